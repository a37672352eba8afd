//! The one learner: what a position is worth, as a value over named features, and how that is learned by self-play.
//!
//! | room | what it is for |
//! |---|---|
//! | [`features`] | features by name, declared in families |
//! | [`value`] | what features weigh: a linear value, or a small net over them |
//! | [`file`](mod@file) | weights as they are shipped: a name and its weights a line |
//! | [`lesson`] | what a game teaches: features, and what came of them |
//! | [`descent`] | moving the weights to what lessons say |
//! | [`course`] | a whole training: games, lessons, steps, by a schedule |
//!
//! A game says which features a position has, what may be guessed before any game was played, how a game of its training
//! is played, and its schedule. All else is here.

pub mod course;
pub mod descent;
pub mod features;
pub mod file;
pub mod lesson;
pub mod value;

pub use course::{Course, Learned, Played, Schedule, learn};
pub use features::{Family, Feature, Features, Part, See, Seen};
pub use file::{Unreadable, read, write};
pub use lesson::{Lesson, Step, apart, returns};
pub use value::Value;
