//! Learning by self-play: the values that the bots ship with, each from a seed.

use std::path::Path;

use indicatif::ProgressBar;
use rayon::prelude::*;
use reverie_bots::daydream::train;
use reverie_game::Illegal;

/// A file that was learned.
#[derive(Debug, Clone)]
pub struct Learned {
    /// Its name.
    pub name: String,
    /// What is in it.
    pub text: String,
    /// The average points of the first and of the last games.
    pub points: (f32, f32),
}

/// The games that have something to learn.
const GAMES: [&str; 1] = ["daydream"];

/// Learns the files of a game whose names begin with `only`, so many games each. The same files for the same seed.
pub fn learn(
    game: &str,
    seed: u64,
    games: u64,
    only: &str,
    bar: &ProgressBar,
) -> Result<Vec<Learned>, Illegal> {
    if game != GAMES[0] {
        return Err(Illegal::new("lab-train-nothing").with("game", game).with("known", GAMES.join(", ")));
    }
    let lessons: Vec<_> = train::lessons().filter(|(name, _)| name.starts_with(only)).collect();
    bar.set_length(games * lessons.len() as u64);
    let learned = lessons.into_par_iter().map(|(name, game)| {
        let file = train::file(&game, seed, games, |_| bar.inc(1));
        let points = (
            file.course.first().copied().unwrap_or_default(),
            file.course.last().copied().unwrap_or_default(),
        );
        let text = serde_json::to_string(&file).unwrap_or_default() + "\n";
        Learned { name, text, points }
    });
    Ok(learned.collect())
}

/// Writes the files into a folder.
pub fn keep(files: &[Learned], folder: &Path) -> std::io::Result<()> {
    std::fs::create_dir_all(folder)?;
    files.iter().try_for_each(|file| std::fs::write(folder.join(&file.name), &file.text))
}
