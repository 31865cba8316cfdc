# Puzzles: the page of all of them, a puzzle, and what comes of an answer.

puzzles-title = Puzzles
puzzles-subtitle = Positions from games between bots in which one choice is clearly best. Your first answer moves your rating.
puzzles-lessons = Lessons
puzzles-all = All puzzles
puzzles-none = There are no puzzles here yet.
puzzles-count = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
puzzles-daily-waits = waits for you
puzzles-daily-solved = solved
puzzles-daily-missed = answered
puzzles-solve = Solve
puzzles-solve-it = Solve it
puzzles-look = See the answer
puzzles-your-rating = Your rating
puzzles-none-answered = You have answered none yet.
puzzles-answered = { $count ->
    [one] { $count } answered, { $row } solved in a row
   *[other] { $count } answered, { $row } solved in a row
}
puzzles-endless = Endless puzzles
puzzles-endless-text = any game, as hard as you like
puzzles-by-theme = By theme
puzzles-practice = Practice
puzzles-of-theme = { $game }, { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}

# A puzzle
puzzle-gone = This puzzle did not open
puzzle-of-the-day = Puzzle of the day
puzzle-of = Puzzle of { $game }
puzzle-rated = rated { $rating }
puzzle-day-rated = { $day }, rated { $rating }
puzzle-where = Where you are
puzzle-leave = Leave
puzzle-question = { $game ->
    [seven-wonders] Which card wins most?
   *[other] Which move wins most?
}
puzzle-how = Play it on the board or choose it here, then press Answer.
puzzle-parts = What is shown
puzzle-part-table = The position
puzzle-part-choices = The choices
puzzle-part-answer = The answer
puzzle-choices = Choices
puzzle-choose = Choose first, then answer.
puzzle-you-choose = You choose: { $choice }
puzzle-answer = Answer
puzzle-not-a-choice = This puzzle does not compare that with the others. Choose one from the list.
puzzle-not-counted = You have answered before, so this does not count.

# After the answer
puzzle-verdict-best = Right, that is the best
puzzle-verdict-good-enough = Right, as good as the best
puzzle-verdict-worse = Something else is better
puzzle-chose = You chose: { $choice }, { $chance }.
puzzle-best-is = The best: { $choice }, { $chance }.
puzzle-next = Next puzzle
puzzle-again = Try again
puzzle-play-on = Play on
puzzle-why = Why it is best
puzzle-chances = What each choice wins
puzzle-chances-about = The share of imagined games that you would win, judged from what you can see. Within 2 % of the best counts as the best.
puzzle-best = Best:
puzzle-yours = You:
puzzle-about = About
puzzle-your-rating = Your rating, { $game }
puzzle-first-counts = Your first answer counts; this one changed nothing.
puzzle-in-a-row = { $count ->
    [one] { $count } solved in a row, at most { $longest }
   *[other] { $count } solved in a row, at most { $longest }
}
puzzle-days = { $days ->
    [0] A day counts when you answer a puzzle.
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
puzzle-week = The last seven days
puzzle-day-told = { $answered } answered, { $solved } solved

# What puzzles are about
puzzle-theme-trade = Trade
puzzle-theme-barter = Barter
puzzle-theme-war = War
puzzle-theme-chain = Chains
puzzle-theme-science = Science
puzzle-theme-wonder = Wonder
puzzle-theme-guild = Guilds
puzzle-theme-denial = Denial
puzzle-theme-goods = Goods
puzzle-theme-money = Income
puzzle-theme-points = Points
puzzle-theme-pollution = Pollution
puzzle-theme-energy = Energy
puzzle-theme-research = Research
puzzle-theme-covering = Covering
puzzle-theme-notes = Notes
puzzle-theme-flags = Flags
puzzle-theme-building = Building
puzzle-theme-automation = Automation
puzzle-theme-production = Production
puzzle-theme-draft = Opening
puzzle-theme-timing = Timing
puzzle-theme-end = The end
