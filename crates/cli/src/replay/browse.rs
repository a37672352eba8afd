//! Stepping to and fro at a terminal.

use std::io::{BufRead, Result, Write};

use reverie_game::Phrase;
use reverie_text::Voice;

use super::film::Film;
use super::show;
use crate::out::{Reader, write};

/// What the reader wants to see.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Wish {
    Next,
    Back,
    To(usize),
    Quit,
}

impl Wish {
    fn read(line: &str) -> Option<Self> {
        match line.trim() {
            "" | "n" => Some(Self::Next),
            "b" => Some(Self::Back),
            "q" => Some(Self::Quit),
            number => number.parse().ok().map(Self::To),
        }
    }
}

/// Shows one entry after the other, as the reader asks for them.
pub(super) fn browse(film: &Film, voice: &Voice, mut input: impl BufRead, mut out: impl Write) -> Result<()> {
    let last = film.entries();
    let mut at = 0;
    let mut page = format!("{}\n\n{}", show::title(film, voice), screen(film, at, voice));
    loop {
        let prompt = voice.say(&Phrase::new("replay-prompt").with("entry", at).with("entries", last));
        if write(&mut out, format!("{page}\n{prompt} ").as_bytes())? == Reader::Gone {
            return Ok(());
        }
        let mut line = Vec::new();
        if input.read_until(b'\n', &mut line)? == 0 {
            write(&mut out, b"\n")?;
            return Ok(());
        }
        let to = match Wish::read(&String::from_utf8_lossy(&line)) {
            Some(Wish::Quit) => return Ok(()),
            Some(Wish::Next) => at + 1,
            Some(Wish::Back) => at.saturating_sub(1),
            Some(Wish::To(entry)) => entry,
            None => {
                page = format!("{}\n", voice.word("replay-help"));
                continue;
            }
        };
        page = if to > last {
            format!("{}\n", voice.say(&Phrase::new("replay-at-last").with("entries", last)))
        } else {
            at = to;
            screen(film, at, voice)
        };
    }
}

fn screen(film: &Film, at: usize, voice: &Voice) -> String {
    let table = film.frame(at).map(|frame| show::show_table(frame.table.as_ref(), voice)).unwrap_or_default();
    match at {
        0 => table,
        _ => format!("{}\n{table}", show::lines(film, at, voice)),
    }
}

#[cfg(test)]
mod tests {
    use reverie_game::{Chance, Dealer, Seed};
    use reverie_text::Lang;

    use reverie_game::table::Act;

    use super::*;

    /// The beginning of a game that somebody plays alone.
    fn film(voice: &Voice) -> Film {
        let game = reverie_catalog::GAMES.iter().find(|kit| kit.entry.seats.0 == 1).unwrap().entry;
        let chance = Chance::Dealt(Dealer::new(Seed::named("film")));
        let mut table = (game.open)(1, &serde_json::json!({}), chance).unwrap();
        table.settle();
        let seat = reverie_game::Seat::new(0).unwrap();
        for _ in 0..4 {
            let mv = table.legal(seat).unwrap().moves[0].clone();
            table.act(Act::Play(seat, &mv)).unwrap();
            table.settle();
        }
        Film::of(table.record(true), voice).unwrap()
    }

    fn shown(keys: &str) -> Vec<String> {
        let voice = Voice::of(Lang::default());
        let mut out = anstream::StripStream::new(Vec::new());
        browse(&film(voice), voice, keys.as_bytes(), &mut out).unwrap();
        let prompts = String::from_utf8(out.into_inner()).unwrap();
        // A prompt begins with the place, "[3/24]"; dice on the board have brackets too, but no slash.
        let places =
            prompts.split('[').filter_map(|rest| rest.split_once('/').map(|(place, _)| place.to_owned()));
        places.filter(|place| place.chars().all(|digit| digit.is_ascii_digit())).collect()
    }

    #[test]
    fn the_reader_steps_jumps_and_comes_back() {
        assert_eq!(shown("\nn\nb\n4\nq\n"), ["0", "1", "2", "1", "4"]);
    }

    #[test]
    fn nothing_leads_out_of_the_record() {
        assert_eq!(shown("b\n999999\nwhat\n-1\n18446744073709551615\n"), ["0"; 6]);
    }
}
