# Gönnen können.
gon-blurb = Pięć kości dla wszystkich: kupuj karty, wypełniaj zadania i układaj je tak, by sobie pomagały. Ale kto przerzuca, ten karmi innych.
gon-variant-standard = Standardowy
gon-variant-solo = Solo, poziom { $level }: { $points } punktów w { $rounds } rundach

gon-yellow = żółta
gon-orange = pomarańczowa
gon-green = zielona
gon-blue = niebieska
gon-purple = fioletowa
gon-die = { $colour } { $number }
gon-number = { $number }
gon-any = dowolna
gon-place = rząd { $row }, kolumna { $column }

gon-task-fixed = wpisz: { $fields }
gon-task-ascending = liczby rosnące: { $fields }
gon-task-equal = równe liczby w każdej grupie: { $groups }
gon-task-sum = razem co najmniej { $sum }: { $fields }
gon-group = ({ $fields })
gon-bonus-step = trzy razy: kość liczy się o jeden więcej lub mniej
gon-bonus-colour = trzy razy: kość liczy się jako inny kolor
gon-bonus-second = trzy razy: jako gracz pasywny wpisz jedną kość więcej
gon-bonus-discount = trzy razy: zakup kosztuje o jedną kość mniej
gon-bonus-joker = joker: na koniec dostaje kolor, który daje najwięcej punktów
gon-score-beside = { $points } za każdą ukończoną kartę obok
gon-score-colour = { $points } za każdą kartę tego koloru: { $colour }
gon-score-colour-beside = { $points } za każdą kartę obok w tym kolorze: { $colour }
gon-score-lines = { $points } za każdy rząd i kolumnę z trzech ukończonych kart
gon-score-all-colours = { $points }, jeśli jest wszystkich pięć kolorów
gon-score-colour-lines = { $points } za każdy rząd i kolumnę w jednym kolorze
gon-score-bonuses = { $points } za każdy rodzaj ukończonego bonusu
gon-source-beside = Sąsiedzi
gon-source-colour = Kolory
gon-source-colour-beside = Kolory obok
gon-source-lines = Linie
gon-source-all-colours = Cała piątka
gon-source-colour-lines = Linie kolorów
gon-source-bonuses = Bonusy

gon-marks-none = { "" }
gon-marks = { " (" }{ $marks })
gon-mark-step = { $count } × ±1
gon-mark-colour = { $count } × kolor
gon-mark-second = { $count } × druga kość
gon-mark-discount = { $count } × zniżka

gon-do-under = { $card }: pod stos
gon-do-lay = Połóż kartę { $card }: { $place }
gon-do-reroll = Przerzuć: { $dice }
gon-do-buy = Kup kartę { $card } za: { $dice }{ $marks }
gon-do-buy-free = Kup kartę { $card } bez kości{ $marks }
gon-do-complete = Ukończ kartę { $card }: { $dice }{ $marks }
gon-do-enter = Wpisz na kartę { $card }, pole { $field }: { $die }{ $marks }
gon-do-draw =
    { $stack ->
        [scoring] Obejrzyj wierzchnią kartę punktów
       *[bonus] Obejrzyj wierzchnią kartę bonusową
    }
gon-do-aside = Odłóż na bok kartę { $card }
gon-do-chance = Skorzystaj z szansy
gon-do-nothing = Nic nie wpisuj
gon-do-done = Gotowe
gon-do-finish = Zakończ turę

gon-now-under = Która z czterech kart trafia pod stos?
gon-now-first = Połóż następną kartę: bokiem lub rogiem przy pozostałych.
gon-now-enter = Możesz wpisać jedną z przerzuconych kości.
gon-now-second = Dzięki bonusowi możesz wpisać drugą kość.
gon-now-decide =
    { $count ->
        [one] Użyj kości albo przerzuć: został jeden rzut.
        [few] Użyj kości albo przerzuć: zostały { $count } rzuty.
       *[other] Użyj kości albo przerzuć: zostało { $count } rzutów.
    }
gon-now-last = Użyj kości, skorzystaj z szansy albo zakończ turę.
gon-now-use = Użyj kolejnych kości albo zakończ turę.
gon-now-lay = Gdzie kładziesz kartę { $card }?
gon-now-chance = Twoja szansa: wpisz kość albo obejrzyj wierzchnią kartę stosu.
gon-now-chance-more = Możesz wpisać drugą kość.
gon-now-keep = Widzisz kartę { $card }: połóż ją albo wsuń pod stos.
gon-now-solo =
    { $count ->
        [0] Bonus pozwala na jedną kość więcej.
        [one] Ruch pasywny: możesz wpisać jedną kość.
        [few] Ruch pasywny: możesz wpisać do { $count } kości.
       *[other] Ruch pasywny: możesz wpisać do { $count } kości.
    }
gon-now-aside = Z którego rzędu odkładasz najstarszą kartę?
gon-wait-roll = { $name } rzuca kośćmi.
gon-wait-use = { $name } zastanawia się nad kośćmi.
gon-wait-lay = { $name } kładzie kartę.
gon-wait-chance = { $name } korzysta z szansy.
gon-wait-market = Rynek się uzupełnia.
gon-note-last = To ostatnia runda.
gon-note-next = Runda { $round } będzie ostatnia.

gon-say-started =
    { $who ->
        [you] Zaczynasz.
       *[other] { $name } zaczyna.
    }
gon-say-market = Na rynek trafia karta { $card }.
gon-say-round = Runda { $round }.
gon-say-turn =
    { $who ->
        [you] Twoja tura.
       *[other] Tura gracza { $name }.
    }
gon-say-rolled =
    { $who ->
        [you] Rzucasz: { $dice }.
       *[other] { $name } rzuca: { $dice }.
    }
gon-say-passive =
    { $count ->
        [one] Rzut pasywny: { $dice }. Można wpisać jedną kość.
        [few] Rzut pasywny: { $dice }. Można wpisać do { $count } kości.
       *[other] Rzut pasywny: { $dice }. Można wpisać do { $count } kości.
    }
gon-say-rerolls =
    { $who ->
        [you] Przerzucasz: { $dice }.
       *[other] { $name } przerzuca: { $dice }.
    }
gon-say-entered =
    { $who ->
        [you] Wpisujesz na kartę { $card }: { $die }{ $marks }.
       *[other] { $name } wpisuje na kartę { $card }: { $die }{ $marks }.
    }
gon-say-nothing =
    { $who ->
        [you] Nic nie wpisujesz.
       *[other] { $name } nic nie wpisuje.
    }
gon-say-nothing-more =
    { $who ->
        [you] To wszystko.
       *[other] { $name } nie wpisuje nic więcej.
    }
gon-say-filled =
    { $who ->
        [you] Wypełniasz kartę { $card }: { $dice }{ $marks }.
       *[other] { $name } wypełnia kartę { $card }: { $dice }{ $marks }.
    }
gon-say-completed = Karta { $card } jest ukończona.
gon-say-bought =
    { $who ->
        [you] Kupujesz kartę { $card } za: { $dice }{ $marks }.
       *[other] { $name } kupuje kartę { $card } za: { $dice }{ $marks }.
    }
gon-say-bought-free =
    { $who ->
        [you] Kupujesz kartę { $card } bez kości{ $marks }.
       *[other] { $name } kupuje kartę { $card } bez kości{ $marks }.
    }
gon-say-laid =
    { $who ->
        [you] Kładziesz kartę { $card }: { $place }.
       *[other] { $name } kładzie kartę { $card }: { $place }.
    }
gon-say-chance =
    { $who ->
        [you] Korzystasz z szansy.
       *[other] { $name } korzysta z szansy.
    }
gon-say-drew-card =
    { $who ->
        [you] Widzisz kartę { $card }.
       *[other] { $name } widzi kartę { $card }.
    }
gon-say-drew =
    { $who ->
        [you] { $stack ->
            [scoring] Oglądasz wierzchnią kartę punktów.
           *[bonus] Oglądasz wierzchnią kartę bonusową.
        }
       *[other] { $stack ->
            [scoring] { $name } ogląda wierzchnią kartę punktów.
           *[bonus] { $name } ogląda wierzchnią kartę bonusową.
        }
    }
gon-say-under-card =
    { $who ->
        [you] Wsuwasz pod stos kartę { $card }.
       *[other] { $name } wsuwa pod stos kartę { $card }.
    }
gon-say-under =
    { $who ->
        [you] { $stack ->
            [scoring] Wsuwasz kartę pod stos punktów.
           *[bonus] Wsuwasz kartę pod stos bonusów.
        }
       *[other] { $stack ->
            [scoring] { $name } wsuwa kartę pod stos punktów.
           *[bonus] { $name } wsuwa kartę pod stos bonusów.
        }
    }
gon-say-finished =
    { $who ->
        [you] Kończysz turę.
       *[other] { $name } kończy turę.
    }
gon-say-last-round =
    { $who ->
        [you] Masz dziewięć kart: runda { $round } będzie ostatnia.
       *[other] { $name } ma dziewięć kart: runda { $round } będzie ostatnia.
    }
gon-say-aside = Karta { $card } zostaje odłożona na bok.

gon-why-choose = teraz wybiera się pierwszy układ
gon-why-under-first = najpierw jedna z czterech kart trafia pod stos
gon-why-lay-rest = odchodzi tylko jedna karta, pozostałe się kładzie
gon-why-hand = karta { $card } nie jest kartą do położenia
gon-why-place = tam nie można położyć karty: { $place }
gon-why-enter = teraz wpisuje się kości
gon-why-lay = najpierw połóż kupioną kartę
gon-why-keep = połóż dobraną kartę albo wsuń ją pod stos
gon-why-aside = najpierw odłóż najstarszą kartę z jednego rzędu
gon-why-use = teraz kości służą całym kartom
gon-why-chance-taken = szansa została wykorzystana i nie można jej cofnąć
gon-why-rolls = po trzecim rzucie nie ma następnego
gon-why-used = po zakupie lub ukończeniu karty nie ma już rzutu ani szansy
gon-why-must = przed trzecim rzutem trzeba najpierw coś kupić lub ukończyć
gon-why-later = szansa jest dopiero po trzecim rzucie
gon-why-no-chance = nie ma kości do wpisania ani karty do dobrania
gon-why-compulsory = wpisz co najmniej jedną kość
gon-why-market = karty { $card } nie ma na rynku
gon-why-full = twój układ jest pełny
gon-why-die = tej kości nie można teraz użyć: { $colour }
gon-why-price = karta kosztuje tyle jednakowych kości: { $count }
gon-why-discount = masz na to za mało zniżek
gon-why-equal = kości nie są jednakowe
gon-why-display = karty { $card } nie ma w twoim układzie
gon-why-completed = karta { $card } jest już ukończona
gon-why-fit = te kości nie kończą karty
gon-why-needless = wystarczy mniej skreśleń
gon-why-no-field = karta nie ma takiego pola
gon-why-filled = pole jest już wypełnione
gon-why-twins = wcześniejsze takie samo pole jest jeszcze puste
gon-why-colour = pole przyjmuje tylko tę kość: { $colour }
gon-why-number = pole wymaga innej liczby
gon-why-rising = liczby muszą rosnąć od lewej do prawej
gon-why-same = połączone pola mają tę samą liczbę
gon-why-sum = suma byłaby za mała
gon-why-steps = masz na to za mało ±1
gon-why-other-dice = teraz rzuca się innymi kośćmi
gon-why-fields =
    { $count ->
        [one] jedno pole jest puste, potrzeba jednej kości
        [few] puste pola: { $count }, tyle potrzeba kości
       *[other] puste pola: { $count }, tyle potrzeba kości
    }
gon-why-stack =
    { $stack ->
        [scoring] stos punktów jest pusty
       *[bonus] stos bonusów jest pusty
    }
gon-why-row =
    { $stack ->
        [scoring] rząd punktów na rynku jest pusty
       *[bonus] rząd bonusów na rynku jest pusty
    }

# Strona.
gon-round = Runda { $round }
gon-level = Poziom { $level }
gon-rounds-left =
    { $count ->
        [0] ostatnia runda
        [one] jeszcze jedna runda
        [few] jeszcze { $count } rundy
       *[other] jeszcze { $count } rund
    }
gon-target = { $points } z { $target } punktów
gon-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
gon-cards-of = { $count } z 9 kart
gon-market = Targ
gon-row-scoring = Karty punktów
gon-row-bonus = Karty bonusowe
gon-stack =
    { $stack ->
        [scoring] Zakryty stos kart punktów: { $count }
       *[bonus] Zakryty stos kart bonusowych: { $count }
    }
gon-price = { $count } równe
gon-place-empty = puste miejsce
gon-mine = Twoja wystawa
gon-display-of = Wystawa gracza { $name }
gon-free = wolne miejsce
gon-here = tutaj
gon-hand = Twoje karty
gon-hand-watch = Wszyscy wybierają trzy z czterech kart na pierwszą wystawę.
gon-arriving = Do wyłożenia
gon-uses =
    { $count ->
        [one] jeszcze raz
       *[other] jeszcze { $count } razy
    }
gon-dice = Kości
gon-dice-mine = Twoje kości
gon-dice-of = Kości gracza { $name }
gon-dice-passive = rzut pasywny
gon-roll = rzut { $roll } z { $of }
gon-die-saved = odłożona
gon-die-used = użyta
gon-die-offered = dla ciebie
gon-chance-words = Wpisz jedną lub dwie kości albo obejrzyj nową kartę. To kończy twoją turę.
gon-as = jako { $number }
gon-joker = joker
gon-card-full = { $name } ({ $colour }). Zadanie: { $task }. Nagroda: { $reward }.
gon-completed = Ukończona.
gon-spoilt = Nie da się jej już ukończyć.
gon-filled = Wypełnione pola: { $count } z { $of }.
gon-field = pole { $number }
gon-missing = brakuje { $count }
gon-worth = daje teraz { $points }
gon-worth-done = ukończona teraz dałaby { $points }
gon-ready = gotowe
gon-percent = { $percent }%
gon-odds-complete = Szansa, by ukończyć ją w tej turze przy najlepszych przerzutach: { $percent }%.
gon-odds-buy = Szansa, by kupić ją w tej turze przy najlepszych przerzutach: { $percent }%.
gon-odds-reroll = W tym celu przerzuć: { $dice }.
gon-gifts = Co przerzut daje innym
gon-gifts-words = Szansa, że będą mogli wpisać tę kość, jeśli ją przerzucisz; przy haczyku: że ukończy im ona kartę.
gon-gift-complete = { $percent }% na ukończenie karty
gon-warning = Potem karty { $card } nie da się już ukończyć.
gon-thing-die = Kość: { $colour }
gon-thing-market = Z targu: { $card }
gon-thing-field = { $card }, pole { $field }
gon-thing-scoring = Stos kart punktów
gon-thing-bonus = Stos kart bonusowych
gon-short-beside = za ukończoną sąsiadkę
gon-short-colour =
    { $colour ->
        [yellow] za żółtą kartę
        [orange] za pomarańczową kartę
        [green] za zieloną kartę
        [blue] za niebieską kartę
       *[purple] za fioletową kartę
    }
gon-short-colour-beside =
    { $colour ->
        [yellow] za żółtą sąsiadkę
        [orange] za pomarańczową sąsiadkę
        [green] za zieloną sąsiadkę
        [blue] za niebieską sąsiadkę
       *[purple] za fioletową sąsiadkę
    }
gon-short-lines = za ukończoną linię
gon-short-all-colours = za wszystkie pięć kolorów
gon-short-colour-lines = za linię w jednym kolorze
gon-short-bonuses = za rodzaj bonusu
gon-short-step = kość o 1 w górę lub w dół
gon-short-repaint = inny kolor
gon-short-second = jedna kość więcej
gon-short-discount = jedna kość mniej
gon-short-joker = dowolny kolor
gon-guide-hand = Cztery karty na początek. Jedna trafia pod swój stos, trzy pozostałe wykładasz, jak chcesz; każda dotyka innej.
gon-guide-mine = Twoja wystawa, najwyżej trzy na trzy. Wypełnij wszystkie pola karty, by ją ukończyć: bonus pomaga od razu, karta punktów liczy się na końcu.
gon-guide-market = Targ. Trzy lub cztery równe kości kupują kartę; ile, mówi etykieta. W twojej turze podaje też szansę i kości, które warto przerzucić.
gon-guide-dice = Kości, każda ze swoim owocem. Dotknij tych, które chcesz przerzucić, najwyżej dwa razy, albo karty i kości do niej. W dowolnej kolejności.
gon-guide-others = Inni gracze. Co przerzucisz, mogą wpisać u siebie, a ty u siebie to, co przerzucą oni. Rozwiń gracza, by zobaczyć wszystkie jego karty.
gon-guide-round = Tu widać, jak daleko zaszła gra. Kończy się rundę po tym, jak ktoś wyłoży dziewiątą kartę.
gon-guide-status = Tu zawsze przeczytasz, co się dzieje. Czego można dotknąć, to świeci. Baw się dobrze i pozwól na to innym!

# Terminal.
gon-term-stacks = stosy: { $scoring } · { $bonus }
gon-term-chances = Szanse:
gon-term-again = przerzuć
gon-term-any = dowolne kości: wpisz „reroll yo” albo to, co zostaje: „keep gbp”
gon-term-marks = z bonusami jest więcej: „enter y 12.3 5” lub „complete 12 yog step 1”
gon-help =
    Jak czytać stół
    Kolory to litery: y żółta, o pomarańczowa, g zielona, b niebieska, p fioletowa; gwiazdka to joker. Zadanie zapisane jest pole po polu: liczba, litera, obie albo _ dla dowolnej kości; przy < liczby rosną, przy = są równe, ≥ podaje sumę, którą trzeba osiągnąć. Co wpisano, stoi w nawiasach; ✓ to karta ukończona.
    Targ mówi, ile równych kości kosztuje karta. Na twojej wystawie każda karta ma miejsce (r1c2 to rząd 1, kolumna 2); dalej stoją numer, nazwa, kolor, zadanie, ile karta daje teraz albo ile dałaby ukończona teraz (+), i nagroda. ✗ oznacza kartę, której nie da się już ukończyć.
    Wystawy innych stoją w trzech rzędach: numer i kolor karty oraz ✓ albo liczba wypełnionych pól.
    Rzuć i przerzuć dowolne kości, najwyżej dwa razy. Równe kości kupują kartę; inne wypełniają naraz wszystkie puste pola karty. Co zostało przerzucone, inni mogą wpisać u siebie. Po trzecim rzucie możesz zamiast tego skorzystać z szansy.
    Gdy rzucasz, widać szanse przy najlepszych przerzutach i kości, które trzeba przerzucić. Kości wpisuje się literami w dowolnej kolejności: „reroll yo”, „reroll all”, „keep gbp”; „buy 12 yog”; „complete 12 yog”; „enter y 12.3 5” wpisuje żółtą kość na kartę 12, w trzecie pole, jako 5.
