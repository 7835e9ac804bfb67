//! Listening: one connection that hears what other nodes append and say.

use std::future::poll_fn;
use std::time::Duration;

use tokio::sync::broadcast;
use tokio_postgres::{AsyncMessage, Client};

use super::super::News;
use super::connect::{Address, Dialled, say_present};
use super::failure::Failure;
use super::voice::Voice;

/// How often a quiet connection is asked whether it lives.
const PING: Duration = Duration::from_secs(1);
/// How long the answer may take.
const ANSWER_MAX: Duration = Duration::from_secs(2);
/// How long to wait before the database is tried again.
const PAUSE: Duration = Duration::from_millis(100);
/// How often leases that ran out long ago are cleared away, in pings.
const CLEAR: u32 = 600;

/// Listens for good. Whenever it has begun anew, something may have been missed, and it says so.
pub(super) async fn listen(address: Address, voice: Voice, told: broadcast::Sender<News>) {
    loop {
        let mut is_listening = false;
        if let Err(failure) = listen_once(&address, &voice, &told, &mut is_listening).await {
            tracing::info!(error = %failure.into_error(), "the connection that listens ended");
        }
        // Said once, not with every attempt.
        if is_listening {
            let _ = told.send(News::Lost);
        }
        tokio::time::sleep(PAUSE).await;
    }
}

async fn listen_once(
    address: &Address,
    voice: &Voice,
    told: &broadcast::Sender<News>,
    is_listening: &mut bool,
) -> Result<(), Failure> {
    let Dialled { client, mut connection, .. } = address.dial().await?;
    let hear = async {
        loop {
            match poll_fn(|context| connection.poll_message(context)).await {
                Some(Ok(AsyncMessage::Notification(heard))) => {
                    if let Some(news) = voice.hear(heard.payload()) {
                        // Nobody may listen yet, which is no mistake.
                        let _ = told.send(news);
                    }
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(Failure::from(error)),
                None => return Err(Failure::Lost("the database closed the connection".to_owned())),
            }
        }
    };
    tokio::select! {
        ended = hear => ended,
        ended = keep_up(client, told, is_listening) => ended,
    }
}

/// Subscribes, and asks now and then whether anybody is there: a cut network says nothing by itself.
async fn keep_up(
    client: Client,
    told: &broadcast::Sender<News>,
    is_listening: &mut bool,
) -> Result<(), Failure> {
    let within = async |sql: &str| match tokio::time::timeout(ANSWER_MAX, client.batch_execute(sql)).await {
        Ok(done) => done.map_err(Failure::from),
        Err(_) => Err(Failure::late()),
    };
    within("SET search_path = ludoteka; SET synchronous_commit = off; LISTEN ludoteka").await?;
    within(&say_present()).await?;
    let _ = told.send(News::Missed);
    *is_listening = true;
    for count in 1_u32.. {
        tokio::time::sleep(PING).await;
        let clear = "DELETE FROM leases WHERE until_at < clock_timestamp() - interval '1 minute'";
        within(if count.is_multiple_of(CLEAR) { clear } else { "" }).await?;
    }
    Ok(())
}
