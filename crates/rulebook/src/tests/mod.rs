//! A small page with everything that a rules page may have, pages with mistakes, and pages out to do harm.

mod hostile;
mod reading;
mod showing;

use crate::Page;

/// A page about a game that does not exist.
const TEA: &str = "\
# Tea: the rules

Two to six guests share a pot. Places that we had to settle are marked *(decided)*; see TEA-1.

## Setting the table

- **TEA-1** Everyone gets a cup, and
  one spoon *(decided)*.
- **TEA-2** A cup is as large as its kind (TEA-1, **TEA-3** and HAM-4):

  | kind | sips | price |
  |---|---|---|
  | mug | 9 | `<` 2 |
  | TEA-1 glass | 4 | 3 |
- **TEA-3** The pot is full when one of these is true:
  - **TEA-3a** it holds six cups;
  - **TEA-3b** nobody wants more:
    1. they said so, or
    2. they left
       - by the door
       - by the window

  Nothing else makes it full.
- Sugar is **optional** and `TEA-1` is code.

### Pouring
- **TEA-C41** Pour from the [left](#setting-the-table), as TEA-3a has it.

  Never from the right.

## Worked examples

- **TEA-E1** Six cups are poured.

## Pouring

The end.
";

fn tea() -> Page {
    Page::read(TEA)
}
