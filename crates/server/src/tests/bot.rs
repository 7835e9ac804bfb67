//! Whose bot thinks next.

use std::net::IpAddr;
use std::time::Duration;

use tokio::sync::oneshot;

use super::{BotPool, Place, Queue, Sponsor, Waiting};
use crate::live_table::lock;
use store::PlayerHash;

fn sponsor(player: u8, address: u8, has_people: bool) -> Sponsor {
    let address = Some(IpAddr::from([127, 0, 0, address]));
    Sponsor { player: PlayerHash::new([player; 32]), address, has_people }
}

fn queue(waiting: impl IntoIterator<Item = Sponsor>) -> Queue {
    let waiting = waiting.into_iter().map(|sponsor| Waiting { sponsor, go: oneshot::channel().0 });
    Queue { waiting: waiting.collect(), ..Queue::default() }
}

fn order(mut queue: Queue) -> Vec<Sponsor> {
    std::iter::from_fn(|| queue.next().map(|next| next.sponsor)).collect()
}

#[test]
fn many_tables_of_one_address_hold_up_nobody_else() {
    // Two hundred people at one address came before one person at another.
    let crowd = (0..200).map(|player| sponsor(player, 1, true));
    let order = order(queue(crowd.chain([sponsor(201, 2, true)])));
    let place = order.iter().position(|next| next.player == PlayerHash::new([201; 32]));
    assert!(place.is_some_and(|place| place <= 1), "{place:?}");
}

#[test]
fn within_an_address_people_take_turns() {
    let (ann, ben) = (sponsor(1, 1, true), sponsor(2, 1, true));
    assert_eq!(order(queue([ann, ann, ann, ben, ben])), [ann, ben, ann, ben, ann]);
}

#[test]
fn tables_of_bots_alone_come_last() {
    let (bots, ann) = (sponsor(1, 1, false), sponsor(2, 2, true));
    assert_eq!(order(queue([bots, bots, ann, ann])), [ann, ann, bots, bots]);
}

#[tokio::test]
async fn a_place_that_nobody_takes_goes_on() {
    let pool = BotPool::new(1);
    let held: Vec<Place> = (0..lock(&pool.queue).free).map(|_| Place(pool.queue.clone())).collect();
    lock(&pool.queue).free = 0;
    // The first has given up waiting by the time a place is free.
    drop(pool.place(sponsor(1, 1, false)));
    let gone = Waiting { sponsor: sponsor(1, 1, true), go: oneshot::channel().0 };
    lock(&pool.queue).waiting.push(gone);
    let next = pool.place(sponsor(2, 2, true));
    tokio::pin!(next);
    assert!(tokio::time::timeout(Duration::from_millis(1), &mut next).await.is_err());
    drop(held);
    assert!(next.await.is_some());
}
