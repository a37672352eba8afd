//! A game's table in a terminal: coloured rows, and what a game must know to be drawn and explained there.
//!
//! | room | what it is for |
//! |---|---|
//! | [`board`] | what a game tells of its table |
//! | [`face`] | the same behind one object-safe face, as the program asks it |
//! | [`paint`] | coloured rows, wrapped and laid side by side |
//! | [`typed`] | how typed words are compared |
//! | [`trial`] | what every board is held to, for the tests of each game |

pub mod board;
pub mod face;
pub mod paint;
pub mod trial;
pub mod typed;

pub use board::{Board, Scene};
pub use face::{AnyBoard, Listed};

/// The narrowest terminal everything fits, and what is taken for granted where nobody says.
pub const NARROW: usize = 80;
