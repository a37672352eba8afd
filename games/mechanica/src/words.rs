//! Moves and events, put into words: which Fluent message, with what filled in.

use reverie_game::{Phrase, Seat, Texts, Told};

use crate::Mechanica;
use crate::components::Improvement;
use crate::events::Event;
use crate::floor::{Machine, Model};
use crate::moves::{Move, Site};
use crate::route::{End, Ride};
use crate::state::{Bots, Fabricator, Hole, Size, State};

impl Told for Mechanica {
    const TEXTS: Texts = Texts { en: include_str!("../text/en.ftl"), fr: include_str!("../text/fr.ftl") };

    fn move_words(&self, state: &State, seat: Seat, mv: Move) -> Vec<Phrase> {
        let say = Phrase::new;
        let factory = state.factories.get(seat.index());
        let hand = factory.and_then(|factory| factory.owes.hand);
        vec![match mv {
            Move::Send { ride } => say("mechanica-do-send").with("ride", ride_words(&ride)),
            Move::Keep { bots } => say("mechanica-do-keep").with("bots", bots_words(bots)),
            Move::Repurpose { model } => say("mechanica-do-repurpose").with("model", model_words(model)),
            Move::Hole { output } => say("mechanica-do-hole").with("hole", output + 1),
            Move::Planned => say("mechanica-do-planned"),
            Move::Gift { model, hole, .. } => {
                say("mechanica-do-gift").with("model", model_words(model)).with("hole", hole_words(hole))
            }
            Move::Refuse { .. } => say("mechanica-do-refuse"),
            Move::Place { model, hole } => {
                say("mechanica-do-place").with("model", model_words(model)).with("hole", hole_words(hole))
            }
            Move::Discard { model } => say("mechanica-do-discard").with("model", model_words(model)),
            Move::Sell { row, model } => say("mechanica-do-sell")
                .with("model", model_words(model))
                .with("row", row + 1)
                .with("money", self.board().sells(model)),
            Move::Sellall => {
                let aboard = factory.map_or(Bots::NONE, crate::state::Factory::aboard);
                let money: u32 = aboard.iter().map(|model| u32::from(self.board().sells(model))).sum();
                say("mechanica-do-sell-all").with("bots", bots_words(aboard)).with("money", money)
            }
            Move::Complete { stack } => {
                let number =
                    state.blueprints.get(usize::from(stack)).and_then(crate::state::Stack::blueprint);
                let figures = number.and_then(|number| self.board().blueprints.get(usize::from(number)));
                say("mechanica-do-complete")
                    .with("blueprint", self.blueprint_words(number.unwrap_or(0)))
                    .with("money", figures.map_or(0, |figures| figures.money))
            }
            Move::Deliver { row, model } => {
                say("mechanica-do-deliver").with("model", model_words(model)).with("row", row + 1)
            }
            Move::Buy { spot } => {
                let offer = self.offer(state, usize::from(spot));
                say("mechanica-do-buy")
                    .with("tile", improvement_words(offer.map_or(Improvement::GiftWrapper, |(one, _)| one)))
                    .with("price", offer.map_or(0, |(_, price)| price))
            }
            Move::Install { square, lie } => {
                let key = if lie.back { "mechanica-do-install-back" } else { "mechanica-do-install" };
                say(key)
                    .with("tile", hand.map_or_else(|| machine_words(Machine::Fork), improvement_words))
                    .with("square", square.to_string())
                    .with("facing", facing_words(lie.turns))
            }
            Move::Set { row, side } => {
                let tile = hand.unwrap_or(Improvement::AdvancedFabricator);
                let key = if side { "mechanica-do-set-side" } else { "mechanica-do-set" };
                say(key).with("tile", improvement_words(tile)).with("row", row + 1)
            }
            Move::Recycle => {
                let bots = hand
                    .map_or(Bots::NONE, |one| self.board().figures(one).recycles.iter().copied().collect());
                say("mechanica-do-recycle").with("bots", bots_words(bots))
            }
            Move::Fork => say("mechanica-do-fork").with("price", self.board().fork),
            Move::Truck { row, size } => say("mechanica-do-truck")
                .with("truck", size_words(size))
                .with("row", row + 1)
                .with("price", factory.and_then(|factory| self.truck_price(factory, row, size)).unwrap_or(0)),
            Move::Demolish { site } => say("mechanica-do-demolish").with("what", site_words(site)),
            Move::Make => say("mechanica-do-make"),
            Move::Announce { model } => say("mechanica-do-announce").with("model", model_words(model)),
            Move::Retain { old } => {
                say(if old { "mechanica-do-retain-old" } else { "mechanica-do-retain-new" })
            }
        }]
    }

    fn event_words(&self, event: &Event) -> Option<Phrase> {
        let say = |key: &'static str, seat: Seat| Phrase::new(key).with("who", seat);
        Some(match event {
            &Event::First { seat } => say("mechanica-first", seat),
            &Event::Drew { improvement, .. } => {
                Phrase::new("mechanica-drew").with("tile", improvement_words(improvement))
            }
            &Event::Blueprint { blueprint, .. } => Phrase::new("mechanica-blueprint")
                .with("blueprint", self.blueprint_words(blueprint))
                .with("money", self.board().blueprints[usize::from(blueprint)].money),
            &Event::Day { day } => Phrase::new("mechanica-day").with("day", day),
            Event::Rode { seat, mover, ride, .. } => say("mechanica-rode", *seat)
                .with("model", model_words(mover.model))
                .with("ride", ride_words(ride)),
            &Event::Collided { seat, at, lost } => {
                say("mechanica-collided", seat).with("at", end_words(at)).with("bots", bots_words(lost))
            }
            &Event::Worked { seat, machine, made, square } => say("mechanica-worked", seat)
                .with("tile", machine_words(machine))
                .with("square", square.to_string())
                .with("bots", bots_words(made)),
            Event::Ran { .. } => return None,
            &Event::Turn { seat } => say("mechanica-turn", seat),
            &Event::Sold { seat, model, money, .. } => {
                say("mechanica-sold", seat).with("model", model_words(model)).with("money", money)
            }
            &Event::Completed { seat, blueprint, money, .. } => say("mechanica-completed", seat)
                .with("blueprint", self.blueprint_words(blueprint))
                .with("money", money),
            &Event::Bought { seat, improvement, price } => say("mechanica-bought", seat)
                .with("tile", improvement_words(improvement))
                .with("price", price),
            &Event::Installed { seat, square, machine, .. } => say("mechanica-installed", seat)
                .with("tile", machine_words(machine))
                .with("square", square.to_string()),
            &Event::Set { seat, row, fabricator } => {
                say("mechanica-set", seat).with("tile", fabricator_words(fabricator)).with("row", row + 1)
            }
            &Event::Recycled { seat, improvement, bots } => say("mechanica-recycled", seat)
                .with("tile", improvement_words(improvement))
                .with("bots", bots_words(bots)),
            &Event::Placed { seat, model, hole, lost } => {
                let key = if lost.is_some() { "mechanica-placed-over" } else { "mechanica-placed" };
                let placed = say(key, seat).with("model", model_words(model)).with("hole", hole_words(hole));
                match lost {
                    Some(lost) => placed.with("lost", model_words(lost)),
                    None => placed,
                }
            }
            &Event::Declined { seat, model } => {
                say("mechanica-declined", seat).with("model", model_words(model))
            }
            &Event::Forked { seat, price } => say("mechanica-forked", seat).with("price", price),
            &Event::Truck { seat, row, size, price } => say("mechanica-truck", seat)
                .with("truck", size_words(size))
                .with("row", row + 1)
                .with("price", price),
            &Event::Demolished { seat, site, .. } => {
                say("mechanica-demolished", seat).with("what", site_words(site))
            }
            &Event::Made { seat, model, .. } => say("mechanica-made", seat).with("model", model_words(model)),
            &Event::Dropped { seat, model, .. } => {
                say("mechanica-dropped", seat).with("model", model_words(model))
            }
            &Event::Gave { seat, choice } => {
                say(if choice { "mechanica-gave-choice" } else { "mechanica-gave-basic" }, seat)
            }
            &Event::Turned { twice } => {
                Phrase::new(if twice { "mechanica-turned-twice" } else { "mechanica-turned" })
            }
            &Event::Fell { improvement, seat } => match seat {
                Some(seat) => say("mechanica-fell", seat),
                None => Phrase::new("mechanica-fell-armand"),
            }
            .with("tile", improvement_words(improvement)),
            &Event::Chip { cheap, money } => {
                Phrase::new(if cheap { "mechanica-chip-cheap" } else { "mechanica-chip-dear" })
                    .with("money", money)
            }
            &Event::ArmandBought { improvement, price } => Phrase::new("mechanica-armand-bought")
                .with("tile", improvement_words(improvement))
                .with("price", price),
            &Event::ArmandShort { money } => Phrase::new("mechanica-armand-short").with("money", money),
            &Event::ArmandPaid { money } => Phrase::new("mechanica-armand-paid").with("money", money),
            Event::Refreshed => Phrase::new("mechanica-refreshed"),
            Event::Ended => Phrase::new("mechanica-ended"),
        })
    }
}

impl Mechanica {
    /// What a blueprint asks for.
    pub fn blueprint_words(&self, number: u8) -> Phrase {
        let [basic, plus, deluxe] =
            self.board().blueprints.get(usize::from(number)).map_or([0; 3], |figures| figures.bots());
        bots_words(Bots { basic, plus, deluxe })
    }
}

/// "Plus".
pub fn model_words(model: Model) -> Phrase {
    Phrase::new(match model {
        Model::Basic => "mechanica-basic",
        Model::Plus => "mechanica-plus",
        Model::Deluxe => "mechanica-deluxe",
    })
}

/// "2 Basics and 1 Plus".
pub fn bots_words(bots: Bots) -> Phrase {
    let counts = [
        ("mechanica-basics", bots.basic),
        ("mechanica-pluses", bots.plus),
        ("mechanica-deluxes", bots.deluxe),
    ];
    let counted = counts.into_iter().filter(|&(_, count)| count > 0);
    let mut items: Vec<Phrase> = counted.map(|(key, count)| Phrase::new(key).with("count", count)).collect();
    let Some(mut words) = items.pop() else { return Phrase::new("mechanica-no-bots") };
    let mut key = "mechanica-list-and";
    while let Some(item) = items.pop() {
        words = Phrase::new(key).with("first", item).with("rest", words);
        key = "mechanica-list";
    }
    words
}

/// The name of an improvement.
pub fn improvement_words(improvement: Improvement) -> Phrase {
    Phrase::new(match improvement {
        Improvement::GiftWrapper => "mechanica-gift-wrapper",
        Improvement::Upgrader => "mechanica-upgrader",
        Improvement::Duplicator => "mechanica-duplicator",
        Improvement::Downgrader => "mechanica-downgrader",
        Improvement::Repurposer => "mechanica-repurposer",
        Improvement::FlightTester => "mechanica-flight-tester",
        Improvement::StaticCharger => "mechanica-static-charger",
        Improvement::AdvancedFabricator => "mechanica-advanced-fabricator",
        Improvement::OveractiveFabricator => "mechanica-overactive-fabricator",
    })
}

/// The name of what lies on the floor.
pub fn machine_words(machine: Machine) -> Phrase {
    Improvement::of(machine).map_or_else(|| Phrase::new("mechanica-fork"), improvement_words)
}

fn fabricator_words(fabricator: Fabricator) -> Phrase {
    Phrase::new(match fabricator {
        Fabricator::Basic => "mechanica-basic-fabricator",
        Fabricator::Advanced => "mechanica-advanced-fabricator",
        Fabricator::Overactive => "mechanica-overactive-fabricator",
    })
}

fn size_words(size: Size) -> Phrase {
    Phrase::new(match size {
        Size::Small => "mechanica-small-truck",
        Size::Big => "mechanica-big-truck",
        Size::Huge => "mechanica-huge-truck",
    })
}

fn facing_words(turns: u8) -> Phrase {
    Phrase::new(match turns % 4 {
        0 => "mechanica-facing-east",
        1 => "mechanica-facing-south",
        2 => "mechanica-facing-west",
        _ => "mechanica-facing-north",
    })
}

fn site_words(site: Site) -> Phrase {
    match site {
        Site::Floor { square } => Phrase::new("mechanica-site-floor").with("square", square.to_string()),
        Site::Start { row } => Phrase::new("mechanica-site-start").with("row", row + 1),
        Site::Dock { row } => Phrase::new("mechanica-site-dock").with("row", row + 1),
    }
}

fn hole_words(hole: Hole) -> Phrase {
    Phrase::new(if hole.side { "mechanica-hole-side" } else { "mechanica-hole-centre" })
        .with("row", hole.row + 1)
}

fn end_words(end: End) -> Phrase {
    match end {
        End::Truck { row } => Phrase::new("mechanica-end-truck").with("row", row + 1),
        End::Tile { square } => Phrase::new("mechanica-end-tile").with("square", square.to_string()),
        End::Lost => Phrase::new("mechanica-end-lost"),
    }
}

/// Where a ride ends, and what it brings.
fn ride_words(ride: &Ride) -> Phrase {
    let brings = ride.vault > 0 || ride.wallet > 0 || ride.charged.iter().next().is_some();
    let key = if brings { "mechanica-ride-bringing" } else { "mechanica-ride" };
    let words = Phrase::new(key).with("end", end_words(ride.end));
    if brings {
        words
            .with("vault", ride.vault)
            .with("wallet", ride.wallet)
            .with("charged", ride.charged.iter().count())
    } else {
        words
    }
}
