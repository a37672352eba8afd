//! Daydream in a terminal.
//!
//! | room | what it is for |
//! |---|---|
//! | `grid` | the clouds and the icons of their lines |
//! | `shelf` | what lies beside the grid |
//! | `effects` | what writing somewhere would bring |
//! | `typed` | decisions typed in full |
//! | `help` | what each mark means, and the rules |

mod effects;
mod grid;
mod help;
mod shelf;
mod typed;

use reverie_daydream::Daydream;
use reverie_daydream::events::Event;
use reverie_daydream::grid::CloudSet;
use reverie_daydream::moves::{Move, Wants};
use reverie_daydream::state::{Sheet, State};
use reverie_game::{Game, Illegal, Phrase, Seat};

use reverie_terminal::paint::{BOLD, DIM, PLAIN, Row, beside};
use reverie_terminal::{Board, Scene};

/// Fewer columns than this are too few for the shelf beside the grid.
const SIDE: usize = 40;
const GAP: usize = 3;

/// Its board.
#[derive(Debug)]
pub struct DaydreamBoard;

impl Board for DaydreamBoard {
    type Game = Daydream;
    fn title(&self, game: &Daydream) -> Phrase {
        let view = Phrase::new(format!("option-view-{}", game.board().folding.name()));
        Phrase::new("daydream-title").with("view", view)
    }

    fn draw(&self, game: &Daydream, state: &State, seat: Seat, scene: &Scene<'_>) -> Vec<Row> {
        let Some(sheet) = state.sheets.get(seat.index()) else { return Vec::new() };
        let mut rows = vec![heading(game, state, sheet, scene), Row::new()];
        let grid = grid::grid(game, sheet, open(game, state, sheet));
        let grid_width = grid.iter().map(Row::width).max().unwrap_or(0);
        let width = scene.width - 1;
        let side = width.saturating_sub(grid_width + GAP);
        if side >= SIDE {
            // A little air above, so that the shelf hangs level with the first clouds.
            let mut column = vec![Row::new()];
            column.extend(shelf::beside_grid(game, state, seat, scene, side));
            rows.extend(beside(grid, column, GAP));
        } else {
            rows.extend(grid);
            rows.extend(shelf::beside_grid(game, state, seat, scene, width));
        }
        rows
    }

    fn glance(&self, game: &Daydream, state: &State, seat: Seat) -> Phrase {
        let phrase = Phrase::new("daydream-glance");
        let Some(sheet) = state.sheets.get(seat.index()) else { return phrase };
        phrase
            .with("objects", sheet.drawing.objects)
            .with("points", game.score(sheet).total())
            .with("leaves", sheet.leaves.ready)
            .with("clouds", game.board().clouds.minus(sheet.grid.written()).len())
    }

    fn asks(&self, _game: &Daydream, state: &State, seat: Seat) -> Phrase {
        let Some(sheet) = state.sheets.get(seat.index()) else { return Phrase::new("daydream-done") };
        let dice = &sheet.owes.dice;
        match (sheet.wants(), dice.as_slice()) {
            (Wants::Nothing, _) => Phrase::new("daydream-done"),
            (Wants::Bonus, _) => match sheet.owes.strokes {
                None => Phrase::new("daydream-ask-bonus"),
                Some(strokes) => Phrase::new("daydream-ask-bonus-left").with("strokes", strokes.left),
            },
            (Wants::Order, _) => Phrase::new("daydream-ask-order"),
            (Wants::Die, [one, other]) => {
                let key = match (state.starting(), one == other) {
                    (true, _) => "daydream-ask-start",
                    (false, false) => "daydream-ask-both",
                    (false, true) => "daydream-ask-double",
                };
                Phrase::new(key).with("low", one.value()).with("high", other.value())
            }
            (Wants::Die, dice) => {
                let key = if state.starting() {
                    "daydream-ask-start-second"
                } else if sheet.owes.forgone {
                    "daydream-ask-must"
                } else {
                    "daydream-ask-last"
                };
                Phrase::new(key).with("die", dice.first().map_or(0, |die| die.value()))
            }
        }
    }

    fn rank(&self, mv: Move) -> u8 {
        match mv {
            Move::Write { die, digit, .. } => die.leaves_to(digit),
            Move::Forgo { .. } | Move::First { .. } | Move::Bonus { .. } => 0,
        }
    }

    fn effect(
        &self,
        game: &Daydream,
        state: &State,
        seat: Seat,
        mv: Move,
        scene: &Scene<'_>,
    ) -> Option<String> {
        effects::effect(game, state, seat, mv, scene)
    }

    fn read_typed(
        &self,
        game: &Daydream,
        state: &State,
        seat: Seat,
        words: &[&str],
    ) -> Option<Result<Move, Illegal>> {
        typed::read(game, state.sheets.get(seat.index())?, words)
    }

    fn names(&self, mv: Move, word: &str) -> bool {
        typed::names(mv, word)
    }

    fn example(&self, game: &Daydream, state: &State, seat: Seat) -> Phrase {
        typed::example(game, state, seat)
    }

    fn whose(&self, event: &Event) -> Option<Seat> {
        match *event {
            Event::Rolled { .. } => None,
            Event::Coloured { seat, .. }
            | Event::Wrote { seat, .. }
            | Event::Forwent { seat, .. }
            | Event::Lost { seat, .. }
            | Event::Constellation { seat, .. }
            | Event::Polaroid { seat, .. }
            | Event::Moon { seat, .. }
            | Event::Note { seat, .. }
            | Event::Line { seat, .. }
            | Event::Stroke { seat, .. }
            | Event::Finished { seat, .. }
            | Event::Bonus { seat, .. }
            | Event::Frame { seat, .. }
            | Event::Barred { seat, .. }
            | Event::Ended { seat, .. } => Some(seat),
        }
    }

    fn help(
        &self,
        game: &Daydream,
        state: &State,
        seat: Seat,
        topic: &str,
        scene: &Scene<'_>,
    ) -> Option<String> {
        help::help(game, state.sheets.get(seat.index())?, state, topic, scene)
    }

    fn topics(&self) -> Phrase {
        Phrase::new("daydream-topics")
    }

    fn rules(&self, game: &Daydream) -> Vec<Phrase> {
        help::rules(game)
    }
}

/// The clouds a seat may write in now.
fn open(game: &Daydream, state: &State, sheet: &Sheet) -> CloudSet {
    match sheet.wants() {
        Wants::Die => sheet.open_clouds(game.board(), state.starting()),
        _ => CloudSet::EMPTY,
    }
}

/// The view, the turn, and the dice with those already placed in the background.
fn heading(game: &Daydream, state: &State, sheet: &Sheet, scene: &Scene<'_>) -> Row {
    let say = |phrase: &Phrase| scene.voice.say(phrase);
    let mut row = Row::plain(" ").and(BOLD, say(&DaydreamBoard.title(game)));
    let Some(roll) = state.roll else { return row };
    let turn = match state.turn {
        ..=1 => Phrase::new("daydream-sheet-starting"),
        turn => Phrase::new("daydream-sheet-turn").with("turn", turn - 1),
    };
    row.push(PLAIN, format!("  ·  {}  ·  {}", say(&turn), scene.voice.word("daydream-sheet-dice")));
    let mut owed = sheet.owes.dice;
    for die in roll.dice() {
        match owed.iter().position(|&left| left == die) {
            Some(place) => {
                owed.remove(place);
                row.push(BOLD, format!(" [{die}]"));
            }
            None => row.push(DIM, format!("  {die}✓")),
        }
    }
    if game.seats() > 1 {
        row.push(
            DIM,
            format!("  ·  {}", say(&Phrase::new("daydream-sheet-players").with("players", game.seats()))),
        );
    }
    row.cut(scene.width - 1)
}

#[cfg(test)]
mod tests;
