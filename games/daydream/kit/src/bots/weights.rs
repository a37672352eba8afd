//! Learned weights as they are shipped: small files, each with the command that made it.

use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use reverie_bots::learner::{Unreadable, read};
use reverie_daydream::board::Board;
use reverie_daydream::folding::Folding;
use reverie_daydream::{Daydream, Options};
use reverie_game::Game;

use super::chart::Chart;
use super::value::{Value, guessed};

/// The name of the file for a view, for somebody alone or with others.
pub fn file_name(view: Folding, alone: bool) -> String {
    format!("{}-{}.txt", view.name(), if alone { "alone" } else { "together" })
}

macro_rules! files {
    ($($name:literal),*) => {
        &[$(($name, include_str!(concat!("../../data/", $name)))),*]
    };
}

const FILES: &[(&str, &str)] = files![
    "A-alone.txt",
    "D-alone.txt",
    "BC-alone.txt",
    "EF-alone.txt",
    "AD-alone.txt",
    "DA-alone.txt",
    "ABC-alone.txt",
    "DEF-alone.txt",
    "A-together.txt",
    "D-together.txt",
    "BC-together.txt",
    "EF-together.txt",
    "AD-together.txt",
    "DA-together.txt",
    "ABC-together.txt",
    "DEF-together.txt"
];

/// A board, and what its sheets are worth.
#[derive(Debug, PartialEq)]
pub(crate) struct Known {
    pub(crate) chart: Chart,
    pub(crate) value: Value,
    board: Board,
}

impl Known {
    pub(crate) fn guessed(game: &Daydream) -> Self {
        let chart = Chart::new(game);
        Self { value: guessed(&chart), chart, board: game.board().clone() }
    }

    fn is_of(&self, game: &Daydream) -> bool {
        self.chart.alone == (game.seats() == 1) && self.board == *game.board()
    }
}

/// A file on a board of our own box. None if there is none.
fn learned(view: Folding, alone: bool) -> Option<Result<Known, Unreadable>> {
    let game = Daydream::open(if alone { 1 } else { 2 }, &Options { view, components: None }).ok()?;
    let name = file_name(view, alone);
    let &(_, text) = FILES.iter().find(|&&(file, _)| file == name)?;
    let Known { chart, value, board } = Known::guessed(&game);
    let value = read(text, &chart.features.all, value);
    Some(value.map(|value| Known { chart, value, board }))
}

/// What the sheets of this game are worth: as learned on our own box, as guessed on any other.
pub(crate) fn known(game: &Daydream) -> Arc<Known> {
    static OWN: [[OnceLock<Option<Arc<Known>>>; 2]; Folding::ALL.len()] =
        [const { [const { OnceLock::new() }; 2] }; Folding::ALL.len()];
    static OTHER: Mutex<Option<Arc<Known>>> = Mutex::new(None);
    let (view, alone) = (game.board().folding, game.seats() == 1);
    let own = OWN[view as usize][usize::from(alone)].get_or_init(|| learned(view, alone)?.ok().map(Arc::new));
    if let Some(own) = own.as_ref().filter(|own| own.is_of(game)) {
        return own.clone();
    }
    let mut other = OTHER.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(other) = other.as_ref().filter(|other| other.is_of(game)) {
        return other.clone();
    }
    other.insert(Arc::new(Known::guessed(game))).clone()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_view_has_its_file_of_weights_alone_and_together() {
        for view in Folding::ALL {
            for alone in [true, false] {
                let learned = learned(view, alone);
                assert!(matches!(learned, Some(Ok(_))), "{}: {learned:?}", file_name(view, alone));
            }
        }
    }
}
