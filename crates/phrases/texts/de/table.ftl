# Der Tisch: was für alle Spiele gleich ist.
title-turn = ● Du bist dran · { $game }
title-table = { $game } · Ludoteka

seat-you = du
seat-bot = Bot
seat-stand = weg, ein Bot vertritt
seat-away = weg
seat-awaited = ist dran

stage-expired = Dieser Tisch wurde vor dem Ende geschlossen. Sein Protokoll bleibt.

score-title = Punkte
score-player = Spieler
score-total = Summe

log-title = Was geschah

act-confirm = So machen
act-clear = Auswahl zurück
act-undo = Zug zurücknehmen
act-take-back-last = Letzten Schritt zurücknehmen
act-take-back = Neu wählen
act-refused = Das geht nicht: { $why } ({ $rule })

live-lost = Verbindung verloren. Wir versuchen es weiter …
live-back = Wieder verbunden.
live-away = Der Tisch wartet auf seine Datenbank. Nichts ist verloren; es geht von selbst weiter.
live-again = Es geht weiter.
live-stale = Am Tisch ging es schon weiter, schau noch einmal hin.
live-failed = Das kam nicht an. Versuch es noch einmal.

sort-title = Karten sortieren
sort-colour = nach Farbe
sort-value = nach Wert

guide-start = Kurz erklären
guide-next = Weiter
guide-done = Los geht’s
guide-close = Schließen

setting-confirm = Vor jedem Zug nachfragen

table-menu = Dieser Tisch
table-device = An anderem Gerät spielen
table-commitment = Vor dem ersten Zug versiegelt, am Ende nachprüfbar:
table-seal = Faires Ziehen
table-return = Ich bin wieder da und spiele weiter
table-leave = Tisch verlassen
table-leave-note = Bis du zurückkommst, spielt ein Bot für dich.

curtain-title =
    { $count ->
        [one] Gib das Gerät an { $names }
       *[other] Als Nächstes: { $names }
    }
curtain-note = Alle anderen schauen weg.
curtain-i-am = Ich bin { $name }
curtain-wait = Einen Moment, die anderen spielen …

# What people say to each other.
chat-title = Gespräch
chat-write = An den Tisch schreiben
chat-send = Senden
chat-signs = Schnelle Zeichen
chat-mute = Jemanden stummschalten
sign-hello = Hallo!
sign-thanks = Danke!
sign-well = Gut gespielt!
sign-moment = Einen Moment, bitte.
sign-oops = Oh nein!
sign-laugh = Haha!

# Clocks, and what people decide together.
clock-title = Bedenkzeit
clock-none = Keine Uhr
clock-move = { $time } für jeden Zug
clock-match = { $time } für das ganze Spiel und { $more } mehr mit jedem Zug
clock-note = Ist die Zeit um, trifft ein Bot diese eine Entscheidung. Nach dreien hintereinander spielt er weiter, bis die Person zurückkommt.
span-seconds =
    { $count ->
        [one] eine Sekunde
       *[other] { $count } Sekunden
    }
span-minutes =
    { $count ->
        [one] eine Minute
       *[other] { $count } Minuten
    }
span-hours =
    { $count ->
        [one] eine Stunde
       *[other] { $count } Stunden
    }
span-days =
    { $count ->
        [one] ein Tag
       *[other] { $count } Tage
    }
motion-close-note = Das Spiel wird abgebrochen, wenn alle zustimmen, die mitspielen.
motion-remove = Ein Bot statt { $name }
motion-remove-note = Für immer, wenn alle anderen zustimmen.
motion-close-asked =
    { $count ->
        [one] { $names } möchte das Spiel abbrechen und den Tisch schließen.
       *[other] { $names } möchten das Spiel abbrechen und den Tisch schließen.
    }
motion-remove-asked =
    { $count ->
        [one] { $names } möchte, dass von jetzt an ein Bot für { $name } spielt.
       *[other] { $names } möchten, dass von jetzt an ein Bot für { $name } spielt.
    }
motion-yes = Einverstanden
motion-no = Nein
motion-withdraw = Doch nicht

# Was alle Spiele sagen.
why-seat = diesen Platz gibt es am Tisch nicht
why-no-chance = das kann jetzt nicht gezogen oder geworfen werden
why-over = die Partie ist vorbei
why-chance = zuerst wird etwas gezogen oder geworfen
why-turn = jemand anderes ist dran
why-chosen = du hast schon gewählt; nimm die Wahl zurück, um neu zu wählen
why-back = es gibt keine Wahl zurückzunehmen
wait-deal = Karten werden ausgeteilt.
wait-choose = Noch am Wählen: { $names }.
wait-choose-mine = Du hast gewählt. Noch am Wählen: { $names }.
over-won = Gewonnen mit { $points } Punkten: { $target } waren nötig.
over-lost = Verloren mit { $points } Punkten: { $target } waren nötig.
over-now =
    { $points ->
        [one] Die Partie ist vorbei: { $names }, ein Punkt.
       *[other] Die Partie ist vorbei: { $names }, { $points } Punkte.
    }
say-ended = Die Partie ist vorbei.
say-dealt =
    { $who ->
        [you] Du bekommst eine Karte.
       *[other] { $name } bekommt eine Karte.
    }
say-dealt-card =
    { $who ->
        [you] Du bekommst { $card }.
       *[other] { $name } bekommt { $card }.
    }
say-kept =
    { $who ->
        [you] Du behältst { $cards }.
       *[other] { $name } behält { $cards }.
    }
say-chosen =
    { $who ->
        [you] Du hast gewählt.
       *[other] { $name } hat gewählt.
    }
say-again =
    { $who ->
        [you] Du wählst neu.
       *[other] { $name } wählt neu.
    }
say-passed =
    { $who ->
        [you] Du gibst { $cards } an { $to } weiter.
       *[other] { $whom ->
            [you] { $name } gibt { $cards } an dich weiter.
           *[other] { $name } gibt { $cards } an { $to } weiter.
        }
    }
say-passed-count =
    { $who ->
        [you] Du gibst { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        } an { $to } weiter.
       *[other] { $whom ->
            [you] { $name } gibt { $count ->
                [one] eine Karte
               *[other] { $count } Karten
            } an dich weiter.
           *[other] { $name } gibt { $count ->
                [one] eine Karte
               *[other] { $count } Karten
            } an { $to } weiter.
        }
    }
has-chosen = hat gewählt
starter = beginnt:
kept-so-far = Bisher behalten:
seen-title = Was du gesehen hast
seen-passed = Weitergegeben:
seen-received = Bekommen:

# The stage.
turn-yours = Du bist dran:
tabs = Teile des Tisches
tab-common = Tisch
tab-mine = Meins
tab-others = Andere
tab-alone = Ziel
tab-score = Punkte
tab-log = Verlauf
area-others = Die anderen
area-common = Was allen gehört
area-mine = Dein Bereich
area-tray = Deine Hand und was du tun kannst
area-rail = Punkte und Verlauf
rail-fold = Seite ein- oder ausklappen
help = Hilfe
help-guide = Die Regeln in fünf Minuten
help-rules = Alle Regeln mit Nummern
sound = Ton
setting-notify = Sag mir, wenn ich dran bin
setting-moments = Große Momente
setting-moments-full = ganz
setting-moments-short = kurz
setting-moments-none = überspringen
setting-pace = Tempo der Bots
setting-pace-calm = ruhig
setting-pace-brisk = flott
setting-pace-instant = sofort
act-ask = Wähle, was du tust
act-wait = Einen Moment …
act-watching = Du schaust zu
act-chosen = gewählt
act-more = Mehr
act-touch = Berühre, was leuchtet
announce-turn = Du bist dran.
seat-you-head = Du
score-details = Nach Herkunft
score-safe = davon { $count } sicher
moment-continue = Weiter
moment-again = Noch einmal zeigen
moment-end = Das Spiel ist aus
guide-offer = Zum ersten Mal an diesem Tisch? Ein kurzer Rundgang zeigt dir alles.
ended-board = Das letzte Spielfeld
replay-slider = Stelle im Spiel
replay-play = Abspielen
replay-pause = Pause
replay-back-turn = Zum vorigen Zug
replay-on-turn = Zum nächsten Zug
