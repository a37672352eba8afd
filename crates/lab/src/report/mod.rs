//! Thousands of games turned into one page that a designer learns from: scores, length, who begins, what is taken and what
//! it is worth, which ways win.
//!
//! | room | what it is for |
//! |---|---|
//! | [`gather`] | games played, and what is to be told of each |
//! | [`findings`] | what the games show |
//! | [`regression`] | what each thing is worth, other things being equal |
//! | `chart` | drawings, as SVG |
//! | [`page`] | one HTML file that needs nothing else |

mod chart;
pub mod findings;
pub mod gather;
pub mod page;
pub mod regression;

pub use gather::{Gathered, Study};
