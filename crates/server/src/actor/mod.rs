//! A live table is an actor: one task that owns the game, hears everybody in turn, and tells nobody anything that is not stored.
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
//! | [`telling`] | an update, worked out once for all who are told it |
//! | [`outbox`] | what waits for a reader |
//! | [`calling`] | who is to be called back to the table |
//! | [`hosting`] | the lobby: start, close, kick, bots; the rematch |
//! | [`manners`] | a running game and those who are late, away or turned out: whose seat it is, who decides |

mod calling;
mod hints;
mod hosting;
mod load;
mod manners;
pub(crate) mod outbox;
mod past;
mod people;
mod play;
mod telling;
mod thinking;

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use reverie_game::table::Telling;
use reverie_game::{AnyRecord, Audience, Eyes, Illegal, Note, Seat, SeatSet, Table, Why};
use reverie_store::{Failure, Fence, Guest, GuestId, Millis, Said, SecretHash, TableId, TableRow, Tenure};
use tokio::sync::{mpsc, oneshot};

use crate::app::{App, store_failed};
use crate::archive::Archive;
use crate::clock::{Clocks, VERDICT};
use crate::guard::Bucket;
use crate::time::later;
use crate::wire::{Ask, Done, SeatFace};

use manners::Motion;
use outbox::Outbox;

pub(crate) use hosting::{HostAsk, Hosted, playable};
use load::Still;
pub(crate) use load::{Replayed, openable, replayed};
pub(crate) use past::{Retold, Source};
pub(crate) use people::{Arrival, Lobby};
pub(crate) use telling::Form;
use telling::{Seen, Told};

pub(crate) use thinking::Considered;

/// What comes back to whoever asked.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, Illegal>>;

/// What an actor hears.
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
    Record { guest: Option<GuestId>, watches: bool, reply: Reply<Box<AnyRecord>> },
    /// Somebody sits down by a link to a seat.
    Sit { guest: GuestId, seat: Seat, link: SecretHash, reply: Reply<()> },
    /// A bot has thought: its decision for a seat, from when the table had this number.
    Thought { seat: Seat, number: u32, thought: Option<Box<Considered>> },
    /// What a seat was to be told has been thought of, or given up.
    Hinted { seat: Seat },
    /// A guest has moved to another device.
    Moved { guest: GuestId },
    /// A guest has left for good.
    Forgotten { guest: GuestId },
    /// The table was changed in the file beside us.
    Reload,
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
    out: Outbox,
    form: Form,
    /// What they were told last, where patches are made of it.
    told: Option<Arc<Told>>,
}

/// What is to be told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum News {
    /// What happened after this number.
    Since(u32),
    /// A fresh view.
    Fresh,
}

/// What happened between two numbers.
struct Happened {
    from: u32,
    to: u32,
    told: Vec<Heard>,
    notes: Vec<Note>,
    /// Whether the dealer dealt.
    dealt: bool,
    /// Who took something back, and how many entries stand as they were.
    undone: Option<(Seat, usize)>,
}

/// Something told, written out once for all who may know of it.
struct Heard {
    text: Box<str>,
    audience: Audience,
}

impl Happened {
    const fn new(from: u32) -> Self {
        Self { from, to: from, told: Vec::new(), notes: Vec::new(), dealt: false, undone: None }
    }
}

impl Heard {
    fn of(telling: &Telling) -> Self {
        let text = serde_json::to_string(telling).unwrap_or_default().into_boxed_str();
        Self { text, audience: telling.audience }
    }
}

/// A bot that decides for somebody who is late or away.
#[derive(Debug, Clone)]
struct StandsIn {
    bot: String,
    why: Why,
}

/// How the task of a table has ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ended {
    /// It was left, or is to be held by another node: what was held is given back.
    Over,
    /// It was held no longer.
    Lost,
}

pub(crate) struct Actor {
    app: Arc<App>,
    id: TableId,
    /// By which claim this node holds the table; none where there is one server only.
    fence: Option<Fence>,
    /// Whether the store has said that another node has claimed it since.
    lost: bool,
    row: TableRow,
    /// Those who opened the table, sit here or have spoken here.
    guests: HashMap<GuestId, Guest>,
    /// How they are called here: names that look alike are told apart.
    called: HashMap<GuestId, String>,
    /// When those who have spoken here first did.
    spoke: HashMap<GuestId, Millis>,
    /// What was said here last, for whoever comes.
    said: VecDeque<Said>,
    /// The game, once it has begun.
    table: Option<Box<dyn Table>>,
    /// The table as it lies, through those eyes that have looked at it.
    seen: Vec<(Eyes, Arc<Seen>)>,
    /// Why the game cannot go on here.
    stuck: Option<Illegal>,
    /// Whether the game could not be brought to newer rules and goes on by its own.
    keeps_its_rules: bool,
    /// What was kept of a game that cannot be played again here.
    archive: Option<Arc<Archive>>,
    /// How many entries are stored.
    number: u32,
    happened: VecDeque<Happened>,
    clocks: Clocks,
    people: HashMap<u64, Person>,
    next_person: u64,
    /// What those who watch have not been told yet: whoever plays comes first.
    untold: Option<News>,
    /// Seats whose bot is thinking.
    thinking: SeatSet,
    /// Seats whose bot's last move was refused.
    refused: SeatSet,
    /// Seats for which a hint is being thought of.
    hinting: SeatSet,
    /// How often hints may be asked for.
    hints: Bucket,
    /// Programs that failed twice over one decision: bots of ours decide for them from then on.
    given_up: HashMap<Seat, &'static str>,
    /// Until when the dealer waits for a seat that may still take something back.
    held_until: HashMap<Seat, Millis>,
    /// Those late or away for whom a bot decides just now.
    standing_in: HashMap<Seat, StandsIn>,
    /// When somebody was last seen leaving.
    left: HashMap<GuestId, Millis>,
    /// By seat and motion: who agrees.
    votes: HashMap<(Seat, Motion), SeatSet>,
    /// When who is here was last told.
    people_told: Millis,
    /// When it is to be told next, because somebody came or went.
    people_due: Option<Millis>,
    /// Since when nobody has been here.
    empty_since: Option<Millis>,
    own: mpsc::WeakSender<Command>,
}

/// The task of a table, from when somebody first asks for it until nobody does for a while.
pub(crate) async fn live(
    app: Arc<App>,
    id: TableId,
    fence: Option<Fence>,
    mut commands: mpsc::Receiver<Command>,
    own: mpsc::WeakSender<Command>,
) {
    let mut ended = Ended::Over;
    match Actor::load(Arc::clone(&app), id.clone(), fence, own).await {
        Ok(mut actor) => {
            tracing::debug!(table = %id, number = actor.number, "table loaded");
            ended = actor.run(&mut commands).await;
            tracing::debug!(table = %id, "table left memory");
        }
        Err(reason) => {
            tracing::debug!(table = %id, reason = reason.key(), "table not loaded");
            // Whoever is waiting is told why; the next to ask tries again.
            commands.close();
            while let Some(command) = commands.recv().await {
                command.refuse(&reason);
            }
        }
    }
    // Whoever came too late finds the door shut and asks for a new actor.
    commands.close();
    app.gone(&id);
    if let (Some(node), Some(fence)) = (&app.node, fence) {
        node.ended(&app, &id, fence, ended).await;
    }
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
            Self::Sit { reply, .. } => drop(reply.send(Err(reason.clone()))),
            Self::Moved { .. }
            | Self::Forgotten { .. }
            | Self::Reload
            | Self::Unwatched
            | Self::Leave { .. }
            | Self::Thought { .. }
            | Self::Hinted { .. }
            | Self::Wake
            | Self::Drain => {}
        }
    }
}

impl Actor {
    async fn run(&mut self, commands: &mut mpsc::Receiver<Command>) -> Ended {
        if self.is_held() {
            self.go_on().await;
        }
        self.tell_those_who_watch().await;
        let mut looked = self.app.now();
        loop {
            if !self.is_held() {
                self.send_on();
                return Ended::Lost;
            }
            self.call_the_absent();
            // What is due and cannot be done, because a bot thinks or the disk is full, is not tried without end.
            let alarm = self.alarm().max(later(looked, LOOK_AGAIN));
            let time = self.app.config.time.clone();
            let people = self.people_due;
            tokio::select! {
                command = commands.recv() => match command {
                    None => return Ended::Over,
                    // A node that was stopped for a while hears first that it was.
                    Some(_) if !self.is_held() => {}
                    Some(Command::Drain) => {
                        self.say_bye();
                        return Ended::Over;
                    }
                    Some(Command::Reload) => {
                        if self.reload().await == Still::Gone {
                            return Ended::Over;
                        }
                        self.tell_those_who_watch().await;
                    }
                    Some(command) => {
                        self.hear(command).await;
                        self.tell_those_who_watch().await;
                    }
                },
                () = time.until(people.unwrap_or(alarm)), if people.is_some() => self.tell_people(),
                () = time.until(alarm), if self.is_held() => {
                    if self.may_leave() {
                        return Ended::Over;
                    }
                    self.look_at_the_time().await;
                    self.tell_those_who_watch().await;
                    looked = self.app.now();
                }
            }
        }
    }

    async fn hear(&mut self, command: Command) {
        // An asker who has gone needs no answer: dropped replies are fine.
        match command {
            Command::Join { arrival, reply } => {
                if let Err(Ok(person)) = reply.send(self.join(arrival)) {
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
            Command::Sit { guest, seat, link, reply } => {
                drop(reply.send(self.sit_down(guest, seat, link).await));
            }
            Command::Moved { guest } => self.moved(guest),
            Command::Forgotten { guest } => {
                self.show_out("left-for-good", |person| person.guest == Some(guest));
                self.said.retain(|said| said.guest != guest);
            }
            Command::Unwatched => self.clear_the_gallery(),
            Command::Thought { seat, number, thought } => self.bot_decided(seat, number, thought).await,
            Command::Hinted { seat } => self.hinting = self.hinting.without(seat),
            Command::Wake | Command::Drain | Command::Reload => {}
        }
        self.go_on().await;
    }

    /// When to wake up although nobody asked.
    fn alarm(&self) -> Millis {
        let limits = &self.app.config.limits;
        let idle = self.empty_since.map(|since| later(since, limits.idle));
        let held = self.held_until.values().min().copied();
        let clock = self.deadline().map(|(at, _)| at);
        // With nothing to wait for there are people here, who will ask.
        [idle, held, clock]
            .into_iter()
            .flatten()
            .min()
            .unwrap_or_else(|| self.app.config.time.after(limits.idle))
    }

    fn may_leave(&self) -> bool {
        let now = self.app.now();
        let idle = self.empty_since.is_some_and(|since| now >= later(since, self.app.config.limits.idle));
        idle && self.thinking.is_empty()
            && self.hinting.is_empty()
            && self.held_until.is_empty()
            && !self.time_is_up()
    }
}

/// A seat's owner may act for it; so may nobody else.
impl Actor {
    /// The table as we write to it.
    fn tenure(&self) -> Tenure {
        Tenure { table: self.id.clone(), fence: self.fence }
    }

    /// Whether the table is still ours to speak for.
    fn is_held(&self) -> bool {
        let lease = match (&self.app.node, self.fence) {
            (Some(node), Some(fence)) => node.holds(&self.id, fence),
            _ => true,
        };
        lease && !self.lost
    }

    /// The store did not do what it was to do.
    fn failed(&mut self, failure: Failure) -> Illegal {
        self.lost |= matches!(failure, Failure::Fenced);
        store_failed(failure)
    }

    fn owns(&self, guest: GuestId, seat: Seat) -> Result<(), Illegal> {
        match self.row.seats.iter().find(|row| row.seat == seat.number()) {
            Some(row) if row.sitter.guest == Some(guest) => Ok(()),
            _ => Err(Illegal::not_allowed("not-your-seat").with("seat", seat.number())),
        }
    }

    fn seats_of(&self, guest: GuestId) -> SeatSet {
        let own = self.row.seats.iter().filter(|row| row.sitter.guest == Some(guest));
        own.filter_map(|row| Seat::new(row.seat)).collect()
    }

    /// Whether this guest may see the table at all.
    fn may_look(&self, guest: Option<GuestId>, watches: bool) -> Result<(), Illegal> {
        let known = guest.is_some_and(|guest| guest == self.row.host || !self.seats_of(guest).is_empty());
        if known || watches { Ok(()) } else { Err(Illegal::not_allowed("not-invited")) }
    }

    fn votes_on(&self, seat: u8, motion: Motion) -> SeatSet {
        let seat = Seat::new(seat);
        seat.and_then(|seat| self.votes.get(&(seat, motion))).copied().unwrap_or_default()
    }

    fn seat_faces(&self) -> Vec<SeatFace> {
        self.row
            .seats
            .iter()
            .map(|row| {
                let owner = row.sitter.guest.and_then(|guest| self.guests.get(&guest));
                let standing_in = Seat::new(row.seat).and_then(|seat| self.standing_in.get(&seat));
                let former = row.sitter.former.filter(|_| owner.is_none());
                let present = row
                    .sitter
                    .guest
                    .is_some_and(|guest| self.people.values().any(|person| person.guest == Some(guest)));
                SeatFace {
                    seat: row.seat,
                    name: owner.map(|guest| self.called(guest.id)),
                    colour: owner.map(|guest| guest.colour.clone()),
                    bot: row.sitter.bot.clone().or_else(|| standing_in.map(|stands| stands.bot.clone())),
                    once: row.sitter.bot.is_none() && standing_in.is_some(),
                    former: former.and_then(|guest| self.guests.get(&guest)).map(|guest| guest.name.clone()),
                    instead: Seat::new(row.seat)
                        .and_then(|seat| self.given_up.get(&seat))
                        .map(|&level| level.to_owned()),
                    present,
                    host: row.sitter.guest == Some(self.row.host),
                    yours: false,
                    votes: self.votes_on(row.seat, Motion::StandIn),
                    out: self.votes_on(row.seat, Motion::TurnOut),
                    verdict: Seat::new(row.seat).is_some_and(|seat| self.clocks.missed(seat) >= VERDICT),
                }
            })
            .collect()
    }
}
