# CV.
cv-blurb = A whole life in an evening: throw the dice, find love, a job, a hobby, lose an umbrella. Early adulthood, middle age, old age, and at the end the question of what it was all for.
cv-variant-granna = Granna edition (Polish and English box)
cv-variant-gigamic = Gigamic edition (French box)

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
cv-deck-next = now
cv-track = The track
cv-leaves-round = leaves at the end of the round
cv-leaves-turn = leaves at the end of the turn
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
cv-turn-mine = Your dice
cv-turn-of = { $name } is throwing
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
cv-goal-secret = secret
cv-goal-yours =
    { $points ->
        [one] now worth one point
       *[other] now worth { $points } points
    }
cv-goal-leads =
    { $count ->
        [one] { $names } leads with { $points }
       *[other] { $names } lead with { $points }
    }
cv-goal-nobody = nobody yet
cv-goal-own = (you: { $points })

cv-hand = Your events
cv-hand-empty = No events in hand.
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
cv-moment-upkeep = Too expensive to keep it all
cv-moment-upkeep-words =
    { $who ->
        [you] Your symbols do not pay for everything. Choose what you keep up; the rest is lost.
       *[other] The symbols of { $name } do not pay for all upkeep; something has to go.
    }
cv-moment-assist = { $age } is over: social assistance
cv-moment-assist-words =
    { $cards ->
        [one] { $who ->
            [you] Somebody has at least twice as many cards as your one. Take a card from the track, free of charge.
           *[other] { $name } has just one card, somebody else at least twice as many: one from the track is free of charge.
        }
       *[other] { $who ->
            [you] Somebody has at least twice as many cards as your { $cards }. Take a card from the track, free of charge.
           *[other] { $name } has { $cards } cards, somebody else at least twice as many: one from the track is free of charge.
        }
    }
cv-moment-settle = Time to make up your mind
cv-moment-settle-words =
    { $who ->
        [you] What was it, in the end? Give { $cards } a type.
       *[other] { $name } decides what it was in the end: { $cards }.
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

cv-now-keep =
    { $count ->
        [0] Keep the card.
        [one] A memory of childhood: keep one card; the other one goes to { $name }.
       *[other] A memory of childhood: keep one card; the other { $count } go to { $name }.
    }
cv-now-throw =
    { $count ->
        [one] Your turn: throw the die.
       *[other] Your turn: throw your { $count } dice.
    }
cv-now-roll =
    { $count ->
        [one] Choose dice to reroll, or keep them all. One throw left.
       *[other] Choose dice to reroll, or keep them all. { $count } throws left.
    }
cv-now-select =
    { $count ->
        [0] Play events or finish.
        [one] You may take one more card from the track.
       *[other] Take up to two cards from the track.
    }
cv-now-misfortune = Misfortune: which card do you lose?
cv-now-upkeep = Upkeep: which cards do you keep up?
cv-now-lay = Lay { $cards }: on top to make it work, or underneath, where it only counts.
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
cv-sheet-own = reached { $points }
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

cv-guide-hand = Childhood first: you keep three cards as events. They help once, at the moment of your choice.
cv-guide-goals = What do you want from life? Your secret goal scores for you alone; a public goal scores for whoever is best at it.
cv-guide-track = The opportunities. Symbols at the bottom of a card are its cost. In your turn each card says whether you can afford it, what is missing, and how likely you are to get there.
cv-guide-dice = Your dice: throw, then touch those you want to reroll, twice at most. Bad luck freezes; three of it cost you a card. Three good luck take any card.
cv-guide-mine = Your CV. Only the top card of each stack works: it gives symbols, dice, rerolls. Covered cards still score.
cv-guide-rivals = The others have lives too. Unfold a player to see the whole CV.
cv-guide-ages = Three ages pass by. When a deck runs out, whoever has fallen far behind gets a card for free.
cv-guide-status = This line always tells you what is going on. Whatever you can touch lights up. Have a good life!

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
