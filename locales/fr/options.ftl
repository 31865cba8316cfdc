# Ce que la page dit de chaque jeu : son nom, une ligne, ses options.

game-seven-wonders = 7 Wonders
game-seven-wonders-pitch = Choisissez vos cartes, élevez une merveille, surveillez vos deux voisins.
game-prosperity = Prosperity
game-prosperity-pitch = Alimentez un pays pendant des décennies et gardez son air pur.
game-wealth-of-nations = Wealth of Nations
game-wealth-of-nations-pitch = Fondez des industries, marchandez, bougez les marchés.

option-seven-wonders-wonders = Merveilles
option-seven-wonders-wonders-hint = Comment chacun reçoit sa merveille.
option-seven-wonders-wonders-dealt = Distribuées au hasard
option-seven-wonders-wonders-chosen = Choisies à tour de rôle
option-seven-wonders-sides = Faces des plateaux
option-seven-wonders-sides-hint = Les faces nuit ont des pouvoirs plus singuliers.
option-seven-wonders-sides-chosen = Chacun choisit
option-seven-wonders-sides-day = Toutes de jour
option-seven-wonders-sides-night = Toutes de nuit
option-seven-wonders-sides-random = Au hasard

option-prosperity-boards = Plateaux
option-prosperity-boards-hint = Sur quelle face joue chaque place.
option-prosperity-boards-silver = Argent
option-prosperity-boards-black = Noir
option-prosperity-triangle = Trop de pollution
option-prosperity-triangle-hint = Ce qu’un pays trop pollué perd lors d’un décompte.
option-prosperity-triangle-all = Tous les points
option-prosperity-triangle-symbols = Les points de prospérité
option-prosperity-null-actions = Actions sans effet
option-prosperity-null-actions-hint = Nettoyer sans pollution, chercher sur une piste pleine.
option-prosperity-null-actions-allowed = Permises
option-prosperity-null-actions-forbidden = Interdites
