//! Whom we call: browsers name the address of their push service, so a guest could name any. Only push services that
//! we know are called, or that the host of this server has named; otherwise anybody could make this server knock at the
//! doors of its own network.

use std::net::SocketAddr;
use std::str::FromStr;

use axum::http::Uri;

/// A push service that may be called.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PushHost {
    /// This one, over https.
    Exactly(String),
    /// Any whose name ends like this, over https.
    Under(String),
    /// One on this machine, in the clear: for trying things out.
    Here(SocketAddr),
}

impl PushHost {
    /// The services of the browsers there are: Chrome and its kin, Firefox, Safari, Edge.
    pub fn known() -> Vec<Self> {
        vec![
            Self::Exactly("fcm.googleapis.com".to_owned()),
            Self::Under(".push.services.mozilla.com".to_owned()),
            Self::Under(".push.apple.com".to_owned()),
            Self::Under(".notify.windows.com".to_owned()),
        ]
    }

    /// Whether this address of a browser is one of this service's.
    pub(crate) fn serves(&self, endpoint: &Uri) -> bool {
        let Some(authority) = endpoint.authority().filter(|authority| !authority.as_str().contains('@'))
        else {
            return false;
        };
        let host = authority.host().to_ascii_lowercase();
        let https =
            endpoint.scheme_str() == Some("https") && matches!(authority.port_u16(), None | Some(443));
        match self {
            Self::Exactly(own) => https && host == *own,
            Self::Under(end) => https && host.len() > end.len() && host.ends_with(end.as_str()),
            Self::Here(own) => endpoint.scheme_str() == Some("http") && authority.as_str() == own.to_string(),
        }
    }
}

impl FromStr for PushHost {
    type Err = String;
    /// `push.example.org`, `*.push.example.org`, or `http://127.0.0.1:8090`.
    fn from_str(text: &str) -> Result<Self, String> {
        let text = text.to_ascii_lowercase();
        let is_name = |name: &str| {
            !name.is_empty()
                && name.chars().all(|letter| letter.is_ascii_alphanumeric() || ".-".contains(letter))
        };
        if let Some(here) = text.strip_prefix("http://") {
            let here = here.parse().ok().filter(|here: &SocketAddr| here.ip().is_loopback());
            return here
                .map(Self::Here)
                .ok_or_else(|| "in the clear only on this machine: http://127.0.0.1:8090".into());
        }
        match text.strip_prefix('*') {
            Some(end) if end.starts_with('.') && is_name(&end[1..]) => Ok(Self::Under(end.to_owned())),
            None if is_name(&text) => Ok(Self::Exactly(text)),
            _ => Err("a name, like push.example.org or *.push.example.org".to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(endpoint: &str) -> bool {
        let Ok(uri) = endpoint.parse() else { return false };
        PushHost::known().iter().any(|host| host.serves(&uri))
    }

    #[test]
    fn the_services_of_the_browsers_are_known() {
        for good in [
            "https://fcm.googleapis.com/fcm/send/abc:def",
            "https://updates.push.services.mozilla.com/wpush/v2/abc",
            "https://web.push.apple.com/abc",
            "https://WNS2-par02p.notify.windows.com:443/w/?token=abc",
        ] {
            assert!(known(good), "{good}");
        }
    }

    #[test]
    fn nobody_makes_the_server_knock_elsewhere() {
        for bad in [
            "http://fcm.googleapis.com/x",
            "https://fcm.googleapis.com:8443/x",
            "https://fcm.googleapis.com@10.0.0.1/x",
            "https://me:you@fcm.googleapis.com/x",
            "https://fcm.googleapis.com.example.org/x",
            "https://evilfcm.googleapis.com/x",
            "https://evilpush.apple.com/x",
            "https://.push.apple.com/x",
            "https://127.0.0.1/x",
            "https://[::1]/x",
            "http://127.0.0.1:80/x",
            "file:///etc/passwd",
            "/x",
            "",
        ] {
            assert!(!known(bad), "{bad}");
        }
    }

    #[test]
    fn a_host_can_name_more() {
        let read = |text: &str| text.parse::<PushHost>();
        assert_eq!(read("Push.Example.org"), Ok(PushHost::Exactly("push.example.org".into())));
        let under = read("*.example.org").unwrap();
        assert!(under.serves(&Uri::from_static("https://push.example.org/x")));
        assert!(!under.serves(&Uri::from_static("https://example.org/x")));
        let here = read("http://127.0.0.1:8090").unwrap();
        assert!(here.serves(&Uri::from_static("http://127.0.0.1:8090/x")));
        assert!(!here.serves(&Uri::from_static("http://127.0.0.1:8091/x")));
        for bad in ["", "*", "*.", "https://push.example.org", "http://10.0.0.1:80", "a/b", "*example.org"] {
            assert!(read(bad).is_err(), "{bad}");
        }
    }
}
