//! Connections that nobody else can read, to a server that proves who it is (rustls).

use std::io;
use std::path::Path;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio_postgres::tls::{ChannelBinding, MakeTlsConnect, TlsConnect, TlsStream};
use tokio_rustls::client::TlsStream as Stream;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{self, ClientConfig, RootCertStore};
use tokio_rustls::{Connect, TlsConnector};

/// Whether connections are encrypted, and whose word is taken for who a server is.
#[derive(Clone)]
pub(crate) enum Tls {
    /// They are not: on this machine, or on a network of one's own.
    None,
    /// They are.
    Trusting(Arc<ClientConfig>),
}

impl Tls {
    /// Whoever the authorities in this file vouch for is believed; without one those that browsers believe.
    pub(super) fn trusting(authorities: Option<&Path>) -> io::Result<Self> {
        let mut roots = RootCertStore::empty();
        if let Some(path) = authorities {
            let named =
                |error: &dyn std::fmt::Display| io::Error::other(format!("{}: {error}", path.display()));
            for certificate in CertificateDer::pem_file_iter(path).map_err(|error| named(&error))? {
                let certificate = certificate.map_err(|error| named(&error))?;
                roots.add(certificate).map_err(|error| named(&error))?;
            }
        } else {
            roots.extend(webpki_roots::TLS_SERVER_ROOTS.iter().cloned());
        }
        let config = ClientConfig::builder_with_provider(Arc::new(rustls::crypto::ring::default_provider()))
            .with_safe_default_protocol_versions()
            .map_err(io::Error::other)?;
        Ok(Self::Trusting(Arc::new(config.with_root_certificates(roots).with_no_client_auth())))
    }
}

impl<S> MakeTlsConnect<S> for Tls
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    type Stream = Private<S>;
    type TlsConnect = Shake;
    type Error = io::Error;

    fn make_tls_connect(&mut self, host: &str) -> io::Result<Shake> {
        let Self::Trusting(config) = self else { return Ok(Shake(None)) };
        let name = ServerName::try_from(host.to_owned()).map_err(io::Error::other)?;
        Ok(Shake(Some((TlsConnector::from(Arc::clone(config)), name))))
    }
}

/// What is to be done with a connection, once it stands.
pub(crate) struct Shake(Option<(TlsConnector, ServerName<'static>)>);

impl<S> TlsConnect<S> for Shake
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    type Stream = Private<S>;
    type Error = io::Error;
    type Future = Shaking<S>;

    fn connect(self, stream: S) -> Shaking<S> {
        Shaking(self.0.map(|(connector, name)| connector.connect(name, stream)))
    }
}

/// A connection that is being encrypted.
pub(crate) struct Shaking<S>(Option<Connect<S>>);

impl<S: AsyncRead + AsyncWrite + Unpin> Future for Shaking<S> {
    type Output = io::Result<Private<S>>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        match &mut self.0 {
            Some(connect) => Pin::new(connect).poll(context).map_ok(Private),
            None => Poll::Ready(Err(io::Error::other("nobody asked for an encrypted connection"))),
        }
    }
}

/// An encrypted connection.
pub(crate) struct Private<S>(Stream<S>);

impl<S: AsyncRead + AsyncWrite + Unpin> TlsStream for Private<S> {
    fn channel_binding(&self) -> ChannelBinding {
        ChannelBinding::none()
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncRead for Private<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_read(context, buffer)
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncWrite for Private<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.0).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_shutdown(context)
    }
}
