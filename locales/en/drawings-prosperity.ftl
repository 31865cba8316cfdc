# The drawings of the rules of Prosperity.

drawing-prosperity-land = A country at the start: prints count like tiles, two places are closed, and eight discs lie on the pollution track.
drawing-prosperity-ladder = Two tracks of six levels. The level of your marker counts, not its box.
drawing-prosperity-tiles = A tile shows its kind by its colour; one of the stack also shows what is scored when it is drawn.
drawing-prosperity-draw = A tile is drawn, and everybody scores ecology. What is left for this decade is no secret.
drawing-prosperity-energy = One level above zero brings 50 €. For a missing level you pay 100 € or take a disc.
drawing-prosperity-ecology = Below zero each level brings a disc; above zero each one takes a disc away.
drawing-prosperity-capital = Each capital symbol brings 100 €.
drawing-prosperity-steps = Each research symbol is one box up, on whichever track you choose.
drawing-prosperity-prosperous = Symbols on tiles and globes in sight: each is a point.
drawing-prosperity-discs = The fewer discs, the more globes are in sight. A disc on the triangle keeps all points away.
drawing-prosperity-actions = Two of these in every turn, or the same one twice.
drawing-prosperity-levels = From level 2: a lower tile costs 50 €, one of the same level 100 €, and each level above 100 € more.
drawing-prosperity-covering = The same power plant beside the old one, or over it: what is covered no longer counts.
drawing-prosperity-specials = Special tiles act at once and are gone.
drawing-prosperity-final = Two countries at the end, and where their points come from.
drawn-prosperity-country = Your country
drawn-prosperity-tile-start = for sale from the start
drawn-prosperity-tile-ringed = from the stack, with its ringed symbol
drawn-prosperity-tile-special = special: acts at once
drawn-prosperity-or = or
drawn-prosperity-discs = { $count ->
    [one] 1 disc
   *[other] { $count } discs
}
drawn-prosperity-no-globe = no globe, no points
drawn-prosperity-action-cleanup = one less
drawn-prosperity-action-research = one box up
drawn-prosperity-action-buy = one tile
drawn-prosperity-levels = level of the tile, and its price
drawn-prosperity-place-beside = On a free place
drawn-prosperity-place-covered = Over the old plant
