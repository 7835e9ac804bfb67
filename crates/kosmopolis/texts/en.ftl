# Kosmopolis.
kos-blurb = Fill your hometown, but never outgrow the capital that everybody builds together. Three rounds of drafting, hidden cards and one card too many.
kos-variant-standard = Standard

kos-blue = blue
kos-pink = pink
kos-green = green
kos-yellow = yellow
kos-card = { $colour } { $value }
kos-card-full = { $card }, { $name }

kos-ability-agent = hide a modification at a column
kos-ability-priest = take the lowest card of another column
kos-ability-scholar = draw a card
kos-ability-merchant = take a marker

kos-capital = Capital
kos-hometown = your hometown
kos-capital-column =
    { $unknown ->
        [0] { $colour }: limit { $limit }
        [one] { $colour }: limit { $limit } as far as you know, one hidden modification
       *[other] { $colour }: limit { $limit } as far as you know, { $unknown } hidden modifications
    }
kos-limit = limit
kos-round = Round { $round } of { $rounds }
kos-deck = cards in the deck
kos-modifications = modifications
kos-supply = markers
kos-town-of = Hometown of { $name }
kos-points =
    { $count ->
        [one] point
       *[other] points
    }
kos-hand-count =
    { $count ->
        [one] one card in hand
       *[other] { $count } cards in hand
    }
kos-marker-count =
    { $count ->
        [one] one marker
       *[other] { $count } markers
    }
kos-over =
    { $count ->
        [one] over the limit by 1
       *[other] over the limit by { $count }
    }
kos-modification-known = modification { $value }, laid by { $name }
kos-modification-hidden = hidden modification, laid by { $name }

kos-your-hand = Your hand
kos-hand-empty = Your hand is empty.
kos-drawn = You drew
kos-draft-first = draft, first choice
kos-draft-second = draft, second choice
kos-draft-watch = Everybody is choosing cards in secret.

kos-report-title = End of round { $round }
kos-legend-safe = safe
kos-legend-lost = lost
kos-legend-saved = saved with markers
kos-source-hometown = Home{ "\u00AD" }town
kos-source-bonus = Bonus
kos-source-markers = Mark{ "\u00AD" }ers

kos-thing-town = your { $colour } column
kos-thing-column = the { $colour } column of the capital

kos-do-keep = Keep { $cards }
kos-do-capital = { $card } to the capital: { $ability }
kos-do-hometown = { $card } to your hometown
kos-do-lay = Lay { $value } at { $colour }
kos-do-take = Take { $card }
kos-do-save =
    { $cost ->
        [one] Save { $colours } for one marker
       *[other] Save { $colours } for { $cost } markers
    }
kos-do-save-none = Save nothing

kos-now-keep =
    { $pass ->
        [0] Keep { $keep ->
            [one] the card
           *[other] { $keep } cards
        }.
        [one] Keep { $keep } cards; the other one goes to { $name }.
       *[other] Keep { $keep } cards; the other { $pass } go to { $name }.
    }
kos-now-play = Your turn: play a card to the capital or to your hometown.
kos-now-lay = You drew { $value }: lay it face down at a column of the capital.
kos-now-take = Choose a column of the capital: its lowest card moves into your hometown.
kos-now-save =
    { $count ->
        [one] You have one marker. Which column do you save?
       *[other] You have { $count } markers. Which columns do you save?
    }
kos-wait-draw = { $name } draws a card.
kos-wait-play = { $name } is playing a card.
kos-wait-lay = { $name } is hiding a modification.
kos-wait-take = { $name } is taking a card from the capital.
kos-wait-save = { $name } is deciding which columns to save.
kos-last-turns =
    { $who ->
        [you] Your hand is empty: everybody else has one last turn.
       *[other] The hand of { $name } is empty: these are the last turns.
    }

kos-say-seeded = The capital opens with { $card }.
kos-say-opened =
    { $who ->
        [you] You are dealt { $value }.
       *[other] { $name } is dealt { $value }.
    }
kos-say-round =
    { $who ->
        [you] Round { $round }. You start.
       *[other] Round { $round }. { $name } starts.
    }
kos-say-capital =
    { $who ->
        [you] You play { $card } to the capital.
       *[other] { $name } plays { $card } to the capital.
    }
kos-say-hometown =
    { $who ->
        [you] You play { $card } to your hometown.
       *[other] { $name } plays { $card } to the hometown.
    }
kos-say-drew =
    { $who ->
        [you] You draw a card.
       *[other] { $name } draws a card.
    }
kos-say-drew-card =
    { $who ->
        [you] You draw { $card }.
       *[other] { $name } draws { $card }.
    }
kos-say-deck-empty =
    { $who ->
        [you] The deck is empty: you draw nothing.
       *[other] The deck is empty: { $name } draws nothing.
    }
kos-say-marker =
    { $who ->
        [you] You take a marker.
       *[other] { $name } takes a marker.
    }
kos-say-supply-empty =
    { $who ->
        [you] No marker is left for you.
       *[other] No marker is left for { $name }.
    }
kos-say-modification =
    { $who ->
        [you] You draw a modification.
       *[other] { $name } draws a modification.
    }
kos-say-modification-value =
    { $who ->
        [you] You draw the modification { $value }.
       *[other] { $name } draws the modification { $value }.
    }
kos-say-no-modification =
    { $who ->
        [you] No modification is left for you.
       *[other] No modification is left for { $name }.
    }
kos-say-laid =
    { $who ->
        [you] You hide a modification at { $column }.
       *[other] { $name } hides a modification at { $column }.
    }
kos-say-laid-value =
    { $who ->
        [you] You hide { $value } at { $column }.
       *[other] { $name } hides { $value } at { $column }.
    }
kos-say-took =
    { $who ->
        [you] You take { $card } from the capital.
       *[other] { $name } takes { $card } from the capital.
    }
kos-say-nothing-to-take =
    { $who ->
        [you] There is nothing for you to take.
       *[other] { $name } finds nothing to take.
    }
kos-say-last-turns =
    { $who ->
        [you] Your hand is empty: one last turn for everybody else.
       *[other] The hand of { $name } is empty: one last turn for everybody else.
    }
kos-say-laid-out =
    { $who ->
        [you] You lay out { $cards } in your hometown.
       *[other] { $name } lays out { $cards } in the hometown.
    }
kos-say-revealed =
    { $who ->
        [you] Your modification at { $column } is { $value }.
       *[other] The modification of { $name } at { $column } is { $value }.
    }
kos-say-limit = The limit of { $column } is { $limit }.
kos-say-saved =
    { $who ->
        [you] You save { $columns } ({ $paid } { $paid ->
            [one] marker
           *[other] markers
        }).
       *[other] { $name } saves { $columns } ({ $paid } { $paid ->
            [one] marker
           *[other] markers
        }).
    }
kos-say-saved-nothing =
    { $who ->
        [you] You save nothing.
       *[other] { $name } saves nothing.
    }
kos-say-lost =
    { $who ->
        [you] You outgrow the limit of { $column } and lose { $cards }.
       *[other] { $name } outgrows the limit of { $column } and loses { $cards }.
    }
kos-say-bonus =
    { $who ->
        [you] You are closest and win { $card }.
       *[other] { $name } is closest and wins { $card }.
    }
kos-say-round-ended = Round { $round } is over.

kos-why-draft = cards to keep are being chosen now
kos-why-play = play a card to the capital or to your hometown first
kos-why-lay = lay the modification at a column first
kos-why-take = choose a column of the capital first
kos-why-save = columns are being saved now
kos-why-count =
    { $count ->
        [one] keep exactly one card
       *[other] keep exactly { $count } cards
    }
kos-why-pack = { $card } is not among the cards you choose from
kos-why-hand = { $card } is not in your hand
kos-why-priest = the { $priest } takes nothing from the { $colour } column
kos-why-empty = the { $colour } column of the capital is empty
kos-why-bust = your { $colour } column is within its limit
kos-why-dear =
    { $markers ->
        [one] that costs { $cost }, and you have one marker
       *[other] that costs { $cost }, and you have { $markers } markers
    }

kos-guide-hand = Your cards. Every round begins with a draft: keep two, pass the rest to the left, twice. Then you play one card a turn.
kos-guide-capital = The capital belongs to everybody. A card played here triggers what stands at the head of its column, and raises the limit of its colour for all.
kos-guide-mine = Your hometown. Cards here are your points. But a column that is worth more than its limit at the end of the round is lost.
kos-guide-towns = The others build too. Whoever is closest to a limit at the end of the round wins the highest card of that column.
kos-guide-piles = Markers save a column, one for each point too many, or score a point each at the end. Modifications change a limit and stay hidden until the round ends.
kos-guide-status = This line always tells you what is going on. Whatever you can touch lights up. Have fun!

# The table in a terminal.
kos-term-stock = deck { $deck } · markers { $markers } · modifications { $modifications }
kos-term-capital = to the capital
kos-term-hometown = to the hometown
kos-term-changed = modified
kos-term-report = (2) laid by seat 2 · ! above the limit: ✗ lost, ✓ saved · * won from the capital
kos-help =
    How to read the table
    b5 is a blue card worth 5; the letters stand at the heads of the columns. A column shows its cards and their sum; a sum with ! is above the limit. The limit is the capital’s sum with the modifications beside it: +4 is one whose value you know, ?2 one that seat 2 laid face down. A limit with ? may turn out to be another one.
    ▶ marks who is awaited, ✓ who has chosen in secret. →12 behind a choice is what the sum, or the limit, will be.
    At the end of a round a hometown column above its limit is lost, unless markers save it. Whoever is nearest to a limit takes the capital’s highest card of that colour.
