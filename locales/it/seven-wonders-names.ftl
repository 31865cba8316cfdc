### I nomi di 7 Wonders: carte, meraviglie, risorse e che cosa fanno.

## Carte

card-lumber-yard = Deposito di legname
card-stone-pit = Cava di pietra
card-clay-pool = Bacino d’argilla
card-ore-vein = Filone
card-tree-farm = Vivaio
card-excavation = Scavo
card-clay-pit = Fossa d’argilla
card-timber-yard = Taglio del bosco
card-forest-cave = Grotta nel bosco
card-mine = Miniera
card-loom-1 = Telaio
card-loom-2 = { card-loom-1 }
card-glassworks-1 = Vetreria
card-glassworks-2 = { card-glassworks-1 }
card-press-1 = Pressa
card-press-2 = { card-press-1 }
card-altar = Altare
card-theater = Teatro
card-well = Pozzo
card-baths = Bagni
card-tavern = Taverna
card-east-trading-post = Emporio orientale
card-west-trading-post = Emporio occidentale
card-marketplace = Mercato
card-stockade = Palizzata
card-barracks = Caserma
card-guard-tower = Torre di guardia
card-apothecary = Speziale
card-workshop = Bottega
card-scriptorium = Scrittorio
card-sawmill = Segheria
card-quarry = Cava
card-brickyard = Mattonaia
card-foundry = Fonderia
card-aqueduct = Acquedotto
card-temple = Tempio
card-statue = Statua
card-courthouse = Tribunale
card-forum = Foro
card-caravansery = Caravanserraglio
card-vineyard = Vigneto
card-bazar = Bazar
card-walls = Mura
card-training-ground = Campo d’addestramento
card-stables = Scuderie
card-archery-range = Campo di tiro
card-dispensary = Dispensario
card-laboratory = Laboratorio
card-library = Biblioteca
card-school = Scuola
card-gardens = Giardini
card-senate = Senato
card-town-hall = Municipio
card-pantheon = Pantheon
card-palace = Palazzo
card-lighthouse = Faro
card-haven = Porto
card-chamber-of-commerce = Camera di commercio
card-ludus = Ludus
card-arena = Arena
card-fortifications = Fortificazioni
card-circus = Circo
card-arsenal = Arsenale
card-siege-workshop = Officina d’assedio
card-castrum = Castrum
card-lodge = Loggia
card-observatory = Osservatorio
card-university = Università
card-academy = Accademia
card-study = Studio
card-workers-guild = Gilda dei lavoratori
card-craftsmens-guild = Gilda degli artigiani
card-magistrates-guild = Gilda dei magistrati
card-traders-guild = Gilda dei mercanti
card-spies-guild = Gilda delle spie
card-philosophers-guild = Gilda dei filosofi
card-shipowners-guild = Gilda degli armatori
card-scientists-guild = Gilda degli scienziati
card-decorators-guild = Gilda dei decoratori
card-builders-guild = Gilda dei costruttori

## Gilde dove c’è poco spazio

card-workers-guild-short = Lavoratori
card-craftsmens-guild-short = Artigiani
card-magistrates-guild-short = Magistrati
card-traders-guild-short = Mercanti
card-spies-guild-short = Spie
card-philosophers-guild-short = Filosofi
card-shipowners-guild-short = Armatori
card-scientists-guild-short = Scienziati
card-decorators-guild-short = Decoratori
card-builders-guild-short = Costruttori
card-timber-yard-short = Taglio
card-lumber-yard-short = Legname
card-clay-pool-short = Bacino
card-clay-pit-short = Fossa
card-forest-cave-short = Grotta
card-east-trading-post-short = Emporio est
card-west-trading-post-short = Emp. ovest
card-caravansery-short = Caravanserr.
card-guard-tower-short = Torre
card-training-ground-short = Addestram.
card-chamber-of-commerce-short = Commercio
card-siege-workshop-short = Assedio

## Meraviglie

wonder-alexandria = Alessandria
wonder-babylon = Babilonia
wonder-ephesos = Efeso
wonder-gizah = Giza
wonder-halikarnassos = Alicarnasso
wonder-olympia = Olimpia
wonder-rhodos = Rodi

monument-alexandria = Faro
monument-babylon = Giardini pensili
monument-ephesos = Tempio di Artemide
monument-gizah = Piramide
monument-halikarnassos = Mausoleo
monument-olympia = Statua di Zeus
monument-rhodos = Colosso

side-day = giorno
side-night = notte

## La plancia di una meraviglia. $built e $all: quanti stadi; $number: quale.

wonder-picture = { $wonder }: { $monument }, { $built ->
    [one] { $built } stadio costruito
   *[other] { $built } stadi costruiti
} su { $all }
stage-title = Stadio { $number } di { $wonder }
stage-built = costruito
stage-covered = La carta sotto questo stadio è dell’Era { $age }
wonder-coins = { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}

## Risorse

resource-wood = legno
resource-stone = pietra
resource-ore = minerale
resource-clay = argilla
resource-glass = vetro
resource-papyrus = papiro
resource-loom = tessuto

amount-wood = { $amount } legno
amount-stone = { $amount ->
    [one] 1 pietra
   *[other] { $amount } pietre
}
amount-ore = { $amount ->
    [one] 1 minerale
   *[other] { $amount } minerali
}
amount-clay = { $amount ->
    [one] 1 argilla
   *[other] { $amount } argille
}
amount-glass = { $amount } vetro
amount-papyrus = { $amount ->
    [one] 1 papiro
   *[other] { $amount } papiri
}
amount-loom = { $amount ->
    [one] 1 tessuto
   *[other] { $amount } tessuti
}
amount-coins = { $amount ->
    [one] 1 moneta
   *[other] { $amount } monete
}

## Colori delle carte

kind-brown = Carta marrone: materie prime.
kind-grey = Carta grigia: manufatti.
kind-blue = Carta blu: edificio civile.
kind-yellow = Carta gialla: edificio commerciale.
kind-red = Carta rossa: edificio militare.
kind-green = Carta verde: edificio scientifico.
kind-purple = Carta viola: gilda.

## Quanto costa una carta e che cosa apre

card-costs = Costa { $list }.
card-costs-nothing = Non costa nulla.
card-price = { $amount ->
    [one] Paghi 1 moneta.
   *[other] Paghi { $amount } monete.
}
card-free-after = Gratis se hai { $list }.
card-opens = Permette di costruire gratis in seguito: { $list }.

## Effetti

effect-produces = Produce { $list } a ogni turno.
effect-produces-one-of = Produce a ogni turno una risorsa a scelta: { $list }.
effect-shields = { $amount ->
    [one] 1 scudo in ogni conflitto.
   *[other] { $amount } scudi in ogni conflitto.
}
effect-science-compass = 1 compasso, che vale per la scienza alla fine.
effect-science-gear = 1 ingranaggio, che vale per la scienza alla fine.
effect-science-tablet = 1 tavoletta, che vale per la scienza alla fine.
effect-science-any = 1 simbolo scientifico a scelta; alla fine diventa quello che ti dà più punti.
effect-coins = { $amount ->
    [one] Prendi subito 1 moneta.
   *[other] Prendi subito { $amount } monete.
}
effect-points = { $amount ->
    [one] 1 punto alla fine.
   *[other] { $amount } punti alla fine.
}
effect-discount-raw-left = Legno, pietra, minerale e argilla comprati dal vicino di sinistra ti costano 1 moneta invece di 2.
effect-discount-raw-right = Legno, pietra, minerale e argilla comprati dal vicino di destra ti costano 1 moneta invece di 2.
effect-discount-raw-both = Legno, pietra, minerale e argilla comprati dai vicini ti costano 1 moneta invece di 2.
effect-discount-manufactured-left = Vetro, papiro e tessuto comprati dal vicino di sinistra ti costano 1 moneta invece di 2.
effect-discount-manufactured-right = Vetro, papiro e tessuto comprati dal vicino di destra ti costano 1 moneta invece di 2.
effect-discount-manufactured-both = Vetro, papiro e tessuto comprati dai vicini ti costano 1 moneta invece di 2.
effect-coins-per = { $amount ->
    [one] Prendi subito 1 moneta per ogni { $what } { $where }.
   *[other] Prendi subito { $amount } monete per ogni { $what } { $where }.
}
effect-points-per = { $amount ->
    [one] 1 punto alla fine per ogni { $what } { $where }.
   *[other] { $amount } punti alla fine per ogni { $what } { $where }.
}
effect-points-if-complete = { $amount } punti alla fine se tutti gli stadi della tua meraviglia sono costruiti.
effect-seventh-card = Alla fine di ogni Era giochi anche la settima carta invece di scartarla.
effect-discard-pick = Alla fine di questo turno, guarda gli scarti e costruisci gratis una delle carte.
effect-first-of-color-free = Il tuo primo edificio di ogni colore è gratis.
effect-first-card-free = Il primo edificio che giochi in ogni Era è gratis.
effect-last-card-free = L’ultimo edificio che giochi in ogni Era è gratis.

## Che cosa si conta, e dove

counted-brown = carta marrone
counted-grey = carta grigia
counted-blue = carta blu
counted-yellow = carta gialla
counted-red = carta rossa
counted-green = carta verde
counted-brown-grey-purple = carta marrone, grigia o viola
counted-stages = stadio di meraviglia costruito
counted-of-self = nella tua città
counted-of-neighbors = nelle città dei tuoi due vicini
counted-of-all-three = nella tua città e in quelle dei tuoi due vicini
