//! One player's side of the table: money, the factory as a grid, and what the next run would bring.

use reverie_game::{Eyes, Game, Phrase, Seat};
use reverie_mechanica::Mechanica;
use reverie_mechanica::floor::{COLUMNS, ROWS, Side, Square, Tile};
use reverie_mechanica::names::{bots_words, improvement_words, row_name, tile_words};
use reverie_mechanica::route::{End, Origin};
use reverie_mechanica::state::{Factory, Phase, State};
use reverie_mechanica::view::{Forecast, Sight};

use super::{heading, marks};
use reverie_terminal::Scene;
use reverie_terminal::paint::{BOLD, DIM, PLAIN, Row, flow};

/// Columns of a square, and of a place of the Start Zone.
const CELL: usize = 12;
const INSIDE: usize = CELL - 2;
const START: usize = 9;
/// Columns before the Start Zone.
const MARGIN: usize = 4;

/// A player's side.
pub(super) fn side(game: &Mechanica, state: &State, seat: Seat, scene: &Scene<'_>) -> Vec<Row> {
    let Some(factory) = state.factories.get(seat.index()) else { return Vec::new() };
    let view = game.view(state, Eyes::Spectator);
    let Some(sight) = view.sights.get(seat.index()) else { return Vec::new() };
    let side = Drawing { game, state, seat, factory, scene, sight };
    let mut rows = vec![side.money()];
    rows.extend(side.grid());
    match &sight.plan {
        Some(plan) => rows.extend(side.plan(&plan.forecast)),
        None if state.phase != Phase::Over => rows.push(side.tomorrow()),
        None => {}
    }
    rows
}

/// A player's side, being drawn.
struct Drawing<'a> {
    game: &'a Mechanica,
    state: &'a State,
    seat: Seat,
    factory: &'a Factory,
    scene: &'a Scene<'a>,
    sight: &'a Sight,
}

impl Drawing<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        self.scene.voice.say_to(self.scene.names, phrase)
    }

    fn money(&self) -> Row {
        let own = self.scene.names.you == Some(self.seat);
        let mut row =
            heading(self.scene, if own { "mechanica-table-yours" } else { "mechanica-table-theirs" });
        let money = Phrase::new("mechanica-table-money")
            .with("wallet", self.factory.wallet)
            .with("vault", self.factory.vault)
            .with("value", self.sight.value);
        row.push(PLAIN, self.say(&money));
        let points = Phrase::new("mechanica-table-points").with("points", self.sight.points);
        row.push(BOLD, format!("  {}", self.say(&points)));
        if self.state.active == Some(self.seat)
            && let Some(hand) = self.hand()
        {
            row.push(PLAIN, "  ");
            row.push(BOLD, self.say(&hand));
        }
        row.cut(self.scene.width - 1)
    }

    /// What its owner holds and has to place.
    fn hand(&self) -> Option<Phrase> {
        let owes = &self.factory.owes;
        let tile = if owes.fork {
            tile_words(&Tile::default())
        } else if let Some(hand) = owes.hand {
            improvement_words(hand)
        } else if !owes.bots.is_empty() {
            return Some(
                Phrase::new("mechanica-table-to-place").with("bots", marks::bots_text(self.scene, owes.bots)),
            );
        } else {
            return None;
        };
        Some(Phrase::new("mechanica-table-hand").with("tile", tile))
    }

    /// The Start Zone, twelve squares and the trucks; lines for the faces to the north and south only where
    /// there are any.
    fn grid(&self) -> Vec<Row> {
        let mut head = Row::plain(" ".repeat(MARGIN));
        head.append(Row::new().and(DIM, self.scene.voice.word("mechanica-table-start")).padded(START));
        for column in 1..=COLUMNS {
            head.append(Row::plain(" ".repeat(INSIDE / 2 - 1)).and(DIM, column.to_string()).padded(CELL));
        }
        head.push(DIM, self.scene.voice.word("mechanica-table-trucks"));
        let mut rows = vec![head];
        for row in 0..ROWS {
            let squares = (0..COLUMNS).filter_map(|column| Square::at(row, column));
            let cells: Vec<[Row; 3]> = squares.map(|square| self.cell(square)).collect();
            for line in 0..3 {
                if line != 1 && cells.iter().all(|cell| cell[line].width() == 0) {
                    continue;
                }
                let mut drawn = if line == 1 {
                    let mut start = Row::plain("  ").and(BOLD, row_name(row)).padded(MARGIN);
                    start.append(self.start(row).padded(START));
                    start
                } else {
                    Row::plain(" ".repeat(MARGIN + START))
                };
                for cell in &cells {
                    drawn.append(cell[line].clone().padded(CELL));
                }
                if line == 1 {
                    drawn.append(marks::truck(self.scene, self.factory.trucks[usize::from(row)]));
                }
                rows.push(drawn.cut(self.scene.width - 1));
            }
        }
        rows
    }

    fn start(&self, row: u8) -> Row {
        let slot = &self.factory.start[usize::from(row)];
        let centre = marks::hole(self.scene, slot.centre);
        let Some(fabricator) = slot.fabricator else {
            let mut parking = Row::new().and(DIM, "(");
            parking.append(centre);
            return parking.and(DIM, ")");
        };
        let mut drawn = Row::new().and(BOLD, self.scene.voice.word(marks::fabricator_key(fabricator)));
        drawn.push(PLAIN, " ");
        drawn.append(centre);
        if slot.has_side() {
            drawn.append(marks::hole(self.scene, slot.side));
        }
        drawn.and(DIM, " →")
    }

    fn cell(&self, square: Square) -> [Row; 3] {
        match self.factory.tile(square) {
            None => [Row::new(), Row::new().and(DIM, format!("  · {square} · ›")), Row::new()],
            Some(&tile) => self.tile(tile),
        }
    }

    /// A tile: arrows the way bots pass, bots in the output holes beside the side by which they leave.
    fn tile(&self, tile: Tile) -> [Row; 3] {
        let face = |side: Side| marks::face(side, self.game.board().face(&tile, side));
        let outputs = |side: Side| {
            let mut row = Row::new();
            for (output, inside) in (0_u8..).zip(tile.outputs) {
                if let Some(model) = inside
                    && self.game.board().exit_of(&tile, output) == Some(side)
                {
                    row.append(marks::bot(self.scene, model));
                }
            }
            row
        };
        let vertical = |side: Side| {
            let mut row = Row::plain(" ".repeat(INSIDE / 2 - 1)).and(PLAIN, face(side));
            row.append(outputs(side));
            row
        };
        let mut west = Row::plain(face(Side::West));
        west.append(outputs(Side::West));
        let mut name = Row::plain(" ").and(BOLD, self.scene.voice.word(marks::machine_key(tile.machine)));
        if let Some(waiting) = tile.waiting {
            name.push(PLAIN, "[");
            name.append(marks::bot(self.scene, waiting));
            name.push(PLAIN, "]");
        }
        let mut east = outputs(Side::East);
        east.push(PLAIN, face(Side::East));
        west.append(name);
        let mut middle = west.padded(INSIDE - east.width());
        middle.append(east);
        [vertical(Side::North), middle, vertical(Side::South)]
    }

    /// The next run in a line, and the money of the two after it.
    fn tomorrow(&self) -> Row {
        let [next, then, last] = &self.sight.ahead;
        let mut row = heading(self.scene, "mechanica-table-tomorrow");
        row.append(marks::bots(self.scene, next.bots));
        row.push(PLAIN, format!(" = {}", next.sold));
        for (key, amount) in [
            ("mechanica-table-to-vault", next.vault),
            ("mechanica-table-to-wallet", next.wallet),
            ("mechanica-table-lost", next.lost.into()),
        ] {
            if amount > 0 {
                row.push(PLAIN, format!(", {}", self.say(&Phrase::new(key).with("amount", amount))));
            }
        }
        let later =
            Phrase::new("mechanica-table-later").with("then", then.money()).with("last", last.money());
        row.and(DIM, format!("  {}", self.say(&later))).cut(self.scene.width - 1)
    }

    /// Who is to go where, and who is destroyed where too many arrive.
    fn plan(&self, forecast: &Forecast) -> Vec<Row> {
        let end = |end: End| match end {
            End::Truck { row } => format!("[{}]", row_name(row)),
            End::Tile { square } => square.to_string(),
            End::Lost => "×".to_owned(),
        };
        let mut items = Vec::new();
        for routed in &forecast.rides {
            let from = match routed.mover.from {
                Origin::Start { hole } => row_name(hole.row),
                Origin::Tile { square, .. } => square.to_string(),
            };
            let mut item = marks::bot(self.scene, routed.mover.model);
            item.push(PLAIN, format!(" {from}›{}", end(routed.ride.end)));
            let coins = routed.ride.vault + routed.ride.wallet;
            if coins > 0 {
                item.push(PLAIN, format!(" +{coins}"));
            }
            items.push(item);
        }
        for collision in &forecast.collisions {
            let mut item = Row::plain("×");
            item.append(marks::bots(self.scene, collision.lost));
            items.push(item.and(PLAIN, format!(" {}", end(collision.at))));
        }
        flow(heading(self.scene, "mechanica-table-plan"), items, "   ", self.scene.width - 1)
    }
}

/// The same in a few words.
pub(super) fn glance(game: &Mechanica, state: &State, seat: Seat) -> Phrase {
    let Some(factory) = state.factories.get(seat.index()) else {
        return Phrase::new("mechanica-table-nobody");
    };
    let tiles = factory.floor.iter().flatten().count();
    let aboard = bots_words(factory.aboard());
    Phrase::new("mechanica-glance")
        .with("points", game.points(factory))
        .with("wallet", factory.wallet)
        .with("vault", factory.vault)
        .with("tiles", tiles)
        .with("aboard", aboard)
}
