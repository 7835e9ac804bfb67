# CVlizations.
cvl-variant-standard = Standard
cvl-variant-standard-note = Three to five tribes, each of them led by a player.
cvl-variant-basic = Two players with the Grannfolk
cvl-variant-basic-note = The Grannfolk joins in as a third tribe, and chance lays its orders. It gains nothing, but its orders count.
cvl-variant-advanced = Two players with neutral tribes
cvl-variant-advanced-note = Each of you also leads a neutral tribe and lays its two orders first. It gains nothing, but its orders count, and you know its hidden one.

cvl-food = food
cvl-wood = wood
cvl-stone = stone
cvl-food-count = { $count } food
cvl-wood-count = { $count } wood
cvl-stone-count = { $count } stone
cvl-one-happiness = 1 happiness
cvl-one-choice = 1 resource of your choice
cvl-one-taken = 1 of the kind you take

cvl-source-happiness = Happiness
cvl-source-ideas = Points of ideas
cvl-source-end = { $idea }

cvl-effect-none = No effect, only points
cvl-effect-order = { $order }: { $gain } more
cvl-effect-strength =
    { $strength ->
        [one] { $gain } for each of your actions that nobody else laid
        [two] { $gain } for each of your actions by two
       *[other] { $gain } for each of your actions by three or more
    }
cvl-effect-first =
    { $strength ->
        [one] Once a turn { $gain } for an action that nobody else laid
        [two] Once a turn { $gain } for an action by two
       *[other] Once a turn { $gain } for an action by three or more
    }
cvl-effect-vacation = { $order }: 1 happiness, once a turn, unless it fails
cvl-effect-crowd = { $orders } by three or more: 1 more
cvl-effect-dagger = { $order }: 1 happiness, but not by three
cvl-effect-dog = { $orders }: { $gain } unless it fails
cvl-effect-cat = 1 happiness for each of your orders that fails
cvl-effect-sword = { $order }: whoever you rob loses one more resource to you
cvl-effect-law = Nobody can rob you twice in one turn, and the Sword does not harm you
cvl-effect-look = Before you buy, look at the top card of the deck; you may buy it too
cvl-effect-bazaar = With each purchase you may swap 1 resource for another
cvl-effect-second = You may buy a second idea each turn
cvl-effect-purchase =
    { $kind ->
        [any] { $gain } for each idea you buy
        [building] { $gain } for each building you buy
        [tool] { $gain } for each tool you buy
        [invention] { $gain } for each invention you buy
       *[other] { $gain } for each ideology you buy
    }
cvl-effect-purchase-turn = At the end of a turn in which you bought an idea: { $gain }
cvl-effect-patience = At the end of a turn in which you bought nothing: 2 resources of one kind
cvl-effect-empty = At the end of a turn: { $gain } if you have none
cvl-effect-variety = At the end of a turn in which you have all three resources: { $gain }
cvl-effect-swap = End: up to { $what } become 1 happiness each
cvl-effect-exchange = End: up to { $max } sets of { $set } become { $points } happiness each
cvl-effect-consumerism =
    { $points ->
        [one] End: { $points } point if you have no resources
       *[other] End: { $points } points if you have no resources
    }
cvl-effect-humanism =
    { $points ->
        [one] End: { $points } point for each of your ideas that brings happiness during the game
       *[other] End: { $points } points for each of your ideas that brings happiness during the game
    }
cvl-effect-types = End: 1 point for each type among your ideas
cvl-effect-type-sets =
    { $points ->
        [one] End: { $points } point for each set of four ideas of all four types
       *[other] End: { $points } points for each set of four ideas of all four types
    }
cvl-effect-pairs = End: 1 point for every two of your ideas
cvl-effect-per-type =
    { $kind ->
        [building] { $points ->
            [one] End: { $points } point for each of your buildings
           *[other] End: { $points } points for each of your buildings
        }
        [tool] { $points ->
            [one] End: { $points } point for each of your tools
           *[other] End: { $points } points for each of your tools
        }
        [invention] { $points ->
            [one] End: { $points } point for each of your inventions
           *[other] End: { $points } points for each of your inventions
        }
       *[other] { $points ->
            [one] End: { $points } point for each of your ideologies
           *[other] End: { $points } points for each of your ideologies
        }
    }
cvl-effect-per-late =
    { $points ->
        [one] End: { $points } point for each of your ideas of age III
       *[other] End: { $points } points for each of your ideas of age III
    }
cvl-effect-per-happiness = End: 1 point for every { $every } happiness you gained
cvl-effect-majority =
    { $kind ->
        [building] { $points ->
            [one] End: { $points } point if you alone have most buildings
           *[other] End: { $points } points if you alone have most buildings
        }
        [tool] { $points ->
            [one] End: { $points } point if you alone have most tools
           *[other] End: { $points } points if you alone have most tools
        }
        [invention] { $points ->
            [one] End: { $points } point if you alone have most inventions
           *[other] End: { $points } points if you alone have most inventions
        }
       *[other] { $points ->
            [one] End: { $points } point if you alone have most ideologies
           *[other] End: { $points } points if you alone have most ideologies
        }
    }
cvl-effect-most =
    { $points ->
        [one] End: { $points } point if you alone have most ideas
       *[other] End: { $points } points if you alone have most ideas
    }

cvl-do-lay = { $open } open, { $hidden } hidden
cvl-do-steal = Steal { $loot }
cvl-loot = { $what } from { $name }
cvl-loot-supply = { $what } from the supply
cvl-do-take = Take { $what }
cvl-do-trade = Give { $give } for { $take }
cvl-do-buy = Buy { $idea }
cvl-do-buy-swap = Swap { $give } for { $take }, then buy { $idea }
cvl-do-stop = Buy nothing
cvl-do-stop-second = Buy nothing more

cvl-now-lay = Lay one order open and one face down.
cvl-now-neutral = Lay two orders for your neutral tribe.
cvl-now-steal = { $order }: choose whom you rob, and of what.
cvl-now-take =
    { $count ->
        [one] { $order }: take one resource of your choice.
       *[other] { $order }: take { $count } resources of your choice.
    }
cvl-now-trade = { $order }: choose what you give and what you take.
cvl-now-choose = { $idea }: take one resource of your choice.
cvl-now-alike = { $idea }: take two resources of one kind.
cvl-now-buy = Buy an idea, or none.
cvl-now-buy-second = Buy a second idea, or stop.
cvl-wait-leader = The first leader is being drawn.
cvl-wait-grannfolk = The Grannfolk draws its orders.
cvl-wait-lay = { $name } is laying two orders.
cvl-wait-neutral = { $name } is laying two orders for the neutral tribe.
cvl-wait-carry = { $name } is carrying out an order.
cvl-wait-choose = { $name } is choosing resources.
cvl-wait-look = { $name } looks at the top card of the deck.
cvl-wait-buy = { $name } is choosing an idea.
cvl-wait-refill = A new idea is being laid out.
cvl-note-last = This is the last turn.

cvl-say-track = { $idea } is laid out.
cvl-say-leads =
    { $who ->
        [you] You have the helm first.
       *[other] { $name } has the helm first.
    }
cvl-say-left =
    { $who ->
        [you] You sit to the left of the Grannfolk.
       *[other] { $name } sits to the left of the Grannfolk.
    }
cvl-say-turn =
    { $who ->
        [you] Turn { $turn }. You lead.
       *[other] Turn { $turn }. { $name } leads.
    }
cvl-say-turn-neutral =
    { $who ->
        [you] Turn { $turn }. Your neutral tribe leads.
       *[other] Turn { $turn }. The neutral tribe of { $name } leads.
    }
cvl-say-turn-grannfolk = Turn { $turn }. The Grannfolk leads.
cvl-say-open =
    { $who ->
        [you] You lay { $order } open.
       *[other] { $name } lays { $order } open.
    }
cvl-say-open-neutral =
    { $who ->
        [you] Your neutral tribe lays { $order } open.
       *[other] The neutral tribe of { $name } lays { $order } open.
    }
cvl-say-open-grannfolk = The Grannfolk lays { $order } open.
cvl-say-hid =
    { $who ->
        [you] You hide { $order }.
       *[other] { $name } hides { $order }.
    }
cvl-say-hid-neutral =
    { $who ->
        [you] Your neutral tribe hides { $order }.
       *[other] The neutral tribe of { $name } hides { $order }.
    }
cvl-say-hid-grannfolk = The Grannfolk hides { $order }.
cvl-say-hidden =
    { $who ->
        [you] You lay an order face down.
       *[other] { $name } lays an order face down.
    }
cvl-say-hidden-neutral =
    { $who ->
        [you] Your neutral tribe lays an order face down.
       *[other] The neutral tribe of { $name } lays an order face down.
    }
cvl-say-hidden-grannfolk = The Grannfolk lays an order face down.
cvl-say-revealed =
    { $who ->
        [you] Your hidden order is { $order }.
       *[other] The hidden order of { $name } is { $order }.
    }
cvl-say-revealed-neutral =
    { $who ->
        [you] The hidden order of your neutral tribe is { $order }.
       *[other] The hidden order of the neutral tribe of { $name } is { $order }.
    }
cvl-say-revealed-grannfolk = The hidden order of the Grannfolk is { $order }.
cvl-say-due =
    { $strength ->
        [one] { $order }, by one.
        [two] { $order }, by two.
       *[other] { $order }, by three or more.
    }
cvl-say-again =
    { $who ->
        [you] { $doubling }: you carry out { $order } again.
       *[other] { $doubling }: { $name } carries out { $order } again.
    }
cvl-say-gathered =
    { $who ->
        [you] You take { $what }.
       *[other] { $name } takes { $what }.
    }
cvl-say-slacked =
    { $who ->
        [you] You gain { $count } happiness.
       *[other] { $name } gains { $count } happiness.
    }
cvl-say-took =
    { $who ->
        [you] You choose { $what }.
       *[other] { $name } chooses { $what }.
    }
cvl-say-traded =
    { $who ->
        [you] You give { $give } for { $take }.
       *[other] { $name } gives { $give } for { $take }.
    }
cvl-say-no-trade =
    { $who ->
        [you] You have nothing to trade.
       *[other] { $name } has nothing to trade.
    }
cvl-say-robbed =
    { $who ->
        [you] You steal { $what } from { $victim }.
       *[other] { $whom ->
            [you] { $name } steals { $what } from you.
           *[other] { $name } steals { $what } from { $victim }.
        }
    }
cvl-say-supply =
    { $who ->
        [you] You take { $what } from the supply.
       *[other] { $name } takes { $what } from the supply.
    }
cvl-say-nobody =
    { $who ->
        [you] You find nobody to rob.
       *[other] { $name } finds nobody to rob.
    }
cvl-say-failed =
    { $who ->
        [you] { $order } brings you nothing.
       *[other] { $order } brings { $name } nothing.
    }
cvl-say-brought =
    { $who ->
        [you] { $idea } brings you { $what }.
       *[other] { $idea } brings { $name } { $what }.
    }
cvl-say-looked =
    { $who ->
        [you] You look at the top card of the deck.
       *[other] { $name } looks at the top card of the deck.
    }
cvl-say-looked-card =
    { $who ->
        [you] You look at the top card of the deck: { $idea }.
       *[other] { $name } looks at the top card of the deck: { $idea }.
    }
cvl-say-bought =
    { $who ->
        [you] You buy { $idea }.
       *[other] { $name } buys { $idea }.
    }
cvl-say-bought-swap =
    { $who ->
        [you] You swap { $give } for { $take } and buy { $idea }.
       *[other] { $name } swaps { $give } for { $take } and buys { $idea }.
    }
cvl-say-stopped =
    { $who ->
        [you] You buy nothing more.
       *[other] { $name } buys nothing more.
    }
cvl-say-short = The deck is used up: the track stays short.
cvl-say-helm =
    { $who ->
        [you] The helm passes to you.
       *[other] The helm passes to { $name }.
    }
cvl-say-helm-neutral =
    { $who ->
        [you] The helm passes to your neutral tribe.
       *[other] The helm passes to the neutral tribe of { $name }.
    }
cvl-say-helm-grannfolk = The helm passes to the Grannfolk.
cvl-say-age = Age { $age } is over: everybody takes all orders back.
cvl-say-cleared = The ideas of the first two ages leave the game.

cvl-why-lay = two orders are being laid now
cvl-why-steal = choose whom you rob first
cvl-why-take = choose your resources first
cvl-why-trade = choose what you trade first
cvl-why-buy = an idea can be bought now, or none
cvl-why-same-order = the two orders must be different
cvl-why-used = { $order } has been used in this age
cvl-why-victims =
    { $count ->
        [0] nobody can be robbed
        [one] exactly one player must be robbed
       *[other] exactly { $count } players must be robbed
    }
cvl-why-same-victim = two different players must be robbed
cvl-why-no-victim = only another player can be robbed
cvl-why-nothing = { $name } has no resources
cvl-why-protected = the Law protects { $name } until the turn ends
cvl-why-loot =
    { $count ->
        [one] exactly one resource of { $name } must be taken
       *[other] exactly { $count } resources of { $name } must be taken
    }
cvl-why-not-theirs = { $name } does not have that
cvl-why-supply-too = a resource from the supply must be taken too
cvl-why-no-supply = nothing is taken from the supply
cvl-why-count =
    { $count ->
        [one] exactly one resource must be chosen
       *[other] exactly { $count } resources must be chosen
    }
cvl-why-alike = both resources must be of one kind
cvl-why-same-kind = what you give and what you take must be different
cvl-why-give = you have no { $resource } to give
cvl-why-track = { $idea } cannot be bought now
cvl-why-dear = { $idea } costs more than you have
cvl-why-bazaar = only the Bazaar allows a swap

cvl-blurb = Lead a tribe from the mammoth to the moon. Two orders a turn, one open and one hidden: alone you get by, by two you prosper, by three you trip over each other.
cvl-source-ends = At the end
cvl-brief-happiness = Happi­ness
cvl-brief-ideas = Ideas
cvl-orders = Orders
cvl-orders-back = All orders come back after turn { $turn }.
cvl-due = now
cvl-hidden = hidden
cvl-by-one = one
cvl-by-two = two
cvl-by-three = 3+
cvl-chance = { $percent } % as far as open and used orders tell
cvl-brings-nothing = brings nothing
cvl-robs =
    { $count ->
        [one] you rob one player
       *[other] you rob { $count } players
    }
cvl-any = resources of your choice
cvl-grannfolk = Grannfolk
cvl-neutral-of = Neutral tribe of { $name }
cvl-leads = has the helm
cvl-leads-who = { $name } leads
cvl-points =
    { $count ->
        [one] point
       *[other] points
    }
cvl-happiness = happiness
cvl-not-laid = no orders laid yet
cvl-hidden-order = a hidden order
cvl-orders-left = Can still lay: { $orders }
cvl-idea-count =
    { $count ->
        [0] no ideas
        [one] 1 idea
       *[other] { $count } ideas
    }
cvl-no-ideas = No ideas yet.
cvl-idea-full =
    { $kind ->
        [building] { $name } (building): { $does }. Points: { $points }. Cost: { $cost }.
        [tool] { $name } (tool): { $does }. Points: { $points }. Cost: { $cost }.
        [invention] { $name } (invention): { $does }. Points: { $points }. Cost: { $cost }.
       *[other] { $name } (ideology): { $does }. Points: { $points }. Cost: { $cost }.
    }
cvl-turn-of = Turn { $turn } of { $turns }
cvl-step-orders = Orders
cvl-step-actions = Actions
cvl-step-ideas = Ideas
cvl-track = Ideas to buy
cvl-deck-count =
    { $count ->
        [0] the deck is empty
        [one] 1 card in the deck
       *[other] { $count } cards in the deck
    }
cvl-place-empty = an empty place
cvl-top = Top of the deck: you have seen it
cvl-can-pay = you can pay
cvl-with-swap = with a swap
cvl-lacks = needs
cvl-mine-empty = Your ideas will lie here. Each works from the turn after you buy it.
cvl-since = Age { $age }, turn { $turn }
cvl-sleeps = from next turn
cvl-spent = used this turn
cvl-rob-two = Choose at two players.
cvl-supply = The supply
cvl-swap-how = Bazaar: touch an idea, then a swap if you want one.
cvl-sheet-happiness = Happiness gained
cvl-sheet-swapped = Swapped for happiness: { $what }
cvl-sheet-left = Left over, for ties: { $what }
cvl-sheet-nothing = Nothing left over.
cvl-tour-status = The ribbon says what your tribe has to do. Golden means: it waits for you.
cvl-tour-common = Four ideas to buy, and below them the eight orders. Golden is what an order brings as things stand now. The percentages say how likely each number of tribes is if you lay the order, as far as open and used orders tell.
cvl-tour-mine = Your food, wood, stone and happiness, and your ideas. What is on its way is shown faintly.
cvl-tour-others = The other tribes: one order open, one hidden, and all they own. The helm shows who leads.
cvl-tour-tray = Your orders. Choose one to lay open and one to hide; the slip says what they bring and what might go wrong.
cvl-tour-main = The golden button does what you have chosen. Enter presses it, Escape takes the choice back.
cvl-tie-break = Equal happiness: more resources are ahead.
cvl-tour-score = The happiness of all tribes so far. After nine turns the happiest one wins.
cvl-tour-log = What happened, newest first; on a phone it is behind a tab of its own. May your tribe prosper!
cvl-tab-orders = Orders
cvl-tab-ideas = Ideas
cvl-age = Age { $age }
cvl-verb-lay = Lay both orders
cvl-verb-steal = Steal: { $what }
cvl-verb-take = Take this
cvl-verb-trade = Trade
cvl-verb-buy = Buy { $idea }
cvl-verb-swap = Swap { $give } → { $take } and buy
cvl-ask-lay = Choose two orders
cvl-ask-steal = Choose what to steal
cvl-ask-trade = Choose a trade
cvl-ask-buy = Choose an idea
cvl-ask-take = Choose resources
cvl-pre-twice = { $order }, carried out twice
cvl-pre-both = { $open } open, { $hidden } hidden
cvl-row-pay = You pay
cvl-row-gain = You gain
cvl-row-left = Then
cvl-row-points = Points
cvl-warn-fails = { $order } would fail: two other tribes have laid it
cvl-only-counts = gains nothing, only counts
cvl-neutral-words = A neutral tribe gains nothing; its orders only count. Its leader lays them before their own.
cvl-grannfolk-words = Nobody plays the Grannfolk: its orders are drawn by chance. It gains nothing; its orders only count.
cvl-used-until = Used until turn { $turn }
cvl-own = Your ideas
cvl-hand = Orders in hand
cvl-lay-open = { $order }: lay open
cvl-lay-hidden = { $order }: lay face down
cvl-slot-open = Open
cvl-slot-hidden = Hidden
cvl-works = works now
cvl-at-end = counts at the end
cvl-works-from = works from turn { $turn }
cvl-works-never = too late to work
cvl-laid-by = Laid by:
cvl-can-lay = Can still lay it:
cvl-moment-reveal = The orders are revealed
cvl-moment-orders = What the orders brought
cvl-to-choose = to be chosen
cvl-words-theft = You take one resource from another player; by two, from two players. By three or more nobody takes anything.
cvl-words-logging = Brings wood. Best when exactly two tribes lay it.
cvl-words-hunting = Brings food. Best when exactly two tribes lay it.
cvl-words-quarrying = Brings stone. Best when exactly two tribes lay it.
cvl-words-cunning = Brings resources of your choice. By three or more it brings nothing.
cvl-words-slacking = Brings happiness. By three or more it brings nothing.
cvl-words-trading = You give one resource and take several of another kind: the fewer trade, the more.
cvl-words-doubling = Your other order is carried out twice. By three or more it does nothing.
cvl-kind-one =
    { $kind ->
        [building] Building
        [tool] Tool
        [invention] Invention
       *[other] Ideology
    }
cvl-short-none = points only
cvl-short-taken = { $order }: +1 of what you take
cvl-short-order = { $order }: +1 { $gain }
cvl-short-one = alone: +1 { $gain }
cvl-short-two = by two: +1 { $gain }
cvl-short-three = by 3+: +1 { $gain }
cvl-short-first-one = once a turn, alone: +1 { $gain }
cvl-short-first-two = once a turn, by two: +1 { $gain }
cvl-short-first-three = once a turn, by 3+: +1 { $gain }
cvl-short-once = { $order }: +1 { $gain } once a turn
cvl-short-crowd = gathering by 3+: 1 more
cvl-short-dog = { $orders } +1 { $gain }
cvl-short-cat = { $gain } for each order that fails
cvl-short-sword = { $order }: take 1 more from each
cvl-short-law = robbed once a turn at most
cvl-short-look = see the top card, may buy it
cvl-short-bazaar = swap 1 when you buy
cvl-short-second = a second purchase
cvl-short-purchase = each purchase: +1 { $gain }
cvl-short-purchase-of = { $kind } bought: +1 { $gain }
cvl-short-purchase-turn = turn with a purchase: +1 { $gain }
cvl-short-patience = no purchase: 2 alike
cvl-short-empty = none left: +1 { $gain }
cvl-short-variety = all three kinds: +1 { $gain }
cvl-short-swap = end: { $what } become { $joy }
cvl-short-exchange = end: { $max }× { $set } = { $points } { $joy }
cvl-short-consumerism = end: +{ $points } with an empty store
cvl-short-humanism = end: +{ $points } per idea that brings { $joy }
cvl-short-types = end: +1 per type
cvl-short-sets = end: +{ $points } per four types
cvl-short-pairs = end: +1 per two ideas
cvl-short-per = end: +{ $points } per { $kind }
cvl-short-late = end: +{ $points } per idea of age III
cvl-short-happy = end: +1 per { $every } { $joy }
cvl-short-most = end: +{ $points } for most { $kind }
cvl-short-most-ideas = end: +{ $points } for most ideas

cvl-term-helm = helm
cvl-term-cost = cost
cvl-term-does = does
cvl-term-for-you = for you
cvl-term-laid = laid by
cvl-term-left = can lay
cvl-term-neutral = neutral ({ $name })
cvl-term-pairs = open + hidden:
cvl-term-letters = F food, W wood, S stone, * of your choice, + happiness, ✗ used, … not yet
cvl-help =
    How to read the table
    The ideas show their number, name, printed points, cost and what they do; on the right stands whether you can pay or what you lack. ↑ marks the top of the deck if you have seen it.
    The orders show what each brings when one tribe, two tribes, three tribes or more have laid it: F food, W wood, S stone, a star for resources of your choice or for players you rob, + for happiness, 1→3 for one resource against three. ◂ marks how it stands, ✗ what you have used in this age.
    A tribe’s line shows its resources, happiness gained and points; below it its two orders, the numbers of the orders it can still lay, and its ideas. … marks an idea that works from the next turn on. ▶ marks who is awaited.
    Each turn everybody lays two orders, one open and one hidden. They are carried out by number. Then everybody may buy an idea. After three turns the orders return; after nine the game ends, and most happiness wins.
    “lay logging hunting” lays Logging open and Hunting hidden, “buy 17” buys idea 17. “r C17” shows the ruling of idea 17.
