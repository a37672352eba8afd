//! A game under way: decisions in, events out, with undo. What one table of the server, one referee or one
//! terminal game holds.

use serde::Serialize;

use crate::game::Source;
use crate::record::{EntryOf, FORMAT, HASH_EVERY, HashAfter, RecordOf, StepOf, fingerprint};
use crate::{
    Broken, Commitment, Dealer, Entry, Game, Happening, Illegal, Log, Pending, Record, Seat, SeatSet,
    Standings, Step,
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
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase", untagged)]
pub enum Turn<R> {
    /// These seats owe a decision.
    Waiting {
        /// Who is awaited.
        waiting: SeatSet,
        /// Who has decided but not yet confirmed; dealer and bots wait for them.
        #[serde(skip_serializing_if = "nobody")]
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
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
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

/// A game under way.
#[derive(Debug, Clone)]
pub struct Session<G: Game> {
    game: G,
    options: G::Options,
    players: Vec<String>,
    chance: Chance,
    /// Of a recorded game whose seed is not there: the promise still stands while nobody else rolls.
    promised: Option<Commitment>,
    start: Option<G::State>,
    state: G::State,
    entries: Vec<EntryOf<G>>,
    rolled: Vec<(Source, u64)>,
    floor: Floor<G::State>,
    holding: SeatSet,
    confirmed: SeatSet,
}

impl<G: Game> Session<G> {
    /// A new game, nothing dealt yet: the first [`settle`](Self::settle) deals.
    pub fn new(seats: u8, options: G::Options, chance: Chance) -> Result<Self, Illegal> {
        let game = G::open(seats, &options)?;
        let state = game.start();
        Ok(Self::at(game, options, chance, None, state))
    }

    /// A game that begins from a position set up by hand, if it could lie on a table.
    pub fn load(seats: u8, options: G::Options, chance: Chance, state: G::State) -> Result<Self, Illegal> {
        let game = G::open(seats, &options)?;
        game.admit(&state)?;
        Ok(Self::at(game, options, chance, Some(state), state))
    }

    fn at(game: G, options: G::Options, chance: Chance, start: Option<G::State>, state: G::State) -> Self {
        Self {
            game,
            options,
            players: Vec::new(),
            chance,
            promised: None,
            start,
            state,
            entries: Vec::new(),
            rolled: Vec::new(),
            floor: Floor { entries: 0, state },
            holding: SeatSet::NONE,
            confirmed: SeatSet::NONE,
        }
    }

    /// The game as it was recorded, every entry checked: legal decisions, possible rolls (the dealer's own, where
    /// the seed is there), equal hashes, the same result.
    pub fn replay(record: Record<G>) -> Result<Self, Broken> {
        Self::retell(record, |_, _| ())
    }

    /// As [`replay`](Self::replay), for somebody who watches: shown the table before the first entry and after each,
    /// with what happened. Of a record that does not hold they have seen what came before the fault.
    pub fn retell(record: Record<G>, mut watch: impl FnMut(&Self, &[G::Event])) -> Result<Self, Broken> {
        if record.format != FORMAT {
            return Err(Illegal::new("record-format")
                .with("format", record.format)
                .with("known", FORMAT)
                .into());
        }
        if record.game != G::NAME || record.rules != G::RULES {
            return Err(Illegal::new("record-rules")
                .with("game", record.game)
                .with("rules", record.rules)
                .with("known", G::RULES)
                .into());
        }
        if let (Some(seed), Some(commitment)) = (record.seed, record.commitment)
            && seed.commitment() != commitment
        {
            return Err(Illegal::new("record-commitment").into());
        }
        let dealer = record.seed.map(Dealer::new);
        let mut session = match record.start {
            None => Self::new(record.seats, record.options, Chance::Asked)?,
            Some(state) => Self::load(record.seats, record.options, Chance::Asked, state)?,
        };
        session.players = record.players;
        watch(&session, &[]);
        let mut hashes = record.hashes.into_iter().peekable();
        for (n, &entry) in record.entries.iter().enumerate() {
            let broken = |reason| Broken { entry: Some(n), reason };
            match entry {
                // An answer in a player's own words is in the record as the move it was read as, listed or not.
                Entry::Move { seat, mv } => session.stands(seat, mv).map_err(broken)?,
                Entry::Roll { roll } => {
                    session.may_bring(roll).map_err(broken)?;
                    if dealer.is_some_and(|dealer| session.dealt_by(&dealer) != Some(roll)) {
                        return Err(broken(Illegal::new("record-roll")));
                    }
                }
            }
            let events = session.apply(entry);
            while let Some(check) = hashes.next_if(|check| check.entries == n + 1) {
                if check.hash != fingerprint(&session.state) {
                    return Err(broken(Illegal::new("record-hash")));
                }
            }
            watch(&session, &events);
        }
        if hashes.next().is_some() {
            return Err(Illegal::new("record-hash-place").into());
        }
        if record.result.is_some_and(|result| session.over() != Some(result)) {
            return Err(Illegal::new("record-result").into());
        }
        session.chance = dealer.map_or(Chance::Asked, Chance::Dealt);
        session.promised = record.commitment;
        Ok(session)
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

    /// Seats that hold, have decided since the last roll or reveal and have nothing more to decide, but have not
    /// confirmed.
    pub fn held(&self) -> SeatSet {
        let holding = self.holding.minus(self.confirmed);
        if holding.is_empty() {
            return holding;
        }
        let awaited = match self.game.pending(&self.state) {
            Pending::Seats(seats) => seats,
            Pending::Chance(_) | Pending::Over => SeatSet::NONE,
        };
        self.entries[self.floor.entries..]
            .iter()
            .filter_map(|entry| match entry {
                Entry::Move { seat, .. } => Some(*seat),
                Entry::Roll { .. } => None,
            })
            .filter(|&seat| holding.contains(seat) && !awaited.contains(seat))
            .collect()
    }

    /// From now on dealer and bots wait for this seat's `confirm` before they go on, or no longer do.
    pub fn hold(&mut self, seat: Seat, on: bool) -> Result<(), Illegal> {
        self.seated(seat)?;
        self.holding = if on { self.holding.with(seat) } else { self.holding.without(seat) };
        Ok(())
    }

    /// The seat lets go of what it decided: the dealer may go on. Follow with [`settle`](Self::settle).
    pub fn confirm(&mut self, seat: Seat) -> Result<(), Illegal> {
        self.seated(seat)?;
        if !self.held().contains(seat) {
            return Err(Illegal::new("nothing-to-confirm"));
        }
        self.confirmed = self.confirmed.with(seat);
        Ok(())
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
            Pending::Seats(_) => Err(Illegal::new("not-awaited")),
            Pending::Chance(_) => Err(Illegal::new("awaits-chance")),
            Pending::Over => Err(Illegal::new("game-over")),
        }
    }

    pub(crate) fn seated(&self, seat: Seat) -> Result<(), Illegal> {
        let seats = self.game.seats();
        if seat.number() < seats {
            return Ok(());
        }
        Err(Illegal::new("no-such-seat").with("seat", seat.number()).with("last", seats - 1))
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
        let n = self.rolled.iter().find(|(rolled, _)| *rolled == source).map_or(0, |&(_, n)| n);
        dealer.roll(source, n, &self.rolls())
    }

    fn may_bring(&self, roll: G::Roll) -> Result<(), Illegal> {
        if !matches!(self.game.pending(&self.state), Pending::Chance(_)) {
            return Err(Illegal::new("no-roll-due"));
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
        let Some(question) = self.game.question(&self.state, seat) else {
            return Err(Illegal::new("no-question"));
        };
        if text.chars().count() > usize::from(question.longest) {
            return Err(Illegal::new("answer-too-long").with("longest", question.longest));
        }
        let mv = self.game.read(&self.state, seat, text)?;
        self.game.check(&self.state, seat, mv)?;
        Ok(mv)
    }

    /// Takes a step that a store has kept, checked again: it may come from a file. The dealer does not go on by itself.
    pub fn take(&mut self, step: StepOf<G>) -> Result<Vec<G::Event>, Illegal> {
        match step {
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
            return Err(Illegal::new("no-roll-due"));
        }
        self.may_bring(roll)?;
        self.promised = None;
        Ok(self.apply(Entry::Roll { roll }))
    }

    /// Takes back the seat's own last decision since the last roll or reveal. What others decided later is played
    /// again without it; where that no longer stands, nothing is taken back.
    pub fn undo(&mut self, seat: Seat) -> Result<(), Illegal> {
        let (undone, state) = self.without_last(seat)?;
        self.entries.remove(undone);
        self.state = state;
        self.confirmed = self.confirmed.without(seat);
        Ok(())
    }

    /// Whether an [`undo`](Self::undo) would be done, and if not, why.
    pub fn can_undo(&self, seat: Seat) -> Result<(), Illegal> {
        self.without_last(seat).map(drop)
    }

    /// The entry that an undo would take back, and the table as it would be without it.
    fn without_last(&self, seat: Seat) -> Result<(usize, G::State), Illegal> {
        let undone = self.undoable(seat)?;
        let mut state = self.floor.state;
        let mut off = Log::off();
        for (n, entry) in self.entries.iter().enumerate().skip(self.floor.entries) {
            let &Entry::Move { seat: other, mv } = entry else { continue };
            if n == undone {
                continue;
            }
            let stands = match self.game.pending(&state) {
                Pending::Seats(seats) if seats.contains(other) => self.game.check(&state, other, mv),
                _ => Err(Illegal::new("not-awaited")),
            };
            if stands.is_err() {
                return Err(Illegal::new("undo-others").with("who", other));
            }
            self.game.play(&mut state, other, mv, &mut off);
        }
        Ok((undone, state))
    }

    /// The entry that an undo of this seat would take back, or why there is none.
    pub fn undoable(&self, seat: Seat) -> Result<usize, Illegal> {
        self.seated(seat)?;
        let own = |entry: &EntryOf<G>| matches!(entry, Entry::Move { seat: by, .. } if *by == seat);
        match self.entries.iter().rposition(own) {
            None => Err(Illegal::new("undo-nothing")),
            Some(_) if self.over().is_some() => Err(Illegal::new("undo-over")),
            Some(last) if last >= self.floor.entries => Ok(last),
            Some(_) => match self.entries.get(self.floor.entries.wrapping_sub(1)) {
                Some(Entry::Roll { .. }) => Err(Illegal::new("undo-rolled")),
                _ => Err(Illegal::new("undo-revealed")),
            },
        }
    }

    /// The game so far, written down. With the seed once the game is over; before that only where it is to be
    /// saved. A record tells every secret choice and every hidden roll, seed or no seed: while a game with secrets is
    /// under way, it is not for players' eyes.
    pub fn record(&self, with_seed: bool) -> Record<G> {
        let over = self.over();
        let dealer = match &self.chance {
            Chance::Dealt(dealer) => Some(dealer),
            Chance::Asked => None,
        };
        let mut again = self.start.unwrap_or_else(|| self.game.start());
        let mut hashes = Vec::new();
        let mut off = Log::off();
        for (n, entry) in self.entries.iter().enumerate() {
            match *entry {
                Entry::Move { seat, mv } => self.game.play(&mut again, seat, mv, &mut off),
                Entry::Roll { roll } => self.game.roll(&mut again, roll, &mut off),
            }
            if (n + 1) % HASH_EVERY == 0 || n + 1 == self.entries.len() {
                hashes.push(HashAfter { entries: n + 1, hash: fingerprint(&again) });
            }
        }
        RecordOf {
            format: FORMAT,
            game: G::NAME.to_owned(),
            rules: G::RULES,
            seats: self.game.seats(),
            options: self.options.clone(),
            players: self.players.clone(),
            commitment: dealer.map(|dealer| dealer.seed().commitment()).or(self.promised),
            seed: dealer.filter(|_| with_seed || over.is_some()).map(Dealer::seed),
            start: self.start,
            entries: self.entries.clone(),
            hashes,
            result: over,
        }
    }
}
