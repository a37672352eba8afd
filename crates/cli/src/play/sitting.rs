//! A game from the first roll to the last: people are asked, bots play, the dealer rolls.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Result;
use reverie_game::table::{Act, Hold};
use reverie_game::{Commitment, Entry, Eyes, Illegal, Luck, Own, Phrase, Seat, SeatSet, Table, Turn};
use reverie_kit::{Kit, Level, Means, Mind, Thought};
use reverie_terminal::paint::{BOLD, Row, fold, paper};
use reverie_terminal::typed::plain;
use reverie_terminal::{AnyBoard, Scene};
use reverie_text::Names;
use reverie_visitors::Bot;

use super::prompt::{self, Command};
use super::save;
use super::seating::{Player, Seating};
use super::terminal::Terminal;
use crate::speech::refused;

/// How a sitting was left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Left {
    /// The game is over.
    Finished,
    /// Somebody wanted to leave.
    Quit,
    /// The input ended in the middle of the game.
    Ended {
        /// Whether it can be resumed.
        saved: bool,
    },
}

impl Left {
    /// What the program ends with: an unfinished game that is lost is a failure.
    pub(crate) fn code(self) -> ExitCode {
        match self {
            Self::Finished | Self::Quit | Self::Ended { saved: true } => ExitCode::SUCCESS,
            Self::Ended { saved: false } => ExitCode::FAILURE,
        }
    }
}

/// What was typed at a prompt.
pub(super) enum Heard {
    /// Something for whoever asked.
    Line(String),
    /// Take something back.
    Undo,
    /// A command was answered: ask again.
    Answered,
    /// Leave.
    Leave(Left),
}

/// A game under way at this terminal.
pub(crate) struct Sitting<'a> {
    pub(super) terminal: &'a Terminal,
    kit: &'static Kit,
    pub(super) table: Box<dyn Table>,
    pub(super) seating: Seating,
    pub(super) save: Option<PathBuf>,
    /// Whether somebody had a real choice since the last roll: only then is there a reason to ask before rolling on.
    pub(super) chose: bool,
    /// How many entries of the game each seat has been told of.
    told: Vec<usize>,
}

impl<'a> Sitting<'a> {
    pub(crate) fn new(
        terminal: &'a Terminal,
        kit: &'static Kit,
        mut table: Box<dyn Table>,
        seating: Seating,
        save: Option<PathBuf>,
    ) -> Self {
        for seat in seating.people() {
            // The seat exists: the seating has as many as the table.
            let _ = table.hold(seat, Hold::On);
        }
        let told = vec![table.setting().steps; usize::from(seating.seats())];
        Self { terminal, kit, table, seating, save, chose: true, told }
    }

    pub(super) fn board(&self) -> &'static dyn AnyBoard {
        self.kit.board
    }

    /// A phrase that each game words for itself.
    pub(super) fn own_words(&self, key: &str) -> Phrase {
        Phrase::new(format!("{key}-{}", self.kit.entry.name))
    }

    pub(super) fn names(&self, seat: Seat) -> Names {
        self.seating.heard_by(seat, self.terminal.voice)
    }

    pub(super) fn with_scene<T>(&self, seat: Seat, look: impl FnOnce(&Scene<'_>) -> T) -> T {
        let names = self.names(seat);
        look(&Scene { voice: self.terminal.voice, names: &names, width: self.terminal.width })
    }

    pub(crate) fn welcome(&mut self, commitment: &Commitment) {
        let title = self.terminal.voice.say(&self.board().title(&*self.table));
        self.terminal.say_line("");
        self.terminal.say(&Phrase::new("play-welcome").with("title", title));
        self.terminal.say(&self.own_words("play-welcome"));
        self.terminal.word("play-commands");
        self.terminal.say(&Phrase::new("play-commitment").with("commitment", String::from(*commitment)));
    }

    pub(crate) fn welcome_back(&mut self) {
        let title = self.terminal.voice.say(&self.board().title(&*self.table));
        self.terminal.say_line("");
        self.terminal.say(&Phrase::new("play-welcome-back").with("title", title));
        self.terminal.word("play-commands");
    }

    /// Plays until the game is over or somebody leaves.
    pub(crate) fn play(&mut self) -> Result<Left> {
        self.autosave()?;
        loop {
            if let Some(standings) = self.table.over() {
                self.autosave()?;
                self.finish(&standings);
                return Ok(Left::Finished);
            }
            let Turn::Waiting { waiting, held } = self.table.turn() else {
                // Chance is always dealt at this table.
                return Ok(Left::Finished);
            };
            let person = self.seating.people().find(|&seat| waiting.contains(seat));
            let holding = self.seating.people().find(|&seat| held.contains(seat));
            let left = if let Some(seat) = holding {
                self.roll_on(seat, held)?
            } else if let Some(seat) = person {
                self.decide(seat)?
            } else if let Some(seat) = waiting.iter().next() {
                self.bot(seat)?;
                None
            } else {
                self.table.settle();
                self.chose = false;
                // Before anybody sees the dice: who has seen them cannot resume from before the roll.
                self.autosave()?;
                None
            };
            if let Some(left) = left {
                return Ok(left);
            }
        }
    }

    /// A seat decided: says what came of it.
    pub(super) fn decided(&mut self, seat: Seat, mv: &Own) -> Result<()> {
        let from = self.table.setting().steps;
        self.table.act(Act::Play(seat, mv)).map_err(|illegal| refused(self.terminal.voice, &illegal))?;
        self.tell_what_came(seat, from)
    }

    /// Deals what is due, and says what came of everything from this entry on.
    pub(super) fn tell_what_came(&mut self, seat: Seat, from: usize) -> Result<()> {
        self.table.settle();
        if let Some(told) = self.told.get_mut(seat.index()) {
            *told = self.table.setting().steps;
        }
        self.terminal.say_line("");
        self.tell_from(seat, from);
        self.autosave()
    }

    fn tell_from(&self, seat: Seat, from: usize) {
        let names = self.names(seat);
        for phrase in self.board().told(&*self.table, seat, from) {
            let said = self.terminal.voice.say_to(&names, &phrase);
            self.terminal.print(&format!("  {}\n", fold(&said, self.terminal.width - 3, 2)));
        }
    }

    /// Tells a seat what happened since it was last told anything. What was dealt before the first decision lies on the
    /// table.
    pub(super) fn news(&mut self, seat: Seat) {
        let news = self.board().tells_news();
        let Some(told) = self.told.get_mut(seat.index()).filter(|_| news) else { return };
        let entries = self.table.record(false).entries;
        let first = entries.iter().position(|entry| matches!(entry, Entry::Move { .. }));
        let from = first.map_or(usize::MAX, |first| first.max(*told));
        *told = entries.len();
        self.tell_from(seat, from);
    }

    /// Waits until nobody but this seat looks at the screen; whether anybody is there at all.
    pub(super) fn alone_with(&self, seat: Seat) -> bool {
        self.terminal.wipe();
        let who = self.terminal.voice.name(&self.names(seat), seat);
        self.terminal.ask(&self.terminal.voice.say(&Phrase::new("play-secret").with("who", who))).is_some()
    }

    /// Nothing left to decide: the last placement can still be taken back before the dice roll.
    fn roll_on(&mut self, seat: Seat, held: SeatSet) -> Result<Option<Left>> {
        while self.chose {
            let key = if self.ends_with(held) { "play-end-on" } else { "play-roll-on" };
            match self.listen(seat, &Phrase::new(key)) {
                Heard::Line(line) if matches!(plain(&line).as_str(), "" | "1" | "ok") => break,
                Heard::Line(_) => self.terminal.word("play-roll-on-unknown"),
                Heard::Undo => {
                    self.undo(seat)?;
                    return Ok(None);
                }
                Heard::Answered => {}
                Heard::Leave(left) => return Ok(Some(left)),
            }
        }
        self.table.hold(seat, Hold::Confirm).map_err(|illegal| refused(self.terminal.voice, &illegal))?;
        Ok(None)
    }

    /// Whether the game is over once all of these have confirmed.
    fn ends_with(&self, held: SeatSet) -> bool {
        let mut then = self.table.fork();
        held.iter().all(|seat| then.hold(seat, Hold::Confirm).is_ok()) && then.over().is_some()
    }

    /// A bot decides. Its luck follows from the promise of the dice and the place in the game, so that a resumed game
    /// goes on as it would have.
    fn bot(&mut self, seat: Seat) -> Result<()> {
        let Player::Bot(bot) = self.seating.player(seat) else { return Ok(()) };
        let thought = self.thought(seat, &bot)?;
        // Every seat but the people's confirms by itself, so the last bot's decision lets the dealer roll.
        self.table.act(thought.act(seat)).map_err(|illegal| refused(self.terminal.voice, &illegal))?;
        self.table.settle();
        if self.table.can_undo(seat).is_err() {
            self.chose = false;
        }
        self.autosave()
    }

    /// What a bot decides. A program from outside that fails is started once more; if it fails again, a bot of ours decides
    /// for it from then on.
    fn thought(&mut self, seat: Seat, bot: &Bot) -> Result<Thought> {
        let voice = &self.terminal.voice;
        let visitor = match bot {
            Bot::House(level) => return self.own_bot(level, seat).map_err(|no| refused(voice, &no)),
            Bot::Visitor(visitor) => visitor,
        };
        let ask = || visitor.think(&*self.table, seat, &mut self.luck());
        let failure = match ask().or_else(|_| ask()) {
            Ok(thought) => return Ok(thought),
            Err(failure) => failure,
        };
        let Some(level) = self.kit.middle() else { return Err(refused(voice, &failure)) };
        let told = Phrase::new("visitor-given-up")
            .with("reason", failure.phrase)
            .with("name", bot.name())
            .with("bot", Phrase::new(format!("level-{}.who", level.name)));
        self.terminal.say(&told);
        self.seating.replace(seat, Bot::House(level));
        self.own_bot(level, seat).map_err(|illegal| refused(voice, &illegal))
    }

    /// What a bot of ours would do. Nobody else is here: it may think on all cores.
    fn own_bot(&self, level: &Level, seat: Seat) -> Result<Thought, Illegal> {
        level.think_with(Means::all(), &*self.table, seat, &mut self.luck())
    }

    pub(super) fn luck(&self) -> Luck {
        let promised = self.table.record(false).commitment.map(String::from).unwrap_or_default();
        let bits = u64::from_str_radix(promised.get(..16).unwrap_or_default(), 16).unwrap_or(0);
        Luck::seeded(bits.wrapping_add(self.table.setting().steps as u64))
    }

    /// Takes back decisions up to the last one that was a choice; a forced one would only be made again.
    pub(super) fn undo(&mut self, seat: Seat) -> Result<()> {
        if let Err(illegal) = self.table.act(Act::Undo(seat)) {
            self.terminal.tell(&self.names(seat), &illegal.phrase);
            return Ok(());
        }
        let forced = |table: &dyn Table| table.legal(seat).is_ok_and(|legal| legal.moves.len() == 1);
        while forced(&*self.table) && self.table.act(Act::Undo(seat)).is_ok() {}
        for told in &mut self.told {
            *told = self.table.setting().steps.min(*told);
        }
        self.terminal.word("play-undone");
        self.autosave()
    }

    fn autosave(&self) -> Result<()> {
        match &self.save {
            Some(path) => save::write(path, &*self.table, self.terminal.voice),
            None => Ok(()),
        }
    }

    /// The table as this seat sees it.
    pub(super) fn show(&self, seat: Seat) {
        let rows = self.with_scene(seat, |scene| self.board().table(&*self.table, Eyes::Seat(seat), scene));
        self.terminal.print(&format!("\n{}\n", paper(&rows)));
    }

    /// A line typed by a seat, commands answered.
    pub(super) fn listen(&mut self, seat: Seat, prompt: &Phrase) -> Heard {
        let Some(line) = self.terminal.ask(&self.terminal.voice.say(prompt)) else {
            return Heard::Leave(self.ended());
        };
        let Some(command) = prompt::command(&line) else { return Heard::Line(line) };
        match command {
            Command::Undo => return Heard::Undo,
            Command::Quit => return self.quit(),
            Command::Help(topic) => self.help(seat, &topic),
            Command::Rules => self.rules(seat),
            Command::Log => self.log(seat),
            Command::Look(number) => self.look(seat, number),
            Command::Save(file) => self.save_to(file),
            Command::Hint => self.hint(seat),
        }
        self.terminal.say_line("");
        Heard::Answered
    }

    pub(super) fn ended(&self) -> Left {
        self.terminal.say_line("");
        match &self.save {
            Some(path) => self.say_saved("play-left-saved", path),
            None => self.terminal.word("play-left-unsaved"),
        }
        Left::Ended { saved: self.save.is_some() }
    }

    fn quit(&mut self) -> Heard {
        if self.save.is_none() {
            let Some(file) = self.terminal.ask(&self.terminal.voice.word("play-quit-save")) else {
                return Heard::Leave(self.ended());
            };
            // Somebody who comes back to the table says so with a command.
            if prompt::command(&file) == Some(prompt::Command::Undo) {
                return Heard::Answered;
            }
            if !file.trim().is_empty() && !prompt::no(&file) {
                self.save_to(Some(file));
            }
        }
        if let Some(path) = &self.save {
            self.say_saved("play-left-saved", path);
        } else {
            self.terminal.word("play-bye");
        }
        Heard::Leave(Left::Quit)
    }

    fn save_to(&mut self, file: Option<String>) {
        let path = match (file.map(PathBuf::from), &self.save) {
            (Some(path), _) => path,
            (None, Some(path)) => path.clone(),
            (None, None) => return self.terminal.word("play-save-where"),
        };
        let voice = &self.terminal.voice;
        let free =
            if self.save.as_ref() == Some(&path) { Ok(()) } else { save::refuse_existing(&path, voice) };
        match free.and_then(|()| save::write(&path, &*self.table, voice)) {
            Ok(()) => {
                self.say_saved("play-saved", &path);
                self.save = Some(path);
            }
            Err(error) => self.terminal.say_line(&format!("{error:#}")),
        }
    }

    fn say_saved(&self, key: &'static str, path: &Path) {
        self.terminal.say(&Phrase::new(key).with("file", path.display().to_string()));
    }

    fn help(&self, seat: Seat, topic: &str) {
        let board = self.board();
        if topic.is_empty() {
            self.terminal.word("play-help");
            self.terminal.say(&board.example(&*self.table, seat));
            return self.terminal.say(&board.topics());
        }
        let said = self.with_scene(seat, |scene| board.help(&*self.table, seat, topic, scene));
        if let Some(said) = said {
            self.terminal.say_line(&said);
        } else {
            self.terminal.say(&Phrase::new("play-help-unknown").with("topic", topic));
            self.terminal.say(&board.topics());
        }
    }

    fn rules(&self, seat: Seat) {
        let names = self.names(seat);
        for paragraph in self.board().rules(&*self.table) {
            let said = self.terminal.voice.say_to(&names, &paragraph);
            self.terminal.print(&format!("{}\n", fold(&said, self.terminal.width - 1, 2)));
        }
    }

    fn log(&self, seat: Seat) {
        let names = self.names(seat);
        for phrase in self.board().told(&*self.table, seat, 0) {
            self.terminal.tell(&names, &phrase);
        }
    }

    fn look(&self, seat: Seat, number: Option<usize>) {
        let seats = self.table.setting().seats;
        let other = match number {
            None => Some(seat),
            Some(number) => Seat::all(seats).find(|seat| seat.index() + 1 == number),
        };
        let Some(other) = other else {
            return self.terminal.say(&Phrase::new("play-look-unknown").with("last", seats));
        };
        if other == seat {
            return self.show(seat);
        }
        let name = self.terminal.voice.name(&self.names(seat), other);
        let rows = self.with_scene(seat, |scene| self.board().side(&*self.table, other, scene));
        let heading = Row::new().and(BOLD, format!(" {name}"));
        self.terminal.print(&format!("\n{heading}\n{}\n", paper(&rows)));
    }

    /// What the strongest bot would do here.
    fn hint(&self, seat: Seat) {
        let Some(level) = self.kit.strongest() else { return };
        let thought = match self.own_bot(level, seat) {
            Ok(thought) => thought,
            Err(illegal) => {
                self.terminal.tell(&self.names(seat), &illegal.phrase);
                return;
            }
        };
        let mv = &thought.mv;
        let voice = &self.terminal.voice;
        let phrase = Phrase::new("play-hint")
            .with("bot", Phrase::new(format!("level-{}.who", level.name)))
            .with("move", self.move_words(seat, mv));
        self.terminal.say(&phrase);
        if let Some(effect) = self.effect(seat, mv) {
            self.terminal.say_line(&format!("  {effect}"));
        }
        self.terminal.say_line(&format!("  {}", voice.say(&thought.why)));
        let Some(reason) = thought.reason else { return };
        let names = self.names(seat);
        let said = |phrases: &[Phrase]| -> Vec<String> {
            phrases.iter().map(|phrase| voice.say_to(&names, phrase)).collect()
        };
        if let Some(next) = &reason.next {
            let phrase = Phrase::new("play-hint-next").with("move", said(&next.words).join(", "));
            self.terminal.say_line(&format!("  {}", voice.say(&phrase)));
        }
        // The move itself was told already.
        let together =
            |first: String, then| voice.say(&Phrase::new("steps").with("first", first).with("then", then));
        if let Some(line) = said(reason.line.get(1..).unwrap_or_default()).into_iter().reduce(together) {
            let phrase = Phrase::new("play-hint-line").with("line", line);
            self.terminal.say_line(&format!("  {}", voice.say(&phrase)));
        }
    }
}
