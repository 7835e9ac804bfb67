# Stół: to, co wspólne dla wszystkich gier.
title-turn = ● Twój ruch · { $game }
title-table = { $game } · Ludoteka

seat-you = ty
seat-bot = bot
seat-stand = poza stołem, zastępuje bot
seat-away = poza stołem
seat-awaited = teraz wybiera

stage-expired = Nikt nie wrócił do tego stołu. Zapis gry zostaje.
stage-closed = Od tego czasu poprawiliśmy zasady, więc tej gry nie da się dokończyć. Jej zapis zostaje.

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
table-more = Więcej
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
