//! The writer: one thread that owns the one connection that writes.
//!
//! It takes all changes that wait, carries them out in one transaction and answers after the commit. So the
//! wait for the disk is paid once per group, and the busier the server, the larger the groups. If one of them
//! fails, the group is carried out again with a savepoint for every change: then what is wrong with one leaves
//! the others alone.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use rusqlite::{Connection, TransactionBehavior};
use tokio::sync::{mpsc, oneshot};

use super::super::StoreError;
use super::change::Change;
use super::failure::{self, Failure};
use super::identity::OpenFiles;

/// The most changes of one transaction, so that the first of a crowd does not wait for the last.
const GROUP_MAX: usize = 128;

/// More than there are: a statement is prepared once.
const STATEMENTS_MAX: usize = 32;

/// What the writer is asked for.
pub(super) enum Message {
    /// A change, and where its outcome goes.
    Change(Box<Change>, oneshot::Sender<Result<(), StoreError>>),
    /// Take nothing new, finish what waits, put the log into the file, and say so.
    Close(oneshot::Sender<Result<(), StoreError>>),
    /// Do something to the connection between two groups: how tests make the disk full.
    #[cfg(test)]
    Meddle(Box<dyn FnOnce(&mut Connection) + Send>, oneshot::Sender<Result<(), StoreError>>),
}

/// What the writer has done so far.
#[derive(Default)]
pub(super) struct Counts {
    /// Transactions committed.
    pub(super) commits: AtomicU64,
}

/// Starts the thread. It ends when it is closed or when all senders are gone.
pub(super) fn start(
    connection: Connection,
    inbox: mpsc::Receiver<Message>,
    counts: Arc<Counts>,
    files: Arc<OpenFiles>,
) -> std::io::Result<()> {
    connection.set_prepared_statement_cache_capacity(STATEMENTS_MAX);
    let writer = Writer { connection, counts, files };
    thread::Builder::new().name("store-writer".to_owned()).spawn(move || writer.run(inbox)).map(drop)
}

struct Writer {
    connection: Connection,
    counts: Arc<Counts>,
    files: Arc<OpenFiles>,
}

/// A change of the current group.
struct Job {
    change: Box<Change>,
    reply: oneshot::Sender<Result<(), StoreError>>,
}

impl Writer {
    fn run(mut self, mut inbox: mpsc::Receiver<Message>) {
        let mut messages = Vec::with_capacity(GROUP_MAX);
        let mut jobs = Vec::with_capacity(GROUP_MAX);
        let mut closers = Vec::new();
        // Zero messages mean that the inbox is closed and empty.
        while inbox.blocking_recv_many(&mut messages, GROUP_MAX) > 0 {
            // On a busy machine those who are about to send something come first: then the group is larger, and
            // a commit is shared by more. On an idle one nobody does, and this takes no time.
            thread::yield_now();
            while messages.len() < GROUP_MAX
                && let Ok(message) = inbox.try_recv()
            {
                messages.push(message);
            }
            for message in messages.drain(..) {
                match message {
                    Message::Change(change, reply) => jobs.push(Job { change, reply }),
                    Message::Close(reply) => {
                        inbox.close();
                        closers.push(reply);
                    }
                    #[cfg(test)]
                    Message::Meddle(meddle, reply) => {
                        meddle(&mut self.connection);
                        let _ = reply.send(Ok(()));
                    }
                }
            }
            self.answer(&mut jobs);
        }
        let outcome = self.finish();
        for reply in closers {
            let _ = reply.send(outcome.clone());
        }
    }

    /// Carries a group out and tells everyone the outcome. Whoever does not listen any more is passed over.
    fn answer(&mut self, jobs: &mut Vec<Job>) {
        if jobs.is_empty() {
            return;
        }
        // What is committed to a file that is no longer there would be acknowledged and lost.
        let committed = self.files.check().map_err(StoreError::Unavailable).and_then(|()| {
            self.commit(jobs).map_err(|error| {
                self.files.note_error(&error);
                failure::unavailable(&error)
            })
        });
        match committed {
            Ok(outcomes) => {
                for (job, outcome) in jobs.drain(..).zip(outcomes) {
                    let _ = job.reply.send(outcome);
                }
            }
            Err(error) => {
                tracing::warn!(changes = jobs.len(), %error, "a group of changes was not stored");
                for job in jobs.drain(..) {
                    let _ = job.reply.send(Err(error.clone()));
                }
            }
        }
    }

    /// Carries all changes out in one transaction and commits it. On an error nothing was changed, and the
    /// outcomes of the single changes do not count: a conflict with a neighbour that was rolled back is none.
    fn commit(&mut self, jobs: &[Job]) -> rusqlite::Result<Vec<Result<(), StoreError>>> {
        let outcomes = match self.commit_all(jobs)? {
            true => vec![Ok(()); jobs.len()],
            false => self.commit_each(jobs)?,
        };
        self.counts.commits.fetch_add(1, Ordering::Relaxed);
        Ok(outcomes)
    }

    /// Commits all changes or, if one of them fails, none: then the answer is `false`.
    fn commit_all(&mut self, jobs: &[Job]) -> rusqlite::Result<bool> {
        let transaction = self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        for job in jobs {
            match job.change.apply(&transaction) {
                Ok(()) => {}
                Err(Failure::Sqlite(error)) if failure::ends_transaction(&error) => return Err(error),
                // Dropped, a transaction rolls back.
                Err(_) => return Ok(false),
            }
        }
        transaction.commit()?;
        Ok(true)
    }

    /// Commits all changes that do not fail.
    fn commit_each(&mut self, jobs: &[Job]) -> rusqlite::Result<Vec<Result<(), StoreError>>> {
        let transaction = self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let say = |sql| transaction.prepare_cached(sql)?.execute([]);
        let mut outcomes = Vec::with_capacity(jobs.len());
        for job in jobs {
            say("SAVEPOINT change")?;
            let outcome = match job.change.apply(&transaction) {
                Ok(()) => Ok(()),
                Err(Failure::Refused(error)) => Err(error),
                Err(Failure::Sqlite(error)) if failure::ends_transaction(&error) => return Err(error),
                Err(Failure::Sqlite(error)) => {
                    let error = failure::unavailable(&error);
                    tracing::warn!(%error, "a change was not stored");
                    Err(error)
                }
            };
            if outcome.is_err() {
                say("ROLLBACK TO change")?;
            }
            say("RELEASE change")?;
            outcomes.push(outcome);
        }
        // Dropped after a failed commit, a transaction rolls back.
        transaction.commit()?;
        Ok(outcomes)
    }

    /// Puts the write-ahead log into the file, so that the file alone can be copied.
    fn finish(self) -> Result<(), StoreError> {
        let busy = self.connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get(0));
        match busy {
            Ok(false) => {}
            // Nothing is lost: the next start reads the log.
            Ok(true) => tracing::info!("the database is in use elsewhere, its log stays beside it"),
            Err(error) => tracing::warn!(%error, "the log stays beside the database"),
        }
        self.connection.close().map_err(|(_, error)| failure::unavailable(&error))
    }
}
