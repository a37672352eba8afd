//! What lies beside the grid: the shelf, the leaves, the extras and the score.

use anstyle::{AnsiColor, Style};
use reverie_daydream::Daydream;
use reverie_daydream::board::{Constellation, Frames};
use reverie_daydream::grid::Digit;
use reverie_daydream::state::{Sheet, State};
use reverie_game::{Phrase, Seat};

use super::grid::{FRAMES, LOST, MOON, STAR, WON};
use reverie_terminal::Scene;
use reverie_terminal::paint::{BOLD, DIM, PLAIN, Row, colour, flow};
use reverie_text::Voice;

const LEAF: Style = colour(AnsiColor::Green).bold();
const BONUS: Style = colour(AnsiColor::Yellow).bold();
const NOTE: Style = colour(AnsiColor::Magenta);
/// Columns of the headings.
const HEADING: usize = 10;

/// Everything beside the grid, in so many columns.
pub(super) fn beside_grid(
    game: &Daydream,
    state: &State,
    seat: Seat,
    scene: &Scene<'_>,
    width: usize,
) -> Vec<Row> {
    let Some(sheet) = state.sheets.get(seat.index()) else { return Vec::new() };
    let side = Side { game, sheet, scene, width };
    let mut rows = side.shelf();
    rows.push(side.leaves());
    if state.sheets.len() == 1 {
        rows.push(side.thorns());
    }
    let board = game.board();
    rows.extend(board.constellation.iter().flat_map(|constellation| side.constellation(constellation)));
    rows.extend(board.garland.iter().flat_map(|links| side.garland(links)));
    rows.extend(side.polaroids());
    rows.extend(side.notes());
    rows.extend(board.frames.iter().flat_map(|frames| side.frames(frames, state)));
    rows.push(side.score());
    rows
}

struct Side<'a> {
    game: &'a Daydream,
    sheet: &'a Sheet,
    scene: &'a Scene<'a>,
    width: usize,
}

/// The name of an object as a label: without the article it has in sentences.
pub(super) fn label<'a>(voice: &Voice, name: &'a str) -> &'a str {
    let articles = voice.word("daydream-shelf-articles");
    let without = |article: &str| {
        let rest = name.strip_prefix(article)?;
        // An article is a word of its own, but for the elided ones.
        if article.ends_with(['\'', '’']) { Some(rest) } else { rest.strip_prefix(' ') }
    };
    articles.split(", ").find_map(without).unwrap_or(name)
}

impl Side<'_> {
    fn heading(&self, key: &'static str) -> Row {
        Row::new().and(DIM, self.scene.voice.word(key)).padded(HEADING)
    }

    fn say(&self, phrase: &Phrase) -> String {
        self.scene.voice.say(phrase)
    }

    fn shelf(&self) -> Vec<Row> {
        let objects = &self.game.board().objects;
        let drawn = usize::from(self.sheet.drawing.objects);
        let count = Phrase::new("daydream-sheet-drawn").with("drawn", drawn).with("all", objects.len());
        let mut rows = vec![self.heading("daydream-sheet-shelf").and(BOLD, self.say(&count))];
        let mut from = 0;
        for end in self.game.board().planks {
            let items = (from..end).map(|place| self.object(place, drawn)).collect();
            rows.extend(flow(Row::plain("  "), items, "  ", self.width));
            from = end;
        }
        rows
    }

    fn object(&self, place: usize, drawn: usize) -> Row {
        let object = &self.game.board().objects[place];
        let name = self.say(&self.game.object_words(u8::try_from(place).unwrap_or(u8::MAX)));
        let name = label(self.scene.voice, &name);
        let bonus = if object.bonus { "+" } else { "" };
        if place < drawn {
            return Row::new().and(WON, "✓").and(PLAIN, name);
        }
        if place > drawn {
            return Row::new()
                .and(DIM, name)
                .and(BONUS, bonus)
                .and(DIM, format!("\u{a0}{}", object.segments));
        }
        let done = usize::from(self.sheet.drawing.segments);
        let left = usize::from(object.segments).saturating_sub(done);
        Row::new()
            .and(BOLD, format!("▸{name}"))
            .and(BONUS, bonus)
            .and(BOLD, format!("\u{a0}{}{}", "▰".repeat(done), "▱".repeat(left)))
    }

    fn leaves(&self) -> Row {
        let leaves = self.sheet.leaves;
        let blank = self.game.board().leaves.all.saturating_sub(leaves.ready + leaves.coloured);
        let times = |sign: &str, count: u8| sign.repeat(count.into());
        let words = Phrase::new("daydream-sheet-leaves-ready").with("ready", leaves.ready);
        self.heading("daydream-sheet-leaves")
            .and(LEAF, times("♣", leaves.ready))
            .and(PLAIN, times("♧", blank))
            .and(DIM, times("✗", leaves.coloured))
            .and(PLAIN, format!("  {}", self.say(&words)))
    }

    fn thorns(&self) -> Row {
        let thorns = self.sheet.thorns;
        let sign = if thorns == 0 { "–".to_owned() } else { "▲".repeat(thorns.into()) };
        let row = self.heading("daydream-sheet-thorns").and(LOST, sign);
        match thorns / 2 {
            0 => row,
            cost => row.and(
                PLAIN,
                format!("  {}", self.say(&Phrase::new("daydream-sheet-cost").with("cost", cost))),
            ),
        }
    }

    fn constellation(&self, constellation: &Constellation) -> Vec<Row> {
        let drawn = constellation.drawn(self.game.board(), &self.sheet.grid);
        let circled = constellation.circled(drawn);
        let words = match constellation.stars.get(circled) {
            Some(next) => Phrase::new("daydream-sheet-next-star").with("strokes", next - drawn),
            None => Phrase::new("daydream-sheet-all-stars"),
        };
        let mut line = self.heading("daydream-sheet-stars");
        for stroke in 1..=constellation.strokes {
            match (constellation.stars.contains(&stroke), stroke <= drawn) {
                (true, true) => line.push(STAR, "★"),
                (true, false) => line.push(PLAIN, "☆"),
                (false, true) => line.push(STAR, "━"),
                (false, false) => line.push(DIM, "·"),
            }
        }
        let words = format!("{circled}★  {}", self.say(&words));
        vec![line.cut(self.width), Row::plain(" ".repeat(HEADING)).and(PLAIN, words)]
    }

    fn garland(&self, links: &[u8]) -> Vec<Row> {
        let hung = &self.sheet.garland;
        let mut line = self.heading("daydream-sheet-garland");
        let moon = |digit: Option<&Digit>| match digit {
            Some(digit) => Row::new().and(BOLD, digit.to_string()),
            None => Row::new().and(MOON, "☾"),
        };
        line.append(moon(hung.first()));
        for (n, reward) in links.iter().enumerate() {
            match (hung.get(n), hung.get(n + 1)) {
                (Some(one), Some(next)) if one == next => line.push(WON, format!("═{reward}═")),
                (Some(_), Some(_)) => line.push(DIM, " ✗ "),
                _ => line.push(DIM, format!("·{reward}·")),
            }
            line.append(moon(hung.get(n + 1)));
        }
        vec![line]
    }

    fn polaroids(&self) -> Vec<Row> {
        let board = self.game.board();
        if board.polaroids.is_empty() {
            return Vec::new();
        }
        let items = board.polaroids.iter().map(|polaroid| {
            let (style, sign) = if polaroid.star { (STAR, "★") } else { (MOON, "☾") };
            let row = Row::new().and(DIM, polaroid.cloud.to_string()).and(style, sign);
            match self.sheet.grid.digit(polaroid.cloud) {
                Some(digit) => row.and(BOLD, format!("[{digit}]")),
                None => row.and(DIM, "[ ]"),
            }
        });
        flow(self.heading("daydream-sheet-polaroids"), items.collect(), "  ", self.width)
    }

    fn notes(&self) -> Vec<Row> {
        let board = self.game.board();
        if board.notes.is_empty() {
            return Vec::new();
        }
        let items = board.notes.iter().map(|note| {
            let clouds: Vec<String> = note.clouds.iter().map(ToString::to_string).collect();
            let coloured = usize::from(note.coloured(&self.sheet.grid));
            let blank = usize::from(note.heads()) - coloured;
            Row::new()
                .and(DIM, format!("{}\u{a0}", clouds.join("\u{a0}")))
                .and(NOTE.bold(), "●".repeat(coloured))
                .and(NOTE, "○".repeat(blank))
        });
        flow(self.heading("daydream-sheet-notes"), items.collect(), "   ", self.width)
    }

    fn frames(&self, frames: &Frames, state: &State) -> Vec<Row> {
        let alone = state.sheets.len() == 1;
        let items = frames.families.iter().enumerate().map(|(family, clouds)| {
            let filled = clouds.and(self.sheet.grid.written()).len();
            let row = Row::plain(format!("{} {filled}/{} ", FRAMES[family], clouds.len()));
            let own = self.sheet.frames[family];
            if own > 0 {
                return row.and(WON, format!("✓{own}"));
            }
            let taken = |points| state.sheets.iter().any(|sheet| sheet.frames[family] == points);
            let left: Vec<String> = frames
                .rewards
                .iter()
                .filter(
                    |reward| if alone { !reward.barred(self.sheet.drawing) } else { !taken(reward.points) },
                )
                .map(|reward| reward.points.to_string())
                .collect();
            if left.is_empty() {
                row.and(LOST, "✗")
            } else {
                row.and(PLAIN, format!("({})", left.join("·")))
            }
        });
        flow(self.heading("daydream-sheet-frames"), items.collect(), "   ", self.width)
    }

    fn score(&self) -> Row {
        let marks = self.game.marks(self.sheet);
        let mut row = self.heading("daydream-sheet-score").and(BOLD, marks.points.to_string());
        // The parts only where there is more than the objects to add up.
        let parts: Vec<String> = marks
            .score
            .iter()
            .filter(|part| part.points != 0 || part.name != "thorns")
            .map(|part| format!("{} {}", self.say(&Phrase::new(format!("score-{}", part.name))), part.points))
            .collect();
        if parts.len() > 1 {
            row.push(DIM, format!("  ({})", parts.join(", ")));
        }
        row.cut(self.width)
    }
}

#[cfg(test)]
mod tests {
    use reverie_text::Lang;

    use super::*;

    #[test]
    fn a_label_has_no_article() {
        let label = |lang, name| super::label(Voice::of(Lang::of_locale(lang).unwrap()), name);
        assert_eq!(label("en", "the lamp"), "lamp");
        assert_eq!(label("en", "theatre"), "theatre");
        assert_eq!(label("fr", "la lampe"), "lampe");
        assert_eq!(label("fr", "l'album"), "album");
    }
}
