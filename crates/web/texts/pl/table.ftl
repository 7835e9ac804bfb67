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
act-retract = Wybierz jeszcze raz
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
