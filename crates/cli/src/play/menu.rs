//! The short menu for whoever did not say what to play: Enter takes the first of each list.

use anyhow::Result;
use reverie_catalog::{GAMES, Level, Listing};
use reverie_game::{Phrase, Value};

use super::paint::{BOLD, PLAIN, Row, fold};
use super::terminal::Terminal;
use super::{Args, Setup, prompt};

/// One line of a list.
struct Entry {
    name: String,
    help: String,
}

/// Asks for the game, its variant and the bots. None if the person left.
pub(super) fn ask(terminal: &Terminal, args: &Args) -> Result<Option<Setup>> {
    let voice = &terminal.voice;
    terminal.word("play-menu-welcome");
    let words = |key: String| Entry {
        name: voice.say(&Phrase::new(key.clone())),
        help: voice.say(&Phrase::new(format!("{key}.help"))),
    };
    let games: Vec<Entry> = GAMES.iter().map(|listing| words(listing.entry.name.to_owned())).collect();
    let Some(listing) = pick(terminal, "play-menu-game", &games, 0).and_then(|n| GAMES.get(n)) else {
        return Ok(None);
    };
    let mut view = args.view.clone();
    if view.is_none() {
        let values = words_of(listing, "view");
        let entries: Vec<Entry> = values.iter().map(|value| words(format!("option-view-{value}"))).collect();
        let Some(n) = pick(terminal, "play-menu-view", &entries, 0) else { return Ok(None) };
        view = values.get(n).map(|&value| value.to_owned());
    }
    let Some(bots) = ask_bots(terminal, listing, args, words)? else { return Ok(None) };
    let humans = args.humans.unwrap_or(1).max(1);
    Setup::new(args, listing, view.as_deref(), humans, &bots, voice).map(Some)
}

fn ask_bots(
    terminal: &Terminal,
    listing: &'static Listing,
    args: &Args,
    words: impl Fn(String) -> Entry,
) -> Result<Option<Vec<&'static Level>>> {
    let humans = args.humans.unwrap_or(1).max(1);
    let mut count = args.players.map(|players| players.saturating_sub(humans));
    if count.is_none() && args.bots.is_empty() {
        let most = listing.entry.seats.1.saturating_sub(humans);
        let question = Phrase::new("play-menu-bots").with("most", most);
        let Some(asked) = ask_number(terminal, &question, most) else { return Ok(None) };
        count = Some(asked);
    }
    let mut levels = args.bots.clone();
    if levels.is_empty() && count != Some(0) {
        let entries: Vec<Entry> =
            listing.levels.iter().map(|level| words(format!("level-{}", level.name))).collect();
        // The strongest is the usual one.
        let usual = entries.len().saturating_sub(1);
        let Some(n) = pick(terminal, "play-menu-level", &entries, usual) else { return Ok(None) };
        levels.extend(listing.levels.get(n).map(|level| level.name.to_owned()));
    }
    super::seating::bots(listing, &levels, count, &terminal.voice).map(Some)
}

fn words_of(listing: &Listing, name: &str) -> Vec<&'static str> {
    let choices = listing.entry.choices.iter().filter(|choice| choice.name == name);
    choices
        .flat_map(|choice| choice.values)
        .filter_map(|value| match value {
            Value::Word(word) => Some(*word),
            _ => None,
        })
        .collect()
}

fn leaves(line: &str) -> bool {
    prompt::command(line) == Some(prompt::Command::Quit)
}

/// One of a list. A list of one needs no question.
fn pick(terminal: &Terminal, question: &'static str, entries: &[Entry], usual: usize) -> Option<usize> {
    if entries.len() == 1 {
        return Some(0);
    }
    terminal.say_line("");
    terminal.print(&format!("{}\n", Row::new().and(BOLD, terminal.voice.word(question))));
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

fn ask_number(terminal: &Terminal, question: &Phrase, most: u8) -> Option<u8> {
    terminal.say_line("");
    let prompt = Row::new().and(BOLD, terminal.voice.say(question)).to_string();
    loop {
        let line = terminal.ask(&prompt).filter(|line| !leaves(line))?;
        match line.parse::<u8>() {
            _ if line.is_empty() => return Some(0),
            Ok(n) if n <= most => return Some(n),
            _ => terminal.say(&Phrase::new("play-menu-most").with("most", most)),
        }
    }
}
