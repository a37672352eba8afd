//! The page: one document at every address of its own, files that are kept, and words where there is nothing.

use crate::common::guest::Answered;
use crate::common::{House, http};

/// These are about the page that the program was built with; `REVERIE_PAGE=none` builds one without.
fn a_hashed_file() -> Option<&'static reverie_page::File> {
    reverie_page::files().iter().find(|file| file.is_hashed() && file.gzip.is_some())
}

async fn get(house: &House, path: &str, headers: &[(&str, &str)]) -> Answered {
    http(house.address, "GET", path, headers, "").await
}

#[tokio::test]
async fn every_address_of_the_page_gives_its_document_and_asks_to_be_asked_again() {
    let house = House::open().await;
    let front = get(&house, "/", &[]).await;
    assert_eq!(front.status, 200);
    assert_eq!(front.header("content-type"), Some("text/html; charset=utf-8"));
    assert_eq!(front.header("cache-control"), Some("no-cache"));
    for path in ["/table/abc", "/join/abc", "/watch/abc", "/learn/daydream", "/replay", "/new/daydream?a=b.c"]
    {
        let place = get(&house, path, &[]).await;
        assert_eq!((place.status, &place.text), (200, &front.text), "{path}");
    }
    let head = http(house.address, "HEAD", "/table/abc", &[], "").await;
    assert_eq!((head.status, head.text.as_str()), (200, ""));
    assert_eq!(head.header("content-length"), Some(front.text.len().to_string().as_str()));
}

#[tokio::test]
async fn the_document_is_sent_once_and_then_only_when_it_has_changed() {
    let house = House::open().await;
    let Some(index) = reverie_page::index() else { return };
    let front = get(&house, "/", &[]).await;
    assert_eq!(front.header("etag"), Some(index.etag));
    let again = get(&house, "/table/abc", &[("if-none-match", index.etag)]).await;
    assert_eq!((again.status, again.text.as_str()), (304, ""));
    assert_eq!(again.header("etag"), Some(index.etag));
    assert_eq!(get(&house, "/", &[("if-none-match", "\"another\"")]).await.status, 200);
}

#[tokio::test]
async fn a_hashed_file_is_kept_for_a_year_and_comes_gzipped_to_those_who_take_it() {
    let house = House::open().await;
    let Some(file) = a_hashed_file() else { return };
    let plain = get(&house, file.address, &[]).await;
    assert_eq!((plain.status, plain.text.as_bytes() == file.bytes), (200, true));
    assert_eq!(plain.header("content-type"), Some(file.kind()));
    assert_eq!(plain.header("cache-control"), Some("public, max-age=31536000, immutable"));
    let gzipped = http(house.address, "HEAD", file.address, &[("accept-encoding", "br, gzip")], "").await;
    assert_eq!(gzipped.header("content-encoding"), Some("gzip"));
    assert_eq!(gzipped.header("content-length"), file.gzip.map(|gzip| gzip.len().to_string()).as_deref());
    assert_eq!(gzipped.header("vary"), Some("accept-encoding"));
}

#[tokio::test]
async fn what_is_not_there_is_said_in_words() {
    let house = House::open().await;
    let french = [("accept-language", "fr")];
    for path in
        ["/assets/none.js", "/assets/none", "/favicon.bmp", "/api", "/api/nothing", "/../etc/passwd.txt"]
    {
        let answer = get(&house, path, &french).await;
        assert!(answer.text.contains("Il n'y a rien à cette adresse."), "{path}: {answer:?}");
        assert_eq!(answer.refused(), (404, "no-such-address".into()), "{path}");
    }
    let post = http(house.address, "POST", "/table/abc", &[], "").await;
    assert_eq!(post.refused(), (404, "no-such-address".into()));
}
