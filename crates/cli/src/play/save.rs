//! Save files: the record of a game, seed and players included.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Error, Result, anyhow};
use reverie_game::{AnyRecord, GameEntry, Header, Phrase, Table};
use reverie_text::Voice;

/// Writes the game down: first beside the file, then in its place, so that a crash never leaves half a save.
pub(crate) fn write(path: &Path, table: &dyn Table, voice: &Voice) -> Result<()> {
    let failed = |error: std::io::Error| told(voice, "play-save-failed", path).context(error.to_string());
    let text = serde_json::to_string_pretty(&table.record(true)).context("plain data has a JSON form")?;
    let name = path.file_name().ok_or_else(|| told(voice, "play-save-no-name", path))?;
    let mut draft = name.to_owned();
    draft.push(".part");
    let draft = path.with_file_name(draft);
    let written = fs::File::create(&draft).and_then(|mut file| {
        file.write_all(text.as_bytes())?;
        file.sync_all()
    });
    written.and_then(|()| fs::rename(&draft, path)).map_err(|error| {
        // The half-written draft is of no use to anyone.
        let _ = fs::remove_file(&draft);
        failed(error)
    })
}

/// The text of a save, and which game it is of.
pub(crate) fn read(path: &Path, voice: &Voice) -> Result<(String, Header)> {
    let text = fs::read_to_string(path).map_err(|error| reason(voice, path, &error.to_string()))?;
    let header = serde_json::from_str(&text).map_err(|error| reason(voice, path, &error.to_string()))?;
    Ok((text, header))
}

/// The game that was saved, every entry checked.
pub(crate) fn resume(path: &Path, text: &str, game: &GameEntry, voice: &Voice) -> Result<Box<dyn Table>> {
    let mut seeded = false;
    let replayed = AnyRecord::read(text).and_then(|record| {
        seeded = record.seed.is_some();
        (game.replay)(&record)
    });
    let table = replayed.map_err(|broken| {
        let why = voice.say(&broken.reason.phrase);
        match broken.entry {
            Some(entry) => {
                let phrase = Phrase::new("play-save-entry").with("entry", entry + 1).with("reason", why);
                reason(voice, path, &voice.say(&phrase))
            }
            None => reason(voice, path, &why),
        }
    })?;
    if !seeded && table.over().is_none() {
        return Err(told(voice, "play-save-no-seed", path));
    }
    Ok(table)
}

/// A name that no file has yet: `game.json`, then `game-2.json` and so on.
pub(crate) fn unused(path: &Path) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let end = path.extension().map(|end| format!(".{}", end.to_string_lossy())).unwrap_or_default();
    let numbered = (2_u32..).map(|n| path.with_file_name(format!("{stem}-{n}{end}")));
    std::iter::once(path.to_owned()).chain(numbered).find(|path| !path.exists()).unwrap_or_default()
}

/// Refuses a file that is there already: it may be anything.
pub(crate) fn refuse_existing(path: &Path, voice: &Voice) -> Result<()> {
    if path.exists() { Err(told(voice, "play-save-exists", path)) } else { Ok(()) }
}

fn told(voice: &Voice, key: &'static str, path: &Path) -> Error {
    anyhow!(voice.say(&Phrase::new(key).with("file", path.display().to_string())))
}

fn reason(voice: &Voice, path: &Path, why: &str) -> Error {
    let phrase =
        Phrase::new("play-save-unreadable").with("file", path.display().to_string()).with("reason", why);
    anyhow!(voice.say(&phrase))
}
