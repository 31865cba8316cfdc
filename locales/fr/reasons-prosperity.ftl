## Ce qui parle pour une action

reason-prosperity-points = { $up ->
    [yes] { $count ->
        [one] { $count } point de plus si la partie finissait maintenant : { $category }.
       *[other] { $count } points de plus si la partie finissait maintenant : { $category }.
    }
   *[no] { $count ->
        [one] { $count } point de moins si la partie finissait maintenant : { $category }.
       *[other] { $count } points de moins si la partie finissait maintenant : { $category }.
    }
}
reason-prosperity-money = { $up ->
    [yes] { $count } € de plus : vous avez { $to } €.
   *[no] Il en coûte { $count } € : il reste { $to } €.
}
reason-prosperity-symbol = { $symbol } : { $to } au lieu de { $from }.
reason-prosperity-energy-missing = { $count ->
    [one] Il manque alors { $count } niveau d’énergie.
   *[other] Il manque alors { $count } niveaux d’énergie.
}
reason-prosperity-discs = { $up ->
    [yes] { $count ->
        [one] { $count } disque de plus : { $to } sur la piste.
       *[other] { $count } disques de plus : { $to } sur la piste.
    }
   *[no] { $count ->
        [one] { $count } disque de moins : { $to } sur la piste.
       *[other] { $count } disques de moins : { $to } sur la piste.
    }
}
reason-prosperity-globes = Globes visibles : { $to } au lieu de { $from }.
reason-prosperity-triangle = { $reached ->
    [yes] Avec { $discs } disques, l’un est sur le triangle : pas de points de prospérité.
   *[no] Plus aucun disque n’est sur le triangle.
}
reason-prosperity-step = { $track } : case { $to } au lieu de { $from }.
reason-prosperity-level = { $track } : niveau { $to } au lieu de { $from }.
reason-prosperity-cheaper = { $up ->
    [yes] { $tiles ->
        [one] { $tile } coûte { $to } € au lieu de { $from } €.
       *[other] { $tiles } tuiles coûtent moins : { $tile } { $to } € au lieu de { $from } €.
    }
   *[no] { $tiles ->
        [one] { $tile } coûte { $to } €, { $from } € sinon.
       *[other] { $tiles } tuiles coûtent plus : { $tile } { $to } € au lieu de { $from } €.
    }
}
reason-prosperity-rank = { $track } : votre rang est { $to }, pas { $from }.
reason-prosperity-scoring = Un décompte de { $symbol } rapporte { $gain } de plus ; { $tiles } des { $of } tuiles à venir le déclenchent.
reason-prosperity-covers = Elle couvre { $tile }, qui ne compte plus.
reason-prosperity-opens = Elle ouvre { $space }.
reason-prosperity-denies = { $who } joue ensuite et pourrait l’acheter pour { $price } €.

## Ce qui manque à une autre action

reason-prosperity-what-points = Points, { $category }
reason-prosperity-what-money = Argent
reason-prosperity-what-discs = Disques
reason-prosperity-what-step = Case, { $track }
reason-prosperity-what-rank = Rang, { $track }
reason-prosperity-what-price = Prix de { $tile }
reason-prosperity-lack-triangle = { $reached ->
    [yes] Aucun disque n’est sur le triangle
   *[no] Un disque est sur le triangle
}
reason-prosperity-lack-scoring = Un décompte de { $symbol } rapporte { $gain } de moins
reason-prosperity-lack-covers = Ne couvre pas { $tile }
reason-prosperity-lack-opens = N’ouvre pas { $space }
reason-prosperity-lack-denies = Laisse { $tile } à { $who }

## Indices

nudge-prosperity-energy = Regardez votre bilan d’énergie : { $balance }.
nudge-prosperity-scoring = { $tiles } des { $of } tuiles à venir déclenchent un décompte : { $symbol }.
nudge-prosperity-globe = { $fewer ->
    [one] { $fewer } disque de moins découvre un globe ; vous en avez { $discs }.
   *[other] { $fewer } disques de moins découvrent un globe ; vous en avez { $discs }.
}
nudge-prosperity-level = { $boxes ->
    [one] Le niveau suivant est à { $boxes } case : { $track }.
   *[other] Le niveau suivant est à { $boxes } cases : { $track }.
}
nudge-prosperity-rank = Votre rang sur une piste est { $place } : { $track }.
nudge-prosperity-money = { $money } € attendent d’être dépensés ou de croître.
nudge-prosperity-prosperity = { $symbols ->
    [one] { $symbols } symbole de prospérité est visible.
   *[other] { $symbols } symboles de prospérité sont visibles.
}

## Leçons

reason-lesson-prosperity-turn = Un tour
reason-lesson-prosperity-energy = L’énergie
reason-lesson-prosperity-prices = Ce que coûte une tuile
reason-lesson-prosperity-places = Où la placer
reason-lesson-prosperity-pollution = La pollution
reason-lesson-prosperity-research = La recherche
reason-lesson-prosperity-final = Le décompte final
