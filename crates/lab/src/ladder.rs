//! All levels of a game against each other, rated.
//!
//! Where there are rivals, each pair plays a match. Where there are none (alone, or as a team), each level plays the same
//! deals, and of two levels the one with more points on a deal has won it.

use indicatif::ProgressBar;
use reverie_game::{Illegal, Luck};
use reverie_visitors::Bot;
use serde::Serialize;

use crate::arena::Setting;
use crate::contest::Contest;
use crate::statistics::{Estimate, quantile};

/// A ladder to be played.
#[derive(Debug, Clone)]
pub struct Ladder {
    /// What is played.
    pub setting: Setting,
    /// Everybody, the weakest first.
    pub bots: Vec<Bot>,
    /// How many games each pair plays, or each level where there are no rivals.
    pub games: u64,
}

/// The ladder, rated.
#[derive(Debug, Clone, Serialize)]
pub struct Report {
    /// The game.
    pub game: String,
    /// The name of its options.
    pub options: String,
    /// How many played.
    pub seats: u8,
    /// What the deals followed from.
    pub seed: u64,
    /// How many games each pair, or each level, played.
    pub games: u64,
    /// From the weakest to the strongest, as the game lists them.
    pub ratings: Vec<Rating>,
    /// Each level against the one listed below it.
    pub neighbours: Vec<Pair>,
    /// All pairs.
    pub pairs: Vec<Pair>,
}

/// How strong a level is: 400 points more are ten wins for one.
#[derive(Debug, Clone, Serialize)]
pub struct Rating {
    /// Which.
    pub level: String,
    /// Its rating (Bradley and Terry's on Elo's scale); the mean of all is 1500.
    pub rating: Estimate,
    /// Its points, of all its games.
    pub points: Option<f64>,
}

/// How often one level beats another.
#[derive(Debug, Clone, Serialize)]
pub struct Pair {
    /// Which.
    pub level: String,
    /// Against which.
    pub against: String,
    /// The share of games it won.
    pub win_share: Estimate,
}

/// Two bots, by their places in the ladder.
type Opponents = (usize, usize);

/// By pair of levels: what share of each deal the first one won.
struct Shares {
    of: usize,
    against: usize,
    by_deal: Vec<f64>,
}

/// Samples drawn for the intervals of the ratings.
const DRAWS: usize = 200;
/// Rounds of the fit; it converges long before.
const ROUNDS: usize = 300;

impl Ladder {
    /// How many games will be played.
    pub fn total(&self) -> Result<u64, Illegal> {
        let mut total = 0;
        for contest in self.contests()? {
            total += contest.1.games();
        }
        Ok(total)
    }

    /// Who plays whom.
    fn contests(&self) -> Result<Vec<(Opponents, Contest)>, Illegal> {
        let alone = self.setting.is_judged()?;
        let mut contests = Vec::new();
        for (n, bot) in self.bots.iter().enumerate() {
            if alone {
                let contest = Contest::new(self.setting.clone(), std::slice::from_ref(bot), self.games)?;
                contests.push(((n, n), contest));
            }
            for (m, other) in self.bots.iter().enumerate().take(if alone { 0 } else { n }) {
                let line = [bot.clone(), other.clone()];
                contests.push(((n, m), Contest::new(self.setting.clone(), &line, self.games)?));
            }
        }
        Ok(contests)
    }

    /// Plays it on so many threads; 0: on all cores.
    #[allow(clippy::cast_precision_loss)] // counts of games
    pub fn run(&self, threads: usize, bar: &ProgressBar) -> Result<Report, Illegal> {
        let mut shares = Vec::new();
        let mut points: Vec<Vec<f64>> = vec![Vec::new(); self.bots.len()];
        for ((of, against), contest) in self.contests()? {
            let games = contest.play(threads, bar)?;
            points[of].extend(games.points(0));
            if of != against {
                points[against].extend(games.points(1));
                shares.push(Shares { of, against, by_deal: games.win_shares(0) });
            }
        }
        if shares.is_empty() {
            shares = compared(&points);
        }
        let name = |n: usize| self.bots[n].name().to_owned();
        let pair = |shares: &Shares| {
            let win_share = Estimate::of_shares(&shares.by_deal)?;
            Some(Pair { level: name(shares.of), against: name(shares.against), win_share })
        };
        let ratings = rated(&shares, self.bots.len(), self.setting.seed);
        let mean = |points: &Vec<f64>| Estimate::of(points).map(|estimate| estimate.mean);
        Ok(Report {
            game: self.setting.kit.entry.name.to_owned(),
            options: self.setting.set.name.clone(),
            seats: self.setting.seats,
            seed: self.setting.seed,
            games: self.games,
            ratings: (0..self.bots.len())
                .map(|n| Rating { level: name(n), rating: ratings[n], points: mean(&points[n]) })
                .collect(),
            neighbours: shares.iter().filter(|pair| pair.of == pair.against + 1).filter_map(pair).collect(),
            pairs: shares.iter().filter_map(pair).collect(),
        })
    }
}

/// Who had more points on each deal; equal points are half a win for both.
fn compared(points: &[Vec<f64>]) -> Vec<Shares> {
    let mut shares = Vec::new();
    for (of, own) in points.iter().enumerate() {
        for (against, other) in points.iter().enumerate().take(of) {
            let won = |(own, other): (&f64, &f64)| match own.total_cmp(other) {
                std::cmp::Ordering::Less => 0.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 1.0,
            };
            shares.push(Shares { of, against, by_deal: own.iter().zip(other).map(won).collect() });
        }
    }
    shares
}

/// Ratings, with intervals from samples of the deals: each draws as many deals as there were, some of them twice.
fn rated(shares: &[Shares], levels: usize, seed: u64) -> Vec<Estimate> {
    let all: Vec<(usize, usize, f64, f64)> =
        shares.iter().map(|pair| tally(pair, &pair.by_deal, 0.5)).collect();
    let ratings = fitted(&all, levels);
    let mut luck = Luck::seeded(seed);
    let mut drawn = vec![Vec::new(); levels];
    for _ in 0..DRAWS {
        let sample: Vec<_> = shares
            .iter()
            .map(|pair| {
                let again: Vec<f64> =
                    pair.by_deal.iter().filter_map(|_| luck.pick(&pair.by_deal).copied()).collect();
                // What was never seen may still happen: one deal more, with any outcome.
                let unseen = f64::from(u8::try_from(luck.below(19) + 1).unwrap_or(10)) / 20.0;
                tally(pair, &again, unseen)
            })
            .collect();
        for (draws, rating) in drawn.iter_mut().zip(fitted(&sample, levels)) {
            draws.push(rating);
        }
    }
    let estimate = |(mean, draws): (f64, Vec<f64>)| Estimate {
        mean,
        low: quantile(&draws, 0.025),
        high: quantile(&draws, 0.975),
    };
    ratings.into_iter().zip(drawn).map(estimate).collect()
}

/// Wins of one and of the other, with one more deal of which the first has won this share: nobody is infinitely strong.
#[allow(clippy::cast_precision_loss)] // counts of games
fn tally(pair: &Shares, by_deal: &[f64], unseen: f64) -> (usize, usize, f64, f64) {
    let won: f64 = by_deal.iter().sum();
    (pair.of, pair.against, won + unseen, by_deal.len() as f64 - won + 1.0 - unseen)
}

/// Bradley and Terry's strengths by minorisation and maximisation (Hunter 2004), on Elo's scale around 1500.
#[allow(clippy::cast_precision_loss)] // a handful of levels
fn fitted(pairs: &[(usize, usize, f64, f64)], levels: usize) -> Vec<f64> {
    let mut strength = vec![1.0_f64; levels];
    for _ in 0..ROUNDS {
        let (mut won, mut faced) = (vec![0.0; levels], vec![0.0; levels]);
        for &(one, other, wins, losses) in pairs {
            let both = (wins + losses) / (strength[one] + strength[other]);
            won[one] += wins;
            won[other] += losses;
            faced[one] += both;
            faced[other] += both;
        }
        for n in 0..levels {
            if faced[n] > 0.0 {
                strength[n] = won[n] / faced[n];
            }
        }
        let scale = (strength.iter().map(|own| own.ln()).sum::<f64>() / levels.max(1) as f64).exp();
        for own in &mut strength {
            *own /= scale;
        }
    }
    strength.iter().map(|own| 1500.0 + 400.0 * own.log10()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_wins_for_one_are_four_hundred_points() {
        let pairs = [(1, 0, 1000.0, 100.0), (2, 1, 1000.0, 100.0), (2, 0, 10_000.0, 100.0)];
        let ratings = fitted(&pairs, 3);
        for (rating, expected) in ratings.iter().zip([1100.0, 1500.0, 1900.0]) {
            assert!((rating - expected).abs() < 1.0, "{ratings:?}");
        }
    }

    #[test]
    fn a_rating_has_an_interval_around_it_and_nobody_is_infinitely_strong() {
        let shares = [Shares { of: 1, against: 0, by_deal: vec![1.0; 20] }];
        let ratings = rated(&shares, 2, 1);
        assert!(ratings[1].mean > ratings[0].mean + 300.0 && ratings[1].mean < 2500.0, "{ratings:?}");
        assert!(
            ratings[1].low.unwrap() < ratings[1].high.unwrap(),
            "twenty wins of twenty are not certainty"
        );
        let mixed = [Shares { of: 1, against: 0, by_deal: [1.0, 0.5, 0.0, 1.0].repeat(10) }];
        let ratings = rated(&mixed, 2, 1);
        assert!(ratings[1].low.unwrap() < ratings[1].mean && ratings[1].mean < ratings[1].high.unwrap());
    }
}
