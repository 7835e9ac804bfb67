//! The writer: one task that owns the one connection that writes.
//!
//! It takes all changes that wait, sends them as one transaction without waiting for answers in between, and answers
//! after the commit. PostgreSQL lets commits with a notification pass one after the other, so it is the grouping here,
//! not the one inside PostgreSQL, that pays the wait for the disk once for many moves.
//!
//! When a connection breaks in the middle, nobody knows whether the commit was made. The writer connects again and sends
//! each change once more: made before, it meets its own entries in the log and says so; else it is made now.

use std::future::poll_fn;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::task::Poll;
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio::time::{Instant, timeout_at};

use super::super::StoreError;
use super::change::{Change, Statements};
use super::connect::{self, Address, Link};
use super::failure::Failure;
use super::voice::Voice;

/// The most changes of one transaction, so that the first of a crowd does not wait for the last.
const GROUP_MAX: usize = 128;
/// How long a group is tried before everybody is told that the database is away: long enough for a restart.
const PATIENCE: Duration = Duration::from_secs(4);
/// The same while it is known to be away, and at least so long once there is a connection.
const PATIENCE_AWAY: Duration = Duration::from_millis(500);
/// How long it may take until a new connection is ready.
const OPEN_MAX: Duration = Duration::from_secs(10);
/// How long to wait before the database is tried again.
const PAUSE: Duration = Duration::from_millis(50);

/// The database settles for one plan of a statement. It is to go by the keys also if it was made while a relation was still
/// empty, when reading all of it looked as cheap.
pub(super) const PLANS: &str = "SET enable_seqscan = off";

/// What the writer is asked for.
pub(super) enum Message {
    /// A change, and where its outcome goes.
    Change(Box<Change>, oneshot::Sender<Result<(), StoreError>>),
    /// Take nothing new, finish what waits, and say so.
    Close(oneshot::Sender<Result<(), StoreError>>),
}

/// The connection with its statements.
struct Ready {
    link: Link,
    statements: Statements,
}

impl Ready {
    async fn open(address: Address, is_alone: bool) -> Result<Ready, Failure> {
        let link = address.connect().await?;
        if !is_alone {
            connect::enter(&link).await?;
        }
        // Asked each time: a standby that took over has settings of its own.
        connect::check_durable(&link).await?;
        link.client.batch_execute(PLANS).await?;
        let statements = Statements::prepare(&link.client).await?;
        Ok(Ready { link, statements })
    }
}

/// A connection on which something was sent and not answered in time. It is waited for: a commit that waits for a standby
/// does not notice that nobody waits for it any more, and with a new connection for every attempt the server would soon
/// have room for none.
struct Stuck {
    ready: Ready,
    elsewhere: Elsewhere,
}

impl Stuck {
    fn new(ready: Ready, address: Address) -> Stuck {
        let host = ready.link.host;
        let elsewhere = Elsewhere(tokio::spawn(async move { address.until_elsewhere(host).await }));
        Stuck { ready, elsewhere }
    }

    /// Waits until all that was sent is answered. `false` if the connection is of no use any more.
    async fn is_free(&mut self) -> bool {
        tokio::select! {
            // What was begun and not committed is not to be gone on with.
            answered = self.ready.link.client.batch_execute("ROLLBACK") => answered.is_ok(),
            _ = &mut self.elsewhere.0 => false,
        }
    }
}

/// Looks whether another host can be written, and ends when one can: then that of a connection which is stuck has been
/// given up by its operator. Dropped, it looks no more.
struct Elsewhere(JoinHandle<()>);

impl Drop for Elsewhere {
    fn drop(&mut self) {
        self.0.abort();
    }
}

pub(super) struct Writer {
    address: Address,
    voice: Voice,
    /// Whether another connection of this process keeps all nodes away.
    is_alone: bool,
    ready: Option<Ready>,
    /// The connection that is being opened. It goes on when those who wait for it give up, or a database that is far away
    /// would never be reached again.
    opening: Option<JoinHandle<Result<Ready, Failure>>>,
    stuck: Option<Stuck>,
    is_away: bool,
    commits: Arc<AtomicU64>,
}

/// A change of the current group.
struct Job {
    change: Box<Change>,
    reply: oneshot::Sender<Result<(), StoreError>>,
}

type Outcomes = Vec<Result<(), StoreError>>;

impl Writer {
    pub(super) fn new(address: Address, voice: Voice, is_alone: bool, commits: Arc<AtomicU64>) -> Writer {
        Writer { address, voice, is_alone, ready: None, opening: None, stuck: None, is_away: false, commits }
    }

    pub(super) async fn run(mut self, mut inbox: mpsc::Receiver<Message>) {
        let mut messages = Vec::with_capacity(GROUP_MAX);
        let mut jobs = Vec::with_capacity(GROUP_MAX);
        let mut closers = Vec::new();
        // Zero messages mean that the inbox is closed and empty.
        while inbox.recv_many(&mut messages, GROUP_MAX).await > 0 {
            for message in messages.drain(..) {
                match message {
                    Message::Change(change, reply) => jobs.push(Job { change, reply }),
                    Message::Close(reply) => {
                        inbox.close();
                        closers.push(reply);
                    }
                }
            }
            if !jobs.is_empty() {
                self.answer(&mut jobs).await;
            }
        }
        for reply in closers {
            let _ = reply.send(Ok(()));
        }
    }

    /// Carries a group out and tells everyone the outcome. Whoever does not listen any more is passed over.
    async fn answer(&mut self, jobs: &mut Vec<Job>) {
        jobs.sort_by_cached_key(|job| job.change.order());
        let was_away = self.is_away;
        let outcomes = match self.persist(jobs).await {
            Ok(outcomes) => outcomes,
            Err(why) => {
                let error = StoreError::Unavailable(why);
                // Said once, not with every group while it lasts.
                if !was_away {
                    tracing::warn!(changes = jobs.len(), %error, "a group of changes was not stored");
                }
                vec![Err(error); jobs.len()]
            }
        };
        for (job, outcome) in jobs.drain(..).zip(outcomes) {
            let _ = job.reply.send(outcome);
        }
    }

    /// Tries until the database answers or patience ends.
    async fn persist(&mut self, jobs: &[Job]) -> Result<Outcomes, String> {
        let mut deadline = Instant::now() + if self.is_away { PATIENCE_AWAY } else { PATIENCE };
        let mut in_doubt = false;
        loop {
            let failure = match self.attempt(jobs, &mut in_doubt, &mut deadline).await {
                Ok(outcomes) => {
                    self.is_away = false;
                    return Ok(outcomes);
                }
                Err(failure) => failure,
            };
            if Instant::now() + PAUSE >= deadline {
                self.is_away = true;
                return Err(failure.into_error().to_string());
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    async fn attempt(
        &mut self,
        jobs: &[Job],
        in_doubt: &mut bool,
        deadline: &mut Instant,
    ) -> Result<Outcomes, Failure> {
        let late = |_| Failure::late();
        if let Some(stuck) = &mut self.stuck {
            let is_free = timeout_at(*deadline, stuck.is_free()).await.map_err(late)?;
            self.ready = self.stuck.take().filter(|_| is_free).map(|stuck| stuck.ready);
        }
        if self.ready.is_none() {
            let opened = timeout_at(*deadline, self.open()).await.map_err(late)??;
            self.ready = Some(opened);
            // However late the connection came, it is given time to answer, or none would ever do.
            *deadline = (*deadline).max(Instant::now() + PATIENCE_AWAY);
        }
        match timeout_at(*deadline, self.send(jobs, in_doubt)).await {
            Ok(Err(failure @ Failure::Lost(_))) => {
                self.ready = None;
                Err(failure)
            }
            Ok(outcome) => outcome,
            Err(elapsed) => {
                self.stuck = self.ready.take().map(|ready| Stuck::new(ready, self.address.clone()));
                Err(late(elapsed))
            }
        }
    }

    async fn open(&mut self) -> Result<Ready, Failure> {
        let (address, is_alone) = (&self.address, self.is_alone);
        let opening = self.opening.get_or_insert_with(|| {
            let open = Ready::open(address.clone(), is_alone);
            tokio::spawn(connect::within(OPEN_MAX, open))
        });
        let opened = opening.await.unwrap_or_else(|error| Err(Failure::Lost(error.to_string())));
        self.opening = None;
        opened
    }

    /// Sends the changes over the connection that is there.
    async fn send(&self, jobs: &[Job], in_doubt: &mut bool) -> Result<Outcomes, Failure> {
        let Some(ready) = &self.ready else { return Err(Failure::Lost("there is no connection".to_owned())) };
        let was_in_doubt = std::mem::replace(in_doubt, true);
        if !was_in_doubt
            && let Some(outcomes) = send_together(ready, jobs, &self.voice, &self.commits).await?
        {
            return Ok(outcomes);
        }
        let mut outcomes = Vec::with_capacity(jobs.len());
        for job in jobs {
            outcomes.push(match send_alone(ready, &job.change, &self.voice, was_in_doubt).await {
                Ok(()) => Ok(()),
                Err(Failure::Lost(why)) => return Err(Failure::Lost(why)),
                Err(Failure::Refused(error)) => Err(error),
                Err(failure @ Failure::Failed(_)) => {
                    let error = failure.into_error();
                    tracing::warn!(%error, "a change was not stored");
                    Err(error)
                }
            });
            self.commits.fetch_add(1, Ordering::Relaxed);
        }
        Ok(outcomes)
    }
}

async fn send_alone(ready: &Ready, change: &Change, voice: &Voice, in_doubt: bool) -> Result<(), Failure> {
    let Ready { link, statements } = ready;
    match change.send(&link.client, statements, voice).await? {
        true => Ok(()),
        false => change.explain(&link.client, statements, in_doubt).await,
    }
}

/// Sends all changes as one transaction, in one go. `None` if one of them failed: then none was made, and each has to be
/// tried alone.
async fn send_together(
    ready: &Ready,
    jobs: &[Job],
    voice: &Voice,
    commits: &AtomicU64,
) -> Result<Option<Outcomes>, Failure> {
    if jobs.len() == 1 {
        return Ok(None);
    }
    let Ready { link, statements } = ready;
    let client = &link.client;
    type Sent<'a> = Pin<Box<dyn Future<Output = Result<bool, tokio_postgres::Error>> + Send + 'a>>;
    let bracket = |word: &'static str| -> Sent<'_> {
        Box::pin(async move { client.batch_execute(word).await.map(|()| true) })
    };
    let mut sent: Vec<Sent<'_>> = Vec::with_capacity(jobs.len() + 2);
    sent.push(bracket("BEGIN"));
    for job in jobs {
        sent.push(Box::pin(job.change.send(client, statements, voice)));
    }
    sent.push(bracket("COMMIT"));
    let mut was_found = Vec::with_capacity(jobs.len());
    for outcome in in_order(sent).await {
        match outcome.map_err(Failure::from) {
            Ok(found) => was_found.push(found),
            Err(Failure::Lost(why)) => return Err(Failure::Lost(why)),
            Err(_) => return Ok(None),
        }
    }
    commits.fetch_add(1, Ordering::Relaxed);
    let mut outcomes = Vec::with_capacity(jobs.len());
    for (job, found) in jobs.iter().zip(&was_found[1..]) {
        let outcome = if *found { Ok(()) } else { job.change.explain(client, statements, false).await };
        outcomes.push(match outcome {
            Ok(()) => Ok(()),
            Err(Failure::Lost(why)) => return Err(Failure::Lost(why)),
            Err(failure) => Err(failure.into_error()),
        });
    }
    Ok(Some(outcomes))
}

/// Polls all futures in their order until all are done. A statement is sent when its future is first polled, so this is
/// the order in which the server sees them.
async fn in_order<T>(mut futures: Vec<Pin<Box<dyn Future<Output = T> + Send + '_>>>) -> Vec<T> {
    let mut outcomes: Vec<Option<T>> = futures.iter().map(|_| None).collect();
    poll_fn(|context| {
        for (future, outcome) in futures.iter_mut().zip(&mut outcomes) {
            if outcome.is_none()
                && let Poll::Ready(done) = future.as_mut().poll(context)
            {
                *outcome = Some(done);
            }
        }
        if outcomes.iter().all(Option::is_some) { Poll::Ready(()) } else { Poll::Pending }
    })
    .await;
    outcomes.into_iter().flatten().collect()
}
