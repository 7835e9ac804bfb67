# The table: what is the same for all games.
title-turn = ● Your turn · { $game }
title-table = { $game } · Ludoteka

seat-you = you
seat-bot = bot
seat-stand = away, a bot is standing in
seat-away = away
seat-awaited = is being waited for

stage-expired = This table was closed before the end. Its record is kept.

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
live-away = The table is waiting for its database. Nothing is lost; it goes on by itself.
live-again = The table goes on.
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

# The stage.
turn-yours = Your turn:
tabs = Parts of the table
tab-common = Table
tab-mine = Mine
tab-others = Others
tab-alone = Goal
tab-score = Score
tab-log = Log
area-others = The others
area-common = What all share
area-mine = Your own area
area-tray = Your hand and what you can do
area-rail = Score and what happened
rail-fold = Fold or unfold the side
help = Help
help-guide = The rules in five minutes
help-rules = All rules, numbered
sound = Sound
setting-notify = Tell me when it is my turn
setting-moments = Great moments
setting-moments-full = in full
setting-moments-short = short
setting-moments-none = skip
setting-pace = Pace of the bots
setting-pace-calm = calm
setting-pace-brisk = brisk
setting-pace-instant = at once
act-ask = Choose what to do
act-wait = One moment…
act-watching = You are watching
act-chosen = chosen
act-more = More
act-touch = Touch what is lit
announce-turn = Your turn.
seat-you-head = You
score-details = By source
score-safe = { $count } of them safe
moment-continue = Continue
moment-again = Show again
moment-end = The game is over
guide-offer = First time at this table? A short tour shows you around.
ended-board = The last board
replay-slider = Where in the game
replay-play = Play
replay-pause = Pause
replay-back-turn = To the turn before
replay-on-turn = To the next turn

# What people say to each other.
chat-title = Chat
chat-write = Write to the table
chat-send = Send
chat-signs = Quick signs
chat-mute = Mute somebody
sign-hello = Hello!
sign-thanks = Thank you!
sign-well = Well played!
sign-moment = One moment, please.
sign-oops = Oh no!
sign-laugh = Haha!

# Clocks, and what people decide together.
clock-title = Time to think
clock-none = No clock
clock-move = { $time } for every move
clock-match = { $time } for the whole game, and { $more } more with every move
clock-note = When time is up, a bot makes that one decision. After three in a row it plays on until the person returns.
span-seconds =
    { $count ->
        [one] one second
       *[other] { $count } seconds
    }
span-minutes =
    { $count ->
        [one] one minute
       *[other] { $count } minutes
    }
span-hours =
    { $count ->
        [one] one hour
       *[other] { $count } hours
    }
span-days =
    { $count ->
        [one] one day
       *[other] { $count } days
    }
motion-close-note = The game is given up when everybody who plays agrees.
motion-remove = A bot instead of { $name }
motion-remove-note = For good, when all the others agree.
motion-close-asked =
    { $count ->
        [one] { $names } would like to give up the game and close the table.
       *[other] { $names } would like to give up the game and close the table.
    }
motion-remove-asked =
    { $count ->
        [one] { $names } would like a bot to play for { $name } from now on.
       *[other] { $names } would like a bot to play for { $name } from now on.
    }
motion-yes = I agree
motion-no = No
motion-withdraw = Never mind

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
