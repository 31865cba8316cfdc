# I disegni delle regole di Prosperity.

drawing-prosperity-land = Un paese all’inizio: ciò che è stampato conta come una tessera, due spazi sono chiusi e otto dischi stanno sul tracciato dell’inquinamento.
drawing-prosperity-ladder = Due tracciati di sei livelli. Conta il livello del tuo segnalino, non la sua casella.
drawing-prosperity-tiles = Una tessera mostra il suo genere con il colore; quelle della pila mostrano anche che cosa si conteggia quando sono pescate.
drawing-prosperity-draw = Si pesca una tessera, e tutti conteggiano l’ecologia. Ciò che resta per questo decennio non è un segreto.
drawing-prosperity-energy = Un livello sopra lo zero rende 50 €. Per un livello mancante paghi 100 € o prendi un disco.
drawing-prosperity-ecology = Sotto lo zero ogni livello porta un disco; sopra lo zero ognuno toglie un disco.
drawing-prosperity-capital = Ogni simbolo di capitale rende 100 €.
drawing-prosperity-steps = Ogni simbolo di ricerca fa salire di una casella, sul tracciato che vuoi.
drawing-prosperity-prosperous = Simboli sulle tessere e globi visibili: ognuno è un punto.
drawing-prosperity-discs = Meno dischi, più globi visibili. Un disco sul triangolo toglie tutti i punti.
drawing-prosperity-actions = Due di queste in ogni turno, o due volte la stessa.
drawing-prosperity-levels = Dal livello 2: una tessera più bassa costa 50 €, una dello stesso livello 100 €, e ogni livello in più altri 100 €.
drawing-prosperity-covering = La stessa centrale accanto a quella vecchia, o sopra: ciò che è coperto non conta più.
drawing-prosperity-specials = Le tessere speciali agiscono subito e poi spariscono.
drawing-prosperity-final = Due paesi alla fine, e da dove vengono i loro punti.
drawn-prosperity-country = Il tuo paese
drawn-prosperity-tile-start = in vendita dall’inizio
drawn-prosperity-tile-ringed = della pila, con il simbolo cerchiato
drawn-prosperity-tile-special = speciale: agisce subito
drawn-prosperity-or = o
drawn-prosperity-discs = { $count ->
    [one] 1 disco
   *[other] { $count } dischi
}
drawn-prosperity-no-globe = nessun globo, nessun punto
drawn-prosperity-action-cleanup = uno in meno
drawn-prosperity-action-research = una casella in su
drawn-prosperity-action-buy = una tessera
drawn-prosperity-levels = livello della tessera, e il suo prezzo
drawn-prosperity-place-beside = Su uno spazio libero
drawn-prosperity-place-covered = Sopra la vecchia centrale
