//! A table and what happened on it, in words.

use anstyle::Style;
use reverie_game::{Eyes, Own, Part, Phrase, Seat, Standing, Standings, Table, Turn};
use reverie_text::{Names, Voice};
use serde::Serialize;
use unicode_width::UnicodeWidthStr;

use super::film::Film;
use crate::games;
use crate::out::plain;
use crate::play;

const BOLD: Style = Style::new().bold();
const FAINT: Style = Style::new().dimmed();

/// One entry of the log, as data.
#[derive(Debug, Serialize)]
pub(super) struct Told {
    entry: usize,
    events: Vec<Own>,
    lines: Vec<String>,
}

/// How the table lies: the board where it can be drawn, who stands where, and what it waits for.
pub(crate) fn show_table(table: &dyn Table, voice: &Voice) -> String {
    let names = names(table);
    let eyes = if table.setting().seats == 1 { Seat::new(0).into() } else { Eyes::Spectator };
    let mut lines: Vec<String> = play::draw_table(table, eyes, voice).into_iter().collect();
    lines.extend(standings(&table.standings(), &names, voice));
    lines.push(format!("  {}", turn(&table.turn(), &names, voice)));
    lines.join("\n") + "\n"
}

/// What the game is: its title, what was chosen before it, how many players, their names.
pub(super) fn title(film: &Film, voice: &Voice) -> String {
    let Some(table) = film.frame(0).map(|frame| frame.table.as_ref()) else { return String::new() };
    let mut parts = vec![games::title(voice, film.game.name)];
    parts.extend(games::chosen(voice, film.game.choices, &table.options()).iter().map(|word| plain(word)));
    parts.push(voice.say(&Phrase::new("replay-players").with("seats", table.setting().seats)));
    let who = names(table).names;
    let who = if who.is_empty() { String::new() } else { format!(" ({})", who.join(", ")) };
    format!("{BOLD}{}{BOLD:#}{who}", parts.join(", "))
}

/// The whole log up to an entry, and the table then.
pub(super) fn log(film: &Film, last: usize, voice: &Voice) -> String {
    let told: String = (1..=last).map(|entry| lines(film, entry, voice)).collect();
    let table = film.frame(last).map(|frame| show_table(frame.table.as_ref(), voice)).unwrap_or_default();
    format!("{}\n\n{told}\n{table}", title(film, voice))
}

/// One entry of the log: its number, then its lines under each other.
pub(super) fn lines(film: &Film, entry: usize, voice: &Voice) -> String {
    let width = film.entries().to_string().len().max(3);
    let lines = told(film, entry, voice).map(|told| told.lines).unwrap_or_default();
    let numbers = std::iter::once(entry.to_string()).chain(std::iter::repeat(String::new()));
    let numbered = |(number, line)| format!("{FAINT}{number:>width$}{FAINT:#}  {line}");
    numbers.zip(&lines).map(numbered).collect::<Vec<_>>().join("\n") + "\n"
}

/// What an entry brought. The record holds every secret, so its reader gets all of them.
pub(super) fn told(film: &Film, entry: usize, voice: &Voice) -> Option<Told> {
    let frame = film.frame(entry)?;
    let names = names(frame.table.as_ref());
    let noted = film.record.notes.iter().filter(|noted| noted.after + 1 == entry);
    let noted = noted.filter_map(|noted| noted.note.words());
    let worded = noted.chain(frame.told.iter().filter_map(|telling| telling.words.clone()));
    let mut lines: Vec<String> = worded.map(|words| plain(&voice.say_to(&names, &words))).collect();
    if lines.is_empty() {
        lines.push(voice.word("replay-quiet"));
    }
    Some(Told { entry, events: frame.told.iter().map(|telling| telling.event.clone()).collect(), lines })
}

/// Who sits where, as the record names them.
pub(super) fn names(table: &dyn Table) -> Names {
    let seats = usize::from(table.setting().seats);
    Names { names: table.players().iter().take(seats).map(|name| plain(name)).collect(), you: None }
}

fn standings(standings: &Standings, names: &Names, voice: &Voice) -> Vec<String> {
    let mut seats: Vec<&Standing> = standings.seats.iter().collect();
    seats.sort_by_key(|standing| standing.place);
    let width = seats.iter().map(|standing| voice.name(names, standing.seat).width()).max().unwrap_or(0);
    let part =
        |part: &Part| format!("{} {}", voice.say(&Phrase::new(format!("score-{}", part.name))), part.points);
    seats
        .into_iter()
        .map(|standing| {
            let name = voice.name(names, standing.seat);
            let gap = width - name.width();
            let points = voice.say(&Phrase::new("replay-points").with("points", standing.points));
            let parts: Vec<String> = standing.parts.iter().map(part).collect();
            format!("  {name}{:gap$}  {points}  {FAINT}{}{FAINT:#}", "", parts.join(", "))
        })
        .collect()
}

/// What the table waits for, or how it ended.
fn turn(turn: &Turn<Own>, names: &Names, voice: &Voice) -> String {
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
