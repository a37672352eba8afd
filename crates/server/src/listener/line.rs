//! A connection's bytes. Whoever does not read for too long loses the connection, whatever it carries; so does whoever sends
//! more over a socket than messages can be.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::Sleep;

use super::places::{Open, Place};
use crate::app::App;
use crate::guard::{Bucket, Pace};
use crate::limit::Limit;

/// What the system may keep of a stream of events that is not read: beyond that it is noticed.
#[cfg(unix)]
const STREAM_BUFFER: usize = 16 * 1024;

/// A connection.
pub(super) struct Line {
    stream: TcpStream,
    place: Arc<Place>,
    app: Arc<App>,
    /// Since nothing could be written: until when that is borne.
    stalled: Option<Pin<Box<Sleep>>>,
    /// Bytes that a socket may still send.
    bytes: Option<Bucket>,
    narrow: bool,
}

impl Line {
    pub(super) fn new(stream: TcpStream, place: Arc<Place>, app: Arc<App>) -> Self {
        Self { stream, place, app, stalled: None, bytes: None, narrow: false }
    }

    /// What was written, or that nobody has read for too long.
    fn written<T>(&mut self, written: Poll<io::Result<T>>, context: &mut Context<'_>) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.stalled = None;
            return written;
        }
        let patience = self.app.config.limits.silence;
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(tokio::time::sleep(patience)));
        ready!(stalled.as_mut().poll(context));
        self.app.bites.bit(Limit::SlowReader);
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }

    /// Frames that are no messages, or parts of one that never ends, are not counted by whoever hears messages.
    fn is_too_much(&mut self, read: usize) -> bool {
        let limits = &self.app.config.limits;
        if self.place.open() != Open::Socket {
            return false;
        }
        #[allow(clippy::cast_precision_loss)] // kilobytes
        let (read, message) = (read as f64, limits.message_bytes as f64);
        let (rate, burst) = (limits.messages_a_second * message, 2.0 * limits.message_burst * message);
        let now = self.app.now();
        let bucket = self.bytes.get_or_insert_with(|| Bucket::full(burst, now));
        bucket.take_many(read, rate, burst, now) != Pace::Fine
    }

    #[cfg(unix)]
    fn narrow(&mut self) {
        if !self.narrow && self.place.open() == Open::Stream {
            self.narrow = true;
            let _ = rustix::net::sockopt::set_socket_send_buffer_size(&self.stream, STREAM_BUFFER);
        }
    }

    #[cfg(not(unix))]
    fn narrow(&mut self) {
        self.narrow = true;
    }
}

impl AsyncRead for Line {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        ready!(Pin::new(&mut self.stream).poll_read(context, buffer))?;
        let read = buffer.filled().len() - before;
        if read > 0 {
            self.place.hears();
        }
        if self.is_too_much(read) {
            self.app.bites.bit(Limit::Bytes);
            return Poll::Ready(Err(io::Error::other("too fast")));
        }
        Poll::Ready(Ok(()))
    }
}

impl AsyncWrite for Line {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.narrow();
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.written(written, context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.narrow();
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, bytes);
        self.written(written, context)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
