//! Addresses: where to listen, and how friends on the same network get in.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, ToSocketAddrs, UdpSocket};

const PORT: u16 = 4870;

/// An address to listen on: a number or a name, with a port or without.
pub(crate) fn address(text: &str) -> Result<SocketAddr, String> {
    let bare = text.trim_start_matches('[').trim_end_matches(']');
    if let Ok(ip) = bare.parse::<IpAddr>() {
        return Ok(SocketAddr::new(ip, PORT));
    }
    let named = if text.contains(':') { text.to_socket_addrs() } else { (text, PORT).to_socket_addrs() };
    let found = named.ok().and_then(|mut found| found.next());
    found.ok_or_else(|| "an address of this machine, like 127.0.0.1:4870 or 0.0.0.0".to_owned())
}

/// The address people use, as a browser writes the origin of a page.
pub(super) fn origin(text: &str) -> Result<String, String> {
    let text = text.trim_end_matches('/');
    let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    match host {
        Some(host) if !host.is_empty() && !host.contains(['/', '?', '#', ' ', '@']) => {
            Ok(text.to_ascii_lowercase())
        }
        _ => Err("an address without a path, like https://play.example.org".to_owned()),
    }
}

/// A name that leads to this machine, as browsers write it.
pub(super) fn host(text: &str) -> Result<String, String> {
    let fits = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_' | '.');
    if !text.is_empty() && text.chars().all(fits) {
        Ok(text.to_ascii_lowercase())
    } else {
        Err("a name without a port, like myserver or play.example.org".to_owned())
    }
}

/// The same kind of address, on every network of this machine.
pub(super) const fn everywhere(ip: IpAddr) -> IpAddr {
    match ip {
        IpAddr::V4(_) => IpAddr::V4(Ipv4Addr::UNSPECIFIED),
        IpAddr::V6(_) => IpAddr::V6(Ipv6Addr::UNSPECIFIED),
    }
}

/// Where a server is for this machine that listens there.
pub(crate) const fn here(address: SocketAddr) -> SocketAddr {
    let ip = match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => IpAddr::V4(Ipv4Addr::LOCALHOST),
        IpAddr::V6(ip) if ip.is_unspecified() => IpAddr::V6(Ipv6Addr::LOCALHOST),
        ip => ip,
    };
    SocketAddr::new(ip, address.port())
}

/// What somebody at this machine types.
pub(super) fn url_here(address: SocketAddr) -> String {
    format!("http://{}", here(address))
}

/// What friends on the same network type, as far as this machine knows, its names first.
pub(super) fn urls_of_friends(address: SocketAddr, names: &[String]) -> Vec<String> {
    if address.ip().is_loopback() {
        return Vec::new();
    }
    let ips = match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => own_ip(false).into_iter().collect(),
        IpAddr::V6(ip) if ip.is_unspecified() => {
            [own_ip(false), own_ip(true)].into_iter().flatten().collect()
        }
        ip => vec![ip],
    };
    let named = names.iter().map(|name| format!("http://{name}:{}", address.port()));
    named.chain(ips.into_iter().map(|ip| format!("http://{}", SocketAddr::new(ip, address.port())))).collect()
}

/// The address this machine would send from. Connecting a UDP socket only looks at the routes: no packet is sent, and
/// these addresses are set aside for documentation, nobody has them.
fn own_ip(v6: bool) -> Option<IpAddr> {
    let (own, far): (IpAddr, IpAddr) = if v6 {
        (Ipv6Addr::UNSPECIFIED.into(), Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 1).into())
    } else {
        (Ipv4Addr::UNSPECIFIED.into(), Ipv4Addr::new(192, 0, 2, 1).into())
    };
    let socket = UdpSocket::bind((own, 0)).ok()?;
    socket.connect((far, 9)).ok()?;
    let ip = socket.local_addr().ok()?.ip();
    (!ip.is_loopback() && !ip.is_unspecified()).then_some(ip)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_may_leave_the_port_out() {
        let written = |text| address(text).map(|address| address.to_string());
        assert_eq!(written("0.0.0.0"), Ok("0.0.0.0:4870".to_owned()));
        assert_eq!(written("127.0.0.1:80"), Ok("127.0.0.1:80".to_owned()));
        assert_eq!(written("[::1]:80"), Ok("[::1]:80".to_owned()));
        assert_eq!(written("::"), Ok("[::]:4870".to_owned()));
        assert!(written("127.0.0.1:").is_err());
        assert!(written("").is_err());
    }

    #[test]
    fn an_origin_is_written_as_browsers_write_it() {
        assert_eq!(origin("https://Play.Example.org/"), Ok("https://play.example.org".to_owned()));
        assert!(origin("play.example.org").is_err());
        assert!(origin("https://example.org/reverie").is_err());
    }

    #[test]
    fn nobody_types_the_address_that_means_all() {
        assert_eq!(url_here("0.0.0.0:4870".parse().unwrap()), "http://127.0.0.1:4870");
        let names = [host("MyServer").unwrap()];
        assert!(urls_of_friends("127.0.0.1:4870".parse().unwrap(), &names).is_empty());
        let urls = urls_of_friends("192.0.2.7:80".parse().unwrap(), &names);
        assert_eq!(urls, ["http://myserver:80", "http://192.0.2.7:80"]);
    }

    #[test]
    fn a_name_has_no_port_and_no_scheme() {
        assert!(["myserver", "my-server.lan"].iter().all(|name| host(name).is_ok()));
        assert!(["", "http://myserver", "myserver:4870", "my server"].iter().all(|name| host(name).is_err()));
    }
}
