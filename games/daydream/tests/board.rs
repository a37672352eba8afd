//! The board as whoever draws it gets it.

#![allow(clippy::unwrap_used)] // a test may stop at the first surprise

use reverie_daydream::folding::Folding;
use reverie_daydream::{Daydream, Options};
use reverie_game::Game;
use serde_json::{Value as Json, json};

fn board(view: Folding) -> Json {
    json!(Game::board(&Daydream::open(1, &Options { view, components: None }).unwrap()))
}

#[test]
fn every_view_is_told_with_its_panels_clouds_lines_and_objects() {
    for view in Folding::ALL {
        let (board, game) = (board(view), Daydream::open(1, &Options { view, components: None }).unwrap());
        let own = game.board();
        assert_eq!(board["folding"], json!(view));
        let panels: String = board["panels"]
            .as_array()
            .unwrap()
            .iter()
            .map(|place| place["panel"].as_str().unwrap())
            .collect();
        assert_eq!(panels, view.name());
        let mut left = 0;
        for place in board["panels"].as_array().unwrap() {
            assert_eq!(place["left"], left, "{view:?}: side by side");
            left += place["columns"].as_u64().unwrap();
        }
        assert_eq!(board["columns"], left);
        assert_eq!(board["clouds"].as_array().unwrap().len(), own.clouds.len());
        assert_eq!(board["lines"].as_array().unwrap().len(), own.lines.len());
        assert_eq!(board["objects"].as_array().unwrap().len(), own.objects.len());
        assert_eq!(board["planks"][2], own.objects.len());
        for extra in ["constellation", "garland", "frames", "polaroid_scoring"] {
            let has = match extra {
                "constellation" => view.has_constellation(),
                "garland" => view.has_garland(),
                "frames" => view.has_frames(),
                _ => view.polaroids().is_some(),
            };
            assert_eq!(board.get(extra).is_some(), has, "{view:?}: {extra}");
        }
    }
}

#[test]
fn clouds_lines_and_objects_are_written_as_moves_and_events_write_them() {
    let board = board(Folding::A);
    let text = |json: &Json| json.as_str().unwrap().to_owned();
    let line = &board["lines"][0];
    let along: Vec<String> = line["along"].as_array().unwrap().iter().map(text).collect();
    assert_eq!(line["line"], format!("{}-{}", along[0], along[along.len() - 1]));
    assert!(board["clouds"].as_array().unwrap().contains(&json!(along[0])));
    let object = &board["objects"][0];
    assert!(
        object["name"].is_string() && object["segments"].is_u64() && object["bonus"].is_boolean(),
        "{object}"
    );
}

#[test]
fn only_the_panels_of_one_unit_share_lines() {
    let board = board(Folding::ABC);
    let units: Vec<_> =
        board["panels"].as_array().unwrap().iter().map(|place| place["unit"].clone()).collect();
    assert_eq!(units, [0, 1, 1]);
}
