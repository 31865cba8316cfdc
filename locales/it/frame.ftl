# The table
frame-you = Tu
frame-screen-name = Giocatore { $number }
frame-shared-name = { $name } { $number }
frame-title = { $game }, Emporion
frame-title-turn = ● Tocca a te, { $game }
frame-your-turn-in = { $game }: tocca a te
frame-loading = Si prepara il tavolo
frame-home = Home
frame-players = Giocatori
frame-watching =
    { $count ->
        [one] Una persona sta guardando
       *[other] { $count } persone stanno guardando
    }
frame-pill-your-turn = tocca a te
frame-pill-deciding = sta decidendo
frame-pill-chosen = ha scelto
frame-pill-bot = bot
frame-pill-bot-sits-in = gioca un bot
frame-pill-away = assente
frame-pill-left = ha lasciato la partita
frame-clock-days = { $days } g { $hours } h
frame-place = { $place }º posto
frame-no-place = –

# Beside the table
frame-panels = Diario, cifre e chat
frame-panels-unread =
    { $count ->
        [one] Diario, cifre e chat, un nuovo messaggio
       *[other] Diario, cifre e chat, { $count } nuovi messaggi
    }
frame-figures = Cifre
frame-log = Che cosa è successo
frame-log-short = Diario
frame-log-empty = Ancora niente.
frame-log-setup = Preparazione
frame-log-torn = Ciò che è successo prima non è mostrato qui.
frame-log-timeout = { $you ->
    [yes] Il tuo tempo era scaduto: ha deciso l’orologio.
   *[no] Il tempo di { $name } era scaduto: ha deciso l’orologio.
}
frame-log-stand-in = { $you ->
    [yes] Un bot ha deciso per te.
   *[no] Un bot ha deciso per { $name }.
}
frame-log-left = { $you ->
    [yes] Hai lasciato la partita: da ora il tuo posto passa.
   *[no] { $name } ha lasciato la partita: da ora il posto passa.
}
frame-since = Dalla tua ultima visita
frame-since-more =
    { $count ->
        [one] Un’altra riga nel diario
       *[other] Altre { $count } righe nel diario
    }
frame-chat = Chat
frame-chat-empty = Nessuno ha ancora detto nulla.
frame-chat-mute = Durante la partita parla solo chi è al tavolo.
frame-chat-older = Messaggi precedenti
frame-chat-members = Qui scrivono solo i giocatori e chi ha aperto il tavolo.
frame-chat-write = Scrivi al tavolo
frame-chat-send = Invia
frame-notes = Note private
frame-notes-short = Note
frame-notes-hint = Lo vedi solo tu.
frame-notes-saved = Salvato
frame-notes-saving = Salvataggio in corso

# The menu
frame-menu = Menu
frame-undo = Annulla la mossa
frame-undo-asked =
    { $count ->
        [one] { $name } vorrebbe annullare un passo.
       *[other] { $name } vorrebbe annullare { $count } passi.
    }
frame-undo-waiting =
    { $count ->
        [one] { $name } chiede di annullare una mossa; manca una risposta.
       *[other] { $name } chiede di annullare una mossa; mancano { $count } risposte.
    }
frame-undo-waiting-you =
    { $count ->
        [one] Hai chiesto di annullare una mossa. Manca una risposta.
       *[other] Hai chiesto di annullare una mossa. Mancano { $count } risposte.
    }
frame-undo-allow = Accetta
frame-undo-refuse = Rifiuta
frame-undo-gone = Che cosa verrebbe annullato
frame-undo-more =
    { $count ->
        [one] e un’altra riga
       *[other] e altre { $count } righe
    }
frame-undo-cancel = Ritira
frame-undo-refused = { $name } non è d’accordo: nulla è stato annullato.
frame-vote-begin = Un bot al posto di { $name }
frame-vote-asked = { $name } è assente. Gioca un bot fino al suo ritorno?
frame-vote-asked-late = Il tempo di { $name } è scaduto. Gioca un bot fino al suo ritorno?
frame-vote-on-you = Il tuo tempo è scaduto, o la tua assenza è stata lunga. Gli altri votano per un bot al posto tuo: { $yes } su { $needed }. Gioca ora e il voto è chiuso.
frame-vote-open = Un bot per { $name }? Sì { $yes } su { $needed }, no { $no }.
frame-vote-yes = Sì, un bot
frame-vote-no = No, aspettiamo
frame-waited-for = Il tempo di { $name } è scaduto. Il tavolo aspetta.
frame-waited-for-you = Il tuo tempo è scaduto. Gli altri ti aspettano.
frame-voted-out = Gli altri fanno giocare un bot al posto tuo. Puoi riprendere il posto in qualsiasi momento.
frame-sat-in = Il tuo tempo era scaduto: un bot gioca per te.
frame-take-seat = Riprendi il posto
frame-rules = Regole del gioco
frame-export = Salva il file della partita
frame-sound = Suono
frame-sound-on = Suono attivo
frame-sound-off = Suono spento
frame-notify-on = Notifiche attive
frame-notify-off = Notifiche spente
frame-notify-refused = Il browser non permette le notifiche di questa pagina.
frame-go-home = Home (il posto resta tuo)
frame-leave = Lascia il tuo posto
frame-leave-title = Lasciare il tuo posto?
frame-leave-text = Un bot gioca al posto tuo e non puoi tornare. Per una semplice pausa torna alla home: il posto resta tuo.
frame-leave-text-passes = Da ora il tuo posto passa sempre, come quando il tempo è scaduto, e non puoi tornare. Per una semplice pausa torna alla home: il posto resta tuo.
frame-leave-stay = Resta
frame-rematch = Gioca ancora
frame-rematch-ready = Ti propongono di giocare ancora con le stesse persone.
frame-rematch-go = Gioco anch’io
frame-rematch-watch = Guarda
frame-replay = Rivedi la partita

# Keys
frame-keys = Tastiera
frame-keys-on = Scorciatoie con un solo tasto
frame-key-help = Questo aiuto
frame-keys-game = In { $game }
frame-keys-table = A ogni tavolo
frame-key-log = Che cosa è successo
frame-key-chat = Scrivi al tavolo
frame-key-notes = Note private
frame-key-undo = Annulla la mossa
frame-key-sound = Suono attivo o spento
frame-key-result = Risultato o tavolo, dopo la fine
frame-key-enter = Invio
frame-key-escape = Esc
frame-key-close = Chiudi ciò che è aperto

# The line to the server
frame-line-lost = La connessione è caduta. Tornerà da sola; nulla di ciò che hai fatto è andato perso.
frame-line-back = Di nuovo connesso.
frame-failed = Impossibile mostrare questo tavolo
frame-game-unknown = Questa pagina non conosce ancora il gioco.
frame-game-failed = Il gioco non si è caricato. Riprova.
frame-again = Riprova
frame-closed-no-such-table = Questo tavolo non esiste
frame-closed-no-such-table-text = Forse al link manca una lettera.
frame-closed-secret-needed = Questo tavolo è su invito
frame-closed-secret-needed-text = Chiedi il link d’invito a chi è al tavolo.
frame-closed-other = Questo tavolo è chiuso per te
frame-closed-other-text = Qui non si può guardare, o la connessione è stata rifiutata.
frame-closed-no-spectators-text = Solo i giocatori vedono questa partita.
frame-closed-unauthorised-text = La sessione è finita. Accedi di nuovo, o ricarica per continuare come ospite.
frame-closed-no-room-to-watch = Non c’è più posto per guardare
frame-closed-no-room-to-watch-text = Stanno già guardando in troppi, o hai troppe finestre aperte. Riprova più tardi.
frame-closed-opened-elsewhere = Sei a questo tavolo altrove
frame-closed-opened-elsewhere-text = Hai aperto questo tavolo in così tante finestre che questa è stata chiusa. Niente è andato perso.
frame-expired = Questo tavolo è scaduto
frame-expired-text = Da molto tempo nessuno è venuto o ha continuato. Nessuno ha vinto o perso.
frame-halted = Questa partita non può continuare
frame-halted-rules-changed = Un aggiornamento ha corretto le regole di questo gioco e la partita non può continuare così. È mostrata fin dove arriva.
frame-halted-too-long = Questa partita è diventata più lunga di quanto sia permesso e si ferma qui.
frame-rules-changed = Un aggiornamento ha corretto le regole. La partita continua con quelle nuove.
frame-cancelled = Questo tavolo è stato annullato
frame-cancelled-text = Nessuno ha vinto o perso.

# One screen for several people
frame-curtain-pass = Passa lo schermo a { $name }
frame-curtain-hint = Ciò che è dietro il sipario è per un solo paio d’occhi.
frame-curtain-show = Sono { $name }, mostra
frame-curtain-instead = Sono { $name }
frame-curtain-close = Chiudi il sipario
frame-curtain-looking = { $name } guarda e può ancora cambiare la scelta.

# The end
frame-result-you-won = Hai vinto
frame-result-won =
    { $count ->
        [one] { $names } ha vinto
       *[other] Vittoria condivisa: { $names }
    }
frame-result-points =
    { $points ->
        [one] con un punto
       *[other] con { $points } punti
    }
frame-result-show = Mostra il risultato
frame-result-table = Il tavolo
frame-sheet = Foglio dei punti
frame-sheet-tie = La parità è stata risolta secondo le regole.
frame-total = Totale
frame-places = Posto
frame-chart-score = Punti nel corso della partita
frame-chart-score-desc = Una linea per giocatore. In testa alla fine: { $names }, con { $points ->
        [one] un punto.
       *[other] { $points } punti.
    }
frame-chart-table = Come tabella

# The replay
replay = Replay
replay-title = Replay, { $game }
replay-about-won =
    { $count ->
        [one] { $game }, { $date }. Ha vinto { $names } con { $points ->
            [one] un punto.
           *[other] { $points } punti.
        }
       *[other] { $game }, { $date }. Vittoria condivisa: { $names }, con { $points ->
            [one] un punto.
           *[other] { $points } punti.
        }
    }
replay-about-you-won =
    { $game }, { $date }. Hai vinto con { $points ->
        [one] un punto.
       *[other] { $points } punti.
    }
replay-rules-refuse = Da allora le regole sono state corrette. Questa partita si può rivedere fino al passo { $step } di { $steps }; il suo file li contiene tutti.
replay-rules-older = Questa partita è stata giocata con una versione precedente delle regole.
replay-running = { $game }, ancora in corso
replay-eyes = Guarda da questo posto
replay-public = Pubblico
replay-points = Punti se la partita finisse qui
replay-public-hint = ciò che tutti vedevano
replay-copy = Copia il link
replay-copy-by-hand = Copia il link dalla barra degli indirizzi.
replay-play-on = Gioca da qui
replay-play-on-short = Continua
replay-play-on-text = Un nuovo tavolo comincia da questo passo. Quali posti sono tuoi?
replay-play-on-me = Io
replay-play-on-bot = Bot
replay-play-on-open = Libero
replay-play-on-go = Comincia qui
replay-play-on-mine = Almeno un posto deve essere tuo.
replay-first = Primo passo
replay-back = Un passo indietro
replay-next = Un passo avanti
replay-last = Ultimo passo
replay-play = Riproduci
replay-pause = Pausa
replay-speed = Velocità
replay-step = Passo
replay-at = Passo { $step } di { $steps }
replay-start = L’inizio
replay-chart-parts = { $name }: di che cosa sono fatti i punti
replay-chart-parts-desc = I punti di { $name } per categoria nel tempo.
replay-chart-lines = Tutti
replay-chart-which = Quale grafico
replay-tab-table = Tavolo
replay-tab-graphs = Grafici
replay-tab-log = Diario
replay-tab-scores = Punti
replay-parts = Parti del replay
replay-failed = Impossibile mostrare questo passo
replay-to-table = Torna al tavolo

## Suggerimenti e analisi

frame-key-hint = Chiedere un suggerimento all’esperto
hint = Suggerimento
hint-title = Che cosa farebbe l’esperto?
hint-thinking = L’esperto riflette…
hint-chance = { $percent }% di probabilità di vincere
hint-about = La parte delle partite immaginate che vinci, in base a ciò che vedi.
hint-later = Ora non hai nulla da decidere.
hint-outdated = Nel frattempo è successo qualcosa. Chiedi di nuovo.
hint-retry = Riprova
review = Analisi
review-begin = Analizza la partita
review-about = L’esperto esamina ogni decisione: che cosa avrebbe giocato, e quanta probabilità di vincere, o quanti punti, sono andati sprecati.
review-progress = { $judged ->
    [one] 1 decisione giudicata
   *[other] { $judged } decisioni giudicate
} su { $decisions }
review-failed = L’analisi si è fermata.
review-chart = Probabilità di vincere
review-chart-short = Probabilità
review-chart-desc = La probabilità di vincere di ognuno, in percentuale, a carte scoperte.
review-here = Da qui
review-quiet = Qui non è stata giudicata nessuna decisione.
review-not-yet = Non ancora giudicato.
review-played = Giocato:
review-better = Meglio:
review-agrees = L’esperto è d’accordo.
review-loss = { $points ->
    [0] nessuna differenza
   *[other] −{ $points }%
}
review-loss-points = { $points ->
    [one] −{ NUMBER($points, maximumFractionDigits: 1) } punto
   *[other] −{ NUMBER($points, maximumFractionDigits: 1) } punti
}
review-next = Errore successivo
review-prev = Errore precedente
review-none = Nessun errore qui. Ben giocato!
review-summary = Gli errori di ognuno
review-lost = Perso in media
review-points = { $points ->
    [one] { NUMBER($points, maximumFractionDigits: 1) } pt.
   *[other] { NUMBER($points, maximumFractionDigits: 1) } pt.
}
review-mark-great = Mossa brillante
review-mark-best = La mossa migliore
review-mark-good = Buona mossa
review-mark-slip = Imprecisione
review-mark-mistake = Errore
review-mark-costly = Errore grave
