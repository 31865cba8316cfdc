# Wealth of Nations: names, the log, questions and refusals.

## Names

wealth-of-nations-commodity-food = Food
wealth-of-nations-commodity-energy = Energy
wealth-of-nations-commodity-labor = Labour
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
wealth-of-nations-market-labor = labour
wealth-of-nations-market-ore = ore
wealth-of-nations-market-capital = capital
# By seat, in the order of the flags.
wealth-of-nations-nation-1 = Bolshevia
wealth-of-nations-nation-2 = Federal Provinces
wealth-of-nations-nation-3 = Bharat
wealth-of-nations-nation-4 = Arazzaq
wealth-of-nations-nation-5 = Showa Republic
wealth-of-nations-nation-6 = Anglica
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
wealth-of-nations-cubes-labor = { $count } labour
wealth-of-nations-cubes-ore = { $count } ore
wealth-of-nations-cubes-capital = { $count } capital
wealth-of-nations-notes = { $count ->
    [one] 1 note
   *[other] { $count } notes
}
wealth-of-nations-nothing = nothing
wealth-of-nations-and = { $others } and { $last }
wealth-of-nations-you = You
wealth-of-nations-seller = { $you ->
    [yes] { $count } from you
   *[no] { $count } from { $who }
}
wealth-of-nations-quoted = “{ $promise }”

## Chapters

wealth-of-nations-chapter-round = Round { $round }
wealth-of-nations-chapter-phase = Round { $round }, { $phase }
wealth-of-nations-chapter-last-trade = Last Trade
wealth-of-nations-chapter-final-sale = Final sale

## What is asked

wealth-of-nations-prompt-package-industry = Take an industry package and place its tiles
wealth-of-nations-prompt-package-commodity = Take a commodity package
wealth-of-nations-prompt-package-either = Take an industry or a commodity package
wealth-of-nations-prompt-claim = Place your first flag anywhere
wealth-of-nations-prompt-station = Station your first unit
wealth-of-nations-prompt-trade = Buy or sell { $cubes ->
    [one] a cube
   *[other] up to { $cubes } cubes
}{ $barter ->
    [yes] , barter or pass
   *[no] {" "}or pass
}
wealth-of-nations-prompt-answer = { $count ->
    [one] { $who } offers you a barter
   *[other] { $count } offers wait for your answer
}
wealth-of-nations-prompt-develop = { $war ->
    [yes] Build, move, automate, activate units or pass
   *[no] Build, move, automate or pass
}
wealth-of-nations-prompt-march = { $left ->
    [one] 1 activation left: move a unit or stop
   *[other] { $left } activations left: move a unit or stop
}
wealth-of-nations-prompt-defence = { $who } moves a unit onto { $hex }: do you fight it?
wealth-of-nations-prompt-operation = What does your unit on { $hex } do?
wealth-of-nations-prompt-occupy = Choose which of your units occupy
wealth-of-nations-prompt-produce = Choose what you run
wealth-of-nations-prompt-repay = Repay up to { $most ->
    [one] 1 note
   *[other] { $most } notes
}, or keep them
wealth-of-nations-prompt-draw = The first player is drawn
wealth-of-nations-prompt-over = The game is over
wealth-of-nations-wait-draft = { $who } takes a package
wealth-of-nations-wait-claims = { $who } places a first flag
wealth-of-nations-wait-stations = { $who } stations a unit
wealth-of-nations-wait-trade = { $who } trades
wealth-of-nations-wait-develop = { $who } develops
wealth-of-nations-wait-march = { $who } activates units
wealth-of-nations-wait-defence = { $who } decides whether to fight
wealth-of-nations-wait-occupy = { $who } chooses what to occupy
wealth-of-nations-wait-produce = { $count ->
    [one] { $who } chooses what to run
   *[other] { $who } choose what to run
}
wealth-of-nations-wait-repay = { $count ->
    [one] { $who } decides about notes
   *[other] { $who } decide about notes
}

## What happened

# Advice.
wealth-of-nations-do-take-industry = Take industry package { $package }{ $count ->
    [0] { "" }
   *[other] , beginning at { $hex }
}
wealth-of-nations-do-take-commodity = Take commodity package { $package }
wealth-of-nations-do-buy = Buy { $cubes }
wealth-of-nations-do-sell = Sell { $cubes }
wealth-of-nations-do-offer = Offer { $who } { $give } for { $take }
wealth-of-nations-do-accept = Accept the offer of { $who }
wealth-of-nations-do-decline = Decline the offer of { $who }
wealth-of-nations-do-withdraw = Withdraw the offer to { $who }
wealth-of-nations-do-take-notes = Take { $notes }
wealth-of-nations-do-repay-notes = Repay { $notes }
wealth-of-nations-do-pass = Pass
wealth-of-nations-do-halt = Stop the activations
wealth-of-nations-do-place-flag = Place a flag on { $hex }
wealth-of-nations-do-station = Station the unit on { $hex }
wealth-of-nations-do-build = Build { $tile } on { $hex }
wealth-of-nations-do-move-tile = Move the tile from { $from } to { $to }
wealth-of-nations-do-move-tokens = Move tokens
wealth-of-nations-do-automate = Automate the bloc on { $hex }
wealth-of-nations-do-build-unit = Build a unit on { $hex }
wealth-of-nations-do-move-unit = Move the unit from { $from } to { $to }
wealth-of-nations-do-defend = Defend
wealth-of-nations-do-yield = Do not defend
wealth-of-nations-do-battle = Attack { $who }
wealth-of-nations-do-operate-conquest = Conquer
wealth-of-nations-do-operate-colonize = Colonise
wealth-of-nations-do-operate-nothing = Do nothing more with the unit
wealth-of-nations-do-occupy = { $count ->
    [0] Occupy nothing
   *[other] Occupy, beginning at { $hex }
}
wealth-of-nations-do-produce = { $runs ->
    [0] Run nothing that costs anything
   *[other] Run { $runs } more
}
wealth-of-nations-do-plan = Change the plan

wealth-of-nations-log-first-player = { $you ->
    [yes] You draw the generator and begin.
   *[no] { $who } draws the generator and begins.
}
wealth-of-nations-log-first-player-mine = { $you ->
    [yes] You draw the generator and begin; { $mine } draws the mine and leads the draft.
   *[no] { $who } draws the generator and begins; { $mine } draws the mine and leads the draft.
}
wealth-of-nations-log-industry = { $you ->
    [yes] You take industry package { $package }.
   *[no] { $who } takes industry package { $package }.
}
wealth-of-nations-log-industry-money = { $you ->
    [yes] You take industry package { $package } with { $money }.
   *[no] { $who } takes industry package { $package } with { $money }.
}
wealth-of-nations-log-commodity = { $you ->
    [yes] You take commodity package { $package }: { $goods }.
   *[no] { $who } takes commodity package { $package }: { $goods }.
}
wealth-of-nations-log-tile = { $you ->
    [yes] You place { $tile } on { $hex }.
   *[no] { $who } places { $tile } on { $hex }.
}
wealth-of-nations-log-lifted = { $you ->
    [yes] You lift { $tile } from { $hex }.
   *[no] { $who } lifts { $tile } from { $hex }.
}
wealth-of-nations-log-round = { $you ->
    [yes] Round { $round }: you go first.
   *[no] Round { $round }: { $who } goes first.
}
wealth-of-nations-log-passed = { $you ->
    [yes] You pass.
   *[no] { $who } passes.
}
wealth-of-nations-log-eliminated = { $you ->
    [yes] You cannot pay the interest and are out of the game.
   *[no] { $who } cannot pay the interest and is out of the game.
}
wealth-of-nations-log-march-ended = { $you ->
    [yes] Your units stop.
   *[no] { $who }’s units stop.
}
wealth-of-nations-log-occupation-declined = { $you ->
    [yes] You occupy nothing.
   *[no] { $who } occupies nothing.
}
wealth-of-nations-log-production-sealed = { $you ->
    [yes] You have chosen what to run.
   *[no] { $who } has chosen what to run.
}
wealth-of-nations-log-unit-stationed = { $you ->
    [yes] You station a unit on { $hex }.
   *[no] { $who } stations a unit on { $hex }.
}
wealth-of-nations-log-flag-placed = { $you ->
    [yes] You place a flag on { $hex }.
   *[no] { $who } places a flag on { $hex }.
}
wealth-of-nations-log-placement-forced = { $you ->
    [yes] You force the placement on { $hex }: the colours clash.
   *[no] { $who } forces the placement on { $hex }: the colours clash.
}
wealth-of-nations-log-flag-returned = { $you ->
    [yes] Your flag on { $hex } comes back to you.
   *[no] The flag on { $hex } goes back to { $who }.
}
wealth-of-nations-log-token-placed = { $you ->
    [yes] You automate the bloc on { $hex }.
   *[no] { $who } automates the bloc on { $hex }.
}
wealth-of-nations-log-token-moved = { $you ->
    [yes] Your automation token goes from { $from } to { $to }.
   *[no] { $who }’s automation token goes from { $from } to { $to }.
}
wealth-of-nations-log-token-lost = { $you ->
    [yes] You lose the automation token on { $hex }.
   *[no] { $who } loses the automation token on { $hex }.
}
wealth-of-nations-log-unit-built = { $you ->
    [yes] You build a unit on { $hex }.
   *[no] { $who } builds a unit on { $hex }.
}
wealth-of-nations-log-unit-moved = { $you ->
    [yes] Your unit moves from { $from } to { $to }.
   *[no] { $who }’s unit moves from { $from } to { $to }.
}
wealth-of-nations-log-unit-transported = { $you ->
    [yes] You transport a unit from { $from } to { $to }.
   *[no] { $who } transports a unit from { $from } to { $to }.
}
wealth-of-nations-log-defence-declined = { $you ->
    [yes] You let the unit onto { $hex }.
   *[no] { $who } lets the unit onto { $hex }.
}
wealth-of-nations-log-colonized = { $you ->
    [yes] Your unit on { $hex } becomes a flag.
   *[no] { $who }’s unit on { $hex } becomes a flag.
}
wealth-of-nations-log-bought = { $you ->
    [yes] You buy { $cubes } for { $money }.
   *[no] { $who } buys { $cubes } for { $money }.
}
wealth-of-nations-log-sold = { $you ->
    [yes] You sell { $cubes } for { $money }.
   *[no] { $who } sells { $cubes } for { $money }.
}
wealth-of-nations-log-paid = { $you ->
    [yes] You pay { $cubes }.
   *[no] { $who } pays { $cubes }.
}
wealth-of-nations-log-ran = { $you ->
    [yes] You pay { $cubes } to run your blocs.
   *[no] { $who } pays { $cubes } to run blocs.
}
wealth-of-nations-log-offered = { $you ->
    [from] You offer { $to } { $give } for { $take }.
    [to] { $from } offers you { $give } for { $take }.
   *[no] { $from } offers { $to } { $give } for { $take }.
}
wealth-of-nations-log-asked = { $you ->
    [from] You ask { $to } for { $take }.
    [to] { $from } asks you for { $take }.
   *[no] { $from } asks { $to } for { $take }.
}
wealth-of-nations-log-given = { $you ->
    [from] You offer { $to } { $give } as a gift.
    [to] { $from } offers you { $give } as a gift.
   *[no] { $from } offers { $to } { $give } as a gift.
}
wealth-of-nations-log-bartered = { $you ->
    [from] You give { $to } { $give } and get { $take }.
    [to] { $from } gives you { $give } and gets { $take }.
   *[no] { $from } gives { $to } { $give } and gets { $take }.
}
wealth-of-nations-log-offer-declined = { $you ->
    [from] { $to } declines your offer.
    [to] You decline { $from }’s offer.
   *[no] { $to } declines { $from }’s offer.
}
wealth-of-nations-log-offer-withdrawn = { $you ->
    [from] You withdraw your offer to { $to }.
    [to] { $from } withdraws the offer to you.
   *[no] { $from } withdraws the offer to { $to }.
}
wealth-of-nations-log-offer-lapsed = { $you ->
    [from] Your offer to { $to } lapses.
    [to] { $from }’s offer to you lapses.
   *[no] { $from }’s offer to { $to } lapses.
}
wealth-of-nations-log-notes-taken = { $you ->
    [yes] You take { $notes } for { $money }.
   *[no] { $who } takes { $notes } for { $money }.
}
wealth-of-nations-log-notes-repaid = { $you ->
    [yes] You repay { $notes } for { $money }.
   *[no] { $who } repays { $notes } for { $money }.
}
wealth-of-nations-log-interest-paid = { $you ->
    [yes] You pay { $money } in interest.
   *[no] { $who } pays { $money } in interest.
}
wealth-of-nations-log-battle = { $you ->
    [from] You attack { $to } on { $hex }: one unit of each is gone.
    [to] { $from } attacks you on { $hex }: one unit of each is gone.
   *[no] { $from } attacks { $to } on { $hex }: one unit of each is gone.
}
wealth-of-nations-log-defence = { $you ->
    [from] { $to } fights your unit on { $hex }: one unit of each is gone.
    [to] You fight { $from }’s unit on { $hex }: one unit of each is gone.
   *[no] { $to } fights { $from }’s unit on { $hex }: one unit of each is gone.
}
wealth-of-nations-log-conquered = { $you ->
    [from] You conquer { $to }’s flag on { $hex }.
    [to] { $from } conquers your flag on { $hex }.
   *[no] { $from } conquers { $to }’s flag on { $hex }.
}
wealth-of-nations-log-occupied = { $you ->
    [yes] You occupy the { $bloc } on { $hex }.
   *[no] { $who } occupies the { $bloc } on { $hex }.
}
wealth-of-nations-log-produced = { $you ->
    [yes] Your { $bloc } produce { $yield }.
   *[no] { $who }’s { $bloc } produce { $yield }.
}
wealth-of-nations-log-stolen = { $you ->
    [from] You take { $yield } from { $to }’s { $bloc }.
    [to] { $from } takes { $yield } from your { $bloc }.
   *[no] { $from } takes { $yield } from { $to }’s { $bloc }.
}
wealth-of-nations-log-end-flags = A nation has placed its last flag: one more production, then the end.
wealth-of-nations-log-end-board = The board is full: one more production, then the end.
wealth-of-nations-log-end-stacks = Five stacks are empty: one more production, then the end.
wealth-of-nations-log-end-last-nation = Interest has ended the game.
wealth-of-nations-log-end-stalemate = Nobody has done more than pass for ten rounds: the game ends.
wealth-of-nations-log-sold-out = All { $commodity } is sold at { $price } a cube: { $sellers }.

## Refusals

wealth-of-nations-refused-not-your-decision = It is not your turn.
wealth-of-nations-refused-wrong-moment = Something else is being decided now.
wealth-of-nations-refused-eliminated = You are out of the game.
wealth-of-nations-refused-no-such-seat = There is no seat { $seat } at this table.
wealth-of-nations-refused-cannot-pay = It costs { $cost }; you lack { $missing }.
wealth-of-nations-refused-cubes-a-trade = { $most ->
    [one] You buy or sell one cube at a time.
   *[other] You buy or sell one to { $most } cubes at a time.
}
wealth-of-nations-refused-too-expensive = It costs { $price }; you have { $money }.
wealth-of-nations-refused-no-barter = With two players there is no barter.
wealth-of-nations-refused-offer-to-yourself = You cannot barter with yourself.
wealth-of-nations-refused-partner-eliminated = { $seat } is out of the game.
wealth-of-nations-refused-neither-is-active = Only { $active }, whose turn it is, can barter now.
wealth-of-nations-refused-empty-offer = Put something into the offer first.
wealth-of-nations-refused-oversized-offer = An offer has at most { $most } of anything.
wealth-of-nations-refused-promise-too-long = The message has at most { $most } letters.
wealth-of-nations-refused-enough-proposals = { $most } offers have been made in this phase; no more are possible.
wealth-of-nations-refused-no-offer = This offer is no longer open.
wealth-of-nations-refused-not-covered = { $you ->
    [yes] You do not have what the offer takes.
   *[no] { $by } does not have what the offer takes.
}
wealth-of-nations-refused-too-many-notes = { $you ->
    [yes] You would have more than { $most } notes.
   *[no] { $seat } would have more than { $most } notes.
}
wealth-of-nations-refused-no-notes = Choose at least one note.
wealth-of-nations-refused-note-limit = { $left ->
    [0] You can take no more notes.
    [one] You can take only one more note.
   *[other] You can take only { $left } more notes.
}
wealth-of-nations-refused-not-that-many-notes = { $held ->
    [0] You have no note to repay.
    [one] You have only one note.
   *[other] You have only { $held } notes.
}
wealth-of-nations-refused-mine-draw = This draw does not fit the table’s options.
wealth-of-nations-refused-no-such-package = There is no package { $package }.
wealth-of-nations-refused-package-gone = Package { $package } is no longer there.
wealth-of-nations-refused-industry-round = In this round an industry package is taken.
wealth-of-nations-refused-commodity-round = In this round a commodity package is taken.
wealth-of-nations-refused-not-the-package = These are not the tiles of package { $package }.
wealth-of-nations-refused-unlaid = { $left ->
    [one] One tile of package { $package } is
   *[other] { $left } tiles of package { $package } are
} still to be placed.
wealth-of-nations-refused-not-contiguous = The tiles of a package must lie side by side.
wealth-of-nations-refused-not-your-tile = There is no tile of yours on { $hex }.
wealth-of-nations-refused-not-your-flag = There is no flag of yours on { $hex }.
wealth-of-nations-refused-impassable = { $hex } is closed to everybody.
wealth-of-nations-refused-claimed = { $hex } already has a flag.
wealth-of-nations-refused-occupied = { $hex } already has a tile.
wealth-of-nations-refused-conflict = On { $hex } dots of different colours would touch.
wealth-of-nations-refused-not-beside-your-flag = { $hex } is not beside a flag of yours.
wealth-of-nations-refused-enemy-unit = An enemy unit stands on { $hex }.
wealth-of-nations-refused-no-flag-left = All your flags are on the board.
wealth-of-nations-refused-stack-empty = There is no tile left to build { $tile }.
wealth-of-nations-refused-moved-none = Choose one to three tiles to move.
wealth-of-nations-refused-named-twice = { $hex } is chosen twice.
wealth-of-nations-refused-token-cannot-move = The token on { $from } cannot go to { $to }: it only moves when its bloc is split.
wealth-of-nations-refused-no-token = There is no automation token of yours on { $hex }.
wealth-of-nations-refused-farm-bloc = Farms need no food and are never automated.
wealth-of-nations-refused-already-automated = This bloc is already automated.
wealth-of-nations-refused-no-war = This table plays without military units.
wealth-of-nations-refused-no-unit-left = All your units are on the board.
wealth-of-nations-refused-already-built-unit = The flag on { $hex } has already built a unit in this phase.
wealth-of-nations-refused-no-unit-there = No unit of yours stands on { $hex }.
wealth-of-nations-refused-not-adjacent = { $to } is not beside { $from }.
wealth-of-nations-refused-nobody-to-fight = { $against } has no unit there to fight.
wealth-of-nations-refused-nothing-to-conquer = On { $hex } there is no foreign flag without a tile.
wealth-of-nations-refused-cannot-colonize = { $hex } already has a flag and cannot be colonised.
wealth-of-nations-refused-same-hex = Choose a hex other than the one where the unit stands.
wealth-of-nations-refused-enemy-pieces = Pieces of another nation are on { $hex }.
wealth-of-nations-refused-cannot-occupy = You have no other unit on { $hex } that could occupy { $industry } of another nation.
wealth-of-nations-refused-needs-no-food = The tile on { $hex } needs no food.
wealth-of-nations-refused-needs-no-power = The bloc on { $hex } needs no energy.
wealth-of-nations-refused-not-automated = The bloc on { $hex } is not automated.
wealth-of-nations-refused-fed-twice = The bloc on { $hex } takes ore or food, not both.
wealth-of-nations-refused-bloc-named-twice = The bloc on { $hex } is chosen more than once.

## Keys

wealth-of-nations-keys-hexes = Go from hex to hex on the board
wealth-of-nations-keys-choose = Choose the hex; once more confirms
wealth-of-nations-keys-turn = Turn the tile that is being placed; with Shift the other way
wealth-of-nations-keys-zoom = Closer, farther, the whole board

# The end comes into sight, and what ended the game
wealth-of-nations-announce-due = { $edition ->
    [first] This is the last round: after Produce there is one more Trade phase, then the game ends. { $why }
   *[second] This is the last round: after Produce comes the final sale, then the game ends. { $why }
}
wealth-of-nations-announce-flag = { $you ->
    [yes] { $count ->
        [one] You have one flag left. Once it is placed, that round is the last one.
       *[other] { $who } have one flag left each. Once one of them is placed, that round is the last one.
    }
   *[no] { $count ->
        [one] { $who } has one flag left. Once it is placed, that round is the last one.
       *[other] { $who } have one flag left each. Once one of them is placed, that round is the last one.
    }
}
wealth-of-nations-announce-hex = One hex is still free. Once it is claimed, that round is the last one.
wealth-of-nations-announce-tile = One tile more, and five stacks are empty: that round is the last one.
wealth-of-nations-ended-flags = { $you ->
    [yes] { $count ->
        [one] You had placed every flag (rulebook, p. 14).
       *[other] { $who } had placed every flag (rulebook, p. 14).
    }
   *[no] { $who } had placed every flag (rulebook, p. 14).
}
wealth-of-nations-ended-board = Every hex was claimed (rulebook, p. 14).
wealth-of-nations-ended-stacks = Five stacks of tiles were empty (rulebook, p. 14).
wealth-of-nations-ended-last-nation = Interest had left one nation or none (War Clouds, p. 8).
wealth-of-nations-ended-stalemate = Nobody had done more than pass for ten rounds (a house rule).
