//! A live table: one task that owns the game, hears everybody in turn, and tells nobody anything that is not stored.
//!
//! | room | what it is for |
//! |---|---|
//! | here | the task: what it hears, when it wakes, when it leaves |
//! | [`load`] | from the store into memory |
//! | [`play`] | decisions: commit, then answer, then tell |
//! | [`thinking`] | what a bot decides, and who decides where a program from outside fails |
//! | [`hints`] | what the strongest bot would do, for whoever may ask |
//! | [`past`] | how the game went, and its record |
//! | [`people`] | who is here, and what each pair of eyes is told |
//! | [`calling`] | who is to be called back to the table |
//! | [`hosting`] | the lobby: start, close, kick, bots; the rematch; stand-ins |

mod calling;
mod hints;
mod hosting;
mod load;
mod past;
mod people;
mod play;
mod thinking;

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use reverie_game::table::Written;
use reverie_game::{Eyes, Illegal, Seat, SeatSet, Table};
use reverie_store::{Guest, GuestId, TableId, TableRow};
use serde_json::Value as Json;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use crate::app::App;
use crate::clock::Clocks;
use crate::guard::Bucket;
use crate::wire::{Ask, Done, SeatFace};

pub(crate) use hosting::{HostAsk, Hosted, playable};
pub(crate) use past::Retold;
pub(crate) use people::{Arrival, Lobby};
pub(crate) use thinking::Considered;

/// What comes back to whoever asked.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, Illegal>>;

/// What a room hears.
#[derive(Debug)]
pub(crate) enum Command {
    /// Somebody comes to sit or watch.
    Join { arrival: Arrival, reply: Reply<u64> },
    /// A connection has gone.
    Leave { person: u64 },
    /// Somebody asks something of the table, over this connection if it is one.
    Ask { guest: Option<GuestId>, person: Option<u64>, id: String, ask: Ask, reply: Reply<Done> },
    /// The host, or somebody at the table, asks something of the lobby.
    Host { guest: GuestId, ask: HostAsk, reply: Reply<Hosted> },
    /// Somebody wants to know what this table is; with its board, or as one of many.
    Look { guest: Option<GuestId>, watches: bool, board: bool, reply: Reply<Lobby> },
    /// Somebody wants to know how it went, through the eyes of this seat, or their own.
    History { guest: Option<GuestId>, watches: bool, seat: Option<Seat>, reply: Reply<Retold> },
    /// Somebody wants the record.
    Record { guest: Option<GuestId>, watches: bool, reply: Reply<Json> },
    /// Who sits where has changed in the store.
    Reseated,
    /// A bot has thought: its decision for a seat, from when the table had this number.
    Thought { seat: Seat, number: u32, thought: Option<Considered> },
    /// What a seat was to be told has been thought of, or given up.
    Hinted { seat: Seat },
    /// A guest has moved to another device.
    Moved { guest: GuestId },
    /// The link to watch was issued anew.
    Unwatched,
    /// A clock may have run out.
    Wake,
    /// The server is going down.
    Drain,
}

/// Updates that somebody who was away for a moment can be given one by one.
/// Each takes about 1 kB of the table's memory; who was away for longer gets a fresh view.
const REMEMBERED: usize = 16;

/// The least time between two looks at the clocks.
const LOOK_AGAIN: Duration = Duration::from_millis(200);

/// A connection to this table.
struct Person {
    guest: Option<GuestId>,
    eyes: Eyes,
    out: mpsc::Sender<Utf8Bytes>,
}

/// What happened between two numbers.
struct Happened {
    from: u32,
    to: u32,
    told: Vec<Written>,
    undone: Option<Seat>,
}

pub(crate) struct Room {
    app: Arc<App>,
    id: TableId,
    row: TableRow,
    /// The owners of seats, for their names.
    guests: HashMap<GuestId, Guest>,
    /// The game, once it has begun.
    table: Option<Box<dyn Table>>,
    /// How many entries are stored.
    number: u32,
    happened: VecDeque<Happened>,
    clocks: Clocks,
    people: HashMap<u64, Person>,
    next_person: u64,
    /// Seats whose bot is thinking.
    thinking: SeatSet,
    /// Seats for which a hint is being thought of.
    hinting: SeatSet,
    /// How often hints may be asked for.
    hints: Bucket,
    /// Programs that failed twice over one decision: bots of ours decide for them from then on.
    given_up: HashMap<Seat, &'static str>,
    /// Until when the dealer waits for a seat that may still take something back.
    held_until: HashMap<Seat, Instant>,
    /// When somebody was last seen leaving.
    left: HashMap<GuestId, Instant>,
    /// By seat: who agrees that a bot stands in.
    votes: HashMap<Seat, SeatSet>,
    /// Whether somebody was dropped for not reading, which the others don't know yet.
    lost_somebody: bool,
    /// Since when nobody has been here.
    empty_since: Option<Instant>,
    own: mpsc::WeakSender<Command>,
}

/// The task of a table, from when somebody first asks for it until nobody does for a while.
pub(crate) async fn live(
    app: Arc<App>,
    id: TableId,
    mut commands: mpsc::Receiver<Command>,
    own: mpsc::WeakSender<Command>,
) {
    match Room::load(Arc::clone(&app), id.clone(), own).await {
        Ok(mut room) => room.run(&mut commands).await,
        Err(reason) => {
            // Whoever is waiting is told why; the next to ask tries again.
            commands.close();
            while let Some(command) = commands.recv().await {
                command.refuse(&reason);
            }
        }
    }
    // Whoever came too late finds the door shut and asks for a new room.
    commands.close();
    app.gone(&id);
}

impl Command {
    fn refuse(self, reason: &Illegal) {
        match self {
            Self::Join { reply, .. } => drop(reply.send(Err(reason.clone()))),
            Self::Ask { reply, .. } => drop(reply.send(Err(reason.clone()))),
            Self::Host { reply, .. } => drop(reply.send(Err(reason.clone()))),
            Self::Look { reply, .. } => drop(reply.send(Err(reason.clone()))),
            Self::History { reply, .. } => drop(reply.send(Err(reason.clone()))),
            Self::Record { reply, .. } => drop(reply.send(Err(reason.clone()))),
            Self::Moved { .. }
            | Self::Unwatched
            | Self::Leave { .. }
            | Self::Reseated
            | Self::Thought { .. }
            | Self::Hinted { .. }
            | Self::Wake
            | Self::Drain => {}
        }
    }
}

impl Room {
    async fn run(&mut self, commands: &mut mpsc::Receiver<Command>) {
        self.go_on().await;
        let mut looked = Instant::now();
        loop {
            self.call_the_absent();
            // What is due and cannot be done, because a bot thinks or the disk is full, is not tried without end.
            let alarm = self.alarm().max(looked + LOOK_AGAIN);
            tokio::select! {
                command = commands.recv() => match command {
                    None => return,
                    Some(Command::Drain) => return self.say_bye(),
                    Some(command) => self.hear(command).await,
                },
                () = tokio::time::sleep_until(alarm) => {
                    if self.may_leave(Instant::now()) {
                        return;
                    }
                    self.look_at_the_time().await;
                    looked = Instant::now();
                }
            }
        }
    }

    async fn hear(&mut self, command: Command) {
        // An asker who has gone needs no answer: dropped replies are fine.
        match command {
            Command::Join { arrival, reply } => {
                if let Err(Ok(person)) = reply.send(self.join(arrival).await) {
                    self.leave(person);
                }
            }
            Command::Leave { person } => self.leave(person),
            Command::Ask { guest, ask: Ask::Hint { seat }, reply, .. } => self.hint(guest, seat, reply),
            Command::Ask { guest, person, id, ask, reply } => {
                let outcome = self.ask(guest, person, id, ask).await;
                drop(reply.send(outcome));
            }
            Command::Host { guest, ask, reply } => drop(reply.send(self.host(guest, ask).await)),
            Command::Look { guest, watches, board, reply } => {
                let seen = if board { self.look(guest, watches) } else { self.lobby(guest, watches) };
                drop(reply.send(seen));
            }
            Command::History { guest, watches, seat, reply } => {
                drop(reply.send(self.history(guest, watches, seat)));
            }
            Command::Record { guest, watches, reply } => drop(reply.send(self.record(guest, watches))),
            Command::Reseated => self.reseat().await,
            Command::Moved { guest } => self.moved(guest),
            Command::Unwatched => self.clear_the_gallery(),
            Command::Thought { seat, number, thought } => self.bot_decided(seat, number, thought).await,
            Command::Hinted { seat } => self.hinting = self.hinting.without(seat),
            Command::Wake | Command::Drain => {}
        }
        self.go_on().await;
        while std::mem::take(&mut self.lost_somebody) {
            self.tell_people();
        }
    }

    /// When to wake up although nobody asked.
    fn alarm(&self) -> Instant {
        let limits = &self.app.config.limits;
        let idle = self.empty_since.map(|since| since + limits.idle);
        let held = self.held_until.values().min().copied();
        let clock = self.deadline().map(|(at, _)| {
            let left = u64::try_from(at.0 - crate::app::now().0).unwrap_or(0);
            Instant::now() + Duration::from_millis(left)
        });
        // With nothing to wait for there are people here, who will ask.
        [idle, held, clock].into_iter().flatten().min().unwrap_or_else(|| Instant::now() + limits.idle)
    }

    fn may_leave(&self, now: Instant) -> bool {
        let idle = self.empty_since.is_some_and(|since| now >= since + self.app.config.limits.idle);
        idle && self.thinking.is_empty()
            && self.hinting.is_empty()
            && self.held_until.is_empty()
            && !self.time_is_up()
    }
}

/// A seat's owner may act for it; so may nobody else.
impl Room {
    fn owns(&self, guest: GuestId, seat: Seat) -> Result<(), Illegal> {
        match self.row.seats.iter().find(|row| row.seat == seat.number()) {
            Some(row) if row.sitter.guest == Some(guest) => Ok(()),
            _ => Err(Illegal::new("not-your-seat").with("seat", seat.number())),
        }
    }

    fn seats_of(&self, guest: GuestId) -> SeatSet {
        let own = self.row.seats.iter().filter(|row| row.sitter.guest == Some(guest));
        own.filter_map(|row| Seat::new(row.seat)).collect()
    }

    /// Whether this guest may see the table at all.
    fn may_look(&self, guest: Option<GuestId>, watches: bool) -> Result<(), Illegal> {
        let known = guest.is_some_and(|guest| guest == self.row.host || !self.seats_of(guest).is_empty());
        if known || watches { Ok(()) } else { Err(Illegal::new("not-invited")) }
    }

    fn seat_faces(&self) -> Vec<SeatFace> {
        self.row
            .seats
            .iter()
            .map(|row| {
                let owner = row.sitter.guest.and_then(|guest| self.guests.get(&guest));
                let present = row
                    .sitter
                    .guest
                    .is_some_and(|guest| self.people.values().any(|person| person.guest == Some(guest)));
                SeatFace {
                    seat: row.seat,
                    name: owner.map(|guest| guest.name.clone()),
                    colour: owner.map(|guest| guest.colour.clone()),
                    bot: row.sitter.bot.clone(),
                    instead: Seat::new(row.seat)
                        .and_then(|seat| self.given_up.get(&seat))
                        .map(|&level| level.to_owned()),
                    present,
                    host: row.sitter.guest == Some(self.row.host),
                    yours: false,
                    votes: Seat::new(row.seat)
                        .and_then(|seat| self.votes.get(&seat))
                        .copied()
                        .unwrap_or_default(),
                }
            })
            .collect()
    }
}
