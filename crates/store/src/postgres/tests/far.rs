//! A database that is far away, and one of whose hosts is silent.

use std::net::SocketAddr;
use std::time::Duration;

use testdb::Cluster;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};

use super::super::super::Store;
use super::super::super::suite::{entry, row};
use super::open::database_of;
use super::{PostgresStore, own_address, runtime};

/// How long everything takes on its way to the database, and as long on its way back.
const WAY: Duration = Duration::from_millis(40);

/// A way to the database on which everything takes its time.
async fn long_way(to: SocketAddr) -> SocketAddr {
    let door = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = door.local_addr().unwrap();
    tokio::spawn(async move {
        loop {
            let (near, _) = door.accept().await.unwrap();
            let Ok(far) = TcpStream::connect(to).await else { continue };
            let ((near_in, near_out), (far_in, far_out)) = (near.into_split(), far.into_split());
            tokio::spawn(carry(near_in, far_out));
            tokio::spawn(carry(far_in, near_out));
        }
    });
    address
}

async fn carry(mut from: OwnedReadHalf, mut to: OwnedWriteHalf) {
    let mut buffer = [0; 4096];
    while let Ok(count @ 1..) = from.read(&mut buffer).await {
        tokio::time::sleep(WAY).await;
        if to.write_all(&buffer[..count]).await.is_err() {
            return;
        }
    }
}

/// A node comes back however long the way is: what was begun for those who gave up is there for those who come next.
#[test]
fn a_database_that_is_far_away_is_reached_again() {
    let address = own_address(2);
    let mut cluster = Cluster::start_at(&address);
    let own = cluster.new_database();
    runtime().block_on(async {
        let way = long_way(format!("{address}:5432").parse().unwrap()).await;
        let url = format!("postgres://ludoteka@127.0.0.1:{}/{}", way.port(), database_of(&own));
        let store = PostgresStore::open(&url).await.unwrap();
        store.create_table(row("a", 1), None, vec![]).await.unwrap();
        tokio::task::block_in_place(|| cluster.stop());
        // Everybody knows by now that it is away, and nobody waits long.
        assert!(store.append("a", 0, vec![entry(0, "a")], None).await.is_err());
        assert!(store.load("a").await.is_err());
        tokio::task::block_in_place(|| cluster.start_again());
        let back = async { while store.health().await.is_err() || store.load("a").await.is_err() {} };
        tokio::time::timeout(Duration::from_secs(60), back).await.expect("it is reached again");
    });
}

/// A machine that is switched off does not refuse, it says nothing; the next one is asked all the same, and remembered.
#[test]
fn a_host_that_says_nothing_does_not_keep_from_the_next() {
    let (silent, address) = (own_address(3), own_address(4));
    let mut cluster = Cluster::start_at(&address);
    let own = cluster.new_database();
    let url = format!(
        "postgres://ludoteka@{silent},{address}/{}?target_session_attrs=read-write",
        database_of(&own)
    );
    runtime().block_on(async {
        let _silent = TcpListener::bind((silent.as_str(), 5432)).await.unwrap();
        let store = PostgresStore::open(&url).await.unwrap();
        assert_eq!(store.address.last(), 1);
        store.create_table(row("a", 1), None, vec![]).await.unwrap();
        tokio::task::block_in_place(|| {
            cluster.kill();
            cluster.start_again();
        });
        let back = async { while store.health().await.is_err() || store.load("a").await.is_err() {} };
        tokio::time::timeout(Duration::from_secs(60), back).await.expect("it goes on");
    });
}
