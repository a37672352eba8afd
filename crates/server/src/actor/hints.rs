//! "What would you do?": the strongest bot thinks about somebody's decision, from what that seat sees. Never on the table's
//! own time, one hint a seat at once, and only where the table allows it.

use std::sync::Arc;

use reverie_game::{Eyes, Illegal, Kind, Luck, Seat, Table};
use reverie_kit::{Level, Means};
use reverie_store::GuestId;

use super::load::awaited;
use super::{Actor, Command, Reply};
use crate::guard::Pace;
use crate::wire::{Done, Hint};

/// Hints that may be asked for at once, and how many a second for long.
pub(super) const AT_ONCE: f64 = 6.0;
const A_SECOND: f64 = 0.5;

impl Actor {
    /// Whether hints may be asked for: as the host said, else where only one person plays.
    pub(super) fn allows_hints(&self) -> bool {
        let people = self.row.seats.iter().filter(|row| row.sitter.guest.is_some()).count();
        self.row.hints.unwrap_or(people <= 1)
    }

    /// Somebody asks what a bot would do on their seat. The answer comes when it has thought.
    pub(super) fn hint(&mut self, guest: Option<GuestId>, seat: Seat, reply: Reply<Done>) {
        let (table, level) = match self.may_hint(guest, seat) {
            Ok(asked) => asked,
            Err(reason) => return drop(reply.send(Err(reason))),
        };
        let Some(own) = self.own.upgrade() else { return };
        self.hinting = self.hinting.with(seat);
        let (app, number) = (Arc::clone(&self.app), self.number);
        tokio::spawn(async move {
            let advice = move |means| advise(level, means, &*table, seat);
            let hint = app.thinkers.think(level.time, advice).await;
            let hint = hint.unwrap_or_else(|| Err(Illegal::ours("hint-later")));
            // First the seat may ask again, then it is answered: whoever asks at once is heard.
            let _ = own.send(Command::Hinted { seat }).await;
            drop(reply.send(hint.map(|hint| Done { hint: Some(Box::new(hint)), ..number.into() })));
        });
    }

    fn may_hint(
        &mut self,
        guest: Option<GuestId>,
        seat: Seat,
    ) -> Result<(Box<dyn Table>, &'static Level), Illegal> {
        let guest = guest.ok_or_else(|| Illegal::not_allowed("spectators-watch"))?;
        let table = self.in_play(guest, seat)?.fork();
        if !self.allows_hints() {
            return Err(Illegal::not_allowed("no-hints-here"));
        }
        if !awaited(&*table).contains(seat) {
            return Err(Illegal::not_now("not-awaited"));
        }
        if self.hinting.contains(seat) {
            return Err(Illegal::of(Kind::TooOften, "hint-under-way"));
        }
        let level = self.kit()?.strongest().ok_or_else(|| Illegal::new("no-bots"))?;
        match self.hints.take(A_SECOND, AT_ONCE, self.app.now()) {
            Pace::Fine => Ok((table, level)),
            Pace::Slow(_) | Pace::Enough => Err(Illegal::of(Kind::TooOften, "hint-slowly")),
        }
    }
}

/// What a bot would do. Its luck follows from what the seat sees, so what is hidden cannot change what comes out.
fn advise(level: &'static Level, means: Means, table: &dyn Table, seat: Seat) -> Result<Hint, Illegal> {
    let view = table.view(Eyes::Seat(seat))?;
    let bits = blake3::hash(view.text().as_bytes());
    let bits = bits.as_bytes().first_chunk().map_or(0, |bytes| u64::from_le_bytes(*bytes));
    let thought = level.think_with(means, table, seat, &mut Luck::seeded(bits))?;
    let level = level.name.to_owned();
    Ok(Hint { level, mv: thought.mv, words: thought.words, why: thought.why, reason: thought.reason })
}
