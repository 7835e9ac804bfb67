# The table: what is the same for all games.
title-turn = ● Your turn · { $game }
title-table = { $game } · Ludoteka

seat-you = you
seat-bot = bot
seat-stand = away, a bot is standing in
seat-away = away
seat-awaited = is being waited for

stage-expired = Nobody came back to this table. Its record is kept.
stage-closed = The rules have been corrected since, so this game cannot go on. Its record is kept.

score-title = Score
score-player = Player
score-total = Total

log-title = What happened

act-confirm = Do it
act-clear = Undo selection
act-undo = Take back
act-take-back-last = Take back the last part
act-take-back = Choose again
act-refused = That is not possible: { $why } ({ $rule })

live-lost = Connection lost. Reconnecting…
live-back = Connected again.
live-stale = The table has moved on, please look again.
live-failed = That did not get through. Please try again.

sort-title = Sort your cards
sort-colour = by colour
sort-value = by value

guide-start = Show me around
guide-next = Next
guide-done = Let’s play
guide-close = Close

setting-confirm = Ask before every move

table-menu = This table
table-more = More
table-device = Play on another device
table-commitment = Sealed before the first move, to be checked at the end:
table-seal = Fair draws
table-return = I’m back, let me play
table-leave = Leave
table-leave-note = A bot plays for you until you come back.

curtain-title =
    { $count ->
        [one] Hand the device to { $names }
       *[other] Next: { $names }
    }
curtain-note = Everybody else, please look away.
curtain-i-am = I am { $name }
curtain-wait = One moment, the others are playing…

# What every game says.
why-seat = the table does not have this seat
why-no-chance = that cannot be drawn or thrown now
why-over = the game is over
why-chance = something is being drawn or thrown first
why-turn = it is somebody else’s turn
why-chosen = you have chosen already; take your choice back to choose again
why-back = there is no choice to take back
wait-deal = Cards are being dealt.
wait-choose = Still choosing: { $names }.
wait-choose-mine = You have chosen. Still choosing: { $names }.
over-won = Won with { $points } points: { $target } were needed.
over-lost = Lost with { $points } points: { $target } were needed.
over-now =
    { $points ->
        [one] The game is over: { $names }, one point.
       *[other] The game is over: { $names }, { $points } points.
    }
say-ended = The game is over.
say-dealt =
    { $who ->
        [you] You are dealt a card.
       *[other] { $name } is dealt a card.
    }
say-dealt-card =
    { $who ->
        [you] You are dealt { $card }.
       *[other] { $name } is dealt { $card }.
    }
say-kept =
    { $who ->
        [you] You keep { $cards }.
       *[other] { $name } keeps { $cards }.
    }
say-chosen =
    { $who ->
        [you] You have chosen.
       *[other] { $name } has chosen.
    }
say-again =
    { $who ->
        [you] You choose again.
       *[other] { $name } chooses again.
    }
say-passed =
    { $who ->
        [you] You pass { $cards } to { $to }.
       *[other] { $whom ->
            [you] { $name } passes you { $cards }.
           *[other] { $name } passes { $cards } to { $to }.
        }
    }
say-passed-count =
    { $who ->
        [you] You pass { $count ->
            [one] a card
           *[other] { $count } cards
        } to { $to }.
       *[other] { $whom ->
            [you] { $name } passes you { $count ->
                [one] a card
               *[other] { $count } cards
            }.
           *[other] { $name } passes { $count ->
                [one] a card
               *[other] { $count } cards
            } to { $to }.
        }
    }
has-chosen = has chosen
starter = starts:
kept-so-far = Kept so far:
seen-title = What you saw
seen-passed = Passed on:
seen-received = Received:
