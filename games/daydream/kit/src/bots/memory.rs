//! Turns planned before. Rollouts come by the same few sheets and rolls again and again: the others decide this turn
//! whatever the seat is thinking of, and two dice fall in no more than 21 ways. Each thread has its own.

use std::cell::RefCell;
use std::sync::Arc;

use reverie_daydream::moves::Move;
use reverie_daydream::state::Sheet;
use rustc_hash::FxHashMap;

use super::weights::Known;

/// How many decisions are remembered, some megabytes.
const MOST: usize = 1 << 14;

/// All that a quick decision about a die depends on, beside the board and its weights.
#[derive(PartialEq, Eq, Hash)]
pub(super) struct Key {
    /// The seat's own sheet, with the dice it still has.
    pub(super) sheet: Sheet,
    /// The blank clouds of whoever else is closest to the end.
    pub(super) closest: u8,
    /// Whether it is about the starting digits.
    pub(super) starting: bool,
}

/// What a thread remembers of games that are valued alike.
#[derive(Default)]
struct Memory {
    /// Weights belong to one board.
    known: Option<Arc<Known>>,
    decisions: FxHashMap<Key, Move>,
}

thread_local! {
    static MEMORY: RefCell<Memory> = RefCell::default();
}

/// What was decided in this situation before, or else what `decide` says now.
pub(super) fn recall(known: &Arc<Known>, key: Key, decide: impl FnOnce() -> Option<Move>) -> Option<Move> {
    MEMORY.with_borrow_mut(|memory| {
        if !memory.known.as_ref().is_some_and(|last| Arc::ptr_eq(last, known)) {
            *memory = Memory { known: Some(known.clone()), ..Memory::default() };
        }
        if let Some(&decided) = memory.decisions.get(&key) {
            return Some(decided);
        }
        let decided = decide()?;
        if memory.decisions.len() >= MOST {
            memory.decisions.clear();
        }
        memory.decisions.insert(key, decided);
        Some(decided)
    })
}
