//! The games by name, with their bots, behind one object-safe face. Whoever needs "any game" asks here; a server is told which
//! games there are ([`Games`]).

mod mind;
pub mod review;

use std::fmt::Debug;
use std::marker::PhantomData;
use std::num::NonZeroUsize;
use std::time::Duration;

use reverie_bots::Player;
use reverie_bots::daydream::Sheets;
use reverie_bots::factory_of_dreams::{DROWSY, LUCID, STEADY};
use reverie_bots::first::First;
use reverie_bots::greedy::Greedy;
use reverie_bots::guide::Guide;
use reverie_bots::level::{APPRENTICE, DREAMER, ENGINEER, MASTER};
use reverie_bots::mech_a_dream::Workshops;
use reverie_bots::mechanica::FOREMAN;
use reverie_bots::random::Random;
use reverie_bots::search::{Rival, Search, Shape};
use reverie_daydream::Daydream;
use reverie_factory_of_dreams::FactoryOfDreams;
use reverie_game::{AnyRecord, Broken, GameEntry, Header, Illegal, Luck, Own, Seat, Table, Texts, Told};
use reverie_mech_a_dream::MechADream;
use reverie_mechanica::Mechanica;

pub use mind::{Asked, Judged, Mind, Of, Otherwise, Reason, Thought};

pub use reverie_bots::prepare;

/// Every game we deal.
pub static GAMES: &[Listing] = &[
    Listing {
        entry: &reverie_mech_a_dream::ENTRY,
        levels: &[
            level(&DREAMER, &house::<MechADream, _>(DREAMER.mech_a_dreamer())),
            level(&APPRENTICE, &house::<MechADream, _>(APPRENTICE.mech_a_dreamer())),
            level(&ENGINEER, &house::<MechADream, _>(ENGINEER.mech_a_dreamer())),
            level(&MASTER, &house::<MechADream, _>(MASTER.mech_a_dreamer())),
        ],
        plain: &[
            quick("random", &house::<MechADream, _>(Random)),
            quick("greedy", &house::<MechADream, _>(Greedy(Workshops))),
        ],
        lesson: Some(Lesson { seed: "copper-piston", options: "{}", seats: &["me", "partner"], words: None }),
        partner: Some(&quick("partner", &house::<MechADream, _>(First))),
    },
    Listing {
        entry: &reverie_daydream::ENTRY,
        levels: &[
            level(&DREAMER, &house::<Daydream, _>(DREAMER.daydreamer())),
            level(&APPRENTICE, &house::<Daydream, _>(APPRENTICE.daydreamer())),
            level(&ENGINEER, &house::<Daydream, _>(ENGINEER.daydreamer())),
            level(&MASTER, &house::<Daydream, _>(MASTER.daydreamer())),
        ],
        plain: &[
            quick("random", &house::<Daydream, _>(Random)),
            quick("greedy", &house::<Daydream, _>(Greedy(Sheets))),
        ],
        lesson: Some(Lesson { seed: "lemon", options: r#"{"view":"A"}"#, seats: &["me"], words: None }),
        partner: None,
    },
    Listing {
        entry: &reverie_mechanica::ENTRY,
        levels: &[
            level(&DREAMER, &house::<Mechanica, _>(DREAMER.mechanic())),
            level(&APPRENTICE, &house::<Mechanica, _>(APPRENTICE.mechanic())),
            level(&ENGINEER, &house::<Mechanica, _>(ENGINEER.mechanic())),
            level(&MASTER, &house::<Mechanica, _>(MASTER.mechanic())),
        ],
        plain: &[
            quick("random", &house::<Mechanica, _>(Random)),
            quick("greedy", &house::<Mechanica, _>(FOREMAN)),
        ],
        lesson: Some(Lesson { seed: "golden-bucket", options: "{}", seats: &["me"], words: None }),
        partner: Some(&quick("partner", &house::<Mechanica, _>(First))),
    },
    Listing {
        entry: &reverie_factory_of_dreams::ENTRY,
        levels: &[
            quick("drowsy", &house::<FactoryOfDreams, _>(DROWSY)),
            quick("steady", &house::<FactoryOfDreams, _>(STEADY)),
            quick("lucid", &house::<FactoryOfDreams, _>(LUCID)),
        ],
        plain: &[
            quick("random", &house::<FactoryOfDreams, _>(Random)),
            quick("greedy", &house::<FactoryOfDreams, _>(STEADY)),
        ],
        lesson: Some(Lesson {
            seed: "golden-prison",
            options: r#"{"night":"introductory"}"#,
            seats: &["me", "partner"],
            words: Some("words"),
        }),
        partner: Some(&quick("partner", &house::<FactoryOfDreams, _>(Guide))),
    },
];

/// A game with its bots.
#[derive(Debug)]
pub struct Listing {
    /// The game.
    pub entry: &'static GameEntry,
    /// Its bots, from the weakest to the strongest.
    pub levels: &'static [Level],
    /// Bots that are offered to nobody, but come when called by name: for records, tables of earlier days and the lab.
    pub plain: &'static [Level],
    /// Its first game for somebody who learns it.
    pub lesson: Option<Lesson>,
    /// Who sits across in a lesson and always plays the same; offered nowhere else.
    pub partner: Option<&'static Level>,
}

/// A game to learn from: always the same rolls, so that somebody can say beforehand what is worth seeing.
#[derive(Debug, Clone, Copy)]
pub struct Lesson {
    /// The word that names its seed.
    pub seed: &'static str,
    /// Its options, as JSON.
    pub options: &'static str,
    /// Who sits where: "me", "partner", or a bot's level.
    pub seats: &'static [&'static str],
    /// The option that says in which language words are, where a game has words: it takes the learner's.
    pub words: Option<&'static str>,
}

/// A bot of some strength. Its words have the Fluent key `level-NAME`, with the attributes `.who` (as it is
/// called within a sentence) and `.help`.
#[derive(Debug)]
pub struct Level {
    /// Its name.
    pub name: &'static str,
    /// Nobody waits longer than this for one of its decisions.
    pub time: Duration,
    mind: &'static dyn mind::House,
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
const TREE: Shape = Shape::Tree { strands: 4, explore: 1.0 };

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
        let mind: &'static dyn mind::House = Box::leak(self.mind.thinking(change)?);
        Some(Box::leak(Box::new(Self { name: Box::leak(name.into_boxed_str()), mind, ..*self })))
    }

    /// Whom its points are counted from at this table: none where they are a seat's own.
    fn rival(&self, table: &dyn Table) -> Result<Option<Rival>, Illegal> {
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

/// A level of the one table, as it plays a game.
const fn level(level: &reverie_bots::level::Level, mind: &'static dyn mind::House) -> Level {
    Level { name: level.name, time: level.time(), mind }
}

/// Somebody who doesn't search.
pub const fn quick<G: Told, P: Player<G> + Debug + 'static>(
    name: &'static str,
    mind: &'static Of<G, P>,
) -> Level {
    Level { name, time: QUICK, mind }
}

/// A player of one game, for any table.
pub const fn house<G, P>(player: P) -> Of<G, P> {
    Of(player, PhantomData)
}

/// Games by name.
#[derive(Debug, Clone, Copy)]
pub struct Games(&'static [Listing]);

impl Default for Games {
    /// Every game we deal.
    fn default() -> Self {
        Self(GAMES)
    }
}

impl Games {
    /// These and no others.
    pub const fn of(games: &'static [Listing]) -> Self {
        Self(games)
    }

    /// All of them.
    pub fn iter(self) -> impl Iterator<Item = &'static Listing> {
        self.0.iter()
    }

    /// The game of this name.
    pub fn find(self, name: &str) -> Result<&'static Listing, Illegal> {
        self.iter().find(|listing| listing.entry.name == name).ok_or_else(|| {
            let known: Vec<&str> = self.iter().map(|listing| listing.entry.name).collect();
            Illegal::not_there("no-such-game").with("game", name).with("known", known.join(", "))
        })
    }

    /// The record in this text, and the game it is of, which must be one that is known here.
    pub fn recorded(self, text: &str) -> Result<(AnyRecord, &'static GameEntry), Broken> {
        let entry = self.find(&Header::read(text)?.game)?.entry;
        Ok((AnyRecord::read(text)?, entry))
    }

    /// The table of a record that somebody sent.
    pub fn read_record(self, bytes: &[u8]) -> Result<Box<dyn Table>, Illegal> {
        let text = std::str::from_utf8(bytes)
            .map_err(|error| Illegal::new("bad-record").with("reason", error.to_string()))?;
        let played = self.recorded(text).and_then(|(record, entry)| (entry.replay)(&record));
        played.map_err(|Broken { entry, reason }| match entry {
            None => reason,
            Some(entry) => {
                Illegal::new("record-broken").with("entry", entry + 1).with("reason", reason.phrase)
            }
        })
    }
}

/// The game of this name among all we deal.
pub fn find(name: &str) -> Result<&'static Listing, Illegal> {
    Games::default().find(name)
}

/// The record in this text, and the game of ours it is of.
pub fn recorded(text: &str) -> Result<(AnyRecord, &'static GameEntry), Broken> {
    Games::default().recorded(text)
}

/// The table of a record of ours that somebody sent.
pub fn read_record(bytes: &[u8]) -> Result<Box<dyn Table>, Illegal> {
    Games::default().read_record(bytes)
}

impl Listing {
    /// The bot that takes over where another one fails: neither the weakest nor the slowest.
    pub fn middle(&self) -> Option<&'static Level> {
        self.levels.get(self.levels.len() / 2)
    }

    /// The strongest bot: the one to ask for advice.
    pub fn strongest(&self) -> Option<&'static Level> {
        self.levels.last()
    }

    /// The bot that can look back at a game: the strongest, where it searches.
    pub fn reviewer(&self) -> Option<&'static Level> {
        self.strongest().filter(|level| level.judges())
    }

    /// The bot of this name.
    pub fn level(&self, name: &str) -> Result<&'static Level, Illegal> {
        self.levels.iter().chain(self.plain).chain(self.partner).find(|level| level.name == name).ok_or_else(
            || {
                let known: Vec<&str> = self.levels.iter().map(|level| level.name).collect();
                Illegal::not_there("no-such-level").with("level", name).with("known", known.join(", "))
            },
        )
    }
}

/// Every Fluent file but the common one, which each voice knows by itself.
pub fn texts() -> impl Iterator<Item = &'static Texts> {
    std::iter::once(&reverie_bots::TEXTS).chain(GAMES.iter().map(|listing| &listing.entry.texts))
}
