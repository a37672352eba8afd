use anstream::adapter::strip_str;
use reverie_game::{Chance, Dealer, Game, Luck, Pending, Seed, Session};
use reverie_mech_a_dream::Options;
use reverie_mech_a_dream::tile::Tile;
use reverie_text::{Lang, Names};
use unicode_width::UnicodeWidthStr;

use super::*;
use reverie_terminal::board::table;
use reverie_terminal::paint::paper;

const VARIATIONS: [(bool, bool); 4] = [(false, false), (true, false), (false, true), (true, true)];

/// A random game, looked at after every decision.
fn watch((robots, specialists): (bool, bool), seats: u8, mut look: impl FnMut(&Session<MechADream>)) {
    let options = Options { robots, specialists, components: None };
    let chance = Chance::Dealt(Dealer::new(Seed::named("watch")));
    let mut session = Session::<MechADream>::new(seats, options, chance).unwrap();
    session.settle();
    let mut luck = Luck::seeded(7);
    while let Pending::Seats(waiting) = session.game().pending(session.state()) {
        look(&session);
        let seat = waiting.iter().next().unwrap();
        let mv = *luck.pick(&session.moves(seat)).unwrap();
        session.play(seat, mv).unwrap();
    }
    look(&session);
}

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

#[test]
fn every_table_fits_80_columns_in_both_languages() {
    for lang in Lang::ALL {
        let voice = crate::KIT.voice(lang);
        let names = Names { names: vec!["Ada".into(), "Greedy 2".into()], you: Some(seat(0)) };
        for variations in VARIATIONS {
            for (seats, width) in [(2, 80), (4, 80), (3, 118)] {
                let scene = Scene { voice: &voice, names: &names, width };
                watch(variations, seats, |session| {
                    let drawn = paper(&table(&MechADreamBoard, session, seat(0), &scene));
                    for line in strip_str(&drawn).to_string().lines() {
                        assert!(line.width() < width, "{lang}: {line}");
                    }
                });
            }
        }
    }
}

#[test]
fn what_somebody_can_buy_is_never_cut_off() {
    for lang in Lang::ALL {
        let voice = crate::KIT.voice(lang);
        let names = Names { names: vec!["Ada".into(), "Greedy 2".into()], you: Some(seat(0)) };
        let scene = Scene { voice: &voice, names: &names, width: 80 };
        watch((true, true), 2, |session| {
            let rows = MechADreamBoard.middle(session.game(), session.state(), Some(seat(0)), &scene);
            let drawn = strip_str(&paper(&rows)).to_string();
            for line in drawn.lines().skip(1) {
                assert!(!line.contains('…'), "{lang}: {line}");
            }
        });
    }
}

#[test]
fn robots_dealt_in_secret_are_drawn_for_their_owner_only() {
    let voice = crate::KIT.voice(Lang::En);
    watch((true, false), 3, |session| {
        let Screen::Dealt { from } = session.state().players[1].screen else { return };
        let drawn = |you: Option<u8>| {
            let names = Names { names: Vec::new(), you: you.map(seat) };
            let scene = Scene { voice: &voice, names: &names, width: 80 };
            let game = session.game();
            let rows = MechADreamBoard.draw(game, session.state(), seat(1), &scene);
            let glance = voice.say_to(&names, &MechADreamBoard.glance(game, session.state(), seat(1)));
            strip_str(&paper(&rows)).to_string() + &glance
        };
        let shown = format!("robot {}:", from[0].number());
        assert!(drawn(Some(1)).contains(&shown), "{}", drawn(Some(1)));
        assert!(!drawn(Some(0)).contains("robot "), "{}", drawn(Some(0)));
        assert!(!drawn(None).contains("robot "), "{}", drawn(None));
    });
}

#[test]
fn every_choice_is_named_and_explained_in_both_languages() {
    for lang in Lang::ALL {
        let voice = crate::KIT.voice(lang);
        let names = Names { names: Vec::new(), you: Some(seat(0)) };
        let scene = Scene { voice: &voice, names: &names, width: 80 };
        for variations in VARIATIONS {
            watch(variations, 2, |session| {
                let (game, state) = (session.game(), session.state());
                let mut listed = Vec::new();
                for mv in session.moves(seat(0)) {
                    let effect = MechADreamBoard.effect(game, state, seat(0), mv, &scene).unwrap_or_default();
                    let words: Vec<String> = MechADreamBoard
                        .menu_words(game, state, seat(0), mv)
                        .iter()
                        .map(|phrase| voice.say_to(&names, phrase))
                        .collect();
                    let said = format!("{}{effect}", words.concat());
                    assert!(!said.contains("mech-"), "{said}");
                    listed.push((MechADreamBoard.section(mv), words));
                }
                // Two decisions of the same name could not be told apart.
                for (n, one) in listed.iter().enumerate() {
                    assert!(!listed[..n].contains(one), "{one:?}");
                }
            });
        }
    }
}

#[test]
fn every_topic_and_tile_has_help_in_both_languages() {
    let game = MechADream::open(2, &Options::default()).unwrap();
    let state = game.start();
    for lang in Lang::ALL {
        let voice = crate::KIT.voice(lang);
        let names = Names::default();
        let scene = Scene { voice: &voice, names: &names, width: 80 };
        let words = help::TOPICS.iter().flat_map(|(_, words)| words.iter().map(ToString::to_string));
        let tiles = Tile::all().map(|tile| tile.to_string().to_lowercase());
        for topic in words.chain(tiles).chain(["robot 3".into(), "r8".into(), "s10".into()]) {
            assert_eq!(topic, reverie_terminal::typed::plain(&topic));
            let said = MechADreamBoard.help(&game, &state, seat(0), &topic, &scene).unwrap();
            assert!(!said.contains("mech-help"), "{topic}: {said}");
        }
    }
}

#[test]
fn a_word_is_help_on_one_topic_only() {
    let mut words: Vec<&str> = help::TOPICS.iter().flat_map(|(_, words)| words.iter().copied()).collect();
    words.sort_unstable();
    assert!(words.windows(2).all(|pair| pair[0] != pair[1]), "{words:?}");
}

#[test]
fn the_rules_fit_one_screen() {
    for lang in Lang::ALL {
        let voice = crate::KIT.voice(lang);
        for (robots, specialists) in VARIATIONS {
            let game = MechADream::open(2, &Options { robots, specialists, components: None }).unwrap();
            let rules: Vec<String> = MechADreamBoard
                .rules(&game)
                .iter()
                .map(|phrase| reverie_terminal::paint::fold(&voice.say(phrase), 79, 2))
                .collect();
            assert!(rules.join("\n").lines().count() <= 40, "{lang}");
        }
    }
}

/// What can be typed names every legal decision: nobody has to count the menu.
#[test]
fn every_decision_can_be_typed() {
    for variations in VARIATIONS {
        watch(variations, 3, |session| {
            let (game, state) = (session.game(), session.state());
            for mv in session.moves(seat(0)) {
                let typed = spelled(game, state, mv);
                let words: Vec<&str> = typed.split(' ').collect();
                let read = MechADreamBoard.read_typed(game, state, seat(0), &words);
                assert_eq!(read, Some(Ok(mv)), "{typed}");
            }
        });
    }
}

fn spelled(game: &MechADream, state: &State, mv: Move) -> String {
    let low = |tile: Tile| tile.to_string().to_lowercase();
    match mv {
        Move::Keep { robot } => format!("keep {}", robot.number()),
        Move::Hire { specialist } => format!("hire {}", specialist.number()),
        Move::Stock { choice } => {
            let part = state.time.part().unwrap();
            let lot = game.board().stock_room.floor(part).choice[usize::from(choice)];
            (if lot.ink > 0 { "stock ink" } else { "magasin fleurs" }).to_owned()
        }
        Move::Recruit { specialist } => format!("take {}", specialist.number()),
        Move::Dock => "quai".to_owned(),
        Move::Buy { tile } => format!("buy {}", low(tile)),
        Move::Build { tile } => low(tile),
        Move::Boost { tile } => format!("avancer {}", low(tile)),
        Move::Use { engine, way } => format!("use {} {}", engine.to_string().to_lowercase(), way + 1),
        Move::Copy { of, engine, way } => {
            format!("copy {} {} {}", of.number() + 1, engine.to_string().to_lowercase(), way + 1)
        }
        Move::Decline => "no".to_owned(),
        Move::Bonus { specialist, way } => format!("take {} {}", specialist.number(), way + 1),
        Move::Everything => "tout".to_owned(),
        Move::Done => "done".to_owned(),
    }
}
