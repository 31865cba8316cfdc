# Puzzles: the page of all of them, a puzzle, and what comes of an answer.

puzzles-title = Problemi
puzzles-subtitle = Posizioni di partite tra bot in cui una scelta è chiaramente la migliore. La prima risposta cambia la tua valutazione.
puzzles-lessons = Lezioni
puzzles-all = Tutti i problemi
puzzles-none = Qui non ci sono ancora problemi.
puzzles-count = { $count ->
    [one] { $count } problema
   *[other] { $count } problemi
}
puzzles-daily-waits = ti aspetta
puzzles-daily-solved = risolto
puzzles-daily-missed = già risposto
puzzles-solve = Risolvi
puzzles-solve-it = Risolvilo
puzzles-look = Vedi la risposta
puzzles-your-rating = La tua valutazione
puzzles-none-answered = Non hai ancora risposto a nessuno.
puzzles-answered = { $count ->
    [one] { $count } risposta, { $row } risolti di fila
   *[other] { $count } risposte, { $row } risolti di fila
}
puzzles-endless = Problemi senza fine
puzzles-endless-text = ogni gioco, alla tua altezza
puzzles-by-theme = Per tema
puzzles-practice = Esercizio
puzzles-of-theme = { $game }, { $count ->
    [one] { $count } problema
   *[other] { $count } problemi
}

# A puzzle
puzzle-gone = Questo problema non si è aperto
puzzle-of-the-day = Problema del giorno
puzzle-of = Problema di { $game }
puzzle-rated = valutato { $rating }
puzzle-day-rated = { $day }, valutato { $rating }
puzzle-where = Dove sei
puzzle-leave = Esci
puzzle-question = { $game ->
    [seven-wonders] Quale carta vince di più?
   *[other] Quale mossa vince di più?
}
puzzle-how = Giocala sulla plancia o sceglila qui, poi premi Rispondi.
puzzle-parts = Che cosa si vede
puzzle-part-table = La posizione
puzzle-part-choices = Le scelte
puzzle-part-answer = La risposta
puzzle-choices = Scelte
puzzle-choose = Prima scegli, poi rispondi.
puzzle-you-choose = Scegli: { $choice }
puzzle-answer = Rispondi
puzzle-not-a-choice = Questo problema non confronta quella mossa con le altre. Scegline una dall’elenco.
puzzle-not-counted = Hai già risposto: questa risposta non conta.

# After the answer
puzzle-verdict-best = Giusto, è la migliore
puzzle-verdict-good-enough = Giusto, buona come la migliore
puzzle-verdict-worse = C’è di meglio
puzzle-chose = Hai scelto: { $choice }, { $chance }.
puzzle-best-is = La migliore: { $choice }, { $chance }.
puzzle-next = Prossimo problema
puzzle-again = Riprova
puzzle-play-on = Continua
puzzle-why = Perché è la migliore
puzzle-chances = Quanto vince ogni scelta
puzzle-chances-about = La parte delle partite immaginate che vinceresti, giudicata da ciò che vedi. Entro il 2 % dalla migliore, una scelta vale come la migliore.
puzzle-best = Migliore:
puzzle-yours = Tu:
puzzle-about = Temi
puzzle-your-rating = La tua valutazione, { $game }
puzzle-first-counts = Conta la prima risposta; questa non ha cambiato nulla.
puzzle-in-a-row = { $count ->
    [one] { $count } risolto di fila, al massimo { $longest }
   *[other] { $count } risolti di fila, al massimo { $longest }
}
puzzle-days = { $days ->
    [0] Un giorno conta quando rispondi a un problema.
    [one] { $days } giorno di fila
   *[other] { $days } giorni di fila
}
puzzle-week = Gli ultimi sette giorni
puzzle-day-told = risposte: { $answered }, risolti: { $solved }

# What puzzles are about
puzzle-theme-trade = Commercio
puzzle-theme-barter = Baratto
puzzle-theme-war = Guerra
puzzle-theme-chain = Concatenazioni
puzzle-theme-science = Scienza
puzzle-theme-wonder = Meraviglia
puzzle-theme-guild = Gilde
puzzle-theme-denial = Togliere agli altri
puzzle-theme-goods = Risorse
puzzle-theme-money = Entrate
puzzle-theme-points = Punti
puzzle-theme-pollution = Inquinamento
puzzle-theme-energy = Energia
puzzle-theme-research = Ricerca
puzzle-theme-covering = Copertura
puzzle-theme-notes = Cambiali
puzzle-theme-flags = Bandiere
puzzle-theme-building = Costruire
puzzle-theme-automation = Automazione
puzzle-theme-production = Produzione
puzzle-theme-draft = Apertura
puzzle-theme-timing = Il momento giusto
puzzle-theme-end = La fine
