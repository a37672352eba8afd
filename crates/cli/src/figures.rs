//! Figures for people: digits in groups of three, columns that line up.

use reverie_text::Lang;
use unicode_width::UnicodeWidthStr;

/// A whole number with its digits in groups of three.
pub(crate) fn whole(number: u64, lang: Lang) -> String {
    let digits = number.to_string();
    let mut grouped = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            // A narrow no-break space in French: a number is never broken over two lines.
            grouped.push(if lang == Lang::Fr { '\u{202f}' } else { ',' });
        }
        grouped.push(digit);
    }
    grouped
}

/// The whole number nearest to this figure, which is never negative.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // a cast from f64 saturates
pub(crate) fn rounded(figure: f64, lang: Lang) -> String {
    whole(figure.round() as u64, lang)
}

/// A figure to one decimal place.
pub(crate) fn tenths(figure: f64, lang: Lang) -> String {
    let text = format!("{figure:.1}");
    if lang == Lang::Fr { text.replace('.', ",") } else { text }
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
    fn digits_stand_in_groups_of_three() {
        let english = [0, 7, 999, 1000, 1_234_567].map(|number| whole(number, Lang::En));
        assert_eq!(english, ["0", "7", "999", "1,000", "1,234,567"]);
        assert_eq!(whole(1_234_567, Lang::Fr), "1\u{202f}234\u{202f}567");
        assert_eq!(tenths(8.25, Lang::Fr), "8,2");
    }

    #[test]
    fn words_stand_left_and_figures_right() {
        let words = Column::words(["jeu", "éé"]);
        let figures = Column::figures("n", 4);
        assert_eq!(line(&[("éé".into(), words), ("12".into(), figures)]), "éé     12");
    }
}
