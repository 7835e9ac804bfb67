# Kosmopolis.
kos-blurb = Rozbudowuj rodzinne miasto, ale nie przerośnij stolicy, którą budują wszyscy. Trzy rundy wybierania kart, ukryte modyfikacje i o jedną kartę za dużo.
kos-variant-standard = Podstawowy

kos-blue = niebieska
kos-pink = różowa
kos-green = zielona
kos-yellow = żółta
kos-card = { $colour } { $value }
kos-card-full = { $card }, { $name }

kos-ability-agent = ukryj modyfikację przy kolumnie
kos-ability-priest = weź najniższą kartę innej kolumny
kos-ability-scholar = dobierz kartę
kos-ability-merchant = weź znacznik

kos-capital = Stolica
kos-hometown = twoje miasto
kos-capital-column =
    { $unknown ->
        [0] kolumna { $colour }: limit { $limit }
        [one] kolumna { $colour }: limit { $limit }, o ile wiesz; jedna ukryta modyfikacja
        [few] kolumna { $colour }: limit { $limit }, o ile wiesz; { $unknown } ukryte modyfikacje
       *[other] kolumna { $colour }: limit { $limit }, o ile wiesz; { $unknown } ukrytych modyfikacji
    }
kos-limit = limit
kos-round = Runda { $round } z { $rounds }
kos-deck = w talii
kos-modifications = modyfikacje
kos-supply = znaczniki
kos-town-of = Miasto: { $name }
kos-points =
    { $count ->
        [one] punkt
        [few] punkty
       *[other] punktów
    }
kos-hand-count =
    { $count ->
        [one] jedna karta na ręce
        [few] { $count } karty na ręce
       *[other] { $count } kart na ręce
    }
kos-marker-count =
    { $count ->
        [one] jeden znacznik
        [few] { $count } znaczniki
       *[other] { $count } znaczników
    }
kos-over =
    { $count ->
        [one] o 1 ponad limit
       *[other] o { $count } ponad limit
    }
kos-modification-known = modyfikacja { $value }, położona przez: { $name }
kos-modification-hidden = ukryta modyfikacja, położona przez: { $name }

kos-your-hand = Twoja ręka
kos-hand-empty = Nie masz kart na ręce.
kos-drawn = Twoja modyfikacja:
kos-draft-first = pierwszy wybór
kos-draft-second = drugi wybór
kos-draft-watch = Wszyscy w tajemnicy wybierają karty.

kos-report-title = Koniec rundy { $round }
kos-legend-safe = bezpieczna
kos-legend-lost = stracona
kos-legend-saved = uratowana znacznikami
kos-source-hometown = Miasto
kos-source-bonus = Premia
kos-source-markers = Znacz{ "\u00AD" }niki

kos-thing-town = twoja kolumna { $colour }
kos-thing-column = kolumna { $colour } w stolicy

kos-do-keep = Zatrzymaj: { $cards }
kos-do-capital = { $card } do stolicy: { $ability }
kos-do-hometown = { $card } do twojego miasta
kos-do-lay = Połóż { $value } przy kolumnie: { $colour }
kos-do-take = Weź kartę: { $card }
kos-do-save =
    { $cost ->
        [one] Ratuj ({ $colours }) za jeden znacznik
        [few] Ratuj ({ $colours }) za { $cost } znaczniki
       *[other] Ratuj ({ $colours }) za { $cost } znaczników
    }
kos-do-save-none = Nie ratuj niczego

kos-now-keep =
    { $pass ->
        [0] { $keep ->
            [one] Zatrzymaj kartę.
            [few] Zatrzymaj { $keep } karty.
           *[other] Zatrzymaj { $keep } kart.
        }
        [one] Zatrzymaj { $keep } karty; pozostałą dostanie { $name }.
        [few] Zatrzymaj { $keep } karty; pozostałe { $pass } dostanie { $name }.
       *[other] Zatrzymaj { $keep } karty; pozostałych { $pass } dostanie { $name }.
    }
kos-now-play = Twój ruch: zagraj kartę do stolicy albo do swojego miasta.
kos-now-lay = Twoja modyfikacja to { $value }: połóż ją zakrytą przy jednej z kolumn stolicy.
kos-now-take = Wskaż kolumnę stolicy: jej najniższa karta trafi do twojego miasta.
kos-now-save =
    { $count ->
        [one] Masz jeden znacznik. Którą kolumnę ratujesz?
        [few] Masz { $count } znaczniki. Które kolumny ratujesz?
       *[other] Masz { $count } znaczników. Które kolumny ratujesz?
    }
kos-wait-draw = { $name } dobiera kartę.
kos-wait-play = { $name } zagrywa kartę.
kos-wait-lay = { $name } ukrywa modyfikację.
kos-wait-take = { $name } bierze kartę ze stolicy.
kos-wait-save = { $name } decyduje, które kolumny ratować.
kos-last-turns =
    { $who ->
        [you] Nie masz już kart: pozostali mają po jednym ostatnim ruchu.
       *[other] { $name } nie ma już kart: to ostatnie ruchy.
    }

kos-say-seeded = Stolicę otwiera { $card }.
kos-say-opened =
    { $who ->
        [you] Dostajesz { $value }.
       *[other] { $name } dostaje { $value }.
    }
kos-say-round =
    { $who ->
        [you] Runda { $round }. Zaczynasz ty.
       *[other] Runda { $round }. Zaczyna { $name }.
    }
kos-say-capital =
    { $who ->
        [you] Zagrywasz do stolicy: { $card }.
       *[other] { $name } zagrywa do stolicy: { $card }.
    }
kos-say-hometown =
    { $who ->
        [you] Zagrywasz do swojego miasta: { $card }.
       *[other] { $name } zagrywa do swojego miasta: { $card }.
    }
kos-say-drew =
    { $who ->
        [you] Dobierasz kartę.
       *[other] { $name } dobiera kartę.
    }
kos-say-drew-card =
    { $who ->
        [you] Dobierasz: { $card }.
       *[other] { $name } dobiera: { $card }.
    }
kos-say-deck-empty =
    { $who ->
        [you] Talia jest pusta: nic nie dobierasz.
       *[other] Talia jest pusta: { $name } nic nie dobiera.
    }
kos-say-marker =
    { $who ->
        [you] Bierzesz znacznik.
       *[other] { $name } bierze znacznik.
    }
kos-say-supply-empty =
    { $who ->
        [you] Zabrakło dla ciebie znaczników.
       *[other] { $name }: zabrakło znaczników.
    }
kos-say-modification =
    { $who ->
        [you] Dobierasz modyfikację.
       *[other] { $name } dobiera modyfikację.
    }
kos-say-modification-value =
    { $who ->
        [you] Dobierasz modyfikację { $value }.
       *[other] { $name } dobiera modyfikację { $value }.
    }
kos-say-no-modification =
    { $who ->
        [you] Zabrakło dla ciebie modyfikacji.
       *[other] { $name }: zabrakło modyfikacji.
    }
kos-say-laid =
    { $who ->
        [you] Ukrywasz modyfikację: kolumna { $column }.
       *[other] { $name } ukrywa modyfikację: kolumna { $column }.
    }
kos-say-laid-value =
    { $who ->
        [you] Ukrywasz { $value }: kolumna { $column }.
       *[other] { $name } ukrywa { $value }: kolumna { $column }.
    }
kos-say-took =
    { $who ->
        [you] Bierzesz ze stolicy: { $card }.
       *[other] { $name } bierze ze stolicy: { $card }.
    }
kos-say-nothing-to-take =
    { $who ->
        [you] Nie ma dla ciebie nic do wzięcia.
       *[other] { $name } nie ma czego wziąć.
    }
kos-say-last-turns =
    { $who ->
        [you] Nie masz już kart: pozostali mają po jednym ruchu.
       *[other] { $name } nie ma już kart: pozostali mają po jednym ruchu.
    }
kos-say-laid-out =
    { $who ->
        [you] Wykładasz do swojego miasta: { $cards }.
       *[other] { $name } wykłada do swojego miasta: { $cards }.
    }
kos-say-revealed =
    { $who ->
        [you] Twoja modyfikacja, kolumna { $column }: { $value }.
       *[other] { $name }, kolumna { $column }: modyfikacja { $value }.
    }
kos-say-limit = Kolumna { $column }: limit { $limit }.
kos-say-saved =
    { $who ->
        [you] Ratujesz { $columns } ({ $paid } { $paid ->
            [one] znacznik
            [few] znaczniki
           *[other] znaczników
        }).
       *[other] { $name } ratuje { $columns } ({ $paid } { $paid ->
            [one] znacznik
            [few] znaczniki
           *[other] znaczników
        }).
    }
kos-say-saved-nothing =
    { $who ->
        [you] Nie ratujesz niczego.
       *[other] { $name } nie ratuje niczego.
    }
kos-say-lost =
    { $who ->
        [you] Kolumna { $column } przekracza limit; tracisz: { $cards }.
       *[other] { $name }: kolumna { $column } przekracza limit, przepada: { $cards }.
    }
kos-say-bonus =
    { $who ->
        [you] Jesteś najbliżej limitu, zdobywasz: { $card }.
       *[other] { $name } jest najbliżej limitu, zdobywa: { $card }.
    }
kos-say-round-ended = Koniec rundy { $round }.

kos-why-draft = teraz wybiera się karty do zatrzymania
kos-why-play = najpierw zagraj kartę do stolicy albo do swojego miasta
kos-why-lay = najpierw połóż modyfikację przy kolumnie
kos-why-take = najpierw wskaż kolumnę stolicy
kos-why-save = teraz ratuje się kolumny
kos-why-count =
    { $count ->
        [one] zatrzymaj dokładnie jedną kartę
        [few] zatrzymaj dokładnie { $count } karty
       *[other] zatrzymaj dokładnie { $count } kart
    }
kos-why-pack = { $card }: nie ma jej wśród kart do wyboru
kos-why-hand = { $card }: nie masz jej na ręce
kos-why-priest = { $priest } nie bierze z tej kolumny ({ $colour })
kos-why-empty = ta kolumna stolicy jest pusta ({ $colour })
kos-why-bust = twoja kolumna ({ $colour }) mieści się w limicie
kos-why-dear =
    { $markers ->
        [one] to kosztuje { $cost }, a masz jeden znacznik
        [few] to kosztuje { $cost }, a masz { $markers } znaczniki
       *[other] to kosztuje { $cost }, a masz { $markers } znaczników
    }

kos-guide-hand = Twoje karty. Każda runda zaczyna się od wyboru: dwie zatrzymaj, resztę oddaj w lewo, i jeszcze raz. Potem w każdym ruchu zagrywasz jedną kartę.
kos-guide-capital = Stolica należy do wszystkich. Karta zagrana tutaj uruchamia to, co stoi na czele jej kolumny, i podnosi limit swojego koloru wszystkim.
kos-guide-mine = Twoje miasto. Karty tutaj to twoje punkty. Ale kolumna, która na koniec rundy przekracza limit, przepada.
kos-guide-towns = Inni też budują. Kto na koniec rundy jest najbliżej limitu, zdobywa najwyższą kartę tej kolumny.
kos-guide-piles = Znaczniki ratują kolumnę, jeden za każdy punkt nadwyżki, albo dają punkt na koniec gry. Modyfikacje zmieniają limit, a do końca rundy są zakryte.
kos-guide-status = Tu zawsze widać, co się dzieje. To, czego można dotknąć, jest podświetlone. Miłej gry!

# Stół w terminalu.
kos-term-stock = talia { $deck } · znaczniki { $markers } · modyfikacje { $modifications }
kos-term-capital = do stolicy
kos-term-hometown = do miasta
kos-term-changed = modyfikacje
kos-term-report = (2) od miejsca 2 · ! ponad limit: ✗ stracone, ✓ uratowane · * zdobyte ze stolicy
kos-help =
    Jak czytać stół
    b5 to niebieska karta o wartości 5; litery stoją nad kolumnami. Kolumna pokazuje karty i ich sumę; suma z ! przekracza limit. Limit to suma stolicy z modyfikacjami obok: +4 to modyfikacja, którą znasz, ?2 leży zakryta i położyło ją miejsce 2. Limit ze znakiem ? może się jeszcze zmienić.
    ▶ wskazuje, na kogo czekamy, ✓ kto już wybrał potajemnie. →12 za wyborem mówi, ile wyniesie suma albo limit.
    Na koniec rundy kolumna miasta ponad limitem przepada, chyba że uratują ją znaczniki. Kto jest najbliżej limitu, bierze ze stolicy najwyższą kartę tego koloru.
