//! The page, inside the program: `web/`, built by this crate's `build.rs` and packed here, each file as it is and gzipped.
//!
//! The list is written by the build rather than by a crate for embedding: pairs of a file and its gzipped self, with an
//! entity tag worked out beforehand, are ten lines to write and nothing to look up when the program runs.

/// A file of the page.
#[derive(Debug)]
pub struct File {
    /// Its address: `/index.html`, `/assets/table-5f3a.js`.
    pub address: &'static str,
    /// What is in it.
    pub bytes: &'static [u8],
    /// The same gzipped, where that is smaller.
    pub gzip: Option<&'static [u8]>,
    /// Changes when the file does. Weak: it stands for the gzipped file too.
    pub etag: &'static str,
}

include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The page's one document; none where the program was built without the page.
pub fn index() -> Option<&'static File> {
    find("/index.html")
}

/// The file at this address.
pub fn find(address: &str) -> Option<&'static File> {
    let at = FILES.binary_search_by(|file| file.address.cmp(address)).ok()?;
    FILES.get(at)
}

/// All there is.
pub fn files() -> &'static [File] {
    FILES
}

impl File {
    /// Whether its name changes with what is in it, so that it can be kept forever.
    pub fn is_hashed(&self) -> bool {
        self.address.starts_with("/assets/")
    }

    /// What kind of file it is, for a browser.
    pub fn kind(&self) -> &'static str {
        let ending = self.address.rsplit_once('.').map_or("", |(_, ending)| ending);
        match ending {
            "html" => "text/html; charset=utf-8",
            "js" | "mjs" => "text/javascript; charset=utf-8",
            "css" => "text/css; charset=utf-8",
            "json" | "map" => "application/json",
            "webmanifest" => "application/manifest+json",
            "txt" => "text/plain; charset=utf-8",
            "svg" => "image/svg+xml",
            "png" => "image/png",
            "jpg" | "jpeg" => "image/jpeg",
            "webp" => "image/webp",
            "avif" => "image/avif",
            "ico" => "image/x-icon",
            "woff2" => "font/woff2",
            "wasm" => "application/wasm",
            "mp3" => "audio/mpeg",
            "ogg" | "opus" => "audio/ogg",
            "webm" => "audio/webm",
            "wav" => "audio/wav",
            _ => "application/octet-stream",
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    #[test]
    fn every_file_is_found_at_its_address_and_its_gzipped_self_is_the_same() {
        for file in files() {
            assert!(std::ptr::eq(find(file.address).unwrap(), file), "{}", file.address);
            let Some(gzip) = file.gzip else { continue };
            assert!(gzip.len() < file.bytes.len(), "{}", file.address);
            let mut bytes = Vec::new();
            flate2::read::GzDecoder::new(gzip).read_to_end(&mut bytes).unwrap();
            assert!(bytes == file.bytes, "{}", file.address);
        }
        assert!(find("/no-such.js").is_none());
    }

    #[test]
    fn every_file_has_a_kind_that_a_browser_knows() {
        for file in files() {
            assert_ne!(file.kind(), "application/octet-stream", "{}", file.address);
        }
    }
}
