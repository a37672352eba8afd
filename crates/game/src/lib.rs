//! The words every game of Reverie is told in, and the laws every game keeps.
//!
//! | room | what it is for |
//! |---|---|
//! | [`game`], [`fault`] | the [`Game`] trait: the rules of a game, as everything else sees them; what is wrong with a box |
//! | [`seat`] | who sits where, and whose eyes look |
//! | [`phrase`], [`told`] | what is said to people, worded later; why something is [`Illegal`] |
//! | [`log`] | what happened, and who may know |
//! | [`standings`] | who is ahead, and why |
//! | [`dealer`], [`luck`] | chance: verifiable at the table, fast in search |
//! | [`record`], [`session`] | a game written down; a game under way, with undo |
//! | [`table`] | any game behind one object-safe face |
//! | [`playout`] | random games, for the laws, the lab and the benches |
//! | [`laws`] | what every game must hold to |

pub mod dealer;
pub mod fault;
pub mod game;
pub mod laws;
pub mod log;
pub mod luck;
pub mod phrase;
pub mod playout;
pub mod record;
pub mod seat;
pub mod session;
pub mod standings;
pub mod table;
pub mod told;

pub use dealer::{Commitment, Dealer, Seed};
pub use fault::{Fault, read_box};
pub use game::{
    BadBox, Campaign, Choice, Data, Game, Pending, Question, Source, Value, option_sets, seats_for,
};
pub use log::{Audience, Happening, Log};
pub use luck::{Luck, scrambled};
pub use phrase::{Arg, Illegal, Phrase};
pub use record::{Broken, Entry, EntryOf, Fingerprint, Header, Record, Step, StepOf, fingerprint};
pub use seat::{Eyes, MOST_SEATS, Seat, SeatSet};
pub use session::{Chance, Session, Turn};
pub use standings::{Band, Part, Standing, Standings};
pub use table::{GameEntry, Table, entry};
pub use told::{Texts, Told};
