//! Health, metrics, the description of the addresses.

use std::sync::OnceLock;

use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};

use super::Shared;

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

/// Counts requests and how long they took, by address pattern: never by what was in it, for links stand in addresses.
pub(super) async fn count(request: Request, next: Next) -> Response {
    let path = request.extensions().get::<MatchedPath>().map_or("none", MatchedPath::as_str).to_owned();
    let method = request.method().clone();
    let began = std::time::Instant::now();
    let response = next.run(request).await;
    let status = response.status().as_u16().to_string();
    let ms = began.elapsed().as_millis();
    tracing::debug!(%method, path, status, ms, "request");
    metrics::counter!("reverie_requests_total", "path" => path.clone(), "status" => status).increment(1);
    metrics::histogram!("reverie_request_seconds", "path" => path).record(began.elapsed().as_secs_f64());
    response
}

/// Healthy is: a move could be stored.
pub(super) async fn health(State(shared): State<Shared>) -> (StatusCode, &'static str) {
    if shared.app.is_healthy().await {
        (StatusCode::OK, "ok\n")
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "no move can be stored\n")
    }
}

pub(super) async fn openapi() -> Response {
    let json = HeaderValue::from_static("application/json");
    ([(header::CONTENT_TYPE, json)], include_str!("../../openapi.json")).into_response()
}
