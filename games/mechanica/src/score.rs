//! Who is winning, and why.

use reverie_game::{Band, Part, Standings};

use crate::Mechanica;
use crate::components::Kind;
use crate::floor::Tile;
use crate::state::{Armand, Fabricator, Factory, State};

impl Mechanica {
    /// What the improvements of a factory are worth.
    pub fn value(&self, factory: &Factory) -> i32 {
        let floor = factory.floor.iter().flatten().filter_map(Tile::improvement);
        let start = factory.start.iter().filter_map(|slot| match slot.fabricator? {
            Fabricator::Basic => None,
            Fabricator::Advanced => Some(Kind::AdvancedFabricator.into()),
            Fabricator::Overactive => Some(Kind::OveractiveFabricator.into()),
        });
        floor.chain(start).map(|improvement| i32::from(self.board.figures(improvement).value)).sum()
    }

    /// All money of a factory, if the game ended now.
    pub fn points(&self, factory: &Factory) -> i32 {
        i32::from(factory.wallet) + i32::from(factory.vault) + self.value(factory)
    }

    /// ARMAND-0's score: the value of his improvements counts several times.
    pub fn armand_points(&self, armand: &Armand) -> i32 {
        let value: i32 = armand
            .improvements
            .iter()
            .map(|(improvement, count)| i32::from(self.board.figures(improvement).value) * i32::from(count))
            .sum();
        i32::from(self.board.armand.value) * value + i32::from(armand.vault) + i32::from(armand.wallet)
    }

    pub(crate) fn standings_of(&self, state: &State) -> Standings {
        let part = |name: &'static str, points: i32| Part { name: name.into(), points };
        let mut standings = Standings::ranked(state.factories.iter().map(|factory| {
            let parts = vec![
                part("wallet", factory.wallet.into()),
                part("vault", factory.vault.into()),
                part("improvements", self.value(factory)),
            ];
            (parts, Vec::new())
        }));
        if let Some(armand) = &state.armand {
            let his = self.armand_points(armand);
            let own = standings.seats.first().map_or(0, |alone| alone.points);
            // A tie is his.
            let beaten = own > his;
            standings.band = Some(Band {
                name: if beaten { "band-armand-1" } else { "band-armand-0" }.into(),
                index: u8::from(beaten),
                of: 2,
                next_at: (!beaten).then_some(his + 1),
            });
        }
        standings
    }
}
