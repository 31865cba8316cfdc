# __Name__ at the table.

__id__-category-stones = Stones
__id__-category-last = Last stone
__id__-heap = { $stones ->
    [one] One stone is left
   *[other] { $stones } stones are left
}
__id__-left = { $left } of { $whole }
__id__-take = { $stones ->
    [one] Take one stone
   *[other] Take { $stones } stones
}
__id__-keys = Take so many stones
__id__-taken = { $stones ->
    [one] one stone
   *[other] { $stones } stones
}

## What is asked

__id__-prompt-take = Take one to { $most } stones.
__id__-prompt-wait = { $who } takes stones.
__id__-prompt-draw = Who begins is drawn.
__id__-prompt-over = The heap is gone.

## The log

__id__-log-first-player = { $who } begins.
__id__-log-taken = { $stones ->
    [one] { $who } takes one stone; { $left } left.
   *[other] { $who } takes { $stones } stones; { $left } left.
}
__id__-log-game-ended = { $who } has the last stone.

## Refusals

__id__-refused-not-your-decision = It is not your turn.
__id__-refused-wrong-number = You can take 1 to { $most } stones.
__id__-refused-no-such-seat = There is no seat { $seat } at this table.
__id__-refused-nothing-to-draw = It is settled who begins.
