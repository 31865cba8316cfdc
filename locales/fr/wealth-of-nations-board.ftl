# Wealth of Nations : le plateau et les décisions qui s’y prennent.

## Le plateau

won-board-board = Plateau
won-board-map = La carte, { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
won-board-rooms = Parties de la table
won-board-nearer = Plus près
won-board-whole = Tout le plateau
won-board-hex-names = Noms des hexagones
won-board-tab-markets = Marchés
won-board-tab-occupy = Occupation
won-board-tab-produce = Production
won-board-tab-repay = Billets
won-board-tab-final = Fin
won-board-tab-barter = Échange
won-board-tab-plan = Plan
won-board-tab-nations = Nations
won-board-until-end = Avant la fin
won-board-last-round = Dernier tour
won-board-end-flags = { $count ->
    [one] drapeau
   *[other] drapeaux
}
won-board-end-flags-why = La nation à qui il reste le moins de drapeaux. Dès que l’une n’en a plus, on joue le dernier tour.
won-board-end-open = { $count ->
    [one] hexagone libre
   *[other] hexagones libres
}
won-board-end-open-why = Dès que chaque hexagone porte un drapeau, on joue le dernier tour.
won-board-end-stacks = { $count ->
    [one] pile
   *[other] piles
}, { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
won-board-end-stacks-why = Dès que cinq des six industries n’ont plus de tuile, on joue le dernier tour.
won-board-end-quiet = { $count ->
    [one] tour calme
   *[other] tours calmes
}
won-board-end-quiet-why = Quand, pendant dix tours, personne n’a fait autre chose que passer, la partie finit.
won-board-stacks = Piles de tuiles
won-board-stack-left = reste { $count }
won-board-legend-full = produit 1
won-board-legend-open = moitié ouverte
won-board-legend-unit = unité
won-board-legend-turned = a construit une unité
won-board-hex-turned = a construit une unité
won-board-legend-token = automatisé

## Un hexagone en mots

won-board-hex-centre = le centre fermé
won-board-hex-terrain = terrain infranchissable
won-board-hex-open = libre
won-board-hex-flag = { $you ->
    [yes] votre drapeau
   *[no] drapeau de { $who }
}
won-board-hex-tile = { $you ->
    [yes] { $tile }, à vous
   *[no] { $tile } de { $who }
}
won-board-hex-automated = marqueur d’automatisation
won-board-hex-units = { $you ->
    [yes] { $count } de vos unités
   *[no] { $count ->
        [one] { $count } unité de { $who }
       *[other] { $count } unités de { $who }
    }
}
won-board-hex-lifted = soulevée
won-board-hex-ghost = { $tile } irait ici
won-board-hex-picked = choisi
won-board-hex-pickable = peut être choisi
won-board-hex-not = Pas ici : { $why }

## Un bloc en chiffres

won-board-bloc-yours-farm = Vos fermes
won-board-bloc-of-farm = Fermes de { $who }
won-board-bloc-yours-generator = Vos générateurs
won-board-bloc-of-generator = Générateurs de { $who }
won-board-bloc-yours-academy = Vos académies
won-board-bloc-of-academy = Académies de { $who }
won-board-bloc-yours-mine = Vos mines
won-board-bloc-of-mine = Mines de { $who }
won-board-bloc-yours-factory = Vos usines
won-board-bloc-of-factory = Usines de { $who }
won-board-bloc-yours-bank = Vos banques
won-board-bloc-of-bank = Banques de { $who }
won-board-bloc-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
won-board-bloc-dots = { $count ->
    [one] { $count } point plein
   *[other] { $count } points pleins
}
won-board-bloc-automated = automatisé
won-board-bloc-run = Coûte
won-board-bloc-ore = Coûte
won-board-bloc-feed = ou nourrir
won-board-bloc-free = rien
won-board-bloc-yields = Rapporte
won-board-bloc-gain = Gain
won-board-bloc-at-barter = aux prix d’échange

## Le bureau

won-board-desk = Votre décision
won-board-only-watching = Vous regardez.
won-board-others-decide = { $who } décide maintenant.
won-board-costs = coûte { $cost }
won-board-missing = Il manque { $cubes }
won-board-each-production = à chaque production
won-board-choose-hex = Choisissez un hexagone éclairé.
won-board-choose-action = Choisissez une action, ou passez.
won-board-actions = Actions
won-board-pass = Passer
won-board-mode-flag = Drapeau
won-board-mode-build = Construire
won-board-mode-move = Déplacer
won-board-mode-automate = Automatiser
won-board-mode-unit = Unité
won-board-mode-march = Activer
won-board-mode-transport = Transport
won-board-turn = Tourner la tuile
won-board-turn-on = Tourner dans le sens horaire
won-board-turn-back = Tourner dans le sens antihoraire
won-board-step-back = Un pas en arrière
won-board-all-back = Recommencer

## Mise en place

won-board-draft-industry = Lots industrie
won-board-draft-commodity = Lots marchandises
won-board-package-taken = Pris par { $who }
won-board-package-yours = Pris par vous
won-board-package-out = Pas dans cette partie
won-board-package-gone = Ce lot est pris, ou n’est pas dans cette partie.
won-board-draft-choose = Choisissez un lot.
won-board-draft-lay-first = { $tile } : choisissez un hexagone éclairé.
won-board-draft-lay-next = { $tile } : à côté des tuiles déjà placées.
won-board-draft-no-room = Elle ne tient nulle part ici. Reprenez une tuile.
won-board-draft-which = Quelle tuile ensuite
won-board-draft-laid = Toutes les tuiles sont placées. Appuyez sur l’une d’elles pour la tourner.
won-board-draft-lay-all = { $count ->
    [one] { $count } tuile à placer
   *[other] { $count } tuiles à placer
}
won-board-draft-back = Reprendre { $hex }
won-board-draft-take = Prendre le lot
won-board-claim-title = Votre premier drapeau
won-board-station-title = Votre première unité
won-board-claim-how = Votre premier drapeau va sur n’importe quel hexagone libre.
won-board-claim-do = Placer le drapeau
won-board-station-how = Votre première unité se place sur l’une de vos tuiles.
won-board-station-do = Placer l’unité

## Développement

won-board-place-flag-how = Un drapeau va sur un hexagone libre à côté de l’un des vôtres.
won-board-place-flag-do = Placer le drapeau
won-board-no-flag-left = Il ne vous reste plus de drapeau.
won-board-no-flag-place = Aucun hexagone libre à côté de vos drapeaux.
won-board-build-tiles = Tuiles à construire
won-board-build-no-flag = Vous n’avez pas de drapeau sans tuile. Placez d’abord un drapeau.
won-board-build-choose-tile = Choisissez une tuile.
won-board-build-choose-hex = Choisissez l’un de vos drapeaux.
won-board-build-at = { $tile } en { $hex }
won-board-build-do = Construire
won-board-build-force = Construire de force
won-board-dots-added = { $count ->
    [0] Aucun point plein de plus.
    [one] { $count } point plein de plus.
   *[other] { $count } points pleins de plus.
}
won-board-dots-up-to = { $count ->
    [0] aucun point encore
    [one] jusqu’à { $count } point
   *[other] jusqu’à { $count } points
}
won-board-clashes = { $count ->
    [one] Les couleurs se heurtent à { $count } endroit.
   *[other] Les couleurs se heurtent à { $count } endroits.
}
won-board-force-price = Forcer le placement coûte 1 capital de plus.
won-board-by-force = de force, 1 capital
won-board-move-how = { $left ->
    [1] Appuyez encore sur une de vos tuiles pour la soulever.
   *[other] Appuyez sur vos tuiles pour les soulever, { $left } au plus.
}
won-board-move-set = { $tile } en main : appuyez sur un hexagone éclairé pour la reposer, ou soulevez une autre tuile.
won-board-move-full = Appuyez sur une tuile reposée pour la tourner.
won-board-move-hand = en main
won-board-move-none = Soulevez une tuile.
won-board-move-in-hand = Reposez d’abord chaque tuile.
won-board-move-do = { $count ->
    [one] Déplacer { $count } tuile
   *[other] Déplacer { $count } tuiles
}
won-board-token-which = Le bloc est coupé. Quelle partie garde le marqueur ?
won-board-token-part = { $count ->
    [one] { $count } tuile : { $hexes }
   *[other] { $count } tuiles : { $hexes }
}
won-board-token-lost = { $count ->
    [one] Le marqueur qui s’y trouve est perdu.
   *[other] { $count } marqueurs sont perdus.
}
won-board-flags-back = { $count ->
    [one] { $count } drapeau vous revient.
   *[other] { $count } drapeaux vous reviennent.
}
won-board-automate-how = Avec un marqueur, un minerai nourrit tout le bloc. Choisissez une tuile du bloc.
won-board-automate-none = Vous n’avez aucun bloc à automatiser.
won-board-automate-means = { $bloc } : 1 minerai peut remplacer { $food } nourriture.
won-board-automate-do = Automatiser

## Nuages de guerre

won-board-build-unit-how = Une unité se place sur l’une de vos tuiles. Chaque tuile en construit une par phase.
won-board-build-unit-do = Construire l’unité
won-board-unit-none = Chacune de vos tuiles a déjà construit une unité dans cette phase.
won-board-unit-all = Toutes vos unités sont sur le plateau.
won-board-no-units = Vous n’avez aucune unité sur le plateau.
won-board-choose-unit = Choisissez une unité.
won-board-choose-goal = Choisissez sa destination.
won-board-march = Activation suivante
won-board-activate-how = Choisissez une unité, puis un hexagone voisin, ou de nouveau l’unité pour qu’elle reste. Une nourriture paie trois activations.
won-board-activate-do = Déplacer l’unité
won-board-activate-here = Agir ici
won-board-transport-how = Choisissez une unité, puis un hexagone sans pièce d’une autre nation.
won-board-transport-do = Transporter l’unité
won-board-stays = L’unité reste en { $hex }.
won-board-goes = De { $from } à { $to }.
won-board-may-defend = { $who } peut la combattre.
won-board-could = Elle pourra ensuite { $deeds }.
won-board-could-battle = combattre { $who }
won-board-could-conquest = conquérir le drapeau de { $who }
won-board-could-colonize = coloniser l’hexagone
won-board-settle = Elle colonise l’hexagone : l’unité devient un drapeau.
won-board-activations-left = { $count ->
    [0] C’est la dernière activation.
    [one] { $count } activation est encore payée.
   *[other] { $count } activations sont encore payées.
}
won-board-halt = S’arrêter là
won-board-operate = Que fait l’unité ?
won-board-operate-how = Votre unité se trouve en { $hex }.
won-board-operate-battle = Combattre { $who }
won-board-operate-battle-means = Votre unité et une de { $who } sont retirées.
won-board-operate-conquest = Conquérir le drapeau de { $who }
won-board-operate-conquest-means = L’unité est retirée, votre drapeau remplace le sien.
won-board-operate-colonize = Coloniser
won-board-operate-colonize-means = L’unité devient l’un de vos drapeaux.
won-board-operate-nothing = Rien
won-board-operate-nothing-means = L’unité reste où elle est.
won-board-defend = Une unité arrive
won-board-defend-how = Une unité de { $who } arrive en { $hex }, où se trouve la vôtre. La combattez-vous ?
won-board-defend-fight = Combattre
won-board-defend-let = La laisser entrer
won-board-defend-means = Dans un combat, chacun retire une unité.
