home-title = A che cosa giochiamo?
lost-title = Qui non c’è nulla
close = Chiudi
skip-to-content = Vai al contenuto
nav-main = Navigazione principale
nav-play = Gioca
nav-tables = Tavoli
nav-replays = Partite
nav-learn = Impara
nav-rules = Regole
language = Lingua
theme = Colori
theme-light = Chiaro
theme-dark = Scuro
account = Il tuo account
guest-keep-name = Ospite, tieni questo nome
error-offline = Il server non risponde. Le tue partite sono al sicuro; riprova tra poco.
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
pace-live = Dal vivo, { $time }
pace-live-increment = Dal vivo, { $time } + { $seconds } s
time-seconds = { $seconds } s
time-minutes = { $minutes } min
time-minutes-seconds = { $minutes } min { $seconds } s
left-days = { $days } g
left-hours = { $hours } h
seat-open = Posto libero
table-of = Tavolo di { $name }
table-yours = Il tuo tavolo
seats-taken = { $taken } su { $seats }
result-other = { $name } { $points }
result-you = tu { $points }
result-you-first = Tu { $points }
result-place =
    { $place ->
        [1] Hai vinto: 1º posto su { $count }
       *[other] Il tuo posto: { $place }º su { $count }
    }
replay-watch = Rivedi
action-on = { $action }: { $name }
try-again = Riprova
loading = Caricamento

# Inizio
home-subtitle = Città, energia, commercio. Senza account: scegli un gioco e gioca.
players-range = da { $min } a { $max }
minutes = { $minutes } min
play-now = Gioca ora
play-now-how = I bot sono pronti. La partita inizia subito.
invite-friends = Invita amici
invite-friends-how = Ricevi un link. Chi lo apre può sedersi.
one-screen = Uno schermo
one-screen-how-short = Passatevi il dispositivo; un sipario nasconde ciò che è solo tuo.
learn-by-playing = Impara giocando
learn-by-playing-how = Prima volta qui? Brevi lezioni con un coach
learn-this-game = Mai giocato? Impara { $game } giocando
one-screen-title = { $game } su un solo schermo
one-screen-how = { $open ->
    [yes] Siete attorno a un solo dispositivo e ve lo passate. Tutti possono vedere tutto.
   *[no] Siete attorno a un solo dispositivo e ve lo passate. Un sipario nasconde ciò che ognuno deve vedere da solo.
}
one-screen-names = I vostri nomi
one-screen-name = Nome del giocatore { $number }
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
table-halted = Interrotta da un aggiornamento
game-halted = { $game } · interrotta da un aggiornamento
others-turn = Gli altri stanno pensando
others-think = si aspetta { $names }
waiting-for-players = In attesa di giocatori
last-move = Ultima mossa { $ago }
asked-since = Il tuo turno è iniziato { $ago }
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
join = Unisciti
no-open-tables = Nessun tavolo cerca giocatori. Aprine uno: gli altri lo troveranno qui.
more = Altri
find-table = Cerca un tavolo
find-title = Titolo di un tavolo
find-any-pace = Qualsiasi ritmo
find-any-seats = Giocatori
find-seats = { $seats } giocatori
find-free-label = Posti liberi
find-any-free = Posti liberi
find-free =
    { $free ->
        [one] Almeno un posto libero
       *[other] Almeno { $free } posti liberi
    }
find-nothing = Nessun tavolo aperto corrisponde.
find-no-game = Nessuna partita corrisponde.
find-all = Mostra tutto
find-found =
    { $count ->
        [0] Nessun risultato
        [one] Un tavolo trovato
       *[other] { $count } tavoli trovati
    }
recent-replays = Partite recenti
all = Tutte
no-replays = Le partite finite appaiono qui, da rivedere passo per passo.

# Un nuovo tavolo
choose-game = Scegli un gioco
new-seats = Posti
new-players = Numero di giocatori
new-seats-hint = Giochi i tuoi posti su questo schermo. I posti liberi aspettano gli altri.
seat-number = Posto { $number }
seat-plan-me = Tu
seat-plan-open = Libero
seat-plan-bot = Bot
bot-level = Livello del bot al posto { $number }
bot-random = Bot a caso
bot-easy = Bot facile
bot-normal = Bot medio
bot-hard = Bot difficile
bot-expert = Bot esperto
new-rules = Regole
new-no-options = Questo gioco non ha opzioni.
new-pace = Ritmo
clock-none = Senza orologio
clock-none-hint = Ognuno prende il tempo che gli serve.
clock-live = Dal vivo
clock-live-hint = Tutti sono al tavolo, ognuno col suo orologio.
clock-days = A giorni
clock-days-hint = Una mossa ogni tanto, nell’arco di più giorni.
clock-how-long = Quanto tempo?
timeout = Quando il tempo scade
timeout-bot-sits-in = Subentra un bot
timeout-bot-sits-in-hint = Finché la persona non torna.
timeout-default-action = Una mossa semplice
timeout-default-action-hint = Il gioco fa al suo posto una mossa senza rischi.
timeout-vote = Votano gli altri
timeout-vote-hint = Se far giocare un bot finché non torna.
new-company = Chi può venire
visibility-public = Tutti
visibility-public-hint = Tra i tavoli aperti.
visibility-unlisted = Con il link
visibility-unlisted-hint = In nessun elenco.
visibility-invited = Solo su invito
visibility-invited-hint = Solo il link segreto apre il tavolo.
new-title = Titolo del tavolo
new-title-hint = Facoltativo, per esempio Pausa pranzo
new-spectators = Spettatori
new-spectators-hint = Altri possono guardare, senza vedere le mani.
new-shuffle = Mescola i posti
new-shuffle-hint = Il caso decide chi siede dove.
new-hints = Suggerimenti
new-hints-hint = Chi gioca può chiedere consiglio all’esperto.
new-make = Apri il tavolo
new-sum-mine =
    { $many ->
        [one] tu
       *[other] { $many } di voi
    }
new-sum-open =
    { $many ->
        [one] un posto libero
       *[other] { $many } posti liberi
    }
new-sum-bots =
    { $many ->
        [one] un bot
       *[other] { $many } bot
    }
yes = Sì
no = No

# Prima della partita
copy = Copia
link-copied = Il link è copiato.
link-selected = Il link è selezionato; copialo.
lobby-you = Tu
lobby-free = Si aspetta qualcuno
lobby-asked = Invitato, non ancora qui
lobby-asks-you = Ti propongono di giocare ancora
lobby-here = Presente
lobby-away = Assente
lobby-person = Seduto
lobby-host = Ha aperto il tavolo
lobby-sit = Siediti qui
lobby-waiting =
    { $free ->
        [one] Resta un posto.
       *[other] Restano { $free } posti.
    }
lobby-ready = Ci siete tutti. Inizia quando vuoi.
lobby-wait-host = Ci siete tutti. Inizia { $name }.
lobby-wait-somebody = Ci siete tutti. Inizia chi ha aperto il tavolo.
lobby-level = Livello dei bot
lobby-fill =
    { $free ->
        [one] Inizia con un bot
       *[other] Inizia con { $free } bot
    }
lobby-join = Siediti
lobby-name = Come ti chiami?
lobby-name-hint = Tutti al tavolo vedono questo nome. Non serve un account.
lobby-join-as = Siediti come { $name }
lobby-invites = { $name } ti invita a
lobby-qr = Codice di questo link, per la fotocamera di un telefono
lobby-qr-hint = Con un telefono: inquadra questo codice.
lobby-share = Condividi
lobby-leave = Alzati
lobby-decline = Non questa volta
lobby-cancel = Annulla il tavolo
lobby-chat-goes-on = continua al tavolo
lobby-cancel-title = Annullare questo tavolo?
lobby-cancel-text = Sparisce per tutti.
keep = Tienilo
lobby-invite-public = Questo tavolo è in elenco. Il link è la via più breve.
lobby-invite-unlisted = Chi ha questo link può sedersi.
lobby-invite-invited = Solo questo link apre il tavolo. Tienilo segreto.
lobby-link = Link a questo tavolo
lobby-agreed = Impostazioni
lobby-rules = Leggi le regole
lobby-put-bot = Un bot
lobby-move = Cambia posto: { $name }
lobby-move-stay = Resta qui
lobby-move-here = In questo posto
lobby-remove = Togli { $name }
lobby-shuffled = I posti si estraggono all’inizio della partita; le impostazioni possono cambiarlo.
lobby-removed = Chi ha aperto il tavolo ha liberato il tuo posto.
lobby-settings = Cambia le impostazioni
lobby-settings-change = Cambia
lobby-settings-save = Applica
lobby-settings-keep = Non cambiare nulla
lobby-settings-changed = Chi ha aperto il tavolo ha cambiato le impostazioni.

# Elenchi
filter-games = Giochi
all-games = Tutti i giochi
filter-whose = Partite di chi
everybodys = Di tutti
yours = Le tue
tables-waiting = In attesa di giocatori
look = Guarda
import = Apri il file di una partita
import-hint = Una partita salvata qui o altrove: rivedila o continuala.
import-not-json = { $line ->
    [0] Questo non è il file di una partita.
   *[other] Questo non è il file di una partita: la riga { $line } è illeggibile.
}

# Regole
rules-subtitle = Con parole nostre, e con una ricerca. Al tavolo, indica qualsiasi cosa per averne la spiegazione.
rules-of = Regole di { $game }
rules-own-words = Con parole nostre.
rules-contents = Indice
rules-search = Cerca nelle regole
rules-found =
    { $count ->
        [0] Nessun risultato
        [one] Una sezione
       *[other] { $count } sezioni
    }
rules-none = Queste regole sono ancora da scrivere.
rules-not-found = Nessuna sezione delle regole contiene tutte queste parole.
rules-link = Link a «{ $title }»

# Qui non c’è nulla
lost-text = L’indirizzo non porta da nessuna parte, o il tavolo non c’è più.
lost-home = Torna ai giochi

# L’account
save = Salva
display-name = Il tuo nome
display-name-hint = Quello che gli altri vedono al tavolo.
name-changed = Ora ti chiami così.
keep-name = Tieni questo nome
keep-name-how = Un nome utente e una password: così puoi tornare da ogni dispositivo. Le tue partite restano tue.
kept = Ora il nome è tuo.
log-in = Accedi
log-in-how = Torna al tuo account. Quello che hai giocato qui come ospite resta fuori.
logged-in = Bentornato.
login-name = Nome utente
login-name-hint = Da 3 a 32 lettere, cifre, punti, trattini o trattini bassi.
password = Password
password-hint = Almeno 8 caratteri. Meglio alcune parole che di solito non stanno insieme.
account-kept = Il tuo account
account-kept-how = Hai effettuato l’accesso e puoi tornare da ogni dispositivo.
log-out = Esci
log-out-everywhere = Esci ovunque
log-out-how = I token restano quando esci. Se esci ovunque, finiscono anche i token creati in quelle sessioni.
logged-out = Sei uscito.
tokens = Token per i bot
tokens-how = Un programma con un token gioca a tuo nome.
tokens-docs = Come giocano i programmi
token-label = A che cosa serve?
token-scope = Che cosa può fare?
token-scope-play = Giocare
token-scope-play-how = Tutto ai tavoli, niente sul tuo account.
token-scope-account = Tutto
token-scope-account-how = Anche il tuo nome, i tuoi token e le tue sessioni. Dallo solo a programmi di cui ti fidi come di te stesso.
token-scope-older = Giocare e cambiare il tuo nome
token-make = Crea un token
token-made = creato { $when }
token-once = Il token «{ $label }», mostrato solo ora:
token-secret = Segreto del token
token-revoke = Revoca
match-files = File delle partite
match-files-how = Le tue partite finite, da tenere o da aprire altrove.
match-files-none = Qui potrai salvare le tue partite finite.
save-file = Salva
