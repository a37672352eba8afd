//! How long tables stood still, as the people at them saw it.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use super::Stillness;
use super::fault::Fault;
use crate::checker::Seen;
use crate::load::{Quantiles, hundredths};

/// Something that happened to a node.
#[derive(Debug, Clone)]
pub(super) struct Episode {
    pub(super) fault: Fault,
    /// When it began.
    pub(super) at: i64,
    /// The tables the node held then.
    pub(super) held: BTreeSet<String>,
}

/// What was sent later than this after a fault has nothing to do with it.
const SPAN: i64 = 15_000;

/// At each table that the node held: the longest that anybody waited for an answer, from the fault on.
pub(super) fn still(episodes: &[Episode], fault: Fault, seen: &BTreeMap<String, Vec<Seen>>) -> Stillness {
    let episodes = episodes.iter().filter(|episode| episode.fault == fault);
    let waits = episodes.flat_map(|episode| {
        let held = episode.held.iter().filter_map(|table| seen.get(table));
        held.filter_map(|seen| longest_wait(episode.at, seen))
    });
    let mut waits: Vec<Duration> = waits.collect();
    let most = waits.iter().max().map_or(0.0, |most| hundredths(most.as_secs_f64() * 1000.0));
    Stillness { tables: waits.len(), ms: Quantiles::of(&mut waits), most }
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
        assert_eq!(longest_wait(1_000, &seen(&moves)), Some(Duration::from_millis(2_000)));
        assert_eq!(longest_wait(1_000, &seen(&moves[..2])), Some(Duration::from_millis(400)));
        assert_eq!(longest_wait(1_000, &seen(&moves[3..])), None);
    }

    #[test]
    fn only_tables_that_the_node_held_are_counted() {
        let tables = [("a", 1_500), ("b", 2_500)];
        let seen = tables.map(|(table, answered)| (table.to_owned(), seen(&[(1_000, answered)])));
        let held = BTreeSet::from(["a".to_owned()]);
        let episode = Episode { fault: Fault::KillNode, at: 1_000, held };
        let still = still(&[episode], Fault::KillNode, &BTreeMap::from(seen));
        assert_eq!((still.tables, still.most), (1, 500.0));
    }
}
