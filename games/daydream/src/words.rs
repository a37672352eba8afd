//! Moves and events, put into words: which Fluent message, with what filled in.

use reverie_game::{Phrase, Seat, Told};

use crate::Daydream;
use crate::board::Outcome;
use crate::events::Event;
use crate::grid::Line;
use crate::moves::{Bonus, Move};
use crate::state::State;

impl Told for Daydream {
    fn move_words(&self, state: &State, seat: Seat, mv: Move) -> Vec<Phrase> {
        match mv {
            Move::Write { die, digit, cloud } => {
                let leaves = die.leaves_to(digit);
                let key = if leaves == 0 { "daydream-do-write" } else { "daydream-do-change" };
                vec![
                    Phrase::new(key)
                        .with("die", die.value())
                        .with("digit", digit.value())
                        .with("leaves", leaves),
                    Phrase::new("daydream-do-in-cloud").with("cloud", cloud.to_string()),
                ]
            }
            Move::Forgo { die } => {
                let key = if self.seats == 1 { "daydream-do-forgo-alone" } else { "daydream-do-forgo" };
                vec![Phrase::new(key).with("die", die.value())]
            }
            Move::First { line } => {
                let outcome = self
                    .board()
                    .line(line)
                    .zip(state.sheets.get(seat.index()))
                    .and_then(|(line, sheet)| line.outcome(&sheet.grid));
                let clouds = self.board().line(line).map_or(0, |line| line.along.len());
                vec![
                    Phrase::new("daydream-do-first")
                        .with("line", line_words(line))
                        .with("outcome", outcome_words(outcome.unwrap_or(Outcome::Struck)))
                        .with("strokes", clouds),
                ]
            }
            Move::Bonus { take } => vec![Phrase::new(match take {
                Bonus::Sun => "daydream-do-bonus-sun",
                Bonus::Leaf => "daydream-do-bonus-leaf",
            })],
        }
    }

    fn event_words(&self, event: &Event) -> Option<Phrase> {
        let say = |key: &'static str, seat: Seat| Phrase::new(key).with("who", seat);
        Some(match *event {
            Event::Rolled { turn, dice } => {
                let [low, high] = dice.dice();
                let key = if turn == 1 { "daydream-rolled-start" } else { "daydream-rolled" };
                Phrase::new(key).with("turn", turn - 1).with("low", low.value()).with("high", high.value())
            }
            Event::Coloured { seat, leaves, die, digit } => say("daydream-coloured", seat)
                .with("leaves", leaves)
                .with("die", die.value())
                .with("digit", digit.value()),
            Event::Wrote { seat, digit, cloud, .. } => {
                say("daydream-wrote", seat).with("digit", digit.value()).with("cloud", cloud.to_string())
            }
            Event::Forwent { seat, die, leaf, thorn } => {
                let key = match (leaf, thorn) {
                    (true, false) => "daydream-forwent",
                    (false, false) => "daydream-forwent-no-leaf",
                    (true, true) => "daydream-forwent-thorn",
                    (false, true) => "daydream-forwent-thorn-no-leaf",
                };
                say(key, seat).with("die", die.value())
            }
            Event::Lost { seat, die } => say("daydream-lost", seat).with("die", die.value()),
            Event::Constellation { seat, from, to, stars } => {
                let key = if stars == 0 { "daydream-constellation" } else { "daydream-constellation-stars" };
                let drew = say(key, seat).with("strokes", to - from);
                if stars == 0 { drew } else { drew.with("stars", stars) }
            }
            Event::Polaroid { seat, polaroid, digit } => {
                say("daydream-polaroid", seat).with("polaroid", polaroid + 1).with("digit", digit.value())
            }
            Event::Moon { seat, moon, digit, reward } => {
                let key = if reward == 0 { "daydream-moon" } else { "daydream-moon-linked" };
                let hung = say(key, seat).with("moon", moon + 1).with("digit", digit.value());
                if reward == 0 { hung } else { hung.with("reward", reward) }
            }
            Event::Note { seat, heads, .. } => say("daydream-note", seat).with("heads", heads),
            Event::Line { seat, line, outcome, clouds } => {
                let key = match outcome {
                    Outcome::Struck => "daydream-line-struck",
                    Outcome::Dot => "daydream-line-dot",
                    Outcome::Sun => "daydream-line-sun",
                };
                say(key, seat).with("line", line_words(line)).with("strokes", clouds)
            }
            Event::Stroke { .. } => return None,
            Event::Finished { seat, object } => {
                say("daydream-finished", seat).with("object", self.object_words(object))
            }
            Event::Bonus { seat, take, gained } => {
                let key = match (take, gained) {
                    (Bonus::Sun, true) => "daydream-took-sun",
                    (Bonus::Leaf, true) => "daydream-took-leaf",
                    (Bonus::Sun, false) => "daydream-took-no-sun",
                    (Bonus::Leaf, false) => "daydream-took-no-leaf",
                };
                say(key, seat)
            }
            Event::Frame { seat, family, points } => say("daydream-frame", seat)
                .with("family", Phrase::new(FAMILIES[usize::from(family) % FAMILIES.len()]))
                .with("points", points),
            Event::Barred { seat, points } => say("daydream-barred", seat).with("points", points),
            Event::Ended { seat, full } => {
                say(if full { "daydream-ended-full" } else { "daydream-ended-drawn" }, seat)
            }
        })
    }
}

/// The families of frames, in their order.
const FAMILIES: [&str; 3] = ["daydream-frames-round", "daydream-frames-square", "daydream-frames-oval"];

impl Daydream {
    /// The name of an object, by its place in the drawing order.
    pub fn object_words(&self, object: u8) -> Phrase {
        let name = self.board().objects.get(usize::from(object)).map_or("", |object| &object.name);
        Phrase::named("object", &name.replace('-', " "))
    }
}

/// "row b1–b4".
pub fn line_words(line: Line) -> Phrase {
    Phrase::new(if line.is_row() { "daydream-row" } else { "daydream-column" })
        .with("from", line.from.to_string())
        .with("to", line.to.to_string())
}

fn outcome_words(outcome: Outcome) -> Phrase {
    Phrase::new(match outcome {
        Outcome::Struck => "daydream-struck",
        Outcome::Dot => "daydream-dot",
        Outcome::Sun => "daydream-sun",
    })
}
