use anstream::adapter::strip_str;
use reverie_game::{Chance, Dealer, Game, Seed, Session};
use reverie_mechanica::Options;
use reverie_mechanica::components::{Improvement, Kind};
use reverie_mechanica::floor::{Lie, Machine, Model, Side, Square, Tile};
use reverie_mechanica::moves::{Site, Wants};
use reverie_mechanica::names::row_name;
use reverie_mechanica::route::End;
use reverie_mechanica::run::Ask;
use reverie_mechanica::state::{Bots, Hole, Size, Truck};
use reverie_terminal::paint::paper;
use reverie_terminal::trial::{Trial, of_topics, told_apart, watch_those};
use reverie_terminal::typed::words;
use reverie_text::{Lang, Names, Voice};

use super::*;

/// A random game in which things are built and stay, looked at after every decision.
fn watch(seats: u8, look: impl FnMut(&Session<Mechanica>)) {
    let options = Options { long_shift: true, ..Options::default() };
    watch_those(seats, options, |mv| !matches!(mv, Move::Demolish { .. } | Move::Planned), look);
}

fn in_every_language(try_in: impl Fn(Trial<'_, MechanicaBoard>)) {
    for voice in Lang::all().map(Voice::of) {
        try_in(Trial { board: &MechanicaBoard, voice, keys: "mechanica-" });
    }
}

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

#[test]
fn every_table_fits_80_columns_in_both_languages() {
    in_every_language(|trial| {
        for (seats, width) in [(1, 80), (4, 80), (2, 118)] {
            watch(seats, |session| trial.fits(session, width));
        }
    });
}

/// A factory of everybody's own: tiles, bots in their holes, trucks.
fn laid_out() -> (Mechanica, State) {
    let game = Mechanica::open(1, &Options::default()).unwrap();
    let mut state = game.start();
    let factory = &mut state.factories[0];
    let tile = |machine, turns, back| Tile { machine, lie: Lie { turns, back }, ..Tile::default() };
    factory.floor[square("b1").index()] = Some(Tile {
        outputs: [Some(Model::Plus), Some(Model::Basic), None],
        ..tile(Machine::Duplicator, 0, false)
    });
    factory.floor[square("a1").index()] = Some(tile(Machine::Fork, 0, false));
    factory.floor[square("c3").index()] =
        Some(Tile { waiting: Some(Model::Deluxe), ..tile(Machine::Repurposer, 1, false) });
    factory.trucks[1] = Truck { size: Size::Huge, bots: Bots { basic: 0, plus: 1, deluxe: 1 } };
    (game, state)
}

#[test]
fn a_factory_is_drawn_with_the_ways_through_its_tiles_and_the_bots_in_its_holes() {
    let (game, state) = laid_out();
    let voice = Voice::of(Lang::default());
    let names = Names { names: Vec::new(), you: Some(seat(0)) };
    let scene = Scene { voice, names: &names, width: 80 };
    let drawn = strip_str(&paper(&MechanicaBoard.draw(&game, &state, seat(0), &scene))).to_string();
    let lines: Vec<&str> = drawn.lines().collect();
    let expected = [
        " Yours       Wallet 8  Vault 0  improvements 6  = 14 points",
        "    Start        1           2           3           4       Trucks",
        "                 ↑",
        "  a (–)      → FK     →    · a2 · ›    · a3 · ›    · a4 · ›  [–]",
        "                 ↑",
        "                 ↑P",
        "  b BF B →   → DU    B→    · b2 · ›    · b3 · ›    · b4 · ›  [PD–]",
        "                 ─",
        "                                         ↓",
        "  c (–)        · c1 · ›    · c2 · ›  → RP[D]  ←    · c4 · ›  [–]",
        "                                         ↓",
    ];
    assert_eq!(lines[..expected.len()], expected, "{drawn}");
    assert!(lines[11].starts_with(" Tomorrow "), "{drawn}");
}

#[test]
fn every_choice_is_named_and_explained_in_both_languages() {
    in_every_language(|trial| {
        for seats in [1, 2] {
            watch(seats, |session| trial.names_every_choice(session, 6));
        }
    });
}

#[test]
fn every_topic_tile_and_square_has_help_in_every_language() {
    let (game, state) = laid_out();
    in_every_language(|trial| {
        let tiles = typed::TILES.iter().map(|(_, key)| (*key).to_owned());
        let keys = of_topics(help::TOPICS, "mechanica-help-").into_iter().chain(tiles);
        let words = keys.flat_map(|key| words(trial.voice.lang(), &key));
        for topic in words.chain(Square::all().map(|square| square.to_string())) {
            trial.helps(&game, &state, &topic);
        }
        // The name of a tile and its letters are words for it.
        for tile in Kind::ALL.map(Improvement::from) {
            let name = trial.voice.say(&reverie_mechanica::names::improvement_words(tile));
            let help = trial.helps(&game, &state, &reverie_terminal::typed::plain(&name));
            assert!(help.starts_with(&name), "{name}: {help}");
        }
    });
}

#[test]
fn a_word_is_help_on_one_topic_only() {
    let tiles = typed::TILES.iter().map(|(_, key)| (*key).to_owned());
    told_apart(of_topics(help::TOPICS, "mechanica-help-").into_iter().chain(tiles));
}

#[test]
fn the_rules_fit_one_screen() {
    in_every_language(|trial| {
        for seats in [1, 3] {
            trial.tells_the_rules_in(40, &Mechanica::open(seats, &Options::default()).unwrap());
        }
    });
}

/// What can be typed names every legal decision: nobody has to count the menu.
#[test]
fn every_decision_can_be_typed() {
    for seats in [1, 2, 4] {
        watch(seats, |session| {
            let (game, state) = (session.game(), session.state());
            for mv in session.moves(seat(0)) {
                let typed = spelled(game, state, mv);
                let words: Vec<&str> = typed.split(' ').filter(|word| !word.is_empty()).collect();
                let read = MechanicaBoard.read_typed(game, state, seat(0), &words);
                assert_eq!(read, Some(Ok(mv)), "{typed}");
            }
        });
    }
}

fn spelled(game: &Mechanica, state: &State, mv: Move) -> String {
    let model = |model: Model| ["basic", "plus", "luxe"][model as usize];
    let hole = |hole: Hole| format!("{}{}", row_name(hole.row), if hole.side { " side" } else { "" });
    let facing = |lie: Lie| {
        let side = ["n", "east", "sud", "w"][Side::East.turned(lie.turns) as usize];
        format!("{side}{}", if lie.back { " back" } else { "" })
    };
    match mv {
        Move::Send { ride } => {
            let Wants::Run(Ask::Ride { rides, .. }) = game.wants(state, seat(0)) else { panic!("{mv:?}") };
            let end = match ride.end {
                End::Truck { row } => format!("truck {}", row_name(row)),
                End::Tile { square } => square.to_string(),
                End::Lost => "x".to_owned(),
            };
            let same: Vec<_> = rides.iter().filter(|other| other.end == ride.end).collect();
            let nth = same.iter().position(|other| **other == ride).unwrap() + 1;
            if same.len() > 1 { format!("{end} {nth}") } else { end }
        }
        Move::Keep { bots } => format!("keep {}", bots.iter().map(model).collect::<Vec<_>>().join(" ")),
        Move::Repurpose { model: one } | Move::Announce { model: one } => model(one).to_owned(),
        Move::Hole { output } => {
            let Wants::Run(Ask::Hole { square, .. }) = game.wants(state, seat(0)) else { panic!("{mv:?}") };
            let side = game.board().exit_of(state.factories[0].tile(square).unwrap(), output).unwrap();
            ["north", "est", "south", "ouest"][side as usize].to_owned()
        }
        Move::Planned => String::new(),
        Move::Gift { choice, model: one, hole: to } => {
            format!("{} {}{}", model(one), hole(to), if choice { " choice" } else { "" })
        }
        Move::Refuse { choice } => (if choice { "no choice" } else { "no" }).to_owned(),
        Move::Place { model: one, hole: to } => format!("place {} {}", model(one), hole(to)),
        Move::Discard { model: one } => format!("refuser {}", model(one)),
        Move::Sell { row, model: one } => format!("sell {} {}", model(one), row_name(row)),
        Move::Sellall => "vendre tout".to_owned(),
        Move::Complete { stack } => format!("complete {}", stack + 1),
        Move::Deliver { row, model: one } => format!("{} {}", model(one), row_name(row)),
        Move::Buy { spot } => format!("buy {}", game.board().prices[usize::from(spot)]),
        Move::Install { square, lie } => format!("{square} {}", facing(lie)),
        Move::Set { row, side } => format!("{}{}", row_name(row), if side { " cote" } else { "" }),
        Move::Recycle => "recycle".to_owned(),
        Move::Fork => "fork".to_owned(),
        Move::Truck { row, size } => {
            format!("truck {} {}", row_name(row), if size == Size::Big { "big" } else { "geant" })
        }
        Move::Demolish { site: Site::Floor { square } } => format!("demolish {square}"),
        Move::Demolish { site: Site::Start { row } } => format!("demolish fabricator {}", row_name(row)),
        Move::Demolish { site: Site::Dock { row } } => format!("demolir camion {}", row_name(row)),
        Move::Make => "make".to_owned(),
        Move::Retain { old } => (if old { "old" } else { "nouveau" }).to_owned(),
    }
}

#[test]
fn a_tile_is_bought_by_its_name_and_installed_on_a_square() {
    let chance = Chance::Dealt(Dealer::new(Seed::named("shop")));
    let mut session = Session::<Mechanica>::new(1, Options::default(), chance).unwrap();
    session.settle();
    let (tile, _) = session.game().offer(session.state(), 1).unwrap();
    let name = |of: &(Kind, &str)| words(Lang::default(), of.1)[0].clone();
    let offered = typed::TILES.iter().find(|(one, _)| *one == tile.kind()).unwrap();
    let read = |session: &Session<Mechanica>, typed: &str| {
        let words: Vec<&str> = typed.split(' ').collect();
        MechanicaBoard.read_typed(session.game(), session.state(), seat(0), &words)
    };
    assert_eq!(read(&session, &format!("acheter {}", name(offered))), Some(Ok(Move::Buy { spot: 1 })));
    let absent =
        typed::TILES.iter().find(|(one, _)| !session.state().shop.contains(&Some((*one).into()))).unwrap();
    let refused = read(&session, &format!("buy {}", name(absent))).unwrap().unwrap_err();
    assert_eq!(refused.key(), "mechanica-typed-which-tile");
    session.play(seat(0), Move::Fork).unwrap();
    // A Fork fits there in more than one way.
    assert_eq!(read(&session, "b2").unwrap().unwrap_err().key(), "mechanica-typed-which-facing");
    assert_eq!(
        read(&session, "b2 s"),
        Some(Ok(Move::Install { square: square("b2"), lie: Lie { turns: 1, back: false } }))
    );
}

#[test]
fn enter_takes_the_plan_of_a_run_and_nothing_else() {
    let (game, mut state) = laid_out();
    state.phase = reverie_mechanica::state::Phase::Running;
    state.first = Some(seat(0));
    for stack in &mut state.blueprints {
        stack.seen.push(u8::from(!stack.seen.is_empty()));
        stack.top = Some(0);
    }
    assert!(matches!(game.wants(&state, seat(0)), Wants::Run(_)));
    assert_eq!(MechanicaBoard.read_typed(&game, &state, seat(0), &[]), Some(Ok(Move::Planned)));
    state.phase = reverie_mechanica::state::Phase::Trading;
    state.active = Some(seat(0));
    assert_eq!(MechanicaBoard.read_typed(&game, &state, seat(0), &[]), None);
}
