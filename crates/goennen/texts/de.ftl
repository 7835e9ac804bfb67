# Gönnen können.
gon-blurb = Fünf Würfel für alle: Kaufe Karten, erfülle ihre Aufgaben und lege sie so, dass sie einander helfen. Doch wer noch einmal würfelt, gönnt auch den anderen etwas.
gon-variant-standard = Standard
gon-variant-standard-note = Zu zweit bis zu viert an denselben Würfeln: Wer neu wirft, gönnt den anderen etwas.
gon-variant-solo = Solo, Level { $level }: { $points } Punkte in { $rounds } Runden
gon-variant-solo-note = In jeder Runde ein aktiver und ein passiver Zug. Erreiche die Punkte des Levels, bevor die Runden ausgehen.

gon-yellow = Gelb
gon-orange = Orange
gon-green = Grün
gon-blue = Blau
gon-purple = Lila
gon-die = { $colour } { $number }
gon-number = { $number }
gon-any = beliebig
gon-place = Reihe { $row }, Spalte { $column }
gon-place-above = neue Reihe darüber, Spalte { $column }
gon-place-before = Reihe { $row }, neue Spalte links
gon-place-corner = neue Reihe darüber, neue Spalte links

gon-task-fixed = eintragen: { $fields }
gon-task-ascending = steigende Zahlen: { $fields }
gon-task-equal = gleiche Zahlen in jeder Gruppe: { $groups }
gon-task-sum = zusammen mindestens { $sum }: { $fields }
gon-group = ({ $fields })
gon-bonus-step = dreimal: ein Würfel zählt eins mehr oder weniger
gon-bonus-colour = dreimal: ein Würfel zählt als andere Farbe
gon-bonus-second = dreimal: als passiver Spieler einen Würfel mehr eintragen
gon-bonus-discount = dreimal: ein Kauf kostet einen Würfel weniger
gon-bonus-joker = Joker: bekommt am Ende die Farbe, die am meisten bringt
gon-score-beside = { $points } für jede fertige Karte daneben
gon-score-colour = { $points } für jede Karte dieser Farbe: { $colour }
gon-score-colour-beside = { $points } für jede Karte daneben in dieser Farbe: { $colour }
gon-score-lines = { $points } für jede Reihe und Spalte aus drei fertigen Karten
gon-score-all-colours = { $points }, wenn alle fünf Farben da sind
gon-score-colour-lines = { $points } für jede Reihe und Spalte in einer Farbe
gon-score-bonuses = { $points } für jede Art von fertigem Bonus
gon-source-beside = Nachbarn
gon-source-colour = Farben
gon-source-colour-beside = Farben daneben
gon-source-lines = Reihen
gon-source-all-colours = Alle fünf
gon-source-colour-lines = Farbreihen
gon-source-bonuses = Boni

gon-marks-none = { "" }
gon-marks = { " (" }{ $marks })
gon-mark-step = { $count } × ±1
gon-mark-colour = { $count } × Farbe
gon-mark-second = { $count } × zweiter Würfel
gon-mark-discount = { $count } × Rabatt

gon-do-under = { $card } unter den Stapel legen
gon-do-lay = { $card } legen: { $place }
gon-do-reroll = Neu würfeln: { $dice }
gon-do-buy = { $card } kaufen mit { $dice }{ $marks }
gon-do-buy-free = { $card } ohne Würfel kaufen{ $marks }
gon-do-complete = { $card } fertigstellen mit { $dice }{ $marks }
gon-do-enter = { $die } auf { $card } eintragen, Feld { $field }{ $marks }
gon-do-draw =
    { $stack ->
        [scoring] Oberste Wertungskarte ansehen
       *[bonus] Oberste Bonuskarte ansehen
    }
gon-do-aside = { $card } zur Seite legen
gon-do-chance = Chance nutzen
gon-do-nothing = Nichts eintragen
gon-do-done = Fertig
gon-do-finish = Zug beenden

gon-now-under = Welche der vier Karten kommt unter ihren Stapel?
gon-now-first = Lege die nächste Karte so, dass sie eine andere berührt.
gon-now-enter = Du darfst einen der neuen Würfel eintragen.
gon-now-second = Dein Bonus erlaubt einen zweiten Würfel.
gon-now-decide =
    { $count ->
        [one] Nutze deine Würfel oder wirf neu: noch ein Wurf.
       *[other] Nutze deine Würfel oder wirf neu: noch { $count } Würfe.
    }
gon-now-last = Nutze Würfel, nimm die Chance oder beende den Zug.
gon-now-use = Nutze weitere Würfel oder beende den Zug.
gon-now-lay = Wohin legst du { $card }?
gon-now-chance = Trage einen Würfel ein oder sieh eine oberste Karte an.
gon-now-chance-more = Du darfst einen zweiten Würfel eintragen.
gon-now-keep = Du siehst { $card }: Lege sie aus oder unter den Stapel.
gon-now-solo =
    { $count ->
        [0] Dein Bonus erlaubt einen Würfel mehr.
        [one] Passiver Zug: Du darfst einen Würfel eintragen.
       *[other] Passiver Zug: Du darfst bis zu { $count } Würfel eintragen.
    }
gon-now-aside = Aus welcher Reihe kommt die älteste Karte zur Seite?
gon-wait-roll = { $name } würfelt.
gon-wait-use = { $name } überlegt, was die Würfel taugen.
gon-wait-lay = { $name } legt eine Karte.
gon-wait-chance = { $name } nutzt die Chance.
gon-wait-market = Der Markt wird aufgefüllt.
gon-note-last = Das ist die letzte Runde.
gon-note-next = Runde { $round } ist die letzte.

gon-say-started =
    { $who ->
        [you] Du beginnst.
       *[other] { $name } beginnt.
    }
gon-say-market = { $card } kommt auf den Markt.
gon-say-round = Runde { $round }.
gon-say-turn =
    { $who ->
        [you] Du bist am Zug.
       *[other] { $name } ist am Zug.
    }
gon-say-rolled =
    { $who ->
        [you] Du würfelst { $dice }.
       *[other] { $name } würfelt { $dice }.
    }
gon-say-passive =
    { $count ->
        [one] Der passive Wurf: { $dice }. Ein Würfel darf eingetragen werden.
       *[other] Der passive Wurf: { $dice }. Bis zu { $count } Würfel dürfen eingetragen werden.
    }
gon-say-rerolls =
    { $who ->
        [you] Du würfelst neu: { $dice }.
       *[other] { $name } würfelt neu: { $dice }.
    }
gon-say-entered =
    { $who ->
        [you] Du trägst { $die } auf { $card } ein{ $marks }.
       *[other] { $name } trägt { $die } auf { $card } ein{ $marks }.
    }
gon-say-nothing =
    { $who ->
        [you] Du trägst nichts ein.
       *[other] { $name } trägt nichts ein.
    }
gon-say-nothing-more =
    { $who ->
        [you] Du bist fertig.
       *[other] { $name } ist fertig.
    }
gon-say-filled =
    { $who ->
        [you] Du füllst { $card } mit { $dice }{ $marks }.
       *[other] { $name } füllt { $card } mit { $dice }{ $marks }.
    }
gon-say-completed = { $card } ist fertig.
gon-say-bought =
    { $who ->
        [you] Du kaufst { $card } mit { $dice }{ $marks }.
       *[other] { $name } kauft { $card } mit { $dice }{ $marks }.
    }
gon-say-bought-free =
    { $who ->
        [you] Du kaufst { $card } ohne Würfel{ $marks }.
       *[other] { $name } kauft { $card } ohne Würfel{ $marks }.
    }
gon-say-laid =
    { $who ->
        [you] Du legst { $card }: { $place }.
       *[other] { $name } legt { $card }: { $place }.
    }
gon-say-chance =
    { $who ->
        [you] Du nutzt die Chance.
       *[other] { $name } nutzt die Chance.
    }
gon-say-drew-card =
    { $who ->
        [you] Du siehst { $card }.
       *[other] { $name } sieht { $card }.
    }
gon-say-drew =
    { $who ->
        [you] { $stack ->
            [scoring] Du siehst die oberste Wertungskarte an.
           *[bonus] Du siehst die oberste Bonuskarte an.
        }
       *[other] { $stack ->
            [scoring] { $name } sieht die oberste Wertungskarte an.
           *[bonus] { $name } sieht die oberste Bonuskarte an.
        }
    }
gon-say-under-card =
    { $who ->
        [you] Du legst { $card } unter den Stapel.
       *[other] { $name } legt { $card } unter den Stapel.
    }
gon-say-under =
    { $who ->
        [you] { $stack ->
            [scoring] Du legst eine Karte unter den Wertungsstapel.
           *[bonus] Du legst eine Karte unter den Bonusstapel.
        }
       *[other] { $stack ->
            [scoring] { $name } legt eine Karte unter den Wertungsstapel.
           *[bonus] { $name } legt eine Karte unter den Bonusstapel.
        }
    }
gon-say-finished =
    { $who ->
        [you] Du beendest den Zug.
       *[other] { $name } beendet den Zug.
    }
gon-say-last-round =
    { $who ->
        [you] Du hast neun Karten: Runde { $round } ist die letzte.
       *[other] { $name } hat neun Karten: Runde { $round } ist die letzte.
    }
gon-say-aside = { $card } kommt zur Seite.

gon-why-choose = jetzt wird die erste Auslage gewählt
gon-why-under-first = zuerst kommt eine der vier Karten unter ihren Stapel
gon-why-lay-rest = nur eine Karte kommt weg, die anderen werden gelegt
gon-why-hand = { $card } ist nicht die Karte, die gelegt wird
gon-why-place = dort kann keine Karte liegen: { $place }
gon-why-enter = jetzt werden Würfel eingetragen
gon-why-lay = lege zuerst die gekaufte Karte
gon-why-keep = lege die gezogene Karte aus oder unter den Stapel
gon-why-aside = lege zuerst die älteste Karte einer Reihe zur Seite
gon-why-use = jetzt werden mit den Würfeln ganze Karten gekauft oder erfüllt
gon-why-chance-taken = du hast die Chance genutzt, das lässt sich nicht zurücknehmen
gon-why-rolls = nach dem dritten Wurf gibt es keinen weiteren
gon-why-used = nach einem Kauf oder einer fertigen Karte gibt es keinen Wurf und keine Chance mehr
gon-why-must = vor dem dritten Wurf musst du erst etwas kaufen oder fertigstellen
gon-why-later = eine Chance gibt es erst nach dem dritten Wurf
gon-why-no-chance = es gibt keinen Würfel einzutragen und keine Karte zu ziehen
gon-why-compulsory = trage mindestens einen Würfel ein
gon-why-market = { $card } liegt nicht auf dem Markt
gon-why-full = deine Auslage ist voll
gon-why-die = dieser Würfel ist jetzt nicht nutzbar: { $colour }
gon-why-price = die Karte kostet { $count } gleiche Würfel
gon-why-discount = dafür hast du zu wenig Rabatt
gon-why-equal = die Würfel sind nicht gleich
gon-why-display = { $card } liegt nicht in deiner Auslage
gon-why-completed = { $card } ist schon fertig
gon-why-fit = diese Würfel machen die Karte nicht fertig
gon-why-needless = weniger Kreuze genügen
gon-why-no-field = die Karte hat kein solches Feld
gon-why-filled = das Feld ist schon ausgefüllt
gon-why-twins = ein gleiches Feld davor ist noch leer
gon-why-colour = das Feld nimmt nur diesen Würfel: { $colour }
gon-why-number = das Feld verlangt eine andere Zahl
gon-why-rising = die Zahlen müssen von links nach rechts steigen
gon-why-same = verbundene Felder haben dieselbe Zahl
gon-why-sum = die Summe wäre zu klein
gon-why-steps = dafür hast du zu wenige ±1
gon-why-other-dice = jetzt werden andere Würfel geworfen
gon-why-fields =
    { $count ->
        [one] ein Feld ist leer, also braucht es einen Würfel
       *[other] { $count } Felder sind leer, also braucht es { $count } Würfel
    }
gon-why-stack =
    { $stack ->
        [scoring] der Wertungsstapel ist leer
       *[bonus] der Bonusstapel ist leer
    }
gon-why-row =
    { $stack ->
        [scoring] die Wertungsreihe des Marktes ist leer
       *[bonus] die Bonusreihe des Marktes ist leer
    }

# Die Seite.
gon-round = Runde { $round }
gon-level = Level { $level }
gon-rounds-left =
    { $count ->
        [0] letzte Runde
        [one] noch eine Runde
       *[other] noch { $count } Runden
    }
gon-target = { $points } von { $target } Punkten
gon-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
gon-cards-of = { $count } von 9 Karten
gon-market = Markt
gon-row-scoring = Wertungskarten
gon-row-bonus = Bonuskarten
gon-stack =
    { $stack ->
        [scoring] Verdeckte Wertungskarten: { $count }
       *[bonus] Verdeckte Bonuskarten: { $count }
    }
gon-price = { $count } gleiche
gon-place-empty = leerer Platz
gon-mine = Deine Auslage
gon-display-of = Auslage von { $name }
gon-free = freier Platz
gon-here = hier
gon-hand = Deine Karten
gon-hand-watch = Alle wählen drei von vier Karten für ihre erste Auslage.
gon-arriving = Wird gelegt
gon-uses =
    { $count ->
        [one] noch einmal
       *[other] noch { $count }-mal
    }
gon-dice = Würfel
gon-dice-mine = Deine Würfel
gon-dice-of = Die Würfel von { $name }
gon-dice-passive = passiver Wurf
gon-die-saved = gesichert
gon-die-used = benutzt
gon-die-offered = für dich
gon-as = als { $number }
gon-joker = Joker
gon-card-full = { $name } ({ $colour }). Aufgabe: { $task }. Lohn: { $reward }.
gon-completed = Fertig.
gon-spoilt = Nicht mehr zu schaffen.
gon-filled = { $count } von { $of } Feldern gefüllt.
gon-field = Feld { $number }
gon-missing = { $count } fehlen
gon-worth = zählt jetzt { $points }
gon-worth-done = fertig wären es jetzt { $points }
gon-ready = bereit
gon-percent = { $percent } %
gon-odds-complete = Chance, sie noch in diesem Zug zu schaffen, wenn du klug nachwürfelst: { $percent } %.
gon-odds-buy = Chance, sie noch in diesem Zug zu kaufen, wenn du klug nachwürfelst: { $percent } %.
gon-odds-reroll = Dafür neu würfeln: { $dice }.
gon-gifts = Was du anderen mit einem neuen Wurf gönnst
gon-gifts-words = Wie wahrscheinlich sie den Würfel eintragen können, wenn du ihn neu wirfst; mit Haken: wie wahrscheinlich er ihnen eine Karte fertig macht.
gon-gift-complete = { $percent } % für eine fertige Karte
gon-warning = { $card } ist danach nicht mehr zu schaffen.
gon-thing-die = Würfel: { $colour }
gon-thing-market = Vom Markt: { $card }
gon-thing-scoring = Wertungsstapel
gon-thing-bonus = Bonusstapel
gon-short-beside = je fertiger Nachbarkarte
gon-short-colour =
    { $colour ->
        [yellow] je gelber Karte
        [orange] je oranger Karte
        [green] je grüner Karte
        [blue] je blauer Karte
       *[purple] je lila Karte
    }
gon-short-colour-beside =
    { $colour ->
        [yellow] je gelber Nachbarkarte
        [orange] je oranger Nachbarkarte
        [green] je grüner Nachbarkarte
        [blue] je blauer Nachbarkarte
       *[purple] je lila Nachbarkarte
    }
gon-short-lines = je fertiger Reihe
gon-short-all-colours = für alle fünf Farben
gon-short-colour-lines = je einfarbiger Reihe
gon-short-bonuses = je Bonusart
gon-short-step = Würfel eins rauf oder runter
gon-short-repaint = andere Farbe
gon-short-second = ein Würfel mehr
gon-short-discount = ein Würfel weniger
gon-short-joker = jede Farbe
gon-verb-reroll =
    { $count ->
        [one] Einen Würfel neu werfen
       *[other] { $count } Würfel neu werfen
    }
gon-rolls-left =
    { $count ->
        [0] kein Wurf mehr
        [one] noch ein Wurf
       *[other] noch { $count } Würfe
    }
gon-aside-count =
    { $count ->
        [one] eine Karte beiseite
       *[other] { $count } Karten beiseite
    }
gon-pv-fields =
    { $count ->
        [one] ein Feld bleibt leer
       *[other] { $count } Felder bleiben leer
    }
gon-tab-mine = Meine
gon-tab-market = Markt
gon-step-away = Eine weglegen
gon-step-lay = Drei auslegen
gon-step-roll = Würfeln
gon-step-use = Nutzen
gon-step-end = Ende
gon-step-passive = Passiv
gon-step-aside = Beiseite
gon-fact-round = Runde { $round }
gon-fact-roll = Wurf { $roll } von { $of }
gon-level-word = Stufe
gon-active-half = dein Zug
gon-over = beendet
gon-bonuses = Deine Boni
gon-bonuses-none = noch keine
gon-if-reroll = Wenn du neu würfelst
gon-gift-note = Chance, dass ihn jemand eintragen kann
gon-tag-buy = kaufen
gon-tag-aside = beiseite
gon-how-reroll = berühre Würfel, um sie neu zu werfen
gon-look-task = Aufgabe:
gon-look-reward = Belohnung:
gon-look-die = Jeder Würfel hat eine Farbe und ihre Frucht. Ein Feld mit einer Frucht nimmt nur diesen Würfel.
gon-look-stack = Von hier wird der Markt nach jedem Zug aufgefüllt. Mit einer Chance darfst du die oberste Karte ansehen.
gon-look-level = Erreiche { $points } Punkte in { $rounds } Runden.
gon-sheet = Punkte Karte für Karte
gon-sheet-joker = Joker als
gon-ask-card = Wähle eine Karte
gon-ask-place = Wähle einen Platz
gon-ask-enter = Wähle Würfel und Karte
gon-ask-dice = Wähle Würfel oder eine Karte
gon-ask-stack = Wähle einen Stapel
gon-ask-chance = Chance nutzen oder Zug beenden
gon-verb-away = Diese weglegen
gon-verb-under = Zurück unter den Stapel
gon-verb-lay = Hierhin legen
gon-verb-buy = Diese Karte kaufen
gon-verb-buy-free = Ohne Würfel kaufen
gon-verb-buy-with = Kaufen mit { $dice }
gon-verb-complete = Karte fertigstellen
gon-verb-complete-with = Fertigstellen mit { $dice }
gon-verb-enter = Eintragen
gon-verb-enter-at = { $number } in Feld { $field }
gon-verb-enter-on = { $die } auf { $card } eintragen
gon-verb-lay-card = { $card } hierhin legen
gon-verb-draw = Oberste Karte ansehen
gon-verb-aside = Beiseitelegen
gon-verb-not-now = Jetzt nicht
gon-verb-enough = Genug
gon-verb-pass = Für diesen Zug passen
gon-row-left = Übrig
gon-row-uses = Nutzt
gon-row-gain = Gewinn
gon-row-worth = Wert
gon-row-beside = Daneben
gon-row-then = Danach
gon-row-kept = Behalten
gon-row-others = Andere
gon-row-unknown = Unbekannt
gon-row-turn = Zug
gon-row-sum = Summe
gon-pv-none = keine
gon-pv-no-rolls = kein Wurf mehr in diesem Zug
gon-pv-points = Punkte
gon-pv-when-done = wenn sie jetzt fertig wäre
gon-pv-best = { $points } am besten Platz, sobald fertig
gon-pv-lay = Lege
gon-pv-buy = Kaufe
gon-pv-complete = Stelle fertig:
gon-pv-enter = Trage ein:
gon-pv-completes = die Karte ist fertig
gon-pv-ninth = deine neunte Karte: die nächste Runde ist die letzte
gon-pv-away = die anderen drei legst du aus
gon-pv-under = deine Auslage bleibt, dein Zug endet
gon-pv-draw = nur du siehst die oberste Karte; du legst sie oder schiebst sie zurück unter den Stapel
gon-pv-aside = die Reihe rückt auf, eine neue Karte kommt
gon-pv-chance = ein oder zwei Würfel eintragen oder eine oberste Karte ansehen
gon-pv-chance-end = endet damit
gon-pv-done = du trägst nichts mehr ein; die anderen erfahren es, wenn alle fertig sind
gon-tour-status = Das Band sagt, wem die Würfel gehören und was du tun darfst. Golden heißt: Du bist dran.
gon-tour-common = Der Markt. Der Streifen zwischen den Reihen sagt, wie viele gleiche Würfel eine Karte kostet; er leuchtet, wenn du sie hast.
gon-tour-mine = Deine Auslage, höchstens drei mal drei. Fülle alle Felder einer Karte, dann bekommst du ihren Lohn; freie Plätze leuchten, wenn dort eine Karte hinkann.
gon-tour-others = Die anderen. Von den Würfeln, die sie neu werfen, darfst du einen eintragen, und sie von deinen. Berühre ein Schild, um alle Karten zu sehen.
gon-tour-tray = Die Würfel, jeder mit seiner Frucht. Berühre die, die du neu werfen willst, oder eine Karte und die Würfel dafür; der Zettel sagt, was dabei herauskommt.
gon-tour-main = Der goldene Knopf tut, was du gewählt hast. Enter drückt ihn, Esc nimmt die Wahl zurück.
gon-tie-break = Bei gleichen Punkten liegt vorn, wer weniger leere Plätze hat.
gon-tour-score = Die Punkte, wie sie jetzt zählen würden. Nur fertige Karten bringen etwas.
gon-tour-log = Was geschehen ist, das Neueste zuerst; auf dem Telefon hat es einen eigenen Reiter. Viel Spaß, und gönn ihn auch den anderen!

# Die Kampagne.
gon-campaign-level = Level { $level }: { $score } von { $target } Punkten; Kampagnenpunkte: { $points }.
gon-campaign-lost = Level { $level }: { $score } von { $target } Punkten. Es fehlen { $missing }: Die Kampagne ist verloren und beginnt von vorn.
gon-campaign-next = Kampagne, Versuch { $attempt }. Als Nächstes Level { $level }: Es braucht { $needed } Punkte in { $rounds } Runden.
gon-campaign-finished =
    { $is ->
        [met] Die Kampagne ist beendet. Ergebnis: { $points }. Die Herausforderung war { $challenge }: gut gemacht!
       *[missed] Die Kampagne ist beendet. Ergebnis: { $points }. Die Herausforderung wäre { $challenge } gewesen.
    }

# Das Terminal.
gon-term-stacks = Stapel: { $scoring } · { $bonus }
gon-term-chances = Chancen:
gon-term-again = neu würfeln
gon-term-any = beliebige Würfel: „reroll yo“, oder was liegen bleibt: „keep gbp“
gon-term-marks = mit Boni geht mehr: „enter y 12.3 5“ oder „complete 12 yog step 1“
gon-help =
    So liest man den Tisch
    Farben sind Buchstaben: y gelb, o orange, g grün, b blau, p lila; ein Stern ist ein Joker. Eine Aufgabe steht Feld für Feld da: eine Zahl, ein Buchstabe, beides oder _ für jeden Würfel; bei < steigen die Zahlen, bei = sind sie gleich, ≥ nennt die Summe, die mindestens nötig ist. Eingetragenes steht in Klammern; ✓ ist eine fertige Karte.
    Der Markt zeigt, wie viele gleiche Würfel eine Karte kostet. In deiner Auslage hat jede Karte ihren Platz (r1c2 ist Reihe 1, Spalte 2); dann folgen Nummer, Name, Farbe, Aufgabe, was sie jetzt zählt oder brächte, wenn sie jetzt fertig wäre (+), und ihr Lohn. ✗ ist eine Karte, die nicht mehr zu schaffen ist.
    Die Auslagen der anderen stehen in drei Reihen: Nummer und Farbe der Karte und ✓, oder wie viele Felder gefüllt sind.
    Würfle, und würfle beliebige Würfel bis zu zweimal neu. Gleiche Würfel kaufen eine Karte; andere füllen alle leeren Felder einer Karte auf einmal. Was neu gewürfelt wird, dürfen die anderen bei sich eintragen. Nach dem dritten Wurf darfst du stattdessen die Chance nutzen.
    Solange du würfelst, stehen die Chancen bei klugem Nachwürfeln da, mit den Würfeln dafür. Würfel tippt man als Buchstaben in beliebiger Folge: „reroll yo“, „reroll all“, „keep gbp“; „buy 12 yog“; „complete 12 yog“; „enter y 12.3 5“ trägt den gelben Würfel auf Karte 12 im dritten Feld als 5 ein.

# The campaign as a path.
gon-path-next = als Nächstes: mindestens { $count }
gon-path-played = { $count } Punkte, { $left } übrig
gon-path-lost = um { $count } verloren
gon-path-ahead = liegt noch vor dir
gon-path-points = Kampagnenpunkte: { $count }
gon-path-result = Die ganze Kampagne: { $count } Punkte. 50 oder mehr sind die Herausforderung.
gon-path-try = Versuch { $count }
gon-path-play = Level { $level } spielen
gon-path-level = Level { $level }
