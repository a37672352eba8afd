//! Everything that can happen or be decided has words, in every language.

#![allow(clippy::unwrap_used)] // a test may stop at the first surprise

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::LazyLock;

use reverie_game::{Chance, Dealer, Game, Luck, Pending, Seat, Seed, Session, Told, Value};
use reverie_mechanica::components::Kind;
use reverie_mechanica::events::Event;
use reverie_mechanica::floor::{Design, Lie, Machine, Model, Square, Tile};
use reverie_mechanica::moves::{Move, Site};
use reverie_mechanica::route::{End, Leg, Mover, Origin, Ride, Squares};
use reverie_mechanica::state::{Bots, Fabricator, Hole, Size, State};
use reverie_mechanica::{Level, Mechanica, Options};
use reverie_text::wording::{Wording, keys_in_sources};

static WORDING: LazyLock<Wording<Mechanica>> = LazyLock::new(Wording::read);

/// Examples are told in English and in French.
const BOTH: [&str; 2] = ["en", "fr"];

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

fn game(seats: u8) -> Mechanica {
    Mechanica::open(seats, &Options::default()).unwrap()
}

const fn bots(basic: u8, plus: u8, deluxe: u8) -> Bots {
    Bots { basic, plus, deluxe }
}

#[test]
fn every_decision_and_event_of_random_games_has_words_and_different_decisions_differ() {
    WORDING.random_games_are_told();
}

fn lost_at(way: &[&str]) -> Event {
    let mover = Mover { model: Model::Plus, from: Origin::Start { hole: Hole { row: 2, side: false } } };
    let way = way.iter().map(|name| Leg { square: square(name), flew: false }).collect();
    Event::Rode { seat: seat(0), mover, ride: Ride::default(), way }
}

/// At least one event for each line the log can have.
fn every_kind_of_event() -> Vec<Event> {
    let seat = seat(0);
    let improvement = Kind::Upgrader.into();
    let (model, lost, none) = (Model::Plus, bots(1, 0, 1), Bots::NONE);
    let (design, front, back) = (Design::FIRST, Lie::default(), Lie { turns: 3, back: true });
    let square = square("b2");
    let ran = |loaded, made, vault, wallet| Event::Ran { seat, loaded, made, vault, wallet };
    let mut events = vec![
        Event::First { seat },
        Event::Drew { improvement, extra: false },
        Event::Drew { improvement, extra: true },
        Event::Blueprint { stack: 0, blueprint: 3 },
        Event::Day { day: 2 },
        lost_at(&["c1"]),
        lost_at(&["c1", "b1"]),
        Event::Collided { seat, at: End::Truck { row: 0 }, lost },
        Event::Collided { seat, at: End::Tile { square }, lost },
        Event::Collided { seat, at: End::Lost, lost },
        ran(none, none, 0, 0),
        ran(bots(2, 1, 0), bots(0, 1, 1), 2, 1),
        ran(none, lost, 0, 3),
        Event::Turn { seat },
        Event::Sold { seat, row: 0, model, money: 4 },
        Event::Completed { seat, stack: 1, blueprint: 3, money: 10 },
        Event::Bought { seat, improvement, price: 5 },
        Event::Installed { seat, square, machine: Machine::Fork, design, lie: front },
        Event::Installed { seat, square, machine: Machine::Duplicator, design, lie: back },
        Event::Set { seat, row: 0, fabricator: Fabricator::Advanced },
        Event::Recycled { seat, improvement, bots: bots(0, 1, 0) },
        Event::Placed { seat, model, hole: Hole { row: 1, side: false }, lost: None },
        Event::Placed { seat, model, hole: Hole { row: 1, side: true }, lost: Some(Model::Basic) },
        Event::Declined { seat, model },
        Event::Forked { seat, price: 1 },
        Event::Truck { seat, row: 2, size: Size::Huge, price: 5 },
        Event::Made { seat, row: 0, model },
        Event::Dropped { seat, row: 0, model },
        Event::Gave { seat, choice: false },
        Event::Gave { seat, choice: true },
        Event::Turned { twice: true },
        Event::Fell { improvement, seat: None },
        Event::Chip { cheap: true, money: 1 },
        Event::Chip { cheap: false, money: 5 },
        Event::ArmandBought { improvement, price: 7 },
        Event::ArmandShort { money: 0 },
        Event::ArmandShort { money: 4 },
        Event::ArmandPaid { money: 5 },
        Event::Refreshed,
        Event::Ended,
    ];
    for site in [Site::Floor { square }, Site::Start { row: 0 }, Site::Dock { row: 2 }] {
        events.extend([none, lost].map(|lost| Event::Demolished { seat, site, lost }));
    }
    events
}

#[test]
fn every_kind_of_event_is_a_sentence_of_its_own_to_its_player_and_to_the_others() {
    WORDING.events_are_sentences(&game(3), &every_kind_of_event(), include_str!("../src/words.rs"));
}

#[test]
fn what_is_said_elsewhere_is_no_line_of_the_log() {
    let seat = seat(0);
    let mover = Mover { model: Model::Basic, from: Origin::Start { hole: Hole { row: 1, side: false } } };
    let ride = Ride { end: End::Truck { row: 1 }, vault: 1, ..Ride::default() };
    for event in [
        Event::Rode { seat, mover, ride, way: Vec::new() },
        Event::Worked { seat, square: square("b2"), machine: Machine::Upgrader, made: bots(0, 1, 0) },
        Event::Made { seat, row: 1, model: Model::Basic },
        Event::Turned { twice: false },
        Event::Fell { improvement: Kind::Upgrader.into(), seat: Some(seat) },
    ] {
        assert_eq!(game(2).event_words(&event), None);
    }
}

#[track_caller]
fn assert_said(you: Option<Seat>, event: &Event, english: &str, french: &str) {
    assert_eq!(WORDING.said(BOTH, you, &game(4).event_words(event).unwrap()), [english, french]);
}

#[test]
fn a_run_is_summed_up_in_one_line() {
    let ran = Event::Ran { seat: seat(0), loaded: bots(0, 1, 1), made: bots(0, 1, 0), vault: 2, wallet: 0 };
    assert_said(
        None,
        &ran,
        "Ada’s factory ran: 1 Plus and 1 Deluxe for the trucks, 1 Plus made by the tiles and 2 for the Vault.",
        "L’usine a tourné chez Ada : 1 Plus et 1 Luxe pour les camions, 1 Plus en sortie des machines et 2 pour le Coffre.",
    );
    let idle = Event::Ran { seat: seat(0), loaded: Bots::NONE, made: Bots::NONE, vault: 0, wallet: 0 };
    assert_said(
        Some(seat(0)),
        &idle,
        "Your factory ran, and nothing came of it.",
        "Votre usine a tourné, sans rien donner.",
    );
}

#[test]
fn a_bot_that_is_destroyed_on_its_way_is_told_with_where_it_was_last() {
    let english = "Ada lost a Plus on its way, at b1.";
    assert_said(None, &lost_at(&["c1", "b1"]), english, "Ada a perdu un Plus en chemin, en b1.");
    assert_said(
        Some(seat(0)),
        &lost_at(&[]),
        "You lost a Plus on its way, at c1.",
        "Vous avez perdu un Plus en chemin, en c1.",
    );
}

#[test]
fn what_is_demolished_goes_with_its_bots() {
    let site = Site::Dock { row: 2 };
    assert_said(
        None,
        &Event::Demolished { seat: seat(1), site, lost: bots(2, 0, 0) },
        "Bea demolished the truck of row c. Destroyed with it: 2 Basics.",
        "Bea a démoli le camion de la rangée c. Perte : 2 Basiques.",
    );
}

/// A game of this many whose first factory is asked about a run, with these tiles and bots.
fn asked(seats: u8, with: impl FnOnce(&mut State)) -> (Mechanica, State) {
    let chance = Chance::Dealt(Dealer::new(Seed::named("asked")));
    let mut session = Session::<Mechanica>::new(seats, Options::default(), chance).unwrap();
    session.settle();
    let mut state = *session.state();
    state.phase = reverie_mechanica::state::Phase::Running;
    state.active = None;
    for factory in &mut state.factories {
        factory.ran = false;
    }
    with(&mut state);
    (game(seats), state)
}

#[track_caller]
fn assert_offered(game: &Mechanica, state: &State, english: &[&str], french: &[&str]) {
    let mut moves = Vec::new();
    game.moves(state, seat(0), &mut moves);
    let said = |mv: &Move| WORDING.said(BOTH, None, &game.move_words(state, seat(0), *mv)[0]);
    let said: Vec<[String; 2]> = moves.iter().map(said).collect();
    let in_english: Vec<&str> = said.iter().map(|[english, _]| english.as_str()).collect();
    let in_french: Vec<&str> = said.iter().map(|[_, french]| french.as_str()).collect();
    assert_eq!((in_english, in_french), (english.to_vec(), french.to_vec()));
}

#[test]
fn a_ride_is_offered_with_the_bot_that_goes_where_it_ends_and_what_it_brings() {
    // A Fork before two Gift Wrappers, one of which leads on to an Upgrader.
    let (game, state) = asked(1, |state| {
        let lay = |machine| Some(Tile { machine, ..Tile::default() });
        let floor = &mut state.factories[0].floor;
        floor[square("b1").index()] = lay(Machine::Fork);
        floor[square("a1").index()] = lay(Machine::StaticCharger);
        floor[square("b2").index()] = lay(Machine::GiftWrapper);
        floor[square("b3").index()] = lay(Machine::Upgrader);
        state.factories[0].start[1].centre = Some(Model::Plus);
    });
    assert_offered(
        &game,
        &state,
        &[
            "Plus from row b: into truck a, with a charge on a1",
            "Plus from row b: into b3 (Upgrader), with 1 for the Vault",
            "Run the factory as planned",
        ],
        &[
            "Plus de la rangée b : dans le camion a, avec une charge en a1",
            "Plus de la rangée b : en b3 (Améliorateur), avec 1 pour le Coffre",
            "Faire tourner l’usine comme prévu",
        ],
    );
}

#[test]
fn a_bot_that_leaves_a_tile_is_named_by_its_square_and_side() {
    let (game, state) = asked(1, |state| {
        let factory = &mut state.factories[0];
        factory.start[1].centre = None;
        let duplicator = Tile {
            machine: Machine::Duplicator,
            outputs: [Some(Model::Basic), None, None],
            ..Tile::default()
        };
        factory.floor[square("b2").index()] = Some(duplicator);
        factory.floor[square("a2").index()] = Some(Tile { machine: Machine::Fork, ..Tile::default() });
    });
    assert_offered(
        &game,
        &state,
        &[
            "Basic leaving b2 to the north: into truck a",
            "Basic leaving b2 to the north: destroyed",
            "Run the factory as planned",
        ],
        &[
            "Basique quittant b2 vers le nord : dans le camion a",
            "Basique quittant b2 vers le nord : détruit",
            "Faire tourner l’usine comme prévu",
        ],
    );
}

#[test]
fn what_is_kept_is_said_with_the_place_where_too_many_arrive() {
    let (game, state) = asked(1, |state| {
        state.factories[0].start[1].centre = Some(Model::Basic);
        state.factories[0].trucks[1].bots = bots(0, 0, 1);
    });
    assert_offered(
        &game,
        &state,
        &["Keep 1 Basic in truck b", "Keep 1 Deluxe in truck b", "Run the factory as planned"],
        &[
            "Garder 1 Basique dans le camion b",
            "Garder 1 Luxe dans le camion b",
            "Faire tourner l’usine comme prévu",
        ],
    );
}

#[test]
fn a_gift_of_a_basic_and_one_of_ones_choice_do_not_sound_alike() {
    let (game, state) = asked(2, |state| {
        state.factories[0].gifts.basics = 1;
        state.factories[0].gifts.choices = 1;
        for slot in &mut state.factories[0].start {
            slot.centre = Some(Model::Deluxe);
        }
    });
    let mut moves = Vec::new();
    game.moves(&state, seat(0), &mut moves);
    let english = |mv: &Move| {
        let [said] = WORDING.said(["en"], None, &game.move_words(&state, seat(0), *mv)[0]);
        said
    };
    let said: Vec<String> = moves.iter().map(english).collect();
    assert_eq!(said[0], "Gift of a Basic: into row a, in place of a Deluxe");
    assert_eq!(said[3], "Gift of your choice: a Basic into row a, in place of a Deluxe");
    assert_eq!(said[9..], ["Decline the gift of a Basic", "Decline the gift of your choice"]);
}

/// Every decision one could think of, with some places.
fn every_decision() -> Vec<Move> {
    let holes = [(0, false), (1, false), (1, true), (5, false)].map(|(row, side)| Hole { row, side });
    let charged = Squares::default().with(square("a1"));
    let mut tried = vec![
        Move::Send { ride: Ride { charged, ..Ride::default() } },
        Move::Keep { bots: bots(9, 9, 9) },
        Move::Hole { output: 7 },
        Move::Planned,
        Move::Refuse { choice: false },
        Move::Refuse { choice: true },
        Move::Sellall,
        Move::Recycle,
        Move::Fork,
        Move::Make,
        Move::Retain { old: true },
    ];
    for model in Model::ALL {
        tried.extend([
            Move::Repurpose { model },
            Move::Discard { model },
            Move::Sell { row: 1, model },
            Move::Deliver { row: 1, model },
            Move::Announce { model },
        ]);
        for hole in holes {
            tried.push(Move::Place { model, hole });
            tried.extend([false, true].map(|choice| Move::Gift { choice, model, hole }));
        }
    }
    tried.extend([0, 1, 2].map(|stack| Move::Complete { stack }));
    tried.extend([0, 1, 2, 3, 4].map(|spot| Move::Buy { spot }));
    for row in [0, 1, 3] {
        tried.extend([false, true].map(|side| Move::Set { row, side }));
        tried.extend([Size::Small, Size::Big, Size::Huge].map(|size| Move::Truck { row, size }));
        tried.extend([Site::Start { row }, Site::Dock { row }].map(|site| Move::Demolish { site }));
    }
    for square in Square::all() {
        tried.push(Move::Demolish { site: Site::Floor { square } });
        tried.extend((0..5).map(|turns| Move::Install { square, lie: Lie { turns, back: false } }));
    }
    tried
}

#[test]
fn every_refusal_of_a_decision_has_words() {
    let tried = every_decision();
    let mut reasons: BTreeSet<String> = BTreeSet::new();
    for n in 0..24_u64 {
        let chance = Chance::Dealt(Dealer::new(Seed::named(&format!("refused {n}"))));
        let seats = if n % 2 == 0 { 1 } else { 4 };
        let mut session = Session::<Mechanica>::new(seats, Options::default(), chance).unwrap();
        session.settle();
        let mut luck = Luck::seeded(n);
        while let Pending::Seats(awaited) = session.game().pending(session.state()) {
            for seat in awaited.iter() {
                for refused in tried.iter().filter_map(|&mv| session.allows(seat, mv).err()) {
                    if reasons.insert(refused.key().to_owned()) {
                        WORDING.has_words(&refused.phrase);
                    }
                }
            }
            let seat = awaited.iter().next().unwrap();
            let mut moves = session.moves(seat);
            // What is built stays, so that runs are asked about.
            if moves.iter().any(|mv| !matches!(mv, Move::Demolish { .. })) {
                moves.retain(|mv| !matches!(mv, Move::Demolish { .. }));
            }
            session.play(seat, *luck.pick(&moves).unwrap()).unwrap();
        }
    }
    let refusals = include_str!("../src/moves.rs");
    let mut never: Vec<_> = WORDING.keys().collect();
    never.retain(|&key| refusals.contains(&format!("\"{key}\"")) && !reasons.contains(key));
    assert_eq!(never, [""; 0]);
}

#[test]
fn a_refusal_says_how_much_is_missing() {
    let chance = Chance::Dealt(Dealer::new(Seed::named("poor")));
    let mut session = Session::<Mechanica>::new(1, Options::default(), chance).unwrap();
    session.settle();
    session.play(seat(0), Move::Truck { row: 0, size: Size::Huge }).unwrap();
    let refused = session.allows(seat(0), Move::Truck { row: 1, size: Size::Huge }).unwrap_err();
    let [english, french] = WORDING.said(BOTH, None, &refused.phrase);
    assert_eq!(english, "That costs 5: you are 2 short.");
    assert_eq!(french, "Cela coûte 5 : il vous manque 2.");
}

#[test]
fn a_position_that_cannot_be_is_refused_in_words() {
    let (game, mut state) = asked(2, |_| {});
    state.factories[1].trucks[0].bots = bots(2, 0, 0);
    let refused = game.admit(&state).unwrap_err();
    let [english, french] = WORDING.said(BOTH, None, &refused.phrase);
    assert_eq!(english, "A truck holds more than it has room for, in the factory of Bea.");
    assert_eq!(french, "Un camion est plus que plein chez Bea.");
}

#[test]
fn every_variation_score_and_verdict_has_a_name() {
    let mut names: BTreeSet<_> = ["mechanica", "mechanica.help"].map(str::to_owned).into();
    for choice in Mechanica::CHOICES {
        let values = choice.values.iter().map(|value| match value {
            Value::Word(word) => format!("option-{}-{word}", choice.name),
            Value::Flag(flag) => format!("option-{}-{flag}", choice.name),
            other @ Value::Number(_) => panic!("{other:?} is no value of a variation of Mechanica"),
        });
        let keys = values.chain([format!("option-{}", choice.name)]);
        names.extend(keys.flat_map(|key| [format!("{key}.help"), key]));
    }
    let alone = Mechanica::open(1, &Options { level: Level::Hard, ..Options::default() }).unwrap();
    let mut state = alone.start();
    for (wallet, band) in [(0, "band-armand-0"), (900, "band-armand-1")] {
        state.factories[0].wallet = wallet;
        let standings = alone.standings(&state);
        assert_eq!(standings.band.unwrap().name, band);
        names.extend([band.to_owned(), format!("{band}.verdict")]);
        names.extend(standings.seats[0].parts.iter().map(|part| format!("score-{}", part.name)));
    }
    WORDING.has_words_for(&names);
    WORDING.has_no_others(&["option-", "score-", "band-"], &names);
}

#[test]
fn the_messages_in_the_sources_have_words_and_no_words_are_left_over() {
    let kinds = ["mechanica-", "components-"];
    let used = keys_in_sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &kinds, &[]);
    assert!(used.len() > 150, "the scan finds keys at all: {used:?}");
    WORDING.has_words_for(&used);
    WORDING.has_no_others(&kinds, &used);
}

#[test]
fn no_word_would_have_to_change_before_what_is_filled_in() {
    WORDING.nothing_changes_before(&[
        "who",
        "tile",
        "truck",
        "model",
        "kept",
        "lost",
        "bots",
        "blueprint",
        "hole",
        "mover",
        "what",
    ]);
}
