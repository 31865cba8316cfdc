# The rules of Wealth of Nations, in our own words.

rules-wealth-of-nations-goal-title = Lo scopo
rules-wealth-of-nations-goal-text =
    Guidi una nazione. Prendi terre, vi costruisci industrie, le nutri e dai loro energia, e vendi o baratti quello che producono. I prezzi salgono e scendono con quello che tutti comprano e vendono.

    Alla fine ogni tua tessera sul tabellone vale **4 punti**, ogni 10 $ interi valgono **1 punto**, e ogni cambiale che hai ancora costa **3 punti**. Vince chi ha più punti.

    Questa pagina dà le regole della **seconda edizione**, che i tavoli giocano se non scelgono altro. Quello che la prima edizione fa in modo diverso, War Clouds e le altre scelte di un tavolo hanno capitoli propri.
rules-wealth-of-nations-goods-title = Industrie e materie prime
rules-wealth-of-nations-goods-text =
    Ci sono sei industrie. Ognuna ha il suo colore, e cinque producono una materia prima di quel colore:

    - Le **fattorie** producono **cibo** (giallo).
    - I **generatori** producono **energia** (blu).
    - Le **accademie** producono **lavoro** (rosso).
    - Le **miniere** producono **minerale** (grigio).
    - Le **fabbriche** producono **capitale** (nero).
    - Le **banche** (viola) producono **denaro**: 30 $ per punto.

    Le materie prime sono cubi. Si spendono per prendere esagoni, costruire e far funzionare le industrie. Ogni materia prima ha il suo mercato.
rules-wealth-of-nations-dots-title = I punti delle tessere
rules-wealth-of-nations-dots-text =
    Una tessera mostra **punti interi** e **punti parziali**: metà sui lati e terzi agli angoli. Ogni punto intero produce un cubo, o 30 $ nelle banche.

    Due metà dello stesso colore che si toccano su un lato fanno un punto intero. Così anche tre terzi dello stesso colore che si toccano a un angolo. Lati e angoli non si toccano mai tra loro.

    Perciò tessere ben accostate rendono molto più delle stesse tessere separate: una fabbrica rende 1 capitale, due ne rendono 2, tre ne rendono 4, quattro possono renderne 6.
rules-wealth-of-nations-blocs-title = I blocchi
rules-wealth-of-nations-blocs-text =
    Un **blocco** è un gruppo di tue tessere della stessa industria, collegate da punti parziali che si toccano. Basta che si tocchino: due terzi a un angolo collegano due fabbriche anche senza fare un punto intero.

    Tessere di industrie diverse, di proprietari diversi o senza punti parziali che si toccano sono blocchi diversi, anche se stanno una accanto all’altra.
rules-wealth-of-nations-setup-title = Preparazione
rules-wealth-of-nations-setup-text =
    Il tabellone ha 61 esagoni. Quello al centro è chiuso a tutti.

    Ci sono 12 tessere fattoria e 7 tessere di ogni altra industria. In due si hanno 18 bandiere ciascuno, in tre o quattro 16, in cinque 15, in sei 14.

    I mercati di cibo, energia e lavoro hanno 40 caselle e cominciano con 20 cubi; quelli di minerale e capitale ne hanno 30 e cominciano con 15.

    Chi pesca il generatore è il **primo giocatore**. Il segnalino passa a sinistra dopo ogni turno.
rules-wealth-of-nations-packages-title = La scelta dei pacchetti
rules-wealth-of-nations-packages-text =
    Tutti cominciano con dei pacchetti. Ci sono sei **pacchetti industria** e sei **pacchetti materie prime**, e ognuno si prende una volta sola.

    Pacchetti industria:

    - 1: tre fattorie
    - 2: due generatori e 10 $
    - 3: due accademie
    - 4: due miniere
    - 5: due fabbriche
    - 6: una fattoria e l’Economia integrata

    Pacchetti materie prime, ognuno con 80 $:

    - 1: 9 cibo, 1 energia
    - 2: 3 cibo, 2 energia, 1 lavoro
    - 3: 3 lavoro, 1 energia
    - 4: 1 lavoro, 1 minerale, 1 capitale
    - 5: 3 minerale
    - 6: 2 capitale, 1 energia

    Nel primo giro ognuno prende un pacchetto industria, in senso orario dal primo giocatore. Poi a ogni giro il verso si inverte: chi era ultimo sceglie di nuovo subito.

    - **Due o tre giocatori**: altri tre giri, un pacchetto qualsiasi.
    - **Quattro giocatori**: altri due giri, un pacchetto qualsiasi.
    - **Cinque o sei giocatori**: ancora un giro, un pacchetto materie prime. In cinque si toglie il pacchetto industria 2.

    Le tessere di un pacchetto si piazzano subito: su esagoni liberi, accostate in un solo gruppo, e mai in modo che si tocchino punti di colori diversi. Ognuna riceve una tua bandiera, senza costare lavoro.
rules-wealth-of-nations-round-title = Un turno
rules-wealth-of-nations-round-text =
    Un turno ha tre fasi, aperte dal primo giocatore:

    - **Commercio**: comprare e vendere ai mercati, barattare, chiedere prestiti.
    - **Sviluppo**: prendere esagoni, costruire, spostare, automatizzare.
    - **Produzione**: far funzionare i blocchi e raccogliere.

    Poi il segnalino passa a sinistra, si pagano gli interessi e comincia il turno dopo.

    Compra durante il commercio tutto quello che serve per l’intero turno: non c’è un altro momento.
rules-wealth-of-nations-trade-title = Commercio
rules-wealth-of-nations-trade-text =
    A turno, in senso orario, si fa una cosa:

    - **comprare** da uno a tre cubi ai mercati,
    - **vendere** da uno a tre cubi ai mercati,
    - **barattare** con un altro giocatore,
    - **passare**.

    La fase va avanti finché **tutti passano di seguito**. Chi ha passato può agire di nuovo quando gli tocca.
rules-wealth-of-nations-markets-title = Mercati e prezzi
rules-wealth-of-nations-markets-text =
    Un mercato ha caselle che si riempiono da sinistra. Si **compra sempre l’ultimo cubo** al prezzo della sua casella: più il mercato è pieno, meno costa. Si **vende sempre nella prima casella vuota** al suo prezzo: più il mercato è pieno, meno si riceve.

    Più cubi si pagano uno dopo l’altro. Possono essere di più materie prime, ma in un’azione si compra soltanto o si vende soltanto. Se non puoi pagare tutto, non si compra nulla.

    Un mercato vuoto vende ancora, al prezzo più alto. Uno pieno compra ancora, al prezzo più basso.

    Comprare costa sempre più di quanto rende vendere: andare e tornare fa perdere denaro. Il **prezzo di baratto** sta in mezzo. È solo un consiglio per gli scambi tra giocatori.

    I cubi spesi per costruire o produrre non tornano nelle caselle: solo le vendite fanno scendere un prezzo.
rules-wealth-of-nations-barter-title = Il baratto
rules-wealth-of-nations-barter-text =
    Quando tocca a te puoi barattare con **un** altro giocatore: cubi, denaro e cambiali da entrambe le parti, come volete. Va bene anche un regalo. Bandiere e tessere non cambiano mai mano.

    Tutti possono fare un’offerta a chi è di turno, e questi a tutti. Solo chi la riceve può accettarla; può anche rifiutarla o rispondere con un’altra. Nessuno deve aspettare la risposta. Quello che si offre deve esserci quando si accetta.

    Un baratto concluso è l’azione del giocatore di turno, chiunque lo abbia proposto. Le offerte ancora aperte scadono alla fine di quel turno.

    Con un’offerta si può scrivere una promessa. Non obbliga nessuno.
rules-wealth-of-nations-notes-title = Cambiali
rules-wealth-of-nations-notes-text =
    In ogni momento di una fase commercio, di turno o no, puoi chiedere un prestito. La prima **cambiale** dà 20 $, e ogni cambiale che hai già fa sì che la prossima dia 1 $ in meno: 20, 19, 18 e così via. Nessuno ha più di **20 cambiali**.

    Restituire una cambiale costa **25 $**, anche questo in ogni momento di una fase commercio. Nessuna delle due cose è un’azione.

    Le cambiali si barattano. Chi prende una cambiale si prende il debito.
rules-wealth-of-nations-interest-title = Gli interessi
rules-wealth-of-nations-interest-text =
    Quando comincia un turno, dal secondo in poi, ognuno paga **1 $ per ogni cambiale** che ha.

    Chi non può pagare prende esattamente quante nuove cambiali servono, e su quelle per ora non paga. Chi non può pagare nemmeno con 20 cambiali **esce dalla partita**: cubi, denaro e cambiali spariscono; bandiere, tessere e unità restano sul tabellone e sono d’intralcio.

    Se resta una sola nazione, vince.
rules-wealth-of-nations-develop-title = Sviluppo
rules-wealth-of-nations-develop-text =
    A turno, in senso orario, si fa una cosa:

    - piazzare una **bandiera**,
    - **costruire** una tessera,
    - **spostare** fino a tre tessere,
    - **automatizzare** un blocco,
    - o **passare**.

    La fase finisce quando tutti passano di seguito. Passare non è definitivo.
rules-wealth-of-nations-flags-title = Piazzare una bandiera
rules-wealth-of-nations-flags-text =
    Una bandiera costa **1 lavoro**. Va su un esagono libero **accanto a una tua bandiera**, mai al centro. Da allora l’esagono è tuo; nessun altro vi piazza bandiere o tessere.
rules-wealth-of-nations-build-title = Costruire una tessera
rules-wealth-of-nations-build-text =
    Una tessera va su un esagono con la tua bandiera e senza tessera, girata come vuoi. Costa:

    - **fattoria, generatore, accademia**: 1 minerale, 1 capitale
    - **miniera**: 1 lavoro, 1 energia, 1 capitale
    - **fabbrica**: 1 lavoro, 2 minerale
    - **banca**: 1 energia, 1 minerale, 1 capitale
    - **Economia integrata**: 1 minerale, 2 capitale

    La bandiera viene prima e costa a parte il suo lavoro. Quando una pila è vuota, quella tessera non si costruisce più.

    Punti parziali di **colori diversi non devono toccarsi**. Quelli dello stesso colore possono, anche con la tessera di un vicino, e ogni punto parziale può stare contro un lato vuoto.
rules-wealth-of-nations-force-title = Piazzamento forzato
rules-wealth-of-nations-force-text =
    Per **1 capitale** in più una tessera si piazza anche se i colori non combaciano, in quanti posti non importa. Fa parte del costruire o dello spostare e non è un’azione a sé. Nella scelta dei pacchetti non si forza nulla.

    Dove i colori non combaciano non c’è un punto intero.
rules-wealth-of-nations-move-title = Spostare tessere
rules-wealth-of-nations-move-text =
    Per **1 capitale** sollevi da una a tre tue tessere con le loro bandiere e le rimetti giù: su ogni esagono libero o con solo la tua bandiera, vicino o lontano, girate come vuoi. Girare una tessera sul posto conta come spostarla.

    Prima si sollevano tutte, poi si rimettono giù una alla volta. Ognuna che in quel momento non combacia costa 1 capitale in più. Una bandiera che è già dove va una tessera torna a te.

    Gli esagoni lasciati non sono più di nessuno.
rules-wealth-of-nations-automation-title = Automazione
rules-wealth-of-nations-automation-text =
    Per **1 energia e 2 capitale** metti un segnalino su un tuo blocco. Un blocco automatizzato si nutre tutto con **1 minerale** invece di 1 cibo per tessera. Il cibo resta possibile. L’energia serve comunque.

    Le fattorie non hanno bisogno di cibo e non si automatizzano.

    Se due blocchi si uniscono, il nuovo è automatizzato se lo era uno dei due. Se uno spostamento divide un blocco, una parte tiene il segnalino e scegli tu quale.
rules-wealth-of-nations-integrated-title = L’Economia integrata
rules-wealth-of-nations-integrated-text =
    Ce n’è una sola. Ha una **sezione generatore** e una **sezione fattoria**, che fanno parte di due blocchi e funzionano separatamente. Può unire due gruppi di fattorie in un blocco.

    La sezione generatore richiede 1 cibo, o il minerale del suo blocco, e nessuna energia. La sezione fattoria non richiede cibo, ma il suo blocco di fattorie deve avere energia.

    La tessera vale 4 punti come le altre. La sua pila non conta per la fine della partita.
rules-wealth-of-nations-produce-title = Produzione
rules-wealth-of-nations-produce-text =
    Tutti decidono insieme, di nascosto, che cosa funziona:

    - **1 cibo per ogni tessera** nutrita; le fattorie si nutrono da sole.
    - **1 energia per ogni blocco**; i generatori ne fanno a meno.
    - In un blocco automatizzato 1 minerale può sostituire tutto il cibo.

    Puoi nutrire solo alcune tessere di un blocco. I punti che stanno, anche in parte, su una tessera non nutrita non contano. Un blocco di fattorie funziona intero o per niente.

    Ogni punto intero produce un cubo, quello di una banca 30 $. Tutto si paga prima di raccogliere: quello che ricevi ora non paga questa fase. Un blocco funziona una volta per turno.
rules-wealth-of-nations-shared-title = Punti in comune con un vicino
rules-wealth-of-nations-shared-text = Un punto intero su tessere di più proprietari non rende nulla a nessuno. Con l’opzione dei punti in comune rende un cubo a ognuno di loro che nutre le tessere sotto quel punto.
rules-wealth-of-nations-end-title = La fine
rules-wealth-of-nations-end-text =
    Alla fine di una fase sviluppo si guarda se

    - un giocatore ha piazzato **tutte le bandiere**,
    - **ogni esagono** tranne quelli chiusi ha una bandiera,
    - o **cinque delle sei pile** sono vuote.

    Se sì, seguono un’ultima produzione e la vendita finale.

    Se per **dieci turni interi** nessuno fa altro che passare, la partita finisce anche così, a meno che il tavolo non voglia continuare per sempre: segue subito la vendita finale, o l’ultima fase commercio nella prima edizione.
rules-wealth-of-nations-final-sale-title = La vendita finale
rules-wealth-of-nations-final-sale-text =
    Tutti i cubi si vendono insieme, una materia prima dopo l’altra, a **un solo prezzo per tutti**: conta quei cubi di tutti i giocatori, prendine la metà, arrotondata per difetto, e riempi altrettante caselle. La casella vuota seguente dà il prezzo.

    Con 15 cubi si riempiono sette caselle e l’ottava dà il prezzo. Se il mercato è pieno vale il prezzo più basso.

    Poi ognuno può ancora una volta rimborsare cambiali a 25 $. Nient’altro: né baratti, né acquisti, né nuove cambiali.
rules-wealth-of-nations-score-title = I punti vittoria
rules-wealth-of-nations-score-text =
    - ogni tessera sul tabellone: **4 punti**
    - ogni 10 $ interi: **1 punto**
    - ogni cambiale: **−3 punti**

    A pari punti è avanti chi ha più denaro; poi chi ha più bandiere sul tabellone; poi il posto è condiviso. Chi è stato eliminato non ha un posto.
rules-wealth-of-nations-two-players-title = In due
rules-wealth-of-nations-two-players-text = Entrambi hanno 18 bandiere. **Non si baratta**: tutto si compra e si vende ai mercati. La scelta dei pacchetti è quella di tre giocatori.
rules-wealth-of-nations-first-edition-title = La prima edizione
rules-wealth-of-nations-first-edition-text =
    La prima edizione si gioca come la seconda, ma:

    - Si compra o si vende un solo cubo alla volta, non fino a tre.
    - **Non ci sono interessi** e nessuno è eliminato. Le cambiali passano di mano senza limite; ma una cambiale che non darebbe nulla non si prende.
    - Ci sono 15 tessere fattoria e 9 di ogni altra industria, e sempre 18 bandiere.
    - Non c’è l’Economia integrata. I pacchetti industria sono: tre fattorie, tre fattorie, due generatori con 10 $, due accademie con 10 $, due miniere, due fabbriche. In cinque si toglie il secondo.
    - I pacchetti materie prime hanno 40 $ invece di 80 $.
    - Non c’è la vendita finale. Dopo l’ultima produzione il segnalino passa e si gioca **ancora una fase commercio** dove tutto è permesso. I cubi rimasti non valgono nulla.
rules-wealth-of-nations-war-title = War Clouds
rules-wealth-of-nations-war-text =
    War Clouds aggiunge le **unità militari**, otto per nazione. Prendono terre, conquistano bandiere, si combattono e vivono delle industrie altrui. Tutto il resto rimane, salvo quello che dicono i capitoli seguenti.

    Quando tutti i pacchetti sono piazzati, ognuno piazza un’unità su una propria tessera, in senso orario dal primo giocatore.

    Nello sviluppo ci sono tre azioni in più: **costruire un’unità**, **attivare unità** e **trasportare**. Un’unità non possiede mai il luogo dove sta.
rules-wealth-of-nations-war-units-title = War Clouds: costruire unità
rules-wealth-of-nations-war-units-text =
    Un’unità costa **1 lavoro e 1 energia** e compare su una tua tessera, anche se vi stanno nemici. Ogni tessera costruisce un’unità per fase; la sua bandiera si gira per mostrarlo. In un esagono possono stare quante unità si vuole.
rules-wealth-of-nations-war-march-title = War Clouds: attivare unità
rules-wealth-of-nations-war-march-text =
    Per **1 cibo** attivi unità fino a **tre volte**, diverse o di nuovo la stessa. Un’unità attivata

    - avanza di un esagono o resta; mai sul centro o su un terreno invalicabile,
    - poi può fare **un’operazione**: battaglia, conquista o colonizzazione.

    Un’attivazione finisce prima della seguente. Puoi fermarti prima.
rules-wealth-of-nations-war-battle-title = War Clouds: operazioni e difesa
rules-wealth-of-nations-war-battle-text =
    - **Battaglia**: contro un’unità nemica nello stesso esagono. Si toglie un’unità per parte. Se i nemici sono più d’uno, scegli tu.
    - **Conquista**: su una bandiera nemica **senza tessera**. La tua unità e quella bandiera si tolgono, e la tua prende il posto. L’altra bandiera torna al suo proprietario.
    - **Colonizzazione**: su un esagono senza bandiera. La tua unità si toglie e la tua bandiera prende il posto.

    Conquista e colonizzazione richiedono una bandiera che non è ancora sul tabellone, e **nessuna unità nemica** nell’esagono: prima la si combatte.

    Può seguire una **difesa**: quando un’unità entra in un esagono con unità nemiche, un difensore può combatterla subito, prima della sua operazione. Si toglie un’unità per parte. Se più giocatori possono difendere, si chiede in senso orario dalla sinistra di chi muove; combatte il primo che vuole.

    Le tessere non si conquistano mai. Dove sta un’unità nemica non si piazza una bandiera in nessun modo, ma si può costruire sulla propria bandiera.
rules-wealth-of-nations-war-transport-title = War Clouds: trasporto e spostamento di tessere
rules-wealth-of-nations-war-transport-text =
    Per **1 minerale** un’unità va su ogni altro esagono senza pezzi nemici, per quanto lontano. Lì può subito colonizzare. Nessuno può difendersi.

    Inoltre **spostare tessere** cambia: una tessera va solo su un esagono con la tua bandiera e senza tessera. La sua bandiera e le unità restano. Il segnalino di una tessera spostata o girata è perso.
rules-wealth-of-nations-war-occupy-title = War Clouds: occupazione
rules-wealth-of-nations-war-occupy-text =
    Prima di produrre ognuno dice, in senso orario dal primo giocatore, quali sue unità su tessere altrui **occupano** il blocco. Non costa nulla. Sull’Economia integrata ogni unità nomina una sezione.

    Di quello che rende un blocco occupato ogni unità prende **un** cubo, o 30 $ da una banca. Se gli occupanti sono più d’uno, ne prendono uno ciascuno a turno, in senso orario dal primo giocatore, finché tutti hanno il loro o non resta nulla. Il proprietario tiene il resto e decide come sempre che cosa funziona.

    Quello che si prende non paga la stessa fase.
rules-wealth-of-nations-options-title = Le scelte di un tavolo
rules-wealth-of-nations-options-text =
    - **Edizione**: seconda o prima. Entrambe vanno con War Clouds e con tutte le altre scelte.
    - **Passare è definitivo**: chi passa in una fase commercio ne è fuori. Cambiali e risposte alle offerte restano possibili.
    - **Solo denaro**: invece dei pacchetti ognuno riceve 360 $ e piazza una bandiera dove vuole, in senso orario dal primo giocatore. Le prime due righe di ogni mercato sono piene. Con War Clouds la prima unità sta su quella bandiera.
    - **Punti in comune**: un punto su tessere di più proprietari conta per ognuno di loro, che gli altri facciano funzionare le loro o no.
    - **La miniera sceglie per prima**: un giocatore pesca la miniera e sceglie per primo i pacchetti; chi ha il generatore comincia la partita. Non ha effetto con solo denaro.
    - **Cinque giocatori**: togliere i generatori, come dice il libro, o il pacchetto con l’Economia integrata.
    - **Denaro**: visto esattamente, o dagli altri solo all’incirca fino alla fine.
    - **Una partita che si arena**: dieci turni interi in cui si passa soltanto la chiudono, o continua per sempre.
rules-wealth-of-nations-terrain-title = Terreni
rules-wealth-of-nations-terrain-text =
    Si possono chiudere altri sei esagoni, proprio come il centro. Il tabellone diventa più piccolo e la partita più breve. Ogni disposizione è per certi numeri di giocatori:

    - Monti e valli, Paese dei laghi, Il grande oceano: due, tre o sei
    - Attraverso i passi: quattro
    - Cinque imperi: cinque
    - Amici e nemici: sei

    La posizione esatta di questi esagoni è ricostruita.
rules-wealth-of-nations-planner-title = Il piano
rules-wealth-of-nations-planner-text = Segna che cosa vuoi costruire, spostare, automatizzare e far funzionare in questo turno. Il piano conta che cosa serve, che cosa manca e quanto costa ora ai mercati, e mette l’acquisto nel tuo ordine. Nessun altro lo vede, e non ti obbliga a nulla.
rules-wealth-of-nations-rulings-title = Dove i libri tacciono
rules-wealth-of-nations-rulings-text =
    - Prendere cambiali, fare un’offerta e rispondere non sono azioni: non interrompono una serie di giocatori che passano.
    - Un acquisto che non si può pagare tutto è rifiutato tutto. Chiedi prima un prestito.
    - Le condizioni di fine si guardano solo alla fine di una fase sviluppo. Un’ultima bandiera che intanto è tornata non conta.
    - Uno spostamento che non cambia nulla è permesso e si paga.
    - Prima della vendita finale non si pagano interessi, perché non comincia un turno.
    - Di una nazione eliminata nulla produce, si difende o può essere occupato; le sue bandiere senza tessera si possono conquistare e le sue unità combattere.
    - Se chi ha il segnalino è eliminato, passa al giocatore seguente a sinistra.
    - Se le ultime nazioni cadono insieme, si classificano per tessere, poi per bandiere.
rules-wealth-of-nations-advice-title = Primi passi
rules-wealth-of-nations-advice-text =
    - Costruisci blocchi di tre o quattro tessere: la terza spesso raddoppia la resa per un cibo in più.
    - Prima che finisca il commercio conta: cibo per ogni tessera, energia per ogni blocco, cubi per costruire, lavoro per le bandiere.
    - Produci quello che serve agli altri e che pochi fanno. Se tutti vendono la stessa cosa, il prezzo scende.
    - La prima cambiale dà 20 $ e costa 3 punti o 25 $. All’inizio spesso conviene.
    - Quando il cibo è caro conviene automatizzare; e quando in molti automatizzano, il cibo costa poco.
    - Se i vicini ti chiudono, sposta tessere dove c’è posto.
    - Le offerte vicine al prezzo di baratto si accettano presto. Entrambi evitano lo scarto del mercato.
