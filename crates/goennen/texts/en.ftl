# Gönnen können.
gon-blurb = Five dice for everybody: buy cards, fill their tasks, and lay them so that they help each other. But whoever rolls again feeds the others.
gon-variant-standard = Standard
gon-variant-solo = Solo, level { $level }: { $points } points in { $rounds } rounds

gon-yellow = yellow
gon-orange = orange
gon-green = green
gon-blue = blue
gon-purple = purple
gon-die = { $colour } { $number }
gon-number = { $number }
gon-any = any
gon-place = row { $row }, column { $column }

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
gon-now-first = Lay your next card: it touches the others by an edge or a corner.
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
gon-now-chance = Your chance: enter a die, or look at the top card of a stack.
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
gon-roll = roll { $roll } of { $of }
gon-die-saved = saved
gon-die-used = used
gon-die-offered = for you
gon-chance-words = Enter one or two dice, or look at a new card. It ends your turn.
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
gon-thing-field = { $card }, field { $field }
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
gon-guide-hand = Four cards to begin with. One goes under its stack; the other three you lay as you like, each touching another.
gon-guide-mine = Your display, three by three at most. Fill all fields of a card to complete it: bonus cards then help you at once, scoring cards count at the end.
gon-guide-market = The market. Three or four equal dice buy a card, as the tag says. In your turn it also says how likely you are to get there, and which dice to roll again.
gon-guide-dice = The dice, each with its fruit. Touch some of them to roll them again, twice at most, or touch a card and the dice for it. In any order.
gon-guide-others = The others. Whatever you roll again they may enter on their cards, and so may you when they do. Unfold a player to see all cards.
gon-guide-round = Here you see how far the game has come. It ends one round after somebody has laid a ninth card.
gon-guide-status = Here you always read what is going on. What can be touched is lit. Enjoy, and let the others enjoy too!

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
