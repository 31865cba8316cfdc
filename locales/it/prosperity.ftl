# Prosperity al tavolo.

## Nomi

prosperity-symbol-energy = Energia
prosperity-symbol-ecology = Ecologia
prosperity-symbol-capital = Capitale
prosperity-symbol-research = Ricerca
prosperity-symbol-prosperity = Prosperità
prosperity-kind-power-plant = Centrale
prosperity-kind-supply = Rete
prosperity-kind-transport = Trasporto
prosperity-kind-infrastructure = Infrastruttura
prosperity-kind-special = Speciale
prosperity-category-prosperity = Prosperità
prosperity-category-specials = Tessere speciali
prosperity-category-money = Denaro
prosperity-category-research = Posti nella ricerca

prosperity-space-a1 = costa nord-ovest
prosperity-space-a2 = costa nord
prosperity-space-a3 = costa nord-est
prosperity-space-b1 = pianura ovest
prosperity-space-b2 = centro
prosperity-space-b3 = pianura est
prosperity-space-c1 = strada ovest
prosperity-space-c3 = strada est
prosperity-space-d1 = costa sud-ovest
prosperity-space-d2 = costa sud
prosperity-space-d3 = costa sud-est
prosperity-print-a1 = Centrale a carbone
prosperity-print-a3 = Industria locale
prosperity-print-b2 = Rete elettrica
prosperity-print-b3 = Labora{ "\u00AD" }torio
prosperity-print-c1 = Area verde
prosperity-print-c3 = Rete stradale

prosperity-tile-mega-skyscraper = Mega grattacielo
prosperity-tile-inner-city-renovation = Centro rinnovato
prosperity-tile-urban-renewal = Rinnovo urbano
prosperity-tile-communication-network = Teleco{ "\u00AD" }municazioni
prosperity-tile-hydroelectric-dam = Grande diga
prosperity-tile-brownfield-redevelopment = Aree bonificate
prosperity-tile-reforestation = Rimbo{ "\u00AD" }schimento
prosperity-tile-public-transport-network = Trasporto pubblico
prosperity-tile-leisure-complex = Parco divertimenti
prosperity-tile-city-of-culture = Città di cultura
prosperity-tile-garden-city = Città giardino
prosperity-tile-hospital = Ospedale
prosperity-tile-high-voltage-distribution = Alta tensione
prosperity-tile-car-industry = Industria dell’auto
prosperity-tile-underground-power-lines = Linee interrate
prosperity-tile-university = Università
prosperity-tile-toll-roads = Strade a pedaggio
prosperity-tile-wind-turbines = Pale eoliche
prosperity-tile-rail-network = Rete ferroviaria
prosperity-tile-water-treatment-plant = Depuratore
prosperity-tile-thermal-power-plant = Centrale termica
prosperity-tile-motorway-network = Autostrade
prosperity-tile-tram-lines = Linee di tram
prosperity-tile-polymer-institute = Istituto dei polimeri
prosperity-tile-solar-power-plant = Centrale solare
prosperity-tile-botanical-gardens = Orto botanico
prosperity-tile-high-speed-trains = Alta velocità
prosperity-tile-biochemistry-institute = Istituto di biochimica
prosperity-tile-aerodynamic-wind-tunnel = Galleria del vento
prosperity-tile-gas-turbine-plant = Turbina a gas
prosperity-tile-low-voltage-transmission = Bassa tensione
prosperity-tile-combined-cycle-plant = Ciclo combinato
prosperity-tile-genetics-lab = Lab. di genetica
prosperity-tile-micro-batteries = Micro{ "\u00AD" }batterie
prosperity-tile-nuclear-power-plant = Centrale nucleare
prosperity-tile-electric-cars = Auto elettriche
prosperity-tile-data-storage-centre = Centro dati
prosperity-tile-toxicology-institute = Istituto di tossicologia
prosperity-tile-microprocessor-lab = Lab. di micro{ "\u00AD" }chip
prosperity-tile-tidal-power-plant = Centrale mareale
prosperity-tile-wireless-power-transmission = Energia senza fili
prosperity-tile-road-logistics-institute = Logistica stradale
prosperity-tile-biodome = Biosfera
prosperity-tile-superconducting-cables = Super{ "\u00AD" }conduttori
prosperity-tile-solar-tower = Torre solare
prosperity-tile-hydrogen-vehicles = Veicoli a idrogeno
prosperity-tile-waste-incinerator = Incene{ "\u00AD" }ritore
prosperity-tile-ai-lab = Lab. di IA
prosperity-tile-atmospheric-filter = Filtro atmo{ "\u00AD" }sferico
prosperity-tile-biofuel-production = Bio{ "\u00AD" }carburanti
prosperity-tile-energy-recycling = Riciclo di energia
prosperity-tile-automated-cars = Auto autonome
prosperity-tile-particle-generator = Generatore di particelle
prosperity-tile-custom-design = Design su misura
prosperity-tile-fusion-energy = Energia da fusione
prosperity-tile-gravity-trains = Treni gravita{ "\u00AD" }zionali
prosperity-tile-nanotechnology-centre = Nano{ "\u00AD" }tecnologie
prosperity-tile-neuroaugmentation-lab = Lab. neurale
prosperity-tile-regeneration-clinic = Clinica rigenerativa
prosperity-tile-space-elevator = Ascensore spaziale

## Quantità

prosperity-money = { $money } €
prosperity-discs = { $count ->
    [one] { $shown } disco
   *[other] { $shown } dischi
}
prosperity-points = { $count ->
    [one] { $shown } punto
   *[other] { $shown } punti
}
prosperity-steps = { $count ->
    [one] { $count } passo
   *[other] { $count } passi
}
prosperity-step-count = { $count ->
    [one] { $count } passo
   *[other] { $count } passi
}
prosperity-nothing = niente
prosperity-points-short = { $count ->
   *[other] pt
}
prosperity-percent = { $percent }%
prosperity-money-name = Denaro
prosperity-points-name = Punti
prosperity-pollution = Inquinamento
prosperity-level = livello { $level }
prosperity-left = restano { $what }
prosperity-then = { $what } sul tracciato
prosperity-total = Totale
prosperity-place = { $place }º

## Il paese

prosperity-you = Tu
prosperity-your-country = Il tuo paese
prosperity-country-of = { $who }
prosperity-back = Torna al tuo
prosperity-others = Gli altri paesi
prosperity-open-country = Mostra tutto il paese di { $who }
prosperity-balance = { $symbol }: { $value }
prosperity-balance-next = { $symbol }: { $value }, poi { $next }
prosperity-pollution-is = Inquinamento: { $discs ->
    [one] 1 disco
   *[other] { $discs } dischi
}, { $globes ->
    [one] 1 globo visibile
   *[other] { $globes } globi visibili
}.
prosperity-pollution-next = Poi { $discs ->
    [one] 1 disco
   *[other] { $discs } dischi
}.
prosperity-closed = chiuso
prosperity-opens = si apre
prosperity-empty = vuoto
prosperity-way = Un trasporto sull’area verde li apre entrambi
prosperity-figure-capital = { $count ->
    [one] simbolo
   *[other] simboli
}
prosperity-figure-research = { $count ->
    [one] passo
   *[other] passi
}
prosperity-figure-prosperity = { $count ->
    [one] visibile
   *[other] visibili
}
prosperity-figure-discs = su 15
prosperity-cover-here = Copri { $here }, { $place }
prosperity-build-here = Costruisci qui: { $place }

## Il tabellone della ricerca

prosperity-board = Tabellone della ricerca
prosperity-shelf = Tessere { $track }
prosperity-you-level = tu: livello { $level }
prosperity-track-level = { $track } livello { $level }
prosperity-marker = { $who } sulla casella { $box }
prosperity-new = nuova
prosperity-out-of-reach = fuori portata
prosperity-decade = Anni { $decade }
prosperity-turn-of = turno { $turn } di { $turns }
prosperity-was-scored = { $symbol }, già conteggiato
prosperity-announced = annunciato ora
prosperity-to-come = ancora da venire
prosperity-next-decade = poi, anni { $decade }

## Azioni e decisioni

prosperity-parts = Parti del tavolo
prosperity-tab-country = Paese
prosperity-tab-board = Ricerca
prosperity-tab-others = Altri paesi
prosperity-actions = Le tue due azioni
prosperity-action-income = Entrate
prosperity-action-cleanup = Bonifica
prosperity-action-research = Ricerca
prosperity-action-buy = Compra una tessera
prosperity-action-income-short = Entrate
prosperity-action-cleanup-short = Bonifica
prosperity-action-research-short = Ricerca
prosperity-action-buy-short = Compra
prosperity-action-income-hint = +100 €
prosperity-action-cleanup-hint = { $count ->
    [0] nessun disco
   *[other] −1 disco
}
prosperity-action-research-hint = +1 casella
prosperity-action-buy-hint = { $count ->
    [one] 1 possibile
   *[other] { $count } possibili
}
prosperity-about-action-income = Prendi 100 € dalla banca.
prosperity-about-action-cleanup = Togli il disco più alto dal tuo tracciato dell’inquinamento.
prosperity-about-action-research = Un segnalino sale di una casella. Un livello nuovo rende le tessere meno care.
prosperity-about-action-buy = Scegli una tessera, poi uno spazio del suo colore.
prosperity-slot = Azione { $number }
prosperity-slot-choose = da scegliere
prosperity-slot-done = Fatta
prosperity-undo = Annulla questa azione
prosperity-cancel = Annulla
prosperity-keys-actions = Scegli un’azione: entrate, bonifica, ricerca, compra
prosperity-keys-confirm = Scegliere una tessera o un’azione; di nuovo conferma
prosperity-do-income = Prendi 100 €
prosperity-do-cleanup = Togli un disco
prosperity-build = Costruisci, { $place }
prosperity-use = Compra e usa
prosperity-buy-which = { $count ->
    [0] Nessuna tessera alla tua portata
    [one] Una tessera alla tua portata
   *[other] Compra una delle { $count } tessere alla tua portata
}
prosperity-where = Dove
prosperity-covers = Copre
prosperity-place-empty = Vuoto, { $place }
prosperity-place-before = Spazio precedente
prosperity-place-after = Spazio successivo
prosperity-opens-two = apre due spazi
prosperity-what-changes = Cosa cambia
prosperity-if-next = Al prossimo conteggio
prosperity-without = senza: { $what }
prosperity-nothing-to-come = Resta solo il conteggio finale.
prosperity-buy-about = { $kind }, { $track } livello { $level }: { $where ->
    [below] sotto il tuo livello
    [same] al tuo livello
   *[above] { $count ->
        [one] 1 livello sopra il tuo
       *[other] { $count } livelli sopra il tuo
    }
}
prosperity-which-track = Su quale tracciato
prosperity-choose-track = Scegli un tracciato
prosperity-research-on = Avanza: { $track }
prosperity-research-full = Il segnalino è in cima.
prosperity-research-within = Resta al livello { $level }; il prossimo è a { $left ->
    [one] 1 casella.
   *[other] { $left } caselle.
}
prosperity-research-top = Resta al livello { $level }, il più alto; conta solo il posto finale.
prosperity-research-level = Raggiunge il livello { $level }; { $count ->
    [0] nessuna tessera costa meno.
    [one] 1 tessera costa meno.
   *[other] { $count } tessere costano meno.
}
prosperity-settle-title = { $missing ->
    [one] Manca 1 energia
   *[other] Mancano { $missing } energie
}
prosperity-settle-text = Ogni livello mancante costa 100 € o un disco.
prosperity-settle-how = Come
prosperity-settle-pay = Paga { $money }
prosperity-settle-pollute = { $count ->
    [one] Prendi un disco
   *[other] Prendi { $count } dischi
}
prosperity-settle-both = Paga { $money }, prendi { $count ->
    [one] un disco
   *[other] { $count } dischi
}
prosperity-advance-title = { $steps ->
    [one] 1 passo di ricerca
   *[other] { $steps } passi di ricerca
}
prosperity-advance-text = Dividi i passi tra i due tracciati.
prosperity-advance-how = Come
prosperity-advance-do = { $energy } energia, { $ecology } ecologia
prosperity-next-owed = { $missing ->
    [one] Paga 100 € o prendi un disco
   *[other] Paga { $cost } € o prendi { $missing } dischi
}
prosperity-next-owed-part = { $missing } dischi, { $payable ->
    [one] oppure 100 € per uno
   *[other] oppure { $cost } € per { $payable }
}
prosperity-note = Se tocca a { $symbol }: { $what }
prosperity-note-triangle = sul triangolo, niente punti
prosperity-note-free = via dal triangolo
prosperity-note-globe-lost = { $count ->
    [one] un globo perso
   *[other] { $count } globi persi
}
prosperity-note-globe-found = { $count ->
    [one] un globo scoperto
   *[other] { $count } globi scoperti
}
prosperity-only-watching = Guardi senza giocare.
prosperity-scoring-text = Pescata: { $tile }. Tutti conteggiano: { $symbol }.
prosperity-scored-now = questo turno
prosperity-decides = decide
prosperity-final-title = Conteggio finale
prosperity-final-text = Energia ed ecologia due volte, capitale, denaro in punti, posti nella ricerca, prosperità.
prosperity-final-again = Rivedi i passaggi
prosperity-ranks = Posto { $track }
prosperity-rank-note = { $place }º, casella { $box }

## Che cosa si chiede

prosperity-prompt-settle = { $missing ->
    [one] Si conteggia l’energia: manca 1 livello
   *[other] Si conteggia l’energia: mancano { $missing } livelli
}
prosperity-prompt-advance = { $steps ->
    [one] Si conteggia la ricerca: 1 passo da fare
   *[other] Si conteggia la ricerca: { $steps } passi da dividere
}
prosperity-prompt-actions = Scegli l’azione { $action } di 2
prosperity-prompt-wait = { $who } fa l’azione { $action } di 2
prosperity-prompt-scoring = { $who } decide per il conteggio
prosperity-prompt-draw = Si pesca una tessera
prosperity-prompt-over = La partita è finita
prosperity-chapter = Anni { $decade }: { $symbol }
prosperity-chapter-final = Conteggio finale

## Che cosa è successo

# Advice.
prosperity-advice-income = Prendere 100 €
prosperity-advice-cleanup = Togliere un disco
prosperity-advice-settle = { $paid ->
    [0] Non pagare: prendere i dischi
   *[other] Pagare { $money }
}
prosperity-advice-advance = Avanzare di { $energy } in energia e di { $ecology } in ecologia
prosperity-advice-research = Ricerca: { $track }
prosperity-advice-buy = Comprare { $tile }
prosperity-advice-place = Comprare { $tile } ({ $space })

prosperity-log-first-player = { $you ->
    [yes] Cominci tu.
   *[no] Comincia { $who }.
}
prosperity-log-drawn = { $you ->
    [yes] Peschi { $tile }: si conteggia { $symbol }.
   *[no] { $who } pesca { $tile }: si conteggia { $symbol }.
}
prosperity-log-scored = { $you ->
    [yes] Tu, { $symbol }: { $gain }.
   *[no] { $who }, { $symbol }: { $gain }.
}
prosperity-log-scored-nothing = { $you ->
    [yes] Tu, { $symbol }: niente.
   *[no] { $who }, { $symbol }: niente.
}
prosperity-log-scored-research = { $you ->
    [yes] Sali di { $energy } in energia, di { $ecology } in ecologia.
   *[no] { $who } sale di { $energy } in energia, di { $ecology } in ecologia.
}
prosperity-log-displayed = { $tile } è in vendita.
prosperity-log-income = { $you ->
    [yes] Prendi { $money }.
   *[no] { $who } prende { $money }.
}
prosperity-log-cleanup = { $you ->
    [yes] Bonifichi: { $discs ->
        [0] non c’era nessun disco.
       *[other] un disco in meno.
    }
   *[no] { $who } bonifica: { $discs ->
        [0] non c’era nessun disco.
       *[other] un disco in meno.
    }
}
prosperity-log-researched = { $you ->
    [yes] Ricerca: avanzi in { $track }, casella { $box }, livello { $level }.
   *[no] Ricerca: { $who } avanza in { $track }, casella { $box }, livello { $level }.
}
prosperity-log-bought = { $you ->
    [yes] Compri { $tile } per { $money }.
   *[no] { $who } compra { $tile } per { $money }.
}
prosperity-log-placed = { $tile } è al suo posto: { $place }.
prosperity-log-placed-over = { $tile } copre { $covered }: { $place }.
prosperity-log-special-points = { $tile } porta { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
}
prosperity-log-special-discs = { $tile } toglie { $discs ->
    [one] 1 disco.
   *[other] { $discs } dischi.
}
prosperity-log-special-vain = { $tile } non ha effetto.
prosperity-log-final = L’ultimo turno è finito. Comincia il conteggio finale.
prosperity-log-converted = { $you ->
    [yes] Tu: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } per il denaro, restano { $money }.
   *[no] { $who }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } per il denaro, restano { $money }.
}
prosperity-log-ranked = { $you ->
    [yes] Tu, { $track }: casella { $box }, posto { $place }, { $points ->
        [one] 1 punto.
       *[other] { $points } punti.
    }
   *[no] { $who }, { $track }: casella { $box }, posto { $place }, { $points ->
        [one] 1 punto.
       *[other] { $points } punti.
    }
}
prosperity-log-won = { $you ->
    [yes] Hai vinto.
   *[no] Vince { $who }.
}
prosperity-log-shared = Vittoria condivisa: { $names }.

## Rifiuti

prosperity-refused-not-your-decision = Non tocca a te.
prosperity-refused-wrong-moment = Ora si decide un’altra cosa.
prosperity-refused-cannot-settle = { $missing ->
    [one] Non puoi pagare il livello mancante.
   *[other] Puoi pagare al massimo { $most } dei { $missing } livelli mancanti.
}
prosperity-refused-wrong-split = { $energy } e { $ecology } non fanno { $steps ->
    [one] 1 passo.
   *[other] { $steps } passi.
}
prosperity-refused-no-disc = Non c’è nessun disco da togliere.
prosperity-refused-track-full = Il tuo segnalino è in cima: { $track }.
prosperity-refused-not-for-sale = { $tile } non è in vendita.
prosperity-refused-too-expensive = { $tile } costa { $price }; hai { $money }.
prosperity-refused-place-needed = { $tile } ha bisogno di uno spazio.
prosperity-refused-no-place-needed = { $tile } agisce subito e non si piazza.
prosperity-refused-wrong-kind = Questo spazio ({ $space }) accetta solo: { $kind }.
prosperity-refused-closed = Questo spazio ({ $space }) è chiuso finché non c’è un trasporto: { $by }.
prosperity-refused-no-such-seat = A questo tavolo non c’è il posto { $seat }.
prosperity-refused-not-in-stack = { $tile } non è nella pila di questo decennio.

## Spiegazioni

prosperity-about-tile = { $kind }, { $track } livello { $level }.
prosperity-about-effect = { $what ->
    [points] { $count ->
        [one] Porta subito 1 punto e sparisce.
       *[other] Porta subito { $count } punti e sparisce.
    }
   *[discs] Toglie subito fino a { $count } dischi e sparisce.
}
prosperity-about-shows = Mostra { $symbols }.
prosperity-about-scores = Pescata negli anni { $decade }; allora tutti conteggiano: { $symbol }.
prosperity-about-price = Ti costa { $price }.
prosperity-about-print = Stampato, { $place }, per: { $kind }. Mostra { $symbols } finché nulla lo copre.
prosperity-about-closed = Chiuso finché una tessera trasporto non copre questo: { $by }.
prosperity-about-empty = Vuoto, per: { $kind }.
prosperity-about-energy = Per ogni livello sopra lo zero ricevi 50 €. Per ogni livello sotto paghi 100 € o prendi un disco, a scelta.
prosperity-about-ecology = Per ogni livello sopra lo zero togli un disco, o ricevi 50 € se non ce ne sono più. Per ogni livello sotto prendi un disco.
prosperity-about-capital = 100 € per ogni simbolo.
prosperity-about-research = Un passo su un tracciato della ricerca per ogni simbolo, divisi come vuoi.
prosperity-about-prosperity = Un punto per ogni simbolo e ogni globo visibile, se nessun disco è sul triangolo.
prosperity-about-pollution = { $discs ->
    [one] 1 disco
   *[other] { $discs } dischi
}. I globi senza disco contano come prosperità: ora { $globes }. Dal 16º disco, che sta sul triangolo, non fai più punti.
prosperity-about-track = Il livello del segnalino fissa il prezzo delle tessere: 50 € sotto, 100 € allo stesso livello, 100 € in più per ogni livello sopra.
prosperity-about-track-yours = Sei al livello { $own }: le tessere di questo livello ti costano { $price }.

# The end comes into sight, and what ended the game
prosperity-announce-last = L’ultima tessera è pescata: dopo questo turno viene il conteggio finale.
prosperity-prompt-last = Ultimo turno · { $prompt }
prosperity-ended-last-tile-drawn = Il turno della 36ª tessera ha chiuso la partita (regolamento, fine della partita).
