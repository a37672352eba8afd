//! Decisions typed in full: `buy upgrader`, `b2 e`, `sell plus`, `truck a big`, `make`.

use reverie_game::{Game, Illegal, Phrase, Seat};
use reverie_mechanica::Mechanica;
use reverie_mechanica::components::{Improvement, Kind};
use reverie_mechanica::floor::{Design, Lie, Model, ROWS, Side, Square, Tile};
use reverie_mechanica::moves::{Move, Site, Wants};
use reverie_mechanica::route::End;
use reverie_mechanica::run::Ask;
use reverie_mechanica::state::{Bots, Hole, SHOP, Size, State};
use reverie_terminal::typed::{among, means};

/// What somebody wants to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Verb {
    Plan,
    Sell,
    Complete,
    Take,
    Buy,
    Install,
    Recycle,
    Fork,
    Truck,
    Demolish,
    Make,
    Keep,
    Refuse,
}

/// Where the words for each stand.
const VERBS: &[(Verb, &str)] = &[
    (Verb::Plan, "mechanica-type-plan"),
    (Verb::Sell, "mechanica-type-sell"),
    (Verb::Complete, "mechanica-type-complete"),
    (Verb::Take, "mechanica-type-take"),
    (Verb::Buy, "mechanica-type-buy"),
    (Verb::Install, "mechanica-type-install"),
    (Verb::Recycle, "mechanica-type-recycle"),
    (Verb::Fork, "mechanica-type-fork"),
    (Verb::Truck, "mechanica-type-truck"),
    (Verb::Demolish, "mechanica-type-demolish"),
    (Verb::Make, "mechanica-type-make"),
    (Verb::Keep, "mechanica-type-keep"),
    (Verb::Refuse, "mechanica-type-refuse"),
];
const ALL: &str = "mechanica-type-all";
const SIDE: &str = "mechanica-type-side";
const BACK: &str = "mechanica-type-back";
const OLD: &str = "mechanica-type-old";
const NEW: &str = "mechanica-type-new";
const GIFT: &str = "mechanica-type-gift";
const LOST: &str = "mechanica-type-lost";
const FABRICATOR: &str = "mechanica-type-fabricator";
const MODELS: [(Model, &str); 3] = [
    (Model::Basic, "mechanica-type-basic"),
    (Model::Plus, "mechanica-type-plus"),
    (Model::Deluxe, "mechanica-type-deluxe"),
];
const SIDES: [(Side, &str); 4] = [
    (Side::North, "mechanica-type-north"),
    (Side::East, "mechanica-type-east"),
    (Side::South, "mechanica-type-south"),
    (Side::West, "mechanica-type-west"),
];
const SIZES: [(Size, &str); 2] = [(Size::Big, "mechanica-type-big"), (Size::Huge, "mechanica-type-huge")];

/// Where the words for each tile stand: its name, its letters.
pub(super) const TILES: &[(Kind, &str)] = &[
    (Kind::GiftWrapper, "mechanica-type-gift-wrapper"),
    (Kind::Upgrader, "mechanica-type-upgrader"),
    (Kind::Duplicator, "mechanica-type-duplicator"),
    (Kind::Downgrader, "mechanica-type-downgrader"),
    (Kind::Repurposer, "mechanica-type-repurposer"),
    (Kind::FlightTester, "mechanica-type-flight-tester"),
    (Kind::StaticCharger, "mechanica-type-static-charger"),
    (Kind::AdvancedFabricator, "mechanica-type-advanced-fabricator"),
    (Kind::OveractiveFabricator, "mechanica-type-overactive-fabricator"),
];

fn verb(word: &str) -> Option<Verb> {
    if word.is_empty() { Some(Verb::Plan) } else { among(VERBS, word) }
}

fn model(words: &[&str]) -> Option<Model> {
    // "b" is a row first of all: a Basic has it only where no row is meant.
    words.iter().find_map(|word| among(&MODELS, word))
}

fn row(words: &[&str]) -> Option<u8> {
    let letter = words.iter().rev().find(|word| matches!(**word, "a" | "b" | "c"))?;
    letter.bytes().next().map(|letter| letter - b'a').filter(|row| *row < ROWS)
}

fn square(words: &[&str]) -> Option<Square> {
    words.iter().find_map(|word| word.parse().ok())
}

/// A tile by one of its words; the second that works so by a 2 behind it: "ug2".
pub(super) fn tile(game: &Mechanica, word: &str) -> Option<Improvement> {
    let name = word.trim_end_matches(|letter: char| letter.is_ascii_digit());
    let works = among(TILES, name)?;
    let design = match &word[name.len()..] {
        "" => Some(Design::FIRST),
        number => Design::nth(number.parse::<usize>().ok()?.checked_sub(1)?),
    };
    let tile = Improvement::of(works, design?);
    game.board().tiles.contains(&tile).then_some(tile)
}

fn any(words: &[&str], of: &str) -> bool {
    words.iter().any(|word| means(of, word))
}

type Read = Option<Result<Move, Illegal>>;

/// The decision these words stand for, or why there is none; nothing where they are not words for one.
pub(super) fn read(game: &Mechanica, state: &State, seat: Seat, words: &[&str]) -> Read {
    let (first, rest) = words.split_first().unwrap_or((&"", &[]));
    let wants = game.wants(state, seat);
    let known = verb(first);
    if known == Some(Verb::Plan) && words.is_empty() && !matches!(wants, Wants::Run(_)) {
        return None;
    }
    let which = |key: &'static str| Some(Err(Illegal::new(key)));
    match known {
        Some(Verb::Plan) => Some(Ok(Move::Planned)),
        Some(Verb::Sell) => Some(sell(game, state, seat, rest)),
        Some(Verb::Complete) => match rest.last().and_then(|word| word.parse::<u8>().ok()) {
            Some(number) => Some(Ok(Move::Complete { stack: number.saturating_sub(1) })),
            None => which("mechanica-typed-which-blueprint"),
        },
        Some(Verb::Buy) => Some(buy(game, state, rest)),
        Some(Verb::Recycle) => Some(Ok(Move::Recycle)),
        Some(Verb::Fork) => Some(Ok(Move::Fork)),
        Some(Verb::Make) => Some(Ok(Move::Make)),
        Some(Verb::Truck) if matches!(wants, Wants::Run(_)) => ride(&wants, words),
        Some(Verb::Truck) => Some(match (row(rest), rest.iter().find_map(|word| among(&SIZES, word))) {
            (Some(row), Some(size)) => Ok(Move::Truck { row, size }),
            _ => Err(Illegal::new("mechanica-typed-which-truck")),
        }),
        Some(Verb::Demolish) => Some(demolish(rest)),
        Some(Verb::Refuse) => Some(refuse(game, state, seat, rest)),
        Some(Verb::Keep | Verb::Take | Verb::Install) => answer(game, state, seat, &wants, rest),
        None => answer(game, state, seat, &wants, words),
    }
}

/// Words without a verb: what they mean follows from what is asked.
fn answer(game: &Mechanica, state: &State, seat: Seat, wants: &Wants, words: &[&str]) -> Read {
    match wants {
        Wants::Nothing | Wants::Trade => None,
        Wants::Run(Ask::Ride { .. }) => ride(wants, words),
        Wants::Run(Ask::Keep { options, .. }) => {
            let bots = crew(words)?;
            let fits = options.contains(&bots);
            Some(if fits { Ok(Move::Keep { bots }) } else { Err(Illegal::new("mechanica-no-such-crew")) })
        }
        Wants::Run(Ask::Repurpose { .. }) => named_model(words).map(|model| Ok(Move::Repurpose { model })),
        Wants::Run(Ask::Hole { square, .. }) => {
            let side = words.iter().find_map(|word| among(&SIDES, word))?;
            let tile = state.factories.get(seat.index())?.tile(*square)?;
            let mut outputs = 0..game.board().outputs(tile.machine);
            let output = outputs.find(|&output| game.board().exit_of(tile, output) == Some(side));
            Some(
                output
                    .map(|output| Move::Hole { output })
                    .ok_or_else(|| Illegal::new("mechanica-no-such-hole")),
            )
        }
        Wants::Gifts => Some(gift(game, state, seat, words)),
        Wants::Bots => {
            let owed = state.factories.get(seat.index()).map_or(Bots::NONE, |factory| factory.owes.bots);
            Some(hole(words).and_then(|hole| Ok(Move::Place { model: owed_model(words, owed)?, hole })))
        }
        Wants::Delivery => {
            let delivering = state.factories.get(seat.index()).and_then(|factory| factory.owes.blueprint);
            let owed = delivering.map_or(Bots::NONE, |delivering| delivering.bots);
            let row = row(words).ok_or_else(|| Illegal::new("mechanica-no-such-row"));
            Some(row.and_then(|row| Ok(Move::Deliver { model: owed_model(words, owed)?, row })))
        }
        Wants::Hand(improvement) => match improvement.machine() {
            Some(_) => {
                let lying = |lie| Tile::of(*improvement, lie).unwrap_or_default();
                install(game, state, seat, lying, words)
            }
            None => row(words).map(|row| Ok(Move::Set { row, side: any(words, SIDE) })),
        },
        Wants::Fork => install(game, state, seat, Tile::fork, words),
        Wants::Announcement => named_model(words).map(|model| Ok(Move::Announce { model })),
        Wants::Centre => match (any(words, OLD), any(words, NEW)) {
            (true, false) => Some(Ok(Move::Retain { old: true })),
            (false, true) => Some(Ok(Move::Retain { old: false })),
            _ => None,
        },
    }
}

/// A model where no row can be meant.
fn named_model(words: &[&str]) -> Option<Model> {
    model(words).or_else(|| words.contains(&"b").then_some(Model::Basic))
}

/// The model that was named, or the only one there is.
fn owed_model(words: &[&str], owed: Bots) -> Result<Model, Illegal> {
    let mut owed = Model::ALL.into_iter().filter(|&one| owed.of(one) > 0);
    let only = owed.next().filter(|_| owed.next().is_none());
    model(words).or(only).ok_or_else(|| Illegal::new("mechanica-typed-which-model"))
}

/// "p p d" or "bpd": one letter for each bot that is kept.
fn crew(words: &[&str]) -> Option<Bots> {
    let mut bots = Bots::NONE;
    for word in words {
        match among(&MODELS, word) {
            Some(model) => bots.add(model),
            None => {
                for letter in word.chars() {
                    bots.add(named_model(&[letter.to_string().as_str()])?);
                }
            }
        }
    }
    (!bots.is_empty()).then_some(bots)
}

/// The way to this truck, this square or destruction, if there is just one.
fn ride(wants: &Wants, words: &[&str]) -> Read {
    let Wants::Run(Ask::Ride { rides, .. }) = wants else {
        return Some(Err(Illegal::new("mechanica-run-first")));
    };
    let end = if any(words, LOST) {
        End::Lost
    } else if let Some(square) = square(words) {
        End::Tile { square }
    } else {
        End::Truck { row: row(words)? }
    };
    let ways: Vec<Move> =
        rides.iter().filter(|ride| ride.end == end).map(|&ride| Move::Send { ride }).collect();
    let number = words.last().and_then(|word| word.parse::<usize>().ok());
    Some(match (ways.as_slice(), number) {
        ([], _) => Err(Illegal::new("mechanica-no-such-ride")),
        ([only], _) => Ok(*only),
        (ways, Some(number)) if number > 0 && number <= ways.len() => Ok(ways[number - 1]),
        (ways, _) => Err(Illegal::new("mechanica-typed-which-way").with("ways", ways.len())),
    })
}

fn sell(game: &Mechanica, state: &State, seat: Seat, rest: &[&str]) -> Result<Move, Illegal> {
    if any(rest, ALL) {
        return Ok(Move::Sellall);
    }
    let mut legal = Vec::new();
    game.moves(state, seat, &mut legal);
    let (wanted_row, wanted_model) = (row(rest), model(rest));
    let fits = |mv: &&Move| match **mv {
        Move::Sell { row, model } => {
            wanted_row.is_none_or(|wanted| wanted == row) && wanted_model.is_none_or(|wanted| wanted == model)
        }
        _ => false,
    };
    match (wanted_model, wanted_row, legal.iter().find(fits)) {
        (None, None, _) => Err(Illegal::new("mechanica-typed-which-bot")),
        (_, _, Some(mv)) => Ok(*mv),
        (model, row, None) => Ok(Move::Sell { row: row.unwrap_or(0), model: model.unwrap_or_default() }),
    }
}

fn buy(game: &Mechanica, state: &State, rest: &[&str]) -> Result<Move, Illegal> {
    let Some(last) = rest.last() else { return Err(Illegal::new("mechanica-typed-which-tile")) };
    if verb(last) == Some(Verb::Fork) {
        return Ok(Move::Fork);
    }
    let price = last.parse::<u8>().ok();
    let wanted = rest.iter().find_map(|word| tile(game, word));
    // The cheapest of several: they are the same.
    let spot = (0..SHOP).rev().find(|&spot| match (game.offer(state, spot), wanted) {
        (Some((offered, _)), Some(wanted)) => {
            offered == wanted && price.is_none_or(|price| price == game.board().prices[spot])
        }
        (_, None) => price == Some(game.board().prices[spot]),
        (None, Some(_)) => false,
    });
    match spot.and_then(|spot| u8::try_from(spot).ok()) {
        Some(spot) => Ok(Move::Buy { spot }),
        None => Err(Illegal::new("mechanica-typed-which-tile")),
    }
}

/// A square and where the tile faces; east, or the only way it fits, where nothing is said.
fn install(game: &Mechanica, state: &State, seat: Seat, lying: impl Fn(Lie) -> Tile, words: &[&str]) -> Read {
    let square = square(words)?;
    let back = any(words, BACK);
    let side = words.iter().find_map(|word| among(&SIDES, word));
    let turned = |side: Side| (0..4).find(|&turns| Side::East.turned(turns) == side).unwrap_or(0);
    if let Some(side) = side {
        return Some(Ok(Move::Install { square, lie: Lie { turns: turned(side), back } }));
    }
    let factory = state.factories.get(seat.index())?;
    let fits = |lie: &Lie| game.tile_fits(factory, square, &lying(*lie)).is_ok();
    let ways: Vec<Lie> = Lie::ALL.into_iter().filter(|lie| lie.back == back && fits(lie)).collect();
    Some(match ways.as_slice() {
        [only] => Ok(Move::Install { square, lie: *only }),
        [] => Ok(Move::Install { square, lie: Lie { turns: 0, back } }),
        _ => Err(Illegal::new("mechanica-typed-which-facing")),
    })
}

fn hole(words: &[&str]) -> Result<Hole, Illegal> {
    let row = row(words).ok_or_else(|| Illegal::new("mechanica-no-such-row"))?;
    Ok(Hole { row, side: any(words, SIDE) })
}

/// A Plus is always of one's choice, and a Basic only where no plain one waits or one says so.
fn gift(game: &Mechanica, state: &State, seat: Seat, words: &[&str]) -> Result<Move, Illegal> {
    let hole = hole(words)?;
    let basics = state.factories.get(seat.index()).map_or(0, |factory| factory.gifts.basics);
    let model = model(words).unwrap_or(if basics > 0 { Model::Basic } else { Model::Plus });
    let choice = model != Model::Basic || basics == 0 || any(words, GIFT);
    let gift = Move::Gift { choice, model, hole };
    game.check(state, seat, gift).map(|()| gift)
}

/// What is declined: the recycled bot, or the gift.
fn refuse(game: &Mechanica, state: &State, seat: Seat, rest: &[&str]) -> Result<Move, Illegal> {
    let Some(factory) = state.factories.get(seat.index()) else { return Err(Illegal::new("not-awaited")) };
    match game.wants(state, seat) {
        Wants::Bots => Ok(Move::Discard { model: owed_model(rest, factory.owes.bots)? }),
        _ => Ok(Move::Refuse { choice: factory.gifts.basics == 0 || any(rest, GIFT) }),
    }
}

fn demolish(rest: &[&str]) -> Result<Move, Illegal> {
    let site = match (square(rest), row(rest)) {
        (Some(square), _) => Site::Floor { square },
        (None, Some(row)) if rest.iter().any(|word| verb(word) == Some(Verb::Truck)) => Site::Dock { row },
        (None, Some(row)) if any(rest, FABRICATOR) => Site::Start { row },
        _ => return Err(Illegal::new("mechanica-typed-which-site")),
    };
    Ok(Move::Demolish { site })
}

/// Whether this word names the decision among those of one step.
pub(super) fn names(mv: Move, word: &str) -> bool {
    match mv {
        Move::Planned => verb(word) == Some(Verb::Plan),
        Move::Make => verb(word) == Some(Verb::Make),
        Move::Recycle => verb(word) == Some(Verb::Recycle),
        Move::Install { lie, .. } => !lie.back && among(&SIDES, word) == Some(Side::East.turned(lie.turns)),
        _ => false,
    }
}

/// How to type a decision that could be made now.
pub(super) fn example(game: &Mechanica, state: &State, seat: Seat) -> Phrase {
    Phrase::new(match game.wants(state, seat) {
        Wants::Nothing => "mechanica-typed-number",
        Wants::Run(Ask::Ride { .. }) => "mechanica-typed-ride",
        Wants::Run(Ask::Keep { .. }) => "mechanica-typed-keep",
        Wants::Run(Ask::Repurpose { .. }) => "mechanica-typed-repurpose",
        Wants::Run(Ask::Hole { .. }) => "mechanica-typed-hole",
        Wants::Gifts | Wants::Bots => "mechanica-typed-place",
        Wants::Delivery => "mechanica-typed-delivery",
        Wants::Hand(tile) if tile.machine().is_none() => "mechanica-typed-set",
        Wants::Hand(_) => "mechanica-typed-install",
        Wants::Fork => "mechanica-typed-fork",
        Wants::Trade => "mechanica-typed-trade",
        Wants::Announcement => "mechanica-typed-announce",
        Wants::Centre => "mechanica-typed-centre",
    })
}
