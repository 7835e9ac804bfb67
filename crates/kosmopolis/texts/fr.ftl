# Kosmopolis.
kos-blurb = Remplissez votre ville natale sans jamais dépasser la capitale que tous bâtissent ensemble. Trois manches de cartes choisies, de cartes cachées et d’une carte de trop.
kos-variant-standard = Standard
kos-variant-standard-note = Le jeu tel qu’il est dans la boîte, de deux à quatre joueurs.

kos-blue = bleu
kos-pink = rose
kos-green = vert
kos-yellow = jaune
kos-card = { $value } { $colour }
kos-card-full = { $card }, { $name }

kos-ability-agent = cacher une modification près d’une colonne
kos-ability-priest = prendre la plus basse carte d’une autre colonne
kos-ability-scholar = piocher une carte
kos-ability-merchant = prendre un jeton

kos-capital = Capitale
kos-capital-column =
    { $unknown ->
        [0] { $colour } : limite { $limit }
        [one] { $colour } : limite { $limit } à votre connaissance, une modification cachée
       *[other] { $colour } : limite { $limit } à votre connaissance, { $unknown } modifications cachées
    }
kos-limit = limite
kos-round = Manche { $round } sur { $rounds }
kos-deck = cartes dans la pioche
kos-modifications = modifications
kos-supply = jetons
kos-town-of = Ville natale de { $name }
kos-points =
    { $count ->
        [one] point
       *[other] points
    }
kos-hand-count =
    { $count ->
        [0] aucune carte en main
        [one] une carte en main
       *[other] { $count } cartes en main
    }
kos-marker-count =
    { $count ->
        [0] aucun jeton
        [one] un jeton
       *[other] { $count } jetons
    }
kos-modification-known = modification { $value }, posée par { $name }
kos-modification-hidden = modification cachée, posée par { $name }

kos-your-hand = Votre main
kos-hand-empty = Votre main est vide.
kos-drawn = Vous avez pioché

kos-report-title = Fin de la manche { $round }
kos-legend-safe = à l’abri
kos-legend-lost = perdue
kos-legend-saved = sauvée par des jetons
kos-source-hometown = Ville
kos-source-bonus = Bonus
kos-source-markers = Jetons

kos-thing-town = votre colonne ({ $colour })
kos-thing-column = la colonne de la capitale ({ $colour })

kos-do-keep = Garder { $cards }
kos-do-capital = { $card } à la capitale : { $ability }
kos-do-hometown = { $card } dans votre ville natale
kos-do-lay = Poser { $value } : { $colour }
kos-do-take = Prendre { $card }
kos-do-save =
    { $cost ->
        [one] Sauver { $colours } pour un jeton
       *[other] Sauver { $colours } pour { $cost } jetons
    }
kos-do-save-none = Ne rien sauver

kos-now-keep =
    { $pass ->
        [0] Gardez { $keep ->
            [one] la carte
           *[other] { $keep } cartes
        }.
        [one] Gardez { $keep } cartes ; l’autre va à { $name }.
       *[other] Gardez { $keep } cartes ; les { $pass } autres vont à { $name }.
    }
kos-now-play = Jouez une carte.
kos-now-lay = Cachez { $value } près d’une colonne.
kos-now-take = Prenez la plus basse carte d’une colonne.
kos-now-save =
    { $count ->
        [one] Vous avez un jeton. Quelle colonne sauvez-vous ?
       *[other] Vous avez { $count } jetons. Quelles colonnes sauvez-vous ?
    }
kos-wait-draw = { $name } pioche une carte.
kos-wait-play = { $name } joue une carte.
kos-wait-lay = { $name } cache une modification.
kos-wait-take = { $name } prend une carte à la capitale.
kos-wait-save = { $name } décide quelles colonnes sauver.
kos-last-turns =
    { $who ->
        [you] Votre main est vide : les autres ont encore un tour.
       *[other] La main de { $name } est vide : ce sont les derniers tours.
    }

kos-say-seeded = La capitale commence avec { $card }.
kos-say-opened =
    { $who ->
        [you] Vous recevez { $value }.
       *[other] { $name } reçoit { $value }.
    }
kos-say-round =
    { $who ->
        [you] Manche { $round }. Vous commencez.
       *[other] Manche { $round }. { $name } commence.
    }
kos-say-capital =
    { $who ->
        [you] Vous jouez { $card } à la capitale.
       *[other] { $name } joue { $card } à la capitale.
    }
kos-say-hometown =
    { $who ->
        [you] Vous jouez { $card } dans votre ville natale.
       *[other] { $name } joue { $card } dans sa ville natale.
    }
kos-say-drew =
    { $who ->
        [you] Vous piochez une carte.
       *[other] { $name } pioche une carte.
    }
kos-say-drew-card =
    { $who ->
        [you] Vous piochez { $card }.
       *[other] { $name } pioche { $card }.
    }
kos-say-deck-empty =
    { $who ->
        [you] La pioche est vide : vous ne piochez rien.
       *[other] La pioche est vide : { $name } ne pioche rien.
    }
kos-say-marker =
    { $who ->
        [you] Vous prenez un jeton.
       *[other] { $name } prend un jeton.
    }
kos-say-supply-empty =
    { $who ->
        [you] Il ne reste plus de jeton pour vous.
       *[other] Il ne reste plus de jeton pour { $name }.
    }
kos-say-modification =
    { $who ->
        [you] Vous piochez une modification.
       *[other] { $name } pioche une modification.
    }
kos-say-modification-value =
    { $who ->
        [you] Vous piochez la modification { $value }.
       *[other] { $name } pioche la modification { $value }.
    }
kos-say-no-modification =
    { $who ->
        [you] Il ne reste plus de modification pour vous.
       *[other] Il ne reste plus de modification pour { $name }.
    }
kos-say-laid =
    { $who ->
        [you] Vous cachez une modification près d’une colonne ({ $column }).
       *[other] { $name } cache une modification près d’une colonne ({ $column }).
    }
kos-say-laid-value =
    { $who ->
        [you] Vous cachez { $value } près d’une colonne ({ $column }).
       *[other] { $name } cache { $value } près d’une colonne ({ $column }).
    }
kos-say-took =
    { $who ->
        [you] Vous prenez { $card } à la capitale.
       *[other] { $name } prend { $card } à la capitale.
    }
kos-say-nothing-to-take =
    { $who ->
        [you] Il n’y a rien à prendre pour vous.
       *[other] { $name } ne trouve rien à prendre.
    }
kos-say-last-turns =
    { $who ->
        [you] Votre main est vide : un dernier tour pour les autres.
       *[other] La main de { $name } est vide : un dernier tour pour les autres.
    }
kos-say-laid-out =
    { $who ->
        [you] Vous étalez { $cards } dans votre ville natale.
       *[other] { $name } étale { $cards } dans sa ville natale.
    }
kos-say-revealed =
    { $who ->
        [you] Votre modification ({ $column }) vaut { $value }.
       *[other] La modification de { $name } ({ $column }) vaut { $value }.
    }
kos-say-limit = Limite ({ $column }) : { $limit }.
kos-say-saved =
    { $who ->
        [you] Vous sauvez : { $columns } ({ $paid } { $paid ->
            [one] jeton
           *[other] jetons
        }).
       *[other] { $name } sauve : { $columns } ({ $paid } { $paid ->
            [one] jeton
           *[other] jetons
        }).
    }
kos-say-saved-nothing =
    { $who ->
        [you] Vous ne sauvez rien.
       *[other] { $name } ne sauve rien.
    }
kos-say-lost =
    { $who ->
        [you] Vous dépassez la limite ({ $column }) et perdez { $cards }.
       *[other] { $name } dépasse la limite ({ $column }) et perd { $cards }.
    }
kos-say-bonus =
    { $who ->
        [you] Vous êtes au plus près et gagnez { $card }.
       *[other] { $name } est au plus près et gagne { $card }.
    }
kos-say-round-ended = Fin de la manche { $round }.

kos-why-draft = on choisit maintenant les cartes à garder
kos-why-play = jouez d’abord une carte à la capitale ou dans votre ville natale
kos-why-lay = posez d’abord la modification près d’une colonne
kos-why-take = choisissez d’abord une colonne de la capitale
kos-why-save = on sauve maintenant les colonnes
kos-why-count =
    { $count ->
        [one] gardez exactement une carte
       *[other] gardez exactement { $count } cartes
    }
kos-why-pack = { $card } n’est pas parmi les cartes à choisir
kos-why-hand = { $card } n’est pas dans votre main
kos-why-priest = le { $priest } ne prend rien dans cette colonne ({ $colour })
kos-why-empty = cette colonne de la capitale est vide ({ $colour })
kos-why-bust = votre colonne ({ $colour }) ne dépasse pas sa limite
kos-why-dear =
    { $markers ->
        [one] cela coûte { $cost }, et vous avez { $markers } jeton
       *[other] cela coûte { $cost }, et vous avez { $markers } jetons
    }

kos-tour-status = Le ruban dit à qui c’est de jouer et ce qu’il faut faire. Doré, il est pour vous.
kos-tour-common = La capitale est à tous. Une carte jouée ici relève la limite de sa couleur, que montre l’horloge de la tour, et déclenche son pouvoir.
kos-tour-mine = Votre ville natale. Chaque colonne montre sa somme et sa limite ; celle qui la dépasse à la fin de la manche est perdue.
kos-tour-others = Les autres villes. Touchez une plaque pour la voir en entier.
kos-tour-tray = Votre plateau, avec votre main et vos jetons. Touchez une carte, puis la capitale ou votre ville ; la fiche dit ce qui va changer.
kos-tour-main = Le bouton doré fait ce que vous avez choisi. Entrée le presse, Échap annule le choix.
kos-tie-break = À points égaux, qui a le plus de 6 passe devant, puis le plus de 5, et ainsi de suite.
kos-tour-score = Les points du moment. Ils ne sont sûrs qu’une fois la manche finie.
kos-tour-log = Ce qui s’est passé, le plus récent en haut ; sur un téléphone, un onglet lui est réservé. Bonne partie !

# La scène.
kos-tab-city = Ville
kos-steps = Les étapes d’une manche
kos-step-draft = Choix
kos-step-play = Jeu
kos-step-end = Fin de manche
kos-does-agent = cacher une modification
kos-does-priest = prendre une carte basse
kos-does-scholar = piocher une carte
kos-does-merchant = prendre un jeton
kos-sum = { $sum } sur { $limit }
kos-sum-stands = { $sum } sur { $limit } : { $stands }
kos-safe = à l’abri
kos-exact = exact
kos-above = { $count } de trop
kos-nothing = encore rien
kos-at-risk = { $count } en danger
kos-bonus-worth =
    { $count ->
        [one] gagné à la capitale : un point
       *[other] gagné à la capitale : { $count } points
    }
kos-pack = Cartes au choix
kos-goes-here = vient ici
kos-limit-change = limite { $from } → { $to }
kos-verb-keep =
    { $count ->
        [one] Garder cette carte
       *[other] Garder les deux
    }
kos-verb-capital = Jouer à la capitale
kos-verb-hometown = En ville natale
kos-verb-lay = Cacher { $value } ici
kos-verb-take = Prendre cette carte
kos-verb-save =
    { $count ->
        [one] Sauver pour un jeton
       *[other] Sauver pour { $count } jetons
    }
kos-verb-save-none = Ne rien sauver : perdre { $count }
kos-ask-keep =
    { $count ->
        [one] Choisissez la carte
       *[other] Choisissez { $count } cartes
    }
kos-ask-play = Choisissez une carte
kos-ask-column = Choisissez une colonne
kos-ask-save = Choisissez quoi sauver
kos-title-capital = { $card } à la capitale
kos-title-hometown = { $card } dans votre ville natale
kos-title-take = { $card } dans votre ville natale
kos-row-limit = Limite
kos-row-column = Colonne
kos-row-points = Points
kos-row-then = Ensuite
kos-row-also = Et aussi
kos-row-others = Les autres
kos-row-hand = Main
kos-row-passed = Passées
kos-row-comes = Arrive
kos-row-pays = Vous payez
kos-row-keeps = Vous gardez
kos-row-falls = Tombe
kos-pre-yours = vos { $sum } :
kos-pre-comes =
    { $count ->
        [one] une carte inconnue de
       *[other] { $count } cartes inconnues de
    }
kos-pre-hidden =
    { $count ->
        [one] une modification cachée peut encore changer la limite
       *[other] { $count } modifications cachées peuvent encore changer la limite
    }
kos-pre-blind = ne voient que le dos de la carte
kos-pre-points =
    { $count ->
        [one] un point
       *[other] { $count } points
    }
kos-pre-paid =
    { $cost ->
        [one] un jeton, il en reste { $left }
       *[other] { $cost } jetons, il en reste { $left }
    }
kos-pre-draw = piochez une carte ({ $count } dans la pioche)
kos-pre-deck-empty = rien à piocher : la pioche est vide
kos-pre-marker = prenez un jeton, vous en aurez { $count }
kos-pre-no-marker = rien à prendre : il ne reste aucun jeton
kos-pre-hide = piochez une modification, que vous seul voyez, et cachez-la
kos-pre-no-modification = rien à cacher : il ne reste aucune modification
kos-pre-take = prenez la plus basse carte d’une autre colonne
kos-pre-nothing-to-take = rien à prendre : les autres colonnes sont vides
kos-pre-last = votre dernière carte : encore un tour pour les autres
kos-pre-ends = la manche se termine
kos-warn-save =
    { $count ->
        [one] Un point que vos jetons pourraient sauver est perdu.
       *[other] { $count } points que vos jetons pourraient sauver sont perdus.
    }
kos-beat-reveal = Révéler
kos-beat-save = Sauver
kos-beat-fall = Chute
kos-beat-bonus = Bonus : le plus proche prend la meilleure carte
kos-no-change = inchangé
kos-save-next = Les colonnes au-dessus de la ligne s’écroulent si des jetons ne les sauvent pas.
kos-foot-none = rien
kos-foot-closest = gagne
kos-foot-saved = sauvé
kos-foot-falls = tombe
kos-foot-above = trop haut
kos-total-lost = perdu { $count }
kos-total-bonus = bonus +{ $count }
kos-look-home =
    { $value ->
        [one] Dans une ville natale : un point, tant que la colonne reste dans sa limite.
       *[other] Dans une ville natale : { $value } points, tant que la colonne reste dans sa limite.
    }
kos-look-capital = À la capitale : relève de { $value } la limite de sa couleur pour tous. Et : { $ability }.
kos-look-copies =
    { $unseen ->
        [0] { $count } dans le jeu, toutes vues.
        [one] { $count } dans le jeu, dont une encore inconnue.
       *[other] { $count } dans le jeu, dont { $unseen } encore inconnues.
    }
kos-look-ability = Une carte jouée ici : { $ability }.
kos-look-limit = La limite est la somme des cartes posées ici, changée par les modifications. Elle vaut pour chaque ville natale. Qui en est le plus près à la fin de la manche gagne la plus haute carte d’ici.
kos-look-town = Les cartes de votre ville natale sont des points. Une colonne au-dessus de sa limite à la fin de la manche est perdue, sauf si vous payez un jeton par point de trop.
kos-look-deck =
    { $count ->
        [0] La pioche est vide.
        [one] Il reste une carte dans la pioche.
       *[other] Il reste { $count } cartes dans la pioche. Chaque manche en est distribuée.
    }
kos-look-supply =
    { $count ->
        [0] Il ne reste aucun jeton. Un jeton sauve une colonne, un par point de trop, ou vaut un point à la fin.
        [one] Il reste un jeton. Un jeton sauve une colonne, un par point de trop, ou vaut un point à la fin.
       *[other] Il reste { $count } jetons. Un jeton sauve une colonne, un par point de trop, ou vaut un point à la fin.
    }
kos-look-modifications = Les quatre modifications. Qui en cache une est seul à la connaître ; toutes sont révélées à la fin de la manche.
kos-look-unplaced =
    { $count ->
        [0] Vous savez où elles sont toutes.
        [one] Vous ne pouvez pas savoir où est l’une d’elles.
       *[other] Vous ne pouvez pas savoir où sont { $count } d’entre elles.
    }

# La table dans un terminal.
kos-term-stock = pioche { $deck } · jetons { $markers } · modifications { $modifications }
kos-term-capital = vers la capitale
kos-term-hometown = vers la ville
kos-term-changed = modifié
kos-term-report = (2) posée par la place 2 · ! au-dessus de la limite : ✗ perdu, ✓ sauvé · * gagnée
kos-help =
    Comment lire la table
    b5 est une carte bleue de valeur 5 ; les lettres sont en tête des colonnes. Une colonne montre ses cartes et leur somme ; une somme avec ! dépasse la limite. La limite est la somme de la capitale avec les modifications à côté : +4 en est une dont vous connaissez la valeur, ?2 une que la place 2 a posée face cachée. Une limite avec ? peut encore changer.
    ▶ marque qui doit jouer, ✓ qui a choisi en secret. →12 derrière un choix est ce que sera la somme, ou la limite.
    À la fin d’une manche, une colonne de ville au-dessus de sa limite est perdue, sauf si des jetons la sauvent. Le plus proche d’une limite prend la plus haute carte de cette couleur dans la capitale.
