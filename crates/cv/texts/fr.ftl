# CV.
cv-blurb = Toute une vie en une soirée : lancer les dés, trouver l’amour, un travail, une passion, et perdre un parapluie. La jeunesse, l’âge mûr, la vieillesse, et à la fin la question : tout ça pour quoi ?
cv-variant-granna = Édition Granna (boîtes polonaise et anglaise)
cv-variant-gigamic = Édition Gigamic (boîte française)

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
cv-kind-possession = Biens
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
cv-deck-next = maintenant
cv-track = L’étalage
cv-leaves-round = part à la fin de la manche
cv-leaves-turn = part à la fin du tour
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
cv-frozen = { $symbol }, gelé
cv-die-new = un dé pas encore lancé
cv-turn-mine = Vos dés
cv-turn-of = { $name } lance les dés
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
cv-taken = Pris
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
cv-apart = encore indécis
cv-series = 1, 3, 6, 10, 15, 21 … points pour une, deux, trois … cartes
cv-stack-empty = rien encore
cv-on-top = par-dessus

cv-goals = Buts de vie
cv-goal-secret = secret
cv-goal-yours =
    { $points ->
        [one] vaut { $points } point en ce moment
       *[other] vaut { $points } points en ce moment
    }
cv-goal-leads =
    { $count ->
        [one] { $names } mène avec { $points }
       *[other] { $names } mènent avec { $points }
    }
cv-goal-nobody = personne encore
cv-goal-own = (vous : { $points })

cv-hand = Vos événements
cv-hand-empty = Aucun événement en main.
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
cv-moment-upkeep = Trop cher de tout garder
cv-moment-upkeep-words =
    { $who ->
        [you] Vos symboles ne paient pas tout l’entretien. Choisissez ce que vous gardez ; le reste est perdu.
       *[other] Les symboles de { $name } ne paient pas tout l’entretien ; il faut renoncer à quelque chose.
    }
cv-moment-assist = { $age } : c’est fini. Aide sociale
cv-moment-assist-words =
    { $cards ->
        [one] { $who ->
            [you] Avec { $cards } carte, vous en avez au plus la moitié de quelqu’un d’autre. Prenez une carte de l’étalage, gratuitement.
           *[other] { $name } n’a que { $cards } carte, quelqu’un en a au moins le double : une carte de l’étalage est offerte.
        }
       *[other] { $who ->
            [you] Quelqu’un a au moins le double de vos { $cards } cartes. Prenez une carte de l’étalage, gratuitement.
           *[other] { $name } a { $cards } cartes, quelqu’un en a au moins le double : une carte de l’étalage est offerte.
        }
    }
cv-moment-settle = L’heure de se décider
cv-moment-settle-words =
    { $who ->
        [you] Qu’était-ce, finalement ? Donnez un type à { $cards }.
       *[other] { $name } décide ce que c’était, finalement : { $cards }.
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

cv-now-keep =
    { $count ->
        [0] Gardez la carte.
        [one] Un souvenir d’enfance : gardez une carte ; l’autre va à { $name }.
       *[other] Un souvenir d’enfance : gardez une carte ; les { $count } autres vont à { $name }.
    }
cv-now-throw =
    { $count ->
        [one] À vous : lancez le dé.
       *[other] À vous : lancez vos { $count } dés.
    }
cv-now-roll =
    { $count ->
        [one] Choisissez les dés à relancer, ou gardez-les tous. Encore un lancer.
       *[other] Choisissez les dés à relancer, ou gardez-les tous. Encore { $count } lancers.
    }
cv-now-select =
    { $count ->
        [0] Jouez des événements ou terminez.
        [one] Vous pouvez encore prendre une carte de l’étalage.
       *[other] Prenez jusqu’à deux cartes de l’étalage.
    }
cv-now-misfortune = Coup dur : quelle carte perdez-vous ?
cv-now-upkeep = Entretien : quelles cartes gardez-vous ?
cv-now-lay = Posez { $cards } : par-dessus pour agir, ou en dessous pour seulement compter.
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
cv-why-playable = { $card } ne peut pas être joué maintenant
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
cv-why-kind = { $card } ne peut pas être posé comme { $kind }
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
cv-sheet-own = a atteint { $points }
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

cv-guide-hand = D’abord l’enfance : vous gardez trois cartes comme événements. Elles aident une fois, quand vous voulez.
cv-guide-goals = Qu’attendez-vous de la vie ? Votre but secret ne compte que pour vous ; un but public compte pour qui y réussit le mieux.
cv-guide-track = Les occasions. Les symboles au bas d’une carte sont son prix. À votre tour, chaque carte dit si elle est à votre portée, ce qui manque et quelles sont vos chances.
cv-guide-dice = Vos dés : lancez-les, puis touchez ceux à relancer, deux fois au plus. La malchance gèle ; trois coûtent une carte. Trois chances prennent n’importe quelle carte.
cv-guide-mine = Votre CV. Seule la carte du dessus de chaque pile agit : symboles, dés, relances. Les cartes couvertes comptent quand même.
cv-guide-rivals = Les autres vivent aussi. Dépliez un joueur pour voir tout son CV.
cv-guide-ages = Trois âges se succèdent. Quand une pioche est vide, qui a pris beaucoup de retard reçoit une carte gratuite.
cv-guide-status = Ici vous lisez toujours ce qui se passe. Ce qui se touche est éclairé. Belle vie à vous !

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
cv-term-any = tous les dés : tapez « reroll HK », ou ce qui reste : « keep R+ »
cv-term-stacks = piles
cv-source-goal = But public : { $card }
cv-help =
    Comment lire la table
    Les symboles sont des lettres ; une étoile est l’un des quatre qui ne sont pas de la chance. K>H change autant de K que voulu en H, K<>H aussi dans l’autre sens. L’entretien se paie à chaque tour, sinon la carte est perdue.
    L’étalage montre ce qu’une carte coûte et fait. À votre tour, elle dit aussi si vous pouvez la prendre, avec quels événements, ou ce qui manque ; pendant les lancers, la chance de l’obtenir et les dés à relancer. Une condition comme « si Travail » exige une carte de ce type dans votre CV.
    La ligne d’un joueur montre dés, jetons, cartes du CV, points sans ce qui est secret, et événements en main ; dessous, chaque pile avec sa taille et sa carte active. Un but montre ce que chacun en a ; ! marque qui le marque en ce moment. ▶ marque qui doit jouer, ✓ qui a choisi en secret.
    Lancez les dés et relancez ceux que vous voulez, deux fois ; la malchance reste gelée. Prenez jusqu’à deux cartes, payées par dés, jetons et événements ; trois chances paient n’importe quelle carte. Trois malchances font perdre une carte. Les nouvelles cartes couvrent les anciennes : seule la carte du dessus de chaque type agit, mais toutes comptent à la fin.
    Les dés se tapent en lettres, dans n’importe quel ordre : « reroll HK » relance un H et un K, « reroll all » tout ce qui peut l’être, « keep R+ » tous les autres, « stop » les laisse. « r C45 » montre la décision sur la carte 45.
