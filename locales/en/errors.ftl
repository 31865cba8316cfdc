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
error-unauthorised = Start a session or send a token first.
error-forbidden = This is not yours to do.
error-name-taken = This login name is taken.
error-bad-login = The login name and the password do not belong together.
error-bad-name = A name has 1 to { $max } visible characters.
error-bad-login-name = A login name has { $min } to { $max } letters, digits, dots, dashes and underscores.
error-bad-password = A password has { $min } to { $max } characters.
error-already-registered = You have an account already.
error-unknown-game = There is no such game.
error-bad-options = { $why ->
    [none] The game does not take these options.
   *[other] The game does not take these options: { $why }
}
error-bad-table = { $why ->
    [none] A table cannot be made like this.
   *[other] A table cannot be made like this: { $why }
}
error-bad-match-file = { $why ->
    [none] This file is not a match that can be played here.
   *[other] This file is not a match that can be played here: { $why }
}
error-no-such-table = There is no such table.
error-no-such-step = The match has no such step.
error-secret-needed = This table is for those who have its invitation link.
error-no-spectators = This table is not open to spectators.
error-not-seated = You have no seat at this table.
error-not-your-seat = This seat is not yours.
error-seat-taken = This seat is taken.
error-already-seated = You have a seat at this table already.
error-seats-open = Some seats are still open.
error-not-open = This table has begun or was called off.
error-not-playing = No game is being played at this table.
error-not-finished = This is possible once the game is over.
error-limit-reached = You have as many as are allowed.
error-too-long = This text is too long.
error-stale-decision = This decision was made already.
error-stale = Somebody was faster. Look again.
error-illegal = The rules do not allow this.
error-nothing-to-undo = There is nothing to take back.
error-no-undo-asked = Nobody has asked to take anything back.
error-no-vote = There is no vote on this seat.
error-hints-off = There are no hints at this table.
error-hint-replaced = You asked for another hint in the meantime.
error-nothing-to-decide = The game does not wait for this seat.
error-unavailable = This does not work right now. Try again soon.
error-shutting-down = The server is being restarted. Try again soon.
error-internal = Something went wrong here, and it is not your fault.
