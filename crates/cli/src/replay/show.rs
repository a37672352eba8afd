//! A table and what happened on it, in words.

use anstyle::Style;
use reverie_game::{Phrase, Standing, Standings, Table, Turn};
use reverie_text::{Names, Voice};
use serde::Serialize;
use serde_json::Value as Json;
use unicode_width::UnicodeWidthStr;

use super::film::Film;
use crate::games;
use crate::out::plain;

const BOLD: Style = Style::new().bold();
const FAINT: Style = Style::new().dimmed();

/// One entry of the log, as data.
#[derive(Debug, Serialize)]
pub(super) struct Told {
    entry: usize,
    events: Vec<Json>,
    lines: Vec<String>,
}

/// How the table lies: who stands where, and what it waits for. A board can be drawn here.
pub(crate) fn show_table(table: &dyn Table, voice: &Voice) -> String {
    let names = names(table);
    let mut out = standings(&table.standings(), &names, voice);
    out += &format!("  {}\n", turn(&table.turn(), &names, voice));
    out
}

/// What the game is: "Daydream, Calm Morning, 2 players: Ada, Bert".
pub(super) fn title(film: &Film, voice: &Voice) -> String {
    let Some(table) = film.frame(0).map(|frame| frame.table.as_ref()) else { return String::new() };
    let mut parts = vec![games::title(voice, film.game.name)];
    parts.extend(games::chosen(voice, film.game.choices, &table.options()).iter().map(|word| plain(word)));
    parts.push(voice.say(&Phrase::new("replay-players").with("seats", table.seats())));
    let who = names(table).names;
    let who = if who.is_empty() { String::new() } else { format!(" ({})", who.join(", ")) };
    format!("{BOLD}{}{BOLD:#}{who}", parts.join(", "))
}

/// The whole log up to an entry, and the table then.
pub(super) fn log(film: &Film, last: usize, voice: &Voice) -> String {
    let mut out = format!("{}\n\n", title(film, voice));
    for entry in 1..=last {
        out += &lines(film, entry, voice);
    }
    if let Some(frame) = film.frame(last) {
        out += &format!("\n{}", show_table(frame.table.as_ref(), voice));
    }
    out
}

/// One entry of the log: its number, then its lines under each other.
pub(super) fn lines(film: &Film, entry: usize, voice: &Voice) -> String {
    let width = film.entries().to_string().len().max(3);
    let lines = told(film, entry, voice).map(|told| told.lines).unwrap_or_default();
    let mut out = String::new();
    for (n, line) in lines.iter().enumerate() {
        let number = if n == 0 { entry.to_string() } else { String::new() };
        out += &format!("{FAINT}{number:>width$}{FAINT:#}  {line}\n");
    }
    out
}

/// What an entry brought. The record holds every secret, so its reader gets all of them.
pub(super) fn told(film: &Film, entry: usize, voice: &Voice) -> Option<Told> {
    let frame = film.frame(entry)?;
    let names = names(frame.table.as_ref());
    let worded = frame.told.iter().filter_map(|telling| telling.words.as_ref());
    let mut lines: Vec<String> = worded.map(|words| plain(&voice.say_to(&names, words))).collect();
    if lines.is_empty() {
        lines.push(voice.word("replay-quiet"));
    }
    Some(Told { entry, events: frame.told.iter().map(|telling| telling.event.clone()).collect(), lines })
}

/// Who sits where, as the record names them.
fn names(table: &dyn Table) -> Names {
    let seats = usize::from(table.seats());
    Names { names: table.players().iter().take(seats).map(|name| plain(name)).collect(), you: None }
}

fn standings(standings: &Standings, names: &Names, voice: &Voice) -> String {
    let mut seats: Vec<&Standing> = standings.seats.iter().collect();
    seats.sort_by_key(|standing| standing.place);
    let width = seats.iter().map(|standing| voice.name(names, standing.seat).width()).max().unwrap_or(0);
    let mut out = String::new();
    for standing in seats {
        let name = voice.name(names, standing.seat);
        let gap = width - name.width();
        let points = voice.say(&Phrase::new("replay-points").with("points", standing.points));
        let part = |part: &reverie_game::Part| {
            format!("{} {}", voice.say(&Phrase::new(format!("score-{}", part.name))), part.points)
        };
        let parts: Vec<String> = standing.parts.iter().map(part).collect();
        out += &format!("  {name}{:gap$}  {points}  {FAINT}{}{FAINT:#}\n", "", parts.join(", "));
    }
    out
}

/// What the table waits for, or how it ended.
fn turn(turn: &Turn<Json>, names: &Names, voice: &Voice) -> String {
    match turn {
        Turn::Over { over } => {
            let said = voice.word("replay-over");
            match &over.band {
                Some(band) => format!("{said} {}", voice.say(&Phrase::new(band.name.clone()))),
                None => said,
            }
        }
        Turn::Chance { .. } => voice.word("replay-chance"),
        Turn::Waiting { waiting, held } => {
            let seats = if waiting.is_empty() { *held } else { *waiting };
            let who: Vec<String> = seats.iter().map(|seat| voice.name(names, seat)).collect();
            if who.is_empty() {
                voice.word("replay-chance")
            } else {
                voice.say(&Phrase::new("replay-waiting").with("who", who.join(", ")))
            }
        }
    }
}
