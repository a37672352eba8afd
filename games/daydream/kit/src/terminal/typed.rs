//! Decisions typed in full: `5 b3`, `4>5 b3`, `forgo 4`.

use reverie_daydream::Daydream;
use reverie_daydream::grid::{Cloud, Die, Digit};
use reverie_daydream::moves::{Bonus, Move, Wants};
use reverie_daydream::state::{Sheet, State};
use reverie_game::{Illegal, Phrase, Seat};
use reverie_terminal::typed::means;

/// Where the words for letting a die go stand.
const FORGO: &str = "daydream-type-forgo";

/// The decision these words stand for, or why there is none; nothing where they are not words for one.
pub(super) fn read(game: &Daydream, sheet: &Sheet, words: &[&str]) -> Option<Result<Move, Illegal>> {
    match words {
        [one, forgo @ ..] if means(FORGO, one) => Some(read_forgo(sheet, forgo)),
        [what, place] => {
            let (what, cloud) = match (place.parse::<Cloud>(), what.parse::<Cloud>()) {
                (Ok(cloud), _) => (what, cloud),
                (_, Ok(cloud)) => (place, cloud),
                _ => return None,
            };
            match what.split_once('>') {
                None => {
                    let digit = what.parse().ok().and_then(Digit::new)?;
                    Some(cheapest(sheet, digit).map(|die| Move::Write { die, digit, cloud }))
                }
                Some((die, digit)) => {
                    let die = die.parse().ok().and_then(Die::new)?;
                    let digit = digit.parse().ok().and_then(Digit::new)?;
                    Some(Ok(Move::Write { die, digit, cloud }))
                }
            }
        }
        [place] => {
            let cloud = place.parse::<Cloud>().ok()?;
            if !game.board().clouds.contains(cloud) {
                return Some(Err(Illegal::new("daydream-no-such-cloud").with("cloud", cloud.to_string())));
            }
            let die = sheet.owes.dice.first().map_or(0, |die| die.value());
            let key = Illegal::new("daydream-typed-no-digit").with("cloud", cloud.to_string());
            Some(Err(key.with("die", die)))
        }
        _ => None,
    }
}

/// The die that needs the fewest leaves for this digit.
fn cheapest(sheet: &Sheet, digit: Digit) -> Result<Die, Illegal> {
    let dice = sheet.owes.dice.iter().copied();
    dice.min_by_key(|die| die.leaves_to(digit)).ok_or_else(|| Illegal::new("daydream-done"))
}

fn read_forgo(sheet: &Sheet, which: &[&str]) -> Result<Move, Illegal> {
    let named = which.iter().find_map(|word| word.parse().ok().and_then(Die::new));
    let only = match sheet.owes.dice.as_slice() {
        [only] => Some(*only),
        [one, other] if one == other => Some(*one),
        _ => None,
    };
    match named.or(only) {
        Some(die) => Ok(Move::Forgo { die }),
        None => Err(Illegal::new("daydream-typed-forgo")),
    }
}

/// Whether this word names the decision among those of one step.
pub(super) fn names(mv: Move, word: &str) -> bool {
    match mv {
        Move::Write { cloud, .. } => cloud.to_string() == word,
        Move::Bonus { take: Bonus::Sun } => means("daydream-type-sun", word),
        Move::Bonus { take: Bonus::Leaf } => means("daydream-type-leaf", word),
        Move::First { line } if line.is_row() => means("daydream-type-row", word),
        Move::First { .. } => means("daydream-type-column", word),
        Move::Forgo { .. } => means(FORGO, word),
    }
}

/// How to type a decision that is legal now.
pub(super) fn example(game: &Daydream, state: &State, seat: Seat) -> Phrase {
    let none = Phrase::new("daydream-typed-number");
    let Some(sheet) = state.sheets.get(seat.index()) else { return none };
    let open = sheet.open_clouds(game.board(), state.starting()).iter().next();
    match (sheet.wants(), sheet.owes.dice.first(), open) {
        (Wants::Die, Some(die), Some(cloud)) => {
            Phrase::new("daydream-typed-example").with("die", die.value()).with("cloud", cloud.to_string())
        }
        _ => none,
    }
}
