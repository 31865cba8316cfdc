## What speaks for an action. `up` is yes where there is more of it, no where there is less.

reason-wealth-of-nations-dots = { $up ->
    [yes] { $count } more each production: { $industry } has { $to } dots instead of { $from }.
   *[no] { $count } less each production: { $industry } has { $to } dots, { $from } otherwise.
}
reason-wealth-of-nations-points = { $up ->
    [yes] { $count ->
        [one] One point more if the game ended now: { $category }.
       *[other] { $count } points more if the game ended now: { $category }.
    }
   *[no] { $count ->
        [one] One point less if the game ended now: { $category }.
       *[other] { $count } points less if the game ended now: { $category }.
    }
}
reason-wealth-of-nations-money = { $up ->
    [yes] { $count } more: you have { $to }.
   *[no] It costs { $count }: { $to } is left.
}
reason-wealth-of-nations-cubes = { $up ->
    [yes] { $cubes } more; the markets would pay { $sale } for it.
   *[no] It takes { $cubes }; the markets would pay { $sale } for it.
}
reason-wealth-of-nations-note = { $up ->
    [yes] { $count } more: you owe { $to }.
   *[no] { $count } less: you owe { $to }.
}
reason-wealth-of-nations-interest = Interest each round: { $to } instead of { $from }.
reason-wealth-of-nations-price = The next cube costs { $to } instead of { $from }: { $commodity }.
reason-wealth-of-nations-upkeep = Running everything takes { $to } instead of { $from }.
reason-wealth-of-nations-missing = { $up ->
    [yes] Not everything runs yet: { $cubes } missing, and { $from } before.
   *[no] { $left ->
        [0] Nothing of it is missing any more to run everything: { $commodity }.
       *[other] To run everything only { $cubes } is missing, not { $from }.
    }
}
reason-wealth-of-nations-idle = { $up ->
    [yes] { $to ->
        [one] One flag without a tile earns nothing yet.
       *[other] { $to } flags without a tile earn nothing yet.
    }
   *[no] { $to ->
        [0] Every flag of yours then has a tile.
        [one] One flag without a tile is left, { $from } before.
       *[other] { $to } flags without a tile are left, { $from } before.
    }
}
reason-wealth-of-nations-flags = { $up ->
    [yes] { $to ->
        [one] One flag is in your hand again.
       *[other] { $to } flags are in your hand again.
    }
   *[no] { $to ->
        [0] It is your last flag.
        [one] One flag is left in your hand.
       *[other] { $to } flags are left in your hand.
    }
}
reason-wealth-of-nations-units = Units on the board: { $to } instead of { $from }.
reason-wealth-of-nations-next-pays = What { $who } lacks to run everything costs { $to } instead of { $from }.
reason-wealth-of-nations-ends = { $trigger ->
    [flags] As it stands the game ends after this round: somebody has no flag left.
    [board] As it stands the game ends after this round: no hex is free.
    [stacks] As it stands the game ends after this round: five stacks are empty.
   *[other] The game ends.
}
reason-wealth-of-nations-last-tile = It was the last one of its stack: { $tile }.
reason-wealth-of-nations-barter = { $up ->
    [yes] The barter with { $who } is { $gain } better than the markets.
   *[no] The barter with { $who } is { $gain } worse than the markets.
}

## What another action lacks

reason-wealth-of-nations-what-dots = Dots, { $industry }
reason-wealth-of-nations-what-points = Points, { $category }
reason-wealth-of-nations-what-money = Money
reason-wealth-of-nations-what-note = Notes
reason-wealth-of-nations-what-interest = Interest
reason-wealth-of-nations-what-price = Next price, { $commodity }
reason-wealth-of-nations-what-upkeep = Needed to run everything, { $commodity }
reason-wealth-of-nations-what-missing = Missing to run everything, { $commodity }
reason-wealth-of-nations-what-idle = Flags without a tile
reason-wealth-of-nations-what-flags = Flags in hand
reason-wealth-of-nations-what-units = Units
reason-wealth-of-nations-what-next-pays = What { $who } pays to run everything
reason-wealth-of-nations-lack-ends = Does not end the game
reason-wealth-of-nations-lack-last-tile = Leaves the last one: { $tile }
reason-wealth-of-nations-lack-barter = No barter with { $who }

## Nudges

nudge-wealth-of-nations-idle = { $flags ->
    [one] One of your flags earns nothing.
   *[other] { $flags } of your flags earn nothing.
}
nudge-wealth-of-nations-missing = To run everything { $cubes } is missing.
nudge-wealth-of-nations-market = Look at a market: { $commodity } costs { $buy } and brings { $sell }.
nudge-wealth-of-nations-hand = You have { $cubes }.
nudge-wealth-of-nations-dots = { $dots ->
    [0] You have no dot of this industry: { $industry }.
    [one] You have one dot of this industry: { $industry }.
   *[other] You have { $dots } dots of this industry: { $industry }.
}
nudge-wealth-of-nations-money = You have { $money }.
nudge-wealth-of-nations-note = { $notes ->
    [0] You owe no note.
    [one] You owe one note.
   *[other] You owe { $notes } notes.
}
nudge-wealth-of-nations-end = { $flags ->
    [one] Somebody has one flag left.
   *[other] Nobody has fewer than { $flags } flags left.
}
nudge-wealth-of-nations-offer = Look at the offer of { $who }.

## Lessons, by what they teach

reason-lesson-wealth-of-nations-goal = The goal
reason-lesson-wealth-of-nations-dots = Dots
reason-lesson-wealth-of-nations-bloc = Running a bloc
reason-lesson-wealth-of-nations-markets = Markets
reason-lesson-wealth-of-nations-flags = Flags and building
reason-lesson-wealth-of-nations-barter = Barter
reason-lesson-wealth-of-nations-notes = Notes and interest
reason-lesson-wealth-of-nations-automate = Automate and move
reason-lesson-wealth-of-nations-end = How it ends
reason-lesson-wealth-of-nations-war-clouds = War Clouds
