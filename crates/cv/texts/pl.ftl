# CV.
cv-blurb = Całe życie w jeden wieczór: rzucaj kośćmi, znajdź miłość, pracę i hobby, zgub parasol. Młodość, wiek średni, starość, a na koniec pytanie, po co to wszystko było.
cv-variant-granna = Wydanie Granna (pudełko polskie i angielskie)
cv-variant-granna-note = Nieszczęścia liczy się raz, po wzięciu kart. Nową kartę można wsunąć w dowolne miejsce stosu.
cv-variant-gigamic = Wydanie Gigamic (pudełko francuskie)
cv-variant-gigamic-note = Nieszczęście spada w chwili, gdy wypada trzeci pech. Karta dwukolorowa może poczekać na typ, a jeden cel życia liczy się inaczej.

cv-health = zdrowie
cv-knowledge = wiedza
cv-relationship = relacja
cv-money = pieniądz
cv-good-luck = szczęście
cv-bad-luck = pech
cv-any = jeden z czterech
cv-times = { $count } × { $what }
cv-kind-health = Zdrowie
cv-kind-relationship = Relacje
cv-kind-knowledge = Wiedza
cv-kind-work = Praca
cv-kind-possession = Dobra
cv-kind-event = Zdarzenie
cv-kind-goal = Cel życia
cv-age-childhood = Dzieciństwo
cv-age-early = Młodość
cv-age-middle = Wiek średni
cv-age-old = Starość
cv-percent = { $percent }%

cv-card-full = { $name } ({ $kinds }): { $does }
cv-cost = kosztuje: { $symbols }
cv-cost-none = nic nie kosztuje
cv-free = za darmo
cv-gives = co turę daje: { $symbols }
cv-event-gives = płaci raz: { $symbols }
cv-more-dice =
    { $count ->
        [one] jedna kość więcej
       *[other] { $count } kości więcej
    }
cv-event-dice =
    { $count ->
        [one] jedna kość więcej w tej turze
       *[other] { $count } kości więcej w tej turze
    }
cv-more-rerolls =
    { $count ->
        [one] jeden przerzut więcej
        [few] { $count } przerzuty więcej
       *[other] { $count } przerzutów więcej
    }
cv-arrow = { $from } może zastąpić symbol: { $to }
cv-arrow-both = { $from } i { $to } mogą się zastępować
cv-upkeep = utrzymanie co turę: { $symbols }, inaczej karta przepada
cv-discount = jeden symbol mniej za kartę typu { $kind }
cv-late = dopiero gdy zacznie się starość
cv-needs = wymaga w CV: { $kinds }
cv-without = tylko bez: { $kinds }
cv-points-printed =
    { $count ->
        [one] jeden punkt
        [few] { $count } punkty
       *[other] { $count } punktów
    }
cv-ability-magician = raz w turze jeden symbol staje się innym (nigdy szczęście ani pech)
cv-ability-friend = co turę jeden symbol z karty pracy sąsiada
cv-ability-trip = co turę jeden pech służy jako jeden z czterech
cv-ability-therapy = w jednym przerzucie można przerzucić też pecha
cv-ability-double = aktywna na końcu gry liczy się jak dwie karty
cv-ability-retirement = kto ją bierze, nie bierze już kart pracy
cv-ability-insurance = odwraca nieszczęście
cv-ability-starter = kto go ma, zaczyna każdą rundę
cv-goal-sets =
    { $points ->
        [one] jeden punkt za każde: { $set }
        [few] { $points } punkty za każde: { $set }
       *[other] { $points } punktów za każde: { $set }
    }
cv-goal-symbols =
    { $points ->
        [one] jeden punkt za każdy symbol na aktywnych kartach
        [few] { $points } punkty za każdy symbol na aktywnych kartach
       *[other] { $points } punktów za każdy symbol na aktywnych kartach
    }

cv-round = Runda { $round }
cv-deck-count =
    { $count ->
        [0] talia jest pusta
        [one] w talii została jedna karta
        [few] w talii zostały { $count } karty
       *[other] w talii zostało { $count } kart
    }
cv-track = Tor kart
cv-place-empty = puste miejsce
cv-offer-now = w zasięgu
cv-offer-events = z pomocą: { $cards }
cv-offer-missing = brakuje:
cv-offer-needs = wymaga: { $kind }
cv-offer-without = tylko bez: { $kind }
cv-offer-retired = jesteś na emeryturze
cv-odds-title = Szansa na tę kartę przy najlepszych przerzutach
cv-odds-throw = Najpierw rzuć kośćmi.
cv-odds-reroll = Najlepiej przerzucić: { $dice }
cv-odds-new = Najlepiej rzucić nowymi kośćmi
cv-odds-stop = Najlepiej na tym poprzestać
cv-odds-risk = Ryzyko nieszczęścia: { $percent }%

cv-dice = Kości
cv-frozen = { $symbol }, kość zamrożona
cv-die-new = kość, którą jeszcze nie rzucono
cv-throws-left =
    { $count ->
        [0] koniec rzutów
        [one] został jeden rzut
        [few] zostały { $count } rzuty
       *[other] zostało { $count } rzutów
    }
cv-tokens = Żetony
cv-from-events = Ze zdarzeń
cv-discounted =
    { $count ->
        [one] Jeden symbol mniej:
        [few] { $count } symbole mniej:
       *[other] { $count } symboli mniej:
    }
cv-taken = Wzięte
cv-bad-luck-count = pech: { $count } z { $of }
cv-rule-misfortune = Trzy pechy to nieszczęście: tracisz kartę.
cv-risk = przerzut wszystkich: { $percent }% ryzyka

cv-of = CV: { $name }
cv-points =
    { $count ->
        [one] punkt
        [few] punkty
       *[other] punktów
    }
cv-dice-count =
    { $count ->
        [one] jedna kość
       *[other] { $count } kości
    }
cv-hand-count =
    { $count ->
        [one] jedno zdarzenie na ręce
        [few] { $count } zdarzenia na ręce
       *[other] { $count } zdarzeń na ręce
    }
cv-card-count =
    { $count ->
        [one] jedna karta
        [few] { $count } karty
       *[other] { $count } kart
    }
cv-heap =
    { $count ->
        [one] { $kind }: jedna karta
        [few] { $kind }: { $count } karty
       *[other] { $kind }: { $count } kart
    }
cv-retired = na emeryturze
cv-arriving =
    { $count ->
        [one] Nowe w twoim życiu
        [few] Nowe w twoim życiu: { $count } karty
       *[other] Nowe w twoim życiu: { $count } kart
    }
cv-apart = jeszcze bez decyzji
cv-series = 1, 3, 6, 10, 15, 21… punktów za jedną, dwie, trzy… karty
cv-stack-empty = jeszcze nic
cv-on-top = na wierzch

cv-goals = Cele życia
cv-goal-nobody = jeszcze nikt

cv-hand = Twoje zdarzenia
cv-draft-first = Dzieciństwo: wybierz pierwszą kartę
cv-draft-second = Dzieciństwo: wybierz drugą kartę
cv-draft-watch = Wszyscy potajemnie wybierają karty dzieciństwa.

cv-moment-misfortune = Nieszczęście!
cv-moment-misfortune-words =
    { $who ->
        [you] Masz pecha: { $bad }. { $due ->
            [one] Tracisz jedną ze swoich aktywnych kart: wybierz którą.
            [few] { $due } nieszczęścia, każde zabiera jedną z twoich aktywnych kart: wybierz którą.
           *[other] { $due } nieszczęść, każde zabiera jedną z twoich aktywnych kart: wybierz którą.
        }
       *[other] { $name } ma pecha: { $bad }. { $due ->
            [one] Przepada jedna aktywna karta.
            [few] { $due } nieszczęścia, każde zabiera aktywną kartę.
           *[other] { $due } nieszczęść, każde zabiera aktywną kartę.
        }
    }
cv-moment-struck-words =
    { $due ->
        [one] Masz pecha: { $bad }. Kosztuje cię to jedną z aktywnych kart.
        [few] Masz pecha: { $bad }. { $due } nieszczęścia, każde kosztuje cię jedną z aktywnych kart.
       *[other] Masz pecha: { $bad }. { $due } nieszczęść, każde kosztuje cię jedną z aktywnych kart.
    }
cv-moment-upkeep = Na wszystko nie starczy
cv-moment-upkeep-words =
    { $who ->
        [you] Twoje symbole nie opłacą całego utrzymania. Wybierz, co zostaje; reszta przepada.
       *[other] { $name } nie opłaci całego utrzymania; coś musi odejść.
    }

cv-thing-top = na wierzch: { $kind }
cv-thing-die = kość: { $symbol }
cv-do-keep = Zatrzymaj: { $card }
cv-do-throw =
    { $count ->
        [one] Rzuć kością
       *[other] Rzuć kośćmi ({ $count })
    }
cv-do-reroll =
    { $fresh ->
        [0] Przerzuć: { $dice }
        [one] Przerzuć: { $dice } i rzuć nową kością
       *[other] Przerzuć: { $dice } i rzuć nowymi kośćmi ({ $fresh })
    }
cv-do-reroll-new =
    { $count ->
        [one] Rzuć tylko nową kością
       *[other] Rzuć tylko nowymi kośćmi ({ $count })
    }
cv-do-stop = Zostaw wszystkie kości
cv-do-play = Zagraj: { $card }
cv-do-take = Weź: { $card }
cv-do-done = To wszystko
cv-do-nothing = Nic nie bierz
cv-do-decline = Nie, dziękuję
cv-do-insure = Zagraj: { $card }, nic nie przepada
cv-do-lose = Strać: { $card }
cv-do-pay = Utrzymaj: { $cards }
cv-do-pay-none = Nic nie utrzymuj
cv-do-announce = { $card } na stos { $kind }
cv-do-lay-top = { $card } na wierzch: { $kind }
cv-do-lay-under = { $card } pod: { $other } ({ $kind })
cv-do-wait = Najpierw { $card }: czeka na typ

cv-now-keep =
    { $count ->
        [0] Zatrzymaj kartę.
        [one] Zatrzymaj jedną kartę; drugą dostaje { $name }.
       *[other] Zatrzymaj jedną kartę; pozostałe { $count } dostaje { $name }.
    }
cv-now-throw =
    { $count ->
        [one] Rzuć kością.
       *[other] Rzuć swoimi { $count } kośćmi.
    }
cv-now-roll =
    { $count ->
        [one] Przerzuć kości albo zostaw wszystkie: został jeden rzut.
        [few] Przerzuć kości albo zostaw wszystkie: zostały { $count } rzuty.
       *[other] Przerzuć kości albo zostaw wszystkie: zostało { $count } rzutów.
    }
cv-now-select =
    { $count ->
        [0] Zagraj zdarzenia albo zakończ.
        [one] Weź jeszcze jedną kartę albo zakończ.
       *[other] Weź do dwóch kart.
    }
cv-now-misfortune = Nieszczęście: którą kartę tracisz?
cv-now-upkeep = Utrzymanie: które karty utrzymujesz?
cv-now-lay = Połóż { $cards } na wierzch lub pod spód.
cv-now-lay-top = Połóż na wierzch stosu: { $cards }.
cv-now-lay-waiting = Zanim { $card } trafi na stos { $kind }, zdecyduj, czym jest czekająca karta.
cv-now-assist = Pomoc społeczna: weź kartę z toru za darmo.
cv-now-settle = Gra prawie skończona: nadaj typ czekającym kartom.
cv-wait-roll = { $name } rzuca kośćmi.
cv-wait-misfortune = Nieszczęście: { $name } traci kartę.
cv-wait-select = { $name } wybiera karty.
cv-wait-upkeep = { $name } decyduje, co utrzymać.
cv-wait-lay = { $name } kładzie nowe karty.
cv-wait-refill = Tor jest uzupełniany.
cv-wait-assist = Pomoc społeczna: { $name } wybiera kartę.
cv-wait-settle = { $name } nadaje typ czekającym kartom.
cv-note-last = To ostatnia runda.
cv-note-deck =
    { $count ->
        [one] { $age } dobiega końca: jeszcze jedna karta, potem pomoc społeczna.
        [few] { $age } dobiega końca: jeszcze { $count } karty, potem pomoc społeczna.
       *[other] { $age } dobiega końca: jeszcze { $count } kart, potem pomoc społeczna.
    }

cv-why-draft = teraz wybiera się karty dzieciństwa
cv-why-throw = najpierw rzuć kośćmi
cv-why-roll = teraz przerzuca się kości albo je zostawia
cv-why-select = teraz bierze się karty z toru
cv-why-misfortune = najpierw rozstrzygnij nieszczęście
cv-why-upkeep = najpierw wybierz karty do utrzymania
cv-why-lay = najpierw połóż nową kartę
cv-why-assist = teraz jest czas pomocy społecznej
cv-why-settle = teraz czekające karty dostają typ
cv-why-pack = { $card }: nie ma jej wśród kart do wyboru
cv-why-hand = { $card }: nie masz jej na ręce
cv-why-playable = { $card }: nie można tego teraz zagrać
cv-why-no-die = jest już siedem kości, żadna by nie doszła
cv-why-old-age = { $card } czeka na pierwszą kartę starości na torze
cv-why-dice = twoje kości nie pokazują tych symboli
cv-why-frozen = kości z pechem są zamrożone
cv-why-track = { $card }: nie ma jej na torze
cv-why-needs = { $card } wymaga karty typu { $kind } w CV
cv-why-without = { $card } wymaga CV bez żadnej karty typu { $kind }
cv-why-retired = jesteś na emeryturze, więc żadnych kart pracy: { $card }
cv-why-covered = twoje symbole nie opłacą już karty { $card }
cv-why-top = { $card } nie leży na wierzchu stosu
cv-why-set = tych kart nie da się utrzymać razem albo da się jeszcze jedną
cv-why-to-lay = { $card }: nie tę kartę kładzie się teraz
cv-why-wait = { $card } nie musi czekać: w twoim CV jest karta jednego z tych typów
cv-why-kind = { $card } nie może leżeć na stosie { $kind }
cv-why-there = tam karta nie może leżeć

cv-say-opened = Na tor wchodzi { $card }.
cv-say-goal =
    { $who ->
        [you] Twój tajny cel: { $card }.
       *[other] { $name } ma tajny cel: { $card }.
    }
cv-say-goal-dealt =
    { $who ->
        [you] Dostajesz tajny cel.
       *[other] { $name } dostaje tajny cel.
    }
cv-say-goal-opened = Cel publiczny: { $card }.
cv-say-started =
    { $who ->
        [you] Pokazujesz kartę { $card } i zaczynasz każdą rundę.
       *[other] { $name } pokazuje kartę { $card } i zaczyna każdą rundę.
    }
cv-say-round = Zaczyna się runda { $round }.
cv-say-turn =
    { $who ->
        [you] Twoja tura, kości: { $count }.
       *[other] { $name }, kości: { $count }.
    }
cv-say-throws =
    { $who ->
        [you] Rzucasz kośćmi ({ $count }).
       *[other] { $name } rzuca kośćmi ({ $count }).
    }
cv-say-rerolled =
    { $count ->
        [0] { $who ->
            [you] Przerzucasz: { $dice }.
           *[other] { $name } przerzuca: { $dice }.
        }
       *[other] { $who ->
            [you] Przerzucasz: { $dice } i rzucasz nowymi kośćmi ({ $count }).
           *[other] { $name } przerzuca: { $dice } i rzuca nowymi kośćmi ({ $count }).
        }
    }
cv-say-threw = Kości pokazują: { $all }.
cv-say-threw-some = Wypada: { $thrown }; teraz razem: { $all }.
cv-say-stopped =
    { $who ->
        [you] Zostawiasz kości.
       *[other] { $name } zostawia kości.
    }
cv-say-played =
    { $who ->
        [you] Zagrywasz: { $card }.
       *[other] { $name } zagrywa: { $card }.
    }
cv-say-took =
    { $who ->
        [you] Bierzesz: { $card }.
       *[other] { $name } bierze: { $card }.
    }
cv-say-finished =
    { $who ->
        [you] Nie bierzesz więcej kart.
       *[other] { $name } nie bierze więcej kart.
    }
cv-say-struck =
    { $who ->
        [you] Spotyka cię nieszczęście! Pech: { $count }.
       *[other] { $name }: nieszczęście! Pech: { $count }.
    }
cv-say-nothing-to-lose =
    { $who ->
        [you] Nie masz nic do stracenia.
       *[other] { $name } nie ma nic do stracenia.
    }
cv-say-averted =
    { $who ->
        [you] Znasz już kawał świata: nieszczęście odwrócone.
       *[other] { $name } zna już kawał świata: nieszczęście odwrócone.
    }
cv-say-insured =
    { $who ->
        [you] Zagrywasz kartę { $card } i nic nie tracisz.
       *[other] { $name } zagrywa kartę { $card } i nic nie traci.
    }
cv-say-lost =
    { $who ->
        [you] Tracisz: { $card }.
       *[other] { $name } traci: { $card }.
    }
cv-say-paid =
    { $who ->
        [you] Opłacasz utrzymanie: { $cards }.
       *[other] { $name } opłaca utrzymanie: { $cards }.
    }
cv-say-paid-none =
    { $who ->
        [you] Nie opłacasz żadnego utrzymania.
       *[other] { $name } nie opłaca żadnego utrzymania.
    }
cv-say-unpaid =
    { $who ->
        [you] Nie stać cię na utrzymanie karty { $card }: przepada.
       *[other] { $name } nie utrzyma karty { $card }: przepada.
    }
cv-say-announced =
    { $who ->
        [you] Zaraz położysz kartę { $card } na stos { $kind }.
       *[other] { $name } zaraz położy kartę { $card } na stos { $kind }.
    }
cv-say-laid-top =
    { $who ->
        [you] Kładziesz na wierzch ({ $kind }): { $card }.
       *[other] { $name } kładzie na wierzch ({ $kind }): { $card }.
    }
cv-say-laid-under =
    { $who ->
        [you] Wsuwasz pod kartę { $other } ({ $kind }): { $card }.
       *[other] { $name } wsuwa pod kartę { $other } ({ $kind }): { $card }.
    }
cv-say-apart =
    { $who ->
        [you] U ciebie { $card } czeka na typ.
       *[other] { $name }: { $card } czeka na typ.
    }
cv-say-to-hand =
    { $who ->
        [you] Na twoją rękę trafia { $card }.
       *[other] { $name } dostaje na rękę: { $card }.
    }
cv-say-discarded = { $card } schodzi z toru: okazja minęła.
cv-say-deck-empty = { $age }: koniec, talia jest pusta.
cv-say-entitled =
    { $count ->
        [0] Nikt nie potrzebuje pomocy społecznej.
       *[other] Pomoc społeczna: { $names }.
    }
cv-say-assisted =
    { $who ->
        [you] Z pomocy społecznej bierzesz: { $card }.
       *[other] { $name } bierze z pomocy społecznej: { $card }.
    }
cv-say-declined =
    { $who ->
        [you] Nie przyjmujesz pomocy.
       *[other] { $name } nie przyjmuje pomocy.
    }
cv-say-revealed =
    { $who ->
        [you] Ujawniasz swój tajny cel: { $card }.
       *[other] { $name } ujawnia tajny cel: { $card }.
    }

cv-sheet = Arkusz punktacji
cv-sheet-row = Kategoria
cv-sheet-own =
    { $points ->
        [one] uzbierany jeden punkt
        [few] uzbierane { $points } punkty
       *[other] uzbierane { $points } punktów
    }
cv-sheet-double = (jedna liczy się podwójnie)
cv-source-secret = Tajny cel
cv-source-public = Cel publiczny { $number }

cv-story-title = Życiorys
cv-story-goal =
    { $points ->
        [one] Tajny cel w życiu: { $goal } (jeden punkt)
        [few] Tajny cel w życiu: { $goal } ({ $points } punkty)
       *[other] Tajny cel w życiu: { $goal } ({ $points } punktów)
    }
cv-story-childhood =
    { $count ->
        [0] Tak się zaczyna życie, choć { $name } nic z tego nie pamięta.
       *[other] Lata były długie, kolana zdarte, a { $name } pamięta do dziś:
    }
cv-story-early =
    { $count ->
        [0] Przez kilka lat { $name } śpi do południa, a śpieszą się inni.
       *[other] A potem { $name } wyrusza w świat z jedną walizką i wieloma poglądami.
    }
cv-story-middle =
    { $count ->
        [0] Średni wiek mija po cichu i { $name } całkiem to lubi.
       *[other] Pewnego dnia { $name } widzi, że inni są młodsi. Roboty jednak nie brakuje.
    }
cv-story-old =
    { $count ->
        [0] Na starość { $name } siedzi w słońcu i niczego już nie potrzebuje.
       *[other] A gdy wszyscy czekają, aż { $name } zwolni:
    }
cv-story-childhood-thing = Nikt nie zjeżdżał z górki szybciej.
cv-story-childhood-played = Przydało się, wiele lat później.
cv-story-childhood-kept = Wspomnienie dobrze schowane, nigdy niewydane.
cv-story-played = Przyszło w samą porę.
cv-story-unused = Odłożone na czarną godzinę, która nie nadeszła.
cv-story-lost = Potem pech to zabrał.
cv-story-unpaid = Na dłuższą metę nie dało się tego utrzymać.
cv-story-early-health = Młode nogi chcą się ruszać.
cv-story-early-relationship = Serce zabiło mocniej.
cv-story-early-knowledge = Tyle było jeszcze do poznania.
cv-story-early-work = Pierwsze własne pieniądze.
cv-story-early-possession = Odłożone, dwa razy przeliczone, wreszcie kupione.
cv-story-middle-health = Lekarka kiwała głową z uznaniem.
cv-story-middle-relationship = Ktoś, do kogo się wraca.
cv-story-middle-knowledge = Nigdy nie jest za późno, by zacząć.
cv-story-middle-work = Nazwisko na drzwiach, roślinka na biurku.
cv-story-middle-possession = Sąsiedzi zaglądali przez płot.
cv-story-old-health = Wciąż w drodze, i to przed młodymi.
cv-story-old-relationship = Niedzielny stół był coraz dłuższy.
cv-story-old-knowledge = Wiedzy nikt człowiekowi nie odbierze.
cv-story-old-work = Ręce, które nie umieją odpoczywać.
cv-story-old-possession = Wreszcie był czas, by się tym cieszyć.
cv-story-again-health = I na tym nie koniec: znów na świeże powietrze.
cv-story-again-relationship = Serce jest pojemne.
cv-story-again-knowledge = Jedna odpowiedź, trzy nowe pytania.
cv-story-again-work = Nowe biurko, ta sama kawa.
cv-story-again-possession = Na jeszcze jedno było miejsce.
cv-story-again-played = Szczęście lubi wracać.
cv-story-again-unused = To też zostało na później.
cv-story-end =
    { $points ->
        [one] Życie warte jeden punkt. Każdy się liczył.
        [few] Życie warte { $points } punkty. Każdy się liczył.
       *[other] Życie warte { $points } punktów. Każdy się liczył.
    }

cv-tour-status = Wstęga mówi, czego życie teraz od ciebie chce. Złota oznacza: twoja tura.
cv-tour-common = Tor kart: pięć okazji. Monety to koszt, a etykieta mówi, czy stać cię na kartę albo czego brakuje.
cv-tour-mine = Twoje życie, po jednym stosie na każdy typ. Działa karta z przodu; przykryte i tak liczą się na końcu.
cv-tour-others = Inni też żyją. Dotknij tabliczki, by przeczytać całe CV.
cv-tour-tray = Twoja taca: zdarzenia, kości i żetony twoich kart. Dotknij kości do przerzutu; pech zamarza, a trzy pechy kosztują kartę.
cv-tour-main = Złoty przycisk robi to, co masz wybrane: rzut, przerzut, wzięcie karty. Enter go naciska, Esc cofa wybór.
cv-tie-break = Przy równej liczbie punktów wyżej jest ten, kto ma mniej kart w CV.
cv-tour-score = Dotychczasowe punkty, bez tego, co jeszcze tajne. Szczegóły pokażą, skąd się biorą.
cv-tour-log = Co się wydarzyło, najnowsze na górze; na telefonie ma to osobną zakładkę. Dobrego życia!

# Scena.
cv-tab-track = Tor
cv-tab-mine = Moje
cv-tab-others = Inni
cv-tab-log = Dziennik
cv-steps = Etapy tury
cv-step-throw = Rzut
cv-step-choose = Wybór
cv-step-lay = Układanie
cv-round-short = Runda { $round }
cv-deck-early-adulthood = wczesne
cv-deck-middle-age = średnie
cv-deck-old-age = późne
cv-deck-note = Jeszcze przed wami, w nieznanej nikomu kolejności:
cv-worth = daje punkty
cv-last-chance = ostatnia szansa
cv-taken-you = wzięta przez ciebie
cv-taken-by = bierze { $name }
cv-tag-retired = na emeryturze
cv-tag-now = możesz wziąć
cv-tag-events =
    { $count ->
        [one] ze zdarzeniem
        [few] z { $count } zdarzeniami
        [many] z { $count } zdarzeniami
       *[other] z { $count } zdarzeniami
    }
cv-tag-needs = brakuje
cv-tag-without = tylko bez
cv-tag-free = za darmo
cv-tag-kept = zostaje
cv-spent = wydane
cv-pays = płaci
cv-spent-for = { $symbol }, wydane na: { $card }
cv-tokens-from = Z kart
cv-of-three = { $count } z { $of }
cv-events-count =
    { $count ->
        [0] bez zdarzeń
        [one] jedno zdarzenie
        [few] { $count } zdarzenia
        [many] { $count } zdarzeń
       *[other] { $count } zdarzenia
    }
cv-kept-count =
    { $count ->
        [0] nic jeszcze nie zostało
        [one] jedna zachowana karta
        [few] { $count } zachowane karty
        [many] { $count } zachowanych kart
       *[other] { $count } zachowanej karty
    }
cv-secret-worth =
    { $points ->
        [one] twój sekret, teraz jeden punkt
        [few] twój sekret, teraz { $points } punkty
        [many] twój sekret, teraz { $points } punktów
       *[other] twój sekret, teraz { $points } punktu
    }
cv-lead-you = prowadzisz: { $points }
cv-lead-shared = remis: { $points }
cv-lead-other = najwięcej { $points }, ty { $own }
cv-lead = najwięcej { $points }
cv-goal-public-note = Na końcu daje punkty temu, kto ma najwięcej; przy remisie wszystkim najlepszym.
cv-goal-secret-note = Tylko ty go znasz. Na końcu zawsze daje ci punkty.
cv-only-front = Działa tylko karta z przodu.
cv-open-events = Zdarzenia, które wszyscy widzieli:
cv-about-good-luck = Trzy szczęścia biorą dowolną kartę.
cv-about-symbol = Płaci w tej turze za karty i utrzymanie. Zanim wybierzesz karty, dotknij kości, by rzucić ją jeszcze raz.
cv-and = oraz
cv-or = albo
cv-play-it = Zagraj
cv-lose-nothing = nic nie przepada
cv-owes = utrzymanie
cv-if-lost = gdy przepadnie:
cv-works = działa od następnej tury
cv-under-hint = dotknij karty, by położyć pod nią
cv-waiting-first = najpierw karty czekające
cv-verb-keep = Zostaw tę kartę
cv-verb-reroll =
    { $count ->
        [one] Przerzuć jedną kość
        [few] Przerzuć { $count } kości
        [many] Przerzuć { $count } kości
       *[other] Przerzuć { $count } kości
    }
cv-verb-stop = Zostaw wszystkie
cv-verb-take = Weź tę kartę
cv-verb-done = Na tym koniec
cv-verb-play = Zagraj: { $card }
cv-verb-top = Na wierzch: { $kind }
cv-verb-under = Połóż pod spód
cv-ask-dice = Dotknij kości
cv-ask-lose = Która karta przepada?
cv-ask-keep = Co utrzymujesz?
cv-ask-place = Gdzie ma leżeć?
cv-ask-card = Wybierz kartę
cv-warn-lost = Przepada na zawsze: { $cards }.
cv-if-keep = Jeśli zostawisz: { $card }
cv-if-play = Jeśli zagrasz: { $card }
cv-if-take = Jeśli weźmiesz: { $card }
cv-if-lose = Jeśli stracisz: { $card }
cv-if-pay = Jeśli utrzymasz: { $cards }
cv-if-top = Jeśli { $card } leży na wierzchu
cv-if-under = Jeśli { $card } leży pod spodem
cv-row-pay = Cena
cv-row-gain = Zysk
cv-row-points = Punkty
cv-row-pass = Dalej
cv-row-stays = Zostaje
cv-row-then = Potem
cv-misfortune-percent = nieszczęście: { $percent }%
cv-row-risk = Ryzyko
cv-row-reach = W zasięgu
cv-row-missed = Zostaje
cv-row-lose = Strata
cv-row-until = Na razie
cv-row-covers = Zakrywa
cv-nothing = nic
cv-left = zostaje:
cv-borrowed = + symbol sąsiada
cv-next-turn = od następnej tury
cv-to-hand = raz, z ręki
cv-points-in = { $kind }, razem { $now } → { $then }
cv-here = tutaj: { $change }
cv-or-here = lub tutaj: { $change }
cv-points-stay = bez zmian
cv-event-gone = samo zdarzenie
cv-then-works = znów działa: { $card }
cv-until-turn-ends = Do końca tury stracona karta jeszcze działa.
cv-only-counts = tylko się liczy, nie działa
cv-dice-then = kości: { $now } → { $then }
cv-moment-unpaid = Nie do utrzymania
cv-moment-unpaid-words = Symbole nie starczyły na utrzymanie. To znika z twojego życia:
cv-moment-age = { $age }: początek
cv-new-middle = Pewnego ranka inni na przystanku są młodsi.
cv-new-old = Włosy są srebrne, plany wcale nie.
cv-gets-help = karta za darmo
cv-help-words = Pomoc społeczna: kto ma najwyżej połowę kart najbogatszego, bierze jedną z toru za darmo.
cv-nobody-helped = Nikt nie został daleko w tyle, więc nikt nie dostaje karty za darmo.

# Stół w terminalu.
cv-brief-pays = { $symbols } raz
cv-brief-dice =
    { $count ->
        [one] +1 kość
        [few] +{ $count } kości
       *[other] +{ $count } kości
    }
cv-brief-turn-dice =
    { $count ->
        [one] 1 kość na 1 turę
        [few] { $count } kości na 1 turę
       *[other] { $count } kości na 1 turę
    }
cv-brief-rerolls =
    { $count ->
        [one] +1 przerzut
        [few] +{ $count } przerzuty
       *[other] +{ $count } przerzutów
    }
cv-brief-upkeep = utrzymanie { $symbols }
cv-brief-discount = { $kind } −1
cv-brief-magician = zmienia 1 symbol
cv-brief-friend = symbol pracy sąsiada
cv-brief-trip = 1 pech jak dowolny
cv-brief-therapy = przerzuca pecha
cv-brief-double = liczy się podwójnie
cv-brief-retirement = koniec pracy
cv-brief-insurance = odwraca nieszczęście
cv-brief-starter = zaczyna
cv-brief-late = na starość
cv-brief-needs = gdy { $kinds }
cv-brief-without = bez: { $kinds }
cv-term-decks = talie: { $early } · { $middle } · { $old }
cv-term-track = Tor
cv-term-type = typ
cv-term-cost = koszt
cv-term-free = 0
cv-term-does = działanie
cv-term-offer = dla ciebie
cv-term-chance = szansa, przez
cv-term-goals = Cele
cv-term-secret = Tajny
cv-term-holds = ma { $card }
cv-term-fresh =
    { $count ->
        [one] 1 kość do rzutu
        [few] { $count } kości do rzutu
       *[other] { $count } kości do rzutu
    }
cv-term-again = przerzuć
cv-term-new = nowe kości
cv-term-any = dowolne kości: wpisz „reroll HK” albo co zostaje: „keep R+”
cv-term-stacks = stosy
cv-source-goal = Cel publiczny: { $card }
cv-help =
    Jak czytać stół
    Symbole to litery; gwiazdka to dowolny z czterech, które nie są losem. K>H zamienia dowolną liczbę K w H, K<>H także z powrotem. Utrzymanie płaci się co turę, inaczej karta przepada.
    Tor pokazuje, ile karta kosztuje i co robi. W twojej turze mówi też, czy możesz ją wziąć, z jakimi zdarzeniami, albo czego brakuje; podczas rzutów szansę na nią i kości do przerzutu. Warunek taki jak „gdy Praca” wymaga karty tego typu w CV.
    Wiersz gracza pokazuje kości, żetony, karty w CV, punkty bez tego, co tajne, i zdarzenia na ręce; pod nim stoi każdy stos z liczbą kart i kartą aktywną. Cel pokazuje, ile kto z niego ma; ! wskazuje, kto go teraz zdobywa. ▶ wskazuje, na kogo czekamy, ✓ kto już wybrał potajemnie.
    Rzuć kośćmi i dwa razy przerzuć te, które chcesz; pech zostaje zamrożony. Weź do dwóch kart, płacąc kośćmi, żetonami i zdarzeniami; trzy szczęścia płacą za dowolną kartę. Trzy pechy zabierają kartę. Nowe karty przykrywają stare: działa tylko wierzchnia karta każdego typu, ale na końcu liczą się wszystkie.
    Kości wpisuje się literami w dowolnej kolejności: „reroll HK” przerzuca H i K, „reroll all” wszystkie, które można, „keep R+” wszystkie pozostałe, „stop” je zostawia. „r C45” pokazuje orzeczenie o karcie 45.

# A line of wit for each card, by its number: seventy characters at most, and each language has its own joke.
cv-wit-1 = Trzepak, guma i „jeszcze pięć minut” aż do zmroku.
cv-wit-2 = Krowa okazała się większa niż w czytance.
cv-wit-3 = Ręka w górze, zanim padło pytanie.
cv-wit-4 = Trzy złote, guzik i wielkie plany.
cv-wit-5 = Parasol na deszcz, którego nikt jeszcze nie wymyślił.
cv-wit-6 = Oddane pół drożdżówki. Więcej się nie dało.
cv-wit-7 = Wulkan zadziałał. Sufit pamięta to do dziś.
cv-wit-8 = Kartka do domu: „Jest super, przyślijcie skarpetki”.
cv-wit-9 = Sto dwanaście kropek i tydzień bez klasówki.
cv-wit-10 = Główna klientka: babcia, cztery kubki.
cv-wit-11 = Kanapki zjadła żyrafa. Było warto.
cv-wit-12 = Czerwony, a więc szybszy.
cv-wit-13 = Zaczęło się od autobusu, który nie chciał czekać.
cv-wit-14 = Lodówka podzielona na strefy, sporna tylko szuflada.
cv-wit-15 = Zna ekspres do kawy lepiej niż serwisant.
cv-wit-16 = Wisi u dziadków, zaraz obok zegara z kukułką.
cv-wit-17 = Jeszcze tylko jedna półka. I jeszcze jedna.
cv-wit-18 = Dwa razy „tak” i trzy tostery.
cv-wit-19 = Sto stron, w tym jedna z podziękowaniami dla kota.
cv-wit-20 = „A dlaczego?” Sto razy dziennie i zawsze słusznie.
cv-wit-21 = Największy ciężar: drzwi wejściowe w poniedziałek.
cv-wit-22 = Pół litra dobroci za osiem tabliczek czekolady.
cv-wit-23 = Bezwypadkowy. Drzwi po prostu lubią inny kolor.
cv-wit-24 = Ostatnie miejsce w tabeli, pierwsze przy ognisku.
cv-wit-25 = Wstaje przed słońcem, żeby mieć fory.
cv-wit-26 = Lekcja trzecia: „Mój ołówek jest na wakacjach”.
cv-wit-27 = Trzy kontynenty zwiedzone od strony zmywaka.
cv-wit-28 = Fotel na wyrost, jak kiedyś kurtka.
cv-wit-29 = Pieniądze śpią. Budzić przy pierwszym siwym włosie.
cv-wit-30 = Drobny druk czyta się doskonale, pod mikroskopem.
cv-wit-31 = Pilot należy do kota. Dziś znowu film o rybach.
cv-wit-32 = Jedenaście komentarzy, z tego dwa nie od cioci.
cv-wit-33 = „Ostatnia szybka partia”, godzina druga w nocy.
cv-wit-34 = Od tego dnia makaron bywał nawet z sosem.
cv-wit-35 = Królik zna wszystkie sztuczki, ale milczy.
cv-wit-36 = Najważniejsze zebrania odbywają się przy ekspresie.
cv-wit-37 = Na pytanie „kiedy obrona?” wreszcie jest odpowiedź.
cv-wit-38 = Trzy akordy. Sąsiedzi znają je już na pamięć.
cv-wit-39 = Biuro z widokiem, szef z ogonem.
cv-wit-40 = Śpią na zmianę. To znaczy: rodzice.
cv-wit-41 = Aktówka umie pływać. Sprawdzone.
cv-wit-42 = Zupa w garnku, dziecko na ręku, świat w porządku.
cv-wit-43 = Tysiąc szufladek, a klucze i tak leżą w kurtce.
cv-wit-44 = Krzywa rośnie, jeśli lekko przechylić głowę.
cv-wit-45 = Osiemdziesiąt krajów. Walizka widziała jeszcze jeden.
cv-wit-46 = Codziennie macha temu samemu korkowi.
cv-wit-47 = Najbliższy sąsiad to echo. Bardzo zgodne.
cv-wit-48 = Trzy litery, dwa lata, jeden kredyt.
cv-wit-49 = Mieszkają wysoko, ale na przeprowadzkę zjadą windą.
cv-wit-50 = Prezes, księgowość i sprzątanie: jeden kubek.
cv-wit-51 = Skreślone długopisem, który prawie nie pisał.
cv-wit-52 = Cały rok się maluje, dwa tygodnie się pływa.
cv-wit-53 = Chmura jeszcze zagląda, ale najpierw puka.
cv-wit-54 = O czwartej nad ranem źródło jednak się znalazło.
cv-wit-55 = Krasnal po poprzednich właścicielach. Już zostaje.
cv-wit-56 = To nie plama, to okres czerwony.
cv-wit-57 = Numerek 83, okienko 4 i nagle własne biurko.
cv-wit-58 = Nikt się nie zmienił. Plakietki i tak się przydały.
cv-wit-59 = Jeszcze jedna bajka. Już ostatnia. I jeszcze jedna.
cv-wit-60 = Poniedziałek jak niedziela. Gołębie potwierdzają.
cv-wit-61 = Kto wpada z wizytą, wychodzi z cukinią.
cv-wit-62 = Brokuł na obiad, na deser wspomnienie sernika.
cv-wit-63 = Robi śrubki do maszyn, które robią śrubki.
cv-wit-64 = Pierwsza ławka, zadanie odrobione, herbata w termosie.
cv-wit-65 = Biurko tak duże, że na drugim końcu pada.
cv-wit-66 = Pół wieku w tańcu, prawie bez nadepniętych palców.
cv-wit-67 = Odpala tylko w niedziele i tylko na słowo „proszę”.
cv-wit-68 = Po ciotce, której nikt nie znał, a wszyscy kochają.
cv-wit-69 = Rano borowina, wieczorem wieczorek zapoznawczy.
cv-wit-70 = Jeden wisi do góry nogami. Wie o tym tylko pies.
cv-wit-71 = Kto gubił się wszędzie, ten zna każdą drogę.
cv-wit-72 = Widok na morze, a na śniadaniu mewa.
cv-wit-73 = Czterdzieści dwa kilometry, a opowieści na sto.
cv-wit-74 = Okulary przeciwsłoneczne także w piwnicy.
cv-wit-75 = Objaśnia wszechświat, szukając okularów na nosie.
cv-wit-76 = Brakuje już tylko jednego. Od dwudziestu lat.
cv-wit-77 = Naprawi, ugotuje i jeszcze zagra na akordeonie.
cv-wit-78 = Przydałyby się cztery ręce. Dwie też dają radę.
cv-wit-79 = Zamiast owiec liczy kubki po kawie.
cv-wit-80 = Czyta podczas rozciągania, najchętniej długie zdania.
cv-wit-81 = Ma megafon, ale słuchać też potrafi.
cv-wit-82 = Puchary na półce, herbata w słoiku.
cv-wit-83 = Przychodzi na chwilę, wychodzi po śniadaniu.
