# Wealth of Nations: names, the log, questions and refusals.

## Names

wealth-of-nations-commodity-food = Nourriture
wealth-of-nations-commodity-energy = Énergie
wealth-of-nations-commodity-labor = Travail
wealth-of-nations-commodity-ore = Minerai
wealth-of-nations-commodity-capital = Capital
wealth-of-nations-industry-farm = Fermes
wealth-of-nations-industry-generator = Générateurs
wealth-of-nations-industry-academy = Académies
wealth-of-nations-industry-mine = Mines
wealth-of-nations-industry-factory = Usines
wealth-of-nations-industry-bank = Banques
wealth-of-nations-tile-farm = Ferme
wealth-of-nations-tile-generator = Générateur
wealth-of-nations-tile-academy = Académie
wealth-of-nations-tile-mine = Mine
wealth-of-nations-tile-factory = Usine
wealth-of-nations-tile-bank = Banque
wealth-of-nations-tile-integrated-economy = Économie intégrée
# In a sentence.
wealth-of-nations-a-farm = une ferme
wealth-of-nations-a-generator = un générateur
wealth-of-nations-a-academy = une académie
wealth-of-nations-a-mine = une mine
wealth-of-nations-a-factory = une usine
wealth-of-nations-a-bank = une banque
wealth-of-nations-a-integrated-economy = l’Économie intégrée
wealth-of-nations-bloc-farm = fermes
wealth-of-nations-bloc-generator = générateurs
wealth-of-nations-bloc-academy = académies
wealth-of-nations-bloc-mine = mines
wealth-of-nations-bloc-factory = usines
wealth-of-nations-bloc-bank = banques
wealth-of-nations-market-food = nourriture
wealth-of-nations-market-energy = énergie
wealth-of-nations-market-labor = travail
wealth-of-nations-market-ore = minerai
wealth-of-nations-market-capital = capital
# By seat, in the order of the flags.
wealth-of-nations-nation-1 = Bolchévie
wealth-of-nations-nation-2 = Provinces fédérales
wealth-of-nations-nation-3 = Bharat
wealth-of-nations-nation-4 = Arazzaq
wealth-of-nations-nation-5 = République Showa
wealth-of-nations-nation-6 = Anglica
wealth-of-nations-phase-setup = Mise en place
wealth-of-nations-phase-trade = Commerce
wealth-of-nations-phase-develop = Développement
wealth-of-nations-phase-produce = Production
wealth-of-nations-phase-end = Fin
wealth-of-nations-category-tiles = Tuiles
wealth-of-nations-category-money = Argent
wealth-of-nations-category-notes = Billets à ordre

## Amounts

wealth-of-nations-money = { $money } $
wealth-of-nations-cubes-food = { $count } nourriture
wealth-of-nations-cubes-energy = { $count } énergie
wealth-of-nations-cubes-labor = { $count } travail
wealth-of-nations-cubes-ore = { $count } minerai
wealth-of-nations-cubes-capital = { $count } capital
wealth-of-nations-notes = { $count ->
    [one] { $count } billet à ordre
   *[other] { $count } billets à ordre
}
wealth-of-nations-nothing = rien
wealth-of-nations-and = { $others } et { $last }
wealth-of-nations-you = Vous
wealth-of-nations-seller = { $you ->
    [yes] { $count } de vous
   *[no] { $count } de { $who }
}
wealth-of-nations-quoted = « { $promise } »

## Chapters

wealth-of-nations-chapter-round = Tour { $round }
wealth-of-nations-chapter-phase = Tour { $round }, { $phase }
wealth-of-nations-chapter-last-trade = Dernier commerce
wealth-of-nations-chapter-final-sale = Vente finale

## What is asked

wealth-of-nations-prompt-package-industry = Prenez un lot industrie et placez ses tuiles
wealth-of-nations-prompt-package-commodity = Prenez un lot marchandises
wealth-of-nations-prompt-package-either = Prenez un lot industrie ou marchandises
wealth-of-nations-prompt-claim = Placez votre premier drapeau où vous voulez
wealth-of-nations-prompt-station = Placez votre première unité
wealth-of-nations-prompt-trade = Achetez ou vendez { $cubes ->
    [1] un cube
   *[other] jusqu’à { $cubes } cubes
}{ $barter ->
    [yes] , échangez ou passez
   *[no] {" "}ou passez
}
wealth-of-nations-prompt-answer = { $count ->
    [one] { $who } vous propose un échange
   *[other] { $count } offres attendent votre réponse
}
wealth-of-nations-prompt-develop = { $war ->
    [yes] Construisez, déplacez, automatisez, activez des unités ou passez
   *[no] Construisez, déplacez, automatisez ou passez
}
wealth-of-nations-prompt-march = { $left ->
    [one] Il reste { $left } activation : déplacez une unité ou arrêtez
   *[other] Il reste { $left } activations : déplacez une unité ou arrêtez
}
wealth-of-nations-prompt-defence = { $who } déplace une unité en { $hex } : la combattez-vous ?
wealth-of-nations-prompt-operation = Que fait votre unité en { $hex } ?
wealth-of-nations-prompt-occupy = Choisissez quelles unités occupent
wealth-of-nations-prompt-produce = Choisissez ce que vous faites fonctionner
wealth-of-nations-prompt-repay = Remboursez jusqu’à { $most ->
    [one] { $most } billet à ordre
   *[other] { $most } billets à ordre
}, ou n’en faites rien
wealth-of-nations-prompt-draw = On tire au sort le premier joueur
wealth-of-nations-prompt-over = La partie est finie
wealth-of-nations-wait-draft = { $who } prend un lot
wealth-of-nations-wait-claims = { $who } place son premier drapeau
wealth-of-nations-wait-stations = { $who } place une unité
wealth-of-nations-wait-trade = { $who } fait du commerce
wealth-of-nations-wait-develop = { $who } se développe
wealth-of-nations-wait-march = { $who } active des unités
wealth-of-nations-wait-defence = { $who } décide de combattre ou non
wealth-of-nations-wait-occupy = { $who } choisit quoi occuper
wealth-of-nations-wait-produce = { $count ->
    [one] { $who } choisit sa production
   *[other] { $who } choisissent leur production
}
wealth-of-nations-wait-repay = { $count ->
    [one] { $who } décide pour ses billets à ordre
   *[other] { $who } décident pour leurs billets à ordre
}

## What happened

# Advice.
wealth-of-nations-do-take-industry = Prendre le lot industrie { $package }{ $count ->
    [0] { "" }
   *[other] , à partir de { $hex }
}
wealth-of-nations-do-take-commodity = Prendre le lot marchandises { $package }
wealth-of-nations-do-buy = Acheter { $cubes }
wealth-of-nations-do-sell = Vendre { $cubes }
wealth-of-nations-do-offer = Offrir à { $who } { $give } contre { $take }
wealth-of-nations-do-accept = Accepter l’offre de { $who }
wealth-of-nations-do-decline = Refuser l’offre de { $who }
wealth-of-nations-do-withdraw = Retirer l’offre à { $who }
wealth-of-nations-do-take-notes = Prendre { $notes }
wealth-of-nations-do-repay-notes = Rembourser { $notes }
wealth-of-nations-do-pass = Passer
wealth-of-nations-do-halt = Arrêter les activations
wealth-of-nations-do-place-flag = Placer un drapeau en { $hex }
wealth-of-nations-do-station = Placer l’unité en { $hex }
wealth-of-nations-do-build = Construire { $tile } en { $hex }
wealth-of-nations-do-move-tile = Déplacer la tuile de { $from } à { $to }
wealth-of-nations-do-move-tokens = Déplacer des marqueurs
wealth-of-nations-do-automate = Automatiser le bloc en { $hex }
wealth-of-nations-do-build-unit = Construire une unité en { $hex }
wealth-of-nations-do-move-unit = Déplacer l’unité de { $from } à { $to }
wealth-of-nations-do-defend = Se défendre
wealth-of-nations-do-yield = Ne pas se défendre
wealth-of-nations-do-battle = Attaquer { $who }
wealth-of-nations-do-operate-conquest = Conquérir
wealth-of-nations-do-operate-colonize = Coloniser
wealth-of-nations-do-operate-nothing = Ne plus rien faire avec l’unité
wealth-of-nations-do-occupy = { $count ->
    [0] Ne rien occuper
   *[other] Occuper, à partir de { $hex }
}
wealth-of-nations-do-produce = { $runs ->
    [0] Ne rien faire fonctionner qui coûte
   *[other] En faire fonctionner { $runs } de plus
}
wealth-of-nations-do-plan = Changer le plan

wealth-of-nations-log-first-player = { $you ->
    [yes] Vous tirez le générateur et commencez.
   *[no] { $who } tire le générateur et commence.
}
wealth-of-nations-log-first-player-mine = { $you ->
    [yes] Vous tirez le générateur et commencez ; { $mine } tire la mine et choisit les lots en premier.
   *[no] { $who } tire le générateur et commence ; { $mine } tire la mine et choisit les lots en premier.
}
wealth-of-nations-log-industry = { $you ->
    [yes] Vous prenez le lot industrie { $package }.
   *[no] { $who } prend le lot industrie { $package }.
}
wealth-of-nations-log-industry-money = { $you ->
    [yes] Vous prenez le lot industrie { $package } avec { $money }.
   *[no] { $who } prend le lot industrie { $package } avec { $money }.
}
wealth-of-nations-log-commodity = { $you ->
    [yes] Vous prenez le lot marchandises { $package } : { $goods }.
   *[no] { $who } prend le lot marchandises { $package } : { $goods }.
}
wealth-of-nations-log-tile = { $you ->
    [yes] Vous placez { $tile } en { $hex }.
   *[no] { $who } place { $tile } en { $hex }.
}
wealth-of-nations-log-lifted = { $you ->
    [yes] Vous soulevez { $tile } en { $hex }.
   *[no] { $who } soulève { $tile } en { $hex }.
}
wealth-of-nations-log-round = { $you ->
    [yes] Tour { $round } : vous commencez.
   *[no] Tour { $round } : { $who } commence.
}
wealth-of-nations-log-passed = { $you ->
    [yes] Vous passez.
   *[no] { $who } passe.
}
wealth-of-nations-log-eliminated = { $you ->
    [yes] Vous ne pouvez pas payer les intérêts et quittez la partie.
   *[no] { $who } ne peut pas payer les intérêts et quitte la partie.
}
wealth-of-nations-log-march-ended = { $you ->
    [yes] Vos unités s’arrêtent.
   *[no] Les unités de { $who } s’arrêtent.
}
wealth-of-nations-log-occupation-declined = { $you ->
    [yes] Vous n’occupez rien.
   *[no] { $who } n’occupe rien.
}
wealth-of-nations-log-production-sealed = { $you ->
    [yes] Vous avez choisi votre production.
   *[no] { $who } a choisi sa production.
}
wealth-of-nations-log-unit-stationed = { $you ->
    [yes] Vous placez une unité en { $hex }.
   *[no] { $who } place une unité en { $hex }.
}
wealth-of-nations-log-flag-placed = { $you ->
    [yes] Vous placez un drapeau en { $hex }.
   *[no] { $who } place un drapeau en { $hex }.
}
wealth-of-nations-log-placement-forced = { $you ->
    [yes] Vous forcez le placement en { $hex } : les couleurs se heurtent.
   *[no] { $who } force le placement en { $hex } : les couleurs se heurtent.
}
wealth-of-nations-log-flag-returned = { $you ->
    [yes] Votre drapeau en { $hex } vous revient.
   *[no] Le drapeau en { $hex } revient à { $who }.
}
wealth-of-nations-log-token-placed = { $you ->
    [yes] Vous automatisez le bloc en { $hex }.
   *[no] { $who } automatise le bloc en { $hex }.
}
wealth-of-nations-log-token-moved = { $you ->
    [yes] Votre marqueur d’automatisation va de { $from } à { $to }.
   *[no] Le marqueur d’automatisation de { $who } va de { $from } à { $to }.
}
wealth-of-nations-log-token-lost = { $you ->
    [yes] Vous perdez le marqueur d’automatisation en { $hex }.
   *[no] { $who } perd le marqueur d’automatisation en { $hex }.
}
wealth-of-nations-log-unit-built = { $you ->
    [yes] Vous construisez une unité en { $hex }.
   *[no] { $who } construit une unité en { $hex }.
}
wealth-of-nations-log-unit-moved = { $you ->
    [yes] Votre unité va de { $from } à { $to }.
   *[no] Une unité de { $who } va de { $from } à { $to }.
}
wealth-of-nations-log-unit-transported = { $you ->
    [yes] Vous transportez une unité de { $from } à { $to }.
   *[no] { $who } transporte une unité de { $from } à { $to }.
}
wealth-of-nations-log-defence-declined = { $you ->
    [yes] Vous laissez entrer l’unité en { $hex }.
   *[no] { $who } laisse entrer l’unité en { $hex }.
}
wealth-of-nations-log-colonized = { $you ->
    [yes] Votre unité en { $hex } devient un drapeau.
   *[no] L’unité de { $who } en { $hex } devient un drapeau.
}
wealth-of-nations-log-bought = { $you ->
    [yes] Vous achetez { $cubes } pour { $money }.
   *[no] { $who } achète { $cubes } pour { $money }.
}
wealth-of-nations-log-sold = { $you ->
    [yes] Vous vendez { $cubes } pour { $money }.
   *[no] { $who } vend { $cubes } pour { $money }.
}
wealth-of-nations-log-paid = { $you ->
    [yes] Vous payez { $cubes }.
   *[no] { $who } paie { $cubes }.
}
wealth-of-nations-log-ran = { $you ->
    [yes] Vous payez { $cubes } pour faire fonctionner vos blocs.
   *[no] { $who } paie { $cubes } pour faire fonctionner ses blocs.
}
wealth-of-nations-log-offered = { $you ->
    [from] Vous offrez à { $to } { $give } contre { $take }.
    [to] { $from } vous offre { $give } contre { $take }.
   *[no] { $from } offre à { $to } { $give } contre { $take }.
}
wealth-of-nations-log-asked = { $you ->
    [from] Vous demandez à { $to } { $take }.
    [to] { $from } vous demande { $take }.
   *[no] { $from } demande à { $to } { $take }.
}
wealth-of-nations-log-given = { $you ->
    [from] Vous offrez à { $to } { $give } en cadeau.
    [to] { $from } vous offre { $give } en cadeau.
   *[no] { $from } offre à { $to } { $give } en cadeau.
}
wealth-of-nations-log-bartered = { $you ->
    [from] Vous donnez à { $to } { $give } et recevez { $take }.
    [to] { $from } vous donne { $give } et reçoit { $take }.
   *[no] { $from } donne à { $to } { $give } et reçoit { $take }.
}
wealth-of-nations-log-offer-declined = { $you ->
    [from] { $to } refuse votre offre.
    [to] Vous refusez l’offre de { $from }.
   *[no] { $to } refuse l’offre de { $from }.
}
wealth-of-nations-log-offer-withdrawn = { $you ->
    [from] Vous retirez votre offre à { $to }.
    [to] { $from } retire son offre.
   *[no] { $from } retire son offre à { $to }.
}
wealth-of-nations-log-offer-lapsed = { $you ->
    [from] Votre offre à { $to } expire.
    [to] L’offre que { $from } vous faisait expire.
   *[no] L’offre de { $from } à { $to } expire.
}
wealth-of-nations-log-notes-taken = { $you ->
    [yes] Vous empruntez { $money } : { $notes }.
   *[no] { $who } emprunte { $money } : { $notes }.
}
wealth-of-nations-log-notes-repaid = { $you ->
    [yes] Remboursement : { $notes }, vous payez { $money }.
   *[no] Remboursement : { $notes }, { $who } paie { $money }.
}
wealth-of-nations-log-interest-paid = { $you ->
    [yes] Vous payez { $money } d’intérêts.
   *[no] { $who } paie { $money } d’intérêts.
}
wealth-of-nations-log-battle = { $you ->
    [from] Vous attaquez { $to } en { $hex } : chacun perd une unité.
    [to] { $from } vous attaque en { $hex } : chacun perd une unité.
   *[no] { $from } attaque { $to } en { $hex } : chacun perd une unité.
}
wealth-of-nations-log-defence = { $you ->
    [from] { $to } combat votre unité en { $hex } : chacun perd une unité.
    [to] Vous combattez l’unité de { $from } en { $hex } : chacun perd une unité.
   *[no] { $to } combat l’unité de { $from } en { $hex } : chacun perd une unité.
}
wealth-of-nations-log-conquered = { $you ->
    [from] Vous conquérez le drapeau de { $to } en { $hex }.
    [to] { $from } conquiert votre drapeau en { $hex }.
   *[no] { $from } conquiert le drapeau de { $to } en { $hex }.
}
wealth-of-nations-log-occupied = { $you ->
    [yes] Vous occupez les { $bloc } en { $hex }.
   *[no] { $who } occupe les { $bloc } en { $hex }.
}
wealth-of-nations-log-produced = { $you ->
    [yes] Vos { $bloc } produisent { $yield }.
   *[no] Les { $bloc } de { $who } produisent { $yield }.
}
wealth-of-nations-log-stolen = { $you ->
    [from] Vous prenez { $yield } aux { $bloc } de { $to }.
    [to] { $from } prend { $yield } à vos { $bloc }.
   *[no] { $from } prend { $yield } aux { $bloc } de { $to }.
}
wealth-of-nations-log-end-flags = Une nation a placé son dernier drapeau : encore une production, puis la fin.
wealth-of-nations-log-end-board = Le plateau est plein : encore une production, puis la fin.
wealth-of-nations-log-end-stacks = Cinq piles sont vides : encore une production, puis la fin.
wealth-of-nations-log-end-last-nation = Les intérêts mettent fin à la partie.
wealth-of-nations-log-end-stalemate = Pendant dix tours, tout le monde n’a fait que passer : la partie prend fin.
wealth-of-nations-log-sold-out = Vente finale de { $commodity } à { $price } le cube : { $sellers }.

## Refusals

wealth-of-nations-refused-not-your-decision = Ce n’est pas à vous de jouer.
wealth-of-nations-refused-wrong-moment = Autre chose se décide en ce moment.
wealth-of-nations-refused-eliminated = Vous n’êtes plus dans la partie.
wealth-of-nations-refused-no-such-seat = Il n’y a pas de place { $seat } à cette table.
wealth-of-nations-refused-cannot-pay = Cela coûte { $cost } ; il vous manque { $missing }.
wealth-of-nations-refused-cubes-a-trade = { $most ->
    [1] On achète ou vend un cube à la fois.
   *[other] On achète ou vend de un à { $most } cubes à la fois.
}
wealth-of-nations-refused-too-expensive = Cela coûte { $price } ; vous avez { $money }.
wealth-of-nations-refused-no-barter = À deux, on n’échange pas entre joueurs.
wealth-of-nations-refused-offer-to-yourself = On n’échange pas avec soi-même.
wealth-of-nations-refused-partner-eliminated = { $seat } n’est plus dans la partie.
wealth-of-nations-refused-neither-is-active = Seul { $active }, dont c’est le tour, peut échanger maintenant.
wealth-of-nations-refused-empty-offer = Mettez d’abord quelque chose dans l’offre.
wealth-of-nations-refused-oversized-offer = Une offre compte au plus { $most } de chaque chose.
wealth-of-nations-refused-promise-too-long = Le message compte au plus { $most } lettres.
wealth-of-nations-refused-enough-proposals = { $most } offres ont été faites pendant cette phase ; c’est le maximum.
wealth-of-nations-refused-no-offer = Cette offre n’est plus ouverte.
wealth-of-nations-refused-not-covered = { $you ->
    [yes] Vous n’avez pas ce que l’offre demande.
   *[no] { $by } n’a pas ce que l’offre demande.
}
wealth-of-nations-refused-too-many-notes = { $you ->
    [yes] Vous auriez plus de { $most } billets à ordre.
   *[no] { $seat } aurait plus de { $most } billets à ordre.
}
wealth-of-nations-refused-no-notes = Choisissez au moins un billet à ordre.
wealth-of-nations-refused-note-limit = { $left ->
    [0] Vous ne pouvez plus prendre de billet à ordre.
    [1] Vous ne pouvez plus prendre qu’un billet à ordre.
   *[other] Vous ne pouvez plus prendre que { $left } billets à ordre.
}
wealth-of-nations-refused-not-that-many-notes = { $held ->
    [0] Vous n’avez aucun billet à ordre à rembourser.
    [1] Vous n’avez qu’un billet à ordre.
   *[other] Vous n’avez que { $held } billets à ordre.
}
wealth-of-nations-refused-mine-draw = Ce tirage ne va pas avec les options de la table.
wealth-of-nations-refused-no-such-package = Il n’y a pas de lot { $package }.
wealth-of-nations-refused-package-gone = Le lot { $package } n’est plus là.
wealth-of-nations-refused-industry-round = À ce tour de choix, on prend un lot industrie.
wealth-of-nations-refused-commodity-round = À ce tour de choix, on prend un lot marchandises.
wealth-of-nations-refused-not-the-package = Ce ne sont pas les tuiles du lot { $package }.
wealth-of-nations-refused-unlaid = { $left ->
    [one] Il reste une tuile
   *[other] Il reste { $left } tuiles
} du lot { $package } à placer.
wealth-of-nations-refused-not-contiguous = Les tuiles d’un lot se touchent par un côté.
wealth-of-nations-refused-not-your-tile = Vous n’avez pas de tuile en { $hex }.
wealth-of-nations-refused-not-your-flag = Vous n’avez pas de drapeau en { $hex }.
wealth-of-nations-refused-impassable = { $hex } est fermé à tous.
wealth-of-nations-refused-claimed = { $hex } a déjà un drapeau.
wealth-of-nations-refused-occupied = { $hex } a déjà une tuile.
wealth-of-nations-refused-conflict = En { $hex }, des points de couleurs différentes se toucheraient.
wealth-of-nations-refused-not-beside-your-flag = { $hex } n’est pas à côté d’un de vos drapeaux.
wealth-of-nations-refused-enemy-unit = Une unité ennemie se trouve en { $hex }.
wealth-of-nations-refused-no-flag-left = Tous vos drapeaux sont sur le plateau.
wealth-of-nations-refused-stack-empty = Il ne reste pas de tuile pour construire { $tile }.
wealth-of-nations-refused-moved-none = Choisissez d’une à trois tuiles à déplacer.
wealth-of-nations-refused-named-twice = { $hex } est choisi deux fois.
wealth-of-nations-refused-token-cannot-move = Le marqueur en { $from } ne peut pas aller en { $to } : il ne bouge que si son bloc est coupé.
wealth-of-nations-refused-no-token = Vous n’avez pas de marqueur d’automatisation en { $hex }.
wealth-of-nations-refused-farm-bloc = Les fermes n’ont pas besoin de nourriture : on ne les automatise pas.
wealth-of-nations-refused-already-automated = Ce bloc est déjà automatisé.
wealth-of-nations-refused-no-war = Cette table joue sans unités militaires.
wealth-of-nations-refused-no-unit-left = Toutes vos unités sont sur le plateau.
wealth-of-nations-refused-already-built-unit = Le drapeau en { $hex } a déjà construit une unité pendant cette phase.
wealth-of-nations-refused-no-unit-there = Vous n’avez pas d’unité en { $hex }.
wealth-of-nations-refused-not-adjacent = { $to } n’est pas à côté de { $from }.
wealth-of-nations-refused-nobody-to-fight = { $against } n’a pas d’unité à combattre ici.
wealth-of-nations-refused-nothing-to-conquer = En { $hex }, il n’y a pas de drapeau ennemi sans tuile.
wealth-of-nations-refused-cannot-colonize = { $hex } a déjà un drapeau ; on ne peut pas le coloniser.
wealth-of-nations-refused-same-hex = Choisissez un autre hexagone que celui de l’unité.
wealth-of-nations-refused-enemy-pieces = Des pièces d’une autre nation sont en { $hex }.
wealth-of-nations-refused-cannot-occupy = Vous n’avez pas d’autre unité en { $hex } pour occuper des { $industry } d’une autre nation.
wealth-of-nations-refused-needs-no-food = La tuile en { $hex } n’a pas besoin de nourriture.
wealth-of-nations-refused-needs-no-power = Le bloc en { $hex } n’a pas besoin d’énergie.
wealth-of-nations-refused-not-automated = Le bloc en { $hex } n’est pas automatisé.
wealth-of-nations-refused-fed-twice = Le bloc en { $hex } prend du minerai ou de la nourriture, pas les deux.
wealth-of-nations-refused-bloc-named-twice = Le bloc en { $hex } est choisi plusieurs fois.

## Keys

wealth-of-nations-keys-hexes = Aller d’hexagone en hexagone sur le plateau
wealth-of-nations-keys-choose = Choisir l’hexagone ; une seconde fois confirme
wealth-of-nations-keys-turn = Tourner la tuile à placer ; avec Maj, dans l’autre sens
wealth-of-nations-keys-zoom = Plus près, plus loin, tout le plateau

# The end comes into sight, and what ended the game
wealth-of-nations-announce-due = { $edition ->
    [first] C’est le dernier tour : après la Production, encore une phase de Commerce, puis la partie finit. { $why }
   *[second] C’est le dernier tour : après la Production vient la vente finale, puis la partie finit. { $why }
}
wealth-of-nations-announce-flag = { $you ->
    [yes] { $count ->
        [one] Il ne vous reste qu’un drapeau. Dès qu’il est placé, ce tour est le dernier.
       *[other] { $who } n’avez plus qu’un drapeau chacun. Dès que l’un est placé, ce tour est le dernier.
    }
   *[no] { $count ->
        [one] { $who } n’a plus qu’un drapeau. Dès qu’il est placé, ce tour est le dernier.
       *[other] { $who } n’ont plus qu’un drapeau chacun. Dès que l’un est placé, ce tour est le dernier.
    }
}
wealth-of-nations-announce-hex = Il reste un hexagone libre. Dès qu’il est pris, ce tour est le dernier.
wealth-of-nations-announce-tile = Encore une tuile, et cinq piles sont vides : ce tour est le dernier.
wealth-of-nations-ended-flags = { $you ->
    [yes] { $count ->
        [one] Vous aviez placé tous vos drapeaux (livret de règles, p. 14).
       *[other] { $who } aviez placé tous vos drapeaux (livret de règles, p. 14).
    }
   *[no] { $count ->
        [one] { $who } avait placé tous ses drapeaux (livret de règles, p. 14).
       *[other] { $who } avaient placé tous leurs drapeaux (livret de règles, p. 14).
    }
}
wealth-of-nations-ended-board = Tous les hexagones étaient pris (livret de règles, p. 14).
wealth-of-nations-ended-stacks = Cinq piles de tuiles étaient vides (livret de règles, p. 14).
wealth-of-nations-ended-last-nation = Les intérêts n’avaient laissé qu’une nation, ou aucune (War Clouds, p. 8).
wealth-of-nations-ended-stalemate = Pendant dix tours, tout le monde n’avait fait que passer (règle maison).
