# __Name__ à la table.

__id__-category-stones = Pierres
__id__-category-last = Dernière pierre
__id__-heap = { $stones ->
    [one] Il reste { $stones } pierre
   *[other] Il reste { $stones } pierres
}
__id__-left = { $left } sur { $whole }
__id__-take = { $stones ->
    [one] Prendre une pierre
   *[other] Prendre { $stones } pierres
}
__id__-keys = Prendre autant de pierres
__id__-taken = { $stones ->
    [one] une pierre
   *[other] { $stones } pierres
}

## What is asked

__id__-prompt-take = Prenez d’une à { $most } pierres.
__id__-prompt-wait = { $who } prend des pierres.
__id__-prompt-draw = On tire au sort qui commence.
__id__-prompt-over = Le tas est épuisé.

## The log

__id__-log-first-player = { $who } commence.
__id__-log-taken = { $stones ->
    [one] { $who } prend une pierre ; il en reste { $left }.
   *[other] { $who } prend { $stones } pierres ; il en reste { $left }.
}
__id__-log-game-ended = { $who } a la dernière pierre.

## Refusals

__id__-refused-not-your-decision = Ce n’est pas à vous de jouer.
__id__-refused-wrong-number = Vous pouvez prendre de 1 à { $most } pierres.
__id__-refused-no-such-seat = Il n’y a pas de place { $seat } à cette table.
__id__-refused-nothing-to-draw = On sait déjà qui commence.
