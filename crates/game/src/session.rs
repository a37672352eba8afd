//! A game under way: decisions in, events out. What one table of the server, one referee or one terminal game holds.
//!
//! | room | what it is for |
//! |---|---|
//! | here | who is awaited, what may be done, what comes of it |
//! | `taking_back` | undo; seats that hold, and confirm |
//! | `paper` | to and from a record |
//! | `notes` | what happens beside the rules: who decides for whom, by which version the game goes on |
//! | `ahead` | what a decision would do |
//! | `past` | how the table came to be what it is |

mod ahead;
mod notes;
mod paper;
mod past;
mod taking_back;

use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

pub use ahead::Ahead;
pub use past::{By, Cast, Proof};

use crate::game::Source;
use crate::{
    Commitment, Dealer, Entry, EntryOf, Game, Happening, Illegal, Log, NoteAfter, Pending, Phrase, Question,
    Seat, SeatSet, Standings, Step, StepOf,
};

/// Where the rolls come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Chance {
    /// From a dealer, as soon as they are due.
    Dealt(Dealer),
    /// From whoever drives the session: real dice, a study, a test.
    Asked,
}

/// What a session waits for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[serde(rename_all = "lowercase", untagged)]
#[schemars(rename = "Turn")]
#[ts(export_to = "game.ts")]
pub enum Turn<R> {
    /// These seats owe a decision.
    Waiting {
        /// Who is awaited.
        waiting: SeatSet,
        /// Who has decided but not yet confirmed; dealer and bots wait for them.
        #[serde(default, skip_serializing_if = "nobody")]
        held: SeatSet,
    },
    /// The driver owes a roll.
    Chance {
        /// What is to be rolled.
        chance: Due<R>,
    },
    /// Nobody: this is how it ended.
    Over {
        /// The result.
        over: Standings,
    },
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde's signature
const fn nobody(seats: &SeatSet) -> bool {
    seats.is_empty()
}

/// A roll that the driver owes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[schemars(rename = "Due")]
#[ts(export_to = "game.ts")]
pub struct Due<R> {
    /// What is rolled.
    pub source: Source,
    /// What may come, with weights.
    pub rolls: Vec<(R, u32)>,
}

/// The last roll or reveal: nothing before it can be taken back.
#[derive(Debug, Clone, Copy)]
struct Floor<S> {
    entries: usize,
    state: S,
}

/// A game under way: it checks what is decided, asks the dealer, and keeps what happened.
///
/// Heap is the game in the documentation of [`Game`].
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/guide/heap.rs"));
/// # fn main() {
/// let dealer = Dealer::new(Seed::named("pebbles"));
/// let mut session = Session::<Heap>::new(2, Options {}, Chance::Dealt(dealer)).unwrap();
/// // The dealer deals what is due: the heap.
/// assert!(matches!(session.settle()[..], [Event::Laid(_)]));
///
/// // A decision is checked, then done; a refusal changes nothing and says why.
/// let ada = Seat::new(0).unwrap();
/// assert_eq!(session.play(ada, Take { take: 4 }).unwrap_err().key(), "heap-one-to-three");
/// assert_eq!(session.play(ada, Take { take: 3 }).unwrap(), [Event::Taken(ada, 3)]);
///
/// // Nothing has been uncovered since: it can be taken back.
/// session.undo(ada).unwrap();
/// assert!(session.moves(ada).contains(&Take { take: 1 }));
/// # }
/// ```
#[derive(Debug, Clone)]
pub struct Session<G: Game> {
    game: G,
    /// The version of its rules that it is played by.
    rules: u16,
    /// The rules it began with, and their version.
    began: (G, u16),
    options: G::Options,
    players: Vec<String>,
    chance: Chance,
    /// Of a recorded game whose seed is not there: the promise still stands while nobody else rolls.
    promised: Option<Commitment>,
    start: Option<G::State>,
    state: G::State,
    entries: Vec<EntryOf<G>>,
    notes: Vec<NoteAfter>,
    rolled: Vec<(Source, u64)>,
    floor: Floor<G::State>,
    holding: SeatSet,
    confirmed: SeatSet,
}

impl<G: Game> Session<G> {
    /// A new game by the newest rules, nothing dealt yet: the first [`settle`](Self::settle) deals.
    pub fn new(seats: u8, options: G::Options, chance: Chance) -> Result<Self, Illegal> {
        Self::under(G::RULES.newest, seats, options, chance)
    }

    /// As [`new`](Self::new), by this version of the rules.
    pub fn under(rules: u16, seats: u8, options: G::Options, chance: Chance) -> Result<Self, Illegal> {
        let game = by::<G>(rules, seats, &options)?;
        let state = game.start();
        Ok(Self::at(game, rules, options, chance, None, state))
    }

    /// A game by the newest rules that begins from a position set up by hand, if it could lie on a table.
    pub fn load(seats: u8, options: G::Options, chance: Chance, state: G::State) -> Result<Self, Illegal> {
        Self::load_under(G::RULES.newest, seats, options, chance, state)
    }

    fn load_under(
        rules: u16,
        seats: u8,
        options: G::Options,
        chance: Chance,
        state: G::State,
    ) -> Result<Self, Illegal> {
        let game = by::<G>(rules, seats, &options)?;
        game.admit(&state)?;
        Ok(Self::at(game, rules, options, chance, Some(state), state))
    }

    fn at(
        game: G,
        rules: u16,
        options: G::Options,
        chance: Chance,
        start: Option<G::State>,
        state: G::State,
    ) -> Self {
        Self {
            began: (game.clone(), rules),
            game,
            rules,
            options,
            players: Vec::new(),
            chance,
            promised: None,
            start,
            state,
            entries: Vec::new(),
            notes: Vec::new(),
            rolled: Vec::new(),
            floor: Floor { entries: 0, state },
            holding: SeatSet::NONE,
            confirmed: SeatSet::NONE,
        }
    }

    /// The same game before anything was dealt or decided.
    fn at_first(&self) -> Self {
        let (game, rules) = self.began.clone();
        let state = self.start.unwrap_or_else(|| game.start());
        Self::at(game, rules, self.options.clone(), self.chance, self.start, state)
    }

    /// The rules.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// What lies on the table.
    pub const fn state(&self) -> &G::State {
        &self.state
    }

    /// What was chosen before the game.
    pub const fn options(&self) -> &G::Options {
        &self.options
    }

    /// Everything decided so far that was not taken back.
    pub fn entries(&self) -> &[EntryOf<G>] {
        &self.entries
    }

    /// Who sits where.
    pub fn players(&self) -> &[String] {
        &self.players
    }

    /// Names who sits where, for the record.
    pub fn name_players(&mut self, players: Vec<String>) {
        self.players = players;
    }

    /// What the session waits for.
    pub fn turn(&self) -> Turn<G::Roll> {
        let held = self.held();
        match self.game.pending(&self.state) {
            Pending::Seats(waiting) => Turn::Waiting { waiting, held },
            _ if !held.is_empty() => Turn::Waiting { waiting: SeatSet::NONE, held },
            Pending::Over => Turn::Over { over: self.game.standings(&self.state) },
            Pending::Chance(_) if matches!(self.chance, Chance::Dealt(_)) => {
                Turn::Waiting { waiting: SeatSet::NONE, held }
            }
            Pending::Chance(source) => Turn::Chance { chance: Due { source, rolls: self.rolls() } },
        }
    }

    /// The result, once the game is over and nobody can take anything back.
    pub fn over(&self) -> Option<Standings> {
        match self.turn() {
            Turn::Over { over } => Some(over),
            _ => None,
        }
    }

    /// Whether `seat` may decide this now, and if not, why. An answer in free words comes by [`say`](Self::say): while
    /// a question is open, only what is listed is allowed here.
    pub fn allows(&self, seat: Seat, mv: G::Move) -> Result<(), Illegal> {
        self.stands(seat, mv)?;
        if self.game.question(&self.state, seat).is_some() && !self.moves(seat).contains(&mv) {
            return Err(Illegal::new("not-listed"));
        }
        Ok(())
    }

    /// Whether this could have been decided here, listed or read from free words: what a record may hold.
    fn stands(&self, seat: Seat, mv: G::Move) -> Result<(), Illegal> {
        self.awaited(seat)?;
        self.game.check(&self.state, seat, mv)
    }

    /// Whether `seat` is awaited, and if not, why.
    pub fn awaited(&self, seat: Seat) -> Result<(), Illegal> {
        self.seated(seat)?;
        match self.game.pending(&self.state) {
            Pending::Seats(seats) if seats.contains(seat) => Ok(()),
            Pending::Seats(_) => Err(Illegal::not_now("not-awaited")),
            Pending::Chance(_) => Err(Illegal::not_now("awaits-chance")),
            Pending::Over => Err(Illegal::not_now("game-over")),
        }
    }

    pub(crate) fn seated(&self, seat: Seat) -> Result<(), Illegal> {
        seat.at_table_of(self.game.seats())
    }

    /// Everything `seat` may decide now.
    pub fn moves(&self, seat: Seat) -> Vec<G::Move> {
        let mut moves = Vec::new();
        self.game.moves(&self.state, seat, &mut moves);
        moves
    }

    /// Everything chance may bring now, with weights.
    pub fn rolls(&self) -> Vec<(G::Roll, u32)> {
        let mut rolls = Vec::new();
        if matches!(self.game.pending(&self.state), Pending::Chance(_)) {
            self.game.rolls(&self.state, &mut rolls);
        }
        rolls
    }

    /// The roll the dealer would make now. One a call: store it, [`apply`](Self::apply) it, then ask again.
    pub fn due(&self) -> Option<EntryOf<G>> {
        let Chance::Dealt(dealer) = self.chance else { return None };
        if !self.held().is_empty() {
            return None;
        }
        self.dealt_by(&dealer).map(|roll| Entry::Roll { roll })
    }

    fn dealt_by(&self, dealer: &Dealer) -> Option<G::Roll> {
        let Pending::Chance(source) = self.game.pending(&self.state) else { return None };
        dealer.roll(source, self.rolled_from(source), &self.rolls())
    }

    /// How many rolls of this source there were.
    fn rolled_from(&self, source: Source) -> u64 {
        self.rolled.iter().find(|(rolled, _)| *rolled == source).map_or(0, |&(_, n)| n)
    }

    fn may_bring(&self, roll: G::Roll) -> Result<(), Illegal> {
        if !matches!(self.game.pending(&self.state), Pending::Chance(_)) {
            return Err(Illegal::not_now("no-roll-due"));
        }
        if self.rolls().iter().any(|&(possible, _)| possible == roll) {
            Ok(())
        } else {
            Err(Illegal::new("impossible-roll"))
        }
    }

    /// Plays an entry that was checked: by [`allows`](Self::allows), or given by [`due`](Self::due).
    pub fn apply(&mut self, entry: EntryOf<G>) -> Vec<G::Event> {
        let mut events = Vec::new();
        let mut log = Log::to(&mut events);
        self.entries.push(entry);
        match entry {
            Entry::Move { seat, mv } => {
                self.confirmed = self.confirmed.without(seat);
                self.game.play(&mut self.state, seat, mv, &mut log);
                if events.iter().any(Happening::reveals) {
                    self.raise_floor();
                }
                if self.game.confirms(mv) {
                    self.confirmed = self.confirmed.with(seat);
                }
            }
            Entry::Roll { roll } => {
                if let Pending::Chance(source) = self.game.pending(&self.state) {
                    match self.rolled.iter_mut().find(|(rolled, _)| *rolled == source) {
                        Some((_, n)) => *n += 1,
                        None => self.rolled.push((source, 1)),
                    }
                }
                self.game.roll(&mut self.state, roll, &mut log);
                self.raise_floor();
            }
        }
        events
    }

    const fn raise_floor(&mut self) {
        self.floor = Floor { entries: self.entries.len(), state: self.state };
        self.confirmed = SeatSet::NONE;
    }

    /// The answer that `seat`'s own words stand for, if it may be given now.
    pub fn answer(&self, seat: Seat, text: &str) -> Result<G::Move, Illegal> {
        self.awaited(seat)?;
        let question = self.asked(seat)?;
        short_enough(&question, text)?;
        let mv = self.game.read(&self.state, seat, text)?;
        self.game.check(&self.state, seat, mv)?;
        Ok(mv)
    }

    /// What would be said to these answers to the open question and those that follow it, for a seat that is still writing:
    /// nothing is decided.
    pub fn weigh(&self, seat: Seat, answers: &[Option<&str>]) -> Result<Vec<Result<(), Illegal>>, Illegal> {
        self.awaited(seat)?;
        let question = self.asked(seat)?;
        let length = |text: Option<&str>| text.map_or(Ok(()), |text| short_enough(&question, text));
        let lengths: Vec<_> = answers.iter().copied().map(length).collect();
        // What is too long is not even read.
        let read: Vec<Option<&str>> =
            answers.iter().zip(&lengths).map(|(text, fits)| text.filter(|_| fits.is_ok())).collect();
        let said = self.game.weigh(&self.state, seat, &read);
        Ok(lengths.into_iter().zip(said).map(|(length, said)| length.and(said)).collect())
    }

    fn asked(&self, seat: Seat) -> Result<Question, Illegal> {
        self.game.question(&self.state, seat).ok_or_else(|| Illegal::new("no-question"))
    }

    /// Takes a step that a store has kept, checked again: it may come from a file. The dealer does not go on by itself.
    pub fn take(&mut self, step: StepOf<G>) -> Result<Vec<G::Event>, Illegal> {
        match step {
            Step::Note(note) => {
                self.note(note)?;
                Ok(Vec::new())
            }
            Step::Undo { undo } => {
                self.undo(undo)?;
                Ok(Vec::new())
            }
            Step::Entry(entry) => {
                match entry {
                    Entry::Move { seat, mv } => self.stands(seat, mv)?,
                    Entry::Roll { roll } => self.may_bring(roll)?,
                }
                Ok(self.apply(entry))
            }
        }
    }

    /// Lets the dealer deal everything that is due, and tells what came of it.
    pub fn settle(&mut self) -> Vec<G::Event> {
        let mut events = Vec::new();
        while let Some(entry) = self.due() {
            events.extend(self.apply(entry));
        }
        events
    }

    /// A seat decides; the dealer then deals what is due.
    pub fn play(&mut self, seat: Seat, mv: G::Move) -> Result<Vec<G::Event>, Illegal> {
        self.allows(seat, mv)?;
        let mut events = self.apply(Entry::Move { seat, mv });
        events.extend(self.settle());
        Ok(events)
    }

    /// A seat answers an open question in its own words; the dealer then deals what is due.
    pub fn say(&mut self, seat: Seat, text: &str) -> Result<Vec<G::Event>, Illegal> {
        let mv = self.answer(seat, text)?;
        let mut events = self.apply(Entry::Move { seat, mv });
        events.extend(self.settle());
        Ok(events)
    }

    /// The driver brings a roll, where no dealer does.
    pub fn roll(&mut self, roll: G::Roll) -> Result<Vec<G::Event>, Illegal> {
        if matches!(self.chance, Chance::Dealt(_)) {
            return Err(Illegal::new("dealer-rolls"));
        }
        if !self.held().is_empty() {
            return Err(Illegal::not_now("no-roll-due"));
        }
        self.may_bring(roll)?;
        self.promised = None;
        Ok(self.apply(Entry::Roll { roll }))
    }
}

/// The game by this version of its rules, if that can be played here.
fn by<G: Game>(rules: u16, seats: u8, options: &G::Options) -> Result<G, Illegal> {
    if G::RULES.plays(rules) { G::under(rules, seats, options) } else { Err(other_rules::<G>(rules)) }
}

/// A game by rules that this program does not have.
fn other_rules<G: Game>(rules: u16) -> Illegal {
    Illegal::not_now("other-rules")
        .with("game", Phrase::new(G::NAME))
        .with("rules", rules)
        .with("known", G::RULES.words())
}

fn short_enough(question: &Question, text: &str) -> Result<(), Illegal> {
    if text.chars().count() > usize::from(question.longest) {
        return Err(Illegal::new("answer-too-long").with("longest", question.longest));
    }
    Ok(())
}
