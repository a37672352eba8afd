//! Moves and events, put into words: which Fluent message, with what filled in.

use reverie_game::{Phrase, Seat, Told};

use crate::Mechanica;
use crate::components::BlueprintFigures;
use crate::events::Event;
use crate::floor::{Model, Side, Square, Tile};
use crate::moves::{Move, Site, Wants};
use crate::names::{
    a_fabricator, a_tile, a_truck, an_improvement, at_words, bots_words, facing_words, hole_words,
    into_hole_words, last_square, listed, model_words, over_words, ride_words, row_name, side_words,
    standing_words,
};
use crate::route::{End, Mover, Origin};
use crate::run::Ask;
use crate::state::{Bots, Factory, Stack, State};

impl Told for Mechanica {
    fn move_words(&self, state: &State, seat: Seat, mv: Move) -> Vec<Phrase> {
        let Some(factory) = state.factories.get(seat.index()) else { return Vec::new() };
        vec![match mv {
            Move::Send { .. }
            | Move::Keep { .. }
            | Move::Repurpose { .. }
            | Move::Hole { .. }
            | Move::Planned => self.answer_words(state, seat, factory, mv),
            Move::Install { .. } | Move::Set { .. } | Move::Recycle => self.hand_words(factory, mv),
            Move::Announce { .. } | Move::Retain { .. } => self.making_words(factory, mv),
            Move::Gift { choice, model, hole } => {
                Phrase::new(if choice { "mechanica-do-gift-choice" } else { "mechanica-do-gift" })
                    .with("model", model_words(model))
                    .with("hole", into_hole_words(factory, hole))
            }
            Move::Refuse { choice } => {
                Phrase::new(if choice { "mechanica-do-refuse-choice" } else { "mechanica-do-refuse" })
            }
            Move::Place { model, hole } => Phrase::new("mechanica-do-place")
                .with("model", model_words(model))
                .with("hole", into_hole_words(factory, hole)),
            Move::Discard { model } => Phrase::new("mechanica-do-discard").with("model", model_words(model)),
            Move::Sell { row, model } => Phrase::new("mechanica-do-sell")
                .with("model", model_words(model))
                .with("row", row_name(row))
                .with("money", self.board().sells(model)),
            Move::Sellall => {
                let aboard = factory.aboard();
                let money: u32 = aboard.iter().map(|model| u32::from(self.board().sells(model))).sum();
                Phrase::new("mechanica-do-sell-all").with("bots", bots_words(aboard)).with("money", money)
            }
            Move::Complete { stack } => {
                let number = state.blueprints.get(usize::from(stack)).and_then(Stack::blueprint);
                let figures = number.and_then(|number| self.board().blueprints.get(usize::from(number)));
                Phrase::new("mechanica-do-complete")
                    .with("number", stack + 1)
                    .with("blueprint", self.blueprint_words(number.unwrap_or(0)))
                    .with("money", figures.map_or(0, |figures| figures.money))
            }
            Move::Deliver { row, model } => Phrase::new("mechanica-do-deliver")
                .with("model", model_words(model))
                .with("row", row_name(row)),
            Move::Buy { spot } => match self.offer(state, usize::from(spot)) {
                Some((tile, price)) => {
                    Phrase::new("mechanica-do-buy").with("tile", an_improvement(tile)).with("price", price)
                }
                None => Phrase::new("mechanica-not-for-sale"),
            },
            Move::Fork => Phrase::new("mechanica-do-fork").with("price", self.board().fork),
            Move::Truck { row, size } => Phrase::new("mechanica-do-truck")
                .with("truck", a_truck(size))
                .with("row", row_name(row))
                .with("price", self.truck_price(factory, row, size).unwrap_or(0)),
            Move::Demolish { site } => {
                Phrase::new("mechanica-do-demolish").with("what", standing_words(factory, site))
            }
            Move::Make => Phrase::new("mechanica-do-make"),
        }]
    }

    fn event_words(&self, event: &Event) -> Option<Phrase> {
        let say = |key: &'static str, seat: Seat| Phrase::new(key).with("who", seat);
        Some(match event {
            &Event::First { seat } => say("mechanica-first", seat),
            &Event::Drew { improvement, extra } => {
                Phrase::new(if extra { "mechanica-drew-extra" } else { "mechanica-drew" })
                    .with("tile", an_improvement(improvement))
            }
            &Event::Blueprint { blueprint, .. } => Phrase::new("mechanica-blueprint")
                .with("blueprint", self.blueprint_words(blueprint))
                .with("money", self.board().blueprints[usize::from(blueprint)].money),
            &Event::Day { day } => Phrase::new("mechanica-day").with("day", day),
            // Where everybody arrives and what tiles make is summed up when the factory has run.
            Event::Rode { seat, mover, ride, way } if ride.end == End::Lost => say("mechanica-lost", *seat)
                .with("model", model_words(mover.model))
                .with("square", last_square(mover.from, way)),
            // Every turn makes Basics: only what somebody announced is news. The tile that comes with every turn of the Shop
            // tells of it, and so does what its owner recycles.
            Event::Rode { .. }
            | Event::Worked { .. }
            | Event::Made { model: Model::Basic, .. }
            | Event::Turned { twice: false }
            | Event::Fell { seat: Some(_), .. } => return None,
            &Event::Collided { seat, at, lost } => {
                say("mechanica-collided", seat).with("at", at_words(at, None)).with("bots", bots_words(lost))
            }
            &Event::Ran { seat, loaded, made, vault, wallet } => {
                let results = [
                    (!loaded.is_empty()).then(|| with_bots("mechanica-ran-loaded", loaded)),
                    (!made.is_empty()).then(|| with_bots("mechanica-ran-made", made)),
                    (vault > 0).then(|| Phrase::new("mechanica-to-vault").with("money", vault)),
                    (wallet > 0).then(|| Phrase::new("mechanica-to-wallet").with("money", wallet)),
                ];
                match listed(results.into_iter().flatten().collect()) {
                    Some(results) => say("mechanica-ran", seat).with("results", results),
                    None => say("mechanica-ran-idle", seat),
                }
            }
            &Event::Turn { seat } => say("mechanica-turn", seat),
            &Event::Sold { seat, model, money, row } => say("mechanica-sold", seat)
                .with("model", model_words(model))
                .with("row", row_name(row))
                .with("money", money),
            &Event::Completed { seat, blueprint, money, .. } => say("mechanica-completed", seat)
                .with("blueprint", self.blueprint_words(blueprint))
                .with("money", money),
            &Event::Bought { seat, improvement, price } => {
                say("mechanica-bought", seat).with("tile", an_improvement(improvement)).with("price", price)
            }
            &Event::Installed { seat, square, machine, design, lie } => {
                say(if lie.back { "mechanica-installed-back" } else { "mechanica-installed" }, seat)
                    .with("tile", a_tile(&Tile { machine, design, ..Tile::default() }))
                    .with("square", square.to_string())
                    .with("facing", facing_words(lie.turns))
            }
            &Event::Set { seat, row, fabricator } => {
                say("mechanica-set", seat).with("tile", a_fabricator(fabricator)).with("row", row_name(row))
            }
            &Event::Recycled { seat, improvement, bots } => say("mechanica-recycled", seat)
                .with("tile", an_improvement(improvement))
                .with("bots", bots_words(bots)),
            &Event::Placed { seat, model, hole, lost } => {
                let hole = over_words(hole_words(hole), lost);
                say("mechanica-placed", seat).with("model", model_words(model)).with("hole", hole)
            }
            &Event::Declined { seat, model } => {
                say("mechanica-declined", seat).with("model", model_words(model))
            }
            &Event::Forked { seat, price } => say("mechanica-forked", seat).with("price", price),
            &Event::Truck { seat, row, size, price } => say("mechanica-truck", seat)
                .with("truck", a_truck(size))
                .with("row", row_name(row))
                .with("price", price),
            &Event::Demolished { seat, site, lost } => demolished_words(seat, site, lost),
            &Event::Made { seat, model, .. } => say("mechanica-made", seat).with("model", model_words(model)),
            &Event::Dropped { seat, row, model } => {
                say("mechanica-dropped", seat).with("model", model_words(model)).with("row", row_name(row))
            }
            &Event::Gave { seat, choice } => {
                say(if choice { "mechanica-gave-choice" } else { "mechanica-gave" }, seat)
            }
            Event::Turned { twice: true } => Phrase::new("mechanica-turned-twice"),
            &Event::Fell { improvement, seat: None } => {
                Phrase::new("mechanica-fell").with("tile", an_improvement(improvement))
            }
            &Event::Chip { cheap, money } => {
                Phrase::new(if cheap { "mechanica-chip-cheap" } else { "mechanica-chip-dear" })
                    .with("money", money)
            }
            &Event::ArmandBought { improvement, price } => Phrase::new("mechanica-armand-bought")
                .with("tile", an_improvement(improvement))
                .with("price", price),
            Event::ArmandShort { money: 0 } => Phrase::new("mechanica-armand-waits"),
            &Event::ArmandShort { money } => Phrase::new("mechanica-armand-short").with("money", money),
            &Event::ArmandPaid { money } => Phrase::new("mechanica-armand-paid").with("money", money),
            Event::Refreshed => Phrase::new("mechanica-refreshed"),
            Event::Ended => Phrase::new("mechanica-ended"),
        })
    }
}

fn with_bots(key: &'static str, bots: Bots) -> Phrase {
    Phrase::new(key).with("bots", bots_words(bots))
}

fn demolished_words(seat: Seat, site: Site, lost: Bots) -> Phrase {
    let demolished = match site {
        Site::Floor { square } => {
            Phrase::new("mechanica-demolished-floor").with("square", square.to_string())
        }
        Site::Start { row } => Phrase::new("mechanica-demolished-start").with("row", row_name(row)),
        Site::Dock { row } => Phrase::new("mechanica-demolished-dock").with("row", row_name(row)),
    }
    .with("who", seat);
    if lost.is_empty() { demolished } else { with_bots("mechanica-and-lost", lost).with("what", demolished) }
}

impl Mechanica {
    /// An answer about a run, with what it is an answer to.
    fn answer_words(&self, state: &State, seat: Seat, factory: &Factory, mv: Move) -> Phrase {
        match (mv, self.wants(state, seat)) {
            (Move::Send { ride }, Wants::Run(Ask::Ride { mover, .. })) => Phrase::new("mechanica-do-send")
                .with("mover", self.mover_words(factory, mover))
                .with("ride", ride_words(&ride, &factory.floor)),
            (Move::Keep { bots }, Wants::Run(Ask::Keep { at, .. })) => Phrase::new("mechanica-do-keep")
                .with("bots", bots_words(bots))
                .with("at", at_words(at, Some(&factory.floor))),
            (Move::Repurpose { model }, Wants::Run(Ask::Repurpose { square })) => {
                Phrase::new("mechanica-do-repurpose")
                    .with("model", model_words(model))
                    .with("square", square.to_string())
            }
            (Move::Hole { output }, Wants::Run(Ask::Hole { square, .. })) => Phrase::new("mechanica-do-hole")
                .with("square", square.to_string())
                .with("side", self.output_words(factory, square, output)),
            (Move::Planned, _) => Phrase::new("mechanica-do-planned"),
            // An answer to something else than what is asked is refused, and so is what it says.
            _ => Phrase::new("mechanica-run-first"),
        }
    }

    /// What becomes of the tile or the Fork in hand.
    fn hand_words(&self, factory: &Factory, mv: Move) -> Phrase {
        let hand = factory.owes.hand;
        let tile = hand.map_or_else(|| a_tile(&Tile::default()), an_improvement);
        match mv {
            Move::Install { square, lie } => {
                Phrase::new(if lie.back { "mechanica-do-install-back" } else { "mechanica-do-install" })
                    .with("tile", tile)
                    .with("square", square.to_string())
                    .with("facing", facing_words(lie.turns))
            }
            Move::Set { row, side } => {
                let parked = factory.start.get(usize::from(row)).and_then(|slot| slot.centre);
                let set = Phrase::new(match (parked, side) {
                    (None, _) => "mechanica-do-set",
                    (Some(_), false) => "mechanica-do-set-centre",
                    (Some(_), true) => "mechanica-do-set-side",
                })
                .with("tile", tile)
                .with("row", row_name(row));
                match parked {
                    None => set,
                    Some(model) => set.with("model", model_words(model)),
                }
            }
            _ => {
                let recycles = |one| self.board().figures(one).recycles.iter().copied().collect();
                let bots = hand.map_or(Bots::NONE, recycles);
                Phrase::new("mechanica-do-recycle").with("tile", tile).with("bots", bots_words(bots))
            }
        }
    }

    /// What a Fabricator makes, and which bot stays in its way.
    fn making_words(&self, factory: &Factory, mv: Move) -> Phrase {
        let row = factory.owes.making;
        let there = factory.start.get(usize::from(row)).and_then(|slot| slot.centre).unwrap_or_default();
        let new = factory.owes.made.unwrap_or_default();
        match mv {
            Move::Retain { old } => {
                let (kept, lost) = if old { (there, new) } else { (new, there) };
                Phrase::new(if old { "mechanica-do-retain-old" } else { "mechanica-do-retain-new" })
                    .with("kept", model_words(kept))
                    .with("lost", model_words(lost))
                    .with("row", row_name(row))
            }
            Move::Announce { model } => {
                let deluxe = model == Model::Deluxe;
                let gift = self.board().armand.overactive;
                let made = Phrase::new(match (self.seats, deluxe) {
                    (1, _) => "mechanica-do-announce-armand",
                    (_, false) => "mechanica-do-announce",
                    (_, true) => "mechanica-do-announce-choice",
                })
                .with("model", model_words(model))
                .with("row", row_name(row));
                if self.seats == 1 {
                    made.with("money", if deluxe { gift.deluxe } else { gift.plus })
                } else {
                    made
                }
            }
            _ => Phrase::new("mechanica-announce-first"),
        }
    }

    /// Which bot, and where it comes from.
    pub fn mover_words(&self, factory: &Factory, mover: Mover) -> Phrase {
        match mover.from {
            Origin::Start { hole } => {
                Phrase::new(if hole.side { "mechanica-mover-side" } else { "mechanica-mover-start" })
                    .with("row", row_name(hole.row))
            }
            Origin::Tile { square, output } => Phrase::new("mechanica-mover-tile")
                .with("square", square.to_string())
                .with("side", self.output_words(factory, square, output)),
        }
        .with("model", model_words(mover.model))
    }

    /// To which side an output hole leads.
    fn output_words(&self, factory: &Factory, square: Square, output: u8) -> Phrase {
        let side = factory.tile(square).and_then(|tile| self.board().exit_of(tile, output));
        side_words(side.unwrap_or(Side::East))
    }

    /// What a blueprint asks for.
    pub fn blueprint_words(&self, number: u8) -> Phrase {
        let [basic, plus, deluxe] =
            self.board().blueprints.get(usize::from(number)).map_or([0; 3], BlueprintFigures::bots);
        bots_words(Bots { basic, plus, deluxe })
    }
}
