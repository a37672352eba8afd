//! The games that have a board here, and what is done with any of them. Another game is another line of [`BOARDS`].

use std::path::Path;
use std::process::ExitCode;

use anyhow::{Result, anyhow};
use reverie_daydream::Daydream;
use reverie_factory_of_dreams::FactoryOfDreams;
use reverie_game::{Chance, Dealer, Eyes, Phrase, Seat, Session, Table, Texts};
use reverie_mech_a_dream::MechADream;
use reverie_mechanica::Mechanica;
use reverie_text::{Names, Voice};
use reverie_visitors::Visitors;
use serde_json::Value as Json;

use super::Setup;
use super::board::{self, Board, Scene};
use super::paint;
use super::save;
use super::seating::Seating;
use super::sitting::{Left, Sitting};
use super::terminal::{self, Terminal};
use crate::speech::refused;

/// Every game that can be played in a terminal.
pub(super) static BOARDS: &[Boarded] = &[
    Boarded::of::<MechADream>(),
    Boarded::of::<Daydream>(),
    Boarded::of::<Mechanica>(),
    Boarded::of::<FactoryOfDreams>(),
];

/// A game with a board, whatever game it is.
#[derive(Debug)]
pub(super) struct Boarded {
    /// The game's name.
    pub(super) name: &'static str,
    /// [`Board::WORDS`].
    pub(super) words: Texts,
    /// Deals a new game and plays it.
    pub(super) begin: fn(&Terminal, &Setup) -> Result<Left>,
    /// Goes on with a saved game: where it lies, what it says, and where else it is to be saved from now on.
    pub(super) resume: fn(&Terminal, &Path, &str, Option<&Path>, &Visitors) -> Result<ExitCode>,
    /// The table in text; none if it is another game's.
    pub(super) draw: fn(&dyn Table, Eyes, &Voice) -> Option<String>,
}

impl Boarded {
    const fn of<G: Board>() -> Self {
        Self { name: G::NAME, words: G::WORDS, begin: begin::<G>, resume: resume::<G>, draw: draw::<G> }
    }
}

/// The board of a game, if it has one.
pub(super) fn of(name: &str) -> Option<&'static Boarded> {
    BOARDS.iter().find(|board| board.name == name)
}

/// The board of a game, or why it cannot be played here.
pub(super) fn find(name: &str, voice: &Voice) -> Result<&'static Boarded> {
    of(name).ok_or_else(|| match reverie_catalog::find(name) {
        Err(illegal) => refused(voice, &illegal),
        Ok(_) => anyhow!(voice.say(&Phrase::new("play-not-here").with("game", name))),
    })
}

fn begin<G: Board>(terminal: &Terminal, setup: &Setup) -> Result<Left> {
    let voice = &terminal.voice;
    let options = serde_json::from_value(Json::Object(setup.options.clone()))?;
    let chance = Chance::Dealt(Dealer::new(setup.seed));
    let mut session = Session::<G>::new(setup.seating.seats(), options, chance)
        .map_err(|illegal| refused(voice, &illegal))?;
    session.name_players(setup.seating.names().to_vec());
    let mut sitting =
        Sitting::new(terminal, setup.listing, session, setup.seating.clone(), setup.save.clone());
    sitting.welcome(&setup.seed.commitment());
    sitting.play()
}

fn resume<G: Board>(
    terminal: &Terminal,
    path: &Path,
    text: &str,
    save: Option<&Path>,
    visitors: &Visitors,
) -> Result<ExitCode> {
    let voice = &terminal.voice;
    let session = save::resume::<G>(path, text, voice)?;
    let listing = reverie_catalog::find(G::NAME).map_err(|illegal| refused(voice, &illegal))?;
    if let Some(other) = save.filter(|other| *other != path) {
        save::refuse_existing(other, voice)?;
    }
    let seating = Seating::of_names(session.players(), session.game().seats(), listing, visitors, voice);
    let save = Some(save.unwrap_or(path).to_owned());
    let mut sitting = Sitting::new(terminal, listing, session, seating, save);
    sitting.welcome_back();
    Ok(sitting.play()?.code())
}

fn draw<G: Board>(table: &dyn Table, eyes: Eyes, voice: &Voice) -> Option<String> {
    let session = table.as_any().downcast_ref::<Session<G>>()?;
    let names = Names { names: table.players().to_vec(), you: eyes.seat() };
    let scene = Scene { voice, names: &names, width: terminal::NARROW };
    let game = Session::game(session);
    let rows = match eyes {
        Eyes::Seat(seat) => board::table(session, seat, &scene),
        Eyes::Spectator => {
            let mut rows = game.middle(Session::state(session), None, &scene);
            for seat in Seat::all(table.setting().seats) {
                rows.push(paint::Row::new().and(paint::BOLD, voice.name(&names, seat)));
                rows.extend(game.draw(Session::state(session), seat, &scene));
            }
            rows
        }
    };
    Some(paint::paper(&rows))
}

#[cfg(test)]
mod tests {
    use reverie_text::Lang;

    use super::*;
    use crate::speech::voice;

    const OWN_WORDS: [&str; 5] =
        ["play-welcome", "play-where", "play-prompt-where", "play-prompt-where-only", "play-in"];

    #[test]
    fn every_board_is_of_a_game_in_the_catalog_and_has_its_own_words() {
        for board in BOARDS {
            assert!(reverie_catalog::find(board.name).is_ok(), "{}", board.name);
            assert_eq!(reverie_text::gaps(&board.words), []);
            for (key, lang) in OWN_WORDS.iter().flat_map(|key| Lang::ALL.map(|lang| (key, lang))) {
                let key = format!("{key}-{}", board.name);
                assert!(voice(lang).knows(&key), "{key} in {lang}");
            }
        }
    }

    #[test]
    fn a_game_that_nobody_knows_is_told_from_one_without_a_board() {
        let voice = voice(Lang::En);
        let unknown = find("chess", &voice).unwrap_err().to_string();
        assert!(unknown.contains("no game chess"), "{unknown}");
        assert!(find("daydream", &voice).is_ok());
    }
}
