### Che cosa dice il coach nelle lezioni di 7 Wonders. Per ogni passo: la frase, che cosa premere, perché, e la sua riga nell’elenco.

## Un turno

lesson-seven-wonders-turn = Un turno
lesson-seven-wonders-turn-teaches = Scegliere, rivelare, passare il resto
lesson-seven-wonders-turn-wrong = Non ora: segui ciò che brilla.
lesson-seven-wonders-turn-done = Sei turni fanno un’Era, e tre Ere fanno la partita.
lesson-seven-wonders-turn-choose = Hai in mano sette carte e ne giochi una per turno.
lesson-seven-wonders-turn-choose-press = Premi l’Altare.
lesson-seven-wonders-turn-choose-why = Non costa nulla e alla fine vale 3 punti.
lesson-seven-wonders-turn-choose-task = Scegliere una carta
lesson-seven-wonders-turn-choose-wrong-1 = Per lo Scrittorio serve il papiro, che né tu né i tuoi vicini producete.
lesson-seven-wonders-turn-build = Solon e Sappho hanno scelto in segreto; manchi solo tu.
lesson-seven-wonders-turn-build-press = Premi Costruisci.
lesson-seven-wonders-turn-build-why = Tutte le carte si rivelano insieme: nessuno può stare a guardare.
lesson-seven-wonders-turn-build-task = Costruirla
lesson-seven-wonders-turn-reveal = Le tre carte si rivelano nello stesso momento.
lesson-seven-wonders-turn-reveal-why = Ciò che si costruisce resta nella città fino alla fine, sotto gli occhi di tutti.
lesson-seven-wonders-turn-reveal-task = Vedere che cosa hanno costruito gli altri
lesson-seven-wonders-turn-reveal-label-1 = Solon: un Filone
lesson-seven-wonders-turn-reveal-label-2 = Sappho: una Bottega
lesson-seven-wonders-turn-passed = Il resto della tua mano è andato a Solon; queste sei carte vengono da Sappho.
lesson-seven-wonders-turn-passed-why = Le mani passano a sinistra nelle Ere I e III, a destra nell’Era II.
lesson-seven-wonders-turn-passed-task = Prendere la mano successiva
lesson-seven-wonders-turn-passed-label-1 = Da Sappho
lesson-seven-wonders-turn-again = Nuova mano, nuova scelta: una carta marrone produce risorse.
lesson-seven-wonders-turn-again-press = Premi il Deposito di legname.
lesson-seven-wonders-turn-again-why = Non costa nulla e produce 1 legno a ogni turno.
lesson-seven-wonders-turn-again-task = Scegliere di nuovo
lesson-seven-wonders-turn-again-build = Gli altri hanno scelto di nuovo.
lesson-seven-wonders-turn-again-build-press = Premi Costruisci.
lesson-seven-wonders-turn-again-build-why = Finché l’ultima persona non ha scelto, ognuno può ancora cambiare carta.
lesson-seven-wonders-turn-again-build-task = Costruirlo
lesson-seven-wonders-turn-given = Solon ha costruito il Telaio che gli hai passato.
lesson-seven-wonders-turn-given-why = Ciò che lasci in una mano può prenderlo il tuo vicino: guarda prima di passare.
lesson-seven-wonders-turn-given-task = Vedere dove vanno le tue carte
lesson-seven-wonders-turn-given-label-1 = Una carta della tua mano

## Che cosa produce la tua città

lesson-seven-wonders-goods = Che cosa produce la tua città
lesson-seven-wonders-goods-teaches = Le risorse ci sono a ogni turno
lesson-seven-wonders-goods-wrong = Non ora: segui ciò che brilla.
lesson-seven-wonders-goods-done = Le risorse non si consumano mai, e ogni simbolo vale una volta per turno.
lesson-seven-wonders-goods-choose = I Bagni costano 1 pietra, e la tua città produce 1 pietra.
lesson-seven-wonders-goods-choose-press = Premi i Bagni.
lesson-seven-wonders-goods-choose-why = Il costo di una carta è sul suo bordo sinistro.
lesson-seven-wonders-goods-choose-task = Scegliere i Bagni
lesson-seven-wonders-goods-choose-label-1 = Costa 1 pietra
lesson-seven-wonders-goods-choose-label-2 = Produce 1 pietra
lesson-seven-wonders-goods-choose-wrong-1 = Per la Bottega serve il vetro, che né tu né i tuoi vicini producete.
lesson-seven-wonders-goods-build = La tua pietra basta a pagarli.
lesson-seven-wonders-goods-build-press = Premi Costruisci.
lesson-seven-wonders-goods-build-why = Ciò che produce la tua città non ti costa monete.
lesson-seven-wonders-goods-build-task = Costruirli
lesson-seven-wonders-goods-still = La pietra c’è ancora, e anche le tue 3 monete.
lesson-seven-wonders-goods-still-why = Le risorse non si spendono: la tua città le produce di nuovo a ogni turno.
lesson-seven-wonders-goods-still-task = Vedere che cosa resta
lesson-seven-wonders-goods-still-label-1 = Ancora 1 pietra
lesson-seven-wonders-goods-still-label-2 = Ancora 3 monete
lesson-seven-wonders-goods-more = Le carte marroni aggiungono materie prime, quelle grigie manufatti.
lesson-seven-wonders-goods-more-press = Premi il Deposito di legname.
lesson-seven-wonders-goods-more-why = Più la tua città produce, meno devi comprare.
lesson-seven-wonders-goods-more-task = Scegliere una carta marrone
lesson-seven-wonders-goods-more-build = Il Deposito di legname non costa nulla.
lesson-seven-wonders-goods-more-build-press = Premi Costruisci.
lesson-seven-wonders-goods-more-build-why = Hai il suo legno dal turno successivo.
lesson-seven-wonders-goods-more-build-task = Costruirlo
lesson-seven-wonders-goods-either = Un tratto fra due risorse vuol dire l’una o l’altra.
lesson-seven-wonders-goods-either-press = Premi la Fossa d’argilla.
lesson-seven-wonders-goods-either-why = A ogni turno produce minerale o argilla, come ti serve.
lesson-seven-wonders-goods-either-task = Sceglierne una con il tratto
lesson-seven-wonders-goods-either-build = Questa costa 1 moneta, da pagare alla banca.
lesson-seven-wonders-goods-either-build-press = Premi Costruisci.
lesson-seven-wonders-goods-either-build-why = Una scelta va bene per più carte: vale la sua moneta.
lesson-seven-wonders-goods-either-build-task = Pagare la banca
lesson-seven-wonders-goods-row = Ora la tua città produce pietra, legno, e minerale o argilla.
lesson-seven-wonders-goods-row-why = Ogni simbolo vale una volta per turno: per due pietre servono due simboli di pietra.
lesson-seven-wonders-goods-row-task = Guardare le tue risorse
lesson-seven-wonders-goods-row-label-1 = Tre risorse per turno

## Comprare

lesson-seven-wonders-buying = Comprare
lesson-seven-wonders-buying-teaches = Pagare 2 monete a un vicino
lesson-seven-wonders-buying-wrong = Non ora: segui ciò che brilla.
lesson-seven-wonders-buying-done = Compra ciò che ti serve una volta; costruisci ciò che ti serve spesso.
lesson-seven-wonders-buying-choose = La Caserma costa 1 minerale, e la tua città produce solo legno.
lesson-seven-wonders-buying-choose-press = Premi la Caserma.
lesson-seven-wonders-buying-choose-why = L’anello dorato attorno al minerale dice che va comprato.
lesson-seven-wonders-buying-choose-task = Scegliere la Caserma
lesson-seven-wonders-buying-choose-label-1 = Serve 1 minerale
lesson-seven-wonders-buying-choose-label-2 = Produce solo legno
lesson-seven-wonders-buying-choose-wrong-1 = Per lo Speziale serve il tessuto, che nessuno dei tuoi vicini produce ancora.
lesson-seven-wonders-buying-seller = Solon, il tuo vicino di sinistra, vende il minerale per 2 monete.
lesson-seven-wonders-buying-seller-why = I vicini vendono ciò che producono la loro plancia e le loro carte marroni e grigie, e nient’altro.
lesson-seven-wonders-buying-seller-task = Vedere chi vende
lesson-seven-wonders-buying-seller-label-1 = Minerale: 2 monete
lesson-seven-wonders-buying-build = Tu non produci minerale, ma Solon sì.
lesson-seven-wonders-buying-build-press = Premi Costruisci per pagare 2 monete a Solon.
lesson-seven-wonders-buying-build-why = Nessuno può rifiutarsi di vendere, e Solon può ancora usare il suo minerale.
lesson-seven-wonders-buying-build-task = Pagare Solon
lesson-seven-wonders-buying-build-label-1 = Serve 1 minerale
lesson-seven-wonders-buying-build-label-2 = Lo vende per 2
lesson-seven-wonders-buying-purses = Ti resta 1 moneta, e Solon ne ha 5.
lesson-seven-wonders-buying-purses-why = Ciò che paghi arricchisce un vicino: bada a chi paghi.
lesson-seven-wonders-buying-purses-task = Confrontare le borse
lesson-seven-wonders-buying-purses-label-1 = 3 − 2 = 1
lesson-seven-wonders-buying-purses-label-2 = 3 + 2 = 5
lesson-seven-wonders-buying-post = Un emporio rende meno care le materie prime di un vicino.
lesson-seven-wonders-buying-post-press = Premi l’Emporio occidentale.
lesson-seven-wonders-buying-post-why = L’occidente è alla tua sinistra: legno, pietra, minerale e argilla di Solon ti costeranno 1 moneta.
lesson-seven-wonders-buying-post-task = Scegliere un emporio
lesson-seven-wonders-buying-post-build = Non costa nulla.
lesson-seven-wonders-buying-post-build-press = Premi Costruisci.
lesson-seven-wonders-buying-post-build-why = Il Mercato fa lo stesso per vetro, papiro e tessuto, da entrambi i lati.
lesson-seven-wonders-buying-post-build-task = Costruirlo
lesson-seven-wonders-buying-cheaper = Il minerale di Solon ora ti costa 1 moneta, e Sappho ha comprato il tuo legno per 2.
lesson-seven-wonders-buying-cheaper-why = Anche i vicini comprano da te: ciò che produci rende monete e resta tuo.
lesson-seven-wonders-buying-cheaper-task = Vedere il nuovo prezzo
lesson-seven-wonders-buying-cheaper-label-1 = Minerale: 1 moneta
lesson-seven-wonders-buying-cheaper-label-2 = +2 da Sappho

## Concatenazioni

lesson-seven-wonders-chains = Concatenazioni
lesson-seven-wonders-chains-teaches = Un edificio ne rende gratis un altro
lesson-seven-wonders-chains-wrong = Non ora: segui ciò che brilla.
lesson-seven-wonders-chains-done = I primi edifici rendono gratis quelli che seguono.
lesson-seven-wonders-chains-choose = I tuoi Bagni aprono l’Acquedotto: 3 pietre di cui puoi fare a meno.
lesson-seven-wonders-chains-choose-press = Premi l’Acquedotto.
lesson-seven-wonders-chains-choose-why = Il simbolo in basso a destra dei Bagni è anche sull’Acquedotto, sotto il suo costo.
lesson-seven-wonders-chains-choose-task = Scegliere l’Acquedotto
lesson-seven-wonders-chains-choose-label-1 = Costa 3 pietre
lesson-seven-wonders-chains-choose-label-2 = Aprono l’Acquedotto
lesson-seven-wonders-chains-build = La concatenazione annulla tutto il costo.
lesson-seven-wonders-chains-build-press = Premi Costruisci.
lesson-seven-wonders-chains-build-why = Né risorse né monete, eppure 5 punti.
lesson-seven-wonders-chains-build-task = Costruirlo gratis
lesson-seven-wonders-chains-next = Il tuo Speziale apre due carte di questa mano.
lesson-seven-wonders-chains-next-press = Premi il Dispensario.
lesson-seven-wonders-chains-next-why = Scuderie e Dispensario hanno il suo simbolo; si gioca comunque una carta per turno.
lesson-seven-wonders-chains-next-task = Scegliere l’anello successivo
lesson-seven-wonders-chains-next-label-1 = Le apre entrambe
lesson-seven-wonders-chains-next-wrong-1 = Anche le Scuderie sarebbero gratis, ma questa volta prendi il Dispensario.
lesson-seven-wonders-chains-next-build = Senza la concatenazione costerebbe 2 minerali e 1 vetro.
lesson-seven-wonders-chains-next-build-press = Premi Costruisci.
lesson-seven-wonders-chains-next-build-why = La carta che ne apre un’altra deve essere stata costruita in un turno precedente.
lesson-seven-wonders-chains-next-build-task = Costruirlo gratis
lesson-seven-wonders-chains-plan = Il Dispensario apre due carte dell’Era III: Arena e Loggia.
lesson-seven-wonders-chains-plan-why = Prima di scegliere, guarda in basso a destra: una carta mostra che cosa sarà gratis più tardi.
lesson-seven-wonders-chains-plan-task = Guardare avanti
lesson-seven-wonders-chains-plan-label-1 = Apre Arena e Loggia

## La tua meraviglia

lesson-seven-wonders-wonder = La tua meraviglia
lesson-seven-wonders-wonder-teaches = Ogni carta può diventare uno stadio
lesson-seven-wonders-wonder-wrong = Non ora: segui ciò che brilla.
lesson-seven-wonders-wonder-done = Per uno stadio non conta la carta, conta la plancia.
lesson-seven-wonders-wonder-choose = Nessuno intorno a te produce tessuto, perciò non puoi costruire lo Speziale.
lesson-seven-wonders-wonder-choose-press = Premilo lo stesso.
lesson-seven-wonders-wonder-choose-why = Ogni carta può diventare uno stadio della tua meraviglia.
lesson-seven-wonders-wonder-choose-task = Scegliere una carta
lesson-seven-wonders-wonder-stage = È la plancia a dire quanto costa lo stadio I, non la carta: 2 argille, che tu produci.
lesson-seven-wonders-wonder-stage-press = Premi Costruisci lo stadio I.
lesson-seven-wonders-wonder-stage-why = Gli stadi vanno da sinistra a destra, e puoi cominciare in qualsiasi Era.
lesson-seven-wonders-wonder-stage-task = Costruire lo stadio I
lesson-seven-wonders-wonder-stage-label-1 = 2 argille per 3 punti
lesson-seven-wonders-wonder-under = Lo stadio I vale 3 punti.
lesson-seven-wonders-wonder-under-why = La carta è coperta sotto la plancia: non ha più effetto, e nessuno saprà quale fosse.
lesson-seven-wonders-wonder-under-task = Guardare sotto la plancia
lesson-seven-wonders-wonder-under-label-1 = 3 punti
lesson-seven-wonders-wonder-second = A Solon serve il tessuto per il suo stadio II, e questa mano va a lui.
lesson-seven-wonders-wonder-second-press = Premi il Telaio.
lesson-seven-wonders-wonder-second-why = Una carta sotto la tua meraviglia è una carta che il tuo vicino non avrà mai.
lesson-seven-wonders-wonder-second-task = Prendere il Telaio
lesson-seven-wonders-wonder-mode = Potresti costruirlo, ma lo stadio II rende 9 monete.
lesson-seven-wonders-wonder-mode-press = Premi Stadio II.
lesson-seven-wonders-wonder-mode-why = Costa 2 legni: uno lo produci tu, l’altro lo vende Solon.
lesson-seven-wonders-wonder-mode-task = Farne uno stadio
lesson-seven-wonders-wonder-mode-label-1 = 2 legni per 9 monete
lesson-seven-wonders-wonder-pay = Anche ciò che manca a uno stadio si compra.
lesson-seven-wonders-wonder-pay-press = Premi il pulsante per pagare 2 monete a Solon.
lesson-seven-wonders-wonder-pay-why = Paghi con le monete che avevi all’inizio del turno.
lesson-seven-wonders-wonder-pay-task = Pagare Solon
lesson-seven-wonders-wonder-coins = Hai pagato le tue ultime 2 monete e ne hai prese 9.
lesson-seven-wonders-wonder-coins-why = Le monete di uno stadio arrivano una volta sola; punti, scudi e risorse restano.
lesson-seven-wonders-wonder-coins-task = Contare le monete
lesson-seven-wonders-wonder-coins-label-1 = 2 − 2 + 9 = 9

## La guerra

lesson-seven-wonders-war = La guerra
lesson-seven-wonders-war-teaches = Scudi contro entrambi i vicini
lesson-seven-wonders-war-wrong = Non ora: segui ciò che brilla.
lesson-seven-wonders-war-done = Basta uno scudo in più, e gli scudi restano per l’Era successiva.
lesson-seven-wonders-war-now = Tu hai 4 scudi, Solon ne ha 5 e Sappho 2.
lesson-seven-wonders-war-now-why = Alla fine di un’Era ti confronti con il vicino di sinistra e con quello di destra; Crates è troppo lontano per combattere.
lesson-seven-wonders-war-now-task = Confrontare gli scudi
lesson-seven-wonders-war-now-label-1 = 4 a 5: −1 punto
lesson-seven-wonders-war-now-label-2 = 4 a 2: +3 punti
lesson-seven-wonders-war-choose = Le Scuderie portano 2 scudi.
lesson-seven-wonders-war-choose-press = Premi le Scuderie.
lesson-seven-wonders-war-choose-why = Con quelle supereresti Solon.
lesson-seven-wonders-war-choose-task = Scegliere una carta rossa
lesson-seven-wonders-war-forecast = Con 6 scudi batteresti entrambi.
lesson-seven-wonders-war-forecast-why = La previsione conta la tua carta, ma non ciò che gli altri giocano in questo turno.
lesson-seven-wonders-war-forecast-task = Leggere la previsione
lesson-seven-wonders-war-forecast-label-1 = 6 a 5: +3 punti
lesson-seven-wonders-war-forecast-label-2 = 6 a 2: +3 punti
lesson-seven-wonders-war-build = È l’ultimo turno dell’Era II: subito dopo viene la guerra.
lesson-seven-wonders-war-build-press = Premi Costruisci.
lesson-seven-wonders-war-build-why = Da −1 e +3 a +3 e +3: ora le Scuderie valgono 4 punti.
lesson-seven-wonders-war-build-task = Costruirle
lesson-seven-wonders-war-tokens = Hai vinto due volte: con l’Era I i tuoi segnalini valgono 8 punti.
lesson-seven-wonders-war-tokens-why = Una vittoria vale 1, 3 e 5 punti nelle Ere I, II e III, una sconfitta sempre −1, una parità nulla.
lesson-seven-wonders-war-tokens-task = Contare i segnalini
lesson-seven-wonders-war-tokens-label-1 = 1 + 1 + 3 + 3 = 8

## La scienza

lesson-seven-wonders-science = La scienza
lesson-seven-wonders-science-teaches = Molti uguali, o serie di tre
lesson-seven-wonders-science-wrong = Non ora: segui ciò che brilla.
lesson-seven-wonders-science-done = Raccogli un solo tipo o serie di tre: crescono in fretta entrambi.
lesson-seven-wonders-science-tablet = Hai due tavolette e un ingranaggio; una terza tavoletta fa 10 punti.
lesson-seven-wonders-science-tablet-press = Premi la Biblioteca.
lesson-seven-wonders-science-tablet-why = I simboli uguali valgono al quadrato: 3 × 3 per le tavolette, 1 per l’ingranaggio.
lesson-seven-wonders-science-tablet-task = Provare una terza tavoletta
lesson-seven-wonders-science-tablet-label-1 = 9 + 1 = 10
lesson-seven-wonders-science-compass = Un compasso ne fa 13, perché uno di ogni tipo è una serie.
lesson-seven-wonders-science-compass-press = Premi il Dispensario.
lesson-seven-wonders-science-compass-why = Tre simboli diversi valgono 7 punti in più.
lesson-seven-wonders-science-compass-task = Provare un compasso
lesson-seven-wonders-science-compass-label-1 = 4 + 1 + 1 + 7 = 13
lesson-seven-wonders-science-build = Questa volta la serie vale di più.
lesson-seven-wonders-science-build-press = Premi Costruisci.
lesson-seven-wonders-science-build-why = Con molti uguali è il contrario: una quinta tavoletta da sola rende 9 punti.
lesson-seven-wonders-science-build-task = Costruire il migliore
lesson-seven-wonders-science-score = Ora la scienza ti dà 13 punti.
lesson-seven-wonders-science-score-why = Un simbolo a scelta, come sulla plancia di Babilonia, alla fine diventa quello che rende di più.
lesson-seven-wonders-science-score-task = Guardare il punteggio
lesson-seven-wonders-science-score-label-1 = Scienza

## Le gilde e il conto finale

lesson-seven-wonders-guilds = Le gilde e il conto finale
lesson-seven-wonders-guilds-teaches = Da dove vengono gli ultimi punti
lesson-seven-wonders-guilds-wrong = Non ora: segui ciò che brilla.
lesson-seven-wonders-guilds-done = Ci sono sette strade per fare punti; a nessuno servono tutte.
lesson-seven-wonders-guilds-traders = La Gilda dei mercanti conta le carte gialle dei due vicini: 4 punti.
lesson-seven-wonders-guilds-traders-press = Premi la Gilda dei mercanti.
lesson-seven-wonders-guilds-traders-why = Le gilde arrivano solo nell’Era III e danno punti alla fine.
lesson-seven-wonders-guilds-traders-task = Provare i mercanti
lesson-seven-wonders-guilds-traders-label-1 = 2 carte gialle
lesson-seven-wonders-guilds-traders-label-2 = 2 carte gialle
lesson-seven-wonders-guilds-spies = La Gilda delle spie conta le loro carte rosse: 7 punti.
lesson-seven-wonders-guilds-spies-press = Premi la Gilda delle spie.
lesson-seven-wonders-guilds-spies-why = Una gilda conta ciò che hanno costruito i vicini: guarda prima a sinistra e a destra.
lesson-seven-wonders-guilds-spies-task = Provare le spie
lesson-seven-wonders-guilds-spies-label-1 = 3 carte rosse
lesson-seven-wonders-guilds-spies-label-2 = 4 carte rosse
lesson-seven-wonders-guilds-build = Le spie valgono 3 punti in più.
lesson-seven-wonders-guilds-build-press = Premi Costruisci.
lesson-seven-wonders-guilds-build-why = È l’ultima carta della partita: poi vengono la guerra e il conto.
lesson-seven-wonders-guilds-build-task = Costruire la migliore
lesson-seven-wonders-guilds-sheet = Si sommano le sette colonne: meraviglia, monete, guerra, blu, giallo, scienza, gilde.
lesson-seven-wonders-guilds-sheet-why = Ogni 3 monete valgono un punto, e le guerre perse ne tolgono: a te 6.
lesson-seven-wonders-guilds-sheet-task = Leggere il punteggio
lesson-seven-wonders-guilds-sheet-label-1 = 7 dalle spie
lesson-seven-wonders-guilds-won = Vinci con 49 punti.
lesson-seven-wonders-guilds-won-why = A parità di punti decidono le monete.
lesson-seven-wonders-guilds-won-task = Vedere chi vince
lesson-seven-wonders-guilds-won-label-1 = Il totale

## Vendere

lesson-seven-wonders-selling = Vendere
lesson-seven-wonders-selling-teaches = 3 monete per qualsiasi carta
lesson-seven-wonders-selling-wrong = Non ora: segui ciò che brilla.
lesson-seven-wonders-selling-done = Nessuna carta è inutile: costruiscila, fanne uno stadio o vendila.
lesson-seven-wonders-selling-choose = Non hai monete, e non puoi costruire nessuna di queste tre carte.
lesson-seven-wonders-selling-choose-press = Premi lo Scrittorio.
lesson-seven-wonders-selling-choose-why = Nessuno può saltare un turno: una carta che non puoi costruire diventa uno stadio o monete.
lesson-seven-wonders-selling-choose-task = Scegliere una carta
lesson-seven-wonders-selling-choose-label-1 = Nessuna moneta
lesson-seven-wonders-selling-sell = Ogni carta si può vendere.
lesson-seven-wonders-selling-sell-press = Premi Vendi per 3 monete.
lesson-seven-wonders-selling-sell-why = Solon produce papiro e riceve questa mano: vendi ciò che gli farebbe comodo.
lesson-seven-wonders-selling-sell-task = Venderla
lesson-seven-wonders-selling-coins = Hai 3 monete, e la carta è coperta fra gli scarti.
lesson-seven-wonders-selling-coins-why = Le monete si possono spendere dal turno successivo.
lesson-seven-wonders-selling-coins-task = Vedere le tue monete
lesson-seven-wonders-selling-coins-label-1 = 3 monete
lesson-seven-wonders-selling-coins-label-2 = 1 carta
lesson-seven-wonders-selling-last = Al sesto turno hai due carte e ne giochi una.
lesson-seven-wonders-selling-last-press = Premi i Bagni.
lesson-seven-wonders-selling-last-why = Serve 1 pietra, e ora puoi comprarla.
lesson-seven-wonders-selling-last-task = Scegliere l’ultima carta
lesson-seven-wonders-selling-last-label-1 = Questa si gioca
lesson-seven-wonders-selling-last-label-2 = Questa se ne va
lesson-seven-wonders-selling-build = Le monete della vendita pagano la pietra.
lesson-seven-wonders-selling-build-press = Premi Costruisci per pagare 2 monete a Solon.
lesson-seven-wonders-selling-build-why = Una vendita conviene quando ti permette di costruire dopo.
lesson-seven-wonders-selling-build-task = Pagare Solon
lesson-seven-wonders-selling-discarded = L’altra tua carta, la Vetreria, è stata scartata senza rendere monete.
lesson-seven-wonders-selling-discarded-why = L’ultima carta di ognuno finisce lì, coperta: 2 vendute e 3 avanzate sono fra gli scarti.
lesson-seven-wonders-selling-discarded-task = Vedere che cosa è stato scartato
lesson-seven-wonders-selling-discarded-label-1 = 5 carte

## Meraviglie speciali

lesson-seven-wonders-specials = Meraviglie speciali
lesson-seven-wonders-specials-teaches = Stadi che cambiano le regole
lesson-seven-wonders-specials-wrong = Non ora: segui ciò che brilla.
lesson-seven-wonders-specials-done = Leggi prima la tua plancia: dice quali carte ti servono.
lesson-seven-wonders-specials-choose = Lo stadio I di Alicarnasso ti fa cercare fra gli scarti.
lesson-seven-wonders-specials-choose-press = Premi la Statua.
lesson-seven-wonders-specials-choose-why = Non puoi pagare la Statua, perciò è una buona carta per uno stadio.
lesson-seven-wonders-specials-choose-task = Scegliere una carta
lesson-seven-wonders-specials-choose-label-1 = 2 punti e una carta gratis
lesson-seven-wonders-specials-stage = Costa 2 argille, che tu produci.
lesson-seven-wonders-specials-stage-press = Premi Costruisci lo stadio I.
lesson-seven-wonders-specials-stage-why = Questo è il lato notte; ogni plancia ha anche un lato giorno, con altri stadi.
lesson-seven-wonders-specials-stage-task = Costruire lo stadio I
lesson-seven-wonders-specials-search = Ora solo tu vedi gli scarti.
lesson-seven-wonders-specials-search-press = Premi l’Acquedotto.
lesson-seven-wonders-specials-search-why = Una delle carte è tua gratis, di qualsiasi Era.
lesson-seven-wonders-specials-search-task = Cercare fra gli scarti
lesson-seven-wonders-specials-search-label-1 = 5 punti
lesson-seven-wonders-specials-pick = Non devi pagare le sue 3 pietre.
lesson-seven-wonders-specials-pick-press = Premi Costruisci gratis Acquedotto.
lesson-seven-wonders-specials-pick-why = È esclusa solo una carta che è già nella tua città.
lesson-seven-wonders-specials-pick-task = Costruirlo gratis
lesson-seven-wonders-specials-olympia = Solon ha Olimpia di giorno: dopo lo stadio II il suo primo edificio di ogni colore è gratis.
lesson-seven-wonders-specials-olympia-why = Di notte è il primo edificio di ogni Era, poi anche l’ultimo.
lesson-seven-wonders-specials-olympia-task = Guardare Olimpia
lesson-seven-wonders-specials-olympia-label-1 = Olimpia di giorno
lesson-seven-wonders-specials-babylon = Sappho ha Babilonia di notte: dopo lo stadio I gioca anche la sua settima carta.
lesson-seven-wonders-specials-babylon-why = Gli altri scartano quella carta: un turno in più per Era è molto.
lesson-seven-wonders-specials-babylon-task = Guardare Babilonia
lesson-seven-wonders-specials-babylon-label-1 = Babilonia di notte
