//! Any game behind one object-safe face: what the catalog, the referee, the lab and the server hold. The envelope of what
//! goes in and out is typed; inside it, what is a game's own is [`Own`] JSON.

use std::any::Any;
use std::time::Duration;

use schemars::JsonSchema;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value as Json;
use ts_rs::TS;

use crate::laws::{self, Breach, Rigor};
use crate::playout::{self, Speed, Tally};
use crate::session::{By, Cast, Due, Proof};
use crate::{
    AnyRecord, AnyStep, Audience, BadBox, Broken, Campaign, Chance, Choice, Entry, EntryOf, Eyes, Happening,
    Illegal, Note, Own, Phrase, Question, Rules, Seat, Session, Standings, Step, Told, Turn, option_sets,
};

/// A table, or why there is none.
pub type Opened = Result<Box<dyn Table>, Illegal>;
/// What was played under the laws, or the law that was broken.
pub type Upheld = Result<Tally, Box<Breach>>;

/// A game as the catalog lists it.
#[derive(Debug, Clone, Copy)]
pub struct GameEntry {
    /// [`Game::NAME`](crate::Game::NAME).
    pub name: &'static str,
    /// [`Game::RULES`](crate::Game::RULES).
    pub rules: Rules,
    /// The fewest and the most who can play.
    pub seats: (u8, u8),
    /// Whether there is nothing to hide: [`Game::OPEN`](crate::Game::OPEN).
    pub is_open: bool,
    /// What can be chosen before a game.
    pub choices: &'static [Choice],
    /// [`Game::CAMPAIGN`](crate::Game::CAMPAIGN).
    pub campaign: Option<Campaign>,
    /// Opens a table for a new game.
    pub open: fn(u8, &Json, Chance) -> Opened,
    /// Opens a table for a game by this version of the rules.
    pub under: fn(u16, u8, &Json, Chance) -> Opened,
    /// Opens a table on a position set up by hand.
    pub load: fn(u8, &Json, Chance, &Json) -> Opened,
    /// Opens a table on a recorded game.
    pub replay: fn(&AnyRecord) -> Replayed,
    /// Opens a table on a recorded game, for somebody who watches: see [`Session::retell`].
    pub retell: fn(&AnyRecord, &mut Watcher<'_>) -> Replayed,
    /// Reads a file of components; what comes back goes into the options as `components`.
    pub unbox: fn(&str) -> Result<Json, BadBox>,
    /// Every set of options, with a short name.
    pub option_sets: fn() -> Vec<(String, Json)>,
    /// Plays one random game under the laws.
    pub uphold: fn(u8, &Json, u64, Rigor) -> Upheld,
    /// Plays random games as fast as it can.
    pub measure: fn(u8, &Json, u64, Duration) -> Result<Speed, Illegal>,
}

/// The table of a recorded game, or why the record does not hold.
pub type Replayed = Result<Box<dyn Table>, Broken>;

/// Somebody shown the table before the first entry of a record and after each, with what happened.
pub type Watcher<'a> = dyn FnMut(&dyn Table, Vec<Telling>) + 'a;

/// The catalog's line for a game.
pub const fn entry<G: Told>() -> GameEntry {
    GameEntry {
        name: G::NAME,
        rules: G::RULES,
        seats: (*G::SEATS.start(), *G::SEATS.end()),
        is_open: G::OPEN,
        choices: G::CHOICES,
        campaign: G::CAMPAIGN,
        open: |seats, options, chance| {
            Ok(Box::new(Session::<G>::new(seats, read("bad-options", options)?, chance)?))
        },
        under: |rules, seats, options, chance| {
            Ok(Box::new(Session::<G>::under(rules, seats, read("bad-options", options)?, chance)?))
        },
        load: |seats, options, chance, state| {
            let options = read("bad-options", options)?;
            Ok(Box::new(Session::<G>::load(seats, options, chance, read("bad-state", state)?)?))
        },
        replay: |record| Ok(Box::new(Session::<G>::replay(record.typed::<G>()?)?)),
        retell: |record, watch| {
            let tell_all = |session: &Session<G>, events: &[G::Event]| {
                watch(session, tell(Session::game(session), events));
            };
            Ok(Box::new(Session::<G>::retell(record.typed::<G>()?, tell_all)?))
        },
        unbox: |source| G::unbox(source).map(|components| json(&components)),
        option_sets: || {
            option_sets::<G>().iter().map(|(name, options)| (name.clone(), json(options))).collect()
        },
        uphold: |seats, options, seed, rigor| {
            let options = read("bad-options", options).map_err(|reason| laws::cannot_open(&reason))?;
            laws::uphold_game::<G>(seats, &options, seed, rigor)
        },
        measure: |seats, options, seed, time| {
            let game = G::open(seats, &read("bad-options", options)?)?;
            Ok(playout::measure(&game, seed, time))
        },
    }
}

/// A game under way, whatever game it is. See [`Session`] for what each call does.
///
/// Heap is the game in the documentation of [`Game`](crate::Game).
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/guide/heap.rs"));
/// # fn main() {
/// use reverie_game::table::Act;
///
/// // What a game exports, and the catalog lists.
/// static ENTRY: GameEntry = entry::<Heap>();
///
/// let chance = Chance::Dealt(Dealer::new(Seed::named("pebbles")));
/// let mut table: Box<dyn Table> = (ENTRY.open)(2, &serde_json::json!({}), chance).unwrap();
/// table.settle();
/// let ada = Seat::new(0).unwrap();
/// // What is the game's own is text on its way: nobody here has to know it.
/// let legal = table.legal(ada).unwrap().moves;
/// assert_eq!(legal[0].text(), r#"{"take":1}"#);
///
/// // A server tries a step on a copy, stores it, and only then lets the copy be the table.
/// let mut copy = table.fork();
/// let done = copy.act(Act::Play(ada, &legal[0])).unwrap();
/// assert_eq!(serde_json::to_string(&done.step).unwrap(), r#"{"seat":0,"move":{"take":1}}"#);
/// table = copy;
/// assert_eq!(table.setting().steps, 2);
/// # }
/// ```
pub trait Table: Send {
    /// What is played here, by which rules, for how many.
    fn setting(&self) -> Setting;
    /// What was chosen before the game.
    fn options(&self) -> Json;
    /// What is printed and never changes.
    fn board(&self) -> Own;
    /// Who sits where, where that was named.
    fn players(&self) -> &[String];
    /// Names who sits where.
    fn name_players(&mut self, players: Vec<String>);
    /// What it waits for.
    fn turn(&self) -> Turn<Own>;
    /// Who is ahead, at any time.
    fn standings(&self) -> Standings;
    /// What these eyes may see.
    fn view(&self, eyes: Eyes) -> Result<Own, Illegal>;
    /// What a seat may do now.
    fn legal(&self, seat: Seat) -> Result<Legal<Own>, Illegal>;
    /// The same, written out at once: what it is told in.
    fn legal_text(&self, seat: Seat) -> Result<String, Illegal>;
    /// The whole position.
    fn state(&self) -> Json;
    /// Does what is asked, if it may be done now; the dealer does not go on by itself. A table that must lose nothing asks a
    /// [`fork`](Self::fork), stores the step, and then keeps the fork.
    fn act(&mut self, act: Act<'_>) -> Result<Done, Illegal>;
    /// Takes a step that was stored.
    fn take(&mut self, step: &AnyStep) -> Result<Vec<Telling>, Illegal>;
    /// The dealer deals the next roll, if one is due.
    fn deal(&mut self) -> Option<Done>;
    /// Dealer and bots wait for this seat, no longer do, or need not any more.
    fn hold(&mut self, seat: Seat, hold: Hold) -> Result<(), Illegal>;
    /// Whether a seat may take back its last decision, and if not, why.
    fn can_undo(&self, seat: Seat) -> Result<(), Illegal>;
    /// What a seat would see of a decision, if it may be made now: see [`Session::ahead`].
    fn ahead(&self, seat: Seat, mv: &Own) -> Result<Ahead, Illegal>;
    /// What would be said to a seat's answers in its own words, from the open question on: see [`Session::weigh`].
    fn weigh(&self, seat: Seat, answers: &[Option<&str>]) -> Result<Vec<Result<(), Illegal>>, Illegal>;
    /// Why nobody may talk now.
    fn silence(&self) -> Option<Phrase>;
    /// How it came to be what it is, as some eyes saw it.
    fn past(&self, glance: Glance) -> Result<Vec<Past>, Illegal>;
    /// The game so far, written down.
    fn record(&self, with_seed: bool) -> AnyRecord;
    /// A copy, to look ahead or step back without touching this one.
    fn fork(&self) -> Box<dyn Table>;
    /// The [`Session`] inside, for those who know the game.
    fn as_any(&self) -> &dyn Any;
}

impl dyn Table + '_ {
    /// The result, once it is over.
    pub fn over(&self) -> Option<Standings> {
        match self.turn() {
            Turn::Over { over } => Some(over),
            _ => None,
        }
    }

    /// The dealer deals what is due.
    pub fn settle(&mut self) -> Vec<Telling> {
        let mut told = Vec::new();
        while let Some(done) = self.deal() {
            told.extend(done.told);
        }
        told
    }
}

/// What is played at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Setting {
    /// Its game's name.
    pub game: &'static str,
    /// The version of the rules it is played by.
    pub rules: u16,
    /// How many seats it has.
    pub seats: u8,
    /// Whether all eyes see the same.
    pub is_open: bool,
    /// How many entries its record has.
    pub steps: usize,
}

/// What is asked of a game under way.
#[derive(Debug, Clone, Copy)]
pub enum Act<'a> {
    /// A seat decides.
    Play(Seat, &'a Own),
    /// A seat answers an open question in its own words.
    Say(Seat, &'a str),
    /// The driver brings a roll, where no dealer does.
    Roll(&'a Own),
    /// A seat takes back its last decision.
    Undo(Seat),
    /// Something is noted that is nothing to the rules.
    Note(&'a Note),
}

/// What was done.
#[derive(Debug, Clone)]
pub struct Done {
    /// The step, to be stored.
    pub step: AnyStep,
    /// What happened.
    pub told: Vec<Telling>,
    /// How many entries stand as they were before.
    pub kept: usize,
}

/// Whether dealer and bots wait for a seat that may still take something back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hold {
    /// From now on they wait for it to confirm.
    On,
    /// From now on they don't.
    Off,
    /// It confirms: they may go on.
    Confirm,
}

/// Through whose eyes a game is looked back at, and how closely.
#[derive(Debug, Clone, Copy)]
pub struct Glance {
    /// Through whose eyes.
    pub eyes: Eyes,
    /// From the table after so many entries on.
    pub from: usize,
    /// With every view.
    pub views: bool,
    /// With the proof of each roll.
    pub proofs: bool,
}

/// What a seat may do now.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
#[schemars(rename = "Legal")]
#[ts(optional_fields, export_to = "game.ts")]
pub struct Legal<M> {
    /// Every decision it may make; with a question open, the answers the box knows.
    pub moves: Vec<M>,
    /// Free text it is asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub question: Option<Question>,
}

/// An event on its way out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[ts(optional_fields, export_to = "game.ts")]
pub struct Telling {
    /// What happened.
    pub event: Own,
    /// Who may know; left out of the JSON, whoever sends it on must look.
    #[serde(skip)]
    pub audience: Audience,
    /// Its line in the log.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub words: Option<Phrase>,
}

/// What a decision would do.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
#[ts(optional_fields, export_to = "game.ts")]
pub struct Ahead {
    /// What its seat would be told, up to where something hidden would be uncovered.
    pub events: Vec<Telling>,
    /// What its seat would see; none where something hidden would be uncovered.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub view: Option<Own>,
}

/// A step of a game that some eyes saw.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
#[ts(optional_fields, export_to = "game.ts")]
pub struct Past {
    /// Who made it; none for the table before the first.
    #[ts(optional = false)]
    pub by: Option<By<Own>>,
    /// What happened, as far as these eyes may know.
    pub events: Vec<Telling>,
    /// What was noted then, beside the rules.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<_>")]
    pub notes: Vec<Note>,
    /// What these eyes saw then, where that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub view: Option<Own>,
    /// What the table then waited for.
    pub turn: Turn<Own>,
}

fn json(data: &impl Serialize) -> Json {
    serde_json::to_value(data).expect("plain data always has a JSON form")
}

fn read<T: DeserializeOwned>(key: &'static str, value: &Json) -> Result<T, Illegal> {
    T::deserialize(value).map_err(|error| Illegal::new(key).with("reason", error.to_string()))
}

/// What may come, with weights, written out.
fn weighted<R: Serialize>(rolls: &[(R, u32)]) -> Vec<(Own, u32)> {
    rolls.iter().map(|(roll, weight)| (Own::of(roll), *weight)).collect()
}

/// Who made a step, with the proof of a roll where that is wanted.
fn author<R: Serialize>(by: By<R>, proofs: bool) -> By<Own> {
    match by {
        By::Seat { seat, bot } => By::Seat { seat, bot },
        By::Chance { chance: Cast { source, index, proof } } => {
            let proof = proof.filter(|_| proofs).map(|proof| Proof {
                n: proof.n,
                rolls: weighted(&proof.rolls),
                roll: Own::of(&proof.roll),
            });
            By::Chance { chance: Cast { source, index, proof } }
        }
    }
}

fn tell<G: Told>(game: &G, events: &[G::Event]) -> Vec<Telling> {
    events
        .iter()
        .map(|event| Telling {
            event: Own::of(event),
            audience: event.audience(),
            words: game.event_words(event),
        })
        .collect()
}

impl<G: Told> Session<G> {
    /// An entry that was checked, played and written out.
    fn done(&mut self, entry: EntryOf<G>) -> Done {
        let (step, kept) = (Step::Entry(entry.any()), self.entries().len());
        let events = self.apply(entry);
        Done { step, told: tell(Session::game(self), &events), kept }
    }

    fn through(&self, eyes: Eyes) -> Result<(), Illegal> {
        eyes.seat().map_or(Ok(()), |seat| self.seated(seat))
    }
}

impl<G: Told> Table for Session<G> {
    fn setting(&self) -> Setting {
        Setting {
            game: G::NAME,
            rules: self.rules(),
            seats: Session::game(self).seats(),
            is_open: G::OPEN,
            steps: self.entries().len(),
        }
    }
    fn options(&self) -> Json {
        json(Session::options(self))
    }
    fn board(&self) -> Own {
        Own::of(Session::game(self).board())
    }
    fn players(&self) -> &[String] {
        self.players()
    }
    fn name_players(&mut self, players: Vec<String>) {
        self.name_players(players);
    }
    fn turn(&self) -> Turn<Own> {
        match self.turn() {
            Turn::Waiting { waiting, held } => Turn::Waiting { waiting, held },
            Turn::Over { over } => Turn::Over { over },
            Turn::Chance { chance: Due { source, rolls } } => {
                Turn::Chance { chance: Due { source, rolls: weighted(&rolls) } }
            }
        }
    }
    fn standings(&self) -> Standings {
        Session::game(self).standings(Session::state(self))
    }
    fn view(&self, eyes: Eyes) -> Result<Own, Illegal> {
        self.through(eyes)?;
        Ok(Own::of(&Session::game(self).view(Session::state(self), eyes)))
    }
    fn legal(&self, seat: Seat) -> Result<Legal<Own>, Illegal> {
        self.awaited(seat)?;
        let question = Session::game(self).question(Session::state(self), seat);
        Ok(Legal { moves: self.moves(seat).iter().map(Own::of).collect(), question })
    }
    fn legal_text(&self, seat: Seat) -> Result<String, Illegal> {
        self.awaited(seat)?;
        let question = Session::game(self).question(Session::state(self), seat);
        let legal = Legal { moves: self.moves(seat), question };
        Ok(serde_json::to_string(&legal).expect("plain data always has a JSON form"))
    }
    fn state(&self) -> Json {
        json(Session::state(self))
    }
    fn act(&mut self, act: Act<'_>) -> Result<Done, Illegal> {
        match act {
            Act::Play(seat, mv) => {
                self.awaited(seat)?;
                let mv = mv.read("bad-move")?;
                self.allows(seat, mv)?;
                Ok(self.done(Entry::Move { seat, mv }))
            }
            Act::Say(seat, text) => {
                let mv = self.answer(seat, text)?;
                Ok(self.done(Entry::Move { seat, mv }))
            }
            Act::Roll(roll) => {
                let roll = roll.read("bad-roll")?;
                let kept = self.entries().len();
                let events = self.roll(roll)?;
                let step = Step::Entry(Entry::Roll { roll: Own::of(&roll) });
                Ok(Done { step, told: tell(Session::game(self), &events), kept })
            }
            Act::Undo(seat) => {
                let kept = self.undoable(seat)?;
                self.undo(seat)?;
                Ok(Done { step: Step::Undo { undo: seat }, told: Vec::new(), kept })
            }
            Act::Note(note) => {
                self.note(note.clone())?;
                Ok(Done { step: Step::Note(note.clone()), told: Vec::new(), kept: self.entries().len() })
            }
        }
    }
    fn take(&mut self, step: &AnyStep) -> Result<Vec<Telling>, Illegal> {
        let step = match step {
            Step::Entry(entry) => Step::Entry(entry.typed::<G>()?),
            Step::Undo { undo } => Step::Undo { undo: *undo },
            Step::Note(note) => Step::Note(note.clone()),
        };
        let events = self.take(step)?;
        Ok(tell(Session::game(self), &events))
    }
    fn deal(&mut self) -> Option<Done> {
        let entry = self.due()?;
        Some(self.done(entry))
    }
    fn hold(&mut self, seat: Seat, hold: Hold) -> Result<(), Illegal> {
        match hold {
            Hold::On => self.hold(seat, true),
            Hold::Off => self.hold(seat, false),
            Hold::Confirm => self.confirm(seat),
        }
    }
    fn can_undo(&self, seat: Seat) -> Result<(), Illegal> {
        self.can_undo(seat)
    }
    fn ahead(&self, seat: Seat, mv: &Own) -> Result<Ahead, Illegal> {
        self.awaited(seat)?;
        let ahead = self.ahead(seat, mv.read("bad-move")?)?;
        let events = tell(Session::game(self), &ahead.events);
        Ok(Ahead { events, view: ahead.view.as_ref().map(Own::of) })
    }
    fn weigh(&self, seat: Seat, answers: &[Option<&str>]) -> Result<Vec<Result<(), Illegal>>, Illegal> {
        self.weigh(seat, answers)
    }
    fn silence(&self) -> Option<Phrase> {
        Session::game(self).silence(Session::state(self))
    }
    fn past(&self, glance: Glance) -> Result<Vec<Past>, Illegal> {
        let Glance { eyes, from, views, proofs } = glance;
        self.through(eyes)?;
        let mut past = Vec::with_capacity((self.entries().len() + 1).saturating_sub(from));
        self.relive(|then, by, events| {
            let entries = then.entries().len();
            if entries < from {
                return;
            }
            let game = Session::game(then);
            let mut events = tell(game, events);
            events.retain(|telling| telling.audience.includes(eyes));
            let noted = then.notes().iter().filter(|noted| noted.after == entries);
            past.push(Past {
                by: by.map(|by| author(by, proofs)),
                events,
                notes: noted.map(|noted| noted.note.clone()).collect(),
                view: views.then(|| Own::of(&game.view(Session::state(then), eyes))),
                turn: Table::turn(then),
            });
        });
        Ok(past)
    }
    fn record(&self, with_seed: bool) -> AnyRecord {
        self.record(with_seed).any()
    }
    fn fork(&self) -> Box<dyn Table> {
        Box::new(self.clone())
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
}
