//! The result: who won, and how each point came about.

use reverie_game::{Part, Phrase, Seat, Standing, Standings};
use reverie_terminal::paint::{BOLD, DIM, PLAIN, Row, paper};
use unicode_width::UnicodeWidthStr;

use super::sitting::Sitting;

impl Sitting<'_> {
    /// Says how the game ended.
    pub(super) fn finish(&mut self, standings: &Standings) {
        let you = self.seating.people().next().or_else(|| Seat::new(0));
        let Some(you) = you else { return };
        self.news(you);
        self.show(you);
        let mut ranked: Vec<&Standing> = standings.seats.iter().collect();
        ranked.sort_by_key(|standing| standing.place);
        if standings.band.is_some() {
            // Played together, or alone: there is one result.
            ranked.truncate(1);
        }
        let one = ranked.len() == 1;
        let rows: Vec<Row> = ranked.iter().flat_map(|standing| self.result(you, standing, one)).collect();
        self.terminal.print(&paper(&rows));
        self.terminal.say_line("");
        self.verdict(standings, you);
        self.seed();
    }

    fn result(&self, you: Seat, standing: &Standing, one: bool) -> Vec<Row> {
        let voice = &self.terminal.voice;
        let names = self.names(you);
        let name = voice.name(&names, standing.seat);
        let points = voice.say(&Phrase::new("play-points").with("points", standing.points));
        let head = if one {
            Row::new().and(BOLD, points)
        } else {
            Row::plain(format!("{}. ", standing.place)).and(BOLD, format!("{name}  {points}"))
        };
        let word = |part: &Part| voice.say(&Phrase::new(format!("score-{}", part.name)));
        let wide = standing.parts.iter().map(|part| word(part).width()).max().unwrap_or(0).max(14);
        let parts = standing.parts.iter().map(|part| {
            let what = word(part);
            let dots = " ".repeat(wide - what.width());
            Row::plain("   ").and(DIM, format!("{what}{dots}")).and(PLAIN, format!("{:>4}", part.points))
        });
        std::iter::once(head).chain(parts).collect()
    }

    fn verdict(&self, standings: &Standings, you: Seat) {
        let voice = &self.terminal.voice;
        if let Some(band) = &standings.band {
            let name = voice.say(&Phrase::new(band.name.clone()));
            let verdict = voice.say(&Phrase::new(format!("{}.verdict", band.name)));
            self.terminal.print(&format!("{}\n", Row::new().and(BOLD, name)));
            self.terminal.say_line(&verdict);
            match (band.next_at, standings.seats.first()) {
                (Some(next), Some(alone)) => {
                    // The band's own table names the next one; only its row changes.
                    let next_name = next_band(&band.name, band.index);
                    let phrase = Phrase::new("play-next-band")
                        .with("points", next)
                        .with("missing", next - alone.points)
                        .with("band", Phrase::new(next_name));
                    self.terminal.say(&phrase);
                }
                _ => self.terminal.word("play-top-band"),
            }
            return;
        }
        let winners: Vec<Seat> = standings.winners().collect();
        let names = self.names(you);
        let winning: Vec<String> = winners.iter().map(|&seat| voice.name(&names, seat)).collect();
        let people = self.seating.people().count();
        let phrase = match winners.as_slice() {
            [winner] if *winner == you && people == 1 => Phrase::new("play-you-won"),
            [_] => Phrase::new("play-won").with("names", winning.join(", ")),
            _ => Phrase::new("play-shared").with("names", winning.join(", ")),
        };
        self.terminal.say(&phrase);
    }

    /// The seed, now that it gives nothing away any more.
    fn seed(&self) {
        if let Some(seed) = self.table.record(true).seed {
            self.terminal.say(&Phrase::new("play-seed").with("seed", String::from(seed)));
        }
        if let Some(path) = &self.save {
            self.terminal.say(&Phrase::new("play-verify").with("file", path.display().to_string()));
        }
    }
}

/// `band-A-1` after `band-A-0`.
fn next_band(name: &str, index: u8) -> String {
    let stem = name.trim_end_matches(|letter: char| letter.is_ascii_digit());
    format!("{stem}{}", index + 1)
}
