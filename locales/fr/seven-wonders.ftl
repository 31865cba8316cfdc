### La table de 7 Wonders : questions, journal, panneau, refus, prévisions et explications.

## Qui et quand

sw-you = vous
sw-you-name = Vous
sw-chapter-age = Âge { $age }
sw-chapter-turn = Âge { $age }, tour { $turn }
sw-progress-setup = Mise en place
sw-progress-over = Fin de la partie
sw-turn-of = Tour { $turn } sur 6
sw-passing = { $left ->
    [yes] Mains à gauche, la vôtre à { $who }
   *[no] Mains à droite, la vôtre à { $who }
}
sw-passing-public = { $left ->
    [yes] Les mains passent à gauche
   *[no] Les mains passent à droite
}

## Questions

sw-prompt-over = La partie est finie
sw-prompt-wonder = Choisissez votre merveille
sw-prompt-side = Choisissez la face de votre plateau
sw-prompt-choose = { $cards ->
    [2] À vous : jouez une des deux cartes, l’autre est défaussée
   *[other] À vous : jouez une des { $cards } cartes
}
sw-prompt-first-of-color-free = À vous : votre premier bâtiment d’une couleur est gratuit
sw-prompt-first-card-free = À vous : le premier bâtiment de l’Âge est gratuit
sw-prompt-last-card-free = À vous : le dernier bâtiment de l’Âge est gratuit
sw-prompt-seventh = Babylone : jouez aussi votre septième carte
sw-prompt-seventh-other = { $who } joue une septième carte
sw-prompt-pick = Halicarnasse : construisez une carte de la défausse, gratuitement
sw-prompt-pick-other = { $who } fouille la défausse
sw-prompt-looking = { $you ->
    [yes] Vous décidez
   *[no] { $who } décide
}
sw-prompt-sealed = Votre choix est scellé. On attend { $who }
sw-prompt-waiting = On attend { $who }
sw-prompt-chance = On distribue les cartes

## Le journal

sw-tell-wonder = { $you ->
    [yes] Vous avez { $wonder }.
   *[no] { $who } a { $wonder }.
}
sw-tell-board = { $you ->
    [yes] Vous jouez { $wonder }
   *[no] { $who } joue { $wonder }
}, { $side ->
    [day] face jour.
   *[night] face nuit.
}
# Advice.
sw-do-wonder = Prendre { $wonder }
sw-do-side = Jouer face { $side ->
    [day] jour
   *[night] nuit
}
sw-do-build = Construire { $card }{ $cost ->
    [left] , { $left } à gauche
    [right] , { $right } à droite
    [both] , { $left } à gauche et { $right } à droite
   *[nothing] { "" }
}
sw-do-stage = Construire une étape avec { $card }{ $cost ->
    [left] , { $left } à gauche
    [right] , { $right } à droite
    [both] , { $left } à gauche et { $right } à droite
   *[nothing] { "" }
}
sw-do-sell = Vendre { $card } pour 3 pièces
sw-do-pick = Construire { $card } depuis la défausse

sw-tell-built = { $you ->
    [yes] Vous avez construit { $card }
   *[no] { $who } a construit { $card }
}{ $cost ->
    [chain] , gratuitement grâce à { $chain }.
    [power] , gratuitement grâce à la merveille.
    [one] , en payant { $coins } à { $one }.
    [both] , en payant { $left } à { $one } et { $right } à { $other }.
    [bank] , en payant { $bank } à la banque.
   *[nothing] .
}
sw-tell-stage = { $you ->
    [yes] Vous avez construit l’étape { $stage }
   *[no] { $who } a construit l’étape { $stage }
}{ $cost ->
    [one] , en payant { $coins } à { $one }.
    [both] , en payant { $left } à { $one } et { $right } à { $other }.
   *[nothing] .
}
sw-tell-stage-own = Vous avez construit l’étape { $stage } avec { $card }{ $cost ->
    [one] , en payant { $coins } à { $one }.
    [both] , en payant { $left } à { $one } et { $right } à { $other }.
   *[nothing] .
}
sw-tell-sold = { $who } a vendu une carte pour 3 pièces.
sw-tell-sold-own = Vous avez vendu { $card } pour 3 pièces.
sw-tell-coins = { $you ->
    [yes] Vous recevez
   *[no] { $who } reçoit
} { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} pour { $card }.
sw-tell-coins-stage = { $you ->
    [yes] Vous recevez
   *[no] { $who } reçoit
} { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} pour l’étape { $stage }.
sw-tell-left-over = Votre dernière carte, { $card }, est défaussée.
sw-tell-seventh = { $you ->
    [yes] Vous jouez aussi votre septième carte.
   *[no] { $who } joue aussi sa septième carte.
}
sw-tell-pile = { $you ->
    [yes] Vous fouillez la défausse.
   *[no] { $who } fouille la défausse.
}
sw-tell-picked = { $you ->
    [yes] Vous avez construit { $card }
   *[no] { $who } a construit { $card }
} depuis la défausse, gratuitement.
sw-tell-conflict = { $you ->
    [yes] Vous l’emportez
   *[no] { $who } l’emporte
} sur { $whom }, { $shields } contre { $theirs } : +{ $points } et −1.
sw-tell-scored = { $you ->
    [yes] Vous marquez
   *[no] { $who } marque
} { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
sw-tell-won = { $you ->
    [yes] Vous gagnez !
   *[no] { $who } gagne.
}
sw-tell-shared = Victoire partagée : { $who }.

## Refus

sw-illegal-not-your-decision = Rien ne vous est demandé maintenant.
sw-illegal-wrong-moment = Ce n’est pas ce qui se décide maintenant.
sw-illegal-wonder-taken = { $wonder } est déjà prise.
sw-illegal-not-in-hand = { $card } : cette carte n’est pas dans votre main.
sw-illegal-already-built = { $card } : déjà dans votre cité.
sw-illegal-wonder-complete = Toutes les étapes de votre merveille sont construites.
sw-illegal-unobtainable = Ni vous ni vos voisins ne produisez ceci : { $missing }.
sw-illegal-too-expensive = { $needed ->
    [one] Il faut { $needed } pièce
   *[other] Il faut { $needed } pièces
} et vous en avez { $coins }.
sw-illegal-wrong-payment = { $left } à gauche et { $right } à droite : on ne peut pas la payer ainsi.
sw-illegal-not-in-pile = { $card } : cette carte n’est pas dans la défausse.
sw-illegal-not-every-seat = Toutes les places n’ont pas été servies.
sw-illegal-boards-not-different = Les plateaux ne sont pas tous différents.
sw-illegal-not-the-deck = Ce ne sont pas les cartes de cet Âge.

## Quelques mots sous une carte

sw-short-free = Gratuit : { $card }
sw-short-power = Gratuit : merveille
sw-short-nothing = Gratuit
sw-short-own = 0, les vôtres
sw-short-bank = à la banque
sw-short-to = à { $who }
sw-short-both = aux deux
sw-short-unobtainable = Sans { $what }
sw-short-too-expensive = Il faut { $needed }
sw-short-already-built = Déjà construit
sw-short-wonder-complete = Merveille achevée

## Les cités

sw-city-yours = Votre cité
sw-city-of = Cité de { $who }
sw-city-back = Revenir à votre cité
sw-city-show = Voir la cité de { $who }
sw-cities = Cités
sw-others = Autres
sw-where = { $side ->
    [left] Gauche · { $board }
    [right] Droite · { $board }
   *[far] { $board }
}
sw-board = { $wonder }, { $side ->
    [day] jour
   *[night] nuit
}
sw-sells = Vend
sw-each-turn = À chaque tour
sw-kept = pour vous seul
sw-kept-city = pas à vendre
sw-shields = Boucliers
sw-shields-text = { $shields ->
    [0] Pas encore de bouclier.
    [one] { $shields } bouclier.
   *[other] { $shields } boucliers.
} À la fin de chaque Âge une cité est comparée à ses deux voisines : la plus forte gagne 1, 3 ou 5 points, la plus faible en perd 1.
sw-coins = Pièces
sw-coins-text = { $coins ->
    [one] { $coins } pièce.
   *[other] { $coins } pièces.
} Trois pièces font un point à la fin.
sw-stages = { $built ->
    [one] { $built } étape construite
   *[other] { $built } étapes construites
} sur { $all }
sw-tokens = Jetons de conflit
sw-tokens-text = { $points ->
    [one] { $points } point
   *[other] { $points } points
} de conflits jusqu’ici : { $victories ->
    [one] { $victories } victoire
   *[other] { $victories } victoires
}, { $defeats ->
    [one] { $defeats } défaite
   *[other] { $defeats } défaites
}.
sw-nothing-built = Rien n’est encore construit
sw-ghost = { $card } irait ici
sw-resource-text = { $kind ->
    [raw] Une matière première, produite par les cartes marron. Les voisins peuvent l’acheter.
   *[made] Un produit manufacturé, produit par les cartes grises. Les voisins peuvent l’acheter.
}
sw-resource-yours = Disponible à chaque tour ; cela ne s’épuise jamais.
sw-resource-price = { $price ->
    [one] Vous coûte { $price } pièce ici.
   *[other] Vous coûte { $price } pièces ici.
}

## Ce que fait une pile

sw-pile-brown = Matières
sw-pile-grey = Produits
sw-pile-blue = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sw-pile-yellow = Commerce
sw-pile-red = { $shields ->
    [one] { $shields } bouclier
   *[other] { $shields } boucliers
}
sw-pile-green = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sw-pile-purple = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## La main

sw-hand = Votre main
sw-hand-from = Cette main vient de { $who }
sw-hand-dealt = Une nouvelle main
sw-hand-keys = Flèches pour se déplacer, Entrée pour choisir
sw-keys-move = Parcourir la main
sw-keys-choose = Choisir une carte ; une seconde fois la joue
sw-keys-build = La construire
sw-keys-stage = En faire une étape
sw-keys-sell = La vendre
sw-keys-forget = Reposer la carte
sw-sealed-mark = Scellée

## Le panneau

sw-panel = Jouer une carte
sw-panel-choose = Choisissez une carte
sw-panel-choose-text = Construisez-la, utilisez-la pour une étape de votre merveille ou vendez-la 3 pièces.
sw-panel-use = Que faire de la carte
sw-build = Construire
sw-stage = Étape { $stage }
sw-stage-none = Étape
sw-sell = Vendre
sw-sell-text = Elle va face cachée dans la défausse.
sw-ways = Façons de payer
sw-missing = Il manque { $goods }
sw-own-goods = Vos propres ressources suffisent
sw-no-cost = Elle ne coûte rien
sw-free-chain = Gratuit grâce à { $card }
sw-free-power = Gratuit grâce à votre merveille
sw-in-all = en tout
sw-way = { $left } à { $leftName }, { $right } à { $rightName }
sw-confirm-build = Construire
sw-confirm-build-pay = Construire : payer { $coins } à { $who }
sw-confirm-build-both = Construire : payer { $coins }
sw-confirm-build-bank = Construire : payer { $coins }
sw-confirm-stage = Construire l’étape { $stage }
sw-confirm-stage-pay = Étape { $stage } : payer { $coins } à { $who }
sw-confirm-stage-both = Étape { $stage } : payer { $coins }
sw-confirm-sell = Vendre pour 3 pièces
sw-keep = reste { $coins }
sw-keep-label = { $coins ->
    [one] Il reste { $coins } pièce
   *[other] Il reste { $coins } pièces
}
sw-sealed-until = { $count ->
    [one] Scellé ; vous pouvez changer tant que { $who } n’a pas choisi.
    [2] Scellé ; vous pouvez changer tant que { $who } n’ont pas choisi.
   *[other] Scellé ; vous pouvez changer tant que les autres n’ont pas choisi.
}
sw-sealed-last = Il ne manquait que vous : la carte est jouée aussitôt.
sw-sealed-build = Scellé : vous construisez { $card }
sw-sealed-stage = Scellé : vous construisez l’étape { $stage } avec { $card }
sw-sealed-sell = Scellé : vous vendez { $card }
sw-change = Changer
sw-cancel = Annuler
sw-gain-points = +{ $points ->
    [one] { $points } point
   *[other] { $points } points
}
sw-gain-coins = +{ $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
sw-gain-shields = +{ $shields ->
    [one] { $shields } bouclier
   *[other] { $shields } boucliers
}
sw-gain-opens = ouvre { $cards }
sw-pick-button = Construire { $card } gratuitement
sw-pick-choose = Choisissez une carte de la défausse
sw-pick-built = Déjà dans votre cité
sw-pick-copies = D’une carte présente plusieurs fois, une seule peut être construite.
sw-pick-standing = { $cards ->
    [one] L’une d’elles est déjà dans votre cité.
   *[other] { $cards } d’entre elles sont déjà dans votre cité.
}
sw-pile = Défausse
sw-pile-size = { $cards ->
    [0] La défausse est vide
    [one] { $cards } carte dans la défausse
   *[other] { $cards } cartes dans la défausse
}

## Prévisions

sw-war = Guerre à la fin de l’Âge { $age }
sw-war-front = Contre { $who }, boucliers : { $shields } à { $theirs } ; points : { $points }
sw-war-with = Avec { $card } : { $shields ->
    [one] { $shields } bouclier
   *[other] { $shields } boucliers
}, { $points } en tout
sw-war-text = Les boucliers des deux cités sont comparés à la fin de l’Âge. La plus forte gagne { $points ->
    [one] { $points } point
   *[other] { $points } points
}, la plus faible en perd 1 ; à égalité, rien.
sw-war-ended = Guerre de l’Âge { $age }
sw-war-won = Victoire : { $who } contre { $whom }
sw-war-tied = Égalité : { $who } et { $whom }
sw-war-close = Continuer
sw-now = Si tout s’arrêtait là
sw-final = Scores finaux
sw-now-city = Cité
sw-now-total = Points
sw-now-guess = Les conflits à venir ne sont pas comptés.
sw-science-text = Le nombre de chaque symbole multiplié par lui-même, et 7 pour chaque trio de symboles différents.

## Catégories de la feuille de score

sw-category-wonder = Merveille
sw-category-treasury = Pièces
sw-category-military = Militaire
sw-category-civil = Bâtiments civils
sw-category-commerce = Commerce
sw-category-science = Science
sw-category-guilds = Guildes

## Mise en place

sw-setup-boards = Les plateaux
sw-setup-take = Prendre { $wonder }
sw-setup-taken = { $who } l’a
sw-setup-yours = À vous
sw-setup-side = { $side ->
    [day] Jour
   *[night] Nuit
}
sw-setup-play-side = { $side ->
    [day] Jouer face jour
   *[night] Jouer face nuit
}
sw-setup-side-chosen = Scellé ; vous pouvez changer tant que tous n’ont pas choisi.
sw-setup-side-mark = { $side ->
    [day] Le jour est choisi
   *[night] La nuit est choisie
}
sw-setup-starts = Commence avec { $resource }
sw-setup-neighbours = Vos voisins : { $left } à gauche, { $right } à droite
sw-setup-costs = coûte { $list }

# The end comes into sight, and what ended the game
sw-announce-last = C’est le dernier tour : la partie finit avec les conflits de l’Âge III.
sw-progress-last = Âge { $age }, dernier tour
sw-turn-last = Le dernier tour
sw-ended-third-age-ended = Les conflits de l’Âge III ont mis fin à la partie (livret de règles, p. 8).
