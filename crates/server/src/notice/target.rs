//! Where something may be sent. People say where, so it must not lead into the network of the server.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use axum::http::Uri;

/// The longest address.
const LENGTH_MAX: usize = 1000;

/// An address to send to, taken apart.
#[derive(Clone)]
pub(crate) struct Target {
    pub(super) is_encrypted: bool,
    /// Without the brackets of IPv6.
    pub(super) host: String,
    pub(super) port: u16,
    /// Host and port as the address has them.
    pub(super) authority: String,
    pub(super) path: String,
}

impl Target {
    pub(crate) fn parse(url: &str) -> Option<Target> {
        if url.len() > LENGTH_MAX || !url.is_ascii() {
            return None;
        }
        let uri: Uri = url.parse().ok()?;
        let is_encrypted = match uri.scheme_str()? {
            "https" => true,
            "http" => false,
            _ => return None,
        };
        let authority = uri.authority()?.as_str();
        let host = uri.host()?.trim_start_matches('[').trim_end_matches(']').to_owned();
        if host.is_empty() || authority.contains('@') {
            return None;
        }
        Some(Target {
            is_encrypted,
            host,
            port: uri.port_u16().unwrap_or(if is_encrypted { 443 } else { 80 }),
            authority: authority.to_owned(),
            path: uri.path_and_query().map_or("/", |path| path.as_str()).to_owned(),
        })
    }

    /// The host, to show where something goes without showing its secrets.
    pub(crate) fn host(&self) -> &str {
        &self.host
    }

    /// The origin, as push services want to be called.
    pub(super) fn origin(&self) -> String {
        format!("{}://{}", if self.is_encrypted { "https" } else { "http" }, self.authority)
    }
}

/// Whether an address belongs to the internet, and not to this machine, its network or a special purpose.
pub(super) fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let is_special = matches!(
        (a, b, c),
        (0 | 10 | 127, ..)
            | (100, 64..=127, _)
            | (169, 254, _)
            | (172, 16..=31, _)
            | (192, 168, _)
            | (192, 0, 0 | 2)
            | (192, 88, 99)
            | (198, 18 | 19, _)
            | (198, 51, 100)
            | (203, 0, 113)
            | (224.., ..)
    );
    !is_special
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let [a, b, ..] = address.segments();
    // Of 2000::/3 without what leads to IPv4 in disguise (6to4, Teredo) and without examples.
    a & 0xe000 == 0x2000 && a != 0x2002 && !(a == 0x2001 && (b < 0x0200 || b == 0x0db8))
}
