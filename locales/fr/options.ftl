# Ce que la page dit de chaque jeu : son nom, une ligne, ses options.

option-players-some = { $others } ou { $last } joueurs
option-players-one = { $last } joueurs
option-wrong-players = « { $value } » est pour { $players }.
option-no-effect = Sans effet avec ce qui est choisi ici.

game-seven-wonders = 7 Wonders
game-seven-wonders-pitch = Choisissez vos cartes, élevez une merveille, surveillez vos deux voisins.
game-prosperity = Prosperity
game-prosperity-pitch = Alimentez un pays pendant des décennies et gardez son air pur.
game-wealth-of-nations = Wealth of Nations
game-wealth-of-nations-pitch = Fondez des industries, marchandez, faites bouger les marchés.

# What lists say of a game that waits: where it is, and what is asked.
now-seven-wonders-wonder = Mise en place : choisissez votre merveille
now-seven-wonders-side = Mise en place : choisissez la face de votre plateau
now-seven-wonders-play-card = Âge { $age ->
    [1] I
    [2] II
   *[3] III
}, tour { $turn } : jouez une carte
now-seven-wonders-seventh-card = Âge { $age ->
    [1] I
    [2] II
   *[3] III
} : jouez aussi votre septième carte
now-seven-wonders-discard-pick = Âge { $age ->
    [1] I
    [2] II
   *[3] III
}, tour { $turn } : construisez une carte de la défausse
now-prosperity-actions = Tour { $turn } sur { $turns } : { $left ->
    [one] il reste { $left } action
   *[other] il reste { $left } actions
}
now-prosperity-settle = Tour { $turn } sur { $turns } : il manque de l’énergie
now-prosperity-advance = Tour { $turn } sur { $turns } : répartissez vos pas de recherche
now-prosperity-final-energy = Décompte final : il manque de l’énergie
now-wealth-of-nations-package = Mise en place : prenez un lot
now-wealth-of-nations-claim = Mise en place : placez votre premier drapeau
now-wealth-of-nations-station = Mise en place : placez votre première unité
now-wealth-of-nations-trade = Tour { $round }, Commerce : achetez, vendez ou passez
now-wealth-of-nations-develop = Tour { $round }, Développement : faites une action ou passez
now-wealth-of-nations-march = Tour { $round }, Développement : activez vos unités
now-wealth-of-nations-defence = Tour { $round }, Développement : combattre ou laisser entrer
now-wealth-of-nations-operation = Tour { $round }, Développement : que fait votre unité
now-wealth-of-nations-occupy = Tour { $round }, Production : quelles unités occupent
now-wealth-of-nations-produce = Tour { $round }, Production : ce que vous faites fonctionner
now-wealth-of-nations-repay = La fin : remboursez vos billets

option-seven-wonders-wonders = Merveilles
option-seven-wonders-wonders-hint = Comment chacun reçoit sa merveille.
option-seven-wonders-wonders-dealt = Distribuées au hasard
option-seven-wonders-wonders-chosen = Choisies à tour de rôle
option-seven-wonders-sides = Faces des plateaux
option-seven-wonders-sides-hint = Les faces nuit ont des pouvoirs plus singuliers.
option-seven-wonders-sides-chosen = Chacun choisit
option-seven-wonders-sides-day = Toutes face jour
option-seven-wonders-sides-night = Toutes face nuit
option-seven-wonders-sides-random = Au hasard

option-prosperity-boards = Plateaux
option-prosperity-boards-hint = Sur quelle face du plateau joue chaque place. La noire est plus difficile : son industrie locale pollue et son laboratoire consomme de l’énergie.
option-prosperity-boards-silver = Argentée
option-prosperity-boards-black = Noire
option-prosperity-triangle = Trop de pollution
option-prosperity-triangle-hint = Ce qu’un pays trop pollué perd lors d’un décompte.
option-prosperity-triangle-all = Tous les points
option-prosperity-triangle-symbols = Les points de prospérité
option-prosperity-null-actions = Actions sans effet
option-prosperity-null-actions-hint = Dépolluer sans disque, recherche sur une piste pleine.
option-prosperity-null-actions-allowed = Permises
option-prosperity-null-actions-forbidden = Interdites

option-wealth-of-nations-edition = Édition
option-wealth-of-nations-edition-hint = La deuxième fait acheter et vendre jusqu’à trois cubes à la fois, demande des intérêts sur les billets et finit par une vente rapide.
option-wealth-of-nations-edition-second = Deuxième édition
option-wealth-of-nations-edition-first = Première édition
option-wealth-of-nations-war-clouds = War Clouds
option-wealth-of-nations-war-clouds-hint = Des unités militaires se déplacent, se battent, prennent des terres et vivent des industries des autres.
option-wealth-of-nations-terrain = Terrain
option-wealth-of-nations-terrain-hint = Six hexagones de plus sont fermés : plateau plus petit, partie plus courte ; chaque disposition est pour certains nombres de joueurs.
option-wealth-of-nations-terrain-none = Aucun
option-wealth-of-nations-terrain-mountains-and-valleys = Montagnes et vallées
option-wealth-of-nations-terrain-through-the-passes = À travers les passages
option-wealth-of-nations-terrain-lake-country = Pays des lacs
option-wealth-of-nations-terrain-friends-and-foes = Amis et ennemis
option-wealth-of-nations-terrain-the-great-ocean = Le grand océan
option-wealth-of-nations-terrain-five-empires = Cinq empires
option-wealth-of-nations-final-pass = Passer est définitif
option-wealth-of-nations-final-pass-hint = Qui passe en phase de commerce n’y fait plus d’action de commerce.
option-wealth-of-nations-cash-only = Commencer avec de l’argent seul
option-wealth-of-nations-cash-only-hint = Au lieu de lots, chacun reçoit 360 $ et place un drapeau où il veut sur le plateau.
option-wealth-of-nations-synergy = Points partagés
option-wealth-of-nations-synergy-hint = Un point sur des tuiles de plusieurs joueurs donne à chacun d’eux au lieu de ne donner à personne.
option-wealth-of-nations-mine-leads-draft = La mine choisit d’abord
option-wealth-of-nations-mine-leads-draft-hint = Un autre que le premier joueur choisit le premier lot.
option-wealth-of-nations-five-players = À cinq joueurs
option-wealth-of-nations-five-players-hint = Quel lot industrie de la deuxième édition est écarté quand on joue à cinq.
option-wealth-of-nations-five-players-without-generators = Sans les générateurs
option-wealth-of-nations-five-players-without-integrated-economy = Sans l’Économie intégrée
option-wealth-of-nations-money = Argent des autres
option-wealth-of-nations-money-hint = Si vous voyez exactement combien d’argent ont les autres, ou seulement à peu près.
option-wealth-of-nations-money-exact = Vu exactement
option-wealth-of-nations-money-rough = Vu à peu près
option-wealth-of-nations-sleeping = Une partie qui s’enlise
option-wealth-of-nations-sleeping-hint = Ce qui arrive quand, pendant dix tours entiers, tout le monde ne fait que passer. La partie peut prendre fin : avec la dernière phase de commerce ou la vente finale de son édition, puis on compte les points.
option-wealth-of-nations-sleeping-ends = Prend fin
option-wealth-of-nations-sleeping-goes-on = Continue sans fin
