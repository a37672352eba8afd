//! A decision: first the broad choice, then the fine one, from numbered lists; or both at once, typed.

use anyhow::Result;
use reverie_game::table::Act;
use reverie_game::{Own, Phrase, Seat};
use reverie_terminal::Listed;
use reverie_terminal::paint::{BOLD, DIM, PLAIN, Row, flow, fold, paper};
use reverie_terminal::typed::plain;
use unicode_width::UnicodeWidthStr;

use super::sitting::{Heard, Left, Sitting};
use crate::speech::refused;

/// Decisions that share their first words.
struct Group {
    words: String,
    rank: u8,
    section: Option<Phrase>,
    moves: Vec<Listed>,
}

/// How a step of the menu ended.
enum Step {
    /// This was decided.
    Play(Own),
    /// This broad choice was made.
    Open(usize),
    /// Something was taken back, or the player wants to choose again.
    Back,
    /// Somebody left.
    Leave(Left),
}

/// A fine choice: its words, and what it would bring.
struct Fine<'a> {
    mv: &'a Own,
    place: String,
    effect: Option<String>,
}

impl Sitting<'_> {
    /// Asks a seat for one decision.
    pub(super) fn decide(&mut self, seat: Seat) -> Result<Option<Left>> {
        let legal = self.table.legal(seat).map_err(|illegal| refused(self.terminal.voice, &illegal))?;
        let asked = legal.question.is_some();
        if let ([only], false) = (legal.moves.as_slice(), asked) {
            self.news(seat);
            return self.forced(seat, only).map(|()| None);
        }
        let secret = self.seating.people().count() > 1 && self.board().secret(&*self.table, seat);
        if secret && !self.alone_with(seat) {
            return Ok(Some(self.ended()));
        }
        self.news(seat);
        self.show(seat);
        let left = if asked { self.write(seat)? } else { self.choose(seat)? };
        if secret {
            self.terminal.wipe();
        }
        Ok(left)
    }

    /// Asks a seat for words of its own. A word that is a command is written in quotation marks.
    fn write(&mut self, seat: Seat) -> Result<Option<Left>> {
        self.ask_what(seat, &self.board().asks(&*self.table, seat));
        loop {
            let line = match self.listen(seat, &Phrase::new("play-prompt-word")) {
                Heard::Leave(left) => return Ok(Some(left)),
                Heard::Undo if self.took_back(seat)? => return Ok(None),
                Heard::Undo | Heard::Answered => continue,
                Heard::Line(line) => line,
            };
            let typed = plain(&line);
            let words: Vec<&str> = typed.split_whitespace().collect();
            let text = line.trim().trim_matches(['"', '“', '”', '«', '»', ' ', '\u{a0}']);
            let from = self.table.setting().steps;
            let decided = match self.board().read_typed(&*self.table, seat, &words) {
                Some(typed) => typed.and_then(|mv| self.table.act(Act::Play(seat, &mv))),
                None => self.table.act(Act::Say(seat, text)),
            };
            match decided {
                Ok(_) => {
                    self.chose = true;
                    return self.tell_what_came(seat, from).map(|()| None);
                }
                Err(illegal) => {
                    self.terminal.tell(&self.names(seat), &illegal.phrase);
                    self.terminal.say(&self.board().example(&*self.table, seat));
                }
            }
        }
    }

    fn choose(&mut self, seat: Seat) -> Result<Option<Left>> {
        let groups = self.groups(seat);
        loop {
            let opened = match groups.as_slice() {
                [one] if one.moves.len() > 1 => {
                    self.ask_what(seat, &self.board().asks(&*self.table, seat));
                    0
                }
                _ => match self.broad(seat, &groups)? {
                    Step::Open(group) => group,
                    Step::Play(mv) => return self.chosen(seat, &mv),
                    Step::Back => return Ok(None),
                    Step::Leave(left) => return Ok(Some(left)),
                },
            };
            let Some(group) = groups.get(opened) else { continue };
            match self.fine(seat, group, groups.len() > 1)? {
                Step::Play(mv) => return self.chosen(seat, &mv),
                Step::Leave(left) => return Ok(Some(left)),
                Step::Back if groups.len() == 1 => return Ok(None),
                Step::Back | Step::Open(_) => {}
            }
        }
    }

    fn chosen(&mut self, seat: Seat, mv: &Own) -> Result<Option<Left>> {
        self.chose = true;
        self.decided(seat, mv).map(|()| None)
    }

    fn forced(&mut self, seat: Seat, mv: &Own) -> Result<()> {
        let words = self.move_words(seat, mv);
        self.terminal.say(&Phrase::new("play-forced").with("move", words));
        self.decided(seat, mv)
    }

    pub(super) fn move_words(&self, seat: Seat, mv: &Own) -> String {
        self.joined(seat, &self.board().move_told(&*self.table, seat, mv))
    }

    fn joined(&self, seat: Seat, words: &[Phrase]) -> String {
        let voice = &self.terminal.voice;
        let names = self.names(seat);
        words
            .iter()
            .map(|phrase| voice.say_to(&names, phrase))
            .collect::<Vec<_>>()
            .join(&voice.say(&self.own_words("play-in")))
    }

    fn groups(&self, seat: Seat) -> Vec<Group> {
        let names = self.names(seat);
        let mut groups: Vec<Group> = Vec::new();
        for listed in self.board().listed(&*self.table, seat) {
            let words = listed.words.first();
            let words = words.map_or_else(String::new, |phrase| self.terminal.voice.say_to(&names, phrase));
            match groups.iter_mut().find(|group| group.words == words) {
                Some(group) => group.moves.push(listed),
                None => groups.push(Group {
                    words,
                    rank: listed.rank,
                    section: listed.section.clone(),
                    moves: vec![listed],
                }),
            }
        }
        for group in &mut groups {
            // Nothing left to choose in the second step: the first says it all.
            if let [only] = group.moves.as_slice() {
                group.words = self.joined(seat, &only.words);
            }
        }
        groups.sort_by_key(|group| group.rank);
        groups
    }

    /// The first step: what to do.
    fn broad(&mut self, seat: Seat, groups: &[Group]) -> Result<Step> {
        self.list_groups(seat, groups);
        loop {
            match self.listen(seat, &Phrase::new("play-prompt")) {
                Heard::Leave(left) => return Ok(Step::Leave(left)),
                Heard::Answered => self.list_groups(seat, groups),
                Heard::Undo if self.took_back(seat)? => return Ok(Step::Back),
                Heard::Undo => {}
                Heard::Line(line) => {
                    let line = plain(&line);
                    let number = line.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
                    let named = |group: &Group| matches!(group.moves.as_slice(), [only] if self.board().names(&only.mv, &line));
                    let picked = match number {
                        Some(number) => groups.get(number).map(|_| number),
                        None => groups
                            .iter()
                            .position(named)
                            .filter(|_| groups.iter().filter(|g| named(g)).count() == 1),
                    };
                    match picked.map(|picked| (picked, groups[picked].moves.as_slice())) {
                        Some((_, [only])) => return Ok(Step::Play(only.mv.clone())),
                        Some((picked, _)) => return Ok(Step::Open(picked)),
                        None => {
                            if let Some(mv) = self.typed(seat, &line, groups.len()) {
                                return Ok(Step::Play(mv));
                            }
                        }
                    }
                }
            }
        }
    }

    /// Takes a decision back, or says why not; whether the table is another one now.
    fn took_back(&mut self, seat: Seat) -> Result<bool> {
        let before = self.table.setting().steps;
        self.undo(seat)?;
        Ok(self.table.setting().steps != before)
    }

    /// The second step: where.
    fn fine(&mut self, seat: Seat, group: &Group, can_go_back: bool) -> Result<Step> {
        let choices = self.fine_choices(seat, group);
        self.list_moves(seat, &group.words, &choices);
        let prompt = self.own_words(if can_go_back { "play-prompt-where" } else { "play-prompt-where-only" });
        loop {
            match self.listen(seat, &prompt) {
                Heard::Leave(left) => return Ok(Step::Leave(left)),
                Heard::Answered => self.list_moves(seat, &group.words, &choices),
                Heard::Undo if can_go_back => return Ok(Step::Back),
                Heard::Undo if self.took_back(seat)? => return Ok(Step::Back),
                Heard::Undo => {}
                Heard::Line(line) => {
                    let line = plain(&line);
                    let number = line.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
                    let picked = match number {
                        Some(number) => choices.get(number).map(|choice| choice.mv),
                        None => {
                            group.moves.iter().map(|one| &one.mv).find(|mv| self.board().names(mv, &line))
                        }
                    };
                    if let Some(mv) = picked.cloned().or_else(|| self.typed(seat, &line, group.moves.len())) {
                        return Ok(Step::Play(mv));
                    }
                }
            }
        }
    }

    /// A decision typed in full; otherwise says what could be typed instead.
    fn typed(&self, seat: Seat, line: &str, listed: usize) -> Option<Own> {
        let words: Vec<&str> = line.split_whitespace().collect();
        match self.board().read_typed(&*self.table, seat, &words) {
            Some(Ok(mv)) => return Some(mv),
            Some(Err(illegal)) => self.terminal.tell(&self.names(seat), &illegal.phrase),
            None => {
                let key = if line.is_empty() {
                    "play-nothing-typed"
                } else if line.parse::<i64>().is_ok() {
                    "play-no-such-number"
                } else {
                    "play-unknown"
                };
                self.terminal.say(&Phrase::new(key).with("typed", line).with("last", listed));
                self.terminal.say(&self.board().example(&*self.table, seat));
            }
        }
        None
    }

    fn list_groups(&self, seat: Seat, groups: &[Group]) {
        self.ask_what(seat, &self.board().asks(&*self.table, seat));
        let mut rows = Vec::new();
        let mut short = Vec::new();
        let mut section = None;
        for (n, group) in groups.iter().enumerate() {
            if group.section != section {
                section.clone_from(&group.section);
                let heading = section.as_ref().map(|section| self.terminal.voice.say(section));
                rows.extend(heading.map(|heading| Row::plain(" ").and(DIM, heading)));
            }
            let effect = match group.moves.as_slice() {
                [only] => self.effect(seat, &only.mv),
                _ => None,
            };
            let mut entry = folded(n + 1, &group.words, self.terminal.width);
            match effect {
                Some(effect) => {
                    let last = entry.pop().unwrap_or_default().and(PLAIN, ":");
                    rows.extend(entry);
                    rows.extend(explained(last, &effect, self.terminal.width));
                }
                None if group.rank == 0 || group.section.is_some() => rows.extend(entry),
                None => short.push(number(n + 1).and(PLAIN, group.words.clone())),
            }
        }
        if !short.is_empty() {
            let wide = short.iter().map(Row::width).max().unwrap_or(0);
            let columns = short.into_iter().map(|row| row.padded(wide)).collect();
            rows.extend(flow(Row::new(), columns, " ", self.terminal.width - 1));
        }
        self.terminal.print(&paper(&rows));
    }

    /// What a decision would bring.
    pub(super) fn effect(&self, seat: Seat, mv: &Own) -> Option<String> {
        self.with_scene(seat, |scene| self.board().effect(&*self.table, seat, mv, scene))
    }

    /// The fine choices, first those with consequences.
    fn fine_choices<'g>(&self, seat: Seat, group: &'g Group) -> Vec<Fine<'g>> {
        let fine = |listed: &'g Listed| {
            let names = self.names(seat);
            let place = listed.words.last();
            let place = place.map_or_else(String::new, |phrase| self.terminal.voice.say_to(&names, phrase));
            Fine { mv: &listed.mv, place, effect: self.effect(seat, &listed.mv) }
        };
        let mut choices: Vec<Fine<'g>> = group.moves.iter().map(fine).collect();
        choices.sort_by_key(|choice| choice.effect.is_none());
        choices
    }

    /// Each choice with consequences on its own line, the others together.
    fn list_moves(&self, seat: Seat, what: &str, choices: &[Fine<'_>]) {
        self.ask_what(seat, &self.own_words("play-where").with("what", what));
        let mut rows = Vec::new();
        let mut quiet = Vec::new();
        for (n, choice) in choices.iter().enumerate() {
            let row = number(n + 1).and(BOLD, choice.place.clone());
            match &choice.effect {
                Some(effect) => rows.extend(explained(row, effect, self.terminal.width)),
                None => quiet.push(row),
            }
        }
        if !quiet.is_empty() {
            rows.extend(flow(Row::new(), quiet, " ", self.terminal.width - 1));
        }
        self.terminal.print(&paper(&rows));
    }

    fn ask_what(&self, seat: Seat, phrase: &Phrase) {
        let names = self.names(seat);
        let several = self.seating.people().count() > 1;
        let mut said = self.terminal.voice.say_to(&names, phrase);
        if several {
            let who = self.terminal.voice.name(&names, seat);
            said = self.terminal.voice.say(&Phrase::new("play-who").with("who", who).with("asked", said));
        }
        let row = Row::new().and(BOLD, fold(&said, self.terminal.width - 1, 0));
        self.terminal.print(&format!("{row}\n"));
    }
}

/// The number of an entry.
fn number(n: usize) -> Row {
    Row::plain(format!("{n:>3}  "))
}

/// An entry of any length, wrapped under itself.
fn folded(n: usize, words: &str, width: usize) -> Vec<Row> {
    let mut head = Some(number(n));
    let indent = number(n).width();
    let lines = fold(words, width.saturating_sub(indent + 3), 0);
    let row = |line| head.take().unwrap_or_else(|| Row::plain(" ".repeat(indent))).and(PLAIN, line);
    lines.lines().map(row).collect()
}

/// An entry with what it would bring, wrapped under itself.
fn explained(entry: Row, effect: &str, width: usize) -> Vec<Row> {
    let entry = entry.and(PLAIN, "  ");
    if entry.width() + effect.width() < width {
        return vec![entry.and(PLAIN, effect)];
    }
    // A long entry would leave too little room beside it.
    let indent = if entry.width() > 24 { 7 } else { entry.width() };
    let first = if entry.width() > 24 { width } else { width - indent - 1 };
    if first == width {
        let text = fold(effect, width - indent - 1, 0);
        let under = text.lines().map(|line| Row::plain(format!("{}{line}", " ".repeat(indent))));
        return std::iter::once(entry).chain(under).collect();
    }
    let mut rows = Vec::new();
    let mut entry = Some(entry);
    for line in fold(effect, first, 0).lines() {
        let row = entry.take().unwrap_or_else(|| Row::plain(" ".repeat(indent)));
        rows.push(row.and(PLAIN, line));
    }
    rows
}
