# Le regole di Prosperity, con parole nostre.

rules-prosperity-goal-title = Lo scopo
rules-prosperity-goal-text =
    Guidi un paese dal 1970 alla fine degli anni 2030. Costruisci centrali, reti, trasporti e istituzioni, paghi la ricerca e tieni basso l’inquinamento.

    Vince chi alla fine ha **più punti prosperità**. I punti arrivano poco a poco durante la partita e poi nel conteggio finale.
rules-prosperity-board-title = Il tuo paese
rules-prosperity-board-text =
    Un paese ha undici spazi. Il colore dice che cosa vi può stare:

    - **rosa**: centrali
    - **giallo**: reti
    - **verde**: trasporti
    - **blu**: infrastrutture

    Alcuni spazi hanno già qualcosa di stampato. Conta come una tessera finché non viene coperto. A sud due spazi blu sono **chiusi** finché una tessera trasporto non copre l’area verde sopra di loro.

    Due tracciati mostrano il **bilancio** di energia e di ecologia: tutti i più e i meno del tuo paese, sommati. Un terzo porta i dischi dell’**inquinamento**.

    Cominci con 100 €, 8 dischi e i due segnalini della ricerca sulle caselle più basse.
rules-prosperity-research-board-title = Il tabellone della ricerca
rules-prosperity-research-board-text =
    Ci sono due tracciati, **energia** ed **ecologia**, di 27 caselle ciascuno su sei livelli: 2, 3, 4, 5, 6 e 7 caselle, dal basso in alto.

    Le tessere in vendita stanno accanto al loro tracciato e al loro livello. Il livello del tuo segnalino fissa il prezzo che paghi. Un segnalino sull’ultima casella non va oltre; i passi in più si perdono.
rules-prosperity-tiles-title = Le tessere
rules-prosperity-tiles-text =
    Le tessere sono 60. 24 sono in vendita dall’inizio, due per livello su ogni lato. Le altre 36 vengono dalla pila, decennio per decennio: cinque per decennio, sei per gli anni 2030, mescolate all’interno del decennio.

    Una tessera mostra il suo genere con il colore, e fino a quattro simboli. Quelle della pila hanno anche un **simbolo cerchiato**: si conteggia quando la tessera viene pescata.

    Ogni decennio conteggia ogni simbolo una sola volta. Gli anni 2030 conteggiano due volte la prosperità. Tutti sanno quindi che cosa deve ancora venire.
rules-prosperity-turn-title = Un turno
rules-prosperity-turn-text =
    Comincia un giocatore a sorte, poi si va in senso orario. I turni sono 36: 18 a testa in due, 12 in tre, 9 in quattro.

    - **Pescare**: si gira la prima tessera della pila. **Tutti** conteggiano il suo simbolo cerchiato, a partire da chi è di turno.
    - La tessera va poi in vendita. Si può comprare subito.
    - **Agire**: chi è di turno fa **due azioni**. Nessuno può passare.
rules-prosperity-energy-title = Conteggio dell’energia
rules-prosperity-energy-text =
    Se il tuo bilancio di energia è sopra lo zero, ricevi **50 € per ogni livello**.

    Se è sotto, regoli ogni livello mancante: **paga 100 € o prendi un disco**. Puoi mescolare le due cose come vuoi, e prendere dischi anche se hai denaro. Con meno di 100 € non c’è nulla da scegliere.

    A zero non succede nulla.
rules-prosperity-ecology-title = Conteggio dell’ecologia
rules-prosperity-ecology-text =
    Se il tuo bilancio di ecologia è sopra lo zero, **togli un disco per ogni livello**. Per ogni disco che non c’è da togliere ricevi 50 €.

    Se è sotto, **prendi un disco per ogni livello**.

    A zero non succede nulla.
rules-prosperity-capital-title = Conteggio del capitale
rules-prosperity-capital-text = Ricevi **100 € per ogni simbolo capitale** del tuo paese.
rules-prosperity-research-title = Conteggio della ricerca
rules-prosperity-research-text = Sali di **una casella per ogni simbolo ricerca** del tuo paese. Dividi i passi tra i due tracciati come vuoi.
rules-prosperity-prosperity-title = Conteggio della prosperità
rules-prosperity-prosperity-text =
    Fai **un punto per ogni simbolo prosperità**. Contano quelli delle tessere e anche i globi visibili sul tuo tracciato dell’inquinamento.

    Non fai punti finché un disco sta sul triangolo.
rules-prosperity-pollution-title = L’inquinamento
rules-prosperity-pollution-text =
    I dischi riempiono il tracciato dal basso in alto. Il più alto si toglie per primo.

    Il tracciato ha quindici spazi rotondi. Il **1º, il 6º e l’11º** mostrano un globo. Un globo senza disco conta come un simbolo prosperità: tre senza dischi, due con 1-5 dischi, uno con 6-10, nessuno oltre.

    Il 16º disco e i successivi vanno sul **triangolo**. Finché ce n’è uno, il tuo paese è troppo inquinato: non fai nessun punto. I punti mancati non tornano; quelli che hai restano.
rules-prosperity-actions-title = Le quattro azioni
rules-prosperity-actions-text =
    Fanne due, anche due volte la stessa.

    - **Entrate**: prendi 100 €.
    - **Bonifica**: togli il tuo disco più alto. Se non ce n’è, non ricevi nulla.
    - **Ricerca**: sali di una casella su un tracciato.
    - **Compra una tessera**, vedi sotto.

    Un’azione senza effetto è permessa, se il tavolo non ha deciso altrimenti.
rules-prosperity-buying-title = Quanto costa una tessera
rules-prosperity-buying-text =
    Confronta il livello della tessera con quello del tuo segnalino sul tracciato di quella tessera:

    - la tessera è **più in basso**: 50 €
    - allo **stesso** livello: 100 €
    - **più in alto**: 100 €, e altri 100 € per ogni livello sopra il tuo

    La casella all’interno del livello non conta.
rules-prosperity-placing-title = Piazzare una tessera
rules-prosperity-placing-text =
    Una tessera va subito su uno spazio del suo colore, vuoto, stampato o già occupato. Puoi anche coprire qualcosa di migliore, o comprato in questo turno.

    Ciò che è coperto **non conta più** e non torna mai. Le tessere non si spostano.

    Qualsiasi tessera trasporto sull’area verde apre per sempre i due spazi chiusi. Gli altri trasporti non aprono nulla.

    Poi i tuoi bilanci cambiano dei simboli della nuova tessera, meno quelli che copre.
rules-prosperity-specials-title = Tessere speciali
rules-prosperity-specials-text =
    Le tessere speciali sono grigie e non si piazzano mai. Si comprano al prezzo solito, agiscono subito e spariscono:

    - uno o due **punti**; nessuno finché un disco sta sul tuo triangolo
    - fino a **tre dischi** se ne vanno; nulla per quelli che mancano
rules-prosperity-end-title = La fine della partita
rules-prosperity-end-text =
    Dopo il turno in cui è stata pescata la 36ª tessera, tutti conteggiano, passo per passo:

    - **Energia, due volte.** Ogni volta decidi come regolare ciò che manca, con il denaro di quel momento.
    - **Ecologia, due volte.** Può ancora liberare il triangolo.
    - **Capitale, una volta.**
    - **Denaro**: ogni 300 € interi diventano un punto. Il resto serve per i pareggi.
    - **Ricerca**: ognuno sale su entrambi i tracciati di tutti i suoi simboli ricerca. Su ogni tracciato il segnalino più alto prende **3 punti**, il secondo **1 punto**. Più primi prendono 2 punti a testa, e il secondo nulla. Più secondi non prendono nulla.
    - **Prosperità, una volta.**
rules-prosperity-ties-title = Pareggi
rules-prosperity-ties-text = A parità di punti è davanti chi ha più denaro. Se anche il denaro è pari, il posto è condiviso.
rules-prosperity-options-title = Le scelte del tavolo
rules-prosperity-options-text =
    - **Plancia**: ogni posto ha il lato argento o quello nero, più difficile. Ciò che mostra il lato nero è ricostruito.
    - **Triangolo**: toglie tutti i punti, o solo quelli dei conteggi di prosperità.
    - **Azioni senza effetto**: bonificare senza dischi e fare ricerca in cima a un tracciato sono permessi, oppure no.
rules-prosperity-advice-title = Primi passi
rules-prosperity-advice-text =
    - Il lato sinistro del tabellone serve energia e capitale, il destro ecologia e ricerca.
    - Prima di comprare guarda che cosa deve ancora venire nel decennio: un conteggio dell’energia con un cattivo bilancio è caro.
    - I punti arrivano ogni decennio. Un globo scoperto presto rende molte volte.
    - Stai lontano dal triangolo, o lascialo in fretta.
