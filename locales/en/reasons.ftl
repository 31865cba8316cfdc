## The expert’s advice

hint-stages = How much the expert says
hint-stage-nudge = Nudge
hint-stage-move = Move
hint-stage-why = Why
hint-set-up = Set it up
hint-lacks = What the others lack
hint-no-nudge = Nothing on the board points at it without naming it.
hint-no-reason = The rules find no difference at once: it shows later.
hint-best-chance = { $percent }% chance of winning
reason-show = Show what it speaks of
reason-warning = But
reason-lack = { $what }: { $from }, not { $to }

## The review

review-why-better = Why it is better
review-why-best = Why it is good
review-turning = Turning points
review-turning-chart = Chance of winning, and the turning points
review-turning-go = Look at { $place }
review-turning-name = Turning point { $number }
review-swing = { $from } to { $to } %
review-best-decision = Your best decision
review-costliest-decision = Your costliest decision
review-best-decision-of = Best decision of { $who }
review-costliest-decision-of = Costliest decision of { $who }
review-as-played = as played
review-the-best = the best
review-next-best = the next best
review-see = See it
review-learn = Learn from it
review-lesson = Lesson: { $lesson }
review-lesson-why = { $count ->
    [one] One mistake was about this.
   *[other] { $count } mistakes were about this.
}
review-my-decisions = Review my decisions
review-looks = The expert looks at every decision; the first ones are judged.
review-count-good = best or good

## How it was won

result-ahead = { $count ->
    [one] One point more than { $second }: { $points } to { $others }.
   *[other] { $count } points more than { $second }: { $points } to { $others }.
}
result-tied = { $points } points each, and equal in everything else.
result-tied-seven-wonders = { $points } points like { $second }, but { $mine } coins to { $theirs }.
result-tied-prosperity = { $points } points like { $second }, but { $mine } € to { $theirs } €.
result-tied-wealth-of-nations-1 = { $points } points like { $second }, but ${ $mine } to ${ $theirs }.
result-tied-wealth-of-nations-2 = { $points } points and as much money as { $second }, but { $mine } flags on the board to { $theirs }.
