//! The rules pages as HTML: the small part of Markdown that they use.
//!
//! Headings, paragraphs, lists, tables, `**bold**`, `*emphasis*`, `` `code` `` and links. An item that starts
//! with a bold rule id becomes an anchor, and every id elsewhere a link to it.

use maud::{Markup, PreEscaped, Render};

/// The whole page.
pub(crate) fn to_html(text: &str) -> Markup {
    let ids = ids(text);
    let mut html = String::new();
    for block in blocks(text) {
        html.push_str(&render(&block, &ids));
    }
    PreEscaped(html)
}

#[derive(Debug)]
enum Block {
    Heading(usize, String),
    Paragraph(String),
    Items(Vec<String>),
    Rows(Vec<Vec<String>>),
}

fn blocks(text: &str) -> Vec<Block> {
    let mut all: Vec<Block> = Vec::new();
    // A blank line ends a block; what follows without one continues it.
    let mut is_open = false;
    for line in text.lines() {
        let trimmed = line.trim();
        if trimmed.is_empty() {
            is_open = false;
        } else if let Some(title) = trimmed.strip_prefix('#') {
            let level = 1 + title.chars().take_while(|&c| c == '#').count();
            all.push(Block::Heading(level, title.trim_start_matches('#').trim().to_owned()));
            is_open = false;
        } else if let Some(item) = trimmed.strip_prefix("- ") {
            match all.last_mut() {
                Some(Block::Items(items)) => items.push(item.to_owned()),
                _ => all.push(Block::Items(vec![item.to_owned()])),
            }
            is_open = true;
        } else if trimmed.starts_with('|') {
            let row = cells(trimmed);
            match all.last_mut() {
                Some(Block::Rows(rows)) if is_open => rows.push(row),
                _ => all.push(Block::Rows(vec![row])),
            }
            is_open = true;
        } else {
            match all.last_mut() {
                Some(Block::Paragraph(words)) if is_open => append(words, trimmed),
                Some(Block::Items(items)) if is_open => {
                    if let Some(item) = items.last_mut() {
                        append(item, trimmed);
                    }
                }
                _ => all.push(Block::Paragraph(trimmed.to_owned())),
            }
            is_open = true;
        }
    }
    all
}

fn append(words: &mut String, more: &str) {
    words.push(' ');
    words.push_str(more);
}

fn cells(line: &str) -> Vec<String> {
    line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect()
}

fn render(block: &Block, ids: &[String]) -> String {
    match block {
        Block::Heading(level, title) => {
            let level = (*level).min(6);
            format!("<h{level} id=\"{}\">{}</h{level}>", slug(title), inline(title, ids))
        }
        Block::Paragraph(words) => format!("<p>{}</p>", inline(words, ids)),
        Block::Items(items) => {
            let items: String = items.iter().map(|item| render_item(item, ids)).collect();
            format!("<ul>{items}</ul>")
        }
        Block::Rows(rows) => {
            let is_rule = |row: &[String]| row.iter().all(|cell| cell.chars().all(|c| "-: ".contains(c)));
            let row = |tag: &str, cells: &[String]| {
                let cells: String =
                    cells.iter().map(|cell| format!("<{tag}>{}</{tag}>", inline(cell, ids))).collect();
                format!("<tr>{cells}</tr>")
            };
            let head = rows.first().map(|cells| row("th", cells)).unwrap_or_default();
            let body: String =
                rows.iter().skip(1).filter(|cells| !is_rule(cells)).map(|cells| row("td", cells)).collect();
            format!("<div class=\"wide\"><table><thead>{head}</thead><tbody>{body}</tbody></table></div>")
        }
    }
}

fn render_item(item: &str, ids: &[String]) -> String {
    if let Some((id, rest)) = item.strip_prefix("**").and_then(|rest| rest.split_once("**"))
        && ids.iter().any(|known| known == id)
    {
        return format!(
            "<li class=\"rule\" id=\"{id}\"><a class=\"rule-id\" href=\"#{id}\">{id}</a>{}</li>",
            inline(rest, ids)
        );
    }
    format!("<li>{}</li>", inline(item, ids))
}

/// The rule ids that the page defines: the bold starts of items that look like `KOS-26`.
fn ids(text: &str) -> Vec<String> {
    let starts =
        text.lines().filter_map(|line| line.strip_prefix("- **")).filter_map(|line| line.split_once("**"));
    starts.map(|(id, _)| id).filter(|id| is_id(id)).map(str::to_owned).collect()
}

fn is_id(word: &str) -> bool {
    word.split_once('-').is_some_and(|(game, number)| {
        !game.is_empty()
            && game.chars().all(|c| c.is_ascii_uppercase())
            && number.chars().any(|c| c.is_ascii_digit())
            && number.chars().all(|c| c.is_ascii_alphanumeric())
    })
}

fn inline(text: &str, ids: &[String]) -> String {
    let escaped = text.render().into_string();
    let linked = links(&escaped);
    let bold = pairs(&linked, "**", "strong");
    let emphasis = pairs(&bold, "*", "em");
    refer(&pairs(&emphasis, "`", "code"), ids)
}

/// `[words](address)`; only addresses within the site and to secure pages.
fn links(text: &str) -> String {
    let mut html = String::new();
    let mut rest = text;
    while let Some(start) = rest.find('[') {
        let link = rest[start + 1..].split_once("](").and_then(|(words, after)| {
            let (address, after) = after.split_once(')')?;
            let is_safe = ["#", "/", "https://"].iter().any(|prefix| address.starts_with(prefix));
            (is_safe && !words.contains('[')).then_some((words, address, after))
        });
        html.push_str(&rest[..start]);
        match link {
            Some((words, address, after)) => {
                html.push_str(&format!("<a href=\"{address}\">{words}</a>"));
                rest = after;
            }
            None => {
                html.push('[');
                rest = &rest[start + 1..];
            }
        }
    }
    html + rest
}

/// What stands between two marks becomes an element.
fn pairs(text: &str, mark: &str, tag: &str) -> String {
    let mut html = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once(mark) {
        let Some((inside, after)) = after.split_once(mark) else { break };
        html.push_str(&format!("{before}<{tag}>{inside}</{tag}>"));
        rest = after;
    }
    html + rest
}

/// Ids in the running text become links.
fn refer(html: &str, ids: &[String]) -> String {
    let mut out = String::new();
    let mut word = String::new();
    let flush = |word: &mut String, out: &mut String| {
        if ids.contains(word) {
            out.push_str(&format!("<a href=\"#{word}\">{word}</a>"));
        } else {
            out.push_str(word);
        }
        word.clear();
    };
    for character in html.chars() {
        if character.is_ascii_alphanumeric() || character == '-' {
            word.push(character);
        } else {
            flush(&mut word, &mut out);
            out.push(character);
        }
    }
    flush(&mut word, &mut out);
    out
}

/// The anchor of a heading.
fn slug(title: &str) -> String {
    let words = title.to_lowercase();
    let words: Vec<&str> =
        words.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    words.join("-")
}
