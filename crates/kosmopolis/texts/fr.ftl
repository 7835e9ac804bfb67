# Kosmopolis.
kos-blurb = Remplissez votre ville natale sans jamais dépasser la capitale que tous bâtissent ensemble. Trois manches de cartes choisies, de cartes cachées et d’une carte de trop.
kos-variant-standard = Standard

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
kos-hometown = votre ville natale
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
kos-over =
    { $count ->
        [one] 1 au-dessus de la limite
       *[other] { $count } au-dessus de la limite
    }
kos-modification-known = modification { $value }, posée par { $name }
kos-modification-hidden = modification cachée, posée par { $name }

kos-your-hand = Votre main
kos-hand-empty = Votre main est vide.
kos-drawn = Vous avez pioché
kos-draft-first = premier choix
kos-draft-second = second choix
kos-draft-watch = Chacun choisit ses cartes en secret.

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
kos-now-play = À vous : jouez une carte à la capitale ou dans votre ville natale.
kos-now-lay = Vous avez pioché { $value } : posez-la face cachée près d’une colonne de la capitale.
kos-now-take = Choisissez une colonne de la capitale : sa plus basse carte rejoint votre ville natale.
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
        [you] Vous cachez une modification près de { $column }.
       *[other] { $name } cache une modification près de { $column }.
    }
kos-say-laid-value =
    { $who ->
        [you] Vous cachez { $value } près de { $column }.
       *[other] { $name } cache { $value } près de { $column }.
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
        [you] Votre modification près de { $column } vaut { $value }.
       *[other] La modification de { $name } près de { $column } vaut { $value }.
    }
kos-say-limit = La limite de { $column } est { $limit }.
kos-say-saved =
    { $who ->
        [you] Vous sauvez { $columns } ({ $paid } { $paid ->
            [one] jeton
           *[other] jetons
        }).
       *[other] { $name } sauve { $columns } ({ $paid } { $paid ->
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
        [you] Vous dépassez la limite de { $column } et perdez { $cards }.
       *[other] { $name } dépasse la limite de { $column } et perd { $cards }.
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

kos-guide-hand = Vos cartes. Chaque manche commence par un choix : gardez-en deux, passez le reste à gauche, et cela deux fois. Ensuite, vous jouez une carte par tour.
kos-guide-capital = La capitale est à tous. Une carte jouée ici déclenche ce qui figure en tête de sa colonne et relève la limite de sa couleur pour tous.
kos-guide-mine = Votre ville natale. Les cartes posées ici sont vos points. Mais une colonne qui dépasse sa limite à la fin de la manche est perdue.
kos-guide-towns = Les autres bâtissent aussi. Qui est au plus près d’une limite à la fin de la manche gagne la plus haute carte de cette colonne.
kos-guide-piles = Les jetons sauvent une colonne, un par point de trop, ou valent un point à la fin. Les modifications changent une limite, cachées jusqu’à la fin de la manche.
kos-guide-status = Ici, vous lisez toujours où en est la partie. Ce que vous pouvez toucher est éclairé. Bon jeu !

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
