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
act-take-back-last = Reprendre la dernière étape
act-take-back = Choisir à nouveau
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

# Ce que disent tous les jeux.
why-seat = cette place n’existe pas à la table
why-no-chance = cela ne peut pas être tiré ou lancé maintenant
why-over = la partie est finie
why-chance = on pioche ou on lance d’abord quelque chose
why-turn = c’est à quelqu’un d’autre
why-chosen = votre choix est fait ; reprenez-le pour choisir à nouveau
why-back = il n’y a pas de choix à reprendre
wait-deal = On distribue les cartes.
wait-choose = Encore en train de choisir : { $names }.
wait-choose-mine = Votre choix est fait. Encore en train de choisir : { $names }.
over-won = Gagné avec { $points } points : il en fallait { $target }.
over-lost = Perdu avec { $points } points : il en fallait { $target }.
over-now =
    { $points ->
        [one] La partie est finie : { $names }, { $points } point.
       *[other] La partie est finie : { $names }, { $points } points.
    }
say-ended = La partie est finie.
say-dealt =
    { $who ->
        [you] Vous recevez une carte.
       *[other] { $name } reçoit une carte.
    }
say-dealt-card =
    { $who ->
        [you] Vous recevez { $card }.
       *[other] { $name } reçoit { $card }.
    }
say-kept =
    { $who ->
        [you] Vous gardez { $cards }.
       *[other] { $name } garde { $cards }.
    }
say-chosen =
    { $who ->
        [you] Votre choix est fait.
       *[other] { $name } a choisi.
    }
say-again =
    { $who ->
        [you] Vous choisissez à nouveau.
       *[other] { $name } choisit à nouveau.
    }
say-passed =
    { $who ->
        [you] Vous passez { $cards } à { $to }.
       *[other] { $whom ->
            [you] { $name } vous passe { $cards }.
           *[other] { $name } passe { $cards } à { $to }.
        }
    }
say-passed-count =
    { $who ->
        [you] Vous passez { $count ->
            [one] une carte
           *[other] { $count } cartes
        } à { $to }.
       *[other] { $whom ->
            [you] { $name } vous passe { $count ->
                [one] une carte
               *[other] { $count } cartes
            }.
           *[other] { $name } passe { $count ->
                [one] une carte
               *[other] { $count } cartes
            } à { $to }.
        }
    }
has-chosen = a choisi
starter = commence :
kept-so-far = Déjà gardées :
seen-title = Ce que vous avez vu
seen-passed = Passées :
seen-received = Reçues :
