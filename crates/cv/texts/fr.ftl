# CV.
cv-blurb = Toute une vie en une soirée : lancer les dés, trouver l’amour, un travail, une passion, et perdre un parapluie. La jeunesse, l’âge mûr, la vieillesse, et à la fin la question : tout ça pour quoi ?
cv-variant-granna = Édition Granna (boîtes polonaise et anglaise)
cv-variant-granna-note = Les coups durs se comptent une fois, après la prise des cartes. Une nouvelle carte se glisse où l’on veut dans sa pile.
cv-variant-gigamic = Édition Gigamic (boîte française)
cv-variant-gigamic-note = Le coup dur tombe dès la troisième malchance. Une carte bicolore peut attendre son type, et un but de vie compte autrement.

cv-health = santé
cv-knowledge = savoir
cv-relationship = relation
cv-money = argent
cv-good-luck = chance
cv-bad-luck = malchance
cv-any = l’un des quatre
cv-times = { $count } × { $what }
cv-kind-health = Santé
cv-kind-relationship = Relation
cv-kind-knowledge = Savoir
cv-kind-work = Travail
cv-kind-possession = Possession
cv-kind-event = Événement
cv-kind-goal = But de vie
cv-age-childhood = Enfance
cv-age-early = Jeunesse
cv-age-middle = Âge mûr
cv-age-old = Vieillesse
cv-percent = { $percent } %

cv-card-full = { $name } ({ $kinds }) : { $does }
cv-cost = coûte { $symbols }
cv-cost-none = ne coûte rien
cv-free = gratuit
cv-gives = donne à chaque tour : { $symbols }
cv-event-gives = paie une fois : { $symbols }
cv-more-dice =
    { $count ->
        [one] un dé de plus
       *[other] { $count } dés de plus
    }
cv-event-dice =
    { $count ->
        [one] un dé de plus ce tour-ci
       *[other] { $count } dés de plus ce tour-ci
    }
cv-more-rerolls =
    { $count ->
        [one] une relance de plus
       *[other] { $count } relances de plus
    }
cv-arrow = { $from } peut servir de { $to }
cv-arrow-both = { $from } et { $to } peuvent se remplacer
cv-upkeep = entretien à chaque tour : { $symbols }, sinon la carte est perdue
cv-discount = un symbole de moins pour une carte du type { $kind }
cv-late = seulement une fois la vieillesse commencée
cv-needs = exige dans le CV : { $kinds }
cv-without = seulement sans { $kinds }
cv-points-printed =
    { $count ->
        [0] 0 point
        [one] un point
       *[other] { $count } points
    }
cv-ability-magician = une fois par tour, un symbole en devient un autre (jamais chance ni malchance)
cv-ability-friend = à chaque tour, un symbole de la carte travail d’un voisin
cv-ability-trip = à chaque tour, une malchance sert de l’un des quatre
cv-ability-therapy = lors d’une relance, la malchance se relance aussi
cv-ability-double = si elle est active à la fin, compte pour deux cartes
cv-ability-retirement = qui la prend ne prend plus de carte travail
cv-ability-insurance = écarte un coup dur
cv-ability-starter = qui l’a commence chaque manche
cv-goal-sets =
    { $points ->
        [one] un point pour chaque { $set }
       *[other] { $points } points pour chaque { $set }
    }
cv-goal-symbols =
    { $points ->
        [one] un point pour chaque symbole des cartes actives
       *[other] { $points } points pour chaque symbole des cartes actives
    }

cv-round = Manche { $round }
cv-deck-count =
    { $count ->
        [0] la pioche est vide
        [one] encore une carte dans la pioche
       *[other] encore { $count } cartes dans la pioche
    }
cv-track = L’étalage
cv-place-empty = place vide
cv-offer-now = à votre portée
cv-offer-events = avec { $cards }
cv-offer-missing = il manque :
cv-offer-needs = exige : { $kind }
cv-offer-without = seulement sans { $kind }
cv-offer-retired = vous êtes à la retraite
cv-odds-title = Chances de l’obtenir avec les meilleures relances
cv-odds-throw = Lancez d’abord les dés.
cv-odds-reroll = Le mieux : relancer { $dice }
cv-odds-new = Le mieux : lancer les nouveaux dés
cv-odds-stop = Le mieux : en rester là
cv-odds-risk = Risque de coup dur : { $percent } %

cv-dice = Dés
cv-frozen = { $symbol }, dé gelé
cv-die-new = un dé pas encore lancé
cv-throws-left =
    { $count ->
        [0] plus aucun lancer
        [one] encore un lancer
       *[other] encore { $count } lancers
    }
cv-tokens = Jetons
cv-from-events = Des événements
cv-discounted =
    { $count ->
        [one] Un symbole de moins pour
       *[other] { $count } symboles de moins pour
    }
cv-taken = Prises
cv-bad-luck-count = malchance : { $count } sur { $of }
cv-rule-misfortune = Trois malchances font un coup dur : vous perdez une carte.
cv-risk = tout relancer : { $percent } % de risque

cv-of = Le CV de { $name }
cv-points =
    { $count ->
        [one] point
       *[other] points
    }
cv-dice-count =
    { $count ->
        [one] un dé
       *[other] { $count } dés
    }
cv-hand-count =
    { $count ->
        [0] aucun événement en main
        [one] un événement en main
       *[other] { $count } événements en main
    }
cv-card-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
cv-heap =
    { $count ->
        [one] { $kind } : { $count } carte
       *[other] { $kind } : { $count } cartes
    }
cv-retired = à la retraite
cv-arriving =
    { $count ->
        [one] Du nouveau dans votre vie
       *[other] Du nouveau dans votre vie : { $count } cartes
    }
cv-apart = sans type pour l’instant
cv-series = 1, 3, 6, 10, 15, 21 … points pour une, deux, trois … cartes
cv-stack-empty = rien encore
cv-on-top = par-dessus

cv-goals = Buts de vie
cv-goal-nobody = personne encore

cv-hand = Vos événements
cv-draft-first = Enfance : choisissez la première carte
cv-draft-second = Enfance : choisissez la deuxième carte
cv-draft-watch = Tout le monde choisit des cartes enfance en secret.

cv-moment-misfortune = Coup dur !
cv-moment-misfortune-words =
    { $who ->
        [you] Vous avez { $bad } malchances. { $due ->
            [one] Vous perdez une de vos cartes actives : choisissez laquelle.
           *[other] { $due } coups durs, chacun prend une de vos cartes actives : choisissez laquelle.
        }
       *[other] { $name } a { $bad } malchances. { $due ->
            [one] Une carte active est perdue.
           *[other] { $due } coups durs, chacun prend une carte active.
        }
    }
cv-moment-struck-words =
    { $due ->
        [one] Vous avez { $bad } malchances. Cela vous coûte une de vos cartes actives.
       *[other] Vous avez { $bad } malchances. { $due } coups durs, chacun vous coûte une de vos cartes actives.
    }
cv-moment-upkeep = Trop cher de tout garder
cv-moment-upkeep-words =
    { $who ->
        [you] Vos symboles ne paient pas tout l’entretien. Choisissez ce que vous gardez ; le reste est perdu.
       *[other] Les symboles de { $name } ne paient pas tout l’entretien ; il faut renoncer à quelque chose.
    }

cv-thing-top = par-dessus : { $kind }
cv-thing-die = dé : { $symbol }
cv-do-keep = Garder { $card }
cv-do-throw =
    { $count ->
        [one] Lancer le dé
       *[other] Lancer { $count } dés
    }
cv-do-reroll =
    { $fresh ->
        [0] Relancer { $dice }
        [one] Relancer { $dice } et lancer un nouveau dé
       *[other] Relancer { $dice } et lancer { $fresh } nouveaux dés
    }
cv-do-reroll-new =
    { $count ->
        [one] Ne lancer que le nouveau dé
       *[other] Ne lancer que les { $count } nouveaux dés
    }
cv-do-stop = Garder tous les dés
cv-do-play = Jouer { $card }
cv-do-take = Prendre { $card }
cv-do-done = C’est tout
cv-do-nothing = Ne rien prendre
cv-do-decline = Non merci
cv-do-insure = Jouer { $card } : rien n’est perdu
cv-do-lose = Perdre { $card }
cv-do-pay = Entretenir { $cards }
cv-do-pay-none = Ne rien entretenir
cv-do-announce = { $card } comme { $kind }
cv-do-lay-top = { $card } par-dessus : { $kind }
cv-do-lay-under = { $card } sous { $other } ({ $kind })
cv-do-wait = D’abord { $card }, qui attend son type

cv-now-keep =
    { $count ->
        [0] Gardez la carte.
        [one] Gardez une carte ; l’autre va à { $name }.
       *[other] Gardez une carte ; les { $count } autres vont à { $name }.
    }
cv-now-throw =
    { $count ->
        [one] Lancez le dé.
       *[other] Lancez vos { $count } dés.
    }
cv-now-roll =
    { $count ->
        [one] Relancez des dés ou gardez tout : encore un lancer.
       *[other] Relancez des dés ou gardez tout : encore { $count } lancers.
    }
cv-now-select =
    { $count ->
        [0] Jouez des événements ou terminez.
        [one] Prenez encore une carte, ou arrêtez.
       *[other] Prenez jusqu’à deux cartes.
    }
cv-now-misfortune = Coup dur : quelle carte perdez-vous ?
cv-now-upkeep = Entretien : quelles cartes gardez-vous ?
cv-now-lay = Posez { $cards } dessus ou dessous.
cv-now-lay-top = Posez { $cards } par-dessus la pile.
cv-now-lay-waiting = Avant de poser { $card } comme { $kind }, décidez ce qu’est la carte en attente.
cv-now-assist = Aide sociale : prenez une carte de l’étalage, gratuitement.
cv-now-settle = La partie s’achève : donnez un type à vos cartes en attente.
cv-wait-roll = { $name } lance les dés.
cv-wait-misfortune = Coup dur : { $name } perd une carte.
cv-wait-select = { $name } choisit des cartes.
cv-wait-upkeep = { $name } décide quoi entretenir.
cv-wait-lay = { $name } pose de nouvelles cartes.
cv-wait-refill = On remplit l’étalage.
cv-wait-assist = Aide sociale : { $name } choisit une carte.
cv-wait-settle = { $name } donne un type aux cartes en attente.
cv-note-last = C’est la dernière manche.
cv-note-deck =
    { $count ->
        [one] { $age } : presque fini, encore { $count } carte, puis aide sociale.
       *[other] { $age } : presque fini, encore { $count } cartes, puis aide sociale.
    }

cv-why-draft = on choisit maintenant des cartes enfance
cv-why-throw = lancez d’abord les dés
cv-why-roll = on relance ou on garde maintenant les dés
cv-why-select = on prend maintenant des cartes de l’étalage
cv-why-misfortune = réglez d’abord le coup dur
cv-why-upkeep = choisissez d’abord les cartes à entretenir
cv-why-lay = posez d’abord la nouvelle carte
cv-why-assist = c’est le moment de l’aide sociale
cv-why-settle = on donne maintenant un type aux cartes en attente
cv-why-pack = { $card } n’est pas parmi les cartes à choisir
cv-why-hand = vous n’avez pas { $card } en main
cv-why-playable = impossible de jouer { $card } maintenant
cv-why-no-die = il y a déjà sept dés, aucun ne s’ajouterait
cv-why-old-age = { $card } attend la première carte vieillesse sur l’étalage
cv-why-dice = vos dés ne montrent pas ces symboles
cv-why-frozen = les dés de malchance sont gelés
cv-why-track = { $card } n’est pas sur l’étalage
cv-why-needs = { $card } exige une carte du type { $kind } dans le CV
cv-why-without = { $card } demande un CV sans aucune carte du type { $kind }
cv-why-retired = vous êtes à la retraite, donc plus de carte travail : { $card }
cv-why-covered = vos symboles ne paient pas { $card } en plus
cv-why-top = { $card } n’est pas au sommet d’une pile
cv-why-set = ces cartes ne peuvent être entretenues ensemble, ou une de plus pourrait l’être
cv-why-to-lay = { $card } n’est pas à poser maintenant
cv-why-wait = { $card } n’a pas à attendre : votre CV a une carte de l’un de ses types
cv-why-kind = impossible de poser { $card } comme { $kind }
cv-why-there = la carte ne peut pas être posée là

cv-say-opened = { $card } arrive sur l’étalage.
cv-say-goal =
    { $who ->
        [you] Votre but secret : { $card }.
       *[other] Le but secret de { $name } : { $card }.
    }
cv-say-goal-dealt =
    { $who ->
        [you] Vous recevez un but secret.
       *[other] { $name } reçoit un but secret.
    }
cv-say-goal-opened = But public : { $card }.
cv-say-started =
    { $who ->
        [you] Vous montrez { $card } et commencez chaque manche.
       *[other] { $name } montre { $card } et commence chaque manche.
    }
cv-say-round = La manche { $round } commence.
cv-say-turn =
    { $who ->
        [you] { $count ->
            [one] À vous : un dé.
           *[other] À vous : { $count } dés.
        }
       *[other] { $count ->
            [one] { $name } : un dé.
           *[other] { $name } : { $count } dés.
        }
    }
cv-say-throws =
    { $count ->
        [one] { $who ->
            [you] Vous lancez un dé.
           *[other] { $name } lance un dé.
        }
       *[other] { $who ->
            [you] Vous lancez { $count } dés.
           *[other] { $name } lance { $count } dés.
        }
    }
cv-say-rerolled =
    { $count ->
        [0] { $who ->
            [you] Vous relancez { $dice }.
           *[other] { $name } relance { $dice }.
        }
       *[other] { $who ->
            [you] Vous relancez { $dice } avec de nouveaux dés : { $count }.
           *[other] { $name } relance { $dice } avec de nouveaux dés : { $count }.
        }
    }
cv-say-threw = Les dés montrent { $all }.
cv-say-threw-some = Ils montrent { $thrown } ; en tout : { $all }.
cv-say-stopped =
    { $who ->
        [you] Vous gardez les dés.
       *[other] { $name } garde les dés.
    }
cv-say-played =
    { $who ->
        [you] Vous jouez { $card }.
       *[other] { $name } joue { $card }.
    }
cv-say-took =
    { $who ->
        [you] Vous prenez { $card }.
       *[other] { $name } prend { $card }.
    }
cv-say-finished =
    { $who ->
        [you] Vous ne prenez plus de carte.
       *[other] { $name } ne prend plus de carte.
    }
cv-say-struck =
    { $who ->
        [you] Coup dur pour vous : { $count } malchances.
       *[other] Coup dur pour { $name } : { $count } malchances.
    }
cv-say-nothing-to-lose =
    { $who ->
        [you] Vous n’avez rien à perdre.
       *[other] { $name } n’a rien à perdre.
    }
cv-say-averted =
    { $who ->
        [you] Vous avez vu le monde : le coup dur est écarté.
       *[other] { $name } a vu le monde : le coup dur est écarté.
    }
cv-say-insured =
    { $who ->
        [you] Vous jouez { $card } et ne perdez rien.
       *[other] { $name } joue { $card } et ne perd rien.
    }
cv-say-lost =
    { $who ->
        [you] Vous perdez { $card }.
       *[other] { $name } perd { $card }.
    }
cv-say-paid =
    { $who ->
        [you] Vous payez l’entretien : { $cards }.
       *[other] { $name } paie l’entretien : { $cards }.
    }
cv-say-paid-none =
    { $who ->
        [you] Vous ne payez aucun entretien.
       *[other] { $name } ne paie aucun entretien.
    }
cv-say-unpaid =
    { $who ->
        [you] Vous ne pouvez pas entretenir { $card } et perdez la carte.
       *[other] { $name } ne peut pas entretenir { $card } et perd la carte.
    }
cv-say-announced =
    { $who ->
        [you] Vous allez poser { $card } comme { $kind }.
       *[other] { $name } va poser { $card } comme { $kind }.
    }
cv-say-laid-top =
    { $who ->
        [you] Vous posez { $card } par-dessus : { $kind }.
       *[other] { $name } pose { $card } par-dessus : { $kind }.
    }
cv-say-laid-under =
    { $who ->
        [you] Vous glissez { $card } sous { $other } ({ $kind }).
       *[other] { $name } glisse { $card } sous { $other } ({ $kind }).
    }
cv-say-apart =
    { $who ->
        [you] Chez vous, { $card } attend son type.
       *[other] Chez { $name }, { $card } attend son type.
    }
cv-say-to-hand =
    { $who ->
        [you] { $card } vient dans votre main.
       *[other] { $card } va dans la main de { $name }.
    }
cv-say-discarded = { $card } quitte l’étalage : une occasion manquée.
cv-say-deck-empty = { $age } : c’est fini, la pioche est vide.
cv-say-entitled =
    { $count ->
        [0] Personne n’a besoin de l’aide sociale.
       *[other] Aide sociale pour { $names }.
    }
cv-say-assisted =
    { $who ->
        [you] Vous prenez { $card } au titre de l’aide sociale.
       *[other] { $name } prend { $card } au titre de l’aide sociale.
    }
cv-say-declined =
    { $who ->
        [you] Vous refusez l’aide.
       *[other] { $name } refuse l’aide.
    }
cv-say-revealed =
    { $who ->
        [you] Votre but secret était { $card }.
       *[other] Le but secret de { $name } était { $card }.
    }

cv-sheet = La feuille de score
cv-sheet-row = Catégorie
cv-sheet-own =
    { $points ->
        [one] arrive à { $points } point
       *[other] arrive à { $points } points
    }
cv-sheet-double = (une compte double)
cv-source-secret = But secret
cv-source-public = But public { $number }

cv-story-title = Curriculum vitæ
cv-story-goal =
    { $points ->
        [one] En secret, à la recherche de : { $goal } ({ $points } point)
       *[other] En secret, à la recherche de : { $goal } ({ $points } points)
    }
cv-story-childhood =
    { $count ->
        [0] { $name } a eu une enfance et n’en garde aucun souvenir.
       *[other] { $name } a eu une enfance. Les étés étaient longs, les genoux écorchés, et voici ce qui est resté :
    }
cv-story-early =
    { $count ->
        [0] Pendant quelques années, { $name } fit la grasse matinée et laissa courir les autres.
       *[other] Puis { $name } quitta la maison avec une valise et beaucoup d’idées.
    }
cv-story-middle =
    { $count ->
        [0] L’âge mûr passa sans bruit, et { $name } trouva cela plutôt agréable.
       *[other] Un jour, { $name } remarqua que les autres étaient plus jeunes. Il restait pourtant beaucoup à faire.
    }
cv-story-old =
    { $count ->
        [0] Plus tard, { $name } prit le soleil et n’eut plus besoin de rien.
       *[other] Et quand tout le monde attendait que { $name } ralentisse :
    }
cv-story-childhood-thing = Personne ne descendait la colline plus vite.
cv-story-childhood-played = Cela a servi, bien des années plus tard.
cv-story-childhood-kept = Un souvenir bien gardé, jamais dépensé.
cv-story-played = C’est arrivé juste au bon moment.
cv-story-unused = Mis de côté pour des mauvais jours qui ne sont pas venus.
cv-story-lost = Puis la malchance l’a repris.
cv-story-unpaid = À la longue, ce n’était pas tenable.
cv-story-early-health = À cet âge, les jambes veulent courir.
cv-story-early-relationship = Le cœur battait plus vite.
cv-story-early-knowledge = Il restait tant à apprendre.
cv-story-early-work = Le premier argent gagné.
cv-story-early-possession = Économisé, compté deux fois, enfin acheté.
cv-story-middle-health = Le médecin hocha la tête, satisfait.
cv-story-middle-relationship = Quelqu’un à retrouver le soir.
cv-story-middle-knowledge = Il n’est jamais trop tard pour s’y mettre.
cv-story-middle-work = Un nom sur la porte, une plante sur le bureau.
cv-story-middle-possession = Les voisins regardaient par-dessus la haie.
cv-story-old-health = Toujours en route, et devant les jeunes.
cv-story-old-relationship = La table du dimanche s’allongeait sans cesse.
cv-story-old-knowledge = Ce qu’on sait, personne ne peut le prendre.
cv-story-old-work = Des mains qui ne savent pas se reposer.
cv-story-old-possession = Enfin le temps d’en profiter.
cv-story-again-health = Et ce n’était pas fini : de nouveau au grand air.
cv-story-again-relationship = Le cœur est grand.
cv-story-again-knowledge = Une réponse, trois nouvelles questions.
cv-story-again-work = Nouveau bureau, même café.
cv-story-again-possession = Il y avait encore de la place.
cv-story-again-played = La chance aime revenir.
cv-story-again-unused = Gardé précieusement, lui aussi.
cv-story-end =
    { $points ->
        [one] Une vie à { $points } point. Chacun a compté.
       *[other] Une vie à { $points } points. Chacun a compté.
    }

cv-tour-status = Le ruban dit ce que la vie attend de vous en ce moment. Doré : c’est à vous.
cv-tour-common = L’étalage : cinq occasions. Les pièces sont le prix, et une étiquette dit si la carte est à votre portée ou ce qui manque.
cv-tour-mine = Votre vie, une pile par type. La carte de devant agit pour vous ; celles qu’elle couvre comptent quand même à la fin.
cv-tour-others = Les autres vivent aussi. Touchez une plaque pour lire tout le CV.
cv-tour-tray = Votre plateau : événements, dés et jetons de vos cartes. Touchez les dés à relancer ; la malchance gèle, et trois coûtent une carte.
cv-tour-main = Le bouton doré fait ce que vous avez choisi : lancer, relancer, prendre. Entrée le presse, Échap annule le choix.
cv-tie-break = À points égaux, qui a le moins de cartes dans son CV passe devant.
cv-tour-score = Les points jusqu’ici, sans ce qui est encore secret. Le détail montre d’où ils viennent.
cv-tour-log = Ce qui s’est passé, le plus récent en haut ; sur un téléphone, un onglet lui est réservé. Belle vie à vous !

# La scène.
cv-tab-track = Étalage
cv-tab-mine = À moi
cv-tab-others = Les autres
cv-tab-log = Journal
cv-steps = Étapes du tour
cv-step-throw = Lancer
cv-step-choose = Choisir
cv-step-lay = Poser
cv-round-short = Manche { $round }
cv-deck-early-adulthood = jeune
cv-deck-middle-age = mûr
cv-deck-old-age = vieux
cv-deck-note = Encore à venir, dans un ordre que personne ne connaît :
cv-worth = vaut des points
cv-last-chance = dernière chance
cv-taken-you = prise par vous
cv-taken-by = prise par { $name }
cv-tag-retired = à la retraite
cv-tag-now = à votre portée
cv-tag-events =
    { $count ->
        [one] avec un événement
       *[other] avec { $count } événements
    }
cv-tag-needs = il faut
cv-tag-without = seulement sans
cv-tag-free = gratuite
cv-tag-kept = gardée
cv-spent = dépensé
cv-pays = paie
cv-spent-for = { $symbol }, dépensé pour { $card }
cv-tokens-from = De vos cartes
cv-of-three = { $count } sur { $of }
cv-events-count =
    { $count ->
        [0] aucun événement
        [one] { $count } événement
       *[other] { $count } événements
    }
cv-kept-count =
    { $count ->
        [0] rien de gardé encore
        [one] { $count } carte gardée
       *[other] { $count } cartes gardées
    }
cv-secret-worth =
    { $points ->
        [one] votre secret, { $points } point pour l’instant
       *[other] votre secret, { $points } points pour l’instant
    }
cv-lead-you = vous menez avec { $points }
cv-lead-shared = à égalité : { $points }
cv-lead-other = meilleur { $points }, vous { $own }
cv-lead = meilleur { $points }
cv-goal-public-note = À la fin, il rapporte à qui en a le plus ; à égalité, tous marquent.
cv-goal-secret-note = Vous seul le connaissez. À la fin, il vous rapporte toujours ses points.
cv-only-front = Seule la carte de devant agit.
cv-open-events = Événements vus par tous :
cv-about-good-luck = Trois chances prennent n’importe quelle carte.
cv-about-symbol = Paie des cartes et de l’entretien ce tour-ci. Avant de choisir, touchez le dé pour le relancer.
cv-and = et
cv-or = ou
cv-play-it = La jouer
cv-lose-nothing = rien n’est perdu
cv-owes = entretien
cv-if-lost = si elle part :
cv-works = agit dès le prochain tour
cv-under-hint = touchez une carte pour glisser dessous
cv-waiting-first = les cartes en attente d’abord
cv-verb-keep = Garder cette carte
cv-verb-reroll =
    { $count ->
        [one] Relancer { $count } dé
       *[other] Relancer { $count } dés
    }
cv-verb-stop = Tout garder
cv-verb-take = Prendre cette carte
cv-verb-done = S’arrêter là
cv-verb-play = Jouer { $card }
cv-verb-top = Au-dessus de { $kind }
cv-verb-under = Glisser dessous
cv-ask-dice = Touchez des dés
cv-ask-lose = Quelle carte part ?
cv-ask-keep = Que gardez-vous ?
cv-ask-place = Où va-t-elle ?
cv-ask-card = Choisissez une carte
cv-warn-lost = Perdu pour de bon : { $cards }.
cv-if-keep = Si vous gardez { $card }
cv-if-play = Si vous jouez { $card }
cv-if-take = Si vous prenez { $card }
cv-if-lose = Si vous perdez { $card }
cv-if-pay = Si vous gardez { $cards }
cv-if-top = Si { $card } va au-dessus
cv-if-under = Si { $card } va dessous
cv-row-pay = Prix
cv-row-gain = Gain
cv-row-points = Points
cv-row-pass = Donné
cv-row-stays = Reste
cv-row-then = Ensuite
cv-misfortune-percent = coup dur : { $percent } %
cv-row-risk = Risque
cv-row-reach = À prendre
cv-row-missed = Laissé
cv-row-lose = Perte
cv-row-until = Avant
cv-row-covers = Recouvre
cv-nothing = rien
cv-left = reste :
cv-borrowed = + un symbole d’un voisin
cv-next-turn = dès le prochain tour
cv-to-hand = une fois, de votre main
cv-points-in = en { $kind }, total { $now } → { $then }
cv-here = ici : { $change }
cv-or-here = ou ici : { $change }
cv-points-stay = points inchangés
cv-event-gone = l’événement lui-même
cv-then-works = { $card } agit à nouveau
cv-until-turn-ends = Jusqu’à la fin du tour, la carte perdue sert encore.
cv-only-counts = elle compte, mais n’agit pas
cv-dice-then = dés : { $now } → { $then }
cv-moment-unpaid = Trop cher à garder
cv-moment-unpaid-words = Vos symboles n’ont pas payé l’entretien. Ceci quitte votre vie :
cv-moment-age = { $age } : c’est parti
cv-new-middle = Un matin, à l’arrêt de bus, les autres sont plus jeunes.
cv-new-old = Les cheveux sont d’argent, les projets non.
cv-gets-help = une carte gratuite
cv-help-words = Aide sociale : qui a au plus la moitié des cartes du plus riche en prend une sans payer.
cv-nobody-helped = Personne n’est loin derrière : personne ne reçoit de carte gratuite.

# La table dans un terminal.
cv-brief-pays = { $symbols } une fois
cv-brief-dice =
    { $count ->
        [one] +{ $count } dé
       *[other] +{ $count } dés
    }
cv-brief-turn-dice =
    { $count ->
        [one] { $count } dé pour un tour
       *[other] { $count } dés pour un tour
    }
cv-brief-rerolls =
    { $count ->
        [one] +{ $count } relance
       *[other] +{ $count } relances
    }
cv-brief-upkeep = doit { $symbols }
cv-brief-discount = { $kind } −1
cv-brief-magician = change 1 symbole
cv-brief-friend = un symbole du travail voisin
cv-brief-trip = 1 malchance au choix
cv-brief-therapy = relance la malchance
cv-brief-double = compte double
cv-brief-retirement = plus de travail
cv-brief-insurance = évite un coup dur
cv-brief-starter = commence
cv-brief-late = dans la vieillesse
cv-brief-needs = si { $kinds }
cv-brief-without = sans { $kinds }
cv-term-decks = pioches : { $early } · { $middle } · { $old }
cv-term-track = Étalage
cv-term-type = type
cv-term-cost = coût
cv-term-free = 0
cv-term-does = effet
cv-term-offer = pour vous
cv-term-chance = chance, par
cv-term-goals = Buts
cv-term-secret = Secret
cv-term-holds = tient { $card }
cv-term-fresh =
    { $count ->
        [one] un dé à lancer
       *[other] { $count } dés à lancer
    }
cv-term-again = relancer
cv-term-new = nouveaux dés
cv-term-any = dés au choix : tapez « reroll HK », ou ce qui reste : « keep R+ »
cv-term-stacks = piles
cv-source-goal = But public : { $card }
cv-help =
    Comment lire la table
    Les symboles sont des lettres ; une étoile est l’un des quatre qui ne sont pas de la chance. K>H change autant de K que voulu en H, K<>H aussi dans l’autre sens. L’entretien se paie à chaque tour, sinon la carte est perdue.
    L’étalage montre ce qu’une carte coûte et fait. À votre tour, elle dit aussi si vous pouvez la prendre, avec quels événements, ou ce qui manque ; pendant les lancers, la chance de l’obtenir et les dés à relancer. Une condition comme « si Travail » exige une carte de ce type dans votre CV.
    La ligne d’un joueur montre dés, jetons, cartes du CV, points sans ce qui est secret, et événements en main ; dessous, chaque pile avec sa taille et sa carte active. Un but montre ce que chacun en a ; ! marque qui le marque en ce moment. ▶ marque qui doit jouer, ✓ qui a choisi en secret.
    Lancez les dés et relancez ceux que vous voulez, deux fois ; la malchance reste gelée. Prenez jusqu’à deux cartes, payées par dés, jetons et événements ; trois chances paient n’importe quelle carte. Trois malchances font perdre une carte. Les nouvelles cartes couvrent les anciennes : seule la carte du dessus de chaque type agit, mais toutes comptent à la fin.
    Les dés se tapent en lettres, dans n’importe quel ordre : « reroll HK » relance un H et un K, « reroll all » tout ce qui peut l’être, « keep R+ » tous les autres, « stop » les laisse. « r C45 » montre la décision sur la carte 45.

# A line of wit for each card, by its number: seventy characters at most, and each language has its own joke.
cv-wit-1 = « Encore cinq minutes ! », chaque soir, jusqu’à la nuit.
cv-wit-2 = Le coq sonnait à cinq heures, sans bouton pour l’éteindre.
cv-wit-3 = Rappelait, en fin de cours, qu’il y avait des devoirs.
cv-wit-4 = Elle sonnait plein avec trois pièces et un bouton.
cv-wit-5 = Un parapluie pour des pluies pas encore inventées.
cv-wit-6 = La moitié d’un goûter, et le cœur en entier.
cv-wit-7 = Le plafond de la classe en garde une trace verte.
cv-wit-8 = Lettre aux parents : « Tout va bien, envoyez des bonbons. »
cv-wit-9 = Cent douze boutons, recomptés avec l’ours.
cv-wit-10 = Le bénéfice a été bu avant midi.
cv-wit-11 = La girafe nous a regardés de haut, mais gentiment.
cv-wit-12 = Une carte à jouer dans les rayons, et c’était une moto.
cv-wit-13 = Les baskets connaissent le chemin, surtout celui du retour.
cv-wit-14 = Trois amis, un frigo, et un yaourt que nul ne réclame.
cv-wit-15 = Signe particulier : dépasse à peine de la pile.
cv-wit-16 = Quatre ans d’études, dont trois à la cafétéria.
cv-wit-17 = Deux cents boîtes, et plus de place pour la table.
cv-wit-18 = Un petit oui, et trois appareils à raclette.
cv-wit-19 = Cent pages, dont une lue par la famille.
cv-wit-20 = Pourquoi ? Et pourquoi pourquoi ?
cv-wit-21 = Le plus lourd à pousser, c’est la porte d’entrée.
cv-wit-22 = Un demi-litre de bonté contre une madeleine.
cv-wit-23 = Une portière d’une autre voiture, l’autre d’une autre époque.
cv-wit-24 = Perdu neuf à zéro, mais gagné la troisième mi-temps.
cv-wit-25 = Se lève avant le soleil, pour l’échauffer.
cv-wit-26 = Sait demander son chemin, pas encore suivre la réponse.
cv-wit-27 = Un sac à dos, trois continents, mille vaisselles.
cv-wit-28 = Entretien d’embauche entre la poire et le fromage.
cv-wit-29 = À ne pas réveiller avant les premiers cheveux blancs.
cv-wit-30 = Les petites lignes se lisent très bien, avec deux loupes.
cv-wit-31 = C’est le chat qui choisit. Ce soir encore : poisson.
cv-wit-32 = Onze fidèles, dont deux hors de la famille.
cv-wit-33 = « Une petite dernière », dit-on chaque fois à minuit.
cv-wit-34 = Grâce à elle, les pâtes ont enfin eu une sauce.
cv-wit-35 = Le lapin connaît le truc, mais il ne dira rien.
cv-wit-36 = La vraie réunion se tient devant la machine à café.
cv-wit-37 = Une question, six ans, et une bien meilleure question.
cv-wit-38 = Trois accords. Les voisins les jouent aussi, désormais.
cv-wit-39 = Horaires libres : libre de travailler aussi le dimanche.
cv-wit-40 = Deux fois plus de rires, deux fois moins de nuits.
cv-wit-41 = La mallette a appris à nager le jour même.
cv-wit-42 = Une main pour la soupe, l’autre pour les câlins.
cv-wit-43 = Garde tout en tête, même les prévisions d’hier.
cv-wit-44 = La courbe monte, si l’on penche un peu la tête.
cv-wit-45 = Quatre-vingts pays, dont un que seule la valise a vu.
cv-wit-46 = Salue chaque matin les mêmes voitures, au même endroit.
cv-wit-47 = Ici, même l’écho prend son temps.
cv-wit-48 = Désormais, même la liste des courses a une stratégie.
cv-wit-49 = Vue imprenable, carnet d’adresses aussi.
cv-wit-50 = Direction, comptabilité et ménage : une seule tasse.
cv-wit-51 = Les bons numéros, cochés une case trop à droite.
cv-wit-52 = Naviguer, c’est surtout chercher où se garer.
cv-wit-53 = Le nuage revient, mais il frappe avant d’entrer.
cv-wit-54 = Une virgule corrigée à minuit, et le monde va mieux.
cv-wit-55 = Les pommes tombent des deux côtés de la haie.
cv-wit-56 = Ce n’est pas une tache, c’est une époque.
cv-wit-57 = Ticket 83, guichet 4, et tout à coup un bureau.
cv-wit-58 = Personne n’a changé. Les badges ont quand même aidé.
cv-wit-59 = Encore une histoire. La toute dernière. Encore une.
cv-wit-60 = Le lundi ressemble au dimanche. Les pigeons confirment.
cv-wit-61 = La courgette de trop cherche une famille d’accueil.
cv-wit-62 = Du brocoli, puis le souvenir d’un éclair au chocolat.
cv-wit-63 = Fabrique des pièces pour les pièces d’une autre usine.
cv-wit-64 = Premier rang, devoirs faits, thermos ouvert.
cv-wit-65 = L’autre bout du bureau a sa propre météo.
cv-wit-66 = Cinquante ans de valse, presque sans orteil écrasé.
cv-wit-67 = Ne démarre que le dimanche, et si on lui parle gentiment.
cv-wit-68 = D’une tante inconnue, que tout le monde regrette déjà.
cv-wit-69 = Boue, vapeur, et un canard sur ordonnance.
cv-wit-70 = L’un d’eux est à l’envers. Seul le chien l’a vu.
cv-wit-71 = À force de se perdre, on connaît toutes les routes.
cv-wit-72 = Du sable partout, même dans le coffre-fort.
cv-wit-73 = Quarante-deux kilomètres, racontés sur plus de cent.
cv-wit-74 = Même à la boulangerie, on demande une dédicace.
cv-wit-75 = Explique l’univers en cherchant ses lunettes sur son nez.
cv-wit-76 = Il n’en manque plus qu’un. Depuis vingt ans.
cv-wit-77 = Jongle avec cinq métiers et répare le sixième.
cv-wit-78 = Il faudrait quatre bras. Deux suffisent presque.
cv-wit-79 = Compte les tasses de café au lieu des moutons.
cv-wit-80 = Lit en s’étirant, surtout les phrases longues.
cv-wit-81 = A un mégaphone, mais sait aussi écouter.
cv-wit-82 = Plein de coupes, mais aucune pour le champagne.
cv-wit-83 = Arrive avec le gâteau, repart avec toutes les histoires.
