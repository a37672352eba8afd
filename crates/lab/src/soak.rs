//! Random games under the laws, by the hundred thousand, on all cores.
//!
//! Game number `n` of a soak always has the same options, seats and seed, whichever thread plays it: the seed is the
//! soak's own plus `n`, the options change with every game, the seats whenever all options have had their turn.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;
use std::{fs, io};

use indicatif::ProgressBar;
use reverie_game::GameEntry;
use reverie_game::laws::{Breach, Rigor};
use reverie_game::playout::Tally;
use serde::Serialize;

use crate::studied::OptionSet;

/// What is to be played.
///
/// ```
/// use reverie_game::laws::Rigor;
/// use reverie_lab::progress;
/// use reverie_lab::soak::Soak;
/// use reverie_lab::studied::OptionSet;
///
/// let game = reverie_catalog::GAMES[0].entry;
/// let soak = Soak { game, sets: OptionSet::all(game), seats: vec![2], seed: 1, games: 3, rigor: Rigor::SOAK };
/// assert_eq!(soak.run(&progress::none()).unwrap().tally.games, 3);
/// ```
#[derive(Debug, Clone)]
pub struct Soak<'a> {
    /// The game.
    pub game: &'a GameEntry,
    /// The sets of options that take turns; one at least.
    pub sets: Vec<OptionSet>,
    /// The numbers of seats that take turns; one at least.
    pub seats: Vec<u8>,
    /// The seed of the first game.
    pub seed: u64,
    /// How many games.
    pub games: u64,
    /// How closely each is looked at.
    pub rigor: Rigor,
}

/// One game of a soak.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Deal {
    /// Its options, by their place in [`Soak::sets`].
    pub set: usize,
    /// How many play.
    pub seats: u8,
    /// What its chance and its decisions are drawn from.
    pub seed: u64,
}

/// What was played, if every law held.
#[derive(Debug, Clone, Serialize)]
pub struct Report {
    /// The game.
    pub game: String,
    /// The seed of the first game.
    pub seed: u64,
    /// All of it.
    #[serde(flatten)]
    pub tally: Tally,
    /// How long it took.
    pub seconds: f64,
    /// The same by set of options.
    pub sets: Vec<SetTally>,
}

/// What was played with one set of options.
#[derive(Debug, Clone, Serialize)]
pub struct SetTally {
    /// The name of the options.
    pub options: String,
    /// What was played.
    #[serde(flatten)]
    pub tally: Tally,
}

/// The first game of a soak that broke a law.
#[derive(Debug, Clone)]
pub struct Failure {
    /// Which game of the soak, counted from 0.
    pub number: u64,
    /// How it was dealt.
    pub deal: Deal,
    /// What broke.
    pub breach: Box<Breach>,
}

impl Soak<'_> {
    /// How game number `n` is dealt.
    pub fn deal(&self, n: u64) -> Deal {
        let (sets, counts) = (self.sets.len() as u64, self.seats.len() as u64);
        let place = |n: u64| usize::try_from(n).unwrap_or(0);
        Deal {
            set: place(n % sets),
            seats: self.seats[place(n / sets % counts)],
            seed: self.seed.wrapping_add(n),
        }
    }

    /// Plays all games on all cores. Once a law is broken no further game is begun; those under way are finished,
    /// so that the failure told is always the lowest-numbered one.
    pub fn run(&self, bar: &ProgressBar) -> Result<Report, Failure> {
        let began = Instant::now();
        let (next, broken) = (AtomicU64::new(0), AtomicBool::new(false));
        let shares = rayon::broadcast(|_| self.play_share(&next, &broken, bar));
        bar.finish_and_clear();
        let mut by_set = vec![Tally::default(); self.sets.len()];
        let mut first: Option<Failure> = None;
        for (share, failure) in shares {
            by_set.iter_mut().zip(share).for_each(|(sum, tally)| *sum += tally);
            first = first.into_iter().chain(failure).min_by_key(|failure| failure.number);
        }
        first.map_or_else(|| Ok(self.report(&by_set, began)), Err)
    }

    /// Takes games one by one, in order, until none is left.
    fn play_share(
        &self,
        next: &AtomicU64,
        broken: &AtomicBool,
        bar: &ProgressBar,
    ) -> (Vec<Tally>, Option<Failure>) {
        let mut tallies = vec![Tally::default(); self.sets.len()];
        while !broken.load(Ordering::SeqCst) {
            let number = next.fetch_add(1, Ordering::SeqCst);
            if number >= self.games {
                break;
            }
            let deal = self.deal(number);
            match (self.game.uphold)(deal.seats, &self.sets[deal.set].options, deal.seed, self.rigor) {
                Ok(tally) => tallies[deal.set] += tally,
                Err(breach) => {
                    broken.store(true, Ordering::SeqCst);
                    return (tallies, Some(Failure { number, deal, breach }));
                }
            }
            bar.inc(1);
        }
        (tallies, None)
    }

    fn report(&self, by_set: &[Tally], began: Instant) -> Report {
        let mut all = Tally::default();
        for &tally in by_set {
            all += tally;
        }
        let sets = self.sets.iter().zip(by_set);
        Report {
            game: self.game.name.to_owned(),
            seed: self.seed,
            tally: all,
            seconds: began.elapsed().as_secs_f64(),
            sets: sets.map(|(set, &tally)| SetTally { options: set.name.clone(), tally }).collect(),
        }
    }

    /// Writes the record of a failed game to this folder.
    pub fn keep(&self, failure: &Failure, folder: &Path) -> io::Result<PathBuf> {
        let Deal { set, seats, seed } = failure.deal;
        let stem = self.sets[set].file_stem();
        fs::create_dir_all(folder)?;
        let path = folder.join(format!("{}-{stem}-{seats}-{seed}.json", self.game.name));
        fs::write(&path, format!("{:#}\n", failure.breach.record))?;
        Ok(path)
    }

    /// The command that plays just this game again, under the same laws.
    pub fn command_to_repeat(&self, failure: &Failure) -> String {
        let Deal { set, seats, seed } = failure.deal;
        let options = self.sets[set].argument();
        let rigor = if self.rigor == Rigor::FULL { " --rigor full" } else { "" };
        let game = self.game.name;
        format!("reverie lab soak {game} --games 1 --seed {seed} --seats {seats} --options {options}{rigor}")
    }
}
