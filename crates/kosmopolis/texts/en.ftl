# Kosmopolis.
kos-blurb = Fill your hometown, but never outgrow the capital that everybody builds together. Three rounds of drafting, hidden cards and one card too many.
kos-variant-standard = Standard
kos-variant-standard-note = The game as it comes in the box, for two to four players.

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
kos-modification-known = modification { $value }, laid by { $name }
kos-modification-hidden = hidden modification, laid by { $name }

kos-your-hand = Your hand
kos-hand-empty = Your hand is empty.
kos-drawn = You drew

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
kos-now-play = Play a card.
kos-now-lay = Hide { $value } at a column.
kos-now-take = Take the lowest card of a column.
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

kos-tour-status = The ribbon says whose turn it is and what to do. When it is golden, it is yours.
kos-tour-common = The capital belongs to everybody. A card played here raises the limit of its colour, which the clock on the tower shows, and sets off its ability.
kos-tour-mine = Your hometown. Each column shows its sum and its limit; a column that is above it at the end of the round is lost.
kos-tour-others = The other towns. Touch a plate to see the whole of it.
kos-tour-tray = Your tray, with your hand and your markers. Touch a card, then the capital or your hometown; the slip tells you what will change.
kos-tour-main = The golden button does what you have chosen. Enter presses it, Escape takes the choice back.
kos-tie-break = Equal points: more 6s are ahead, then more 5s, and so on down.
kos-tour-score = The points as they stand. They are safe only once the round is over.
kos-tour-log = What happened, newest first; on a phone it is behind a tab of its own. Enjoy your city!

# The stage.
kos-tab-city = City
kos-steps = The steps of a round
kos-step-draft = Draft
kos-step-play = Play
kos-step-end = Round end
kos-does-agent = hide a modification
kos-does-priest = take a lowest card
kos-does-scholar = draw a card
kos-does-merchant = take a marker
kos-sum = { $sum } of { $limit }
kos-sum-stands = { $sum } of { $limit }: { $stands }
kos-safe = safe
kos-exact = exact
kos-above = { $count } too many
kos-nothing = nothing yet
kos-at-risk = { $count } at risk
kos-bonus-worth =
    { $count ->
        [one] won from the capital: one point
       *[other] won from the capital: { $count } points
    }
kos-pack = Cards to choose from
kos-goes-here = goes here
kos-limit-change = limit { $from } → { $to }
kos-verb-keep =
    { $count ->
        [one] Keep this card
       *[other] Keep both cards
    }
kos-verb-capital = Play to the capital
kos-verb-hometown = To hometown
kos-verb-lay = Hide { $value } here
kos-verb-take = Take this card
kos-verb-save =
    { $count ->
        [one] Save for one marker
       *[other] Save for { $count } markers
    }
kos-verb-save-none = Save nothing: lose { $count }
kos-ask-keep =
    { $count ->
        [one] Choose the card
       *[other] Choose { $count } cards
    }
kos-ask-play = Choose a card
kos-ask-column = Choose a column above
kos-ask-save = Choose columns to save
kos-title-capital = { $card } to the capital
kos-title-hometown = { $card } to your hometown
kos-title-take = { $card } to your hometown
kos-row-limit = Limit
kos-row-column = Column
kos-row-points = Points
kos-row-then = Then
kos-row-also = Also
kos-row-others = Others
kos-row-hand = Hand
kos-row-passed = Passed on
kos-row-comes = Comes
kos-row-pays = You pay
kos-row-keeps = You keep
kos-row-falls = Falls
kos-pre-yours = your { $sum }:
kos-pre-comes =
    { $count ->
        [one] one unknown card from
       *[other] { $count } unknown cards from
    }
kos-pre-hidden =
    { $count ->
        [one] a hidden modification may still move the limit
       *[other] { $count } hidden modifications may still move the limit
    }
kos-pre-blind = see only the back of the card
kos-pre-points =
    { $count ->
        [one] one point
       *[other] { $count } points
    }
kos-pre-paid =
    { $cost ->
        [one] one marker, { $left } left
       *[other] { $cost } markers, { $left } left
    }
kos-pre-draw = draw a card ({ $count } in the deck)
kos-pre-deck-empty = draw nothing: the deck is empty
kos-pre-marker = take a marker, then you have { $count }
kos-pre-no-marker = take nothing: no marker is left
kos-pre-hide = draw a modification, which only you see, and hide it
kos-pre-no-modification = hide nothing: no modification is left
kos-pre-take = take the lowest card of another column
kos-pre-nothing-to-take = take nothing: the other columns are empty
kos-pre-last = your last card: one more turn for the others
kos-pre-ends = the round ends
kos-warn-save =
    { $count ->
        [one] One point that your markers could save is lost.
       *[other] { $count } points that your markers could save are lost.
    }
kos-beat-reveal = Reveal
kos-beat-save = Save
kos-beat-fall = Fall
kos-beat-bonus = Bonus: the closest takes the best card
kos-no-change = no change
kos-save-next = Columns above the line fall unless markers save them.
kos-foot-none = nothing
kos-foot-closest = wins
kos-foot-saved = saved
kos-foot-falls = falls
kos-foot-above = too high
kos-total-lost = lost { $count }
kos-total-bonus = bonus +{ $count }
kos-look-home =
    { $value ->
        [one] In a hometown: one point, as long as the column stays within its limit.
       *[other] In a hometown: { $value } points, as long as the column stays within its limit.
    }
kos-look-capital = In the capital: raises the limit of its colour by { $value } for everybody, and you { $ability }.
kos-look-copies =
    { $unseen ->
        [0] { $count } of these in the game, all of them seen.
        [one] { $count } of these in the game, one of them unseen.
       *[other] { $count } of these in the game, { $unseen } of them unseen.
    }
kos-look-ability = A card played here: { $ability }.
kos-look-limit = The limit is the sum of the cards here, changed by the modifications. It holds for every hometown. Whoever is closest to it at the end of the round wins the highest card here.
kos-look-town = Cards in your hometown are points. A column above its limit at the end of the round is lost, unless one marker is paid for each point too many.
kos-look-deck =
    { $count ->
        [0] The deck is empty.
        [one] One card is left in the deck.
       *[other] { $count } cards are left in the deck. Each round is dealt from it.
    }
kos-look-supply =
    { $count ->
        [0] No marker is left. A marker saves a column, one for each point too many, or is worth a point at the end.
        [one] One marker is left. A marker saves a column, one for each point too many, or is worth a point at the end.
       *[other] { $count } markers are left. A marker saves a column, one for each point too many, or is worth a point at the end.
    }
kos-look-modifications = The four modifications. Whoever hides one knows it alone; all are turned up at the end of the round.
kos-look-unplaced =
    { $count ->
        [0] You know where all of them are.
        [one] You cannot know where one of them is.
       *[other] You cannot know where { $count } of them are.
    }

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
