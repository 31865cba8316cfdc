# The rules of __Name__, in our own words.

rules-__id__-goal-title = The goal
rules-__id__-goal-text =
    There is a heap of stones. Whoever has the **most points** when it is gone wins.
rules-__id__-turn-title = A turn
rules-__id__-turn-text =
    Who begins is drawn by lot. In turn everybody takes one, two or three stones.
rules-__id__-end-title = The end
rules-__id__-end-text =
    The game ends with the last stone. Each stone is worth one point, and the last one five more.
