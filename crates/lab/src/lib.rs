//! The laboratory: who plays how well, what a game is made of, how fast the games run, whether their laws hold over
//! many games, how much a server carries.
//!
//! | room | what it is for |
//! |---|---|
//! | [`arena`] | games between bots, on deals that are the same for everybody |
//! | [`contest`] | a match: every rotation of the seats, win shares and points with intervals |
//! | [`ladder`] | all levels of a game against each other, rated |
//! | [`report`] | thousands of games turned into one page |
//! | [`statistics`] | means and shares with intervals |
//! | [`mod@bench`] | how fast each game runs on one core |
//! | [`soak`] | random games under the laws, by the hundred thousand |
//! | [`load`] | tables of four sockets against a server on this machine |
//! | [`checker`] | what people saw, held against what is stored |
//! | [`kills`] | kill -9 under play: whether anything is lost |
//! | `guest` | somebody who plays on, whatever happens to the servers, and remembers |
//! | [`mod@faults`] | many machines, and whatever can happen to them |
//! | [`siege`] | a well-behaved table while a server is attacked in every way we know |
//! | [`train`] | what bots learn by self-play |
//! | [`studied`] | which game, with which options, for how many seats |
//! | [`progress`] | how far along a long run is |

pub mod arena;
pub mod bench;
pub mod checker;
pub mod contest;
#[cfg(unix)]
pub mod faults;
mod guest;
pub mod kills;
pub mod ladder;
pub mod load;
pub mod progress;
pub mod report;
pub mod siege;
pub mod soak;
pub mod statistics;
pub mod studied;
pub mod train;
