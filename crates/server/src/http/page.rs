//! The page: its files, and its one document at every address of its own.

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use reverie_game::Illegal;
use reverie_page::File;
use reverie_text::{Lang, Voice};

use super::Problem;
use super::guests::{Reads, lang_of};

/// A file whose name changes with what is in it is kept for a year, without asking again.
const FOREVER: &str = "public, max-age=31536000, immutable";
/// Everything else is asked for again, and mostly answered with "as you have it".
const ASK_AGAIN: &str = "no-cache";

/// The page's document.
pub(super) async fn document(Reads(lang): Reads, headers: HeaderMap) -> Response {
    match reverie_page::index() {
        Some(index) => serve(index, &headers),
        None => without_page(lang),
    }
}

/// What no other address answers: a file of the page, or one of the addresses that the page itself reads (`/table/…`).
pub(super) async fn anything(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let (path, lang) = (uri.path(), lang_of(&headers));
    let asks = matches!(method, Method::GET | Method::HEAD);
    match reverie_page::find(path).filter(|_| asks) {
        Some(file) => serve(file, &headers),
        None if asks && is_a_place(path) => document(Reads(lang), headers).await,
        None => {
            Problem::new(StatusCode::NOT_FOUND, Illegal::new("no-such-address")).in_lang(lang).into_response()
        }
    }
}

/// Whether an address is one that the page reads, rather than a file or something for programs.
fn is_a_place(path: &str) -> bool {
    let mut parts = path.split('/').skip(1);
    let first = parts.next().unwrap_or_default();
    !["api", "assets", "health", "metrics"].contains(&first) && !path.contains('.')
}

fn serve(file: &'static File, headers: &HeaderMap) -> Response {
    let keep = if file.is_hashed() { FOREVER } else { ASK_AGAIN };
    let mut response = if has(headers, file.etag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        match file.gzip.filter(|_| takes_gzip(headers)) {
            Some(gzip) => {
                let mut response = Body::from(Bytes::from_static(gzip)).into_response();
                response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
                response
            }
            None => Body::from(Bytes::from_static(file.bytes)).into_response(),
        }
    };
    for (name, value) in [
        (header::CONTENT_TYPE, file.kind()),
        (header::CACHE_CONTROL, keep),
        (header::ETAG, file.etag),
        (header::VARY, "accept-encoding"),
    ] {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Whether the asker has the file as it is.
fn has(headers: &HeaderMap, etag: &str) -> bool {
    let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok()).unwrap_or_default();
    // Strong or weak is the same here: RFC 9110, 13.1.2.
    let bare = |tag: &str| tag.trim().trim_start_matches("W/").to_owned();
    known.split(',').any(|tag| tag.trim() == "*" || bare(tag) == bare(etag))
}

/// Whether the asker takes gzip: `gzip, br`, `*`, but not `gzip;q=0`.
fn takes_gzip(headers: &HeaderMap) -> bool {
    let accepted = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    let mut any = None;
    for item in accepted.flat_map(|value| value.split(',')) {
        let (name, weight) = item.split_once(';').unwrap_or((item, ""));
        let weight = weight.trim().strip_prefix("q=").and_then(|weight| weight.parse().ok()).unwrap_or(1.0);
        match name.trim() {
            "gzip" => return weight > 0.0,
            "*" => any = Some(weight > 0.0),
            _ => {}
        }
    }
    any.unwrap_or(false)
}

/// Where the program was built without its page: what runs here, in a few lines.
fn without_page(lang: Lang) -> Response {
    let voice = Voice::of(lang);
    let html = format!(
        "<!doctype html><html lang=\"{lang}\"><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\"><title>Reverie</title>\
         <body style=\"font: 1.1rem/1.6 system-ui, sans-serif; max-width: 40rem; margin: 3rem auto; padding: 0 1rem\">\
         <h1>Reverie</h1><p>{}</p><p>{}</p>\
         <p><a href=\"/api/openapi.json\">/api/openapi.json</a> · <a href=\"/health\">/health</a> · \
         <a href=\"/metrics\">/metrics</a></p>",
        voice.word("front-what"),
        voice.word("front-how"),
    );
    let headers = [(header::CONTENT_TYPE, "text/html; charset=utf-8"), (header::CACHE_CONTROL, ASK_AGAIN)];
    (headers, html).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gzip_is_sent_to_those_who_take_it() {
        let takes = |accepted: &str| {
            let value = HeaderValue::from_str(accepted).unwrap();
            takes_gzip(&HeaderMap::from_iter([(header::ACCEPT_ENCODING, value)]))
        };
        assert!(takes("gzip") && takes("br;q=1.0, gzip;q=0.5") && takes("*"));
        assert!(
            !takes("") && !takes("br") && !takes("gzip;q=0") && !takes("*, gzip;q=0.0") && !takes("*;q=0")
        );
        assert!(!takes_gzip(&HeaderMap::new()));
    }

    #[test]
    fn the_page_reads_every_address_that_is_no_file_and_not_for_programs() {
        for place in ["/", "/table/abc", "/join/abc", "/learn/a-game", "/replay", "/new/a-game/x", "/apical"]
        {
            assert!(is_a_place(place), "{place}");
        }
        for other in ["/api", "/api/tables", "/health", "/metrics", "/assets/x", "/favicon.ico", "/a/b.js"] {
            assert!(!is_a_place(other), "{other}");
        }
    }

    #[test]
    fn a_tag_is_known_however_it_is_written() {
        let has = |known: &'static str| {
            has(&HeaderMap::from_iter([(header::IF_NONE_MATCH, HeaderValue::from_static(known))]), "W/\"1a\"")
        };
        assert!(has("W/\"1a\"") && has("\"1a\"") && has("\"0\", W/\"1a\"") && has("*"));
        assert!(!has("\"1b\"") && !has(""));
    }
}
