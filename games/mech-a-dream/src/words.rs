//! Moves and events, put into words: which Fluent message, with what filled in.

use reverie_game::{Phrase, Seat, Told};

use crate::MechADream;
use crate::cards::{Robot, Specialist};
use crate::components::{Action, Power};
use crate::engines::Engine;
use crate::events::{Cause, Event};
use crate::lot::{Effect, Lot, Special};
use crate::moves::{Move, Wants};
use crate::state::{Place, State, Time};
use crate::tile::{Family, Tile};

impl Told for MechADream {
    fn move_words(&self, state: &State, seat: Seat, mv: Move) -> Vec<Phrase> {
        let say = Phrase::new;
        vec![match mv {
            Move::Keep { robot } => say("mech-do-keep")
                .with("robot", self.robot_words(robot))
                .with("start", lot_words(&self.board().robot(robot).start)),
            Move::Hire { specialist } => {
                say("mech-do-hire").with("specialist", self.specialist_words(specialist))
            }
            Move::Stock { choice } => {
                let Wants::Work(part) = self.wants(state, seat) else { return vec![] };
                let floor = self.board().stock_room.floor(part);
                let chosen = floor.choice.get(usize::from(choice)).copied().unwrap_or_default();
                say("mech-do-stock").with("lot", lot_words(&floor.fixed.and(chosen)))
            }
            Move::Recruit { specialist } => {
                let Wants::Work(part) = self.wants(state, seat) else { return vec![] };
                let hired = state.specialists.iter().find(|hired| hired.specialist == specialist);
                let mut taken = lot_items(self.board().stock_room.floor(part).fixed);
                taken.push(self.specialist_words(specialist));
                match hired.and_then(|hired| hired.by) {
                    Some(by) => say("mech-do-recruit").with("from", whose("mech-from", by)),
                    None => say("mech-do-recruit-middle"),
                }
                .with("lot", list_words(taken))
                .with("price", price_words(Lot::rainbows(hired.map_or(0, |hired| hired.price))))
            }
            Move::Dock => {
                let packages = state.time.part().map_or(&[][..], |part| self.packages(state, part));
                let gate = Lot::flowers(self.gate(state, seat).unwrap_or(0));
                say("mech-do-dock")
                    .with("price", price_words(gate))
                    .with("packages", list_words(packages.iter().map(lot_words).collect()))
            }
            Move::Buy { tile } => {
                let earlier = match self.wants(state, seat) {
                    Wants::Purchase { earlier } => earlier,
                    _ => 0,
                };
                let terms = self.terms(state, seat, tile, earlier);
                let buy = if terms.slot == 0 {
                    say("mech-do-buy-at-once")
                } else {
                    say("mech-do-buy").with("slot", terms.slot)
                };
                buy.with("machine", self.this_machine(state, tile)).with("price", price_words(terms.price))
            }
            Move::Build { tile } => say("mech-do-build")
                .with("machine", self.this_machine(state, tile))
                .with("slot", slot_of(state, tile)),
            Move::Boost { tile } => {
                let (machine, slot) = (self.this_machine(state, tile), slot_of(state, tile));
                let boost = if slot > 1 {
                    say("mech-do-boost").with("from", slot).with("to", slot - 1)
                } else {
                    say("mech-do-boost-completes")
                };
                boost.with("machine", machine)
            }
            Move::Use { engine: Engine::Machine(tile), .. } => {
                say("mech-do-use").with("machine", self.this_machine(state, tile))
            }
            Move::Use { engine: Engine::Robot, way } => {
                say("mech-do-use-robot").with("effect", self.robot_effect(state, seat, way))
            }
            Move::Copy { of, engine: Engine::Machine(tile), .. } => say("mech-do-copy")
                .with("machine", self.this_machine(state, tile))
                .with("at", whose("mech-at", of)),
            Move::Copy { of, engine: Engine::Robot, way } => say("mech-do-copy-robot")
                .with("effect", self.robot_effect(state, of, way))
                .with("at", whose("mech-at", of)),
            Move::Decline => say("mech-do-decline"),
            Move::Bonus { specialist, way } => {
                let gain = self.board().specialist(specialist).ways.get(usize::from(way)).copied();
                say("mech-do-bonus")
                    .with("specialist", self.specialist_name(specialist))
                    .with("lot", lot_words(&gain.unwrap_or_default()))
            }
            Move::Everything => {
                let gain = self
                    .everything(state, seat)
                    .iter()
                    .filter_map(|engine| self.ways(state, seat, engine).first())
                    .fold(Lot::NOTHING, |sum, effect| sum.and(effect.gain));
                say("mech-do-everything").with("lot", lot_words(&gain))
            }
            Move::Done => say("mech-do-done"),
        }]
    }

    fn event_words(&self, event: &Event) -> Option<Phrase> {
        let say = |key: &'static str, seat: Seat| Phrase::new(key).with("who", seat);
        Some(match *event {
            Event::Turned { tile, .. } => {
                Phrase::new("mech-turned").with("machine", self.machine_words(tile))
            }
            // The tile was seen before, and the one that takes its place is told of; what the stock room gave follows.
            Event::Slid { .. } | Event::Stock { .. } => return None,
            Event::Delivery { delivery } => {
                Phrase::new("mech-delivery").with("price", self.board().delivery(delivery).flowers)
            }
            Event::Specialist { specialist } => {
                Phrase::new("mech-specialist-shown").with("specialist", self.specialist_words(specialist))
            }
            Event::Dealt { seat, robots } => say("mech-dealt", seat)
                .with("one", self.robot_words(robots[0]))
                .with("other", self.robot_words(robots[1])),
            Event::Chose { seat } => say("mech-chose", seat),
            Event::Kept { seat, robot } => say("mech-kept", seat).with("robot", self.robot_words(robot)),
            Event::Robot { seat, robot, start } => say("mech-robot-shown", seat)
                .with("robot", self.robot_words(robot))
                .with("start", lot_words(&start)),
            Event::First { seat } => say("mech-first", seat),
            Event::Hired { seat, specialist } => {
                say("mech-hired", seat).with("specialist", self.specialist_name(specialist))
            }
            Event::Middle { specialist } => {
                Phrase::new("mech-middle").with("specialist", self.specialist_name(specialist))
            }
            Event::Began { day, time } => Phrase::new(match time {
                Time::Morning => "mech-began-morning",
                Time::Afternoon => "mech-began-afternoon",
                Time::Evening => "mech-began-evening",
                _ => "mech-began-night",
            })
            .with("day", day),
            Event::Recruited { seat, specialist, from, price } => match from {
                Some(from) => say("mech-recruited", seat).with("from", whose("mech-from", from)),
                None => say("mech-recruited-middle", seat),
            }
            .with("specialist", self.specialist_name(specialist))
            .with("price", price_words(Lot::rainbows(price))),
            Event::Dock { seat, paid, .. } => {
                say("mech-dock", seat).with("price", price_words(Lot::flowers(paid)))
            }
            Event::Bought { seat, tile, paid, slot, robot } => {
                let key = match (robot, slot) {
                    (false, 0) => "mech-bought-at-once",
                    (false, _) => "mech-bought",
                    (true, 0) => "mech-robot-bought-at-once",
                    (true, _) => "mech-robot-bought",
                };
                let bought =
                    say(key, seat).with("machine", self.machine_words(tile)).with("price", price_words(paid));
                if slot == 0 { bought } else { bought.with("slot", slot) }
            }
            Event::Built { seat, tile } => say("mech-built", seat).with("machine", self.machine_words(tile)),
            Event::Gained { seat, gain, lost, from } => return self.gained(seat, gain, lost, from),
            Event::Moved { seat, tile, from, to } => {
                moved("mech-moved", seat, from, to)?.with("machine", self.machine_words(tile))
            }
            Event::Boosted { seat, tile, from, to } => {
                moved("mech-boosted", seat, from, to)?.with("machine", self.machine_words(tile))
            }
            Event::Wasted { seat, boosts } => say("mech-wasted", seat).with("boosts", boosts),
            Event::Completed { seat, tile, place } => say("mech-completed", seat)
                .with("machine", self.machine_words(tile))
                .with("number", place + 1),
            Event::Used { seat, engine: Engine::Machine(tile), .. } => {
                say("mech-used", seat).with("machine", self.machine_words(tile))
            }
            // The robot painted on the board has one effect only, and what it gave follows.
            Event::Used { engine: Engine::Robot, .. }
                if !self.board().with_robots && self.board().robot.is_plain() =>
            {
                return None;
            }
            Event::Used { seat, engine: Engine::Robot, paid, .. } if paid.is_nothing() => {
                say("mech-used-robot", seat)
            }
            Event::Used { seat, engine: Engine::Robot, paid, .. } => {
                say("mech-used-robot-paying", seat).with("price", price_words(paid))
            }
            Event::Copied { seat, of, engine, paid, .. } => match engine {
                Engine::Robot => say("mech-copied-robot", seat),
                Engine::Machine(tile) => say("mech-copied", seat).with("machine", self.machine_words(tile)),
            }
            .with("at", whose("mech-at", of))
            .with("price", price_words(paid)),
            Event::Declined { seat } => say("mech-declined", seat),
            Event::Done { seat } => say("mech-done", seat),
            Event::Fell { specialist, price } => Phrase::new("mech-fell")
                .with("specialist", self.specialist_name(specialist))
                .with("price", price),
            Event::Ended { seat, .. } => match seat {
                Some(seat) => say("mech-ended-full", seat),
                None => Phrase::new("mech-ended-week"),
            },
        })
    }
}

/// A machine that moved; arrival is told of by its completion.
fn moved(key: &'static str, seat: Seat, from: u8, to: u8) -> Option<Phrase> {
    let moved = Phrase::new(key).with("who", seat).with("from", from).with("to", to);
    (to > 0).then_some(moved)
}

/// "in your workshop", "from Noor": a second player in a sentence, who may be "you" as well.
fn whose(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).with("who", seat)
}

/// The slot of somebody's belt a machine is on.
fn slot_of(state: &State, tile: Tile) -> u8 {
    match state.tiles.get(tile) {
        Place::Belt { slot, .. } => slot,
        _ => 0,
    }
}

/// Whether two places are side by side: both on sale, both on one belt or both in one workshop.
fn side_by_side(one: Place, other: Place) -> bool {
    match (one, other) {
        (Place::Sale { .. }, Place::Sale { .. }) => true,
        (Place::Belt { seat: one, .. }, Place::Belt { seat: other, .. })
        | (Place::Workshop { seat: one, .. }, Place::Workshop { seat: other, .. }) => one == other,
        _ => false,
    }
}

impl MechADream {
    /// What somebody got. Boosts and activations are told of when they are placed or spent; what a machine gives is said
    /// with its name, and only told again when some of it was lost.
    fn gained(&self, seat: Seat, gain: Lot, lost: Lot, from: Cause) -> Option<Phrase> {
        let kept = Lot { boosts: 0, activations: 0, ..gain }.less(&lost);
        if kept.is_nothing() {
            let all = Phrase::new("mech-lost").with("who", seat).with("lost", lot_words(&lost));
            return (!lost.is_nothing()).then_some(all);
        }
        let said_already = matches!(from, Cause::Machine { .. } | Cause::Completed { .. });
        if said_already && lost.is_nothing() {
            return None;
        }
        let key = match from {
            Cause::Stock => "mech-gained-stock",
            Cause::Package { .. } => "mech-gained-package",
            Cause::Robot => "mech-gained-robot",
            Cause::Machine { .. } | Cause::Completed { .. } => "mech-gained-machine",
            Cause::Copy => "mech-gained-copy",
            Cause::Slot { .. } => "mech-gained-slot",
            Cause::Specialist { .. } => "mech-gained-specialist",
            Cause::Price { .. } => "mech-gained-price",
        };
        let gained = Phrase::new(key).with("who", seat).with("lot", lot_words(&kept));
        let gained = match from {
            Cause::Slot { place } => gained.with("number", place + 1),
            Cause::Specialist { specialist } | Cause::Price { specialist } => {
                gained.with("specialist", self.specialist_name(specialist))
            }
            _ => gained,
        };
        Some(if lost.is_nothing() {
            gained
        } else {
            Phrase::new("mech-and-lost").with("gained", gained).with("lost", lot_words(&lost))
        })
    }

    /// What a machine is called: after its picture, with what it does or, for green and yellow ones, once pays.
    pub fn machine_words(&self, tile: Tile) -> Phrase {
        let figures = self.board().tile(tile);
        let name = match (figures.family, figures.power) {
            (Family::Crystal, _) => "mech-machine-crystal",
            (_, Some(Power::Ink)) => "mech-machine-saves-ink",
            (_, Some(Power::Hourglass)) => "mech-machine-saves-time",
            (_, Some(Power::Rainbow)) => "mech-machine-saves-rainbows",
            (_, Some(Power::Flower)) => "mech-machine-saves-flowers",
            _ => picture(figures.effect.gain),
        };
        let effect = if tile.family().turns_purple() {
            effect_words(&figures.effect)
        } else {
            lot_words(&figures.reward)
        };
        Phrase::new(name).with("effect", effect)
    }

    /// A machine where it lies: with the name of its tile if there is another one like it.
    fn this_machine(&self, state: &State, tile: Tile) -> Phrase {
        let (words, place) = (self.machine_words(tile), state.tiles.get(tile));
        let is_like = |(other, at): (Tile, Place)| {
            other != tile && side_by_side(at, place) && self.machine_words(other) == words
        };
        if state.tiles.iter().any(is_like) {
            Phrase::new("mech-machine-this").with("machine", words).with("tile", tile.to_string())
        } else {
            words
        }
    }

    /// What this seat's robot does in one of its ways.
    fn robot_effect(&self, state: &State, seat: Seat, way: u8) -> Phrase {
        let effect = self.ways(state, seat, Engine::Robot).get(usize::from(way));
        effect.map_or_else(|| lot_words(&Lot::NOTHING), effect_words)
    }

    /// What an Enlightened Robot does.
    pub fn robot_words(&self, robot: Robot) -> Phrase {
        let ways = self.board().robot(robot).ways.iter().map(effect_words);
        Phrase::new("mech-robot")
            .with("number", robot.number())
            .with("effect", joined(ways.collect(), "mech-ways"))
    }

    /// Who a Specialist is: "the gardener". Whom neither their box nor the texts name goes by their number: "S11".
    pub fn specialist_name(&self, specialist: Specialist) -> Phrase {
        match &self.board().specialist(specialist).name {
            Some(name) => Phrase::named("mech-specialist", name),
            None => Phrase::new(format!("mech-specialist-{}", specialist.number()))
                .with("name", format!("S{}", specialist.number())),
        }
    }

    /// Who a Specialist is, and what they give.
    pub fn specialist_words(&self, specialist: Specialist) -> Phrase {
        let figures = self.board().specialist(specialist);
        let after = figures.after.iter().map(|action| {
            Phrase::new(match action {
                Action::Stock => "mech-after-stock",
                Action::Dock => "mech-after-dock",
                Action::Buy => "mech-after-buy",
                Action::Build => "mech-after-build",
            })
        });
        Phrase::new("mech-specialist")
            .with("name", self.specialist_name(specialist))
            .with("after", choice_words(after.collect()))
            .with("lot", choice_words(figures.ways.iter().map(lot_words).collect()))
    }
}

/// A purple machine is pictured, and called, after what it gives.
fn picture(gain: Lot) -> &'static str {
    if gain.boosts > 0 {
        "mech-machine-clock"
    } else if gain.rainbows > 0 {
        "mech-machine-prism"
    } else if gain.dreams > 0 {
        "mech-machine-horn"
    } else if gain.flowers > 0 && gain.ink > 0 {
        "mech-machine-garden"
    } else if gain.ink > 0 {
        "mech-machine-still"
    } else {
        "mech-machine-greenhouse"
    }
}

/// "2 flowers and 1 ink".
pub fn lot_words(lot: &Lot) -> Phrase {
    list_words(lot_items(*lot))
}

fn lot_items(lot: Lot) -> Vec<Phrase> {
    let amounts = [
        ("mech-lot-flowers", lot.flowers),
        ("mech-lot-ink", lot.ink),
        ("mech-lot-rainbows", lot.rainbows),
        ("mech-lot-dreams", lot.dreams),
        ("mech-lot-boosts", lot.boosts),
        ("mech-lot-activations", lot.activations),
    ];
    let items = amounts.into_iter().filter(|&(_, amount)| amount > 0);
    items.map(|(key, amount)| Phrase::new(key).with("count", amount)).collect()
}

/// "for 2 ink", or "for nothing".
fn price_words(price: Lot) -> Phrase {
    if price.is_nothing() {
        Phrase::new("mech-free")
    } else {
        Phrase::new("mech-price").with("lot", lot_words(&price))
    }
}

/// "3 ink for 1 flower".
pub fn effect_words(effect: &Effect) -> Phrase {
    let mut items = lot_items(effect.gain);
    items.extend(effect.special.map(|special| match special {
        Special::EveningPackage => Phrase::new("mech-effect-package"),
        Special::Purchase { earlier } => Phrase::new("mech-effect-purchase").with("earlier", earlier),
        Special::Copy => Phrase::new("mech-effect-copy"),
    }));
    let gain = list_words(items);
    if effect.pay.is_nothing() {
        gain
    } else {
        Phrase::new("mech-effect-trade").with("pay", lot_words(&effect.pay)).with("gain", gain)
    }
}

/// "a, b and c", or "nothing".
fn list_words(items: Vec<Phrase>) -> Phrase {
    joined(items, "mech-list-and")
}

/// "a, b or c".
fn choice_words(items: Vec<Phrase>) -> Phrase {
    joined(items, "mech-list-or")
}

fn joined(items: Vec<Phrase>, last: &'static str) -> Phrase {
    let mut items = items.into_iter().rev();
    let mut words = items.next().unwrap_or_else(|| Phrase::new("mech-lot-nothing"));
    let mut key = last;
    for item in items {
        words = Phrase::new(key).with("first", item).with("rest", words);
        key = "mech-list";
    }
    words
}
