# La table : ce qui est commun à tous les jeux.
title-turn = ● À vous de jouer · { $game }
title-table = { $game } · Ludoteka

seat-you = vous
seat-bot = robot
seat-stand = absent, un robot remplace
seat-away = absent
seat-awaited = doit choisir

stage-expired = Cette table a été fermée avant la fin. La partie reste enregistrée.

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
live-away = La table attend sa base de données. Rien n’est perdu ; elle reprendra d’elle-même.
live-again = La table reprend.
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

# What people say to each other.
chat-title = Discussion
chat-write = Écrire à la table
chat-send = Envoyer
chat-signs = Signes rapides
chat-mute = Ne plus lire quelqu’un
sign-hello = Bonjour !
sign-thanks = Merci !
sign-well = Bien joué !
sign-moment = Un instant, s’il vous plaît.
sign-oops = Oh non !
sign-laugh = Haha !

# Clocks, and what people decide together.
clock-title = Temps de réflexion
clock-none = Sans pendule
clock-move = { $time } par coup
clock-match = { $time } pour toute la partie, plus { $more } à chaque coup
clock-note = Le temps écoulé, un robot prend cette décision. Après trois d’affilée, il joue jusqu’au retour de la personne.
span-seconds =
    { $count ->
        [one] une seconde
       *[other] { $count } secondes
    }
span-minutes =
    { $count ->
        [one] une minute
       *[other] { $count } minutes
    }
span-hours =
    { $count ->
        [one] une heure
       *[other] { $count } heures
    }
span-days =
    { $count ->
        [one] un jour
       *[other] { $count } jours
    }
motion-close-note = La partie est abandonnée quand tous ceux qui jouent sont d’accord.
motion-remove = Un robot à la place de { $name }
motion-remove-note = Pour de bon, quand tous les autres sont d’accord.
motion-close-asked =
    { $count ->
        [one] { $names } voudrait abandonner la partie et fermer la table.
       *[other] { $names } voudraient abandonner la partie et fermer la table.
    }
motion-remove-asked =
    { $count ->
        [one] { $names } voudrait qu’un robot joue désormais pour { $name }.
       *[other] { $names } voudraient qu’un robot joue désormais pour { $name }.
    }
motion-yes = D’accord
motion-no = Non
motion-withdraw = Tant pis

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

# The stage.
turn-yours = À vous :
tabs = Parties de la table
tab-common = Table
tab-mine = Moi
tab-others = Autres
tab-alone = But
tab-score = Points
tab-log = Journal
area-others = Les autres
area-common = Ce qui est à tous
area-mine = Votre espace
area-tray = Votre main et vos choix
area-rail = Points et journal
rail-fold = Replier ou déplier le côté
help = Aide
help-guide = Les règles en cinq minutes
help-rules = Toutes les règles, numérotées
sound = Son
setting-notify = Me prévenir quand c’est à moi
setting-moments = Grands moments
setting-moments-full = en entier
setting-moments-short = courts
setting-moments-none = passer
setting-pace = Rythme des robots
setting-pace-calm = calme
setting-pace-brisk = vif
setting-pace-instant = immédiat
act-ask = Choisissez
act-wait = Un instant…
act-watching = Vous regardez
act-chosen = choisi
act-more = Plus
act-touch = Touchez ce qui brille
announce-turn = À vous de jouer.
seat-you-head = Vous
score-details = Par origine
score-safe = dont { $count } sûrs
moment-continue = Continuer
moment-again = Revoir
moment-end = La partie est finie
guide-offer = Première fois à cette table ? Une courte visite vous montre tout.
ended-board = Le dernier plateau
replay-slider = Où dans la partie
replay-play = Lire
replay-pause = Pause
replay-back-turn = Au tour précédent
replay-on-turn = Au tour suivant
