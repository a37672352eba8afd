//! How long tables stood still, as the people at them saw it.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use super::Stillness;
use super::fault::Fault;
use crate::checker::Seen;
use crate::load::{Quantiles, hundredths};

/// Something that happened.
#[derive(Debug, Clone)]
pub(super) struct Episode {
    pub(super) fault: Fault,
    /// When it began.
    pub(super) at: i64,
    /// The tables it happened to.
    pub(super) struck: BTreeSet<String>,
}

/// What was sent later than this after a fault has nothing to do with it.
const SPAN: i64 = 15_000;

/// By fault, at each table that was struck: the longest that anybody waited for an answer, from the fault on.
pub(super) fn still(episodes: &[Episode], seen: &BTreeMap<String, Vec<Seen>>) -> BTreeMap<Fault, Stillness> {
    let mut waits: BTreeMap<Fault, Vec<Duration>> = BTreeMap::new();
    for Episode { fault, at, struck } in episodes {
        let struck = struck.iter().filter_map(|table| seen.get(table));
        waits.entry(*fault).or_default().extend(struck.filter_map(|seen| longest_wait(*at, seen)));
    }
    waits.into_iter().map(|(fault, waits)| (fault, Stillness::of(waits))).collect()
}

impl Stillness {
    fn of(mut waits: Vec<Duration>) -> Self {
        let most = waits.iter().max().map_or(0.0, |most| hundredths(most.as_secs_f64() * 1000.0));
        Self { tables: waits.len(), ms: Quantiles::of(&mut waits), most }
    }
}

fn longest_wait(at: i64, seen: &[Seen]) -> Option<Duration> {
    let answers = seen.iter().flat_map(Seen::answered);
    let overlaps = answers.filter(|(_, _, sent, answered)| *answered > at && *sent < at + SPAN);
    let waits = overlaps.map(|(_, _, sent, answered)| answered - sent.max(at));
    waits.max().and_then(|most| u64::try_from(most).ok()).map(Duration::from_millis)
}

#[cfg(test)]
mod tests {
    use reverie_game::Eyes;

    use super::*;
    use crate::checker::Sight;

    fn seen(moves: &[(i64, i64)]) -> Vec<Seen> {
        let mut seen = Seen::new("0".to_owned(), Eyes::Spectator);
        for (n, &(sent, answered)) in moves.iter().enumerate() {
            let id = n.to_string();
            seen.sights.push(Sight::Sent { id: id.clone(), at: sent });
            seen.sights.push(Sight::Answered { id, number: n as u64, at: answered });
        }
        vec![seen]
    }

    #[test]
    fn a_table_stood_still_for_as_long_as_anybody_waited_from_the_fault_on() {
        // Under way when it happened; sent afterwards; long before and long after.
        let moves = [(100, 900), (990, 1_400), (1_100, 3_100), (90_000, 99_000)];
        assert_eq!(longest_wait(1_000, &seen(&moves)), Some(Duration::from_secs(2)));
        assert_eq!(longest_wait(1_000, &seen(&moves[..2])), Some(Duration::from_millis(400)));
        assert_eq!(longest_wait(1_000, &seen(&moves[3..])), None);
    }

    #[test]
    fn only_tables_that_were_struck_are_counted() {
        let tables = [("a", 1_500), ("b", 2_500)];
        let seen = tables.map(|(table, answered)| (table.to_owned(), seen(&[(1_000, answered)])));
        let struck = BTreeSet::from(["a".to_owned()]);
        let episode = Episode { fault: Fault::KillNode, at: 1_000, struck };
        let still = still(&[episode], &BTreeMap::from(seen));
        let still: Vec<_> = still.iter().map(|(fault, still)| (*fault, still.tables, still.most)).collect();
        assert_eq!(still, [(Fault::KillNode, 1, 500.0)]);
    }
}
