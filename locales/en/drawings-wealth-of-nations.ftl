# The drawings of the rules of Wealth of Nations.

drawing-wealth-of-nations-points = At the end a tile is worth 4 points, each full $10 is worth 1, and each note takes 3 away.
drawing-wealth-of-nations-yields = Each industry has its colour, and five of them yield a good of that colour.
drawing-wealth-of-nations-dots = A dot is full in the middle of a tile, where two halves meet on a side, and where three thirds meet on a corner.
drawing-wealth-of-nations-bloc = Three academies are one bloc: 3 food and 1 energy become 5 labour.
drawing-wealth-of-nations-board = Three nations after the draft, each with its first tiles. Nobody enters the centre.
drawing-wealth-of-nations-packages = The packages of the second edition. The tiles of an industry package are placed at once.
drawing-wealth-of-nations-round = A round has three phases. What you need for Develop and Produce, you buy in Trade.
drawing-wealth-of-nations-wells = Buying takes the last cubes of the market and lifts the price; selling fills the next well and lowers it.
drawing-wealth-of-nations-between = Between what the market pays and what it asks, both sides of a barter gain.
drawing-wealth-of-nations-notes = Every further note pays $1 less, and to repay one costs $25.
drawing-wealth-of-nations-interest = With two notes, $2 of interest are due when the next round begins.
drawing-wealth-of-nations-flags = A flag goes to a free hex beside one of your flags, and the hex is yours.
drawing-wealth-of-nations-costs = What each tile costs. The labour for its flag is paid before.
drawing-wealth-of-nations-force = A half of a mine and a half of a generator clash: the tile costs 1 capital more, and there is no dot.
drawing-wealth-of-nations-moving = For 1 capital the upper academy is moved and turned: the same three tiles have 5 full dots instead of 4.
drawing-wealth-of-nations-automated = With a token, 1 ore feeds the whole bloc, however many tiles it has. The energy is needed all the same.
drawing-wealth-of-nations-integrated = The Integrated Economy beside a farm: its farm section and its generator section belong to two blocs.
drawing-wealth-of-nations-banks = Banks have no dot of their own: three of them, laid in a ring, have three full dots.
drawing-wealth-of-nations-shared = Two halves of one colour, but of two nations: the ringed dot counts for nobody.
drawing-wealth-of-nations-ending = One flag more and this is the last round. A board full of flags or five empty stacks would end it too.
drawing-wealth-of-nations-final-sale = The cubes that everybody has together set one price for each good.
drawing-wealth-of-nations-score = A nation at the end: six tiles, $21 and two notes.
drawing-wealth-of-nations-editions = What differs between the boxes: tiles in the stacks, flags, and the money of commodity packages.
drawing-wealth-of-nations-units = Two units share a tile. Its flag is turned: one of them was built in this phase.
drawing-wealth-of-nations-march = An activated unit moves to a hex beside it. Never onto the centre, which lies at the upper right here.
drawing-wealth-of-nations-conquest = Conquest: the unit and the flag without a tile are removed, and the hex has a flag of the attacker.
drawing-wealth-of-nations-landings = A transport reaches every lit hex: any without enemy pieces, however far.
drawing-wealth-of-nations-occupied = A unit occupies a bloc of factories and takes one cube of what it yields.
drawing-wealth-of-nations-terrains = The six layouts close six more hexes each.
drawn-won-each-tile = each tile
drawn-won-each-money = each full { $money }
drawn-won-each-note = each note
drawn-won-dot-middle = Middle
drawn-won-dot-middle-text = full by itself
drawn-won-dot-halves = Two halves
drawn-won-dot-halves-text = 1 dot on a side
drawn-won-dot-thirds = Three thirds
drawn-won-dot-thirds-text = 1 dot on a corner
drawn-won-dot-clash = Unlike colours
drawn-won-dot-clash-text = a clash: no dot
drawn-won-takes = It takes
drawn-won-takes-for = { $good ->
    [food] { $what }, one for each tile
    [energy] { $what } for the whole bloc
   *[other] { $what }
}
drawn-won-yields = It yields
drawn-won-times = { $count } × { $each }
drawn-won-packages-industry = Industry packages
drawn-won-packages-commodity = Commodity packages
drawn-won-phase-trade = Buy, sell, barter, borrow
drawn-won-phase-develop = Flags, tiles, moves, automation
drawn-won-phase-produce = Feed, power, collect
drawn-won-market-before = Buy the three ringed ones
drawn-won-market-bought = Bought: { $prices }
drawn-won-market-sold = Or sold one: { $price }
drawn-won-market-next = next: buy { $buy }, sell { $sell }
drawn-won-barter-sell = the market pays
drawn-won-barter-offer = the offer
drawn-won-barter-buy = the market asks
drawn-won-note-nth = note { $nth }
drawn-won-note-back = hand one back
drawn-won-note-end = points at the end
drawn-won-interest-before = before
drawn-won-interest-after = the round begins
drawn-won-flag-where = here it can go
drawn-won-flag-yours = now this hex is yours
drawn-won-force-tile = the tile
drawn-won-force-more = more, for the clash
drawn-won-dots = { $count } full dots
drawn-won-automation-token = The token costs
drawn-won-automation-food = Run with food
drawn-won-automation-ore = Or with ore
drawn-won-sale-cubes = { $count ->
    [one] 1 cube in all
   *[other] { $count } cubes in all
}
drawn-won-sale-each = for each
drawn-won-score-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
drawn-won-score-sum = Points
drawn-won-edition-flags = Flags with { $seats } players
drawn-won-edition-money = In a commodity package
drawn-won-unit-cost = A unit costs
drawn-won-march = up to { $count } activations
drawn-won-conquest-before = a unit on a flag without a tile
drawn-won-conquest-after = a flag of one’s own
drawn-won-occupier = { $who } takes
drawn-won-owner = { $who } keeps
