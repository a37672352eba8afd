//! A session written down, and a session read back.

use super::{Chance, Session};
use crate::record::{FORMAT, HASH_EVERY, HashAfter, RecordOf, fingerprint};
use crate::{Arg, Broken, Dealer, Entry, Game, Illegal, Phrase, Record};

impl<G: Game> Session<G> {
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
        let own = record.game == G::NAME;
        if !own || !G::RULES.plays(record.rules) {
            let game: Arg = if own { Phrase::new(G::NAME).into() } else { record.game.into() };
            return Err(Illegal::new("record-rules")
                .with("game", game)
                .with("rules", record.rules)
                .with("known", G::RULES.words())
                .into());
        }
        if let (Some(seed), Some(commitment)) = (record.seed, record.commitment)
            && seed.commitment() != commitment
        {
            return Err(Illegal::new("record-commitment").into());
        }
        let dealer = record.seed.map(Dealer::new);
        let mut session = match record.start {
            None => Self::under(record.rules, record.seats, record.options, Chance::Asked)?,
            Some(state) => {
                Self::load_under(record.rules, record.seats, record.options, Chance::Asked, state)?
            }
        };
        session.players = record.players;
        let mut notes = record.notes.iter().peekable();
        session.take_notes(&mut notes, 0)?;
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
            session.take_notes(&mut notes, n + 1).map_err(broken)?;
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
        if notes.next().is_some() {
            return Err(Illegal::new("record-note-place").into());
        }
        if record.result.is_some_and(|result| session.over() != Some(result)) {
            return Err(Illegal::new("record-result").into());
        }
        session.chance = dealer.map_or(Chance::Asked, Chance::Dealt);
        session.promised = record.commitment;
        Ok(session)
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
        let mut hashes = Vec::new();
        self.relive(|then, _, _| {
            let entries = then.entries.len();
            if entries > 0 && (entries % HASH_EVERY == 0 || entries == self.entries.len()) {
                hashes.push(HashAfter { entries, hash: fingerprint(&then.state) });
            }
        });
        RecordOf {
            format: FORMAT,
            game: G::NAME.to_owned(),
            rules: self.began.1,
            seats: self.game.seats(),
            options: self.options.clone(),
            players: self.players.clone(),
            commitment: dealer.map(|dealer| dealer.seed().commitment()).or(self.promised),
            seed: dealer.filter(|_| with_seed || over.is_some()).map(Dealer::seed),
            start: self.start,
            entries: self.entries.clone(),
            notes: self.notes.clone(),
            hashes,
            result: over,
        }
    }
}
