//! What the games of a study show: figures, before they become a page.

use std::collections::{BTreeMap, BTreeSet};

use reverie_game::Phrase;

use super::gather::{Facts, Gathered, Player};
use super::regression::{Row, fit};
use crate::statistics::{Estimate, quantile};
use reverie_kit::report::Thing;

/// A thing, how often it is taken, and what it is worth.
#[derive(Debug, Clone)]
pub struct Worth {
    /// Which.
    pub thing: Thing,
    /// What it is called.
    pub label: Phrase,
    /// The share of players who took it at least once, where the options let anybody take it.
    pub taken: f64,
    /// How often a player takes it there.
    pub often: f64,
    /// What one of it adds to the points of whoever takes it, other things being equal.
    pub points: Option<Estimate>,
    /// How much more often those who took it won than those who did not.
    pub wins: Option<Estimate>,
}

/// Players who made few, some or many points of one kind, or took few, some or many things of one kind.
#[derive(Debug, Clone)]
pub struct Way {
    /// The Fluent key of what they did.
    pub of: String,
    /// Up to how many were few, and some.
    pub bounds: (f64, f64),
    /// The share won by those with few, some and many; in a game without rivals, their points.
    pub made: [Option<Estimate>; 3],
}

/// Rarely enough to be called dead: one player in so many.
const DEAD: f64 = 0.01;
/// Often enough to be called a matter of course.
const ALWAYS: f64 = 0.9;

impl Worth {
    /// Whether hardly anybody takes it.
    pub fn is_dead(&self) -> bool {
        self.taken < DEAD
    }

    /// Whether nearly everybody takes it, and gains by it.
    pub fn is_dominant(&self) -> bool {
        self.taken > ALWAYS && self.points.is_some_and(|points| points.low.is_some_and(|low| low > 0.0))
    }
}

impl Gathered {
    fn players(&self) -> impl Iterator<Item = (usize, &Facts, &Player)> {
        let games = self.games.iter().enumerate();
        games.flat_map(|(n, game)| game.players.iter().map(move |player| (n, game, player)))
    }

    /// Everybody's points.
    pub fn points(&self) -> Vec<f64> {
        self.players().map(|(_, _, player)| player.points).collect()
    }

    /// One figure a game.
    pub fn by_game(&self, of: impl Fn(&Facts) -> Option<f64>) -> Vec<f64> {
        self.games.iter().filter_map(of).collect()
    }

    /// The lead of the winner over the next, game by game.
    pub fn margins(&self) -> Vec<f64> {
        self.by_game(|game| {
            let mut points: Vec<f64> = game.players.iter().map(|player| player.points).collect();
            points.sort_by(|one, other| other.total_cmp(one));
            Some(points.first()? - points.get(1)?)
        })
    }

    /// By number of seats: the points of a player.
    pub fn points_by_seats(&self) -> Vec<(usize, Estimate)> {
        let mut by: BTreeMap<usize, Vec<f64>> = BTreeMap::new();
        for game in &self.games {
            by.entry(game.seats).or_default().push(mean(game.players.iter().map(|player| player.points)));
        }
        by.into_iter().filter_map(|(seats, points)| Some((seats, Estimate::of(&points)?))).collect()
    }

    /// By set of options: the points of a player.
    pub fn points_by_set(&self) -> Vec<(usize, Estimate)> {
        let of = |set: usize| {
            let games = self.games.iter().filter(|game| game.set == set);
            let points: Vec<f64> =
                games.map(|game| mean(game.players.iter().map(|player| player.points))).collect();
            Some((set, Estimate::of(&points)?))
        };
        (0..self.study.sets.len()).filter_map(of).collect()
    }

    /// The share of games with more than one winner.
    pub fn ties(&self) -> f64 {
        let tie = |game: &&Facts| game.players.iter().filter(|player| player.won > 0.0).count() > 1;
        ratio(self.games.iter().filter(tie).count(), self.games.len().max(1))
    }

    /// By number of seats and by place after the first player: the share won. Empty where nobody begins.
    pub fn wins_by_position(&self) -> Vec<(usize, Vec<Estimate>)> {
        let mut by: BTreeMap<usize, Vec<Vec<f64>>> = BTreeMap::new();
        for game in self.games.iter().filter(|game| game.players.len() > 1) {
            for player in &game.players {
                if let Some(position) = player.position {
                    let positions = by.entry(game.seats).or_insert_with(|| vec![Vec::new(); game.seats]);
                    positions[position].push(player.won);
                }
            }
        }
        let shares = |positions: Vec<Vec<f64>>| {
            positions.iter().filter_map(|won| Estimate::of_shares(won)).collect::<Vec<_>>()
        };
        by.into_iter().map(|(seats, positions)| (seats, shares(positions))).collect()
    }

    /// By kind of points: what winners have of it, and what the others of the same games have.
    pub fn parts_of_winners(&self) -> Vec<(String, f64, f64)> {
        let of = |part: &String| {
            let has = |game: &Facts, won: bool| {
                let some = game.players.iter().filter(|player| (player.won > 0.0) == won);
                mean(some.map(|player| player.parts.get(part).copied().unwrap_or(0.0)))
            };
            let lost = |game: &&Facts| game.players.iter().any(|player| player.won == 0.0);
            let games = || self.games.iter().filter(lost);
            (
                part.clone(),
                mean(games().map(|game| has(game, true))),
                mean(games().map(|game| has(game, false))),
            )
        };
        self.parts.iter().map(of).collect()
    }

    /// How often each thing is taken, and what it is worth; by kind, the most valuable first.
    pub fn worths(&self) -> Vec<Worth> {
        let things: Vec<(&Thing, &Phrase)> = self.things.iter().collect();
        let index: BTreeMap<&Thing, usize> =
            things.iter().enumerate().map(|(n, (thing, _))| (*thing, n)).collect();
        // Each set of options and each number of seats has a level of points of its own.
        let strata: Vec<(usize, usize)> = {
            let mut strata: Vec<_> = self.games.iter().map(|game| (game.set, game.seats)).collect();
            strata.sort_unstable();
            strata.dedup();
            strata
        };
        let row = |(cluster, game, player): (usize, &Facts, &Player)| {
            let mut causes: Vec<(usize, f64)> =
                player.taken.iter().filter_map(|(thing, &count)| Some((*index.get(thing)?, count))).collect();
            let stratum = strata.iter().skip(1).position(|stratum| *stratum == (game.set, game.seats));
            causes.extend(stratum.map(|stratum| (things.len() + stratum, 1.0)));
            Row { cluster, outcome: player.points, causes }
        };
        let rows: Vec<Row> = self.players().map(row).collect();
        let points = fit(&rows, things.len() + strata.len().saturating_sub(1));
        let mut worths: Vec<Worth> = things
            .iter()
            .enumerate()
            .map(|(n, (thing, label))| {
                let counts: Vec<f64> = self
                    .players()
                    .map(|(_, _, player)| player.taken.get(*thing).copied().unwrap_or(0.0))
                    .collect();
                // What nobody took with some options is not to be had with them.
                let found = self.players().zip(&counts);
                let sets: BTreeSet<usize> =
                    found.filter(|&(_, &count)| count > 0.0).map(|((_, game, _), _)| game.set).collect();
                let there: Vec<f64> = self
                    .players()
                    .zip(&counts)
                    .filter(|((_, game, _), _)| sets.contains(&game.set))
                    .map(|(_, &count)| count)
                    .collect();
                let takers = there.iter().filter(|&&count| count > 0.0).count();
                Worth {
                    thing: (*thing).clone(),
                    label: (*label).clone(),
                    taken: ratio(takers, there.len().max(1)),
                    often: mean(there.iter().copied()),
                    points: points[n],
                    wins: if self.rivals { self.difference(&counts) } else { None },
                }
            })
            .collect();
        let worth = |worth: &Worth| worth.points.map_or(f64::MIN, |points| points.mean);
        worths.sort_by(|one, other| {
            one.thing.kind.cmp(other.thing.kind).then(worth(other).total_cmp(&worth(one)))
        });
        worths
    }

    /// How much more often those with a count above 0 won. Nothing can be said where they never met anybody without.
    fn difference(&self, counts: &[f64]) -> Option<Estimate> {
        let mut counts_left = counts.iter();
        let parted = |game: &Facts| {
            let takes: Vec<bool> =
                counts_left.by_ref().take(game.players.len()).map(|&count| count > 0.0).collect();
            takes.contains(&true) && takes.contains(&false)
        };
        if !self.games.iter().any(parted) {
            return None;
        }
        let row = |((cluster, _, player), count): ((usize, &Facts, &Player), &f64)| Row {
            cluster,
            outcome: player.won,
            causes: vec![(0, f64::from(*count > 0.0))],
        };
        let rows: Vec<Row> = self.players().zip(counts).map(row).collect();
        fit(&rows, 1).into_iter().next().flatten()
    }

    /// What those made of it who had few, some or many points of each kind, and took few, some or many things of each kind.
    pub fn ways(&self) -> Vec<Way> {
        let mut ways = Vec::new();
        for part in &self.parts {
            let had = |player: &Player| player.parts.get(part).copied().unwrap_or(0.0);
            ways.extend(self.way(&format!("score-{part}"), had));
        }
        let mut kinds: Vec<&'static str> = self.things.keys().map(|thing| thing.kind).collect();
        kinds.dedup();
        for kind in kinds {
            let had = |player: &Player| {
                player.taken.iter().filter(|(thing, _)| thing.kind == kind).map(|(_, count)| count).sum()
            };
            ways.extend(self.way(kind, had));
        }
        ways
    }

    /// None where everybody has about as much.
    fn way(&self, of: &str, had: impl Fn(&Player) -> f64) -> Option<Way> {
        let all: Vec<f64> = self.players().map(|(_, _, player)| had(player)).collect();
        let bounds = (quantile(&all, 1.0 / 3.0)?, quantile(&all, 2.0 / 3.0)?);
        let third = |figure: f64| if figure <= bounds.0 { 0 } else { usize::from(figure > bounds.1) + 1 };
        let mut made = [const { Vec::new() }; 3];
        for (_, _, player) in self.players() {
            made[third(had(player))].push(if self.rivals { player.won } else { player.points });
        }
        if made.iter().filter(|some| !some.is_empty()).count() < 2 {
            return None;
        }
        let estimate =
            |some: Vec<f64>| if self.rivals { Estimate::of_shares(&some) } else { Estimate::of(&some) };
        Some(Way { of: of.to_owned(), bounds, made: made.map(estimate) })
    }
}

#[allow(clippy::cast_precision_loss)] // counts of games
fn ratio(part: usize, whole: usize) -> f64 {
    part as f64 / whole as f64
}

fn mean(figures: impl Iterator<Item = f64>) -> f64 {
    let (mut sum, mut count) = (0.0, 0.0);
    for figure in figures {
        sum += figure;
        count += 1.0;
    }
    if count > 0.0 { sum / count } else { 0.0 }
}
