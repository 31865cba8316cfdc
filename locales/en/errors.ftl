# Why a request was refused. The server reads these, and so does the page.
# A value that is not known is given as "none".

error-malformed = { $why ->
    [none] This request cannot be read.
   *[other] This request cannot be read: { $why }
}
error-not-found = There is nothing at this address.
error-method-not-allowed = This address does not take this method.
error-too-large = This is larger than what is accepted.
error-too-many = { $seconds ->
    [none] Too many requests. Try again later.
    [one] Too many requests. Try again in one second.
   *[other] Too many requests. Try again in { $seconds } seconds.
}
error-cross-site = This request came from another site.
error-wrong-host = This server does not answer at this address. Whoever runs it gives the right one with --public-url.
error-unauthorised = Start a session or send a token first.
error-forbidden = This is not yours to do.
error-scope-needed = This token is for playing. For anything about the account it takes you yourself, or a token made for that.
error-name-taken = This login name is taken.
error-display-name-taken = Somebody with an account has this name, or one that looks like it. Choose another one.
error-bad-login = The login name and the password do not match.
error-login-locked = { $minutes ->
    [none] Too many wrong passwords for this login name. Try again later.
    [0] Too many wrong passwords for this login name. Try again in { $seconds ->
        [one] one second.
       *[other] { $seconds } seconds.
    }
   *[other] Too many wrong passwords for this login name. Try again in { $minutes } minutes.
}
error-bad-name = A name has 1 to { $max } visible characters.
error-bad-login-name = A login name has { $min } to { $max } letters, digits, dots, dashes and underscores.
error-bad-password = A password has { $min } to { $max } characters.
error-weak-password = This password is easy to guess.
error-already-registered = You already have an account.
error-unknown-game = There is no such game.
error-bad-options = { $why ->
    [none] The game does not take these options.
   *[other] The game does not take these options: { $why }
}
error-bad-table = { $why ->
    [none] A table cannot be created like this.
   *[other] A table cannot be created like this: { $why }
}
error-bad-match-file = { $fault ->
    [json] This is not a match file: line { $line } cannot be read.
    [format] This file is of something else, not a match of Emporion.
    [version] This match file is of version { $found }; here versions up to { $known } are read.
    [rules-version] This match was played by version { $found } of its game’s rules; here version { $known } is played.
    [options] The options in this file are not those of its game.
    [names] This file does not have one name for each player, or one of them cannot be used.
    [input] Step { $step } of this file cannot be read.
    [illegal] Step { $step } of this file is not possible by the rules.
    [outcome] The result in this file is not the one that its steps lead to.
   *[other] This file is not a match that can be played here.
}
error-no-such-table = There is no such table.
error-no-such-step = The match has no such step.
error-no-such-lesson = There is no such lesson.
error-no-such-puzzle = There is no such puzzle.
error-not-a-choice = The puzzle does not offer this choice.
error-secret-needed = This table is for those who have its invitation link.
error-no-spectators = This table is not open to spectators.
error-not-seated = You have no seat at this table.
error-not-your-seat = This seat is not yours.
error-seat-taken = This seat is taken.
error-already-seated = You already have a seat at this table.
error-seats-open = Some seats are still open.
error-not-open = This table has begun or was cancelled.
error-not-playing = No game is being played at this table.
error-not-finished = This will be possible once the game is over.
error-limit-reached = You have reached the limit of what is allowed.
error-no-room-to-watch = { $of ->
    [person] You are watching in as many windows as are allowed. Close one first.
    [address] No more people can watch from your network. Try again later.
   *[other] There is no room for more spectators. Try again later.
}
error-opened-elsewhere = You have opened this table in so many windows that this one was closed.
error-chat-too-fast = { $seconds ->
    [none] You are writing too fast for this table. Wait a moment.
    [one] You are writing too fast for this table. Wait a second.
   *[other] You are writing too fast for this table. Wait { $seconds } seconds.
}
error-too-long = This text is too long.
error-stale-decision = This decision has already been made.
error-stale = Somebody was faster. Look again.
error-illegal = The rules do not allow this.
error-nothing-to-undo = There is nothing to take back.
error-no-undo-asked = Nobody has asked to take anything back.
error-no-vote = There is no vote on this seat.
error-bot-sits-in = A bot plays in your seat at the moment. Take the seat back, or wait until the bot has made this decision.
error-hints-off = There are no hints at this table.
error-hint-replaced = You asked for another hint in the meantime.
error-nothing-to-decide = The game is not waiting for this seat.
error-match-too-long = { $limit ->
    [none] This match is longer than any match of its game can be.
   *[other] This match is too long: a match of this game has at most { $limit } steps.
}
error-enough-said = You have planned, offered or changed your mind as often as one match allows. You can still do what the game is waiting for.
error-log-full = So much was done and taken back at this table that only decisions are accepted now.
error-halted = This game cannot go on. You can look back at it, save it and cancel it.
error-import-busy = Many games are being imported right now. Try again in a moment.
error-import-too-slow = This match takes too long to play again.
error-import-quota = { $megabytes ->
    [none] You keep as many imported and continued games as are allowed. Cancel one that has not begun.
   *[other] You keep { $megabytes } MB of imported and continued games, which is all that is allowed. Cancel one that has not begun.
}
error-unavailable = This does not work right now. Try again soon.
error-cannot-write = The database cannot be written right now; perhaps the disk is full. Everything can still be read.
error-shutting-down = The server is being restarted. Try again soon.
error-internal = Something went wrong here, and it is not your fault.

# What is wrong with a password, and what would help. These follow the sentence above.
password-warning-row-of-keys = Straight rows of keys are among the first things that are tried.
password-warning-keyboard-pattern = Short patterns on the keyboard are easy to guess.
password-warning-repeated-character = Repeats such as “aaa” are easy to guess.
password-warning-repeated-part = Repeats such as “abcabcabc” are hardly harder to guess than “abc”.
password-warning-top-ten = It is one of the ten most common passwords.
password-warning-top-hundred = It is one of the hundred most common passwords.
password-warning-common = It is a very common password.
password-warning-like-common = It is much like a very common password.
password-warning-sequence = Sequences such as “abc” or “6543” are easy to guess.
password-warning-recent-year = Recent years are easy to guess.
password-warning-one-word = A single word is easy to guess.
password-warning-date = Dates are often easy to guess.
password-warning-one-name = A single name is easy to guess.
password-warning-common-name = Common names are easy to guess.
password-advice-few-words = Use a few words that do not usually go together.
password-advice-no-symbols-needed = Symbols, digits and capitals are not needed.
password-advice-add-words = Add a word or two; rare words are better.
password-advice-capitals = Capitals do not help much.
password-advice-all-capitals = All capitals are almost as easy to guess as small letters.
password-advice-reversed = Words written backwards are not much harder to guess.
password-advice-substitutions = Replacing letters as in “@” for “a” does not help much.
password-advice-longer-pattern = Use a longer pattern on the keyboard, with more changes of direction.
password-advice-no-repeats = Avoid words and characters that repeat.
password-advice-no-sequences = Avoid sequences.
password-advice-no-recent-years = Avoid recent years.
password-advice-no-years = Avoid years that have to do with you.
password-advice-no-dates = Avoid dates and years that have to do with you.
