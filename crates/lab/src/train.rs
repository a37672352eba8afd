//! Learning by self-play: the values that the bots ship with, each from a seed.

use std::path::Path;

use indicatif::ProgressBar;
use rayon::prelude::*;
use reverie_catalog::GAMES;
use reverie_game::Illegal;
use reverie_kit::{Kit, Learned};

/// Learns the files of a game whose names begin with `only`, so many games each: what they are called, and what is in them.
/// The same files for the same seed.
pub fn learn(
    kit: &Kit,
    seed: u64,
    games: u64,
    only: &str,
    bar: &ProgressBar,
) -> Result<Vec<(String, Learned)>, Illegal> {
    let trainer = kit.trainer.ok_or_else(|| {
        let known: Vec<&str> =
            GAMES.iter().filter(|kit| kit.trainer.is_some()).map(|kit| kit.entry.name).collect();
        Illegal::new("lab-train-nothing").with("game", kit.entry.name).with("known", known.join(", "))
    })?;
    let files = trainer.files();
    let wanted: Vec<&String> = files.iter().filter(|name| name.starts_with(only)).collect();
    if wanted.is_empty() {
        let known = files.join(", ");
        return Err(Illegal::new("lab-train-no-such-file").with("only", only).with("known", known));
    }
    bar.set_length(games * wanted.len() as u64);
    let learn = |name: &String| {
        let learned = trainer.learn(name, seed, games, &|played| bar.inc(played))?;
        Some((name.clone(), learned))
    };
    Ok(wanted.into_par_iter().filter_map(learn).collect())
}

/// Writes the files into a folder.
pub fn keep(files: &[(String, Learned)], folder: &Path) -> std::io::Result<()> {
    std::fs::create_dir_all(folder)?;
    files.iter().try_for_each(|(name, learned)| std::fs::write(folder.join(name), &learned.text))
}
