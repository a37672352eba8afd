//! One player's side of the table: what they have, their assistants, the belt, the workshop and the robot.

use reverie_game::{Phrase, Seat};
use reverie_mech_a_dream::MechADream;
use reverie_mech_a_dream::score::points;
use reverie_mech_a_dream::state::{BELT, Part, Place, Player, Post, Screen, State, Time};
use reverie_mech_a_dream::tile::Tile;

use super::marks::{
    ASSISTANT, DREAM, FLOWER, INK, RAINBOW, at_work, completed_style, name, painted, robot, screen,
};
use super::{HEADING, heading};
use reverie_terminal::Scene;
use reverie_terminal::paint::{BOLD, DIM, PLAIN, Row, flow};

/// Columns of a slot of the belt.
const SLOT: usize = 9;

/// A player's side.
pub(super) fn side(game: &MechADream, state: &State, seat: Seat, scene: &Scene<'_>) -> Vec<Row> {
    let Some(player) = state.players.get(seat.index()) else { return Vec::new() };
    let side = Side { game, state, seat, player, scene };
    let mut rows = vec![side.purse()];
    rows.extend(side.assistants());
    rows.extend(side.belt());
    rows.extend(side.workshop());
    rows.extend(side.robot());
    rows
}

struct Side<'a> {
    game: &'a MechADream,
    state: &'a State,
    seat: Seat,
    player: &'a Player,
    scene: &'a Scene<'a>,
}

impl Side<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        self.scene.voice.say_to(self.scene.names, phrase)
    }

    fn purse(&self) -> Row {
        let player = self.player;
        let purse = Phrase::new("mech-table-purse")
            .with("flowers", player.flowers)
            .with("ink", player.ink)
            .with("rainbows", player.rainbows)
            .with("dreams", player.dreams);
        let own = self.scene.names.you == Some(self.seat);
        let mut row = heading(self.scene, if own { "mech-table-stores" } else { "mech-table-their-stores" });
        row.append(painted(&self.say(&purse)));
        let points = self.say(&Phrase::new("mech-table-points").with("points", points(player)));
        row.and(PLAIN, "  ").and(BOLD, points).cut(self.scene.width - 1)
    }

    /// Where the assistants are, by day.
    fn assistants(&self) -> Vec<Row> {
        if self.state.time.part().is_none() {
            return Vec::new();
        }
        let items = Part::ALL.into_iter().zip(self.player.assistants).map(|(part, post)| {
            let key = match part {
                Part::Morning => "mech-table-morning",
                Part::Afternoon => "mech-table-afternoon",
                Part::Evening => "mech-table-evening",
            };
            let now = self.state.time.part() == Some(part);
            let place = match post {
                Post::Locker if now => Row::new().and(BOLD, self.say(&Phrase::new("mech-table-ready"))),
                Post::Locker => Row::new().and(DIM, self.say(&Phrase::new("mech-table-locker"))),
                Post::Stock => Row::plain(self.say(&Phrase::new("mech-table-at-stock"))),
                Post::Dock => Row::plain(self.say(&Phrase::new("mech-table-at-dock"))),
                Post::Machine { tile } => name(tile),
            };
            let mut item = Row::plain(format!("{ASSISTANT} {} ", self.say(&Phrase::new(key))));
            item.append(place);
            item
        });
        flow(heading(self.scene, "mech-table-assistants"), items.collect(), "   ", self.scene.width - 1)
    }

    /// The slots from 7 to 1, machines that share one under each other.
    fn belt(&self) -> Vec<Row> {
        let on = |slot: u8| -> Vec<Tile> {
            self.state.tiles.belt(self.seat).filter(|(_, at)| *at == slot).map(|(tile, _)| tile).collect()
        };
        let slots: Vec<Vec<Tile>> = (1..=BELT).rev().map(on).collect();
        let tall = slots.iter().map(Vec::len).max().unwrap_or(0).max(1);
        let mut numbers = heading(self.scene, "mech-table-belt");
        for slot in (1..=BELT).rev() {
            numbers.append(Row::new().and(DIM, format!("{slot} ›")).padded(SLOT));
        }
        let mut rows = vec![numbers.cut(self.scene.width - 1)];
        for n in 0..tall {
            let mut row = Row::plain(" ".repeat(HEADING));
            for tiles in &slots {
                let cell = tiles.get(n).map_or_else(
                    || Row::new().and(DIM, if n == 0 { "·" } else { "" }),
                    |&tile| {
                        let crew = ASSISTANT.repeat(self.state.assistants_on(self.seat, tile).into());
                        name(tile).and(PLAIN, crew)
                    },
                );
                row.append(cell.padded(SLOT));
            }
            rows.push(row.cut(self.scene.width - 1));
        }
        rows
    }

    /// What is completed, along the cable, and what the next place brings.
    fn workshop(&self) -> Vec<Row> {
        let machines = cable(self.state, self.seat);
        let numbered = (1..).zip(&machines);
        let mut items: Vec<Row> =
            numbered.map(|(place, &(tile, used))| self.machine(place, tile, used)).collect();
        let next = machines.len();
        let board = self.game.board();
        let bonus = board.slots.get(next).copied().unwrap_or(board.beyond);
        let key = if bonus > 0 { "mech-table-next-bonus" } else { "mech-table-next" };
        let phrase = Phrase::new(key).with("place", next + 1).with("bonus", format!("{bonus}{DREAM}"));
        items.push(Row::new().and(DIM, self.say(&phrase)));
        flow(heading(self.scene, "mech-table-workshop"), items, "   ", self.scene.width - 1)
    }

    fn machine(&self, place: usize, tile: Tile, used: bool) -> Row {
        let does = self.say(&at_work(self.game, tile));
        let crew = ASSISTANT.repeat(self.state.assistants_on(self.seat, tile).into());
        if used {
            return Row::new().and(DIM, format!("{place}. {tile} {does} ✓"));
        }
        let mut row = Row::new().and(DIM, format!("{place}. "));
        row.push(completed_style(tile), tile.to_string());
        row.push(PLAIN, format!("{crew} "));
        row.append(painted(&does));
        row
    }

    fn robot(&self) -> Vec<Row> {
        let own = self.scene.names.you == Some(self.seat);
        let shown = |phrase: &Phrase| {
            let text = self.say(phrase);
            if self.player.robot_used { Row::new().and(DIM, format!("{text} ✓")) } else { painted(&text) }
        };
        let mut items = match self.player.screen {
            Screen::Dealt { from } if own => from.map(|one| shown(&robot(self.game, one))).to_vec(),
            other => vec![shown(&screen(self.game, other, own))],
        };
        if self.state.time == Time::Night && self.player.done {
            items.push(Row::new().and(DIM, self.say(&Phrase::new("mech-table-asleep"))));
        }
        flow(heading(self.scene, "mech-table-robot"), items, "   ", self.scene.width - 1)
    }
}

/// The same in a few words. Everything in it is known to all.
pub(super) fn glance(state: &State, seat: Seat) -> Phrase {
    let Some(player) = state.players.get(seat.index()) else {
        return Phrase::new("mech-mark").with("marks", "–");
    };
    let purse = format!(
        "{}{FLOWER} {}{INK} {}{RAINBOW} {}{DREAM}",
        player.flowers, player.ink, player.rainbows, player.dreams
    );
    let list = |tiles: Vec<String>| if tiles.is_empty() { "–".to_owned() } else { tiles.join(" ") };
    let mut belt: Vec<(Tile, u8)> = state.tiles.belt(seat).collect();
    belt.sort_unstable_by_key(|&(tile, slot)| (slot, tile));
    let belt = belt.iter().map(|(tile, slot)| {
        format!("{tile}›{slot}{}", ASSISTANT.repeat(state.assistants_on(seat, *tile).into()))
    });
    let phrase = match player.screen {
        Screen::Enlightened { robot } => Phrase::new("mech-glance-robot").with("robot", robot.number()),
        Screen::Own | Screen::Dealt { .. } | Screen::Sealed { .. } => Phrase::new("mech-glance"),
    };
    phrase
        .with("points", points(player))
        .with("purse", purse)
        .with("belt", list(belt.collect()))
        .with("workshop", list(cable(state, seat).iter().map(|(tile, _)| tile.to_string()).collect()))
}

/// What a seat has completed, along the cable, and whether it was used tonight.
pub(super) fn cable(state: &State, owner: Seat) -> Vec<(Tile, bool)> {
    let mut machines: Vec<(u8, Tile, bool)> = state
        .tiles
        .iter()
        .filter_map(|(tile, place)| match place {
            Place::Workshop { seat, place, used } if seat == owner => Some((place, tile, used)),
            _ => None,
        })
        .collect();
    machines.sort_unstable();
    machines.into_iter().map(|(_, tile, used)| (tile, used)).collect()
}
