//! The listener: connections come in here, each has a place, and none holds one for nothing.
//!
//! | room | what it is for |
//! |---|---|
//! | here | connections are taken, served, and let go |
//! | [`places`] | how many there are, and who gives way to whom |
//! | [`line`] | a connection's bytes: whoever does not read, or sends what is nothing, loses it |
//! | [`body`] | how long a request's body may take; when an answer is out |
//! | [`files`] | how many open files the system allows |

pub(crate) mod body;
pub(crate) mod files;
pub(crate) mod line;
pub(crate) mod places;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tokio::time::Instant;

use crate::app::App;
use crate::limit::Limit;

use line::Line;
use places::{Place, Places};

/// How much of a request's headers, or of an answer that is not read yet, is kept in memory.
const BUFFER: usize = 32 * 1024;

/// How long to wait where the system has no more files to give.
const BREATH: Duration = Duration::from_millis(50);

/// Why a connection ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Ended {
    /// It was done, or became a socket that goes on.
    Done,
    /// It broke.
    Broken,
    /// Nothing was asked for too long.
    Overdue(Limit),
    /// It waited for nothing, and somebody else needed the place.
    GaveWay(Limit),
}

impl Ended {
    const fn why(self) -> &'static str {
        match self {
            Self::Done => "done",
            Self::Broken => "broken",
            Self::Overdue(limit) | Self::GaveWay(limit) => limit.name(),
        }
    }
}

/// Takes connections until it is told to stop; then waits until all of them have been answered.
pub(crate) async fn keep(
    app: Arc<App>,
    listener: TcpListener,
    router: Router,
    mut stopped: watch::Receiver<bool>,
) {
    let places = Places::new(&app.config);
    let (alive, mut all_gone) = mpsc::channel::<()>(1);
    loop {
        let taken = tokio::select! {
            taken = listener.accept() => taken,
            _ = stopped.wait_for(|stopped| *stopped) => break,
        };
        match taken {
            Ok((stream, peer)) => {
                let address = (!app.config.behind_proxy).then(|| peer.ip());
                let Some(place) = places.take(address) else {
                    app.bites.bit(Limit::Connections);
                    continue;
                };
                let attended = attend(Arc::clone(&app), stream, peer, place, router.clone(), stopped.clone());
                let alive = alive.clone();
                tokio::spawn(async move {
                    attended.await;
                    drop(alive);
                });
            }
            // One that came and went is nobody's trouble; where there are no files, somebody has to go.
            Err(error) if is_gone(&error) => {}
            Err(error) => {
                tracing::debug!(%error, "no connection could be taken");
                app.bites.bit(Limit::Connections);
                places.make_room();
                tokio::time::sleep(BREATH).await;
            }
        }
    }
    drop((listener, alive));
    // Nothing is ever sent: this is done when the last of them has gone.
    let _ = all_gone.recv().await;
}

fn is_gone(error: &std::io::Error) -> bool {
    use std::io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset, Interrupted};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset | Interrupted)
}

/// One connection, from its first byte until it ends or becomes a socket.
async fn attend(
    app: Arc<App>,
    stream: TcpStream,
    peer: SocketAddr,
    place: Arc<Place>,
    router: Router,
    mut stopped: watch::Receiver<bool>,
) {
    tracing::debug!(%peer, "connection opened");
    // Without this the second message of a pair waits for the first to be acknowledged: 40 ms.
    let _ = stream.set_nodelay(true);
    let line = Line::new(stream, Arc::clone(&place), Arc::clone(&app));
    let router = TowerToHyperService::new(router);
    let own = Arc::clone(&place);
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        request.extensions_mut().insert(Arc::clone(&own));
        router.call(request)
    });
    let mut builder = http1::Builder::new();
    builder.max_buf_size(BUFFER).header_read_timeout(None);
    let served = builder.serve_connection(TokioIo::new(line), service).with_upgrades();
    let mut served = std::pin::pin!(served);
    let limits = &app.config.limits;
    let mut look = Instant::now() + limits.headers;
    let mut stopping = *stopped.borrow();
    let ended = loop {
        tokio::select! {
            served = served.as_mut() => break if served.is_ok() { Ended::Done } else { Ended::Broken },
            limit = place.gives_way() => break Ended::GaveWay(limit),
            () = tokio::time::sleep_until(look) => {
                if let Some(limit) = place.overdue(limits) { break Ended::Overdue(limit) }
                look = Instant::now() + limits.headers.min(limits.keep_alive);
            }
            _ = stopped.wait_for(|stopped| *stopped), if !stopping => {
                stopping = true;
                served.as_mut().graceful_shutdown();
            }
        }
    };
    if let Ended::Overdue(limit) | Ended::GaveWay(limit) = ended {
        app.bites.bit(limit);
    }
    tracing::debug!(%peer, why = ended.why(), "connection closed or handed on");
}
