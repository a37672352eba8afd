//! The page: one HTML file that needs nothing else, in the voice's language. Its headings say what one learns.

use std::fmt::Write;

use reverie_game::Phrase;
use reverie_text::Voice;

use super::chart::{Dot, dots, escaped, histogram};
use super::findings::{Way, Worth};
use super::gather::Gathered;
use crate::statistics::{Estimate, quantile};

/// The page of a study.
struct Page<'a> {
    found: &'a Gathered,
    voice: &'a Voice,
    html: String,
}

/// Everything that was found, as a page; `command` is how to make it again.
pub fn write(found: &Gathered, command: &str, voice: &Voice) -> String {
    let mut page = Page { found, voice, html: String::new() };
    page.head(command);
    page.scores();
    page.rows_of_the_rulebook();
    page.lengths();
    page.beginners();
    page.points_of_winners();
    let worths = found.worths();
    page.things(&worths);
    page.ways();
    page.proposals(&worths);
    page.html + "</main></body></html>\n"
}

impl Page<'_> {
    fn word(&self, key: &'static str) -> String {
        escaped(&self.voice.word(key))
    }

    fn say(&self, phrase: &Phrase) -> String {
        escaped(&self.voice.say(phrase))
    }

    fn figure(&self, figure: f64, places: usize) -> String {
        self.voice.figures().places(figure, places)
    }

    fn percent(&self, share: f64) -> String {
        self.figure(share * 100.0, 1) + "\u{a0}%"
    }

    fn head(&mut self, command: &str) {
        let study = &self.found.study;
        let name = self.say(&Phrase::new(study.kit.entry.name));
        let seats: Vec<String> = study.seats.iter().map(ToString::to_string).collect();
        let sets: Vec<&str> = study.sets.iter().map(|set| set.name.as_str()).collect();
        let title = self.say(&Phrase::new("report-title").with("game", name.as_str()));
        let intro = self.say(
            &Phrase::new("report-intro")
                .with("games", study.games.to_string())
                .with("level", study.bot.name())
                .with("seats", seats.join(", "))
                .with("options", sets.join(" · "))
                .with("seed", study.seed.to_string()),
        );
        let lang = self.voice.lang();
        let _ = write!(
            self.html,
            "<!doctype html><html lang={lang}><head><meta charset=utf-8><meta name=viewport content=\"width=device-width, initial-scale=1\">\
             <title>{title}</title><style>{}</style></head><body><main><h1>{title}</h1><p>{intro}</p>\
             <p class=quiet>{} <code>{}</code></p>",
            include_str!("style.css"),
            self.word("report-command"),
            escaped(command),
        );
        self.cards();
    }

    fn cards(&mut self) {
        let found = self.found;
        let mut cards: Vec<(String, String)> = Vec::new();
        if let Some(points) = quantile(&found.points(), 0.5) {
            cards.push((self.figure(points, 0), self.word("report-card-median")));
        }
        let rounds =
            found.by_game(|game| game.rounds.map(|rounds| u32::try_from(rounds).unwrap_or(0).into()));
        if let Some(rounds) = Estimate::of(&rounds) {
            cards.push((self.figure(rounds.mean, 1), self.word("report-card-rounds")));
        }
        if found.rivals {
            if let Some(margin) = quantile(&found.margins(), 0.5) {
                cards.push((self.figure(margin, 0), self.word("report-card-margin")));
            }
            if found.ties() > 0.0 {
                cards.push((self.percent(found.ties()), self.word("report-card-ties")));
            }
            if let Some((_, positions)) = found.wins_by_position().first()
                && let Some(first) = positions.first()
            {
                cards.push((self.percent(first.mean), self.word("report-card-first")));
            }
        }
        let cards: Vec<String> =
            cards.iter().map(|(figure, what)| format!("<div><b>{figure}</b>{what}</div>")).collect();
        let _ = write!(self.html, "<div class=cards>{}</div>", cards.concat());
    }

    /// A part of the page under a heading, with what to make of it.
    fn section(&mut self, heading: &str, lead: &str, body: &str) {
        let _ = write!(self.html, "<section><h2>{heading}</h2><p class=quiet>{lead}</p>{body}</section>");
    }

    fn scores(&mut self) {
        let found = self.found;
        let all = found.points();
        let [low, middle, high] =
            [0.1, 0.5, 0.9].map(|share| self.figure(quantile(&all, share).unwrap_or(0.0), 0));
        let heading = self
            .say(&Phrase::new("report-scores").with("low", low).with("middle", middle).with("high", high));
        let points = self.word("report-points");
        let mut body =
            format!("<figure>{}</figure>", histogram(&all, &heading, &points, |share| self.percent(share)));
        let by_seats = found.points_by_seats();
        if by_seats.len() > 1 {
            let rows: Vec<Dot> = by_seats
                .into_iter()
                .map(|(seats, estimate)| Dot {
                    label: self.voice.say(&Phrase::new("report-seats").with("seats", seats)),
                    figure: self.figure(estimate.mean, 1),
                    estimate,
                })
                .collect();
            body += &self.means(&rows, "report-by-seats");
        }
        let by_set = found.points_by_set();
        if by_set.len() > 1 {
            let rows: Vec<Dot> = by_set
                .into_iter()
                .map(|(set, estimate)| Dot {
                    label: found.study.sets[set].name.clone(),
                    figure: self.figure(estimate.mean, 1),
                    estimate,
                })
                .collect();
            body += &self.means(&rows, "report-by-options");
        }
        if found.rivals {
            let title = self.word("report-margins");
            let _ = write!(
                body,
                "<h3>{title}</h3><figure>{}</figure>",
                histogram(&found.margins(), &title, &points, |share| self.percent(share))
            );
        }
        self.section(&heading, &self.word("report-scores-lead"), &body);
    }

    /// A chart of means around their own mean.
    #[allow(clippy::cast_precision_loss)] // a few rows
    fn means(&self, rows: &[Dot], heading: &'static str) -> String {
        let middle = rows.iter().map(|row| row.estimate.mean).sum::<f64>() / rows.len().max(1) as f64;
        let title = self.word(heading);
        format!("<h3>{title}</h3><figure>{}</figure>", dots(rows, middle, &title))
    }

    fn rows_of_the_rulebook(&mut self) {
        let found = self.found;
        let Some(of) = found.games.iter().filter_map(|game| game.band).map(|(_, of)| of).max() else {
            return;
        };
        let rows: Vec<Dot> = (0..of)
            .filter_map(|band| {
                let shares = found.by_game(|game| game.band.map(|(index, _)| f64::from(index == band)));
                let estimate = Estimate::of_shares(&shares)?;
                let label =
                    self.voice.say(&Phrase::new("report-band").with("number", band + 1).with("of", of));
                Some(Dot { label, figure: self.percent(estimate.mean), estimate })
            })
            .collect();
        let top = rows.last().map(|row| row.figure.clone()).unwrap_or_default();
        let heading = self.say(&Phrase::new("report-bands").with("share", top));
        let body = format!("<figure>{}</figure>", dots(&rows, 0.0, &heading));
        self.section(&heading, &self.word("report-bands-lead"), &body);
    }

    fn lengths(&mut self) {
        let found = self.found;
        let decisions = found.by_game(|game| Some(f64::from(game.decisions)));
        let rounds =
            found.by_game(|game| game.rounds.map(|rounds| u32::try_from(rounds).unwrap_or(0).into()));
        let middle = self.figure(quantile(&decisions, 0.5).unwrap_or(0.0), 0);
        let heading = self.say(&Phrase::new("report-length").with("decisions", middle));
        let mut body = String::new();
        if !rounds.is_empty() {
            let title = self.word("report-rounds");
            let _ = write!(
                body,
                "<h3>{title}</h3><figure>{}</figure>",
                histogram(&rounds, &title, &title, |share| self.percent(share))
            );
        }
        let title = self.word("report-decisions");
        let _ = write!(
            body,
            "<h3>{title}</h3><figure>{}</figure>",
            histogram(&decisions, &title, &title, |share| self.percent(share))
        );
        self.section(&heading, &self.word("report-length-lead"), &body);
    }

    #[allow(clippy::cast_precision_loss)] // a handful of seats
    fn beginners(&mut self) {
        let found = self.found;
        let positions = found.wins_by_position();
        if !found.rivals || positions.is_empty() {
            return;
        }
        let mut body = String::new();
        let mut matters = false;
        for (seats, shares) in positions {
            let even = 1.0 / seats as f64;
            matters |= shares
                .iter()
                .any(|share| share.low > Some(even) || share.high.is_some_and(|high| high < even));
            let rows: Vec<Dot> = (1_usize..)
                .zip(shares)
                .map(|(place, estimate)| Dot {
                    label: self.voice.say(&Phrase::new("report-position").with("place", place)),
                    figure: self.percent(estimate.mean),
                    estimate,
                })
                .collect();
            let title = self.say(&Phrase::new("report-seats").with("seats", seats));
            let _ = write!(body, "<h3>{title}</h3><figure>{}</figure>", dots(&rows, even, &title));
        }
        let heading = self.word(if matters { "report-first-matters" } else { "report-first-fair" });
        self.section(&heading, &self.word("report-first-lead"), &body);
    }

    fn points_of_winners(&mut self) {
        let found = self.found;
        if !found.rivals || found.parts.len() < 2 {
            return;
        }
        let mut parts = found.parts_of_winners();
        parts.sort_by(|one, other| (other.1 - other.2).total_cmp(&(one.1 - one.2)));
        let mut body = format!(
            "<div class=wide><table><tr><th>{}<th>{}<th>{}<th>{}</tr>",
            self.word("report-kind-of-points"),
            self.word("report-winners"),
            self.word("report-others"),
            self.word("report-difference")
        );
        for (part, winners, others) in &parts {
            let name = self.say(&Phrase::new(format!("score-{part}")));
            let _ = write!(
                body,
                "<tr><td>{name}<td>{}<td>{}<td>{}</tr>",
                self.figure(*winners, 1),
                self.figure(*others, 1),
                signed(&self.figure(winners - others, 1), winners - others)
            );
        }
        body += "</table></div>";
        let most = parts.first().map(|(part, ..)| Phrase::new(format!("score-{part}")));
        let heading =
            most.map_or_else(String::new, |part| self.say(&Phrase::new("report-parts").with("part", part)));
        self.section(&heading, &self.word("report-parts-lead"), &body);
    }

    fn things(&mut self, worths: &[Worth]) {
        let mut rest = worths;
        while let Some(first) = rest.first() {
            let kind = first.thing.kind;
            let count = rest.iter().take_while(|worth| worth.thing.kind == kind).count();
            let (these, others) = rest.split_at(count);
            rest = others;
            self.kind(kind, these);
        }
    }

    fn kind(&mut self, kind: &'static str, worths: &[Worth]) {
        let name = self.word(kind);
        let best = worths.iter().find(|worth| worth.points.is_some_and(|points| points.is_clear()));
        let heading = match best {
            Some(best) if worths.len() > 1 => self.say(
                &Phrase::new("report-things-best")
                    .with("kind", name.as_str())
                    .with("thing", best.label.clone()),
            ),
            _ => self.say(&Phrase::new("report-things").with("kind", name.as_str())),
        };
        let mut rows: Vec<Dot> = worths
            .iter()
            .filter_map(|worth| {
                let estimate = worth.points?;
                Some(Dot {
                    label: self.voice.say(&worth.label),
                    figure: signed(&self.figure(estimate.mean, 1), estimate.mean),
                    estimate,
                })
            })
            .collect();
        // One wild guess would make all others too small to see; it stands in the table.
        let reach = |row: &Dot| row.estimate.high.zip(row.estimate.low).map_or(0.0, |(high, low)| high - low);
        let reaches: Vec<f64> = rows.iter().map(reach).collect();
        if let Some(middle) = quantile(&reaches, 0.5) {
            rows.retain(|row| reach(row) <= 4.0 * middle);
        }
        let title = self.word("report-worth");
        let mut body =
            format!("<figure>{}<figcaption>{title}</figcaption></figure>", dots(&rows, 0.0, &title));
        body += &self.table(worths);
        self.section(&heading, &self.word("report-things-lead"), &body);
    }

    fn table(&self, worths: &[Worth]) -> String {
        let mut table = format!(
            "<div class=wide><table><tr><th>{}<th>{}<th>{}<th>{}",
            self.word("report-thing-name"),
            self.word("report-taken"),
            self.word("report-often"),
            self.word("report-worth-short"),
        );
        if self.found.rivals {
            let _ = write!(table, "<th>{}", self.word("report-wins-more"));
        }
        table += "</tr>";
        for worth in worths {
            let tag = if worth.is_dead() {
                format!("<span class=tag>{}</span>", self.word("report-dead"))
            } else if worth.is_dominant() {
                format!("<span class=tag>{}</span>", self.word("report-dominant"))
            } else {
                String::new()
            };
            let _ = write!(
                table,
                "<tr><td>{}{tag}<td>{}<td>{}{}",
                self.say(&worth.label),
                self.percent(worth.taken),
                self.figure(worth.often, 2),
                self.cell(worth.points, 1.0),
            );
            if self.found.rivals {
                table += &self.cell(worth.wins, 100.0);
            }
            table += "</tr>";
        }
        table + "</table></div>"
    }

    /// A figure with its interval, coloured where it is clear.
    fn cell(&self, estimate: Option<Estimate>, factor: f64) -> String {
        let Some(estimate) = estimate.map(|estimate| estimate.times(factor)) else {
            return "<td>–".to_owned();
        };
        let clear = match estimate {
            Estimate { low: Some(low), .. } if low > 0.0 => " class=up",
            Estimate { high: Some(high), .. } if high < 0.0 => " class=down",
            _ => "",
        };
        let [low, high] =
            [estimate.low, estimate.high].map(|end| end.map_or_else(String::new, |end| self.figure(end, 1)));
        let mean = signed(&self.figure(estimate.mean, 1), estimate.mean);
        format!("<td{clear}>{mean} <small>({low} – {high})</small>")
    }

    fn ways(&mut self) {
        let ways = self.found.ways();
        if ways.is_empty() {
            return;
        }
        let spread = |way: &Way| {
            let means = way.made.iter().flatten().map(|made| made.mean);
            let (low, high) =
                means.fold((f64::MAX, f64::MIN), |(low, high), mean| (low.min(mean), high.max(mean)));
            high - low
        };
        let mut ways = ways;
        ways.sort_by(|one, other| spread(other).total_cmp(&spread(one)));
        let what = self.word(if self.found.rivals { "report-share-won" } else { "report-points" });
        let mut body = format!(
            "<div class=wide><table><tr><th>{what}<th>{}<th>{}<th>{}</tr>",
            self.word("report-few"),
            self.word("report-some"),
            self.word("report-many")
        );
        for way in &ways {
            let name = self.say(&Phrase::new(way.of.clone()));
            let bounds = [
                format!("≤ {}", self.figure(way.bounds.0, 0)),
                String::new(),
                format!("> {}", self.figure(way.bounds.1, 0)),
            ];
            let _ = write!(body, "<tr><td>{name}");
            for (made, bound) in way.made.iter().zip(bounds) {
                let figure = made.map_or_else(
                    || "–".to_owned(),
                    |made| {
                        if self.found.rivals { self.percent(made.mean) } else { self.figure(made.mean, 1) }
                    },
                );
                let _ = write!(body, "<td>{figure} <small class=quiet>{bound}</small>");
            }
            body += "</tr>";
        }
        body += "</table></div>";
        let most = ways.first().map(|way| Phrase::new(way.of.clone()));
        let heading =
            most.map_or_else(String::new, |of| self.say(&Phrase::new("report-ways").with("of", of)));
        self.section(&heading, &self.word("report-ways-lead"), &body);
    }

    /// Things that a designer should look at: what nobody wants, and what nobody goes without.
    fn proposals(&mut self, worths: &[Worth]) {
        let list = |which: &dyn Fn(&Worth) -> bool| {
            let mut items = String::new();
            for worth in worths.iter().filter(|worth| which(worth)) {
                let (name, kind) = (self.say(&worth.label), self.word(worth.thing.kind));
                let taken = self.percent(worth.taken);
                let _ = write!(items, "<li>{name} <span class=quiet>({kind} · {taken})</span></li>");
            }
            items
        };
        let (dead, dominant) = (list(&Worth::is_dead), list(&Worth::is_dominant));
        let mut body = String::new();
        for (names, title) in [(dead, "report-dead-list"), (dominant, "report-dominant-list")] {
            if !names.is_empty() {
                let _ = write!(body, "<h3>{}</h3><ul>{names}</ul>", self.word(title));
            }
        }
        let heading = if body.is_empty() { "report-balanced" } else { "report-look-at" };
        self.section(&self.word(heading), &self.word("report-look-at-lead"), &body);
    }
}

/// With a plus where it is more than nothing.
fn signed(text: &str, figure: f64) -> String {
    if figure > 0.0 { format!("+{text}") } else { text.to_owned() }
}
