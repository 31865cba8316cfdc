# The table
frame-you = You
frame-screen-name = Player { $number }
frame-shared-name = { $name } { $number }
frame-title = { $game }, Emporion
frame-title-turn = ● Your turn, { $game }
frame-your-turn-in = { $game }: your turn
frame-loading = The table is being laid
frame-home = Home
frame-players = Players
frame-watching =
    { $count ->
        [one] One person is watching
       *[other] { $count } people are watching
    }
frame-pill-your-turn = your turn
frame-pill-deciding = deciding
frame-pill-chosen = has chosen
frame-pill-bot = bot
frame-pill-bot-sits-in = a bot sits in
frame-pill-away = away
frame-pill-left = left the game
frame-clock-days = { $days } d { $hours } h
frame-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
frame-no-place = –

# Beside the table
frame-panels = Log, figures and chat
frame-panels-unread =
    { $count ->
        [one] Log, figures and chat, one new line
       *[other] Log, figures and chat, { $count } new lines
    }
frame-figures = Figures
frame-log = What happened
frame-log-short = Log
frame-log-empty = Nothing yet.
frame-log-setup = Set-up
frame-log-torn = What came before is not shown here.
frame-log-timeout = { $you ->
    [yes] Your time was up: the clock decided.
   *[no] { $name }’s time was up: the clock decided.
}
frame-log-stand-in = { $you ->
    [yes] A bot decided for you.
   *[no] A bot decided for { $name }.
}
frame-log-left = { $you ->
    [yes] You have left the game: your seat passes from now on.
   *[no] { $name } has left the game: the seat passes from now on.
}
frame-since = Since you last looked
frame-since-more =
    { $count ->
        [one] One more in the log
       *[other] { $count } more in the log
    }
frame-chat = Chat
frame-chat-empty = Nobody has said anything.
frame-chat-mute = During a game only the players can write.
frame-chat-older = Older messages
frame-chat-members = Only the players and the host can write here.
frame-chat-write = Write to the table
frame-chat-send = Send
frame-notes = Private notes
frame-notes-short = Notes
frame-notes-hint = Only you see this.
frame-notes-saved = Saved
frame-notes-saving = Saving

# The menu
frame-menu = Menu
frame-undo = Take back
frame-undo-asked =
    { $count ->
        [one] { $name } would like to take back a step.
       *[other] { $name } would like to take back { $count } steps.
    }
frame-undo-waiting =
    { $count ->
        [one] { $name } asks to take back a move; one answer is still missing.
       *[other] { $name } asks to take back a move; { $count } answers are still missing.
    }
frame-undo-waiting-you =
    { $count ->
        [one] You asked to take back a move. One answer is still to come.
       *[other] You asked to take back a move. { $count } answers are still to come.
    }
frame-undo-allow = Allow
frame-undo-refuse = Refuse
frame-undo-gone = What would be taken back
frame-undo-more =
    { $count ->
        [one] and one line more
       *[other] and { $count } lines more
    }
frame-undo-cancel = Cancel
frame-undo-refused = { $name } did not agree: nothing was taken back.
frame-vote-begin = Put a bot in for { $name }
frame-vote-asked = { $name } is away. Shall a bot play until { $name } is back?
frame-vote-asked-late = { $name }’s time is up. Shall a bot play until { $name } is back?
frame-vote-on-you = Your time is up, or you have been away for long. The others are voting on a bot for you: { $yes } of { $needed }. Make your decision now and the vote is over.
frame-vote-open = A bot for { $name }? Yes { $yes } of { $needed }, no { $no }.
frame-vote-yes = Yes, a bot
frame-vote-no = No, wait
frame-waited-for = { $name }’s time is up. The table waits.
frame-waited-for-you = Your time is up. The others wait for you.
frame-voted-out = The others let a bot play for you. You can take your seat back at any time.
frame-sat-in = Your time was up, so a bot plays for you.
frame-take-seat = Take over from the bot
frame-rules = Rules of the game
frame-export = Save the match file
frame-sound = Sound
frame-sound-on = Sound on
frame-sound-off = Sound off
frame-notify-on = Notifications on
frame-notify-off = Notifications off
frame-notify-refused = The browser does not let this page notify you.
frame-go-home = Home (you keep your seat)
frame-leave = Give up your seat
frame-leave-title = Give up your seat?
frame-leave-text = A bot plays on for you, and you cannot come back. If you only go away for a while, go home: your seat stays yours.
frame-leave-text-passes = Your seat passes from now on, as when time is up, and you cannot come back. If you only go away for a while, go home: your seat stays yours.
frame-leave-stay = Stay
frame-rematch = Play again
frame-rematch-ready = You are invited to play again with the same people.
frame-rematch-go = Join in
frame-rematch-watch = Watch
frame-replay = Watch the replay

# Keys
frame-keys = Keyboard
frame-keys-on = Single-key shortcuts
frame-key-help = This list of keys
frame-keys-game = In { $game }
frame-keys-table = At every table
frame-key-log = What happened
frame-key-chat = Write to the table
frame-key-notes = Private notes
frame-key-undo = Take back
frame-key-sound = Sound on or off
frame-key-result = Result or table, after the end
frame-key-enter = Enter
frame-key-escape = Esc
frame-key-close = Close what is open

# The line to the server
frame-line-lost = The connection is lost. It will come back by itself; nothing you did is gone.
frame-line-back = Connected again.
frame-failed = This table cannot be shown
frame-game-unknown = This page does not know the game yet.
frame-game-failed = The game could not be loaded. Try again.
frame-again = Try again
frame-closed-no-such-table = There is no such table
frame-closed-no-such-table-text = Perhaps a letter of the link is missing.
frame-closed-secret-needed = This table is by invitation
frame-closed-secret-needed-text = Ask those who sit there for the invitation link.
frame-closed-other = This table is closed to you
frame-closed-other-text = Nobody may watch here, or the connection was refused.
frame-closed-no-spectators-text = Only the players see this game.
frame-closed-unauthorised-text = Your session has ended. Log in again, or reload to go on as a guest.
frame-closed-no-room-to-watch = There is no room to watch
frame-closed-no-room-to-watch-text = There is no room for more spectators, or you have too many windows open. Try again later.
frame-closed-opened-elsewhere = You are at this table elsewhere
frame-closed-opened-elsewhere-text = You have opened this table in so many windows that this one was closed. Nothing is lost.
frame-expired = This table has expired
frame-expired-text = Nobody came or went on playing for a long time. Nobody has won or lost.
frame-halted = This game cannot go on
frame-halted-rules-changed = An update corrected the rules of this game, and it cannot go on under them. It is shown as far as it goes.
frame-halted-too-long = This game has grown longer than a game may be, and stops here.
frame-rules-changed = An update corrected the rules. The game goes on under the new ones.
frame-cancelled = This table was cancelled
frame-cancelled-text = Nobody has won or lost.

# One screen for several people
frame-curtain-pass = Pass the screen to { $name }
frame-curtain-hint = What is behind the curtain is for one pair of eyes.
frame-curtain-show = I am { $name }, show
frame-curtain-instead = I am { $name }
frame-curtain-close = Close the curtain
frame-curtain-looking = { $name } is looking and may still change the choice.

# The end
frame-result-you-won = You have won
frame-result-won =
    { $count ->
        [one] { $names } has won
       *[other] { $names } share the victory
    }
frame-result-points =
    { $points ->
        [one] with one point
       *[other] with { $points } points
    }
frame-result-show = Show the result
frame-result-table = The table
frame-sheet = Score sheet
frame-sheet-tie = Equal points were separated by the rules for ties.
frame-total = Total
frame-places = Place
frame-chart-score = Points over time
frame-chart-score-desc = A line for each player. Ahead at the end: { $names }, with { $points ->
        [one] one point.
       *[other] { $points } points.
    }
frame-chart-table = As a table

# The replay
replay = Replay
replay-title = Replay, { $game }
replay-about-won =
    { $count ->
        [one] { $game }, { $date }. { $names } won with { $points ->
            [one] one point.
           *[other] { $points } points.
        }
       *[other] { $game }, { $date }. { $names } shared the victory with { $points ->
            [one] one point.
           *[other] { $points } points.
        }
    }
replay-rules-refuse = The rules have been corrected since. This game can be shown up to step { $step } of { $steps }; its file has all of them.
replay-rules-older = This game was played under an earlier version of the rules.
replay-running = { $game }, still in progress
replay-eyes = View from this seat
replay-about-you-won =
    { $game }, { $date }. You won with { $points ->
        [one] one point.
       *[other] { $points } points.
    }
replay-public = Public
replay-points = Points if the game ended here
replay-public-hint = what everybody saw
replay-copy = Copy link
replay-copy-by-hand = Copy the link from the address bar.
replay-play-on = Play on from here
replay-play-on-short = Play on
replay-play-on-text = A new table begins at this step. Which seats are yours?
replay-play-on-me = Me
replay-play-on-bot = Bot
replay-play-on-open = Open
replay-play-on-go = Begin here
replay-play-on-mine = At least one seat must be yours.
replay-first = First step
replay-back = Step back
replay-next = Step forward
replay-last = Last step
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-step = Step
replay-at = Step { $step } of { $steps }
replay-start = The beginning
replay-chart-parts = { $name }: what the points are made of
replay-chart-parts-desc = Points of { $name } by category over time.
replay-chart-lines = Everybody
replay-chart-which = Which chart
replay-tab-table = Table
replay-tab-graphs = Graphs
replay-tab-log = Log
replay-tab-scores = Scores
replay-parts = Parts of the replay
replay-failed = This step cannot be shown
replay-to-table = Back to the table

## Hints and reviews

frame-key-hint = Ask the expert for a hint
hint = Hint
hint-title = What would the expert do?
hint-thinking = The expert is thinking…
hint-chance = { $percent }% chance of winning
hint-about = The share of imagined games that you win, judging only by what you can see.
hint-later = You have nothing to decide right now.
hint-outdated = Something has happened since. Ask again.
hint-retry = Try again
review = Review
review-begin = Review the game
review-about = The expert looks at every decision: what it would have played, and how much chance of winning, or how many points, were given away.
review-progress = { $judged } of { $decisions } decisions judged
review-failed = The review stopped.
review-chart = Chance of winning
review-chart-short = Chances
review-chart-desc = Everybody’s chance of winning in percent, judged with all cards open.
review-here = From here
review-quiet = No decision was judged here.
review-not-yet = Not judged yet.
review-played = Played:
review-better = Better:
review-agrees = The expert agrees.
review-loss = { $points ->
    [0] no difference
   *[other] −{ $points }%
}
review-loss-points = { $points ->
    [one] −{ NUMBER($points, maximumFractionDigits: 1) } point
   *[other] −{ NUMBER($points, maximumFractionDigits: 1) } points
}
review-next = Next mistake
review-prev = Previous mistake
review-none = No mistake here. Well played!
review-summary = Everybody’s mistakes
review-lost = Lost on average
review-points = { $points ->
    [one] { NUMBER($points, maximumFractionDigits: 1) } pt
   *[other] { NUMBER($points, maximumFractionDigits: 1) } pts
}
review-mark-great = Great find
review-mark-best = Best
review-mark-good = Good
review-mark-slip = Inaccuracy
review-mark-mistake = Mistake
review-mark-costly = Blunder
