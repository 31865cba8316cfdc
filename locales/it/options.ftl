# Che cosa la pagina dice di ogni gioco: il nome, una riga, le opzioni.

option-players-some = { $others } o { $last } giocatori
option-players-one = { $last } giocatori
option-wrong-players = «{ $value }» è per { $players }.
option-no-effect = Senza effetto con quello che è scelto qui.

game-seven-wonders = 7 Wonders
game-seven-wonders-pitch = Scegli le carte, innalza una meraviglia, tieni d’occhio i due vicini.
game-prosperity = Prosperity
game-prosperity-pitch = Dai energia a un paese per decenni e mantieni pulita l’aria.
game-wealth-of-nations = Wealth of Nations
game-wealth-of-nations-pitch = Fonda industrie, contratta, fai muovere i mercati.

# What lists say of a game that waits: where it is, and what is asked.
now-seven-wonders-wonder = Preparazione: scegli la tua meraviglia
now-seven-wonders-side = Preparazione: scegli il lato della tua plancia
now-seven-wonders-play-card = Era { $age ->
    [1] I
    [2] II
   *[3] III
}, turno { $turn }: gioca una carta
now-seven-wonders-seventh-card = Era { $age ->
    [1] I
    [2] II
   *[3] III
}: gioca anche la settima carta
now-seven-wonders-discard-pick = Era { $age ->
    [1] I
    [2] II
   *[3] III
}, turno { $turn }: costruisci una carta dagli scarti
now-prosperity-actions = Turno { $turn } di { $turns }: { $left ->
    [one] resta un’azione
   *[other] restano { $left } azioni
}
now-prosperity-settle = Turno { $turn } di { $turns }: manca energia
now-prosperity-advance = Turno { $turn } di { $turns }: dividi i tuoi passi di ricerca
now-prosperity-final-energy = Conteggio finale: manca energia
now-wealth-of-nations-package = Preparazione: prendi un pacchetto
now-wealth-of-nations-claim = Preparazione: piazza la prima bandiera
now-wealth-of-nations-station = Preparazione: piazza la prima unità
now-wealth-of-nations-trade = Turno { $round }, Commercio: compra, vendi o passa
now-wealth-of-nations-develop = Turno { $round }, Sviluppo: fai un’azione o passa
now-wealth-of-nations-march = Turno { $round }, Sviluppo: attiva le tue unità
now-wealth-of-nations-defence = Turno { $round }, Sviluppo: combatti o lascia entrare
now-wealth-of-nations-operation = Turno { $round }, Sviluppo: che cosa fa la tua unità
now-wealth-of-nations-occupy = Turno { $round }, Produzione: quali unità occupano
now-wealth-of-nations-produce = Turno { $round }, Produzione: che cosa far funzionare
now-wealth-of-nations-repay = La fine: rimborsa le tue cambiali

option-seven-wonders-wonders = Meraviglie
option-seven-wonders-wonders-hint = Come ognuno riceve la sua meraviglia.
option-seven-wonders-wonders-dealt = Distribuite a caso
option-seven-wonders-wonders-chosen = Scelte a turno
option-seven-wonders-sides = Lati delle plance
option-seven-wonders-sides-hint = I lati notte hanno poteri più insoliti.
option-seven-wonders-sides-chosen = Ognuno sceglie
option-seven-wonders-sides-day = Tutti di giorno
option-seven-wonders-sides-night = Tutti di notte
option-seven-wonders-sides-random = A caso

option-prosperity-boards = Plance
option-prosperity-boards-hint = Su quale lato della plancia gioca ogni posto. Il nero è più difficile: l’industria locale inquina e il laboratorio consuma energia.
option-prosperity-boards-silver = Argento
option-prosperity-boards-black = Nero
option-prosperity-triangle = Troppo inquinamento
option-prosperity-triangle-hint = Che cosa perde a un conteggio un paese troppo inquinato.
option-prosperity-triangle-all = Tutti i punti
option-prosperity-triangle-symbols = I punti di prosperità
option-prosperity-null-actions = Azioni senza effetto
option-prosperity-null-actions-hint = Bonifica senza dischi, ricerca su un tracciato pieno.
option-prosperity-null-actions-allowed = Ammesse
option-prosperity-null-actions-forbidden = Vietate

option-wealth-of-nations-edition = Edizione
option-wealth-of-nations-edition-hint = Nella seconda si comprano e si vendono fino a tre cubi alla volta, si pagano interessi sulle cambiali e si finisce con una vendita veloce.
option-wealth-of-nations-edition-second = Seconda edizione
option-wealth-of-nations-edition-first = Prima edizione
option-wealth-of-nations-war-clouds = War Clouds
option-wealth-of-nations-war-clouds-hint = Unità militari si muovono, combattono, prendono terre e vivono delle industrie altrui.
option-wealth-of-nations-terrain = Terreno
option-wealth-of-nations-terrain-hint = Altri sei esagoni sono chiusi: tabellone più piccolo, partita più breve; ogni disposizione è per certi numeri di giocatori.
option-wealth-of-nations-terrain-none = Nessuno
option-wealth-of-nations-terrain-mountains-and-valleys = Monti e valli
option-wealth-of-nations-terrain-through-the-passes = Attraverso i passi
option-wealth-of-nations-terrain-lake-country = Paese dei laghi
option-wealth-of-nations-terrain-friends-and-foes = Amici e nemici
option-wealth-of-nations-terrain-the-great-ocean = Il grande oceano
option-wealth-of-nations-terrain-five-empires = Cinque imperi
option-wealth-of-nations-final-pass = Passare è definitivo
option-wealth-of-nations-final-pass-hint = Chi passa in una fase commercio non fa più azioni commercio in quella fase.
option-wealth-of-nations-cash-only = Solo denaro all’inizio
option-wealth-of-nations-cash-only-hint = Invece dei pacchetti ognuno riceve 360 $ e piazza una bandiera dove vuole sul tabellone.
option-wealth-of-nations-synergy = Punti in comune
option-wealth-of-nations-synergy-hint = Un punto su tessere di più giocatori rende a ognuno di loro invece che a nessuno.
option-wealth-of-nations-mine-leads-draft = La miniera sceglie per prima
option-wealth-of-nations-mine-leads-draft-hint = Il primo pacchetto lo sceglie un altro, non il primo giocatore.
option-wealth-of-nations-five-players = In cinque giocatori
option-wealth-of-nations-five-players-hint = Quale pacchetto industria della seconda edizione si toglie quando si gioca in cinque.
option-wealth-of-nations-five-players-without-generators = Senza i generatori
option-wealth-of-nations-five-players-without-integrated-economy = Senza l’Economia integrata
option-wealth-of-nations-money = Denaro degli altri
option-wealth-of-nations-money-hint = Se vedi esattamente quanto denaro hanno gli altri, o solo all’incirca.
option-wealth-of-nations-money-exact = Visto esattamente
option-wealth-of-nations-money-rough = Visto all’incirca
option-wealth-of-nations-sleeping = Una partita che si arena
option-wealth-of-nations-sleeping-hint = Che cosa succede quando per dieci turni interi nessuno fa altro che passare. La partita può finire: con l’ultima fase commercio o la vendita finale della sua edizione, poi si contano i punti.
option-wealth-of-nations-sleeping-ends = Finisce
option-wealth-of-nations-sleeping-goes-on = Continua per sempre
