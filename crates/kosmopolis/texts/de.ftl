# Kosmopolis.
kos-blurb = Fülle deine Heimatstadt, aber wachse nie über die Hauptstadt hinaus, die alle gemeinsam bauen. Drei Runden mit Kartenwahl, verdeckten Karten und einer Karte zu viel.
kos-variant-standard = Standard

kos-blue = Blau
kos-pink = Rosa
kos-green = Grün
kos-yellow = Gelb
kos-card = { $colour } { $value }
kos-card-full = { $card }, { $name }

kos-ability-agent = Modifikation verdeckt an eine Spalte legen
kos-ability-priest = niedrigste Karte einer anderen Spalte nehmen
kos-ability-scholar = eine Karte ziehen
kos-ability-merchant = einen Marker nehmen

kos-capital = Hauptstadt
kos-hometown = deine Heimatstadt
kos-capital-column =
    { $unknown ->
        [0] { $colour }: Limit { $limit }
        [one] { $colour }: Limit { $limit }, soweit du weißt; eine verdeckte Modifikation
       *[other] { $colour }: Limit { $limit }, soweit du weißt; { $unknown } verdeckte Modifikationen
    }
kos-limit = Limit
kos-round = Runde { $round } von { $rounds }
kos-deck = Karten im Stapel
kos-modifications = Modifikationen
kos-supply = Marker
kos-town-of = Heimatstadt von { $name }
kos-points =
    { $count ->
        [one] Punkt
       *[other] Punkte
    }
kos-hand-count =
    { $count ->
        [one] eine Handkarte
       *[other] { $count } Handkarten
    }
kos-marker-count =
    { $count ->
        [one] ein Marker
       *[other] { $count } Marker
    }
kos-over =
    { $count ->
        [one] 1 über dem Limit
       *[other] { $count } über dem Limit
    }
kos-modification-known = Modifikation { $value }, gelegt von { $name }
kos-modification-hidden = verdeckte Modifikation, gelegt von { $name }

kos-your-hand = Deine Hand
kos-hand-empty = Deine Hand ist leer.
kos-drawn = Gezogen:
kos-draft-first = erste Wahl
kos-draft-second = zweite Wahl
kos-draft-watch = Alle wählen geheim ihre Karten.

kos-report-title = Ende von Runde { $round }
kos-legend-safe = sicher
kos-legend-lost = verloren
kos-legend-saved = mit Markern gerettet
kos-source-hometown = Heimat{ "\u00AD" }stadt
kos-source-bonus = Bonus
kos-source-markers = Marker

kos-thing-town = deine Spalte { $colour }
kos-thing-column = die Spalte { $colour } der Hauptstadt

kos-do-keep = { $cards } behalten
kos-do-capital = { $card } in die Hauptstadt: { $ability }
kos-do-hometown = { $card } in deine Heimatstadt
kos-do-lay = { $value } an { $colour } legen
kos-do-take = { $card } nehmen
kos-do-save =
    { $cost ->
        [one] { $colours } für einen Marker retten
       *[other] { $colours } für { $cost } Marker retten
    }
kos-do-save-none = Nichts retten

kos-now-keep =
    { $pass ->
        [0] Behalte { $keep ->
            [one] die Karte
           *[other] { $keep } Karten
        }.
        [one] Behalte { $keep } Karten; die andere bekommt { $name }.
       *[other] Behalte { $keep } Karten; die anderen { $pass } bekommt { $name }.
    }
kos-now-play = Du bist dran: Spiel eine Karte in die Hauptstadt oder in deine Heimatstadt.
kos-now-lay = Du hast { $value } gezogen: Leg sie verdeckt an eine Spalte der Hauptstadt.
kos-now-take = Wähle eine Spalte der Hauptstadt: Ihre niedrigste Karte kommt in deine Heimatstadt.
kos-now-save =
    { $count ->
        [one] Du hast einen Marker. Welche Spalte rettest du?
       *[other] Du hast { $count } Marker. Welche Spalten rettest du?
    }
kos-wait-draw = { $name } zieht eine Karte.
kos-wait-play = { $name } spielt eine Karte.
kos-wait-lay = { $name } versteckt eine Modifikation.
kos-wait-take = { $name } nimmt eine Karte aus der Hauptstadt.
kos-wait-save = { $name } überlegt, welche Spalten zu retten sind.
kos-last-turns =
    { $who ->
        [you] Deine Hand ist leer: Alle anderen haben noch einen Zug.
       *[other] Die Hand von { $name } ist leer: Das sind die letzten Züge.
    }

kos-say-seeded = Die Hauptstadt beginnt mit { $card }.
kos-say-opened =
    { $who ->
        [you] Du bekommst { $value }.
       *[other] { $name } bekommt { $value }.
    }
kos-say-round =
    { $who ->
        [you] Runde { $round }. Du beginnst.
       *[other] Runde { $round }. { $name } beginnt.
    }
kos-say-capital =
    { $who ->
        [you] Du spielst { $card } in die Hauptstadt.
       *[other] { $name } spielt { $card } in die Hauptstadt.
    }
kos-say-hometown =
    { $who ->
        [you] Du spielst { $card } in deine Heimatstadt.
       *[other] { $name } spielt { $card } in die Heimatstadt.
    }
kos-say-drew =
    { $who ->
        [you] Du ziehst eine Karte.
       *[other] { $name } zieht eine Karte.
    }
kos-say-drew-card =
    { $who ->
        [you] Du ziehst { $card }.
       *[other] { $name } zieht { $card }.
    }
kos-say-deck-empty =
    { $who ->
        [you] Der Stapel ist leer: Du ziehst nichts.
       *[other] Der Stapel ist leer: { $name } zieht nichts.
    }
kos-say-marker =
    { $who ->
        [you] Du nimmst einen Marker.
       *[other] { $name } nimmt einen Marker.
    }
kos-say-supply-empty =
    { $who ->
        [you] Für dich ist kein Marker mehr da.
       *[other] Für { $name } ist kein Marker mehr da.
    }
kos-say-modification =
    { $who ->
        [you] Du ziehst eine Modifikation.
       *[other] { $name } zieht eine Modifikation.
    }
kos-say-modification-value =
    { $who ->
        [you] Du ziehst die Modifikation { $value }.
       *[other] { $name } zieht die Modifikation { $value }.
    }
kos-say-no-modification =
    { $who ->
        [you] Für dich ist keine Modifikation mehr da.
       *[other] Für { $name } ist keine Modifikation mehr da.
    }
kos-say-laid =
    { $who ->
        [you] Du versteckst eine Modifikation bei { $column }.
       *[other] { $name } versteckt eine Modifikation bei { $column }.
    }
kos-say-laid-value =
    { $who ->
        [you] Du versteckst { $value } bei { $column }.
       *[other] { $name } versteckt { $value } bei { $column }.
    }
kos-say-took =
    { $who ->
        [you] Du nimmst { $card } aus der Hauptstadt.
       *[other] { $name } nimmt { $card } aus der Hauptstadt.
    }
kos-say-nothing-to-take =
    { $who ->
        [you] Für dich gibt es nichts zu nehmen.
       *[other] { $name } findet nichts zu nehmen.
    }
kos-say-last-turns =
    { $who ->
        [you] Deine Hand ist leer: noch ein Zug für alle anderen.
       *[other] Die Hand von { $name } ist leer: noch ein Zug für alle anderen.
    }
kos-say-laid-out =
    { $who ->
        [you] Du legst { $cards } in deine Heimatstadt.
       *[other] { $name } legt { $cards } in die Heimatstadt.
    }
kos-say-revealed =
    { $who ->
        [you] Deine Modifikation bei { $column } ist { $value }.
       *[other] Die Modifikation von { $name } bei { $column } ist { $value }.
    }
kos-say-limit = Das Limit von { $column } ist { $limit }.
kos-say-saved =
    { $who ->
        [you] Du rettest { $columns } ({ $paid } Marker).
       *[other] { $name } rettet { $columns } ({ $paid } Marker).
    }
kos-say-saved-nothing =
    { $who ->
        [you] Du rettest nichts.
       *[other] { $name } rettet nichts.
    }
kos-say-lost =
    { $who ->
        [you] Du liegst über dem Limit von { $column } und verlierst { $cards }.
       *[other] { $name } liegt über dem Limit von { $column } und verliert { $cards }.
    }
kos-say-bonus =
    { $who ->
        [you] Du bist am nächsten dran und gewinnst { $card }.
       *[other] { $name } ist am nächsten dran und gewinnt { $card }.
    }
kos-say-round-ended = Runde { $round } ist vorbei.

kos-why-draft = jetzt werden Karten zum Behalten gewählt
kos-why-play = spiel zuerst eine Karte in die Hauptstadt oder in deine Heimatstadt
kos-why-lay = leg zuerst die Modifikation an eine Spalte
kos-why-take = wähle zuerst eine Spalte der Hauptstadt
kos-why-save = jetzt werden Spalten gerettet
kos-why-count =
    { $count ->
        [one] behalte genau eine Karte
       *[other] behalte genau { $count } Karten
    }
kos-why-pack = { $card } ist nicht unter den Karten zur Wahl
kos-why-hand = { $card } ist nicht auf deiner Hand
kos-why-priest = der { $priest } nimmt nichts aus der Spalte { $colour }
kos-why-empty = die Spalte { $colour } der Hauptstadt ist leer
kos-why-bust = deine Spalte { $colour } liegt nicht über dem Limit
kos-why-dear =
    { $markers ->
        [one] das kostet { $cost }, und du hast einen Marker
       *[other] das kostet { $cost }, und du hast { $markers } Marker
    }

kos-guide-hand = Deine Karten. Jede Runde beginnt mit einer Wahl: zwei behalten, den Rest nach links geben, und das zweimal. Dann spielst du in jedem Zug eine Karte.
kos-guide-capital = Die Hauptstadt gehört allen. Eine Karte hier löst aus, was am Kopf ihrer Spalte steht, und hebt das Limit ihrer Farbe für alle.
kos-guide-mine = Deine Heimatstadt. Karten hier sind deine Punkte. Aber eine Spalte, die am Rundenende über ihrem Limit liegt, ist verloren.
kos-guide-towns = Die anderen bauen auch. Wer am Rundenende einem Limit am nächsten ist, gewinnt die höchste Karte dieser Spalte.
kos-guide-piles = Marker retten eine Spalte, einer für jeden Punkt zu viel, oder zählen am Ende einen Punkt. Modifikationen ändern ein Limit: verdeckt bis zum Rundenende.
kos-guide-status = Hier steht immer, was gerade ansteht. Was du berühren kannst, leuchtet. Viel Spaß!

# Der Tisch im Terminal.
kos-term-stock = Stapel { $deck } · Marker { $markers } · Modifikationen { $modifications }
kos-term-capital = in die Hauptstadt
kos-term-hometown = in die Heimatstadt
kos-term-changed = Modifikation
kos-term-report = (2) gelegt von Platz 2 · ! über dem Limit: ✗ verloren, ✓ gerettet · * gewonnen
kos-help =
    So liest man den Tisch
    b5 ist eine blaue Karte im Wert von 5; die Buchstaben stehen über den Spalten. Eine Spalte zeigt ihre Karten und deren Summe; eine Summe mit ! liegt über dem Limit. Das Limit ist die Summe der Hauptstadt mit den Modifikationen daneben: +4 ist eine, deren Wert du kennst, ?2 eine, die Platz 2 verdeckt gelegt hat. Ein Limit mit ? kann sich noch ändern.
    ▶ zeigt, wer dran ist, ✓ wer geheim gewählt hat. →12 hinter einer Wahl ist, was die Summe oder das Limit dann beträgt.
    Am Ende einer Runde geht eine Spalte der Heimatstadt über ihrem Limit verloren, wenn nicht Marker sie retten. Wer einem Limit am nächsten ist, nimmt die höchste Karte dieser Farbe aus der Hauptstadt.
