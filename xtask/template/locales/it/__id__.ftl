# __Name__ al tavolo.

__id__-category-stones = Pietre
__id__-category-last = Ultima pietra
__id__-heap = { $stones ->
    [one] Resta una pietra
   *[other] Restano { $stones } pietre
}
__id__-left = { $left } su { $whole }
__id__-take = { $stones ->
    [one] Prendi una pietra
   *[other] Prendi { $stones } pietre
}
__id__-keys = Prendere altrettante pietre
__id__-taken = { $stones ->
    [one] una pietra
   *[other] { $stones } pietre
}

## What is asked

__id__-prompt-take = Prendi da una a { $most } pietre.
__id__-prompt-wait = { $who } prende delle pietre.
__id__-prompt-draw = Si tira a sorte chi comincia.
__id__-prompt-over = Il mucchio è finito.

## The log

__id__-log-first-player = { $who } comincia.
__id__-log-taken = { $stones ->
    [one] { $who } prende una pietra; ne restano { $left }.
   *[other] { $who } prende { $stones } pietre; ne restano { $left }.
}
__id__-log-game-ended = { $who } ha l’ultima pietra.

## Refusals

__id__-refused-not-your-decision = Non tocca a te.
__id__-refused-wrong-number = Puoi prendere da 1 a { $most } pietre.
__id__-refused-no-such-seat = A questo tavolo non c’è il posto { $seat }.
__id__-refused-nothing-to-draw = Si sa già chi comincia.
