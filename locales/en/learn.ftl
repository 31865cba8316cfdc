# Learning by playing: the page of all lessons, and the coach. What lessons say themselves is in lessons-*.ftl.

learn-title = Learn by playing
learn-subtitle = Short lessons on the real boards. You press, the coach says why, and nothing can go wrong.

# The coach
learn-coach = Coach
learn-where = Where you are
learn-lesson-of = Lesson { $number } of { $lessons }: { $lesson }
learn-lesson-about = Lesson { $number } of { $lessons }, about { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
learn-step-of = { $step } of { $steps }
learn-returned = You left off here: step { $step } of { $steps }.
learn-why = Why
learn-back = Back
learn-skip = Skip step
learn-show-me = Show me
learn-continue = Continue
learn-repeat = Repeat
learn-next = Next: { $lesson }
learn-all = All lessons
learn-lesson-done = Done.
learn-leave = Leave lesson
learn-leave-short = Leave
learn-in-this-lesson = In this lesson
learn-done = done
learn-nothing-wrong = Nothing can go wrong
learn-nothing-wrong-text = { $count ->
    [one] { $names } waits. What the lesson does not need is asleep, and Back undoes your last press.
   *[other] { $names } wait. What the lesson does not need is asleep, and Back undoes your last press.
}
learn-sleeps = This is asleep here. The lesson “{ $lesson }” wakes it.
learn-read-first = First read this, then press Continue.
learn-not-that = That would be: { $action }.

# All lessons
learn-none = There are no lessons here yet.
learn-left-off = Where you left off
learn-left-off-at = { $lesson }, step { $step } of { $steps }
learn-comes-next = What comes next
learn-go-on = Go on
learn-start = Start
learn-done-of = { $done } of { $lessons }
learn-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
learn-minutes-short = { $minutes } min
learn-in-the-rules = Read it in the rules
