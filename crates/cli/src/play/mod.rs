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
//! | `options` | what is chosen before a game |
//! | `terminal` | lines in and out |
//!
//! How a game's table looks and what is said of it is in that game's kit: `reverie_terminal`.

mod choose;
mod finish;
mod menu;
pub(crate) mod options;
mod prompt;
mod save;
mod seating;
mod sitting;
mod terminal;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Result, anyhow};
use reverie_game::{Chance, Dealer, Eyes, Phrase, Seed, Table};
use reverie_kit::Kit;
use reverie_terminal::paint::paper;
use reverie_terminal::{NARROW, Scene};
use reverie_text::{Lang, Names, Voice};
use reverie_visitors::{Bot, Murmurs, Visitors};
use serde_json::{Map, Value as Json};

use seating::Seating;
use sitting::{Left, Sitting};
use terminal::Terminal;

use crate::speech::refused;
use crate::visitors::BotArgs;

/// What to play, and with whom.
#[derive(Debug, Default, clap::Args)]
pub(crate) struct Args {
    /// The game, as `reverie games` names it. Left out, a short menu asks.
    game: Option<String>,
    /// An option of the game, as `reverie games` lists them: view=BC. One that is on or off is set by its name alone.
    #[arg(long, value_name = "NAME[=VALUE]")]
    set: Vec<String>,
    /// Short for --set view=VALUE.
    #[arg(long, value_name = "VALUE")]
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
    #[command(flatten)]
    own: BotArgs,
    /// The same word deals the same again.
    #[arg(long, value_name = "WORD")]
    seed: Option<String>,
    /// A file of components, with the figures of your own box.
    #[arg(long, value_name = "FILE")]
    components: Option<PathBuf>,
    /// Save here, after each decision.
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Go on with a saved game (and keep saving it there).
    #[arg(long, value_name = "FILE", conflicts_with_all = ["set", "view", "players", "humans", "bots", "seed", "components"])]
    resume: Option<PathBuf>,
}

impl Args {
    fn people(&self) -> u8 {
        self.humans.unwrap_or(1).max(1)
    }

    /// The bots asked for; programs that were invited and given no other seat sit down.
    fn levels(&self, kit: &Kit, visitors: &Visitors) -> Vec<String> {
        if self.bots.is_empty() {
            visitors.of(kit.entry.name).map(|visitor| visitor.name().to_owned()).collect()
        } else {
            self.bots.clone()
        }
    }

    /// The options asked for, however they were written.
    fn options(&self, kit: &Kit, voice: &Voice) -> Result<Map<String, Json>> {
        let view = self.view.iter().map(|value| format!("view={value}"));
        let wishes: Vec<String> = self.set.iter().cloned().chain(view).collect();
        let mut options = options::read(kit.entry, &wishes).map_err(|illegal| refused(voice, &illegal))?;
        // Cards with words on them speak as the terminal does where they can, unless somebody wants it otherwise.
        if let Some((choice, words)) = kit.words_for(voice.lang().code()) {
            options.entry(choice).or_insert_with(|| words.into());
        }
        Ok(options)
    }
}

/// A game about to begin.
struct Setup {
    kit: &'static Kit,
    options: Map<String, Json>,
    seating: Seating,
    seed: Seed,
    save: Option<PathBuf>,
}

pub(crate) fn run(args: &Args, lang: Lang) -> Result<ExitCode> {
    let terminal = Terminal::own(Voice::of(lang));
    let voice = &terminal.voice;
    // What a program murmurs would be in the way of the board; its last words are told if it fails.
    let visitors = args.own.invite(Vec::new(), Murmurs::Logged, voice)?;
    if let Some(path) = &args.resume {
        let (text, header) = save::read(path, voice)?;
        let kit = reverie_catalog::find(&header.game).map_err(|illegal| refused(voice, &illegal))?;
        return resume(&terminal, kit, path, &text, args.save.as_deref(), &visitors);
    }
    let mut setup = match (&args.game, terminal.person) {
        (Some(name), _) => asked_for(args, name, &visitors, voice)?,
        (None, true) => match menu::ask(&terminal, args, &visitors)? {
            Some(setup) => setup,
            None => return Ok(ExitCode::SUCCESS),
        },
        (None, false) => {
            anstream::eprintln!("{}", voice.word("play-usage"));
            return Ok(ExitCode::from(2));
        }
    };
    loop {
        let left = begin(&terminal, &setup)?;
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

/// The game the arguments ask for, everything else as usual.
fn asked_for(args: &Args, name: &str, visitors: &Visitors, voice: &Voice) -> Result<Setup> {
    let kit = reverie_catalog::find(name).map_err(|illegal| refused(voice, &illegal))?;
    let options = args.options(kit, voice)?;
    let levels = args.levels(kit, visitors);
    let count = seating::bot_count(kit.entry.seats, args.people(), args.players, levels.len());
    let bots = seating::bots(kit, visitors, &levels, count, voice)?;
    Setup::new(args, kit, options, &bots, voice)
}

impl Setup {
    fn new(
        args: &Args,
        kit: &'static Kit,
        mut options: Map<String, Json>,
        bots: &[Bot],
        voice: &Voice,
    ) -> Result<Self> {
        if let Some(path) = &args.components {
            options.insert("components".to_owned(), unboxed(kit, path, voice)?);
        }
        if let Some(path) = &args.save {
            save::refuse_existing(path, voice)?;
        }
        let seed = match &args.seed {
            Some(word) => Seed::named(word),
            None => random_seed(voice)?,
        };
        let seating = Seating::new(args.people(), bots, voice);
        Ok(Self { kit, options, seating, seed, save: args.save.clone() })
    }
}

fn random_seed(voice: &Voice) -> Result<Seed> {
    Seed::random()
        .map_err(|error| anyhow!(voice.say(&Phrase::new("play-no-luck").with("reason", error.to_string()))))
}

fn unboxed(kit: &Kit, path: &Path, voice: &Voice) -> Result<Json> {
    let source = fs::read_to_string(path).map_err(|error| anyhow!("{}: {error}", path.display()))?;
    (kit.entry.unbox)(&source)
        .map_err(|bad| anyhow!("{}:{}: {}", path.display(), bad.line, voice.say(&bad.reason.phrase)))
}

/// Deals a new game and plays it.
fn begin(terminal: &Terminal, setup: &Setup) -> Result<Left> {
    let options = Json::Object(setup.options.clone());
    let chance = Chance::Dealt(Dealer::new(setup.seed));
    let mut table = (setup.kit.entry.open)(setup.seating.seats(), &options, chance)
        .map_err(|illegal| refused(terminal.voice, &illegal))?;
    table.name_players(setup.seating.names().to_vec());
    let mut sitting = Sitting::new(terminal, setup.kit, table, setup.seating.clone(), setup.save.clone());
    sitting.welcome(&setup.seed.commitment());
    sitting.play()
}

/// Goes on with a saved game: where it lies, what it says, and where else it is to be saved from now on.
fn resume(
    terminal: &Terminal,
    kit: &'static Kit,
    path: &Path,
    text: &str,
    save: Option<&Path>,
    visitors: &Visitors,
) -> Result<ExitCode> {
    let voice = &terminal.voice;
    let table = save::resume(path, text, kit.entry, voice)?;
    if let Some(other) = save.filter(|other| *other != path) {
        save::refuse_existing(other, voice)?;
    }
    let seating = Seating::of_names(table.players(), table.setting().seats, kit, visitors, voice);
    let save = Some(save.unwrap_or(path).to_owned());
    let mut sitting = Sitting::new(terminal, kit, table, seating, save);
    sitting.welcome_back();
    Ok(sitting.play()?.code())
}

/// The table in text, coloured, 80 columns wide, for these eyes; none for a game that is in no catalog.
pub(crate) fn draw_table(table: &dyn Table, eyes: Eyes, voice: &Voice) -> Option<String> {
    let kit = reverie_catalog::find(table.setting().game).ok()?;
    let names = Names { names: table.players().to_vec(), you: eyes.seat() };
    let scene = Scene { voice, names: &names, width: NARROW };
    Some(paper(&kit.board.table(table, eyes, &scene)))
}
