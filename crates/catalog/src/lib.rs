//! The games by name, with their bots, behind one object-safe face. Whoever needs "any game" asks here.

use reverie_bots::Player;
use reverie_bots::daydream::Sheets;
use reverie_bots::factory_of_dreams::{DROWSY, GREEDY, LUCID};
use reverie_bots::first::First;
use reverie_bots::greedy::Greedy;
use reverie_bots::guide::Guide;
use reverie_bots::level::{APPRENTICE, DREAMER, ENGINEER, MASTER};
use reverie_bots::mech_a_dream::Workshops;
use reverie_bots::mechanica::FOREMAN;
use reverie_bots::random::Random;
use reverie_daydream::Daydream;
use reverie_factory_of_dreams::FactoryOfDreams;
use reverie_game::{Eyes, GameEntry, Illegal, Luck, Phrase, Seat, Session, Table, Texts, Told};
use reverie_mech_a_dream::MechADream;
use reverie_mechanica::Mechanica;
use serde_json::Value as Json;

/// Every game we deal.
pub static GAMES: &[Listing] = &[
    Listing {
        entry: &reverie_mech_a_dream::ENTRY,
        levels: &[
            Level {
                name: "random",
                think: |table, seat, luck| think::<MechADream>(&Random, table, seat, luck),
            },
            Level {
                name: "greedy",
                think: |table, seat, luck| think::<MechADream>(&Greedy(Workshops), table, seat, luck),
            },
        ],
        plain: &[],
        lesson: Some(Lesson { seed: "copper-piston", options: "{}", seats: &["me", "partner"], words: None }),
        partner: Some(&Level {
            name: "partner",
            think: |table, seat, luck| think::<MechADream>(&First, table, seat, luck),
        }),
    },
    Listing {
        entry: &reverie_daydream::ENTRY,
        levels: &[
            Level {
                name: DREAMER.name,
                think: |table, seat, luck| think::<Daydream>(&DREAMER.daydreamer(), table, seat, luck),
            },
            Level {
                name: APPRENTICE.name,
                think: |table, seat, luck| think::<Daydream>(&APPRENTICE.daydreamer(), table, seat, luck),
            },
            Level {
                name: ENGINEER.name,
                think: |table, seat, luck| think::<Daydream>(&ENGINEER.daydreamer(), table, seat, luck),
            },
            Level {
                name: MASTER.name,
                think: |table, seat, luck| think::<Daydream>(&MASTER.daydreamer(), table, seat, luck),
            },
        ],
        plain: &[
            Level {
                name: "random",
                think: |table, seat, luck| think::<Daydream>(&Random, table, seat, luck),
            },
            Level {
                name: "greedy",
                think: |table, seat, luck| think::<Daydream>(&Greedy(Sheets), table, seat, luck),
            },
        ],
        lesson: Some(Lesson { seed: "lemon", options: r#"{"view":"A"}"#, seats: &["me"], words: None }),
        partner: None,
    },
    Listing {
        entry: &reverie_mechanica::ENTRY,
        levels: &[
            Level {
                name: "random",
                think: |table, seat, luck| think::<Mechanica>(&Random, table, seat, luck),
            },
            Level {
                name: "greedy",
                think: |table, seat, luck| think::<Mechanica>(&FOREMAN, table, seat, luck),
            },
        ],
        plain: &[],
        lesson: Some(Lesson { seed: "golden-bucket", options: "{}", seats: &["me"], words: None }),
        partner: Some(&Level {
            name: "partner",
            think: |table, seat, luck| think::<Mechanica>(&First, table, seat, luck),
        }),
    },
    Listing {
        entry: &reverie_factory_of_dreams::ENTRY,
        levels: &[
            Level {
                name: "random",
                think: |table, seat, luck| think::<FactoryOfDreams>(&Random, table, seat, luck),
            },
            Level {
                name: "drowsy",
                think: |table, seat, luck| think::<FactoryOfDreams>(&DROWSY, table, seat, luck),
            },
            Level {
                name: "greedy",
                think: |table, seat, luck| think::<FactoryOfDreams>(&GREEDY, table, seat, luck),
            },
            Level {
                name: "lucid",
                think: |table, seat, luck| think::<FactoryOfDreams>(&LUCID, table, seat, luck),
            },
        ],
        plain: &[],
        lesson: Some(Lesson {
            seed: "golden-prison",
            options: r#"{"night":"introductory"}"#,
            seats: &["me", "partner"],
            words: Some("words"),
        }),
        partner: Some(&Level {
            name: "partner",
            think: |table, seat, luck| think::<FactoryOfDreams>(&Guide, table, seat, luck),
        }),
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

/// A bot of some strength. Its words have the Fluent key `level-NAME`, with an attribute `.help`.
#[derive(Debug)]
pub struct Level {
    /// Its name.
    pub name: &'static str,
    think: fn(&dyn Table, Seat, &mut Luck) -> Result<Thought, Illegal>,
}

/// What a bot would do.
#[derive(Debug, Clone)]
pub struct Thought {
    /// The move, as JSON.
    pub mv: Json,
    /// Why.
    pub why: Phrase,
}

impl Level {
    /// What it would do on this seat.
    pub fn think(&self, table: &dyn Table, seat: Seat, luck: &mut Luck) -> Result<Thought, Illegal> {
        (self.think)(table, seat, luck)
    }
}

/// The game of this name.
pub fn find(name: &str) -> Result<&'static Listing, Illegal> {
    GAMES.iter().find(|listing| listing.entry.name == name).ok_or_else(|| {
        let known: Vec<&str> = GAMES.iter().map(|listing| listing.entry.name).collect();
        Illegal::new("no-such-game").with("game", name).with("known", known.join(", "))
    })
}

impl Listing {
    /// The bot of this name.
    pub fn level(&self, name: &str) -> Result<&'static Level, Illegal> {
        self.levels.iter().chain(self.plain).chain(self.partner).find(|level| level.name == name).ok_or_else(
            || {
                let known: Vec<&str> = self.levels.iter().map(|level| level.name).collect();
                Illegal::new("no-such-level").with("level", name).with("known", known.join(", "))
            },
        )
    }
}

/// Every Fluent file but the common one, which each voice knows by itself.
pub fn texts() -> impl Iterator<Item = &'static Texts> {
    std::iter::once(&reverie_bots::TEXTS).chain(GAMES.iter().map(|listing| &listing.entry.texts))
}

fn think<G: Told>(
    player: &impl Player<G>,
    table: &dyn Table,
    seat: Seat,
    luck: &mut Luck,
) -> Result<Thought, Illegal> {
    let Some(session) = table.as_any().downcast_ref::<Session<G>>() else {
        return Err(Illegal::new("no-such-game").with("game", table.game()).with("known", G::NAME));
    };
    session.awaited(seat)?;
    let view = session.game().view(session.state(), Eyes::Seat(seat));
    let choice =
        player.choose(session.game(), &view, seat, luck).ok_or_else(|| Illegal::new("not-awaited"))?;
    let mv = serde_json::to_value(choice.mv)
        .map_err(|error| Illegal::new("bad-move").with("reason", error.to_string()))?;
    Ok(Thought { mv, why: choice.why })
}
