//! Phrases written piece by piece: whoever shows them says how each piece looks.

use engine::{Gap, Phrase, Viewer};

use crate::text::{Fill, Part, Texts};

/// How the pieces of a phrase are written.
pub trait Form<T> {
    /// Words of the texts, and numbers.
    fn text(&mut self, text: &str);

    /// A player.
    fn seat(&mut self, seat: engine::Seat);

    /// A thing of the game.
    fn token(&mut self, token: T);
}

impl Texts {
    /// Writes a phrase for a reader.
    pub fn write<T: Copy>(self, phrase: &Phrase<T>, reader: Viewer, form: &mut dyn Form<T>) {
        let fill = |gap: &Gap<T>| match gap {
            Gap::Person(seat) => Fill::Text(person(*seat, reader).into()),
            Gap::Word(word) => Fill::Text((*word).into()),
            Gap::Number(number) => Fill::Number(*number),
            Gap::Seat(_) | Gap::Token(_) | Gap::Phrase(_) | Gap::List(_) => Fill::Hole,
        };
        let fills: Vec<(&str, Fill<'_>)> = phrase.gaps.iter().map(|(name, gap)| (*name, fill(gap))).collect();
        self.fill(phrase.key, &fills, &mut |part| match part {
            Part::Text(text) => form.text(text),
            Part::Hole(index) => {
                if let Some((_, gap)) = phrase.gaps.get(index) {
                    self.write_gap(gap, reader, form);
                }
            }
        });
    }

    /// Writes what fills a gap by itself.
    pub fn write_gap<T: Copy>(self, gap: &Gap<T>, reader: Viewer, form: &mut dyn Form<T>) {
        match gap {
            Gap::Seat(seat) => form.seat(*seat),
            Gap::Token(token) => form.token(*token),
            Gap::Phrase(phrase) => self.write(phrase, reader, form),
            Gap::List(items) => self.write_list(items, reader, form),
            Gap::Number(number) => form.text(&number.to_string()),
            // Texts choose by these and never show them.
            Gap::Person(_) | Gap::Word(_) => {}
        }
    }

    /// `a, b and c`
    fn write_list<T: Copy>(self, items: &[Gap<T>], reader: Viewer, form: &mut dyn Form<T>) {
        let Some((last, rest)) = items.split_last() else { return };
        if rest.is_empty() {
            return self.write_gap(last, reader, form);
        }
        let holes = [("rest", Fill::Hole), ("last", Fill::Hole)];
        self.fill("list-and", &holes, &mut |part| match part {
            Part::Text(text) => form.text(text),
            Part::Hole(0) => {
                for (index, item) in rest.iter().enumerate() {
                    if index > 0 {
                        form.text(", ");
                    }
                    self.write_gap(item, reader, form);
                }
            }
            Part::Hole(_) => self.write_gap(last, reader, form),
        });
    }
}

/// What a text chooses by when it speaks of a seat.
fn person(seat: engine::Seat, reader: Viewer) -> &'static str {
    if reader == Viewer::Seat(seat) { "you" } else { "other" }
}
