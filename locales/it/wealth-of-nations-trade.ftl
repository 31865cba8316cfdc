# Wealth of Nations: nazioni, mercati, baratto, piani, produzione e fine.

## Nations

won-trade-nations = Nazioni
won-trade-nation = { $who }, { $nation }
won-trade-standing-your-turn = tocca a te
won-trade-standing-turn = di turno
won-trade-standing-offers-you = offerta per te
won-trade-standing-passed = ha passato
won-trade-standing-sealed = ha deciso
won-trade-standing-eliminated = fuori gioco
won-trade-first = Primo giocatore
won-trade-first-short = 1º
won-trade-first-text = Comincia ogni fase di questo turno. Il segnalino passa a sinistra dopo la produzione.
won-trade-money = Denaro
won-trade-money-range = { $least }–{ $most }
won-trade-money-least = { $least } o più
won-trade-notes-held = Cambiali
won-trade-notes-text = Ognuna vale −3 punti alla fine. Nella seconda edizione ognuna costa 1 $ di interessi a turno.
won-trade-tiles = Tessere
won-trade-tiles-text = Ognuna vale 4 punti.
won-trade-flags-left = Bandiere rimaste
won-trade-flags-text = Chi piazza la sua ultima fa scattare l’ultimo turno.
won-trade-units = Unità sul tabellone
won-trade-points = PV

## Markets

won-trade-markets = Mercati
won-trade-markets-hint = { $most ->
    [one] un cubo alla volta
   *[other] fino a { $most } cubi, tutti comprati o tutti venduti
}
won-trade-ordered = { $ordered ->
    [one] 1 cubo scelto
   *[other] { $ordered } cubi scelti
} su { $most }
won-trade-you-have = tu { $count }
won-trade-wells = { $goods }: { $stock ->
    [one] 1 casella piena
   *[other] { $stock } caselle piene
} su { $wells }
won-trade-wells-text = Il prossimo cubo costa { $buy }; uno venduto qui rende { $sell }. Più il mercato è pieno, più i prezzi sono bassi.
won-trade-barter-price = { $goods }: { $price } nel baratto
won-trade-barter-price-text = Finora da { $low } a { $high }.
won-trade-barter-short = Nel baratto
won-trade-buy = Compra
won-trade-sell = Vendi
won-trade-less = Meno
won-trade-buy-label = { $goods }, uno in più: compra, { $price }
won-trade-sell-label = { $goods }, uno in più: vendi, { $price }
won-trade-less-label = { $goods }: uno in meno
won-trade-order = { $what } = { $total }
won-trade-order-clear = Svuota l’ordine
won-trade-leaves = ti restano { $money }
won-trade-short = mancano { $money }
won-trade-buy-for = Compra per { $total }
won-trade-sell-for = Vendi per { $total }
won-trade-your-action = Tocca a te commerciare
won-trade-turn-of = { $who } sta commerciando
won-trade-prepare = Puoi già preparare il tuo ordine.
won-trade-passes = { $passes ->
    [0] Nessuno ha passato dopo l’ultima azione.
    [one] 1 su { $players } ha passato.
   *[other] { $passes } su { $players } hanno passato di seguito.
}
won-trade-pass = Passa

## Bank

won-trade-bank = La banca
won-trade-bank-notes = { $notes ->
    [one] 1 cambiale su { $most }
   *[other] { $notes } cambiali su { $most }
}
won-trade-bank-terms = La prima cambiale dà { $pays }, ogni altra 1 $ in meno; rimborsarla costa { $costs }, oppure 3 punti alla fine.
won-trade-interest = interessi { $money } al turno { $round }
won-trade-next-note = la prossima cambiale dà { $money }
won-trade-take = Prestito: { $money }
won-trade-take-none = Niente più prestiti
won-trade-repay = Rimborsa { $money }
won-trade-note-more = Una cambiale in più
won-trade-note-less = Una cambiale in meno
won-trade-take-means = { $notes ->
    [one] Da rimborsare { $costs }, oppure { $points } punti in meno alla fine.
   *[other] Da rimborsare { $costs } in tutto, oppure { $points } punti in meno alla fine.
}
won-trade-repay-means = Risparmia { $points } punti e gli interessi.
won-trade-take-now = { $notes ->
    [one] Prendi 1 cambiale: +{ $money }
   *[other] Prendi { $notes } cambiali: +{ $money }
}
won-trade-repay-now = { $notes ->
    [one] Rimborsa 1 cambiale: −{ $money }
   *[other] Rimborsa { $notes } cambiali: −{ $money }
}

## Barter

won-trade-offers = Offerte
won-trade-offers-none = Nessuna offerta aperta.
won-trade-offers-you = { $who } ti offre
won-trade-you-offer = Offri a { $who }
won-trade-offers-other = { $who } offre a { $whom }
won-trade-for = in cambio di
won-trade-you-get = Ricevi
won-trade-you-give = Dai
won-trade-at-barter = Ai prezzi di baratto
won-trade-at-barter-text = Ciò che ricevi meno ciò che dai, ai prezzi consigliati. Una cambiale vale −{ $costs } per chi la riceve.
won-trade-at-market-text = Quanto risparmi rispetto ai mercati, se vi comprassi ciò che ricevi e vi vendessi ciò che dai.
won-trade-at-market = Rispetto ai mercati
won-trade-accept = Accetta
won-trade-counter = Rilancia
won-trade-decline = Rifiuta
won-trade-withdraw = Ritira
won-trade-compose = La tua offerta
won-trade-compose-to = A chi
won-trade-yours = Tuoi
won-trade-theirs = Suoi
won-trade-give-worth = Dai { $worth }
won-trade-take-worth = Vuoi { $worth }
won-trade-give-more = { $goods }: dai uno in più
won-trade-give-less = { $goods }: dai uno in meno
won-trade-give-number = { $goods } che dai
won-trade-take-more = { $goods }: chiedi uno in più
won-trade-take-less = { $goods }: chiedi uno in meno
won-trade-take-number = { $goods } che vuoi
won-trade-for-you = Tu
won-trade-for-them = { $who }
won-trade-in-barter = ai prezzi di baratto
won-trade-promise = Una parola o una promessa
won-trade-clear-offer = Svuota questa offerta
won-trade-send = Invia l’offerta
won-trade-send-again = Sostituisci
won-trade-offer-later = Resta qui fino alla prossima fase commercio.
won-trade-offer-not-active = Ora commercia { $who }: si baratta solo con quel giocatore.

## Plan

won-trade-plan = Piano del turno
won-trade-plan-hint = lo vedi solo tu; i cubi vuoti mancano
won-trade-plan-none = Nulla in programma.
won-trade-plan-clear = Cancella
won-trade-plan-build = Costruisci
won-trade-plan-run = Produci
won-trade-plan-run-all = Tutti i blocchi
won-trade-plan-more = Altro…
won-trade-plan-add = { $what }: uno in più
won-trade-plan-less = { $what }: uno in meno
won-trade-plan-bloc =
    Fai funzionare { $bloc }: { $tiles ->
        [one] 1 tessera
       *[other] { $tiles } tessere
    }, { $dots ->
        [one] 1 punto intero
       *[other] { $dots } punti interi
    }
won-trade-run-blocs = { $blocs ->
    [one] 1 blocco da far funzionare
   *[other] { $blocs } blocchi da far funzionare
}
won-trade-run-new = { $tiles ->
    [one] Tessera nuova da far funzionare
   *[other] { $tiles } tessere nuove da far funzionare
}
won-trade-flag-for-tile = { $flags ->
    [one] Bandiera per una tessera
   *[other] { $flags } bandiere per le tessere
}
won-trade-plan-limit-flags = { $left ->
    [0] Non hai più bandiere da piazzare.
    [one] Ti resta una sola bandiera da piazzare.
   *[other] Ti restano solo { $left } bandiere da piazzare.
}
won-trade-plan-limit-stack = { $tile }: nella pila ne restano solo { $left }.
won-trade-plan-limit-units = { $left ->
    [0] Tutte le tue unità sono sul tabellone.
    [one] Ti resta una sola unità da costruire.
   *[other] Ti restano solo { $left } unità da costruire.
}
won-trade-need = Servono
won-trade-own = Hai
won-trade-miss = Mancano
won-trade-price = Prezzo
won-trade-ready = pronto
won-trade-plan-line = { $what }: servono { $need }, hai { $own }, mancano { $miss }
won-trade-plan-ready = Hai tutto
won-trade-plan-spare = In più: { $what }, { $money } ai mercati
won-trade-plan-missing = Mancanti: { $what }, { $money } ora
won-trade-plan-short = Mancano { $money }, anche vendendo tutto il superfluo
won-trade-plan-sell = Mancano { $money }; il superfluo rende { $proceeds }
won-trade-plan-part = In un’azione: { $what }
won-trade-plan-order = Aggiungi all’ordine
won-trade-deed-flag = Bandiera
won-trade-deed-force = Piazzamento forzato
won-trade-deed-move = Spostamento
won-trade-deed-automation = Automazione
won-trade-deed-unit = Unità
won-trade-deed-march = Attivazione
won-trade-deed-transport = Trasporto

## Production

won-trade-produce = Produzione
won-trade-produce-hint = È spuntato ciò che conviene; cambia pure.
won-trade-produce-waits = Decisione attesa: { $names }
won-trade-produce-idle = Non hai nulla da far funzionare.
won-trade-sealed = Sigillato. Decisione attesa: { $names }
won-trade-run-sensible = Ciò che conviene
won-trade-run-none = Niente
won-trade-takes = Costa
won-trade-net = Guadagno
won-trade-not-enough = Mancanti: { $what }
won-trade-produce-now = Produci { $what }
won-trade-produce-change = Cambia in { $what }
won-trade-produce-nothing = Non produrre nulla
won-trade-bloc-tiles =
    { $tiles ->
        [one] 1 tessera
       *[other] { $tiles } tessere
    }, { $dots ->
        [one] 1 punto
       *[other] { $dots } punti
    }
won-trade-bloc-integrated = { $section ->
    [farm] lato fattoria dell’Economia integrata
   *[other] lato generatore dell’Economia integrata
}
won-trade-feed = Cibo per la tessera in { $hex }
won-trade-feed-ore = Un minerale nutre tutto il blocco
won-trade-or = o
won-trade-power = Energia per: { $bloc }
won-trade-idle = fermo
won-trade-no-power = serve energia
won-trade-no-dots = nessun punto intero
won-trade-occupied = { $names } ne prende fino a { $count }
won-trade-occupy = Occupazione
won-trade-occupy-hint = Ogni tua unità sulla tessera di un’altra nazione può prendere un punto di ciò che il suo blocco produce.
won-trade-occupy-unit = Unità sulla tessera di { $who } in { $hex }
won-trade-occupy-what = Che cosa prende l’unità in { $hex }
won-trade-occupy-none = Niente
won-trade-occupy-worth = Fino a { $money } ai prezzi di baratto, se il blocco funziona
won-trade-occupy-now = { $units ->
    [0] Non occupare nulla
    [one] Occupa con 1 unità
   *[other] Occupa con { $units } unità
}
won-trade-occupy-waits = Decide quali unità occupano: { $names }

## The end

won-trade-final = La fine
won-trade-final-reason = { $reason ->
    [flags] Un giocatore ha piazzato tutte le bandiere.
    [board] Tutti gli esagoni sono presi.
    [stacks] Cinque pile di tessere sono vuote.
    [last-nation] Gli interessi hanno lasciato una sola nazione, o nessuna.
   *[stalemate] Per dieci turni nessuno ha fatto altro che passare.
}
won-trade-final-sale = Tutti i cubi di una materia prima si vendono allo stesso prezzo.
won-trade-final-again = Rivedi
won-trade-final-repaid = Cambiali rimborsate
won-trade-final-repay = Rimborsa cambiali
won-trade-final-repay-hint = { $notes ->
    [one] Hai { $money } e 1 cambiale. 10 $ fanno un punto, una cambiale ne toglie 3.
   *[other] Hai { $money } e { $notes } cambiali. 10 $ fanno un punto, una cambiale ne toglie 3.
}
won-trade-final-repay-means = restano { $left }. Punti per denaro e cambiali: { $points }, senza rimborsare { $none }
won-trade-final-repay-none = Non rimborsare
won-trade-final-repay-waits = Decisione attesa: { $names }
won-trade-score = Punti
won-trade-score-tiles = Punti per le tessere
won-trade-score-money = Punti per il denaro
won-trade-score-notes = Punti per le cambiali
won-trade-place = { $place }º
won-trade-if-now = Se finisse ora
won-trade-if-now-text = 4 punti a tessera, un punto ogni 10 $ con tutti i cubi venduti come alla fine, −3 per ogni cambiale che non si può rimborsare.
won-trade-if-now-rough = Il denaro nascosto conta per il minimo possibile.
won-trade-closing = I cubi si vendono a: { $prices }.
won-trade-round = Turno { $round }
won-trade-round-short = T{ $round }
won-trade-last-round = ultimo turno
won-trade-last-short = Ultimo
won-trade-have-passed = Hanno passato: { $names }
