//! A table to test on: factories are read from a list of places, decisions read like sentences. Where a scene says nothing,
//! factories are bare and chance brings the first it may.
//!
//! Places are written as their row and column, a0 to c5: column 0 is the Start Zone, 5 the Loading Dock. A place of a list
//! is what lies there, how, and the bots in its holes: "b3 Repurposer north D (B)", "a0 Advanced B.", "c5 Big PP".

use reverie_game::{Chance, Game, Illegal, Pending, Seat, Session, Standings};
use reverie_mechanica::components::{Improvement, Kind};
use reverie_mechanica::events::Event;
use reverie_mechanica::floor::{Lie, Machine, Model, Square, Tile};
use reverie_mechanica::moves::{Move, Site};
use reverie_mechanica::route::{End, Ride};
use reverie_mechanica::rules::Roll;
use reverie_mechanica::run::Ask;
use reverie_mechanica::state::{
    Armand, Bots, Fabricator, Factory, Hole, Phase, Size, Slot, Stack, State, Tally,
};
use reverie_mechanica::{Mechanica, Options};

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

pub(crate) fn square(name: &str) -> Square {
    name.parse().unwrap()
}

pub(crate) fn improvement(name: &str) -> Improvement {
    Improvement::try_from(name.to_owned()).unwrap()
}

pub(crate) fn model(letter: char) -> Model {
    Model::ALL["BPD".find(letter).unwrap()]
}

const fn letter(model: Model) -> char {
    match model {
        Model::Basic => 'B',
        Model::Plus => 'P',
        Model::Deluxe => 'D',
    }
}

/// Some bots: "BBP".
pub(crate) fn bots(letters: &str) -> Bots {
    letters.chars().map(model).collect()
}

/// A hole of the Start Zone: "a0", or "a0 side".
pub(crate) fn hole(name: &str) -> Hole {
    let (row, column) = place(&name[..2]);
    assert_eq!(column, 0, "{name}");
    Hole { row, side: name.ends_with("side") }
}

/// Its row and column.
fn place(name: &str) -> (u8, u8) {
    let &[row, column] = name.as_bytes() else { panic!("{name}") };
    (row - b'a', column - b'0')
}

/// How a tile lies: "east", "north back".
pub(crate) fn lie(words: &str) -> Lie {
    let turn = |word: &str| ["east", "south", "west", "north"].iter().position(|&side| side == word);
    let turns = words.split(' ').find_map(turn).unwrap_or(0);
    Lie { turns: u8::try_from(turns).unwrap(), back: words.contains("back") }
}

/// The bots in some holes: "B.P".
fn holes<const N: usize>(letters: &str) -> [Option<Model>; N] {
    let mut holes = [None; N];
    for (hole, letter) in holes.iter_mut().zip(letters.chars()) {
        *hole = (letter != '.').then(|| model(letter));
    }
    holes
}

/// A factory with these things in it, and nothing else.
pub(crate) fn factory(list: &str) -> Factory {
    let mut factory = Factory { wallet: 8, ran: true, ..Factory::default() };
    factory.start[1].fabricator = Some(Fabricator::Basic);
    for thing in list.split(", ").filter(|thing| !thing.is_empty()) {
        let (name, rest) = thing.split_once(' ').unwrap();
        let are_bots = |word: &&str| word.chars().all(|letter| "BPD.".contains(letter));
        let inside = rest.split(' ').find(are_bots).unwrap_or_default();
        let what = rest.split(' ').next().unwrap();
        match place(name) {
            (row, 0) => {
                let slot = &mut factory.start[usize::from(row)];
                match what {
                    "Advanced" => slot.fabricator = Some(Fabricator::Advanced),
                    "Overactive" => slot.fabricator = Some(Fabricator::Overactive),
                    _ => {}
                }
                [slot.centre, slot.side] = holes(inside);
            }
            (row, 5) => {
                let truck = &mut factory.trucks[usize::from(row)];
                truck.size = match what {
                    "Big" => Size::Big,
                    "Huge" => Size::Huge,
                    _ => Size::Small,
                };
                truck.bots = bots(inside);
            }
            _ => {
                let machine = Machine::ALL.into_iter().find(|machine| format!("{machine:?}") == what);
                let waiting = rest.split_once('(').map(|(_, waiting)| model(waiting.chars().next().unwrap()));
                factory.floor[square(name).index()] = Some(Tile {
                    machine: machine.unwrap_or_else(|| panic!("{what}")),
                    lie: lie(rest),
                    outputs: holes(inside),
                    waiting,
                    ..Tile::default()
                });
            }
        }
    }
    factory
}

/// Every bot of a factory, row by row, in the words of such a list: "a0 B., b3 D (B), c5 PP".
pub(crate) fn in_holes(factory: &Factory) -> String {
    let shown = |holes: &[Option<Model>]| holes.iter().map(|bot| bot.map_or('.', letter)).collect::<String>();
    let mut all = Vec::new();
    for row in 0_u8..3 {
        let name = char::from(b'a' + row);
        let slot = &factory.start[usize::from(row)];
        let mut here =
            vec![if slot.has_side() { shown(&[slot.centre, slot.side]) } else { shown(&[slot.centre]) }];
        for column in 0..4 {
            let tile = factory.tile(Square::at(row, column).unwrap());
            let outputs = tile.map_or(String::new(), |tile| {
                let holes = match tile.machine {
                    Machine::Downgrader => 3,
                    Machine::Duplicator | Machine::StaticCharger => 2,
                    Machine::Upgrader | Machine::Repurposer => 1,
                    _ => 0,
                };
                assert!(tile.outputs[holes..].iter().all(Option::is_none), "{tile:?}");
                let waiting = tile.waiting.map_or(String::new(), |bot| format!("({})", letter(bot)));
                shown(&tile.outputs[..holes]) + &waiting
            });
            here.push(outputs);
        }
        here.push(factory.trucks[usize::from(row)].bots.iter().map(letter).collect());
        for (column, bots) in here.iter().enumerate() {
            if bots.chars().any(|letter| letter != '.') {
                all.push(format!("{name}{column} {bots}"));
            }
        }
    }
    all.join(", ")
}

/// A ride in a few words: where it ends, what it brings into Vault and Wallet, the Static Chargers it passes.
fn ride_in_words(ride: Ride) -> String {
    let end = match ride.end {
        End::Truck { row } => format!("{}5", char::from(b'a' + row)),
        End::Tile { square } => square.to_string(),
        End::Lost => "lost".to_owned(),
    };
    let coins = |what: &str, coins: u8| (coins > 0).then(|| format!("{what} {coins}"));
    let charged = ride.charged.iter().map(|square| format!("charged {square}"));
    let brought = [Some(end), coins("vault", ride.vault), coins("wallet", ride.wallet)];
    brought.into_iter().flatten().chain(charged).collect::<Vec<_>>().join(" ")
}

/// The place in the box of the blueprint that asks for these bots.
pub(crate) fn blueprint(letters: &str) -> u8 {
    let board = Mechanica::open(1, &Options::default()).unwrap();
    let wanted = bots(letters);
    let asks = |figures: &reverie_mechanica::components::BlueprintFigures| {
        figures.bots() == [wanted.basic, wanted.plus, wanted.deluxe]
    };
    u8::try_from(board.board().blueprints.iter().position(asks).unwrap()).unwrap()
}

/// A position to begin from: the first player's turn on the second workday, unless it is said otherwise.
#[derive(Clone)]
pub(crate) struct Scene {
    pub(crate) options: Options,
    pub(crate) seats: u8,
    state: State,
    piles: Option<[u8; 2]>,
}

/// So many players, each with a bare factory.
pub(crate) fn scene(seats: u8) -> Scene {
    let stack = |letters| Stack { seen: [blueprint(letters)].into_iter().collect(), top: Some(0) };
    let armand = Armand { wallet: 8, ..Armand::default() };
    Scene {
        options: Options::default(),
        seats,
        state: State {
            day: 2,
            phase: Phase::Trading,
            first: Some(seat(0)),
            active: Some(seat(0)),
            shop: [None; 4],
            fallen: None,
            unseen: Tally::default(),
            stack: 0,
            extras: 0,
            blueprints: [stack("DD"), stack("DDD")],
            sideways: false,
            armand: (seats == 1).then_some(armand),
            factories: (0..seats).map(|_| factory("")).collect(),
        },
        piles: None,
    }
    .shop("AdvancedFabricator OveractiveFabricator - -")
}

impl Scene {
    pub(crate) fn options(mut self, options: Options) -> Self {
        self.options = options;
        self
    }

    /// What is in a factory; its money stays.
    pub(crate) fn factory(mut self, number: usize, list: &str) -> Self {
        let Factory { wallet, vault, .. } = self.state.factories[number];
        self.state.factories[number] = Factory { wallet, vault, ..factory(list) };
        self
    }

    pub(crate) fn money(mut self, number: usize, wallet: u16, vault: u16) -> Self {
        let factory = &mut self.state.factories[number];
        (factory.wallet, factory.vault) = (wallet, vault);
        self
    }

    pub(crate) fn armand(mut self, wallet: u16, vault: u16, bought: &[&str]) -> Self {
        let mut armand = Armand { wallet, vault, ..Armand::default() };
        for name in bought {
            armand.improvements[improvement(name)] += 1;
        }
        self.state.armand = Some(armand);
        self
    }

    /// What is for sale, the dearest first; "-" for an empty place.
    pub(crate) fn shop(mut self, names: &str) -> Self {
        let read = |name| (name != "-").then(|| improvement(name));
        let shop: Vec<_> = names.split(' ').map(read).collect();
        self.state.shop = shop.try_into().unwrap();
        self
    }

    /// How many tiles are left in the stack and in the Extras.
    pub(crate) fn piles(mut self, stack: u8, extras: u8) -> Self {
        self.piles = Some([stack, extras]);
        self
    }

    /// The blueprints that lie on top, by the bots they ask for.
    pub(crate) fn blueprints(mut self, letters: [&str; 2]) -> Self {
        for (stack, letters) in self.state.blueprints.iter_mut().zip(letters) {
            stack.seen[0] = blueprint(letters);
        }
        self
    }

    pub(crate) fn first(mut self, number: u8) -> Self {
        self.state.first = Some(seat(number));
        self
    }

    /// Whose turn it is.
    pub(crate) fn active(mut self, number: u8) -> Self {
        self.state.active = Some(seat(number));
        self
    }

    /// Anything else.
    pub(crate) fn with(mut self, change: impl FnOnce(&mut State)) -> Self {
        change(&mut self.state);
        self
    }

    pub(crate) fn game(&self) -> Mechanica {
        Mechanica::open(self.seats, &self.options).unwrap()
    }

    /// The position, with everything that lies nowhere else in the piles: as much as they may hold, or as was said. What is
    /// left over was recycled.
    pub(crate) fn state(&self) -> State {
        let game = self.game();
        let mut state = self.state;
        let board = game.board();
        for &tile in &board.tiles {
            state.unseen[tile] = board.copies(tile);
        }
        let mut lie = |one: Improvement| state.unseen[one] -= 1;
        state.shop.iter().flatten().chain(&state.fallen).for_each(|&one| lie(one));
        for factory in &state.factories {
            factory
                .floor
                .iter()
                .flatten()
                .filter_map(|tile| Kind::of(tile.machine).map(Improvement::from))
                .for_each(&mut lie);
            factory.owes.hand.into_iter().for_each(&mut lie);
            for slot in &factory.start {
                match slot.fabricator {
                    None | Some(Fabricator::Basic) => {}
                    Some(Fabricator::Advanced) => lie(Kind::AdvancedFabricator.into()),
                    Some(Fabricator::Overactive) => lie(Kind::OveractiveFabricator.into()),
                }
            }
        }
        for (tile, bought) in state.armand.unwrap_or_default().improvements.iter() {
            state.unseen[tile] -= bought;
        }
        let rest: u8 = state.unseen.iter().map(|(_, left)| left).sum();
        [state.stack, state.extras] =
            self.piles.unwrap_or([board.stack.min(rest - board.extras), board.extras]);
        let mut recycled = rest - state.stack - state.extras;
        for &tile in board.tiles.iter().rev() {
            let left = &mut state.unseen[tile];
            let gone = recycled.min(*left);
            *left -= gone;
            recycled -= gone;
        }
        state
    }

    fn load(&self, state: &State) -> Table {
        match Session::load(self.seats, self.options.clone(), Chance::Asked, *state) {
            Ok(session) => Table { session, seat: seat(0), told: Vec::new(), by_hand: false },
            Err(reason) => panic!("the position is refused: {reason}\n{state:?}"),
        }
    }

    /// Sits down.
    pub(crate) fn set(&self) -> Table {
        let mut table = self.load(&self.state());
        table.settle();
        table
    }

    /// Sits down where chance is next, and waits for this test.
    pub(crate) fn dealt_by_hand(&self) -> Table {
        self.load(&self.state()).by_hand()
    }

    /// Sits down as the night ends: a blueprint is turned up, and the workday begins.
    pub(crate) fn workday(&self) -> Table {
        let mut state = self.state();
        (state.phase, state.active, state.blueprints[1]) = (Phase::Refreshing, None, Stack::default());
        let mut table = self.load(&state);
        table.settle();
        table
    }
}

/// A workday of this factory, for one player.
pub(crate) fn run(list: &str) -> Table {
    scene(1).factory(0, list).workday()
}

/// A game under way. Decisions are those of seat 0 until [`Table::player`] passes the turn.
#[derive(Clone)]
pub(crate) struct Table {
    session: Session<Mechanica>,
    seat: Seat,
    told: Vec<Event>,
    by_hand: bool,
}

impl Table {
    /// A new game, before anything is laid out; every roll by hand.
    pub(crate) fn new(seats: u8, options: Options) -> Self {
        let session = Session::new(seats, options, Chance::Asked).unwrap();
        Self { session, seat: seat(0), told: Vec::new(), by_hand: true }
    }

    /// Chance waits for this test.
    pub(crate) fn by_hand(mut self) -> Self {
        self.by_hand = true;
        self
    }

    fn settle(&mut self) {
        while !self.by_hand
            && let Some(&(roll, _)) = self.session.rolls().first()
        {
            self.told.extend(self.session.roll(roll).unwrap());
        }
    }

    pub(crate) fn player(&mut self, number: u8) -> &mut Self {
        self.seat = seat(number);
        self
    }

    pub(crate) fn play(&mut self, mv: Move) -> &mut Self {
        self.told = match self.session.play(self.seat, mv) {
            Ok(told) => told,
            Err(reason) => panic!("{mv:?} of seat {} is refused: {reason}", self.seat),
        };
        self.settle();
        self
    }

    pub(crate) fn roll(&mut self, roll: Roll) -> &mut Self {
        self.told = self.session.roll(roll).unwrap();
        self
    }

    /// This improvement is drawn.
    pub(crate) fn draw(&mut self, name: &str) -> &mut Self {
        self.roll(Roll::Improvement { improvement: improvement(name) })
    }

    /// The blueprint that asks for these bots is turned up.
    pub(crate) fn turn_up(&mut self, letters: &str) -> &mut Self {
        self.roll(Roll::Blueprint { blueprint: blueprint(letters) })
    }

    /// ARMAND-0's chip falls on the side that buys the cheapest tile, or on the other.
    pub(crate) fn chip(&mut self, cheap: bool) -> &mut Self {
        self.roll(Roll::Chip { cheap })
    }

    /// Every ride that the bot in question may take.
    pub(crate) fn rides(&self) -> Vec<String> {
        match self.game().wants(self.state(), self.seat) {
            reverie_mechanica::moves::Wants::Run(Ask::Ride { rides, .. }) => {
                rides.into_iter().map(ride_in_words).collect()
            }
            other => panic!("{other:?}"),
        }
    }

    pub(crate) fn send(&mut self, words: &str) -> &mut Self {
        let ride = self.moves().into_iter().find_map(|mv| match mv {
            Move::Send { ride } if ride_in_words(ride) == words => Some(ride),
            _ => None,
        });
        self.play(Move::Send {
            ride: ride.unwrap_or_else(|| panic!("{words} is none of {:?}", self.rides())),
        })
    }

    pub(crate) fn keep(&mut self, letters: &str) -> &mut Self {
        self.play(Move::Keep { bots: bots(letters) })
    }

    pub(crate) fn repurpose(&mut self, letter: char) -> &mut Self {
        self.play(Move::Repurpose { model: model(letter) })
    }

    pub(crate) fn sell(&mut self, row: u8, letter: char) -> &mut Self {
        self.play(selling(row, letter))
    }

    pub(crate) fn buy(&mut self, spot: u8) -> &mut Self {
        self.play(Move::Buy { spot })
    }

    pub(crate) fn install(&mut self, at: &str, words: &str) -> &mut Self {
        self.play(installing(at, words))
    }

    pub(crate) fn recycle(&mut self) -> &mut Self {
        self.play(Move::Recycle)
    }

    pub(crate) fn put(&mut self, letter: char, name: &str) -> &mut Self {
        self.play(Move::Place { model: model(letter), hole: hole(name) })
    }

    pub(crate) fn gift(&mut self, letter: char, name: &str) -> &mut Self {
        self.play(Move::Gift { choice: false, model: model(letter), hole: hole(name) })
    }

    pub(crate) fn chosen_gift(&mut self, letter: char, name: &str) -> &mut Self {
        self.play(Move::Gift { choice: true, model: model(letter), hole: hole(name) })
    }

    pub(crate) fn demolish(&mut self, name: &str) -> &mut Self {
        self.play(demolishing(name))
    }

    pub(crate) fn complete(&mut self, stack: u8) -> &mut Self {
        self.play(Move::Complete { stack })
    }

    pub(crate) fn make(&mut self) -> &mut Self {
        self.play(Move::Make)
    }

    /// Makes bots and takes the first that comes of everything, until somebody else is awaited or a new day dawns.
    pub(crate) fn pass(&mut self) -> &mut Self {
        let today = self.state().day;
        self.make();
        while self.state().day == today && self.waiting().contains(&self.seat.number()) {
            let first = self.moves()[0];
            self.play(first);
        }
        self
    }

    /// Everybody runs as planned.
    pub(crate) fn all_planned(&mut self) -> &mut Self {
        while self.state().phase == Phase::Running {
            let next = self.waiting()[0];
            self.player(next).planned();
        }
        self
    }

    pub(crate) fn announce(&mut self, letter: char) -> &mut Self {
        self.play(Move::Announce { model: model(letter) })
    }

    pub(crate) fn planned(&mut self) -> &mut Self {
        self.play(Move::Planned)
    }

    /// Why this decision is refused; nothing changes by trying it.
    pub(crate) fn refusal(&self, mv: Move) -> String {
        assert!(!self.moves().contains(&mv), "listed: {mv:?}");
        let mut tried = self.clone();
        let refused: Illegal = tried.session.play(self.seat, mv).expect_err("it is allowed");
        assert_eq!(tried.state(), self.state());
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

    pub(crate) fn rolls(&self) -> Vec<(Roll, u32)> {
        self.session.rolls()
    }

    pub(crate) fn state(&self) -> &State {
        self.session.state()
    }

    pub(crate) fn game(&self) -> &Mechanica {
        self.session.game()
    }

    pub(crate) fn me(&self) -> &Factory {
        &self.state().factories[self.seat.index()]
    }

    /// Every bot of this player: "a0 B, b3 D (B), c5 PP".
    pub(crate) fn bots(&self) -> String {
        in_holes(self.me())
    }

    /// What this player has in Wallet and Vault.
    pub(crate) fn money(&self) -> (u16, u16) {
        (self.me().wallet, self.me().vault)
    }

    /// What lies on a square, and how.
    pub(crate) fn lies(&self, name: &str) -> Option<(Machine, Lie)> {
        self.me().tile(square(name)).map(|tile| (tile.machine, tile.lie))
    }

    pub(crate) fn slot(&self, row: usize) -> Slot {
        self.me().start[row]
    }

    /// What is for sale, the dearest first: "Upgrader - - Repurposer".
    pub(crate) fn shop(&self) -> String {
        let named = |one: Option<Improvement>| one.map_or("-".to_owned(), |one| format!("{one:?}"));
        self.state().shop.map(named).join(" ")
    }

    pub(crate) fn armand(&self) -> Armand {
        self.state().armand.unwrap()
    }

    pub(crate) fn told(&self) -> &[Event] {
        &self.told
    }

    /// The seats that owe a decision.
    pub(crate) fn waiting(&self) -> Vec<u8> {
        match self.game().pending(self.state()) {
            Pending::Seats(seats) => seats.iter().map(Seat::number).collect(),
            Pending::Chance(_) | Pending::Over => Vec::new(),
        }
    }

    /// What chance is to bring, if anything.
    pub(crate) fn chance(&self) -> Option<&'static str> {
        match self.game().pending(self.state()) {
            Pending::Chance(source) => Some(source.name),
            Pending::Seats(_) | Pending::Over => None,
        }
    }

    pub(crate) fn standings(&self) -> Standings {
        self.game().standings(self.state())
    }

    pub(crate) fn is_over(&self) -> bool {
        self.state().phase == Phase::Over
    }
}

pub(crate) fn selling(row: u8, letter: char) -> Move {
    Move::Sell { row, model: model(letter) }
}

/// On this square, lying like this.
pub(crate) fn installing(at: &str, words: &str) -> Move {
    Move::Install { square: square(at), lie: lie(words) }
}

/// What stands at this place, a0 to c5.
pub(crate) fn demolishing(name: &str) -> Move {
    let site = match place(name) {
        (row, 0) => Site::Start { row },
        (row, 5) => Site::Dock { row },
        _ => Site::Floor { square: square(name) },
    };
    Move::Demolish { site }
}
