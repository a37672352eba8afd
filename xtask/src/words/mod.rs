//! `cargo xtask words`: the word knowledge of Factory of Dreams, made from public packages and the authored content.
//!
//! | room | what it is for |
//! |---|---|
//! | here | the order of work |
//! | [`fetch`] | the packages |
//! | [`glove`], [`minilm`], [`wordnet`], [`moby`] | what each knows of a word |
//! | [`texts`] | the words and the dreams as they see them |
//! | [`assoc`], [`lexicon`] | the two files |
//! | [`linear`] | a little linear algebra |
#![allow(clippy::cast_precision_loss)] // figures of words are small

mod assoc;
mod fetch;
mod glove;
mod lexicon;
mod linear;
mod minilm;
mod moby;
mod texts;
mod wordnet;

use std::fs;

use anyhow::{Context, Result};

use crate::steps;

pub(crate) fn make() -> Result<()> {
    let packages = fetch::Packages::fetch(&steps::house())?;
    let texts = texts::Texts::gather(&packages)?;
    for (file, bytes) in
        [("assoc.bin", assoc::pack(&texts)?), ("lexicon.bin", lexicon::pack(&packages, &texts)?)]
    {
        let path = steps::house().join("games/factory-of-dreams/lexicon/data").join(file);
        eprintln!("{file}: {} kB", bytes.len() / 1000);
        fs::write(&path, bytes).with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(())
}
