# La table dans un terminal.
term-begin = Appuyez sur Entrée pour commencer.
term-go-on = Appuyez sur Entrée pour continuer.
term-thinks = { $name } réfléchit…
term-refused = Refusé : { $why } ({ $rule }). `r { $rule }` montre la règle.
term-no-rule = Aucune règle ne s’appelle `{ $id }`.
term-hide = { $name }, appuyez sur Entrée pour cacher vos cartes.
term-hand-over = Passez l’écran à { $name }. { $name }, appuyez sur Entrée pour regarder.
term-take-back = (u : { $name } reprend son choix)
term-more = … (l montre tout le récit)
term-help = ? aide
term-record = Partie enregistrée : { $path }
term-proof = Pour prouver ses tirages : { $command }
term-kept = La partie est conservée. Pour la reprendre : { $command }
term-type = Tapez le numéro d’un choix, ou ? pour l’aide.
term-numbers = Les choix sont numérotés de 1 à { $count }.
term-unclear = Pas compris : { $error }. ? montre ce qu’on peut taper.
term-commands =
    Ce qu’on peut taper
    un numéro : ce choix ; un coup tel que l’enregistrement l’écrit vaut autant
    r : la règle en question ; r 26 : une autre règle
    b : le plateau à nouveau ; l : tout le récit
    u : reprendre un choix secret ; q : partir, la partie est conservée
term-tie = Les totaux égaux sont départagés.
term-scored = Compté selon { $rules }.
term-starts = commence
term-choose-from = Au choix
term-hand = Main
term-kept-cards = Gardé
term-passed = Passé
term-commitment = Engagement { $digest }
term-promise = Tout hasard suit d’un secret qui a ce SHA-256 ; il est révélé à la fin.
term-seed = Le secret de cette partie suit de la graine { $seed } : qui la connaît connaît les tirages.
term-cut = La dernière ligne de l’enregistrement était coupée ; elle est retirée.
term-step = Étape { $number } sur { $count }. Entrée : suite, p : retour, numéro : cette étape, q : fin.
term-who = { $game }, { $players }. Qui est à la table ?
term-who-people = deux personnes jouent tour à tour sur cet écran
term-who-bots = seul contre deux robots ; search:5000 réfléchit plus longtemps
term-who-resume = reprendre la dernière partie quittée
term-who-quit = pas maintenant
term-seats = Places [{ $seats }] :
term-variant = Quelle variante ? [{ $first }]
term-variant-again = Tapez le nom d’une variante, ou q.
term-game = Quel jeu ?
term-game-again = Tapez le numéro d’un jeu, ou q.
