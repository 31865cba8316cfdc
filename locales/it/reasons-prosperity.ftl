## Che cosa parla per un’azione

reason-prosperity-points = { $up ->
    [yes] { $count ->
        [one] Un punto in più se la partita finisse ora: { $category }.
       *[other] { $count } punti in più se la partita finisse ora: { $category }.
    }
   *[no] { $count ->
        [one] Un punto in meno se la partita finisse ora: { $category }.
       *[other] { $count } punti in meno se la partita finisse ora: { $category }.
    }
}
reason-prosperity-money = { $up ->
    [yes] { $count } € in più: hai { $to } €.
   *[no] Costa { $count } €: restano { $to } €.
}
reason-prosperity-symbol = { $symbol }: { $to } invece di { $from }.
reason-prosperity-energy-missing = { $count ->
    [one] Manca allora un livello di energia.
   *[other] Mancano allora { $count } livelli di energia.
}
reason-prosperity-discs = { $up ->
    [yes] { $count ->
        [one] Un disco in più: { $to } sul tracciato.
       *[other] { $count } dischi in più: { $to } sul tracciato.
    }
   *[no] { $count ->
        [one] Un disco in meno: { $to } sul tracciato.
       *[other] { $count } dischi in meno: { $to } sul tracciato.
    }
}
reason-prosperity-globes = Globi visibili: { $to } invece di { $from }.
reason-prosperity-triangle = { $reached ->
    [yes] Con { $discs } dischi uno è sul triangolo: nessun punto di prosperità.
   *[no] Nessun disco è più sul triangolo.
}
reason-prosperity-step = { $track }: casella { $to } invece di { $from }.
reason-prosperity-level = { $track }: livello { $to } invece di { $from }.
reason-prosperity-cheaper = { $up ->
    [yes] { $tiles ->
        [one] { $tile } costa { $to } € invece di { $from } €.
       *[other] { $tiles } tessere costano meno: { $tile } { $to } € invece di { $from } €.
    }
   *[no] { $tiles ->
        [one] { $tile } costa { $to } €, altrimenti { $from } €.
       *[other] { $tiles } tessere costano di più: { $tile } { $to } € invece di { $from } €.
    }
}
reason-prosperity-rank = { $track }: il tuo posto è { $to }, non { $from }.
reason-prosperity-scoring = Un conteggio di { $symbol } porta { $gain } in più; { $tiles } delle { $of } tessere che verranno lo fanno.
reason-prosperity-covers = Copre { $tile }, che non conta più.
reason-prosperity-opens = Apre { $space }.
reason-prosperity-denies = { $who } gioca dopo e potrebbe comprarla per { $price } €.

## Che cosa manca a un’altra azione

reason-prosperity-what-points = Punti, { $category }
reason-prosperity-what-money = Denaro
reason-prosperity-what-discs = Dischi
reason-prosperity-what-step = Casella, { $track }
reason-prosperity-what-rank = Posto, { $track }
reason-prosperity-what-price = Prezzo di { $tile }
reason-prosperity-lack-triangle = { $reached ->
    [yes] Nessun disco è sul triangolo
   *[no] Un disco è sul triangolo
}
reason-prosperity-lack-scoring = Un conteggio di { $symbol } porta { $gain } in meno
reason-prosperity-lack-covers = Non copre { $tile }
reason-prosperity-lack-opens = Non apre { $space }
reason-prosperity-lack-denies = Lascia { $tile } a { $who }

## Indizi

nudge-prosperity-energy = Guarda il tuo bilancio di energia: { $balance }.
nudge-prosperity-scoring = { $tiles } delle { $of } tessere che verranno portano un conteggio: { $symbol }.
nudge-prosperity-globe = { $fewer ->
    [one] Un disco in meno scopre un globo; ne hai { $discs }.
   *[other] { $fewer } dischi in meno scoprono un globo; ne hai { $discs }.
}
nudge-prosperity-level = { $boxes ->
    [one] Il livello successivo è a una casella: { $track }.
   *[other] Il livello successivo è a { $boxes } caselle: { $track }.
}
nudge-prosperity-rank = Il tuo posto su un tracciato è { $place }: { $track }.
nudge-prosperity-money = { $money } € aspettano di essere spesi o di crescere.
nudge-prosperity-prosperity = { $symbols ->
    [one] Un simbolo di prosperità è visibile.
   *[other] { $symbols } simboli di prosperità sono visibili.
}

## Lezioni

reason-lesson-prosperity-turn = Un turno
reason-lesson-prosperity-energy = L’energia
reason-lesson-prosperity-prices = Che cosa costa una tessera
reason-lesson-prosperity-places = Dove collocarla
reason-lesson-prosperity-pollution = L’inquinamento
reason-lesson-prosperity-research = La ricerca
reason-lesson-prosperity-final = Il conteggio finale
