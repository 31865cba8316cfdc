# Wealth of Nations: nations, markets, barter, plans, production and the end.

## Nations

won-trade-nations = Nations
won-trade-nation = { $who }, { $nation }
won-trade-standing-your-turn = your turn
won-trade-standing-turn = to play
won-trade-standing-offers-you = offer for you
won-trade-standing-passed = passed
won-trade-standing-sealed = decided
won-trade-standing-eliminated = out of the game
won-trade-first = First player
won-trade-first-short = 1st
won-trade-first-text = Begins each phase of this round. The marker passes to the left after production.
won-trade-money = Money
won-trade-money-range = { $least }–{ $most }
won-trade-money-least = { $least } or more
won-trade-notes-held = Notes
won-trade-notes-text = Each is worth −3 points at the end. In the second edition each costs $1 of interest a round.
won-trade-tiles = Tiles
won-trade-tiles-text = Each is worth 4 points.
won-trade-flags-left = Flags left
won-trade-flags-text = Whoever places their last one brings the last round.
won-trade-units = Units on the board
won-trade-points = VP

## Markets

won-trade-markets = Markets
won-trade-markets-hint = { $most ->
    [one] one cube a turn
   *[other] up to { $most } cubes, all bought or all sold
}
won-trade-ordered = { $ordered } of { $most ->
    [one] 1 cube
   *[other] { $most } cubes
} chosen
won-trade-you-have = you { $count }
won-trade-wells = { $goods }: { $stock } of { $wells } wells full
won-trade-wells-text = The next cube costs { $buy }; one sold here brings { $sell }. The fuller the market, the cheaper.
won-trade-barter-price = { $goods }: { $price } in a barter
won-trade-barter-price-text = So far from { $low } to { $high }.
won-trade-barter-short = In a barter
won-trade-buy = Buy
won-trade-sell = Sell
won-trade-less = Fewer
won-trade-buy-label = { $goods }: one more to buy, { $price }
won-trade-sell-label = { $goods }: one more to sell, { $price }
won-trade-less-label = { $goods }: one fewer
won-trade-order = { $what } = { $total }
won-trade-order-clear = Clear the order
won-trade-leaves = leaves you { $money }
won-trade-short = { $money } short
won-trade-buy-for = Buy for { $total }
won-trade-sell-for = Sell for { $total }
won-trade-your-action = Your turn to trade
won-trade-turn-of = { $who } trades now
won-trade-prepare = Your order can be prepared now.
won-trade-passes = { $passes ->
    [0] Nobody has passed since the last action.
    [one] 1 of { $players } has passed.
   *[other] { $passes } of { $players } have passed in a row.
}
won-trade-pass = Pass

## Bank

won-trade-bank = The bank
won-trade-bank-notes = { $notes ->
    [one] 1 note of { $most }
   *[other] { $notes } notes of { $most }
}
won-trade-bank-terms = The first note pays { $pays }, each further one $1 less; each costs { $costs } to repay, or 3 points at the end.
won-trade-interest = interest { $money } in round { $round }
won-trade-next-note = next note pays { $money }
won-trade-take = Borrow { $money }
won-trade-take-none = No more notes
won-trade-repay = Repay { $money }
won-trade-note-more = One more note
won-trade-note-less = One note fewer
won-trade-take-means = { $notes ->
    [one] Costs { $costs } to repay, or { $points } points at the end.
   *[other] They cost { $costs } to repay, or { $points } points at the end.
}
won-trade-repay-means = Saves { $points } points and the interest.
won-trade-take-now = { $notes ->
    [one] Take 1 note: +{ $money }
   *[other] Take { $notes } notes: +{ $money }
}
won-trade-repay-now = { $notes ->
    [one] Repay 1 note: −{ $money }
   *[other] Repay { $notes } notes: −{ $money }
}

## Barter

won-trade-offers = Offers
won-trade-offers-none = No open offers.
won-trade-offers-you = { $who } offers you
won-trade-you-offer = You offer { $who }
won-trade-offers-other = { $who } offers { $whom }
won-trade-for = for
won-trade-you-get = You get
won-trade-you-give = You give
won-trade-at-barter = At barter prices
won-trade-at-barter-text = What you get less what you give, at the advised prices. A note counts −{ $costs } for whoever gets it.
won-trade-at-market-text = What you save compared with buying what you get, and selling what you give, at the markets.
won-trade-at-market = Compared with the markets
won-trade-accept = Accept
won-trade-counter = Counter
won-trade-decline = Decline
won-trade-withdraw = Withdraw
won-trade-compose = Your offer
won-trade-compose-to = To whom
won-trade-yours = Yours
won-trade-theirs = Theirs
won-trade-give-worth = You give { $worth }
won-trade-take-worth = You want { $worth }
won-trade-give-more = { $goods }: give one more
won-trade-give-less = { $goods }: give one fewer
won-trade-give-number = { $goods } that you give
won-trade-take-more = { $goods }: ask for one more
won-trade-take-less = { $goods }: ask for one fewer
won-trade-take-number = { $goods } that you want
won-trade-for-you = You
won-trade-for-them = { $who }
won-trade-in-barter = at barter prices
won-trade-promise = A word or a promise
won-trade-clear-offer = Clear this offer
won-trade-send = Send offer
won-trade-send-again = Replace offer
won-trade-offer-later = It is kept until the next Trade phase.
won-trade-offer-not-active = { $who } trades now: offers can only go to or come from that player.

## Plan

won-trade-plan = Plan for this round
won-trade-plan-hint = only you see it; hollow cubes are missing
won-trade-plan-none = Nothing is planned.
won-trade-plan-clear = Clear
won-trade-plan-build = Build
won-trade-plan-run = Run
won-trade-plan-run-all = All blocs
won-trade-plan-more = More…
won-trade-plan-add = { $what }: one more
won-trade-plan-less = { $what }: one fewer
won-trade-plan-bloc =
    Run { $bloc }: { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }, { $dots ->
        [one] 1 full dot
       *[other] { $dots } full dots
    }
won-trade-run-blocs = { $blocs ->
    [one] Run 1 bloc
   *[other] Run { $blocs } blocs
}
won-trade-run-new = { $tiles ->
    [one] Run the new tile
   *[other] Run the { $tiles } new tiles
}
won-trade-flag-for-tile = { $flags ->
    [one] Flag for a tile
   *[other] { $flags } flags for tiles
}
won-trade-plan-limit-flags = { $left ->
    [0] You have no flag left to place.
    [one] You have only 1 flag left to place.
   *[other] You have only { $left } flags left to place.
}
won-trade-plan-limit-stack = { $tile }: only { $left } left in the stack.
won-trade-plan-limit-units = { $left ->
    [0] All your units are on the board.
    [one] You have only 1 unit left to build.
   *[other] You have only { $left } units left to build.
}
won-trade-need = Need
won-trade-own = Have
won-trade-miss = Lack
won-trade-price = Price
won-trade-ready = ready
won-trade-plan-line = { $what }: { $need } needed, { $own } held, { $miss } missing
won-trade-plan-ready = You have everything
won-trade-plan-spare = Spare: { $what }, { $money } at the markets
won-trade-plan-missing = Missing: { $what }, { $money } now
won-trade-plan-short = { $money } short, even with everything spare sold
won-trade-plan-sell = { $money } short; what is spare brings { $proceeds }
won-trade-plan-part = One action now: { $what }
won-trade-plan-order = Add to the order
won-trade-deed-flag = Flag
won-trade-deed-force = Force Placement
won-trade-deed-move = Move tiles
won-trade-deed-automation = Automation
won-trade-deed-unit = Unit
won-trade-deed-march = Activation
won-trade-deed-transport = Transport

## Production

won-trade-produce = Production
won-trade-produce-hint = What pays off is ticked; change it as you like.
won-trade-produce-waits = Still to decide: { $names }
won-trade-produce-idle = You have nothing to run.
won-trade-sealed = Sealed. Still to decide: { $names }
won-trade-run-sensible = What pays off
won-trade-run-none = Nothing
won-trade-takes = Takes
won-trade-net = Gain
won-trade-not-enough = Missing: { $what }
won-trade-produce-now = Produce { $what }
won-trade-produce-change = Change to { $what }
won-trade-produce-nothing = Produce nothing
won-trade-bloc-tiles =
    { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }, { $dots ->
        [one] 1 dot
       *[other] { $dots } dots
    }
won-trade-bloc-integrated = { $section ->
    [farm] farm side of the Integrated Economy
   *[other] generator side of the Integrated Economy
}
won-trade-feed = Food for the tile on { $hex }
won-trade-feed-ore = One ore feeds the whole bloc
won-trade-or = or
won-trade-power = Energy for: { $bloc }
won-trade-idle = not run
won-trade-no-power = needs energy
won-trade-no-dots = no full dot
won-trade-occupied = { $names } takes up to { $count }
won-trade-occupy = Occupation
won-trade-occupy-hint = Each of your units on another player’s tile can take one dot of what its bloc produces.
won-trade-occupy-unit = Unit on { $who }’s tile on { $hex }
won-trade-occupy-what = What the unit on { $hex } takes
won-trade-occupy-none = Nothing
won-trade-occupy-worth = Up to { $money } at barter prices, if it is run
won-trade-occupy-now = { $units ->
    [0] Occupy nothing
    [one] Occupy with 1 unit
   *[other] Occupy with { $units } units
}
won-trade-occupy-waits = Choosing which units occupy: { $names }

## The end

won-trade-final = The end
won-trade-final-reason = { $reason ->
    [flags] A player has placed every flag.
    [board] Every hex is claimed.
    [stacks] Five stacks of tiles are empty.
    [last-nation] Interest has left one nation or none.
   *[stalemate] Nobody has done more than pass for ten rounds.
}
won-trade-final-sale = All cubes of one good are sold at the same price.
won-trade-final-again = Show again
won-trade-final-repaid = Notes repaid
won-trade-final-repay = Repay notes
won-trade-final-repay-hint = { $notes ->
    [one] You have { $money } and 1 note. Every $10 is a point, every note costs 3.
   *[other] You have { $money } and { $notes } notes. Every $10 is a point, every note costs 3.
}
won-trade-final-repay-means = leaves { $left }. Points for money and notes: { $points }, without repaying { $none }
won-trade-final-repay-none = Repay none
won-trade-final-repay-waits = Still to decide: { $names }
won-trade-score = Points
won-trade-score-tiles = Points for tiles
won-trade-score-money = Points for money
won-trade-score-notes = Points for notes
won-trade-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
won-trade-if-now = If it ended now
won-trade-if-now-text = 4 points a tile, a point for each $10 with all cubes sold as at the end, −3 for each note that cannot be repaid.
won-trade-if-now-rough = Hidden money counts with the least it can be.
won-trade-closing = Cubes are sold at: { $prices }.
won-trade-round = Round { $round }
won-trade-round-short = R{ $round }
won-trade-last-round = last round
won-trade-last-short = Last
won-trade-have-passed = Passed: { $names }
