//! Moves and events, put into words: which Fluent message, with what filled in.

use reverie_game::{Phrase, Seat, Texts, Told};

use crate::MechADream;
use crate::cards::{Robot, Specialist};
use crate::components::Power;
use crate::events::{Cause, Event};
use crate::lot::{Effect, Lot, Special};
use crate::moves::{Engine, Move, Wants};
use crate::state::{Part, State, Time};
use crate::tile::{Family, Tile};

impl Told for MechADream {
    const TEXTS: Texts = Texts { en: include_str!("../text/en.ftl"), fr: include_str!("../text/fr.ftl") };

    fn move_words(&self, state: &State, seat: Seat, mv: Move) -> Vec<Phrase> {
        let say = Phrase::new;
        vec![match mv {
            Move::Keep { robot } => say("mech-do-keep")
                .with("robot", self.robot_words(robot))
                .with("start", lot_words(&self.board().robots[robot.index()].start)),
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
                let hired = state.specialists.iter().find(|hired| hired.specialist == specialist);
                let words = self.specialist_words(specialist);
                let price = hired.map_or(0, |hired| hired.price);
                match hired.and_then(|hired| hired.by) {
                    Some(by) => say("mech-do-recruit").with("who", by),
                    None => say("mech-do-recruit-middle"),
                }
                .with("specialist", words)
                .with("price", price)
            }
            Move::Dock => {
                let packages = state.time.part().map_or(&[][..], |part| self.packages(state, part));
                say("mech-do-dock")
                    .with("price", self.gate(state, seat).unwrap_or(0))
                    .with("packages", list_words(packages.iter().map(lot_words).collect()))
            }
            Move::Buy { tile } => {
                let earlier = match self.wants(state, seat) {
                    Wants::Purchase { earlier } => earlier,
                    _ => 0,
                };
                let terms = self.terms(state, seat, tile, earlier);
                let key = if terms.slot == 0 { "mech-do-buy-at-once" } else { "mech-do-buy" };
                say(key)
                    .with("machine", self.machine_words(tile))
                    .with("price", price_words(&terms.price))
                    .with("slot", terms.slot)
            }
            Move::Build { tile } => say("mech-do-build").with("machine", self.machine_words(tile)),
            Move::Boost { tile } => say("mech-do-boost").with("machine", self.machine_words(tile)),
            Move::Use { engine, way } => {
                let effect = self.ways(state, seat, engine).get(usize::from(way)).copied();
                say("mech-do-use")
                    .with("engine", self.engine_words(engine))
                    .with("effect", effect_words(&effect.unwrap_or_default()))
            }
            Move::Copy { of, engine, way } => {
                let effect = self.ways(state, of, engine).get(usize::from(way)).copied();
                say("mech-do-copy")
                    .with("who", of)
                    .with("engine", self.engine_words(engine))
                    .with("effect", effect_words(&effect.unwrap_or_default()))
            }
            Move::Decline => say("mech-do-decline"),
            Move::Bonus { specialist, way } => {
                let gain = self.board().specialist(specialist).ways.get(usize::from(way)).copied();
                say("mech-do-bonus").with("lot", lot_words(&gain.unwrap_or_default()))
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
            // The tile was seen before, and the one that takes its place is told of.
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
                say("mech-hired", seat).with("specialist", self.specialist_words(specialist))
            }
            Event::Middle { specialist } => {
                Phrase::new("mech-middle").with("specialist", self.specialist_words(specialist))
            }
            Event::Began { day, time } => Phrase::new(match time {
                Time::Morning => "mech-began-morning",
                Time::Afternoon => "mech-began-afternoon",
                Time::Evening => "mech-began-evening",
                _ => "mech-began-night",
            })
            .with("day", day),
            Event::Recruited { seat, specialist, from, price } => match from {
                Some(from) => say("mech-recruited", seat).with("from", from),
                None => say("mech-recruited-middle", seat),
            }
            .with("specialist", self.specialist_words(specialist))
            .with("price", price),
            Event::Dock { seat, paid, .. } => say("mech-dock", seat).with("price", paid),
            Event::Bought { seat, tile, paid, slot, robot } => {
                let key = match (robot, slot) {
                    (false, 0) => "mech-bought-at-once",
                    (false, _) => "mech-bought",
                    (true, 0) => "mech-robot-bought-at-once",
                    (true, _) => "mech-robot-bought",
                };
                let bought = say(key, seat)
                    .with("machine", self.machine_words(tile))
                    .with("price", price_words(&paid));
                if slot == 0 { bought } else { bought.with("slot", slot) }
            }
            Event::Built { seat, tile } => say("mech-built", seat).with("machine", self.machine_words(tile)),
            Event::Gained { seat, gain, lost, from } => {
                // Boosts and activations are told of when they are placed or spent.
                let kept = Lot { boosts: 0, activations: 0, ..gain }.less(&lost);
                if kept.is_nothing() && lost.is_nothing() {
                    return None;
                }
                let key = match from {
                    Cause::Stock => "mech-gained-stock",
                    Cause::Package { .. } => "mech-gained-package",
                    Cause::Robot => "mech-gained-robot",
                    Cause::Machine { .. } => "mech-gained-machine",
                    Cause::Copy => "mech-gained-copy",
                    Cause::Completed { .. } => "mech-gained-completed",
                    Cause::Slot { .. } => "mech-gained-slot",
                    Cause::Specialist { .. } => "mech-gained-specialist",
                    Cause::Price { .. } => "mech-gained-price",
                };
                let gained = say(key, seat).with("lot", lot_words(&kept));
                if lost.is_nothing() {
                    gained
                } else {
                    Phrase::new("mech-and-lost").with("gained", gained).with("lost", lot_words(&lost))
                }
            }
            Event::Moved { seat, tile, from, to } => {
                moved("mech-moved", seat, from, to)?.with("machine", self.machine_words(tile))
            }
            Event::Boosted { seat, tile, from, to } => {
                moved("mech-boosted", seat, from, to)?.with("machine", self.machine_words(tile))
            }
            Event::Wasted { seat, boosts } => say("mech-wasted", seat).with("boosts", boosts),
            Event::Completed { seat, tile, place } => {
                say("mech-completed", seat).with("machine", self.machine_words(tile)).with("place", place + 1)
            }
            Event::Used { seat, engine, paid, .. } => {
                let key = match (engine, paid.is_nothing()) {
                    (Engine::Robot, true) => "mech-used-robot",
                    (Engine::Robot, false) => "mech-used-robot-paying",
                    (Engine::Machine(_), true) => "mech-used",
                    (Engine::Machine(_), false) => "mech-used-paying",
                };
                let used = match engine {
                    Engine::Robot => say(key, seat),
                    Engine::Machine(tile) => say(key, seat).with("machine", self.machine_words(tile)),
                };
                if paid.is_nothing() { used } else { used.with("paid", lot_words(&paid)) }
            }
            Event::Copied { seat, of, engine, paid, .. } => {
                let copied = match engine {
                    Engine::Robot => say("mech-copied-robot", seat),
                    Engine::Machine(tile) => {
                        say("mech-copied", seat).with("machine", self.machine_words(tile))
                    }
                };
                copied.with("of", of).with("paid", price_words(&paid))
            }
            Event::Declined { seat } => say("mech-declined", seat),
            Event::Done { seat } => say("mech-done", seat),
            Event::Fell { specialist, price } => Phrase::new("mech-fell")
                .with("specialist", self.specialist_words(specialist))
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

impl MechADream {
    /// What a machine is called: after its picture, which follows from what it does.
    pub fn machine_words(&self, tile: Tile) -> Phrase {
        let figures = self.board().tile(tile);
        let name = match (figures.family, figures.power) {
            (Family::Crystal, _) => {
                return Phrase::new("mech-machine-crystal").with("lot", lot_words(&figures.reward));
            }
            (_, Some(Power::Ink)) => return Phrase::new("mech-machine-saves-ink"),
            (_, Some(Power::Hourglass)) => return Phrase::new("mech-machine-saves-hourglasses"),
            (_, Some(Power::Rainbow)) => return Phrase::new("mech-machine-saves-rainbows"),
            (_, Some(Power::Flower)) => return Phrase::new("mech-machine-saves-flowers"),
            _ => picture(&figures.effect.gain),
        };
        Phrase::new(name).with("effect", effect_words(&figures.effect))
    }

    fn engine_words(&self, engine: Engine) -> Phrase {
        match engine {
            Engine::Robot => Phrase::new("mech-the-robot"),
            Engine::Machine(tile) => Phrase::new(picture(&self.board().tile(tile).effect.gain))
                .with("effect", effect_words(&self.board().tile(tile).effect)),
        }
    }

    /// What an Enlightened Robot does.
    pub fn robot_words(&self, robot: Robot) -> Phrase {
        let ways = self.board().robots[robot.index()].ways.iter().map(effect_words);
        Phrase::new("mech-robot").with("number", robot.number()).with("effect", choice_words(ways.collect()))
    }

    /// Who a Specialist is, and what they give.
    pub fn specialist_words(&self, specialist: Specialist) -> Phrase {
        let figures = self.board().specialist(specialist);
        let after: Vec<Phrase> = figures
            .after
            .iter()
            .map(|action| {
                Phrase::new(match action {
                    crate::components::Action::Stock => "mech-after-stock",
                    crate::components::Action::Dock => "mech-after-dock",
                    crate::components::Action::Buy => "mech-after-buy",
                    crate::components::Action::Build => "mech-after-build",
                })
            })
            .collect();
        Phrase::new("mech-specialist")
            .with("name", Phrase::new(SPECIALISTS[specialist.index()]))
            .with("after", choice_words(after))
            .with("lot", choice_words(figures.ways.iter().map(lot_words).collect()))
    }
}

/// The Specialists' names, in the order of their numbers.
const SPECIALISTS: [&str; Specialist::COUNT] = [
    "mech-specialist-1",
    "mech-specialist-2",
    "mech-specialist-3",
    "mech-specialist-4",
    "mech-specialist-5",
    "mech-specialist-6",
    "mech-specialist-7",
    "mech-specialist-8",
    "mech-specialist-9",
    "mech-specialist-10",
];

/// A purple machine is pictured, and called, after the most precious thing it gives.
fn picture(gain: &Lot) -> &'static str {
    if gain.dreams > 0 {
        "mech-machine-horn"
    } else if gain.rainbows > 0 {
        "mech-machine-prism"
    } else if gain.boosts > 0 {
        "mech-machine-clock"
    } else if gain.ink > gain.flowers {
        "mech-machine-still"
    } else {
        "mech-machine-greenhouse"
    }
}

/// "2 flowers and 1 ink".
pub fn lot_words(lot: &Lot) -> Phrase {
    let amounts = [
        ("mech-lot-flowers", lot.flowers),
        ("mech-lot-ink", lot.ink),
        ("mech-lot-rainbows", lot.rainbows),
        ("mech-lot-dreams", lot.dreams),
        ("mech-lot-boosts", lot.boosts),
        ("mech-lot-activations", lot.activations),
    ];
    let items = amounts.into_iter().filter(|&(_, amount)| amount > 0);
    let items: Vec<Phrase> = items.map(|(key, amount)| Phrase::new(key).with("count", amount)).collect();
    if items.is_empty() { Phrase::new("mech-lot-nothing") } else { list_words(items) }
}

/// "2 ink", or "nothing".
fn price_words(price: &Lot) -> Phrase {
    if price.is_nothing() { Phrase::new("mech-free") } else { lot_words(price) }
}

/// "1 flower for 3 ink".
pub fn effect_words(effect: &Effect) -> Phrase {
    let gain = match effect.special {
        None => lot_words(&effect.gain),
        Some(Special::EveningPackage) => Phrase::new("mech-effect-package"),
        Some(Special::Purchase { earlier }) => Phrase::new("mech-effect-purchase").with("earlier", earlier),
        Some(Special::Copy) => Phrase::new("mech-effect-copy"),
    };
    if effect.pay.is_nothing() {
        gain
    } else {
        Phrase::new("mech-effect-trade").with("pay", lot_words(&effect.pay)).with("gain", gain)
    }
}

/// "a, b and c".
fn list_words(items: Vec<Phrase>) -> Phrase {
    joined(items, "mech-list-and", "mech-list")
}

/// "a, b or c".
fn choice_words(items: Vec<Phrase>) -> Phrase {
    joined(items, "mech-list-or", "mech-list")
}

fn joined(items: Vec<Phrase>, last: &'static str, before: &'static str) -> Phrase {
    let mut items = items.into_iter().rev();
    let mut words = items.next().unwrap_or_else(|| Phrase::new("mech-lot-nothing"));
    let mut key = last;
    for item in items {
        words = Phrase::new(key).with("first", item).with("rest", words);
        key = before;
    }
    words
}

/// "morning".
pub fn part_words(part: Part) -> Phrase {
    Phrase::new(match part {
        Part::Morning => "mech-morning",
        Part::Afternoon => "mech-afternoon",
        Part::Evening => "mech-evening",
    })
}
