//! What hosts copy from `deploy/` is true of this program.
//!
//! | room | what it is for |
//! |---|---|
//! | here | the files, and what the program says of itself |
//! | [`names`] | options, variables, addresses and ports that they name are there |
//! | [`dockerfile`] | the image's recipe, read |
//! | [`image`] | the image, made and run by hand: without Docker, but as Docker would |

#![allow(clippy::unwrap_used)] // in a test a panic is the message

mod dockerfile;
#[cfg(target_os = "linux")]
mod image;
mod names;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The root of the sources.
fn house() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &str) -> String {
    fs::read_to_string(house().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// What the program says of itself, in English whatever the machine speaks.
fn help(of: &[&str]) -> String {
    let output =
        Command::new(env!("CARGO_BIN_EXE_reverie")).args(of).arg("--help").env("LC_ALL", "C").output();
    let output = output.unwrap();
    assert!(output.status.success(), "{of:?}: {output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// Every file below a folder.
fn files(folder: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut folders = vec![house().join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if let Ok(text) = fs::read_to_string(&path) {
                found.push((path.strip_prefix(house()).unwrap().display().to_string(), text));
            }
        }
    }
    found.sort();
    found
}
