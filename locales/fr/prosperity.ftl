# Prosperity à la table.

## Noms

prosperity-symbol-energy = Énergie
prosperity-symbol-ecology = Écologie
prosperity-symbol-capital = Capital
prosperity-symbol-research = Recherche
prosperity-symbol-prosperity = Prospérité
prosperity-kind-power-plant = Centrale
prosperity-kind-supply = Alimentation
prosperity-kind-transport = Transport
prosperity-kind-infrastructure = Infrastructure
prosperity-kind-special = Spéciale
prosperity-category-prosperity = Prospérité
prosperity-category-specials = Tuiles spéciales
prosperity-category-money = Argent
prosperity-category-research = Rangs de recherche

prosperity-space-a1 = côte nord-ouest
prosperity-space-a2 = côte nord
prosperity-space-a3 = côte nord-est
prosperity-space-b1 = plaine de l’ouest
prosperity-space-b2 = centre
prosperity-space-b3 = plaine de l’est
prosperity-space-c1 = route de l’ouest
prosperity-space-c3 = route de l’est
prosperity-space-d1 = côte sud-ouest
prosperity-space-d2 = côte sud
prosperity-space-d3 = côte sud-est
prosperity-print-a1 = Centrale à charbon
prosperity-print-a3 = Industrie locale
prosperity-print-b2 = Réseau électrique
prosperity-print-b3 = Labora{ "\u00AD" }toire
prosperity-print-c1 = Espace vert
prosperity-print-c3 = Réseau routier

prosperity-tile-mega-skyscraper = Méga gratte-ciel
prosperity-tile-inner-city-renovation = Centre-ville rénové
prosperity-tile-urban-renewal = Renouvel{ "\u00AD" }lement urbain
prosperity-tile-communication-network = Télécom{ "\u00AD" }munications
prosperity-tile-hydroelectric-dam = Barrage hydro{ "\u00AD" }électrique
prosperity-tile-brownfield-redevelopment = Friches valorisées
prosperity-tile-reforestation = Refores{ "\u00AD" }tation
prosperity-tile-public-transport-network = Transports publics
prosperity-tile-leisure-complex = Complexe de loisir
prosperity-tile-city-of-culture = Ville culturelle
prosperity-tile-garden-city = Cité-jardins
prosperity-tile-hospital = Hôpital
prosperity-tile-high-voltage-distribution = Haute tension
prosperity-tile-car-industry = Industrie automobile
prosperity-tile-underground-power-lines = Lignes souterraines
prosperity-tile-university = Université
prosperity-tile-toll-roads = Routes à péage
prosperity-tile-wind-turbines = Éoliennes
prosperity-tile-rail-network = Réseau ferré
prosperity-tile-water-treatment-plant = Traitement de l’eau
prosperity-tile-thermal-power-plant = Centrale thermique
prosperity-tile-motorway-network = Autoroutes
prosperity-tile-tram-lines = Tramways
prosperity-tile-polymer-institute = Institut des polymères
prosperity-tile-solar-power-plant = Centrale solaire
prosperity-tile-botanical-gardens = Jardins botaniques
prosperity-tile-high-speed-trains = Trains à grande vitesse
prosperity-tile-biochemistry-institute = Institut de biochimie
prosperity-tile-aerodynamic-wind-tunnel = Soufflerie
prosperity-tile-gas-turbine-plant = Turbine à gaz
prosperity-tile-low-voltage-transmission = Basse tension
prosperity-tile-combined-cycle-plant = Cycle combiné
prosperity-tile-genetics-lab = Labo de génétique
prosperity-tile-micro-batteries = Micro-batteries
prosperity-tile-nuclear-power-plant = Centrale nucléaire
prosperity-tile-electric-cars = Voitures électriques
prosperity-tile-data-storage-centre = Centre de données
prosperity-tile-toxicology-institute = Institut de toxicologie
prosperity-tile-microprocessor-lab = Labo de puces
prosperity-tile-tidal-power-plant = Usine maré{ "\u00AD" }motrice
prosperity-tile-wireless-power-transmission = Énergie sans fil
prosperity-tile-road-logistics-institute = Logistique routière
prosperity-tile-biodome = Biodôme
prosperity-tile-superconducting-cables = Supra{ "\u00AD" }conducteurs
prosperity-tile-solar-tower = Tour solaire
prosperity-tile-hydrogen-vehicles = Véhicules à hydrogène
prosperity-tile-waste-incinerator = Inciné{ "\u00AD" }rateur
prosperity-tile-ai-lab = Labo d’IA
prosperity-tile-atmospheric-filter = Filtre atmo{ "\u00AD" }sphérique
prosperity-tile-biofuel-production = Biocarburant
prosperity-tile-energy-recycling = Recyclage énergé{ "\u00AD" }tique
prosperity-tile-automated-cars = Voitures automa{ "\u00AD" }tisées
prosperity-tile-particle-generator = Générateur de particules
prosperity-tile-custom-design = Conception sur mesure
prosperity-tile-fusion-energy = Énergie de fusion
prosperity-tile-gravity-trains = Trains gravita{ "\u00AD" }tionnels
prosperity-tile-nanotechnology-centre = Centre de nanotech
prosperity-tile-neuroaugmentation-lab = Labo neuronal
prosperity-tile-regeneration-clinic = Clinique régénérante
prosperity-tile-space-elevator = Ascenseur spatial

## Quantités

prosperity-money = { $money } €
prosperity-discs = { $count ->
    [one] { $shown } disque
   *[other] { $shown } disques
}
prosperity-points = { $count ->
    [one] { $shown } point
   *[other] { $shown } points
}
prosperity-steps = { $count } pas
prosperity-step-count = { $count } pas
prosperity-nothing = rien
prosperity-points-short = { $count ->
    [one] pt
   *[other] pts
}
prosperity-percent = { $percent } %
prosperity-money-name = Argent
prosperity-points-name = Points
prosperity-pollution = Pollution
prosperity-level = niveau { $level }
prosperity-left = reste { $what }
prosperity-then = { $what } sur la piste
prosperity-total = Total
prosperity-place = { $place ->
    [1] 1er
   *[other] { $place }e
}

## Le pays

prosperity-you = Vous
prosperity-your-country = Votre pays
prosperity-country-of = { $who }
prosperity-back = Retour à votre pays
prosperity-others = Les autres pays
prosperity-open-country = Voir tout le pays de { $who }
prosperity-balance = { $symbol } : { $value }
prosperity-balance-next = { $symbol } : { $value }, puis { $next }
prosperity-pollution-is = Pollution : { $discs ->
    [one] { $discs } disque
   *[other] { $discs } disques
}, { $globes ->
    [one] { $globes } globe visible
   *[other] { $globes } globes visibles
}.
prosperity-pollution-next = Ensuite { $discs ->
    [one] { $discs } disque
   *[other] { $discs } disques
}.
prosperity-closed = fermé
prosperity-opens = s’ouvre
prosperity-empty = vide
prosperity-way = Un transport sur l’espace vert ouvre les deux
prosperity-figure-capital = { $count ->
    [one] symbole
   *[other] symboles
}
prosperity-figure-research = { $count ->
   *[other] pas
}
prosperity-figure-prosperity = { $count ->
    [one] visible
   *[other] visibles
}
prosperity-figure-discs = sur 15
prosperity-cover-here = Recouvrir { $here }, { $place }
prosperity-build-here = Construire ici : { $place }

## Le plateau de recherche

prosperity-board = Plateau de recherche
prosperity-shelf = Tuiles { $track }
prosperity-you-level = vous : niveau { $level }
prosperity-track-level = { $track } niveau { $level }
prosperity-marker = { $who } sur la case { $box }
prosperity-new = neuve
prosperity-out-of-reach = hors de portée
prosperity-decade = { $decade }
prosperity-turn-of = tour { $turn } sur { $turns }
prosperity-was-scored = { $symbol }, déjà décompté
prosperity-announced = annoncé ce tour
prosperity-to-come = encore à venir
prosperity-next-decade = puis, en { $decade }

## Actions et décisions

prosperity-parts = Parties de la table
prosperity-tab-country = Pays
prosperity-tab-board = Recherche
prosperity-tab-others = Autres pays
prosperity-actions = Vos deux actions
prosperity-action-income = Revenus
prosperity-action-cleanup = Dépolluer
prosperity-action-research = Recherche
prosperity-action-buy = Acheter une tuile
prosperity-action-income-short = Revenus
prosperity-action-cleanup-short = Dépolluer
prosperity-action-research-short = Recherche
prosperity-action-buy-short = Acheter
prosperity-action-income-hint = +100 €
prosperity-action-cleanup-hint = { $count ->
    [0] aucun disque
   *[other] −1 disque
}
prosperity-action-research-hint = +1 case
prosperity-action-buy-hint = { $count ->
    [one] { $count } possible
   *[other] { $count } possibles
}
prosperity-about-action-income = Prenez 100 € à la banque.
prosperity-about-action-cleanup = Retirez le disque le plus haut de votre piste de pollution.
prosperity-about-action-research = Un marqueur monte d’une case. Un nouveau niveau rend des tuiles moins chères.
prosperity-about-action-buy = Choisissez une tuile, puis un emplacement de sa couleur.
prosperity-slot = Action { $number }
prosperity-slot-choose = à choisir
prosperity-slot-done = Faite
prosperity-undo = Reprendre cette action
prosperity-cancel = Annuler
prosperity-keys-actions = Choisir une action : revenus, dépolluer, recherche, acheter
prosperity-keys-confirm = Choisir une tuile ou une action ; une seconde fois confirme
prosperity-do-income = Prendre 100 €
prosperity-do-cleanup = Retirer un disque
prosperity-build = Construire, { $place }
prosperity-use = Acheter et utiliser
prosperity-buy-which = { $count ->
    [0] Aucune tuile à votre portée
    [one] Une tuile à votre portée
   *[other] Achetez l’une des { $count } tuiles à votre portée
}
prosperity-where = Où
prosperity-covers = Recouvre
prosperity-place-empty = Vide, { $place }
prosperity-place-before = Emplacement précédent
prosperity-place-after = Emplacement suivant
prosperity-opens-two = ouvre deux emplacements
prosperity-what-changes = Ce qui change
prosperity-if-next = Au prochain décompte
prosperity-without = sans elle : { $what }
prosperity-nothing-to-come = Il ne reste que le décompte final.
prosperity-buy-about = { $kind }, { $track } niveau { $level } : { $where ->
    [below] sous votre niveau
    [same] à votre niveau
   *[above] { $count ->
        [one] { $count } niveau au-dessus
       *[other] { $count } niveaux au-dessus
    }
}
prosperity-which-track = Sur quelle piste
prosperity-choose-track = Choisir une piste
prosperity-research-on = Avancer : { $track }
prosperity-research-full = Le marqueur est tout en haut.
prosperity-research-within = Reste au niveau { $level } ; le suivant est à { $left ->
    [one] { $left } case.
   *[other] { $left } cases.
}
prosperity-research-top = Reste au niveau { $level }, le plus haut ; seul le rang final compte.
prosperity-research-level = Atteint le niveau { $level } ; { $count ->
    [0] aucune tuile n’est moins chère.
    [one] { $count } tuile est moins chère.
   *[other] { $count } tuiles sont moins chères.
}
prosperity-settle-title = { $missing ->
    [one] Il manque { $missing } énergie
   *[other] Il manque { $missing } énergies
}
prosperity-settle-text = Chaque niveau manquant coûte 100 € ou un disque.
prosperity-settle-how = Comment
prosperity-settle-pay = Payer { $money }
prosperity-settle-pollute = { $count ->
    [one] Prendre un disque
   *[other] Prendre { $count } disques
}
prosperity-settle-both = Payer { $money }, prendre { $count ->
    [one] un disque
   *[other] { $count } disques
}
prosperity-advance-title = { $steps } pas de recherche
prosperity-advance-text = Répartissez les pas entre les deux pistes.
prosperity-advance-how = Comment
prosperity-advance-do = { $energy } énergie, { $ecology } écologie
prosperity-next-owed = { $missing ->
    [one] Payer 100 € ou prendre un disque
   *[other] Payer { $cost } € ou prendre { $missing } disques
}
prosperity-next-owed-part = { $missing } disques, { $payable ->
    [one] ou 100 € pour un
   *[other] ou { $cost } € pour { $payable }
}
prosperity-note = { $symbol } ensuite : { $what }
prosperity-note-triangle = sur le triangle, aucun point
prosperity-note-free = hors du triangle
prosperity-note-globe-lost = { $count ->
    [one] un globe perdu
   *[other] { $count } globes perdus
}
prosperity-note-globe-found = { $count ->
    [one] un globe dévoilé
   *[other] { $count } globes dévoilés
}
prosperity-only-watching = Vous regardez sans jouer.
prosperity-scoring-text = Tuile piochée : { $tile }. Tous décomptent : { $symbol }.
prosperity-scored-now = ce tour
prosperity-decides = décide
prosperity-final-title = Décompte final
prosperity-final-text = Énergie et écologie deux fois, capital, argent en points, rangs de recherche, prospérité.
prosperity-final-again = Revoir les étapes
prosperity-ranks = Rang { $track }
prosperity-rank-note = { $place ->
    [1] 1er
   *[other] { $place }e
}, case { $box }

## Ce qui est demandé

prosperity-prompt-settle = { $missing ->
    [one] Décompte d’énergie : il manque { $missing } niveau
   *[other] Décompte d’énergie : il manque { $missing } niveaux
}
prosperity-prompt-advance = Décompte de recherche : { $steps } pas à faire
prosperity-prompt-actions = Choisissez l’action { $action } sur 2
prosperity-prompt-wait = { $who } fait l’action { $action } sur 2
prosperity-prompt-scoring = { $who } décide pour le décompte
prosperity-prompt-draw = Une tuile est piochée
prosperity-prompt-over = La partie est finie
prosperity-chapter = { $decade } : { $symbol }
prosperity-chapter-final = Décompte final

## Ce qui s’est passé

# Advice.
prosperity-advice-income = Prendre 100 €
prosperity-advice-cleanup = Retirer un disque
prosperity-advice-settle = { $paid ->
    [0] Ne rien payer : prendre les disques
   *[other] Payer { $money }
}
prosperity-advice-advance = Avancer de { $energy } en énergie et de { $ecology } en écologie
prosperity-advice-research = Recherche : { $track }
prosperity-advice-buy = Acheter { $tile }
prosperity-advice-place = Acheter { $tile } ({ $space })

prosperity-log-first-player = { $you ->
    [yes] Vous commencez.
   *[no] { $who } commence.
}
prosperity-log-drawn = { $you ->
    [yes] Vous piochez { $tile } : décompte { $symbol }.
   *[no] { $who } pioche { $tile } : décompte { $symbol }.
}
prosperity-log-scored = { $you ->
    [yes] Vous, { $symbol } : { $gain }.
   *[no] { $who }, { $symbol } : { $gain }.
}
prosperity-log-scored-nothing = { $you ->
    [yes] Vous, { $symbol } : rien.
   *[no] { $who }, { $symbol } : rien.
}
prosperity-log-scored-research = { $you ->
    [yes] Vous montez de { $energy } en énergie, de { $ecology } en écologie.
   *[no] { $who } monte de { $energy } en énergie, de { $ecology } en écologie.
}
prosperity-log-displayed = { $tile } est en vente.
prosperity-log-income = { $you ->
    [yes] Vous prenez { $money }.
   *[no] { $who } prend { $money }.
}
prosperity-log-cleanup = { $you ->
    [yes] Vous dépolluez : { $discs ->
        [0] aucun disque à retirer.
       *[other] un disque de moins.
    }
   *[no] { $who } dépollue : { $discs ->
        [0] aucun disque à retirer.
       *[other] un disque de moins.
    }
}
prosperity-log-researched = { $you ->
    [yes] Recherche : vous avancez en { $track }, case { $box }, niveau { $level }.
   *[no] Recherche : { $who } avance en { $track }, case { $box }, niveau { $level }.
}
prosperity-log-bought = { $you ->
    [yes] Vous achetez { $tile } pour { $money }.
   *[no] { $who } achète { $tile } pour { $money }.
}
prosperity-log-placed = { $tile } est en place : { $place }.
prosperity-log-placed-over = { $tile } recouvre { $covered } : { $place }.
prosperity-log-special-points = { $tile } rapporte { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
prosperity-log-special-discs = { $tile } retire { $discs ->
    [one] { $discs } disque.
   *[other] { $discs } disques.
}
prosperity-log-special-vain = { $tile } reste sans effet.
prosperity-log-final = Le dernier tour est fini. Place au décompte final.
prosperity-log-converted = { $you ->
    [yes] Vous : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour l’argent, reste { $money }.
   *[no] { $who } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour l’argent, reste { $money }.
}
prosperity-log-ranked = { $you ->
    [yes] Vous, { $track } : case { $box }, place { $place }, { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[no] { $who }, { $track } : case { $box }, place { $place }, { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
}
prosperity-log-won = { $you ->
    [yes] Vous gagnez.
   *[no] { $who } gagne.
}
prosperity-log-shared = Victoire partagée : { $names }.

## Refus

prosperity-refused-not-your-decision = Ce n’est pas à vous de jouer.
prosperity-refused-wrong-moment = Autre chose se décide en ce moment.
prosperity-refused-cannot-settle = { $missing ->
    [one] Vous ne pouvez pas payer le niveau manquant.
   *[other] Vous pouvez payer au plus { $most } des { $missing } niveaux manquants.
}
prosperity-refused-wrong-split = { $energy } et { $ecology } ne font pas { $steps } pas.
prosperity-refused-no-disc = Il n’y a aucun disque à retirer.
prosperity-refused-track-full = Votre marqueur est tout en haut : { $track }.
prosperity-refused-not-for-sale = { $tile } n’est pas en vente.
prosperity-refused-too-expensive = { $tile } coûte { $price } ; vous avez { $money }.
prosperity-refused-place-needed = { $tile } a besoin d’un emplacement.
prosperity-refused-no-place-needed = { $tile } agit aussitôt et ne se pose pas.
prosperity-refused-wrong-kind = Cet emplacement ({ $space }) n’accepte que : { $kind }.
prosperity-refused-closed = Cet emplacement ({ $space }) est fermé tant qu’aucun transport n’est posé : { $by }.
prosperity-refused-no-such-seat = Il n’y a pas de place { $seat } à cette table.
prosperity-refused-not-in-stack = { $tile } n’est pas dans la pile de cette décennie.

## Explications

prosperity-about-tile = { $kind }, { $track } niveau { $level }.
prosperity-about-effect = { $what ->
    [points] { $count ->
        [one] Rapporte { $count } point aussitôt, puis disparaît.
       *[other] Rapporte { $count } points aussitôt, puis disparaît.
    }
   *[discs] Retire jusqu’à { $count } disques aussitôt, puis disparaît.
}
prosperity-about-shows = Montre { $symbols }.
prosperity-about-scores = Piochée dans les années { $decade } ; tous décomptent alors : { $symbol }.
prosperity-about-price = Vous coûte { $price }.
prosperity-about-print = Imprimé, { $place }, pour : { $kind }. Montre { $symbols } tant que rien ne le recouvre.
prosperity-about-closed = Fermé tant qu’aucune tuile transport ne recouvre ceci : { $by }.
prosperity-about-empty = Vide, pour : { $kind }.
prosperity-about-energy = Par niveau au-dessus de zéro, vous recevez 50 €. Par niveau au-dessous, vous payez 100 € ou prenez un disque, au choix.
prosperity-about-ecology = Par niveau au-dessus de zéro, vous retirez un disque, ou recevez 50 € s’il n’y en a plus. Par niveau au-dessous, vous prenez un disque.
prosperity-about-capital = 100 € par symbole.
prosperity-about-research = Un pas sur une piste de recherche par symbole, à répartir librement.
prosperity-about-prosperity = Un point par symbole et par globe visible, sauf si un disque est sur le triangle.
prosperity-about-pollution = { $discs ->
    [one] { $discs } disque
   *[other] { $discs } disques
}. Les globes sans disque comptent comme prospérité : { $globes } à présent. Dès le 16e disque, qui est sur le triangle, vous ne marquez plus de points.
prosperity-about-track = Le niveau du marqueur fixe le prix des tuiles : 50 € au-dessous, 100 € au même niveau, 100 € de plus par niveau au-dessus.
prosperity-about-track-yours = Vous êtes au niveau { $own } : les tuiles de ce niveau vous coûtent { $price }.

# The end comes into sight, and what ended the game
prosperity-announce-last = La dernière tuile est piochée : après ce tour vient le décompte final.
prosperity-prompt-last = Dernier tour · { $prompt }
prosperity-ended-last-tile-drawn = Le tour de la 36e tuile a mis fin à la partie (livret de règles, fin de la partie).
