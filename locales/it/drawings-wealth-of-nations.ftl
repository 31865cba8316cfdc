# I disegni delle regole di Wealth of Nations.

drawing-wealth-of-nations-points = Alla fine una tessera vale 4 punti, ogni 10 $ interi ne valgono 1, e ogni cambiale ne toglie 3.
drawing-wealth-of-nations-yields = Ogni industria ha il suo colore, e cinque di esse producono un bene di quel colore.
drawing-wealth-of-nations-dots = Un punto è intero al centro di una tessera, dove due metà si toccano su un lato e dove tre terzi si toccano a un angolo.
drawing-wealth-of-nations-bloc = Tre accademie sono un blocco: 3 cibo e 1 energia diventano 5 lavoro.
drawing-wealth-of-nations-board = Tre nazioni dopo la scelta dei pacchetti, ognuna con le sue prime tessere. Nessuno entra nel centro.
drawing-wealth-of-nations-packages = I pacchetti della seconda edizione. Le tessere di un pacchetto industria si piazzano subito.
drawing-wealth-of-nations-round = Un round ha tre fasi. Quello che serve per sviluppare e produrre si compra durante il commercio.
drawing-wealth-of-nations-wells = Comprare prende gli ultimi cubi del mercato e fa salire il prezzo; vendere riempie la casella seguente e lo fa scendere.
drawing-wealth-of-nations-between = Tra ciò che il mercato paga e ciò che chiede, da un baratto guadagnano entrambi.
drawing-wealth-of-nations-notes = Ogni cambiale in più rende 1 $ in meno, e rimborsarne una costa 25 $.
drawing-wealth-of-nations-interest = Con due cambiali si devono 2 $ di interessi quando comincia il round seguente.
drawing-wealth-of-nations-flags = Una bandiera va su un esagono libero accanto a una tua bandiera, e l’esagono è tuo.
drawing-wealth-of-nations-costs = Quanto costa ogni tessera. Il lavoro per la sua bandiera si paga prima.
drawing-wealth-of-nations-force = Una metà di una miniera e una metà di un generatore non combaciano: la tessera costa 1 capitale in più, e lì non c’è nessun punto.
drawing-wealth-of-nations-moving = Per 1 capitale l’accademia in alto è spostata e girata: le stesse tre tessere hanno 5 punti interi invece di 4.
drawing-wealth-of-nations-automated = Con un segnalino, 1 minerale nutre tutto il blocco, per quante tessere abbia. L’energia serve lo stesso.
drawing-wealth-of-nations-integrated = L’Economia integrata accanto a una fattoria: la sua sezione fattoria e la sua sezione generatore sono di due blocchi.
drawing-wealth-of-nations-banks = Le banche non hanno un punto loro: tre banche messe ad anello hanno tre punti interi.
drawing-wealth-of-nations-shared = Due metà di un colore, ma di due nazioni: il punto cerchiato non conta per nessuno.
drawing-wealth-of-nations-ending = Ancora una bandiera e questo è l’ultimo round. Anche un tabellone pieno di bandiere o cinque pile vuote lo farebbero finire.
drawing-wealth-of-nations-final-sale = I cubi che tutti hanno insieme fissano un solo prezzo per ogni bene.
drawing-wealth-of-nations-score = Una nazione alla fine: sei tessere, 21 $ e due cambiali.
drawing-wealth-of-nations-editions = Che cosa cambia tra le scatole: le tessere nelle pile, le bandiere e il denaro dei pacchetti materie prime.
drawing-wealth-of-nations-units = Due unità condividono una tessera. La sua bandiera è girata: una di loro è stata costruita in questa fase.
drawing-wealth-of-nations-march = Un’unità attivata va su un esagono vicino. Mai nel centro, che qui sta in alto a destra.
drawing-wealth-of-nations-conquest = La conquista: l’unità e la bandiera senza tessera sono tolte, e l’esagono riceve una bandiera di chi attacca.
drawing-wealth-of-nations-landings = Un trasporto raggiunge ogni esagono illuminato: tutti quelli senza pezzi nemici, anche lontani.
drawing-wealth-of-nations-occupied = Un’unità occupa un blocco di fabbriche e prende un cubo di ciò che produce.
drawing-wealth-of-nations-terrains = Le sei disposizioni chiudono altri sei esagoni ciascuna.
drawn-won-each-tile = ogni tessera
drawn-won-each-money = ogni { $money } interi
drawn-won-each-note = ogni cambiale
drawn-won-dot-middle = Il centro
drawn-won-dot-middle-text = intero da solo
drawn-won-dot-halves = Due metà
drawn-won-dot-halves-text = 1 punto su un lato
drawn-won-dot-thirds = Tre terzi
drawn-won-dot-thirds-text = 1 punto a un angolo
drawn-won-dot-clash = Colori diversi
drawn-won-dot-clash-text = nessun punto
drawn-won-takes = Serve
drawn-won-takes-for = { $good ->
    [food] { $what }, uno per tessera
    [energy] { $what } per tutto il blocco
   *[other] { $what }
}
drawn-won-yields = Produce
drawn-won-times = { $count } × { $each }
drawn-won-packages-industry = Pacchetti industria
drawn-won-packages-commodity = Pacchetti materie prime
drawn-won-phase-trade = Comprare, vendere, barattare, farsi prestare
drawn-won-phase-develop = Bandiere, tessere, spostamenti, automazione
drawn-won-phase-produce = Nutrire, dare energia, raccogliere
drawn-won-market-before = Compra i tre cerchiati
drawn-won-market-bought = Comprati: { $prices }
drawn-won-market-sold = O uno venduto: { $price }
drawn-won-market-next = poi: compra { $buy }, vendi { $sell }
drawn-won-barter-sell = il mercato paga
drawn-won-barter-offer = l’offerta
drawn-won-barter-buy = il mercato chiede
drawn-won-note-nth = cambiale { $nth }
drawn-won-note-back = renderne una
drawn-won-note-end = punti alla fine
drawn-won-interest-before = prima
drawn-won-interest-after = comincia il round
drawn-won-flag-where = qui può andare
drawn-won-flag-yours = ora l’esagono è tuo
drawn-won-force-tile = la tessera
drawn-won-force-more = in più, perché non combaciano
drawn-won-dots = { $count } punti interi
drawn-won-automation-token = Il segnalino costa
drawn-won-automation-food = Produrre con il cibo
drawn-won-automation-ore = O con il minerale
drawn-won-sale-cubes = { $count ->
    [one] 1 cubo in tutto
   *[other] { $count } cubi in tutto
}
drawn-won-sale-each = per ognuno
drawn-won-score-tiles = { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
}
drawn-won-score-sum = Punti
drawn-won-edition-flags = Bandiere in { $seats } giocatori
drawn-won-edition-money = In un pacchetto materie prime
drawn-won-unit-cost = Un’unità costa
drawn-won-march = fino a { $count } attivazioni
drawn-won-conquest-before = un’unità su una bandiera senza tessera
drawn-won-conquest-after = una bandiera propria
drawn-won-occupier = { $who } prende
drawn-won-owner = { $who } tiene
