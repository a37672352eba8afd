//! Learning by self-play: the values that the bots ship with, each from a seed.

use std::path::Path;

use indicatif::ProgressBar;
use rayon::prelude::*;
use reverie_bots::{daydream, mech_a_dream, mechanica};
use reverie_game::Illegal;

/// A file that was learned.
#[derive(Debug, Clone)]
pub struct Learned {
    /// Its name.
    pub name: String,
    /// What is in it.
    pub text: String,
    /// The average points of the first and of the last games.
    pub points: (f64, f64),
}

/// The games that have something to learn.
const GAMES: [&str; 3] = ["daydream", "mech-a-dream", "mechanica"];

/// What was learned of Mech a Dream.
const WORKSHOPS: &str = "mech-a-dream.txt";

/// The files there are to learn for a game.
fn files_of(game: &str) -> Result<Vec<String>, Illegal> {
    match game {
        "daydream" => Ok(daydream::train::lessons().map(|(name, _)| name).collect()),
        "mech-a-dream" => Ok(vec![WORKSHOPS.to_owned()]),
        "mechanica" => Ok(mechanica::train::FILES.map(factory_file).to_vec()),
        _ => Err(Illegal::new("lab-train-nothing").with("game", game).with("known", GAMES.join(", "))),
    }
}

fn factory_file((name, _): (&str, u8)) -> String {
    format!("{name}.txt")
}

/// Learns the files of a game whose names begin with `only`, so many games each. The same files for the same seed.
pub fn learn(
    game: &str,
    seed: u64,
    games: u64,
    only: &str,
    bar: &ProgressBar,
) -> Result<Vec<Learned>, Illegal> {
    let files = files_of(game)?;
    let wanted = files.iter().filter(|name| name.starts_with(only)).count();
    if wanted == 0 {
        let known = files.join(", ");
        return Err(Illegal::new("lab-train-no-such-file").with("only", only).with("known", known));
    }
    bar.set_length(games * wanted as u64);
    Ok(match game {
        "daydream" => sheets(seed, games, only, bar),
        "mechanica" => factories(seed, games, only, bar),
        _ => vec![workshops(seed, games, bar)],
    })
}

fn sheets(seed: u64, games: u64, only: &str, bar: &ProgressBar) -> Vec<Learned> {
    let lessons: Vec<_> = daydream::train::lessons().filter(|(name, _)| name.starts_with(only)).collect();
    let learned = lessons.into_par_iter().map(|(name, game)| {
        let file = daydream::train::file(&game, seed, games, |_| bar.inc(1));
        let points = |course: Option<&f32>| course.copied().map_or(0.0, f64::from);
        let points = (points(file.course.first()), points(file.course.last()));
        let text = serde_json::to_string(&file).unwrap_or_default() + "\n";
        Learned { name, text, points }
    });
    learned.collect()
}

fn workshops(seed: u64, games: u64, bar: &ProgressBar) -> Learned {
    let mut course = Vec::new();
    let value = mech_a_dream::train::train(seed, games, |done, mean, _| {
        bar.set_position(done);
        course.push(mean);
    });
    let about = format!("Made by: reverie lab train mech-a-dream --seed {seed} --games {games}");
    let points = |mean: Option<&f64>| mean.copied().unwrap_or_default();
    let points = (points(course.first()), points(course.last()));
    Learned { name: WORKSHOPS.to_owned(), text: value.write(&about), points }
}

fn factories(seed: u64, games: u64, only: &str, bar: &ProgressBar) -> Vec<Learned> {
    let files = mechanica::train::FILES.into_iter().filter(|&file| factory_file(file).starts_with(only));
    let learned = files.filter_map(|file| {
        let (text, [first, last]) = mechanica::train::file(file, seed, games, |done| bar.inc(done))?;
        Some(Learned { name: factory_file(file), text, points: (first, last) })
    });
    learned.collect()
}

/// Writes the files into a folder.
pub fn keep(files: &[Learned], folder: &Path) -> std::io::Result<()> {
    std::fs::create_dir_all(folder)?;
    files.iter().try_for_each(|file| std::fs::write(folder.join(&file.name), &file.text))
}
