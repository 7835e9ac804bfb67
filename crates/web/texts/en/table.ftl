# The table: what is the same for all games.
title-turn = ● Your turn · { $game }
title-table = { $game } · Ludoteka

seat-you = you
seat-bot = bot
seat-stand = away, a bot stands in
seat-away = away
seat-awaited = is awaited

stage-expired = Nobody came back to this table. Its record stays.
stage-closed = The rules have been mended since, so this game cannot go on. Its record stays.

score-title = Score
score-player = Player
score-total = Total

log-title = What happened

act-confirm = Do it
act-clear = Undo selection
act-undo = Take back
act-retract = Choose again
act-refused = That does not work: { $why } ({ $rule })

live-lost = Connection lost. Trying to get back…
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
table-return = I’m back, I play on
table-leave = Leave
table-leave-note = A bot plays for you until you come back.

curtain-title =
    { $count ->
        [one] Hand the device to { $names }
       *[other] Next: { $names }
    }
curtain-note = Everybody else looks away.
curtain-i-am = I am { $name }
curtain-wait = One moment, the others are playing…
