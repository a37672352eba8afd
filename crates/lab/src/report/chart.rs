//! Drawings for the page, inside it: they take their colours from its style, scale with it and need nothing else.

use std::fmt::Write;

use crate::statistics::Estimate;

/// Text, safe inside HTML.
pub(crate) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

const WIDTH: f64 = 640.0;
const LEFT: f64 = 8.0;

/// Bars for whole numbers (points, decisions), several of them together where there are too many; `title` is read aloud.
#[allow(clippy::cast_precision_loss, clippy::cast_possible_truncation)] // figures of games
pub(crate) fn histogram(figures: &[f64], title: &str, unit: &str, percent: impl Fn(f64) -> String) -> String {
    const MOST_BARS: i64 = 36;
    const HEIGHT: f64 = 150.0;
    let whole: Vec<i64> = figures.iter().map(|figure| figure.round() as i64).collect();
    let (Some(&least), Some(&most)) = (whole.iter().min(), whole.iter().max()) else { return String::new() };
    let step = ((most - least) / MOST_BARS + 1).max(1);
    let start = least.div_euclid(step) * step;
    let count = usize::try_from((most - start) / step + 1).unwrap_or(1);
    let mut bars = vec![0_u64; count];
    for figure in &whole {
        bars[usize::try_from((figure - start) / step).unwrap_or(0)] += 1;
    }
    let tallest = bars.iter().copied().max().unwrap_or(1).max(1) as f64;
    let width = (WIDTH - 2.0 * LEFT) / count as f64;
    let mut svg = open(HEIGHT + 28.0, title);
    // As many labels as there is room for.
    let every = (count / 10).max(1);
    for ((n, &bar), nth) in bars.iter().enumerate().zip(0_i64..) {
        let height = bar as f64 / tallest * HEIGHT;
        let (x, y) = (LEFT + n as f64 * width, HEIGHT - height);
        let from = start + nth * step;
        let to = from + step - 1;
        let range = if step == 1 { from.to_string() } else { format!("{from}–{to}") };
        let share = percent(bar as f64 / whole.len() as f64);
        let _ = write!(
            svg,
            "<rect class=bar x={x:.1} y={y:.1} width={:.1} height={height:.1} rx=2><title>{range} {} · {share}</title></rect>",
            (width - 2.0).max(1.0),
            escaped(unit)
        );
        if n % every == 0 {
            let _ = write!(
                svg,
                "<text x={:.1} y={:.1} text-anchor=middle>{from}</text>",
                x + width / 2.0,
                HEIGHT + 22.0
            );
        }
    }
    svg + "</svg>"
}

/// A row of a [`dots`] chart.
pub(crate) struct Dot {
    pub(crate) label: String,
    pub(crate) estimate: Estimate,
    /// What stands at the end of the row.
    pub(crate) figure: String,
}

/// One row each: a dot where the figure is, a line where it may be; a line from top to bottom at `even`. On a narrow page
/// each name stands above its row.
pub(crate) fn dots(rows: &[Dot], even: f64, title: &str) -> String {
    if rows.is_empty() {
        return String::new();
    }
    let ends = rows.iter().flat_map(|row| {
        let Estimate { mean, low, high } = row.estimate;
        [low.unwrap_or(mean), high.unwrap_or(mean)]
    });
    let (low, high) = ends.fold((even, even), |(low, high), end| (low.min(end), high.max(end)));
    let at = |figure: f64| (figure - low) * 100.0 / (high - low).max(1e-9);
    let mut html =
        format!("<ul class=dots aria-label=\"{}\" style=\"--even-at:{:.2}%\">", escaped(title), at(even));
    for row in rows {
        let Estimate { mean, low, high } = row.estimate;
        let clear = if low.is_some_and(|low| low > even) {
            " class=up"
        } else if high.is_some_and(|high| high < even) {
            " class=down"
        } else {
            ""
        };
        let (from, to) = (at(low.unwrap_or(mean)), at(high.unwrap_or(mean)));
        let _ = write!(
            html,
            "<li{clear}><span>{}</span><i style=\"--at:{:.2}%;--from:{from:.2}%;--reach:{:.2}%\"></i><b>{}</b></li>",
            escaped(&row.label),
            at(mean),
            to - from,
            escaped(&row.figure)
        );
    }
    html + "</ul>"
}

fn open(height: f64, title: &str) -> String {
    format!("<svg viewBox=\"0 0 {WIDTH} {height:.0}\" role=img aria-label=\"{}\">", escaped(title))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_histogram_has_a_bar_for_each_number_until_there_are_too_many() {
        let percent = |share: f64| format!("{:.0} %", share * 100.0);
        let few = histogram(&[1.0, 2.0, 2.0, 4.0], "points", "points", percent);
        assert_eq!(few.matches("<rect").count(), 4, "{few}");
        assert!(few.contains("2 points · 50 %"), "{few}");
        let many: Vec<f64> = (0..500).map(f64::from).collect();
        assert!(histogram(&many, "points", "points", percent).matches("<rect").count() <= 37);
        assert_eq!(histogram(&[], "points", "points", percent), "");
    }

    #[test]
    fn what_is_clearly_above_or_below_is_marked_and_names_are_made_safe() {
        let dot = |mean: f64| Dot {
            label: "<tile>".into(),
            estimate: Estimate { mean, low: Some(mean - 1.0), high: Some(mean + 1.0) },
            figure: String::new(),
        };
        let html = dots(&[dot(3.0), dot(-3.0), dot(0.5)], 0.0, "worth");
        assert_eq!((html.matches("class=up").count(), html.matches("class=down").count()), (1, 1));
        assert!(!html.contains("<tile>") && html.contains("&lt;tile&gt;"));
    }
}
