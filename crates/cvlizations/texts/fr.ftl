# CVlizations.
cvl-variant-standard = Standard
cvl-variant-standard-note = De trois à cinq tribus, chacune menée par un joueur.
cvl-variant-basic = À deux avec le peuple Granna
cvl-variant-basic-note = Le peuple Granna se joint à vous comme troisième tribu, et le hasard pose ses ordres. Il ne gagne rien, mais ses ordres comptent.
cvl-variant-advanced = À deux avec des tribus neutres
cvl-variant-advanced-note = Chacun mène aussi une tribu neutre et pose d’abord ses deux ordres. Elle ne gagne rien, mais ses ordres comptent, et vous connaissez celui qu’elle cache.

cvl-food = nourriture
cvl-wood = bois
cvl-stone = pierre
cvl-food-count = { $count } nourriture
cvl-wood-count = { $count } bois
cvl-stone-count =
    { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    }
cvl-one-happiness = 1 point de bonheur
cvl-one-choice = 1 ressource au choix
cvl-one-taken = 1 de la ressource reçue

cvl-source-happiness = Bonheur
cvl-source-ideas = Points des idées
cvl-source-end = { $idea }

cvl-effect-none = Aucun effet, seulement des points
cvl-effect-order = { $order } : { $gain } de plus
cvl-effect-strength =
    { $strength ->
        [one] { $gain } pour chacune de vos actions que personne d’autre n’a posée
        [two] { $gain } pour chacune de vos actions à deux
       *[other] { $gain } pour chacune de vos actions à trois ou plus
    }
cvl-effect-first =
    { $strength ->
        [one] Une fois par tour { $gain } pour une action que personne d’autre n’a posée
        [two] Une fois par tour { $gain } pour une action à deux
       *[other] Une fois par tour { $gain } pour une action à trois ou plus
    }
cvl-effect-vacation = { $order } : 1 point de bonheur, une fois par tour, sauf échec
cvl-effect-crowd = { $orders } à trois ou plus : 1 de plus
cvl-effect-dagger = { $order } : 1 point de bonheur, mais pas à trois
cvl-effect-dog = { $orders } : { $gain } sauf échec
cvl-effect-cat = 1 point de bonheur pour chacun de vos ordres qui échoue
cvl-effect-sword = { $order } : chaque victime vous donne une ressource de plus
cvl-effect-law = Personne ne peut vous voler deux fois dans le même tour, et l’Épée ne vous fait rien
cvl-effect-look = Avant d’acheter, regardez la première carte de la pioche ; vous pouvez aussi l’acheter
cvl-effect-bazaar = À chaque achat, vous pouvez échanger 1 ressource contre une autre
cvl-effect-second = Vous pouvez acheter une deuxième idée à chaque tour
cvl-effect-purchase =
    { $kind ->
        [any] { $gain } pour chaque idée achetée
        [building] { $gain } pour chaque bâtiment acheté
        [tool] { $gain } pour chaque outil acheté
        [invention] { $gain } pour chaque invention achetée
       *[other] { $gain } pour chaque idéologie achetée
    }
cvl-effect-purchase-turn = À la fin d’un tour où vous avez acheté une idée : { $gain }
cvl-effect-patience = À la fin d’un tour sans achat : 2 ressources identiques
cvl-effect-empty = À la fin du tour : { $gain } si vous n’en avez pas
cvl-effect-variety = À la fin d’un tour où vous avez les trois ressources : { $gain }
cvl-effect-swap = Fin : jusqu’à { $what } deviennent 1 point de bonheur chacun
cvl-effect-exchange = Fin : jusqu’à { $max } lots de { $set } deviennent { $points } points de bonheur chacun
cvl-effect-consumerism =
    { $points ->
        [one] Fin : { $points } point si vous n’avez aucune ressource
       *[other] Fin : { $points } points si vous n’avez aucune ressource
    }
cvl-effect-humanism =
    { $points ->
        [one] Fin : { $points } point pour chacune de vos idées qui donne du bonheur pendant la partie
       *[other] Fin : { $points } points pour chacune de vos idées qui donne du bonheur pendant la partie
    }
cvl-effect-types = Fin : 1 point par type parmi vos idées
cvl-effect-type-sets =
    { $points ->
        [one] Fin : { $points } point par lot de quatre idées des quatre types
       *[other] Fin : { $points } points par lot de quatre idées des quatre types
    }
cvl-effect-pairs = Fin : 1 point par paire d’idées
cvl-effect-per-type =
    { $kind ->
        [building] { $points ->
            [one] Fin : { $points } point par bâtiment
           *[other] Fin : { $points } points par bâtiment
        }
        [tool] { $points ->
            [one] Fin : { $points } point par outil
           *[other] Fin : { $points } points par outil
        }
        [invention] { $points ->
            [one] Fin : { $points } point par invention
           *[other] Fin : { $points } points par invention
        }
       *[other] { $points ->
            [one] Fin : { $points } point par idéologie
           *[other] Fin : { $points } points par idéologie
        }
    }
cvl-effect-per-late =
    { $points ->
        [one] Fin : { $points } point pour chacune de vos idées de l’époque III
       *[other] Fin : { $points } points pour chacune de vos idées de l’époque III
    }
cvl-effect-per-happiness = Fin : 1 point par tranche de { $every } points de bonheur gagnés
cvl-effect-majority =
    { $kind ->
        [building] { $points ->
            [one] Fin : { $points } point si personne n’a autant de bâtiments que vous
           *[other] Fin : { $points } points si personne n’a autant de bâtiments que vous
        }
        [tool] { $points ->
            [one] Fin : { $points } point si personne n’a autant d’outils que vous
           *[other] Fin : { $points } points si personne n’a autant d’outils que vous
        }
        [invention] { $points ->
            [one] Fin : { $points } point si personne n’a autant d’inventions que vous
           *[other] Fin : { $points } points si personne n’a autant d’inventions que vous
        }
       *[other] { $points ->
            [one] Fin : { $points } point si personne n’a autant d’idéologies que vous
           *[other] Fin : { $points } points si personne n’a autant d’idéologies que vous
        }
    }
cvl-effect-most =
    { $points ->
        [one] Fin : { $points } point si personne n’a autant d’idées que vous
       *[other] Fin : { $points } points si personne n’a autant d’idées que vous
    }

cvl-do-lay = { $open } face visible, { $hidden } face cachée
cvl-do-steal = Voler { $loot }
cvl-loot = { $what } à { $name }
cvl-loot-supply = { $what } de la réserve
cvl-do-take = Prendre { $what }
cvl-do-trade = Donner { $give } contre { $take }
cvl-do-buy = Acheter { $idea }
cvl-do-buy-swap = Échanger { $give } contre { $take }, puis acheter { $idea }
cvl-do-stop = Ne rien acheter
cvl-do-stop-second = Ne plus rien acheter

cvl-now-lay = Posez un ordre visible et un ordre caché.
cvl-now-neutral = Posez deux ordres pour votre tribu neutre.
cvl-now-steal = { $order } : choisissez qui vous volez, et quoi.
cvl-now-take =
    { $count ->
        [one] { $order } : prenez une ressource au choix.
       *[other] { $order } : prenez { $count } ressources au choix.
    }
cvl-now-trade = { $order } : choisissez ce que vous donnez et ce que vous prenez.
cvl-now-choose = { $idea } : prenez une ressource au choix.
cvl-now-alike = { $idea } : prenez deux ressources identiques.
cvl-now-buy = Achetez une idée, ou aucune.
cvl-now-buy-second = Achetez une deuxième idée, ou arrêtez-vous là.
cvl-wait-leader = On tire au sort le premier chef.
cvl-wait-grannfolk = Le peuple Granna tire ses ordres.
cvl-wait-lay = { $name } pose deux ordres.
cvl-wait-neutral = { $name } pose deux ordres pour sa tribu neutre.
cvl-wait-carry = { $name } exécute un ordre.
cvl-wait-choose = { $name } choisit des ressources.
cvl-wait-look = { $name } regarde la première carte de la pioche.
cvl-wait-buy = { $name } choisit une idée.
cvl-wait-refill = Une nouvelle idée est posée.
cvl-note-last = C’est le dernier tour.

cvl-say-track = Nouvelle idée sur la piste : { $idea }.
cvl-say-leads =
    { $who ->
        [you] Vous avez le casque en premier.
       *[other] { $name } a le casque en premier.
    }
cvl-say-left =
    { $who ->
        [you] Vous êtes à gauche du peuple Granna.
       *[other] { $name } est à gauche du peuple Granna.
    }
cvl-say-turn =
    { $who ->
        [you] Tour { $turn }. Vous menez.
       *[other] Tour { $turn }. { $name } mène.
    }
cvl-say-turn-neutral =
    { $who ->
        [you] Tour { $turn }. Votre tribu neutre mène.
       *[other] Tour { $turn }. La tribu neutre de { $name } mène.
    }
cvl-say-turn-grannfolk = Tour { $turn }. Le peuple Granna mène.
cvl-say-open =
    { $who ->
        [you] Vous posez { $order } face visible.
       *[other] { $name } pose { $order } face visible.
    }
cvl-say-open-neutral =
    { $who ->
        [you] Votre tribu neutre pose { $order } face visible.
       *[other] La tribu neutre de { $name } pose { $order } face visible.
    }
cvl-say-open-grannfolk = Le peuple Granna pose { $order } face visible.
cvl-say-hid =
    { $who ->
        [you] Vous cachez { $order }.
       *[other] { $name } cache { $order }.
    }
cvl-say-hid-neutral =
    { $who ->
        [you] Votre tribu neutre cache { $order }.
       *[other] La tribu neutre de { $name } cache { $order }.
    }
cvl-say-hid-grannfolk = Le peuple Granna cache { $order }.
cvl-say-hidden =
    { $who ->
        [you] Vous posez un ordre face cachée.
       *[other] { $name } pose un ordre face cachée.
    }
cvl-say-hidden-neutral =
    { $who ->
        [you] Votre tribu neutre pose un ordre face cachée.
       *[other] La tribu neutre de { $name } pose un ordre face cachée.
    }
cvl-say-hidden-grannfolk = Le peuple Granna pose un ordre face cachée.
cvl-say-revealed =
    { $who ->
        [you] Votre ordre caché : { $order }.
       *[other] L’ordre caché de { $name } : { $order }.
    }
cvl-say-revealed-neutral =
    { $who ->
        [you] L’ordre caché de votre tribu neutre : { $order }.
       *[other] L’ordre caché de la tribu neutre de { $name } : { $order }.
    }
cvl-say-revealed-grannfolk = L’ordre caché du peuple Granna : { $order }.
cvl-say-due =
    { $strength ->
        [one] { $order } : une seule tribu.
        [two] { $order } : deux tribus.
       *[other] { $order } : trois tribus ou plus.
    }
cvl-say-again =
    { $who ->
        [you] { $doubling } : vous exécutez { $order } une deuxième fois.
       *[other] { $doubling } : { $name } exécute { $order } une deuxième fois.
    }
cvl-say-gathered =
    { $who ->
        [you] Vous prenez { $what }.
       *[other] { $name } prend { $what }.
    }
cvl-say-slacked =
    { $who ->
        [you] { $count ->
            [one] Vous gagnez { $count } point de bonheur.
           *[other] Vous gagnez { $count } points de bonheur.
        }
       *[other] { $count ->
            [one] { $name } gagne { $count } point de bonheur.
           *[other] { $name } gagne { $count } points de bonheur.
        }
    }
cvl-say-took =
    { $who ->
        [you] Vous choisissez { $what }.
       *[other] { $name } choisit { $what }.
    }
cvl-say-traded =
    { $who ->
        [you] Vous donnez { $give } contre { $take }.
       *[other] { $name } donne { $give } contre { $take }.
    }
cvl-say-no-trade =
    { $who ->
        [you] Vous n’avez rien à échanger.
       *[other] { $name } n’a rien à échanger.
    }
cvl-say-robbed =
    { $who ->
        [you] Vous volez { $what } à { $victim }.
       *[other] { $whom ->
            [you] { $name } vous vole { $what }.
           *[other] { $name } vole { $what } à { $victim }.
        }
    }
cvl-say-supply =
    { $who ->
        [you] Vous prenez { $what } dans la réserve.
       *[other] { $name } prend { $what } dans la réserve.
    }
cvl-say-nobody =
    { $who ->
        [you] Vous ne trouvez personne à voler.
       *[other] { $name } ne trouve personne à voler.
    }
cvl-say-failed =
    { $who ->
        [you] { $order } ne vous rapporte rien.
       *[other] { $order } ne rapporte rien à { $name }.
    }
cvl-say-brought =
    { $who ->
        [you] { $idea } vous rapporte { $what }.
       *[other] { $idea } rapporte { $what } à { $name }.
    }
cvl-say-looked =
    { $who ->
        [you] Vous regardez la première carte de la pioche.
       *[other] { $name } regarde la première carte de la pioche.
    }
cvl-say-looked-card =
    { $who ->
        [you] Vous regardez la première carte de la pioche : { $idea }.
       *[other] { $name } regarde la première carte de la pioche : { $idea }.
    }
cvl-say-bought =
    { $who ->
        [you] Vous achetez { $idea }.
       *[other] { $name } achète { $idea }.
    }
cvl-say-bought-swap =
    { $who ->
        [you] Vous échangez { $give } contre { $take } et achetez { $idea }.
       *[other] { $name } échange { $give } contre { $take } et achète { $idea }.
    }
cvl-say-stopped =
    { $who ->
        [you] Vous n’achetez plus rien.
       *[other] { $name } n’achète plus rien.
    }
cvl-say-short = La pioche est vide : la piste reste incomplète.
cvl-say-helm =
    { $who ->
        [you] Le casque vous revient.
       *[other] Le casque passe à { $name }.
    }
cvl-say-helm-neutral =
    { $who ->
        [you] Le casque passe à votre tribu neutre.
       *[other] Le casque passe à la tribu neutre de { $name }.
    }
cvl-say-helm-grannfolk = Le casque passe au peuple Granna.
cvl-say-age = L’époque { $age } est finie : chacun reprend tous ses ordres.
cvl-say-cleared = Les idées des deux premières époques quittent le jeu.

cvl-why-lay = on pose deux ordres maintenant
cvl-why-steal = choisissez d’abord qui vous volez
cvl-why-take = choisissez d’abord vos ressources
cvl-why-trade = choisissez d’abord votre échange
cvl-why-buy = on peut acheter une idée maintenant, ou aucune
cvl-why-same-order = les deux ordres doivent être différents
cvl-why-used = { $order } a déjà servi dans cette époque
cvl-why-victims =
    { $count ->
        [0] il n’y a personne à voler
        [one] il faut voler exactement une personne
       *[other] il faut voler exactement { $count } personnes
    }
cvl-why-same-victim = il faut voler deux personnes différentes
cvl-why-no-victim = on ne peut voler qu’une autre personne
cvl-why-nothing = { $name } n’a aucune ressource
cvl-why-protected = le Droit protège { $name } jusqu’à la fin du tour
cvl-why-loot =
    { $count ->
        [one] il faut prendre exactement une ressource à { $name }
       *[other] il faut prendre exactement { $count } ressources à { $name }
    }
cvl-why-not-theirs = { $name } n’a pas cela
cvl-why-supply-too = il faut aussi prendre une ressource dans la réserve
cvl-why-no-supply = on ne prend rien dans la réserve
cvl-why-count =
    { $count ->
        [one] il faut choisir exactement une ressource
       *[other] il faut choisir exactement { $count } ressources
    }
cvl-why-alike = les deux ressources doivent être identiques
cvl-why-same-kind = il faut prendre autre chose que ce qu’on donne
cvl-why-give = vous n’avez pas de { $resource } à donner
cvl-why-track = on ne peut pas acheter { $idea } maintenant
cvl-why-dear = { $idea } coûte plus que ce que vous avez
cvl-why-bazaar = seul le Bazar permet un échange

cvl-blurb = Menez votre tribu du mammouth à la lune. Deux ordres par tour, un visible et un caché : seul, on s’en sort ; à deux, on prospère ; à trois, on se marche sur les pieds.
cvl-source-ends = À la fin
cvl-brief-happiness = Bonheur
cvl-brief-ideas = Idées
cvl-orders = Ordres
cvl-orders-back = Tous les ordres reviennent après le tour { $turn }.
cvl-due = en cours
cvl-hidden = caché
cvl-by-one = une
cvl-by-two = deux
cvl-by-three = 3+
cvl-chance = { $percent } % d’après les ordres visibles et utilisés
cvl-brings-nothing = ne rapporte rien
cvl-robs =
    { $count ->
        [one] vous volez un joueur
       *[other] vous volez { $count } joueurs
    }
cvl-any = ressources au choix
cvl-grannfolk = Peuple Granna
cvl-neutral-of = Tribu neutre de { $name }
cvl-leads = a le casque
cvl-leads-who = { $name } mène
cvl-points =
    { $count ->
        [one] point
       *[other] points
    }
cvl-happiness = bonheur
cvl-not-laid = pas encore d’ordres
cvl-hidden-order = un ordre caché
cvl-orders-left = Encore possibles : { $orders }
cvl-idea-count =
    { $count ->
        [0] aucune idée
        [one] 1 idée
       *[other] { $count } idées
    }
cvl-no-ideas = Pas encore d’idées.
cvl-idea-full =
    { $kind ->
        [building] { $name } (bâtiment) : { $does }. Points : { $points }. Coût : { $cost }.
        [tool] { $name } (outil) : { $does }. Points : { $points }. Coût : { $cost }.
        [invention] { $name } (invention) : { $does }. Points : { $points }. Coût : { $cost }.
       *[other] { $name } (idéologie) : { $does }. Points : { $points }. Coût : { $cost }.
    }
cvl-turn-of = Tour { $turn } sur { $turns }
cvl-step-orders = Ordres
cvl-step-actions = Actions
cvl-step-ideas = Idées
cvl-track = Idées à acheter
cvl-deck-count =
    { $count ->
        [0] la pioche est vide
        [one] 1 carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
cvl-place-empty = une place vide
cvl-top = Dessus de la pioche : vous l’avez vue
cvl-can-pay = vous pouvez payer
cvl-with-swap = avec un échange
cvl-lacks = il manque
cvl-mine-empty = Vos idées viendront ici. Chacune agit dès le tour qui suit son achat.
cvl-since = Époque { $age }, tour { $turn }
cvl-sleeps = dès le prochain tour
cvl-spent = utilisée ce tour-ci
cvl-rob-two = Choisissez chez deux joueurs.
cvl-supply = La réserve
cvl-swap-how = Bazar : touchez une idée, puis un échange si vous en voulez un.
cvl-sheet-happiness = Bonheur gagné
cvl-sheet-swapped = Échangé contre du bonheur : { $what }
cvl-sheet-left = Reste, en cas d’égalité : { $what }
cvl-sheet-nothing = Il ne reste rien.
cvl-tour-status = Le ruban dit ce que votre tribu doit faire. Doré, il n’attend que vous.
cvl-tour-common = Quatre idées à acheter et, dessous, les huit ordres. Ce qu’un ordre rapporte en l’état actuel est doré. Les pourcentages disent la chance de chaque nombre de tribus si vous donnez l’ordre, d’après les ordres visibles et utilisés.
cvl-tour-mine = Nourriture, bois, pierre, bonheur, et vos idées. Ce qui est en route apparaît en transparence.
cvl-tour-others = Les autres tribus : un ordre visible, un ordre caché et tous leurs biens. Le casque montre qui mène.
cvl-tour-tray = Vos ordres. Choisissez lequel poser visible et lequel cacher ; la fiche dit ce qu’ils rapportent et ce qui peut mal tourner.
cvl-tour-main = Le bouton doré fait ce que vous avez choisi. Entrée le presse, Échap annule le choix.
cvl-tie-break = À bonheur égal, qui a le plus de ressources passe devant.
cvl-tour-score = Le bonheur de chaque tribu jusqu’ici. Après neuf tours, la plus heureuse gagne.
cvl-tour-log = Ce qui s’est passé, le plus récent en haut ; sur un téléphone, un onglet lui est réservé. Que votre tribu prospère !
cvl-tab-orders = Ordres
cvl-tab-ideas = Idées
cvl-age = Époque { $age }
cvl-verb-lay = Poser les deux ordres
cvl-verb-steal = Voler : { $what }
cvl-verb-take = Prendre cela
cvl-verb-trade = Échanger
cvl-verb-buy = Acheter { $idea }
cvl-verb-swap = Échanger { $give } → { $take } et acheter
cvl-ask-lay = Choisissez deux ordres
cvl-ask-steal = Choisissez quoi voler
cvl-ask-trade = Choisissez un échange
cvl-ask-buy = Choisissez une idée
cvl-ask-take = Choisissez des ressources
cvl-pre-twice = { $order }, exécuté deux fois
cvl-pre-both = { $open } visible, { $hidden } caché
cvl-row-pay = Vous payez
cvl-row-gain = Vous gagnez
cvl-row-left = Ensuite
cvl-row-points = Points
cvl-warn-fails = { $order } échouerait : deux autres tribus l’ont posé
cvl-only-counts = ne gagne rien, compte seulement
cvl-neutral-words = Une tribu neutre ne gagne rien ; ses ordres comptent seulement. Son chef les pose avant les siens.
cvl-grannfolk-words = Personne ne joue le peuple Granna : ses ordres sont tirés au hasard. Il ne gagne rien ; ses ordres comptent seulement.
cvl-used-until = Utilisés jusqu’au tour { $turn }
cvl-own = Vos idées
cvl-hand = Ordres en main
cvl-lay-open = { $order } : poser face visible
cvl-lay-hidden = { $order } : poser face cachée
cvl-slot-open = Visible
cvl-slot-hidden = Caché
cvl-works = agit maintenant
cvl-at-end = compte à la fin
cvl-works-from = agit dès le tour { $turn }
cvl-works-never = trop tard pour agir
cvl-laid-by = Posé par :
cvl-can-lay = Peuvent encore le poser :
cvl-moment-reveal = Les ordres sont révélés
cvl-moment-orders = Ce que les ordres ont rapporté
cvl-to-choose = au choix
cvl-words-theft = Vous prenez une ressource à un autre joueur ; à deux, à deux joueurs. À trois ou plus, personne ne prend rien.
cvl-words-logging = Rapporte du bois. Au mieux quand exactement deux tribus le posent.
cvl-words-hunting = Rapporte de la nourriture. Au mieux quand exactement deux tribus le posent.
cvl-words-quarrying = Rapporte de la pierre. Au mieux quand exactement deux tribus le posent.
cvl-words-cunning = Rapporte des ressources au choix. À trois ou plus, rien du tout.
cvl-words-slacking = Rapporte du bonheur. À trois ou plus, rien du tout.
cvl-words-trading = Vous donnez une ressource et en prenez plusieurs d’une autre sorte : moins on est, plus on prend.
cvl-words-doubling = Votre autre ordre est exécuté deux fois. À trois ou plus, il ne fait rien.
cvl-kind-one =
    { $kind ->
        [building] Bâtiment
        [tool] Outil
        [invention] Invention
       *[other] Idéologie
    }
cvl-short-none = points seuls
cvl-short-taken = { $order } : +1 de ce que vous prenez
cvl-short-order = { $order } : +1 { $gain }
cvl-short-one = seul : +1 { $gain }
cvl-short-two = à deux : +1 { $gain }
cvl-short-three = à 3+ : +1 { $gain }
cvl-short-first-one = 1× par tour, seul : +1 { $gain }
cvl-short-first-two = 1× par tour, à deux : +1 { $gain }
cvl-short-first-three = 1× par tour, à 3+ : +1 { $gain }
cvl-short-once = { $order } : +1 { $gain } 1× par tour
cvl-short-crowd = récolte à 3+ : 1 de plus
cvl-short-dog = { $orders } +1 { $gain }
cvl-short-cat = { $gain } par ordre qui échoue
cvl-short-sword = { $order } : 1 de plus à chacun
cvl-short-law = volé au plus 1× par tour
cvl-short-look = voir la carte du dessus, achetable
cvl-short-bazaar = échanger 1 à l’achat
cvl-short-second = un second achat
cvl-short-purchase = chaque achat : +1 { $gain }
cvl-short-purchase-of = { $kind } acheté : +1 { $gain }
cvl-short-purchase-turn = tour avec achat : +1 { $gain }
cvl-short-patience = sans achat : 2 pareilles
cvl-short-empty = plus aucune : +1 { $gain }
cvl-short-variety = les trois sortes : +1 { $gain }
cvl-short-swap = fin : { $what } deviennent { $joy }
cvl-short-exchange = fin : { $max }× { $set } = { $points } { $joy }
cvl-short-consumerism = fin : +{ $points } si plus rien
cvl-short-humanism = fin : +{ $points } par idée qui rapporte { $joy }
cvl-short-types = fin : +1 par type
cvl-short-sets = fin : +{ $points } par quatre types
cvl-short-pairs = fin : +1 par deux idées
cvl-short-per = fin : +{ $points } par { $kind }
cvl-short-late = fin : +{ $points } par idée de l’époque III
cvl-short-happy = fin : +1 par { $every } { $joy }
cvl-short-most = fin : +{ $points } au plus de { $kind }
cvl-short-most-ideas = fin : +{ $points } au plus d’idées

cvl-term-helm = casque
cvl-term-cost = coût
cvl-term-does = effet
cvl-term-for-you = pour vous
cvl-term-laid = posé par
cvl-term-left = peut poser
cvl-term-neutral = neutre ({ $name })
cvl-term-pairs = visible + caché :
cvl-term-letters = F nourriture, W bois, S pierre, * au choix, + bonheur, ✗ utilisé, … pas encore
cvl-help =
    Comment lire la table
    Les idées montrent leur numéro, leur nom, leurs points, leur coût et leur effet ; à droite, si vous pouvez payer ou ce qui manque. ↑ marque le dessus de la pioche si vous l’avez vu.
    Les ordres montrent ce qu’ils rapportent quand une, deux, trois tribus ou plus les ont posés : F nourriture, W bois, S pierre, une étoile pour des ressources au choix ou des joueurs volés, + pour le bonheur, 1→3 pour une ressource contre trois. ◂ marque l’état actuel, ✗ ce que vous avez utilisé dans cette époque.
    La ligne d’une tribu montre ses ressources, son bonheur et ses points ; dessous, ses deux ordres, les numéros des ordres qu’elle peut encore poser, et ses idées. … marque une idée qui agit dès le prochain tour. ▶ marque qui doit jouer.
    À chaque tour, chacun pose deux ordres, un visible et un caché. Ils sont exécutés par numéro. Puis chacun peut acheter une idée. Après trois tours les ordres reviennent ; après neuf, la partie finit et le plus de bonheur gagne.
    « lay logging hunting » pose Bûcheronnage face visible et Chasse face cachée, « buy 17 » achète l’idée 17. « r C17 » montre la précision sur l’idée 17.
