//! Rows of coloured text: how wide they are, how they are cut, wrapped and laid side by side.

use std::fmt;

use anstyle::{AnsiColor, Color, Style};
use unicode_width::UnicodeWidthStr;

/// No style at all.
pub const PLAIN: Style = Style::new();
/// What matters most.
pub const BOLD: Style = Style::new().bold();
/// What is only there to be complete.
pub const DIM: Style = Style::new().dimmed();

/// A colour of the terminal's own sixteen, so that it fits light and dark backgrounds.
pub const fn colour(colour: AnsiColor) -> Style {
    Style::new().fg_color(Some(Color::Ansi(colour)))
}

/// One row of a drawing.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Row(Vec<(Style, String)>);

impl Row {
    /// Nothing yet.
    pub const fn new() -> Self {
        Self(Vec::new())
    }

    /// A row of plain text.
    pub fn plain(text: impl Into<String>) -> Self {
        Self::new().and(PLAIN, text)
    }

    /// With this written at its end.
    #[must_use]
    pub fn and(mut self, style: Style, text: impl Into<String>) -> Self {
        self.push(style, text);
        self
    }

    /// Writes this at its end.
    pub fn push(&mut self, style: Style, text: impl Into<String>) {
        let text = text.into();
        // Blanks have no colour, so that those at the end of a row can be left out.
        let blank = text.chars().all(|letter| letter == ' ');
        self.0.push((if blank { PLAIN } else { style }, text));
    }

    /// Puts another row at its end.
    pub fn append(&mut self, mut other: Self) {
        self.0.append(&mut other.0);
    }

    /// Columns it takes.
    pub fn width(&self) -> usize {
        self.0.iter().map(|(_, text)| text.width()).sum()
    }

    /// With spaces up to this column.
    #[must_use]
    pub fn padded(mut self, width: usize) -> Self {
        let missing = width.saturating_sub(self.width());
        self.push(PLAIN, " ".repeat(missing));
        self
    }

    /// Cut to this width, with a sign that something is missing.
    #[must_use]
    pub fn cut(self, width: usize) -> Self {
        if self.width() <= width {
            return self;
        }
        let mut left = width.saturating_sub(1);
        let mut short = Self::new();
        for (style, text) in self.0 {
            let mut kept = String::new();
            for letter in text.chars() {
                let wide = letter.to_string().width();
                if wide > left {
                    short.push(style, kept);
                    return short.and(DIM, "…");
                }
                left -= wide;
                kept.push(letter);
            }
            short.push(style, kept);
        }
        short
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (style, text) in &self.0 {
            if *style == PLAIN {
                f.write_str(text)?;
            } else {
                write!(f, "{style}{text}{style:#}")?;
            }
        }
        Ok(())
    }
}

/// Rows as one text, without spaces at the ends of lines that nobody sees.
pub fn paper(rows: &[Row]) -> String {
    rows.iter().fold(String::new(), |mut text, row| {
        text.push_str(row.to_string().trim_end());
        text.push('\n');
        text
    })
}

/// Items one after the other, as many a row as fit, later rows indented like the first's heading.
pub fn flow(heading: Row, items: Vec<Row>, gap: &str, width: usize) -> Vec<Row> {
    let indent = heading.width();
    let mut rows = Vec::new();
    let mut row = heading;
    let mut fresh = true;
    for item in items {
        if !fresh && row.width() + gap.width() + item.width() > width {
            rows.push(std::mem::replace(&mut row, Row::plain(" ".repeat(indent))));
            fresh = true;
        }
        if !fresh {
            row.push(PLAIN, gap);
        }
        row.append(item);
        fresh = false;
    }
    rows.push(row);
    rows
}

/// Text broken between words, later lines indented. A no-break space is part of a word.
pub fn fold(text: &str, width: usize, indent: usize) -> String {
    let mut folded = String::new();
    for (n, paragraph) in text.lines().enumerate() {
        if n > 0 {
            folded.push('\n');
        }
        // What the text itself indents stays indented: lists in help texts.
        let own = paragraph.len() - paragraph.trim_start_matches(' ').len();
        let lead = if n > 0 { indent } else { 0 };
        folded.push_str(&" ".repeat(lead + own));
        let mut at = if n > 0 { indent + own } else { own };
        let mut fresh = true;
        for word in paragraph.split(' ').filter(|word| !word.is_empty()) {
            let wide = word.width();
            if !fresh && at + 1 + wide > width {
                folded.push('\n');
                folded.push_str(&" ".repeat(indent + own));
                at = indent + own;
                fresh = true;
            }
            if !fresh {
                folded.push(' ');
                at += 1;
            }
            folded.push_str(word);
            at += wide;
            fresh = false;
        }
    }
    folded
}

/// Two drawings side by side.
pub fn beside(left: Vec<Row>, right: Vec<Row>, gap: usize) -> Vec<Row> {
    let wide = left.iter().map(Row::width).max().unwrap_or(0);
    let tall = left.len().max(right.len());
    let mut right = right.into_iter();
    let mut rows: Vec<Row> = left;
    rows.resize(tall, Row::new());
    rows.into_iter()
        .map(|row| match right.next() {
            Some(other) => {
                let mut row = row.padded(wide + gap);
                row.append(other);
                row
            }
            None => row,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_too_long_is_cut_with_a_sign() {
        assert_eq!(
            Row::plain("a cloud").and(PLAIN, " more").cut(8).to_string(),
            format!("a cloud{}", Row::new().and(DIM, "…"))
        );
        assert_eq!(Row::plain("short").cut(8), Row::plain("short"));
    }

    #[test]
    fn words_are_never_broken_and_no_break_spaces_hold() {
        assert_eq!(fold("one two three", 7, 2), "one two\n  three");
        assert_eq!(fold("vrai\u{a0}! oui", 7, 0), "vrai\u{a0}!\noui");
    }

    #[test]
    fn items_flow_under_each_other() {
        let rows = flow(Row::plain("> "), ["aa", "bb", "cc"].map(Row::plain).to_vec(), " ", 7);
        assert_eq!(rows.iter().map(Row::to_string).collect::<Vec<_>>(), ["> aa bb", "  cc"]);
    }
}
