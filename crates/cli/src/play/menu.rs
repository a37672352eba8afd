//! The short menu for whoever did not say what to play: Enter takes the first of each list.

use std::ops::RangeInclusive;

use anyhow::Result;
use reverie_catalog::GAMES;
use reverie_game::Phrase;
use reverie_kit::Kit;
use reverie_terminal::paint::{BOLD, PLAIN, Row, fold};
use reverie_text::Voice;
use reverie_visitors::{Bot, Visitors};
use serde_json::{Map, Value as Json};

use super::options::json;
use super::terminal::Terminal;
use super::{Args, Setup, prompt, seating};
use crate::games;

/// One line of a list.
struct Entry {
    name: String,
    help: String,
}

/// Asks for the game, its options and the bots. None if the person left.
pub(super) fn ask(terminal: &Terminal, args: &Args, visitors: &Visitors) -> Result<Option<Setup>> {
    let voice = &terminal.voice;
    terminal.word("play-menu-welcome");
    let entries: Vec<Entry> = GAMES.iter().map(|kit| words(kit.entry.name, voice)).collect();
    let picked = pick(terminal, &voice.word("play-menu-game"), &entries, 0);
    let Some(&kit) = picked.and_then(|n| GAMES.get(n)) else { return Ok(None) };
    let options = args.options(kit, voice)?;
    let Some(options) = ask_options(terminal, kit, options) else { return Ok(None) };
    let Some(bots) = ask_bots(terminal, kit, args, visitors)? else { return Ok(None) };
    Setup::new(args, kit, options, &bots, voice).map(Some)
}

fn words(key: &str, voice: &Voice) -> Entry {
    Entry {
        name: voice.say(&Phrase::new(key.to_owned())),
        help: voice.say(&Phrase::new(format!("{key}.help"))),
    }
}

/// Every choice of the game that was not made yet.
fn ask_options(terminal: &Terminal, kit: &Kit, mut options: Map<String, Json>) -> Option<Map<String, Json>> {
    for choice in kit.entry.choices {
        if options.contains_key(choice.name) {
            continue;
        }
        let told = games::option(choice, terminal.voice);
        let question = Phrase::new("play-menu-option").with("option", told.title).with("help", told.help);
        let entries: Vec<Entry> =
            told.values.into_iter().map(|value| Entry { name: value.title, help: value.help }).collect();
        let n = pick(terminal, &terminal.voice.say(&question), &entries, 0)?;
        options.extend(choice.values.get(n).map(|&value| (choice.name.to_owned(), json(value))));
    }
    Some(options)
}

fn ask_bots(
    terminal: &Terminal,
    kit: &'static Kit,
    args: &Args,
    visitors: &Visitors,
) -> Result<Option<Vec<Bot>>> {
    let (seats, people) = (kit.entry.seats, args.people());
    let mut levels = args.levels(kit, visitors);
    let count = if args.players.is_none() && levels.is_empty() {
        let range = seating::bots_beside(seats, people);
        let key = if people == 1 && *range.start() == 0 { "play-menu-bots-solo" } else { "play-menu-bots" };
        let Some(asked) = ask_number(terminal, key, &range) else { return Ok(None) };
        asked
    } else {
        seating::bot_count(seats, people, args.players, levels.len())
    };
    if levels.is_empty() && count > 0 {
        let entries: Vec<Entry> =
            kit.levels.iter().map(|level| words(&format!("level-{}", level.name), terminal.voice)).collect();
        // The strongest is the usual one.
        let usual = entries.len().saturating_sub(1);
        let question = terminal.voice.word("play-menu-level");
        let Some(n) = pick(terminal, &question, &entries, usual) else { return Ok(None) };
        levels.extend(kit.levels.get(n).map(|level| level.name.to_owned()));
    }
    seating::bots(kit, visitors, &levels, count, terminal.voice).map(Some)
}

fn leaves(line: &str) -> bool {
    prompt::command(line) == Some(prompt::Command::Quit)
}

/// One of a list. A list of one needs no question.
fn pick(terminal: &Terminal, question: &str, entries: &[Entry], usual: usize) -> Option<usize> {
    if entries.len() == 1 {
        return Some(0);
    }
    terminal.say_line("");
    terminal.print(&format!("{}\n", Row::new().and(BOLD, fold(question, terminal.width - 1, 0))));
    for (n, entry) in entries.iter().enumerate() {
        let head = Row::plain(format!("{:>3}  ", n + 1)).and(BOLD, entry.name.clone()).padded(26);
        let help = fold(&entry.help, terminal.width - 27, 0).replace('\n', &format!("\n{}", " ".repeat(26)));
        terminal.print(&format!("{}\n", head.and(PLAIN, help)));
    }
    let prompt = terminal.voice.say(&Phrase::new("play-menu-prompt").with("usual", usual + 1));
    loop {
        let line = terminal.ask(&prompt).filter(|line| !leaves(line))?;
        match line.parse::<usize>() {
            _ if line.is_empty() => return Some(usual),
            Ok(n) if (1..=entries.len()).contains(&n) => return Some(n - 1),
            _ => terminal.say(&Phrase::new("play-menu-range").with("last", entries.len())),
        }
    }
}

/// One of some numbers, the lowest being the usual one. Only one number needs no question.
fn ask_number(terminal: &Terminal, key: &'static str, range: &RangeInclusive<u8>) -> Option<u8> {
    let (fewest, most) = (*range.start(), *range.end());
    if fewest == most {
        return Some(fewest);
    }
    let said = |key: &'static str| Phrase::new(key).with("fewest", fewest).with("most", most);
    terminal.say_line("");
    let prompt = Row::new().and(BOLD, terminal.voice.say(&said(key))).to_string();
    loop {
        let line = terminal.ask(&prompt).filter(|line| !leaves(line))?;
        match line.parse::<u8>() {
            _ if line.is_empty() => return Some(fewest),
            Ok(n) if range.contains(&n) => return Some(n),
            _ => terminal.say(&said("play-menu-between")),
        }
    }
}
