# La table : ce qui est commun à tous les jeux.
title-turn = ● À vous de jouer · { $game }
title-table = { $game } · Ludoteka

seat-you = vous
seat-bot = robot
seat-stand = absent, un robot remplace
seat-away = absent
seat-awaited = doit choisir

stage-expired = Personne n’est revenu à cette table. La partie reste enregistrée.
stage-closed = Les règles ont été corrigées depuis, cette partie ne peut donc pas continuer. Elle reste enregistrée.

score-title = Points
score-player = Joueur
score-total = Total

log-title = Ce qui s’est passé

act-confirm = Valider
act-clear = Annuler le choix
act-undo = Reprendre le coup
act-retract = Choisir à nouveau
act-refused = Impossible : { $why } ({ $rule })

live-lost = Connexion perdue. Nouvelle tentative…
live-back = Connexion rétablie.
live-stale = La partie a avancé, regardez à nouveau.
live-failed = L’envoi a échoué. Réessayez.

sort-title = Trier vos cartes
sort-colour = par couleur
sort-value = par valeur

guide-start = Faire le tour
guide-next = Suite
guide-done = Jouons !
guide-close = Fermer

setting-confirm = Demander avant chaque coup

table-menu = Cette table
table-more = Plus
table-device = Jouer sur un autre appareil
table-commitment = Scellé avant le premier coup, à vérifier à la fin :
table-seal = Tirage équitable
table-return = Me revoilà, je reprends
table-leave = Quitter la table
table-leave-note = Un robot joue pour vous jusqu’à votre retour.

curtain-title =
    { $count ->
        [one] Passez l’appareil à { $names }
       *[other] Ensuite : { $names }
    }
curtain-note = Les autres regardent ailleurs.
curtain-i-am = C’est moi, { $name }
curtain-wait = Un instant, les autres jouent…
