//! The laboratory: how fast the games run, whether their laws hold over many games, how much a server carries.
//!
//! | room | what it is for |
//! |---|---|
//! | [`mod@bench`] | how fast each game runs on one core |
//! | [`soak`] | random games under the laws, by the hundred thousand |
//! | [`load`] | tables of four sockets against a server on this machine |
//! | [`train`] | what bots learn by self-play |
//! | [`studied`] | which game, with which options, for how many seats |
//! | [`words`] | the word knowledge of Factory of Dreams against people's answers |
//! | [`progress`] | how far along a long run is |

pub mod bench;
pub mod load;
pub mod progress;
pub mod soak;
pub mod studied;
pub mod train;
pub mod words;
