//! A table to test on: a scene is set in a few lines, decisions read like sentences. Where a scene says nothing, chance
//! brings the first it may.

use reverie_game::trial::{fall, insist};
use reverie_game::{Chance, Eyes, Game, Happening, Illegal, Pending, Seat, Session, Standings};
use reverie_mech_a_dream::cards::{Delivery, DeliverySet, Robot, Specialist};
use reverie_mech_a_dream::engines::Engine;
use reverie_mech_a_dream::events::Event;
use reverie_mech_a_dream::lot::Lot;
use reverie_mech_a_dream::moves::Move;
use reverie_mech_a_dream::rules::chance::Roll;
use reverie_mech_a_dream::state::{Hired, Place, Player, Post, Screen, State, Tiles, Time};
use reverie_mech_a_dream::tile::{Pile, Spot, Tile};
use reverie_mech_a_dream::view::View;
use reverie_mech_a_dream::{MechADream, Options};

const BOX: &str = include_str!("../../data/components.ron");

pub(crate) fn tile(name: &str) -> Tile {
    name.parse().unwrap()
}

pub(crate) fn engine(name: &str) -> Engine {
    name.parse().unwrap()
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

pub(crate) fn robot(number: u8) -> Robot {
    Robot::new(number).unwrap()
}

pub(crate) fn specialist(number: u8) -> Specialist {
    Specialist::new(number).unwrap()
}

pub(crate) fn delivery(number: u8) -> Delivery {
    Delivery::new(number).unwrap()
}

/// So many of each thing: "2F 1I 1R 3D 2H 1A".
pub(crate) fn lot(text: &str) -> Lot {
    let mut lot = Lot::NOTHING;
    for entry in text.split_whitespace() {
        let (amount, letter) = entry.split_at(entry.len() - 1);
        let amount = amount.parse().unwrap();
        match letter {
            "F" => lot.flowers = amount,
            "I" => lot.ink = amount,
            "R" => lot.rainbows = amount,
            "D" => lot.dreams = amount,
            "H" => lot.boosts = amount,
            "A" => lot.activations = amount,
            _ => panic!("{entry}"),
        }
    }
    lot
}

pub(crate) const BASE: Options = Options { robots: false, specialists: false, components: None };

pub(crate) fn options(robots: bool, specialists: bool) -> Options {
    Options { robots, specialists, components: None }
}

/// A position to begin from: the first day's morning, unless it is said otherwise.
#[derive(Clone)]
pub(crate) struct Scene {
    options: Options,
    seats: u8,
    state: State,
    sale: Option<Vec<Option<Tile>>>,
    assistants: Vec<Option<[Post; 3]>>,
}

/// So many players at a base game.
pub(crate) fn scene(seats: u8) -> Scene {
    let start = Player { flowers: 3, ink: 4, ..Player::default() };
    Scene {
        options: BASE,
        seats,
        state: State {
            day: 1,
            time: Time::Morning,
            first: Some(seat(0)),
            tiles: Tiles::default(),
            delivery: Some(delivery(1)),
            delivered: DeliverySet::NONE,
            specialists: tinyvec::ArrayVec::new(),
            players: (0..seats).map(|_| start).collect(),
        },
        sale: None,
        assistants: vec![None; usize::from(seats)],
    }
}

impl Scene {
    /// Enlightened Robots: one for each seat.
    pub(crate) fn robots(mut self, numbers: &[u8]) -> Self {
        self.options.robots = true;
        assert_eq!(numbers.len(), self.state.players.len());
        for (player, &number) in self.state.players.iter_mut().zip(numbers) {
            player.screen = Screen::Enlightened { robot: robot(number) };
        }
        self
    }

    /// Specialists: each with the seat it lies in front of, if any, and its price.
    pub(crate) fn specialists(mut self, cards: &[(u8, Option<u8>, u8)]) -> Self {
        self.options.specialists = true;
        let hired = |&(number, by, price): &_| Hired {
            specialist: specialist(number),
            by: Option::map(by, seat),
            price,
        };
        self.state.specialists = cards.iter().map(hired).collect();
        self
    }

    /// Our box after these replacements.
    pub(crate) fn with_box(mut self, edits: &[(&str, &str)]) -> Self {
        let mut text = BOX.to_owned();
        for (from, to) in edits {
            assert!(text.contains(from), "{from}");
            text = text.replacen(from, to, 1);
        }
        self.options = MechADream::with_box(self.options, MechADream::unbox(&text).unwrap());
        self
    }

    pub(crate) fn day(mut self, day: u8) -> Self {
        self.state.day = day;
        self
    }

    pub(crate) fn time(mut self, time: Time) -> Self {
        self.state.time = time;
        self
    }

    pub(crate) fn first(mut self, number: u8) -> Self {
        self.state.first = Some(seat(number));
        self
    }

    pub(crate) fn delivery(mut self, number: u8) -> Self {
        self.state.delivery = Some(delivery(number));
        self
    }

    /// What a player has: "3F 4I 1R 12D".
    pub(crate) fn has(mut self, number: usize, text: &str) -> Self {
        let Lot { flowers, ink, rainbows, dreams, .. } = lot(text);
        let player = &mut self.state.players[number];
        (player.flowers, player.ink) = (flowers, ink);
        (player.rainbows, player.dreams) = (rainbows.into(), dreams.into());
        self
    }

    /// A player who is done with the night.
    pub(crate) fn done(mut self, number: usize) -> Self {
        self.state.players[number].done = true;
        self
    }

    /// What a player has completed, in order: "B1 E3".
    pub(crate) fn workshop(mut self, number: u8, names: &str) -> Self {
        for (place, name) in (0..).zip(names.split_whitespace()) {
            self.state.tiles.set(tile(name), Place::Workshop { seat: seat(number), place, used: false });
        }
        self
    }

    /// What a player has under construction, with the slot: "B1@3 C4@2".
    pub(crate) fn belt(mut self, number: u8, machines: &str) -> Self {
        for machine in machines.split_whitespace() {
            let (name, slot) = machine.split_once('@').unwrap();
            let place = Place::Belt { seat: seat(number), slot: slot.parse().unwrap() };
            self.state.tiles.set(tile(name), place);
        }
        self
    }

    /// What is on sale: the top of the blue-green pile and the two beside it, the red ones, the yellow one; "-" for none.
    pub(crate) fn sale(mut self, names: &str) -> Self {
        let read = |name| if name == "-" { None } else { Some(tile(name)) };
        self.sale = Some(names.split_whitespace().map(read).collect());
        self
    }

    /// Where the three assistants of a player are: "stock", "dock", "-" or on a tile.
    pub(crate) fn assistants(mut self, number: usize, posts: [&str; 3]) -> Self {
        self.assistants[number] = Some(posts.map(|post| match post {
            "-" => Post::Locker,
            "stock" => Post::Stock,
            "dock" => Post::Dock,
            name => Post::Machine { tile: tile(name) },
        }));
        self
    }

    /// The position, and the options it is played with.
    pub(crate) fn state(&self) -> (Options, State) {
        let mut state = self.state;
        // The cards of the days before were the lowest of the others.
        let today = state.delivery.unwrap();
        let before = Delivery::first(10).filter(|&card| card != today).take(usize::from(state.day) - 1);
        state.delivered = before.chain([today]).collect();
        let game = MechADream::open(2, &Options::default()).unwrap();
        let box_tiles = || game.board().tiles.iter().map(|figures| figures.tile);
        let of_pile = |tiles: &Tiles, pile| {
            box_tiles().find(|&tile| tile.family().pile() == pile && tiles.get(tile) == Place::Pile)
        };
        for spot in Spot::all() {
            let on_sale = match &self.sale {
                Some(sale) => sale[spot.index()],
                None => of_pile(&state.tiles, spot.pile()),
            };
            if let Some(tile) = on_sale {
                assert_eq!(state.tiles.get(tile), Place::Pile, "{tile} is somewhere already");
                state.tiles.set(tile, Place::Sale { spot });
            }
        }
        let usual = match state.time {
            Time::Afternoon => [Post::Stock, Post::Locker, Post::Locker],
            Time::Evening => [Post::Stock, Post::Stock, Post::Locker],
            _ => [Post::Locker; 3],
        };
        for (player, posts) in state.players.iter_mut().zip(&self.assistants) {
            player.assistants = posts.unwrap_or(usual);
        }
        (self.options.clone(), state)
    }

    /// Sits down.
    pub(crate) fn set(&self) -> Table {
        let (options, state) = self.state();
        match Session::load(self.seats, options, Chance::Asked, state) {
            Ok(session) => Table::of(session),
            Err(reason) => panic!("the position is refused: {reason}\n{state:?}"),
        }
    }
}

/// A game under way. Decisions are those of seat 0 until [`Table::player`] passes the turn.
#[derive(Clone)]
pub(crate) struct Table {
    session: Session<MechADream>,
    seat: Seat,
    told: Vec<Event>,
    by_hand: bool,
}

impl Table {
    /// A new game, before anything is laid out; every roll by hand.
    pub(crate) fn new(seats: u8, options: Options) -> Self {
        Self::of(Session::new(seats, options, Chance::Asked).unwrap()).by_hand()
    }

    fn of(session: Session<MechADream>) -> Self {
        Self { session, seat: seat(0), told: Vec::new(), by_hand: false }
    }

    /// Chance waits for this test.
    pub(crate) fn by_hand(mut self) -> Self {
        self.by_hand = true;
        self
    }

    fn settle(&mut self) {
        if !self.by_hand {
            self.told.extend(fall(&mut self.session));
        }
    }

    pub(crate) fn roll(&mut self, roll: Roll) -> &mut Self {
        self.told = self.session.roll(roll).unwrap();
        self
    }

    pub(crate) fn turn_up(&mut self, names: &str) -> &mut Self {
        for name in names.split_whitespace() {
            self.roll(Roll::Tile { tile: tile(name) });
        }
        self
    }

    pub(crate) fn player(&mut self, number: u8) -> &mut Self {
        self.seat = seat(number);
        self
    }

    pub(crate) fn play(&mut self, mv: Move) -> &mut Self {
        self.told = insist(&mut self.session, self.seat, mv);
        self.settle();
        self
    }

    /// The stock room, with this last choice.
    pub(crate) fn stock(&mut self, last: &str) -> &mut Self {
        self.play(self.stocking(last))
    }

    pub(crate) fn stocking(&self, last: &str) -> Move {
        let part = self.state().time.part().unwrap();
        let choice = &self.session.game().board().stock_room.floor(part).choice;
        let choice = choice.iter().position(|&choice| choice == lot(last)).unwrap();
        Move::Stock { choice: u8::try_from(choice).unwrap() }
    }

    pub(crate) fn recruit(&mut self, number: u8) -> &mut Self {
        self.play(recruiting(number))
    }

    pub(crate) fn dock(&mut self) -> &mut Self {
        self.play(Move::Dock)
    }

    pub(crate) fn buy(&mut self, name: &str) -> &mut Self {
        self.play(buying(name))
    }

    pub(crate) fn build(&mut self, name: &str) -> &mut Self {
        self.play(building(name))
    }

    pub(crate) fn boost(&mut self, name: &str) -> &mut Self {
        self.play(boosting(name))
    }

    /// Uses the robot or a machine, in the first of its ways.
    pub(crate) fn uses(&mut self, name: &str) -> &mut Self {
        self.play(using(name, 0))
    }

    /// Uses the robot in one of its ways, counted from 0.
    pub(crate) fn uses_robot(&mut self, way: u8) -> &mut Self {
        self.play(using("robot", way))
    }

    pub(crate) fn copies(&mut self, of: u8, name: &str, way: u8) -> &mut Self {
        self.play(copying(of, name, way))
    }

    pub(crate) fn decline(&mut self) -> &mut Self {
        self.play(Move::Decline)
    }

    /// Takes this Specialist's bonus next.
    pub(crate) fn bonus(&mut self, number: u8, way: u8) -> &mut Self {
        self.play(Move::Bonus { specialist: specialist(number), way })
    }

    pub(crate) fn everything(&mut self) -> &mut Self {
        self.play(Move::Everything)
    }

    pub(crate) fn done(&mut self) -> &mut Self {
        self.play(Move::Done)
    }

    pub(crate) fn keep(&mut self, number: u8) -> &mut Self {
        self.play(Move::Keep { robot: robot(number) })
    }

    pub(crate) fn hire(&mut self, number: u8) -> &mut Self {
        self.play(Move::Hire { specialist: specialist(number) })
    }

    /// Everybody who is awaited sends an assistant to the stock room for flowers, until this time.
    pub(crate) fn idle_until(&mut self, time: Time) -> &mut Self {
        while self.state().time != time && !self.is_over() {
            let next = *self.waiting().first().unwrap();
            self.player(next);
            if self.state().time == Time::Night {
                self.done()
            } else {
                self.stock("2F")
            };
        }
        self
    }

    /// Everybody spends the rest of this day and its night in the same way.
    pub(crate) fn idle_a_day(&mut self) -> &mut Self {
        let today = self.state().day;
        while self.state().day == today && !self.is_over() {
            let next = *self.waiting().first().unwrap();
            self.player(next);
            if self.state().time == Time::Night {
                self.done()
            } else {
                self.stock("2F")
            };
        }
        self
    }

    /// Why this decision is refused.
    pub(crate) fn refusal(&self, mv: Move) -> String {
        let refused: Illegal = self.session.allows(self.seat, mv).expect_err("it is allowed");
        assert!(!self.moves().contains(&mv), "refused but listed: {mv:?}");
        refused.key().to_owned()
    }

    pub(crate) fn may(&self, mv: Move) -> bool {
        let listed = self.moves().contains(&mv);
        assert_eq!(self.session.allows(self.seat, mv).is_ok(), listed, "{mv:?}");
        listed
    }

    pub(crate) fn moves(&self) -> Vec<Move> {
        self.session.moves(self.seat)
    }

    /// Everything that could be used or copied now.
    pub(crate) fn usable(&self) -> Vec<Move> {
        let works = |mv: &Move| matches!(mv, Move::Use { .. } | Move::Copy { .. });
        self.moves().into_iter().filter(works).collect()
    }

    pub(crate) fn state(&self) -> &State {
        self.session.state()
    }

    pub(crate) fn game(&self) -> &MechADream {
        self.session.game()
    }

    pub(crate) fn session(&self) -> &Session<MechADream> {
        &self.session
    }

    pub(crate) fn view(&self, eyes: Eyes) -> View {
        self.session.game().view(self.state(), eyes)
    }

    pub(crate) fn me(&self) -> &Player {
        &self.state().players[self.seat.index()]
    }

    /// What a player has: "3F 4I 0R 12D".
    pub(crate) fn purse(&self, number: usize) -> String {
        let Player { flowers, ink, rainbows, dreams, .. } = self.state().players[number];
        format!("{flowers}F {ink}I {rainbows}R {dreams}D")
    }

    /// What a player has under construction: "B1@3 C4@2".
    pub(crate) fn belt(&self, number: u8) -> String {
        let machines = self.state().tiles.belt(seat(number));
        machines.map(|(tile, slot)| format!("{tile}@{slot}")).collect::<Vec<_>>().join(" ")
    }

    /// What a player has completed, in the order of completion: "B1 C4".
    pub(crate) fn workshop(&self, number: usize) -> String {
        let seen = &self.view(Eyes::Spectator).players[number].workshop;
        seen.iter().map(|machine| machine.tile.to_string()).collect::<Vec<_>>().join(" ")
    }

    /// What is on sale, place by place: "B4 B3 B2 P2 P1 C1".
    pub(crate) fn sale(&self) -> String {
        let named = |tile: Option<Tile>| tile.map_or("-".to_owned(), |tile| tile.to_string());
        self.state().tiles.on_sale().map(named).join(" ")
    }

    pub(crate) fn face_down(&self, pile: Pile) -> u8 {
        self.game().face_down(self.state(), pile)
    }

    /// The price on a Specialist and whose it is.
    pub(crate) fn card(&self, number: u8) -> (Option<u8>, u8) {
        let cards = &self.state().specialists;
        let card = cards.iter().find(|card| card.specialist == specialist(number)).unwrap();
        (card.by.map(Seat::number), card.price)
    }

    /// What the last decision did.
    pub(crate) fn told(&self) -> &[Event] {
        &self.told
    }

    /// What the last decision told these eyes.
    pub(crate) fn told_to(&self, eyes: Eyes) -> Vec<Event> {
        self.told.iter().copied().filter(|event| event.audience().includes(eyes)).collect()
    }

    /// Everything the last decision brought a player, in order.
    pub(crate) fn gains(&self, number: u8) -> Vec<Lot> {
        let gain = |event: &Event| match *event {
            Event::Gained { seat: whose, gain, .. } if whose == seat(number) => Some(gain),
            _ => None,
        };
        self.told.iter().filter_map(gain).collect()
    }

    /// The seats that owe a decision.
    pub(crate) fn waiting(&self) -> Vec<u8> {
        match self.session.game().pending(self.state()) {
            Pending::Seats(seats) => seats.iter().map(Seat::number).collect(),
            Pending::Chance(_) | Pending::Over => Vec::new(),
        }
    }

    /// What chance is to bring, if anything.
    pub(crate) fn chance(&self) -> Option<&'static str> {
        match self.session.game().pending(self.state()) {
            Pending::Chance(source) => Some(source.name),
            Pending::Seats(_) | Pending::Over => None,
        }
    }

    pub(crate) fn standings(&self) -> Standings {
        self.session.game().standings(self.state())
    }

    pub(crate) fn is_over(&self) -> bool {
        self.session.over().is_some()
    }
}

pub(crate) fn recruiting(number: u8) -> Move {
    Move::Recruit { specialist: specialist(number) }
}

pub(crate) fn buying(name: &str) -> Move {
    Move::Buy { tile: tile(name) }
}

pub(crate) fn building(name: &str) -> Move {
    Move::Build { tile: tile(name) }
}

pub(crate) fn boosting(name: &str) -> Move {
    Move::Boost { tile: tile(name) }
}

pub(crate) fn using(name: &str, way: u8) -> Move {
    Move::Use { engine: engine(name), way }
}

pub(crate) fn copying(of: u8, name: &str, way: u8) -> Move {
    Move::Copy { of: seat(of), engine: engine(name), way }
}
