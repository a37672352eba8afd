//! What stands in the URL of a database, beside what the driver reads.

use std::path::PathBuf;
use std::time::Duration;

use tokio_postgres::Config;
use tokio_postgres::config::{SslMode, TargetSessionAttrs};

use super::tls::Tls;
use crate::PostgresUrl;
use crate::database::NoDatabase;

/// What the server is told of how long something may take, in milliseconds, so that nothing waits for ever.
const LIMITS: &str =
    "-c statement_timeout=10000 -c lock_timeout=5000 -c idle_in_transaction_session_timeout=15000";
/// How long a server may take to answer the door.
const CONNECTING: Duration = Duration::from_secs(3);
/// How long a network may keep silent about what was sent before it counts as cut.
const SILENCE: Duration = Duration::from_secs(10);

impl PostgresUrl {
    /// How to connect to each of its hosts. The one that takes writes is used: after a failover that is another one.
    pub(crate) fn configs(&self) -> Result<(Vec<Config>, Tls), NoDatabase> {
        let (rest, asked) = ours(self.secret());
        let tls = if asked.encrypted { Tls::trusting(asked.authority.as_deref()) } else { Ok(Tls::None) };
        let tls = tls.map_err(|error| NoDatabase::Address(error.to_string()))?;
        let configs =
            each_host(&rest).iter().map(|url| Self::config(url, &asked)).collect::<Result<_, _>>()?;
        Ok((configs, tls))
    }

    fn config(url: &str, asked: &Asked) -> Result<Config, NoDatabase> {
        let mut config: Config = url.parse().map_err(|error| NoDatabase::Address(said(&error)))?;
        let limits = config.get_options().map_or_else(|| LIMITS.to_owned(), |own| format!("{LIMITS} {own}"));
        config
            .options(limits)
            .target_session_attrs(TargetSessionAttrs::ReadWrite)
            .ssl_mode(if asked.encrypted { SslMode::Require } else { SslMode::Disable })
            .keepalives_idle(SILENCE)
            .tcp_user_timeout(SILENCE);
        if config.get_connect_timeout().is_none() {
            config.connect_timeout(CONNECTING);
        }
        if config.get_application_name().is_none() {
            config.application_name("reverie");
        }
        Ok(config)
    }
}

/// What a URL asks for that is ours to see to.
#[derive(Debug, Default, PartialEq, Eq)]
struct Asked {
    /// Nobody else is to read it; the server proves who it is.
    encrypted: bool,
    /// Whose word is taken for that.
    authority: Option<PathBuf>,
}

/// Takes out of a URL what is ours.
fn ours(url: &str) -> (String, Asked) {
    let mut asked = Asked::default();
    let Some((before, settings)) = url.split_once('?') else { return (url.to_owned(), asked) };
    let mut rest = Vec::new();
    for setting in settings.split('&') {
        match setting.split_once('=') {
            // Whatever is less than a server that proves who it is protects from nobody.
            Some(("sslmode", mode)) => asked.encrypted = !["disable", "allow", "prefer"].contains(&mode),
            Some(("sslrootcert", path)) => asked.authority = Some(decoded(path).into()),
            _ => rest.push(setting),
        }
    }
    let rest = if rest.is_empty() { before.to_owned() } else { format!("{before}?{}", rest.join("&")) };
    (rest, asked)
}

/// A URL for each of the hosts in one: they are asked at the same time, so that none that keeps silent is waited for.
fn each_host(url: &str) -> Vec<String> {
    let Some((scheme, rest)) = url.split_once("://") else { return vec![url.to_owned()] };
    let (place, path) = rest.find(['/', '?']).map_or((rest, ""), |end| rest.split_at(end));
    let (who, hosts) = place.rfind('@').map_or(("", place), |at| place.split_at(at + 1));
    hosts.split(',').map(|host| format!("{scheme}://{who}{host}{path}")).collect()
}

fn decoded(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let [first, after @ ..] = rest {
        let code =
            after.get(..2).and_then(|code| u8::from_str_radix(std::str::from_utf8(code).ok()?, 16).ok());
        if let (b'%', Some(code)) = (first, code) {
            bytes.push(code);
            rest = &after[2..];
        } else {
            bytes.push(*first);
            rest = after;
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// What is wrong with a URL: never the URL.
fn said(error: &tokio_postgres::Error) -> String {
    std::error::Error::source(error).map_or_else(|| error.to_string(), ToString::to_string)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_ours_is_taken_out_of_a_url() {
        let (rest, asked) =
            ours("postgres://one,two/db?sslmode=verify-full&connect_timeout=2&sslrootcert=%2Fca.pem");
        assert_eq!(rest, "postgres://one,two/db?connect_timeout=2");
        assert_eq!(asked, Asked { encrypted: true, authority: Some("/ca.pem".into()) });
        assert!(!ours("postgres://one/db?sslmode=prefer").1.encrypted);
        assert_eq!(ours("postgres://one/db").0, "postgres://one/db");
    }

    #[test]
    fn each_host_of_a_url_has_a_url_of_its_own() {
        let each = each_host("postgres://me:a,b@one:1,two:2/db?connect_timeout=2");
        assert_eq!(
            each,
            ["postgres://me:a,b@one:1/db?connect_timeout=2", "postgres://me:a,b@two:2/db?connect_timeout=2"]
        );
        assert_eq!(each_host("postgres://one"), ["postgres://one"]);
    }
}
