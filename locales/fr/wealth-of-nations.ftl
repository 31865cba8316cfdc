# Wealth of Nations: names, the log, questions and refusals.

## Names

wealth-of-nations-commodity-food = Nourriture
wealth-of-nations-commodity-energy = Énergie
wealth-of-nations-commodity-labor = Travail
wealth-of-nations-commodity-ore = Minerai
wealth-of-nations-commodity-capital = Capital
wealth-of-nations-industry-farm = Fermes
wealth-of-nations-industry-generator = Générateurs
wealth-of-nations-industry-academy = Académies
wealth-of-nations-industry-mine = Mines
wealth-of-nations-industry-factory = Usines
wealth-of-nations-industry-bank = Banques
wealth-of-nations-tile-farm = Ferme
wealth-of-nations-tile-generator = Générateur
wealth-of-nations-tile-academy = Académie
wealth-of-nations-tile-mine = Mine
wealth-of-nations-tile-factory = Usine
wealth-of-nations-tile-bank = Banque
wealth-of-nations-tile-integrated-economy = Économie intégrée
# In a sentence.
wealth-of-nations-a-farm = une ferme
wealth-of-nations-a-generator = un générateur
wealth-of-nations-a-academy = une académie
wealth-of-nations-a-mine = une mine
wealth-of-nations-a-factory = une usine
wealth-of-nations-a-bank = une banque
wealth-of-nations-a-integrated-economy = l’Économie intégrée
wealth-of-nations-bloc-farm = fermes
wealth-of-nations-bloc-generator = générateurs
wealth-of-nations-bloc-academy = académies
wealth-of-nations-bloc-mine = mines
wealth-of-nations-bloc-factory = usines
wealth-of-nations-bloc-bank = banques
wealth-of-nations-market-food = nourriture
wealth-of-nations-market-energy = énergie
wealth-of-nations-market-labor = travail
wealth-of-nations-market-ore = minerai
wealth-of-nations-market-capital = capital
# By seat, in the order of the flags.
wealth-of-nations-nation-1 = Bolchévie
wealth-of-nations-nation-2 = Provinces fédérales
wealth-of-nations-nation-3 = Bharat
wealth-of-nations-nation-4 = Arazzaq
wealth-of-nations-nation-5 = République Showa
wealth-of-nations-nation-6 = Anglica
wealth-of-nations-terrain-mountains-and-valleys = Monts et vallées
wealth-of-nations-terrain-through-the-passes = Par les cols
wealth-of-nations-terrain-lake-country = Pays des lacs
wealth-of-nations-terrain-friends-and-foes = Amis et ennemis
wealth-of-nations-terrain-the-great-ocean = Le grand océan
wealth-of-nations-terrain-five-empires = Cinq empires
wealth-of-nations-phase-setup = Mise en place
wealth-of-nations-phase-trade = Commerce
wealth-of-nations-phase-develop = Développement
wealth-of-nations-phase-produce = Production
wealth-of-nations-phase-end = Fin
wealth-of-nations-category-tiles = Tuiles
wealth-of-nations-category-money = Argent
wealth-of-nations-category-notes = Billets à ordre

## Amounts

wealth-of-nations-money = { $money } $
wealth-of-nations-cubes-food = { $count } nourriture
wealth-of-nations-cubes-energy = { $count } énergie
wealth-of-nations-cubes-labor = { $count } travail
wealth-of-nations-cubes-ore = { $count } minerai
wealth-of-nations-cubes-capital = { $count } capital
wealth-of-nations-notes = { $count ->
    [one] { $count } billet
   *[other] { $count } billets
}
wealth-of-nations-nothing = rien
wealth-of-nations-and = { $others } et { $last }
wealth-of-nations-you = Vous
