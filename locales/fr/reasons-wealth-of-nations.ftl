## Ce qui parle pour une action

reason-wealth-of-nations-dots = { $up ->
    [yes] { $count } de plus à chaque production : { $industry } a { $to } points au lieu de { $from }.
   *[no] { $count } de moins à chaque production : { $industry } a { $to } points, { $from } sinon.
}
reason-wealth-of-nations-points = { $up ->
    [yes] { $count ->
        [one] { $count } point de victoire de plus si la partie finissait maintenant : { $category }.
       *[other] { $count } points de victoire de plus si la partie finissait maintenant : { $category }.
    }
   *[no] { $count ->
        [one] { $count } point de victoire de moins si la partie finissait maintenant : { $category }.
       *[other] { $count } points de victoire de moins si la partie finissait maintenant : { $category }.
    }
}
reason-wealth-of-nations-money = { $up ->
    [yes] { $count } de plus : vous avez { $to }.
   *[no] Il en coûte { $count } : il reste { $to }.
}
reason-wealth-of-nations-cubes = { $up ->
    [yes] { $cubes } de plus ; les marchés en donneraient { $sale }.
   *[no] Il y faut { $cubes } ; les marchés en donneraient { $sale }.
}
reason-wealth-of-nations-note = { $up ->
    [yes] { $count } de plus : vous en devez { $to }.
   *[no] { $count } de moins : vous en devez { $to }.
}
reason-wealth-of-nations-interest = Intérêts à chaque tour : { $to } au lieu de { $from }.
reason-wealth-of-nations-price = Le prochain cube coûte { $to } au lieu de { $from } : { $commodity }.
reason-wealth-of-nations-upkeep = Pour que tout fonctionne, il faut { $to } au lieu de { $from }.
reason-wealth-of-nations-missing = { $up ->
    [yes] Tout ne fonctionne pas encore : il manque { $cubes }, { $from } avant.
   *[no] { $left ->
        [0] Il n’en manque plus pour que tout fonctionne : { $commodity }.
       *[other] Pour que tout fonctionne, il ne manque que { $cubes }, pas { $from }.
    }
}
reason-wealth-of-nations-idle = { $up ->
    [yes] { $to ->
        [one] { $to } drapeau sans tuile ne rapporte encore rien.
       *[other] { $to } drapeaux sans tuile ne rapportent encore rien.
    }
   *[no] { $to ->
        [0] Chacun de vos drapeaux a alors une tuile.
        [one] Il reste { $to } drapeau sans tuile, { $from } avant.
       *[other] Il reste { $to } drapeaux sans tuile, { $from } avant.
    }
}
reason-wealth-of-nations-flags = { $up ->
    [yes] { $to ->
        [one] { $to } drapeau est de nouveau en main.
       *[other] { $to } drapeaux sont de nouveau en main.
    }
   *[no] { $to ->
        [0] C’est votre dernier drapeau.
        [one] Il vous reste { $to } drapeau en main.
       *[other] Il vous reste { $to } drapeaux en main.
    }
}
reason-wealth-of-nations-units = Unités sur le plateau : { $to } au lieu de { $from }.
reason-wealth-of-nations-next-pays = Ce qui manque à { $who } pour que tout fonctionne coûte { $to } au lieu de { $from }.
reason-wealth-of-nations-ends = { $trigger ->
    [flags] En l’état, la partie finit après ce tour : quelqu’un n’a plus de drapeau.
    [board] En l’état, la partie finit après ce tour : plus d’hexagone libre.
    [stacks] En l’état, la partie finit après ce tour : cinq piles sont vides.
   *[other] La partie finit.
}
reason-wealth-of-nations-last-tile = C’était la dernière de sa pile : { $tile }.
reason-wealth-of-nations-barter = { $up ->
    [yes] L’échange avec { $who } vaut { $gain } de plus que les marchés.
   *[no] L’échange avec { $who } vaut { $gain } de moins que les marchés.
}

## Ce qui manque à une autre action

reason-wealth-of-nations-what-dots = Points, { $industry }
reason-wealth-of-nations-what-points = Points de victoire, { $category }
reason-wealth-of-nations-what-money = Argent
reason-wealth-of-nations-what-note = Billets à ordre
reason-wealth-of-nations-what-interest = Intérêts
reason-wealth-of-nations-what-price = Prochain prix, { $commodity }
reason-wealth-of-nations-what-upkeep = Il faut pour que tout fonctionne, { $commodity }
reason-wealth-of-nations-what-missing = Il manque pour que tout fonctionne, { $commodity }
reason-wealth-of-nations-what-idle = Drapeaux sans tuile
reason-wealth-of-nations-what-flags = Drapeaux en main
reason-wealth-of-nations-what-units = Unités
reason-wealth-of-nations-what-next-pays = Ce que paie { $who } pour que tout fonctionne
reason-wealth-of-nations-lack-ends = Ne finit pas la partie
reason-wealth-of-nations-lack-last-tile = Laisse la dernière : { $tile }
reason-wealth-of-nations-lack-barter = Pas d’échange avec { $who }

## Indices

nudge-wealth-of-nations-idle = { $flags ->
    [one] { $flags } de vos drapeaux ne rapporte rien.
   *[other] { $flags } de vos drapeaux ne rapportent rien.
}
nudge-wealth-of-nations-missing = Pour que tout fonctionne, il manque { $cubes }.
nudge-wealth-of-nations-market = Regardez un marché : { $commodity } coûte { $buy } et rapporte { $sell }.
nudge-wealth-of-nations-hand = Vous avez { $cubes }.
nudge-wealth-of-nations-dots = { $dots ->
    [0] Vous n’avez aucun point de cette industrie : { $industry }.
    [one] Vous avez { $dots } point de cette industrie : { $industry }.
   *[other] Vous avez { $dots } points de cette industrie : { $industry }.
}
nudge-wealth-of-nations-money = Vous avez { $money }.
nudge-wealth-of-nations-note = { $notes ->
    [0] Vous ne devez aucun billet à ordre.
    [one] Vous devez { $notes } billet à ordre.
   *[other] Vous devez { $notes } billets à ordre.
}
nudge-wealth-of-nations-end = { $flags ->
    [one] À quelqu’un, il reste { $flags } drapeau.
   *[other] Personne n’a moins de { $flags } drapeaux en main.
}
nudge-wealth-of-nations-offer = Regardez l’offre de { $who }.

## Leçons

reason-lesson-wealth-of-nations-goal = Le but
reason-lesson-wealth-of-nations-dots = Les points
reason-lesson-wealth-of-nations-bloc = Faire fonctionner un bloc
reason-lesson-wealth-of-nations-markets = Les marchés
reason-lesson-wealth-of-nations-flags = Drapeaux et construction
reason-lesson-wealth-of-nations-barter = L’échange
reason-lesson-wealth-of-nations-notes = Billets et intérêts
reason-lesson-wealth-of-nations-automate = Automatiser et déplacer
reason-lesson-wealth-of-nations-end = Comment elle finit
reason-lesson-wealth-of-nations-war-clouds = War Clouds
