# Wealth of Nations: names, the log, questions and refusals.

## Names

wealth-of-nations-commodity-food = Cibo
wealth-of-nations-commodity-energy = Energia
wealth-of-nations-commodity-labor = Lavoro
wealth-of-nations-commodity-ore = Minerale
wealth-of-nations-commodity-capital = Capitale
wealth-of-nations-industry-farm = Fattorie
wealth-of-nations-industry-generator = Generatori
wealth-of-nations-industry-academy = Accademie
wealth-of-nations-industry-mine = Miniere
wealth-of-nations-industry-factory = Fabbriche
wealth-of-nations-industry-bank = Banche
wealth-of-nations-tile-farm = Fattoria
wealth-of-nations-tile-generator = Generatore
wealth-of-nations-tile-academy = Accademia
wealth-of-nations-tile-mine = Miniera
wealth-of-nations-tile-factory = Fabbrica
wealth-of-nations-tile-bank = Banca
wealth-of-nations-tile-integrated-economy = Economia integrata
# In a sentence.
wealth-of-nations-a-farm = una fattoria
wealth-of-nations-a-generator = un generatore
wealth-of-nations-a-academy = un’accademia
wealth-of-nations-a-mine = una miniera
wealth-of-nations-a-factory = una fabbrica
wealth-of-nations-a-bank = una banca
wealth-of-nations-a-integrated-economy = l’Economia integrata
wealth-of-nations-bloc-farm = fattorie
wealth-of-nations-bloc-generator = generatori
wealth-of-nations-bloc-academy = accademie
wealth-of-nations-bloc-mine = miniere
wealth-of-nations-bloc-factory = fabbriche
wealth-of-nations-bloc-bank = banche
wealth-of-nations-market-food = cibo
wealth-of-nations-market-energy = energia
wealth-of-nations-market-labor = lavoro
wealth-of-nations-market-ore = minerale
wealth-of-nations-market-capital = capitale
# By seat, in the order of the flags.
wealth-of-nations-nation-1 = Bolscevia
wealth-of-nations-nation-2 = Province federali
wealth-of-nations-nation-3 = Bharat
wealth-of-nations-nation-4 = Arazzaq
wealth-of-nations-nation-5 = Repubblica Showa
wealth-of-nations-nation-6 = Anglica
wealth-of-nations-terrain-mountains-and-valleys = Monti e valli
wealth-of-nations-terrain-through-the-passes = Attraverso i passi
wealth-of-nations-terrain-lake-country = Paese dei laghi
wealth-of-nations-terrain-friends-and-foes = Amici e nemici
wealth-of-nations-terrain-the-great-ocean = Il grande oceano
wealth-of-nations-terrain-five-empires = Cinque imperi
wealth-of-nations-phase-setup = Preparazione
wealth-of-nations-phase-trade = Commercio
wealth-of-nations-phase-develop = Sviluppo
wealth-of-nations-phase-produce = Produzione
wealth-of-nations-phase-end = Fine
wealth-of-nations-category-tiles = Tessere
wealth-of-nations-category-money = Denaro
wealth-of-nations-category-notes = Cambiali

## Amounts

wealth-of-nations-money = { $money } $
wealth-of-nations-cubes-food = { $count } cibo
wealth-of-nations-cubes-energy = { $count } energia
wealth-of-nations-cubes-labor = { $count } lavoro
wealth-of-nations-cubes-ore = { $count } minerale
wealth-of-nations-cubes-capital = { $count } capitale
wealth-of-nations-notes = { $count ->
    [one] { $count } cambiale
   *[other] { $count } cambiali
}
wealth-of-nations-nothing = nulla
wealth-of-nations-and = { $others } e { $last }
wealth-of-nations-you = Tu
