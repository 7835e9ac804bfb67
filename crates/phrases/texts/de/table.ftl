# Der Tisch: was für alle Spiele gleich ist.
title-turn = ● Du bist dran · { $game }
title-table = { $game } · Ludoteka

seat-you = du
seat-bot = Bot
seat-stand = weg, ein Bot vertritt
seat-away = weg
seat-awaited = ist dran

stage-expired = An diesen Tisch kam niemand zurück. Sein Protokoll bleibt.
stage-closed = Die Regeln wurden seither verbessert, deshalb kann diese Partie nicht weitergehen. Ihr Protokoll bleibt.

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
table-more = Mehr
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
