//! The middle of the table: the day, the Shop with its prices, the blueprints with what is missing, ARMAND-0.

use reverie_game::{Phrase, Seat};
use reverie_mechanica::Mechanica;
use reverie_mechanica::names::improvement_words;
use reverie_mechanica::state::{Bots, SHOP, State};

use super::{heading, marks};
use reverie_terminal::Scene;
use reverie_terminal::paint::{BOLD, DIM, PLAIN, Row, flow};

/// Everything that lies between the factories.
pub(super) fn middle(game: &Mechanica, state: &State, seat: Option<Seat>, scene: &Scene<'_>) -> Vec<Row> {
    let shop = Shop { game, state, seat, scene };
    let mut rows = vec![shop.day()];
    rows.extend(shop.offers());
    rows.extend(shop.blueprints());
    rows.extend(shop.armand());
    rows
}

struct Shop<'a> {
    game: &'a Mechanica,
    state: &'a State,
    seat: Option<Seat>,
    scene: &'a Scene<'a>,
}

impl Shop<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        self.scene.voice.say_to(self.scene.names, phrase)
    }

    fn day(&self) -> Row {
        let mut row = Row::plain(" ");
        row.push(BOLD, self.say(&Phrase::new("mechanica-table-day").with("day", self.state.day)));
        if let Some(first) = self.state.first.filter(|_| self.state.factories.len() > 1) {
            let who = self.scene.voice.name(self.scene.names, first);
            row.push(DIM, format!("  {}", self.say(&Phrase::new("mechanica-table-first").with("who", who))));
        }
        let key =
            if self.state.extras > 0 { "mechanica-table-stack-extras" } else { "mechanica-table-stack" };
        let left = Phrase::new(key).with("stack", self.state.stack).with("extras", self.state.extras);
        row.and(DIM, format!("  {}", self.say(&left))).cut(self.scene.width - 1)
    }

    /// What is for sale, the dearest first; what cannot be paid is pale.
    fn offers(&self) -> Vec<Row> {
        let wallet = self.seat.and_then(|seat| self.state.factories.get(seat.index())).map(|one| one.wallet);
        let offers = (0..SHOP).map(|spot| {
            let price = self.game.board().prices[spot];
            match self.game.offer(self.state, spot) {
                None => Row::new().and(DIM, format!("{price}: –")),
                Some((tile, _)) => {
                    let text = self.say(&improvement_words(tile));
                    if wallet.is_some_and(|wallet| wallet < u16::from(price)) {
                        Row::new().and(DIM, format!("{price}: {text}"))
                    } else {
                        Row::new().and(BOLD, format!("{price}: ")).and(PLAIN, text)
                    }
                }
            }
        });
        let mut items: Vec<Row> = offers.collect();
        items.push(Row::new().and(DIM, self.say(&Phrase::new("mechanica-table-recycler"))));
        flow(heading(self.scene, "mechanica-table-shop"), items, "   ", self.scene.width - 1)
    }

    fn blueprints(&self) -> Vec<Row> {
        let factory = self.seat.and_then(|seat| self.state.factories.get(seat.index()));
        let items = self.state.blueprints.iter().enumerate().map(|(stack, pile)| {
            let mut item = Row::new().and(BOLD, format!("{}: ", stack + 1));
            let Some(number) = pile.blueprint() else { return item.and(DIM, "–") };
            let figures = &self.game.board().blueprints[usize::from(number)];
            let [basic, plus, deluxe] = figures.bots();
            let wanted = Bots { basic, plus, deluxe };
            item.append(marks::bots(self.scene, wanted));
            item.push(PLAIN, format!(" → {}", figures.money));
            let Some(factory) = factory else { return item };
            let missing = self.game.missing(self.state, factory)[stack];
            let note = if factory.completed[stack] {
                Phrase::new("mechanica-table-completed")
            } else if missing.is_empty() {
                return item.and(BOLD, format!(" {}", self.scene.voice.word("mechanica-table-complete")));
            } else {
                let bots = marks::bots_text(self.scene, missing);
                Phrase::new("mechanica-table-missing").with("bots", bots)
            };
            item.and(DIM, format!(" {}", self.say(&note)))
        });
        let mut items: Vec<Row> = items.collect();
        if self.state.sideways {
            items.push(Row::new().and(DIM, self.scene.voice.word("mechanica-table-replaced")));
        }
        flow(heading(self.scene, "mechanica-table-blueprints"), items, "   ", self.scene.width - 1)
    }

    fn armand(&self) -> Vec<Row> {
        let Some(armand) = &self.state.armand else { return Vec::new() };
        let purse = Phrase::new("mechanica-table-armand")
            .with("wallet", armand.wallet)
            .with("vault", armand.vault)
            .with("points", self.game.armand_points(armand));
        let mut items = vec![Row::plain(self.say(&purse))];
        let bought = armand.improvements.iter().filter(|(_, count)| *count > 0);
        items.extend(bought.map(|(tile, count)| {
            Row::new().and(DIM, format!("{count}×{}", self.say(&improvement_words(tile))))
        }));
        flow(heading(self.scene, "mechanica-table-rival"), items, "  ", self.scene.width - 1)
    }
}
