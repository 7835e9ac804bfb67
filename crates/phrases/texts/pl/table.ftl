# Stół: to, co wspólne dla wszystkich gier.
title-turn = ● Twój ruch · { $game }
title-table = { $game } · Ludoteka

seat-you = ty
seat-bot = bot
seat-stand = poza stołem, zastępuje bot
seat-away = poza stołem
seat-awaited = teraz wybiera

stage-expired = Ten stół zamknięto przed końcem. Zapis gry zostaje.

score-title = Punkty
score-player = Gracz
score-total = Razem

log-title = Co się działo

act-confirm = Zrób to
act-clear = Cofnij wybór
act-undo = Cofnij ruch
act-take-back-last = Cofnij ostatni krok
act-take-back = Wybierz jeszcze raz
act-refused = Tak się nie da: { $why } ({ $rule })

live-lost = Utracono połączenie. Próbujemy wrócić…
live-back = Połączenie wróciło.
live-away = Stół czeka na swoją bazę danych. Nic nie zginęło; gra ruszy dalej sama.
live-again = Gra toczy się dalej.
live-stale = Gra poszła dalej, spójrz jeszcze raz.
live-failed = Nie udało się wysłać. Spróbuj ponownie.

sort-title = Ułóż karty
sort-colour = kolorami
sort-value = wartościami

guide-start = Oprowadź mnie
guide-next = Dalej
guide-done = Gramy!
guide-close = Zamknij

setting-confirm = Pytaj przed każdym ruchem

table-menu = Ten stół
table-device = Graj na innym urządzeniu
table-commitment = Zapieczętowane przed pierwszym ruchem, do sprawdzenia na końcu:
table-seal = Uczciwe losowanie
table-return = Wracam do gry
table-leave = Odejdź od stołu
table-leave-note = Do twojego powrotu gra za ciebie bot.

curtain-title =
    { $count ->
        [one] Teraz { $names }: podaj urządzenie
       *[other] Teraz: { $names }
    }
curtain-note = Pozostali nie patrzą.
curtain-i-am = To ja, { $name }
curtain-wait = Chwileczkę, grają inni…

# What people say to each other.
chat-title = Czat
chat-write = Napisz do stołu
chat-send = Wyślij
chat-signs = Szybkie znaki
chat-mute = Wycisz kogoś
sign-hello = Cześć!
sign-thanks = Dziękuję!
sign-well = Dobra gra!
sign-moment = Chwileczkę.
sign-oops = O nie!
sign-laugh = Haha!

# Clocks, and what people decide together.
clock-title = Czas do namysłu
clock-none = Bez zegara
clock-move = { $time } na każdy ruch
clock-match = { $time } na całą grę i { $more } więcej z każdym ruchem
clock-note = Gdy czas minie, tę jedną decyzję podejmuje bot. Po trzech z rzędu gra dalej, aż osoba wróci.
span-seconds =
    { $count ->
        [one] jedna sekunda
        [few] { $count } sekundy
       *[other] { $count } sekund
    }
span-minutes =
    { $count ->
        [one] jedna minuta
        [few] { $count } minuty
       *[other] { $count } minut
    }
span-hours =
    { $count ->
        [one] jedna godzina
        [few] { $count } godziny
       *[other] { $count } godzin
    }
span-days =
    { $count ->
        [one] jeden dzień
        [few] { $count } dni
       *[other] { $count } dni
    }
motion-close-note = Gra zostaje przerwana, gdy zgodzą się wszyscy, którzy grają.
motion-remove = Bot zamiast: { $name }
motion-remove-note = Na stałe, gdy zgodzą się wszyscy pozostali.
motion-close-asked =
    { $count ->
        [one] { $names } chce przerwać grę i zamknąć stół.
       *[other] { $names } chcą przerwać grę i zamknąć stół.
    }
motion-remove-asked =
    { $count ->
        [one] { $names } chce, żeby odtąd bot grał w miejsce: { $name }.
       *[other] { $names } chcą, żeby odtąd bot grał w miejsce: { $name }.
    }
motion-yes = Zgoda
motion-no = Nie
motion-withdraw = Już nieważne

# Co mówi każda gra.
why-seat = przy tym stole nie ma takiego miejsca
why-no-chance = tego nie można teraz dobrać ani wyrzucić
why-over = gra jest skończona
why-chance = najpierw coś się losuje albo rzuca
why-turn = teraz ruch ma ktoś inny
why-chosen = wybór już zapadł; cofnij go, żeby wybrać na nowo
why-back = nie ma wyboru, który można by cofnąć
wait-deal = Trwa rozdawanie kart.
wait-choose = Jeszcze wybiera: { $names }.
wait-choose-mine = Twój wybór gotowy. Jeszcze wybiera: { $names }.
over-won = Wygrana: punkty { $points }, potrzebne { $target }.
over-lost = Przegrana: punkty { $points }, potrzebne { $target }.
over-now =
    { $points ->
        [one] Koniec gry: { $names }, jeden punkt.
        [few] Koniec gry: { $names }, { $points } punkty.
       *[other] Koniec gry: { $names }, { $points } punktów.
    }
say-ended = Koniec gry.
say-dealt =
    { $who ->
        [you] Dostajesz kartę.
       *[other] { $name } dostaje kartę.
    }
say-dealt-card =
    { $who ->
        [you] Dostajesz: { $card }.
       *[other] { $name } dostaje: { $card }.
    }
say-kept =
    { $who ->
        [you] Zatrzymujesz: { $cards }.
       *[other] { $name } zatrzymuje: { $cards }.
    }
say-chosen =
    { $who ->
        [you] Twój wybór gotowy.
       *[other] { $name }: wybór gotowy.
    }
say-again =
    { $who ->
        [you] Wybierasz ponownie.
       *[other] { $name } wybiera ponownie.
    }
say-passed =
    { $who ->
        [you] Oddajesz: { $cards }; dostaje { $to }.
       *[other] { $whom ->
            [you] { $name } oddaje ci: { $cards }.
           *[other] { $name } oddaje: { $cards }; dostaje { $to }.
        }
    }
say-passed-count =
    { $who ->
        [you] Oddajesz { $count ->
            [one] jedną kartę
            [few] { $count } karty
           *[other] { $count } kart
        }; dostaje { $to }.
       *[other] { $whom ->
            [you] { $name } oddaje ci { $count ->
                [one] jedną kartę
                [few] { $count } karty
               *[other] { $count } kart
            }.
           *[other] { $name } oddaje { $count ->
                [one] jedną kartę
                [few] { $count } karty
               *[other] { $count } kart
            }; dostaje { $to }.
        }
    }
has-chosen = wybrane
starter = zaczyna:
kept-so-far = Zatrzymane:
seen-title = Co było widać
seen-passed = Oddane:
seen-received = Otrzymane:

# The stage.
turn-yours = Twoja kolej:
tabs = Części stołu
tab-common = Stół
tab-mine = Moje
tab-others = Inni
tab-alone = Cel
tab-score = Punkty
tab-log = Dziennik
area-others = Pozostali gracze
area-common = Wspólny obszar
area-mine = Twój obszar
area-tray = Twoja ręka i możliwe ruchy
area-rail = Punkty i przebieg gry
rail-fold = Zwiń lub rozwiń pasek boczny
help = Pomoc
help-guide = Zasady w pięć minut
help-rules = Wszystkie zasady z numerami
sound = Dźwięk
setting-notify = Powiadom mnie o mojej kolei
setting-moments = Ważne chwile
setting-moments-full = w całości
setting-moments-short = krótko
setting-moments-none = pomiń
setting-pace = Tempo botów
setting-pace-calm = spokojne
setting-pace-brisk = żwawe
setting-pace-instant = od razu
act-ask = Wybierz, co robisz
act-wait = Chwileczkę…
act-watching = Oglądasz grę
act-chosen = wybrane
act-more = Więcej
act-touch = Dotknij tego, co świeci
announce-turn = Twoja kolej.
seat-you-head = Ty
score-details = Skąd punkty
score-safe = w tym pewne: { $count }
moment-continue = Dalej
moment-again = Pokaż jeszcze raz
moment-end = Koniec gry
guide-offer = Pierwszy raz przy tym stole? Krótka wycieczka wszystko pokaże.
ended-board = Ostatnia plansza
replay-slider = Miejsce w grze
replay-play = Odtwórz
replay-pause = Pauza
replay-back-turn = Do poprzedniej tury
replay-on-turn = Do następnej tury
