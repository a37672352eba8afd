//! Everything that can happen or be decided has words, in every language.

#![allow(clippy::unwrap_used)] // in helpers too: what they build is right or the test is wrong

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::LazyLock;

use reverie_game::{Arg, Chance, Dealer, Game, Luck, Pending, Seat, Seed, Session, Told};
use reverie_mech_a_dream::cards::{Delivery, Robot, Specialist};
use reverie_mech_a_dream::components::Components;
use reverie_mech_a_dream::engines::Engine;
use reverie_mech_a_dream::events::{Cause, Event};
use reverie_mech_a_dream::lot::Lot;
use reverie_mech_a_dream::moves::Move;
use reverie_mech_a_dream::state::{Part, Time};
use reverie_mech_a_dream::tile::{Spot, Tile};
use reverie_mech_a_dream::{MechADream, Options};
use reverie_text::Voice;
use reverie_text::wording::{Wording, keys_in_sources};

static WORDING: LazyLock<Wording<MechADream>> = LazyLock::new(Wording::read);

/// Examples are told in English and in French.
const BOTH: [&str; 2] = ["en", "fr"];

const VARIATIONS: [(bool, bool); 4] = [(false, false), (true, false), (false, true), (true, true)];

fn options((robots, specialists): (bool, bool)) -> Options {
    Options { robots, specialists, components: None }
}

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

fn tile(name: &str) -> Tile {
    name.parse().unwrap()
}

/// Every tile of our box, and one it does not have.
fn tiles() -> impl Iterator<Item = Tile> {
    let own = MechADream::open(2, &Options::default()).unwrap().board().tiles.clone();
    own.into_iter().map(|figures| figures.tile).chain([tile("B24")])
}

fn specialist(number: u8) -> Specialist {
    Specialist::new(number).unwrap()
}

fn robot(number: u8) -> Robot {
    Robot::new(number).unwrap()
}

#[test]
fn every_decision_and_event_of_random_games_has_words_and_different_decisions_differ() {
    WORDING.random_games_are_told();
}

/// At least one event for each line the log can have.
fn every_kind_of_event() -> Vec<Event> {
    let (seat, other) = (seat(0), seat(1));
    let (tile, crystal) = (tile("B1"), tile("C1"));
    let (one, specialist) = (Lot::flowers(1), specialist(3));
    let (gain, lost) = (Lot { flowers: 2, ink: 2, ..Lot::NOTHING }, Lot::ink(1));
    let mut events = vec![
        Event::Turned { tile, spot: Spot::all().next().unwrap() },
        Event::Delivery { delivery: Delivery::new(1).unwrap() },
        Event::Specialist { specialist },
        Event::Dealt { seat, robots: [robot(1), robot(2)] },
        Event::Chose { seat },
        Event::Kept { seat, robot: robot(1) },
        Event::Robot { seat, robot: robot(1), start: one },
        Event::First { seat },
        Event::Hired { seat, specialist },
        Event::Middle { specialist },
        Event::Recruited { seat, specialist, from: None, price: 1 },
        Event::Recruited { seat, specialist, from: Some(other), price: 2 },
        Event::Recruited { seat: other, specialist, from: Some(seat), price: 0 },
        Event::Built { seat, tile },
        Event::Moved { seat, tile, from: 3, to: 1 },
        Event::Boosted { seat, tile, from: 3, to: 2 },
        Event::Completed { seat, tile: crystal, place: 2 },
        Event::Used { seat, engine: Engine::Machine(tile), way: 0, paid: Lot::NOTHING },
        Event::Used { seat, engine: Engine::Robot, way: 0, paid: Lot::NOTHING },
        Event::Used { seat, engine: Engine::Robot, way: 0, paid: one },
        Event::Copied { seat, of: other, engine: Engine::Robot, way: 0, paid: one },
        Event::Copied { seat: other, of: seat, engine: Engine::Machine(tile), way: 0, paid: one },
        Event::Declined { seat },
        Event::Done { seat },
        Event::Ended { day: 5, seat: Some(seat) },
        Event::Ended { day: 7, seat: None },
        Event::Gained { seat, gain, lost: Lot::NOTHING, from: Cause::Stock },
        Event::Gained { seat, gain, lost, from: Cause::Stock },
        Event::Gained { seat, gain, lost: gain, from: Cause::Stock },
        Event::Gained { seat, gain, lost, from: Cause::Machine { tile } },
        Event::Gained {
            seat,
            gain,
            lost: Lot::NOTHING,
            from: Cause::Package { part: Part::Morning, index: 0 },
        },
        Event::Gained { seat, gain, lost: Lot::NOTHING, from: Cause::Robot },
        Event::Gained { seat, gain, lost: Lot::NOTHING, from: Cause::Copy },
        Event::Gained { seat, gain: Lot::dreams(1), lost: Lot::NOTHING, from: Cause::Slot { place: 6 } },
        Event::Gained { seat, gain, lost: Lot::NOTHING, from: Cause::Specialist { specialist } },
        Event::Gained { seat, gain, lost: Lot::NOTHING, from: Cause::Price { specialist } },
    ];
    let times = [Time::Morning, Time::Afternoon, Time::Evening, Time::Night];
    events.extend(times.map(|time| Event::Began { day: 2, time }));
    events.extend([0, 1, 3].map(|paid| Event::Dock { seat, part: Part::Morning, paid }));
    events.extend([1, 2].map(|boosts| Event::Wasted { seat, boosts }));
    events.extend([0, 1, 2].map(|price| Event::Fell { specialist, price }));
    for robot in [false, true] {
        events.extend([0, 3].map(|slot| Event::Bought { seat, tile, paid: Lot::ink(2), slot, robot }));
    }
    events
}

#[test]
fn every_kind_of_event_is_a_sentence_of_its_own_to_its_player_and_to_the_others() {
    let game = MechADream::open(3, &options((true, true))).unwrap();
    WORDING.events_are_sentences(&game, &every_kind_of_event(), include_str!("../src/words.rs"));
}

#[test]
fn what_is_said_elsewhere_is_no_line_of_the_log() {
    let plain = MechADream::open(2, &options((false, false))).unwrap();
    let (seat, tile) = (seat(0), tile("B1"));
    let gained = |gain, from| Event::Gained { seat, gain, lost: Lot::NOTHING, from };
    for event in [
        Event::Stock { seat, part: Part::Morning },
        Event::Moved { seat, tile, from: 1, to: 0 },
        Event::Boosted { seat, tile, from: 1, to: 0 },
        Event::Used { seat, engine: Engine::Robot, way: 0, paid: Lot::NOTHING },
        gained(Lot::flowers(2), Cause::Machine { tile }),
        gained(Lot::rainbows(2), Cause::Completed { tile: "E1".parse().unwrap() }),
        gained(Lot { boosts: 2, ..Lot::NOTHING }, Cause::Copy),
    ] {
        assert_eq!(plain.event_words(&event), None);
    }
}

/// What an event is called in English and in French, by somebody who watches.
#[track_caller]
fn assert_said(event: Event, english: &str, french: &str) {
    assert_said_to(None, event, english, french);
}

#[track_caller]
fn assert_said_to(you: Option<Seat>, event: Event, english: &str, french: &str) {
    let game = MechADream::open(4, &options((true, true))).unwrap();
    assert_eq!(WORDING.said(BOTH, you, &game.event_words(&event).unwrap()), [english, french]);
}

#[test]
fn the_stock_room_is_told_with_what_was_taken_and_what_was_lost() {
    let gain = Lot { flowers: 2, ink: 4, ..Lot::NOTHING };
    let gained = |lost| Event::Gained { seat: seat(0), gain, lost, from: Cause::Stock };
    assert_said(
        gained(Lot::NOTHING),
        "Ada took 2 flowers and 4 ink from the stock room.",
        "Ada a pris 2 fleurs et 4 gouttes d’encre au magasin de stockage.",
    );
    assert_said_to(
        Some(seat(0)),
        gained(Lot::ink(3)),
        "You took 2 flowers and 1 ink from the stock room. Lost, being more than 9: 3 ink.",
        "Vous avez pris 2 fleurs et 1 goutte d’encre au magasin de stockage. Perdu au-delà de 9 : 3 gouttes d’encre.",
    );
    assert_said(
        gained(gain),
        "Ada lost 2 flowers and 4 ink: 9 is the most.",
        "Ada a perdu 2 fleurs et 4 gouttes d’encre : 9 est le maximum.",
    );
}

#[test]
fn a_machine_is_bought_with_its_name_its_effect_and_its_price() {
    let bought =
        |name, paid, slot| Event::Bought { seat: seat(1), tile: tile(name), paid, slot, robot: false };
    assert_said(
        bought("B18", Lot::ink(1), 2),
        "Bea bought the ink still (3 ink for 1 flower) for 1 ink, onto slot 2.",
        "Bea a acquis l’alambic à encre (3 gouttes d’encre contre 1 fleur) pour 1 goutte d’encre, emplacement 2.",
    );
    assert_said(
        bought("P9", Lot::NOTHING, 0),
        "Bea bought the prism (1 rainbow and 1 dream point for 1 flower and 1 ink) for nothing, completed at once.",
        "Bea a acquis le prisme (1 arc-en-ciel et 1 point de rêve contre 1 fleur et 1 goutte d’encre) gratuitement, construction immédiate.",
    );
    assert_said(
        bought("C4", Lot::rainbows(3), 5),
        "Bea bought the crystal (9 dream points) for 3 rainbows, onto slot 5.",
        "Bea a acquis le cristal (9 points de rêve) pour 3 arcs-en-ciel, emplacement 5.",
    );
}

#[test]
fn whoever_loses_a_specialist_or_is_copied_is_you_to_themselves() {
    let recruited =
        Event::Recruited { seat: seat(1), specialist: specialist(2), from: Some(seat(0)), price: 2 };
    assert_said_to(
        Some(seat(0)),
        recruited,
        "Bea hired the clockmaker away from you for 2 rainbows.",
        "Bea a débauché l’horlogère chez vous pour 2 arcs-en-ciel.",
    );
    assert_said_to(
        Some(seat(1)),
        recruited,
        "You hired the clockmaker away from Ada for 2 rainbows.",
        "Vous avez débauché l’horlogère chez Ada pour 2 arcs-en-ciel.",
    );
    let engine = Engine::Machine(tile("B14"));
    assert_said_to(
        Some(seat(0)),
        Event::Copied { seat: seat(1), of: seat(0), engine, way: 0, paid: Lot::flowers(1) },
        "Bea copied the clock (2 boosts) in your workshop for 1 flower.",
        "Bea a copié l’horloge (2 gains de temps) chez vous pour 1 fleur.",
    );
}

#[test]
fn a_robot_is_told_with_all_its_ways_and_a_specialist_with_the_work_they_reward() {
    assert_said_to(
        Some(seat(0)),
        Event::Dealt { seat: seat(0), robots: [robot(5), robot(7)] },
        "You were dealt robot 5 (3 ink for 1 flower, or 3 flowers for 1 ink) and robot 7 (1 boost, or a purchase, 2 slots further along).",
        "Vous avez reçu le robot 5 (3 gouttes d’encre contre 1 fleur, ou 3 fleurs contre 1 goutte d’encre) et le robot 7 (1 gain de temps, ou une acquisition, 2 emplacements plus loin).",
    );
    assert_said(
        Event::Specialist { specialist: specialist(3) },
        "Specialist to hire: the gardener (buying or building: 1 flower and 1 ink).",
        "Spécialiste à engager : le jardinier (acquérir ou construire : 1 fleur et 1 goutte d’encre).",
    );
    assert_said(
        Event::Fell { specialist: specialist(6), price: 0 },
        "There is nothing to pay any more for the operator.",
        "Il n’y a plus rien à payer pour l’opérateur.",
    );
}

#[test]
fn the_first_morning_offers_the_stock_room_and_the_machines_on_sale() {
    let chance = Chance::Dealt(Dealer::new(Seed::named("morning")));
    let mut session = Session::<MechADream>::new(2, options((false, false)), chance).unwrap();
    session.settle();
    let Pending::Seats(awaited) = session.game().pending(session.state()) else { panic!("nobody begins") };
    let seat = awaited.iter().next().unwrap();
    let offered = |voice: &Voice| -> Vec<String> {
        let moves = session.moves(seat);
        let words = |mv: &Move| session.game().move_words(session.state(), seat, *mv).remove(0);
        moves.iter().map(|mv| voice.say(&words(mv)).replace('\u{a0}', " ")).collect()
    };
    let [english, french] = BOTH.map(|code| offered(Voice::of(code.parse().unwrap())));
    assert_eq!(english[0], "Stock room: 4 flowers and 2 ink");
    assert_eq!(french[0], "Magasin de stockage : 4 fleurs et 2 gouttes d’encre");
    assert_eq!(english[1], "Stock room: 2 flowers and 4 ink");
    assert!(english[2..].iter().any(|words| words.starts_with("Buy the ")), "{english:?}");
    assert!(french[2..].iter().any(|words| words.starts_with("Acquérir l")), "{french:?}");
}

/// Every decision one could think of, with some tiles.
fn every_decision() -> Vec<Move> {
    let mut tried = vec![Move::Dock, Move::Decline, Move::Everything, Move::Done];
    tried.extend(Robot::first(9).map(|robot| Move::Keep { robot }));
    tried.extend([0, 9].map(|choice| Move::Stock { choice }));
    for specialist in Specialist::first(11) {
        tried.extend([Move::Hire { specialist }, Move::Recruit { specialist }]);
        tried.push(Move::Bonus { specialist, way: 0 });
    }
    for tile in tiles() {
        tried.extend([Move::Buy { tile }, Move::Build { tile }, Move::Boost { tile }]);
    }
    for engine in std::iter::once(Engine::Robot).chain(tiles().map(Engine::Machine)) {
        tried.extend([0, 9].map(|way| Move::Use { engine, way }));
        tried.extend([0, 1].map(|of| Move::Copy { of: seat(of), engine, way: 0 }));
    }
    tried
}

#[test]
fn every_refusal_of_a_decision_has_words() {
    let tried = every_decision();
    let mut reasons: BTreeSet<String> = BTreeSet::new();
    for (n, variations) in (0..48_u64).zip(VARIATIONS.into_iter().cycle()) {
        let chance = Chance::Dealt(Dealer::new(Seed::named(&format!("refused {n}"))));
        let mut session = Session::<MechADream>::new(4, options(variations), chance).unwrap();
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
            let moves = session.moves(seat);
            session.play(seat, *luck.pick(&moves).unwrap()).unwrap();
        }
    }
    let refusals = include_str!("../src/refusals.rs");
    let mut never: Vec<_> = WORDING.keys().collect();
    never.retain(|&key| refusals.contains(&format!("\"{key}\"")) && !reasons.contains(key));
    // No evening package of our box holds an activation, and today's card is turned up before anybody is asked.
    assert_eq!(never, ["mech-machines-only", "mech-no-delivery"]);
}

#[test]
fn a_refusal_says_how_much_is_missing() {
    let chance = Chance::Dealt(Dealer::new(Seed::named("poor")));
    let mut session = Session::<MechADream>::new(2, options((false, false)), chance).unwrap();
    session.settle();
    let Pending::Seats(awaited) = session.game().pending(session.state()) else { panic!("nobody begins") };
    let seat = awaited.iter().next().unwrap();
    // Nobody begins with rainbows, and one yellow machine is on sale.
    let dear = tiles().filter_map(|tile| session.allows(seat, Move::Buy { tile }).err());
    let refused = dear.into_iter().find(|refused| refused.key() == "mech-short-rainbows").unwrap();
    let Some(Arg::Number(price)) = refused.phrase.args.get("price") else { panic!("{refused}") };
    let [english, french] = WORDING.said(BOTH, None, &refused.phrase);
    assert_eq!(english, format!("That costs {price} rainbows: you are {price} short."));
    assert_eq!(french, format!("Cela coûte {price} arcs-en-ciel : il vous en manque {price}."));
}

#[test]
fn a_position_that_cannot_be_is_refused_in_words() {
    let game = MechADream::open(2, &options((false, false))).unwrap();
    let mut state = game.start();
    state.players[1].flowers = 10;
    let refused = game.admit(&state).unwrap_err();
    let [english, french] = WORDING.said(BOTH, None, &refused.phrase);
    assert_eq!(english, "Bea has more than 9 flowers or 9 ink.");
    assert_eq!(french, "Bea a plus de 9 fleurs ou de 9 gouttes d’encre.");
}

#[test]
fn everything_that_can_be_wrong_with_a_box_is_said_in_words() {
    let box_ = include_str!("../data/components.ron");
    let wrong = [
        ("start: (flowers: 3, ink: 4)", "start: (flowers: 10)", "components-start"),
        ("robot: (gain: (ink: 1))", "robot: (gain: (activations: 1))", "components-robot"),
        ("evening: (choice: [(flowers: 2), (ink: 2)])", "evening: (choice: [])", "components-floor"),
        (
            "(price: 1, time: 3, gain: (flowers: 2))",
            "(price: 1, time: 8, gain: (flowers: 2))",
            "components-time",
        ),
        (
            "(price: 1, time: 3, gain: (flowers: 2))",
            "(price: 10, time: 3, gain: (flowers: 2))",
            "components-price",
        ),
        ("(price: 1, time: 3, gain: (flowers: 2))", "(price: 1, time: 3, gain: ())", "components-effect"),
        ("evening: [(ink: 3)]", "evening: [()]", "components-delivery"),
        ("start: (flowers: 5, ink: 5)", "start: (dreams: 5)", "components-robot-start"),
        ("pay: (flowers: 1), special: Copy", "gain: (ink: 1), special: Copy", "components-copy-alone"),
        ("ways: [(special: EveningPackage)]", "ways: [(special: Copy)]", "components-robot-twice"),
        ("(after: [Dock], ways: [(dreams: 2)])", "(after: [], ways: [(dreams: 2)])", "components-specialist"),
        ("start: (flowers: 3, ink: 4)", "start: (flours: 3)", "components-unreadable"),
    ];
    for (from, to, key) in wrong {
        assert!(box_.contains(from), "{from}");
        let fault = MechADream::unbox(&box_.replacen(from, to, 1)).unwrap_err();
        assert_eq!(fault.reason.key(), key, "{to}");
        WORDING.has_words(&fault.reason.phrase);
    }
    let mut few = Components::own();
    few.crystal.clear();
    let fault = MechADream::open(2, &MechADream::with_box(Options::default(), few)).unwrap_err();
    WORDING.has_words(&fault.phrase);
    let keys = wrong.iter().map(|&(_, _, key)| key).chain([fault.key()]);
    let said: BTreeSet<_> = keys.map(str::to_owned).collect();
    WORDING.has_no_others(&["components-"], &said);
}

#[test]
fn every_variation_and_score_has_a_name() {
    let mut names: BTreeSet<_> = ["mech-a-dream", "mech-a-dream.help"].map(str::to_owned).into();
    for choice in MechADream::CHOICES {
        let values = ["", "-true", "-false"].map(|value| format!("option-{}{value}", choice.name));
        names.extend(values.into_iter().flat_map(|key| [format!("{key}.help"), key]));
    }
    let game = MechADream::open(2, &Options::default()).unwrap();
    let standings = game.standings(&game.start());
    names.extend(standings.seats[0].parts.iter().map(|part| format!("score-{}", part.name)));
    WORDING.has_words_for(&names);
    WORDING.has_no_others(&["option-", "score-", "mech-a-dream"], &names);
}

#[test]
fn the_messages_in_the_sources_have_words_and_no_words_are_left_over() {
    let kinds = ["mech-", "components-"];
    let mut used = keys_in_sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &kinds, &[]);
    assert!(used.len() > 150, "the scan finds keys at all: {used:?}");
    // The catalog and the page say the game's name and what it is about.
    used.extend(["mech-a-dream", "mech-a-dream.help"].map(str::to_owned));
    // The Specialists of our box, each by their number.
    used.extend((1..=Components::own().specialists.len()).map(|number| format!("mech-specialist-{number}")));
    WORDING.has_words_for(&used);
    WORDING.has_no_others(&kinds, &used);
}

#[test]
fn no_word_would_have_to_change_before_what_is_filled_in() {
    WORDING.nothing_changes_before(&[
        "who",
        "machine",
        "specialist",
        "name",
        "robot",
        "lot",
        "effect",
        "one",
        "other",
    ]);
}
