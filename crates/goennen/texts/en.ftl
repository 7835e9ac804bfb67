# Gönnen können.
gon-blurb = Five dice for everybody: buy cards, fill their tasks, and lay them so that they help each other. But whoever rolls again feeds the others.
gon-variant-standard = Standard
gon-variant-standard-note = Two to four players at the same dice: whoever rolls again feeds the others.
gon-variant-solo = Solo, level { $level }: { $points } points in { $rounds } rounds
gon-variant-solo-note = An active and a passive move in each round. Reach the points of the level before the rounds run out.

gon-yellow = yellow
gon-orange = orange
gon-green = green
gon-blue = blue
gon-purple = purple
gon-die = { $colour } { $number }
gon-number = { $number }
gon-any = any
gon-place = row { $row }, column { $column }
gon-place-above = new row above, column { $column }
gon-place-before = row { $row }, new column on the left
gon-place-corner = new row above, new column on the left

gon-task-fixed = enter { $fields }
gon-task-ascending = numbers that rise: { $fields }
gon-task-equal = equal numbers in each group: { $groups }
gon-task-sum = together at least { $sum }: { $fields }
gon-group = ({ $fields })
gon-bonus-step = three times: a die counts one more or one less
gon-bonus-colour = three times: a die counts as another colour
gon-bonus-second = three times: as a passive player enter one die more
gon-bonus-discount = three times: a purchase takes one die less
gon-bonus-joker = joker: gets the colour that scores most at the end
gon-score-beside = { $points } for each completed card beside it
gon-score-colour = { $points } for each card of this colour: { $colour }
gon-score-colour-beside = { $points } for each card beside it of this colour: { $colour }
gon-score-lines = { $points } for each row and column of three completed cards
gon-score-all-colours = { $points } if all five colours are there
gon-score-colour-lines = { $points } for each row and column of one colour
gon-score-bonuses = { $points } for each kind of bonus completed
gon-source-beside = Neighbours
gon-source-colour = Colours
gon-source-colour-beside = Colours beside
gon-source-lines = Lines
gon-source-all-colours = All five
gon-source-colour-lines = Colour lines
gon-source-bonuses = Bonuses

gon-marks-none = { "" }
gon-marks = { " (" }{ $marks })
gon-mark-step = { $count } × ±1
gon-mark-colour = { $count } × colour
gon-mark-second = { $count } × second die
gon-mark-discount = { $count } × discount

gon-do-under = Put { $card } under its stack
gon-do-lay = Lay { $card }: { $place }
gon-do-reroll = Roll again: { $dice }
gon-do-buy = Buy { $card } with { $dice }{ $marks }
gon-do-buy-free = Buy { $card } without dice{ $marks }
gon-do-complete = Complete { $card } with { $dice }{ $marks }
gon-do-enter = Enter { $die } on { $card }, field { $field }{ $marks }
gon-do-draw =
    { $stack ->
        [scoring] Look at the top scoring card
       *[bonus] Look at the top bonus card
    }
gon-do-aside = Put { $card } aside
gon-do-chance = Take a chance
gon-do-nothing = Enter nothing
gon-do-done = Done
gon-do-finish = End the turn

gon-now-under = Which of your four cards goes under its stack?
gon-now-first = Lay your next card so that it touches another.
gon-now-enter = You may enter one of the rerolled dice.
gon-now-second = With your bonus you may enter a second die.
gon-now-decide =
    { $count ->
        [one] Use your dice, or roll again: one roll is left.
       *[other] Use your dice, or roll again: { $count } rolls are left.
    }
gon-now-last = Use your dice, take a chance, or end the turn.
gon-now-use = Use more dice, or end the turn.
gon-now-lay = Where do you lay { $card }?
gon-now-chance = Enter a die, or look at the top card of a stack.
gon-now-chance-more = You may enter a second die.
gon-now-keep = You see { $card }: lay it, or put it under its stack.
gon-now-solo =
    { $count ->
        [0] Your bonus allows one die more.
        [one] Passive move: you may enter one die.
       *[other] Passive move: you may enter up to { $count } dice.
    }
gon-now-aside = The oldest card of which row is put aside?
gon-wait-roll = { $name } is rolling the dice.
gon-wait-use = { $name } is thinking about the dice.
gon-wait-lay = { $name } is laying a card.
gon-wait-chance = { $name } is taking a chance.
gon-wait-market = The market is being filled.
gon-note-last = This is the last round.
gon-note-next = Round { $round } is the last one.

gon-say-started =
    { $who ->
        [you] You start.
       *[other] { $name } starts.
    }
gon-say-market = { $card } comes to the market.
gon-say-round = Round { $round }.
gon-say-turn =
    { $who ->
        [you] It is your turn.
       *[other] It is the turn of { $name }.
    }
gon-say-rolled =
    { $who ->
        [you] You roll { $dice }.
       *[other] { $name } rolls { $dice }.
    }
gon-say-passive =
    { $count ->
        [one] The passive roll: { $dice }. One die may be entered.
       *[other] The passive roll: { $dice }. Up to { $count } dice may be entered.
    }
gon-say-rerolls =
    { $who ->
        [you] You roll again: { $dice }.
       *[other] { $name } rolls again: { $dice }.
    }
gon-say-entered =
    { $who ->
        [you] You enter { $die } on { $card }{ $marks }.
       *[other] { $name } enters { $die } on { $card }{ $marks }.
    }
gon-say-nothing =
    { $who ->
        [you] You enter nothing.
       *[other] { $name } enters nothing.
    }
gon-say-nothing-more =
    { $who ->
        [you] You are done.
       *[other] { $name } is done.
    }
gon-say-filled =
    { $who ->
        [you] You fill { $card } with { $dice }{ $marks }.
       *[other] { $name } fills { $card } with { $dice }{ $marks }.
    }
gon-say-completed = { $card } is completed.
gon-say-bought =
    { $who ->
        [you] You buy { $card } with { $dice }{ $marks }.
       *[other] { $name } buys { $card } with { $dice }{ $marks }.
    }
gon-say-bought-free =
    { $who ->
        [you] You buy { $card } without dice{ $marks }.
       *[other] { $name } buys { $card } without dice{ $marks }.
    }
gon-say-laid =
    { $who ->
        [you] You lay { $card }: { $place }.
       *[other] { $name } lays { $card }: { $place }.
    }
gon-say-chance =
    { $who ->
        [you] You take a chance.
       *[other] { $name } takes a chance.
    }
gon-say-drew-card =
    { $who ->
        [you] You see { $card }.
       *[other] { $name } sees { $card }.
    }
gon-say-drew =
    { $who ->
        [you] { $stack ->
            [scoring] You look at the top scoring card.
           *[bonus] You look at the top bonus card.
        }
       *[other] { $stack ->
            [scoring] { $name } looks at the top scoring card.
           *[bonus] { $name } looks at the top bonus card.
        }
    }
gon-say-under-card =
    { $who ->
        [you] You put { $card } under its stack.
       *[other] { $name } puts { $card } under its stack.
    }
gon-say-under =
    { $who ->
        [you] { $stack ->
            [scoring] You put a card under the scoring stack.
           *[bonus] You put a card under the bonus stack.
        }
       *[other] { $stack ->
            [scoring] { $name } puts a card under the scoring stack.
           *[bonus] { $name } puts a card under the bonus stack.
        }
    }
gon-say-finished =
    { $who ->
        [you] You end the turn.
       *[other] { $name } ends the turn.
    }
gon-say-last-round =
    { $who ->
        [you] You have nine cards: round { $round } is the last.
       *[other] { $name } has nine cards: round { $round } is the last.
    }
gon-say-aside = { $card } is put aside.

gon-why-choose = the first display is being chosen now
gon-why-under-first = one of the four cards goes under its stack first
gon-why-lay-rest = only one card goes away; the others are laid
gon-why-hand = { $card } is not the card to be laid
gon-why-place = no card can lie there: { $place }
gon-why-enter = dice are being entered now
gon-why-lay = lay the bought card first
gon-why-keep = lay the card you drew, or put it under its stack
gon-why-aside = put the oldest card of a row aside first
gon-why-use = the dice are used for whole cards now
gon-why-chance-taken = you have taken a chance, which cannot be taken back
gon-why-rolls = there is no roll after the third
gon-why-used = after a purchase or a completion there is no roll and no chance
gon-why-must = before the third roll you must buy or complete something first
gon-why-later = a chance comes after the third roll only
gon-why-no-chance = there is no die to enter and no card to draw
gon-why-compulsory = enter one die at least
gon-why-market = { $card } is not in the market
gon-why-full = your display is full
gon-why-die = this die cannot be used now: { $colour }
gon-why-price = the card costs { $count } dice of one number
gon-why-discount = you have too few discounts for that
gon-why-equal = the dice are not equal
gon-why-display = { $card } is not in your display
gon-why-completed = { $card } is completed already
gon-why-fit = these dice do not complete the card
gon-why-needless = fewer marks are enough
gon-why-no-field = the card has no such field
gon-why-filled = the field is filled already
gon-why-twins = an earlier field just like it is still empty
gon-why-colour = the field takes this die only: { $colour }
gon-why-number = the field takes another number
gon-why-rising = the numbers must rise from left to right
gon-why-same = joined fields take the same number
gon-why-sum = the sum would be too low
gon-why-steps = you have too few ±1 for that
gon-why-other-dice = other dice are rolled now
gon-why-fields =
    { $count ->
        [one] one field is empty, so it takes one die
       *[other] { $count } fields are empty, so it takes { $count } dice
    }
gon-why-stack =
    { $stack ->
        [scoring] the scoring stack is empty
       *[bonus] the bonus stack is empty
    }
gon-why-row =
    { $stack ->
        [scoring] the scoring row of the market is empty
       *[bonus] the bonus row of the market is empty
    }

# The page.
gon-round = Round { $round }
gon-level = Level { $level }
gon-rounds-left =
    { $count ->
        [0] last round
        [one] one more round
       *[other] { $count } more rounds
    }
gon-target = { $points } of { $target } points
gon-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
gon-cards-of = { $count } of 9 cards
gon-market = Market
gon-row-scoring = Scoring cards
gon-row-bonus = Bonus cards
gon-stack =
    { $stack ->
        [scoring] Scoring stack, face down: { $count }
       *[bonus] Bonus stack, face down: { $count }
    }
gon-price = { $count } alike
gon-place-empty = empty place
gon-mine = Your display
gon-display-of = Display of { $name }
gon-free = free place
gon-here = here
gon-hand = Your cards
gon-hand-watch = Everybody is choosing three of four cards for a first display.
gon-arriving = To be laid
gon-uses =
    { $count ->
        [one] one use left
       *[other] { $count } uses left
    }
gon-dice = Dice
gon-dice-mine = Your dice
gon-dice-of = The dice of { $name }
gon-dice-passive = passive roll
gon-die-saved = saved
gon-die-used = used
gon-die-offered = for you
gon-as = as a { $number }
gon-joker = joker
gon-card-full = { $name } ({ $colour }). Task: { $task }. Reward: { $reward }.
gon-completed = Completed.
gon-spoilt = Can no longer be completed.
gon-filled = { $count } of { $of } fields filled.
gon-field = field { $number }
gon-missing = { $count } missing
gon-worth = scores { $points } now
gon-worth-done = would add { $points } if completed now
gon-ready = ready
gon-percent = { $percent }%
gon-odds-complete = Chance to complete it this turn with the best rerolls: { $percent }%.
gon-odds-buy = Chance to buy it this turn with the best rerolls: { $percent }%.
gon-odds-reroll = For that, reroll: { $dice }.
gon-gifts = What a reroll gives to the others
gon-gifts-words = The chance that they can enter the die if you roll it again; with a tick, that it completes a card for them.
gon-gift-complete = { $percent }% to complete a card
gon-warning = After that, { $card } can no longer be completed.
gon-thing-die = Die: { $colour }
gon-thing-market = From the market: { $card }
gon-thing-scoring = Scoring stack
gon-thing-bonus = Bonus stack
gon-short-beside = per finished neighbour
gon-short-colour =
    { $colour ->
        [yellow] per yellow card
        [orange] per orange card
        [green] per green card
        [blue] per blue card
       *[purple] per purple card
    }
gon-short-colour-beside =
    { $colour ->
        [yellow] per yellow neighbour
        [orange] per orange neighbour
        [green] per green neighbour
        [blue] per blue neighbour
       *[purple] per purple neighbour
    }
gon-short-lines = per finished line
gon-short-all-colours = for all five colours
gon-short-colour-lines = per line of one colour
gon-short-bonuses = per kind of bonus
gon-short-step = die up or down 1
gon-short-repaint = another colour
gon-short-second = one more die
gon-short-discount = one die less
gon-short-joker = any colour
gon-verb-reroll =
    { $count ->
        [one] Reroll one die
       *[other] Reroll { $count } dice
    }
gon-rolls-left =
    { $count ->
        [0] no reroll left
        [one] one reroll left
       *[other] { $count } rerolls left
    }
gon-aside-count =
    { $count ->
        [one] one card put aside
       *[other] { $count } cards put aside
    }
gon-pv-fields =
    { $count ->
        [one] one field is still empty
       *[other] { $count } fields are still empty
    }
gon-tab-mine = Mine
gon-tab-market = Market
gon-step-away = Put one away
gon-step-lay = Lay three
gon-step-roll = Roll
gon-step-use = Use dice
gon-step-end = End
gon-step-passive = Passive
gon-step-aside = Aside
gon-fact-round = Round { $round }
gon-fact-roll = Roll { $roll } of { $of }
gon-level-word = Level
gon-active-half = your turn
gon-over = finished
gon-bonuses = Your bonuses
gon-bonuses-none = none yet
gon-if-reroll = If you reroll
gon-gift-note = chance that one of them can enter it
gon-tag-buy = buy
gon-tag-aside = put aside
gon-how-reroll = touch dice to reroll them
gon-look-task = Task:
gon-look-reward = Reward:
gon-look-die = Each die has a colour and its fruit. A field with a fruit takes only that die.
gon-look-stack = From here the market is filled after each turn. By a chance you may look at the top card.
gon-look-level = Reach { $points } points in { $rounds } rounds.
gon-sheet = Points card by card
gon-sheet-joker = joker as
gon-ask-card = Choose a card
gon-ask-place = Choose a place
gon-ask-enter = Choose a die and a card
gon-ask-dice = Choose dice or a card
gon-ask-stack = Choose a stack
gon-ask-chance = Take a chance, or end the turn
gon-verb-away = Put this one away
gon-verb-under = Put it back under
gon-verb-lay = Lay it here
gon-verb-buy = Buy this card
gon-verb-buy-free = Buy it without dice
gon-verb-buy-with = Buy with { $dice }
gon-verb-complete = Complete this card
gon-verb-complete-with = Complete with { $dice }
gon-verb-enter = Enter it
gon-verb-enter-at = { $number } in field { $field }
gon-verb-enter-on = Enter { $die } on { $card }
gon-verb-lay-card = Lay { $card } here
gon-verb-draw = Look at the top card
gon-verb-aside = Put it aside
gon-verb-not-now = Not now
gon-verb-enough = Enough
gon-verb-pass = Pass for this turn
gon-row-left = Dice left
gon-row-uses = Uses
gon-row-gain = Gain
gon-row-worth = Worth
gon-row-beside = Beside
gon-row-then = Then
gon-row-kept = Kept
gon-row-others = Others
gon-row-unknown = Unknown
gon-row-turn = Turn
gon-row-sum = Sum
gon-pv-none = none
gon-pv-no-rolls = no more rolls this turn
gon-pv-points = points
gon-pv-when-done = if it were completed now
gon-pv-best = { $points } at the best place, once completed
gon-pv-lay = Lay
gon-pv-buy = Buy
gon-pv-complete = Complete
gon-pv-enter = Enter
gon-pv-completes = the card is completed
gon-pv-ninth = your ninth card: the next round is the last
gon-pv-away = you lay the other three
gon-pv-under = your display stays as it is, the turn ends
gon-pv-draw = only you see the top card; you lay it or put it back under
gon-pv-aside = the row moves on and a new card comes
gon-pv-chance = enter one or two dice, or look at a top card
gon-pv-chance-end = ends with it
gon-pv-done = you enter nothing more, the others learn it when all are done
gon-tour-status = The ribbon says whose dice these are and what you may do. Golden means: you.
gon-tour-common = The market. The strip between the rows says how many equal dice a card costs; it lights up when you have them.
gon-tour-mine = Your display, three by three at most. Fill all fields of a card to win its reward; free places light up when a card can lie there.
gon-tour-others = The others. Of the dice they roll again you may enter one, and they of yours. Touch a plate to see all cards.
gon-tour-tray = The dice, each with its fruit. Touch those you want to roll again, or a card and the dice for it; the slip says what comes of it.
gon-tour-main = The golden button does what you have chosen. Enter presses it, Escape takes the choice back.
gon-tie-break = Equal points: fewer empty places in the display are ahead.
gon-tour-score = The points as they would count now. Only completed cards score.
gon-tour-log = What happened, newest first; on a phone it is behind a tab of its own. Enjoy, and let the others enjoy too!

# The campaign.
gon-campaign-level = Level { $level }: { $score } of { $target } points; campaign points: { $points }.
gon-campaign-lost = Level { $level }: { $score } of { $target } points. That is { $missing } too few: the campaign is lost and starts again.
gon-campaign-next = Campaign, try { $attempt }. Next is level { $level }: it takes { $needed } points in { $rounds } rounds.
gon-campaign-finished =
    { $is ->
        [met] The campaign is finished. Result: { $points }. The challenge was { $challenge }: well done!
       *[missed] The campaign is finished. Result: { $points }. The challenge would have been { $challenge }.
    }

# The terminal.
gon-term-stacks = stacks: { $scoring } · { $bonus }
gon-term-chances = Chances:
gon-term-again = roll again
gon-term-any = any dice: type “reroll yo”, or what stays: “keep gbp”
gon-term-marks = with bonuses there is more: type “enter y 12.3 5” or “complete 12 yog step 1”
gon-help =
    How to read the table
    Colours are letters: y o g b p; a star is a joker. A task is written field by field: a number, a letter, both, or _ for any die; < means that the numbers rise, = that they are equal, ≥ that they add up to at least so much. What has been entered stands in brackets; ✓ is a completed card.
    The market shows how many equal dice a card costs. In your display each card has its place (r1c2 is row 1, column 2); then come its number, name, colour and task, what it scores now or would add if it were completed now (+), and its reward. ✗ marks a card that can no longer be completed.
    The others’ displays stand in three rows: the number and colour of a card, and ✓, or how many of its fields are filled.
    Roll, and roll any dice again, twice. Equal dice buy a card; other dice fill all empty fields of a card at once. Whatever is rolled again, the others may enter on their cards. After the third roll you may take a chance instead.
    While you roll, the chances with the best rerolls are listed, with the dice to roll again for each. Dice are typed as letters in any order: “reroll yo”, “reroll all”, “keep gbp”; “buy 12 yog”; “complete 12 yog”; “enter y 12.3 5” enters the yellow die on card 12, third field, as a 5.

# The campaign as a path.
gon-path-next = next: at least { $count }
gon-path-played = { $count } points, { $left } left over
gon-path-lost = lost by { $count }
gon-path-ahead = ahead
gon-path-points = Campaign points: { $count }
gon-path-result = The whole campaign: { $count } points. 50 or more is the challenge.
gon-path-try = Try { $count }
gon-path-play = Play level { $level }
gon-path-level = Level { $level }
