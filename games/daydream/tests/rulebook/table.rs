//! A table to test on: sheets set up in a line, decisions that read like sentences.

use reverie_daydream::board::Outcome;
use reverie_daydream::events::Event;
use reverie_daydream::folding::Folding;
use reverie_daydream::grid::{Cloud, Die, Digit, Line};
use reverie_daydream::moves::{Bonus, Move};
use reverie_daydream::state::{Drawing, Ink, Leaves, Roll, Sheet, State};
use reverie_daydream::{Daydream, Options};
use reverie_game::{Chance, Game, Illegal, Seat, Session, Standings};

const BOX: &str = include_str!("../../data/components.ron");

/// A sheet to begin from.
pub(crate) struct Paper {
    sheet: Sheet,
    leaves: Option<Leaves>,
    garland: Option<Vec<Digit>>,
}

pub(crate) fn cloud(text: &str) -> Cloud {
    text.parse().unwrap()
}

pub(crate) fn die(value: u8) -> Die {
    Die::new(value).unwrap()
}

pub(crate) fn digit(value: u8) -> Digit {
    Digit::new(value).unwrap()
}

pub(crate) fn line(text: &str) -> Line {
    text.to_owned().try_into().unwrap()
}

pub(crate) fn folding(view: &str) -> Folding {
    Folding::ALL.into_iter().find(|folding| folding.name() == view).unwrap()
}

pub(crate) fn options(view: &str) -> Options {
    Options { view: folding(view), components: None }
}

/// The options of a game with our box after these replacements.
pub(crate) fn with_box(view: &str, edits: &[(&str, &str)]) -> Options {
    let mut text = BOX.to_owned();
    for (from, to) in edits {
        assert_eq!(text.matches(from).count(), 1, "{from}");
        text = text.replace(from, to);
    }
    Daydream::with_box(options(view), Daydream::unbox(&text).unwrap())
}

fn game(view: &str) -> Daydream {
    Daydream::open(1, &options(view)).unwrap()
}

/// A sheet with these digits: "a2=5 a3=3".
pub(crate) fn paper(digits: &str) -> Paper {
    Paper { sheet: Sheet::default(), leaves: None, garland: None }.write(digits)
}

/// Every cloud has the same digit: every line is struck.
pub(crate) fn all_equal(view: &str, value: u8) -> Paper {
    let mut paper = paper("");
    for cloud in game(view).board().clouds.iter() {
        paper.sheet.grid.write(cloud, digit(value));
    }
    paper
}

/// Every cloud has the number of its column, beginning anew on B and E: every row is a sun line, every column struck.
pub(crate) fn by_column(view: &str) -> Paper {
    let mut paper = paper("");
    for cloud in game(view).board().clouds.iter() {
        let column = cloud.column() + 1;
        let of_two_units = view.len() > 1 && view != "BC" && view != "EF";
        let value = if of_two_units && column > 4 { column - 4 } else { column };
        paper.sheet.grid.write(cloud, digit(value));
    }
    paper
}

impl Paper {
    pub(crate) fn write(mut self, digits: &str) -> Self {
        for entry in digits.split_whitespace() {
            let (place, value) = entry.split_once('=').unwrap();
            self.sheet.grid.write(cloud(place), digit(value.parse().unwrap()));
        }
        self
    }

    /// With nothing in these clouds.
    pub(crate) fn blank(mut self, clouds: &str) -> Self {
        let blank: Vec<Cloud> = clouds.split_whitespace().map(cloud).collect();
        let old = self.sheet.grid;
        self.sheet.grid = Sheet::default().grid;
        for (place, value) in old.iter().filter(|(place, _)| !blank.contains(place)) {
            self.sheet.grid.write(place, value);
        }
        self
    }

    pub(crate) fn drawn(mut self, objects: u8, segments: u8) -> Self {
        self.sheet.drawing = Drawing { objects, segments };
        self
    }

    pub(crate) fn leaves(mut self, ready: u8, coloured: u8) -> Self {
        self.leaves = Some(Leaves { ready, coloured });
        self
    }

    pub(crate) fn thorns(mut self, thorns: u8) -> Self {
        self.sheet.thorns = thorns;
        self
    }

    /// The garland in the order in which it was written.
    pub(crate) fn garland(mut self, digits: &[u8]) -> Self {
        self.garland = Some(digits.iter().map(|&value| digit(value)).collect());
        self
    }

    pub(crate) fn frames(mut self, points: [u8; 3]) -> Self {
        self.sheet.frames = points;
        self
    }

    fn laid(self, game: &Daydream) -> Sheet {
        let mut sheet = self.sheet;
        let board = game.board();
        sheet.leaves = self.leaves.unwrap_or(Leaves { ready: board.leaves.circled, coloured: 0 });
        if board.garland.is_some() {
            let moons = board.moons.iter().filter_map(|moon| sheet.grid.digit(moon)).collect();
            sheet.garland = self.garland.unwrap_or(moons).into_iter().collect();
        }
        sheet
    }
}

/// A game under way. Decisions are those of the first player until [`Table::seat`] passes the pen.
pub(crate) struct Table {
    session: Session<Daydream>,
    seat: Seat,
    told: Vec<Event>,
}

impl Table {
    /// A new game, before its first roll.
    pub(crate) fn new(seats: u8, view: &str) -> Self {
        Self::of(Session::new(seats, options(view), Chance::Asked).unwrap())
    }

    /// A solo game from this sheet on, before the next roll.
    pub(crate) fn alone(view: &str, paper: Paper) -> Self {
        Self::with(options(view), [paper])
    }

    /// A game from these sheets on, before the next roll.
    pub(crate) fn with<const N: usize>(options: Options, papers: [Paper; N]) -> Self {
        let seats = u8::try_from(N).unwrap();
        let game = Daydream::open(seats, &options).unwrap();
        let sheets: Vec<Sheet> = papers.into_iter().map(|paper| paper.laid(&game)).collect();
        // Two dice a turn, each written or, at the price of a thorn, let go.
        let dice = |sheet: &Sheet| sheet.grid.written().len() + usize::from(sheet.thorns);
        let turn = sheets.iter().map(|sheet| dice(sheet).div_ceil(2)).max().unwrap();
        assert!(N > 1 || dice(&sheets[0]).is_multiple_of(2), "an odd number of dice is accounted for");
        let state = State {
            turn: u8::try_from(turn).unwrap(),
            roll: Some(Roll::of(die(1), die(2))),
            sheets: sheets.into_iter().collect(),
        };
        match Session::load(seats, options, Chance::Asked, state) {
            Ok(session) => Self::of(session),
            Err(reason) => panic!("the position is refused: {reason}\n{state:?}"),
        }
    }

    fn of(session: Session<Daydream>) -> Self {
        Self { session, seat: Seat::new(0).unwrap(), told: Vec::new() }
    }

    pub(crate) fn seat(&mut self, number: u8) -> &mut Self {
        self.seat = Seat::new(number).unwrap();
        self
    }

    pub(crate) fn roll(&mut self, one: u8, other: u8) -> &mut Self {
        self.told = self.session.roll(Roll::of(die(one), die(other))).unwrap();
        self
    }

    pub(crate) fn play(&mut self, mv: Move) -> &mut Self {
        self.told = match self.session.play(self.seat, mv) {
            Ok(told) => told,
            Err(reason) => panic!("{mv:?} is refused: {reason}"),
        };
        self
    }

    /// Writes a die as it fell.
    pub(crate) fn write(&mut self, value: u8, place: &str) -> &mut Self {
        self.change(value, value, place)
    }

    /// Writes a die as another digit, with leaves.
    pub(crate) fn change(&mut self, value: u8, written: u8, place: &str) -> &mut Self {
        self.play(writing(value, written, place))
    }

    pub(crate) fn forgo(&mut self, value: u8) -> &mut Self {
        self.play(Move::Forgo { die: die(value) })
    }

    pub(crate) fn first(&mut self, name: &str) -> &mut Self {
        self.play(Move::First { line: line(name) })
    }

    pub(crate) fn bonus(&mut self, take: Bonus) -> &mut Self {
        self.play(Move::Bonus { take })
    }

    /// Why this decision is refused.
    pub(crate) fn refusal(&self, mv: Move) -> String {
        let refused: Illegal = self.session.allows(self.seat, mv).expect_err("it is allowed");
        assert!(!self.moves().contains(&mv), "refused but listed: {mv:?}");
        refused.key().to_owned()
    }

    pub(crate) fn moves(&self) -> Vec<Move> {
        self.session.moves(self.seat)
    }

    pub(crate) fn may(&self, mv: Move) -> bool {
        let listed = self.moves().contains(&mv);
        assert_eq!(self.session.allows(self.seat, mv).is_ok(), listed, "{mv:?}");
        listed
    }

    /// The clouds a die may be written in as it fell.
    pub(crate) fn open_to(&self, value: u8) -> Vec<String> {
        let place = |mv| match mv {
            Move::Write { die, digit, cloud } if die.value() == value && digit.value() == value => {
                Some(cloud)
            }
            _ => None,
        };
        self.moves().into_iter().filter_map(place).map(|cloud| cloud.to_string()).collect()
    }

    /// The digits a die may be written as.
    pub(crate) fn digits_for(&self, value: u8) -> Vec<u8> {
        let mut digits: Vec<u8> = self
            .moves()
            .into_iter()
            .filter_map(|mv| match mv {
                Move::Write { die, digit, .. } if die.value() == value => Some(digit.value()),
                _ => None,
            })
            .collect();
        digits.dedup();
        digits
    }

    pub(crate) fn sheet(&self) -> &Sheet {
        &self.session.state().sheets[self.seat.index()]
    }

    /// Objects drawn whole, and segments of the next.
    pub(crate) fn drawing(&self) -> (u8, u8) {
        let Drawing { objects, segments } = self.sheet().drawing;
        (objects, segments)
    }

    /// Leaves ready, and leaves coloured.
    pub(crate) fn leaves(&self) -> (u8, u8) {
        let Leaves { ready, coloured } = self.sheet().leaves;
        (ready, coloured)
    }

    /// What the last decision did.
    pub(crate) fn told(&self) -> &[Event] {
        &self.told
    }

    /// The strokes the last decision drew: with what, from which point, to which.
    pub(crate) fn strokes(&self) -> Vec<(Ink, u8, u8)> {
        let stroke = |event: &Event| match *event {
            Event::Stroke { ink, from, to, .. } => Some((ink, from, to)),
            _ => None,
        };
        self.told.iter().filter_map(stroke).collect()
    }

    /// The lines the last decision completed.
    pub(crate) fn completed(&self) -> Vec<(String, Outcome)> {
        let completed = |event: &Event| match *event {
            Event::Line { line, outcome, .. } => Some((line.to_string(), outcome)),
            _ => None,
        };
        self.told.iter().filter_map(completed).collect()
    }

    /// Every line that is complete.
    pub(crate) fn complete_lines(&self) -> Vec<String> {
        self.session.game().marks(self.sheet()).lines.iter().map(|mark| mark.line.to_string()).collect()
    }

    pub(crate) fn standings(&self) -> Standings {
        self.session.game().standings(self.session.state())
    }

    /// All points.
    pub(crate) fn points(&self) -> i32 {
        self.standings().seats[self.seat.index()].points
    }

    /// Points of one kind, where the view has them.
    pub(crate) fn part(&self, name: &str) -> Option<i32> {
        let parts = &self.standings().seats[self.seat.index()].parts;
        parts.iter().find(|part| part.name == name).map(|part| part.points)
    }

    pub(crate) fn is_over(&self) -> bool {
        self.session.over().is_some()
    }

    pub(crate) fn awaits_roll(&self) -> bool {
        !self.session.rolls().is_empty()
    }
}

pub(crate) fn writing(value: u8, written: u8, place: &str) -> Move {
    Move::Write { die: die(value), digit: digit(written), cloud: cloud(place) }
}

pub(crate) fn forgoing(value: u8) -> Move {
    Move::Forgo { die: die(value) }
}
