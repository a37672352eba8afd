//! Figures for people, in columns that line up.

use reverie_text::{Figures, Lang};
use unicode_width::UnicodeWidthStr;

/// A whole number.
pub(crate) fn whole(number: u64, lang: Lang) -> String {
    Figures::of(lang).whole(number)
}

/// The whole number nearest to this figure, which is never negative.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // a cast from f64 saturates
pub(crate) fn rounded(figure: f64, lang: Lang) -> String {
    whole(figure.round() as u64, lang)
}

/// A figure to one decimal place.
pub(crate) fn tenths(figure: f64, lang: Lang) -> String {
    Figures::of(lang).places(figure, 1)
}

/// Cells side by side: words to the left of their column, figures to the right.
pub(crate) fn line(cells: &[(String, Column)]) -> String {
    let mut line = String::new();
    for (text, column) in cells {
        let room = " ".repeat(column.width.saturating_sub(text.width()));
        let (before, after) = if column.figures { (room.as_str(), "") } else { ("", room.as_str()) };
        line.extend([before, text, after, "  "]);
    }
    line.truncate(line.trim_end().len());
    line
}

/// How a column is set.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Column {
    width: usize,
    figures: bool,
}

impl Column {
    /// Words, as wide as the widest of these.
    pub(crate) fn words<'a>(texts: impl IntoIterator<Item = &'a str>) -> Self {
        Self { width: texts.into_iter().map(UnicodeWidthStr::width).max().unwrap_or(0), figures: false }
    }

    /// Figures of at most so many places under this heading.
    pub(crate) fn figures(heading: &str, places: usize) -> Self {
        Self { width: heading.width().max(places), figures: true }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_stand_left_and_figures_right() {
        let words = Column::words(["jeu", "éé"]);
        let figures = Column::figures("n", 4);
        assert_eq!(line(&[("éé".into(), words), ("12".into(), figures)]), "éé     12");
    }
}
