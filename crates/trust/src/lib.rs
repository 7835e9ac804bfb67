//! Whose certificates are believed, where Ludoteka connects to others: services that are told that it is somebody's turn,
//! and a database on another machine.

use std::path::Path;
use std::sync::Arc;

use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject;
use rustls::{ClientConfig, RootCertStore};

/// Authorities whose certificates are believed.
#[derive(Clone, Debug)]
pub struct Trust(RootCertStore);

impl Trust {
    /// The authorities that browsers believe.
    pub fn usual() -> Trust {
        Trust(RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() })
    }

    /// Those of a text in PEM and no others; `None` if there is none in it, or one that is no authority.
    pub fn of_pem(pem: &[u8]) -> Option<Trust> {
        let mut store = RootCertStore::empty();
        for certificate in CertificateDer::pem_slice_iter(pem) {
            store.add(certificate.ok()?).ok()?;
        }
        (!store.is_empty()).then_some(Trust(store))
    }

    /// Those of a file in PEM and no others.
    ///
    /// # Errors
    /// A line that names the file and says what is wrong with it.
    pub fn of_file(file: &Path) -> Result<Trust, String> {
        let name = file.display();
        let pem = std::fs::read(file).map_err(|error| format!("{name}: {error}"))?;
        Trust::of_pem(&pem).ok_or_else(|| format!("{name} holds no certificate of an authority (PEM)"))
    }

    /// Both these and those.
    #[must_use]
    pub fn and(mut self, more: Trust) -> Trust {
        self.0.roots.extend(more.0.roots);
        self
    }

    /// How connections are made to whoever proves to be who they are by one of these.
    #[expect(clippy::expect_used, reason = "the versions and the provider are fixed")]
    pub fn client(self) -> Arc<ClientConfig> {
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let versions = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
        let config = versions.expect("the provider has the usual versions");
        Arc::new(config.with_root_certificates(self.0).with_no_client_auth())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_authorities_are_believed() {
        let authority = include_bytes!("../../testdb/tls/ca.pem");
        assert!(Trust::of_pem(authority).is_some());
        let key = include_bytes!("../../testdb/tls/leaf.key");
        let broken: &[u8] = b"-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n";
        for wrong in [&b""[..], b"nonsense", key, broken] {
            assert!(Trust::of_pem(wrong).is_none(), "{}", String::from_utf8_lossy(wrong));
        }
        let count = |trust: &Trust| trust.0.len();
        let usual = Trust::usual();
        assert_eq!(count(&usual.clone().and(Trust::of_pem(authority).unwrap())), count(&usual) + 1);
    }

    #[test]
    fn a_file_that_is_not_there_is_named() {
        let error = Trust::of_file(Path::new("nowhere/root.pem")).unwrap_err();
        assert!(error.starts_with("nowhere/root.pem: "), "{error}");
        let error =
            Trust::of_file(Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml").as_path()).unwrap_err();
        assert!(error.ends_with("holds no certificate of an authority (PEM)"), "{error}");
    }
}
