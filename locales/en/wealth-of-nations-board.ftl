# Wealth of Nations: the board and the decisions on it.

## The board

won-board-board = Board
won-board-map = The map, { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
won-board-rooms = Parts of the table
won-board-nearer = Closer
won-board-whole = Whole board
won-board-hex-names = Names of the hexes
won-board-tab-markets = Markets
won-board-tab-occupy = Occupation
won-board-tab-produce = Production
won-board-tab-repay = Notes
won-board-tab-final = End
won-board-tab-barter = Barter
won-board-tab-plan = Plan
won-board-tab-nations = Nations
won-board-until-end = Until the end
won-board-last-round = Last round
won-board-end-flags = { $count ->
    [one] flag
   *[other] flags
}
won-board-end-flags-why = The nation with the fewest flags left. When one has none, the last round is played.
won-board-end-open = { $count ->
    [one] open hex
   *[other] open hexes
}
won-board-end-open-why = When every hex has a flag, the last round is played.
won-board-end-stacks = { $count ->
    [one] stack
   *[other] stacks
}, { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
won-board-end-stacks-why = When five of the six industries have no tile left, the last round is played.
won-board-end-quiet = { $count ->
    [one] quiet round
   *[other] quiet rounds
}
won-board-end-quiet-why = When nobody has done more than pass for ten rounds, the game ends.
won-board-stacks = Tile stacks
won-board-stack-left = { $count ->
    [one] 1 left
   *[other] { $count } left
}
won-board-legend-full = yields 1
won-board-legend-open = open half
won-board-legend-unit = unit
won-board-legend-turned = built a unit
won-board-hex-turned = has built a unit
won-board-legend-token = automated

## A hex in words

won-board-hex-centre = the closed centre
won-board-hex-terrain = impassable terrain
won-board-hex-open = open
won-board-hex-flag = { $you ->
    [yes] your flag
   *[no] flag of { $who }
}
won-board-hex-tile = { $you ->
    [yes] { $tile }, yours
   *[no] { $tile } of { $who }
}
won-board-hex-automated = automation token
won-board-hex-units = { $you ->
    [yes] { $count ->
        [one] 1 unit of yours
       *[other] { $count } units of yours
    }
   *[no] { $count ->
        [one] 1 unit of { $who }
       *[other] { $count } units of { $who }
    }
}
won-board-hex-lifted = lifted
won-board-hex-ghost = { $tile } would lie here
won-board-hex-picked = chosen
won-board-hex-pickable = can be chosen
won-board-hex-not = Not here: { $why }

## A bloc in figures

won-board-bloc-yours-farm = Your farms
won-board-bloc-of-farm = Farms of { $who }
won-board-bloc-yours-generator = Your generators
won-board-bloc-of-generator = Generators of { $who }
won-board-bloc-yours-academy = Your academies
won-board-bloc-of-academy = Academies of { $who }
won-board-bloc-yours-mine = Your mines
won-board-bloc-of-mine = Mines of { $who }
won-board-bloc-yours-factory = Your factories
won-board-bloc-of-factory = Factories of { $who }
won-board-bloc-yours-bank = Your banks
won-board-bloc-of-bank = Banks of { $who }
won-board-bloc-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
won-board-bloc-dots = { $count ->
    [one] 1 full dot
   *[other] { $count } full dots
}
won-board-bloc-automated = automated
won-board-bloc-run = Run
won-board-bloc-ore = Run
won-board-bloc-feed = or feed
won-board-bloc-free = nothing
won-board-bloc-yields = Yields
won-board-bloc-gain = Gain
won-board-bloc-at-barter = at barter prices

## The desk

won-board-desk = Your decision
won-board-only-watching = You are watching.
won-board-others-decide = { $who } decides now.
won-board-costs = costs { $cost }
won-board-missing = { $cubes } missing
won-board-each-production = each production
won-board-choose-hex = Choose a lit hex.
won-board-choose-action = Choose an action, or pass.
won-board-actions = Actions
won-board-pass = Pass
won-board-mode-flag = Flag
won-board-mode-build = Build
won-board-mode-move = Move
won-board-mode-automate = Automate
won-board-mode-unit = Unit
won-board-mode-march = Activate
won-board-mode-transport = Transport
won-board-turn = Turn the tile
won-board-turn-on = Turn clockwise
won-board-turn-back = Turn anticlockwise
won-board-step-back = Step back
won-board-all-back = Start over

## Set-up

won-board-draft-industry = Industry packages
won-board-draft-commodity = Commodity packages
won-board-package-taken = Taken by { $who }
won-board-package-yours = Taken by you
won-board-package-out = Not in this game
won-board-package-gone = This package is taken, or not in this game.
won-board-draft-choose = Choose a package.
won-board-draft-lay-first = { $tile }: choose a lit hex.
won-board-draft-lay-next = { $tile }: beside the tiles already placed.
won-board-draft-no-room = It fits nowhere here. Take a tile back.
won-board-draft-which = Which tile is next
won-board-draft-laid = All tiles are placed. Press one to turn it.
won-board-draft-lay-all = { $count ->
    [one] 1 tile to place
   *[other] { $count } tiles to place
}
won-board-draft-back = Take { $hex } back
won-board-draft-take = Take the package
won-board-claim-title = Your first flag
won-board-station-title = Your first unit
won-board-claim-how = Your first flag goes onto any open hex.
won-board-claim-do = Place the flag
won-board-station-how = Your first unit stands on one of your tiles.
won-board-station-do = Station the unit

## Develop

won-board-place-flag-how = A flag goes onto an open hex beside one of yours.
won-board-place-flag-do = Place the flag
won-board-no-flag-left = You have no flag left.
won-board-no-flag-place = There is no open hex beside your flags.
won-board-build-tiles = Tiles to build
won-board-build-no-flag = You have no flag without a tile. Place a flag first.
won-board-build-choose-tile = Choose a tile.
won-board-build-choose-hex = Choose one of your flags.
won-board-build-at = { $tile } on { $hex }
won-board-build-do = Build
won-board-build-force = Build by force
won-board-dots-added = { $count ->
    [0] No more full dots.
    [one] 1 more full dot.
   *[other] { $count } more full dots.
}
won-board-dots-up-to = { $count ->
    [0] no dot yet
    [one] up to 1 dot
   *[other] up to { $count } dots
}
won-board-clashes = { $count ->
    [one] Colours clash at 1 spot.
   *[other] Colours clash at { $count } spots.
}
won-board-force-price = Force Placement costs 1 capital more.
won-board-by-force = by force, 1 capital
won-board-move-how = { $left ->
    [one] Press one more of your tiles to lift it.
   *[other] Press up to { $left } of your tiles to lift them.
}
won-board-move-set = { $tile } in hand: press a lit hex to set it down, or lift another tile.
won-board-move-full = Press a tile you have set down to turn it.
won-board-move-hand = in hand
won-board-move-none = Lift a tile.
won-board-move-in-hand = Set down every tile first.
won-board-move-do = { $count ->
    [one] Move 1 tile
   *[other] Move { $count } tiles
}
won-board-token-which = The bloc splits. Which part keeps the token?
won-board-token-part = { $count ->
    [one] 1 tile: { $hexes }
   *[other] { $count } tiles: { $hexes }
}
won-board-token-lost = { $count ->
    [one] The token on it is lost.
   *[other] { $count } tokens are lost.
}
won-board-flags-back = { $count ->
    [one] 1 flag comes back to you.
   *[other] { $count } flags come back to you.
}
won-board-automate-how = A token lets one ore feed the whole bloc. Choose a tile of the bloc.
won-board-automate-none = You have no bloc that can be automated.
won-board-automate-means = { $food ->
    [one] { $bloc }: 1 ore can stand for 1 food.
   *[other] { $bloc }: 1 ore can stand for { $food } food.
}
won-board-automate-do = Automate

## War Clouds

won-board-build-unit-how = A unit stands on one of your tiles. Each tile builds one in a phase.
won-board-build-unit-do = Build the unit
won-board-unit-none = Every tile of yours has built a unit in this phase.
won-board-unit-all = All your units are on the board.
won-board-no-units = You have no unit on the board.
won-board-choose-unit = Choose a unit.
won-board-choose-goal = Choose where it goes.
won-board-march = Next activation
won-board-activate-how = Choose a unit, then a hex beside it, or the unit once more to stay there. One food pays for three activations.
won-board-activate-do = Move the unit
won-board-activate-here = Act here
won-board-transport-how = Choose a unit, then any hex without pieces of other nations.
won-board-transport-do = Transport the unit
won-board-stays = The unit stays on { $hex }.
won-board-goes = From { $from } to { $to }.
won-board-may-defend = { $who } may fight it.
won-board-could = Then it could { $deeds }.
won-board-could-battle = fight { $who }
won-board-could-conquest = take the flag of { $who }
won-board-could-colonize = colonise the hex
won-board-settle = It colonises the hex: the unit becomes a flag.
won-board-activations-left = { $count ->
    [0] This is the last activation.
    [one] 1 more activation is paid for.
   *[other] { $count } more activations are paid for.
}
won-board-halt = Stop here
won-board-operate = What does the unit do?
won-board-operate-how = Your unit stands on { $hex }.
won-board-operate-battle = Fight { $who }
won-board-operate-battle-means = Your unit and one of { $who } are removed.
won-board-operate-conquest = Take the flag of { $who }
won-board-operate-conquest-means = The unit is removed, and your flag replaces theirs.
won-board-operate-colonize = Colonise
won-board-operate-colonize-means = The unit becomes a flag of yours.
won-board-operate-nothing = Nothing
won-board-operate-nothing-means = The unit stays where it is.
won-board-defend = A unit moves in
won-board-defend-how = A unit of { $who } moves to { $hex }, where yours stands. Do you fight it?
won-board-defend-fight = Fight
won-board-defend-let = Let it in
won-board-defend-means = In a fight one unit of each is removed.
