//! The catalog has words for everything it lists.

#![allow(clippy::unwrap_used)] // a test may stop at the first surprise

use reverie_catalog::{all, find};
use reverie_game::table::Act;
use reverie_game::{Chance, Dealer, Luck, Phrase, Seat, Seed, Table, Turn};
use reverie_kit::Mind;
use reverie_text::{Lang, Voice};
use serde_json::json;

#[test]
fn everything_listed_has_words_in_both_languages() {
    for lang in Lang::all() {
        let voice = Voice::of(lang);
        for kit in all() {
            let mut keys = vec![kit.entry.name.to_owned()];
            for level in kit.levels.iter().chain(kit.plain).chain(kit.partner) {
                keys.push(format!("level-{}", level.name));
                assert!(voice.knows(&format!("level-{}.who", level.name)), "{lang}: {}", level.name);
            }
            for choice in kit.entry.choices {
                keys.push(format!("option-{}", choice.name));
                keys.extend(choice.values.iter().map(|value| {
                    let value = json!(value);
                    let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
                    format!("option-{}-{value}", choice.name)
                }));
            }
            for key in keys {
                assert!(voice.knows(&key), "{lang}: {key}");
                assert!(voice.knows(&format!("{key}.help")), "{lang}: {key}.help");
            }
        }
    }
}

#[test]
fn a_levels_help_says_how_long_it_thinks() {
    for lang in Lang::all() {
        let voice = Voice::of(lang);
        for level in reverie_bots::level::STRENGTHS {
            let help = voice.say(&Phrase::new(format!("level-{}.help", level.name)));
            assert!(help.contains(&format!(" {} ", level.seconds)), "{lang}: {help}");
        }
    }
}

#[test]
fn earlier_bots_still_come_when_called_by_name() {
    for name in ["random", "greedy"] {
        for kit in all() {
            assert_eq!(kit.level(name).unwrap().name, name);
        }
        assert!(find("daydream").unwrap().levels.iter().all(|level| level.name != name));
    }
}

#[test]
fn a_bot_of_every_level_makes_a_listed_move_where_it_is_awaited_and_says_so_where_it_is_not() {
    for kit in all() {
        for level in kit.levels.iter().chain(kit.plain) {
            let mut table = (kit.entry.open)(kit.entry.seats.1, &json!({}), dealt()).unwrap();
            let early = level.think(&*table, Seat::new(0).unwrap(), &mut Luck::seeded(1)).unwrap_err();
            assert_eq!(early.key(), "awaits-chance");
            table.settle();
            let Turn::Waiting { waiting, .. } = table.turn() else { panic!("{}", kit.entry.name) };
            // Not every game begins with the first seat.
            let seat = waiting.iter().next().unwrap();
            let thought = level.think(&*table, seat, &mut Luck::seeded(1)).unwrap();
            assert!(table.legal(seat).unwrap().moves.contains(&thought.mv));
        }
    }
}

fn dealt() -> Chance {
    Chance::Dealt(Dealer::new(Seed::named("catalog")))
}

#[test]
fn an_unknown_game_or_level_is_refused_with_what_there_is() {
    assert_eq!(find("chess").unwrap_err().key(), "no-such-game");
    let daydream = find("daydream").unwrap();
    assert_eq!(daydream.level("oracle").unwrap_err().key(), "no-such-level");
}

#[test]
fn cards_have_the_readers_words_where_there_are_such_cards_and_the_first_there_are_else() {
    let words = |game, lang| find(game).unwrap().words_for(lang);
    assert_eq!(words("factory-of-dreams", "fr"), Some(("words", "fr")));
    for lang in Lang::all() {
        let (_, words) = words("factory-of-dreams", lang.code()).unwrap();
        assert_eq!(words, if lang.code() == "fr" { "fr" } else { "en" });
    }
    assert_eq!(words("daydream", "en"), None);
}

#[test]
fn every_lesson_can_be_opened_and_somebody_learns_at_it() {
    for kit in all() {
        let Some(lesson) = kit.lesson else { continue };
        let seats = u8::try_from(lesson.seats.len()).unwrap();
        for lang in Lang::all() {
            (kit.entry.open)(seats, &kit.lesson_options(lang.code()).unwrap(), dealt()).unwrap();
        }
        assert_eq!(lesson.seats.iter().filter(|who| **who == "me").count(), 1);
        for who in lesson.seats.iter().filter(|who| **who != "me") {
            kit.level(who).unwrap();
        }
    }
}

/// The night the lesson of Factory of Dreams tells of: what the learner is asked to do, and what the partner answers.
#[test]
fn the_guided_night_of_factory_of_dreams_goes_as_it_is_told_in_both_languages() {
    let kit = find("factory-of-dreams").unwrap();
    let lesson = kit.lesson.unwrap();
    let (me, partner) = (Seat::new(0).unwrap(), Seat::new(1).unwrap());
    for (lang, dreams) in [
        ("en", ["carriage", "formula one", "car", "scooter", "skateboard", "canoe"]),
        ("fr", ["carrosse", "formule 1", "voiture", "scooter", "skateboard", "canoë"]),
    ] {
        let options = kit.lesson_options(lang).unwrap();
        assert_eq!(options["words"], lang);
        let chance = Chance::Dealt(Dealer::new(Seed::named(lesson.seed)));
        let mut table = (kit.entry.open)(2, &options, chance).unwrap();
        table.settle();
        // Whatever the luck of the partner, it does what is told.
        let mut luck = Luck::seeded(7);
        let mut answer = |table: &mut Box<dyn Table>| {
            while matches!(table.turn(), Turn::Waiting { waiting, .. } if waiting.contains(partner)) {
                let thought = kit.level("partner").unwrap().think(&**table, partner, &mut luck).unwrap();
                table.act(thought.act(partner)).unwrap();
                table.settle();
            }
        };
        for mv in [
            json!({"do": "place", "reserve": 0, "flask": 0}),
            json!({"do": "place", "reserve": 5, "flask": 1}),
            json!({"do": "place", "reserve": 4, "flask": 4}),
            json!({"do": "token", "tool": "Dust", "flask": 0}),
            json!({"do": "place", "reserve": 3, "flask": 2}),
            json!({"do": "token", "tool": "Doubt", "flask": 3}),
            json!({"do": "pass"}),
        ] {
            table.act(Act::Play(me, &mv.into())).unwrap();
            table.settle();
            answer(&mut table);
        }
        for dream in dreams {
            table.act(Act::Say(me, dream)).unwrap();
        }
        for _ in 0..4 {
            answer(&mut table);
            table.act(Act::Play(me, &json!({"do": "settle"}).into())).unwrap();
        }
        answer(&mut table);
        let own = |seat: Seat| json!({"seat": seat, "second": false});
        table
            .act(Act::Play(me, &json!({"do": "join", "one": own(me), "other": own(partner)}).into()))
            .unwrap();
        answer(&mut table);
        table.act(Act::Play(me, &json!({"do": "settle"}).into())).unwrap();
        let Turn::Over { over: standings } = table.turn() else { panic!("{lang}: the night is not over") };
        let points: Vec<i32> = standings.seats[0].parts.iter().map(|part| part.points).collect();
        assert_eq!(points, [4, 3, 2, 2, 3], "{lang}");
    }
}
