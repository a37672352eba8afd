//! Whether a box holds together: what a reader of the file could not see from one value alone.

use reverie_game::{Contents, Fault};

use crate::cards::MOST;
use crate::components::{Components, DeliveryFigures, Floor, PurpleFigures};
use crate::lot::{Effect, Lot, Special};
use crate::rules::DAYS;
use crate::state::{BELT, DIAL, MOST_PLAYERS, Part};
use crate::tile::Family;

/// The most of anything on one tile, package or card: what two digits can't say is a slip of the pen.
const MOST_OF_A_KIND: u8 = 30;
/// The most packages in a row, choices on a floor, ways of a robot or a Specialist.
const MOST_THINGS: usize = 6;

impl Contents for Components {
    /// What is wrong with the box as a whole, if anything is.
    fn check(&self) -> Result<(), Fault> {
        self.check_counts()?;
        let start = &self.start;
        if !start.can_be_paid() || start.flowers > DIAL || start.ink > DIAL {
            return Err(Fault::at(&["start:"], "components-start"));
        }
        if self.robot.special.is_some() || !sound(&self.robot) {
            return Err(Fault::at(&["robot:"], "components-robot"));
        }
        for (name, floor) in self.floors() {
            if !check_floor(floor) {
                return Err(Fault::at(&["stock_room:", name], "components-floor"));
            }
        }
        self.check_tiles()?;
        for (n, card) in (1..).zip(&self.deliveries) {
            if !check_delivery(card) {
                return Err(Fault::at(&["deliveries:"], "components-delivery")
                    .then("morning:", n)
                    .with("number", &n.to_string()));
            }
        }
        self.check_robots()?;
        for (n, specialist) in (1..).zip(&self.specialists) {
            let ways = &specialist.ways;
            let lots_fit = ways.iter().all(|lot| gives(*lot) && lot.activations <= 1);
            if specialist.after.is_empty() || ways.is_empty() || ways.len() > MOST_THINGS || !lots_fit {
                return Err(Fault::at(&["specialists:"], "components-specialist")
                    .then("after:", n)
                    .with("number", &n.to_string()));
            }
        }
        Ok(())
    }
}

impl Components {
    fn floors(&self) -> [(&'static str, &Floor); 3] {
        let room = &self.stock_room;
        [("morning:", &room.morning), ("afternoon:", &room.afternoon), ("evening:", &room.evening)]
    }

    /// As many of each as a table is laid with: what is on sale, a card a day, two robots and a Specialist for everybody.
    fn check_counts(&self) -> Result<(), Fault> {
        let days = usize::from(DAYS);
        let counts = [
            ("resource:", self.resource.len(), 3, Family::Resource.most()),
            ("power:", self.power.len(), 2, Family::Power.most()),
            ("economical:", self.economical.len(), 0, Family::Economical.most()),
            ("crystal:", self.crystal.len(), 1, Family::Crystal.most()),
            ("deliveries:", self.deliveries.len(), days, MOST),
            ("robots:", self.robots.len(), 2 * MOST_PLAYERS, MOST),
            ("specialists:", self.specialists.len(), MOST_PLAYERS, MOST),
        ];
        let fits = |are: usize, least: usize, most: u8| (least..=usize::from(most)).contains(&are);
        match counts.into_iter().find(|&(_, are, least, most)| !fits(are, least, most)) {
            None => Ok(()),
            Some((name, are, least, most)) => Err(Fault::at(&[name], "components-count")
                .with("what", name.trim_end_matches(':'))
                .with("are", &are.to_string())
                .with("least", &least.to_string())
                .with("most", &most.to_string())),
        }
    }

    fn check_tiles(&self) -> Result<(), Fault> {
        let purple = |list: &[PurpleFigures]| -> Vec<(u8, u8, bool)> {
            let is_sound = |figures: &PurpleFigures| {
                let effect = Effect { pay: figures.pay, gain: figures.gain, special: None };
                sound(&effect) && gives(figures.gain)
            };
            list.iter().map(|figures| (figures.price, figures.time, is_sound(figures))).collect()
        };
        let green =
            self.economical.iter().map(|tile| (tile.price, tile.time, tile.rainbows <= MOST_OF_A_KIND));
        let yellow = self.crystal.iter().map(|tile| (tile.price, tile.time, tile.dreams <= MOST_OF_A_KIND));
        let families = [
            ("resource:", Family::Resource, purple(&self.resource)),
            ("power:", Family::Power, purple(&self.power)),
            ("economical:", Family::Economical, green.collect()),
            ("crystal:", Family::Crystal, yellow.collect()),
        ];
        for (name, family, tiles) in families {
            for (n, (price, time, is_sound)) in (1..).zip(tiles) {
                let key = if !(1..=BELT).contains(&time) {
                    "components-time"
                } else if price > DIAL {
                    "components-price"
                } else if !is_sound {
                    "components-effect"
                } else {
                    continue;
                };
                let tile = format!("{}{n}", family.letter());
                return Err(Fault::at(&[name], key).then("price:", n).with("tile", &tile));
            }
        }
        Ok(())
    }

    /// Only one robot may buy at night and only one may copy: with two there would be races.
    fn check_robots(&self) -> Result<(), Fault> {
        let fault =
            |n: usize, key| Fault::at(&["robots:"], key).then("ways:", n).with("number", &n.to_string());
        let (mut buyers, mut copiers) = (0, 0);
        for (n, robot) in (1..).zip(&self.robots) {
            let start = &robot.start;
            if !start.can_be_paid()
                || start.flowers > DIAL
                || start.ink > DIAL
                || start.rainbows > MOST_OF_A_KIND
            {
                return Err(fault(n, "components-robot-start"));
            }
            if robot.ways.is_empty() || robot.ways.len() > MOST_THINGS || !robot.ways.iter().all(sound) {
                return Err(fault(n, "components-robot"));
            }
            for way in &robot.ways {
                match way.special {
                    Some(Special::Purchase { .. }) => buyers += 1,
                    Some(Special::Copy) => copiers += 1,
                    Some(Special::EveningPackage) | None => {}
                }
            }
            let is_copier = robot.ways.iter().any(|way| way.special == Some(Special::Copy));
            if is_copier && (robot.ways.len() > 1 || !robot.ways[0].gain.is_nothing()) {
                return Err(fault(n, "components-copy-alone"));
            }
            if buyers > 1 || copiers > 1 {
                return Err(fault(n, "components-robot-twice"));
            }
        }
        Ok(())
    }
}

/// What is gained is something, and not more than a pen would write.
fn gives(lot: Lot) -> bool {
    let most = [lot.flowers, lot.ink, lot.rainbows, lot.dreams, lot.boosts].into_iter().max().unwrap_or(0);
    !lot.is_nothing() && most <= MOST_OF_A_KIND
}

/// Flowers, ink and rainbows are paid; what a robot or a machine gives holds no activation, or one could go on forever.
fn sound(effect: &Effect) -> bool {
    let gives_something = effect.special.is_some() && effect.gain.is_nothing() || gives(effect.gain);
    let pay = &effect.pay;
    let payable =
        pay.can_be_paid() && pay.flowers <= DIAL && pay.ink <= DIAL && pay.rainbows <= MOST_OF_A_KIND;
    gives_something && payable && effect.gain.activations == 0
}

fn check_floor(floor: &Floor) -> bool {
    let held = |lot: &Lot| !lot.asks() && (lot.is_nothing() || gives(*lot));
    held(&floor.fixed)
        && floor.choice.iter().all(|lot| held(lot) && gives(*lot))
        && (1..=MOST_THINGS).contains(&floor.choice.len())
}

fn check_delivery(card: &DeliveryFigures) -> bool {
    card.flowers <= DIAL
        && Part::ALL.into_iter().all(|part| {
            let packages = card.packages(part);
            packages.len() <= MOST_THINGS && packages.iter().all(|lot| gives(*lot) && lot.activations <= 2)
        })
}
