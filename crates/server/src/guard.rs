//! Who may ask, from where, and how often.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use reverie_game::Illegal;

use crate::app::App;
use crate::http::Problem;

/// A bucket of tokens that fills by itself: slow down when it is empty, stop when it has been for long.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Bucket {
    tokens: f64,
    at: Instant,
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
    pub(crate) const fn full(burst: f64, at: Instant) -> Self {
        Self { tokens: burst, at }
    }

    /// Takes a token at this time from a bucket that fills with `rate` a second up to `burst`.
    pub(crate) fn take(&mut self, rate: f64, burst: f64, at: Instant) -> Pace {
        let filled = at.saturating_duration_since(self.at).as_secs_f64() * rate;
        self.tokens = (self.tokens + filled).min(burst) - 1.0;
        self.at = at;
        if self.tokens >= 0.0 {
            Pace::Fine
        } else if -self.tokens / rate < PATIENCE {
            Pace::Slow(Duration::from_secs_f64(-self.tokens / rate))
        } else {
            // Turned away asks cost nothing further: the debt does not grow without end.
            self.tokens += 1.0;
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
    fn take(&self, address: IpAddr, rate: f64, burst: f64) -> Pace {
        let at = Instant::now();
        let mut buckets = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= REMEMBERED {
            let refill = Duration::from_secs_f64(burst / rate);
            buckets.retain(|_, bucket| at.saturating_duration_since(bucket.at) < refill);
        }
        buckets.entry(address).or_insert_with(|| Bucket::full(burst, at)).take(rate, burst, at)
    }
}

/// What every request goes through: pace, origin, and the headers that keep a browser safe.
pub(crate) async fn watch(
    State((app, buckets)): State<(Arc<App>, Arc<Buckets>)>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    let limits = &app.config.limits;
    let address = address_of(&app, peer, request.headers());
    let pace = buckets.take(address, limits.requests_a_second, limits.request_burst);
    if let Pace::Slow(wait) = pace {
        tokio::time::sleep(wait).await;
    }
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    let upgrades = request.headers().contains_key(header::UPGRADE);
    let mut response = if pace == Pace::Enough {
        metrics::counter!("reverie_requests_turned_away_total").increment(1);
        let mut response =
            Problem::new(StatusCode::TOO_MANY_REQUESTS, Illegal::new("too-fast")).into_response();
        response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("10"));
        response
    } else if (changes || upgrades) && !same_origin(&app, request.headers()) {
        Problem::new(StatusCode::FORBIDDEN, Illegal::new("other-origin")).into_response()
    } else {
        next.run(request).await
    };
    for (name, value) in SAFE {
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    response
}

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
    if let Some(own) = &app.config.origin {
        return origin.eq_ignore_ascii_case(own);
    }
    let forwarded = headers.get("x-forwarded-host").filter(|_| app.config.behind_proxy);
    let host = forwarded.or_else(|| headers.get(header::HOST)).and_then(|host| host.to_str().ok());
    let asking = origin.split_once("://").map(|(_, host)| host);
    matches!((asking, host), (Some(asking), Some(host)) if asking.eq_ignore_ascii_case(host))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_fine_then_it_slows_down_then_it_is_enough_and_later_fine_again() {
        let began = Instant::now();
        let mut bucket = Bucket::full(3.0, began);
        let mut take = |seconds: f64| bucket.take(1.0, 3.0, began + Duration::from_secs_f64(seconds));
        assert_eq!([take(0.0), take(0.0), take(0.0)], [Pace::Fine; 3]);
        assert_eq!(take(0.0), Pace::Slow(Duration::from_secs(1)));
        for _ in 0..8 {
            assert!(matches!(take(0.0), Pace::Slow(_)));
        }
        assert_eq!(take(0.0), Pace::Enough);
        assert_eq!(take(0.0), Pace::Enough);
        assert_eq!(take(60.0), Pace::Fine);
    }
}
