# Wealth of Nations: names, the log, questions and refusals.

## Names

wealth-of-nations-commodity-food = Food
wealth-of-nations-commodity-energy = Energy
wealth-of-nations-commodity-labor = Labor
wealth-of-nations-commodity-ore = Ore
wealth-of-nations-commodity-capital = Capital
wealth-of-nations-industry-farm = Farms
wealth-of-nations-industry-generator = Generators
wealth-of-nations-industry-academy = Academies
wealth-of-nations-industry-mine = Mines
wealth-of-nations-industry-factory = Factories
wealth-of-nations-industry-bank = Banks
wealth-of-nations-tile-farm = Farm
wealth-of-nations-tile-generator = Generator
wealth-of-nations-tile-academy = Academy
wealth-of-nations-tile-mine = Mine
wealth-of-nations-tile-factory = Factory
wealth-of-nations-tile-bank = Bank
wealth-of-nations-tile-integrated-economy = Integrated Economy
# In a sentence.
wealth-of-nations-a-farm = a farm
wealth-of-nations-a-generator = a generator
wealth-of-nations-a-academy = an academy
wealth-of-nations-a-mine = a mine
wealth-of-nations-a-factory = a factory
wealth-of-nations-a-bank = a bank
wealth-of-nations-a-integrated-economy = the Integrated Economy
wealth-of-nations-bloc-farm = farms
wealth-of-nations-bloc-generator = generators
wealth-of-nations-bloc-academy = academies
wealth-of-nations-bloc-mine = mines
wealth-of-nations-bloc-factory = factories
wealth-of-nations-bloc-bank = banks
wealth-of-nations-market-food = food
wealth-of-nations-market-energy = energy
wealth-of-nations-market-labor = labor
wealth-of-nations-market-ore = ore
wealth-of-nations-market-capital = capital
# By seat, in the order of the flags.
wealth-of-nations-nation-1 = Bolshevia
wealth-of-nations-nation-2 = Federal Provinces
wealth-of-nations-nation-3 = Bharat
wealth-of-nations-nation-4 = Arazzaq
wealth-of-nations-nation-5 = Showa Republic
wealth-of-nations-nation-6 = Anglica
wealth-of-nations-terrain-mountains-and-valleys = Mountains and valleys
wealth-of-nations-terrain-through-the-passes = Through the passes
wealth-of-nations-terrain-lake-country = Lake country
wealth-of-nations-terrain-friends-and-foes = Friends and foes
wealth-of-nations-terrain-the-great-ocean = The great ocean
wealth-of-nations-terrain-five-empires = Five empires
wealth-of-nations-phase-setup = Set-up
wealth-of-nations-phase-trade = Trade
wealth-of-nations-phase-develop = Develop
wealth-of-nations-phase-produce = Produce
wealth-of-nations-phase-end = End
wealth-of-nations-category-tiles = Tiles
wealth-of-nations-category-money = Money
wealth-of-nations-category-notes = Promissory notes

## Amounts

wealth-of-nations-money = ${ $money }
wealth-of-nations-cubes-food = { $count } food
wealth-of-nations-cubes-energy = { $count } energy
wealth-of-nations-cubes-labor = { $count } labor
wealth-of-nations-cubes-ore = { $count } ore
wealth-of-nations-cubes-capital = { $count } capital
wealth-of-nations-notes = { $count ->
    [one] 1 note
   *[other] { $count } notes
}
wealth-of-nations-nothing = nothing
wealth-of-nations-and = { $others } and { $last }
wealth-of-nations-you = You
