# CVlizations.
cvl-variant-standard = Podstawowy
cvl-variant-standard-note = Od trzech do pięciu plemion, a każde prowadzi ktoś przy stole.
cvl-variant-basic = Dwoje graczy i Grannoludy
cvl-variant-basic-note = Jako trzecie plemię dołączają Grannoludy, a ich rozkazy wykłada los. Nic nie zyskują, ale ich rozkazy się liczą.
cvl-variant-advanced = Dwoje graczy i plemiona neutralne
cvl-variant-advanced-note = Każde z was prowadzi też plemię neutralne i najpierw wykłada jego dwa rozkazy. Nic ono nie zyskuje, ale jego rozkazy się liczą, a zakryty znasz tylko ty.

cvl-food = jedzenie
cvl-wood = drewno
cvl-stone = kamień
cvl-food-count =
    { $count ->
        [one] { $count } jedzenie
       *[other] { $count } jedzenia
    }
cvl-wood-count =
    { $count ->
        [one] { $count } drewno
       *[other] { $count } drewna
    }
cvl-stone-count =
    { $count ->
        [one] { $count } kamień
        [few] { $count } kamienie
       *[other] { $count } kamieni
    }
cvl-one-happiness = 1 punkt zadowolenia
cvl-one-choice = 1 dowolny surowiec
cvl-one-taken = 1 surowiec tego rodzaju, który dostajesz

cvl-source-happiness = Zadowolenie
cvl-source-ideas = Punkty pomysłów
cvl-source-end = { $idea }

cvl-effect-none = Bez działania, same punkty
cvl-effect-order = { $order }: dodatkowo { $gain }
cvl-effect-strength =
    { $strength ->
        [one] { $gain } za każdą twoją akcję wykonaną w pojedynkę
        [two] { $gain } za każdą twoją akcję wykonaną we dwoje
       *[other] { $gain } za każdą twoją akcję wykonaną we troje lub więcej
    }
cvl-effect-first =
    { $strength ->
        [one] Raz na turę { $gain } za akcję wykonaną w pojedynkę
        [two] Raz na turę { $gain } za akcję wykonaną we dwoje
       *[other] Raz na turę { $gain } za akcję wykonaną we troje lub więcej
    }
cvl-effect-vacation = { $order }: 1 punkt zadowolenia raz na turę, o ile się powiedzie
cvl-effect-crowd = { $orders } we troje lub więcej: o 1 więcej
cvl-effect-dagger = { $order }: 1 punkt zadowolenia, ale nie we troje
cvl-effect-dog = { $orders }: { $gain }, o ile się powiedzie
cvl-effect-cat = 1 punkt zadowolenia za każdy twój nieudany rozkaz
cvl-effect-sword = { $order }: każdy okradziony oddaje ci jeszcze jeden surowiec
cvl-effect-law = Nikt nie okradnie cię dwa razy w jednej turze, a Miecz ci nie szkodzi
cvl-effect-look = Przed zakupem podejrzyj wierzchnią kartę talii; możesz ją kupić
cvl-effect-bazaar = Przy każdym zakupie możesz wymienić 1 surowiec na inny
cvl-effect-second = W każdej turze możesz kupić drugi pomysł
cvl-effect-purchase =
    { $kind ->
        [any] { $gain } za każdy kupiony pomysł
        [building] { $gain } za każdy kupiony budynek
        [tool] { $gain } za każde kupione narzędzie
        [invention] { $gain } za każdy kupiony wynalazek
       *[other] { $gain } za każdą kupioną ideologię
    }
cvl-effect-purchase-turn = Na koniec tury, w której kupujesz pomysł: { $gain }
cvl-effect-patience = Na koniec tury bez zakupu: 2 surowce tego samego rodzaju
cvl-effect-empty = Na koniec tury: { $gain }, jeśli go nie masz
cvl-effect-variety = Na koniec tury, jeśli masz wszystkie trzy surowce: { $gain }
cvl-effect-swap = Koniec gry: za najwyżej { $what } po 1 punkcie zadowolenia
cvl-effect-exchange = Koniec gry: najwyżej { $max } zestawy ({ $set }), za każdy punkty zadowolenia: { $points }
cvl-effect-consumerism =
    { $points ->
        [one] Koniec gry: { $points } punkt, jeśli nie masz żadnych surowców
        [few] Koniec gry: { $points } punkty, jeśli nie masz żadnych surowców
       *[other] Koniec gry: { $points } punktów, jeśli nie masz żadnych surowców
    }
cvl-effect-humanism =
    { $points ->
        [one] Koniec gry: { $points } punkt za każdy twój pomysł, który daje zadowolenie w trakcie gry
        [few] Koniec gry: { $points } punkty za każdy twój pomysł, który daje zadowolenie w trakcie gry
       *[other] Koniec gry: { $points } punktów za każdy twój pomysł, który daje zadowolenie w trakcie gry
    }
cvl-effect-types = Koniec gry: 1 punkt za każdy rodzaj twoich pomysłów
cvl-effect-type-sets =
    { $points ->
        [one] Koniec gry: { $points } punkt za każdy zestaw pomysłów czterech rodzajów
        [few] Koniec gry: { $points } punkty za każdy zestaw pomysłów czterech rodzajów
       *[other] Koniec gry: { $points } punktów za każdy zestaw pomysłów czterech rodzajów
    }
cvl-effect-pairs = Koniec gry: 1 punkt za każde dwa twoje pomysły
cvl-effect-per-type =
    { $kind ->
        [building] { $points ->
            [one] Koniec gry: { $points } punkt za każdy twój budynek
            [few] Koniec gry: { $points } punkty za każdy twój budynek
           *[other] Koniec gry: { $points } punktów za każdy twój budynek
        }
        [tool] { $points ->
            [one] Koniec gry: { $points } punkt za każde twoje narzędzie
            [few] Koniec gry: { $points } punkty za każde twoje narzędzie
           *[other] Koniec gry: { $points } punktów za każde twoje narzędzie
        }
        [invention] { $points ->
            [one] Koniec gry: { $points } punkt za każdy twój wynalazek
            [few] Koniec gry: { $points } punkty za każdy twój wynalazek
           *[other] Koniec gry: { $points } punktów za każdy twój wynalazek
        }
       *[other] { $points ->
            [one] Koniec gry: { $points } punkt za każdą twoją ideologię
            [few] Koniec gry: { $points } punkty za każdą twoją ideologię
           *[other] Koniec gry: { $points } punktów za każdą twoją ideologię
        }
    }
cvl-effect-per-late =
    { $points ->
        [one] Koniec gry: { $points } punkt za każdy twój pomysł z epoki III
        [few] Koniec gry: { $points } punkty za każdy twój pomysł z epoki III
       *[other] Koniec gry: { $points } punktów za każdy twój pomysł z epoki III
    }
cvl-effect-per-happiness = Koniec gry: 1 punkt za każde { $every } zdobyte punkty zadowolenia
cvl-effect-majority =
    { $kind ->
        [building] { $points ->
            [one] Koniec gry: { $points } punkt za samodzielną większość budynków
            [few] Koniec gry: { $points } punkty za samodzielną większość budynków
           *[other] Koniec gry: { $points } punktów za samodzielną większość budynków
        }
        [tool] { $points ->
            [one] Koniec gry: { $points } punkt za samodzielną większość narzędzi
            [few] Koniec gry: { $points } punkty za samodzielną większość narzędzi
           *[other] Koniec gry: { $points } punktów za samodzielną większość narzędzi
        }
        [invention] { $points ->
            [one] Koniec gry: { $points } punkt za samodzielną większość wynalazków
            [few] Koniec gry: { $points } punkty za samodzielną większość wynalazków
           *[other] Koniec gry: { $points } punktów za samodzielną większość wynalazków
        }
       *[other] { $points ->
            [one] Koniec gry: { $points } punkt za samodzielną większość ideologii
            [few] Koniec gry: { $points } punkty za samodzielną większość ideologii
           *[other] Koniec gry: { $points } punktów za samodzielną większość ideologii
        }
    }
cvl-effect-most =
    { $points ->
        [one] Koniec gry: { $points } punkt za samodzielną większość pomysłów
        [few] Koniec gry: { $points } punkty za samodzielną większość pomysłów
       *[other] Koniec gry: { $points } punktów za samodzielną większość pomysłów
    }

cvl-do-lay = Odkryty: { $open }, zakryty: { $hidden }
cvl-do-steal = Ukradnij: { $loot }
cvl-loot = { $what } ({ $name })
cvl-loot-supply = { $what } z puli
cvl-do-take = Weź: { $what }
cvl-do-trade = Oddaj { $give }, weź { $take }
cvl-do-buy = Kup: { $idea }
cvl-do-buy-swap = Wymień { $give } na { $take } i kup: { $idea }
cvl-do-stop = Nic nie kupuj
cvl-do-stop-second = Nic więcej nie kupuj

cvl-now-lay = Wyłóż jeden rozkaz odkryty i jeden zakryty.
cvl-now-neutral = Wyłóż dwa rozkazy swojego neutralnego plemienia.
cvl-now-steal = { $order }: wybierz, kogo okradasz i z czego.
cvl-now-take =
    { $count ->
        [one] { $order }: weź jeden dowolny surowiec.
        [few] { $order }: weź { $count } dowolne surowce.
       *[other] { $order }: weź { $count } dowolnych surowców.
    }
cvl-now-trade = { $order }: wybierz, co oddajesz i co bierzesz.
cvl-now-choose = { $idea }: weź jeden dowolny surowiec.
cvl-now-alike = { $idea }: weź dwa surowce tego samego rodzaju.
cvl-now-buy = Kup pomysł albo zrezygnuj.
cvl-now-buy-second = Kup drugi pomysł albo zakończ.
cvl-wait-leader = Trwa losowanie pierwszego wodza.
cvl-wait-grannfolk = Grannoludy losują rozkazy.
cvl-wait-lay = { $name } wykłada dwa rozkazy.
cvl-wait-neutral = { $name } wykłada dwa rozkazy neutralnego plemienia.
cvl-wait-carry = { $name } wykonuje rozkaz.
cvl-wait-choose = { $name } wybiera surowce.
cvl-wait-look = { $name } podgląda wierzchnią kartę talii.
cvl-wait-buy = { $name } wybiera pomysł.
cvl-wait-refill = Na tor trafia nowy pomysł.
cvl-note-last = To ostatnia tura.

cvl-say-track = Na tor trafia: { $idea }.
cvl-say-leads =
    { $who ->
        [you] Hełm wodza dostajesz ty.
       *[other] Hełm wodza dostaje { $name }.
    }
cvl-say-left =
    { $who ->
        [you] Siedzisz po lewej stronie Grannoludów.
       *[other] { $name } siedzi po lewej stronie Grannoludów.
    }
cvl-say-turn =
    { $who ->
        [you] Tura { $turn }. Prowadzisz ty.
       *[other] Tura { $turn }. Prowadzi { $name }.
    }
cvl-say-turn-neutral =
    { $who ->
        [you] Tura { $turn }. Prowadzi twoje neutralne plemię.
       *[other] Tura { $turn }. Prowadzi neutralne plemię ({ $name }).
    }
cvl-say-turn-grannfolk = Tura { $turn }. Prowadzą Grannoludy.
cvl-say-open =
    { $who ->
        [you] Wykładasz odkryty rozkaz: { $order }.
       *[other] { $name } wykłada odkryty rozkaz: { $order }.
    }
cvl-say-open-neutral =
    { $who ->
        [you] Twoje neutralne plemię wykłada odkryty rozkaz: { $order }.
       *[other] Neutralne plemię ({ $name }) wykłada odkryty rozkaz: { $order }.
    }
cvl-say-open-grannfolk = Grannoludy wykładają odkryty rozkaz: { $order }.
cvl-say-hid =
    { $who ->
        [you] Zakrywasz rozkaz: { $order }.
       *[other] { $name } zakrywa rozkaz: { $order }.
    }
cvl-say-hid-neutral =
    { $who ->
        [you] Twoje neutralne plemię zakrywa rozkaz: { $order }.
       *[other] Neutralne plemię ({ $name }) zakrywa rozkaz: { $order }.
    }
cvl-say-hid-grannfolk = Grannoludy zakrywają rozkaz: { $order }.
cvl-say-hidden =
    { $who ->
        [you] Wykładasz zakryty rozkaz.
       *[other] { $name } wykłada zakryty rozkaz.
    }
cvl-say-hidden-neutral =
    { $who ->
        [you] Twoje neutralne plemię wykłada zakryty rozkaz.
       *[other] Neutralne plemię ({ $name }) wykłada zakryty rozkaz.
    }
cvl-say-hidden-grannfolk = Grannoludy wykładają zakryty rozkaz.
cvl-say-revealed =
    { $who ->
        [you] Twój zakryty rozkaz: { $order }.
       *[other] Zakryty rozkaz ({ $name }): { $order }.
    }
cvl-say-revealed-neutral =
    { $who ->
        [you] Zakryty rozkaz twojego neutralnego plemienia: { $order }.
       *[other] Zakryty rozkaz neutralnego plemienia ({ $name }): { $order }.
    }
cvl-say-revealed-grannfolk = Zakryty rozkaz Grannoludów: { $order }.
cvl-say-due =
    { $strength ->
        [one] { $order }: jedno plemię.
        [two] { $order }: dwa plemiona.
       *[other] { $order }: trzy plemiona lub więcej.
    }
cvl-say-again =
    { $who ->
        [you] { $doubling }: ponownie wykonujesz rozkaz { $order }.
       *[other] { $doubling }: { $name } ponownie wykonuje rozkaz { $order }.
    }
cvl-say-gathered =
    { $who ->
        [you] Bierzesz { $what }.
       *[other] { $name } bierze { $what }.
    }
cvl-say-slacked =
    { $who ->
        [you] { $count ->
            [one] Zyskujesz { $count } punkt zadowolenia.
            [few] Zyskujesz { $count } punkty zadowolenia.
           *[other] Zyskujesz { $count } punktów zadowolenia.
        }
       *[other] { $count ->
            [one] { $name } zyskuje { $count } punkt zadowolenia.
            [few] { $name } zyskuje { $count } punkty zadowolenia.
           *[other] { $name } zyskuje { $count } punktów zadowolenia.
        }
    }
cvl-say-took =
    { $who ->
        [you] Wybierasz { $what }.
       *[other] { $name } wybiera { $what }.
    }
cvl-say-traded =
    { $who ->
        [you] Oddajesz { $give } i bierzesz { $take }.
       *[other] { $name } oddaje { $give } i bierze { $take }.
    }
cvl-say-no-trade =
    { $who ->
        [you] Nie masz czym handlować.
       *[other] { $name } nie ma czym handlować.
    }
cvl-say-robbed =
    { $who ->
        [you] Kradniesz { $what } ({ $victim }).
       *[other] { $whom ->
            [you] { $name } kradnie ci { $what }.
           *[other] { $name } kradnie { $what } ({ $victim }).
        }
    }
cvl-say-supply =
    { $who ->
        [you] Bierzesz { $what } z puli.
       *[other] { $name } bierze { $what } z puli.
    }
cvl-say-nobody =
    { $who ->
        [you] Nie masz kogo okraść.
       *[other] { $name } nie ma kogo okraść.
    }
cvl-say-failed =
    { $who ->
        [you] { $order } nic ci nie daje.
       *[other] { $order } nic nie daje ({ $name }).
    }
cvl-say-brought =
    { $who ->
        [you] { $idea } daje ci { $what }.
       *[other] { $idea } daje { $what } ({ $name }).
    }
cvl-say-looked =
    { $who ->
        [you] Podglądasz wierzchnią kartę talii.
       *[other] { $name } podgląda wierzchnią kartę talii.
    }
cvl-say-looked-card =
    { $who ->
        [you] Podglądasz wierzchnią kartę talii: { $idea }.
       *[other] { $name } podgląda wierzchnią kartę talii: { $idea }.
    }
cvl-say-bought =
    { $who ->
        [you] Kupujesz pomysł: { $idea }.
       *[other] { $name } kupuje pomysł: { $idea }.
    }
cvl-say-bought-swap =
    { $who ->
        [you] Wymieniasz { $give } na { $take } i kupujesz pomysł: { $idea }.
       *[other] { $name } wymienia { $give } na { $take } i kupuje pomysł: { $idea }.
    }
cvl-say-stopped =
    { $who ->
        [you] Nic więcej nie kupujesz.
       *[other] { $name } nic więcej nie kupuje.
    }
cvl-say-short = Talia się skończyła: tor nie jest uzupełniany.
cvl-say-helm =
    { $who ->
        [you] Hełm wodza przechodzi do ciebie.
       *[other] Hełm wodza dostaje { $name }.
    }
cvl-say-helm-neutral =
    { $who ->
        [you] Hełm wodza dostaje twoje neutralne plemię.
       *[other] Hełm wodza dostaje neutralne plemię ({ $name }).
    }
cvl-say-helm-grannfolk = Hełm wodza dostają Grannoludy.
cvl-say-age = Koniec epoki { $age }: wszyscy odzyskują rozkazy.
cvl-say-cleared = Pomysły dwóch pierwszych epok wypadają z gry.

cvl-why-lay = teraz wykłada się dwa rozkazy
cvl-why-steal = najpierw wybierz, kogo okradasz
cvl-why-take = najpierw wybierz surowce
cvl-why-trade = najpierw wybierz, czym handlujesz
cvl-why-buy = teraz można kupić pomysł albo zrezygnować
cvl-why-same-order = rozkazy muszą być różne
cvl-why-used = { $order }: ten rozkaz był już użyty w tej epoce
cvl-why-victims =
    { $count ->
        [0] nie ma kogo okraść
        [one] trzeba okraść dokładnie jedną osobę
        [few] trzeba okraść dokładnie { $count } osoby
       *[other] trzeba okraść dokładnie { $count } osób
    }
cvl-why-same-victim = trzeba okraść dwie różne osoby
cvl-why-no-victim = okraść można tylko innego gracza
cvl-why-nothing = { $name } nie ma surowców
cvl-why-protected = Prawo chroni do końca tury ({ $name })
cvl-why-loot =
    { $count ->
        [one] trzeba zabrać dokładnie jeden surowiec ({ $name })
        [few] trzeba zabrać dokładnie { $count } surowce ({ $name })
       *[other] trzeba zabrać dokładnie { $count } surowców ({ $name })
    }
cvl-why-not-theirs = { $name } tego nie ma
cvl-why-supply-too = trzeba też wziąć surowiec z puli
cvl-why-no-supply = z puli nic się nie bierze
cvl-why-count =
    { $count ->
        [one] trzeba wybrać dokładnie jeden surowiec
        [few] trzeba wybrać dokładnie { $count } surowce
       *[other] trzeba wybrać dokładnie { $count } surowców
    }
cvl-why-alike = oba surowce muszą być tego samego rodzaju
cvl-why-same-kind = trzeba wziąć co innego, niż się oddaje
cvl-why-give = nie masz surowca na wymianę ({ $resource })
cvl-why-track = { $idea }: tego pomysłu nie można teraz kupić
cvl-why-dear = { $idea }: nie stać cię na ten pomysł
cvl-why-bazaar = wymieniać można tylko z Bazarem

cvl-blurb = Poprowadź plemię od mamuta aż na Księżyc. Dwa rozkazy w turze, jeden odkryty, drugi zakryty: w pojedynkę jakoś idzie, we dwójkę najlepiej, a we trójkę wszyscy wchodzą sobie w drogę.
cvl-source-ends = Na koniec
cvl-brief-happiness = Zado­wo­lenie
cvl-brief-ideas = Po­mysły
cvl-orders = Rozkazy
cvl-orders-back = Wszystkie rozkazy wracają po turze { $turn }.
cvl-due = teraz
cvl-hidden = zakryty
cvl-by-one = jedno
cvl-by-two = dwa
cvl-by-three = 3+
cvl-chance = { $percent }% według odkrytych i użytych rozkazów
cvl-brings-nothing = nic nie daje
cvl-robs =
    { $count ->
        [one] okradasz jednego gracza
        [few] okradasz { $count } graczy
       *[many] okradasz { $count } graczy
    }
cvl-any = dowolne surowce
cvl-grannfolk = Grannoludy
cvl-neutral-of = Neutralne plemię ({ $name })
cvl-leads = ma hełm
cvl-leads-who = Prowadzi: { $name }
cvl-points =
    { $count ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
cvl-happiness = zadowolenie
cvl-not-laid = jeszcze bez rozkazów
cvl-hidden-order = zakryty rozkaz
cvl-orders-left = Może jeszcze wyłożyć: { $orders }
cvl-idea-count =
    { $count ->
        [0] bez pomysłów
        [one] 1 pomysł
        [few] { $count } pomysły
       *[many] { $count } pomysłów
    }
cvl-no-ideas = Jeszcze bez pomysłów.
cvl-idea-full =
    { $kind ->
        [building] { $name } (budynek): { $does }. Punkty: { $points }. Koszt: { $cost }.
        [tool] { $name } (narzędzie): { $does }. Punkty: { $points }. Koszt: { $cost }.
        [invention] { $name } (wynalazek): { $does }. Punkty: { $points }. Koszt: { $cost }.
       *[other] { $name } (ideologia): { $does }. Punkty: { $points }. Koszt: { $cost }.
    }
cvl-turn-of = Tura { $turn } z { $turns }
cvl-step-orders = Rozkazy
cvl-step-actions = Akcje
cvl-step-ideas = Pomysły
cvl-track = Pomysły do kupienia
cvl-deck-count =
    { $count ->
        [0] talia jest pusta
        [one] 1 karta w talii
        [few] { $count } karty w talii
       *[many] { $count } kart w talii
    }
cvl-place-empty = puste miejsce
cvl-top = Wierzch talii: ta karta jest ci znana
cvl-can-pay = stać cię
cvl-with-swap = po wymianie
cvl-lacks = brakuje
cvl-mine-empty = Tu będą leżeć twoje pomysły. Każdy działa od tury po zakupie.
cvl-since = Epoka { $age }, tura { $turn }
cvl-sleeps = od następnej tury
cvl-spent = użyty w tej turze
cvl-rob-two = Wybierz u dwóch graczy.
cvl-supply = Pula
cvl-swap-how = Bazar: dotknij pomysłu, potem wymiany, jeśli jej chcesz.
cvl-sheet-happiness = Zdobyte zadowolenie
cvl-sheet-swapped = Zamienione na zadowolenie: { $what }
cvl-sheet-left = Zostaje, na wypadek remisu: { $what }
cvl-sheet-nothing = Nic nie zostaje.
cvl-tour-status = Wstęga mówi, co ma zrobić twoje plemię. Złota oznacza, że wszyscy czekają na ciebie.
cvl-tour-common = Cztery pomysły do kupienia, a pod nimi osiem rozkazów. Na złoto zaznaczono, ile rozkaz daje w tej chwili. Procenty mówią, jak prawdopodobna jest każda liczba plemion, jeśli wydasz ten rozkaz, według odkrytych i użytych rozkazów.
cvl-tour-mine = Jedzenie, drewno, kamień, zadowolenie i twoje pomysły. To, co dopiero nadejdzie, jest przezroczyste.
cvl-tour-others = Inne plemiona: jeden rozkaz odkryty, jeden zakryty i cały ich dobytek. Hełm wskazuje wodza.
cvl-tour-tray = Twoje rozkazy. Wybierz, który wyłożyć odkryty, a który zakryć; karteczka powie, co dadzą i co może się nie udać.
cvl-tour-main = Złoty przycisk robi to, co masz wybrane. Enter go naciska, Esc cofa wybór.
cvl-tie-break = Przy równym szczęściu wyżej jest ten, kto ma więcej zasobów.
cvl-tour-score = Dotychczasowe zadowolenie wszystkich plemion. Po dziewięciu turach wygrywa najszczęśliwsze.
cvl-tour-log = Co się wydarzyło, najnowsze na górze; na telefonie ma to osobną zakładkę. Niech plemię rośnie w siłę!
cvl-tab-orders = Rozkazy
cvl-tab-ideas = Pomysły
cvl-age = Epoka { $age }
cvl-verb-lay = Wyłóż oba rozkazy
cvl-verb-steal = Ukradnij: { $what }
cvl-verb-take = Weź to
cvl-verb-trade = Wymień
cvl-verb-buy = Kup: { $idea }
cvl-verb-swap = Zamień { $give } → { $take } i kup
cvl-ask-lay = Wybierz dwa rozkazy
cvl-ask-steal = Wybierz, co ukraść
cvl-ask-trade = Wybierz wymianę
cvl-ask-buy = Wybierz pomysł
cvl-ask-take = Wybierz surowce
cvl-pre-twice = { $order }: dwa razy
cvl-pre-both = { $open } odkryty, { $hidden } zakryty
cvl-row-pay = Płacisz
cvl-row-gain = Zyskujesz
cvl-row-left = Potem
cvl-row-points = Punkty
cvl-warn-fails = { $order } się nie uda: wyłożyły go już dwa inne plemiona
cvl-only-counts = nic nie zyskuje, tylko się liczy
cvl-neutral-words = Plemię neutralne nic nie zyskuje, liczą się tylko jego rozkazy. Przywódca wykłada je przed własnymi.
cvl-grannfolk-words = Grannoludami nikt nie gra: ich rozkazy wykłada los. Nic nie zyskują, liczą się tylko ich rozkazy.
cvl-used-until = Użyte do tury { $turn }
cvl-own = Twoje pomysły
cvl-hand = Rozkazy na ręce
cvl-lay-open = { $order }: wyłóż odkryty
cvl-lay-hidden = { $order }: wyłóż zakryty
cvl-slot-open = Odkryty
cvl-slot-hidden = Zakryty
cvl-works = działa teraz
cvl-at-end = liczy się na końcu
cvl-works-from = działa od tury { $turn }
cvl-works-never = za późno, by działać
cvl-laid-by = Wyłożyli:
cvl-can-lay = Mogą go jeszcze wyłożyć:
cvl-moment-reveal = Rozkazy zostają odkryte
cvl-moment-orders = Co przyniosły rozkazy
cvl-to-choose = do wyboru
cvl-words-theft = Zabierasz surowiec innemu graczowi; we dwoje: dwóm graczom. We troje lub więcej nikt nic nie zabiera.
cvl-words-logging = Daje drewno. Najwięcej, gdy wykładają go dokładnie dwa plemiona.
cvl-words-hunting = Daje jedzenie. Najwięcej, gdy wykładają go dokładnie dwa plemiona.
cvl-words-quarrying = Daje kamień. Najwięcej, gdy wykładają go dokładnie dwa plemiona.
cvl-words-cunning = Daje surowce do wyboru. We troje lub więcej nie daje nic.
cvl-words-slacking = Daje zadowolenie. We troje lub więcej nie daje nic.
cvl-words-trading = Oddajesz jeden surowiec i bierzesz kilka innego rodzaju: im mniej chętnych, tym więcej.
cvl-words-doubling = Twój drugi rozkaz wykonujesz dwa razy. We troje lub więcej nie działa.
cvl-kind-one =
    { $kind ->
        [building] Budowla
        [tool] Narzędzie
        [invention] Wynalazek
       *[other] Ideologia
    }
cvl-short-none = tylko punkty
cvl-short-taken = { $order }: +1 tego, co bierzesz
cvl-short-order = { $order }: +1 { $gain }
cvl-short-one = samotnie: +1 { $gain }
cvl-short-two = we dwoje: +1 { $gain }
cvl-short-three = w 3+: +1 { $gain }
cvl-short-first-one = raz na turę, samotnie: +1 { $gain }
cvl-short-first-two = raz na turę, we dwoje: +1 { $gain }
cvl-short-first-three = raz na turę, w 3+: +1 { $gain }
cvl-short-once = { $order }: +1 { $gain } raz na turę
cvl-short-crowd = zbieranie w 3+: 1 więcej
cvl-short-dog = { $orders } +1 { $gain }
cvl-short-cat = { $gain } za każdy nieudany rozkaz
cvl-short-sword = { $order }: każdemu o 1 więcej
cvl-short-law = okradany najwyżej raz na turę
cvl-short-look = podgląd wierzchniej karty
cvl-short-bazaar = przy zakupie zamień 1
cvl-short-second = drugi zakup
cvl-short-purchase = każdy zakup: +1 { $gain }
cvl-short-purchase-of = kupno { $kind }: +1 { $gain }
cvl-short-purchase-turn = tura z zakupem: +1 { $gain }
cvl-short-patience = bez zakupu: 2 takie same
cvl-short-empty = gdy brak: +1 { $gain }
cvl-short-variety = wszystkie trzy: +1 { $gain }
cvl-short-swap = koniec: { $what } to { $joy }
cvl-short-exchange = koniec: { $max }× { $set } = { $points } { $joy }
cvl-short-consumerism = koniec: +{ $points } bez surowców
cvl-short-humanism = koniec: +{ $points } za pomysł dający { $joy }
cvl-short-types = koniec: +1 za typ
cvl-short-sets = koniec: +{ $points } za cztery typy
cvl-short-pairs = koniec: +1 za dwa pomysły
cvl-short-per = koniec: +{ $points } za { $kind }
cvl-short-late = koniec: +{ $points } za pomysł z epoki III
cvl-short-happy = koniec: +1 za { $every } { $joy }
cvl-short-most = koniec: +{ $points } za najwięcej { $kind }
cvl-short-most-ideas = koniec: +{ $points } za najwięcej pomysłów

cvl-term-helm = hełm
cvl-term-cost = koszt
cvl-term-does = działanie
cvl-term-for-you = dla ciebie
cvl-term-laid = wyłożyli
cvl-term-left = ma jeszcze
cvl-term-neutral = neutralne ({ $name })
cvl-term-pairs = odkryty + zakryty:
cvl-term-letters = F jedzenie, W drewno, S kamień, * do wyboru, + zadowolenie, ✗ użyty, … jeszcze nie
cvl-help =
    Jak czytać stół
    Przy pomyśle stoi numer, nazwa, punkty, koszt i działanie; po prawej, czy cię stać albo czego brakuje. ↑ oznacza wierzch talii, jeśli jest ci znany.
    Przy rozkazie stoi, co daje, gdy wyłożyło go jedno plemię, dwa, trzy lub więcej: F jedzenie, W drewno, S kamień, gwiazdka to dowolne surowce albo okradani gracze, + zadowolenie, 1→3 jeden surowiec za trzy. ◂ oznacza obecny stan, ✗ rozkazy użyte w tej epoce.
    W wierszu plemienia stoją surowce, zdobyte zadowolenie i punkty; niżej dwa rozkazy, numery rozkazów, które może jeszcze wyłożyć, i pomysły. … oznacza pomysł, który działa od następnej tury. ▶ oznacza, na kogo czekamy.
    W każdej turze wszyscy wykładają dwa rozkazy, odkryty i zakryty. Wykonuje się je w kolejności numerów. Potem każdy może kupić pomysł. Po trzech turach rozkazy wracają; po dziewięciu gra się kończy i wygrywa największe zadowolenie.
    „lay logging hunting” wykłada odkryte Zbieractwo i zakryte Łowiectwo, „buy 17” kupuje pomysł 17. „r C17” pokazuje objaśnienie pomysłu 17.
