//! Hostile text: refused with its own reason, or cleaned; never shown as it came.

use reverie_factory_of_dreams::Options;
use reverie_factory_of_dreams::moves::Move;
use reverie_factory_of_dreams::text::Text;
use reverie_game::Illegal;
use serde_json::json;

use crate::table::{Table, seat};

#[test]
fn hostile_text_is_refused_with_the_reason() {
    let mut table = Table::writing(2, Options::default());
    for (text, reason) in [
        ("", "unclean-empty"),
        ("   \u{200b} ", "unclean-empty"),
        ("\u{1f319}", "unclean-symbol"),
        ("\u{202e}niart", "unclean-direction"),
        ("<b>train</b>", "unclean-markup"),
        ("tra\u{7}in", "unclean-control"),
        ("tr\u{430}in", "unclean-alphabet"),
        ("?!", "unclean-no-letters"),
        ("{ $who }", "unclean-symbol"),
    ] {
        assert_eq!(table.refuses_words(0, text), reason, "{text:?}");
    }
}

#[test]
fn what_is_far_too_long_is_refused_with_the_reason() {
    let mut table = Table::writing(2, Options::default());
    assert_eq!(table.refuses_words(0, &"a".repeat(10_000)), "answer-too-long");
    assert_eq!(table.refuses_words(0, &"a".repeat(41)), "answer-too-long");
    assert_eq!(table.refuses_words(0, &"é".repeat(40)), "unclean-too-long", "forty letters, eighty bytes");
    table.say(0, &"a".repeat(40));
}

#[test]
fn odd_blanks_and_signs_are_tidied() {
    let mut table = Table::writing(2, Options::default());
    table.say(0, "\u{3000}ice\u{a0}\u{a0}cream\t");
    assert_eq!(table.state().boards[0].words[0].unwrap().as_str(), "ice cream");
}

#[test]
fn a_move_with_text_that_is_not_clean_cannot_be_read() {
    for text in ["", "<i>", " train", "train ", "tr\u{430}in", "a\nb", &"a".repeat(41)] {
        let mv = json!({"do": "dream", "dream": {"text": text, "concept": 1}});
        assert!(serde_json::from_value::<Move>(mv).is_err(), "{text:?}");
        let text = json!({"text": text, "concept": 1});
        assert!(serde_json::from_value::<Text>(text).is_err());
    }
    let clean = json!({"do": "dream", "dream": {"text": "train", "concept": 1}});
    assert!(serde_json::from_value::<Move>(clean).is_ok());
}

#[test]
fn words_that_the_box_does_not_know_come_as_an_answer_and_in_no_other_way() {
    let mut table = Table::writing(2, Options::default());
    let forged = json!({"do": "dream", "dream": {"text": "zyzzyva", "concept": 7}});
    let forged: Move = serde_json::from_value(forged).unwrap();
    assert_eq!(table.refuses(0, forged), "not-listed");
    table.say(0, "zyzzyva");
}

#[test]
fn a_refusal_never_repeats_what_was_typed() {
    let table = Table::writing(2, Options::default());
    for text in ["<script>", "\u{202e}x", "\u{1f319}\u{1f319}"] {
        let reason: Illegal = table.session.answer(seat(0), text).unwrap_err();
        assert!(!reason.to_string().contains(text), "{reason}");
    }
}
