//! Where the server stands: the address people know it by, the proxies before it, and what a request says about both.

use std::fmt;
use std::net::{IpAddr, Ipv6Addr};
use std::str::FromStr;

use axum::http::HeaderMap;
use axum::http::header::{HOST, ORIGIN};

/// A network that proxies stand in, as in `10.0.0.7` or `2001:db8::/32`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Network {
    first: IpAddr,
    bits: u32,
}

impl Network {
    /// Whether an address lies in it.
    pub fn contains(&self, address: IpAddr) -> bool {
        match (self.first, address.to_canonical()) {
            (IpAddr::V4(first), IpAddr::V4(address)) => {
                (first.to_bits() ^ address.to_bits()).checked_shr(32 - self.bits).unwrap_or(0) == 0
            }
            (IpAddr::V6(first), IpAddr::V6(address)) => {
                (first.to_bits() ^ address.to_bits()).checked_shr(128 - self.bits).unwrap_or(0) == 0
            }
            (IpAddr::V4(_), IpAddr::V6(_)) | (IpAddr::V6(_), IpAddr::V4(_)) => false,
        }
    }
}

/// A text that names no network.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoNetwork(String);

impl fmt::Display for NoNetwork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is no network: an address is expected, or one with a length as in 10.0.0.0/8", self.0)
    }
}

impl std::error::Error for NoNetwork {}

impl FromStr for Network {
    type Err = NoNetwork;

    fn from_str(text: &str) -> Result<Network, NoNetwork> {
        let wrong = || NoNetwork(text.to_owned());
        let (address, bits) = match text.split_once('/') {
            Some((address, bits)) => (address, Some(bits.parse::<u32>().map_err(|_| wrong())?)),
            None => (text, None),
        };
        let first: IpAddr = address.parse().map_err(|_| wrong())?;
        let most = if first.is_ipv4() { 32 } else { 128 };
        let bits = bits.unwrap_or(most);
        if bits > most { Err(wrong()) } else { Ok(Network { first, bits }) }
    }
}

/// The address people know the server by, if there is one, and the proxies that are believed.
#[derive(Clone, Debug, Default)]
pub(crate) struct Site {
    public_url: Option<String>,
    proxies: Vec<Network>,
}

impl Site {
    /// `public_url` is a scheme and a host, maybe a port.
    pub(crate) fn new(public_url: Option<&str>, proxies: Vec<Network>) -> Site {
        Site { public_url: public_url.map(origin), proxies }
    }

    /// The address people know the server by, without a slash at its end.
    pub(crate) fn public_url(&self) -> Option<&str> {
        self.public_url.as_deref()
    }

    /// Whether people reach the server over encrypted connections only.
    pub(crate) fn is_secure(&self) -> bool {
        self.public_url().is_some_and(|url| url.starts_with("https://"))
    }

    /// Whether a connection comes from a proxy that is believed.
    pub(crate) fn is_proxy(&self, address: IpAddr) -> bool {
        self.proxies.iter().any(|network| network.contains(address))
    }

    /// The address that a request counts for. A proxy writes down from whom it has a request, each behind those before
    /// it; so the last one that is no proxy of ours is the client, and what stands before it anybody can invent.
    pub(crate) fn client(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let mut client = peer;
        let lines = headers.get_all("x-forwarded-for").iter().rev();
        let mut hops = lines.flat_map(|line| line.to_str().unwrap_or("?").rsplit(','));
        while self.is_proxy(client) {
            let Some(hop) = hops.next().and_then(|hop| address_of(hop.trim())) else { break };
            client = hop;
        }
        counted(client)
    }

    /// Whether a request is meant for this server. Without a known address every name may lead here.
    pub(crate) fn is_host(&self, headers: &HeaderMap) -> bool {
        let Some(public) = self.public_url() else { return true };
        let scheme = public.split("://").next().unwrap_or_default();
        let host = headers.get(HOST).and_then(|host| host.to_str().ok());
        host.is_some_and(|host| origin(&format!("{scheme}://{host}")) == public)
    }

    /// Whether a write comes from one of our pages. Browsers say which site a form was on; other sites are refused.
    pub(crate) fn is_own_origin(&self, peer: Option<IpAddr>, headers: &HeaderMap) -> bool {
        let Some(told) = headers.get(ORIGIN) else {
            // Every browser sends it with a post; anything else has no cookies that could be misused.
            return headers.get("sec-fetch-site").is_none_or(|site| site == "same-origin" || site == "none");
        };
        let Ok(told) = told.to_str() else { return false };
        if let Some(public) = self.public_url() {
            return origin(told) == public;
        }
        let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
        // The server itself speaks plain HTTP; a proxy may speak something else to the browser.
        let by_proxy =
            headers.get("x-forwarded-proto").filter(|_| peer.is_some_and(|peer| self.is_proxy(peer)));
        let scheme = by_proxy.and_then(|scheme| scheme.to_str().ok()).unwrap_or("http");
        !host.is_empty() && origin(told) == origin(&format!("{scheme}://{host}"))
    }
}

/// An origin in one way of writing it: lower case, no slash at the end, no port where it is the usual one.
fn origin(text: &str) -> String {
    let text = text.trim_end_matches('/').to_ascii_lowercase();
    let usual = if text.starts_with("https://") { ":443" } else { ":80" };
    text.strip_suffix(usual).map_or(text.clone(), str::to_owned)
}

/// The address in one entry of `X-Forwarded-For`, with which some proxies write a port.
fn address_of(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|rest| rest.split(']').next()).unwrap_or(text);
    let with_port = || text.rsplit_once(':').and_then(|(address, _)| address.parse().ok());
    bare.parse().ok().or_else(with_port)
}

/// An address as it counts for limits. Whoever has IPv6 at home has a whole network of it, so the network counts.
pub(crate) fn counted(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64)),
    }
}

#[cfg(test)]
#[path = "tests/site.rs"]
mod tests;
