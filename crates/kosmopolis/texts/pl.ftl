# Kosmopolis.
kos-blurb = Rozbudowuj rodzinne miasto, ale nie przerośnij stolicy, którą budują wszyscy. Trzy rundy wybierania kart, ukryte modyfikacje i o jedną kartę za dużo.
kos-variant-standard = Podstawowy
kos-variant-standard-note = Gra taka jak w pudełku, dla dwóch do czterech osób.

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
kos-modification-known = modyfikacja { $value }, położona przez: { $name }
kos-modification-hidden = ukryta modyfikacja, położona przez: { $name }

kos-your-hand = Twoja ręka
kos-hand-empty = Nie masz kart na ręce.
kos-drawn = Twoja modyfikacja:

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
kos-now-play = Zagraj kartę.
kos-now-lay = Ukryj { $value } przy kolumnie.
kos-now-take = Weź najniższą kartę kolumny.
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
        [you] Ratujesz: { $columns } ({ $paid } { $paid ->
            [one] znacznik
            [few] znaczniki
           *[other] znaczników
        }).
       *[other] { $name } ratuje: { $columns } ({ $paid } { $paid ->
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

kos-tour-status = Wstęga mówi, czyj jest ruch i co zrobić. Gdy jest złota, ruch należy do ciebie.
kos-tour-common = Stolica należy do wszystkich. Karta zagrana tutaj podnosi limit swojego koloru, który pokazuje zegar na wieży, i uruchamia swoją umiejętność.
kos-tour-mine = Twoje miasto. Każda kolumna pokazuje sumę i limit; jeśli na koniec rundy go przekracza, przepada.
kos-tour-others = Miasta innych. Dotknij tabliczki, by zobaczyć całe miasto.
kos-tour-tray = Twoja taca z kartami i znacznikami. Dotknij karty, potem stolicy albo swojego miasta; karteczka powie, co się zmieni.
kos-tour-main = Złoty przycisk robi to, co masz wybrane. Enter go naciska, Esc cofa wybór.
kos-tie-break = Przy równej liczbie punktów liczą się szóstki, potem piątki i tak dalej w dół.
kos-tour-score = Punkty na tę chwilę. Pewne są dopiero po zakończeniu rundy.
kos-tour-log = Co się wydarzyło, najnowsze na górze; na telefonie ma to osobną zakładkę. Miłej gry!

# Scena.
kos-tab-city = Miasto
kos-steps = Kroki rundy
kos-step-draft = Wybór
kos-step-play = Gra
kos-step-end = Koniec rundy
kos-does-agent = ukryj modyfikację
kos-does-priest = weź najniższą kartę
kos-does-scholar = dobierz kartę
kos-does-merchant = weź znacznik
kos-sum = { $sum } z { $limit }
kos-sum-stands = { $sum } z { $limit }: { $stands }
kos-safe = w limicie
kos-exact = równo
kos-above = o { $count } za dużo
kos-nothing = jeszcze nic
kos-at-risk = { $count } zagrożone
kos-bonus-worth =
    { $count ->
        [one] zdobyte ze stolicy: jeden punkt
        [few] zdobyte ze stolicy: { $count } punkty
       *[other] zdobyte ze stolicy: { $count } punktów
    }
kos-pack = Karty do wyboru
kos-goes-here = tutaj
kos-limit-change = limit { $from } → { $to }
kos-verb-keep =
    { $count ->
        [one] Zatrzymaj tę kartę
       *[other] Zatrzymaj obie
    }
kos-verb-capital = Zagraj do stolicy
kos-verb-hometown = Do miasta
kos-verb-lay = Ukryj tu { $value }
kos-verb-take = Weź tę kartę
kos-verb-save =
    { $count ->
        [one] Uratuj za jeden znacznik
        [few] Uratuj za { $count } znaczniki
       *[other] Uratuj za { $count } znaczników
    }
kos-verb-save-none = Nie ratuj niczego: strać { $count }
kos-ask-keep =
    { $count ->
        [one] Wybierz kartę
        [few] Wybierz { $count } karty
       *[other] Wybierz { $count } kart
    }
kos-ask-play = Wybierz kartę
kos-ask-column = Wybierz kolumnę stolicy
kos-ask-save = Wybierz, co uratować
kos-title-capital = { $card } do stolicy
kos-title-hometown = { $card } do twojego miasta
kos-title-take = { $card } do twojego miasta
kos-row-limit = Limit
kos-row-column = Kolumna
kos-row-points = Punkty
kos-row-then = Potem
kos-row-also = Ponadto
kos-row-others = Inni
kos-row-hand = Ręka
kos-row-passed = Oddajesz
kos-row-comes = Przyjdzie
kos-row-pays = Płacisz
kos-row-keeps = Zostaje
kos-row-falls = Runie
kos-pre-yours = twoje { $sum }:
kos-pre-comes =
    { $count ->
        [one] jedna nieznana karta od
        [few] { $count } nieznane karty od
       *[other] { $count } nieznanych kart od
    }
kos-pre-hidden =
    { $count ->
        [one] zakryta modyfikacja może jeszcze zmienić limit
        [few] { $count } zakryte modyfikacje mogą jeszcze zmienić limit
       *[other] { $count } zakrytych modyfikacji może jeszcze zmienić limit
    }
kos-pre-blind = widzą tylko rewers karty
kos-pre-points =
    { $count ->
        [one] jeden punkt
        [few] { $count } punkty
       *[other] { $count } punktów
    }
kos-pre-paid =
    { $cost ->
        [one] jeden znacznik, zostaje { $left }
        [few] { $cost } znaczniki, zostaje { $left }
       *[other] { $cost } znaczników, zostaje { $left }
    }
kos-pre-draw = dobierasz kartę (w talii: { $count })
kos-pre-deck-empty = nie dobierasz: talia jest pusta
kos-pre-marker = bierzesz znacznik, będziesz mieć { $count }
kos-pre-no-marker = nie bierzesz nic: znaczniki się skończyły
kos-pre-hide = dobierasz modyfikację, którą widzisz tylko ty, i ją ukrywasz
kos-pre-no-modification = nie ukrywasz nic: modyfikacje się skończyły
kos-pre-take = bierzesz najniższą kartę innej kolumny
kos-pre-nothing-to-take = nie bierzesz nic: inne kolumny są puste
kos-pre-last = twoja ostatnia karta: jeszcze jeden ruch dla innych
kos-pre-ends = runda się kończy
kos-warn-save =
    { $count ->
        [one] Przepada jeden punkt, który mogą uratować znaczniki.
        [few] Przepadają { $count } punkty, które mogą uratować znaczniki.
       *[other] Przepada { $count } punktów, które mogą uratować znaczniki.
    }
kos-beat-reveal = Odkrycie
kos-beat-save = Ratunek
kos-beat-fall = Upadek
kos-beat-bonus = Premia: kto najbliżej, bierze najlepszą kartę
kos-no-change = bez zmian
kos-save-next = Kolumny ponad linią upadną, jeśli nie uratują ich znaczniki.
kos-foot-none = nic
kos-foot-closest = wygrywa
kos-foot-saved = ocalone
kos-foot-falls = runie
kos-foot-above = za wysoko
kos-total-lost = strata { $count }
kos-total-bonus = premia +{ $count }
kos-look-home =
    { $value ->
        [one] W mieście: jeden punkt, dopóki kolumna mieści się w limicie.
        [few] W mieście: { $value } punkty, dopóki kolumna mieści się w limicie.
       *[other] W mieście: { $value } punktów, dopóki kolumna mieści się w limicie.
    }
kos-look-capital = W stolicy: podnosi wszystkim limit swojego koloru o { $value }. Do tego: { $ability }.
kos-look-copies =
    { $unseen ->
        [0] W grze jest takich { $count }, wszystkie już widać.
       *[other] W grze jest takich { $count }, jeszcze nie widać { $unseen }.
    }
kos-look-ability = Karta zagrana tutaj: { $ability }.
kos-look-limit = Limit to suma leżących tu kart, zmieniona przez modyfikacje. Obowiązuje każde miasto. Kto na koniec rundy jest najbliżej, zdobywa najwyższą kartę stąd.
kos-look-town = Karty w twoim mieście to punkty. Kolumna, która na koniec rundy przekracza limit, przepada, chyba że zapłacisz znacznik za każdy punkt nadwyżki.
kos-look-deck =
    { $count ->
        [0] Talia jest pusta.
        [one] W talii została jedna karta.
        [few] W talii zostały { $count } karty. Z niej rozdaje się każdą rundę.
       *[other] W talii zostało { $count } kart. Z niej rozdaje się każdą rundę.
    }
kos-look-supply =
    { $count ->
        [0] Nie ma już znaczników. Znacznik ratuje kolumnę, jeden za każdy punkt nadwyżki, albo daje punkt na koniec.
        [one] Został jeden znacznik. Znacznik ratuje kolumnę, jeden za każdy punkt nadwyżki, albo daje punkt na koniec.
        [few] Zostały { $count } znaczniki. Znacznik ratuje kolumnę, jeden za każdy punkt nadwyżki, albo daje punkt na koniec.
       *[other] Zostało { $count } znaczników. Znacznik ratuje kolumnę, jeden za każdy punkt nadwyżki, albo daje punkt na koniec.
    }
kos-look-modifications = Cztery modyfikacje. Kto jedną ukrywa, zna ją sam; na koniec rundy wszystkie się odkrywa.
kos-look-unplaced =
    { $count ->
        [0] Wiesz, gdzie są wszystkie.
        [one] O jednej nie możesz wiedzieć, gdzie jest.
       *[other] O { $count } nie możesz wiedzieć, gdzie są.
    }

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
