# Wealth of Nations: names, the log, questions and refusals.

## Names

wealth-of-nations-commodity-food = Cibo
wealth-of-nations-commodity-energy = Energia
wealth-of-nations-commodity-labor = Lavoro
wealth-of-nations-commodity-ore = Minerale
wealth-of-nations-commodity-capital = Capitale
wealth-of-nations-industry-farm = Fattorie
wealth-of-nations-industry-generator = Generatori
wealth-of-nations-industry-academy = Accademie
wealth-of-nations-industry-mine = Miniere
wealth-of-nations-industry-factory = Fabbriche
wealth-of-nations-industry-bank = Banche
wealth-of-nations-tile-farm = Fattoria
wealth-of-nations-tile-generator = Generatore
wealth-of-nations-tile-academy = Accademia
wealth-of-nations-tile-mine = Miniera
wealth-of-nations-tile-factory = Fabbrica
wealth-of-nations-tile-bank = Banca
wealth-of-nations-tile-integrated-economy = Economia integrata
# In a sentence.
wealth-of-nations-a-farm = una fattoria
wealth-of-nations-a-generator = un generatore
wealth-of-nations-a-academy = un’accademia
wealth-of-nations-a-mine = una miniera
wealth-of-nations-a-factory = una fabbrica
wealth-of-nations-a-bank = una banca
wealth-of-nations-a-integrated-economy = l’Economia integrata
wealth-of-nations-bloc-farm = fattorie
wealth-of-nations-bloc-generator = generatori
wealth-of-nations-bloc-academy = accademie
wealth-of-nations-bloc-mine = miniere
wealth-of-nations-bloc-factory = fabbriche
wealth-of-nations-bloc-bank = banche
wealth-of-nations-market-food = cibo
wealth-of-nations-market-energy = energia
wealth-of-nations-market-labor = lavoro
wealth-of-nations-market-ore = minerale
wealth-of-nations-market-capital = capitale
# By seat, in the order of the flags.
wealth-of-nations-nation-1 = Bolscevia
wealth-of-nations-nation-2 = Province federali
wealth-of-nations-nation-3 = Bharat
wealth-of-nations-nation-4 = Arazzaq
wealth-of-nations-nation-5 = Repubblica Showa
wealth-of-nations-nation-6 = Anglica
wealth-of-nations-phase-setup = Preparazione
wealth-of-nations-phase-trade = Commercio
wealth-of-nations-phase-develop = Sviluppo
wealth-of-nations-phase-produce = Produzione
wealth-of-nations-phase-end = Fine
wealth-of-nations-category-tiles = Tessere
wealth-of-nations-category-money = Denaro
wealth-of-nations-category-notes = Cambiali

## Amounts

wealth-of-nations-money = { $money } $
wealth-of-nations-cubes-food = { $count } cibo
wealth-of-nations-cubes-energy = { $count } energia
wealth-of-nations-cubes-labor = { $count } lavoro
wealth-of-nations-cubes-ore = { $count } minerale
wealth-of-nations-cubes-capital = { $count } capitale
wealth-of-nations-notes = { $count ->
    [one] { $count } cambiale
   *[other] { $count } cambiali
}
wealth-of-nations-nothing = nulla
wealth-of-nations-and = { $others } e { $last }
wealth-of-nations-you = Tu
wealth-of-nations-seller = { $you ->
    [yes] { $count } da te
   *[no] { $count } da { $who }
}
wealth-of-nations-quoted = «{ $promise }»

## Chapters

wealth-of-nations-chapter-round = Turno { $round }
wealth-of-nations-chapter-phase = Turno { $round }, { $phase }
wealth-of-nations-chapter-last-trade = Ultimo commercio
wealth-of-nations-chapter-final-sale = Vendita finale

## What is asked

wealth-of-nations-prompt-package-industry = Prendi un pacchetto industria e piazza le sue tessere
wealth-of-nations-prompt-package-commodity = Prendi un pacchetto materie prime
wealth-of-nations-prompt-package-either = Prendi un pacchetto industria o materie prime
wealth-of-nations-prompt-claim = Piazza la prima bandiera dove vuoi
wealth-of-nations-prompt-station = Piazza la prima unità
wealth-of-nations-prompt-trade = Compra o vendi { $cubes ->
    [1] un cubo
   *[other] fino a { $cubes } cubi
}{ $barter ->
    [yes] , baratta o passa
   *[no] {" "}o passa
}
wealth-of-nations-prompt-answer = { $count ->
    [one] { $who } ti propone un baratto
   *[other] { $count } offerte aspettano la tua risposta
}
wealth-of-nations-prompt-develop = { $war ->
    [yes] Costruisci, sposta, automatizza, attiva unità o passa
   *[no] Costruisci, sposta, automatizza o passa
}
wealth-of-nations-prompt-march = { $left ->
    [one] Resta 1 attivazione: muovi un’unità o fermati
   *[other] Restano { $left } attivazioni: muovi un’unità o fermati
}
wealth-of-nations-prompt-defence = { $who } muove un’unità in { $hex }: la combatti?
wealth-of-nations-prompt-operation = Che cosa fa la tua unità in { $hex }?
wealth-of-nations-prompt-occupy = Scegli quali unità occupano
wealth-of-nations-prompt-produce = Scegli che cosa far funzionare
wealth-of-nations-prompt-repay = Rimborsa fino a { $most ->
    [one] 1 cambiale
   *[other] { $most } cambiali
}, o non farlo
wealth-of-nations-prompt-draw = Si estrae chi comincia
wealth-of-nations-prompt-over = La partita è finita
wealth-of-nations-wait-draft = { $who } prende un pacchetto
wealth-of-nations-wait-claims = { $who } piazza la prima bandiera
wealth-of-nations-wait-stations = { $who } piazza un’unità
wealth-of-nations-wait-trade = { $who } commercia
wealth-of-nations-wait-develop = { $who } si sviluppa
wealth-of-nations-wait-march = { $who } attiva unità
wealth-of-nations-wait-defence = { $who } decide se combattere
wealth-of-nations-wait-occupy = { $who } sceglie che cosa occupare
wealth-of-nations-wait-produce = { $count ->
    [one] { $who } sceglie che cosa produrre
   *[other] { $who } scelgono che cosa produrre
}
wealth-of-nations-wait-repay = { $count ->
    [one] { $who } decide sulle cambiali
   *[other] { $who } decidono sulle cambiali
}

## What happened

# Advice.
wealth-of-nations-do-take-industry = Prendere il pacchetto industria { $package }{ $count ->
    [0] { "" }
   *[other] , partendo da { $hex }
}
wealth-of-nations-do-take-commodity = Prendere il pacchetto materie prime { $package }
wealth-of-nations-do-buy = Comprare { $cubes }
wealth-of-nations-do-sell = Vendere { $cubes }
wealth-of-nations-do-offer = Offrire a { $who } { $give } in cambio di { $take }
wealth-of-nations-do-accept = Accettare l’offerta di { $who }
wealth-of-nations-do-decline = Rifiutare l’offerta di { $who }
wealth-of-nations-do-withdraw = Ritirare l’offerta a { $who }
wealth-of-nations-do-take-notes = Prendere { $notes }
wealth-of-nations-do-repay-notes = Rimborsare { $notes }
wealth-of-nations-do-pass = Passare
wealth-of-nations-do-halt = Fermare le attivazioni
wealth-of-nations-do-place-flag = Piazzare una bandiera in { $hex }
wealth-of-nations-do-station = Piazzare l’unità in { $hex }
wealth-of-nations-do-build = Costruire { $tile } in { $hex }
wealth-of-nations-do-move-tile = Spostare la tessera da { $from } a { $to }
wealth-of-nations-do-move-tokens = Spostare segnalini
wealth-of-nations-do-automate = Automatizzare il blocco in { $hex }
wealth-of-nations-do-build-unit = Costruire un’unità in { $hex }
wealth-of-nations-do-move-unit = Muovere l’unità da { $from } a { $to }
wealth-of-nations-do-defend = Difendersi
wealth-of-nations-do-yield = Non difendersi
wealth-of-nations-do-battle = Attaccare { $who }
wealth-of-nations-do-operate-conquest = Conquistare
wealth-of-nations-do-operate-colonize = Colonizzare
wealth-of-nations-do-operate-nothing = Non fare altro con l’unità
wealth-of-nations-do-occupy = { $count ->
    [0] Non occupare nulla
   *[other] Occupare, partendo da { $hex }
}
wealth-of-nations-do-produce = { $runs ->
    [0] Non far funzionare nulla che costi
   *[other] Farne funzionare altri { $runs }
}
wealth-of-nations-do-plan = Cambiare il piano

wealth-of-nations-log-first-player = { $you ->
    [yes] Peschi il generatore e cominci.
   *[no] { $who } pesca il generatore e comincia.
}
wealth-of-nations-log-first-player-mine = { $you ->
    [yes] Peschi il generatore e cominci; { $mine } pesca la miniera e sceglie per primo i pacchetti.
   *[no] { $who } pesca il generatore e comincia; { $mine } pesca la miniera e sceglie per primo i pacchetti.
}
wealth-of-nations-log-industry = { $you ->
    [yes] Prendi il pacchetto industria { $package }.
   *[no] { $who } prende il pacchetto industria { $package }.
}
wealth-of-nations-log-industry-money = { $you ->
    [yes] Prendi il pacchetto industria { $package } con { $money }.
   *[no] { $who } prende il pacchetto industria { $package } con { $money }.
}
wealth-of-nations-log-commodity = { $you ->
    [yes] Prendi il pacchetto materie prime { $package }: { $goods }.
   *[no] { $who } prende il pacchetto materie prime { $package }: { $goods }.
}
wealth-of-nations-log-tile = { $you ->
    [yes] Piazzi { $tile } in { $hex }.
   *[no] { $who } piazza { $tile } in { $hex }.
}
wealth-of-nations-log-lifted = { $you ->
    [yes] Sollevi { $tile } in { $hex }.
   *[no] { $who } solleva { $tile } in { $hex }.
}
wealth-of-nations-log-round = { $you ->
    [yes] Turno { $round }: cominci tu.
   *[no] Turno { $round }: comincia { $who }.
}
wealth-of-nations-log-passed = { $you ->
    [yes] Passi.
   *[no] { $who } passa.
}
wealth-of-nations-log-eliminated = { $you ->
    [yes] Non puoi pagare gli interessi ed esci dalla partita.
   *[no] { $who } non può pagare gli interessi ed esce dalla partita.
}
wealth-of-nations-log-march-ended = { $you ->
    [yes] Le tue unità si fermano.
   *[no] Le unità di { $who } si fermano.
}
wealth-of-nations-log-occupation-declined = { $you ->
    [yes] Non occupi nulla.
   *[no] { $who } non occupa nulla.
}
wealth-of-nations-log-production-sealed = { $you ->
    [yes] Hai scelto che cosa produrre.
   *[no] { $who } ha scelto che cosa produrre.
}
wealth-of-nations-log-unit-stationed = { $you ->
    [yes] Piazzi un’unità in { $hex }.
   *[no] { $who } piazza un’unità in { $hex }.
}
wealth-of-nations-log-flag-placed = { $you ->
    [yes] Piazzi una bandiera in { $hex }.
   *[no] { $who } piazza una bandiera in { $hex }.
}
wealth-of-nations-log-placement-forced = { $you ->
    [yes] Forzi il piazzamento in { $hex }: i colori non combaciano.
   *[no] { $who } forza il piazzamento in { $hex }: i colori non combaciano.
}
wealth-of-nations-log-flag-returned = { $you ->
    [yes] La tua bandiera in { $hex } torna a te.
   *[no] La bandiera in { $hex } torna a { $who }.
}
wealth-of-nations-log-token-placed = { $you ->
    [yes] Automatizzi il blocco in { $hex }.
   *[no] { $who } automatizza il blocco in { $hex }.
}
wealth-of-nations-log-token-moved = { $you ->
    [yes] Il tuo segnalino automazione va da { $from } a { $to }.
   *[no] Il segnalino automazione di { $who } va da { $from } a { $to }.
}
wealth-of-nations-log-token-lost = { $you ->
    [yes] Perdi il segnalino automazione in { $hex }.
   *[no] { $who } perde il segnalino automazione in { $hex }.
}
wealth-of-nations-log-unit-built = { $you ->
    [yes] Costruisci un’unità in { $hex }.
   *[no] { $who } costruisce un’unità in { $hex }.
}
wealth-of-nations-log-unit-moved = { $you ->
    [yes] La tua unità va da { $from } a { $to }.
   *[no] Un’unità di { $who } va da { $from } a { $to }.
}
wealth-of-nations-log-unit-transported = { $you ->
    [yes] Trasporti un’unità da { $from } a { $to }.
   *[no] { $who } trasporta un’unità da { $from } a { $to }.
}
wealth-of-nations-log-defence-declined = { $you ->
    [yes] Lasci entrare l’unità in { $hex }.
   *[no] { $who } lascia entrare l’unità in { $hex }.
}
wealth-of-nations-log-colonized = { $you ->
    [yes] La tua unità in { $hex } diventa una bandiera.
   *[no] L’unità di { $who } in { $hex } diventa una bandiera.
}
wealth-of-nations-log-bought = { $you ->
    [yes] Compri { $cubes } per { $money }.
   *[no] { $who } compra { $cubes } per { $money }.
}
wealth-of-nations-log-sold = { $you ->
    [yes] Vendi { $cubes } per { $money }.
   *[no] { $who } vende { $cubes } per { $money }.
}
wealth-of-nations-log-paid = { $you ->
    [yes] Paghi { $cubes }.
   *[no] { $who } paga { $cubes }.
}
wealth-of-nations-log-ran = { $you ->
    [yes] Paghi { $cubes } per far funzionare i tuoi blocchi.
   *[no] { $who } paga { $cubes } per far funzionare i suoi blocchi.
}
wealth-of-nations-log-offered = { $you ->
    [from] Offri a { $to } { $give } in cambio di { $take }.
    [to] { $from } ti offre { $give } in cambio di { $take }.
   *[no] { $from } offre a { $to } { $give } in cambio di { $take }.
}
wealth-of-nations-log-asked = { $you ->
    [from] Chiedi a { $to } { $take }.
    [to] { $from } ti chiede { $take }.
   *[no] { $from } chiede a { $to } { $take }.
}
wealth-of-nations-log-given = { $you ->
    [from] Offri a { $to } { $give } in regalo.
    [to] { $from } ti offre { $give } in regalo.
   *[no] { $from } offre a { $to } { $give } in regalo.
}
wealth-of-nations-log-bartered = { $you ->
    [from] Dai a { $to } { $give } e ricevi { $take }.
    [to] { $from } ti dà { $give } e riceve { $take }.
   *[no] { $from } dà a { $to } { $give } e riceve { $take }.
}
wealth-of-nations-log-offer-declined = { $you ->
    [from] { $to } rifiuta la tua offerta.
    [to] Rifiuti l’offerta di { $from }.
   *[no] { $to } rifiuta l’offerta di { $from }.
}
wealth-of-nations-log-offer-withdrawn = { $you ->
    [from] Ritiri la tua offerta a { $to }.
    [to] { $from } ritira l’offerta che ti ha fatto.
   *[no] { $from } ritira l’offerta a { $to }.
}
wealth-of-nations-log-offer-lapsed = { $you ->
    [from] La tua offerta a { $to } scade.
    [to] L’offerta di { $from } a te scade.
   *[no] L’offerta di { $from } a { $to } scade.
}
wealth-of-nations-log-notes-taken = { $you ->
    [yes] Prendi { $notes } per { $money }.
   *[no] { $who } prende { $notes } per { $money }.
}
wealth-of-nations-log-notes-repaid = { $you ->
    [yes] Rimborso: { $notes }, paghi { $money }.
   *[no] Rimborso: { $notes }, { $who } paga { $money }.
}
wealth-of-nations-log-interest-paid = { $you ->
    [yes] Paghi { $money } di interessi.
   *[no] { $who } paga { $money } di interessi.
}
wealth-of-nations-log-battle = { $you ->
    [from] Attacchi { $to } in { $hex }: un’unità in meno per ciascuno.
    [to] { $from } ti attacca in { $hex }: un’unità in meno per ciascuno.
   *[no] { $from } attacca { $to } in { $hex }: un’unità in meno per ciascuno.
}
wealth-of-nations-log-defence = { $you ->
    [from] { $to } combatte la tua unità in { $hex }: un’unità in meno per ciascuno.
    [to] Combatti l’unità di { $from } in { $hex }: un’unità in meno per ciascuno.
   *[no] { $to } combatte l’unità di { $from } in { $hex }: un’unità in meno per ciascuno.
}
wealth-of-nations-log-conquered = { $you ->
    [from] Conquisti la bandiera di { $to } in { $hex }.
    [to] { $from } conquista la tua bandiera in { $hex }.
   *[no] { $from } conquista la bandiera di { $to } in { $hex }.
}
wealth-of-nations-log-occupied = { $you ->
    [yes] Occupi in { $hex }: { $bloc }.
   *[no] { $who } occupa in { $hex }: { $bloc }.
}
wealth-of-nations-log-produced = { $you ->
    [yes] Tu, { $bloc }: { $yield }.
   *[no] { $who }, { $bloc }: { $yield }.
}
wealth-of-nations-log-stolen = { $you ->
    [from] Prendi { $yield } a { $to } ({ $bloc }).
    [to] { $from } ti prende { $yield } ({ $bloc }).
   *[no] { $from } prende { $yield } a { $to } ({ $bloc }).
}
wealth-of-nations-log-end-flags = Una nazione ha piazzato l’ultima bandiera: ancora una produzione, poi la fine.
wealth-of-nations-log-end-board = Il tabellone è pieno: ancora una produzione, poi la fine.
wealth-of-nations-log-end-stacks = Cinque pile sono vuote: ancora una produzione, poi la fine.
wealth-of-nations-log-end-last-nation = Gli interessi chiudono la partita.
wealth-of-nations-log-end-stalemate = Per dieci turni nessuno ha fatto altro che passare: la partita finisce.
wealth-of-nations-log-sold-out = Vendita finale, { $commodity } a { $price } il cubo: { $sellers }.

## Refusals

wealth-of-nations-refused-not-your-decision = Non tocca a te.
wealth-of-nations-refused-wrong-moment = Ora si decide un’altra cosa.
wealth-of-nations-refused-eliminated = Non sei più in partita.
wealth-of-nations-refused-no-such-seat = A questo tavolo non c’è il posto { $seat }.
wealth-of-nations-refused-cannot-pay = Costa { $cost }; ti servono ancora: { $missing }.
wealth-of-nations-refused-cubes-a-trade = { $most ->
    [1] Si compra o si vende un cubo alla volta.
   *[other] Si comprano o si vendono da uno a { $most } cubi alla volta.
}
wealth-of-nations-refused-too-expensive = Costa { $price }; hai { $money }.
wealth-of-nations-refused-no-barter = In due non si baratta.
wealth-of-nations-refused-offer-to-yourself = Non si baratta con sé stessi.
wealth-of-nations-refused-partner-eliminated = { $seat } non è più in partita.
wealth-of-nations-refused-neither-is-active = Ora può barattare solo { $active }, a cui tocca.
wealth-of-nations-refused-empty-offer = Metti prima qualcosa nell’offerta.
wealth-of-nations-refused-oversized-offer = Un’offerta ha al massimo { $most } di ogni cosa.
wealth-of-nations-refused-promise-too-long = Il messaggio ha al massimo { $most } lettere.
wealth-of-nations-refused-enough-proposals = In questa fase sono già state fatte { $most } offerte; di più non si può.
wealth-of-nations-refused-no-offer = Questa offerta non è più aperta.
wealth-of-nations-refused-not-covered = { $you ->
    [yes] Non hai quello che l’offerta richiede.
   *[no] { $by } non ha quello che l’offerta richiede.
}
wealth-of-nations-refused-too-many-notes = { $you ->
    [yes] Avresti più di { $most } cambiali.
   *[no] { $seat } avrebbe più di { $most } cambiali.
}
wealth-of-nations-refused-no-notes = Scegli almeno una cambiale.
wealth-of-nations-refused-note-limit = { $left ->
    [0] Non puoi prendere altre cambiali.
    [1] Puoi prendere solo un’altra cambiale.
   *[other] Puoi prendere solo altre { $left } cambiali.
}
wealth-of-nations-refused-not-that-many-notes = { $held ->
    [0] Non hai cambiali da rimborsare.
    [1] Hai solo una cambiale.
   *[other] Hai solo { $held } cambiali.
}
wealth-of-nations-refused-mine-draw = Questa estrazione non va con le opzioni del tavolo.
wealth-of-nations-refused-no-such-package = Non c’è un pacchetto { $package }.
wealth-of-nations-refused-package-gone = Il pacchetto { $package } non c’è più.
wealth-of-nations-refused-industry-round = In questo giro si prende un pacchetto industria.
wealth-of-nations-refused-commodity-round = In questo giro si prende un pacchetto materie prime.
wealth-of-nations-refused-not-the-package = Queste non sono le tessere del pacchetto { $package }.
wealth-of-nations-refused-unlaid = { $left ->
    [one] Resta da piazzare una tessera
   *[other] Restano da piazzare { $left } tessere
} del pacchetto { $package }.
wealth-of-nations-refused-not-contiguous = Le tessere di un pacchetto stanno lato contro lato.
wealth-of-nations-refused-not-your-tile = Non hai tessere in { $hex }.
wealth-of-nations-refused-not-your-flag = Non hai bandiere in { $hex }.
wealth-of-nations-refused-impassable = { $hex } è chiuso a tutti.
wealth-of-nations-refused-claimed = { $hex } ha già una bandiera.
wealth-of-nations-refused-occupied = { $hex } ha già una tessera.
wealth-of-nations-refused-conflict = In { $hex } si toccherebbero punti di colori diversi.
wealth-of-nations-refused-not-beside-your-flag = { $hex } non è accanto a una tua bandiera.
wealth-of-nations-refused-enemy-unit = In { $hex } c’è un’unità nemica.
wealth-of-nations-refused-no-flag-left = Tutte le tue bandiere sono sul tabellone.
wealth-of-nations-refused-stack-empty = Non resta nessuna tessera per costruire { $tile }.
wealth-of-nations-refused-moved-none = Scegli da una a tre tessere da spostare.
wealth-of-nations-refused-named-twice = { $hex } è scelto due volte.
wealth-of-nations-refused-token-cannot-move = Il segnalino in { $from } non può andare in { $to }: si sposta solo se il blocco si divide.
wealth-of-nations-refused-no-token = Non hai un segnalino automazione in { $hex }.
wealth-of-nations-refused-farm-bloc = Le fattorie non hanno bisogno di cibo: non si automatizzano.
wealth-of-nations-refused-already-automated = Questo blocco è già automatizzato.
wealth-of-nations-refused-no-war = A questo tavolo si gioca senza unità militari.
wealth-of-nations-refused-no-unit-left = Tutte le tue unità sono sul tabellone.
wealth-of-nations-refused-already-built-unit = La bandiera in { $hex } ha già costruito un’unità in questa fase.
wealth-of-nations-refused-no-unit-there = Non hai unità in { $hex }.
wealth-of-nations-refused-not-adjacent = { $to } non è accanto a { $from }.
wealth-of-nations-refused-nobody-to-fight = { $against } non ha lì unità da combattere.
wealth-of-nations-refused-nothing-to-conquer = In { $hex } non c’è una bandiera altrui senza tessera.
wealth-of-nations-refused-cannot-colonize = { $hex } ha già una bandiera e non si può colonizzare.
wealth-of-nations-refused-same-hex = Scegli un esagono diverso da quello dell’unità.
wealth-of-nations-refused-enemy-pieces = In { $hex } ci sono pezzi di un’altra nazione.
wealth-of-nations-refused-cannot-occupy = Non hai altre unità in { $hex } che possano occupare { $industry } di un’altra nazione.
wealth-of-nations-refused-needs-no-food = La tessera in { $hex } non ha bisogno di cibo.
wealth-of-nations-refused-needs-no-power = Il blocco in { $hex } non ha bisogno di energia.
wealth-of-nations-refused-not-automated = Il blocco in { $hex } non è automatizzato.
wealth-of-nations-refused-fed-twice = Il blocco in { $hex } prende minerale o cibo, non entrambi.
wealth-of-nations-refused-bloc-named-twice = Il blocco in { $hex } è scelto più volte.

## Keys

wealth-of-nations-keys-hexes = Andare da un esagono all’altro sul tabellone
wealth-of-nations-keys-choose = Scegliere l’esagono; di nuovo conferma
wealth-of-nations-keys-turn = Girare la tessera da piazzare; con Maiusc nell’altro verso
wealth-of-nations-keys-zoom = Più vicino, più lontano, tutto il tabellone

# The end comes into sight, and what ended the game
wealth-of-nations-announce-due = { $edition ->
    [first] Questo è l’ultimo turno: dopo la Produzione c’è ancora una fase di Commercio, poi la partita finisce. { $why }
   *[second] Questo è l’ultimo turno: dopo la Produzione viene la vendita finale, poi la partita finisce. { $why }
}
wealth-of-nations-announce-flag = { $you ->
    [yes] { $count ->
        [one] Ti resta una sola bandiera. Appena la piazzi, quel turno è l’ultimo.
       *[other] { $who } avete una sola bandiera a testa. Appena una è piazzata, quel turno è l’ultimo.
    }
   *[no] { $count ->
        [one] { $who } ha una sola bandiera. Appena la piazza, quel turno è l’ultimo.
       *[other] { $who } hanno una sola bandiera a testa. Appena una è piazzata, quel turno è l’ultimo.
    }
}
wealth-of-nations-announce-hex = Resta un esagono libero. Appena è preso, quel turno è l’ultimo.
wealth-of-nations-announce-tile = Ancora una tessera e cinque pile sono vuote: quel turno è l’ultimo.
wealth-of-nations-ended-flags = { $you ->
    [yes] { $count ->
        [one] Avevi piazzato tutte le bandiere (regolamento, p. 14).
       *[other] { $who } avevate piazzato tutte le bandiere (regolamento, p. 14).
    }
   *[no] { $count ->
        [one] { $who } aveva piazzato tutte le bandiere (regolamento, p. 14).
       *[other] { $who } avevano piazzato tutte le bandiere (regolamento, p. 14).
    }
}
wealth-of-nations-ended-board = Tutti gli esagoni erano presi (regolamento, p. 14).
wealth-of-nations-ended-stacks = Cinque pile di tessere erano vuote (regolamento, p. 14).
wealth-of-nations-ended-last-nation = Gli interessi avevano lasciato una sola nazione, o nessuna (War Clouds, p. 8).
wealth-of-nations-ended-stalemate = Per dieci turni nessuno aveva fatto altro che passare (regola della casa).
