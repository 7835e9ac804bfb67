# Gönnen können.
gon-blurb = Pięć kości dla wszystkich: kupuj karty, wypełniaj zadania i układaj je tak, by sobie pomagały. Ale kto przerzuca, ten karmi innych.
gon-variant-standard = Standardowy
gon-variant-standard-note = Od dwóch do czterech osób przy tych samych kościach: kto przerzuca, ten karmi innych.
gon-variant-solo = Solo, poziom { $level }: { $points } punktów w { $rounds } rundach
gon-variant-solo-note = W każdej rundzie ruch aktywny i pasywny. Zdobądź punkty poziomu, zanim skończą się rundy.

gon-yellow = żółta
gon-orange = pomarańczowa
gon-green = zielona
gon-blue = niebieska
gon-purple = fioletowa
gon-die = { $colour } { $number }
gon-number = { $number }
gon-any = dowolna
gon-place = rząd { $row }, kolumna { $column }
gon-place-above = nowy rząd u góry, kolumna { $column }
gon-place-before = rząd { $row }, nowa kolumna po lewej
gon-place-corner = nowy rząd u góry, nowa kolumna po lewej

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
gon-now-first = Połóż następną kartę tak, by dotykała innej.
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
gon-now-chance = Wpisz kość albo obejrzyj wierzch stosu.
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
gon-wait-market = Targ się uzupełnia.
gon-note-last = To ostatnia runda.
gon-note-next = Runda { $round } będzie ostatnia.

gon-say-started =
    { $who ->
        [you] Zaczynasz.
       *[other] { $name } zaczyna.
    }
gon-say-market = Na targ trafia: { $card }.
gon-say-round = Runda { $round }.
gon-say-turn =
    { $who ->
        [you] Twoja tura.
       *[other] Tura: { $name }.
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
        [you] Kładziesz kartę: { $card } ({ $place }).
       *[other] { $name } kładzie kartę: { $card } ({ $place }).
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

gon-why-choose = teraz wybiera się pierwszą wystawę
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
gon-why-market = karty { $card } nie ma na targu
gon-why-full = twoja wystawa jest pełna
gon-why-die = tej kości nie można teraz użyć: { $colour }
gon-why-price = karta kosztuje tyle jednakowych kości: { $count }
gon-why-discount = masz na to za mało zniżek
gon-why-equal = kości nie są jednakowe
gon-why-display = karty { $card } nie ma na twojej wystawie
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
        [scoring] rząd punktów na targu jest pusty
       *[bonus] rząd bonusów na targu jest pusty
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
gon-display-of = Wystawa: { $name }
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
gon-dice-of = Kości: { $name }
gon-dice-passive = rzut pasywny
gon-die-saved = odłożona
gon-die-used = użyta
gon-die-offered = dla ciebie
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
gon-verb-reroll =
    { $count ->
        [one] Przerzuć jedną kość
        [few] Przerzuć { $count } kości
       *[other] Przerzuć { $count } kości
    }
gon-rolls-left =
    { $count ->
        [0] bez przerzutów
        [one] jeszcze jeden przerzut
        [few] jeszcze { $count } przerzuty
       *[other] jeszcze { $count } przerzutów
    }
gon-aside-count =
    { $count ->
        [one] jedna karta odłożona
        [few] { $count } karty odłożone
       *[other] { $count } kart odłożonych
    }
gon-pv-fields =
    { $count ->
        [one] jedno pole zostaje puste
        [few] { $count } pola zostają puste
       *[other] { $count } pól zostaje pustych
    }
gon-tab-mine = Moje
gon-tab-market = Targ
gon-step-away = Odłóż jedną
gon-step-lay = Połóż trzy
gon-step-roll = Rzut
gon-step-use = Użycie
gon-step-end = Koniec
gon-step-passive = Pasywnie
gon-step-aside = Na bok
gon-fact-round = Runda { $round }
gon-fact-roll = Rzut { $roll } z { $of }
gon-level-word = Poziom
gon-active-half = twoja tura
gon-over = koniec
gon-bonuses = Twoje bonusy
gon-bonuses-none = jeszcze żadnych
gon-if-reroll = Jeśli przerzucisz
gon-gift-note = szansa, że ktoś z nich ją wpisze
gon-tag-buy = kup
gon-tag-aside = odłóż
gon-how-reroll = dotknij kości, by je przerzucić
gon-look-task = Zadanie:
gon-look-reward = Nagroda:
gon-look-die = Każda kość ma kolor i swój owoc. Pole z owocem przyjmuje tylko tę kość.
gon-look-stack = Stąd targ jest uzupełniany po każdej turze. Korzystając z szansy, możesz obejrzeć wierzchnią kartę.
gon-look-level = Zdobądź { $points } punktów w { $rounds } rundach.
gon-sheet = Punkty karta po karcie
gon-sheet-joker = joker jako
gon-ask-card = Wybierz kartę
gon-ask-place = Wybierz miejsce
gon-ask-enter = Wybierz kość i kartę
gon-ask-dice = Wybierz kości lub kartę
gon-ask-stack = Wybierz stos
gon-ask-chance = Szansa albo koniec tury
gon-verb-away = Odłóż tę kartę
gon-verb-under = Odłóż pod stos
gon-verb-lay = Połóż tutaj
gon-verb-buy = Kup tę kartę
gon-verb-buy-free = Kup bez kości
gon-verb-buy-with = Kup za: { $dice }
gon-verb-complete = Ukończ tę kartę
gon-verb-complete-with = Ukończ: { $dice }
gon-verb-enter = Wpisz
gon-verb-enter-at = { $number } w polu { $field }
gon-verb-enter-on = Wpisz { $die } na { $card }
gon-verb-lay-card = Połóż tu { $card }
gon-verb-draw = Obejrzyj wierzchnią kartę
gon-verb-aside = Odłóż na bok
gon-verb-not-now = Nie teraz
gon-verb-enough = Wystarczy
gon-verb-pass = Pasuj do końca tury
gon-row-left = Zostają
gon-row-uses = Zużywa
gon-row-gain = Zysk
gon-row-worth = Wartość
gon-row-beside = Obok
gon-row-then = Potem
gon-row-kept = Zostają
gon-row-others = Inni
gon-row-unknown = Nieznane
gon-row-turn = Tura
gon-row-sum = Suma
gon-pv-none = żadna
gon-pv-no-rolls = bez dalszych rzutów w tej turze
gon-pv-points = punktów
gon-pv-when-done = gdyby była już ukończona
gon-pv-best = { $points } w najlepszym miejscu, po ukończeniu
gon-pv-lay = Połóż
gon-pv-buy = Kup
gon-pv-complete = Ukończ
gon-pv-enter = Wpisz
gon-pv-completes = karta jest ukończona
gon-pv-ninth = twoja dziewiąta karta: następna runda jest ostatnia
gon-pv-away = wykładasz trzy pozostałe
gon-pv-under = twój układ się nie zmienia, tura się kończy
gon-pv-draw = tylko ty widzisz wierzchnią kartę; kładziesz ją lub odkładasz pod stos
gon-pv-aside = rząd się przesuwa i pojawia się nowa karta
gon-pv-chance = wpisać jedną lub dwie kości albo obejrzeć wierzchnią kartę
gon-pv-chance-end = kończy się na tym
gon-pv-done = nic więcej nie wpisujesz, inni dowiedzą się, gdy wszyscy skończą
gon-tour-status = Wstęga mówi, czyje są kości i co możesz zrobić. Złota oznacza: twoja kolej.
gon-tour-common = Targ. Pasek między rzędami mówi, ile równych kości kosztuje karta; świeci, gdy je masz.
gon-tour-mine = Twoja wystawa, najwyżej trzy na trzy. Wypełnij wszystkie pola karty, by zdobyć nagrodę; wolne miejsca świecą, gdy można tam położyć kartę.
gon-tour-others = Inni gracze. Z kości, które przerzucają, możesz wpisać jedną, a oni jedną z twoich. Dotknij tabliczki, by zobaczyć wszystkie karty.
gon-tour-tray = Kości, każda ze swoim owocem. Dotknij tych do przerzutu albo karty i kości do niej; karteczka powie, co z tego wyniknie.
gon-tour-main = Złoty przycisk robi to, co masz wybrane. Enter go naciska, Esc cofa wybór.
gon-tie-break = Przy równej liczbie punktów wyżej jest ten, kto ma mniej pustych miejsc.
gon-tour-score = Punkty, jakie byłyby w tej chwili. Liczą się tylko ukończone karty.
gon-tour-log = Co się wydarzyło, najnowsze na górze; na telefonie ma to osobną zakładkę. Baw się dobrze i daj się bawić innym!

# Kampania.
gon-campaign-level = Poziom { $level }: { $score } z { $target } punktów; punkty kampanii: { $points }.
gon-campaign-lost = Poziom { $level }: { $score } z { $target } punktów. Brakuje { $missing }: kampania jest przegrana i zaczyna się od nowa.
gon-campaign-next = Kampania, próba { $attempt }. Następny jest poziom { $level }: potrzeba { $needed } punktów w { $rounds } rundach.
gon-campaign-finished =
    { $is ->
        [met] Kampania jest zakończona. Wynik: { $points }. Wyzwaniem było { $challenge }: brawo!
       *[missed] Kampania jest zakończona. Wynik: { $points }. Wyzwaniem byłoby { $challenge }.
    }

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

# The campaign as a path.
gon-path-next = następny: co najmniej { $count }
gon-path-played = punkty: { $count }, w zapasie: { $left }
gon-path-lost = przegrana o { $count }
gon-path-ahead = przed tobą
gon-path-points = Punkty kampanii: { $count }
gon-path-result = Cała kampania: { $count } pkt. Wyzwanie to 50 lub więcej.
gon-path-try = Próba { $count }
gon-path-play = Zagraj poziom { $level }
gon-path-level = Poziom { $level }
