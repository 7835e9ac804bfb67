# Gönnen können.
gon-blurb = Cinq dés pour tout le monde : achetez des cartes, remplissez leurs tâches et posez-les pour qu’elles s’entraident. Mais relancer, c’est aussi nourrir les autres.
gon-variant-standard = Standard
gon-variant-standard-note = De deux à quatre joueurs autour des mêmes dés : qui relance nourrit les autres.
gon-variant-solo = Solo, niveau { $level } : { $points } points en { $rounds } manches
gon-variant-solo-note = Un coup actif et un coup passif par manche. Atteignez les points du niveau avant la dernière manche.

gon-yellow = jaune
gon-orange = orange
gon-green = vert
gon-blue = bleu
gon-purple = violet
gon-die = { $colour } { $number }
gon-number = { $number }
gon-any = libre
gon-place = rangée { $row }, colonne { $column }
gon-place-above = nouvelle rangée au-dessus, colonne { $column }
gon-place-before = rangée { $row }, nouvelle colonne à gauche
gon-place-corner = nouvelle rangée au-dessus, nouvelle colonne à gauche

gon-task-fixed = inscrire { $fields }
gon-task-ascending = nombres croissants : { $fields }
gon-task-equal = nombres égaux dans chaque groupe : { $groups }
gon-task-sum = au moins { $sum } au total : { $fields }
gon-group = ({ $fields })
gon-bonus-step = trois fois : un dé compte un de plus ou un de moins
gon-bonus-colour = trois fois : un dé compte pour une autre couleur
gon-bonus-second = trois fois : en joueur passif, inscrire un dé de plus
gon-bonus-discount = trois fois : un achat coûte un dé de moins
gon-bonus-joker = joker : prend à la fin la couleur qui rapporte le plus
gon-score-beside = { $points } par carte terminée à côté
gon-score-colour = { $points } par carte de cette couleur : { $colour }
gon-score-colour-beside = { $points } par carte à côté de cette couleur : { $colour }
gon-score-lines = { $points } par rangée ou colonne de trois cartes terminées
gon-score-all-colours = { $points } si les cinq couleurs sont présentes
gon-score-colour-lines = { $points } par rangée ou colonne d’une seule couleur
gon-score-bonuses = { $points } par sorte de bonus terminé
gon-source-beside = Voisines
gon-source-colour = Couleurs
gon-source-colour-beside = Couleurs à côté
gon-source-lines = Lignes
gon-source-all-colours = Les cinq
gon-source-colour-lines = Lignes de couleur
gon-source-bonuses = Bonus

gon-marks-none = { "" }
gon-marks = { " (" }{ $marks })
gon-mark-step = { $count } × ±1
gon-mark-colour = { $count } × couleur
gon-mark-second = { $count } × deuxième dé
gon-mark-discount = { $count } × rabais

gon-do-under = Glisser { $card } sous sa pile
gon-do-lay = Poser { $card } : { $place }
gon-do-reroll = Relancer : { $dice }
gon-do-buy = Acheter { $card } avec { $dice }{ $marks }
gon-do-buy-free = Acheter { $card } sans dé{ $marks }
gon-do-complete = Terminer { $card } avec { $dice }{ $marks }
gon-do-enter = Inscrire { $die } sur { $card }, case { $field }{ $marks }
gon-do-draw =
    { $stack ->
        [scoring] Regarder la première carte à points
       *[bonus] Regarder la première carte bonus
    }
gon-do-aside = Mettre { $card } de côté
gon-do-chance = Tenter sa chance
gon-do-nothing = Ne rien inscrire
gon-do-done = Terminé
gon-do-finish = Terminer le tour

gon-now-under = Laquelle de vos quatre cartes va sous sa pile ?
gon-now-first = Posez la carte suivante au contact d’une autre.
gon-now-enter = Vous pouvez inscrire un des dés relancés.
gon-now-second = Votre bonus permet un deuxième dé.
gon-now-decide =
    { $count ->
        [one] Utilisez vos dés ou relancez : il reste un lancer.
       *[other] Utilisez vos dés ou relancez : il reste { $count } lancers.
    }
gon-now-last = Utilisez vos dés, tentez votre chance ou terminez le tour.
gon-now-use = Utilisez d’autres dés ou terminez le tour.
gon-now-lay = Où posez-vous { $card } ?
gon-now-chance = Inscrivez un dé ou regardez le dessus d’une pile.
gon-now-chance-more = Vous pouvez inscrire un deuxième dé.
gon-now-keep = Vous voyez { $card } : posez-la ou glissez-la sous sa pile.
gon-now-solo =
    { $count ->
        [0] Votre bonus permet un dé de plus.
        [one] Coup passif : vous pouvez inscrire un dé.
       *[other] Coup passif : vous pouvez inscrire jusqu’à { $count } dés.
    }
gon-now-aside = De quelle rangée écartez-vous la plus ancienne carte ?
gon-wait-roll = { $name } lance les dés.
gon-wait-use = { $name } réfléchit aux dés.
gon-wait-lay = { $name } pose une carte.
gon-wait-chance = { $name } tente sa chance.
gon-wait-market = Le marché se remplit.
gon-note-last = C’est la dernière manche.
gon-note-next = La manche { $round } sera la dernière.

gon-say-started =
    { $who ->
        [you] Vous commencez.
       *[other] { $name } commence.
    }
gon-say-market = { $card } arrive au marché.
gon-say-round = Manche { $round }.
gon-say-turn =
    { $who ->
        [you] C’est votre tour.
       *[other] C’est le tour de { $name }.
    }
gon-say-rolled =
    { $who ->
        [you] Vous obtenez { $dice }.
       *[other] { $name } obtient { $dice }.
    }
gon-say-passive =
    { $count ->
        [one] Lancer passif : { $dice }. Un dé peut être inscrit.
       *[other] Lancer passif : { $dice }. Jusqu’à { $count } dés peuvent être inscrits.
    }
gon-say-rerolls =
    { $who ->
        [you] Vous relancez : { $dice }.
       *[other] { $name } relance : { $dice }.
    }
gon-say-entered =
    { $who ->
        [you] Vous inscrivez { $die } sur { $card }{ $marks }.
       *[other] { $name } inscrit { $die } sur { $card }{ $marks }.
    }
gon-say-nothing =
    { $who ->
        [you] Vous n’inscrivez rien.
       *[other] { $name } n’inscrit rien.
    }
gon-say-nothing-more =
    { $who ->
        [you] Vous avez terminé.
       *[other] { $name } a terminé.
    }
gon-say-filled =
    { $who ->
        [you] Vous remplissez { $card } avec { $dice }{ $marks }.
       *[other] { $name } remplit { $card } avec { $dice }{ $marks }.
    }
gon-say-completed = Carte terminée : { $card }.
gon-say-bought =
    { $who ->
        [you] Vous achetez { $card } avec { $dice }{ $marks }.
       *[other] { $name } achète { $card } avec { $dice }{ $marks }.
    }
gon-say-bought-free =
    { $who ->
        [you] Vous achetez { $card } sans dé{ $marks }.
       *[other] { $name } achète { $card } sans dé{ $marks }.
    }
gon-say-laid =
    { $who ->
        [you] Vous posez { $card } : { $place }.
       *[other] { $name } pose { $card } : { $place }.
    }
gon-say-chance =
    { $who ->
        [you] Vous tentez votre chance.
       *[other] { $name } tente sa chance.
    }
gon-say-drew-card =
    { $who ->
        [you] Vous voyez { $card }.
       *[other] { $name } voit { $card }.
    }
gon-say-drew =
    { $who ->
        [you] { $stack ->
            [scoring] Vous regardez la première carte à points.
           *[bonus] Vous regardez la première carte bonus.
        }
       *[other] { $stack ->
            [scoring] { $name } regarde la première carte à points.
           *[bonus] { $name } regarde la première carte bonus.
        }
    }
gon-say-under-card =
    { $who ->
        [you] Vous glissez { $card } sous sa pile.
       *[other] { $name } glisse { $card } sous sa pile.
    }
gon-say-under =
    { $who ->
        [you] { $stack ->
            [scoring] Vous glissez une carte sous la pile de points.
           *[bonus] Vous glissez une carte sous la pile de bonus.
        }
       *[other] { $stack ->
            [scoring] { $name } glisse une carte sous la pile de points.
           *[bonus] { $name } glisse une carte sous la pile de bonus.
        }
    }
gon-say-finished =
    { $who ->
        [you] Vous terminez le tour.
       *[other] { $name } termine le tour.
    }
gon-say-last-round =
    { $who ->
        [you] Vous avez neuf cartes : la manche { $round } sera la dernière.
       *[other] { $name } a neuf cartes : la manche { $round } sera la dernière.
    }
gon-say-aside = On met { $card } de côté.

gon-why-choose = on choisit maintenant le premier étalage
gon-why-under-first = une des quatre cartes va d’abord sous sa pile
gon-why-lay-rest = une seule carte s’en va, les autres sont posées
gon-why-hand = { $card } n’est pas la carte à poser
gon-why-place = aucune carte ne peut aller là : { $place }
gon-why-enter = on inscrit des dés maintenant
gon-why-lay = posez d’abord la carte achetée
gon-why-keep = posez la carte piochée ou glissez-la sous sa pile
gon-why-aside = mettez d’abord de côté la plus ancienne carte d’une rangée
gon-why-use = les dés servent maintenant à des cartes entières
gon-why-chance-taken = vous avez tenté votre chance, on ne revient pas en arrière
gon-why-rolls = il n’y a pas de lancer après le troisième
gon-why-used = après un achat ou une carte terminée, plus de lancer ni de chance
gon-why-must = avant le troisième lancer, il faut d’abord acheter ou terminer une carte
gon-why-later = la chance ne vient qu’après le troisième lancer
gon-why-no-chance = il n’y a ni dé à inscrire ni carte à piocher
gon-why-compulsory = inscrivez au moins un dé
gon-why-market = { $card } n’est pas au marché
gon-why-full = votre étalage est complet
gon-why-die = ce dé ne peut pas servir maintenant : { $colour }
gon-why-price = la carte coûte { $count } dés identiques
gon-why-discount = vous n’avez pas assez de rabais pour cela
gon-why-equal = les dés ne sont pas identiques
gon-why-display = { $card } n’est pas dans votre étalage
gon-why-completed = cette carte est déjà terminée : { $card }
gon-why-fit = ces dés ne terminent pas la carte
gon-why-needless = moins de coches suffisent
gon-why-no-field = la carte n’a pas cette case
gon-why-filled = la case est déjà remplie
gon-why-twins = une case identique avant elle est encore vide
gon-why-colour = la case ne prend que ce dé : { $colour }
gon-why-number = la case demande un autre nombre
gon-why-rising = les nombres doivent croître de gauche à droite
gon-why-same = les cases reliées prennent le même nombre
gon-why-sum = la somme serait trop basse
gon-why-steps = vous n’avez pas assez de ±1 pour cela
gon-why-other-dice = ce sont d’autres dés qu’on lance maintenant
gon-why-fields =
    { $count ->
        [one] une case est vide, il faut donc un dé
       *[other] { $count } cases sont vides, il faut donc { $count } dés
    }
gon-why-stack =
    { $stack ->
        [scoring] la pile de points est vide
       *[bonus] la pile de bonus est vide
    }
gon-why-row =
    { $stack ->
        [scoring] la rangée de points du marché est vide
       *[bonus] la rangée de bonus du marché est vide
    }

# La page.
gon-round = Manche { $round }
gon-level = Niveau { $level }
gon-rounds-left =
    { $count ->
        [0] dernière manche
        [one] encore une manche
       *[other] encore { $count } manches
    }
gon-target = { $points } points sur { $target }
gon-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
gon-cards-of = { $count } cartes sur 9
gon-market = Marché
gon-row-scoring = Cartes à points
gon-row-bonus = Cartes bonus
gon-stack =
    { $stack ->
        [scoring] Pile de cartes à points, face cachée : { $count }
       *[bonus] Pile de cartes bonus, face cachée : { $count }
    }
gon-price = { $count } égaux
gon-place-empty = place vide
gon-mine = Votre étalage
gon-display-of = Étalage de { $name }
gon-free = place libre
gon-here = ici
gon-hand = Vos cartes
gon-hand-watch = Chacun choisit trois cartes sur quatre pour son premier étalage.
gon-arriving = À poser
gon-uses =
    { $count ->
        [one] encore une fois
       *[other] encore { $count } fois
    }
gon-dice = Dés
gon-dice-mine = Vos dés
gon-dice-of = Les dés de { $name }
gon-dice-passive = lancer passif
gon-die-saved = gardé
gon-die-used = utilisé
gon-die-offered = pour vous
gon-as = comme { $number }
gon-joker = joker
gon-card-full = { $name } ({ $colour }). Tâche : { $task }. Récompense : { $reward }.
gon-completed = Terminée.
gon-spoilt = Ne peut plus être terminée.
gon-filled = { $count } cases remplies sur { $of }.
gon-field = case { $number }
gon-missing = manque { $count }
gon-worth = rapporte { $points } à présent
gon-worth-done = rapporterait { $points } si elle était terminée maintenant
gon-ready = prêt
gon-percent = { $percent } %
gon-odds-complete = Chances de la terminer ce tour-ci avec les meilleures relances : { $percent } %.
gon-odds-buy = Chances de l’acheter ce tour-ci avec les meilleures relances : { $percent } %.
gon-odds-reroll = Pour cela, relancez : { $dice }.
gon-gifts = Ce qu’une relance offre aux autres
gon-gifts-words = La probabilité qu’ils puissent inscrire le dé si vous le relancez ; avec une coche, qu’il termine une de leurs cartes.
gon-gift-complete = { $percent } % de terminer une carte
gon-warning = Ensuite, { $card } ne pourra plus être terminée.
gon-thing-die = Dé : { $colour }
gon-thing-market = Au marché : { $card }
gon-thing-scoring = Pile de cartes à points
gon-thing-bonus = Pile de cartes bonus
gon-short-beside = par voisine terminée
gon-short-colour =
    { $colour ->
        [yellow] par carte jaune
        [orange] par carte orange
        [green] par carte verte
        [blue] par carte bleue
       *[purple] par carte violette
    }
gon-short-colour-beside =
    { $colour ->
        [yellow] par voisine jaune
        [orange] par voisine orange
        [green] par voisine verte
        [blue] par voisine bleue
       *[purple] par voisine violette
    }
gon-short-lines = par ligne terminée
gon-short-all-colours = pour les cinq couleurs
gon-short-colour-lines = par ligne unicolore
gon-short-bonuses = par sorte de bonus
gon-short-step = dé à plus ou moins 1
gon-short-repaint = autre couleur
gon-short-second = un dé de plus
gon-short-discount = un dé de moins
gon-short-joker = toute couleur
gon-verb-reroll =
    { $count ->
        [one] Relancer un dé
       *[other] Relancer { $count } dés
    }
gon-rolls-left =
    { $count ->
        [0] plus de relance
        [one] encore une relance
       *[other] encore { $count } relances
    }
gon-aside-count =
    { $count ->
        [one] une carte mise de côté
       *[other] { $count } cartes mises de côté
    }
gon-pv-fields =
    { $count ->
        [one] une case reste vide
       *[other] { $count } cases restent vides
    }
gon-tab-mine = À moi
gon-tab-market = Marché
gon-step-away = En écarter une
gon-step-lay = En poser trois
gon-step-roll = Lancer
gon-step-use = Utiliser
gon-step-end = Fin
gon-step-passive = Passif
gon-step-aside = De côté
gon-fact-round = Manche { $round }
gon-fact-roll = Lancer { $roll } sur { $of }
gon-level-word = Niveau
gon-active-half = votre tour
gon-over = terminé
gon-bonuses = Vos bonus
gon-bonuses-none = aucun encore
gon-if-reroll = Si vous relancez
gon-gift-note = chance que l’un d’eux puisse l’inscrire
gon-tag-buy = acheter
gon-tag-aside = mettre de côté
gon-how-reroll = touchez des dés pour les relancer
gon-look-task = Tâche :
gon-look-reward = Récompense :
gon-look-die = Chaque dé a sa couleur et son fruit. Une case avec un fruit n’accepte que ce dé.
gon-look-stack = C’est d’ici que le marché est rempli après chaque tour. En tentant votre chance, vous pouvez regarder la carte du dessus.
gon-look-level = Atteignez { $points } points en { $rounds } manches.
gon-sheet = Les points carte par carte
gon-sheet-joker = joker comme
gon-ask-card = Choisissez une carte
gon-ask-place = Choisissez une place
gon-ask-enter = Choisissez un dé et une carte
gon-ask-dice = Choisissez des dés ou une carte
gon-ask-stack = Choisissez une pile
gon-ask-chance = Tentez votre chance ou terminez
gon-verb-away = Écarter celle-ci
gon-verb-under = La remettre dessous
gon-verb-lay = La poser ici
gon-verb-buy = Acheter cette carte
gon-verb-buy-free = L’acheter sans dé
gon-verb-buy-with = Acheter avec { $dice }
gon-verb-complete = Terminer cette carte
gon-verb-complete-with = Terminer avec { $dice }
gon-verb-enter = L’inscrire
gon-verb-enter-at = { $number } dans la case { $field }
gon-verb-enter-on = Inscrire { $die } sur { $card }
gon-verb-lay-card = Poser { $card } ici
gon-verb-draw = Regarder la carte du dessus
gon-verb-aside = La mettre de côté
gon-verb-not-now = Pas maintenant
gon-verb-enough = Ça suffit
gon-verb-pass = Passer pour ce tour
gon-row-left = Dés restants
gon-row-uses = Utilise
gon-row-gain = Gain
gon-row-worth = Valeur
gon-row-beside = À côté
gon-row-then = Ensuite
gon-row-kept = Gardés
gon-row-others = Les autres
gon-row-unknown = Inconnu
gon-row-turn = Tour
gon-row-sum = Somme
gon-pv-none = aucun
gon-pv-no-rolls = plus de lancer ce tour-ci
gon-pv-points = points
gon-pv-when-done = si elle était terminée maintenant
gon-pv-best = { $points } à la meilleure place, une fois terminée
gon-pv-lay = Poser
gon-pv-buy = Acheter
gon-pv-complete = Terminer
gon-pv-enter = Inscrire
gon-pv-completes = la carte est terminée
gon-pv-ninth = votre neuvième carte : la manche suivante est la dernière
gon-pv-away = vous posez les trois autres
gon-pv-under = votre étalage ne change pas, le tour se termine
gon-pv-draw = vous seul voyez la carte du dessus ; vous la posez ou la remettez dessous
gon-pv-aside = la rangée avance et une nouvelle carte arrive
gon-pv-chance = inscrire un ou deux dés, ou regarder une carte du dessus
gon-pv-chance-end = se termine ainsi
gon-pv-done = vous n’inscrivez plus rien, les autres l’apprennent quand tous ont fini
gon-tour-status = Le ruban dit à qui sont les dés et ce que vous pouvez faire. Doré : c’est à vous.
gon-tour-common = Le marché. La bande entre les rangées dit combien de dés égaux coûte une carte ; elle s’éclaire quand vous les avez.
gon-tour-mine = Votre étalage, trois sur trois au plus. Remplissez toutes les cases d’une carte pour gagner sa récompense ; une place libre s’éclaire quand une carte peut y aller.
gon-tour-others = Les autres. Parmi les dés qu’ils relancent, vous pouvez en inscrire un, et eux parmi les vôtres. Touchez une plaque pour voir toutes les cartes.
gon-tour-tray = Les dés, chacun avec son fruit. Touchez ceux à relancer, ou une carte et les dés qu’il lui faut ; la fiche dit ce que cela donne.
gon-tour-main = Le bouton doré fait ce que vous avez choisi. Entrée le presse, Échap annule le choix.
gon-tie-break = À points égaux, qui a le moins de cases vides passe devant.
gon-tour-score = Les points tels qu’ils compteraient maintenant. Seules les cartes terminées rapportent.
gon-tour-log = Ce qui s’est passé, le plus récent en haut ; sur un téléphone, un onglet lui est réservé. Amusez-vous, et laissez les autres s’amuser !

# La campagne.
gon-campaign-level = Niveau { $level } : { $score } points sur { $target } ; points de campagne : { $points }.
gon-campaign-lost = Niveau { $level } : { $score } points sur { $target }. Il en manque { $missing } : la campagne est perdue et recommence.
gon-campaign-next = Campagne, essai { $attempt }. Ensuite, le niveau { $level } : il faut { $needed } points en { $rounds } manches.
gon-campaign-finished =
    { $is ->
        [met] La campagne est terminée. Résultat : { $points }. Le défi était de { $challenge } : bravo !
       *[missed] La campagne est terminée. Résultat : { $points }. Le défi aurait été de { $challenge }.
    }

# Le terminal.
gon-term-stacks = piles : { $scoring } · { $bonus }
gon-term-chances = Chances :
gon-term-again = relancer
gon-term-any = d’autres dés : tapez « reroll yo », ou ce qui reste : « keep gbp »
gon-term-marks = avec les bonus : tapez « enter y 12.3 5 » ou « complete 12 yog step 1 »
gon-help =
    Comment lire la table
    Les couleurs sont des lettres : y jaune, o orange, g vert, b bleu, p violet ; une étoile est un joker. Une tâche s’écrit case par case : un nombre, une lettre, les deux, ou _ pour tout dé ; avec < les nombres montent, avec = ils sont égaux, ≥ donne la somme à atteindre. Ce qui est inscrit est entre crochets ; ✓ est une carte terminée.
    Le marché dit combien de dés égaux coûte une carte. Dans votre étalage, chaque carte a sa place (r1c2 : rangée 1, colonne 2) ; puis viennent son numéro, son nom, sa couleur, sa tâche, ce qu’elle rapporte ou rapporterait si elle était terminée maintenant (+), et sa récompense. ✗ marque une carte qui ne peut plus être terminée.
    Les étalages des autres tiennent en trois rangées : le numéro et la couleur d’une carte, et ✓, ou combien de ses cases sont remplies.
    Lancez les dés, relancez-en, deux fois au plus. Des dés égaux achètent une carte ; d’autres remplissent d’un coup toutes les cases vides d’une carte. Ce qui est relancé, les autres peuvent l’inscrire chez eux. Après le troisième lancer, vous pouvez tenter la chance à la place.
    Tant que vous lancez, on voit les chances avec les meilleures relances et les dés à relancer. Les dés se tapent en lettres, dans n’importe quel ordre : « reroll yo », « reroll all », « keep gbp » ; « buy 12 yog » ; « complete 12 yog » ; « enter y 12.3 5 » inscrit le dé jaune sur la carte 12, troisième case, comme un 5.

# The campaign as a path.
gon-path-next = ensuite : au moins { $count }
gon-path-played = { $count } points, { $left } en réserve
gon-path-lost = perdue de { $count }
gon-path-ahead = à venir
gon-path-points = Points de campagne : { $count }
gon-path-result = La campagne entière : { $count } points. 50 ou plus, c’est le défi.
gon-path-try = Essai { $count }
gon-path-play = Jouer le niveau { $level }
gon-path-level = Niveau { $level }
