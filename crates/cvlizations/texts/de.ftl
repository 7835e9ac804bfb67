# CVlizations.
cvl-variant-standard = Standard
cvl-variant-standard-note = Drei bis fünf Stämme, und jeden führt jemand am Tisch.
cvl-variant-basic = Zu zweit mit dem Grannvolk
cvl-variant-basic-note = Das Grannvolk spielt als dritter Stamm mit, und der Zufall legt seine Befehle. Es gewinnt nichts, aber seine Befehle zählen.
cvl-variant-advanced = Zu zweit mit neutralen Stämmen
cvl-variant-advanced-note = Zu deinem Stamm kommt ein neutraler, dessen zwei Befehle du zuerst legst. Er gewinnt nichts, aber seine Befehle zählen, und den verdeckten kennst nur du.

cvl-food = Nahrung
cvl-wood = Holz
cvl-stone = Stein
cvl-food-count = { $count } Nahrung
cvl-wood-count = { $count } Holz
cvl-stone-count = { $count } Stein
cvl-one-happiness = 1 Zufriedenheit
cvl-one-choice = 1 Rohstoff nach Wahl
cvl-one-taken = 1 von der Sorte, die du bekommst

cvl-source-happiness = Zufriedenheit
cvl-source-ideas = Punkte der Ideen
cvl-source-end = { $idea }

cvl-effect-none = Keine Wirkung, nur Punkte
cvl-effect-order = { $order }: zusätzlich { $gain }
cvl-effect-strength =
    { $strength ->
        [one] { $gain } für jede deiner Aktionen, die sonst niemand gelegt hat
        [two] { $gain } für jede deiner Aktionen zu zweit
       *[other] { $gain } für jede deiner Aktionen zu dritt oder mehr
    }
cvl-effect-first =
    { $strength ->
        [one] Einmal pro Zug { $gain } für eine Aktion, die sonst niemand gelegt hat
        [two] Einmal pro Zug { $gain } für eine Aktion zu zweit
       *[other] Einmal pro Zug { $gain } für eine Aktion zu dritt oder mehr
    }
cvl-effect-vacation = { $order }: 1 Zufriedenheit, einmal pro Zug, außer wenn es misslingt
cvl-effect-crowd = { $orders } zu dritt oder mehr: 1 mehr
cvl-effect-dagger = { $order }: 1 Zufriedenheit, aber nicht zu dritt
cvl-effect-dog = { $orders }: { $gain }, außer wenn es misslingt
cvl-effect-cat = 1 Zufriedenheit für jeden deiner Befehle, der misslingt
cvl-effect-sword = { $order }: Wer bestohlen wird, verliert noch einen Rohstoff an dich
cvl-effect-law = Niemand kann dich in einem Zug zweimal bestehlen, und das Schwert schadet dir nicht
cvl-effect-look = Sieh dir vor dem Kauf die oberste Karte des Stapels an; du darfst auch sie kaufen
cvl-effect-bazaar = Bei jedem Kauf darfst du 1 Rohstoff gegen einen anderen tauschen
cvl-effect-second = Du darfst in jedem Zug eine zweite Idee kaufen
cvl-effect-purchase =
    { $kind ->
        [any] { $gain } für jede Idee, die du kaufst
        [building] { $gain } für jedes Gebäude, das du kaufst
        [tool] { $gain } für jedes Werkzeug, das du kaufst
        [invention] { $gain } für jede Erfindung, die du kaufst
       *[other] { $gain } für jede Ideologie, die du kaufst
    }
cvl-effect-purchase-turn = Am Ende eines Zuges, in dem du eine Idee gekauft hast: { $gain }
cvl-effect-patience = Am Ende eines Zuges ohne Kauf: 2 gleiche Rohstoffe
cvl-effect-empty = Am Ende des Zuges: { $gain }, falls du keine Einheit davon hast
cvl-effect-variety = Am Ende eines Zuges, wenn du alle drei Rohstoffe hast: { $gain }
cvl-effect-swap = Ende: bis zu { $what } werden zu je 1 Zufriedenheit
cvl-effect-exchange = Ende: bis zu { $max } Sätze aus { $set } werden zu je { $points } Zufriedenheit
cvl-effect-consumerism =
    { $points ->
        [one] Ende: { $points } Punkt, wenn du keine Rohstoffe hast
       *[other] Ende: { $points } Punkte, wenn du keine Rohstoffe hast
    }
cvl-effect-humanism =
    { $points ->
        [one] Ende: { $points } Punkt für jede deiner Ideen, die während des Spiels Zufriedenheit bringt
       *[other] Ende: { $points } Punkte für jede deiner Ideen, die während des Spiels Zufriedenheit bringt
    }
cvl-effect-types = Ende: 1 Punkt für jede Art unter deinen Ideen
cvl-effect-type-sets =
    { $points ->
        [one] Ende: { $points } Punkt für jeden Satz aus vier Ideen aller vier Arten
       *[other] Ende: { $points } Punkte für jeden Satz aus vier Ideen aller vier Arten
    }
cvl-effect-pairs = Ende: 1 Punkt für je zwei deiner Ideen
cvl-effect-per-type =
    { $kind ->
        [building] { $points ->
            [one] Ende: { $points } Punkt für jedes deiner Gebäude
           *[other] Ende: { $points } Punkte für jedes deiner Gebäude
        }
        [tool] { $points ->
            [one] Ende: { $points } Punkt für jedes deiner Werkzeuge
           *[other] Ende: { $points } Punkte für jedes deiner Werkzeuge
        }
        [invention] { $points ->
            [one] Ende: { $points } Punkt für jede deiner Erfindungen
           *[other] Ende: { $points } Punkte für jede deiner Erfindungen
        }
       *[other] { $points ->
            [one] Ende: { $points } Punkt für jede deiner Ideologien
           *[other] Ende: { $points } Punkte für jede deiner Ideologien
        }
    }
cvl-effect-per-late =
    { $points ->
        [one] Ende: { $points } Punkt für jede deiner Ideen aus Epoche III
       *[other] Ende: { $points } Punkte für jede deiner Ideen aus Epoche III
    }
cvl-effect-per-happiness = Ende: 1 Punkt für je { $every } gewonnene Zufriedenheit
cvl-effect-majority =
    { $kind ->
        [building] { $points ->
            [one] Ende: { $points } Punkt, wenn du allein die meisten Gebäude hast
           *[other] Ende: { $points } Punkte, wenn du allein die meisten Gebäude hast
        }
        [tool] { $points ->
            [one] Ende: { $points } Punkt, wenn du allein die meisten Werkzeuge hast
           *[other] Ende: { $points } Punkte, wenn du allein die meisten Werkzeuge hast
        }
        [invention] { $points ->
            [one] Ende: { $points } Punkt, wenn du allein die meisten Erfindungen hast
           *[other] Ende: { $points } Punkte, wenn du allein die meisten Erfindungen hast
        }
       *[other] { $points ->
            [one] Ende: { $points } Punkt, wenn du allein die meisten Ideologien hast
           *[other] Ende: { $points } Punkte, wenn du allein die meisten Ideologien hast
        }
    }
cvl-effect-most =
    { $points ->
        [one] Ende: { $points } Punkt, wenn du allein die meisten Ideen hast
       *[other] Ende: { $points } Punkte, wenn du allein die meisten Ideen hast
    }

cvl-do-lay = { $open } offen, { $hidden } verdeckt
cvl-do-steal = { $loot } stehlen
cvl-loot = { $what } von { $name }
cvl-loot-supply = { $what } aus dem Vorrat
cvl-do-take = { $what } nehmen
cvl-do-trade = { $give } für { $take } geben
cvl-do-buy = { $idea } kaufen
cvl-do-buy-swap = { $give } gegen { $take } tauschen und { $idea } kaufen
cvl-do-stop = Nichts kaufen
cvl-do-stop-second = Nichts mehr kaufen

cvl-now-lay = Lege einen Befehl offen und einen verdeckt.
cvl-now-neutral = Lege zwei Befehle für deinen neutralen Stamm.
cvl-now-steal = { $order }: Wähle, wen du bestiehlst und was du nimmst.
cvl-now-take =
    { $count ->
        [one] { $order }: Nimm einen Rohstoff nach Wahl.
       *[other] { $order }: Nimm { $count } Rohstoffe nach Wahl.
    }
cvl-now-trade = { $order }: Wähle, was du gibst und was du nimmst.
cvl-now-choose = { $idea }: Nimm einen Rohstoff nach Wahl.
cvl-now-alike = { $idea }: Nimm zwei gleiche Rohstoffe.
cvl-now-buy = Kaufe eine Idee oder keine.
cvl-now-buy-second = Kaufe eine zweite Idee oder höre auf.
cvl-wait-leader = Der erste Anführer wird ausgelost.
cvl-wait-grannfolk = Das Grannvolk zieht seine Befehle.
cvl-wait-lay = { $name } legt zwei Befehle.
cvl-wait-neutral = { $name } legt zwei Befehle für den neutralen Stamm.
cvl-wait-carry = { $name } führt einen Befehl aus.
cvl-wait-choose = { $name } wählt Rohstoffe.
cvl-wait-look = { $name } sieht sich die oberste Karte des Stapels an.
cvl-wait-buy = { $name } wählt eine Idee.
cvl-wait-refill = Eine neue Idee wird ausgelegt.
cvl-note-last = Das ist der letzte Zug.

cvl-say-track = { $idea } wird ausgelegt.
cvl-say-leads =
    { $who ->
        [you] Du hast zuerst den Helm.
       *[other] { $name } hat zuerst den Helm.
    }
cvl-say-left =
    { $who ->
        [you] Du sitzt links vom Grannvolk.
       *[other] { $name } sitzt links vom Grannvolk.
    }
cvl-say-turn =
    { $who ->
        [you] Zug { $turn }. Du führst an.
       *[other] Zug { $turn }. { $name } führt an.
    }
cvl-say-turn-neutral =
    { $who ->
        [you] Zug { $turn }. Dein neutraler Stamm führt an.
       *[other] Zug { $turn }. Der neutrale Stamm von { $name } führt an.
    }
cvl-say-turn-grannfolk = Zug { $turn }. Das Grannvolk führt an.
cvl-say-open =
    { $who ->
        [you] Du legst { $order } offen.
       *[other] { $name } legt { $order } offen.
    }
cvl-say-open-neutral =
    { $who ->
        [you] Dein neutraler Stamm legt { $order } offen.
       *[other] Der neutrale Stamm von { $name } legt { $order } offen.
    }
cvl-say-open-grannfolk = Das Grannvolk legt { $order } offen.
cvl-say-hid =
    { $who ->
        [you] Du legst { $order } verdeckt.
       *[other] { $name } legt { $order } verdeckt.
    }
cvl-say-hid-neutral =
    { $who ->
        [you] Dein neutraler Stamm legt { $order } verdeckt.
       *[other] Der neutrale Stamm von { $name } legt { $order } verdeckt.
    }
cvl-say-hid-grannfolk = Das Grannvolk legt { $order } verdeckt.
cvl-say-hidden =
    { $who ->
        [you] Du legst einen Befehl verdeckt.
       *[other] { $name } legt einen Befehl verdeckt.
    }
cvl-say-hidden-neutral =
    { $who ->
        [you] Dein neutraler Stamm legt einen Befehl verdeckt.
       *[other] Der neutrale Stamm von { $name } legt einen Befehl verdeckt.
    }
cvl-say-hidden-grannfolk = Das Grannvolk legt einen Befehl verdeckt.
cvl-say-revealed =
    { $who ->
        [you] Dein verdeckter Befehl: { $order }.
       *[other] Der verdeckte Befehl von { $name }: { $order }.
    }
cvl-say-revealed-neutral =
    { $who ->
        [you] Der verdeckte Befehl deines neutralen Stammes: { $order }.
       *[other] Der verdeckte Befehl des neutralen Stammes von { $name }: { $order }.
    }
cvl-say-revealed-grannfolk = Der verdeckte Befehl des Grannvolks: { $order }.
cvl-say-due =
    { $strength ->
        [one] { $order }: ein Stamm.
        [two] { $order }: zwei Stämme.
       *[other] { $order }: drei Stämme oder mehr.
    }
cvl-say-again =
    { $who ->
        [you] { $doubling }: Du führst { $order } noch einmal aus.
       *[other] { $doubling }: { $name } führt { $order } noch einmal aus.
    }
cvl-say-gathered =
    { $who ->
        [you] Du nimmst { $what }.
       *[other] { $name } nimmt { $what }.
    }
cvl-say-slacked =
    { $who ->
        [you] Du gewinnst { $count } Zufriedenheit.
       *[other] { $name } gewinnt { $count } Zufriedenheit.
    }
cvl-say-took =
    { $who ->
        [you] Du wählst { $what }.
       *[other] { $name } wählt { $what }.
    }
cvl-say-traded =
    { $who ->
        [you] Du gibst { $give } für { $take }.
       *[other] { $name } gibt { $give } für { $take }.
    }
cvl-say-no-trade =
    { $who ->
        [you] Du hast nichts zu handeln.
       *[other] { $name } hat nichts zu handeln.
    }
cvl-say-robbed =
    { $who ->
        [you] Du stiehlst { $what } von { $victim }.
       *[other] { $whom ->
            [you] { $name } stiehlt dir { $what }.
           *[other] { $name } stiehlt { $what } von { $victim }.
        }
    }
cvl-say-supply =
    { $who ->
        [you] Du nimmst { $what } aus dem Vorrat.
       *[other] { $name } nimmt { $what } aus dem Vorrat.
    }
cvl-say-nobody =
    { $who ->
        [you] Du findest niemanden zum Bestehlen.
       *[other] { $name } findet niemanden zum Bestehlen.
    }
cvl-say-failed =
    { $who ->
        [you] { $order } bringt dir nichts.
       *[other] { $order } bringt { $name } nichts.
    }
cvl-say-brought =
    { $who ->
        [you] { $idea } bringt dir { $what }.
       *[other] { $idea } bringt { $name } { $what }.
    }
cvl-say-looked =
    { $who ->
        [you] Du siehst dir die oberste Karte des Stapels an.
       *[other] { $name } sieht sich die oberste Karte des Stapels an.
    }
cvl-say-looked-card =
    { $who ->
        [you] Du siehst dir die oberste Karte des Stapels an: { $idea }.
       *[other] { $name } sieht sich die oberste Karte des Stapels an: { $idea }.
    }
cvl-say-bought =
    { $who ->
        [you] Du kaufst { $idea }.
       *[other] { $name } kauft { $idea }.
    }
cvl-say-bought-swap =
    { $who ->
        [you] Du tauschst { $give } gegen { $take } und kaufst { $idea }.
       *[other] { $name } tauscht { $give } gegen { $take } und kauft { $idea }.
    }
cvl-say-stopped =
    { $who ->
        [you] Du kaufst nichts mehr.
       *[other] { $name } kauft nichts mehr.
    }
cvl-say-short = Der Stapel ist aufgebraucht: Die Auslage bleibt kleiner.
cvl-say-helm =
    { $who ->
        [you] Der Helm geht an dich.
       *[other] Der Helm geht an { $name }.
    }
cvl-say-helm-neutral =
    { $who ->
        [you] Der Helm geht an deinen neutralen Stamm.
       *[other] Der Helm geht an den neutralen Stamm von { $name }.
    }
cvl-say-helm-grannfolk = Der Helm geht an das Grannvolk.
cvl-say-age = Epoche { $age } ist vorbei: Alle nehmen ihre Befehle zurück.
cvl-say-cleared = Die Ideen der ersten beiden Epochen scheiden aus.

cvl-why-lay = jetzt werden zwei Befehle gelegt
cvl-why-steal = wähle zuerst, wen du bestiehlst
cvl-why-take = wähle zuerst deine Rohstoffe
cvl-why-trade = wähle zuerst, was du tauschst
cvl-why-buy = jetzt kann eine Idee gekauft werden oder keine
cvl-why-same-order = die beiden Befehle müssen verschieden sein
cvl-why-used = { $order } wurde in dieser Epoche schon benutzt
cvl-why-victims =
    { $count ->
        [0] niemand kann bestohlen werden
        [one] genau eine Person muss bestohlen werden
       *[other] genau { $count } Personen müssen bestohlen werden
    }
cvl-why-same-victim = zwei verschiedene Personen müssen bestohlen werden
cvl-why-no-victim = man kann nur andere bestehlen
cvl-why-nothing = { $name } hat keine Rohstoffe
cvl-why-protected = das Recht schützt { $name } bis zum Ende des Zuges
cvl-why-loot =
    { $count ->
        [one] genau ein Rohstoff von { $name } muss genommen werden
       *[other] genau { $count } Rohstoffe von { $name } müssen genommen werden
    }
cvl-why-not-theirs = { $name } hat das nicht
cvl-why-supply-too = auch aus dem Vorrat muss ein Rohstoff genommen werden
cvl-why-no-supply = aus dem Vorrat wird nichts genommen
cvl-why-count =
    { $count ->
        [one] genau ein Rohstoff muss gewählt werden
       *[other] genau { $count } Rohstoffe müssen gewählt werden
    }
cvl-why-alike = beide Rohstoffe müssen gleich sein
cvl-why-same-kind = was du gibst und was du nimmst, muss verschieden sein
cvl-why-give = du hast nichts davon zu geben ({ $resource })
cvl-why-track = { $idea } kann jetzt nicht gekauft werden
cvl-why-dear = { $idea } kostet mehr, als du hast
cvl-why-bazaar = nur der Basar erlaubt einen Tausch

cvl-blurb = Führe einen Stamm vom Mammut bis zum Mond. Zwei Befehle je Zug, einer offen, einer verdeckt: allein kommt man durch, zu zweit blüht man auf, zu dritt steht man sich im Weg.
cvl-source-ends = Am Ende
cvl-brief-happiness = Zufrie­den­heit
cvl-brief-ideas = Ideen
cvl-orders = Befehle
cvl-orders-back = Alle Befehle kommen nach Zug { $turn } zurück.
cvl-due = jetzt
cvl-hidden = verdeckt
cvl-by-one = einer
cvl-by-two = zwei
cvl-by-three = 3+
cvl-chance = { $percent } % nach offenen und benutzten Befehlen
cvl-brings-nothing = bringt nichts
cvl-robs =
    { $count ->
        [one] du bestiehlst eine Person
       *[other] du bestiehlst { $count } Personen
    }
cvl-any = Rohstoffe nach Wahl
cvl-grannfolk = Grannvolk
cvl-neutral-of = Neutraler Stamm von { $name }
cvl-leads = hat den Helm
cvl-leads-who = { $name } führt an
cvl-points =
    { $count ->
        [one] Punkt
       *[other] Punkte
    }
cvl-happiness = Zufriedenheit
cvl-not-laid = noch keine Befehle
cvl-hidden-order = ein verdeckter Befehl
cvl-orders-left = Noch möglich: { $orders }
cvl-idea-count =
    { $count ->
        [0] keine Ideen
        [one] 1 Idee
       *[other] { $count } Ideen
    }
cvl-no-ideas = Noch keine Ideen.
cvl-idea-full =
    { $kind ->
        [building] { $name } (Gebäude): { $does }. Punkte: { $points }. Kosten: { $cost }.
        [tool] { $name } (Werkzeug): { $does }. Punkte: { $points }. Kosten: { $cost }.
        [invention] { $name } (Erfindung): { $does }. Punkte: { $points }. Kosten: { $cost }.
       *[other] { $name } (Ideologie): { $does }. Punkte: { $points }. Kosten: { $cost }.
    }
cvl-turn-of = Zug { $turn } von { $turns }
cvl-step-orders = Befehle
cvl-step-actions = Aktionen
cvl-step-ideas = Ideen
cvl-track = Ideen im Angebot
cvl-deck-count =
    { $count ->
        [0] der Stapel ist leer
        [one] 1 Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
cvl-place-empty = ein leerer Platz
cvl-top = Oben auf dem Stapel: Du kennst sie
cvl-can-pay = bezahlbar
cvl-with-swap = mit Tausch
cvl-lacks = es fehlt
cvl-mine-empty = Hier werden deine Ideen liegen. Jede wirkt ab dem Zug nach dem Kauf.
cvl-since = Epoche { $age }, Zug { $turn }
cvl-sleeps = ab dem nächsten Zug
cvl-spent = in diesem Zug genutzt
cvl-rob-two = Wähle bei zwei Personen.
cvl-supply = Der Vorrat
cvl-swap-how = Basar: Berühre eine Idee, dann einen Tausch, wenn du einen willst.
cvl-sheet-happiness = Gewonnene Zufriedenheit
cvl-sheet-swapped = Gegen Zufriedenheit getauscht: { $what }
cvl-sheet-left = Übrig, bei Gleichstand: { $what }
cvl-sheet-nothing = Nichts übrig.
cvl-tour-status = Das Band sagt, was dein Stamm zu tun hat. Golden heißt: Es wartet auf dich.
cvl-tour-common = Vier Ideen zum Kaufen und darunter die acht Befehle. Golden ist, was ein Befehl nach jetzigem Stand bringt. Die Prozente sagen, wie wahrscheinlich jede Zahl von Stämmen ist, wenn du den Befehl gibst, nach offenen und benutzten Befehlen.
cvl-tour-mine = Nahrung, Holz, Stein, Zufriedenheit und deine Ideen. Was erst noch kommt, ist blass.
cvl-tour-others = Die anderen Stämme: ein Befehl offen, einer verdeckt, dazu ihr ganzer Besitz. Der Helm zeigt, wer anführt.
cvl-tour-tray = Deine Befehle. Wähle einen für offen und einen für verdeckt; der Zettel sagt, was sie bringen und was schiefgehen kann.
cvl-tour-main = Der goldene Knopf tut, was du gewählt hast. Enter drückt ihn, Esc nimmt die Wahl zurück.
cvl-tie-break = Bei gleich viel Glück liegt vorn, wer mehr Rohstoffe hat.
cvl-tour-score = Die Zufriedenheit aller Stämme bisher. Nach neun Zügen gewinnt der zufriedenste.
cvl-tour-log = Was geschehen ist, das Neueste zuerst; auf dem Telefon hat es einen eigenen Reiter. Möge dein Stamm gedeihen!
cvl-tab-orders = Befehle
cvl-tab-ideas = Ideen
cvl-age = Epoche { $age }
cvl-verb-lay = Beide Befehle legen
cvl-verb-steal = Stehlen: { $what }
cvl-verb-take = Das nehmen
cvl-verb-trade = Tauschen
cvl-verb-buy = { $idea } kaufen
cvl-verb-swap = { $give } → { $take } tauschen und kaufen
cvl-ask-lay = Wähle zwei Befehle
cvl-ask-steal = Wähle, was du stiehlst
cvl-ask-trade = Wähle einen Tausch
cvl-ask-buy = Wähle eine Idee
cvl-ask-take = Wähle Rohstoffe
cvl-pre-twice = { $order }, zweimal ausgeführt
cvl-pre-both = { $open } offen, { $hidden } verdeckt
cvl-row-pay = Du zahlst
cvl-row-gain = Du erhältst
cvl-row-left = Danach
cvl-row-points = Punkte
cvl-warn-fails = { $order } würde misslingen: Zwei andere Stämme haben ihn gelegt
cvl-only-counts = bekommt nichts, zählt nur mit
cvl-neutral-words = Ein neutraler Stamm bekommt nichts, seine Befehle zählen nur mit. Wer ihn führt, legt sie vor den eigenen.
cvl-grannfolk-words = Das Grannvolk spielt niemand: Seine Befehle bestimmt der Zufall. Es bekommt nichts, seine Befehle zählen nur mit.
cvl-used-until = Benutzt bis Zug { $turn }
cvl-own = Deine Ideen
cvl-hand = Befehle auf der Hand
cvl-lay-open = { $order }: offen legen
cvl-lay-hidden = { $order }: verdeckt legen
cvl-slot-open = Offen
cvl-slot-hidden = Verdeckt
cvl-works = wirkt jetzt
cvl-at-end = zählt am Ende
cvl-works-from = wirkt ab Zug { $turn }
cvl-works-never = zu spät, um zu wirken
cvl-laid-by = Gelegt von:
cvl-can-lay = Können ihn noch legen:
cvl-moment-reveal = Die Befehle werden aufgedeckt
cvl-moment-orders = Was die Befehle brachten
cvl-to-choose = nach Wahl
cvl-words-theft = Du nimmst jemandem einen Rohstoff; zu zweit zwei Leuten je einen. Zu dritt oder mehr nimmt niemand etwas.
cvl-words-logging = Bringt Holz. Am besten, wenn ihn genau zwei Stämme legen.
cvl-words-hunting = Bringt Nahrung. Am besten, wenn ihn genau zwei Stämme legen.
cvl-words-quarrying = Bringt Stein. Am besten, wenn ihn genau zwei Stämme legen.
cvl-words-cunning = Bringt Rohstoffe nach Wahl. Zu dritt oder mehr bringt er nichts.
cvl-words-slacking = Bringt Zufriedenheit. Zu dritt oder mehr bringt er nichts.
cvl-words-trading = Du gibst einen Rohstoff und nimmst mehrere einer anderen Sorte: je weniger tauschen, desto mehr.
cvl-words-doubling = Dein anderer Befehl wird zweimal ausgeführt. Zu dritt oder mehr bewirkt er nichts.
cvl-kind-one =
    { $kind ->
        [building] Gebäude
        [tool] Werkzeug
        [invention] Erfindung
       *[other] Ideologie
    }
cvl-short-none = nur Punkte
cvl-short-taken = { $order }: +1 vom Genommenen
cvl-short-order = { $order }: +1 { $gain }
cvl-short-one = allein: +1 { $gain }
cvl-short-two = zu zweit: +1 { $gain }
cvl-short-three = zu dritt+: +1 { $gain }
cvl-short-first-one = 1× pro Zug, allein: +1 { $gain }
cvl-short-first-two = 1× pro Zug, zu zweit: +1 { $gain }
cvl-short-first-three = 1× pro Zug, zu dritt+: +1 { $gain }
cvl-short-once = { $order }: +1 { $gain } 1× pro Zug
cvl-short-crowd = Sammeln zu dritt+: 1 mehr
cvl-short-dog = { $orders } +1 { $gain }
cvl-short-cat = { $gain } je Befehl, der misslingt
cvl-short-sword = { $order }: jedem 1 mehr
cvl-short-law = höchstens 1× pro Zug bestohlen
cvl-short-look = oberste Karte sehen und kaufen
cvl-short-bazaar = beim Kauf 1 tauschen
cvl-short-second = ein zweiter Kauf
cvl-short-purchase = jeder Kauf: +1 { $gain }
cvl-short-purchase-of = { $kind } gekauft: +1 { $gain }
cvl-short-purchase-turn = Zug mit Kauf: +1 { $gain }
cvl-short-patience = ohne Kauf: 2 gleiche
cvl-short-empty = keins mehr: +1 { $gain }
cvl-short-variety = alle drei Sorten: +1 { $gain }
cvl-short-swap = Ende: { $what } werden { $joy }
cvl-short-exchange = Ende: { $max }× { $set } = { $points } { $joy }
cvl-short-consumerism = Ende: +{ $points } ohne Rohstoffe
cvl-short-humanism = Ende: +{ $points } je Idee, die { $joy } bringt
cvl-short-types = Ende: +1 je Typ
cvl-short-sets = Ende: +{ $points } je vier Typen
cvl-short-pairs = Ende: +1 je zwei Ideen
cvl-short-per = Ende: +{ $points } je { $kind }
cvl-short-late = Ende: +{ $points } je Idee aus III
cvl-short-happy = Ende: +1 je { $every } { $joy }
cvl-short-most = Ende: +{ $points } für die meisten { $kind }
cvl-short-most-ideas = Ende: +{ $points } für die meisten Ideen

cvl-term-helm = Helm
cvl-term-cost = kostet
cvl-term-does = Wirkung
cvl-term-for-you = für dich
cvl-term-laid = gelegt von
cvl-term-left = hat noch
cvl-term-neutral = neutral ({ $name })
cvl-term-pairs = offen + verdeckt:
cvl-term-letters = F Nahrung, W Holz, S Stein, * nach Wahl, + Zufriedenheit, ✗ benutzt, … noch nicht
cvl-help =
    So liest man den Tisch
    Bei einer Idee stehen Nummer, Name, Punkte, Kosten und Wirkung; rechts, ob du sie bezahlen kannst oder was dir fehlt. ↑ ist die oberste Karte des Stapels, wenn du sie kennst.
    Bei einem Befehl steht, was er bringt, wenn ein Stamm, zwei, drei oder mehr ihn gelegt haben: F Nahrung, W Holz, S Stein, ein Stern für Rohstoffe nach Wahl oder für Bestohlene, + für Zufriedenheit, 1→3 für einen Rohstoff gegen drei. ◂ zeigt, wie es steht, ✗ was du in dieser Epoche benutzt hast.
    In der Zeile eines Stamms stehen Rohstoffe, gewonnene Zufriedenheit und Punkte; darunter seine zwei Befehle, die Nummern der Befehle, die er noch hat, und seine Ideen. … heißt, dass eine Idee ab dem nächsten Zug wirkt. ▶ zeigt, wer dran ist.
    In jedem Zug legen alle zwei Befehle, einen offen und einen verdeckt. Sie werden nach Nummern ausgeführt. Dann dürfen alle eine Idee kaufen. Nach drei Zügen kommen die Befehle zurück; nach neun ist Schluss, und die größte Zufriedenheit gewinnt.
    „lay logging hunting“ legt Holzfällen offen und Jagd verdeckt, „buy 17“ kauft Idee 17. „r C17“ zeigt die Regel zu Idee 17.
