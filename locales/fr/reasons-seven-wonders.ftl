## Ce qui parle pour un coup

reason-seven-wonders-points = { $up ->
    [yes] { $count ->
        [one] { $count } point de plus : { $category }.
       *[other] { $count } points de plus : { $category }.
    }
   *[no] { $count ->
        [one] { $count } point de moins : { $category }.
       *[other] { $count } points de moins : { $category }.
    }
}
reason-seven-wonders-science = { $up ->
    [yes] Vos symboles valent { $to } points au lieu de { $from }.
   *[no] Vos symboles valent { $to } points, { $from } sinon.
}
reason-seven-wonders-set = Une série de trois est complète.
reason-seven-wonders-coins = { $up ->
    [yes] { $count ->
        [one] { $count } pièce de plus : vous en avez { $to }.
       *[other] { $count } pièces de plus : vous en avez { $to }.
    }
   *[no] { $to ->
        [0] Il y faut vos dernières pièces.
        [one] Il en coûte { $count } pièces : il en reste { $to }.
       *[other] Il en coûte { $count } pièces : il en reste { $to }.
    }
}
reason-seven-wonders-paid = { $coins ->
    [one] { $who } reçoit de vous { $coins } pièce.
   *[other] { $who } reçoit de vous { $coins } pièces.
}
reason-seven-wonders-goods = { $up ->
    [yes] Votre cité produit chaque tour { $to } { $resource } au lieu de { $from }.
   *[no] Votre cité ne produit que { $to } { $resource } chaque tour.
}
reason-seven-wonders-choice = Une ressource de plus chaque tour, au choix : { $goods }.
reason-seven-wonders-price = { $goods ->
    [raw] { $to ->
        [one] Les matières premières de { $who } coûtent { $to } pièce au lieu de { $from }.
       *[other] Les matières premières de { $who } coûtent { $to } pièces au lieu de { $from }.
    }
   *[manufactured] { $to ->
        [one] Les produits manufacturés de { $who } coûtent { $to } pièce au lieu de { $from }.
       *[other] Les produits manufacturés de { $who } coûtent { $to } pièces au lieu de { $from }.
    }
}
reason-seven-wonders-war = { $outcome ->
    [wins] { $shields ->
        [one] { $shields } bouclier contre { $theirs } de { $who } : { $worth ->
            [one] une victoire de { $worth } point
           *[other] une victoire de { $worth } points
        } si l’Âge finissait maintenant.
       *[other] { $shields } boucliers contre { $theirs } de { $who } : { $worth ->
            [one] une victoire de { $worth } point
           *[other] une victoire de { $worth } points
        } si l’Âge finissait maintenant.
    }
    [ties] Autant de boucliers que { $who } : pas de défaite si l’Âge finissait maintenant.
   *[loses] { $who } a { $theirs } boucliers, vous { $shields } : une défaite si l’Âge finissait maintenant.
}
reason-seven-wonders-power-seventh-card = Vous jouez aussi la septième carte de chaque Âge.
reason-seven-wonders-power-discard-pick = Vous pouvez construire une carte de la défausse à la fin du tour.
reason-seven-wonders-power-first-of-color-free = Votre premier bâtiment de chaque couleur est gratuit.
reason-seven-wonders-power-first-card-free = Votre première carte de chaque Âge est gratuite.
reason-seven-wonders-power-last-card-free = Votre dernière carte de chaque Âge est gratuite.
reason-seven-wonders-free = { $by } ouvre ce bâtiment : il ne coûte rien.
reason-seven-wonders-opens = Plus tard, { $card } ne coûte rien.
reason-seven-wonders-denies = { $coins ->
    [0] { $who }, qui reçoit ensuite votre main, pourrait la construire gratuitement.
    [one] { $who }, qui reçoit ensuite votre main, pourrait la construire pour { $coins } pièce.
   *[other] { $who }, qui reçoit ensuite votre main, pourrait la construire pour { $coins } pièces.
}
reason-seven-wonders-leaves = { $points ->
    [one] { $who } reçoit { $card } avec votre main et pourrait en tirer { $points } point.
   *[other] { $who } reçoit { $card } avec votre main et pourrait en tirer { $points } points.
}

## Ce qui manque à un autre coup

reason-seven-wonders-what-points = Points, { $category }
reason-seven-wonders-what-science = Points des symboles
reason-seven-wonders-what-coins = Pièces
reason-seven-wonders-what-goods = { $resource } chaque tour
reason-seven-wonders-what-price = Prix des ressources de { $who }
reason-seven-wonders-what-shields = Boucliers contre { $who }
reason-seven-wonders-lack-paid = { $coins ->
    [one] Donne { $coins } pièce de plus à { $who }
   *[other] Donne { $coins } pièces de plus à { $who }
}
reason-seven-wonders-lack-paid-less = { $coins ->
    [one] Donne { $coins } pièce de moins à { $who }
   *[other] Donne { $coins } pièces de moins à { $who }
}
reason-seven-wonders-lack-choice = Pas de choix entre { $goods }
reason-seven-wonders-lack-choice-more = A un choix entre { $goods }
reason-seven-wonders-lack-power = Pas encore le pouvoir de la merveille
reason-seven-wonders-lack-power-more = A un pouvoir de la merveille
reason-seven-wonders-lack-free = N’utilise pas que { $card } ne coûte rien
reason-seven-wonders-lack-opens = N’ouvre pas { $card }
reason-seven-wonders-lack-denies = Laisse { $card } à { $who }
reason-seven-wonders-lack-leaves = Refuse { $card } à { $who }

## Indices

nudge-seven-wonders-war = { $theirs } boucliers de { $who } sont à côté de vos { $shields }.
nudge-seven-wonders-science = Comptez vos symboles : { $compass } compas, { $gear } rouages, { $tablet } tablettes.
nudge-seven-wonders-goods = { $made ->
    [0] Votre cité ne produit aucune ressource de cette sorte : { $resource }.
   *[other] Votre cité produit { $made } { $resource } chaque tour.
}
nudge-seven-wonders-trade = { $price ->
    [one] Les ressources d’un voisin vous coûtent { $price } pièce chacune.
   *[other] Les ressources d’un voisin vous coûtent { $price } pièces chacune.
}
nudge-seven-wonders-coins = { $coins ->
    [0] Vous n’avez pas de pièces.
    [one] Vous avez { $coins } pièce.
   *[other] Vous avez { $coins } pièces.
}
nudge-seven-wonders-wonder = { $stages ->
    [0] Aucune étape de votre merveille n’est construite ; elle en a { $of }.
    [one] { $stages } étape de votre merveille est construite ; elle en a { $of }.
   *[other] { $stages } étapes de votre merveille sont construites ; elle en a { $of }.
}
nudge-seven-wonders-chains = { $cards ->
    [0] Pensez à ce que les cartes rendent gratuit plus tard.
    [one] { $cards } carte de votre main est gratuite grâce à ce que vous avez construit.
   *[other] { $cards } cartes de votre main sont gratuites grâce à ce que vous avez construit.
}
nudge-seven-wonders-colour = Cartes { $color ->
    [brown] marron
    [grey] grises
    [blue] bleues
    [yellow] jaunes
    [red] rouges
    [green] vertes
   *[purple] violettes
} dans votre main : { $cards }.

## Leçons

reason-lesson-seven-wonders-turn = Un tour
reason-lesson-seven-wonders-goods = Ce que votre cité produit
reason-lesson-seven-wonders-buying = Acheter
reason-lesson-seven-wonders-chains = Chaînages
reason-lesson-seven-wonders-wonder = Votre merveille
reason-lesson-seven-wonders-war = La guerre
reason-lesson-seven-wonders-science = La science
reason-lesson-seven-wonders-guilds = Guildes et décompte
reason-lesson-seven-wonders-selling = Vendre
