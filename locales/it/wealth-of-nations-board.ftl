# Wealth of Nations: il tabellone e le decisioni su di esso.

## Il tabellone

won-board-board = Tabellone
won-board-map = La mappa, { $tiles ->
    [one] 1 tessera
   *[other] { $tiles } tessere
}
won-board-rooms = Parti del tavolo
won-board-nearer = Più vicino
won-board-whole = Tutto il tabellone
won-board-hex-names = Nomi degli esagoni
won-board-tab-markets = Mercati
won-board-tab-occupy = Occupazione
won-board-tab-produce = Produzione
won-board-tab-repay = Cambiali
won-board-tab-final = Fine
won-board-tab-barter = Baratto
won-board-tab-plan = Piano
won-board-tab-nations = Nazioni
won-board-until-end = Prima della fine
won-board-last-round = Ultimo turno
won-board-end-flags = { $count ->
    [one] bandiera
   *[other] bandiere
}
won-board-end-flags-why = La nazione con meno bandiere rimaste. Quando una non ne ha più, si gioca l’ultimo turno.
won-board-end-open = { $count ->
    [one] esagono libero
   *[other] esagoni liberi
}
won-board-end-open-why = Quando ogni esagono ha una bandiera, si gioca l’ultimo turno.
won-board-end-stacks = { $count ->
    [one] pila
   *[other] pile
}, { $tiles ->
    [one] 1 tessera
   *[other] { $tiles } tessere
}
won-board-end-stacks-why = Quando cinque delle sei industrie non hanno più tessere, si gioca l’ultimo turno.
won-board-end-quiet = { $count ->
    [one] turno quieto
   *[other] turni quieti
}
won-board-end-quiet-why = Quando per dieci turni nessuno ha fatto altro che passare, la partita finisce.
won-board-stacks = Pile di tessere
won-board-stack-left = { $count ->
    [one] 1 rimasta
   *[other] { $count } rimaste
}
won-board-legend-full = rende 1
won-board-legend-open = metà aperta
won-board-legend-unit = unità
won-board-legend-turned = ha costruito un’unità
won-board-hex-turned = ha costruito un’unità
won-board-legend-token = automatizzato

## Un esagono a parole

won-board-hex-centre = il centro chiuso
won-board-hex-terrain = terreno invalicabile
won-board-hex-open = libero
won-board-hex-flag = { $you ->
    [yes] tua bandiera
   *[no] bandiera di { $who }
}
won-board-hex-tile = { $you ->
    [yes] { $tile }, tua
   *[no] { $tile } di { $who }
}
won-board-hex-automated = segnalino automazione
won-board-hex-units = { $you ->
    [yes] { $count ->
        [one] 1 tua unità
       *[other] { $count } tue unità
    }
   *[no] { $count ->
        [one] 1 unità di { $who }
       *[other] { $count } unità di { $who }
    }
}
won-board-hex-lifted = sollevata
won-board-hex-ghost = { $tile } andrebbe qui
won-board-hex-picked = scelto
won-board-hex-pickable = si può scegliere
won-board-hex-not = Non qui: { $why }

## Un blocco in cifre

won-board-bloc-yours-farm = Le tue fattorie
won-board-bloc-of-farm = Fattorie di { $who }
won-board-bloc-yours-generator = I tuoi generatori
won-board-bloc-of-generator = Generatori di { $who }
won-board-bloc-yours-academy = Le tue accademie
won-board-bloc-of-academy = Accademie di { $who }
won-board-bloc-yours-mine = Le tue miniere
won-board-bloc-of-mine = Miniere di { $who }
won-board-bloc-yours-factory = Le tue fabbriche
won-board-bloc-of-factory = Fabbriche di { $who }
won-board-bloc-yours-bank = Le tue banche
won-board-bloc-of-bank = Banche di { $who }
won-board-bloc-tiles = { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
}
won-board-bloc-dots = { $count ->
    [one] 1 punto intero
   *[other] { $count } punti interi
}
won-board-bloc-automated = automatizzato
won-board-bloc-run = Costa
won-board-bloc-ore = Costa
won-board-bloc-feed = o nutrire
won-board-bloc-free = nulla
won-board-bloc-yields = Rende
won-board-bloc-gain = Guadagno
won-board-bloc-at-barter = ai prezzi di baratto

## La scrivania

won-board-desk = La tua decisione
won-board-only-watching = Stai guardando.
won-board-others-decide = Ora decide { $who }.
won-board-costs = costa { $cost }
won-board-missing = Mancanti: { $cubes }
won-board-each-production = a ogni produzione
won-board-choose-hex = Scegli un esagono illuminato.
won-board-choose-action = Scegli un’azione, o passa.
won-board-actions = Azioni
won-board-pass = Passa
won-board-mode-flag = Bandiera
won-board-mode-build = Costruisci
won-board-mode-move = Sposta
won-board-mode-automate = Automatizza
won-board-mode-unit = Unità
won-board-mode-march = Attiva
won-board-mode-transport = Trasporto
won-board-turn = Gira la tessera
won-board-turn-on = Gira in senso orario
won-board-turn-back = Gira in senso antiorario
won-board-step-back = Un passo indietro
won-board-all-back = Ricomincia

## Preparazione

won-board-draft-industry = Pacchetti industria
won-board-draft-commodity = Pacchetti materie prime
won-board-package-taken = Preso da { $who }
won-board-package-yours = Preso da te
won-board-package-out = Non in questa partita
won-board-package-gone = Questo pacchetto è preso, o non è in questa partita.
won-board-draft-choose = Scegli un pacchetto.
won-board-draft-lay-first = { $tile }: scegli un esagono illuminato.
won-board-draft-lay-next = { $tile }: accanto alle tessere già piazzate.
won-board-draft-no-room = Qui non trova posto. Riprendi una tessera.
won-board-draft-which = Quale tessera ora
won-board-draft-laid = Tutte le tessere sono piazzate. Premine una per girarla.
won-board-draft-lay-all = { $count ->
    [one] 1 tessera da piazzare
   *[other] { $count } tessere da piazzare
}
won-board-draft-back = Riprendi { $hex }
won-board-draft-take = Prendi il pacchetto
won-board-claim-title = La tua prima bandiera
won-board-station-title = La tua prima unità
won-board-claim-how = La tua prima bandiera va su un esagono libero qualsiasi.
won-board-claim-do = Piazza la bandiera
won-board-station-how = La tua prima unità sta su una delle tue tessere.
won-board-station-do = Piazza l’unità

## Sviluppo

won-board-place-flag-how = Una bandiera va su un esagono libero accanto a una tua.
won-board-place-flag-do = Piazza la bandiera
won-board-no-flag-left = Non hai più bandiere.
won-board-no-flag-place = Non c’è un esagono libero accanto alle tue bandiere.
won-board-build-tiles = Tessere da costruire
won-board-build-no-flag = Non hai bandiere senza tessera. Piazza prima una bandiera.
won-board-build-choose-tile = Scegli una tessera.
won-board-build-choose-hex = Scegli una delle tue bandiere.
won-board-build-at = { $tile } in { $hex }
won-board-build-do = Costruisci
won-board-build-force = Costruisci forzando
won-board-dots-added = { $count ->
    [0] Nessun punto intero in più.
    [one] 1 punto intero in più.
   *[other] { $count } punti interi in più.
}
won-board-dots-up-to = { $count ->
    [0] ancora nessun punto
    [one] fino a 1 punto
   *[other] fino a { $count } punti
}
won-board-clashes = { $count ->
    [one] I colori non combaciano in 1 posto.
   *[other] I colori non combaciano in { $count } posti.
}
won-board-force-price = Il piazzamento forzato costa 1 capitale in più.
won-board-by-force = forzando, 1 capitale
won-board-move-how = { $left ->
    [one] Premi un’altra tua tessera per sollevarla.
   *[other] Premi fino a { $left } tue tessere per sollevarle.
}
won-board-move-set = { $tile } in mano: premi un esagono illuminato per rimetterla giù, o solleva un’altra tessera.
won-board-move-full = Premi una tessera rimessa giù per girarla.
won-board-move-hand = in mano
won-board-move-none = Solleva una tessera.
won-board-move-in-hand = Rimetti prima giù ogni tessera.
won-board-move-do = { $count ->
    [one] Sposta 1 tessera
   *[other] Sposta { $count } tessere
}
won-board-token-which = Il blocco si divide. Quale parte tiene il segnalino?
won-board-token-part = { $count ->
    [one] 1 tessera: { $hexes }
   *[other] { $count } tessere: { $hexes }
}
won-board-token-lost = { $count ->
    [one] Il segnalino che c’è sopra va perso.
   *[other] { $count } segnalini vanno persi.
}
won-board-flags-back = { $count ->
    [one] 1 bandiera torna a te.
   *[other] { $count } bandiere tornano a te.
}
won-board-automate-how = Con un segnalino un minerale nutre tutto il blocco. Scegli una tessera del blocco.
won-board-automate-none = Non hai blocchi da automatizzare.
won-board-automate-means = { $food ->
    [one] { $bloc }: 1 minerale può sostituire 1 cibo.
   *[other] { $bloc }: 1 minerale può sostituire { $food } cibo.
}
won-board-automate-do = Automatizza

## Venti di guerra

won-board-build-unit-how = Un’unità sta su una delle tue tessere. Ogni tessera ne costruisce una per fase.
won-board-build-unit-do = Costruisci l’unità
won-board-unit-none = Ogni tua tessera ha già costruito un’unità in questa fase.
won-board-unit-all = Tutte le tue unità sono sul tabellone.
won-board-no-units = Non hai unità sul tabellone.
won-board-choose-unit = Scegli un’unità.
won-board-choose-goal = Scegli dove va.
won-board-march = Prossima attivazione
won-board-activate-how = Scegli un’unità, poi un esagono vicino, o di nuovo l’unità perché resti. Un cibo paga tre attivazioni.
won-board-activate-do = Muovi l’unità
won-board-activate-here = Agisci qui
won-board-transport-how = Scegli un’unità, poi un esagono senza pezzi di altre nazioni.
won-board-transport-do = Trasporta l’unità
won-board-stays = L’unità resta in { $hex }.
won-board-goes = Da { $from } a { $to }.
won-board-may-defend = { $who } può combatterla.
won-board-could = Poi potrà { $deeds }.
won-board-could-battle = combattere { $who }
won-board-could-conquest = conquistare la bandiera di { $who }
won-board-could-colonize = colonizzare l’esagono
won-board-settle = Colonizza l’esagono: l’unità diventa una bandiera.
won-board-activations-left = { $count ->
    [0] È l’ultima attivazione.
    [one] 1 attivazione è ancora pagata.
   *[other] { $count } attivazioni sono ancora pagate.
}
won-board-halt = Fermati qui
won-board-operate = Che cosa fa l’unità?
won-board-operate-how = La tua unità è in { $hex }.
won-board-operate-battle = Combatti { $who }
won-board-operate-battle-means = La tua unità e una di { $who } vengono tolte.
won-board-operate-conquest = Conquista la bandiera di { $who }
won-board-operate-conquest-means = L’unità viene tolta, la tua bandiera prende il posto della sua.
won-board-operate-colonize = Colonizza
won-board-operate-colonize-means = L’unità diventa una tua bandiera.
won-board-operate-nothing = Nulla
won-board-operate-nothing-means = L’unità resta dov’è.
won-board-defend = Arriva un’unità
won-board-defend-how = Un’unità di { $who } arriva in { $hex }, dove c’è la tua. La combatti?
won-board-defend-fight = Combatti
won-board-defend-let = Lasciala entrare
won-board-defend-means = In un combattimento si toglie un’unità a testa.
