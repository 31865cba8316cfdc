### Les noms de 7 Wonders : cartes, merveilles, ressources et leurs effets.

## Cartes

card-lumber-yard = Chantier
card-stone-pit = Cavité
card-clay-pool = Bassin argileux
card-ore-vein = Filon
card-tree-farm = Friche
card-excavation = Excavation
card-clay-pit = Fosse argileuse
card-timber-yard = Exploitation forestière
card-forest-cave = Gisement
card-mine = Mine
card-loom-1 = Métier à tisser
card-loom-2 = { card-loom-1 }
card-glassworks-1 = Verrerie
card-glassworks-2 = { card-glassworks-1 }
card-press-1 = Presse
card-press-2 = { card-press-1 }
card-altar = Autel
card-theater = Théâtre
card-well = Puits
card-baths = Bains
card-tavern = Taverne
card-east-trading-post = Comptoir est
card-west-trading-post = Comptoir ouest
card-marketplace = Marché
card-stockade = Palissade
card-barracks = Caserne
card-guard-tower = Tour de garde
card-apothecary = Officine
card-workshop = Atelier
card-scriptorium = Scriptorium
card-sawmill = Scierie
card-quarry = Carrière
card-brickyard = Briqueterie
card-foundry = Fonderie
card-aqueduct = Aqueduc
card-temple = Temple
card-statue = Statue
card-courthouse = Tribunal
card-forum = Forum
card-caravansery = Caravansérail
card-vineyard = Vignoble
card-bazar = Bazar
card-walls = Muraille
card-training-ground = Place d’armes
card-stables = Écuries
card-archery-range = Champ de tir
card-dispensary = Dispensaire
card-laboratory = Laboratoire
card-library = Bibliothèque
card-school = École
card-gardens = Jardins
card-senate = Sénat
card-town-hall = Hôtel de ville
card-pantheon = Panthéon
card-palace = Palace
card-lighthouse = Phare
card-haven = Port
card-chamber-of-commerce = Chambre de commerce
card-ludus = Ludus
card-arena = Arène
card-fortifications = Fortifications
card-circus = Cirque
card-arsenal = Arsenal
card-siege-workshop = Atelier de siège
card-castrum = Castrum
card-lodge = Loge
card-observatory = Observatoire
card-university = Université
card-academy = Académie
card-study = Étude
card-workers-guild = Guilde des travailleurs
card-craftsmens-guild = Guilde des artisans
card-magistrates-guild = Guilde des magistrats
card-traders-guild = Guilde des commerçants
card-spies-guild = Guilde des espions
card-philosophers-guild = Guilde des philosophes
card-shipowners-guild = Guilde des armateurs
card-scientists-guild = Guilde des scientifiques
card-decorators-guild = Guilde des décorateurs
card-builders-guild = Guilde des bâtisseurs

## Guildes là où la place manque

card-workers-guild-short = Travailleurs
card-craftsmens-guild-short = Artisans
card-magistrates-guild-short = Magistrats
card-traders-guild-short = Commerçants
card-spies-guild-short = Espions
card-philosophers-guild-short = Philosophes
card-shipowners-guild-short = Armateurs
card-scientists-guild-short = Scientifiques
card-decorators-guild-short = Décorateurs
card-builders-guild-short = Bâtisseurs
card-timber-yard-short = Exploitation
card-lumber-yard-short = { card-lumber-yard }
card-clay-pool-short = Bassin
card-clay-pit-short = Fosse
card-forest-cave-short = { card-forest-cave }
card-east-trading-post-short = Comptoir est
card-west-trading-post-short = Compt. ouest
card-caravansery-short = { card-caravansery }
card-guard-tower-short = { card-guard-tower }
card-training-ground-short = { card-training-ground }
card-chamber-of-commerce-short = Commerce
card-siege-workshop-short = Siège

## Merveilles

wonder-alexandria = Alexandrie
wonder-babylon = Babylone
wonder-ephesos = Éphèse
wonder-gizah = Gizeh
wonder-halikarnassos = Halicarnasse
wonder-olympia = Olympie
wonder-rhodos = Rhodes

monument-alexandria = Phare
monument-babylon = Jardins suspendus
monument-ephesos = Temple d’Artémis
monument-gizah = Pyramide
monument-halikarnassos = Mausolée
monument-olympia = Statue de Zeus
monument-rhodos = Colosse

side-day = jour
side-night = nuit

## Le plateau d’une merveille. $built et $all : nombre d’étapes ; $number : laquelle.

wonder-picture = { $wonder } : { $monument }, { $built ->
    [one] { $built } étape construite
   *[other] { $built } étapes construites
} sur { $all }
stage-title = Étape { $number } de { $wonder }
stage-built = construite
stage-covered = La carte sous cette étape est de l’Âge { $age }
wonder-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}

## Ressources

resource-wood = bois
resource-stone = pierre
resource-ore = minerai
resource-clay = argile
resource-glass = verre
resource-papyrus = papyrus
resource-loom = tissu

amount-wood = { $amount } bois
amount-stone = { $amount ->
    [one] { $amount } pierre
   *[other] { $amount } pierres
}
amount-ore = { $amount ->
    [one] { $amount } minerai
   *[other] { $amount } minerais
}
amount-clay = { $amount ->
    [one] { $amount } argile
   *[other] { $amount } argiles
}
amount-glass = { $amount ->
    [one] { $amount } verre
   *[other] { $amount } verres
}
amount-papyrus = { $amount } papyrus
amount-loom = { $amount ->
    [one] { $amount } tissu
   *[other] { $amount } tissus
}
amount-coins = { $amount ->
    [one] { $amount } pièce
   *[other] { $amount } pièces
}

## Couleurs des cartes

kind-brown = Carte marron : matières premières.
kind-grey = Carte grise : produits manufacturés.
kind-blue = Carte bleue : bâtiment civil.
kind-yellow = Carte jaune : bâtiment commercial.
kind-red = Carte rouge : bâtiment militaire.
kind-green = Carte verte : bâtiment scientifique.
kind-purple = Carte violette : guilde.

## Ce qu’une carte coûte et ouvre

card-costs = Coûte { $list }.
card-costs-nothing = Ne coûte rien.
card-price = { $amount ->
    [one] Vous payez { $amount } pièce.
   *[other] Vous payez { $amount } pièces.
}
card-free-after = Gratuit si vous avez { $list }.
card-opens = Permet de construire plus tard sans payer : { $list }.

## Effets

effect-produces = Produit { $list } à chaque tour.
effect-produces-one-of = Produit à chaque tour une ressource au choix : { $list }.
effect-shields = { $amount ->
    [one] { $amount } bouclier dans chaque conflit.
   *[other] { $amount } boucliers dans chaque conflit.
}
effect-science-compass = 1 compas, qui compte pour la science à la fin.
effect-science-gear = 1 engrenage, qui compte pour la science à la fin.
effect-science-tablet = 1 tablette, qui compte pour la science à la fin.
effect-science-any = 1 symbole scientifique au choix ; il prend à la fin la valeur qui vous rapporte le plus.
effect-coins = { $amount ->
    [one] Prenez { $amount } pièce tout de suite.
   *[other] Prenez { $amount } pièces tout de suite.
}
effect-points = { $amount ->
    [one] { $amount } point à la fin.
   *[other] { $amount } points à la fin.
}
effect-discount-raw-left = Le bois, la pierre, le minerai et l’argile achetés à votre voisin de gauche vous coûtent 1 pièce au lieu de 2.
effect-discount-raw-right = Le bois, la pierre, le minerai et l’argile achetés à votre voisin de droite vous coûtent 1 pièce au lieu de 2.
effect-discount-raw-both = Le bois, la pierre, le minerai et l’argile achetés à vos voisins vous coûtent 1 pièce au lieu de 2.
effect-discount-manufactured-left = Le verre, le papyrus et le tissu achetés à votre voisin de gauche vous coûtent 1 pièce au lieu de 2.
effect-discount-manufactured-right = Le verre, le papyrus et le tissu achetés à votre voisin de droite vous coûtent 1 pièce au lieu de 2.
effect-discount-manufactured-both = Le verre, le papyrus et le tissu achetés à vos voisins vous coûtent 1 pièce au lieu de 2.
effect-coins-per = { $amount ->
    [one] Prenez tout de suite { $amount } pièce par { $what } { $where }.
   *[other] Prenez tout de suite { $amount } pièces par { $what } { $where }.
}
effect-points-per = { $amount ->
    [one] À la fin, { $amount } point par { $what } { $where }.
   *[other] À la fin, { $amount } points par { $what } { $where }.
}
effect-points-if-complete = { $amount } points à la fin si toutes les étapes de votre merveille sont construites.
effect-seventh-card = À la fin de chaque Âge, vous jouez aussi votre septième carte au lieu de la défausser.
effect-discard-pick = À la fin de ce tour, regardez la défausse et construisez gratuitement une de ses cartes.
effect-first-of-color-free = Votre premier bâtiment de chaque couleur est gratuit.
effect-first-card-free = Le premier bâtiment que vous jouez à chaque Âge est gratuit.
effect-last-card-free = Le dernier bâtiment que vous jouez à chaque Âge est gratuit.

## Ce que l’on compte, et où

counted-brown = carte marron
counted-grey = carte grise
counted-blue = carte bleue
counted-yellow = carte jaune
counted-red = carte rouge
counted-green = carte verte
counted-brown-grey-purple = carte marron, grise ou violette
counted-stages = étape de merveille construite
counted-of-self = dans votre cité
counted-of-neighbors = dans les cités de vos deux voisins
counted-of-all-three = dans votre cité et celles de vos deux voisins
