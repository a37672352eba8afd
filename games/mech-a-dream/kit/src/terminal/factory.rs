//! The middle of the table: the calendar, the machines on sale, the stock room, the dock, the Specialists.

use anstyle::{AnsiColor, Style};
use reverie_game::{Phrase, Seat};
use reverie_mech_a_dream::MechADream;
use reverie_mech_a_dream::lot::Lot;
use reverie_mech_a_dream::rules::DAYS;
use reverie_mech_a_dream::state::{Hired, Part, State, Time};
use reverie_mech_a_dream::tile::{Pile, Tile};
use unicode_width::UnicodeWidthStr;

use super::marks::{
    FLOWER, RAINBOW, family_style, lot, lots, machine, packages, painted, printed, specialist,
};
use super::{HEADING, heading};
use reverie_terminal::Scene;
use reverie_terminal::paint::{BOLD, DIM, PLAIN, Row, colour, flow};

/// Columns for whom a Specialist works for, and its price.
const OWNER: usize = 20;
const SHORT: Style = colour(AnsiColor::Red);

/// Everything in the middle, as this seat would pay for it; as printed for nobody in particular.
pub(super) fn middle(game: &MechADream, state: &State, seat: Option<Seat>, scene: &Scene<'_>) -> Vec<Row> {
    let factory = Factory { game, state, seat, scene };
    let mut rows = vec![factory.calendar(), Row::new()];
    rows.extend(factory.sale());
    rows.push(factory.piles());
    if state.time != Time::Night {
        rows.push(factory.stock_room());
    }
    rows.extend(factory.dock());
    rows.extend(factory.specialists());
    rows.push(Row::new());
    rows
}

struct Factory<'a> {
    game: &'a MechADream,
    state: &'a State,
    seat: Option<Seat>,
    scene: &'a Scene<'a>,
}

impl Factory<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        self.scene.voice.say_to(self.scene.names, phrase)
    }

    /// The part of the day whose floor counts now, or first.
    fn part(&self) -> Part {
        self.state.time.part().unwrap_or(Part::Morning)
    }

    fn calendar(&self) -> Row {
        let state = self.state;
        let day = self.say(&Phrase::new("mech-table-day").with("day", state.day).with("days", DAYS));
        let days: String = (1..=DAYS).map(|day| if day <= state.day { '●' } else { '○' }).collect();
        let mut row = Row::plain(" ").and(BOLD, day).padded(HEADING).and(PLAIN, format!("{days}  "));
        let times = [
            (Time::Morning, "mech-table-morning"),
            (Time::Afternoon, "mech-table-afternoon"),
            (Time::Evening, "mech-table-evening"),
            (Time::Night, "mech-table-night"),
        ];
        for (time, key) in times {
            let word = self.say(&Phrase::new(key));
            if time == state.time {
                row.push(BOLD, format!(" [{word}]"));
            } else {
                row.push(DIM, format!(" {word}"));
            }
        }
        if let Some(first) = state.first {
            let who = self.scene.voice.name(self.scene.names, first);
            row.push(DIM, format!("  {}", self.say(&Phrase::new("mech-table-first").with("who", who))));
        }
        row.cut(self.scene.width - 1)
    }

    fn sale(&self) -> Vec<Row> {
        let mut label = Some(heading(self.scene, "mech-table-sale"));
        let on_sale = self.state.tiles.on_sale();
        let rows = on_sale.into_iter().flatten().map(|tile| {
            let mut row = label.take().unwrap_or_else(|| Row::plain(" ".repeat(HEADING)));
            row.append(self.tile(tile));
            row.cut(self.scene.width - 1)
        });
        rows.collect()
    }

    /// A tile: its price and slot for whoever looks, what it brings, and what is missing for it.
    fn tile(&self, tile: Tile) -> Row {
        let figures = self.game.board().tile(tile);
        let printed = printed(self.game, tile);
        let terms = self.seat.map(|seat| self.game.terms(self.state, seat, tile, 0));
        let (price, slot) = terms.map_or((printed, figures.time), |terms| (terms.price, terms.slot));
        let mut row = Row::new().and(family_style(tile.family()), tile.to_string()).padded(4);
        if price == printed {
            row.append(painted(&lot(price)).padded(8));
        } else {
            let cheaper =
                if price.is_nothing() { self.say(&Phrase::new("mech-table-free")) } else { lot(price) };
            let mut both = painted(&cheaper);
            both.push(DIM, format!(" ({})", figures.price));
            row.append(both.padded(8));
        }
        let mut start = Row::plain(match slot {
            0 => self.say(&Phrase::new("mech-table-at-once")),
            slot => self.say(&Phrase::new("mech-table-slot").with("slot", slot)),
        });
        if slot != figures.time {
            start.push(DIM, format!(" ({})", figures.time));
        }
        row.append(start.padded(13));
        row.append(painted(&self.say(&machine(self.game, tile))));
        let missing = self.seat.map_or(Lot::NOTHING, |seat| missing(self.state, seat, price));
        if !missing.is_nothing() {
            row = row.padded(self.scene.width - HEADING - 13);
            row.push(
                SHORT,
                format!(" {}", self.say(&Phrase::new("mech-table-short").with("lot", lot(missing)))),
            );
        }
        row
    }

    fn piles(&self) -> Row {
        let left = |pile| self.game.face_down(self.state, pile);
        let piles = Phrase::new("mech-table-piles")
            .with("bluegreen", left(Pile::BlueGreen))
            .with("red", left(Pile::Red))
            .with("yellow", left(Pile::Yellow));
        Row::plain(" ".repeat(HEADING)).and(DIM, self.say(&piles))
    }

    fn stock_room(&self) -> Row {
        let floor = self.game.board().stock_room.floor(self.part());
        let mut text = if floor.fixed.is_nothing() {
            self.say(&lots(&floor.choice))
        } else {
            let phrase = Phrase::new("mech-table-stock").with("fixed", lot(floor.fixed));
            self.say(&phrase.with("choice", lots(&floor.choice)))
        };
        if floor.specialist {
            text.push_str(&self.say(&Phrase::new("mech-table-or-specialist")));
        }
        self.under("mech-table-stock-room", painted(&text))
    }

    fn dock(&self) -> Vec<Row> {
        let Some(delivery) = self.state.delivery else {
            return vec![self.under(
                "mech-table-dock",
                Row::new().and(DIM, self.say(&Phrase::new("mech-table-no-delivery"))),
            )];
        };
        let card = self.game.board().delivery(delivery);
        let gate = self.seat.and_then(|seat| self.game.gate(self.state, seat)).unwrap_or(card.flowers);
        let mut price = painted(&match gate {
            0 => self.say(&Phrase::new("mech-table-free")),
            gate => format!("{gate}{FLOWER}"),
        });
        if gate != card.flowers {
            price.push(DIM, format!(" ({})", card.flowers));
        }
        let flowers =
            self.seat.and_then(|seat| self.state.players.get(seat.index())).map(|player| player.flowers);
        if let Some(short) = flowers.and_then(|flowers| gate.checked_sub(flowers)).filter(|short| *short > 0)
        {
            let phrase = Phrase::new("mech-table-short").with("lot", lot(Lot::flowers(short)));
            price.push(SHORT, format!(" {}", self.say(&phrase)));
        }
        let mut items = vec![price.and(PLAIN, ":")];
        let words = ["mech-table-morning", "mech-table-afternoon", "mech-table-evening"];
        for (part, word) in Part::ALL.into_iter().zip(words) {
            let text = format!("{} {}", self.say(&Phrase::new(word)), packages(card.packages(part)));
            let gone = self.state.time.part().is_none_or(|now| part < now);
            items.push(if gone && self.state.time != Time::Opening {
                Row::new().and(DIM, text)
            } else {
                painted(&text)
            });
        }
        flow(heading(self.scene, "mech-table-dock"), items, "  ", self.scene.width - 1)
    }

    fn specialists(&self) -> Vec<Row> {
        let mut label = Some(heading(self.scene, "mech-table-specialists"));
        let rows = self.state.specialists.iter().map(|hired| {
            let mut row = label.take().unwrap_or_else(|| Row::plain(" ".repeat(HEADING)));
            row.append(self.specialist(*hired));
            row.cut(self.scene.width - 1)
        });
        rows.collect()
    }

    fn specialist(&self, hired: Hired) -> Row {
        let number = format!("S{}", hired.specialist.number());
        let mut row = Row::new().and(BOLD, number).padded(4);
        let owner = match hired.by {
            Some(by) => self.scene.voice.name(self.scene.names, by),
            None => self.say(&Phrase::new("mech-table-middle")),
        };
        let mut whose = Row::new().and(BOLD, owner).cut(OWNER - 4);
        if self.state.time != Time::Opening || hired.by.is_some() {
            whose.append(painted(&format!(" {}{RAINBOW}", hired.price)));
        }
        row.append(whose.padded(OWNER));
        row.append(painted(&self.say(&specialist(self.game, hired.specialist))));
        let name = format!("  {}", self.say(&self.game.specialist_name(hired.specialist)));
        // The name is there for its charm: it is left out where there is no room.
        if HEADING + row.width() + name.width() < self.scene.width {
            row.push(DIM, name);
        }
        row
    }

    fn under(&self, key: &'static str, text: Row) -> Row {
        let mut row = heading(self.scene, key);
        row.append(text);
        row.cut(self.scene.width - 1)
    }
}

/// What of this price the seat does not have.
fn missing(state: &State, seat: Seat, price: Lot) -> Lot {
    let Some(player) = state.players.get(seat.index()) else { return Lot::NOTHING };
    let rainbows = u8::try_from(player.rainbows).unwrap_or(u8::MAX);
    price.less(&Lot { ink: player.ink, rainbows, ..Lot::NOTHING })
}
