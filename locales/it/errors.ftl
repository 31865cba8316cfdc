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
error-unauthorised = Apri prima una sessione o invia un token.
error-forbidden = Non puoi farlo tu.
error-name-taken = Questo nome utente è già in uso.
error-bad-login = Il nome utente e la password non corrispondono.
error-bad-name = Un nome ha da 1 a { $max } caratteri visibili.
error-bad-login-name = Un nome utente ha da { $min } a { $max } lettere, cifre, punti, trattini e trattini bassi.
error-bad-password = Una password ha da { $min } a { $max } caratteri.
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
error-bad-match-file = { $why ->
    [none] Questo file non contiene una partita che si possa giocare qui.
   *[other] Questo file non contiene una partita che si possa giocare qui: { $why }
}
error-no-such-table = Questo tavolo non esiste.
error-no-such-step = La partita non ha questo passo.
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
error-limit-reached = Ne hai già quanti sono ammessi.
error-too-long = Questo testo è troppo lungo.
error-stale-decision = Questa decisione è già stata presa.
error-stale = Qualcuno è stato più veloce. Guarda di nuovo.
error-illegal = Le regole non lo permettono.
error-nothing-to-undo = Non c’è nulla da ritirare.
error-no-undo-asked = Nessuno ha chiesto di ritirare una mossa.
error-no-vote = Per questo posto non c’è un voto aperto.
error-hints-off = A questo tavolo non ci sono suggerimenti.
error-hint-replaced = Nel frattempo hai chiesto un altro suggerimento.
error-nothing-to-decide = La partita non aspetta questo posto.
error-unavailable = Ora non funziona. Riprova tra poco.
error-shutting-down = Il server si riavvia. Riprova tra poco.
error-internal = Qualcosa qui è andato storto, e non è colpa tua.
