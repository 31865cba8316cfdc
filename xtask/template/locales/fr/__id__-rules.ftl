# Les règles de __Name__, avec nos propres mots.

rules-__id__-goal-title = Le but
rules-__id__-goal-text =
    Il y a un tas de pierres. Qui a **le plus de points** quand il est épuisé gagne.
rules-__id__-turn-title = Un tour
rules-__id__-turn-text =
    On tire au sort qui commence. Chacun à son tour prend une, deux ou trois pierres.
rules-__id__-end-title = La fin
rules-__id__-end-text =
    La partie finit avec la dernière pierre. Chaque pierre vaut un point, et la dernière cinq de plus.
