//! Lists the languages: each folder of `text/` is one, with every Fluent file below it. Nothing else names them.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

type Outcome<T> = Result<T, Box<dyn std::error::Error>>;

fn main() -> Outcome<()> {
    let text = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../text").canonicalize()?;
    println!("cargo::rerun-if-changed={}", text.display());
    let mut list = "static LANGUAGES: &[Folder] = &[\n".to_owned();
    for folder in entries(&text)?.into_iter().filter(|path| path.is_dir()) {
        let code = folder.file_name().unwrap_or_default().to_string_lossy();
        writeln!(list, "    Folder {{\n        code: {code:?},\n        files: &[")?;
        for file in files(&folder)? {
            let name: Vec<_> =
                file.strip_prefix(&folder)?.iter().map(|part| part.to_string_lossy()).collect();
            let name = name.join("/");
            let name = name.trim_end_matches(".ftl");
            writeln!(list, "            ({name:?}, include_str!({:?})),", file.display().to_string())?;
        }
        list.push_str("        ],\n    },\n");
    }
    list.push_str("];\n");
    Ok(fs::write(PathBuf::from(std::env::var("OUT_DIR")?).join("languages.rs"), list)?)
}

/// What lies in this folder, in order.
fn entries(folder: &Path) -> Outcome<Vec<PathBuf>> {
    let mut entries = Vec::new();
    for entry in fs::read_dir(folder)? {
        entries.push(entry?.path());
    }
    entries.sort();
    Ok(entries)
}

/// Every Fluent file in this folder and below.
fn files(folder: &Path) -> Outcome<Vec<PathBuf>> {
    let mut found = Vec::new();
    for path in entries(folder)? {
        if path.is_dir() {
            found.extend(files(&path)?);
        } else if path.extension().is_some_and(|ending| ending == "ftl") {
            found.push(path);
        }
    }
    Ok(found)
}
