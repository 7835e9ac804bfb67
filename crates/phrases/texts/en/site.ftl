# The site: pages around the tables.
tagline = Card and dice games, at one table, wherever you sit.
skip = Skip to the content
home = Back to the home page
rules = Rules
list-and = { $rest } and { $last }

settings = Language and colours
settings-language = Language
settings-theme = Appearance
theme-auto = Automatic
theme-light = Light
theme-dark = Dark

colour-red = red
colour-teal = teal
colour-orange = orange
colour-violet = violet
colour-brown = brown
colour-grey = grey

title-home = Ludoteka
title-home-turn = ● Your turn · Ludoteka
home-title = What shall we play?
home-mine = Your tables
home-games = Games
home-open = Open tables
home-open-none = No table is open right now. Open one and send the link to your friends.
home-finished = Finished games
home-play-now = Play now against bots
home-new = New table…
game-players = { $least } to { $most } players
game-players-only =
    { $count ->
        [one] one player
       *[other] { $count } players
    }
game-minutes = { $least } to { $most } minutes

state-my-turn = Your turn
state-waiting = Waiting for others
state-open =
    { $count ->
        [0] All seats taken
        [one] One free seat
       *[other] { $count } free seats
    }
state-running = Being played, come and watch
state-ended = Finished
state-expired = Abandoned
state-kept = Kept to be read

person-guest = Guest
bot-name = Bot { $number }
new-problem-seats = This variant is not for that number of players.
new-players = Number of players
person-name = Name
person-colour = Colour

new-title = New table: { $game }
new-variant = Variant
new-seats = Who plays?
new-seat = Seat { $number }
new-me = Me
new-friend = A friend, by link
new-bot = Bot: { $level }
new-here = Another person at this device
new-none = Nobody
new-access = Who can find the table?
new-access-link = Only people with the link
new-access-public = Everybody: show it on the home page
new-chat = Spectators may read and write in the chat
name-blank = That name cannot be seen. Please choose another one.
name-taken = Somebody at this table has that name, or one that looks like it. Please choose another one.
new-start = Open the table
level-beginner = beginner (plays anything)
level-casual = casual
level-strong = strong
level-expert = expert

lobby-title = A table of { $game }
lobby-wait = Send the link to the others. As soon as everybody is here, the game can start.
lobby-link = Link to this table
lobby-copy = Copy
lobby-copied = Copied
lobby-qr = The link as a QR code
lobby-public = This table is shown on the home page.
lobby-open-seat = Free seat
lobby-remove = Free this seat
lobby-fill =
    { $count ->
        [one] A bot takes the free seat:
       *[other] Bots take the { $count } free seats:
    }
lobby-start = Start the game
lobby-start-bots = Start with bots
lobby-close = Close the table
lobby-host-starts = Whoever opened the table starts the game.
lobby-asked = is asked to play again
lobby-asked-wait =
    { $count ->
        [one] The game can start when the answer is there, or when you free the seat.
       *[other] The game can start when { $count } answers are there, or when you free the seats.
    }
lobby-again = Play again
lobby-not-again = Not this time
sign-out = Sign out
sign-out-note = This browser forgets who you are. Before that, move your seats to another device.
ended-go-on = To the rematch

join-title = Come and play { $game }
join-sit = Sit down
join-full = All seats are taken.
join-watch = Just watch

device-title = Move to another device
device-words = Open this link on the other device and everything you may do at this table moves there. It works once, for a day. Do not show it to anybody else: whoever opens it plays for you.
device-link = Your personal link
device-back = Back to the table
take-over-title = Keep playing { $game } here?
take-over-words = Your seat and all your rights at this table move to this device.
take-over-do = Play here

ended-title = Result: { $game }
ended-winner =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } share the victory!
    }
ended-see = See the result
ended-place = Place
ended-rematch = Rematch
ended-replay = Watch the game again
ended-record = Download the record
ended-proof = Nobody rigged the draws
ended-proof-words = Before the first move, this table chose a secret and showed its fingerprint. The secret is now in the record, so anybody can compute every card again. Whoever runs the server could have known the secret, but nobody could have changed it.
ended-commitment = The fingerprint:
ended-verify = Download the record and check it yourself:

campaign-title = A campaign of { $game }
campaign = Campaign
campaign-begin = Begin a campaign
campaign-play = Go on at the table

kept-title = { $game }: kept as it was
kept-why-elsewhere = This program cannot go on with this game: entry { $entry } of its log leads elsewhere under the rules that are in it.
kept-why-unreadable = This program cannot go on with this game: it cannot read entry { $entry } of its log. A newer program wrote it, or it is damaged.
kept-why-rules = This program cannot go on with this game: it is played by rules version { $version }, which is not in it.
kept-why-cards = This program cannot go on with this game: it is played with other cards than those that are in it.
kept-why-game = This program cannot go on with this game: it does not have this kind of it.
kept-why-secret = This program cannot go on with this game: the secret from which its cards are drawn is missing.
kept-open = Nothing of it was changed. What is stored can be read and downloaded.
kept-live = Nothing of it was changed: with the program that it was played with, it goes on where it stopped. Whoever runs this server can bring it back.
kept-no-standings = What it came to was not stored.
kept-lines =
    { $count ->
        [one] One line as it is stored
       *[other] { $count } lines as they are stored
    }
kept-hidden = The game can still go on, so only your own moves are shown: the others would tell hidden cards.
kept-refused = This game is kept as it was. With this version of the program it can only be read.
kept-elsewhere = The site is being upgraded, and another of its servers goes on with this game. Nothing has changed; load the page again in a moment.

keepsake-title = { $name }: a life in { $game }
keepsake-back = Back to the result
keepsake-all = A page to keep: the life of

replay-title = { $game }, step by step
replay-first = To the beginning
replay-previous = One step back
replay-next = One step forward
replay-last = To the end
replay-line = Step { $line } of { $count }
replay-seat = Seen by
replay-spectator = spectator

guide-title = The rules of { $game } in five minutes
rules-contents = Contents
rules-search = Search the rules
rules-title = The rules of { $game }
rules-english = The numbered rules are in English only for now.

error-request = That request was not understood.
error-forbidden = That is not your seat.
error-missing = There is nothing here.
error-stale = The table has moved on. Load the page again.
error-gone = This table is closed.
error-large = That was too much at once.
error-often = That was a little fast. Please try again in a moment.
error-busy = The table cannot save anything right now. If this was kept all the same, it shows it as soon as it can.
error-waiting = The database cannot be reached right now.
error-waiting-note = Nothing is lost; this page tries again by itself.
error-ours = Something went wrong on our side. Nothing was lost.

notices-title = Notices when it is my turn
notices-words = When a table waits for you and none of your pages is open, you can be told: one notice a turn, with a link to the table and nothing else.
notices-browser = In this browser
notices-browser-on = Tell me in this browser
notices-browsers = Browsers that are told: { $count }
notices-service = By another service
notices-kind = Service
notices-other = Other (JSON)
notices-address = Its address for you
notices-host = Notices go to { $host }.
notices-keep = Save
notices-test = Send a test
notices-stop = Stop all notices
notices-kept = Saved.
notices-refused = Nothing can be sent to this address.
notices-arrived = The test has arrived.
notices-lost = The test did not arrive.
notice-turn = Your turn: { $game }
notice-test = This is how you will be told that it is your turn.
