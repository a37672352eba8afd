//! Law 9: golden games. One file a number of seats; a change of rules shows in review as a diff.

use std::fmt::Write;
use std::path::Path;

use crate::{Chance, Dealer, Game, Luck, Seed, Session, Turn, fingerprint, option_sets};

/// Set to write the golden files anew instead of comparing with them.
const BLESS: &str = "REVERIE_BLESS";

/// Compares one game for each number of seats with what it was when the files were written. The sets of options
/// take turns.
///
/// # Panics
///
/// If a game went differently, or its file is missing.
pub fn golden<G: Game>(folder: &Path) {
    let sets = option_sets::<G>();
    for (seats, (name, options)) in G::SEATS.zip(sets.iter().rev().cycle()) {
        let file = folder.join(format!("{seats}-seats-{name}.txt"));
        let game = transcript::<G>(seats, options);
        if std::env::var_os(BLESS).is_some() {
            std::fs::create_dir_all(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
            std::fs::write(&file, game).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
            continue;
        }
        let golden = std::fs::read_to_string(&file)
            .unwrap_or_else(|error| panic!("{}: {error} ({BLESS}=1 writes it)", file.display()));
        if let Some((n, (was, is))) =
            golden.lines().zip(game.lines()).enumerate().find(|(_, (was, is))| was != is)
        {
            panic!("{} line {}\nwas {was}\nis  {is}\n({BLESS}=1 writes it anew)", file.display(), n + 1);
        }
        assert_eq!(golden.lines().count(), game.lines().count(), "{}", file.display());
    }
}

fn transcript<G: Game>(seats: u8, options: &G::Options) -> String {
    let chance = Chance::Dealt(Dealer::new(Seed::named("golden")));
    let mut session = Session::<G>::new(seats, options.clone(), chance)
        .unwrap_or_else(|reason| panic!("{} for {seats}: {reason}", G::NAME));
    let mut luck = Luck::seeded(u64::from(seats));
    let mut text = String::new();
    let mut line = |mark: &str, json: String| {
        let _ = writeln!(text, "{mark}{json}");
    };
    for event in session.settle() {
        line("  ", json(&event));
    }
    while let Turn::Waiting { waiting, .. } = session.turn() {
        let awaited: Vec<_> = waiting.iter().collect();
        let Some(&seat) = luck.pick(&awaited) else { break };
        let moves = session.moves(seat);
        let Some(&mv) = luck.pick(&moves) else { break };
        line("", format!("{seat} {} of {}", json(&mv), moves.len()));
        match session.play(seat, mv) {
            Ok(events) => events.iter().for_each(|event| line("  ", json(event))),
            Err(reason) => panic!("{} seat {seat} {mv:?}: {reason}", G::NAME),
        }
        line("  # ", fingerprint(session.state()).to_string());
    }
    line("", json(&session.game().standings(session.state())));
    text
}

fn json(data: &impl serde::Serialize) -> String {
    serde_json::to_string(data).expect("plain data always has a JSON form")
}
