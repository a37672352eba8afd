use anstream::adapter::strip_str;
use reverie_game::{Game, Session};
use reverie_mech_a_dream::Options;
use reverie_mech_a_dream::tile::Tile;
use reverie_terminal::paint::paper;
use reverie_terminal::trial::{Trial, of_topics, told_apart};
use reverie_terminal::typed::words;
use reverie_text::{Lang, Names, Voice};

use super::*;

const VARIATIONS: [(bool, bool); 4] = [(false, false), (true, false), (false, true), (true, true)];

fn varied((robots, specialists): (bool, bool)) -> Options {
    Options { robots, specialists, components: None }
}

fn watch(variations: (bool, bool), seats: u8, look: impl FnMut(&Session<MechADream>)) {
    reverie_terminal::trial::watch(seats, varied(variations), look);
}

fn in_every_language(try_in: impl Fn(Trial<'_, MechADreamBoard>)) {
    for voice in Lang::all().map(Voice::of) {
        try_in(Trial { board: &MechADreamBoard, voice, keys: "mech-" });
    }
}

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

#[test]
fn every_table_fits_80_columns_in_both_languages() {
    in_every_language(|trial| {
        for variations in VARIATIONS {
            for (seats, width) in [(2, 80), (4, 80), (3, 118)] {
                watch(variations, seats, |session| trial.fits(session, width));
            }
        }
    });
}

#[test]
fn what_somebody_can_buy_is_never_cut_off() {
    for lang in Lang::all() {
        let voice = Voice::of(lang);
        let names = Names { names: vec!["Ada".into(), "Greedy 2".into()], you: Some(seat(0)) };
        let scene = Scene { voice, names: &names, width: 80 };
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
    let voice = Voice::of(Lang::default());
    watch((true, false), 3, |session| {
        let Screen::Dealt { from } = session.state().players[1].screen else { return };
        let drawn = |you: Option<u8>| {
            let names = Names { names: Vec::new(), you: you.map(seat) };
            let scene = Scene { voice, names: &names, width: 80 };
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
    in_every_language(|trial| {
        for variations in VARIATIONS {
            watch(variations, 2, |session| trial.names_every_choice(session, usize::MAX));
        }
    });
}

#[test]
fn every_topic_and_tile_has_help_in_every_language() {
    let game = MechADream::open(2, &Options::default()).unwrap();
    in_every_language(|trial| {
        let keys = of_topics(help::TOPICS, "mech-help-");
        let words = keys.iter().flat_map(|key| words(trial.voice.lang(), key));
        let tiles = game.board().tiles.iter().map(|figures| figures.tile.to_string().to_lowercase());
        for topic in words.chain(tiles).chain(["robot 3".into(), "r8".into(), "s10".into()]) {
            trial.helps(&game, &game.start(), &topic);
        }
    });
}

#[test]
fn a_word_is_help_on_one_topic_only() {
    told_apart(of_topics(help::TOPICS, "mech-help-"));
}

#[test]
fn the_rules_fit_one_screen() {
    in_every_language(|trial| {
        for variations in VARIATIONS {
            trial.tells_the_rules_in(40, &MechADream::open(2, &varied(variations)).unwrap());
        }
    });
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
