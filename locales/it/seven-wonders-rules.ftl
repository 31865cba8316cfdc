### Le regole di 7 Wonders, con parole nostre.

rules-seven-wonders-aim-title = Di che cosa si tratta
rules-seven-wonders-aim-text =
    Guidi una città dell’antichità e ne innalzi la meraviglia. La partita dura tre **Ere**. In ogni Era giochi sei carte, una dopo l’altra, e tutti giocano nello stesso momento.

    Le carte sono edifici: alcuni danno risorse, altri punti, commercio, scudi o scienza. Alla fine di ogni Era la tua forza viene confrontata con quella dei due vicini. Dopo la terza Era si sommano tutti i punti: vince la città che ne ha di più.

    Hai a che fare solo con i tuoi **due vicini**, subito a sinistra e a destra: da loro compri e con loro combatti. Anche gli altri contano, perché scelgono dalle mani che vedrai più tardi.

rules-seven-wonders-setup-title = Preparazione
rules-seven-wonders-setup-text =
    Ognuno riceve una plancia con una meraviglia e 3 monete. Ogni plancia ha un lato **giorno** e un lato **notte**, con stadi diversi; la notte è un po’ più difficile. La plancia dà anche una risorsa fin dall’inizio.

    Si preparano tre mazzi, uno per Era. Ogni carta dice da quanti giocatori in su si usa, così ci sono sempre sette carte a testa. Per l’Era III si pescano a caso, fra le dieci gilde, tante carte quanti sono i giocatori più due, e si mescolano al mazzo; nessuno sa quali.

    - Ere I e III: le mani passano a **sinistra**.
    - Era II: le mani passano a **destra**.

rules-seven-wonders-turn-title = Un turno
rules-seven-wonders-turn-text =
    All’inizio di un’Era ognuno riceve sette carte. Poi ci sono sei turni. In ogni turno:

    - **Scegli** una carta della tua mano. Resta coperta finché tutti non hanno scelto.
    - **Giocala**, tutti insieme: costruiscila, usala per lo stadio successivo della tua meraviglia, oppure vendila.
    - **Passa** il resto della mano a un vicino e prendi quella che arriva dall’altro lato.

    Al sesto turno hai due carte: ne giochi una, e l’altra finisce coperta fra gli scarti senza rendere nulla.

    Ciò che costruisci e le monete che ricevi ti servono dal turno successivo. Paghi con le monete che avevi all’inizio del turno.

rules-seven-wonders-building-title = Costruire una carta
rules-seven-wonders-building-text =
    Per costruire una carta ne sostieni il costo; poi resta nella tua città fino alla fine. Il costo è sul bordo sinistro della carta:

    - niente: la carta non costa nulla;
    - una moneta: paga quella somma alla banca;
    - risorse: la tua città deve produrle tutte, oppure compri dai vicini quelle che mancano.

    Le risorse non si consumano: la città le produce di nuovo a ogni turno. Ma ogni simbolo vale una volta sola per turno. Per due pietre servono due simboli di pietra. Una carta che mostra due risorse separate da un tratto dà l’una **o** l’altra, come ti serve in quel turno.

    Non si costruisce **mai due volte la stessa carta**. Due carte con lo stesso nome sono la stessa carta, anche se di Ere diverse, come il telaio.

rules-seven-wonders-chains-title = Concatenazioni
rules-seven-wonders-chains-text =
    Alcune carte portano un piccolo simbolo rotondo in basso a destra. Se hai costruito una carta così in un turno precedente, la carta che mostra lo stesso simbolo sotto il suo costo per te è **gratis**: né risorse né monete.

    - Una carta può aprirne altre due.
    - Il Foro si apre con l’uno o l’altro dei due empori.
    - Senza la concatenazione puoi comunque costruire la carta pagandone il costo.

rules-seven-wonders-trade-title = Comprare dai vicini
rules-seven-wonders-trade-text =
    Se alla tua città mancano risorse, puoi comprarle dai vicini di sinistra e di destra, e da nessun altro. Ogni risorsa costa **2 monete**, pagate al vicino che la produce. Lui non può rifiutare, e può ancora usarla.

    Puoi comprare:

    - la risorsa iniziale della sua plancia;
    - ciò che producono le sue carte **marroni** e **grigie**. Di una carta a scelta compri la risorsa che vuoi.

    Non si può comprare ciò che producono le sue carte gialle o gli stadi della sua meraviglia, né ciò che costruisce nello stesso turno. Ogni simbolo può essere comprato una volta per turno da ciascuno dei due vicini.

    Gli empori e il Mercato abbassano a **1 moneta** il prezzo di certe risorse. Se ci sono più modi di pagare, scegli tu; un modo non è offerto se un altro non costa di più da nessuno dei due lati.

rules-seven-wonders-stages-title = Gli stadi della meraviglia
rules-seven-wonders-stages-text =
    Invece di costruire una carta puoi usarla per lo **stadio successivo** della tua meraviglia. Paghi il costo dello stadio, non quello della carta. La carta finisce coperta sotto la plancia: non ha più nome, colore né effetto, e nessun altro saprà qual era.

    Gli stadi si costruiscono da sinistra a destra, uno per ogni carta giocata. Puoi cominciare in qualsiasi Era e non sei obbligato a farlo. L’effetto di uno stadio vale da quel momento; le monete si prendono una volta sola, quando lo costruisci.

rules-seven-wonders-selling-title = Vendere una carta
rules-seven-wonders-selling-text =
    Ogni carta si può vendere per **3 monete**, anche se avresti potuto costruirla. Va coperta fra gli scarti. Le monete si possono spendere dal turno successivo.

rules-seven-wonders-age-end-title = La fine di un’Era: i conflitti
rules-seven-wonders-age-end-text =
    Dopo il sesto turno ognuno confronta i propri scudi con quelli dei due vicini, separatamente. Valgono tutti gli scudi delle tue carte e degli stadi costruiti.

    - Più scudi del vicino: un segnalino vittoria che vale **1** nell’Era I, **3** nell’Era II e **5** nell’Era III.
    - Meno scudi: un segnalino sconfitta che vale **−1**, in ogni Era.
    - Altrettanti: niente.

    Gli scudi restano e valgono di nuovo nell’Era successiva. Una sconfitta non fa altri danni.

rules-seven-wonders-powers-title = Poteri speciali delle meraviglie
rules-seven-wonders-powers-text =
    Quasi tutti gli stadi danno punti, monete, scudi o risorse. Alcuni cambiano il modo di giocare:

    - **Babilonia**, notte: dall’Era in cui costruisci lo stadio, dopo il sesto turno giochi anche la settima carta. La costruisci, la usi per uno stadio o la vendi. È un turno a parte: le tue risorse sono di nuovo disponibili e puoi spendere ciò che hai ricevuto al sesto turno.
    - **Alicarnasso**: alla fine del turno in cui costruisci lo stadio guardi gli scarti e ne costruisci una carta gratis. Va bene qualsiasi Era, ma non una carta che la tua città ha già. Avviene dopo la settima carta di Babilonia.
    - **Olimpia**, giorno: un edificio di un colore che non c’è ancora nella tua città è gratis. Gli stadi non lo sono mai.
    - **Olimpia**, notte: la carta che giochi nel primo turno di ogni Era si può costruire gratis; con il secondo stadio, anche quella del sesto turno. Se vendi quella carta o la metti sotto la meraviglia, il vantaggio di quell’Era è perso.
    - **Babilonia**, su entrambi i lati, e la Gilda degli scienziati danno un simbolo scientifico che si fissa solo alla fine, per il maggior numero di punti.

rules-seven-wonders-guilds-title = Gilde
rules-seven-wonders-guilds-text =
    Le carte viola arrivano nell’Era III e danno punti alla fine. Quasi tutte contano ciò che c’è nelle città dei tuoi **due vicini**: le carte di un colore.

    - Gli **armatori** contano le tue carte marroni, grigie e viola, se stessi compresi.
    - I **costruttori** contano gli stadi costruiti in tre città: la tua e quelle dei due vicini.
    - I **decoratori** danno 7 punti se tutti gli stadi della tua plancia sono costruiti.
    - Gli **scienziati** danno un simbolo scientifico a scelta.

rules-seven-wonders-scoring-title = Punteggio
rules-seven-wonders-scoring-text =
    La partita finisce dopo i conflitti dell’Era III. Si sommano sette cose:

    - **Conflitti**: la somma dei tuoi segnalini vittoria e sconfitta. Può essere negativa.
    - **Tesoro**: 1 punto ogni 3 monete.
    - **Meraviglia**: i punti degli stadi costruiti.
    - **Carte blu**: i punti che mostrano.
    - **Carte gialle**: i punti di quelle dell’Era III, contati sulla tua città com’è alla fine.
    - **Scienza**: vedi sotto.
    - **Gilde**: i punti delle tue carte viola.

    I simboli scientifici sono tre: compasso, ingranaggio e tavoletta. Rendono in due modi. Per **ogni tipo**, moltiplica il numero di simboli per se stesso: 1, 4, 9, 16, 25… E ogni **serie** di tre simboli diversi vale altri 7 punti. Così 3 compassi, 2 ingranaggi e 1 tavoletta danno 9 + 4 + 1 + 7 = 21 punti.

rules-seven-wonders-ties-title = Parità
rules-seven-wonders-ties-text =
    A parità di punti è davanti la città con più monete. Se anche quelle sono pari, la posizione è condivisa e quella successiva non viene assegnata.

rules-seven-wonders-here-title = A questo tavolo
rules-seven-wonders-here-text =
    Si gioca da 3 a 7; i bot possono prendere qualsiasi posto. Quando apri un tavolo decidi:

    - come si danno le **meraviglie**: a caso, oppure scelte uno alla volta;
    - quale **lato** si gioca: scelto in segreto da ciascuno, tutti di giorno, tutti di notte, oppure a caso.

    La tua scelta è sigillata, e puoi cambiarla finché l’ultima persona non ha scelto. Il modo di pagare meno caro è già selezionato. Un edificio gratis non si paga mai. I simboli scientifici a scelta sono fissati per il maggior numero di punti. Le monete non finiscono mai.

    Le mani e le scelte sigillate sono nascoste. Le città, le monete, i segnalini, il numero degli scarti e quanto paga ciascuno sono visibili a tutti.
