//! Encrypted connections: what the address of a database says of them, and the stream they are made of.
//!
//! The words are those of PostgreSQL's own programs, so that the same address serves `pg_dump`: `sslmode`, and
//! `sslrootcert` for a file with the authorities that are believed. One thing is stricter: whoever asks for encryption gets
//! it only with a server that proves its name, since to be overheard by whom one wanted to keep out is not encryption.

use std::io;
use std::path::PathBuf;
use std::pin::Pin;
use std::str::FromStr;
use std::sync::Arc;
use std::task::{Context, Poll};

use percent_encoding::percent_decode_str;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio_postgres::config::SslMode;
use tokio_postgres::tls::{ChannelBinding, MakeTlsConnect, TlsConnect, TlsStream};
use tokio_postgres::{Config, Socket};
use tokio_rustls::TlsConnector;
use tokio_rustls::client;
use tokio_rustls::rustls::ClientConfig;
use tokio_rustls::rustls::pki_types::ServerName;
use trust::Trust;

/// How connections are encrypted, if they are.
#[derive(Clone)]
pub(super) struct Encryption(Option<Arc<ClientConfig>>);

/// What an address wishes.
#[derive(Default, PartialEq, Eq, Debug)]
struct Wish {
    is_encrypted: bool,
    /// The file of the authorities, if it is not the usual ones that are believed.
    root: Option<PathBuf>,
}

/// Reads an address, and what it says of encryption.
pub(super) fn parse(url: &str) -> Result<(Config, Encryption), String> {
    let (rest, mut wish) = split(url)?;
    let mut config = Config::from_str(&rest).map_err(|error| {
        format!("this is no address of a database ({error}); postgres://user@host/database is one")
    })?;
    // The other form of an address, `host=... sslmode=require`.
    wish.is_encrypted |= config.get_ssl_mode() == SslMode::Require;
    if !wish.is_encrypted {
        config.ssl_mode(SslMode::Disable);
        return Ok((config, Encryption(None)));
    }
    config.ssl_mode(SslMode::Require);
    let trust = wish.root.as_deref().map_or_else(|| Ok(Trust::usual()), Trust::of_file)?;
    Ok((config, Encryption(Some(trust.client()))))
}

/// Takes the words about encryption out of an address.
fn split(url: &str) -> Result<(String, Wish), String> {
    let mut wish = Wish::default();
    let Some((place, words)) = url.split_once('?').filter(|(place, _)| place.contains("://")) else {
        return Ok((url.to_owned(), wish));
    };
    let mut others = Vec::new();
    for word in words.split('&') {
        match word.split_once('=') {
            Some(("sslmode", mode)) => {
                wish.is_encrypted = match mode {
                    "disable" | "allow" | "prefer" => false,
                    "require" | "verify-ca" | "verify-full" => true,
                    _ => return Err("sslmode is `disable` or `verify-full`".to_owned()),
                }
            }
            Some(("sslrootcert", "system")) => wish.root = None,
            Some(("sslrootcert", file)) => {
                let file = percent_decode_str(file).decode_utf8();
                wish.root = Some(file.map_err(|_| "sslrootcert is no name of a file")?.as_ref().into());
            }
            _ => others.push(word),
        }
    }
    if wish.root.is_some() && !wish.is_encrypted {
        return Err(
            "the address names sslrootcert, but the connection is not encrypted; add sslmode=verify-full"
                .to_owned(),
        );
    }
    let sign = if others.is_empty() { "" } else { "?" };
    Ok((format!("{place}{sign}{}", others.join("&")), wish))
}

impl MakeTlsConnect<Socket> for Encryption {
    type Stream = Encrypted;
    type TlsConnect = Handshake;
    type Error = io::Error;

    fn make_tls_connect(&mut self, host: &str) -> io::Result<Handshake> {
        Ok(Handshake { config: self.0.clone(), host: host.to_owned() })
    }
}

/// A handshake with a server that has to prove this name.
pub(super) struct Handshake {
    config: Option<Arc<ClientConfig>>,
    host: String,
}

impl TlsConnect<Socket> for Handshake {
    type Stream = Encrypted;
    type Error = io::Error;
    type Future = Pin<Box<dyn Future<Output = io::Result<Encrypted>> + Send>>;

    fn connect(self, stream: Socket) -> Self::Future {
        Box::pin(async move {
            let Handshake { config, host } = self;
            let config = config.ok_or_else(|| io::Error::other("encryption was not asked for"))?;
            let name = ServerName::try_from(host).map_err(io::Error::other)?;
            Ok(Encrypted(Box::new(TlsConnector::from(config).connect(name, stream).await?)))
        })
    }
}

/// An encrypted connection.
pub(super) struct Encrypted(Box<client::TlsStream<Socket>>);

impl TlsStream for Encrypted {
    fn channel_binding(&self) -> ChannelBinding {
        ChannelBinding::none()
    }
}

impl AsyncRead for Encrypted {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_read(context, buffer)
    }
}

impl AsyncWrite for Encrypted {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_an_address_says_of_encryption_is_taken_out_of_it() {
        let (rest, encrypted) = ("postgres://ann@h/x", |root: Option<&str>| Wish {
            is_encrypted: true,
            root: root.map(PathBuf::from),
        });
        for (words, left, wish) in [
            ("", "", Wish::default()),
            ("?a=b", "?a=b", Wish::default()),
            ("?sslmode=prefer", "", Wish::default()),
            ("?sslmode=require", "", encrypted(None)),
            ("?a=b&sslmode=verify-full&c=d", "?a=b&c=d", encrypted(None)),
            ("?sslrootcert=/etc/my%20root.pem&sslmode=verify-ca", "", encrypted(Some("/etc/my root.pem"))),
            ("?sslrootcert=system&sslmode=verify-full", "", encrypted(None)),
        ] {
            assert_eq!(split(&format!("{rest}{words}")), Ok((format!("{rest}{left}"), wish)), "{words}");
        }
        for words in ["sslmode=always", "sslrootcert=a.pem", "sslmode=disable&sslrootcert=a.pem"] {
            assert!(split(&format!("{rest}?{words}")).is_err(), "{words}");
        }
        let words = "host=h user=ann sslmode=require";
        assert_eq!(split(words), Ok((words.to_owned(), Wish::default())));
        assert!(parse(words).unwrap().1.0.is_some());
        assert!(parse("host=h user=ann").unwrap().1.0.is_none());
        let missing = parse("postgres://h/x?sslmode=verify-full&sslrootcert=/nowhere/a.pem").err().unwrap();
        assert!(missing.starts_with("/nowhere/a.pem: "), "{missing}");
    }
}
