# Wealth of Nations : nations, marchés, échange, plans, production et fin.

## Nations

won-trade-nations = Nations
won-trade-nation = { $who }, { $nation }
won-trade-standing-your-turn = à vous
won-trade-standing-turn = joue
won-trade-standing-offers-you = vous offre
won-trade-standing-passed = a passé
won-trade-standing-sealed = a choisi
won-trade-standing-eliminated = hors jeu
won-trade-first = Premier joueur
won-trade-first-short = 1er
won-trade-first-text = Commence chaque phase de ce tour. Le marqueur passe à gauche après la production.
won-trade-money = Argent
won-trade-money-range = { $least }–{ $most }
won-trade-money-least = { $least } ou plus
won-trade-notes-held = Billets à ordre
won-trade-notes-text = Chacun vaut −3 points à la fin. Dans la deuxième édition, chacun coûte 1 $ d’intérêts par tour.
won-trade-tiles = Tuiles
won-trade-tiles-text = Chacune vaut 4 points.
won-trade-flags-left = Drapeaux restants
won-trade-flags-text = Qui place son dernier drapeau déclenche le dernier tour.
won-trade-units = Unités sur le plateau
won-trade-points = PV

## Markets

won-trade-markets = Marchés
won-trade-markets-hint = { $most ->
    [one] un cube par tour de jeu
   *[other] jusqu’à { $most } cubes, tous achetés ou tous vendus
}
won-trade-ordered = { $ordered ->
    [one] { $ordered } cube choisi
   *[other] { $ordered } cubes choisis
} sur { $most }
won-trade-you-have = vous { $count }
won-trade-wells = { $goods } : { $stock ->
    [one] { $stock } alvéole pleine
   *[other] { $stock } alvéoles pleines
} sur { $wells }
won-trade-wells-text = Le prochain cube coûte { $buy } ; un cube vendu ici rapporte { $sell }. Plus le marché est plein, plus les prix sont bas.
won-trade-barter-price = { $goods } : { $price } à l’échange
won-trade-barter-price-text = Jusqu’ici de { $low } à { $high }.
won-trade-barter-short = À l’échange
won-trade-buy = Acheter
won-trade-sell = Vendre
won-trade-less = Moins
won-trade-buy-label = { $goods } : un de plus à acheter, { $price }
won-trade-sell-label = { $goods } : un de plus à vendre, { $price }
won-trade-less-label = { $goods } : un de moins
won-trade-order = { $what } = { $total }
won-trade-order-clear = Vider la commande
won-trade-leaves = il vous reste { $money }
won-trade-short = il manque { $money }
won-trade-buy-for = Acheter pour { $total }
won-trade-sell-for = Vendre pour { $total }
won-trade-your-action = À vous de faire du commerce
won-trade-turn-of = { $who } fait du commerce
won-trade-prepare = Vous pouvez déjà préparer votre commande.
won-trade-passes = { $passes ->
    [0] Personne n’a passé depuis la dernière action.
    [one] { $passes } joueur sur { $players } a passé.
   *[other] { $passes } joueurs sur { $players } ont passé de suite.
}
won-trade-pass = Passer

## Bank

won-trade-bank = La banque
won-trade-bank-notes = { $notes ->
    [one] { $notes } billet sur { $most }
   *[other] { $notes } billets sur { $most }
}
won-trade-bank-terms = Le premier billet à ordre donne { $pays }, chaque suivant 1 $ de moins ; le rembourser coûte { $costs }, ou 3 points à la fin.
won-trade-interest = intérêts { $money } au tour { $round }
won-trade-next-note = le prochain billet donne { $money }
won-trade-take = Emprunter { $money }
won-trade-take-none = Plus d’emprunt possible
won-trade-repay = Rembourser { $money }
won-trade-note-more = Un billet de plus
won-trade-note-less = Un billet de moins
won-trade-take-means = { $notes ->
    [one] À rembourser { $costs }, ou { $points } points de moins à la fin.
   *[other] À rembourser { $costs } en tout, ou { $points } points de moins à la fin.
}
won-trade-repay-means = Épargne { $points } points et les intérêts.
won-trade-take-now = { $notes ->
    [one] Prendre { $notes } billet : +{ $money }
   *[other] Prendre { $notes } billets : +{ $money }
}
won-trade-repay-now = { $notes ->
    [one] Rembourser { $notes } billet : −{ $money }
   *[other] Rembourser { $notes } billets : −{ $money }
}

## Barter

won-trade-offers = Offres
won-trade-offers-none = Aucune offre en cours.
won-trade-offers-you = { $who } vous offre
won-trade-you-offer = Vous offrez à { $who }
won-trade-offers-other = { $who } offre à { $whom }
won-trade-for = contre
won-trade-you-get = Vous recevez
won-trade-you-give = Vous donnez
won-trade-at-barter = Aux prix d’échange
won-trade-at-barter-text = Ce que vous recevez moins ce que vous donnez, aux prix conseillés. Un billet à ordre compte −{ $costs } pour qui le reçoit.
won-trade-at-market-text = Ce que vous économisez par rapport aux marchés, si vous y achetiez ce que vous recevez et y vendiez ce que vous donnez.
won-trade-at-market = Par rapport aux marchés
won-trade-accept = Accepter
won-trade-counter = Négocier
won-trade-decline = Refuser
won-trade-withdraw = Retirer
won-trade-compose = Votre offre
won-trade-compose-to = À qui
won-trade-yours = À vous
won-trade-theirs = Autre
won-trade-give-worth = Vous donnez { $worth }
won-trade-take-worth = Vous voulez { $worth }
won-trade-give-more = { $goods } : donner un de plus
won-trade-give-less = { $goods } : donner un de moins
won-trade-give-number = { $goods } que vous donnez
won-trade-take-more = { $goods } : demander un de plus
won-trade-take-less = { $goods } : demander un de moins
won-trade-take-number = { $goods } que vous voulez
won-trade-for-you = Vous
won-trade-for-them = { $who }
won-trade-in-barter = aux prix d’échange
won-trade-promise = Un mot ou une promesse
won-trade-clear-offer = Vider cette offre
won-trade-send = Envoyer
won-trade-send-again = Remplacer
won-trade-offer-later = Elle est gardée jusqu’à la prochaine phase de commerce.
won-trade-offer-not-active = { $who } fait du commerce : on n’échange qu’avec ce joueur.

## Plan

won-trade-plan = Plan du tour
won-trade-plan-hint = vous seul le voyez ; les cubes creux manquent
won-trade-plan-none = Rien n’est prévu.
won-trade-plan-clear = Effacer
won-trade-plan-build = Construire
won-trade-plan-run = Produire
won-trade-plan-run-all = Tous les blocs
won-trade-plan-more = Plus…
won-trade-plan-add = { $what } : un de plus
won-trade-plan-less = { $what } : un de moins
won-trade-plan-bloc =
    Faire fonctionner { $bloc } : { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }, { $dots ->
        [one] { $dots } point plein
       *[other] { $dots } points pleins
    }
won-trade-run-blocs = { $blocs ->
    [one] { $blocs } bloc à faire fonctionner
   *[other] { $blocs } blocs à faire fonctionner
}
won-trade-run-new = { $tiles ->
    [one] Nouvelle tuile à faire fonctionner
   *[other] { $tiles } nouvelles tuiles à faire fonctionner
}
won-trade-flag-for-tile = { $flags ->
    [one] Drapeau pour une tuile
   *[other] { $flags } drapeaux pour des tuiles
}
won-trade-plan-limit-flags = { $left ->
    [0] Vous n’avez plus de drapeau à placer.
    [1] Il ne vous reste qu’un drapeau à placer.
   *[other] Il ne vous reste que { $left } drapeaux à placer.
}
won-trade-plan-limit-stack = { $tile } : il n’en reste que { $left } dans la pile.
won-trade-plan-limit-units = { $left ->
    [0] Toutes vos unités sont sur le plateau.
    [1] Il ne vous reste qu’une unité à construire.
   *[other] Il ne vous reste que { $left } unités à construire.
}
won-trade-need = Besoin
won-trade-own = En main
won-trade-miss = Manque
won-trade-price = Prix
won-trade-ready = prêt
won-trade-plan-line = { $what } : besoin { $need }, en main { $own }, manque { $miss }
won-trade-plan-ready = Vous avez tout
won-trade-plan-spare = En trop : { $what }, { $money } aux marchés
won-trade-plan-missing = Il manque { $what }, { $money } maintenant
won-trade-plan-short = Il manque { $money }, même en vendant tout le surplus
won-trade-plan-sell = Il manque { $money } ; le surplus rapporte { $proceeds }
won-trade-plan-part = En une action : { $what }
won-trade-plan-order = Ajouter à la commande
won-trade-deed-flag = Drapeau
won-trade-deed-force = Placement forcé
won-trade-deed-move = Déplacement
won-trade-deed-automation = Automatisation
won-trade-deed-unit = Unité
won-trade-deed-march = Activation
won-trade-deed-transport = Transport

## Production

won-trade-produce = Production
won-trade-produce-hint = Ce qui rapporte est coché ; changez à votre gré.
won-trade-produce-waits = Choix attendu : { $names }
won-trade-produce-idle = Vous n’avez rien à faire fonctionner.
won-trade-sealed = Scellé. Choix attendu : { $names }
won-trade-run-sensible = Ce qui rapporte
won-trade-run-none = Rien
won-trade-takes = Coûte
won-trade-net = Gain
won-trade-not-enough = Il manque { $what }
won-trade-produce-now = Produire { $what }
won-trade-produce-change = Changer pour { $what }
won-trade-produce-nothing = Ne rien produire
won-trade-bloc-tiles =
    { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }, { $dots ->
        [one] { $dots } point
       *[other] { $dots } points
    }
won-trade-bloc-integrated = { $section ->
    [farm] côté ferme de l’Économie intégrée
   *[other] côté générateur de l’Économie intégrée
}
won-trade-feed = Nourriture pour la tuile en { $hex }
won-trade-feed-ore = Un minerai nourrit tout le bloc
won-trade-or = ou
won-trade-power = Énergie pour : { $bloc }
won-trade-idle = à l’arrêt
won-trade-no-power = il faut de l’énergie
won-trade-no-dots = aucun point plein
won-trade-occupied = { $names } en prend jusqu’à { $count }
won-trade-occupy = Occupation
won-trade-occupy-hint = Chacune de vos unités sur la tuile d’une autre nation peut prendre un point de ce que son bloc produit.
won-trade-occupy-unit = Unité sur la tuile de { $who } en { $hex }
won-trade-occupy-what = Ce que prend l’unité en { $hex }
won-trade-occupy-none = Rien
won-trade-occupy-worth = Jusqu’à { $money } aux prix d’échange, si le bloc fonctionne
won-trade-occupy-now = { $units ->
    [0] Ne rien occuper
    [one] Occuper avec { $units } unité
   *[other] Occuper avec { $units } unités
}
won-trade-occupy-waits = Choisit quelles unités occupent : { $names }

## The end

won-trade-final = La fin
won-trade-final-reason = { $reason ->
    [flags] Un joueur a placé tous ses drapeaux.
    [board] Tous les hexagones sont pris.
    [stacks] Cinq piles de tuiles sont vides.
    [last-nation] Les intérêts n’ont laissé qu’une nation, ou aucune.
   *[stalemate] Pendant dix tours, tout le monde n’a fait que passer.
}
won-trade-final-sale = Tous les cubes d’une marchandise sont vendus au même prix.
won-trade-final-again = Revoir
won-trade-final-repaid = Billets à ordre remboursés
won-trade-final-repay = Rembourser des billets à ordre
won-trade-final-repay-hint = { $notes ->
    [one] Vous avez { $money } et { $notes } billet à ordre. 10 $ font un point, un billet en ôte 3.
   *[other] Vous avez { $money } et { $notes } billets à ordre. 10 $ font un point, un billet en ôte 3.
}
won-trade-final-repay-means = reste { $left }. Points d’argent et de billets : { $points }, sans rembourser { $none }
won-trade-final-repay-none = Ne rien rembourser
won-trade-final-repay-waits = Choix attendu : { $names }
won-trade-score = Points
won-trade-score-tiles = Points pour les tuiles
won-trade-score-money = Points pour l’argent
won-trade-score-notes = Points pour les billets à ordre
won-trade-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
won-trade-if-now = Si tout s’arrêtait là
won-trade-if-now-text = 4 points par tuile, un point par 10 $ une fois tous les cubes vendus comme à la fin, −3 par billet à ordre impossible à rembourser.
won-trade-if-now-rough = L’argent caché compte au minimum possible.
won-trade-closing = Les cubes se vendent : { $prices }.
won-trade-round = Tour { $round }
won-trade-round-short = T{ $round }
won-trade-last-round = dernier tour
won-trade-last-short = Dernier
won-trade-have-passed = Ont passé : { $names }
