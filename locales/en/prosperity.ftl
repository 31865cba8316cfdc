# Prosperity at the table.

## Names

prosperity-symbol-energy = Energy
prosperity-symbol-ecology = Ecology
prosperity-symbol-capital = Capital
prosperity-symbol-research = Research
prosperity-symbol-prosperity = Prosperity
prosperity-kind-power-plant = Power plant
prosperity-kind-supply = Supply
prosperity-kind-transport = Transport
prosperity-kind-infrastructure = Infrastructure
prosperity-kind-special = Special
prosperity-category-prosperity = Prosperity
prosperity-category-specials = Special tiles
prosperity-category-money = Money
prosperity-category-research = Research ranks

prosperity-space-a1 = north-west coast
prosperity-space-a2 = north coast
prosperity-space-a3 = north-east coast
prosperity-space-b1 = western plain
prosperity-space-b2 = centre
prosperity-space-b3 = eastern plain
prosperity-space-c1 = western road
prosperity-space-c3 = eastern road
prosperity-space-d1 = south-west coast
prosperity-space-d2 = south coast
prosperity-space-d3 = south-east coast
prosperity-print-a1 = Coal plant
prosperity-print-a3 = Local industry
prosperity-print-b2 = Power grid
prosperity-print-b3 = Laboratory
prosperity-print-c1 = Green space
prosperity-print-c3 = Road network

prosperity-tile-mega-skyscraper = Mega skyscraper
prosperity-tile-inner-city-renovation = Inner-city renovation
prosperity-tile-urban-renewal = Urban renewal
prosperity-tile-communication-network = Communi{ "\u00AD" }cation network
prosperity-tile-hydroelectric-dam = Hydro{ "\u00AD" }electric dam
prosperity-tile-brownfield-redevelopment = Brownfield renewal
prosperity-tile-reforestation = Refores{ "\u00AD" }tation
prosperity-tile-public-transport-network = Public transport
prosperity-tile-leisure-complex = Leisure complex
prosperity-tile-city-of-culture = City of culture
prosperity-tile-garden-city = Garden city
prosperity-tile-hospital = Hospital
prosperity-tile-high-voltage-distribution = High-voltage grid
prosperity-tile-car-industry = Car industry
prosperity-tile-underground-power-lines = Buried power lines
prosperity-tile-university = University
prosperity-tile-toll-roads = Toll roads
prosperity-tile-wind-turbines = Wind turbines
prosperity-tile-rail-network = Rail network
prosperity-tile-water-treatment-plant = Water treatment
prosperity-tile-thermal-power-plant = Thermal plant
prosperity-tile-motorway-network = Motorways
prosperity-tile-tram-lines = Tram lines
prosperity-tile-polymer-institute = Polymer institute
prosperity-tile-solar-power-plant = Solar plant
prosperity-tile-botanical-gardens = Botanical gardens
prosperity-tile-high-speed-trains = High-speed trains
prosperity-tile-biochemistry-institute = Biochem{ "\u00AD" }istry institute
prosperity-tile-aerodynamic-wind-tunnel = Wind tunnel
prosperity-tile-gas-turbine-plant = Gas turbine plant
prosperity-tile-low-voltage-transmission = Low-voltage lines
prosperity-tile-combined-cycle-plant = Combined-cycle plant
prosperity-tile-genetics-lab = Genetics lab
prosperity-tile-micro-batteries = Micro batteries
prosperity-tile-nuclear-power-plant = Nuclear plant
prosperity-tile-electric-cars = Electric cars
prosperity-tile-data-storage-centre = Data centre
prosperity-tile-toxicology-institute = Toxicology institute
prosperity-tile-microprocessor-lab = Micro{ "\u00AD" }processor lab
prosperity-tile-tidal-power-plant = Tidal plant
prosperity-tile-wireless-power-transmission = Wireless power
prosperity-tile-road-logistics-institute = Road logistics
prosperity-tile-biodome = Biodome
prosperity-tile-superconducting-cables = Super{ "\u00AD" }conductors
prosperity-tile-solar-tower = Solar tower
prosperity-tile-hydrogen-vehicles = Hydrogen vehicles
prosperity-tile-waste-incinerator = Waste incinerator
prosperity-tile-ai-lab = AI lab
prosperity-tile-atmospheric-filter = Atmos{ "\u00AD" }pheric filter
prosperity-tile-biofuel-production = Biofuel production
prosperity-tile-energy-recycling = Energy recycling
prosperity-tile-automated-cars = Automated cars
prosperity-tile-particle-generator = Particle generator
prosperity-tile-custom-design = Custom design
prosperity-tile-fusion-energy = Fusion energy
prosperity-tile-gravity-trains = Gravity trains
prosperity-tile-nanotechnology-centre = Nanotech centre
prosperity-tile-neuroaugmentation-lab = Neuro{ "\u00AD" }augmen{ "\u00AD" }tation lab
prosperity-tile-regeneration-clinic = Regen{ "\u00AD" }eration clinic
prosperity-tile-space-elevator = Space elevator

## Amounts

prosperity-money = { $money } €
prosperity-discs = { $count ->
    [one] { $shown } disc
   *[other] { $shown } discs
}
prosperity-points = { $count ->
    [one] { $shown } point
   *[other] { $shown } points
}
prosperity-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
prosperity-step-count = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
prosperity-nothing = nothing
prosperity-points-short = { $count ->
    [one] pt
   *[other] pts
}
prosperity-percent = { $percent }%
prosperity-money-name = Money
prosperity-points-name = Points
prosperity-pollution = Pollution
prosperity-level = level { $level }
prosperity-left = { $what } left
prosperity-then = { $what } on the track
prosperity-total = Total
prosperity-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}

## The country

prosperity-you = You
prosperity-your-country = Your country
prosperity-country-of = { $who }
prosperity-back = Back to yours
prosperity-others = The other countries
prosperity-open-country = Show { $who }’s country in full
prosperity-balance = { $symbol }: { $value }
prosperity-balance-next = { $symbol }: { $value }, then { $next }
prosperity-pollution-is = Pollution: { $discs ->
    [one] 1 disc
   *[other] { $discs } discs
}, { $globes ->
    [one] 1 globe in sight
   *[other] { $globes } globes in sight
}.
prosperity-pollution-next = Then { $discs ->
    [one] 1 disc
   *[other] { $discs } discs
}.
prosperity-closed = closed
prosperity-opens = opens
prosperity-empty = empty
prosperity-way = A transport on the green space opens both
prosperity-figure-capital = { $count ->
    [one] symbol
   *[other] symbols
}
prosperity-figure-research = { $count ->
    [one] step
   *[other] steps
}
prosperity-figure-prosperity = { $count ->
   *[other] in sight
}
prosperity-figure-discs = of 15
prosperity-cover-here = Cover { $here }, { $place }
prosperity-build-here = Build here: { $place }

## The research board

prosperity-board = Research board
prosperity-shelf = { $track } tiles
prosperity-you-level = you: level { $level }
prosperity-track-level = { $track } level { $level }
prosperity-marker = { $who } on box { $box }
prosperity-new = new
prosperity-out-of-reach = out of reach
prosperity-decade = { $decade }s
prosperity-turn-of = turn { $turn } of { $turns }
prosperity-was-scored = { $symbol }, already scored
prosperity-announced = announced this turn
prosperity-to-come = still to come
prosperity-next-decade = next, { $decade }s

## Actions and decisions

prosperity-parts = Parts of the table
prosperity-tab-country = Country
prosperity-tab-board = Research board
prosperity-tab-others = Others
prosperity-actions = Your two actions
prosperity-action-income = Income
prosperity-action-cleanup = Clean up
prosperity-action-research = Research
prosperity-action-buy = Buy a tile
prosperity-action-income-short = Income
prosperity-action-cleanup-short = Clean up
prosperity-action-research-short = Research
prosperity-action-buy-short = Buy
prosperity-action-income-hint = +100 €
prosperity-action-cleanup-hint = { $count ->
    [0] no disc
   *[other] −1 disc
}
prosperity-action-research-hint = +1 box
prosperity-action-buy-hint = { $count } in reach
prosperity-about-action-income = Take 100 € from the bank.
prosperity-about-action-cleanup = Remove the highest disc from your pollution track.
prosperity-about-action-research = One marker goes up one box. A new level makes tiles cheaper.
prosperity-about-action-buy = Pick a tile, then a place of its colour.
prosperity-slot = Action { $number }
prosperity-slot-choose = choose below
prosperity-slot-done = Done
prosperity-undo = Take this action back
prosperity-cancel = Cancel
prosperity-keys-actions = Choose an action: income, clean up, research, buy
prosperity-keys-confirm = Choose a tile or an action; once more confirms it
prosperity-do-income = Take 100 €
prosperity-do-cleanup = Remove a disc
prosperity-build = Build, { $place }
prosperity-use = Buy and use
prosperity-buy-which = { $count ->
    [0] No tile is in reach
    [one] One tile is in reach
   *[other] Buy one of { $count } tiles in reach
}
prosperity-where = Where
prosperity-covers = Covers
prosperity-place-empty = Empty, { $place }
prosperity-place-before = Previous place
prosperity-place-after = Next place
prosperity-opens-two = opens two places
prosperity-what-changes = What changes
prosperity-if-next = If scored next
prosperity-without = without it: { $what }
prosperity-nothing-to-come = Only the final scoring is left.
prosperity-buy-about = { $kind }, { $track } level { $level }: { $where ->
    [below] below your level
    [same] on your level
   *[above] { $count ->
        [one] 1 level above yours
       *[other] { $count } levels above yours
    }
}
prosperity-which-track = Which track
prosperity-choose-track = Choose a track
prosperity-research-on = Go up on { $track }
prosperity-research-full = The marker is at the top.
prosperity-research-within = Stays on level { $level }; the next level is { $left ->
    [one] 1 box
   *[other] { $left } boxes
} away.
prosperity-research-top = Stays on level { $level }, the highest; only the rank at the end counts.
prosperity-research-level = Reaches level { $level }; { $count ->
    [0] no tile gets cheaper.
    [one] 1 tile gets cheaper.
   *[other] { $count } tiles get cheaper.
}
prosperity-settle-title = You are { $missing } energy short
prosperity-settle-text = Each missing level costs 100 € or a disc.
prosperity-settle-how = How
prosperity-settle-pay = Pay { $money }
prosperity-settle-pollute = { $count ->
    [one] Take a disc
   *[other] Take { $count } discs
}
prosperity-settle-both = Pay { $money }, take { $count ->
    [one] a disc
   *[other] { $count } discs
}
prosperity-advance-title = { $steps ->
    [one] 1 step of research
   *[other] { $steps } steps of research
}
prosperity-advance-text = Share the steps between the two tracks.
prosperity-advance-how = How
prosperity-advance-do = { $energy } energy, { $ecology } ecology
prosperity-next-owed = { $missing ->
    [one] Pay 100 € or take a disc
   *[other] Pay { $cost } € or take { $missing } discs
}
prosperity-next-owed-part = { $missing } discs, { $payable ->
    [one] or 100 € for one
   *[other] or { $cost } € for { $payable }
}
prosperity-note = { $symbol } next: { $what }
prosperity-note-triangle = onto the triangle, no points
prosperity-note-free = off the triangle
prosperity-note-globe-lost = { $count ->
    [one] a globe is lost
   *[other] { $count } globes are lost
}
prosperity-note-globe-found = { $count ->
    [one] a globe comes into sight
   *[other] { $count } globes come into sight
}
prosperity-only-watching = You are only watching.
prosperity-scoring-text = { $tile } was drawn: everybody scores { $symbol }.
prosperity-scored-now = this turn
prosperity-decides = decides
prosperity-final-title = Final scoring
prosperity-final-text = Energy and ecology twice, capital, money into points, research ranks, prosperity.
prosperity-final-again = Show the steps again
prosperity-ranks = { $track } rank
prosperity-rank-note = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}, box { $box }

## What is asked

prosperity-prompt-settle = { $missing ->
    [one] Energy is scored: 1 level is missing
   *[other] Energy is scored: { $missing } levels are missing
}
prosperity-prompt-advance = { $steps ->
    [one] Research is scored: 1 step to take
   *[other] Research is scored: { $steps } steps to share
}
prosperity-prompt-actions = Choose action { $action } of 2
prosperity-prompt-wait = { $who } takes action { $action } of 2
prosperity-prompt-scoring = { $who } decides about the scoring
prosperity-prompt-draw = A tile is drawn
prosperity-prompt-over = The game is over
prosperity-chapter = { $decade }s: { $symbol }
prosperity-chapter-final = Final scoring

## What happened

# Advice.
prosperity-advice-income = Take 100 €
prosperity-advice-cleanup = Remove a disc
prosperity-advice-settle = { $paid ->
    [0] Pay nothing: take the discs
   *[other] Pay { $money }
}
prosperity-advice-advance = Go up { $energy } on energy and { $ecology } on ecology
prosperity-advice-research = Research { $track }
prosperity-advice-buy = Buy { $tile }
prosperity-advice-place = Buy { $tile } ({ $space })

prosperity-log-first-player = { $you ->
    [yes] You begin.
   *[no] { $who } begins.
}
prosperity-log-drawn = { $you ->
    [yes] You draw { $tile }: { $symbol } is scored.
   *[no] { $who } draws { $tile }: { $symbol } is scored.
}
prosperity-log-scored = { $you ->
    [yes] You, { $symbol }: { $gain }.
   *[no] { $who }, { $symbol }: { $gain }.
}
prosperity-log-scored-nothing = { $you ->
    [yes] You, { $symbol }: nothing.
   *[no] { $who }, { $symbol }: nothing.
}
prosperity-log-scored-research = { $you ->
    [yes] You go up { $energy } on energy, { $ecology } on ecology.
   *[no] { $who } goes up { $energy } on energy, { $ecology } on ecology.
}
prosperity-log-displayed = { $tile } is for sale.
prosperity-log-income = { $you ->
    [yes] You take { $money }.
   *[no] { $who } takes { $money }.
}
prosperity-log-cleanup = { $you ->
    [yes] You clean up: { $discs ->
        [0] there was no disc to remove.
       *[other] one disc fewer.
    }
   *[no] { $who } cleans up: { $discs ->
        [0] there was no disc to remove.
       *[other] one disc fewer.
    }
}
prosperity-log-researched = { $you ->
    [yes] You research { $track }: box { $box }, level { $level }.
   *[no] { $who } researches { $track }: box { $box }, level { $level }.
}
prosperity-log-bought = { $you ->
    [yes] You buy { $tile } for { $money }.
   *[no] { $who } buys { $tile } for { $money }.
}
prosperity-log-placed = { $tile } is placed: { $place }.
prosperity-log-placed-over = { $tile } covers { $covered }: { $place }.
prosperity-log-special-points = { $tile } brings { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
prosperity-log-special-discs = { $tile } removes { $discs ->
    [one] 1 disc.
   *[other] { $discs } discs.
}
prosperity-log-special-vain = { $tile } has no effect.
prosperity-log-final = The last turn is over. The final scoring begins.
prosperity-log-converted = { $you ->
    [yes] You: { $points ->
        [one] 1 point for money
       *[other] { $points } points for money
    }, { $money } left.
   *[no] { $who }: { $points ->
        [one] 1 point for money
       *[other] { $points } points for money
    }, { $money } left.
}
prosperity-log-ranked = { $you ->
    [yes] You, { $track }: box { $box }, place { $place }, { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
   *[no] { $who }, { $track }: box { $box }, place { $place }, { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
}
prosperity-log-won = { $you ->
    [yes] You win.
   *[no] { $who } wins.
}
prosperity-log-shared = Shared victory: { $names }.

## Refusals

prosperity-refused-not-your-decision = It is not your turn.
prosperity-refused-wrong-moment = Something else is being decided now.
prosperity-refused-cannot-settle = { $missing ->
    [one] You cannot pay for the missing level.
   *[other] You can pay for at most { $most } of the { $missing } missing levels.
}
prosperity-refused-wrong-split = { $energy } and { $ecology } do not add up to { $steps ->
    [one] 1 step.
   *[other] { $steps } steps.
}
prosperity-refused-no-disc = There is no disc to remove.
prosperity-refused-track-full = Your { $track } marker is at the top.
prosperity-refused-not-for-sale = { $tile } is not for sale.
prosperity-refused-too-expensive = { $tile } costs { $price }; you have { $money }.
prosperity-refused-place-needed = { $tile } needs a place.
prosperity-refused-no-place-needed = { $tile } is used at once and never placed.
prosperity-refused-wrong-kind = This place ({ $space }) takes only: { $kind }.
prosperity-refused-closed = This place ({ $space }) is closed until a transport covers it: { $by }.
prosperity-refused-no-such-seat = There is no seat { $seat } at this table.
prosperity-refused-not-in-stack = { $tile } is not in this decade’s stack.

## Explanations

prosperity-about-tile = { $kind }, { $track } level { $level }.
prosperity-about-effect = { $what ->
    [points] { $count ->
        [one] Brings 1 point at once and is gone.
       *[other] Brings { $count } points at once and is gone.
    }
   *[discs] Removes up to { $count } discs at once and is gone.
}
prosperity-about-shows = Shows { $symbols }.
prosperity-about-scores = Drawn in the { $decade }s, when everybody scores { $symbol }.
prosperity-about-price = Costs you { $price }.
prosperity-about-print = Printed here ({ $place }), for: { $kind }. Shows { $symbols } until it is covered.
prosperity-about-closed = Closed until a transport tile covers { $by }.
prosperity-about-empty = Empty, for: { $kind }.
prosperity-about-energy = For each level above zero you get 50 €. For each level below zero you pay 100 € or take a disc, as you choose.
prosperity-about-ecology = For each level above zero you remove a disc, or get 50 € if there is none left. For each level below zero you take a disc.
prosperity-about-capital = 100 € for each symbol.
prosperity-about-research = A step up a research track for each symbol, shared as you like.
prosperity-about-prosperity = A point for each symbol and each globe in sight, unless a disc lies on the triangle.
prosperity-about-pollution = { $discs ->
    [one] 1 disc
   *[other] { $discs } discs
}. Globes without a disc count as prosperity: { $globes } now. From the 16th disc on, which lies on the triangle, you score no points.
prosperity-about-track = The level of a marker sets the price of tiles: 50 € below it, 100 € on it, 100 € more for each level above.
prosperity-about-track-yours = You are on level { $own }: tiles of this level cost you { $price }.

# The end comes into sight, and what ended the game
prosperity-announce-last = The last tile is drawn: after this turn comes the final scoring.
prosperity-prompt-last = Last turn · { $prompt }
prosperity-ended-last-tile-drawn = The turn of the 36th tile ended the game (rulebook, end of the game).
