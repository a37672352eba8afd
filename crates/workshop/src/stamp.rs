//! Whether something is still as it was when it was last used: a stamp of files by what is in them, not by their dates,
//! so that a fresh clone, a branch there and back or a touched file build nothing anew.

use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};

use crate::{Trouble, on};

/// The stamp of these files, and of all the files in these folders. What is not there counts as not there.
pub fn of(sources: &[PathBuf]) -> Result<String, Trouble> {
    let mut hasher = DefaultHasher::new();
    for source in sources {
        for file in files(source)? {
            file.hash(&mut hasher);
            on(&file, fs::read(&file))?.hash(&mut hasher);
        }
    }
    Ok(format!("{:016x}", hasher.finish()))
}

/// This file, or every file below this folder, in order.
pub fn files(source: &Path) -> Result<Vec<PathBuf>, Trouble> {
    if source.is_file() {
        return Ok(vec![source.to_owned()]);
    }
    let mut found = Vec::new();
    if source.is_dir() {
        for entry in on(source, fs::read_dir(source))? {
            found.extend(files(&on(source, entry)?.path())?);
        }
        found.sort();
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stamp_changes_with_what_is_in_the_files_and_with_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        let (deep, page) = (folder.path().join("src/deep"), folder.path().join("index.html"));
        fs::create_dir_all(&deep).unwrap();
        let sources = [folder.path().join("src"), page.clone(), folder.path().join("not-there")];
        let stamp = || of(&sources).unwrap();
        let empty = stamp();
        fs::write(deep.join("a.ts"), "1").unwrap();
        let one = stamp();
        fs::write(deep.join("a.ts"), "1").unwrap();
        assert_eq!(stamp(), one, "written again, the same");
        fs::write(&page, "<p>").unwrap();
        let two = stamp();
        fs::rename(deep.join("a.ts"), deep.join("b.ts")).unwrap();
        let mut all = vec![empty, one, two, stamp()];
        all.dedup();
        assert_eq!(all.len(), 4, "{all:?}");
    }
}
