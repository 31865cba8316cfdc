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
        [one] One person watches
       *[other] { $count } people watch
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
frame-log-timeout = { $name }’s time was up: the clock decided.
frame-log-stand-in = A bot decided for { $name }.
frame-log-left = { $name } has left: the seat passes.
frame-since = Since you looked
frame-since-more =
    { $count ->
        [one] One more in the log
       *[other] { $count } more in the log
    }
frame-chat = Chat
frame-chat-empty = Nobody has said anything.
frame-chat-mute = While a game is played only those at the table speak.
frame-chat-older = Older messages
frame-chat-members = Those with a seat write here, and whoever made the table.
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
frame-undo-asked = { $name } would like to take back a move.
frame-undo-waiting =
    { $count ->
        [one] { $name } asks to take back; one answer is missing.
       *[other] { $name } asks to take back; { $count } answers are missing.
    }
frame-undo-waiting-you =
    { $count ->
        [one] You asked to take back a move. One answer is still to come.
       *[other] You asked to take back a move. { $count } answers are still to come.
    }
frame-undo-allow = Allow
frame-undo-refuse = Refuse
frame-vote-begin = Put a bot in for { $name }
frame-vote-asked = { $name } is away. Shall a bot play until { $name } is back?
frame-vote-asked-late = { $name }’s time is up. Shall a bot play until { $name } is back?
frame-vote-on-you = Your time is up or you were away for long. The others vote on a bot for you: { $yes } of { $needed }. Decide now, and it is settled.
frame-vote-open = A bot for { $name }? Yes { $yes } of { $needed }, no { $no }.
frame-vote-yes = Yes, a bot
frame-vote-no = No, wait
frame-waited-for = { $name }’s time is up. The table waits.
frame-waited-for-you = Your time is up. The others wait for you.
frame-voted-out = The others let a bot play for you. You can take your seat back at any time.
frame-sat-in = Your time was up, so a bot plays for you.
frame-take-seat = Play on yourself
frame-rules = Rules of the game
frame-export = Save the match file
frame-sound = Sound
frame-sound-on = Sound on
frame-sound-off = Sound off
frame-notify-on = Notifications on
frame-notify-off = Notifications off
frame-notify-refused = The browser does not let this page notify you.
frame-go-home = Home, your seat stays yours
frame-leave = Give up the seat
frame-leave-title = Give up your seat?
frame-leave-text = A bot plays on for you, and you cannot come back. If you only go away for a while, go home: your seat stays yours.
frame-leave-text-passes = Your seat passes from now on, as when time is up, and you cannot come back. If you only go away for a while, go home: your seat stays yours.
frame-leave-stay = Stay
frame-rematch = Play again
frame-rematch-ready = You are asked to play again with the same people.
frame-rematch-go = Play along
frame-rematch-watch = Watch
frame-replay = Watch the replay

# Keys
frame-keys = Keyboard
frame-keys-on = Single keys do something
frame-keys-game = In { $game }
frame-keys-table = At every table
frame-key-help = This sheet
frame-key-log = What happened
frame-key-chat = Write to the table
frame-key-notes = Private notes
frame-key-undo = Take back
frame-key-sound = Sound on or off
frame-key-result = Result or table, after the end
frame-key-close = Close what is open

# The line to the server
frame-line-lost = The connection is lost. It comes back by itself; nothing you did is gone.
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
frame-closed-no-room-to-watch-text = As many people are watching as there is room for, or you are in too many windows. Try again later.
frame-closed-opened-elsewhere = You are at this table elsewhere
frame-closed-opened-elsewhere-text = You have opened this table in so many windows that this one was closed. Nothing is lost.
frame-expired = This table has expired
frame-expired-text = Nobody came or played on for a long time. Nobody has lost or won.
frame-halted = This game cannot go on
frame-halted-rules-changed = The rules of this game were corrected in an update, and it cannot go on by them. It is shown as far as it goes.
frame-halted-too-long = This game has become longer than any game can be, and stops here.
frame-rules-changed = The rules were corrected in an update. The game goes on by the new ones.
frame-cancelled = This table was called off
frame-cancelled-text = Nobody has lost or won.

# One screen for several people
frame-curtain-pass = Pass the screen to { $name }
frame-curtain-hint = What is behind the curtain is for one pair of eyes.
frame-curtain-show = I am { $name }, show
frame-curtain-instead = I am { $name }
frame-curtain-close = Close the curtain
frame-curtain-looking = { $name } looks and may still change the choice.

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
frame-points = Points
frame-sheet = Score sheet
frame-sheet-tie = Equal points were told apart by the rules for ties.
frame-total = Total
frame-places = Place
frame-chart-score = Points over time
frame-chart-score-desc = A line for each player. At the end { $names } leads with { $points } points.
frame-chart-table = As a table

# The replay
replay = Replay
replay-title = Replay, { $game }
replay-about-won =
    { $count ->
        [one] { $game }, { $date }. { $names } won with { $points }.
       *[other] { $game }, { $date }. { $names } shared the victory with { $points }.
    }
replay-about-you-won = { $game }, { $date }. You won with { $points }.
replay-rules-refuse = The rules were corrected since. This game can be shown up to step { $step } of { $steps }; its file has all of them.
replay-rules-older = This game was played by an earlier version of the rules.
replay-running = { $game }, still played
replay-eyes = Look from this seat
replay-public = Public
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
replay-next = Step on
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
hint-thinking = The expert thinks …
hint-others = Other choices
hint-chance = { $percent } % to win
hint-about = Chances are the share of imagined games that you would win, judged from what you can see.
hint-later = You have nothing to decide now.
hint-outdated = Something has happened since. Ask again.
hint-retry = Try again
review = Review
review-begin = Review the game
review-about = The expert looks at every decision: what it would have played, and how much of the chance to win was lost.
review-progress = { $judged } of { $decisions } decisions judged
review-failed = The review stopped.
review-chart = Chance of winning
review-chart-short = Chances
review-chart-desc = Everybody’s chance of winning in percent, judged with all cards open.
review-here = From here
review-quiet = Nobody decides anything here.
review-played = Played:
review-better = Better:
review-agrees = The expert agrees.
review-loss = { $points ->
    [0] no difference
   *[other] −{ $points } %
}
review-next = Next mistake
review-prev = Mistake before
review-none = No mistake here. Well played!
review-summary = Mistakes of everybody
review-lost = Lost on average
review-mark-best = Best
review-mark-good = Good
review-mark-slip = Slip
review-mark-mistake = Mistake
review-mark-costly = Costly mistake
