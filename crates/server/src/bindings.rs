//! The page's types are the server's: what is in `web/src/bindings` is what the types here make.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

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
    let games = reverie_catalog::GAMES.iter().map(|kit| (kit.types)(&config));
    for outcome in written.into_iter().chain(games) {
        outcome.unwrap();
    }
}

fn files(folder: &Path) -> BTreeMap<PathBuf, String> {
    let entries = fs::read_dir(folder).into_iter().flatten().map(|entry| entry.unwrap().path());
    entries.map(|path| (path.file_name().unwrap().into(), fs::read_to_string(&path).unwrap())).collect()
}

#[test]
fn the_page_knows_every_type_as_it_is() {
    let made = tempfile::tempdir().unwrap();
    write_all(made.path());
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/bindings");
    if std::env::var_os("REVERIE_BLESS").is_some() {
        let _ = fs::remove_dir_all(&kept);
        fs::create_dir_all(&kept).unwrap();
        for (name, text) in files(made.path()) {
            fs::write(kept.join(name), text).unwrap();
        }
    }
    let (made, kept) = (files(made.path()), files(&kept));
    assert!(made.len() > 2, "{:?}", made.keys());
    let known = |name: &PathBuf| made.get(name) == kept.get(name);
    let stale: Vec<_> = made.keys().chain(kept.keys()).filter(|name| !known(name)).collect();
    assert!(
        stale.is_empty(),
        "web/src/bindings is stale: {stale:?}. If that is meant, run REVERIE_BLESS=1 cargo test -p reverie-server bindings"
    );
}
