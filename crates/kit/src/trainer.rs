//! How what a game's bots have learned is learned anew.

use std::fmt::Debug;

/// Learns the files that a game's bots ship with. The same files for the same seed.
pub trait Trainer: Debug + Sync {
    /// What the files are called.
    fn files(&self) -> Vec<String>;

    /// Learns one of them from so many games, telling now and then how many more were played. None for a file there is not.
    fn learn(&self, file: &str, seed: u64, games: u64, played: &(dyn Fn(u64) + Sync)) -> Option<Learned>;
}

/// A file that was learned.
#[derive(Debug, Clone)]
pub struct Learned {
    /// What is in it.
    pub text: String,
    /// The average points of the first and of the last games.
    pub points: (f64, f64),
}
