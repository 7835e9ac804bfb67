# Das Haus: die Seiten rund um die Tische.
tagline = Karten- und Würfelspiele an einem Tisch, egal, wo ihr sitzt.
skip = Zum Inhalt
home = Zur Startseite
rules = Regeln
list-and = { $rest } und { $last }

settings = Sprache und Farben
settings-language = Sprache
settings-theme = Aussehen
theme-auto = Automatisch
theme-light = Hell
theme-dark = Dunkel

colour-red = Rot
colour-teal = Petrol
colour-orange = Orange
colour-violet = Violett
colour-brown = Braun
colour-grey = Grau

title-home = Ludoteka
title-home-turn = ● Du bist dran · Ludoteka
home-title = Was spielen wir?
home-mine = Deine Tische
home-games = Spiele
home-open = Offene Tische
home-open-none = Gerade ist kein Tisch offen. Eröffne einen und schick deinen Freunden den Link.
home-finished = Beendete Partien
home-play-now = Gleich gegen Bots spielen
home-new = Neuer Tisch …
game-players = { $least } bis { $most } Spieler
game-players-only =
    { $count ->
        [one] ein Spieler
       *[other] { $count } Spieler
    }
game-minutes = { $least } bis { $most } Minuten

state-my-turn = Du bist dran
state-waiting = Andere sind dran
state-open =
    { $count ->
        [0] Alle Plätze besetzt
        [one] Ein freier Platz
       *[other] { $count } freie Plätze
    }
state-running = Läuft gerade, schau zu
state-ended = Beendet
state-expired = Aufgegeben
state-kept = Zum Lesen aufbewahrt

person-name = Name
person-colour = Farbe
person-guest = Gast
bot-name = Bot { $number }
new-problem-seats = Diese Zahl von Plätzen passt nicht zu dieser Variante.
new-players = Anzahl der Spieler

new-title = Neuer Tisch: { $game }
new-variant = Variante
new-seats = Wer spielt mit?
new-seat = Platz { $number }
new-me = Ich
new-friend = Jemand per Link
new-bot = Bot: { $level }
new-here = Noch jemand an diesem Gerät
new-none = Niemand
new-access = Wer darf den Tisch finden?
new-access-link = Nur wer den Link hat
new-access-public = Alle: auf der Startseite zeigen
new-chat = Zuschauer dürfen das Gespräch lesen und mitschreiben
name-blank = Diesen Namen sieht man nicht. Bitte wähle einen anderen.
name-taken = Jemand an diesem Tisch heißt schon so oder zum Verwechseln ähnlich. Bitte wähle einen anderen Namen.
new-start = Tisch eröffnen
level-beginner = Anfänger (spielt irgendwas)
level-casual = gemütlich
level-strong = stark
level-expert = Profi

lobby-title = Ein Tisch für { $game }
lobby-wait = Schick den anderen den Link. Sobald alle da sind, kann es losgehen.
lobby-link = Link zu diesem Tisch
lobby-copy = Kopieren
lobby-copied = Kopiert
lobby-qr = Der Link als QR-Code
lobby-public = Dieser Tisch steht auf der Startseite.
lobby-open-seat = Freier Platz
lobby-remove = Platz freigeben
lobby-fill =
    { $count ->
        [one] Den freien Platz nimmt ein Bot:
       *[other] Die { $count } freien Plätze nehmen Bots:
    }
lobby-start = Spiel starten
lobby-start-bots = Mit Bots starten
lobby-close = Tisch schließen
lobby-host-starts = Wer den Tisch eröffnet hat, startet das Spiel.
lobby-asked = ist zur Revanche eingeladen
lobby-asked-wait =
    { $count ->
        [one] Das Spiel kann beginnen, sobald die Antwort da ist oder wenn du den Platz freigibst.
       *[other] Das Spiel kann beginnen, sobald { $count } Antworten da sind oder wenn du die Plätze freigibst.
    }
lobby-again = Noch einmal spielen
lobby-not-again = Diesmal nicht
sign-out = Abmelden
sign-out-note = Dieser Browser vergisst, wer du bist. Nimm deine Plätze vorher auf ein anderes Gerät mit.
ended-go-on = Zur Revanche

join-title = Spiel mit: { $game }
join-sit = Hinsetzen
join-full = Alle Plätze sind besetzt.
join-watch = Nur zuschauen

device-title = Auf ein anderes Gerät wechseln
device-words = Öffne diesen Link auf dem anderen Gerät, und alles, was du an diesem Tisch darfst, zieht dorthin um. Er gilt einmal und einen Tag lang. Zeig ihn sonst niemandem: Wer ihn öffnet, spielt für dich.
device-link = Dein persönlicher Link
device-back = Zurück zum Tisch
take-over-title = Hier weiterspielen? { $game }
take-over-words = Dein Platz und alle deine Rechte an diesem Tisch ziehen auf dieses Gerät um.
take-over-do = Hier spielen

ended-title = Das Ergebnis: { $game }
ended-winner =
    { $count ->
        [one] { $names } gewinnt!
       *[other] { $names } teilen sich den Sieg!
    }
ended-see = Zum Ergebnis
ended-place = Platz
ended-rematch = Revanche
ended-replay = Partie noch einmal ansehen
ended-record = Protokoll herunterladen
ended-proof = Niemand hat gemogelt
ended-proof-words = Vor dem ersten Zug hat der Tisch sein Geheimnis festgelegt und dessen Fingerabdruck gezeigt. Jetzt steht das Geheimnis im Protokoll, und alle können jede Karte nachrechnen. Wer den Server betreibt, hätte das Geheimnis kennen können; ändern konnte es niemand mehr.
ended-commitment = Der Fingerabdruck:
ended-verify = Lade das Protokoll herunter und prüfe selbst:

campaign-title = Eine Kampagne von { $game }
campaign = Kampagne
campaign-begin = Eine Kampagne beginnen
campaign-play = Am Tisch weiterspielen

kept-title = { $game }: aufbewahrt, wie es war
kept-why-elsewhere = Dieses Programm kann diese Partie nicht fortsetzen: Eintrag { $entry } ihres Verlaufs führt nach seinen Regeln anderswohin.
kept-why-unreadable = Dieses Programm kann diese Partie nicht fortsetzen: Es kann Eintrag { $entry } ihres Verlaufs nicht lesen. Ein neueres Programm hat ihn geschrieben, oder er ist beschädigt.
kept-why-rules = Dieses Programm kann diese Partie nicht fortsetzen: Sie wird nach Version { $version } der Regeln gespielt, die es nicht hat.
kept-why-cards = Dieses Programm kann diese Partie nicht fortsetzen: Sie wird mit anderen Karten gespielt, als es hat.
kept-why-game = Dieses Programm kann diese Partie nicht fortsetzen: Diese Art des Spiels hat es nicht.
kept-why-secret = Dieses Programm kann diese Partie nicht fortsetzen: Das Geheimnis, aus dem ihre Karten gezogen werden, fehlt.
kept-open = Nichts daran wurde verändert. Was gespeichert ist, kann gelesen und heruntergeladen werden.
kept-live = Nichts daran wurde verändert: Mit dem Programm, mit dem sie gespielt wurde, geht sie weiter, wo sie stehen blieb. Wer diesen Server betreibt, kann es zurückholen.
kept-no-standings = Ihr Ergebnis wurde nicht gespeichert.
kept-lines =
    { $count ->
        [one] Eine Zeile, wie sie gespeichert ist
       *[other] { $count } Zeilen, wie sie gespeichert sind
    }
kept-hidden = Die Partie kann noch weitergehen, deshalb sind nur deine eigenen Züge zu sehen: Die anderen verrieten verdeckte Karten.
kept-refused = Diese Partie ist aufbewahrt, wie sie war. Mit dieser Version des Programms kann sie nur gelesen werden.
kept-elsewhere = Die Seite wird gerade aktualisiert, und ein anderer ihrer Server setzt diese Partie fort. Nichts wurde verändert; lade die Seite gleich noch einmal.

keepsake-title = { $name }: ein Leben in { $game }
keepsake-back = Zurück zum Ergebnis
keepsake-all = Eine Seite zum Aufheben: das Leben von

replay-title = { $game }, Schritt für Schritt
replay-first = Zum Anfang
replay-previous = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-line = Schritt { $line } von { $count }
replay-seat = Gesehen von
replay-spectator = Zuschauer

guide-title = Die Regeln von { $game } in fünf Minuten
rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-title = Die Regeln von { $game }
rules-english = Die nummerierten Regeln gibt es vorerst nur auf Englisch.

error-request = Diese Anfrage haben wir nicht verstanden.
error-forbidden = Das ist nicht dein Platz.
error-missing = Hier ist nichts.
error-stale = Am Tisch ging es schon weiter. Lade die Seite neu.
error-gone = Dieser Tisch ist geschlossen.
error-large = Das war zu viel auf einmal.
error-often = Das ging etwas schnell. Versuch es gleich noch einmal.
error-busy = Der Tisch kann gerade nichts aufschreiben. Falls es doch aufgeschrieben wurde, zeigt er es, sobald er kann.
error-waiting = Die Datenbank ist gerade nicht zu erreichen.
error-waiting-note = Nichts ist verloren; diese Seite versucht es von selbst noch einmal.
error-ours = Bei uns ging etwas schief. Verloren ist nichts.

notices-title = Nachrichten, wenn ich dran bin
notices-words = Wenn ein Tisch auf dich wartet und keine deiner Seiten offen ist, kannst du Bescheid bekommen: einmal pro Zug, mit einem Link zum Tisch und sonst nichts.
notices-browser = In diesem Browser
notices-browser-on = In diesem Browser Bescheid geben
notices-browsers = Browser, die Bescheid bekommen: { $count }
notices-service = Über einen anderen Dienst
notices-kind = Dienst
notices-other = Anderer (JSON)
notices-address = Seine Adresse für dich
notices-host = Der Bescheid geht an { $host }.
notices-keep = Speichern
notices-test = Probe senden
notices-stop = Nicht mehr Bescheid geben
notices-kept = Gespeichert.
notices-refused = An diese Adresse kann nichts gesendet werden.
notices-arrived = Die Probe ist angekommen.
notices-lost = Die Probe ist nicht angekommen.
notice-turn = Du bist dran: { $game }
notice-test = So erfährst du, dass du dran bist.
