//! The words every game of Reverie is told in, and the laws every game keeps.
//!
//! Whoever wants to play or study a game begins at the guide of `reverie_catalog`; whoever wants to write one, here: [`Game`]
//! shows a whole one, [`Session`] how it is played, [`Record`] how it is kept, [`Dealer`] how chance is dealt and checked, [`Table`]
//! how servers, referees and bots hold it without knowing it. [`laws::uphold`] is its first test.
//!
//! | room | what it is for |
//! |---|---|
//! | [`game`], [`fault`] | the [`Game`] trait: the rules of a game, as everything else sees them; what is wrong with a box |
//! | [`seat`] | who sits where, and whose eyes look |
//! | [`phrase`], [`told`] | what is said to people, worded later; why something is [`Illegal`] |
//! | [`log`] | what happened, and who may know |
//! | [`standings`] | who is ahead, and why |
//! | [`dealer`], [`luck`] | chance: verifiable at the table, fast in search |
//! | [`step`] | one thing that happened at a table: what request, table, store and record share |
//! | [`record`], [`session`] | a game written down; a game under way, with undo |
//! | [`table`], [`own`] | any game behind one object-safe face; what is its own on the way |
//! | [`playout`] | random games, for the laws, the lab and the benches |
//! | [`laws`] | what every game must hold to |

pub mod dealer;
pub mod fault;
pub mod game;
pub mod laws;
pub mod log;
pub mod luck;
pub mod own;
pub mod phrase;
pub mod playout;
pub mod record;
pub mod seat;
pub mod session;
pub mod standings;
pub mod step;
pub mod table;
pub mod told;
pub mod trial;

pub use dealer::{Commitment, Dealer, Seed};
pub use fault::{Contents, Fault, read_box};
pub use game::{
    BadBox, Campaign, Choice, Data, Game, Pending, Question, Rules, Source, UnderWay, Value, option_sets,
    seats_for,
};
pub use log::{Audience, Happening, Log};
pub use luck::{Luck, scrambled};
pub use own::Own;
pub use phrase::{Arg, Illegal, Kind, Phrase};
pub use record::{AnyRecord, Broken, Entry, EntryOf, Fingerprint, Header, Record, fingerprint};
pub use seat::{Eyes, MOST_SEATS, Seat, SeatSet};
pub use session::{Chance, Session, Turn};
pub use standings::{Band, Part, Standing, Standings};
pub use step::{AnyStep, Note, NoteAfter, StandIn, Step, StepOf, TimeOff, TurnedOut, Verdict, Why};
pub use table::{GameEntry, Table, entry};
pub use told::Told;
