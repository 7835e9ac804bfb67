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
act-retract = Neu wählen
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
