# CV.
cv-blurb = A whole life in an evening: throw the dice, find love, a job, a hobby, lose an umbrella. Early adulthood, middle age, old age, and at the end the question of what it was all for.
cv-variant-granna = Granna edition (Polish and English box)
cv-variant-granna-note = Misfortune is counted once, after you have taken your cards. A new card may go under any card of its stack.
cv-variant-gigamic = Gigamic edition (French box)
cv-variant-gigamic-note = Misfortune strikes the moment the third bad luck falls. A two-colour card may wait for its type, and one life goal counts differently.

cv-health = health
cv-knowledge = knowledge
cv-relationship = relationship
cv-money = money
cv-good-luck = good luck
cv-bad-luck = bad luck
cv-any = any of the four
cv-times = { $count } × { $what }
cv-kind-health = Health
cv-kind-relationship = Relationship
cv-kind-knowledge = Knowledge
cv-kind-work = Work
cv-kind-possession = Possession
cv-kind-event = Event
cv-kind-goal = Life goal
cv-age-childhood = Childhood
cv-age-early = Early adulthood
cv-age-middle = Middle age
cv-age-old = Old age
cv-percent = { $percent }%

cv-card-full = { $name } ({ $kinds }): { $does }
cv-cost = costs { $symbols }
cv-cost-none = costs nothing
cv-free = free
cv-gives = gives every turn: { $symbols }
cv-event-gives = pays once: { $symbols }
cv-more-dice =
    { $count ->
        [one] one more die
       *[other] { $count } more dice
    }
cv-event-dice =
    { $count ->
        [one] one more die this turn
       *[other] { $count } more dice this turn
    }
cv-more-rerolls =
    { $count ->
        [one] one more reroll
       *[other] { $count } more rerolls
    }
cv-arrow = any { $from } may serve as { $to }
cv-arrow-both = { $from } and { $to } may stand in for each other
cv-upkeep = upkeep every turn: { $symbols }, or the card is lost
cv-discount = one symbol less for a card of the type { $kind }
cv-late = only once old age has begun
cv-needs = needs in your CV: { $kinds }
cv-without = only without any { $kinds }
cv-points-printed =
    { $count ->
        [one] one point
       *[other] { $count } points
    }
cv-ability-magician = once a turn one symbol becomes another (no luck involved)
cv-ability-friend = every turn one symbol from a neighbour’s work card
cv-ability-trip = every turn one bad luck serves as any of the four
cv-ability-therapy = in one reroll bad luck may be rerolled too
cv-ability-double = if active at the end, counts as two cards
cv-ability-retirement = whoever takes it takes no more work cards
cv-ability-insurance = averts a misfortune
cv-ability-starter = its owner starts every round
cv-goal-sets =
    { $points ->
        [one] one point for every { $set }
       *[other] { $points } points for every { $set }
    }
cv-goal-symbols =
    { $points ->
        [one] one point for every symbol on active cards
       *[other] { $points } points for every symbol on active cards
    }

cv-round = Round { $round }
cv-deck-count =
    { $count ->
        [0] the deck is empty
        [one] one card left in the deck
       *[other] { $count } cards left in the deck
    }
cv-track = The track
cv-place-empty = empty place
cv-offer-now = within reach
cv-offer-events = with { $cards }
cv-offer-missing = missing:
cv-offer-needs = needs: { $kind }
cv-offer-without = only without { $kind }
cv-offer-retired = you are retired
cv-odds-title = Chance of affording it with the best rerolls
cv-odds-throw = Throw the dice first.
cv-odds-reroll = Best plan: reroll { $dice }
cv-odds-new = Best plan: throw the new dice
cv-odds-stop = Best plan: stop here
cv-odds-risk = Risk of a misfortune: { $percent }%

cv-dice = Dice
cv-frozen = { $symbol }, frozen
cv-die-new = a die not thrown yet
cv-throws-left =
    { $count ->
        [0] no throw left
        [one] one throw left
       *[other] { $count } throws left
    }
cv-tokens = Tokens
cv-from-events = From events
cv-discounted =
    { $count ->
        [one] One symbol less for
       *[other] { $count } symbols less for
    }
cv-taken = Taken
cv-bad-luck-count = bad luck: { $count } of { $of }
cv-rule-misfortune = Three bad luck are a misfortune: you lose a card.
cv-risk = rerolling everything: { $percent }% risk

cv-of = The CV of { $name }
cv-points =
    { $count ->
        [one] point
       *[other] points
    }
cv-dice-count =
    { $count ->
        [one] one die
       *[other] { $count } dice
    }
cv-hand-count =
    { $count ->
        [one] one event in hand
       *[other] { $count } events in hand
    }
cv-card-count =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
cv-heap =
    { $count ->
        [one] { $kind }: one card
       *[other] { $kind }: { $count } cards
    }
cv-retired = retired
cv-arriving =
    { $count ->
        [one] New in your life
       *[other] New in your life: { $count } cards
    }
cv-apart = still undecided
cv-series = 1, 3, 6, 10, 15, 21 … points for one, two, three … cards
cv-stack-empty = nothing yet
cv-on-top = on top

cv-goals = Life goals
cv-goal-nobody = nobody yet

cv-hand = Your events
cv-draft-first = Childhood: choose the first card
cv-draft-second = Childhood: choose the second card
cv-draft-watch = Everybody is choosing childhood cards in secret.

cv-moment-misfortune = Misfortune!
cv-moment-misfortune-words =
    { $who ->
        [you] You have { $bad } bad luck. { $due ->
            [one] You lose one of your active cards: choose which.
           *[other] { $due } misfortunes strike, each takes one of your active cards: choose which.
        }
       *[other] { $name } has { $bad } bad luck. { $due ->
            [one] One active card is lost.
           *[other] { $due } misfortunes strike, each takes an active card.
        }
    }
cv-moment-struck-words =
    { $due ->
        [one] You have { $bad } bad luck. It costs you one of your active cards.
       *[other] You have { $bad } bad luck. { $due } misfortunes strike, each costs you one of your active cards.
    }
cv-moment-upkeep = Too expensive to keep it all
cv-moment-upkeep-words =
    { $who ->
        [you] Your symbols do not pay for everything. Choose what you keep up; the rest is lost.
       *[other] The symbols of { $name } do not pay for all upkeep; something has to go.
    }

cv-thing-top = on top of { $kind }
cv-thing-die = die: { $symbol }
cv-do-keep = Keep { $card }
cv-do-throw =
    { $count ->
        [one] Throw the die
       *[other] Throw { $count } dice
    }
cv-do-reroll =
    { $fresh ->
        [0] Reroll { $dice }
        [one] Reroll { $dice } and throw a new die
       *[other] Reroll { $dice } and throw { $fresh } new dice
    }
cv-do-reroll-new =
    { $count ->
        [one] Throw only the new die
       *[other] Throw only the { $count } new dice
    }
cv-do-stop = Keep all dice
cv-do-play = Play { $card }
cv-do-take = Take { $card }
cv-do-done = That is all
cv-do-nothing = Take nothing
cv-do-decline = No, thanks
cv-do-insure = Play { $card }: nothing is lost
cv-do-lose = Lose { $card }
cv-do-pay = Keep up { $cards }
cv-do-pay-none = Keep up nothing
cv-do-announce = { $card } as { $kind }
cv-do-lay-top = { $card } on top of { $kind }
cv-do-lay-under = { $card } under { $other } ({ $kind })
cv-do-wait = { $card } first: it waits for its type

cv-now-keep =
    { $count ->
        [0] Keep the card.
        [one] Keep one card; the other goes to { $name }.
       *[other] Keep one card; the other { $count } go to { $name }.
    }
cv-now-throw =
    { $count ->
        [one] Throw the die.
       *[other] Throw your { $count } dice.
    }
cv-now-roll =
    { $count ->
        [one] Reroll dice, or keep them all: one throw left.
       *[other] Reroll dice, or keep them all: { $count } throws left.
    }
cv-now-select =
    { $count ->
        [0] Play events or finish.
        [one] Take one more card, or stop.
       *[other] Take up to two cards.
    }
cv-now-misfortune = Misfortune: which card do you lose?
cv-now-upkeep = Upkeep: which cards do you keep up?
cv-now-lay = Lay { $cards } on top or underneath.
cv-now-lay-top = Lay { $cards } on top of your stack.
cv-now-lay-waiting = Before { $card } is laid as { $kind }, decide what the waiting card is.
cv-now-assist = Social assistance: take a card from the track, free of charge.
cv-now-settle = The game is nearly over: give your waiting cards a type.
cv-wait-roll = { $name } is throwing the dice.
cv-wait-misfortune = Misfortune: { $name } is losing a card.
cv-wait-select = { $name } is choosing cards.
cv-wait-upkeep = { $name } is deciding what to keep up.
cv-wait-lay = { $name } is laying new cards.
cv-wait-refill = The track is being refilled.
cv-wait-assist = Social assistance: { $name } is choosing a card.
cv-wait-settle = { $name } is giving waiting cards a type.
cv-note-last = This is the last round.
cv-note-deck =
    { $count ->
        [one] { $age } is almost over: one card left, then social assistance.
       *[other] { $age } is almost over: { $count } cards left, then social assistance.
    }

cv-why-draft = childhood cards are being chosen now
cv-why-throw = throw the dice first
cv-why-roll = dice are rerolled or kept now
cv-why-select = cards are taken from the track now
cv-why-misfortune = settle the misfortune first
cv-why-upkeep = choose the cards to keep up first
cv-why-lay = lay the new card first
cv-why-assist = social assistance is offered now
cv-why-settle = waiting cards are given their type now
cv-why-pack = { $card } is not among the cards to choose from
cv-why-hand = { $card } is not in your hand
cv-why-playable = { $card } cannot be played now
cv-why-no-die = there are seven dice already; none would be added
cv-why-old-age = { $card } waits for the first old-age card on the track
cv-why-dice = your dice do not show these symbols
cv-why-frozen = dice that show bad luck are frozen
cv-why-track = { $card } is not on the track
cv-why-needs = { $card } needs a card of the type { $kind } in your CV
cv-why-without = { $card } is only for a CV without any card of the type { $kind }
cv-why-retired = you are retired, so you take no more work cards: { $card }
cv-why-covered = your symbols do not pay for { $card } as well
cv-why-top = { $card } is not on top of a stack
cv-why-set = these cards cannot be kept up together, or one more could be
cv-why-to-lay = { $card } is not to be laid now
cv-why-wait = { $card } does not have to wait: your CV has a card of one of its types
cv-why-kind = { $card } cannot be laid as { $kind }
cv-why-there = the card cannot lie there

cv-say-opened = { $card } comes onto the track.
cv-say-goal =
    { $who ->
        [you] Your secret goal: { $card }.
       *[other] The secret goal of { $name }: { $card }.
    }
cv-say-goal-dealt =
    { $who ->
        [you] You get a secret goal.
       *[other] { $name } gets a secret goal.
    }
cv-say-goal-opened = Public goal: { $card }.
cv-say-started =
    { $who ->
        [you] You show { $card } and start every round.
       *[other] { $name } shows { $card } and starts every round.
    }
cv-say-round = Round { $round } begins.
cv-say-turn =
    { $who ->
        [you] { $count ->
            [one] Your turn: one die.
           *[other] Your turn: { $count } dice.
        }
       *[other] { $count ->
            [one] { $name }: one die.
           *[other] { $name }: { $count } dice.
        }
    }
cv-say-throws =
    { $count ->
        [one] { $who ->
            [you] You throw a die.
           *[other] { $name } throws a die.
        }
       *[other] { $who ->
            [you] You throw { $count } dice.
           *[other] { $name } throws { $count } dice.
        }
    }
cv-say-rerolled =
    { $count ->
        [0] { $who ->
            [you] You reroll { $dice }.
           *[other] { $name } rerolls { $dice }.
        }
       *[other] { $who ->
            [you] You reroll { $dice } and throw new dice: { $count }.
           *[other] { $name } rerolls { $dice } and throws new dice: { $count }.
        }
    }
cv-say-threw = The dice show { $all }.
cv-say-threw-some = They show { $thrown }; now all: { $all }.
cv-say-stopped =
    { $who ->
        [you] You keep the dice.
       *[other] { $name } keeps the dice.
    }
cv-say-played =
    { $who ->
        [you] You play { $card }.
       *[other] { $name } plays { $card }.
    }
cv-say-took =
    { $who ->
        [you] You take { $card }.
       *[other] { $name } takes { $card }.
    }
cv-say-finished =
    { $who ->
        [you] You take no further card.
       *[other] { $name } takes no further card.
    }
cv-say-struck =
    { $who ->
        [you] Misfortune strikes you: { $count } bad luck.
       *[other] Misfortune strikes { $name }: { $count } bad luck.
    }
cv-say-nothing-to-lose =
    { $who ->
        [you] You have nothing to lose.
       *[other] { $name } has nothing to lose.
    }
cv-say-averted =
    { $who ->
        [you] You have seen the world: the misfortune is averted.
       *[other] { $name } has seen the world: the misfortune is averted.
    }
cv-say-insured =
    { $who ->
        [you] You play { $card } and lose nothing.
       *[other] { $name } plays { $card } and loses nothing.
    }
cv-say-lost =
    { $who ->
        [you] You lose { $card }.
       *[other] { $name } loses { $card }.
    }
cv-say-paid =
    { $who ->
        [you] You pay the upkeep of { $cards }.
       *[other] { $name } pays the upkeep of { $cards }.
    }
cv-say-paid-none =
    { $who ->
        [you] You pay no upkeep.
       *[other] { $name } pays no upkeep.
    }
cv-say-unpaid =
    { $who ->
        [you] You cannot keep up { $card } and lose it.
       *[other] { $name } cannot keep up { $card } and loses it.
    }
cv-say-announced =
    { $who ->
        [you] You are about to lay { $card } as { $kind }.
       *[other] { $name } is about to lay { $card } as { $kind }.
    }
cv-say-laid-top =
    { $who ->
        [you] You lay { $card } on top of { $kind }.
       *[other] { $name } lays { $card } on top of { $kind }.
    }
cv-say-laid-under =
    { $who ->
        [you] You lay { $card } in { $kind }, under { $other }.
       *[other] { $name } lays { $card } in { $kind }, under { $other }.
    }
cv-say-apart =
    { $who ->
        [you] Your { $card } waits for its type.
       *[other] { $card } of { $name } waits for its type.
    }
cv-say-to-hand =
    { $who ->
        [you] { $card } goes to your hand.
       *[other] { $card } goes to the hand of { $name }.
    }
cv-say-discarded = { $card } leaves the track: a chance gone by.
cv-say-deck-empty = { $age } is over: the deck is empty.
cv-say-entitled =
    { $count ->
        [0] Nobody needs social assistance.
       *[other] Social assistance for { $names }.
    }
cv-say-assisted =
    { $who ->
        [you] You take { $card } as social assistance.
       *[other] { $name } takes { $card } as social assistance.
    }
cv-say-declined =
    { $who ->
        [you] You take no assistance.
       *[other] { $name } takes no assistance.
    }
cv-say-revealed =
    { $who ->
        [you] Your secret goal was { $card }.
       *[other] The secret goal of { $name } was { $card }.
    }

cv-sheet = The scoring sheet
cv-sheet-row = Category
cv-sheet-own =
    { $points ->
        [one] comes to one point
       *[other] comes to { $points } points
    }
cv-sheet-double = (one counts double)
cv-source-secret = Secret goal
cv-source-public = Public goal { $number }

cv-story-title = Curriculum vitae
cv-story-goal =
    { $points ->
        [one] Secretly looking for: { $goal } (one point)
       *[other] Secretly looking for: { $goal } ({ $points } points)
    }
cv-story-childhood =
    { $count ->
        [0] { $name } was small once, and remembers nothing of it.
       *[other] { $name } was small once. Summers were long, knees were scraped, and this stayed:
    }
cv-story-early =
    { $count ->
        [0] { $name } slept late for a few years and let others hurry.
       *[other] Then { $name } left home with one suitcase and many opinions.
    }
cv-story-middle =
    { $count ->
        [0] The middle years went by quietly, and { $name } found that rather pleasant.
       *[other] One day { $name } noticed that the others were younger. There was plenty to do all the same.
    }
cv-story-old =
    { $count ->
        [0] Later on { $name } sat in the sun and needed nothing more.
       *[other] And when everybody expected { $name } to slow down:
    }
cv-story-childhood-thing = Nobody was faster down the hill.
cv-story-childhood-played = It came in handy, many years later.
cv-story-childhood-kept = A memory kept safe, never spent.
cv-story-played = It came at just the right moment.
cv-story-unused = Put aside for a rainy day that never came.
cv-story-lost = Then bad luck took it away again.
cv-story-unpaid = In the end there was no keeping it up.
cv-story-early-health = Young legs want to move.
cv-story-early-relationship = The heart beat faster.
cv-story-early-knowledge = So much was still to be learnt.
cv-story-early-work = The first money of one’s own.
cv-story-early-possession = Saved up for, counted twice, bought at last.
cv-story-middle-health = The doctor nodded with approval.
cv-story-middle-relationship = Somebody to come home to.
cv-story-middle-knowledge = It is never too late to begin.
cv-story-middle-work = A name on the door, a plant on the desk.
cv-story-middle-possession = The neighbours looked over the fence.
cv-story-old-health = Still going, and overtaking the young.
cv-story-old-relationship = The table grew longer every Sunday.
cv-story-old-knowledge = What one knows, nobody can take away.
cv-story-old-work = Hands that cannot rest.
cv-story-old-possession = At last there was time to enjoy it.
cv-story-again-health = And that was not the end of it: up and out again.
cv-story-again-relationship = The heart is large.
cv-story-again-knowledge = One answer, three new questions.
cv-story-again-work = New desk, same coffee.
cv-story-again-possession = There was room for one more.
cv-story-again-played = Luck likes to come twice.
cv-story-again-unused = This one was saved up as well.
cv-story-end =
    { $points ->
        [one] A life of one point. Every one of them counted.
       *[other] A life of { $points } points. Every one of them counted.
    }

cv-tour-status = The ribbon says what life wants from you right now. Golden means: your turn.
cv-tour-common = The track: five opportunities. The coins are the price, and a tag says whether you can take the card or what is missing.
cv-tour-mine = Your life, a stack for each type. The card in front works for you; the covered ones still count at the end.
cv-tour-others = The others have lives too. Touch a plate to read the whole CV.
cv-tour-tray = Your tray: events, dice, and the tokens of your cards. Touch dice to reroll them; bad luck freezes, and three of it cost you a card.
cv-tour-main = The golden button does what you have chosen: throw, reroll, take. Enter presses it, Escape takes the choice back.
cv-tie-break = Equal points: fewer CV cards are ahead.
cv-tour-score = The points so far, without what is still secret. The details show where they come from.
cv-tour-log = What happened, newest first; on a phone it is behind a tab of its own. Have a good life!

# The stage.
cv-tab-track = Track
cv-tab-mine = Mine
cv-tab-others = Others
cv-tab-log = Log
cv-steps = Steps of the turn
cv-step-throw = Throw
cv-step-choose = Choose
cv-step-lay = Lay
cv-round-short = Round { $round }
cv-deck-early-adulthood = early
cv-deck-middle-age = middle
cv-deck-old-age = old
cv-deck-note = Still to come, in an order nobody knows:
cv-worth = worth points
cv-last-chance = last chance
cv-taken-you = taken by you
cv-taken-by = taken by { $name }
cv-tag-retired = retired
cv-tag-now = you can take it
cv-tag-events =
    { $count ->
        [one] with an event
       *[other] with { $count } events
    }
cv-tag-needs = needs
cv-tag-without = only without
cv-tag-free = free of charge
cv-tag-kept = kept
cv-spent = spent
cv-pays = pays
cv-spent-for = { $symbol }, spent on { $card }
cv-tokens-from = From your cards
cv-of-three = { $count } of { $of }
cv-events-count =
    { $count ->
        [0] no events
        [one] one event
       *[other] { $count } events
    }
cv-kept-count =
    { $count ->
        [0] nothing kept yet
        [one] one card kept
       *[other] { $count } cards kept
    }
cv-secret-worth =
    { $points ->
        [one] your secret, now worth one point
       *[other] your secret, now worth { $points } points
    }
cv-lead-you = you lead with { $points }
cv-lead-shared = tied at { $points }
cv-lead-other = best { $points }, you { $own }
cv-lead = best { $points }
cv-goal-public-note = At the end it scores for whoever has the most of it; shared leads all score.
cv-goal-secret-note = Only you know it. At the end it always scores for you.
cv-only-front = Only the card in front works.
cv-open-events = Events everybody has seen:
cv-about-good-luck = Three good luck take any card.
cv-about-symbol = Pays for cards and upkeep this turn. Before you choose cards, touch the die to throw it again.
cv-and = and
cv-or = or
cv-play-it = Play it
cv-lose-nothing = nothing is lost
cv-owes = upkeep
cv-if-lost = if lost:
cv-works = works from next turn
cv-under-hint = touch a card to lay it underneath
cv-waiting-first = waiting cards get their type first
cv-verb-keep = Keep this card
cv-verb-reroll =
    { $count ->
        [one] Reroll one die
       *[other] Reroll { $count } dice
    }
cv-verb-stop = Keep all
cv-verb-take = Take this card
cv-verb-done = Stop here
cv-verb-play = Play { $card }
cv-verb-top = On top of { $kind }
cv-verb-under = Lay underneath
cv-ask-dice = Touch dice to reroll
cv-ask-lose = Which card goes?
cv-ask-keep = What do you keep up?
cv-ask-place = Where does it go?
cv-ask-card = Choose a card
cv-warn-lost = Gone for good: { $cards }.
cv-if-keep = If you keep { $card }
cv-if-play = If you play { $card }
cv-if-take = If you take { $card }
cv-if-lose = If you lose { $card }
cv-if-pay = If you keep up { $cards }
cv-if-top = If { $card } lies on top
cv-if-under = If { $card } lies underneath
cv-row-pay = You pay
cv-row-gain = You gain
cv-row-points = Points
cv-row-pass = Passed on
cv-row-stays = Stays
cv-row-then = Then
cv-misfortune-percent = misfortune: { $percent }%
cv-row-risk = Risk
cv-row-reach = In reach
cv-row-missed = Left
cv-row-lose = You lose
cv-row-until = Still
cv-row-covers = It covers
cv-nothing = nothing
cv-left = left:
cv-borrowed = + a neighbour’s symbol
cv-next-turn = from next turn
cv-to-hand = once, from your hand
cv-points-in = in { $kind }, total { $now } → { $then }
cv-here = here: { $change }
cv-or-here = or here: { $change }
cv-points-stay = points stay
cv-event-gone = the event itself
cv-then-works = { $card } works again
cv-until-turn-ends = Until the turn ends the lost card still serves.
cv-only-counts = it only counts, it does not work
cv-dice-then = dice: { $now } → { $then }
cv-moment-unpaid = No keeping it up
cv-moment-unpaid-words = Your symbols did not pay the upkeep. This leaves your life:
cv-moment-age = { $age } begins
cv-new-middle = You wake up one day and the others at the bus stop are younger.
cv-new-old = The hair is silver, the plans are not.
cv-gets-help = a card for free
cv-help-words = Social assistance: whoever has at most half as many cards as the richest takes one from the track without paying.
cv-nobody-helped = Nobody has fallen far behind, so nobody gets a card for free.

# The table in a terminal.
cv-brief-pays = { $symbols } once
cv-brief-dice =
    { $count ->
        [one] +1 die
       *[other] +{ $count } dice
    }
cv-brief-turn-dice =
    { $count ->
        [one] 1 die for a turn
       *[other] { $count } dice for a turn
    }
cv-brief-rerolls =
    { $count ->
        [one] +1 reroll
       *[other] +{ $count } rerolls
    }
cv-brief-upkeep = owes { $symbols }
cv-brief-discount = { $kind } −1
cv-brief-magician = changes 1 symbol
cv-brief-friend = a neighbour’s work symbol
cv-brief-trip = 1 bad luck as any
cv-brief-therapy = rerolls bad luck
cv-brief-double = counts twice
cv-brief-retirement = no more work
cv-brief-insurance = averts a misfortune
cv-brief-starter = starts
cv-brief-late = in old age
cv-brief-needs = if { $kinds }
cv-brief-without = if no { $kinds }
cv-term-decks = decks: { $early } · { $middle } · { $old }
cv-term-track = Track
cv-term-type = type
cv-term-cost = cost
cv-term-free = free
cv-term-does = does
cv-term-offer = for you
cv-term-chance = chance, by
cv-term-goals = Goals
cv-term-secret = Secret
cv-term-holds = holds { $card }
cv-term-fresh =
    { $count ->
        [one] one die to throw
       *[other] { $count } dice to throw
    }
cv-term-again = throw again
cv-term-new = new dice
cv-term-any = any dice: type “reroll HK”, or what stays: “keep R+”
cv-term-stacks = stacks
cv-source-goal = Public goal: { $card }
cv-help =
    How to read the table
    Symbols are letters; a star is any of the four that are not luck. K>H turns any number of K into H, K<>H also back. Upkeep is paid each turn, or the card is lost.
    The track shows what a card costs and does. In your turn it also says whether you can take a card, with which events, or what it lacks; while you throw, the chance to get it and the dice to throw for it. A condition such as “if Work” asks for a card of that type in your CV.
    A player’s line shows dice, tokens, cards in the CV, points without what is secret, and events in hand; below it stands each stack with its size and its active card. A goal shows what everybody has of it; ! marks who scores it now. ▶ marks who is awaited, ✓ who has chosen in secret.
    Throw the dice and throw any of them again, twice; bad luck stays frozen. Take up to two cards, paid by dice, tokens and events; three good luck pay for any card. Three bad luck lose you a card. New cards cover the old ones: only the topmost card of each type works, but all of them count at the end.
    Dice are typed as letters in any order: “reroll HK” throws an H and a K again, “reroll all” throws all that can be, “keep R+” throws all others again, “stop” leaves them. “r C45” shows the ruling of card 45.

# A line of wit for each card, by its number: seventy characters at most, and each language has its own joke.
cv-wit-1 = Called to supper three times, home on the fourth.
cv-wit-2 = The cow was bigger than expected, and the snail faster.
cv-wit-3 = Put a hand up before the question was over.
cv-wit-4 = Shaken daily, to hear whether it had grown.
cv-wit-5 = An umbrella for rain that has not been invented yet.
cv-wit-6 = Half a sandwich, freely given. Nothing has topped it since.
cv-wit-7 = The volcano worked. So did the fire alarm.
cv-wit-8 = Two weeks, one ghost story, no sleep at all.
cv-wit-9 = A hundred and twelve dots. The bear had them too.
cv-wit-10 = Best customer: the management.
cv-wit-11 = The giraffe looked down on everybody, in a friendly way.
cv-wit-12 = It had a bell, and therefore the right of way.
cv-wit-13 = It began with a bus that would not wait.
cv-wit-14 = Three friends, one fridge, and a yoghurt of unknown origin.
cv-wit-15 = Knows the coffee machine better than its makers do.
cv-wit-16 = Framed, and dusted whenever visitors come.
cv-wit-17 = Forty boxes, and always the same one on the table.
cv-wit-18 = One small word, and three toasters to go with it.
cv-wit-19 = Eighty pages, ten of them footnotes, one of them thanks.
cv-wit-20 = Asks why. Then asks why about the answer.
cv-wit-21 = The heaviest thing to lift is oneself, off the sofa.
cv-wit-22 = Half a litre of kindness, and a biscuit in return.
cv-wit-23 = One door is from another car, one from another decade.
cv-wit-24 = Last in the league, first at the barbecue.
cv-wit-25 = Training is at six. In the evening, too.
cv-wit-26 = Asks the way fluently. The answer comes in lesson nine.
cv-wit-27 = Picked apples on three continents, and ate most of them.
cv-wit-28 = The chair is too big, but there is time to grow into it.
cv-wit-29 = Money asleep. Please do not disturb until the hair is grey.
cv-wit-30 = The small print was read. It gets smaller further in.
cv-wit-31 = The cat picks the programme. Tonight: fish, again.
cv-wit-32 = Eleven readers, two of them not even related.
cv-wit-33 = The rules took an hour. Nobody wanted to go home.
cv-wit-34 = From that day on the noodles came with sauce.
cv-wit-35 = The rabbit does all the work and never takes a bow.
cv-wit-36 = The best meetings take place at the coffee machine.
cv-wit-37 = One question, six years, and a much better question.
cv-wit-38 = Three chords. The neighbours know them by now, too.
cv-wit-39 = No boss, no clock, and a cat in charge of both.
cv-wit-40 = Double the laughter, half the sleep.
cv-wit-41 = The briefcase can swim. It had to learn quickly.
cv-wit-42 = Soup on the stove, baby on the arm, a song on the lips.
cv-wit-43 = Remembers everything except where the keys are.
cv-wit-44 = The line goes up, if you hold the chart the right way.
cv-wit-45 = Eighty countries. The luggage saw eighty-one.
cv-wit-46 = Waves at the same traffic jam every morning.
cv-wit-47 = The nearest neighbour is an echo.
cv-wit-48 = Three letters. It took two years to spell them.
cv-wit-49 = They can be reached by lift, floor forty and up.
cv-wit-50 = Boss, accounts and cleaning get on well, being one person.
cv-wit-51 = The numbers came off a bus ticket. It was the right bus.
cv-wit-52 = Sailed twice a year, polished every week.
cv-wit-53 = The cloud still comes, but it has learnt to knock.
cv-wit-54 = Citation needed? Citation found, at four in the morning.
cv-wit-55 = The apples fall on both sides of the fence.
cv-wit-56 = It is not upside down. It is asking a question.
cv-wit-57 = Number eighty-three, counter four, and suddenly a desk.
cv-wit-58 = Nobody has changed. The name tags helped, though.
cv-wit-59 = One more story. The very last one. One more.
cv-wit-60 = Monday feels like Sunday. The pigeons agree.
cv-wit-61 = The pumpkin is now bigger than the shed.
cv-wit-62 = Broccoli, and for pudding the memory of pudding.
cv-wit-63 = Nobody knows what it makes, but it makes a lot of it.
cv-wit-64 = Front row, homework done, tea in a flask.
cv-wit-65 = The far end of the desk has a weather of its own.
cv-wit-66 = Fifty years, and who asked whom to dance is still open.
cv-wit-67 = Starts on Sundays only, and only if asked politely.
cv-wit-68 = From an aunt nobody knew, and everybody misses.
cv-wit-69 = Mud, steam, and a rubber duck on prescription.
cv-wit-70 = One hangs upside down. Only the dog has noticed.
cv-wit-71 = Whoever got lost everywhere knows every road.
cv-wit-72 = Sand in every room, and some of it in the soup.
cv-wit-73 = Forty-two kilometres. The last one is still being told.
cv-wit-74 = Sunglasses at midnight, autographs on napkins.
cv-wit-75 = Explains the universe while looking for the glasses.
cv-wit-76 = Only one piece is missing. It has been so for years.
cv-wit-77 = Juggles five things and lends a hand with the sixth.
cv-wit-78 = Four arms would be handy. Two will have to do.
cv-wit-79 = Counts coffee cups instead of sheep.
cv-wit-80 = Reads while stretching. The long words help.
cv-wit-81 = Owns a megaphone, but listens just as well.
cv-wit-82 = Has a cup for everything, except for tea.
cv-wit-83 = Leaves last, with the leftovers and the best stories.
