home-title = A che cosa giochiamo?
lost-title = Qui non c’è nulla
waiting-for = Si aspetta { $who }
close = Chiudi
skip-to-content = Vai al contenuto
nav-main = Navigazione principale
nav-play = Gioca
nav-tables = Tavoli
nav-replays = Partite
nav-rules = Regole
language = Lingua
theme = Colori
theme-light = Chiaro
theme-dark = Scuro
account = Il tuo account
account-of = Il tuo account, { $name }
guest-keep-name = Ospite, tieni questo nome
error-offline = Il server non risponde. Le tue partite sono al sicuro; riprova presto.
error-unexpected = Qualcosa è andato storto. Riprova.

# Titoli delle pagine
title-home = Emporion
title-of = { $page } · Emporion

# Elenchi di tavoli
just-now = proprio ora
pace-none = Senza orologio
pace-days =
    { $days ->
        [one] Un giorno a mossa
       *[other] { $days } giorni a mossa
    }
pace-live = Dal vivo, { $minutes } min
pace-live-increment = Dal vivo, { $minutes } min + { $seconds } s
seat-open = Posto libero
table-of = Tavolo di { $name }
seats-taken = { $taken } su { $seats }
result-other = { $name } { $points }
result-you = tu { $points }
result-you-first = Tu { $points }
replay-about =
    { $game }, { $seats ->
        [one] un posto
       *[other] { $seats } posti
    } · { $when }
replay-watch = Rivedi
try-again = Riprova
loading = Caricamento

# Inizio
home-subtitle = Città, energia, commercio. Senza account: scegli un gioco e si distribuisce la prima mano.
players-range = da { $min } a { $max }
minutes = { $minutes } min
play-now = Gioca ora
play-now-how = I bot sono pronti. La prima mano arriva subito.
invite-friends = Invita amici
invite-friends-how = Ricevi un link. Chi lo apre può sedersi.
one-screen = Uno schermo
one-screen-how-short = Passatevi il dispositivo; un sipario nasconde ogni mano.
one-screen-title = { $game } su uno schermo
one-screen-how = Siete attorno a un solo dispositivo e ve lo passate. Un sipario nasconde ogni mano.
how-many-people = In quanti siete?
bots-join =
    { $bots ->
        [one] Un bot si unisce a voi
       *[other] { $bots } bot si uniscono a voi
    }
begin = Inizia
your-move = Tocca a te
your-games = Le tue partite
no-games-yet = Nessuna partita in corso. Tre modi per iniziare:
others-turn = Gli altri stanno pensando
others-think = si aspetta { $names }
waiting-for-seats =
    { $open ->
        [0] pronto a iniziare
        [one] un posto libero
       *[other] { $open } posti liberi
    }
game-against = { $game } con { $names }
all-my-tables = Tutti i tuoi tavoli
open-tables = Tavoli aperti
new-table = Nuovo tavolo
enter = Entra
join = Siediti
no-open-tables = Nessun tavolo cerca giocatori. Aprine uno: gli altri lo troveranno qui.
recent-replays = Partite recenti
all = Tutte
no-replays = Le partite finite appaiono qui, da rivedere passo per passo.
