# Kosmopolis.
kos-blurb = Fülle deine Heimatstadt, aber wachse nie über die Hauptstadt hinaus, die alle gemeinsam bauen. Drei Runden mit Kartenwahl, verdeckten Karten und einer Karte zu viel.
kos-variant-standard = Standard
kos-variant-standard-note = Das Spiel, wie es in der Schachtel liegt, zu zweit bis zu viert.

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
kos-modification-known = Modifikation { $value }, gelegt von { $name }
kos-modification-hidden = verdeckte Modifikation, gelegt von { $name }

kos-your-hand = Deine Hand
kos-hand-empty = Deine Hand ist leer.
kos-drawn = Gezogen:

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
kos-now-play = Spiel eine Karte.
kos-now-lay = Versteck { $value } an einer Spalte.
kos-now-take = Nimm die niedrigste Karte einer Spalte.
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

kos-tour-status = Das Band sagt, wer dran ist und was zu tun ist. Ist es golden, bist du dran.
kos-tour-common = Die Hauptstadt gehört allen. Eine Karte hier hebt das Limit ihrer Farbe, das die Turmuhr zeigt, und löst ihre Fähigkeit aus.
kos-tour-mine = Deine Heimatstadt. Jede Spalte zeigt Summe und Limit; liegt sie am Rundenende darüber, ist sie verloren.
kos-tour-others = Die anderen Städte. Berühre ein Schild, um die ganze Stadt zu sehen.
kos-tour-tray = Dein Tablett mit Handkarten und Markern. Berühre eine Karte, dann die Hauptstadt oder deine Heimatstadt; der Zettel sagt, was sich ändert.
kos-tour-main = Der goldene Knopf tut, was du gewählt hast. Enter drückt ihn, Esc nimmt die Wahl zurück.
kos-tie-break = Bei gleichen Punkten liegt vorn, wer mehr Sechsen hat, dann mehr Fünfen und so weiter.
kos-tour-score = Die Punkte im Augenblick. Sicher sind sie erst, wenn die Runde vorbei ist.
kos-tour-log = Was geschehen ist, das Neueste zuerst; auf dem Telefon hat es einen eigenen Reiter. Viel Spaß!

# Die Bühne.
kos-tab-city = Stadt
kos-steps = Die Schritte einer Runde
kos-step-draft = Wahl
kos-step-play = Spiel
kos-step-end = Rundenende
kos-does-agent = Modifikation verstecken
kos-does-priest = niedrigste Karte nehmen
kos-does-scholar = Karte ziehen
kos-does-merchant = Marker nehmen
kos-sum = { $sum } von { $limit }
kos-sum-stands = { $sum } von { $limit }: { $stands }
kos-safe = sicher
kos-exact = genau
kos-above = { $count } zu viel
kos-nothing = noch nichts
kos-at-risk = { $count } in Gefahr
kos-bonus-worth =
    { $count ->
        [one] aus der Hauptstadt gewonnen: ein Punkt
       *[other] aus der Hauptstadt gewonnen: { $count } Punkte
    }
kos-pack = Karten zur Wahl
kos-goes-here = hierher
kos-limit-change = Limit { $from } → { $to }
kos-verb-keep =
    { $count ->
        [one] Diese Karte behalten
       *[other] Beide behalten
    }
kos-verb-capital = In die Hauptstadt
kos-verb-hometown = In die Heimat
kos-verb-lay = { $value } hier verstecken
kos-verb-take = Diese Karte nehmen
kos-verb-save =
    { $count ->
        [one] Für einen Marker retten
       *[other] Für { $count } Marker retten
    }
kos-verb-save-none = Nichts retten: { $count } verlieren
kos-ask-keep =
    { $count ->
        [one] Wähle die Karte
       *[other] Wähle { $count } Karten
    }
kos-ask-play = Wähle eine Karte
kos-ask-column = Wähle oben eine Spalte
kos-ask-save = Wähle, was du rettest
kos-title-capital = { $card } in die Hauptstadt
kos-title-hometown = { $card } in deine Heimatstadt
kos-title-take = { $card } in deine Heimatstadt
kos-row-limit = Limit
kos-row-column = Spalte
kos-row-points = Punkte
kos-row-then = Danach
kos-row-also = Außerdem
kos-row-others = Andere
kos-row-hand = Hand
kos-row-passed = Weiter
kos-row-comes = Kommt
kos-row-pays = Du zahlst
kos-row-keeps = Es bleiben
kos-row-falls = Es fallen
kos-pre-yours = deine { $sum }:
kos-pre-comes =
    { $count ->
        [one] eine unbekannte Karte von
       *[other] { $count } unbekannte Karten von
    }
kos-pre-hidden =
    { $count ->
        [one] eine verdeckte Modifikation kann das Limit noch verschieben
       *[other] { $count } verdeckte Modifikationen können das Limit noch verschieben
    }
kos-pre-blind = sehen nur die Rückseite
kos-pre-points =
    { $count ->
        [one] ein Punkt
       *[other] { $count } Punkte
    }
kos-pre-paid =
    { $cost ->
        [one] einen Marker, { $left } bleiben
       *[other] { $cost } Marker, { $left } bleiben
    }
kos-pre-draw = eine Karte ziehen ({ $count } im Stapel)
kos-pre-deck-empty = nichts ziehen: Der Stapel ist leer
kos-pre-marker = einen Marker nehmen, dann hast du { $count }
kos-pre-no-marker = nichts nehmen: Es ist kein Marker mehr da
kos-pre-hide = eine Modifikation ziehen, die nur du siehst, und verstecken
kos-pre-no-modification = nichts verstecken: Es ist keine Modifikation mehr da
kos-pre-take = die niedrigste Karte einer anderen Spalte nehmen
kos-pre-nothing-to-take = nichts nehmen: Die anderen Spalten sind leer
kos-pre-last = deine letzte Karte: noch ein Zug für die anderen
kos-pre-ends = die Runde endet
kos-warn-save =
    { $count ->
        [one] Ein Punkt, den deine Marker retten könnten, geht verloren.
       *[other] { $count } Punkte, die deine Marker retten könnten, gehen verloren.
    }
kos-beat-reveal = Aufdecken
kos-beat-save = Retten
kos-beat-fall = Einsturz
kos-beat-bonus = Bonus: Wer am nächsten ist, bekommt die beste Karte
kos-no-change = unverändert
kos-save-next = Spalten über der Linie stürzen ein, wenn keine Marker sie retten.
kos-foot-none = nichts
kos-foot-closest = siegt
kos-foot-saved = gerettet
kos-foot-falls = fällt
kos-foot-above = zu hoch
kos-total-lost = { $count } verloren
kos-total-bonus = Bonus +{ $count }
kos-look-home =
    { $value ->
        [one] In einer Heimatstadt: ein Punkt, solange die Spalte ihr Limit nicht überschreitet.
       *[other] In einer Heimatstadt: { $value } Punkte, solange die Spalte ihr Limit nicht überschreitet.
    }
kos-look-capital = In der Hauptstadt: hebt das Limit ihrer Farbe für alle um { $value }. Dazu: { $ability }.
kos-look-copies =
    { $unseen ->
        [0] { $count } davon im Spiel, alle gesehen.
        [one] { $count } davon im Spiel, eine noch ungesehen.
       *[other] { $count } davon im Spiel, { $unseen } noch ungesehen.
    }
kos-look-ability = Eine Karte hierher: { $ability }.
kos-look-limit = Das Limit ist die Summe der Karten hier, verändert durch die Modifikationen. Es gilt für jede Heimatstadt. Wer ihm am Rundenende am nächsten ist, gewinnt die höchste Karte von hier.
kos-look-town = Karten in deiner Heimatstadt sind Punkte. Eine Spalte, die am Rundenende über ihrem Limit liegt, ist verloren, außer du zahlst für jeden Punkt zu viel einen Marker.
kos-look-deck =
    { $count ->
        [0] Der Stapel ist leer.
        [one] Im Stapel liegt noch eine Karte.
       *[other] Im Stapel liegen noch { $count } Karten. Jede Runde wird daraus gegeben.
    }
kos-look-supply =
    { $count ->
        [0] Es ist kein Marker mehr da. Ein Marker rettet eine Spalte, einer für jeden Punkt zu viel, oder zählt am Ende einen Punkt.
        [one] Es ist noch ein Marker da. Ein Marker rettet eine Spalte, einer für jeden Punkt zu viel, oder zählt am Ende einen Punkt.
       *[other] Es sind noch { $count } Marker da. Ein Marker rettet eine Spalte, einer für jeden Punkt zu viel, oder zählt am Ende einen Punkt.
    }
kos-look-modifications = Die vier Modifikationen. Wer eine versteckt, kennt sie allein; am Rundenende werden alle aufgedeckt.
kos-look-unplaced =
    { $count ->
        [0] Du weißt, wo alle sind.
        [one] Von einer kannst du nicht wissen, wo sie ist.
       *[other] Von { $count } kannst du nicht wissen, wo sie sind.
    }

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
