//! The people of the load: two to a table, who answer whatever they are asked at random, match after match.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use engine::{QuickRandom, Random};
use serde_json::{Deserializer, Value};
use tokio::sync::{Barrier, watch};
use tokio::time::{sleep_until, timeout};

use super::client::{Answer, Http, Live, address_of};
use super::report::Tally;
use super::server::Server;
use crate::failure::Failure;

/// How long a table may stand still before the run is given up.
const PATIENCE: Duration = Duration::from_secs(60);

/// The node that a person's browser hangs at: with several, another one than the neighbour's.
fn node_of(servers: &[Server], person: usize) -> SocketAddr {
    servers[person % servers.len()].address
}

/// Two people at a table, the match begun; their cookies are all that is left of their browsers.
pub(super) struct Pair {
    id: String,
    cookies: [String; 2],
}

impl Pair {
    pub(super) async fn open(servers: &[Server], number: usize, game: &str) -> Result<Pair, Failure> {
        let mut ann = Http::new(address_of(2 * number), node_of(servers, 2 * number));
        let mut ben = Http::new(address_of(2 * number + 1), node_of(servers, 2 * number + 1));
        let form = format!("game={game}&name=Ann&colour=red&seat1=me&seat2=friend&access=link");
        let opened = expect(ann.post("/new", &form).await?, 303)?;
        let id = opened.field("location").and_then(|path| path.strip_prefix("/t/")).unwrap_or_default();
        expect(ben.post(&format!("/t/{id}/join"), "name=Ben&colour=teal").await?, 200)?;
        expect(ann.post(&format!("/t/{id}/start"), "").await?, 200)?;
        Ok(Pair { id: id.to_owned(), cookies: [ann.cookie, ben.cookie] })
    }
}

fn expect(answer: Answer, status: u16) -> Result<Answer, Failure> {
    let Answer { status: got, body, .. } = &answer;
    if *got == status { Ok(answer) } else { Err(Failure::new(format!("the server answers {got}: {body}"))) }
}

/// What both people of a table know of it.
struct Shared {
    tally: Arc<Tally>,
    /// Both are connected to the next match before either acts.
    together: Barrier,
    /// The id of the match they play.
    current: watch::Sender<String>,
    /// The version of the table before the first move that is measured.
    base: AtomicU64,
    flights: Mutex<Flights>,
    is_one_node: bool,
}

/// Moves under way. Every move raises the version of its table by one, so the so-manieth move has been seen by whoever
/// has seen that version. Of two moves sent at the same time either may be first; together they take the same time.
#[derive(Default)]
struct Flights {
    sent: VecDeque<Instant>,
    landed: u64,
    seen: [u64; 2],
    /// Of several nodes: how many of the moves under way each watcher has seen.
    met: [usize; 2],
}

impl Shared {
    fn flights(&self) -> std::sync::MutexGuard<'_, Flights> {
        self.flights.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn see(&self, watcher: usize, version: u64) {
        let mut flights = self.flights();
        if !self.is_one_node {
            // Each node counts versions by itself. A message is taken for the answer to every move under way, which is
            // true but for moves that both sent at the same time.
            flights.met[watcher] = flights.sent.len();
            for _ in 0..flights.met[0].min(flights.met[1]) {
                if let Some(at) = flights.sent.pop_front() {
                    self.tally.count_latency(at.elapsed());
                }
                flights.met = flights.met.map(|met| met - 1);
            }
            return;
        }
        flights.seen[watcher] = version;
        let base = self.base.load(Ordering::Relaxed);
        let seen = flights.seen[0].min(flights.seen[1]).saturating_sub(base);
        while flights.landed < seen {
            flights.landed += 1;
            match flights.sent.pop_front() {
                Some(at) => self.tally.count_latency(at.elapsed()),
                None => break,
            }
        }
    }
}

/// What a page asks of its person.
struct Asked {
    decision: u64,
    seat: String,
    actions: Vec<String>,
}

impl Asked {
    /// What the region of actions asks, if anything.
    fn find(patches: &[String]) -> Option<Asked> {
        let block = patches.iter().find_map(|patch| patch.split("data-actions>").nth(1))?;
        let block: Value = serde_json::from_str(block.split("</script>").next()?).ok()?;
        let notation = |action: &Value| action["n"].as_str().map(str::to_owned);
        Some(Asked {
            decision: block["decision"].as_u64()?,
            seat: block["seat"].as_str()?.to_owned(),
            actions: block["actions"].as_array()?.iter().filter_map(notation).collect(),
        })
    }

    fn form(&self, words: &mut QuickRandom) -> String {
        let action = &self.actions[words.below(self.actions.len() as u64) as usize];
        let action = action.replace('+', "%2B").replace(' ', "+");
        format!("decision={}&seat={}&action={action}", self.decision, self.seat)
    }
}

/// The region of actions as a page holds it. `false` if the message does not bring it.
fn patch(patches: &mut Vec<String>, message: &str) -> bool {
    const REGION: &str = "\"actions\":";
    let (head, texts) = message.split_once('\u{1}').unwrap_or((message, ""));
    let Some((_, list)) = head.split_once(REGION) else { return false };
    // What comes behind the list is of no interest.
    let list = Deserializer::from_str(list).into_iter::<Vec<Value>>().next().and_then(Result::ok);
    let kept = |from: usize, count: usize| patches.iter().skip(from).take(count).cloned().collect();
    let new = list.unwrap_or_default().into_iter().flat_map(|stretch| -> Vec<String> {
        match (stretch.as_i64(), stretch.as_array().map(Vec::as_slice)) {
            (Some(place @ 0..), _) => kept(place as usize, 1),
            (Some(number), _) => {
                texts.split('\u{1}').nth((-1 - number) as usize).map(str::to_owned).into_iter().collect()
            }
            (None, Some([from, count])) => {
                kept(from.as_u64().unwrap_or(0) as usize, count.as_u64().unwrap_or(0) as usize)
            }
            (None, _) => Vec::new(),
        }
    });
    *patches = new.collect();
    true
}

/// A move that was acknowledged, and is therefore kept: sent again, it is answered as before.
pub(super) struct Promise {
    person: usize,
    cookie: String,
    path: String,
    form: String,
}

impl Promise {
    pub(super) async fn is_kept(&self, server: SocketAddr) -> Result<bool, Failure> {
        let mut http = Http::new(address_of(self.person), server);
        http.cookie = self.cookie.clone();
        Ok(http.post(&self.path, &self.form).await?.status == 200)
    }
}

/// One person with their browser.
pub(super) struct Person {
    /// Which of all people, and which of the two at the table.
    number: usize,
    place: usize,
    http: Http,
    live: Live,
    shared: Arc<Shared>,
    id: String,
    think: Duration,
    words: QuickRandom,
    first: String,
    kept: Option<Promise>,
}

impl Person {
    pub(super) async fn connect(
        servers: &[Server],
        pair: Pair,
        number: usize,
        think_ms: u64,
        tally: Arc<Tally>,
    ) -> Result<Vec<Person>, Failure> {
        let shared = Arc::new(Shared {
            tally,
            together: Barrier::new(2),
            current: watch::Sender::new(pair.id.clone()),
            base: AtomicU64::new(0),
            flights: Mutex::default(),
            is_one_node: servers.len() == 1,
        });
        let mut people = Vec::new();
        for (place, cookie) in pair.cookies.into_iter().enumerate() {
            let number = 2 * number + place;
            let mut http = Http::new(address_of(number), node_of(servers, number));
            http.cookie = cookie;
            let mut live = http.live(&pair.id).await?;
            let first = timeout(PATIENCE, live.next()).await.map_err(Failure::new)??;
            people.push(Person {
                number,
                place,
                http,
                live,
                shared: shared.clone(),
                id: pair.id.clone(),
                think: Duration::from_millis(think_ms),
                words: QuickRandom::new(number as u64),
                first,
                kept: None,
            });
        }
        Ok(people)
    }

    /// Plays until the run is stopped. Gives the last move that was acknowledged.
    pub(super) async fn play(
        mut self,
        mut stopped: watch::Receiver<bool>,
    ) -> Result<Option<Promise>, Failure> {
        loop {
            if self.play_match(&mut stopped).await? {
                return Ok(self.kept);
            }
            // The first opens the next table, the second follows.
            let mut current = self.shared.current.subscribe();
            if self.place == 0 {
                let answer = expect(self.http.post(&format!("/t/{}/rematch", self.id), "").await?, 200)?;
                let go: Value = serde_json::from_str(&answer.body).map_err(Failure::new)?;
                let id = go["go"].as_str().and_then(|path| path.strip_prefix("/t/")).unwrap_or_default();
                self.shared.base.store(0, Ordering::Relaxed);
                *self.shared.flights() = Flights::default();
                self.shared.current.send_replace(id.to_owned());
            }
            let before = self.id.clone();
            tokio::select! {
                next = timeout(PATIENCE, current.wait_for(|id| *id != before)) => {
                    self.id = next.map_err(Failure::new)?.map_err(Failure::new)?.clone();
                }
                // The other may have left between the end of the match and the next table.
                _ = stopped.wait_for(|stopped| *stopped) => return Ok(self.kept),
            }
            if self.place == 1 {
                // Who is asked to play again says yes, and then the first starts.
                expect(self.http.post(&format!("/t/{}/join", self.id), "").await?, 200)?;
            }
            tokio::select! {
                _ = self.shared.together.wait() => {}
                _ = stopped.wait_for(|stopped| *stopped) => return Ok(self.kept),
            }
            if self.place == 0 {
                expect(self.http.post(&format!("/t/{}/start", self.id), "").await?, 200)?;
            }
            tokio::select! {
                _ = self.shared.together.wait() => {}
                _ = stopped.wait_for(|stopped| *stopped) => return Ok(self.kept),
            }
            self.live = self.http.live(&self.id).await?;
            self.first = timeout(PATIENCE, self.live.next()).await.map_err(Failure::new)??;
        }
    }

    /// Plays one match. `true` if the run was stopped before its end.
    async fn play_match(&mut self, stopped: &mut watch::Receiver<bool>) -> Result<bool, Failure> {
        let first = std::mem::take(&mut self.first);
        // Who is connected last has the newest version of all.
        self.shared.base.fetch_max(version(&first), Ordering::Relaxed);
        tokio::select! {
            _ = self.shared.together.wait() => {}
            _ = stopped.wait_for(|stopped| *stopped) => return Ok(true),
        }
        let mut actions = Vec::new();
        patch(&mut actions, &first);
        let mut asked = Asked::find(&actions);
        let mut sent: Option<String> = None;
        let mut is_over = false;
        let mut act_at = self.when();
        loop {
            if is_over && sent.is_none() {
                return Ok(false);
            }
            let is_due = asked.is_some() && sent.is_none() && !*stopped.borrow();
            if *stopped.borrow() && sent.is_none() {
                return Ok(true);
            }
            tokio::select! {
                biased;
                message = self.live.next() => {
                    let message = message?;
                    self.shared.tally.count_bytes(std::mem::take(&mut self.live.bytes));
                    if let Some(is_done) = answer(&message) {
                        let form = sent.take().unwrap_or_default();
                        self.shared.tally.count_answer(is_done);
                        if is_done {
                            let path = format!("/t/{}/act", self.id);
                            let cookie = self.http.cookie.clone();
                            self.kept = Some(Promise { person: self.number, cookie, path, form });
                        }
                        continue;
                    }
                    self.shared.see(self.place, version(&message));
                    is_over |= message.contains("/result");
                    if patch(&mut actions, &message) {
                        asked = Asked::find(&actions);
                        act_at = self.when();
                    }
                }
                () = sleep_until(act_at.into()), if is_due => {
                    if let Some(asked) = asked.take() {
                        let form = asked.form(&mut self.words);
                        self.shared.flights().sent.push_back(Instant::now());
                        self.live.send(&format!("call=1&{form}")).await?;
                        sent = Some(form);
                    }
                }
                _ = stopped.changed() => {}
                () = tokio::time::sleep(PATIENCE) => {
                    return Err(Failure::new(format!("the table {} stands still", self.id)));
                }
            }
        }
    }

    /// When the next answer is given: after half to one and a half times the time to think.
    fn when(&mut self) -> Instant {
        let share = 0.5 + self.words.below(1024) as f64 / 1024.0;
        Instant::now() + self.think.mul_f64(share)
    }
}

/// Whether a move was done, if the message is the answer to it.
fn answer(message: &str) -> Option<bool> {
    message.starts_with("{\"call\":").then(|| message.contains("\"ok\":true"))
}

/// The version of a pushed message; it comes first in it.
fn version(message: &str) -> u64 {
    let digits = message.strip_prefix("{\"v\":").unwrap_or_default();
    digits.split(',').next().and_then(|digits| digits.parse().ok()).unwrap_or(0)
}
