# Der Tisch im Terminal.
term-begin = Eingabetaste drücken, um zu beginnen.
term-go-on = Eingabetaste drücken, um weiterzuspielen.
term-thinks = { $name } überlegt …
term-refused = Geht nicht: { $why } ({ $rule }). `r { $rule }` zeigt die Regel.
term-no-rule = Keine Regel heißt `{ $id }`.
term-hide = { $name }, Eingabetaste drücken, um deine Karten zu verdecken.
term-hand-over = Weitergeben an { $name }. { $name }, Eingabetaste drücken, um zu schauen.
term-take-back = (u: { $name } nimmt die Wahl zurück)
term-more = … (l zeigt den ganzen Verlauf)
term-help = ? Hilfe
term-record = Protokoll: { $path }
term-proof = Die Ziehungen beweist: { $command }
term-kept = Die Partie ist gesichert. Weiter mit: { $command }
term-type = Tippe die Nummer einer Wahl, oder ? für Hilfe.
term-numbers = Die Wahlmöglichkeiten haben die Nummern 1 bis { $count }.
term-unclear = Nicht verstanden: { $error }. ? zeigt, was man tippen kann.
term-commands =
    Was man tippen kann
    eine Nummer: diese Wahl; ein Zug, wie ihn Protokolle schreiben, gilt genauso
    r: die Regel, um die es geht; r 26: eine andere
    b: noch einmal der Tisch; l: der ganze Verlauf
    u: eine geheime Wahl zurücknehmen; q: gehen, die Partie bleibt gesichert
term-tie = Bei Gleichstand entscheidet die Regel dafür.
term-scored = Gewertet nach { $rules }.
term-starts = beginnt
term-choose-from = Zur Wahl
term-hand = Hand
term-kept-cards = Behalten
term-passed = Gegeben
term-commitment = Festlegung { $digest }
term-promise = Aller Zufall folgt aus einem Geheimnis mit diesem SHA-256; am Ende liegt es offen.
term-seed = Das Geheimnis dieser Partie folgt aus der Zahl { $seed }: Wer sie kennt, kennt die Ziehungen.
term-cut = Die letzte Zeile des Protokolls war abgeschnitten; sie entfällt.
term-step = Schritt { $number } von { $count }. Eingabe: weiter, p: zurück, Nummer: dieser Schritt, q: Ende.
term-who = { $game }, { $players }. Wer sitzt am Tisch?
term-who-people = zwei Menschen spielen abwechselnd an diesem Bildschirm
term-who-bots = allein gegen zwei Bots; search:5000 denkt länger nach
term-who-resume = mit der zuletzt verlassenen Partie weitermachen
term-who-quit = jetzt nicht
term-seats = Plätze [{ $seats }]:
term-variant = Welche Variante? [{ $first }]
term-variant-again = Tippe den Namen einer Variante, oder q.
term-game = Welches Spiel?
term-game-again = Tippe die Nummer eines Spiels, oder q.
