# The table in a terminal.
term-begin = Press Enter to begin.
term-go-on = Press Enter to go on.
term-thinks = { $name } is thinking …
term-refused = Refused: { $why } ({ $rule }). `r { $rule }` shows the rule.
term-no-rule = No rule is called `{ $id }`.
term-hide = { $name }, press Enter to hide your cards.
term-hand-over = Hand over to { $name }. { $name }, press Enter to look.
term-take-back = (u: { $name } takes the choice back)
term-more = … (l shows the whole log)
term-help = ? help
term-record = Record: { $path }
term-proof = Its draws are proved by: { $command }
term-kept = The game is kept. Go on with: { $command }
term-type = Type the number of a choice, or ? for help.
term-numbers = The choices are numbered from 1 to { $count }.
term-unclear = Not understood: { $error }. ? shows what you can type.
term-commands =
    What you can type
    a number: that choice; a move as records write it is as good
    r: the rule in question; r 26: any other rule
    b: the board again; l: the whole log
    u: take a secret choice back; q: leave, the game is kept
term-tie = Equal totals are told apart by the tie-break.
term-scored = Scored by { $rules }.
term-starts = starts
term-choose-from = To choose
term-hand = Hand
term-kept-cards = Kept
term-passed = Passed
term-commitment = Commitment { $digest }
term-promise = All chance follows from a secret with this SHA-256; it is revealed at the end.
term-seed = The secret of this game follows from the seed { $seed }: whoever knows it knows the draws.
term-cut = The last line of the record was cut off; it is dropped.
term-step = Step { $number } of { $count }. Enter: next, p: back, a number: that step, q: end.
term-who = { $game }, { $players }. Who sits at the table?
term-who-people = two people take turns at this screen
term-who-bots = alone against two bots; search:5000 thinks longer
term-who-resume = go on with the game you left last
term-who-quit = not now
term-seats = Seats [{ $seats }]:
term-variant = Which variant? [{ $first }]
term-variant-again = Type the name of a variant, or q.
term-game = Which game?
term-game-again = Type the number of a game, or q.
