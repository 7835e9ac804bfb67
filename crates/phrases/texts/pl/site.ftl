# Dom: strony wokół stołów.
tagline = Gry karciane i kościane przy jednym stole, gdziekolwiek siedzisz.
skip = Przejdź do treści
home = Na stronę główną
rules = Zasady
list-and = { $rest } i { $last }

settings = Język i wygląd
settings-language = Język
settings-theme = Wygląd
theme-auto = Automatyczny
theme-light = Jasny
theme-dark = Ciemny

colour-red = czerwony
colour-teal = morski
colour-orange = pomarańczowy
colour-violet = fioletowy
colour-brown = brązowy
colour-grey = szary

title-home = Ludoteka
title-home-turn = ● Twój ruch · Ludoteka
home-title = W co zagramy?
home-mine = Twoje stoły
home-games = Gry
home-open = Otwarte stoły
home-open-none = Żaden stół nie jest teraz otwarty. Otwórz własny i wyślij link znajomym.
home-finished = Zakończone gry
home-play-now = Zagraj od razu z botami
home-new = Nowy stół…
game-players = od { $least } do { $most } graczy
game-players-only =
    { $count ->
        [one] jeden gracz
       *[other] { $count } graczy
    }
game-minutes = od { $least } do { $most } minut

state-my-turn = Twój ruch
state-waiting = Czekamy na innych
state-open =
    { $count ->
        [0] Wszystkie miejsca zajęte
        [one] Jedno wolne miejsce
        [few] { $count } wolne miejsca
       *[other] { $count } wolnych miejsc
    }
state-running = Gra trwa, można popatrzeć
state-ended = Zakończona
state-expired = Porzucona
state-kept = Zachowana do odczytu

person-name = Imię
person-colour = Kolor
person-guest = Gość
bot-name = Bot { $number }
new-problem-seats = Ta liczba miejsc nie pasuje do tego wariantu.
new-players = Liczba graczy

new-title = Nowy stół: { $game }
new-variant = Wariant
new-seats = Kto gra?
new-seat = Miejsce { $number }
new-me = Ja
new-friend = Ktoś znajomy, przez link
new-bot = Bot: { $level }
new-here = Druga osoba przy tym urządzeniu
new-none = Nikt
new-access = Kto może znaleźć ten stół?
new-access-link = Tylko osoby, które mają link
new-access-public = Wszyscy: pokaż go na stronie głównej
new-chat = Widzowie mogą czytać czat i w nim pisać
name-blank = Tej nazwy nie widać. Wybierz inną.
name-taken = Ktoś przy tym stole ma takie imię albo bardzo podobne. Wybierz inne.
new-start = Otwórz stół
level-beginner = początkujący (gra byle co)
level-casual = niedzielny
level-strong = mocny
level-expert = mistrz

lobby-title = Stół do gry { $game }
lobby-wait = Wyślij link pozostałym. Gdy wszyscy się zbiorą, można zaczynać.
lobby-link = Link do tego stołu
lobby-copy = Kopiuj
lobby-copied = Skopiowano
lobby-qr = Link jako kod QR
lobby-public = Ten stół widać na stronie głównej.
lobby-open-seat = Wolne miejsce
lobby-remove = Zwolnij to miejsce
lobby-fill =
    { $count ->
        [one] Wolne miejsce zajmie bot:
        [few] { $count } wolne miejsca zajmą boty:
       *[other] { $count } wolnych miejsc zajmą boty:
    }
lobby-start = Zacznij grę
lobby-start-bots = Zacznij z botami
lobby-close = Zamknij stół
lobby-host-starts = Grę zaczyna osoba, która otworzyła stół.
lobby-asked = ma zaproszenie do rewanżu
lobby-asked-wait =
    { $count ->
        [one] Gra może się zacząć, gdy przyjdzie odpowiedź albo gdy zwolnisz to miejsce.
        [few] Gra może się zacząć, gdy przyjdą { $count } odpowiedzi albo gdy zwolnisz miejsca.
       *[other] Gra może się zacząć, gdy przyjdzie { $count } odpowiedzi albo gdy zwolnisz miejsca.
    }
lobby-again = Gram jeszcze raz
lobby-not-again = Nie tym razem
sign-out = Wyloguj
sign-out-note = Ta przeglądarka zapomni, kim jesteś. Najpierw przenieś swoje miejsca na inne urządzenie.
ended-go-on = Do rewanżu

join-title = Zagraj z nami: { $game }
join-sit = Siadam do stołu
join-full = Wszystkie miejsca są zajęte.
join-watch = Tylko popatrzę

device-title = Przejdź na inne urządzenie
device-words = Otwórz ten link na drugim urządzeniu, a przejdzie tam wszystko, co wolno ci przy tym stole. Działa raz, przez jeden dzień. Nie pokazuj go nikomu: kto go otworzy, gra za ciebie.
device-link = Twój osobisty link
device-back = Wróć do stołu
take-over-title = Grać dalej tutaj? { $game }
take-over-words = Twoje miejsce i wszystkie twoje prawa przy tym stole przechodzą na to urządzenie.
take-over-do = Gram tutaj

ended-title = Wynik: { $game }
ended-winner =
    { $count ->
        [one] Wygrywa { $names }!
       *[other] Zwycięstwo dzielą { $names }!
    }
ended-see = Zobacz wynik
ended-place = Miejsce
ended-rematch = Rewanż
ended-replay = Obejrzyj grę jeszcze raz
ended-record = Pobierz zapis gry
ended-proof = Nikt nie pociągał za sznurki
ended-proof-words = Przed pierwszym ruchem stół ustalił swój sekret i pokazał jego odcisk. Teraz sekret jest w zapisie gry i każdy może przeliczyć wszystkie karty od nowa. Kto prowadzi serwer, mógł sekret znać; zmienić go nie mógł już nikt.
ended-commitment = Odcisk:
ended-verify = Pobierz zapis i sprawdź samodzielnie:

campaign-title = Kampania w { $game }
campaign = Kampania
campaign-begin = Zacznij kampanię
campaign-play = Graj dalej przy stole

kept-title = { $game }: zachowana bez zmian
kept-why-elsewhere = Ten program nie może kontynuować tej gry: wpis { $entry } jej dziennika według jego zasad prowadzi gdzie indziej.
kept-why-unreadable = Ten program nie może kontynuować tej gry: nie umie odczytać wpisu { $entry } jej dziennika. Zapisał go nowszy program albo wpis jest uszkodzony.
kept-why-rules = Ten program nie może kontynuować tej gry: toczy się ona według wersji { $version } zasad, której w nim nie ma.
kept-why-cards = Ten program nie może kontynuować tej gry: toczy się ona innymi kartami niż te, które w nim są.
kept-why-game = Ten program nie może kontynuować tej gry: nie ma w nim tej jej odmiany.
kept-why-secret = Ten program nie może kontynuować tej gry: brakuje sekretu, z którego losuje się jej karty.
kept-open = Niczego w niej nie zmieniono. To, co zapisano, można przeczytać i pobrać.
kept-live = Niczego w niej nie zmieniono: z programem, w którym ją grano, toczy się dalej od miejsca, w którym stanęła. Może go przywrócić ten, kto prowadzi ten serwer.
kept-no-standings = Jej wyniku nie zapisano.
kept-lines =
    { $count ->
        [one] Jedna linia, tak jak ją zapisano
        [few] { $count } linie, tak jak je zapisano
       *[many] { $count } linii, tak jak je zapisano
    }
kept-hidden = Gra może się jeszcze toczyć dalej, więc widać tylko twoje ruchy: pozostałe zdradziłyby ukryte karty.
kept-refused = Ta gra jest zachowana bez zmian. W tej wersji programu można ją tylko czytać.
kept-elsewhere = Serwis jest właśnie aktualizowany, a tę grę prowadzi inny z jego serwerów. Nic się nie zmieniło; za chwilę wczytaj stronę ponownie.

keepsake-title = { $name }: życie w grze { $game }
keepsake-back = Z powrotem do wyniku
keepsake-all = Strona na pamiątkę: życie

replay-title = { $game } krok po kroku
replay-first = Na początek
replay-previous = Krok wstecz
replay-next = Krok dalej
replay-last = Na koniec
replay-line = Krok { $line } z { $count }
replay-seat = Oczami:
replay-spectator = widz

guide-title = Zasady gry { $game } w pięć minut
rules-contents = Spis treści
rules-search = Szukaj w zasadach
rules-title = Zasady gry { $game }
rules-english = Numerowane zasady są na razie tylko po angielsku.

error-request = Nie rozumiemy tego żądania.
error-forbidden = To nie jest twoje miejsce.
error-missing = Tu nic nie ma.
error-stale = Gra poszła dalej. Wczytaj stronę ponownie.
error-gone = Ten stół jest zamknięty.
error-large = Za dużo naraz.
error-often = Trochę za szybko. Spróbuj za chwilę.
error-busy = Stół nie może teraz nic zapisać. Jeśli jednak to zapisał, pokaże to, gdy tylko będzie mógł.
error-waiting = Baza danych jest teraz nieosiągalna.
error-waiting-note = Nic nie zginęło; ta strona sama spróbuje ponownie.
error-ours = Coś poszło nie tak po naszej stronie. Nic nie zginęło.

notices-title = Powiadomienia o mojej kolei
notices-words = Gdy stół czeka na ciebie, a żadna twoja strona nie jest otwarta, możemy cię powiadomić: raz na turę, z linkiem do stołu i niczym więcej.
notices-browser = W tej przeglądarce
notices-browser-on = Powiadamiaj w tej przeglądarce
notices-browsers = Powiadamiane przeglądarki: { $count }
notices-service = Przez inną usługę
notices-kind = Usługa
notices-other = Inna (JSON)
notices-address = Jej adres dla ciebie
notices-host = Powiadomienia trafiają do { $host }.
notices-keep = Zapisz
notices-test = Wyślij próbę
notices-stop = Wyłącz wszystkie powiadomienia
notices-kept = Zapisano.
notices-refused = Na ten adres nic nie można wysłać.
notices-arrived = Próba dotarła.
notices-lost = Próba nie dotarła.
notice-turn = Twoja kolej: { $game }
notice-test = Tak będziesz dowiadywać się o swojej kolei.
