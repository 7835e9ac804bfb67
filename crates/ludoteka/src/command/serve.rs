//! `ludoteka serve`, and `ludoteka` alone: the table in the browser.

use std::io::{self, IsTerminal, Write};
use std::net::{IpAddr, SocketAddr, UdpSocket};
use std::time::Duration;

use qrcodegen::{QrCode, QrCodeEcc};
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::arguments::ServeArguments;
use crate::directory::{chosen_data, chosen_store};
use crate::failure::Failure;

/// How long bots wait before they act, so that people can follow.
const BOT_PAUSE: Duration = Duration::from_millis(700);

/// The shortest token for the counters.
const METRICS_TOKEN_MIN: usize = 16;

/// Serves until the process is told to stop.
pub(crate) fn run(arguments: &ServeArguments, output: &mut dyn Write) -> Result<(), Failure> {
    let data = chosen_data(arguments.data.as_deref())?;
    if let Some(url) = &arguments.public_url
        && !is_address(url)
    {
        return Err(Failure::new(format!(
            "`{url}` is no address: http://... or https://... is expected, without a path"
        )));
    }
    start_log();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(Failure::new)?;
    let options = server::Options {
        listen: arguments.listen,
        data,
        store: chosen_store(arguments.store.as_deref()),
        public_url: arguments.public_url.clone(),
        bot_pause: arguments.bot_pause.map_or(BOT_PAUSE, Duration::from_millis),
        trusted_proxies: arguments.trusted_proxies.clone(),
        metrics_token: metrics_token(arguments)?,
        webhook_allow: arguments.webhook_allow.clone(),
        webhook_root: arguments.webhook_root.clone(),
        notice_delay: arguments.notice_delay.map_or(server::NOTICE_DELAY, Duration::from_millis),
        writes: arguments.writes.unwrap_or(server::WRITES),
        tables_max: arguments.tables_max,
        keep: Duration::from_secs(u64::from(arguments.keep_days) * 24 * 3600),
    };
    let mut said = Ok(());
    let served = runtime.block_on(server::serve(options, |address| {
        said = welcome(address, arguments.public_url.as_deref(), output);
    }));
    said?;
    served.map_err(Failure::new)
}

/// The operator's token, from the command line or from the environment, where other users do not see it.
fn metrics_token(arguments: &ServeArguments) -> Result<Option<String>, Failure> {
    let token = arguments.metrics_token.clone().or_else(|| std::env::var("LUDOTEKA_METRICS_TOKEN").ok());
    match token {
        Some(token) if token.len() < METRICS_TOKEN_MIN => Err(Failure::new(format!(
            "the token for /metrics is too easy to guess: {METRICS_TOKEN_MIN} characters are expected"
        ))),
        token => Ok(token),
    }
}

/// Whether people could be sent there: a scheme and a host, and no path, because all pages begin at `/`.
fn is_address(url: &str) -> bool {
    let rest = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
    let rest = rest.map(|rest| rest.strip_suffix('/').unwrap_or(rest));
    let is_plain = |c: char| c.is_ascii_graphic() && !"\"<>\\/?#".contains(c);
    rest.is_some_and(|rest| {
        rest.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '[') && rest.chars().all(is_plain)
    })
}

/// Structured lines on the error channel; `RUST_LOG` chooses which, as in `info` or `warn,server=debug`. Secrets are in no field of any of them.
fn start_log() {
    let chosen = std::env::var("RUST_LOG").ok().and_then(|chosen| chosen.parse().ok());
    let filter = chosen.unwrap_or_else(|| Targets::new().with_default(LevelFilter::WARN));
    let lines =
        tracing_subscriber::fmt::layer().with_writer(io::stderr).with_ansi(io::stderr().is_terminal());
    let _ = tracing_subscriber::registry().with(lines).with(filter).try_init();
}

/// Says where the table is, and shows phones the way when it listens on the network.
fn welcome(address: SocketAddr, public: Option<&str>, output: &mut dyn Write) -> io::Result<()> {
    let is_network = !address.ip().is_loopback();
    let own =
        if address.ip().is_unspecified() { network_address().unwrap_or(address.ip()) } else { address.ip() };
    let url = match public {
        Some(url) => url.trim_end_matches('/').to_owned(),
        None => format!("http://{}", SocketAddr::new(own, address.port())),
    };
    writeln!(output, "Ludoteka is open: {url}")?;
    // A phone reads it off a screen; in a file it would be noise.
    if (is_network || public.is_some()) && io::stdout().is_terminal() {
        write!(output, "{}", qr(&url))?;
    }
    writeln!(output, "Ctrl-C closes it; tables stay and go on when it opens again.")?;
    output.flush()
}

/// The address of this machine in its network. Nothing is sent: the socket only asks which way it would go.
fn network_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind("0.0.0.0:0").ok()?;
    socket.connect("192.0.2.1:9").ok()?;
    socket.local_addr().ok().map(|address| address.ip())
}

/// An address as a QR code for a terminal: two rows of squares a line.
fn qr(text: &str) -> String {
    let Ok(code) = QrCode::encode_text(text, QrCodeEcc::Low) else { return String::new() };
    let range = -2..code.size() + 2;
    let mut picture = String::new();
    for y in range.clone().step_by(2) {
        for x in range.clone() {
            // Light squares are drawn, dark ones left out: terminals are dark more often than not.
            let (upper, lower) = (!code.get_module(x, y), !code.get_module(x, y + 1));
            picture.push(match (upper, lower) {
                (true, true) => '█',
                (true, false) => '▀',
                (false, true) => '▄',
                (false, false) => ' ',
            });
        }
        picture.push('\n');
    }
    picture
}
