//! How long a request's body may take, and when an answer is out.

use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::BoxError;
use axum::body::{Body, Bytes, HttpBody};
use http_body::{Frame, SizeHint};
use tokio::time::Sleep;

use super::places::Asking;

/// A request's body that must be there in time.
pub(crate) struct Hurried {
    body: Body,
    most: Duration,
    /// From when somebody begins to read it.
    deadline: Option<Pin<Box<Sleep>>>,
    late: Arc<AtomicBool>,
}

/// Whether a body was not there in time.
#[derive(Debug, Default, Clone)]
pub(crate) struct Late(Arc<AtomicBool>);

impl Late {
    pub(crate) fn is(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

impl Hurried {
    pub(crate) fn new(body: Body, most: Duration, late: &Late) -> Self {
        Self { body, most, deadline: None, late: Arc::clone(&late.0) }
    }
}

impl HttpBody for Hurried {
    type Data = Bytes;
    type Error = BoxError;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, BoxError>>> {
        if let Poll::Ready(frame) = Pin::new(&mut self.body).poll_frame(context) {
            return Poll::Ready(frame.map(|frame| frame.map_err(Into::into)));
        }
        let most = self.most;
        let deadline = self.deadline.get_or_insert_with(|| Box::pin(tokio::time::sleep(most)));
        if deadline.as_mut().poll(context).is_pending() {
            return Poll::Pending;
        }
        self.late.store(true, Ordering::Relaxed);
        Poll::Ready(Some(Err("too slow".into())))
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// An answer, which is out when the last of it was taken.
pub(crate) struct Answering {
    body: Body,
    _asking: Asking,
}

impl Answering {
    pub(crate) const fn new(body: Body, asking: Asking) -> Self {
        Self { body, _asking: asking }
    }
}

impl HttpBody for Answering {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
