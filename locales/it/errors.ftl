# Perché una richiesta è stata rifiutata. Il server legge queste frasi, e anche la pagina.
# Un valore sconosciuto è dato come «none».

error-malformed = { $why ->
    [none] Questa richiesta non si può leggere.
   *[other] Questa richiesta non si può leggere: { $why }
}
error-not-found = A questo indirizzo non c’è nulla.
error-method-not-allowed = Questo indirizzo non accetta questo metodo.
error-too-large = È più grande di quanto è ammesso.
error-too-many = { $seconds ->
    [none] Troppe richieste. Riprova più tardi.
    [one] Troppe richieste. Riprova tra un secondo.
   *[other] Troppe richieste. Riprova tra { $seconds } secondi.
}
error-cross-site = Questa richiesta viene da un altro sito.
error-wrong-host = Questo server non risponde a questo indirizzo. Chi lo gestisce indica quello giusto con --public-url.
error-unauthorised = Apri prima una sessione o invia un token.
error-forbidden = Non hai il diritto di farlo.
error-scope-needed = Questo token serve a giocare. Per ciò che riguarda l’account devi esserci tu, o un token fatto per questo.
error-name-taken = Questo nome utente è già in uso.
error-display-name-taken = Qualcuno con un account ha questo nome o uno che gli somiglia. Scegline un altro.
error-bad-login = Il nome utente e la password non corrispondono.
error-login-locked = { $minutes ->
    [none] Troppe password sbagliate per questo nome utente. Riprova più tardi.
    [0] Troppe password sbagliate per questo nome utente. Riprova tra { $seconds ->
        [one] un secondo.
       *[other] { $seconds } secondi.
    }
   *[other] Troppe password sbagliate per questo nome utente. Riprova tra { $minutes } minuti.
}
error-bad-name = Un nome ha da 1 a { $max } caratteri visibili.
error-bad-login-name = Un nome utente ha da { $min } a { $max } lettere, cifre, punti, trattini e trattini bassi.
error-bad-password = Una password ha da { $min } a { $max } caratteri.
error-weak-password = Questa password è facile da indovinare.
error-already-registered = Hai già un account.
error-unknown-game = Questo gioco qui non c’è.
error-bad-options = { $why ->
    [none] Il gioco non accetta queste opzioni.
   *[other] Il gioco non accetta queste opzioni: { $why }
}
error-bad-table = { $why ->
    [none] Un tavolo non si può creare così.
   *[other] Un tavolo non si può creare così: { $why }
}
error-bad-match-file = { $fault ->
    [json] Questo non è il file di una partita: la riga { $line } è illeggibile.
    [format] Questo file contiene altro, non una partita di Emporion.
    [version] Il file di questa partita è della versione { $found }; qui si leggono le versioni fino alla { $known }.
    [rules-version] Questa partita è stata giocata con la versione { $found } delle regole; qui si gioca con la versione { $known }.
    [options] Le opzioni di questo file non sono quelle del gioco.
    [names] Questo file non ha un nome per ogni giocatore, o uno dei nomi non si può usare.
    [input] Il passo { $step } di questo file è illeggibile.
    [illegal] Il passo { $step } di questo file non è possibile secondo le regole.
    [outcome] Il risultato di questo file non è quello a cui portano i suoi passi.
   *[other] Questo file non contiene una partita che si possa giocare qui.
}
error-no-such-table = Questo tavolo non esiste.
error-no-such-step = La partita non ha questo passo.
error-no-such-lesson = Questa lezione non esiste.
error-no-such-puzzle = Questo problema non esiste.
error-not-a-choice = Questa non è una delle scelte del problema.
error-secret-needed = Questo tavolo è per chi ha il suo link d’invito.
error-no-spectators = Questo tavolo non è aperto agli spettatori.
error-not-seated = Non hai un posto a questo tavolo.
error-not-your-seat = Questo posto non è tuo.
error-seat-taken = Questo posto è occupato.
error-already-seated = Hai già un posto a questo tavolo.
error-seats-open = Ci sono ancora posti liberi.
error-not-open = La partita è cominciata o il tavolo è stato annullato.
error-not-playing = A questo tavolo non si sta giocando.
error-not-finished = Sarà possibile a partita finita.
error-limit-reached = Hai raggiunto il limite ammesso.
error-no-room-to-watch = { $of ->
    [person] Stai guardando in tante finestre quante sono ammesse. Prima chiudine una.
    [address] Dalla tua rete stanno già guardando tante persone quante sono ammesse. Riprova più tardi.
   *[other] Non c’è più posto per guardare. Riprova più tardi.
}
error-opened-elsewhere = Hai aperto questo tavolo in così tante finestre che questa è stata chiusa.
error-chat-too-fast = { $seconds ->
    [none] Scrivi troppo in fretta per questo tavolo. Aspetta un momento.
    [one] Scrivi troppo in fretta per questo tavolo. Aspetta un secondo.
   *[other] Scrivi troppo in fretta per questo tavolo. Aspetta { $seconds } secondi.
}
error-too-long = Questo testo è troppo lungo.
error-stale-decision = Questa decisione è già stata presa.
error-stale = Qualcuno è stato più veloce. Guarda di nuovo.
error-illegal = Le regole non lo permettono.
error-nothing-to-undo = Non c’è nulla da annullare.
error-no-undo-asked = Nessuno ha chiesto di annullare una mossa.
error-no-vote = Per questo posto non c’è una votazione aperta.
error-bot-sits-in = In questo momento un bot gioca al tuo posto. Riprendi il posto, oppure aspetta che abbia preso questa decisione.
error-hints-off = A questo tavolo non ci sono suggerimenti.
error-hint-replaced = Nel frattempo hai chiesto un altro suggerimento.
error-nothing-to-decide = La partita non aspetta questo posto.
error-match-too-long = { $limit ->
    [none] Questa partita è più lunga di quanto il gioco permetta.
   *[other] Questa partita è troppo lunga: una partita di questo gioco ha al massimo { $limit } passi.
}
error-enough-said = Hai pianificato, proposto o cambiato idea quanto una partita permette. Ciò che il gioco attende da te resta possibile.
error-log-full = A questo tavolo si è giocato e annullato tanto che ormai si accettano solo le decisioni.
error-halted = Questa partita non può continuare. Puoi rivederla, salvarla e annullarla.
error-import-busy = In questo momento si importano molte partite. Riprova tra un attimo.
error-import-too-slow = Questa partita richiede troppo tempo per essere rigiocata.
error-import-quota = { $megabytes ->
    [none] Conservi il massimo consentito di partite importate e proseguite. Annullane una non ancora iniziata.
   *[other] Conservi { $megabytes } MB di partite importate e proseguite, il massimo consentito. Annullane una non ancora iniziata.
}
error-unavailable = Ora non funziona. Riprova tra poco.
error-cannot-write = Ora non si può scrivere nel database; forse il disco è pieno. Tutto si può ancora leggere.
error-shutting-down = Il server si riavvia. Riprova tra poco.
error-internal = Qualcosa qui è andato storto, e non è colpa tua.

# Che cosa non va in una password, e che cosa aiuterebbe. Queste frasi seguono quella qui sopra.
password-warning-row-of-keys = I tasti in fila sono tra le prime cose che si provano.
password-warning-keyboard-pattern = I disegni brevi sulla tastiera sono facili da indovinare.
password-warning-repeated-character = Le ripetizioni come «aaa» sono facili da indovinare.
password-warning-repeated-part = Le ripetizioni come «abcabcabc» sono poco più difficili da indovinare di «abc».
password-warning-top-ten = È una delle dieci password più comuni.
password-warning-top-hundred = È una delle cento password più comuni.
password-warning-common = È una password molto comune.
password-warning-like-common = Somiglia a una password molto comune.
password-warning-sequence = Le sequenze come «abc» o «6543» sono facili da indovinare.
password-warning-recent-year = Gli anni recenti sono facili da indovinare.
password-warning-one-word = Una parola da sola è facile da indovinare.
password-warning-date = Le date sono spesso facili da indovinare.
password-warning-one-name = Un nome o un cognome da solo è facile da indovinare.
password-warning-common-name = I nomi e i cognomi comuni sono facili da indovinare.
password-advice-few-words = Usa alcune parole che di solito non stanno insieme.
password-advice-no-symbols-needed = Simboli, cifre e maiuscole non servono.
password-advice-add-words = Aggiungi una parola o due; meglio se rare.
password-advice-capitals = Le maiuscole non aiutano molto.
password-advice-all-capitals = Tutto in maiuscolo è facile da indovinare quasi quanto in minuscolo.
password-advice-reversed = Le parole scritte al contrario sono poco più difficili da indovinare.
password-advice-substitutions = Sostituire lettere, come «@» al posto di «a», non aiuta molto.
password-advice-longer-pattern = Usa sulla tastiera un disegno più lungo, con più svolte.
password-advice-no-repeats = Evita parole e caratteri ripetuti.
password-advice-no-sequences = Evita le sequenze.
password-advice-no-recent-years = Evita gli anni recenti.
password-advice-no-years = Evita gli anni che hanno a che fare con te.
password-advice-no-dates = Evita le date e gli anni che hanno a che fare con te.
