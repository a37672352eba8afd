//! Who is ahead, and how each point came about.

use std::borrow::Cow;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::Seat;

/// How a game stands, or ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(optional_fields, export_to = "game.ts")]
pub struct Standings {
    /// One for each seat, in seat order.
    pub seats: Vec<Standing>,
    /// What the rulebook says of such a result, where it has a table for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub band: Option<Band>,
}

/// How one seat stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(optional_fields, export_to = "game.ts")]
pub struct Standing {
    /// Whose it is.
    pub seat: Seat,
    /// 1 for the winner; those who share a result share a place.
    pub place: u8,
    /// All points together.
    pub points: i32,
    /// Where the points come from; they add up to `points`.
    pub parts: Vec<Part>,
    /// What decides between equal points, the first difference first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<_>")]
    pub ties: Vec<i32>,
}

/// Points of one kind.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(optional_fields, export_to = "game.ts")]
pub struct Part {
    /// Its Fluent key is `score-` and this.
    pub name: Cow<'static, str>,
    /// How many; some take away.
    pub points: i32,
}

/// A row of the rulebook's table of results.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(optional_fields, export_to = "game.ts")]
pub struct Band {
    /// Its name has this Fluent key, its verdict this key with `.verdict`.
    pub name: Cow<'static, str>,
    /// Counted from 0, the lowest.
    pub index: u8,
    /// How many rows the table has.
    pub of: u8,
    /// The points at which the next row begins, unless this is the top.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next_at: Option<i32>,
}

impl Standings {
    /// Ranks the seats by points, then by each tie-break in turn; what is still equal is shared.
    ///
    /// ```
    /// use reverie_game::{Part, Standings};
    /// let objects = |points| vec![Part { name: "objects".into(), points }];
    /// let standings = Standings::ranked([(objects(5), vec![1]), (objects(7), vec![]), (objects(5), vec![3])]);
    /// assert_eq!(standings.seats.iter().map(|seat| seat.place).collect::<Vec<_>>(), [3, 1, 2]);
    /// ```
    pub fn ranked(scores: impl IntoIterator<Item = (Vec<Part>, Vec<i32>)>) -> Self {
        let mut seats: Vec<Standing> = scores
            .into_iter()
            .zip(Seat::all(crate::MOST_SEATS))
            .map(|((parts, ties), seat)| {
                let points = parts.iter().map(|part| part.points).sum();
                Standing { seat, place: 1, points, parts, ties }
            })
            .collect();
        let keys: Vec<(i32, Vec<i32>)> = seats.iter().map(|s| (s.points, s.ties.clone())).collect();
        for (standing, own) in seats.iter_mut().zip(&keys) {
            let ahead = keys.iter().filter(|other| *other > own).count();
            standing.place = u8::try_from(ahead + 1).unwrap_or(u8::MAX);
        }
        Self { seats, band: None }
    }

    /// Those in first place.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.seats.iter().filter(|standing| standing.place == 1).map(|standing| standing.seat)
    }
}

#[cfg(test)]
mod tests {
    use std::cmp::Reverse;

    use proptest::prelude::*;

    use super::*;

    fn scores() -> impl Strategy<Value = Vec<(Vec<i32>, Vec<i32>)>> {
        let few = || prop::collection::vec(-2..3_i32, 0..3);
        prop::collection::vec((few(), few()), 1..=usize::from(crate::MOST_SEATS))
    }

    proptest! {
        #[test]
        fn a_place_is_one_more_than_how_many_sort_before_it(scores in scores()) {
            let part = |&points: &i32| Part { name: "part".into(), points };
            let standings = Standings::ranked(
                scores.iter().map(|(parts, ties)| (parts.iter().map(part).collect(), ties.clone())),
            );
            prop_assert_eq!(standings.seats.len(), scores.len());
            let mut sorted: Vec<_> =
                scores.iter().map(|(parts, ties)| (parts.iter().sum::<i32>(), ties)).collect();
            sorted.sort_by_key(|&key| Reverse(key));
            for (standing, (parts, ties)) in standings.seats.iter().zip(&scores) {
                prop_assert_eq!(standing.points, parts.iter().sum::<i32>());
                let first = sorted.iter().position(|&key| key == (standing.points, ties)).unwrap();
                prop_assert_eq!(usize::from(standing.place), first + 1);
            }
            let best: Vec<Seat> = standings.winners().collect();
            prop_assert!(!best.is_empty());
            let points = |seat: &Seat| standings.seats[seat.index()].points;
            prop_assert!(best.iter().all(|seat| points(seat) == sorted[0].0));
        }
    }
}
