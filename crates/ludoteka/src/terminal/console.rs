//! Lines in, lines out: everything interactive goes through here, so that a test can be the player.

use std::io::{self, BufRead, Read, Write};

use engine::Language;
use games::Mode;
use phrases::{Fill, Texts};

use super::Ink;

/// The longest line that is listened to.
const LINE_BYTES_MAX: u64 = 1000;

/// Where a player reads and types.
pub(crate) struct Console<'a> {
    input: &'a mut dyn BufRead,
    output: &'a mut dyn Write,
    /// Whether to colour.
    pub(crate) ink: Ink,
    /// The language it speaks.
    pub(crate) language: Language,
    /// Whether somebody sits before a screen that can be cleared.
    pub(crate) is_screen: bool,
    /// Whether answers come from a file or pipe and must be shown to be seen.
    is_echoing: bool,
}

impl<'a> Console<'a> {
    /// A console that is not a screen and speaks English: nothing is cleared, answers are echoed.
    pub(crate) fn plain(input: &'a mut dyn BufRead, output: &'a mut dyn Write) -> Console<'a> {
        let (ink, language) = (Ink::new(false), Language::En);
        Console { input, output, ink, language, is_screen: false, is_echoing: true }
    }

    /// The same with colour, clearing and echo as wanted.
    #[must_use]
    pub(crate) fn with(self, ink: Ink, is_screen: bool, is_echoing: bool) -> Console<'a> {
        Console { ink, is_screen, is_echoing, ..self }
    }

    /// The same in a language.
    #[must_use]
    pub(crate) fn speaking(self, language: Language) -> Console<'a> {
        Console { language, ..self }
    }

    /// A text of the terminal's own.
    pub(crate) fn text(&self, key: &str) -> String {
        Texts::new(self.language).text(key)
    }

    /// The same with its gaps filled.
    pub(crate) fn with_gaps(&self, key: &str, gaps: &[(&str, Fill<'_>)]) -> String {
        Texts::new(self.language).with(key, gaps)
    }

    /// How many may play in a mode.
    pub(crate) fn player_count(&self, mode: &Mode) -> String {
        Texts::new(self.language).player_count(&mode.players)
    }

    /// Writes a line.
    pub(crate) fn say(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.output, "{}", line.trim_end())
    }

    /// Writes lines.
    pub(crate) fn say_all(&mut self, lines: &[String]) -> io::Result<()> {
        lines.iter().try_for_each(|line| self.say(line))
    }

    /// Writes something that the next [`Console::unhint`] takes away; only on a screen.
    pub(crate) fn hint(&mut self, text: &str) -> io::Result<()> {
        if self.is_screen {
            write!(self.output, "{text}")?;
            self.output.flush()?;
        }
        Ok(())
    }

    /// Takes a hint away.
    pub(crate) fn unhint(&mut self) -> io::Result<()> {
        if self.is_screen {
            write!(self.output, "\r\u{1b}[K")?;
        }
        Ok(())
    }

    /// How many lines fit below each other, where that matters.
    pub(crate) fn rows(&self) -> Option<usize> {
        self.is_screen
            .then(|| console::Term::stdout().size_checked().map_or(24, |(rows, _)| usize::from(rows)))
    }

    /// Clears the screen and what was scrolled out of it; where there is no screen, leaves a gap.
    pub(crate) fn clear(&mut self) -> io::Result<()> {
        if self.is_screen { write!(self.output, "\u{1b}[H\u{1b}[2J\u{1b}[3J") } else { self.say("") }
    }

    /// Makes everything visible.
    pub(crate) fn flush(&mut self) -> io::Result<()> {
        self.output.flush()
    }

    /// Asks for a line; `None` once there are no more.
    pub(crate) fn ask(&mut self, prompt: &str) -> io::Result<Option<String>> {
        write!(self.output, "{prompt}")?;
        self.output.flush()?;
        let mut bytes = Vec::new();
        (&mut *self.input).take(LINE_BYTES_MAX).read_until(b'\n', &mut bytes)?;
        if bytes.is_empty() {
            self.say("")?;
            self.flush()?;
            return Ok(None);
        }
        if bytes.len() as u64 == LINE_BYTES_MAX && bytes.last() != Some(&b'\n') {
            self.skip_line()?;
        }
        let text = String::from_utf8_lossy(&bytes);
        let answer = text.split_whitespace().collect::<Vec<_>>().join(" ");
        if self.is_echoing {
            self.say(&answer.chars().filter(|c| !c.is_control()).collect::<String>())?;
        }
        Ok(Some(answer))
    }

    fn skip_line(&mut self) -> io::Result<()> {
        loop {
            let part = self.input.fill_buf()?;
            let end = part.iter().position(|&byte| byte == b'\n');
            let (used, is_done) = (end.map_or(part.len(), |end| end + 1), end.is_some() || part.is_empty());
            self.input.consume(used);
            if is_done {
                return Ok(());
            }
        }
    }
}
