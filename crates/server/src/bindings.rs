//! The page's types are the server's: what is in `web/src/bindings` is what the types here make. An example keeps its own
//! beside its page, in `bindings.ts`.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use reverie_catalog::EXAMPLES;
use reverie_game::Own;
use reverie_game::session::Proof;
use ts_rs::{Config, TS};

use crate::actor::HostAsk;
use crate::http::{self, games, guests, history, push, tables, teams};
use crate::wire::{Ask, Message, Request};

/// Writes every type that the page reads or sends, with all it is made of, into a folder.
fn write_all(folder: &Path) {
    let config = Config::new().with_large_int("number").with_out_dir(folder);
    let written = [
        // The table.
        Message::<'static>::export_all(&config),
        Ask::export_all(&config),
        Request::export_all(&config),
        // Addresses.
        http::Worded::export_all(&config),
        games::Games::export_all(&config),
        guests::Introduction::export_all(&config),
        guests::Code::export_all(&config),
        guests::Redemption::export_all(&config),
        reverie_store::Guest::export_all(&config),
        push::PushKey::export_all(&config),
        push::PushBrowser::export_all(&config),
        push::PushAddress::export_all(&config),
        teams::Founding::export_all(&config),
        teams::Teams::export_all(&config),
        tables::Opening::export_all(&config),
        tables::Opened::export_all(&config),
        tables::Tables::export_all(&config),
        tables::Done::export_all(&config),
        tables::LinkAsk::export_all(&config),
        tables::Issued::export_all(&config),
        tables::Preview::export_all(&config),
        tables::Joined::export_all(&config),
        history::History::export_all(&config),
        crate::review::Review::export_all(&config),
        Proof::<Own>::export_all(&config),
        HostAsk::export_all(&config),
    ];
    let games = reverie_catalog::all().map(|kit| (kit.types)(&config));
    for outcome in written.into_iter().chain(games) {
        outcome.unwrap();
    }
}

/// Where a file of types is kept, and how it reads there: an example finds the house's types under the page's own name.
fn kept(name: &str, text: &str) -> (PathBuf, String) {
    let house = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let game = name.trim_end_matches(".ts");
    if EXAMPLES.iter().any(|kit| kit.entry.name == game) {
        let text = text.replace("from \"./", "from \"@page/bindings/");
        (house.join("examples").join(game).join("page/bindings.ts"), text)
    } else {
        (house.join("web/src/bindings").join(name), text.to_owned())
    }
}

fn files(folder: &Path) -> Vec<PathBuf> {
    fs::read_dir(folder).into_iter().flatten().map(|entry| entry.unwrap().path()).collect()
}

#[test]
fn the_page_knows_every_type_as_it_is() {
    let made = tempfile::tempdir().unwrap();
    write_all(made.path());
    let made: BTreeMap<PathBuf, String> = files(made.path())
        .iter()
        .map(|file| kept(&file.file_name().unwrap().to_string_lossy(), &fs::read_to_string(file).unwrap()))
        .collect();
    assert!(made.len() > 2, "{:?}", made.keys());
    let ours = files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/bindings"));
    let idle: Vec<_> = ours.iter().filter(|file| !made.contains_key(*file)).collect();
    if std::env::var_os("REVERIE_BLESS").is_some() {
        for file in &idle {
            fs::remove_file(file).unwrap();
        }
        for (file, text) in &made {
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(file, text).unwrap();
        }
        return;
    }
    let stale = made.iter().filter(|(file, text)| fs::read_to_string(file).ok().as_ref() != Some(text));
    let stale: Vec<_> = stale.map(|(file, _)| file).chain(idle).collect();
    assert!(
        stale.is_empty(),
        "what the page knows is stale: {stale:?}. If that is meant, run REVERIE_BLESS=1 cargo test -p reverie-server bindings"
    );
}
