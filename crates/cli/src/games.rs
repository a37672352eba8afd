//! `reverie games`: what can be played, with which options, against which bots. The referee tells the same.

use std::borrow::Cow;
use std::process::ExitCode;

use anstyle::Style;
use reverie_catalog::GAMES;
use reverie_game::{Choice, Phrase, Value};
use reverie_kit::{Kit, Level};
use reverie_text::{Lang, Voice};
use serde::Serialize;
use serde_json::Value as Json;
use unicode_width::UnicodeWidthStr;

use crate::out;

/// Arguments.
#[derive(Debug, Default, clap::Args)]
pub(crate) struct Args {
    /// Print the list as JSON, as the referee tells it.
    #[arg(long)]
    json: bool,
}

const BOLD: Style = Style::new().bold();
const FAINT: Style = Style::new().dimmed();

/// Every game, as data.
#[derive(Debug, Serialize)]
pub(crate) struct Games {
    games: Vec<Listed>,
}

#[derive(Debug, Serialize)]
struct Listed {
    game: &'static str,
    title: String,
    help: String,
    rules: u16,
    seats: Range,
    options: Vec<Opt>,
    bots: Vec<Bot>,
}

#[derive(Debug, Serialize)]
struct Range {
    fewest: u8,
    most: u8,
}

/// An option; the first of its values is the usual one.
#[derive(Debug, Serialize)]
pub(crate) struct Opt {
    option: &'static str,
    pub(crate) title: String,
    pub(crate) help: String,
    pub(crate) values: Vec<OptValue>,
}

#[derive(Debug, Serialize)]
pub(crate) struct OptValue {
    value: Value,
    pub(crate) title: String,
    pub(crate) help: String,
}

#[derive(Debug, Serialize)]
struct Bot {
    level: &'static str,
    title: String,
    help: String,
}

pub(crate) fn run(args: &Args, lang: Lang) -> anyhow::Result<ExitCode> {
    let voice = Voice::of(lang);
    let games = list(voice);
    if args.json {
        out::print(&format!("{}\n", serde_json::to_string_pretty(&games)?))?;
    } else {
        let shown: Vec<String> = games.games.iter().map(|game| show(game, voice)).collect();
        out::print(&shown.join("\n"))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Every game, in this voice's language.
pub(crate) fn list(voice: &Voice) -> Games {
    Games { games: GAMES.iter().map(|kit| listed(kit, voice)).collect() }
}

fn listed(kit: &Kit, voice: &Voice) -> Listed {
    let entry = kit.entry;
    let (fewest, most) = entry.seats;
    Listed {
        game: entry.name,
        title: title(voice, entry.name),
        help: help(voice, entry.name),
        rules: entry.rules.newest,
        seats: Range { fewest, most },
        options: entry.choices.iter().map(|choice| option(choice, voice)).collect(),
        bots: kit.levels.iter().map(|level| bot(level, voice)).collect(),
    }
}

/// A choice in words.
pub(crate) fn option(choice: &Choice, voice: &Voice) -> Opt {
    let value = |&value: &Value| {
        let key = value_key(choice, &shown(&value));
        OptValue { value, title: value_title(voice, choice, &shown(&value)), help: help(voice, &key) }
    };
    let key = format!("option-{}", choice.name);
    Opt {
        option: choice.name,
        title: worded(voice, &key).unwrap_or_else(|| choice.name.to_owned()),
        help: help(voice, &key),
        values: choice.values.iter().map(value).collect(),
    }
}

fn bot(level: &Level, voice: &Voice) -> Bot {
    let key = format!("level-{}", level.name);
    Bot {
        level: level.name,
        title: worded(voice, &key).unwrap_or_else(|| level.name.to_owned()),
        help: help(voice, &key),
    }
}

/// What a game is called.
pub(crate) fn title(voice: &Voice, game: &str) -> String {
    worded(voice, game).unwrap_or_else(|| game.to_owned())
}

/// What was chosen before a game, worded: "Calm Morning".
pub(crate) fn chosen(voice: &Voice, choices: &[Choice], options: &Json) -> Vec<String> {
    choices
        .iter()
        .filter_map(|choice| {
            let value = options.get(choice.name)?;
            let value = value.as_str().map_or_else(|| Cow::Owned(value.to_string()), Cow::Borrowed);
            Some(value_title(voice, choice, &value))
        })
        .collect()
}

fn value_key(choice: &Choice, value: &str) -> String {
    format!("option-{}-{value}", choice.name)
}

fn value_title(voice: &Voice, choice: &Choice, value: &str) -> String {
    worded(voice, &value_key(choice, value)).unwrap_or_else(|| value.to_owned())
}

fn help(voice: &Voice, key: &str) -> String {
    worded(voice, &format!("{key}.help")).unwrap_or_default()
}

/// A new option may have no words yet: then its name has to do.
fn worded(voice: &Voice, key: &str) -> Option<String> {
    voice.knows(key).then(|| voice.say(&Phrase::new(key.to_owned())))
}

/// A value as it is typed.
pub(crate) fn shown(value: &Value) -> String {
    match value {
        Value::Word(word) => (*word).to_owned(),
        Value::Flag(flag) => flag.to_string(),
        Value::Number(number) => number.to_string(),
    }
}

fn show(game: &Listed, voice: &Voice) -> String {
    let figures = voice.say(
        &Phrase::new("games-figures")
            .with("fewest", game.seats.fewest)
            .with("most", game.seats.most)
            .with("rules", game.rules),
    );
    let mut lines = vec![format!("{BOLD}{}{BOLD:#} {FAINT}({}){FAINT:#}", game.title, game.game)];
    if !game.help.is_empty() {
        lines.push(format!("  {}", game.help));
    }
    lines.push(format!("  {figures}"));
    for option in &game.options {
        lines.extend(heading(&option.title, option.option, &option.help));
        let rows =
            option.values.iter().map(|value| [shown(&value.value), value.title.clone(), value.help.clone()]);
        lines.extend(aligned(&rows.collect::<Vec<_>>()));
    }
    lines.extend(heading(&voice.word("games-bots"), "", ""));
    let rows = game.bots.iter().map(|bot| [bot.level.to_owned(), bot.title.clone(), bot.help.clone()]);
    lines.extend(aligned(&rows.collect::<Vec<_>>()));
    lines.join("\n") + "\n"
}

fn heading(title: &str, name: &str, help: &str) -> [String; 2] {
    let name = if name.is_empty() { String::new() } else { format!(" {FAINT}({name}){FAINT:#}") };
    let help = if help.is_empty() { String::new() } else { format!("  {help}") };
    [String::new(), format!("  {BOLD}{title}{BOLD:#}{name}{help}")]
}

/// Rows under each other, their columns as wide as the widest.
fn aligned(rows: &[[String; 3]]) -> Vec<String> {
    let width = |column: usize| rows.iter().map(|row| row[column].width()).max().unwrap_or(0);
    let (first, second) = (width(0), width(1));
    rows.iter()
        .map(|[name, title, help]| {
            let (gap, next) = (first - name.width(), second - title.width());
            format!("    {name}{:gap$}  {title}{:next$}  {FAINT}{help}{FAINT:#}", "", "")
        })
        .collect()
}
