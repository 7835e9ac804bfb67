# Stół w terminalu.
term-begin = Naciśnij Enter, żeby zacząć.
term-go-on = Naciśnij Enter, żeby grać dalej.
term-thinks = { $name } myśli…
term-refused = Nie można: { $why } ({ $rule }). `r { $rule }` pokazuje regułę.
term-no-rule = Nie ma reguły `{ $id }`.
term-hide = { $name }: Enter ukrywa twoje karty.
term-hand-over = Teraz { $name }. { $name }: Enter odkrywa twoje karty.
term-take-back = (u: { $name } cofa swój wybór)
term-more = … (l pokazuje całą historię)
term-help = ? pomoc
term-record = Zapis: { $path }
term-proof = Losowania sprawdza: { $command }
term-kept = Gra jest zachowana. Dalej: { $command }
term-type = Wpisz numer wyboru albo ?, żeby zobaczyć pomoc.
term-numbers = Wybory mają numery od 1 do { $count }.
term-unclear = Niezrozumiałe: { $error }. ? pokazuje, co można wpisać.
term-commands =
    Co można wpisać
    numer: ten wybór; ruch w notacji zapisu jest równie dobry
    r: reguła, o którą chodzi; r 26: dowolna inna
    b: jeszcze raz stół; l: cała historia
    u: cofnij tajny wybór; q: wyjdź, gra zostaje zachowana
term-tie = Przy remisie rozstrzyga reguła remisu.
term-scored = Punktacja według { $rules }.
term-starts = zaczyna
term-choose-from = Do wyboru
term-hand = Ręka
term-kept-cards = Zatrzymane
term-passed = Oddane
term-commitment = Zobowiązanie { $digest }
term-promise = Cały los wynika z sekretu o tym SHA-256; na końcu zostanie ujawniony.
term-seed = Sekret tej gry wynika z liczby { $seed }: kto ją zna, zna losowania.
term-cut = Ostatni wiersz zapisu był urwany; został usunięty.
term-step = Krok { $number } z { $count }. Enter: dalej, p: wstecz, numer: ten krok, q: koniec.
term-who = { $game }, { $players }. Kto siada do stołu?
term-who-people = dwie osoby grają na zmianę przy tym ekranie
term-who-bots = w pojedynkę przeciw dwóm botom; search:5000 myśli dłużej
term-who-resume = wróć do ostatnio przerwanej gry
term-who-quit = nie teraz
term-seats = Miejsca [{ $seats }]:
term-variant = Który wariant? [{ $first }]
term-variant-again = Wpisz nazwę wariantu albo q.
term-game = Która gra?
term-game-again = Wpisz numer gry albo q.
