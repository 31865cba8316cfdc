### The names of 7 Wonders: cards, wonders, goods and what they do.

## Cards

card-lumber-yard = Lumber Yard
card-stone-pit = Stone Pit
card-clay-pool = Clay Pool
card-ore-vein = Ore Vein
card-tree-farm = Tree Farm
card-excavation = Excavation
card-clay-pit = Clay Pit
card-timber-yard = Timber Yard
card-forest-cave = Forest Cave
card-mine = Mine
card-loom-1 = Loom
card-loom-2 = { card-loom-1 }
card-glassworks-1 = Glassworks
card-glassworks-2 = { card-glassworks-1 }
card-press-1 = Press
card-press-2 = { card-press-1 }
card-altar = Altar
card-theater = Theater
card-well = Well
card-baths = Baths
card-tavern = Tavern
card-east-trading-post = East Trading Post
card-west-trading-post = West Trading Post
card-marketplace = Marketplace
card-stockade = Stockade
card-barracks = Barracks
card-guard-tower = Guard Tower
card-apothecary = Apothecary
card-workshop = Workshop
card-scriptorium = Scriptorium
card-sawmill = Sawmill
card-quarry = Quarry
card-brickyard = Brickyard
card-foundry = Foundry
card-aqueduct = Aqueduct
card-temple = Temple
card-statue = Statue
card-courthouse = Courthouse
card-forum = Forum
card-caravansery = Caravansery
card-vineyard = Vineyard
card-bazar = Bazar
card-walls = Walls
card-training-ground = Training Ground
card-stables = Stables
card-archery-range = Archery Range
card-dispensary = Dispensary
card-laboratory = Laboratory
card-library = Library
card-school = School
card-gardens = Gardens
card-senate = Senate
card-town-hall = Town Hall
card-pantheon = Pantheon
card-palace = Palace
card-lighthouse = Lighthouse
card-haven = Haven
card-chamber-of-commerce = Chamber of Commerce
card-ludus = Ludus
card-arena = Arena
card-fortifications = Fortifications
card-circus = Circus
card-arsenal = Arsenal
card-siege-workshop = Siege Workshop
card-castrum = Castrum
card-lodge = Lodge
card-observatory = Observatory
card-university = University
card-academy = Academy
card-study = Study
card-workers-guild = Workers Guild
card-craftsmens-guild = Craftsmens Guild
card-magistrates-guild = Magistrates Guild
card-traders-guild = Traders Guild
card-spies-guild = Spies Guild
card-philosophers-guild = Philosophers Guild
card-shipowners-guild = Shipowners Guild
card-scientists-guild = Scientists Guild
card-decorators-guild = Decorators Guild
card-builders-guild = Builders Guild

## Guilds where there is little room

card-workers-guild-short = Workers
card-craftsmens-guild-short = Craftsmen
card-magistrates-guild-short = Magistrates
card-traders-guild-short = Traders
card-spies-guild-short = Spies
card-philosophers-guild-short = Philosophers
card-shipowners-guild-short = Shipowners
card-scientists-guild-short = Scientists
card-decorators-guild-short = Decorators
card-builders-guild-short = Builders
card-timber-yard-short = { card-timber-yard }
card-lumber-yard-short = { card-lumber-yard }
card-clay-pool-short = { card-clay-pool }
card-clay-pit-short = { card-clay-pit }
card-forest-cave-short = { card-forest-cave }
card-east-trading-post-short = East Post
card-west-trading-post-short = West Post
card-caravansery-short = { card-caravansery }
card-guard-tower-short = { card-guard-tower }
card-training-ground-short = Training
card-chamber-of-commerce-short = Commerce
card-siege-workshop-short = Siege

## Wonders

wonder-alexandria = Alexandria
wonder-babylon = Babylon
wonder-ephesos = Ephesos
wonder-gizah = Gizah
wonder-halikarnassos = Halikarnassos
wonder-olympia = Olympia
wonder-rhodos = Rhodos

monument-alexandria = Lighthouse
monument-babylon = Hanging Gardens
monument-ephesos = Temple of Artemis
monument-gizah = Pyramid
monument-halikarnassos = Mausoleum
monument-olympia = Statue of Zeus
monument-rhodos = Colossus

side-day = day
side-night = night

## Parts of a wonder board. $built and $all: how many stages; $number: which stage.

wonder-picture = { $monument } of { $wonder }, { $built } of { $all } stages built
stage-title = Stage { $number } of { $wonder }
stage-built = built
stage-covered = The card under this stage is from Age { $age }
wonder-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}

## Resources

resource-wood = wood
resource-stone = stone
resource-ore = ore
resource-clay = clay
resource-glass = glass
resource-papyrus = papyrus
resource-loom = cloth

amount-wood = { $amount } wood
amount-stone = { $amount } stone
amount-ore = { $amount } ore
amount-clay = { $amount } clay
amount-glass = { $amount } glass
amount-papyrus = { $amount } papyrus
amount-loom = { $amount } cloth
amount-coins = { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
}

## Colours of cards

kind-brown = Brown card: raw materials.
kind-grey = Grey card: manufactured goods.
kind-blue = Blue card: civilian building.
kind-yellow = Yellow card: commercial building.
kind-red = Red card: military building.
kind-green = Green card: scientific building.
kind-purple = Purple card: guild.

## What a card costs and opens

card-costs = Costs { $list }.
card-costs-nothing = Costs nothing.
card-price = { $amount ->
    [one] You pay 1 coin.
   *[other] You pay { $amount } coins.
}
card-free-after = Free if you have { $list }.
card-opens = Lets you build { $list } for free later.

## Effects

effect-produces = Produces { $list } every turn.
effect-produces-one-of = Produces one of these every turn: { $list }.
effect-shields = { $amount ->
    [one] 1 shield in every conflict.
   *[other] { $amount } shields in every conflict.
}
effect-science-compass = 1 compass, for science points at the end.
effect-science-gear = 1 gear, for science points at the end.
effect-science-tablet = 1 tablet, for science points at the end.
effect-science-any = 1 science symbol of any kind; it is set at the end to what scores you most.
effect-coins = { $amount ->
    [one] Take 1 coin now.
   *[other] Take { $amount } coins now.
}
effect-points = { $amount ->
    [one] 1 point at the end.
   *[other] { $amount } points at the end.
}
effect-discount-raw-left = Wood, stone, ore and clay from your left neighbour cost you 1 coin each instead of 2.
effect-discount-raw-right = Wood, stone, ore and clay from your right neighbour cost you 1 coin each instead of 2.
effect-discount-raw-both = Wood, stone, ore and clay from either neighbour cost you 1 coin each instead of 2.
effect-discount-manufactured-left = Glass, papyrus and cloth from your left neighbour cost you 1 coin each instead of 2.
effect-discount-manufactured-right = Glass, papyrus and cloth from your right neighbour cost you 1 coin each instead of 2.
effect-discount-manufactured-both = Glass, papyrus and cloth from either neighbour cost you 1 coin each instead of 2.
effect-coins-per = { $amount ->
    [one] Take 1 coin now for each { $what } { $where }.
   *[other] Take { $amount } coins now for each { $what } { $where }.
}
effect-points-per = { $amount ->
    [one] 1 point at the end for each { $what } { $where }.
   *[other] { $amount } points at the end for each { $what } { $where }.
}
effect-points-if-complete = { $amount } points at the end if every stage of your wonder is built.
effect-seventh-card = At the end of each Age you also play your seventh card instead of discarding it.
effect-discard-pick = At the end of this turn, look through the discard pile and build one card from it for free.
effect-first-of-color-free = Your first building of each colour is free.
effect-first-card-free = The first building you play in each Age is free.
effect-last-card-free = The last building you play in each Age is free.

## What is counted, and where

counted-brown = brown card
counted-grey = grey card
counted-blue = blue card
counted-yellow = yellow card
counted-red = red card
counted-green = green card
counted-brown-grey-purple = brown, grey or purple card
counted-stages = wonder stage built
counted-of-self = in your city
counted-of-neighbors = in your two neighbours’ cities
counted-of-all-three = in your city and your two neighbours’
