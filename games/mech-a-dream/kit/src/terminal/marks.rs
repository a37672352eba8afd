//! The marks that flowers, ink, rainbows, dreams, boosts and activations have on the table, and what machines, robots
//! and Specialists do, written with them.

use anstyle::{AnsiColor, Style};
use reverie_game::Phrase;
use reverie_mech_a_dream::MechADream;
use reverie_mech_a_dream::cards::{Robot, Specialist};
use reverie_mech_a_dream::components::{Action, Power};
use reverie_mech_a_dream::lot::{Effect, Lot, Special};
use reverie_mech_a_dream::state::Screen;
use reverie_mech_a_dream::tile::{Family, Tile};

use reverie_terminal::paint::{PLAIN, Row, colour};

pub(super) const FLOWER: &str = "✿";
pub(super) const INK: &str = "♦";
pub(super) const RAINBOW: &str = "∩";
pub(super) const DREAM: &str = "★";
pub(super) const BOOST: &str = "»";
pub(super) const ACTIVATION: &str = "⚙";
pub(super) const ASSISTANT: &str = "☺";

/// The colour of what a mark stands for.
fn mark_style(mark: char) -> Option<Style> {
    Some(match mark {
        '✿' => colour(AnsiColor::Magenta),
        '♦' => colour(AnsiColor::Blue),
        '∩' => colour(AnsiColor::Green),
        '★' => colour(AnsiColor::Yellow),
        '»' | '⚙' => colour(AnsiColor::Cyan),
        _ => return None,
    })
}

/// The colour of a machine under construction, or on sale.
pub(super) const fn family_style(family: Family) -> Style {
    colour(match family {
        Family::Resource => AnsiColor::Blue,
        Family::Economical => AnsiColor::Green,
        Family::Power => AnsiColor::Red,
        Family::Crystal => AnsiColor::Yellow,
    })
    .bold()
}

/// A completed machine: blue and red ones have turned purple.
pub(super) const fn completed_style(tile: Tile) -> Style {
    if tile.family().turns_purple() { colour(AnsiColor::Magenta).bold() } else { family_style(tile.family()) }
}

/// A text with its marks in colour, each with the number before it.
pub(super) fn painted(text: &str) -> Row {
    let mut row = Row::new();
    let mut plain = String::new();
    for letter in text.chars() {
        let Some(style) = mark_style(letter) else {
            plain.push(letter);
            continue;
        };
        let digits = plain.len() - plain.trim_end_matches(|digit: char| digit.is_ascii_digit()).len();
        let count = plain.split_off(plain.len() - digits);
        row.push(PLAIN, std::mem::take(&mut plain));
        row.push(style, format!("{count}{letter}"));
    }
    row.and(PLAIN, plain)
}

/// "2✿ 1♦"; "–" for nothing.
pub(super) fn lot(lot: Lot) -> String {
    let amounts = [
        (lot.flowers, FLOWER),
        (lot.ink, INK),
        (lot.rainbows, RAINBOW),
        (lot.dreams, DREAM),
        (lot.boosts, BOOST),
        (lot.activations, ACTIVATION),
    ];
    let some = amounts.iter().filter(|(amount, _)| *amount > 0);
    let said: Vec<String> = some.map(|(amount, mark)| format!("{amount}{mark}")).collect();
    if said.is_empty() { "–".to_owned() } else { said.join(" ") }
}

/// "3★, 2♦, 1⚙": packages from the gate outward.
pub(super) fn packages(lots: &[Lot]) -> String {
    if lots.is_empty() {
        "–".to_owned()
    } else {
        lots.iter().copied().map(lot).collect::<Vec<_>>().join(", ")
    }
}

/// "1✿ → 3♦".
pub(super) fn effect(effect: &Effect) -> Phrase {
    let gain = match effect.special {
        None => Phrase::new("mech-mark").with("marks", lot(effect.gain)),
        Some(Special::EveningPackage) => Phrase::new("mech-mark-package"),
        Some(Special::Purchase { earlier }) => Phrase::new("mech-mark-purchase").with("earlier", earlier),
        Some(Special::Copy) => Phrase::new("mech-mark-copy"),
    };
    if effect.pay.is_nothing() {
        gain
    } else {
        Phrase::new("mech-mark-trade").with("pay", lot(effect.pay)).with("gain", gain)
    }
}

/// What a machine does: what it brings when it is completed, or each time it is used.
pub(super) fn machine(game: &MechADream, tile: Tile) -> Phrase {
    let figures = game.board().tile(tile);
    let saves = match figures.power {
        None if figures.family == Family::Crystal => {
            return Phrase::new("mech-mark").with("marks", lot(figures.reward));
        }
        None => return effect(&figures.effect),
        Some(Power::Ink) => "mech-mark-saves-ink",
        Some(Power::Hourglass) => "mech-mark-saves-hourglasses",
        Some(Power::Rainbow) => "mech-mark-saves-rainbows",
        Some(Power::Flower) => "mech-mark-saves-flowers",
    };
    Phrase::new("mech-mark-saves").with("reward", lot(figures.reward)).with("saves", Phrase::new(saves))
}

/// What a completed machine goes on doing: green ones save, yellow ones rest.
pub(super) fn at_work(game: &MechADream, tile: Tile) -> Phrase {
    let figures = game.board().tile(tile);
    let key = match figures.power {
        None if figures.family == Family::Crystal => "mech-mark-rests",
        None => return effect(&figures.effect),
        Some(Power::Ink) => "mech-mark-less-ink",
        Some(Power::Hourglass) => "mech-mark-less-hourglasses",
        Some(Power::Rainbow) => "mech-mark-less-rainbows",
        Some(Power::Flower) => "mech-mark-less-flowers",
    };
    Phrase::new(key)
}

/// "1✿ 1♦ or 1✿ 1»".
pub(super) fn ways(ways: &[Effect]) -> Phrase {
    either(ways.iter().map(effect).collect())
}

fn either(items: Vec<Phrase>) -> Phrase {
    let mut items = items.into_iter().rev();
    let last = items.next().unwrap_or_else(|| Phrase::new("mech-mark").with("marks", "–"));
    items.fold(last, |rest, first| Phrase::new("mech-mark-or").with("first", first).with("rest", rest))
}

/// One of these lots.
pub(super) fn lots(lots: &[Lot]) -> Phrase {
    either(lots.iter().map(|one| Phrase::new("mech-mark").with("marks", lot(*one))).collect())
}

/// What an Enlightened Robot does.
pub(super) fn robot(game: &MechADream, robot: Robot) -> Phrase {
    Phrase::new("mech-mark-robot")
        .with("number", robot.number())
        .with("effect", ways(&game.board().robot(robot).ways))
}

/// What is on a monitor, for its owner or for the others.
pub(super) fn screen(game: &MechADream, screen: Screen, own: bool) -> Phrase {
    match screen {
        Screen::Own => effect(&game.board().robot),
        Screen::Enlightened { robot: shown } => robot(game, shown),
        // Which two were dealt is listed where the choice is made.
        Screen::Dealt { .. } => Phrase::new("mech-mark-secret"),
        Screen::Sealed { .. } if !own => Phrase::new("mech-mark-secret"),
        Screen::Sealed { robot: kept, .. } => {
            Phrase::new("mech-mark-sealed").with("robot", robot(game, kept))
        }
    }
}

/// What a Specialist gives, and for what.
pub(super) fn specialist(game: &MechADream, specialist: Specialist) -> Phrase {
    let figures = game.board().specialist(specialist);
    let after = figures.after.iter().map(|action| {
        Phrase::new(match action {
            Action::Stock => "mech-mark-after-stock",
            Action::Dock => "mech-mark-after-dock",
            Action::Buy => "mech-mark-after-buy",
            Action::Build => "mech-mark-after-build",
        })
    });
    Phrase::new("mech-mark-specialist")
        .with("after", either(after.collect()))
        .with("lot", lots(&figures.ways))
}

/// A tile's name in its colour.
pub(super) fn name(tile: Tile) -> Row {
    Row::new().and(family_style(tile.family()), tile.to_string())
}

/// What a tile costs without any savings.
pub(super) fn printed(game: &MechADream, tile: Tile) -> Lot {
    let price = game.board().tile(tile).price;
    if tile.family() == Family::Crystal { Lot::rainbows(price) } else { Lot::ink(price) }
}
