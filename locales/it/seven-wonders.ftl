### Il tavolo di 7 Wonders: domande, diario, pannello, rifiuti, previsioni e spiegazioni.

## Chi e quando

sw-you = te
sw-you-name = Tu
sw-chapter-age = Era { $age }
sw-chapter-turn = Era { $age }, turno { $turn }
sw-progress-setup = Preparazione
sw-progress-over = Fine della partita
sw-turn-of = Turno { $turn } di 6
sw-passing = { $left ->
    [yes] Mani a sinistra, la tua a { $who }
   *[no] Mani a destra, la tua a { $who }
}
sw-passing-public = { $left ->
    [yes] Le mani passano a sinistra
   *[no] Le mani passano a destra
}

## Domande

sw-prompt-over = La partita è finita
sw-prompt-wonder = Scegli la tua meraviglia
sw-prompt-side = Scegli il lato della tua plancia
sw-prompt-choose = { $cards ->
    [2] Tocca a te: gioca una delle due carte, l’altra si scarta
   *[other] Tocca a te: gioca una delle { $cards } carte
}
sw-prompt-first-of-color-free = Tocca a te: il tuo primo edificio di un colore è gratis
sw-prompt-first-card-free = Tocca a te: il primo edificio dell’Era è gratis
sw-prompt-last-card-free = Tocca a te: l’ultimo edificio dell’Era è gratis
sw-prompt-seventh = Babilonia: gioca anche la tua settima carta
sw-prompt-seventh-other = { $who } gioca una settima carta
sw-prompt-pick = Alicarnasso: costruisci gratis una carta degli scarti
sw-prompt-pick-other = { $who } cerca tra gli scarti
sw-prompt-looking = { $you ->
    [yes] Decidi tu
   *[no] { $who } decide
}
sw-prompt-sealed = La tua scelta è sigillata. Si aspetta { $who }
sw-prompt-waiting = Si aspetta { $who }
sw-prompt-chance = Si distribuiscono le carte

## Il diario

sw-tell-wonder = { $you ->
    [yes] Hai { $wonder }.
   *[no] { $who } ha { $wonder }.
}
sw-tell-board = { $you ->
    [yes] Giochi { $wonder }
   *[no] { $who } gioca { $wonder }
}, { $side ->
    [day] lato giorno.
   *[night] lato notte.
}
# Advice.
sw-do-wonder = Prendere { $wonder }
sw-do-side = Giocare di { $side ->
    [day] giorno
   *[night] notte
}
sw-do-build = Costruire { $card }{ $cost ->
    [left] , { $left } a sinistra
    [right] , { $right } a destra
    [both] , { $left } a sinistra e { $right } a destra
   *[nothing] { "" }
}
sw-do-stage = Costruire uno stadio con { $card }{ $cost ->
    [left] , { $left } a sinistra
    [right] , { $right } a destra
    [both] , { $left } a sinistra e { $right } a destra
   *[nothing] { "" }
}
sw-do-sell = Vendere { $card } per 3 monete
sw-do-pick = Costruire { $card } dagli scarti

sw-tell-built = { $you ->
    [yes] Hai costruito { $card }
   *[no] { $who } ha costruito { $card }
}{ $cost ->
    [chain] , gratis grazie a { $chain }.
    [power] , gratis grazie alla meraviglia.
    [one] , pagando { $coins } a { $one }.
    [both] , pagando { $left } a { $one } e { $right } a { $other }.
    [bank] , pagando { $bank } alla banca.
   *[nothing] .
}
sw-tell-stage = { $you ->
    [yes] Hai costruito lo stadio { $stage }
   *[no] { $who } ha costruito lo stadio { $stage }
}{ $cost ->
    [one] , pagando { $coins } a { $one }.
    [both] , pagando { $left } a { $one } e { $right } a { $other }.
   *[nothing] .
}
sw-tell-stage-own = Hai costruito lo stadio { $stage } con { $card }{ $cost ->
    [one] , pagando { $coins } a { $one }.
    [both] , pagando { $left } a { $one } e { $right } a { $other }.
   *[nothing] .
}
sw-tell-sold = { $who } ha venduto una carta per 3 monete.
sw-tell-sold-own = Hai venduto { $card } per 3 monete.
sw-tell-coins = { $you ->
    [yes] Prendi
   *[no] { $who } prende
} { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
} per { $card }.
sw-tell-coins-stage = { $you ->
    [yes] Prendi
   *[no] { $who } prende
} { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
} per lo stadio { $stage }.
sw-tell-left-over = La tua ultima carta, { $card }, è stata scartata.
sw-tell-seventh = { $you ->
    [yes] Giochi anche la tua settima carta.
   *[no] { $who } gioca anche la sua settima carta.
}
sw-tell-pile = { $you ->
    [yes] Cerchi tra gli scarti.
   *[no] { $who } cerca tra gli scarti.
}
sw-tell-picked = { $you ->
    [yes] Hai costruito { $card }
   *[no] { $who } ha costruito { $card }
} dagli scarti, gratis.
sw-tell-conflict = { $you ->
    [yes] Hai la meglio
   *[no] { $who } ha la meglio
} su { $whom }, { $shields } a { $theirs }: +{ $points } e −1.
sw-tell-scored = { $you ->
    [yes] Totalizzi
   *[no] { $who } totalizza
} { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
}
sw-tell-won = { $you ->
    [yes] Hai vinto!
   *[no] Vince { $who }.
}
sw-tell-shared = Vittoria condivisa: { $who }.

## Rifiuti

sw-illegal-not-your-decision = Ora non ti è chiesto nulla.
sw-illegal-wrong-moment = Non è questo che si decide ora.
sw-illegal-wonder-taken = { $wonder } è già presa.
sw-illegal-not-in-hand = { $card } non è nella tua mano.
sw-illegal-already-built = { $card } è già nella tua città.
sw-illegal-wonder-complete = Tutti gli stadi della tua meraviglia sono costruiti.
sw-illegal-unobtainable = Né tu né i tuoi vicini producete questo: { $missing }.
sw-illegal-too-expensive = { $needed ->
    [one] Serve 1 moneta
   *[other] Servono { $needed } monete
} e ne hai { $coins }.
sw-illegal-wrong-payment = { $left } a sinistra e { $right } a destra: così non si può pagare.
sw-illegal-not-in-pile = { $card } non è tra gli scarti.
sw-illegal-not-every-seat = Non tutti i posti hanno avuto la loro parte.
sw-illegal-boards-not-different = Le plance non sono tutte diverse.
sw-illegal-not-the-deck = Queste non sono le carte di questa Era.

## Poche parole sotto una carta

sw-short-free = Gratis: { $card }
sw-short-power = Gratis: meraviglia
sw-short-nothing = Gratis
sw-short-own = 0, le tue
sw-short-bank = alla banca
sw-short-to = a { $who }
sw-short-both = a entrambi
sw-short-unobtainable = Manca { $what }
sw-short-too-expensive = Servono { $needed }
sw-short-already-built = Già costruito
sw-short-wonder-complete = Meraviglia completa

## Le città

sw-city-yours = La tua città
sw-city-of = Città di { $who }
sw-city-back = Torna alla tua città
sw-city-show = Mostra la città di { $who }
sw-cities = Città
sw-others = Altri
sw-where = { $side ->
    [left] Sinistra · { $board }
    [right] Destra · { $board }
   *[far] { $board }
}
sw-board = { $wonder }, { $side ->
    [day] giorno
   *[night] notte
}
sw-sells = Vende
sw-each-turn = A ogni turno
sw-kept = solo per te
sw-kept-city = non in vendita
sw-shields = Scudi
sw-shields-text = { $shields ->
    [0] Ancora nessuno scudo.
    [one] 1 scudo.
   *[other] { $shields } scudi.
} Alla fine di ogni Era una città si confronta con le due vicine: la più forte prende 1, 3 o 5 punti, la più debole ne perde 1.
sw-coins = Monete
sw-coins-text = { $coins ->
    [one] 1 moneta.
   *[other] { $coins } monete.
} Ogni tre monete valgono un punto alla fine.
sw-stages = { $built ->
    [one] 1 stadio costruito
   *[other] { $built } stadi costruiti
} su { $all }
sw-tokens = Segnalini di conflitto
sw-tokens-text = { $points ->
    [one] 1 punto
   *[other] { $points } punti
} dai conflitti finora: { $victories ->
    [one] 1 vittoria
   *[other] { $victories } vittorie
}, { $defeats ->
    [one] 1 sconfitta
   *[other] { $defeats } sconfitte
}.
sw-nothing-built = Ancora nulla di costruito
sw-ghost = { $card } andrebbe qui
sw-resource-text = { $kind ->
    [raw] Una materia prima, dalle carte marroni. I vicini possono comprarla.
   *[made] Un manufatto, dalle carte grigie. I vicini possono comprarlo.
}
sw-resource-yours = Disponibile a ogni turno; non si consuma mai.
sw-resource-price = { $price ->
    [one] Qui ti costa 1 moneta.
   *[other] Qui ti costa { $price } monete.
}

## Quanto vale una pila

sw-pile-brown = Materie
sw-pile-grey = Manufatti
sw-pile-blue = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
sw-pile-yellow = Commercio
sw-pile-red = { $shields ->
    [one] 1 scudo
   *[other] { $shields } scudi
}
sw-pile-green = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
sw-pile-purple = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}

## La mano

sw-hand = La tua mano
sw-hand-from = Questa mano viene da { $who }
sw-hand-dealt = Una nuova mano
sw-hand-keys = Frecce per spostarti, Invio per scegliere
sw-keys-move = Scorrere la mano
sw-keys-choose = Scegliere una carta; di nuovo la gioca
sw-keys-build = Costruirla
sw-keys-stage = Farne uno stadio
sw-keys-sell = Venderla
sw-keys-forget = Posare la carta
sw-sealed-mark = Sigillata

## Il pannello

sw-panel = Gioca una carta
sw-panel-choose = Scegli una carta
sw-panel-choose-text = Costruiscila, usala per uno stadio della tua meraviglia o vendila per 3 monete.
sw-panel-use = Che cosa fare della carta
sw-build = Costruisci
sw-stage = Stadio { $stage }
sw-stage-none = Stadio
sw-sell = Vendi
sw-sell-text = Va coperta tra gli scarti.
sw-ways = Modi di pagare
sw-missing = Da comprare: { $goods }
sw-own-goods = Bastano le tue risorse
sw-no-cost = Non costa nulla
sw-free-chain = Gratis grazie a { $card }
sw-free-power = Gratis grazie alla tua meraviglia
sw-in-all = in tutto
sw-way = { $left } a { $leftName }, { $right } a { $rightName }
sw-confirm-build = Costruisci
sw-confirm-build-pay = Costruisci: paga { $coins } a { $who }
sw-confirm-build-both = Costruisci: paga { $coins }
sw-confirm-build-bank = Costruisci: paga { $coins }
sw-confirm-stage = Costruisci lo stadio { $stage }
sw-confirm-stage-pay = Stadio { $stage }: paga { $coins } a { $who }
sw-confirm-stage-both = Stadio { $stage }: paga { $coins }
sw-confirm-sell = Vendi per 3 monete
sw-keep = resta { $coins }
sw-keep-label = { $coins ->
    [one] Resta 1 moneta
   *[other] Restano { $coins } monete
}
sw-sealed-until = { $count ->
    [one] Resta sigillata; puoi cambiarla finché { $who } non ha scelto.
    [2] Resta sigillata; puoi cambiarla finché { $who } non hanno scelto.
   *[other] Resta sigillata; puoi cambiarla finché gli altri non hanno scelto.
}
sw-sealed-last = Manchi solo tu: si gioca subito.
sw-sealed-build = Sigillata: costruisci { $card }
sw-sealed-stage = Sigillata: costruisci lo stadio { $stage } con { $card }
sw-sealed-sell = Sigillata: vendi { $card }
sw-change = Cambia
sw-cancel = Annulla
sw-gain-points = +{ $points ->
    [one] 1 punto
   *[other] { $points } punti
}
sw-gain-coins = +{ $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}
sw-gain-shields = +{ $shields ->
    [one] 1 scudo
   *[other] { $shields } scudi
}
sw-gain-opens = apre { $cards }
sw-pick-button = Costruisci gratis { $card }
sw-pick-choose = Scegli una carta degli scarti
sw-pick-built = È già nella tua città
sw-pick-copies = Di una carta presente più volte se ne può costruire una sola.
sw-pick-standing = { $cards ->
    [one] Una è già nella tua città.
   *[other] { $cards } sono già nella tua città.
}
sw-pile = Scarti
sw-pile-size = { $cards ->
    [0] Non ci sono scarti
    [one] 1 carta tra gli scarti
   *[other] { $cards } carte tra gli scarti
}

## Previsioni

sw-war = Guerra alla fine dell’Era { $age }
sw-war-front = Contro { $who }, scudi: { $shields } a { $theirs }; punti: { $points }
sw-war-with = Con { $card }: { $shields ->
    [one] 1 scudo
   *[other] { $shields } scudi
}, { $points } in tutto
sw-war-text = Alla fine dell’Era si confrontano gli scudi delle due città. La più forte guadagna { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, la più debole ne perde 1; in parità, nulla.
sw-war-ended = Guerra dell’Era { $age }
sw-war-won = Vittoria: { $who } contro { $whom }
sw-war-tied = Parità: { $who } e { $whom }
sw-war-close = Continua
sw-now = Se finisse ora
sw-final = Punteggi finali
sw-now-city = Città
sw-now-total = Punti
sw-now-guess = I conflitti a venire non sono contati.
sw-science-text = Il numero di ogni simbolo moltiplicato per se stesso, e 7 per ogni serie di tre simboli diversi.

## Categorie del punteggio

sw-category-wonder = Meraviglia
sw-category-treasury = Monete
sw-category-military = Militare
sw-category-civil = Edifici civili
sw-category-commerce = Commercio
sw-category-science = Scienza
sw-category-guilds = Gilde

## Preparazione

sw-setup-boards = Le plance
sw-setup-take = Prendi { $wonder }
sw-setup-taken = Ce l’ha { $who }
sw-setup-yours = Tua
sw-setup-side = { $side ->
    [day] Giorno
   *[night] Notte
}
sw-setup-play-side = { $side ->
    [day] Gioca di giorno
   *[night] Gioca di notte
}
sw-setup-side-chosen = Sigillato; puoi cambiarlo finché non hanno scelto tutti.
sw-setup-side-mark = { $side ->
    [day] Hai scelto il giorno
   *[night] Hai scelto la notte
}
sw-setup-starts = Comincia con { $resource }
sw-setup-neighbours = I tuoi vicini: { $left } a sinistra, { $right } a destra
sw-setup-costs = costa { $list }

# The end comes into sight, and what ended the game
sw-announce-last = Questo è l’ultimo turno: la partita finisce con i conflitti dell’Era III.
sw-progress-last = Era { $age }, ultimo turno
sw-turn-last = L’ultimo turno
sw-ended-third-age-ended = I conflitti dell’Era III hanno chiuso la partita (regolamento, p. 8).
