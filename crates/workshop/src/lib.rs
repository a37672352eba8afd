//! Where the page is made: Node is found, what `web/` needs is installed, the page is built.
//!
//! | room | what it is for |
//! |---|---|
//! | here | one workshop for each `web/`, and one at work in it at a time |
//! | [`node`] | which Node will do |
//! | [`npm`] | npm at work, and what its complaints mean |
//! | [`stamp`] | whether something is still as it was when it was last used |
//!
//! The build of `crates/page` and `cargo xtask test` both work here. Cargo may run several builds at once (debug, release,
//! an editor's check): a lock keeps them from pulling `node_modules` from under each other, and stamps keep the second
//! from doing again what the first has done.

pub mod node;
pub mod npm;
pub mod stamp;

use std::fmt;
use std::fs::{self, File};
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

use node::Version;

/// The only one at work in a `web/` folder, for as long as this lives.
#[derive(Debug)]
pub struct Workshop {
    web: PathBuf,
    node: Version,
    _lock: File,
}

/// Why there is no page.
#[derive(Debug)]
pub enum Trouble {
    /// The sources of the page are not there.
    NoSources(PathBuf),
    /// There is no Node.
    NoNode,
    /// There is one, but too old.
    OldNode(Version),
    /// There is Node without npm.
    NoNpm,
    /// npm could not reach the registry.
    Offline {
        /// What it was to do.
        command: String,
        /// What it said.
        said: String,
    },
    /// npm failed for another reason.
    Npm {
        /// What it was to do.
        command: String,
        /// What it said.
        said: String,
    },
    /// A file could not be read or written.
    File(PathBuf, io::Error),
}

impl std::error::Error for Trouble {}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let wanted = node::WANTED;
        match self {
            Self::NoSources(web) => {
                write!(f, "{} is not there: these sources are incomplete.", web.display())
            }
            Self::NoNode => {
                write!(
                    f,
                    "The page is built with Node, and there is none here.\nInstall {wanted}: https://nodejs.org"
                )
            }
            Self::OldNode(found) => write!(
                f,
                "The page is built with Node, and this one is too old: {found}.\nInstall {wanted}: https://nodejs.org"
            ),
            Self::NoNpm => write!(f, "There is Node here but no npm, which comes with it.\nInstall npm too."),
            Self::Offline { command, said } => write!(
                f,
                "{command} could not reach the npm registry: is this machine offline?\n{said}\n\
                 Go online once; what was installed stays."
            ),
            Self::Npm { command, said } => write!(f, "{command} failed in web/:\n{said}"),
            Self::File(path, error) => write!(f, "{}: {error}", path.display()),
        }
    }
}

/// The result of a file's name, if it could be had.
fn on<T>(path: &Path, result: io::Result<T>) -> Result<T, Trouble> {
    result.map_err(|error| Trouble::File(path.to_owned(), error))
}

impl Workshop {
    /// Finds Node and waits until nobody else is at work in this `web/`.
    pub fn open(web: &Path) -> Result<Self, Trouble> {
        if !web.join("package.json").is_file() {
            return Err(Trouble::NoSources(web.join("package.json")));
        }
        let node = node::find()?;
        let door = web.join(".lock");
        let lock = on(&door, File::create(&door))?;
        on(&door, lock.lock())?;
        Ok(Self { web: web.to_owned(), node, _lock: lock })
    }

    /// Installs what `package-lock.json` lists, unless it is there.
    pub fn install(&self) -> Result<(), Trouble> {
        let listed = stamp::of(&[self.web.join("package.json"), self.web.join("package-lock.json")])?;
        let note = self.web.join("node_modules/.reverie-installed");
        if fs::read_to_string(&note).is_ok_and(|noted| noted == listed) {
            return Ok(());
        }
        say("Installing", &format!("what the page is built with: npm ci (Node {})", self.node));
        // Whatever NODE_ENV says, the page is built with what its package.json calls development.
        npm::run(&self.web, &["ci", "--include=dev", "--no-audit", "--no-fund"])?;
        on(&note, fs::write(&note, listed))
    }

    /// The folder of the page, built unless it is there already, from these sources and what is installed.
    pub fn build(&self, sources: &[PathBuf]) -> Result<PathBuf, Trouble> {
        self.install()?;
        let made_from = stamp::of(sources)?;
        let dist = self.web.join("dist");
        // Vite empties the folder first: a page that somebody built by hand has no note.
        let note = dist.join(".made-from");
        if fs::read_to_string(&note).is_ok_and(|noted| noted == made_from) {
            return Ok(dist);
        }
        say("Building", "the page: npm run build");
        npm::run(&self.web, &["run", "build"])?;
        on(&note, fs::write(&note, made_from))?;
        Ok(dist)
    }
}

/// What a person at a terminal sees of a build, where the terminal can be found.
const TERMINAL: &str = if cfg!(windows) { "CONOUT$" } else { "/dev/tty" };

/// Says what takes time, in a line like cargo's own. Cargo keeps to itself what a build script prints, unless it fails.
fn say(doing: &str, what: &str) {
    println!("{doing:>12} {what}");
    if !io::stdout().is_terminal()
        && let Ok(mut terminal) = File::options().write(true).open(TERMINAL)
    {
        let _ = writeln!(terminal, "\r\x1b[K{doing:>12} {what}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_without_sources_is_said_so() {
        let folder = tempfile::tempdir().unwrap();
        let said = Workshop::open(folder.path()).unwrap_err().to_string();
        assert!(said.contains("package.json is not there"), "{said}");
    }

    #[test]
    fn what_is_said_names_the_way_on() {
        assert!(Trouble::NoNode.to_string().contains("https://nodejs.org"));
        let old = Trouble::OldNode("v18.1.0".parse().unwrap()).to_string();
        assert!(old.contains("18.1.0") && old.contains("20.19"), "{old}");
    }
}
