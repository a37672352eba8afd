//! Who may ask, from where, and how often.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::Extension;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use reverie_game::{Illegal, Kind};
use reverie_store::Millis;

use crate::app::App;
use crate::http::guests::{self, lang_of};
use crate::http::{Problem, Shared};
use crate::limit::Limit;
use crate::listener::body::{Answering, Hurried, Late};
use crate::listener::places::{Asking, Open, Place};
use crate::names;
use crate::time::since;

/// A bucket of tokens that fills by itself: slow down when it is empty, stop when it has been for long.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Bucket {
    tokens: f64,
    at: Millis,
}

/// What to do with one more message.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Pace {
    /// Go on.
    Fine,
    /// Wait this long first.
    Slow(Duration),
    /// That was too much for too long.
    Enough,
}

/// An address that has run up a debt of so many seconds is not slowed down any more but turned away.
const PATIENCE: f64 = 10.0;

impl Bucket {
    pub(crate) const fn full(burst: f64, at: Millis) -> Self {
        Self { tokens: burst, at }
    }

    /// Takes a token at this time from a bucket that fills with `rate` a second up to `burst`.
    pub(crate) fn take(&mut self, rate: f64, burst: f64, at: Millis) -> Pace {
        self.take_many(1.0, rate, burst, at)
    }

    /// Takes so many tokens.
    pub(crate) fn take_many(&mut self, many: f64, rate: f64, burst: f64, at: Millis) -> Pace {
        let filled = since(self.at, at).as_secs_f64() * rate;
        self.tokens = (self.tokens + filled).min(burst) - many;
        self.at = at;
        if self.tokens >= 0.0 {
            Pace::Fine
        } else if -self.tokens / rate < PATIENCE {
            Pace::Slow(Duration::from_secs_f64(-self.tokens / rate))
        } else {
            // Turned away asks cost nothing further: the debt does not grow without end.
            self.tokens += many;
            Pace::Enough
        }
    }
}

/// The buckets of addresses. Nobody is banned: a bucket fills again.
#[derive(Debug, Default)]
pub(crate) struct Buckets(Mutex<HashMap<IpAddr, Bucket>>);

/// Addresses remembered before those with full buckets are forgotten.
const REMEMBERED: usize = 10_000;

impl Buckets {
    fn take(&self, address: IpAddr, rate: f64, burst: f64, at: Millis) -> Pace {
        let mut buckets = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= REMEMBERED {
            let refill = Duration::from_secs_f64(burst / rate);
            buckets.retain(|_, bucket| since(bucket.at, at) < refill);
        }
        buckets.entry(address).or_insert_with(|| Bucket::full(burst, at)).take(rate, burst, at)
    }
}

/// What every request goes through: pace, a place, where it comes from and which name it asks for, and the headers that keep
/// a browser safe.
pub(crate) async fn watch(
    State((shared, buckets)): State<(Shared, Arc<Buckets>)>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Extension(place): Extension<Arc<Place>>,
    request: Request,
    next: Next,
) -> Response {
    let app = &shared.app;
    let lang = lang_of(request.headers());
    let address = address_of(app, peer, request.headers());
    let mut response =
        match admit(&shared, &buckets, address, &place, request.method(), request.headers()).await {
            Ok(asking) => serve(app, request, next, asking).await,
            Err(problem) => {
                let again = (problem.status() == StatusCode::TOO_MANY_REQUESTS).then_some("10");
                let mut response = problem.in_lang(lang).into_response();
                // Whoever was not let in holds no place for the next try.
                response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
                if let Some(seconds) = again {
                    response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static(seconds));
                }
                response
            }
        };
    for (name, value) in SAFE {
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    response
}

/// Lets a request in, or says why not.
async fn admit(
    shared: &Shared,
    buckets: &Buckets,
    address: IpAddr,
    place: &Arc<Place>,
    method: &Method,
    headers: &HeaderMap,
) -> Result<Asking, Problem> {
    let app = &shared.app;
    let limits = &app.config.limits;
    match buckets.take(address, limits.requests_a_second, limits.request_burst, app.now()) {
        Pace::Fine => {}
        Pace::Slow(wait) => {
            app.bites.bit(Limit::Requests);
            place.is_slowed(wait);
            app.config.time.pass(wait).await;
        }
        Pace::Enough => {
            app.bites.bit(Limit::Requests);
            metrics::counter!("reverie_requests_turned_away_total").increment(1);
            return Err(Problem::from(Illegal::of(Kind::TooOften, "too-fast")));
        }
    }
    let asking = match place.asks(address, false) {
        Err(_) if guests::sits(shared, headers).await => place.asks(address, true),
        asked => asked,
    };
    let asking = asking.map_err(|limit| {
        app.bites.bit(limit);
        Problem::from(match limit {
            Limit::AddressConnections => Illegal::of(Kind::TooOften, "too-many-connections"),
            _ => Illegal::ours("house-full"),
        })
    })?;
    if let Some(host) = foreign_host(app, headers) {
        app.bites.bit(Limit::ForeignHost);
        let host = names::clean(host, LONGEST_NAME).unwrap_or_default();
        return Err(Problem::from(Illegal::not_allowed("other-host").with("host", host)));
    }
    let changes = !matches!(*method, Method::GET | Method::HEAD);
    let upgrades = headers.contains_key(header::UPGRADE);
    if (changes || upgrades) && !same_origin(app, headers) {
        return Err(Problem::from(Illegal::not_allowed("other-origin")));
    }
    Ok(asking)
}

/// Answers a request that was let in. Its connection waits again when all of the answer is out.
async fn serve(app: &App, request: Request, next: Next, mut asking: Asking) -> Response {
    let late = Late::default();
    let lang = lang_of(request.headers());
    let request = request.map(|body| Body::new(Hurried::new(body, app.config.limits.body, &late)));
    let mut response = next.run(request).await;
    if late.is() {
        app.bites.bit(Limit::SlowBody);
        let slow = Problem::new(StatusCode::REQUEST_TIMEOUT, Illegal::new("too-slow"));
        response = slow.in_lang(lang).into_response();
        response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    }
    if response.status() == StatusCode::SWITCHING_PROTOCOLS {
        asking.becomes(Open::Socket);
    } else if is_stream(&response) {
        asking.becomes(Open::Stream);
    }
    response.map(|body| Body::new(Answering::new(body, asking)))
}

fn is_stream(response: &Response) -> bool {
    let kind = response.headers().get(header::CONTENT_TYPE);
    kind.is_some_and(|kind| kind.as_bytes().starts_with(b"text/event-stream"))
}

/// The longest name that can lead to a machine.
const LONGEST_NAME: usize = 255;

/// What keeps a browser safe: nothing from elsewhere, no frames, no guessing, no device, no address given away. Links are
/// secrets and stand in addresses, so no other site is told where somebody came from.
const SAFE: [(HeaderName, &str); 7] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; \
         font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; \
         base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), bluetooth=()",
    ),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (header::X_FRAME_OPTIONS, "DENY"),
];

fn address_of(app: &App, peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
    let forwarded = headers
        .get("x-forwarded-for")
        .filter(|_| app.config.behind_proxy)
        // The last one was added by our own proxy; those before it are the asker's words.
        .and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    forwarded.unwrap_or_else(|| peer.ip())
}

/// Whether a page of ours asks, or no page at all: a browser always says which page sends, a program need not.
fn same_origin(app: &App, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let own = app.config.origin.as_deref();
    if own.is_some_and(|own| origin.eq_ignore_ascii_case(own)) {
        return true;
    }
    let asking = origin.split_once("://").map(|(_, host)| host);
    let (Some(asking), Some(host)) = (asking, host_of(app, headers)) else { return false };
    let by_name = own.is_none() || is_named(app, bare(host));
    by_name && asking.eq_ignore_ascii_case(host)
}

/// The name that was asked for.
fn host_of<'a>(app: &App, headers: &'a HeaderMap) -> Option<&'a str> {
    let forwarded = headers.get("x-forwarded-host").filter(|_| app.config.behind_proxy);
    forwarded.or_else(|| headers.get(header::HOST))?.to_str().ok()
}

/// A name that is not ours. Whoever owns a name can let it lead to this machine, and then a page of theirs is to the browser
/// a page of ours; nobody can do that with an address in figures, or with localhost. With an origin, that is looked at.
fn foreign_host<'a>(app: &App, headers: &'a HeaderMap) -> Option<&'a str> {
    if app.config.origin.is_some() {
        return None;
    }
    let host = match headers.get(header::HOST) {
        // Browsers always name one.
        None => return None,
        Some(_) => host_of(app, headers).unwrap_or("?"),
    };
    let name = bare(host);
    let ours =
        name.parse::<IpAddr>().is_ok() || name.eq_ignore_ascii_case("localhost") || is_named(app, name);
    (!ours).then_some(host)
}

fn is_named(app: &App, name: &str) -> bool {
    app.config.hosts.iter().any(|own| own.eq_ignore_ascii_case(name))
}

/// A host without its port, an address without its brackets.
fn bare(host: &str) -> &str {
    if let Some((address, _)) = host.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        return address;
    }
    host.rsplit_once(':').map_or(host, |(name, _)| name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_host_is_known_without_its_port() {
        let hosts = ["play.example.org:4870", "localhost", "192.0.2.7:80", "[::1]:4870", "[::1]"];
        assert_eq!(hosts.map(bare), ["play.example.org", "localhost", "192.0.2.7", "::1", "::1"]);
    }

    #[test]
    fn a_burst_is_fine_then_it_slows_down_then_it_is_enough_and_later_fine_again() {
        let mut bucket = Bucket::full(3.0, Millis(0));
        let mut take = |second: i64| bucket.take(1.0, 3.0, Millis(second * 1000));
        assert_eq!([take(0), take(0), take(0)], [Pace::Fine; 3]);
        assert_eq!(take(0), Pace::Slow(Duration::from_secs(1)));
        for _ in 0..8 {
            assert!(matches!(take(0), Pace::Slow(_)));
        }
        assert_eq!(take(0), Pace::Enough);
        assert_eq!(take(0), Pace::Enough);
        assert_eq!(take(60), Pace::Fine);
    }
}
