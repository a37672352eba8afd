//! The lobby: start, close, kick, bots, what is played; the rematch.

use reverie_catalog::Games;
use reverie_game::{Chance, Illegal, Note, Seat, Seed};
use reverie_store::{Arranged, GuestId, NewTable, Phase, Sitter, TableId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Value as Json, json};
use ts_rs::TS;

use super::Actor;
use super::load::open;
use crate::app::store_failed;
use crate::campaign;
use crate::clock::Clock;
use crate::secret;

/// What a host asks; and, where it says so, what anybody with a seat does.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "do", rename_all = "lowercase", deny_unknown_fields)]
#[ts(optional_fields, export_to = "server.ts")]
pub(crate) enum HostAsk {
    /// Begin: every seat is somebody's.
    Start,
    /// Shut the table. Where the game cannot go on, anybody who sits there can.
    Close,
    /// Free a seat in the lobby; in play, give it to a bot where the clock has said so: deadlines missed in a row.
    Kick {
        /// Which.
        seat: Seat,
    },
    /// Put a bot on a free seat, or another one on a bot's, in the lobby.
    Bot {
        /// Which.
        seat: Seat,
        /// How strong.
        level: String,
    },
    /// Take a bot off a seat in the lobby, for a person to sit on.
    Free {
        /// Which.
        seat: Seat,
    },
    /// A guest takes another seat of this table that is free, in the lobby: one device for several players.
    Sit {
        /// Which.
        seat: Seat,
    },
    /// Change what is played, in the lobby: what is left out stays as it is.
    Set {
        /// With which options.
        #[serde(default)]
        #[ts(type = "unknown", optional)]
        options: Option<Json>,
        /// How time is kept.
        #[serde(default)]
        clock: Option<Clock>,
        /// For how many: new seats are open, a seat that goes must be nobody's.
        #[serde(default)]
        seats: Option<u8>,
        /// Whether hints may be asked for.
        #[serde(default)]
        hints: Option<bool>,
    },
    /// Whoever sits in the lobby, but for the host, gets up.
    Leave,
    /// Whoever has a seat opens a table for the same people, once the game is over, everybody one seat on; whoever asks again
    /// gets the same. It begins at once if the others are bots.
    Rematch,
}

/// What came of it.
#[derive(Debug, Default, Serialize, Deserialize)]
pub(crate) struct Hosted {
    /// The table of the rematch.
    pub(crate) next: Option<TableId>,
    /// Whether that can begin at once, since nobody else is a person.
    pub(crate) begins: bool,
}

/// Whether a game can be played like this.
pub(crate) fn playable(
    games: Games,
    game: &str,
    seats: usize,
    options: &Json,
    clock: Clock,
) -> Result<(), Illegal> {
    if !clock.sensible() {
        return Err(Illegal::new("bad-clock"));
    }
    let seats = u8::try_from(seats).unwrap_or(u8::MAX);
    (games.find(game)?.entry.open)(seats, options, Chance::Asked).map(drop)
}

impl Actor {
    pub(super) async fn host(&mut self, guest: GuestId, ask: HostAsk) -> Result<Hosted, Illegal> {
        match ask {
            HostAsk::Rematch => self.rematch(guest).await,
            HostAsk::Leave => self.get_up(guest).await.map(|()| Hosted::default()),
            ask => self.order(guest, ask).await.map(|()| Hosted::default()),
        }
    }

    /// What only the host can; but a table that cannot go on is shut by anybody who sits there.
    async fn order(&mut self, guest: GuestId, ask: HostAsk) -> Result<(), Illegal> {
        let shuts = matches!(ask, HostAsk::Close) && self.stuck.is_some() && !self.seats_of(guest).is_empty();
        if guest != self.row.host && !shuts {
            return Err(Illegal::not_allowed("host-only"));
        }
        if self.row.phase == Phase::Closed {
            return Err(Illegal::not_now("table-closed"));
        }
        match ask {
            HostAsk::Start => self.start().await,
            HostAsk::Close => self.close().await,
            HostAsk::Kick { seat } => self.kick(seat).await,
            HostAsk::Bot { seat, level } => {
                self.in_lobby()?;
                self.app.config.visitors.bot(self.kit()?, &level)?;
                if self.sitter(seat)?.guest.is_some() {
                    return Err(Illegal::not_now("seat-taken").with("seat", seat.number() + 1));
                }
                self.give(seat, Sitter::bot(level)).await
            }
            HostAsk::Free { seat } => {
                self.in_lobby()?;
                if self.sitter(seat)?.guest.is_some() {
                    return Err(Illegal::not_now("seat-taken").with("seat", seat.number() + 1));
                }
                self.give(seat, Sitter::default()).await
            }
            HostAsk::Sit { seat } => {
                self.in_lobby()?;
                if self.sitter(seat)?.guest.is_some() {
                    return Err(Illegal::not_now("seat-taken").with("seat", seat.number() + 1));
                }
                self.give(seat, Sitter::guest(guest)).await
            }
            HostAsk::Set { options, clock, seats, hints } => self.set(options, clock, seats, hints).await,
            HostAsk::Leave | HostAsk::Rematch => Ok(()),
        }
    }

    async fn set(
        &mut self,
        options: Option<Json>,
        clock: Option<Clock>,
        seats: Option<u8>,
        hints: Option<bool>,
    ) -> Result<(), Illegal> {
        self.in_lobby()?;
        let options = options.unwrap_or_else(|| self.row.options.clone());
        let clock = clock.unwrap_or_else(|| self.clocks.kind());
        let seats = seats.map_or(self.row.seats.len(), usize::from);
        playable(self.app.config.games, &self.row.game, seats, &options, clock)?;
        if let Some(team) = &self.row.team {
            campaign::may_play(&self.app, team, &self.row.game, &options).await?;
        }
        let taken = self.row.seats.iter().skip(seats).find(|row| row.sitter.guest.is_some());
        if let Some(row) = taken {
            return Err(Illegal::not_now("seat-taken").with("seat", row.seat + 1));
        }
        let seats = u8::try_from(seats).unwrap_or(u8::MAX);
        let arranged = Arranged { options, clock: json!(clock), seats, hints: hints.or(self.row.hints) };
        let arranged = self.app.store.arrange(self.tenure(), arranged, self.app.now()).await;
        self.reseat().await;
        arranged.map_err(|failure| self.failed(failure))?;
        self.replay().await
    }

    async fn get_up(&mut self, guest: GuestId) -> Result<(), Illegal> {
        self.in_lobby()?;
        if guest == self.row.host {
            return Err(Illegal::not_allowed("host-stays"));
        }
        let own = self.seats_of(guest);
        if own.is_empty() {
            return Err(Illegal::not_allowed("not-invited"));
        }
        self.show_out("seat-left", |person| person.guest == Some(guest));
        for seat in own.iter() {
            self.give(seat, Sitter::default()).await?;
        }
        Ok(())
    }

    /// The same game for the same people, everybody one seat on; opened once, whoever asks.
    async fn rematch(&mut self, guest: GuestId) -> Result<Hosted, Illegal> {
        if self.seats_of(guest).is_empty() {
            return Err(Illegal::not_allowed("rematch-for-players"));
        }
        if self.row.phase != Phase::Over {
            return Err(Illegal::not_now("rematch-after-the-end"));
        }
        if let Some(next) = &self.row.next {
            return Ok(Hosted { next: Some(next.clone()), begins: false });
        }
        let most = self.app.config.limits.tables_a_guest;
        if self.app.store.unfinished(guest).await.map_err(store_failed)? >= most {
            return Err(Illegal::new("too-many-tables").with("most", most));
        }
        // Whoever was played for by a bot plays again.
        let sitter = |sitter: &Sitter| match sitter.guest {
            Some(guest) => Sitter::guest(guest),
            None => sitter.clone(),
        };
        let mut seats: Vec<Sitter> = self.row.seats.iter().map(|row| sitter(&row.sitter)).collect();
        seats.rotate_left(1);
        let begins = seats.iter().all(|sitter| sitter.guest.is_none_or(|other| other == guest));
        // A team goes on to the next chapter.
        let over = self.table.as_ref().filter(|_| self.row.team.is_some()).and_then(|table| table.over());
        let options = match over {
            Some(over) => campaign::next(self.app.config.games, &self.row.game, &self.row.options, &over),
            None => self.row.options.clone(),
        };
        let no_secret = |_| Illegal::ours("store-failed");
        let new = NewTable {
            id: TableId(secret::table().map_err(no_secret)?),
            game: self.row.game.clone(),
            rules: self.kit()?.entry.rules.newest,
            options,
            clock: self.row.clock.clone(),
            seed: Seed::random().map_err(|_| Illegal::ours("store-failed"))?.into(),
            host: guest,
            seats,
            lesson: false,
            team: self.row.team.clone(),
            hints: self.row.hints,
        };
        let id = new.id.clone();
        let next = self.app.store.rematch(self.tenure(), new, self.app.now()).await;
        let next = next.map_err(|failure| self.failed(failure))?;
        self.row.next = Some(next.clone());
        self.tell_people();
        Ok(Hosted { begins: begins && next == id, next: Some(next) })
    }

    fn in_lobby(&self) -> Result<(), Illegal> {
        if self.row.phase == Phase::Lobby { Ok(()) } else { Err(Illegal::not_now("begun-already")) }
    }

    pub(super) fn sitter(&self, seat: Seat) -> Result<Sitter, Illegal> {
        let row = self.row.seats.iter().find(|row| row.seat == seat.number());
        row.map(|row| row.sitter.clone())
            .ok_or_else(|| Illegal::no_such_seat(seat.number(), self.row.seats.len()))
    }

    pub(super) async fn give(&mut self, seat: Seat, to: Sitter) -> Result<(), Illegal> {
        let from = self.sitter(seat)?;
        let given = self.app.store.seat(self.tenure(), seat.number(), from, to, self.app.now()).await;
        self.reseat().await;
        given.map_err(|failure| self.failed(failure))
    }

    async fn start(&mut self) -> Result<(), Illegal> {
        self.in_lobby()?;
        let free = |row: &&reverie_store::SeatRow| row.sitter == Sitter::default();
        if let Some(row) = self.row.seats.iter().find(free) {
            return Err(Illegal::not_now("seat-free").with("seat", row.seat + 1));
        }
        let table = open(self.app.config.games, &self.row)?;
        let rules = table.setting().rules;
        let begun = self.app.store.begin(self.tenure(), rules, self.app.now()).await;
        begun.map_err(|failure| self.failed(failure))?;
        (self.row.phase, self.row.rules) = (Phase::Play, rules);
        self.lie(Some(table));
        metrics::counter!("reverie_games_begun_total").increment(1);
        self.tell_people();
        // The first roll, and the first clocks.
        if self.go_on_dealing().await? > 0 {
            return Ok(());
        }
        self.note(Note::Begun(true), None).await.map(drop)
    }

    async fn close(&mut self) -> Result<(), Illegal> {
        let closed = self.app.store.set_phase(self.tenure(), Phase::Closed, self.app.now()).await;
        closed.map_err(|failure| self.failed(failure))?;
        self.row.phase = Phase::Closed;
        self.tell_people();
        Ok(())
    }

    /// In the lobby the seat is free again. In play it takes more than the host's word.
    async fn kick(&mut self, seat: Seat) -> Result<(), Illegal> {
        let Some(kicked) = self.sitter(seat)?.guest else {
            return Err(Illegal::not_now("seat-free").with("seat", seat.number() + 1));
        };
        if kicked == self.row.host {
            return Err(Illegal::not_allowed("host-stays"));
        }
        match self.row.phase {
            Phase::Lobby => self.give(seat, Sitter::default()).await,
            Phase::Play => self.kick_from_play(seat).await,
            Phase::Over | Phase::Closed => Err(Illegal::not_now("not-in-play")),
        }
    }
}
