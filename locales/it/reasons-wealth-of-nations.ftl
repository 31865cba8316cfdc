## Che cosa parla per un’azione

reason-wealth-of-nations-dots = { $up ->
    [yes] { $count } in più a ogni produzione: { $industry } ha { $to } punti invece di { $from }.
   *[no] { $count } in meno a ogni produzione: { $industry } ha { $to } punti, altrimenti { $from }.
}
reason-wealth-of-nations-points = { $up ->
    [yes] { $count ->
        [one] Un punto vittoria in più se la partita finisse ora: { $category }.
       *[other] { $count } punti vittoria in più se la partita finisse ora: { $category }.
    }
   *[no] { $count ->
        [one] Un punto vittoria in meno se la partita finisse ora: { $category }.
       *[other] { $count } punti vittoria in meno se la partita finisse ora: { $category }.
    }
}
reason-wealth-of-nations-money = { $up ->
    [yes] { $count } in più: hai { $to }.
   *[no] Costa { $count }: restano { $to }.
}
reason-wealth-of-nations-cubes = { $up ->
    [yes] { $cubes } in più; i mercati pagherebbero { $sale }.
   *[no] Servono { $cubes }; i mercati pagherebbero { $sale }.
}
reason-wealth-of-nations-note = { $up ->
    [yes] { $count } in più: ne devi { $to }.
   *[no] { $count } in meno: ne devi { $to }.
}
reason-wealth-of-nations-interest = Interessi a ogni round: { $to } invece di { $from }.
reason-wealth-of-nations-price = Il prossimo cubo costa { $to } invece di { $from }: { $commodity }.
reason-wealth-of-nations-upkeep = Perché tutto funzioni servono { $to } invece di { $from }.
reason-wealth-of-nations-missing = { $up ->
    [yes] Non tutto funziona ancora: mancano { $cubes }, prima { $from }.
   *[no] { $left ->
        [0] Non ne manca più perché tutto funzioni: { $commodity }.
       *[other] Perché tutto funzioni mancano solo { $cubes }, non { $from }.
    }
}
reason-wealth-of-nations-idle = { $up ->
    [yes] { $to ->
        [one] Una bandiera senza tessera non rende ancora nulla.
       *[other] { $to } bandiere senza tessera non rendono ancora nulla.
    }
   *[no] { $to ->
        [0] Ogni tua bandiera ha allora una tessera.
        [one] Resta una bandiera senza tessera, prima { $from }.
       *[other] Restano { $to } bandiere senza tessera, prima { $from }.
    }
}
reason-wealth-of-nations-flags = { $up ->
    [yes] { $to ->
        [one] Una bandiera è di nuovo in mano.
       *[other] { $to } bandiere sono di nuovo in mano.
    }
   *[no] { $to ->
        [0] È la tua ultima bandiera.
        [one] Ti resta una bandiera in mano.
       *[other] Ti restano { $to } bandiere in mano.
    }
}
reason-wealth-of-nations-units = Unità sul tabellone: { $to } invece di { $from }.
reason-wealth-of-nations-next-pays = Ciò che manca a { $who } perché tutto funzioni costa { $to } invece di { $from }.
reason-wealth-of-nations-ends = { $trigger ->
    [flags] Così com’è, la partita finisce dopo questo round: qualcuno non ha più bandiere.
    [board] Così com’è, la partita finisce dopo questo round: nessun esagono è libero.
    [stacks] Così com’è, la partita finisce dopo questo round: cinque pile sono vuote.
   *[other] La partita finisce.
}
reason-wealth-of-nations-last-tile = Era l’ultima della sua pila: { $tile }.
reason-wealth-of-nations-barter = { $up ->
    [yes] Il baratto con { $who } vale { $gain } più dei mercati.
   *[no] Il baratto con { $who } vale { $gain } meno dei mercati.
}

## Che cosa manca a un’altra azione

reason-wealth-of-nations-what-dots = Punti, { $industry }
reason-wealth-of-nations-what-points = Punti vittoria, { $category }
reason-wealth-of-nations-what-money = Denaro
reason-wealth-of-nations-what-note = Cambiali
reason-wealth-of-nations-what-interest = Interessi
reason-wealth-of-nations-what-price = Prossimo prezzo, { $commodity }
reason-wealth-of-nations-what-upkeep = Serve perché tutto funzioni, { $commodity }
reason-wealth-of-nations-what-missing = Manca perché tutto funzioni, { $commodity }
reason-wealth-of-nations-what-idle = Bandiere senza tessera
reason-wealth-of-nations-what-flags = Bandiere in mano
reason-wealth-of-nations-what-units = Unità
reason-wealth-of-nations-what-next-pays = Che cosa paga { $who } perché tutto funzioni
reason-wealth-of-nations-lack-ends = Non finisce la partita
reason-wealth-of-nations-lack-last-tile = Lascia l’ultima: { $tile }
reason-wealth-of-nations-lack-barter = Nessun baratto con { $who }

## Indizi

nudge-wealth-of-nations-idle = { $flags ->
    [one] Una delle tue bandiere non rende nulla.
   *[other] { $flags } delle tue bandiere non rendono nulla.
}
nudge-wealth-of-nations-missing = Perché tutto funzioni mancano { $cubes }.
nudge-wealth-of-nations-market = Guarda un mercato: { $commodity } costa { $buy } e rende { $sell }.
nudge-wealth-of-nations-hand = Hai { $cubes }.
nudge-wealth-of-nations-dots = { $dots ->
    [0] Non hai nessun punto di questa industria: { $industry }.
    [one] Hai un punto di questa industria: { $industry }.
   *[other] Hai { $dots } punti di questa industria: { $industry }.
}
nudge-wealth-of-nations-money = Hai { $money }.
nudge-wealth-of-nations-note = { $notes ->
    [0] Non devi nessuna cambiale.
    [one] Devi una cambiale.
   *[other] Devi { $notes } cambiali.
}
nudge-wealth-of-nations-end = { $flags ->
    [one] A qualcuno resta una bandiera.
   *[other] Nessuno ha meno di { $flags } bandiere in mano.
}
nudge-wealth-of-nations-offer = Guarda l’offerta di { $who }.

## Lezioni

reason-lesson-wealth-of-nations-goal = Lo scopo
reason-lesson-wealth-of-nations-dots = I punti
reason-lesson-wealth-of-nations-bloc = Far funzionare un blocco
reason-lesson-wealth-of-nations-markets = I mercati
reason-lesson-wealth-of-nations-flags = Bandiere e costruzione
reason-lesson-wealth-of-nations-barter = Il baratto
reason-lesson-wealth-of-nations-notes = Cambiali e interessi
reason-lesson-wealth-of-nations-automate = Automatizzare e spostare
reason-lesson-wealth-of-nations-end = Come finisce
reason-lesson-wealth-of-nations-war-clouds = War Clouds
