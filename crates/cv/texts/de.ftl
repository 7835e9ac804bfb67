# CV.
cv-blurb = Ein ganzes Leben an einem Abend: würfeln, die Liebe finden, eine Arbeit, ein Steckenpferd, und einen Regenschirm verlieren. Junge Jahre, Lebensmitte, Alter, und am Ende die Frage, wozu das alles gut war.
cv-variant-granna = Ausgabe Granna (polnische und englische Schachtel)
cv-variant-granna-note = Das Unglück wird einmal gezählt, nach dem Nehmen der Karten. Eine neue Karte darf unter jede Karte ihres Stapels.
cv-variant-gigamic = Ausgabe Gigamic (französische Schachtel)
cv-variant-gigamic-note = Ein Unglück trifft dich, sobald das dritte Pech fällt. Eine zweifarbige Karte kann auf ihren Typ warten, und ein Lebensziel zählt anders.

cv-health = Gesundheit
cv-knowledge = Wissen
cv-relationship = Beziehung
cv-money = Geld
cv-good-luck = Glück
cv-bad-luck = Pech
cv-any = eines der vier
cv-times = { $count } × { $what }
cv-kind-health = Gesundheit
cv-kind-relationship = Beziehung
cv-kind-knowledge = Wissen
cv-kind-work = Arbeit
cv-kind-possession = Besitz
cv-kind-event = Ereignis
cv-kind-goal = Lebensziel
cv-age-childhood = Kindheit
cv-age-early = Junge Jahre
cv-age-middle = Lebensmitte
cv-age-old = Alter
cv-percent = { $percent } %

cv-card-full = { $name } ({ $kinds }): { $does }
cv-cost = kostet { $symbols }
cv-cost-none = kostet nichts
cv-free = umsonst
cv-gives = gibt jeden Zug: { $symbols }
cv-event-gives = zahlt einmal: { $symbols }
cv-more-dice =
    { $count ->
        [one] ein Würfel mehr
       *[other] { $count } Würfel mehr
    }
cv-event-dice =
    { $count ->
        [one] ein Würfel mehr in diesem Zug
       *[other] { $count } Würfel mehr in diesem Zug
    }
cv-more-rerolls =
    { $count ->
        [one] einmal mehr nachwürfeln
       *[other] { $count }-mal mehr nachwürfeln
    }
cv-arrow = { $from } darf als { $to } dienen
cv-arrow-both = { $from } und { $to } dürfen füreinander einstehen
cv-upkeep = Unterhalt jeden Zug: { $symbols }, sonst ist die Karte verloren
cv-discount = ein Symbol weniger für eine Karte vom Typ { $kind }
cv-late = erst wenn das Alter begonnen hat
cv-needs = verlangt im Lebenslauf: { $kinds }
cv-without = nur ohne { $kinds }
cv-points-printed =
    { $count ->
        [one] ein Punkt
       *[other] { $count } Punkte
    }
cv-ability-magician = einmal im Zug wird ein Symbol zu einem anderen (nie Glück oder Pech)
cv-ability-friend = jeden Zug ein Symbol von der Arbeitskarte nebenan
cv-ability-trip = jeden Zug dient ein Pech als eines der vier
cv-ability-therapy = einmal beim Nachwürfeln darf auch Pech mit
cv-ability-double = zählt am Ende, wenn sie aktiv ist, als zwei Karten
cv-ability-retirement = wer sie nimmt, nimmt keine Arbeitskarte mehr
cv-ability-insurance = wendet ein Unglück ab
cv-ability-starter = wer es hat, beginnt jede Runde
cv-goal-sets =
    { $points ->
        [one] ein Punkt je { $set }
       *[other] { $points } Punkte je { $set }
    }
cv-goal-symbols =
    { $points ->
        [one] ein Punkt je Symbol auf aktiven Karten
       *[other] { $points } Punkte je Symbol auf aktiven Karten
    }

cv-round = Runde { $round }
cv-deck-count =
    { $count ->
        [0] der Stapel ist leer
        [one] noch eine Karte im Stapel
       *[other] noch { $count } Karten im Stapel
    }
cv-track = Die Auslage
cv-place-empty = leerer Platz
cv-offer-now = zu haben
cv-offer-events = mit { $cards }
cv-offer-missing = es fehlt:
cv-offer-needs = verlangt: { $kind }
cv-offer-without = nur ohne { $kind }
cv-offer-retired = du bist im Ruhestand
cv-odds-title = Chance auf diese Karte, wenn du klug nachwürfelst
cv-odds-throw = Wirf erst die Würfel.
cv-odds-reroll = Am besten neu würfeln: { $dice }
cv-odds-new = Am besten: die neuen Würfel werfen
cv-odds-stop = Am besten: so lassen
cv-odds-risk = Gefahr eines Unglücks: { $percent } %

cv-dice = Würfel
cv-frozen = { $symbol }, eingefroren
cv-die-new = ein noch nicht geworfener Würfel
cv-throws-left =
    { $count ->
        [0] kein Wurf mehr
        [one] noch ein Wurf
       *[other] noch { $count } Würfe
    }
cv-tokens = Marken
cv-from-events = Aus Ereignissen
cv-discounted =
    { $count ->
        [one] Ein Symbol weniger für
       *[other] { $count } Symbole weniger für
    }
cv-taken = Genommen
cv-bad-luck-count = Pech: { $count } von { $of }
cv-rule-misfortune = Dreimal Pech ist ein Unglück: Du verlierst eine Karte.
cv-risk = alles neu: { $percent } % Gefahr

cv-of = Der Lebenslauf von { $name }
cv-points =
    { $count ->
        [one] Punkt
       *[other] Punkte
    }
cv-dice-count =
    { $count ->
        [one] ein Würfel
       *[other] { $count } Würfel
    }
cv-hand-count =
    { $count ->
        [one] ein Ereignis auf der Hand
       *[other] { $count } Ereignisse auf der Hand
    }
cv-card-count =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
cv-heap =
    { $count ->
        [one] { $kind }: eine Karte
       *[other] { $kind }: { $count } Karten
    }
cv-retired = im Ruhestand
cv-arriving =
    { $count ->
        [one] Neu in deinem Leben
       *[other] Neu in deinem Leben: { $count } Karten
    }
cv-apart = noch unentschieden
cv-series = 1, 3, 6, 10, 15, 21 … Punkte für eine, zwei, drei … Karten
cv-stack-empty = noch nichts
cv-on-top = obenauf

cv-goals = Lebensziele
cv-goal-nobody = noch niemand

cv-hand = Deine Ereignisse
cv-draft-first = Kindheit: Wähle die erste Karte
cv-draft-second = Kindheit: Wähle die zweite Karte
cv-draft-watch = Alle wählen heimlich Kindheitskarten.

cv-moment-misfortune = Ein Unglück!
cv-moment-misfortune-words =
    { $who ->
        [you] Du hast { $bad } Pech. { $due ->
            [one] Du verlierst eine deiner aktiven Karten: Wähle, welche.
           *[other] { $due } Unglücksfälle, jeder nimmt eine deiner aktiven Karten: Wähle, welche.
        }
       *[other] { $name } hat { $bad } Pech. { $due ->
            [one] Eine aktive Karte geht verloren.
           *[other] { $due } Unglücksfälle, jeder nimmt eine aktive Karte.
        }
    }
cv-moment-struck-words =
    { $due ->
        [one] Du hast { $bad } Pech. Das kostet dich eine deiner aktiven Karten.
       *[other] Du hast { $bad } Pech. { $due } Unglücksfälle, jeder kostet dich eine deiner aktiven Karten.
    }
cv-moment-upkeep = Für alles reicht es nicht
cv-moment-upkeep-words =
    { $who ->
        [you] Deine Symbole bezahlen nicht allen Unterhalt. Wähle, was du behältst; der Rest geht verloren.
       *[other] Die Symbole von { $name } bezahlen nicht allen Unterhalt; etwas muss gehen.
    }

cv-thing-top = obenauf: { $kind }
cv-thing-die = Würfel: { $symbol }
cv-do-keep = { $card } behalten
cv-do-throw =
    { $count ->
        [one] Den Würfel werfen
       *[other] { $count } Würfel werfen
    }
cv-do-reroll =
    { $fresh ->
        [0] Neu würfeln: { $dice }
        [one] Neu würfeln: { $dice } und ein neuer Würfel
       *[other] Neu würfeln: { $dice } und { $fresh } neue Würfel
    }
cv-do-reroll-new =
    { $count ->
        [one] Nur den neuen Würfel werfen
       *[other] Nur die { $count } neuen Würfel werfen
    }
cv-do-stop = Alle Würfel lassen
cv-do-play = { $card } ausspielen
cv-do-take = { $card } nehmen
cv-do-done = Das ist alles
cv-do-nothing = Nichts nehmen
cv-do-decline = Nein, danke
cv-do-insure = { $card } ausspielen: Nichts geht verloren
cv-do-lose = { $card } verlieren
cv-do-pay = Behalten: { $cards }
cv-do-pay-none = Nichts behalten
cv-do-announce = { $card } als { $kind }
cv-do-lay-top = { $card } obenauf: { $kind }
cv-do-lay-under = { $card } unter { $other } ({ $kind })
cv-do-wait = Zuerst { $card }: wartet auf eine Art

cv-now-keep =
    { $count ->
        [0] Behalte die Karte.
        [one] Behalte eine Karte; die andere geht an { $name }.
       *[other] Behalte eine Karte; die anderen { $count } gehen an { $name }.
    }
cv-now-throw =
    { $count ->
        [one] Wirf den Würfel.
       *[other] Wirf deine { $count } Würfel.
    }
cv-now-roll =
    { $count ->
        [one] Wirf neu oder behalte alle: noch ein Wurf.
       *[other] Wirf neu oder behalte alle: noch { $count } Würfe.
    }
cv-now-select =
    { $count ->
        [0] Spiel Ereignisse aus oder hör auf.
        [one] Nimm noch eine Karte oder hör auf.
       *[other] Nimm bis zu zwei Karten.
    }
cv-now-misfortune = Ein Unglück: Welche Karte verlierst du?
cv-now-upkeep = Unterhalt: Welche Karten behältst du?
cv-now-lay = Leg { $cards } obenauf oder darunter.
cv-now-lay-top = Leg { $cards } obenauf.
cv-now-lay-waiting = Bevor { $card } als { $kind } liegt: Entscheide, was die wartende Karte ist.
cv-now-assist = Sozialhilfe: Nimm eine Karte aus der Auslage, umsonst.
cv-now-settle = Das Spiel ist fast vorbei: Gib deinen wartenden Karten einen Typ.
cv-wait-roll = { $name } würfelt.
cv-wait-misfortune = Ein Unglück: { $name } verliert eine Karte.
cv-wait-select = { $name } sucht Karten aus.
cv-wait-upkeep = { $name } entscheidet, was bleibt.
cv-wait-lay = { $name } legt neue Karten.
cv-wait-refill = Die Auslage wird aufgefüllt.
cv-wait-assist = Sozialhilfe: { $name } sucht eine Karte aus.
cv-wait-settle = { $name } gibt wartenden Karten einen Typ.
cv-note-last = Das ist die letzte Runde.
cv-note-deck =
    { $count ->
        [one] { $age }: fast vorbei, noch eine Karte, dann Sozialhilfe.
       *[other] { $age }: fast vorbei, noch { $count } Karten, dann Sozialhilfe.
    }

cv-why-draft = jetzt werden Kindheitskarten gewählt
cv-why-throw = wirf zuerst die Würfel
cv-why-roll = jetzt werden Würfel neu geworfen oder gelassen
cv-why-select = jetzt werden Karten aus der Auslage genommen
cv-why-misfortune = zuerst ist das Unglück an der Reihe
cv-why-upkeep = wähle zuerst, welche Karten du behältst
cv-why-lay = leg zuerst die neue Karte
cv-why-assist = jetzt wird Sozialhilfe angeboten
cv-why-settle = jetzt bekommen wartende Karten ihren Typ
cv-why-pack = { $card } steht nicht zur Wahl
cv-why-hand = { $card } hast du nicht auf der Hand
cv-why-playable = { $card } kann jetzt nicht ausgespielt werden
cv-why-no-die = es sind schon sieben Würfel, keiner käme hinzu
cv-why-old-age = { $card } wartet auf die erste Karte des Alters in der Auslage
cv-why-dice = deine Würfel zeigen diese Symbole nicht
cv-why-frozen = Würfel mit Pech sind eingefroren
cv-why-track = { $card } liegt nicht in der Auslage
cv-why-needs = { $card } verlangt eine Karte vom Typ { $kind } im Lebenslauf
cv-why-without = { $card } geht nur ohne jede Karte vom Typ { $kind }
cv-why-retired = du bist im Ruhestand, darum keine Arbeitskarte mehr: { $card }
cv-why-covered = deine Symbole bezahlen nicht auch noch { $card }
cv-why-top = { $card } liegt nicht obenauf
cv-why-set = diese Karten sind zusammen nicht zu halten, oder eine mehr wäre es
cv-why-to-lay = { $card } ist jetzt nicht zu legen
cv-why-wait = { $card } muss nicht warten: in deinem Lebenslauf liegt schon eine der beiden Arten
cv-why-kind = { $card } kann nicht als { $kind } liegen
cv-why-there = dort kann die Karte nicht liegen

cv-say-opened = { $card } kommt in die Auslage.
cv-say-goal =
    { $who ->
        [you] Dein geheimes Ziel: { $card }.
       *[other] Das geheime Ziel von { $name }: { $card }.
    }
cv-say-goal-dealt =
    { $who ->
        [you] Du bekommst ein geheimes Ziel.
       *[other] { $name } bekommt ein geheimes Ziel.
    }
cv-say-goal-opened = Offenes Ziel: { $card }.
cv-say-started =
    { $who ->
        [you] Du zeigst { $card } und beginnst jede Runde.
       *[other] { $name } zeigt { $card } und beginnt jede Runde.
    }
cv-say-round = Runde { $round } beginnt.
cv-say-turn =
    { $who ->
        [you] { $count ->
            [one] Du bist dran: ein Würfel.
           *[other] Du bist dran: { $count } Würfel.
        }
       *[other] { $count ->
            [one] { $name }: ein Würfel.
           *[other] { $name }: { $count } Würfel.
        }
    }
cv-say-throws =
    { $count ->
        [one] { $who ->
            [you] Du wirfst einen Würfel.
           *[other] { $name } wirft einen Würfel.
        }
       *[other] { $who ->
            [you] Du wirfst { $count } Würfel.
           *[other] { $name } wirft { $count } Würfel.
        }
    }
cv-say-rerolled =
    { $count ->
        [0] { $who ->
            [you] Du würfelst neu: { $dice }.
           *[other] { $name } würfelt neu: { $dice }.
        }
       *[other] { $who ->
            [you] Du würfelst neu: { $dice } und neue Würfel: { $count }.
           *[other] { $name } würfelt neu: { $dice } und neue Würfel: { $count }.
        }
    }
cv-say-threw = Die Würfel zeigen { $all }.
cv-say-threw-some = Sie zeigen { $thrown }; jetzt alle: { $all }.
cv-say-stopped =
    { $who ->
        [you] Du lässt die Würfel liegen.
       *[other] { $name } lässt die Würfel liegen.
    }
cv-say-played =
    { $who ->
        [you] Du spielst { $card } aus.
       *[other] { $name } spielt { $card } aus.
    }
cv-say-took =
    { $who ->
        [you] Du nimmst { $card }.
       *[other] { $name } nimmt { $card }.
    }
cv-say-finished =
    { $who ->
        [you] Du nimmst keine Karte mehr.
       *[other] { $name } nimmt keine Karte mehr.
    }
cv-say-struck =
    { $who ->
        [you] Ein Unglück trifft dich: { $count } Pech.
       *[other] Ein Unglück trifft { $name }: { $count } Pech.
    }
cv-say-nothing-to-lose =
    { $who ->
        [you] Du hast nichts zu verlieren.
       *[other] { $name } hat nichts zu verlieren.
    }
cv-say-averted =
    { $who ->
        [you] Du hast die Welt gesehen: Das Unglück ist abgewendet.
       *[other] { $name } hat die Welt gesehen: Das Unglück ist abgewendet.
    }
cv-say-insured =
    { $who ->
        [you] Du spielst { $card } aus und verlierst nichts.
       *[other] { $name } spielt { $card } aus und verliert nichts.
    }
cv-say-lost =
    { $who ->
        [you] Du verlierst { $card }.
       *[other] { $name } verliert { $card }.
    }
cv-say-paid =
    { $who ->
        [you] Du bezahlst den Unterhalt: { $cards }.
       *[other] { $name } bezahlt den Unterhalt: { $cards }.
    }
cv-say-paid-none =
    { $who ->
        [you] Du zahlst keinen Unterhalt.
       *[other] { $name } zahlt keinen Unterhalt.
    }
cv-say-unpaid =
    { $who ->
        [you] Du kannst { $card } nicht unterhalten und verlierst die Karte.
       *[other] { $name } kann { $card } nicht unterhalten und verliert die Karte.
    }
cv-say-announced =
    { $who ->
        [you] Du willst { $card } als { $kind } legen.
       *[other] { $name } will { $card } als { $kind } legen.
    }
cv-say-laid-top =
    { $who ->
        [you] Du legst { $card } obenauf: { $kind }.
       *[other] { $name } legt { $card } obenauf: { $kind }.
    }
cv-say-laid-under =
    { $who ->
        [you] Du schiebst { $card } unter { $other } ({ $kind }).
       *[other] { $name } schiebt { $card } unter { $other } ({ $kind }).
    }
cv-say-apart =
    { $who ->
        [you] Bei dir wartet { $card } auf ihren Typ.
       *[other] Bei { $name } wartet { $card } auf ihren Typ.
    }
cv-say-to-hand =
    { $who ->
        [you] { $card } kommt auf deine Hand.
       *[other] { $card } kommt auf die Hand von { $name }.
    }
cv-say-discarded = { $card } verlässt die Auslage: eine verpasste Gelegenheit.
cv-say-deck-empty = { $age }: vorbei, der Stapel ist leer.
cv-say-entitled =
    { $count ->
        [0] Niemand braucht Sozialhilfe.
       *[other] Sozialhilfe für { $names }.
    }
cv-say-assisted =
    { $who ->
        [you] Du nimmst { $card } als Sozialhilfe.
       *[other] { $name } nimmt { $card } als Sozialhilfe.
    }
cv-say-declined =
    { $who ->
        [you] Du nimmst keine Hilfe an.
       *[other] { $name } nimmt keine Hilfe an.
    }
cv-say-revealed =
    { $who ->
        [you] Dein geheimes Ziel war { $card }.
       *[other] Das geheime Ziel von { $name } war { $card }.
    }

cv-sheet = Der Wertungsblock
cv-sheet-row = Wertung
cv-sheet-own =
    { $points ->
        [one] kommt auf einen Punkt
       *[other] kommt auf { $points } Punkte
    }
cv-sheet-double = (eine zählt doppelt)
cv-source-secret = Geheimes Ziel
cv-source-public = Offenes Ziel { $number }

cv-story-title = Lebenslauf
cv-story-goal =
    { $points ->
        [one] Heimlich auf der Suche nach: { $goal } (ein Punkt)
       *[other] Heimlich auf der Suche nach: { $goal } ({ $points } Punkte)
    }
cv-story-childhood =
    { $count ->
        [0] { $name } war einmal klein und weiß nichts mehr davon.
       *[other] { $name } war einmal klein. Die Sommer waren lang, die Knie zerschrammt, und das ist geblieben:
    }
cv-story-early =
    { $count ->
        [0] { $name } schlief ein paar Jahre lang aus und ließ die anderen rennen.
       *[other] Dann zog { $name } aus, mit einem Koffer und vielen Ansichten.
    }
cv-story-middle =
    { $count ->
        [0] Die mittleren Jahre verliefen still, und { $name } fand das recht angenehm.
       *[other] Eines Tages bemerkte { $name }, dass die anderen jünger waren. Zu tun gab es trotzdem genug.
    }
cv-story-old =
    { $count ->
        [0] Später saß { $name } in der Sonne und brauchte nichts mehr.
       *[other] Und als alle dachten, jetzt wird { $name } langsamer:
    }
cv-story-childhood-thing = Niemand kam schneller den Hügel hinunter.
cv-story-childhood-played = Viele Jahre später war es noch zu etwas gut.
cv-story-childhood-kept = Eine Erinnerung, gut verwahrt und nie hergegeben.
cv-story-played = Es kam genau im richtigen Augenblick.
cv-story-unused = Aufgehoben für schlechte Zeiten, die nie kamen.
cv-story-lost = Dann kam das Pech und nahm es wieder mit.
cv-story-unpaid = Auf die Dauer war es nicht zu halten.
cv-story-early-health = Junge Beine wollen sich bewegen.
cv-story-early-relationship = Das Herz schlug schneller.
cv-story-early-knowledge = So vieles war noch zu lernen.
cv-story-early-work = Das erste eigene Geld.
cv-story-early-possession = Angespart, zweimal nachgezählt, endlich gekauft.
cv-story-middle-health = Die Ärztin nickte zufrieden.
cv-story-middle-relationship = Jemand, zu dem man heimkommt.
cv-story-middle-knowledge = Zum Anfangen ist es nie zu spät.
cv-story-middle-work = Ein Name an der Tür, eine Pflanze auf dem Tisch.
cv-story-middle-possession = Die Nachbarn schauten über den Zaun.
cv-story-old-health = Immer noch unterwegs, und schneller als die Jungen.
cv-story-old-relationship = Der Sonntagstisch wurde immer länger.
cv-story-old-knowledge = Was man weiß, kann einem niemand nehmen.
cv-story-old-work = Hände, die nicht ruhen können.
cv-story-old-possession = Endlich war Zeit, sich daran zu freuen.
cv-story-again-health = Und damit nicht genug: wieder hinaus an die Luft.
cv-story-again-relationship = Das Herz ist groß.
cv-story-again-knowledge = Eine Antwort, drei neue Fragen.
cv-story-again-work = Neuer Schreibtisch, derselbe Kaffee.
cv-story-again-possession = Für eines war noch Platz.
cv-story-again-played = Das Glück kommt gern zweimal.
cv-story-again-unused = Auch das wurde aufgehoben.
cv-story-end =
    { $points ->
        [one] Ein Leben mit einem Punkt. Jeder einzelne hat gezählt.
       *[other] Ein Leben mit { $points } Punkten. Jeder einzelne hat gezählt.
    }

cv-tour-status = Das Band sagt, was das Leben gerade von dir will. Golden heißt: Du bist dran.
cv-tour-common = Die Auslage: fünf Gelegenheiten. Die Münzen sind der Preis, und ein Schildchen sagt, ob du die Karte nehmen kannst oder was fehlt.
cv-tour-mine = Dein Leben, ein Stapel für jeden Typ. Die vordere Karte wirkt; die zugedeckten zählen am Ende trotzdem.
cv-tour-others = Die anderen leben auch. Berühre ein Schild, um den ganzen Lebenslauf zu lesen.
cv-tour-tray = Dein Tablett: Ereignisse, Würfel und die Marken deiner Karten. Berühre Würfel, um sie neu zu werfen; Pech friert ein, und dreimal Pech kostet eine Karte.
cv-tour-main = Der goldene Knopf tut, was du gewählt hast: werfen, neu werfen, nehmen. Enter drückt ihn, Esc nimmt die Wahl zurück.
cv-tie-break = Bei gleichen Punkten liegt vorn, wer weniger Karten im Lebenslauf hat.
cv-tour-score = Die Punkte bisher, ohne das, was noch geheim ist. Die Einzelheiten zeigen, woher sie kommen.
cv-tour-log = Was geschehen ist, das Neueste zuerst; auf dem Telefon hat es einen eigenen Reiter. Ein schönes Leben!

# Die Bühne.
cv-tab-track = Auslage
cv-tab-mine = Meins
cv-tab-others = Andere
cv-tab-log = Verlauf
cv-steps = Schritte des Zuges
cv-step-throw = Würfeln
cv-step-choose = Wählen
cv-step-lay = Anlegen
cv-round-short = Runde { $round }
cv-deck-early-adulthood = früh
cv-deck-middle-age = Mitte
cv-deck-old-age = spät
cv-deck-note = Das kommt noch, in einer Reihenfolge, die niemand kennt:
cv-worth = bringt Punkte
cv-last-chance = letzte Chance
cv-taken-you = von dir genommen
cv-taken-by = genommen von { $name }
cv-tag-retired = im Ruhestand
cv-tag-now = zu haben
cv-tag-events =
    { $count ->
        [one] mit Ereignis
       *[other] mit { $count } Ereignissen
    }
cv-tag-needs = braucht
cv-tag-without = nur ohne
cv-tag-free = kostenlos
cv-tag-kept = behalten
cv-spent = weg
cv-pays = zahlt
cv-spent-for = { $symbol }, ausgegeben für { $card }
cv-tokens-from = Von Karten
cv-of-three = { $count } von { $of }
cv-events-count =
    { $count ->
        [0] keine Ereignisse
        [one] ein Ereignis
       *[other] { $count } Ereignisse
    }
cv-kept-count =
    { $count ->
        [0] noch nichts behalten
        [one] eine Karte behalten
       *[other] { $count } Karten behalten
    }
cv-secret-worth =
    { $points ->
        [one] dein Geheimnis, jetzt ein Punkt
       *[other] dein Geheimnis, jetzt { $points } Punkte
    }
cv-lead-you = du führst mit { $points }
cv-lead-shared = gleichauf { $points }
cv-lead-other = vorn { $points }, du { $own }
cv-lead = vorn { $points }
cv-goal-public-note = Am Ende zählt es für alle, die am meisten davon haben.
cv-goal-secret-note = Nur du kennst es. Am Ende zählt es immer für dich.
cv-only-front = Nur die vorderste Karte wirkt.
cv-open-events = Ereignisse, die alle gesehen haben:
cv-about-good-luck = Dreimal Glück nimmt jede Karte.
cv-about-symbol = Bezahlt in diesem Zug Karten und Unterhalt. Vor dem Aussuchen kannst du den Würfel antippen und neu werfen.
cv-and = und
cv-or = oder
cv-play-it = Ausspielen
cv-lose-nothing = nichts geht verloren
cv-owes = Unterhalt
cv-if-lost = wenn sie geht:
cv-works = wirkt ab dem nächsten Zug
cv-under-hint = Karte antippen, um sie darunterzulegen
cv-waiting-first = erst die wartenden Karten
cv-verb-keep = Diese Karte behalten
cv-verb-reroll =
    { $count ->
        [one] Einen Würfel neu werfen
       *[other] { $count } Würfel neu werfen
    }
cv-verb-stop = Alle behalten
cv-verb-take = Diese Karte nehmen
cv-verb-done = Hier aufhören
cv-verb-play = { $card } ausspielen
cv-verb-top = Oben auf { $kind }
cv-verb-under = Darunterlegen
cv-ask-dice = Würfel antippen
cv-ask-lose = Welche Karte geht?
cv-ask-keep = Was behältst du?
cv-ask-place = Wohin damit?
cv-ask-card = Wähle eine Karte
cv-warn-lost = Für immer fort: { $cards }.
cv-if-keep = Wenn du { $card } behältst
cv-if-play = Wenn du { $card } ausspielst
cv-if-take = Wenn du { $card } nimmst
cv-if-lose = Wenn du { $card } verlierst
cv-if-pay = Wenn du behältst: { $cards }
cv-if-top = Wenn { $card } oben liegt
cv-if-under = Wenn { $card } darunter liegt
cv-row-pay = Preis
cv-row-gain = Gewinn
cv-row-points = Punkte
cv-row-pass = Weiter
cv-row-stays = Bleibt
cv-row-then = Danach
cv-misfortune-percent = Unglück: { $percent } %
cv-row-risk = Risiko
cv-row-reach = Zu haben
cv-row-missed = Liegen
cv-row-lose = Verlust
cv-row-until = Vorher
cv-row-covers = Verdeckt
cv-nothing = nichts
cv-left = übrig:
cv-borrowed = + Symbol vom Nachbarn
cv-next-turn = ab dem nächsten Zug
cv-to-hand = einmal, aus der Hand
cv-points-in = in { $kind }, gesamt { $now } → { $then }
cv-here = hier: { $change }
cv-or-here = oder hier: { $change }
cv-points-stay = Punkte gleich
cv-event-gone = das Ereignis selbst
cv-then-works = { $card } wirkt wieder
cv-until-turn-ends = Bis zum Ende des Zuges nützt die verlorene Karte noch.
cv-only-counts = sie zählt nur und wirkt nicht
cv-dice-then = Würfel: { $now } → { $then }
cv-moment-unpaid = Nicht mehr zu halten
cv-moment-unpaid-words = Deine Symbole haben für den Unterhalt nicht gereicht. Das verlässt dein Leben:
cv-moment-age = { $age } beginnt
cv-new-middle = Eines Morgens sind die anderen an der Haltestelle jünger.
cv-new-old = Das Haar ist silbern, die Pläne sind es nicht.
cv-gets-help = eine Karte geschenkt
cv-help-words = Sozialhilfe: Wer höchstens halb so viele Karten hat wie die Reichsten, nimmt eine ohne zu zahlen.
cv-nobody-helped = Niemand liegt weit zurück, also gibt es nichts geschenkt.

# Der Tisch im Terminal.
cv-brief-pays = { $symbols } einmal
cv-brief-dice =
    { $count ->
        [one] +1 Würfel
       *[other] +{ $count } Würfel
    }
cv-brief-turn-dice =
    { $count ->
        [one] 1 Würfel für einen Zug
       *[other] { $count } Würfel für einen Zug
    }
cv-brief-rerolls =
    { $count ->
        [one] +1 Nachwurf
       *[other] +{ $count } Nachwürfe
    }
cv-brief-upkeep = Unterhalt { $symbols }
cv-brief-discount = { $kind } −1
cv-brief-magician = ändert 1 Symbol
cv-brief-friend = ein Arbeitssymbol der Nachbarn
cv-brief-trip = 1 Pech als beliebiges
cv-brief-therapy = wirft Pech neu
cv-brief-double = zählt doppelt
cv-brief-retirement = keine Arbeit mehr
cv-brief-insurance = wendet ein Unglück ab
cv-brief-starter = beginnt
cv-brief-late = im Alter
cv-brief-needs = mit { $kinds }
cv-brief-without = ohne { $kinds }
cv-term-decks = Stapel: { $early } · { $middle } · { $old }
cv-term-track = Auslage
cv-term-type = Typ
cv-term-cost = Preis
cv-term-free = 0
cv-term-does = Wirkung
cv-term-offer = für dich
cv-term-chance = Chance, durch
cv-term-goals = Ziele
cv-term-secret = Geheim
cv-term-holds = hält { $card }
cv-term-fresh =
    { $count ->
        [one] ein Würfel zu werfen
       *[other] { $count } Würfel zu werfen
    }
cv-term-again = neu werfen
cv-term-new = neue Würfel
cv-term-any = beliebige Würfel: tippe „reroll HK“, oder was bleibt: „keep R+“
cv-term-stacks = Stapel
cv-source-goal = Offenes Ziel: { $card }
cv-help =
    So liest man den Tisch
    Symbole sind Buchstaben; ein Stern ist eines der vier, die kein Glück sind. K>H macht aus beliebig vielen K ebenso viele H, K<>H auch zurück. Unterhalt wird jeden Zug gezahlt, sonst geht die Karte verloren.
    Die Auslage zeigt, was eine Karte kostet und bewirkt. In deinem Zug sagt sie auch, ob du eine Karte nehmen kannst, mit welchen Ereignissen, oder was fehlt; beim Werfen die Chance auf sie und die Würfel dafür. Eine Bedingung wie „mit Arbeit“ verlangt eine Karte dieses Typs im Lebenslauf.
    Die Zeile eines Spielers zeigt Würfel, Marken, Karten im Lebenslauf, Punkte ohne Geheimes und Ereignisse auf der Hand; darunter steht jeder Stapel mit seiner Größe und der aktiven Karte. Ein Ziel zeigt, was alle davon haben; ! zeigt, wer es jetzt bekäme. ▶ zeigt, wer dran ist, ✓ wer geheim gewählt hat.
    Wirf die Würfel und wirf zweimal beliebige davon neu; Pech bleibt eingefroren. Nimm bis zu zwei Karten, bezahlt mit Würfeln, Marken und Ereignissen; drei Glück bezahlen jede Karte. Drei Pech kosten dich eine Karte. Neue Karten decken die alten zu: Nur die oberste Karte jedes Typs wirkt, aber am Ende zählen alle.
    Würfel tippt man als Buchstaben in beliebiger Folge: „reroll HK“ wirft ein H und ein K neu, „reroll all“ alle, die man darf, „keep R+“ alle anderen, „stop“ lässt sie liegen. „r C45“ zeigt die Entscheidung zu Karte 45.

# A line of wit for each card, by its number: seventy characters at most, and each language has its own joke.
cv-wit-1 = Um sechs wurde gerufen, um acht wurde gehört.
cv-wit-2 = Der Hahn kannte keine Ferien.
cv-wit-3 = Fragte freitags, ob es denn keine Hausaufgaben gibt.
cv-wit-4 = Wurde täglich geschüttelt, damit es wächst.
cv-wit-5 = Ein Schirm gegen alles, was noch keinen Namen hat.
cv-wit-6 = Das halbe Pausenbrot, und zwar die größere Hälfte.
cv-wit-7 = Der Vulkan war ein Erfolg, sagt auch die Feuerwehr.
cv-wit-8 = Postkarte nach Hause: „Alles gut, schickt Kekse.“
cv-wit-9 = Eine Woche schulfrei, in Punkten abgerechnet.
cv-wit-10 = Umsatz: vier Becher, davon drei an Oma.
cv-wit-11 = Am Ende wollte die Giraffe mit nach Hause.
cv-wit-12 = Wer die Klingel hat, hat Vorfahrt.
cv-wit-13 = Erst dem Bus hinterher, dann an ihm vorbei.
cv-wit-14 = Der Putzplan war das Sauberste in der Küche.
cv-wit-15 = Kennt schon alle Kaffeewünsche, bald auch die Namen.
cv-wit-16 = Das dünnste Papier mit der längsten Vorgeschichte.
cv-wit-17 = Zur Hälfte noch in Folie, aber alphabetisch.
cv-wit-18 = Zwei Zahnbürsten, ein Becher.
cv-wit-19 = Abgegeben um 23:59 Uhr, also mit Vorsprung.
cv-wit-20 = Fragt warum, und meint es ernst.
cv-wit-21 = Zwölf Monate bezahlt, Muskelkater inbegriffen.
cv-wit-22 = Ein halber Liter Gutes gegen ein belegtes Brötchen.
cv-wit-23 = Scheckheftgepflegt, bis auf das Auto.
cv-wit-24 = Letzter der Tabelle, Erster am Grill.
cv-wit-25 = Trainiert um sechs. Um achtzehn Uhr auch.
cv-wit-26 = Bestellt Suppe in sechs Sprachen, bekommt manchmal Salat.
cv-wit-27 = Drei Kontinente, gesehen durchs Fenster der Spülküche.
cv-wit-28 = Bewerbung beim Abendbrot, Zusage beim Nachtisch.
cv-wit-29 = Wächst langsam, muss dafür aber nie gegossen werden.
cv-wit-30 = Kleingedrucktes für große Sorgen.
cv-wit-31 = Die Katze hat das Sagen. Es läuft wieder Aquarium.
cv-wit-32 = Elf treue Leser, zwei davon nicht einmal verwandt.
cv-wit-33 = „Nur noch eine kurze Partie“, sagte jemand um eins.
cv-wit-34 = Zum ersten Mal Nudeln mit Soße. Und Nachtisch.
cv-wit-35 = Das Kaninchen weiß, wie es geht, und schweigt.
cv-wit-36 = Die wichtigsten Sitzungen finden im Stehen statt.
cv-wit-37 = „Und wann wirst du fertig?“ Endlich gibt es eine Antwort.
cv-wit-38 = Drei Akkorde. Die Nachbarn können sie inzwischen auch.
cv-wit-39 = Freie Zeiteinteilung: zwölf beliebige Stunden am Tag.
cv-wit-40 = Sie schlafen abwechselnd. Die Eltern gar nicht.
cv-wit-41 = Der Aktenkoffer kann schwimmen. Versuch geglückt.
cv-wit-42 = Suppe auf dem Herd, Kind auf dem Arm, Lied im Ohr.
cv-wit-43 = Merkt sich alles, nur nicht, wo der Schlüssel liegt.
cv-wit-44 = Die Kurve steigt, der Kaffeeverbrauch auch.
cv-wit-45 = Einmal herum. Der Koffer kam zwei Wochen später an.
cv-wit-46 = Grüßt jeden Morgen denselben Stau.
cv-wit-47 = Nachbarn: zwei Ziegen und ein Echo.
cv-wit-48 = Seitdem hat auch der Einkaufszettel eine Strategie.
cv-wit-49 = Wohnen ganz oben, helfen aber auch beim Umzug.
cv-wit-50 = Chefetage, Buchhaltung und Putzdienst: eine Tasse.
cv-wit-51 = Die Zahlen kamen vom Kassenzettel: Brot, Milch, Glück.
cv-wit-52 = Zwei Wochen gesegelt, fünfzig Wochen gestrichen.
cv-wit-53 = Die Wolke kommt noch, aber sie klopft jetzt an.
cv-wit-54 = Wollte nur ein Komma ändern. Das ist Jahre her.
cv-wit-55 = Der Rasenroboter heißt Günther und verfährt sich gern.
cv-wit-56 = Das ist kein Fleck, das ist eine Phase.
cv-wit-57 = Nummer 83, Schalter 4, und plötzlich ein Schreibtisch.
cv-wit-58 = Niemand hat sich verändert. Gut, dass es Schilder gab.
cv-wit-59 = Kennen das Buch auswendig und merken jede Kürzung.
cv-wit-60 = Termine nur noch mit den Tauben.
cv-wit-61 = Der Kürbis überragt die Laube. Der Verein berät noch.
cv-wit-62 = Kuchen nur, wenn Besuch kommt. Es kommt viel Besuch.
cv-wit-63 = Macht Schrauben für Maschinen, die Schrauben machen.
cv-wit-64 = Erste Reihe, Hausaufgaben fertig, Thermoskanne offen.
cv-wit-65 = Am anderen Ende des Schreibtischs regnet es manchmal.
cv-wit-66 = Fünfzig Jahre Walzer, und wer führt, ist noch offen.
cv-wit-67 = Springt nur sonntags an, und nur auf gutes Zureden.
cv-wit-68 = Von Tante Hedwig. Der Mops gehört mit dazu.
cv-wit-69 = Moor, Dampf und eine Badeente auf Rezept.
cv-wit-70 = Eins hängt verkehrt herum. Nur der Hund hat es gemerkt.
cv-wit-71 = Wer sich überall verlaufen hat, kennt jeden Weg.
cv-wit-72 = Meerblick aus jedem Zimmer, und Sand in jedem.
cv-wit-73 = Zweiundvierzig Kilometer. Das Erzählen dauert länger.
cv-wit-74 = Trägt die Sonnenbrille auch im Keller.
cv-wit-75 = Erklärt das All und sucht die Brille auf der Nase.
cv-wit-76 = Es fehlt nur noch eins. Seit zwanzig Jahren.
cv-wit-77 = Repariert, kocht und spielt auch noch Akkordeon.
cv-wit-78 = Vier Arme wären praktisch, zwei müssen reichen.
cv-wit-79 = Zählt zum Einschlafen Kaffeetassen.
cv-wit-80 = Liest beim Dehnen, am liebsten lange Sätze.
cv-wit-81 = Hat ein Megafon, hört aber auch gut zu.
cv-wit-82 = Im Regal die Pokale, in der Hand die Tasse mit Sprung.
cv-wit-83 = Kommt auf ein Glas, bleibt bis zum Frühstück.
