## What speaks for an action. `up` is yes where there is more of it, no where there is less.

reason-prosperity-points = { $up ->
    [yes] { $count ->
        [one] One point more if the game ended now: { $category }.
       *[other] { $count } points more if the game ended now: { $category }.
    }
   *[no] { $count ->
        [one] One point less if the game ended now: { $category }.
       *[other] { $count } points less if the game ended now: { $category }.
    }
}
reason-prosperity-money = { $up ->
    [yes] { $count } € more: you have { $to } €.
   *[no] It costs { $count } €: { $to } € are left.
}
reason-prosperity-symbol = { $symbol }: { $to } instead of { $from }.
reason-prosperity-energy-missing = { $count ->
    [one] One level of energy is missing then.
   *[other] { $count } levels of energy are missing then.
}
reason-prosperity-discs = { $up ->
    [yes] { $count ->
        [one] One disc more: { $to } lie on the track.
       *[other] { $count } discs more: { $to } lie on the track.
    }
   *[no] { $count ->
        [one] One disc less: { $to } lie on the track.
       *[other] { $count } discs less: { $to } lie on the track.
    }
}
reason-prosperity-globes = Globes in sight: { $to } instead of { $from }.
reason-prosperity-triangle = { $reached ->
    [yes] With { $discs } discs one lies on the triangle: no points for prosperity.
   *[no] No disc lies on the triangle any more.
}
reason-prosperity-step = { $track }: box { $to } instead of { $from }.
reason-prosperity-level = { $track }: level { $to } instead of { $from }.
reason-prosperity-cheaper = { $up ->
    [yes] { $tiles ->
        [one] { $tile } costs { $to } € instead of { $from } €.
       *[other] { $tiles } tiles cost less: { $tile } { $to } € instead of { $from } €.
    }
   *[no] { $tiles ->
        [one] { $tile } costs { $to } €, { $from } € otherwise.
       *[other] { $tiles } tiles cost more: { $tile } { $to } € instead of { $from } €.
    }
}
reason-prosperity-rank = { $track }: your place is { $to }, not { $from }.
reason-prosperity-scoring = A scoring of { $symbol } brings { $gain } more; { $tiles } of { $of } tiles to come score it.
reason-prosperity-covers = It covers { $tile }, which counts no more.
reason-prosperity-opens = It opens { $space }.
reason-prosperity-denies = { $who } plays next and could buy it for { $price } €.

## What another action lacks

reason-prosperity-what-points = Points, { $category }
reason-prosperity-what-money = Money
reason-prosperity-what-discs = Discs
reason-prosperity-what-step = Box, { $track }
reason-prosperity-what-rank = Place, { $track }
reason-prosperity-what-price = Price of { $tile }
reason-prosperity-lack-triangle = { $reached ->
    [yes] No disc lies on the triangle
   *[no] A disc lies on the triangle
}
reason-prosperity-lack-scoring = A scoring of { $symbol } brings { $gain } less
reason-prosperity-lack-covers = Does not cover { $tile }
reason-prosperity-lack-opens = Does not open { $space }
reason-prosperity-lack-denies = Leaves { $tile } to { $who }

## Nudges

nudge-prosperity-energy = Look at your energy balance: { $balance }.
nudge-prosperity-scoring = { $tiles } of { $of } tiles to come score { $symbol }.
nudge-prosperity-globe = { $fewer ->
    [one] One disc less shows a globe; you have { $discs }.
   *[other] { $fewer } discs less show a globe; you have { $discs }.
}
nudge-prosperity-level = { $boxes ->
    [one] The next level is one box away: { $track }.
   *[other] The next level is { $boxes } boxes away: { $track }.
}
nudge-prosperity-rank = Your place on a track is { $place }: { $track }.
nudge-prosperity-money = { $money } € wait to be spent, or to grow.
nudge-prosperity-prosperity = { $symbols ->
    [one] One prosperity symbol is in sight.
   *[other] { $symbols } prosperity symbols are in sight.
}

## Lessons, by what they teach

reason-lesson-prosperity-turn = A turn
reason-lesson-prosperity-energy = Energy
reason-lesson-prosperity-prices = What a tile costs
reason-lesson-prosperity-places = Where to place it
reason-lesson-prosperity-pollution = Pollution
reason-lesson-prosperity-research = Research
reason-lesson-prosperity-final = The final scoring
