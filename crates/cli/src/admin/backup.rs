//! A copy of the data, and putting one back.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Context;
use reverie_catalog::Games;
use reverie_game::Phrase;
use reverie_server::Time;
use reverie_store::{CannotLock, Failure, FileLock, SCHEMA, Soundness, Store, copies};
use reverie_text::Voice;
use serde::Serialize;

use super::{DataArgs, check, held, no_copy, print_json, trouble};
use crate::figures::whole;
use crate::out;
use crate::serve::place;

/// Copy the data to a new file, while a server uses it or not, and check the copy.
#[derive(Debug, clap::Args)]
pub(crate) struct BackupArgs {
    /// The new file: one that is there is never overwritten.
    to: PathBuf,
    #[command(flatten)]
    data: DataArgs,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// Put a copy in the place of the data, which is kept beside it. No server may be using it.
#[derive(Debug, clap::Args)]
pub(crate) struct RestoreArgs {
    /// The copy; it stays as it is.
    from: PathBuf,
    #[command(flatten)]
    data: DataArgs,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// A copy that was made.
#[derive(Debug, Serialize)]
struct Copied<'a> {
    file: &'a Path,
    bytes: u64,
    #[serde(flatten)]
    sound: Soundness,
    /// The data that was there before, where it was restored.
    #[serde(skip_serializing_if = "Option::is_none")]
    kept: Option<PathBuf>,
}

pub(super) fn backup(args: &BackupArgs, voice: &Voice) -> anyhow::Result<ExitCode> {
    let data = args.data.file(voice)?;
    let sound = copies::copy(&data, &args.to).map_err(|cannot| match cannot {
        copies::CannotCopy::There => no_copy(&args.to, &cannot, voice),
        cannot => no_copy(&data, &cannot, voice),
    })?;
    let copied = Copied { file: &args.to, bytes: std::fs::metadata(&args.to)?.len(), sound, kept: None };
    if args.json {
        print_json(&copied)?;
    } else {
        out::print(&format!("{}\n", worded("admin-copied", &copied, voice)))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn worded(key: &'static str, copied: &Copied<'_>, voice: &Voice) -> String {
    let rows: u64 = copied.sound.rows.values().map(|rows| u64::from(*rows)).sum();
    let tables = copied.sound.rows.get("tables").copied().unwrap_or(0);
    let figure = |figure| whole(figure, voice.lang());
    voice.say(
        &Phrase::new(key)
            .with("path", copied.file.display().to_string())
            .with("tables", figure(tables.into()))
            .with("rows", figure(rows))
            .with("bytes", figure(copied.bytes)),
    )
}

/// The copy is looked over, copied beside the data and looked over again, takes its place, and is then read as a server
/// would: whatever goes wrong before that leaves the data alone.
pub(super) async fn restore(args: &RestoreArgs, voice: &Voice) -> anyhow::Result<ExitCode> {
    let data = args.data.place(voice)?;
    place::make_room(&data)
        .with_context(|| voice.say(&Phrase::new("serve-no-room").with("path", data.display().to_string())))?;
    let hold = FileLock::take(&data).map_err(|cannot| match cannot {
        CannotLock::Held(holder) => held(&data.display().to_string(), &holder, "admin-stop-it", voice),
        CannotLock::System(error) => trouble(&data.display(), &Failure::Database(error.to_string()), voice),
    })?;
    let unfit = |cannot: copies::CannotCopy| no_copy(&args.from, &cannot, voice);
    let candidate = copies::candidate(&data);
    // One that was left by a restore that was broken off is nobody's: we hold the data.
    copies::discard(&candidate);
    let sound = copies::copy(&args.from, &candidate).map_err(unfit)?;
    if sound.version > SCHEMA {
        copies::discard(&candidate);
        return Err(trouble(
            &args.from.display(),
            &Failure::Newer { found: sound.version, known: SCHEMA },
            voice,
        ));
    }
    let bytes = std::fs::metadata(&candidate)?.len();
    let kept = copies::put_in_place(&hold, &candidate, &data, Time::Machine.now())
        .map_err(|cannot| no_copy(&data, &cannot, voice))?;
    let copied = Copied { file: &data, bytes, sound, kept };
    if !args.json {
        let mut said = worded("admin-restored", &copied, voice);
        if let Some(kept) = &copied.kept {
            let kept = Phrase::new("admin-kept").with("path", kept.display().to_string());
            said = format!("{said}\n{}", voice.say(&kept));
        }
        out::print(&format!("{said}\n"))?;
    }
    let store = Store::open(&data).map_err(|failure| trouble(&data.display(), &failure, voice))?;
    let after = copies::look_over(&data).map_err(|cannot| no_copy(&data, &cannot, voice))?;
    let audited = reverie_server::audit::audit(&store, Games::default()).await;
    let audit = audited.map_err(|failure| trouble(&data.display(), &failure, voice))?;
    let found = check::Found::new(after, audit, voice);
    if args.json {
        print_json(&Restored { copied, found: &found })?;
    } else {
        out::print(&format!("{}\n", found.worded(voice)))?;
    }
    Ok(found.code())
}

#[derive(Debug, Serialize)]
struct Restored<'a> {
    #[serde(flatten)]
    copied: Copied<'a>,
    found: &'a check::Found,
}
