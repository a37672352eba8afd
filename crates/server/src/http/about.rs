//! Health, metrics, the description of the addresses, the front page.

use std::sync::OnceLock;

use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{Html, IntoResponse, Response};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};

use super::Shared;
use super::guests::Reads;
use crate::app::voice;

/// What Prometheus asks for. One recorder a process, however many servers it has had.
#[derive(Clone, Debug)]
pub(crate) struct Metrics(Option<PrometheusHandle>);

impl Metrics {
    pub(crate) fn install() -> Self {
        static HANDLE: OnceLock<Option<PrometheusHandle>> = OnceLock::new();
        Self(HANDLE.get_or_init(|| PrometheusBuilder::new().install_recorder().ok()).clone())
    }

    /// Folds what was measured since the last time: where nobody asks for the metrics, it would pile up.
    pub(crate) fn fold(&self) {
        if let Some(handle) = &self.0 {
            handle.run_upkeep();
        }
    }
}

pub(super) async fn metrics(State(shared): State<Shared>) -> String {
    shared.metrics.0.map(|handle| handle.render()).unwrap_or_default()
}

/// Counts requests and how long they took, by address pattern: never by what was in it.
pub(super) async fn count(request: Request, next: Next) -> Response {
    let path = request.extensions().get::<MatchedPath>().map_or("none", MatchedPath::as_str).to_owned();
    let began = std::time::Instant::now();
    let response = next.run(request).await;
    let status = response.status().as_u16().to_string();
    metrics::counter!("reverie_requests_total", "path" => path.clone(), "status" => status).increment(1);
    metrics::histogram!("reverie_request_seconds", "path" => path).record(began.elapsed().as_secs_f64());
    response
}

/// Healthy is: the store can write.
pub(super) async fn health(State(shared): State<Shared>) -> (StatusCode, &'static str) {
    match shared.app.store.healthy().await {
        Ok(()) => (StatusCode::OK, "ok\n"),
        Err(failure) => {
            tracing::error!(error = %failure, "not healthy");
            (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n")
        }
    }
}

pub(super) async fn openapi() -> Response {
    let json = HeaderValue::from_static("application/json");
    ([(header::CONTENT_TYPE, json)], include_str!("../../openapi.json")).into_response()
}

/// Until the page is there: what runs here, in a few lines.
pub(super) async fn front(Reads(lang): Reads) -> Html<String> {
    let voice = voice(lang);
    let line = |key| voice.word(key);
    Html(format!(
        "<!doctype html><html lang=\"{lang}\"><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\"><title>Reverie</title>\
         <body style=\"font: 1.1rem/1.6 system-ui, sans-serif; max-width: 40rem; margin: 3rem auto; padding: 0 1rem\">\
         <h1>Reverie</h1><p>{}</p><p>{}</p>\
         <p><a href=\"/api/openapi.json\">/api/openapi.json</a> · <a href=\"/health\">/health</a> · \
         <a href=\"/metrics\">/metrics</a></p>",
        line("front-what"),
        line("front-how"),
    ))
}
