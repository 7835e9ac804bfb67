# CV.
cv-blurb = Ein ganzes Leben an einem Abend: würfeln, die Liebe finden, eine Arbeit, ein Steckenpferd, und einen Regenschirm verlieren. Junge Jahre, Lebensmitte, Alter, und am Ende die Frage, wozu das alles gut war.
cv-variant-granna = Ausgabe Granna (polnische und englische Schachtel)
cv-variant-gigamic = Ausgabe Gigamic (französische Schachtel)

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
       *[other] { $count } Mal mehr nachwürfeln
    }
cv-arrow = { $from } darf als { $to } dienen
cv-arrow-both = { $from } und { $to } dürfen füreinander einstehen
cv-upkeep = Unterhalt jeden Zug: { $symbols }, sonst ist die Karte verloren
cv-discount = ein Symbol weniger für eine Karte der Art { $kind }
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
cv-ability-therapy = bei einem Nachwürfeln darf auch Pech mit
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
cv-deck-next = jetzt
cv-track = Die Auslage
cv-leaves-round = geht am Ende der Runde
cv-leaves-turn = geht am Ende des Zuges
cv-place-empty = leerer Platz
cv-offer-now = zu haben
cv-offer-events = mit { $cards }
cv-offer-missing = es fehlt:
cv-offer-needs = verlangt: { $kind }
cv-offer-without = nur ohne { $kind }
cv-offer-retired = du bist im Ruhestand
cv-odds-title = Chance auf diese Karte bei bestem Nachwürfeln
cv-odds-throw = Wirf erst die Würfel.
cv-odds-reroll = Am besten neu würfeln: { $dice }
cv-odds-new = Am besten: die neuen Würfel werfen
cv-odds-stop = Am besten: so lassen
cv-odds-risk = Gefahr eines Unglücks: { $percent } %

cv-dice = Würfel
cv-frozen = { $symbol }, eingefroren
cv-die-new = ein noch nicht geworfener Würfel
cv-turn-mine = Deine Würfel
cv-turn-of = { $name } würfelt
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
cv-rule-misfortune = Dreimal Pech ist ein Unglück: du verlierst eine Karte.
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
cv-goal-secret = geheim
cv-goal-yours =
    { $points ->
        [one] jetzt einen Punkt wert
       *[other] jetzt { $points } Punkte wert
    }
cv-goal-leads =
    { $count ->
        [one] { $names } führt mit { $points }
       *[other] { $names } führen mit { $points }
    }
cv-goal-nobody = noch niemand
cv-goal-own = (du: { $points })

cv-hand = Deine Ereignisse
cv-hand-empty = Keine Ereignisse auf der Hand.
cv-draft-first = Kindheit: wähle die erste Karte
cv-draft-second = Kindheit: wähle die zweite Karte
cv-draft-watch = Alle wählen heimlich Kindheitskarten.

cv-moment-misfortune = Ein Unglück!
cv-moment-misfortune-words =
    { $who ->
        [you] Du hast { $bad } Pech. { $due ->
            [one] Du verlierst eine deiner aktiven Karten: wähle, welche.
           *[other] { $due } Unglücke, jedes nimmt eine deiner aktiven Karten: wähle, welche.
        }
       *[other] { $name } hat { $bad } Pech. { $due ->
            [one] Eine aktive Karte geht verloren.
           *[other] { $due } Unglücke, jedes nimmt eine aktive Karte.
        }
    }
cv-moment-upkeep = Für alles reicht es nicht
cv-moment-upkeep-words =
    { $who ->
        [you] Deine Symbole bezahlen nicht allen Unterhalt. Wähle, was du behältst; der Rest geht verloren.
       *[other] Die Symbole von { $name } bezahlen nicht allen Unterhalt; etwas muss gehen.
    }
cv-moment-assist = { $age } ist vorbei: Sozialhilfe
cv-moment-assist-words =
    { $cards ->
        [one] { $who ->
            [you] Jemand hat mindestens doppelt so viele Karten wie du mit deiner einen. Nimm dir eine aus der Auslage, umsonst.
           *[other] { $name } hat nur eine Karte, jemand mindestens doppelt so viele: eine aus der Auslage ist umsonst.
        }
       *[other] { $who ->
            [you] Jemand hat mindestens doppelt so viele Karten wie du mit deinen { $cards }. Nimm dir eine aus der Auslage, umsonst.
           *[other] { $name } hat { $cards } Karten, jemand mindestens doppelt so viele: eine aus der Auslage ist umsonst.
        }
    }
cv-moment-settle = Zeit, sich zu entscheiden
cv-moment-settle-words =
    { $who ->
        [you] Was war es denn nun? Gib { $cards } eine Art.
       *[other] { $name } entscheidet, was es nun war: { $cards }.
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
cv-do-insure = { $card } ausspielen: nichts geht verloren
cv-do-lose = { $card } verlieren
cv-do-pay = Behalten: { $cards }
cv-do-pay-none = Nichts behalten
cv-do-announce = { $card } als { $kind }
cv-do-lay-top = { $card } obenauf: { $kind }
cv-do-lay-under = { $card } unter { $other } ({ $kind })

cv-now-keep =
    { $count ->
        [0] Behalte die Karte.
        [one] Eine Erinnerung an die Kindheit: behalte eine Karte; die andere geht an { $name }.
       *[other] Eine Erinnerung an die Kindheit: behalte eine Karte; die anderen { $count } gehen an { $name }.
    }
cv-now-throw =
    { $count ->
        [one] Du bist dran: wirf den Würfel.
       *[other] Du bist dran: wirf deine { $count } Würfel.
    }
cv-now-roll =
    { $count ->
        [one] Wähle Würfel, die du neu wirfst, oder lass alle liegen. Noch ein Wurf.
       *[other] Wähle Würfel, die du neu wirfst, oder lass alle liegen. Noch { $count } Würfe.
    }
cv-now-select =
    { $count ->
        [0] Spiel Ereignisse aus oder hör auf.
        [one] Du darfst noch eine Karte aus der Auslage nehmen.
       *[other] Nimm bis zu zwei Karten aus der Auslage.
    }
cv-now-misfortune = Ein Unglück: welche Karte verlierst du?
cv-now-upkeep = Unterhalt: welche Karten behältst du?
cv-now-lay = Leg { $cards }: obenauf, damit es wirkt, oder darunter, wo es nur zählt.
cv-now-lay-top = Leg { $cards } obenauf.
cv-now-lay-waiting = Bevor { $card } als { $kind } liegt: entscheide, was die wartende Karte ist.
cv-now-assist = Sozialhilfe: nimm eine Karte aus der Auslage, umsonst.
cv-now-settle = Das Spiel ist fast vorbei: gib deinen wartenden Karten eine Art.
cv-wait-roll = { $name } würfelt.
cv-wait-misfortune = Ein Unglück: { $name } verliert eine Karte.
cv-wait-select = { $name } sucht Karten aus.
cv-wait-upkeep = { $name } entscheidet, was bleibt.
cv-wait-lay = { $name } legt neue Karten.
cv-wait-refill = Die Auslage wird aufgefüllt.
cv-wait-assist = Sozialhilfe: { $name } sucht eine Karte aus.
cv-wait-settle = { $name } gibt wartenden Karten eine Art.
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
cv-why-settle = jetzt bekommen wartende Karten ihre Art
cv-why-pack = { $card } steht nicht zur Wahl
cv-why-hand = { $card } hast du nicht auf der Hand
cv-why-playable = { $card } kann jetzt nicht ausgespielt werden
cv-why-no-die = es sind schon sieben Würfel, keiner käme hinzu
cv-why-old-age = { $card } wartet auf die erste Karte des Alters in der Auslage
cv-why-dice = deine Würfel zeigen diese Symbole nicht
cv-why-frozen = Würfel mit Pech sind eingefroren
cv-why-track = { $card } liegt nicht in der Auslage
cv-why-needs = { $card } verlangt eine Karte der Art { $kind } im Lebenslauf
cv-why-without = { $card } geht nur ohne jede Karte der Art { $kind }
cv-why-retired = du bist im Ruhestand, darum keine Arbeitskarte mehr: { $card }
cv-why-covered = deine Symbole bezahlen nicht auch noch { $card }
cv-why-top = { $card } liegt nicht obenauf
cv-why-set = diese Karten sind zusammen nicht zu halten, oder eine mehr wäre es
cv-why-to-lay = { $card } ist jetzt nicht zu legen
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
        [you] Du hast die Welt gesehen: das Unglück ist abgewendet.
       *[other] { $name } hat die Welt gesehen: das Unglück ist abgewendet.
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
        [you] Bei dir wartet { $card } auf eine Art.
       *[other] Bei { $name } wartet { $card } auf eine Art.
    }
cv-say-to-hand =
    { $who ->
        [you] { $card } kommt auf deine Hand.
       *[other] { $card } kommt auf die Hand von { $name }.
    }
cv-say-discarded = { $card } verlässt die Auslage: eine verpasste Gelegenheit.
cv-say-deck-empty = { $age } ist vorbei: der Stapel ist leer.
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
cv-sheet-own = erreicht: { $points }
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

cv-guide-hand = Zuerst die Kindheit: drei Karten behältst du als Ereignisse. Sie helfen einmal, wann du willst.
cv-guide-goals = Was willst du vom Leben? Dein geheimes Ziel zählt nur für dich; ein offenes zählt für den, der darin am besten ist.
cv-guide-track = Die Gelegenheiten. Die Symbole unten auf einer Karte sind ihr Preis. In deinem Zug sagt jede Karte, ob du sie dir leisten kannst, was fehlt und wie gut die Aussichten sind.
cv-guide-dice = Deine Würfel: wirf sie, berühre dann die, die du neu wirfst, höchstens zweimal. Pech friert ein, dreimal Pech kostet eine Karte. Dreimal Glück nimmt jede Karte.
cv-guide-mine = Dein Lebenslauf. Nur die oberste Karte jedes Stapels wirkt: sie gibt Symbole, Würfel, Würfe. Verdeckte zählen trotzdem.
cv-guide-rivals = Die anderen leben auch. Klapp jemanden auf, um den ganzen Lebenslauf zu sehen.
cv-guide-ages = Drei Lebensalter ziehen vorbei. Ist ein Stapel leer, bekommt eine Karte umsonst, wer weit zurückliegt.
cv-guide-status = Hier steht immer, was gerade geschieht. Was du berühren kannst, leuchtet. Ein schönes Leben!

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
cv-source-goal = Öffentliches Ziel: { $card }
cv-help =
    So liest man den Tisch
    Symbole sind Buchstaben; ein Stern ist eines der vier, die kein Glück sind. K>H macht aus beliebig vielen K ebenso viele H, K<>H auch zurück. Unterhalt wird jeden Zug gezahlt, sonst geht die Karte verloren.
    Die Auslage zeigt, was eine Karte kostet und bewirkt. In deinem Zug sagt sie auch, ob du eine Karte nehmen kannst, mit welchen Ereignissen, oder was fehlt; beim Werfen die Chance auf sie und die Würfel dafür. Eine Bedingung wie „mit Arbeit“ verlangt eine Karte dieses Typs im Lebenslauf.
    Die Zeile eines Spielers zeigt Würfel, Marken, Karten im Lebenslauf, Punkte ohne Geheimes und Ereignisse auf der Hand; darunter steht jeder Stapel mit seiner Größe und der aktiven Karte. Ein Ziel zeigt, was alle davon haben; ! zeigt, wer es jetzt bekäme. ▶ zeigt, wer dran ist, ✓ wer geheim gewählt hat.
    Wirf die Würfel und wirf zweimal beliebige davon neu; Pech bleibt eingefroren. Nimm bis zu zwei Karten, bezahlt mit Würfeln, Marken und Ereignissen; drei Glück bezahlen jede Karte. Drei Pech kosten dich eine Karte. Neue Karten decken die alten zu: Nur die oberste Karte jedes Typs wirkt, aber am Ende zählen alle.
    Würfel tippt man als Buchstaben in beliebiger Folge: „reroll HK“ wirft ein H und ein K neu, „reroll all“ alle, die man darf, „keep R+“ alle anderen, „stop“ lässt sie liegen. „r C45“ zeigt die Entscheidung zu Karte 45.
