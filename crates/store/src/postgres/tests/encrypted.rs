//! A database that lets nobody in without encryption, and proves its name to whoever knows its authority.

use testdb::{AUTHORITY, Cluster};

use super::super::super::suite::{entry, row};
use super::super::super::{News, Store};
use super::node::listening;
use super::open::{database_of, refused};
use super::{PostgresStore, own_address, runtime};

#[test]
fn connections_are_encrypted_or_refused() {
    let address = own_address(1);
    let cluster = Cluster::start_encrypted_at(&address);
    let own = cluster.new_database();
    let database = database_of(&own);
    let url =
        |host: &str, words: &str| format!("postgres://ludoteka@{host}/{database}?hostaddr={address}&{words}");
    let believed = format!("sslmode=verify-full&sslrootcert={AUTHORITY}");
    runtime().block_on(async {
        let one = PostgresStore::open(&url("localhost", &believed)).await.unwrap();
        let two = PostgresStore::open(&url("localhost", &believed)).await.unwrap();
        let mut heard = listening(&one).await;
        two.create_table(row("a", 1), None, vec![entry(0, "a")]).await.unwrap();
        two.append("a", 1, vec![entry(1, "b")], None).await.unwrap();
        while !matches!(heard.next().await.unwrap(), News::Appended { next: 2, .. }) {}
        assert_eq!(one.entries_since(vec![("a".to_owned(), 0)]).await.unwrap()[0].len(), 2);
        let connections = "SELECT count(*) > 1 AND bool_and(ssl) FROM pg_stat_ssl
             JOIN pg_stat_activity USING (pid) WHERE client_addr IS NOT NULL";
        assert_eq!(cluster.sql(database, connections), "t");
    });
    for (host, words, why) in [
        ("localhost", "sslmode=disable", "does not let us in"),
        ("localhost", "sslmode=require", "could not be encrypted"),
        ("elsewhere", believed.as_str(), "could not be encrypted"),
        ("localhost", "sslmode=verify-full&sslrootcert=/nowhere/a.pem", "/nowhere/a.pem: "),
    ] {
        let message = refused(&url(host, words));
        assert!(message.contains(why), "{host} {words}: {message}");
    }
    let message = refused(&format!("{}&sslmode=require", Cluster::shared().new_database()));
    assert!(message.contains("could not be encrypted"), "a socket of the machine: {message}");
}
