# Les dessins des règles de Prosperity.

drawing-prosperity-land = Un pays au début : ce qui est imprimé compte comme une tuile, deux emplacements sont fermés et huit disques occupent la piste de pollution.
drawing-prosperity-ladder = Deux pistes de six niveaux. Le niveau de votre marqueur compte, non sa case.
drawing-prosperity-tiles = Une tuile montre son genre par sa couleur ; celles de la pile montrent aussi ce qui est décompté quand elles sont tirées.
drawing-prosperity-draw = Une tuile est tirée, et tout le monde décompte l’écologie. Ce qui reste pour cette décennie n’est pas un secret.
drawing-prosperity-energy = Un niveau au-dessus de zéro rapporte 50 €. Pour un niveau manquant, vous payez 100 € ou prenez un disque.
drawing-prosperity-ecology = Sous zéro, chaque niveau apporte un disque ; au-dessus, chacun en retire un : moins de disques.
drawing-prosperity-capital = Chaque symbole de capital rapporte 100 €.
drawing-prosperity-steps = Chaque symbole de recherche fait monter d’une case, sur la piste de votre choix.
drawing-prosperity-prosperous = Les symboles des tuiles et les globes visibles : chacun vaut un point.
drawing-prosperity-discs = Moins il y a de disques, plus de globes sont visibles. Un disque sur le triangle prive de tous les points.
drawing-prosperity-actions = Deux de ces actions à chaque tour, ou deux fois la même.
drawing-prosperity-levels = Depuis le niveau 2 : une tuile plus basse coûte 50 €, une du même niveau 100 €, et chaque niveau au-dessus 100 € de plus.
drawing-prosperity-covering = La même centrale à côté de l’ancienne, ou par-dessus : ce qui est recouvert ne compte plus.
drawing-prosperity-specials = Les tuiles spéciales agissent aussitôt, puis disparaissent.
drawing-prosperity-final = Deux pays à la fin, et d’où viennent leurs points.
drawn-prosperity-country = Votre pays
drawn-prosperity-tile-start = en vente dès le début
drawn-prosperity-tile-ringed = de la pile, avec son symbole cerclé
drawn-prosperity-tile-special = spéciale : agit aussitôt
drawn-prosperity-or = ou
drawn-prosperity-discs = { $count ->
    [one] { $count } disque
   *[other] { $count } disques
}
drawn-prosperity-no-globe = aucun globe, aucun point
drawn-prosperity-action-cleanup = un de moins
drawn-prosperity-action-research = une case de plus
drawn-prosperity-action-buy = une tuile
drawn-prosperity-levels = niveau de la tuile, et son prix
drawn-prosperity-place-beside = Sur un emplacement libre
drawn-prosperity-place-covered = Sur l’ancienne centrale
