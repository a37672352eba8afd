//! Play in the terminal.
//!
//! | room | what it is for |
//! |---|---|
//! | `menu` | which game, which variant, against whom, for whoever did not say |
//! | `seating` | people and bots at the table |
//! | `sitting` | a game from the first roll to the last |
//! | `choose` | a decision: the numbered menu, or typed in full |
//! | `finish` | the result |
//! | `save` | save files |
//! | `prompt` | what can be typed anywhere |
//! | `board` | what a game must know to be played here |
//! | `daydream` | Daydream's board |
//! | `paint`, `terminal` | coloured rows, lines in and out |

mod board;
mod choose;
mod daydream;
mod finish;
mod menu;
mod paint;
mod prompt;
mod save;
mod seating;
mod sitting;
mod terminal;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Result, anyhow};
use reverie_catalog::Listing;
use reverie_daydream::Daydream;
use reverie_game::{Chance, Dealer, Eyes, Phrase, Seat, Seed, Session, Table, Value};
use reverie_text::{Lang, Names, Voice};
use serde_json::{Map, Value as Json};

use board::{Board, Scene};
use seating::Seating;
use sitting::{Left, Sitting};
use terminal::Terminal;

use crate::speech::{refused, voice};

/// What to play, and with whom.
#[derive(Debug, Default, clap::Args)]
pub(crate) struct Args {
    /// The game, such as daydream. Left out, a short menu asks.
    game: Option<String>,
    /// Daydream: how the board is folded, A, D, BC, EF, AD, DA, ABC or DEF.
    #[arg(long)]
    view: Option<String>,
    /// How many play, bots included.
    #[arg(long, value_name = "N")]
    players: Option<u8>,
    /// How many of them are people, taking turns at this terminal.
    #[arg(long, value_name = "N")]
    humans: Option<u8>,
    /// The bots: a level for all of them, or a list with one for each (random, greedy).
    #[arg(long, value_name = "LEVELS", value_delimiter = ',')]
    bots: Vec<String>,
    /// The same word gives the same dice again.
    #[arg(long, value_name = "WORD")]
    seed: Option<String>,
    /// A file of components, with the figures of your own box.
    #[arg(long, value_name = "FILE")]
    components: Option<PathBuf>,
    /// Save here, after each decision.
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Go on with a saved game (and keep saving it there).
    #[arg(long, value_name = "FILE", conflicts_with_all = ["view", "players", "humans", "bots", "seed", "components"])]
    resume: Option<PathBuf>,
}

/// A game about to begin.
struct Setup {
    listing: &'static Listing,
    options: Map<String, Json>,
    seating: Seating,
    seed: Seed,
    save: Option<PathBuf>,
}

pub(crate) fn run(args: &Args, lang: Lang) -> Result<ExitCode> {
    let terminal = Terminal::own(voice(lang));
    let voice = &terminal.voice;
    if let Some(path) = &args.resume {
        let (text, header) = save::read(path, voice)?;
        return match header.game.as_str() {
            "daydream" => resume::<Daydream>(&terminal, path, &text, args.save.as_deref()),
            other => Err(unknown_game(voice, other)),
        };
    }
    let mut setup = match (&args.game, terminal.person) {
        (Some(name), _) => asked_for(args, name, voice)?,
        (None, true) => match menu::ask(&terminal, args)? {
            Some(setup) => setup,
            None => return Ok(ExitCode::SUCCESS),
        },
        (None, false) => {
            anstream::eprintln!("{}", voice.word("play-usage"));
            return Ok(ExitCode::from(2));
        }
    };
    loop {
        let left = match setup.listing.entry.name {
            "daydream" => begin::<Daydream>(&terminal, &setup)?,
            other => return Err(unknown_game(voice, other)),
        };
        let again = matches!(left, Left::Finished)
            && terminal.person
            && terminal.ask(&voice.word("play-again")).is_some_and(|line| prompt::yes(&line));
        if !again {
            return Ok(left.code());
        }
        setup.seed = random_seed(voice)?;
        setup.save = setup.save.as_deref().map(save::unused);
    }
}

fn unknown_game(voice: &Voice, name: &str) -> anyhow::Error {
    match reverie_catalog::find(name) {
        Err(illegal) => refused(voice, &illegal),
        Ok(_) => anyhow!(voice.say(&Phrase::new("play-not-here").with("game", name))),
    }
}

/// The game the arguments ask for, everything else as usual.
fn asked_for(args: &Args, name: &str, voice: &Voice) -> Result<Setup> {
    let listing = reverie_catalog::find(name).map_err(|illegal| refused(voice, &illegal))?;
    let humans = args.humans.unwrap_or(1).max(1);
    let count = args.players.map(|players| players.saturating_sub(humans));
    let bots = seating::bots(listing, &args.bots, count, voice)?;
    Setup::new(args, listing, args.view.as_deref(), humans, &bots, voice)
}

impl Setup {
    fn new(
        args: &Args,
        listing: &'static Listing,
        view: Option<&str>,
        people: u8,
        bots: &[&'static reverie_catalog::Level],
        voice: &Voice,
    ) -> Result<Self> {
        let mut options = Map::new();
        if let Some(view) = view {
            options.insert("view".to_owned(), chosen(listing, "view", view, voice)?);
        }
        if let Some(path) = &args.components {
            options.insert("components".to_owned(), unboxed(listing, path, voice)?);
        }
        if let Some(path) = &args.save {
            save::refuse_existing(path, voice)?;
        }
        let seed = match &args.seed {
            Some(word) => Seed::named(word),
            None => random_seed(voice)?,
        };
        let seating = Seating::new(people, bots, voice);
        Ok(Self { listing, options, seating, seed, save: args.save.clone() })
    }
}

fn random_seed(voice: &Voice) -> Result<Seed> {
    Seed::random()
        .map_err(|error| anyhow!(voice.say(&Phrase::new("play-no-luck").with("reason", error.to_string()))))
}

/// A value of one of the game's choices, in whatever case it was typed.
fn chosen(listing: &Listing, name: &str, typed: &str, voice: &Voice) -> Result<Json> {
    let values = listing
        .entry
        .choices
        .iter()
        .find(|choice| choice.name == name)
        .map_or(&[][..], |choice| choice.values);
    let words: Vec<&str> = values
        .iter()
        .filter_map(|value| match value {
            Value::Word(word) => Some(*word),
            _ => None,
        })
        .collect();
    let known = words.iter().find(|word| word.eq_ignore_ascii_case(typed.trim()));
    known.map(|word| Json::from(*word)).ok_or_else(|| {
        let phrase = Phrase::new("play-no-such-view").with("view", typed).with("known", words.join(", "));
        anyhow!(voice.say(&phrase))
    })
}

fn unboxed(listing: &Listing, path: &Path, voice: &Voice) -> Result<Json> {
    let source = fs::read_to_string(path).map_err(|error| anyhow!("{}: {error}", path.display()))?;
    (listing.entry.unbox)(&source)
        .map_err(|bad| anyhow!("{}:{}: {}", path.display(), bad.line, voice.say(&bad.reason.0)))
}

/// Deals a new game and plays it.
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

/// Goes on with a saved game.
fn resume<G: Board>(terminal: &Terminal, path: &Path, text: &str, save: Option<&Path>) -> Result<ExitCode> {
    let voice = &terminal.voice;
    let session = save::resume::<G>(path, text, voice)?;
    let listing = reverie_catalog::find(G::NAME).map_err(|illegal| refused(voice, &illegal))?;
    if let Some(other) = save.filter(|other| *other != path) {
        save::refuse_existing(other, voice)?;
    }
    let seating = Seating::of_names(session.players(), session.game().seats(), listing, voice);
    let save = Some(save.unwrap_or(path).to_owned());
    let mut sitting = Sitting::new(terminal, listing, session, seating, save);
    sitting.welcome_back();
    Ok(sitting.play()?.code())
}

/// The table in text, coloured, 80 columns wide, for these eyes; none for a game that is not drawn in a terminal yet.
pub(crate) fn draw_table(table: &dyn Table, eyes: Eyes, voice: &Voice) -> Option<String> {
    let session = table.as_any().downcast_ref::<Session<Daydream>>()?;
    let names = Names { names: table.players().to_vec(), you: eyes.seat() };
    let scene = Scene { voice, names: &names, width: terminal::NARROW };
    let game = Session::game(session);
    let rows = match eyes {
        Eyes::Seat(seat) => board::table(session, seat, &scene),
        Eyes::Spectator => Seat::all(table.seats())
            .flat_map(|seat| {
                let mut rows = vec![paint::Row::new().and(paint::BOLD, voice.name(&names, seat))];
                rows.extend(game.draw(Session::state(session), seat, &scene));
                rows
            })
            .collect(),
    };
    Some(paint::paper(&rows))
}
