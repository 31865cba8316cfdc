### The table of 7 Wonders: prompts, the log, the panel, refusals, forecasts and explanations.

## Who and when

sw-you = you
sw-you-name = You
sw-chapter-age = Age { $age }
sw-chapter-turn = Age { $age }, turn { $turn }
sw-progress-setup = Set-up
sw-progress-over = End of the game
sw-turn-of = Turn { $turn } of 6
sw-passing = { $left ->
    [yes] Hands pass left, yours to { $who }
   *[no] Hands pass right, yours to { $who }
}
sw-passing-public = { $left ->
    [yes] Hands pass left
   *[no] Hands pass right
}

## Prompts

sw-prompt-over = The game is over
sw-prompt-wonder = Choose your wonder
sw-prompt-side = Choose the side of your board
sw-prompt-choose = { $cards ->
    [2] Your turn: play one of two cards, the other is discarded
   *[other] Your turn: play one of { $cards } cards
}
sw-prompt-first-of-color-free = Your turn: your first building of a colour is free
sw-prompt-first-card-free = Your turn: the first building of the Age is free
sw-prompt-last-card-free = Your turn: the last building of the Age is free
sw-prompt-seventh = Babylon: play your seventh card too
sw-prompt-seventh-other = Waiting for { $who } to play a seventh card
sw-prompt-pick = Halikarnassos: build a card from the discard pile for free
sw-prompt-pick-other = Waiting for { $who } to search the discard pile
sw-prompt-looking = { $you ->
    [yes] You decide
   *[no] { $who } decides
}
sw-prompt-sealed = Your choice is sealed. Waiting for { $who }
sw-prompt-waiting = Waiting for { $who }
sw-prompt-chance = The cards are being dealt

## The log. $you is "yes" where the reader did it.

sw-tell-wonder = { $you ->
    [yes] You have { $wonder }.
   *[no] { $who } has { $wonder }.
}
sw-tell-board = { $you ->
    [yes] You play { $wonder }
   *[no] { $who } plays { $wonder }
}, { $side ->
    [day] by day.
   *[night] by night.
}
# Advice.
sw-do-wonder = Take { $wonder }
sw-do-side = Play by { $side ->
    [day] day
   *[night] night
}
sw-do-build = Build { $card }{ $cost ->
    [left] , paying { $left } to the left
    [right] , paying { $right } to the right
    [both] , paying { $left } to the left and { $right } to the right
   *[nothing] { "" }
}
sw-do-stage = Build a stage with { $card }{ $cost ->
    [left] , paying { $left } to the left
    [right] , paying { $right } to the right
    [both] , paying { $left } to the left and { $right } to the right
   *[nothing] { "" }
}
sw-do-sell = Sell { $card } for 3 coins
sw-do-pick = Build { $card } from the discard pile

sw-tell-built = { $you ->
    [yes] You built { $card }
   *[no] { $who } built { $card }
}{ $cost ->
    [chain] , free through { $chain }.
    [power] , free thanks to the wonder.
    [one] , paying { $coins } to { $one }.
    [both] , paying { $left } to { $one } and { $right } to { $other }.
    [bank] , paying { $bank } to the bank.
   *[nothing] .
}
sw-tell-stage = { $you ->
    [yes] You built stage { $stage }
   *[no] { $who } built stage { $stage }
}{ $cost ->
    [one] , paying { $coins } to { $one }.
    [both] , paying { $left } to { $one } and { $right } to { $other }.
   *[nothing] .
}
sw-tell-stage-own = You built stage { $stage } with { $card }{ $cost ->
    [one] , paying { $coins } to { $one }.
    [both] , paying { $left } to { $one } and { $right } to { $other }.
   *[nothing] .
}
sw-tell-sold = { $who } sold a card for 3 coins.
sw-tell-sold-own = You sold { $card } for 3 coins.
sw-tell-coins = { $you ->
    [yes] You take
   *[no] { $who } takes
} { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} for { $card }.
sw-tell-coins-stage = { $you ->
    [yes] You take
   *[no] { $who } takes
} { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} for stage { $stage }.
sw-tell-left-over = Your last card, { $card }, was discarded.
sw-tell-seventh = { $you ->
    [yes] You play your
   *[no] { $who } plays the
} seventh card too.
sw-tell-pile = { $you ->
    [yes] You look
   *[no] { $who } looks
} through the discard pile.
sw-tell-picked = { $you ->
    [yes] You built { $card }
   *[no] { $who } built { $card }
} from the discard pile for free.
sw-tell-conflict = { $you ->
    [yes] You beat
   *[no] { $who } beat
} { $whom } in war, { $shields } to { $theirs }: +{ $points } and −1.
sw-tell-scored = { $you ->
    [yes] You score
   *[no] { $who } scores
} { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
sw-tell-won = { $you ->
    [yes] You win!
   *[no] { $who } wins.
}
sw-tell-shared = Shared victory: { $who }.

## Refusals

sw-illegal-not-your-decision = Nothing is asked of you now.
sw-illegal-wrong-moment = This is not what is being decided now.
sw-illegal-wonder-taken = { $wonder } is already taken.
sw-illegal-not-in-hand = { $card } is not in your hand.
sw-illegal-already-built = { $card } already stands in your city.
sw-illegal-wonder-complete = All stages of your wonder are built.
sw-illegal-unobtainable = Neither you nor your neighbours produce { $missing }.
sw-illegal-too-expensive = { $needed ->
    [one] It takes 1 coin
   *[other] It takes { $needed } coins
} and you have { $coins }.
sw-illegal-wrong-payment = { $left } to the left and { $right } to the right is not a way to pay for it.
sw-illegal-not-in-pile = { $card } is not in the discard pile.
sw-illegal-not-every-seat = Not every seat has been served.
sw-illegal-boards-not-different = The boards are not all different.
sw-illegal-not-the-deck = These are not the cards of this Age.

## A few words under a card of the hand

sw-short-free = Free: { $card }
sw-short-power = Free: wonder
sw-short-nothing = Free
sw-short-own = 0, your own
sw-short-bank = to the bank
sw-short-to = to { $who }
sw-short-both = to both
sw-short-unobtainable = No { $what }
sw-short-too-expensive = { $needed } needed
sw-short-already-built = Already built
sw-short-wonder-complete = Wonder complete

## Cities

sw-city-yours = Your city
sw-city-of = City of { $who }
sw-city-back = Back to your city
sw-city-show = Show the city of { $who }
sw-cities = Cities
sw-others = Others
sw-where = { $side ->
    [left] Left · { $board }
    [right] Right · { $board }
   *[far] { $board }
}
sw-board = { $wonder }, { $side ->
    [day] day
   *[night] night
}
sw-sells = Sells
sw-each-turn = Each turn
sw-kept = for you alone
sw-kept-city = not for sale
sw-shields = Shields
sw-shields-text = { $shields ->
    [0] No shield yet.
    [one] 1 shield.
   *[other] { $shields } shields.
} At the end of each Age a city is compared with both neighbours: the stronger takes a victory of 1, 3 or 5 points, the weaker loses 1.
sw-coins = Coins
sw-coins-text = { $coins ->
    [one] 1 coin.
   *[other] { $coins } coins.
} Every three coins are a point at the end.
sw-stages = { $built } of { $all } stages built
sw-tokens = Conflict tokens
sw-tokens-text = { $points ->
    [one] 1 point
   *[other] { $points } points
} from conflicts so far: { $victories ->
    [one] 1 victory
   *[other] { $victories } victories
}, { $defeats ->
    [one] 1 defeat
   *[other] { $defeats } defeats
}.
sw-nothing-built = Nothing built yet
sw-ghost = { $card } would stand here
sw-resource-text = { $kind ->
    [raw] A raw material, from brown cards. Neighbours may buy it.
   *[made] A manufactured good, from grey cards. Neighbours may buy it.
}
sw-resource-yours = Produced every turn; it is never used up.
sw-resource-price = { $price ->
    [one] Costs you 1 coin here.
   *[other] Costs you { $price } coins here.
}

## What a pile of one colour comes to

sw-pile-brown = Materials
sw-pile-grey = Goods
sw-pile-blue = { $points ->
    [one] 1 point
   *[other] { $points } points
}
sw-pile-yellow = Trade
sw-pile-red = { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
}
sw-pile-green = { $points ->
    [one] 1 point
   *[other] { $points } points
}
sw-pile-purple = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## The hand

sw-hand = Your hand
sw-hand-from = This hand came from { $who }
sw-hand-dealt = A new hand
sw-hand-keys = Arrow keys move, Enter chooses
sw-keys-move = Move through the hand
sw-keys-choose = Choose a card; once more plays it
sw-keys-build = Build it
sw-keys-stage = Build a stage with it
sw-keys-sell = Sell it
sw-keys-forget = Let go of the card
sw-sealed-mark = Sealed

## The panel

sw-panel = Play a card
sw-panel-choose = Choose a card
sw-panel-choose-text = Build it, use it for a stage of your wonder, or sell it for 3 coins.
sw-panel-use = What to do with the card
sw-build = Build
sw-stage = Stage { $stage }
sw-stage-none = Stage
sw-sell = Sell
sw-sell-text = It goes face down to the discard pile.
sw-ways = Ways to pay
sw-missing = Missing { $goods }
sw-own-goods = Your own resources pay for it
sw-no-cost = It costs nothing
sw-free-chain = Free through { $card }
sw-free-power = Free thanks to your wonder
sw-in-all = in all
sw-way = { $left } to { $leftName }, { $right } to { $rightName }
sw-confirm-build = Build
sw-confirm-build-pay = Build: pay { $who } { $coins }
sw-confirm-build-both = Build: pay { $coins }
sw-confirm-build-bank = Build: pay { $coins }
sw-confirm-stage = Build stage { $stage }
sw-confirm-stage-pay = Stage { $stage }: pay { $who } { $coins }
sw-confirm-stage-both = Stage { $stage }: pay { $coins }
sw-confirm-sell = Sell for 3 coins
sw-keep = keep { $coins }
sw-keep-label = { $coins ->
    [one] 1 coin left
   *[other] { $coins } coins left
}
sw-sealed-until = { $count ->
    [one] Stays sealed; you may change it until { $who } has chosen.
    [2] Stays sealed; you may change it until { $who } have chosen.
   *[other] Stays sealed; you may change it until the others have chosen.
}
sw-sealed-last = You are the last to choose: it is played at once.
sw-sealed-build = Sealed: you build { $card }
sw-sealed-stage = Sealed: you build stage { $stage } with { $card }
sw-sealed-sell = Sealed: you sell { $card }
sw-change = Change it
sw-cancel = Cancel
sw-gain-points = +{ $points ->
    [one] 1 point
   *[other] { $points } points
}
sw-gain-coins = +{ $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
sw-gain-shields = +{ $shields ->
    [one] 1 shield
   *[other] { $shields } shields
}
sw-gain-opens = opens { $cards }
sw-pick-button = Build { $card } for free
sw-pick-choose = Choose a card from the pile
sw-pick-built = Already stands in your city
sw-pick-copies = Of a card that lies there more than once, one can be built.
sw-pick-standing = { $cards ->
    [one] One of them stands in your city already.
   *[other] { $cards } of them stand in your city already.
}
sw-pile = Discard pile
sw-pile-size = { $cards ->
    [0] The discard pile is empty
    [one] 1 card in the discard pile
   *[other] { $cards } cards in the discard pile
}

## Forecasts

sw-war = War at the end of Age { $age }
sw-war-front = Against { $who }, shields: { $shields } to { $theirs }; points: { $points }
sw-war-with = With { $card }: { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
}, { $points } in all
sw-war-text = The shields of both cities are compared when the Age ends. The stronger city gains { $points ->
    [one] 1 point
   *[other] { $points } points
}, the weaker loses 1; a tie gives nothing.
sw-war-ended = War of Age { $age }
sw-war-won = { $who } beat { $whom }
sw-war-tied = { $who } and { $whom } are equal
sw-war-close = Continue
sw-now = If it ended now
sw-final = Final scores
sw-now-city = City
sw-now-total = Points
sw-now-guess = Conflicts to come are not counted.
sw-science-text = The number of each symbol times itself, and 7 for each set of three different symbols.

## Categories of the score sheet

sw-category-wonder = Wonder
sw-category-treasury = Coins
sw-category-military = Military
sw-category-civil = Civilian buildings
sw-category-commerce = Commerce
sw-category-science = Science
sw-category-guilds = Guilds

## Set-up

sw-setup-boards = The boards
sw-setup-take = Take { $wonder }
sw-setup-taken = { $who } has it
sw-setup-yours = Yours
sw-setup-side = { $side ->
    [day] Day
   *[night] Night
}
sw-setup-play-side = { $side ->
    [day] Play by day
   *[night] Play by night
}
sw-setup-side-chosen = Sealed; you may change it until everybody has chosen.
sw-setup-side-mark = { $side ->
    [day] Day is chosen
   *[night] Night is chosen
}
sw-setup-starts = Starts with { $resource }
sw-setup-neighbours = Your neighbours: { $left } on the left, { $right } on the right
sw-setup-costs = costs { $list }

# The end comes into sight, and what ended the game
sw-announce-last = This is the last turn: the game ends with the conflicts of Age III.
sw-progress-last = Age { $age }, last turn
sw-turn-last = The last turn
sw-ended-third-age-ended = The conflicts of Age III ended the game (rulebook, p. 8).
