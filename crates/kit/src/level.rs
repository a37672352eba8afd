//! Bots of some strength, as they are offered.

use std::num::NonZeroUsize;
use std::time::Duration;

use reverie_bots::level::Strength;
use reverie_bots::search::{Rival, Search, Shape};
use reverie_game::{Illegal, Luck, Own, Seat, Table};

use crate::mind::{Asked, House, Judged, Mind, Thought};

/// A bot of some strength. Its words have the Fluent key `level-NAME`, with the attributes `.who` (as it is
/// called within a sentence) and `.help`.
#[derive(Debug)]
pub struct Level {
    /// Its name.
    pub name: &'static str,
    /// Nobody waits longer than this for one of its decisions.
    pub time: Duration,
    mind: &'static dyn House,
}

/// How long those may take who don't search: they hardly ever need a tenth of it.
const QUICK: Duration = Duration::from_secs(1);

/// What there is to think with.
#[derive(Debug, Clone, Copy)]
pub struct Means {
    /// How many cores may work on a decision.
    pub cores: NonZeroUsize,
    /// When it has to be there.
    pub time: Duration,
}

impl Means {
    /// The whole machine, for as long as a level takes: where nobody else needs it.
    pub fn all() -> Self {
        let cores = std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
        Self { cores, time: Duration::MAX }
    }
}

/// How a tree is grown where one is asked for in a study.
const TREE: Shape = Shape::Tree { trees: 4, explore: 1.0 };

impl Level {
    /// What it would do for a seat whose view is all that is known.
    pub fn choose(&self, asked: &Asked<'_>, luck: &mut Luck) -> Result<Thought, Illegal> {
        self.mind.choose(asked, luck)
    }

    /// Whether it can judge what others played: only who searches can.
    pub fn judges(&self) -> bool {
        self.mind.judges()
    }

    /// What it would do with these means, and never more than its own. With a budget in iterations more cores make it
    /// faster, not stronger.
    pub fn think_with(
        &self,
        means: Means,
        table: &dyn Table,
        seat: Seat,
        luck: &mut Luck,
    ) -> Result<Thought, Illegal> {
        let given = self.mind.thinking(&|search| {
            let time = search.budget.time.min(means.time);
            Search { budget: search.budget.within(time).on(means.cores), ..search }
        });
        match given {
            Some(mind) => mind.think(table, seat, luck),
            None => self.mind.think(table, seat, luck),
        }
    }

    /// The same with so many times as much to think, for studies. None for those who don't search.
    pub fn paced(&self, times: f64) -> Option<&'static Self> {
        let change = |search: Search<()>| Search { budget: search.budget.times(times), ..search };
        self.studied(format!("{}*{times}", self.name), &change)
    }

    /// The same with a tree instead of flat halving, for studies. None for those who don't search.
    pub fn treed(&self) -> Option<&'static Self> {
        self.studied(format!("{}+tree", self.name), &|search| Search { shape: TREE, ..search })
    }

    /// Somebody under a name of their own, who stays for as long as the program runs.
    fn studied(&self, name: String, change: &dyn Fn(Search<()>) -> Search<()>) -> Option<&'static Self> {
        let mind: &'static dyn House = Box::leak(self.mind.thinking(change)?);
        Some(Box::leak(Box::new(Self { name: Box::leak(name.into_boxed_str()), mind, ..*self })))
    }

    /// Whom its points are counted from at this table: none where they are a seat's own.
    pub fn rival(&self, table: &dyn Table) -> Result<Option<Rival>, Illegal> {
        self.mind.rival(table)
    }

    /// What it thinks of a move of `seat`, which is awaited at this table, from what that seat may see; within this time.
    /// None where it cannot judge.
    pub fn judge(
        &self,
        table: &dyn Table,
        seat: Seat,
        mv: &Own,
        luck: &mut Luck,
        within: Duration,
    ) -> Result<Option<Judged>, Illegal> {
        self.mind.judge(table, seat, mv, luck, within)
    }
}

impl Mind for Level {
    fn think(&self, table: &dyn Table, seat: Seat, luck: &mut Luck) -> Result<Thought, Illegal> {
        self.mind.think(table, seat, luck)
    }
}

/// A bot as strong as that, as it plays a game.
pub const fn level(strength: &Strength, mind: &'static dyn House) -> Level {
    Level { name: strength.name, time: strength.time(), mind }
}

/// Somebody who doesn't search.
pub const fn quick(name: &'static str, mind: &'static dyn House) -> Level {
    Level { name, time: QUICK, mind }
}
