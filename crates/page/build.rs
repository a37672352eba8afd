//! Builds the page (or takes one that was built elsewhere) and packs it: each file as it is, and gzipped where that makes
//! it smaller, so that serving it costs nothing.
//!
//! `REVERIE_PAGE=none` leaves the page out; `REVERIE_PAGE=FOLDER` takes the page in that folder.

use std::collections::hash_map::DefaultHasher;
use std::fmt::Write as _;
use std::fs;
use std::hash::{Hash, Hasher};
use std::io::Write as _;
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::write::GzEncoder;
use reverie_workshop::{Workshop, stamp};

type Outcome<T> = Result<T, Box<dyn std::error::Error>>;

/// The other way on, where there is no page to be had.
const WITHOUT: &str = "Or build without the page, for programs that play over the API:\n  REVERIE_PAGE=none cargo run --release";

fn main() {
    println!("cargo::rerun-if-env-changed=REVERIE_PAGE");
    if let Err(trouble) = pack_the_page() {
        // Cargo fails a build that says so, and shows these lines; of one that ends in failure it would show everything.
        for line in trouble.to_string().lines().chain(WITHOUT.lines()) {
            println!("cargo::error={line}");
        }
    }
}

fn pack_the_page() -> Outcome<()> {
    let out = PathBuf::from(std::env::var("OUT_DIR")?);
    let house = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize()?;
    let packed = match std::env::var("REVERIE_PAGE").ok().filter(|page| !page.is_empty()) {
        None => {
            let sources = sources(&house)?;
            for source in &sources {
                println!("cargo::rerun-if-changed={}", source.display());
            }
            let workshop = Workshop::open(&house.join("web"))?;
            // Packed before the lock is given up: the next build may empty the folder.
            pack(&workshop.build(&sources)?, &out)?
        }
        Some(none) if none == "none" => Vec::new(),
        Some(folder) => {
            let folder = house.join(folder);
            println!("cargo::rerun-if-changed={}", folder.display());
            pack(&folder, &out)?
        }
    };
    write_list(&packed, &out.join("files.rs"))
}

/// All that the page is made from: its sources, and the words it shares with the program.
fn sources(house: &Path) -> Outcome<Vec<PathBuf>> {
    let web = house.join("web");
    let mut sources: Vec<PathBuf> = ["src", "public", "index.html"].map(|name| web.join(name)).into();
    sources.push(house.join("text"));
    for entry in fs::read_dir(&web).into_iter().flatten() {
        let path = entry?.path();
        // package.json, package-lock.json, tsconfig.json, vite.config.ts …
        if path.extension().is_some_and(|ending| ["json", "ts", "js", "mjs"].iter().any(|own| ending == *own))
        {
            sources.push(path);
        }
    }
    for example in fs::read_dir(house.join("examples")).into_iter().flatten() {
        let page = example?.path().join("page");
        if page.is_dir() {
            sources.push(page);
        }
    }
    sources.sort();
    Ok(sources)
}

/// A file on its way into the program.
struct Packed {
    address: String,
    bytes: String,
    gzip: Option<String>,
    tag: u64,
}

fn pack(page: &Path, out: &Path) -> Outcome<Vec<Packed>> {
    if !page.join("index.html").is_file() {
        return Err(format!("{} has no index.html: that is no page.", page.display()).into());
    }
    let folder = out.join("page");
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    let mut packed = Vec::new();
    for file in stamp::files(page)? {
        let name = file.strip_prefix(page)?;
        if name.components().any(|part| part.as_os_str().to_string_lossy().starts_with('.')) {
            continue;
        }
        let contents = fs::read(&file)?;
        let bytes = folder.join(name);
        fs::create_dir_all(bytes.parent().unwrap_or(&folder))?;
        fs::write(&bytes, &contents)?;
        let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
        encoder.write_all(&contents)?;
        let smaller = encoder.finish()?;
        // Pictures, sounds and fonts are packed already.
        let worth_it = smaller.len() < contents.len() / 10 * 9;
        let bytes = bytes.display().to_string();
        let gzip = worth_it.then(|| format!("{bytes}.gz"));
        if let Some(gzip) = &gzip {
            fs::write(gzip, smaller)?;
        }
        let mut hasher = DefaultHasher::new();
        contents.hash(&mut hasher);
        let address: Vec<_> = name.iter().map(|part| part.to_string_lossy()).collect();
        packed.push(Packed { address: format!("/{}", address.join("/")), bytes, gzip, tag: hasher.finish() });
    }
    // Found by halving.
    packed.sort_by(|one, other| one.address.cmp(&other.address));
    Ok(packed)
}

fn write_list(packed: &[Packed], to: &Path) -> Outcome<()> {
    let mut list = "static FILES: &[File] = &[\n".to_owned();
    for Packed { address, bytes, gzip, tag } in packed {
        let gzip = gzip.as_ref().map(|gzip| format!("Some(include_bytes!({gzip:?}))"));
        let gzip = gzip.as_deref().unwrap_or("None");
        writeln!(
            list,
            "    File {{ address: {address:?}, bytes: include_bytes!({bytes:?}), gzip: {gzip}, etag: \"W/\\\"{tag:016x}\\\"\" }},"
        )?;
    }
    list.push_str("];\n");
    Ok(fs::write(to, list)?)
}
