//! Decisions typed in full: `buy b7`, `stock ink`, `use robot 2`, `copy 2 b4`.

use reverie_game::{Game, Illegal, Phrase, Seat};
use reverie_mech_a_dream::MechADream;
use reverie_mech_a_dream::cards::{Robot, Specialist};
use reverie_mech_a_dream::engines::Engine;
use reverie_mech_a_dream::lot::{Lot, Special};
use reverie_mech_a_dream::moves::{Move, Wants};
use reverie_mech_a_dream::state::{Place, State};
use reverie_mech_a_dream::tile::{Family, Tile};
use reverie_terminal::typed::{among, means};

/// What somebody wants to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Verb {
    Keep,
    Hire,
    Stock,
    Take,
    Dock,
    Buy,
    Build,
    Boost,
    Use,
    Copy,
    Decline,
    Everything,
    Done,
}

/// Where the words for each stand.
const VERBS: &[(Verb, &str)] = &[
    (Verb::Keep, "mech-type-keep"),
    (Verb::Hire, "mech-type-hire"),
    (Verb::Stock, "mech-type-stock"),
    (Verb::Take, "mech-type-take"),
    (Verb::Dock, "mech-type-dock"),
    (Verb::Buy, "mech-type-buy"),
    (Verb::Build, "mech-type-build"),
    (Verb::Boost, "mech-type-boost"),
    (Verb::Use, "mech-type-use"),
    (Verb::Copy, "mech-type-copy"),
    (Verb::Decline, "mech-type-decline"),
    (Verb::Everything, "mech-type-everything"),
    (Verb::Done, "mech-type-done"),
];
const ROBOT: &str = "mech-type-robot";
const FLOWERS: &str = "mech-type-flowers";
const INK: &str = "mech-type-ink";

fn verb(word: &str) -> Option<Verb> {
    among(VERBS, word)
}

/// A tile by its name, small or capital, also as B07.
pub(super) fn tile(word: &str) -> Option<Tile> {
    let mut letters = word.chars();
    let letter = letters.next()?.to_ascii_uppercase();
    let family = Family::ALL.into_iter().find(|family| family.letter() == letter)?;
    let digits = letters.as_str();
    let number = digits.parse().ok().filter(|_| digits.chars().all(|digit| digit.is_ascii_digit()))?;
    Tile::of(family, number)
}

/// "3" or "s3".
pub(super) fn specialist(word: &str) -> Option<Specialist> {
    word.strip_prefix('s').unwrap_or(word).parse().ok().and_then(Specialist::new)
}

/// "3" or "r3".
pub(super) fn robot(word: &str) -> Option<Robot> {
    word.strip_prefix('r').unwrap_or(word).parse().ok().and_then(Robot::new)
}

fn engine(word: &str) -> Option<Engine> {
    if means(ROBOT, word) { Some(Engine::Robot) } else { tile(word).map(Engine::Machine) }
}

/// Whether a lot is the one somebody means by naming a resource.
fn names_most_of(word: &str, lot: Lot) -> bool {
    means(FLOWERS, word) && lot.flowers > lot.ink || means(INK, word) && lot.ink > lot.flowers
}

type Read = Option<Result<Move, Illegal>>;

/// The decision these words stand for, or why there is none; nothing where they are not words for one.
pub(super) fn read(game: &MechADream, state: &State, seat: Seat, words: &[&str]) -> Read {
    let (first, rest) = words.split_first()?;
    match (verb(first), rest) {
        (Some(Verb::Dock), []) => Some(Ok(Move::Dock)),
        (Some(Verb::Decline), []) => Some(Ok(Move::Decline)),
        (Some(Verb::Everything), []) => Some(Ok(Move::Everything)),
        (Some(Verb::Done), []) => Some(Ok(Move::Done)),
        (Some(Verb::Keep), rest) => Some(match rest {
            [] => Err(Illegal::new("mech-typed-which-robot")),
            [.., last] => robot(last)
                .map(|robot| Move::Keep { robot })
                .ok_or_else(|| Illegal::new("mech-typed-no-robot").with("typed", *last)),
        }),
        (Some(Verb::Hire), rest) => Some(named_specialist(rest).map(|specialist| Move::Hire { specialist })),
        (Some(Verb::Take), rest) => Some(take(game, state, seat, rest)),
        (Some(Verb::Stock), rest) => Some(stock(game, state, seat, rest)),
        (Some(Verb::Buy), rest) => Some(named_tile(rest).map(|tile| Move::Buy { tile })),
        (Some(Verb::Build), rest) => Some(named_tile(rest).map(|tile| Move::Build { tile })),
        (Some(Verb::Boost), rest) => Some(named_tile(rest).map(|tile| Move::Boost { tile })),
        (Some(Verb::Use), rest) => Some(usage(game, state, seat, rest)),
        (Some(Verb::Copy), rest) => Some(copy(game, state, seat, rest)),
        (None, []) => bare(game, state, seat, first),
        (None, rest) if means(ROBOT, first) || tile(first).is_some() && way(rest).is_some() => {
            Some(usage(game, state, seat, words))
        }
        _ => None,
    }
}

fn named_tile(rest: &[&str]) -> Result<Tile, Illegal> {
    match rest {
        [] => Err(Illegal::new("mech-typed-which-tile")),
        [.., last] => tile(last).ok_or_else(|| Illegal::new("mech-typed-no-tile").with("typed", *last)),
    }
}

fn named_specialist(rest: &[&str]) -> Result<Specialist, Illegal> {
    match rest {
        [] => Err(Illegal::new("mech-typed-which-specialist")),
        [first, ..] => {
            specialist(first).ok_or_else(|| Illegal::new("mech-typed-no-specialist").with("typed", *first))
        }
    }
}

/// A Specialist's bonus where one is due, and else the Specialist.
fn take(game: &MechADream, state: &State, seat: Seat, rest: &[&str]) -> Result<Move, Illegal> {
    let specialist = named_specialist(rest)?;
    if !matches!(game.wants(state, seat), Wants::Bonus(_)) {
        return Ok(Move::Recruit { specialist });
    }
    let ways = &game.board().specialist(specialist).ways;
    let named = rest.get(1).and_then(|word| {
        way(&[word])
            .or_else(|| (0..).zip(ways).find(|(_, lot)| names_most_of(word, **lot)).map(|(way, _)| way))
    });
    match (named, ways.as_slice()) {
        (Some(way), _) => Ok(Move::Bonus { specialist, way }),
        (None, [_]) => Ok(Move::Bonus { specialist, way: 0 }),
        (None, _) => Err(Illegal::new("mech-typed-which-way").with("ways", ways.len())),
    }
}

fn stock(game: &MechADream, state: &State, seat: Seat, rest: &[&str]) -> Result<Move, Illegal> {
    let Wants::Work(part) = game.wants(state, seat) else { return Ok(Move::Stock { choice: 0 }) };
    let Some(word) = rest.last() else { return Err(Illegal::new("mech-typed-which-stock")) };
    let choices = &game.board().stock_room.floor(part).choice;
    if let Some((choice, _)) = (0..).zip(choices).find(|(_, lot)| names_most_of(word, **lot)) {
        return Ok(Move::Stock { choice });
    }
    match specialist(word) {
        Some(specialist) => Ok(Move::Recruit { specialist }),
        None => Err(Illegal::new("mech-typed-which-stock")),
    }
}

/// The way something is used, counted from 1 by people.
fn way(rest: &[&str]) -> Option<u8> {
    rest.last()?.parse::<u8>().ok()?.checked_sub(1)
}

fn usage(game: &MechADream, state: &State, seat: Seat, rest: &[&str]) -> Result<Move, Illegal> {
    let Some((first, rest)) = rest.split_first() else { return Err(Illegal::new("mech-typed-which-engine")) };
    let Some(engine) = engine(first) else {
        return Err(Illegal::new("mech-typed-no-tile").with("typed", *first));
    };
    let copies = game.ways(state, seat, engine).iter().any(|way| way.special == Some(Special::Copy));
    if copies {
        return Err(Illegal::new("mech-typed-which-copy"));
    }
    let mut legal = Vec::new();
    game.moves(state, seat, &mut legal);
    legal.retain(|mv| matches!(mv, Move::Use { engine: other, .. } if *other == engine));
    chosen_way(way(rest), &legal, game.ways(state, seat, engine).len(), |way| Move::Use { engine, way })
}

fn copy(game: &MechADream, state: &State, seat: Seat, rest: &[&str]) -> Result<Move, Illegal> {
    let [who, what, rest @ ..] = rest else { return Err(Illegal::new("mech-typed-which-copy")) };
    let of = who.parse::<usize>().ok();
    let of = of.and_then(|number| Seat::all(game.seats()).find(|seat| seat.index() + 1 == number));
    let (Some(of), Some(engine)) = (of, engine(what)) else {
        return Err(Illegal::new("mech-typed-which-copy"));
    };
    let mut legal = Vec::new();
    game.moves(state, seat, &mut legal);
    legal.retain(
        |mv| matches!(mv, Move::Copy { of: whose, engine: other, .. } if *other == engine && *whose == of),
    );
    chosen_way(way(rest), &legal, game.ways(state, of, engine).len(), |way| Move::Copy { of, engine, way })
}

/// The way that was named, or the only one there is.
fn chosen_way(
    named: Option<u8>,
    legal: &[Move],
    ways: usize,
    by: impl Fn(u8) -> Move,
) -> Result<Move, Illegal> {
    match (named, legal) {
        (Some(way), _) => Ok(by(way)),
        (None, [only]) => Ok(*only),
        (None, []) if ways > 0 => Ok(by(0)),
        (None, _) if ways > 1 => Err(Illegal::new("mech-typed-which-way").with("ways", ways)),
        (None, _) => Ok(by(0)),
    }
}

/// A tile alone: what can be done with it follows from where it lies and what is asked.
fn bare(game: &MechADream, state: &State, seat: Seat, word: &str) -> Read {
    let tile = tile(word)?;
    Some(match (game.wants(state, seat), state.tiles.get(tile)) {
        (Wants::Boost, _) => Ok(Move::Boost { tile }),
        (Wants::Night | Wants::Activation { .. }, _) => usage(game, state, seat, &[word]),
        (_, Place::Belt { seat: owner, .. }) if owner == seat => Ok(Move::Build { tile }),
        _ => Ok(Move::Buy { tile }),
    })
}

/// Whether this word names the decision among those of one step.
pub(super) fn names(mv: Move, word: &str) -> bool {
    let is = |named: Verb| verb(word) == Some(named);
    match mv {
        Move::Dock => is(Verb::Dock),
        Move::Everything => is(Verb::Everything),
        Move::Done => is(Verb::Done),
        Move::Decline => is(Verb::Decline),
        Move::Keep { robot: one } => word.starts_with('r') && robot(word) == Some(one),
        Move::Hire { specialist: one }
        | Move::Recruit { specialist: one }
        | Move::Bonus { specialist: one, .. } => word.starts_with('s') && specialist(word) == Some(one),
        Move::Use { engine: one, .. } => engine(word) == Some(one),
        // These are told apart by where the tile lies.
        Move::Buy { .. }
        | Move::Build { .. }
        | Move::Boost { .. }
        | Move::Stock { .. }
        | Move::Copy { .. } => false,
    }
}

/// How to type a decision that could be made now.
pub(super) fn example(game: &MechADream, state: &State, seat: Seat) -> Phrase {
    let mut legal = Vec::new();
    game.moves(state, seat, &mut legal);
    let tile = legal.iter().find_map(|mv| match mv {
        Move::Buy { tile }
        | Move::Build { tile }
        | Move::Boost { tile }
        | Move::Use { engine: Engine::Machine(tile), .. } => Some(tile.to_string()),
        _ => None,
    });
    let tile = tile.unwrap_or_else(|| "B7".to_owned()).to_lowercase();
    Phrase::new(match game.wants(state, seat) {
        Wants::Work(_) if game.board().with_specialists => "mech-typed-work-specialists",
        Wants::Work(_) => "mech-typed-work",
        Wants::Boost => "mech-typed-boost",
        Wants::Activation { .. } => "mech-typed-activation",
        Wants::Purchase { .. } => "mech-typed-purchase",
        Wants::Night => "mech-typed-night",
        Wants::Robot(_) => "mech-typed-robot",
        Wants::Specialist => "mech-typed-specialist",
        Wants::Bonus(_) => "mech-typed-bonus",
        Wants::Nothing => "mech-typed-number",
    })
    .with("tile", tile)
}
