## What speaks for a play. `up` is yes where there is more of it, no where there is less.

reason-seven-wonders-points = { $up ->
    [yes] { $count ->
        [one] One point more: { $category }.
       *[other] { $count } points more: { $category }.
    }
   *[no] { $count ->
        [one] One point less: { $category }.
       *[other] { $count } points less: { $category }.
    }
}
reason-seven-wonders-science = { $up ->
    [yes] Your symbols are worth { $to } points instead of { $from }.
   *[no] Your symbols are worth { $to } points, { $from } otherwise.
}
reason-seven-wonders-set = It completes a set of three.
reason-seven-wonders-coins = { $up ->
    [yes] { $count ->
        [one] One coin more: you have { $to }.
       *[other] { $count } coins more: you have { $to }.
    }
   *[no] { $to ->
        [0] It takes your last coins.
        [one] It costs { $count } coins: one is left.
       *[other] It costs { $count } coins: { $to } are left.
    }
}
reason-seven-wonders-paid = { $coins ->
    [one] { $who } gets one coin of you.
   *[other] { $who } gets { $coins } coins of you.
}
reason-seven-wonders-goods = { $up ->
    [yes] Your city makes { $to } { $resource } each turn instead of { $from }.
   *[no] Your city makes only { $to } { $resource } each turn.
}
reason-seven-wonders-choice = One more good each turn, as you choose: { $goods }.
reason-seven-wonders-price = { $goods ->
    [raw] { $to ->
        [one] Raw materials of { $who } cost one coin instead of { $from }.
       *[other] Raw materials of { $who } cost { $to } coins instead of { $from }.
    }
   *[manufactured] { $to ->
        [one] Manufactured goods of { $who } cost one coin instead of { $from }.
       *[other] Manufactured goods of { $who } cost { $to } coins instead of { $from }.
    }
}
reason-seven-wonders-war = { $outcome ->
    [wins] { $shields ->
        [one] One shield against { $theirs } of { $who }: { $worth ->
            [one] a victory worth one point
           *[other] a victory worth { $worth } points
        } if the Age ended now.
       *[other] { $shields } shields against { $theirs } of { $who }: { $worth ->
            [one] a victory worth one point
           *[other] a victory worth { $worth } points
        } if the Age ended now.
    }
    [ties] As many shields as { $who }: no defeat if the Age ended now.
   *[loses] { $who } has { $theirs } shields, you have { $shields }: a defeat if the Age ended now.
}
reason-seven-wonders-power-seventh-card = You play the seventh card of each Age too.
reason-seven-wonders-power-discard-pick = You may build a card of the discard pile at the end of the turn.
reason-seven-wonders-power-first-of-color-free = Your first building of each colour is free.
reason-seven-wonders-power-first-card-free = Your first card of each Age is free.
reason-seven-wonders-power-last-card-free = Your last card of each Age is free.
reason-seven-wonders-free = { $by } opens it: it costs nothing.
reason-seven-wonders-opens = Later { $card } costs nothing.
reason-seven-wonders-denies = { $coins ->
    [0] { $who }, who gets your hand next, could build it for nothing.
    [one] { $who }, who gets your hand next, could build it for one coin.
   *[other] { $who }, who gets your hand next, could build it for { $coins } coins.
}
reason-seven-wonders-leaves = { $points ->
    [one] { $who } gets { $card } with your hand and could build it for one point.
   *[other] { $who } gets { $card } with your hand and could build it for { $points } points.
}

## What another play lacks

reason-seven-wonders-what-points = Points, { $category }
reason-seven-wonders-what-science = Points of symbols
reason-seven-wonders-what-coins = Coins
reason-seven-wonders-what-goods = { $resource } each turn
reason-seven-wonders-what-price = Price of goods of { $who }
reason-seven-wonders-what-shields = Shields against { $who }
reason-seven-wonders-lack-paid = { $coins ->
    [one] Gives { $who } one coin more
   *[other] Gives { $who } { $coins } coins more
}
reason-seven-wonders-lack-paid-less = { $coins ->
    [one] Gives { $who } one coin less
   *[other] Gives { $who } { $coins } coins less
}
reason-seven-wonders-lack-choice = No choice between { $goods }
reason-seven-wonders-lack-choice-more = Has a choice between { $goods }
reason-seven-wonders-lack-power = Not yet the power of the wonder
reason-seven-wonders-lack-power-more = Has a power of the wonder
reason-seven-wonders-lack-free = Does not use that { $card } costs nothing
reason-seven-wonders-lack-opens = Does not open { $card }
reason-seven-wonders-lack-denies = Leaves { $card } to { $who }
reason-seven-wonders-lack-leaves = Keeps { $card } from { $who }

## Nudges

nudge-seven-wonders-war = { $theirs } shields of { $who } stand beside your { $shields }.
nudge-seven-wonders-science = Count your symbols: { $compass } compasses, { $gear } gears, { $tablet } tablets.
nudge-seven-wonders-goods = { $made ->
    [0] Your city makes no { $resource }.
   *[other] Your city makes { $made } { $resource } each turn.
}
nudge-seven-wonders-trade = { $price ->
    [one] Goods of a neighbour cost you one coin each.
   *[other] Goods of a neighbour cost you { $price } coins each.
}
nudge-seven-wonders-coins = { $coins ->
    [0] You have no coins.
    [one] You have one coin.
   *[other] You have { $coins } coins.
}
nudge-seven-wonders-wonder = { $stages ->
    [0] No stage of your wonder is built; it has { $of }.
    [one] One stage of your wonder is built; it has { $of }.
   *[other] { $stages } stages of your wonder are built; it has { $of }.
}
nudge-seven-wonders-chains = { $cards ->
    [0] Think of what the cards make free later.
    [one] One card of your hand is free because of what you have built.
   *[other] { $cards } cards of your hand are free because of what you have built.
}
nudge-seven-wonders-colour = { $color ->
    [brown] Brown
    [grey] Grey
    [blue] Blue
    [yellow] Yellow
    [red] Red
    [green] Green
   *[purple] Purple
} cards in your hand: { $cards }.

## Lessons, by what they teach

reason-lesson-seven-wonders-turn = A turn
reason-lesson-seven-wonders-goods = What your city makes
reason-lesson-seven-wonders-buying = Buying
reason-lesson-seven-wonders-chains = Chains
reason-lesson-seven-wonders-wonder = Your wonder
reason-lesson-seven-wonders-war = War
reason-lesson-seven-wonders-science = Science
reason-lesson-seven-wonders-guilds = Guilds and the count
reason-lesson-seven-wonders-selling = Selling
