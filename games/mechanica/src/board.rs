//! The components of one game, ready to play with.

use serde::Serialize;
use ts_rs::TS;

use crate::components::{
    ArmandFigures, BlueprintFigures, Components, Faces, Improvement, ImprovementFigures, Kind, Sells,
};
use crate::floor::{Face, Lie, MOST_DESIGNS, Machine, Model, Side, Tile};
use crate::{Level, Options};

/// What a game is played with.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export_to = "mechanica.ts")]
pub struct Board {
    /// What a tile costs on each place of the Shop.
    pub prices: [u8; 4],
    /// What a Fork costs.
    pub fork: u8,
    /// What a Big Truck costs.
    pub big_truck: u8,
    /// What a Huge Truck costs.
    pub huge_truck: u8,
    /// What a Huge Truck costs in place of a Big one.
    pub big_to_huge: u8,
    /// What everybody begins with.
    pub wallet: u8,
    /// What bots sell for.
    pub sells: Sells,
    /// The improvements of this box.
    pub tiles: Vec<Improvement>,
    /// What is printed on them, in that order.
    pub improvements: Vec<ImprovementFigures>,
    /// The faces of a Fork.
    pub fork_faces: Faces,
    /// How many improvements are in the stack at the start, those on sale included.
    pub stack: u8,
    /// How many are set aside and used only when the Shop turns twice.
    pub extras: u8,
    /// The blueprints.
    pub blueprints: Vec<BlueprintFigures>,
    /// How many of them are in each stack.
    pub stacks: [u8; 2],
    /// The rival of a solo game.
    pub armand: ArmandFigures,
    /// How strong he is.
    pub level: Level,
    /// Whether all improvements are played.
    pub long_shift: bool,
    /// What is on each side of every machine, however it lies.
    #[serde(skip)]
    #[ts(skip)]
    faces: [[[[Face; 4]; Lie::ALL.len()]; Machine::ALL.len()]; MOST_DESIGNS as usize],
    /// Where in that order an improvement is; nowhere what the box does not have.
    #[serde(skip)]
    #[ts(skip)]
    places: [Option<usize>; Improvement::COUNT],
}

impl Board {
    /// Takes from the box what this game needs.
    pub fn new(components: &Components, options: &Options, seats: u8) -> Self {
        let (tiles, improvements): (Vec<_>, Vec<_>) = components.all_improvements().into_iter().unzip();
        let all: u8 = improvements.iter().map(|figures| figures.copies).sum();
        // Four players go on with the Extras when the stack runs out; two or three need them to turn the Shop twice.
        let whole = seats == 4 || options.long_shift;
        let extras = if whole { 0 } else { components.extras.min(all) };
        let lying =
            |printed: Faces| Lie::ALL.map(|lie| Side::ALL.map(|side| printed.0[lie.printed(side) as usize]));
        let mut faces = [[lying(components.fork_faces); Machine::ALL.len()]; MOST_DESIGNS as usize];
        let mut places = [None; Improvement::COUNT];
        for ((place, tile), figures) in tiles.iter().enumerate().zip(&improvements) {
            places[tile.index()] = Some(place);
            if let Some(machine) = tile.machine() {
                faces[tile.design().index()][machine as usize] = lying(figures.faces);
            }
        }
        Self {
            faces,
            places,
            tiles,
            prices: components.prices,
            fork: components.fork,
            big_truck: components.big_truck,
            huge_truck: components.huge_truck,
            big_to_huge: components.big_to_huge,
            wallet: components.wallet,
            sells: components.sells,
            improvements,
            fork_faces: components.fork_faces,
            stack: all - extras,
            extras,
            blueprints: components.blueprints.clone(),
            stacks: components.stacks().map(|size| u8::try_from(size).unwrap_or(u8::MAX)),
            armand: components.armand,
            level: options.level,
            long_shift: options.long_shift,
        }
    }

    /// What is printed on this improvement. One that the box does not have is never met: it is told as the first that works so.
    pub fn figures(&self, improvement: Improvement) -> &ImprovementFigures {
        &self.improvements[self.places[improvement.index()].unwrap_or(improvement.kind() as usize)]
    }

    /// How many of this improvement there are.
    pub fn copies(&self, improvement: Improvement) -> u8 {
        self.places[improvement.index()].map_or(0, |place| self.improvements[place].copies)
    }

    /// What is on this side of a tile, as it lies.
    pub const fn face(&self, tile: &Tile, side: Side) -> Face {
        self.faces[tile.design.index()][tile.machine as usize][tile.lie.index()][side as usize]
    }

    /// How many output holes a machine has.
    pub fn outputs(&self, machine: Machine) -> u8 {
        // All that work alike have as many.
        Kind::of(machine).map_or(0, |one| self.figures(one.into()).out.len()).try_into().unwrap_or(u8::MAX)
    }

    /// By which side an output hole of a tile is left, as it lies.
    pub fn exit_of(&self, tile: &Tile, output: u8) -> Option<Side> {
        let figures = self.figures(tile.improvement()?);
        figures.out.get(usize::from(output)).map(|&side| tile.lie.place(side))
    }

    /// What this model sells for.
    pub const fn sells(&self, model: Model) -> u8 {
        self.sells.of(model)
    }

    /// What this level puts into ARMAND-0's Vault.
    pub const fn head_start(&self) -> u8 {
        let levels = &self.armand.levels;
        match self.level {
            Level::Normal => levels.normal,
            Level::Hard => levels.hard,
            Level::Impossible => levels.impossible,
            Level::Apocalyptic => levels.apocalyptic,
        }
    }
}
