home-title = What shall we play?
lost-title = There is nothing here
waiting-for = Waiting for { $who }
close = Close
skip-to-content = Skip to the content
nav-main = Main
nav-play = Play
nav-tables = Tables
nav-replays = Replays
nav-rules = Rules
language = Language
theme = Colours
theme-light = Light
theme-dark = Dark
account = Your account
account-of = Your account, { $name }
guest-keep-name = Guest, keep this name
error-offline = The server does not answer. Your games are safe; try again soon.
error-unexpected = Something went wrong. Try again.

# Pages' titles
title-home = Emporion
title-of = { $page } · Emporion

# Lists of tables
just-now = just now
pace-none = No clock
pace-days =
    { $days ->
        [one] A day a move
       *[other] { $days } days a move
    }
pace-live = Live, { $minutes } min
pace-live-increment = Live, { $minutes } min + { $seconds } s
seat-open = Open seat
table-of = Table of { $name }
seats-taken = { $taken } of { $seats }
result-other = { $name } { $points }
result-you = you { $points }
result-you-first = You { $points }
replay-about =
    { $game }, { $seats ->
        [one] one seat
       *[other] { $seats } seats
    } · { $when }
replay-watch = Watch
try-again = Try again
loading = Loading

# Home
home-subtitle = Cities, power, trade. No account: choose a game and the first hand is dealt.
players-range = { $min } to { $max }
minutes = { $minutes } min
play-now = Play now
play-now-how = Bots are ready. The first hand is dealt in a moment.
invite-friends = Invite friends
invite-friends-how = You get a link. Whoever opens it can sit down.
one-screen = One screen
one-screen-how-short = Pass one device around; a curtain hides each hand.
one-screen-title = { $game } on one screen
one-screen-how = You sit around one device and pass it on. A curtain hides each hand.
how-many-people = How many are you?
bots-join =
    { $bots ->
        [one] A bot joins you
       *[other] { $bots } bots join you
    }
begin = Begin
your-move = Your move
your-games = Your games
no-games-yet = Nothing is running. Three ways to begin:
others-turn = Others are thinking
others-think = waiting for { $names }
waiting-for-seats =
    { $open ->
        [0] ready to begin
        [one] one seat is free
       *[other] { $open } seats are free
    }
game-against = { $game } with { $names }
all-my-tables = All your tables
open-tables = Open tables
new-table = New table
enter = Enter
join = Join
no-open-tables = No table is looking for players. Make one and others will find it here.
recent-replays = Recent games
all = All
no-replays = Finished games appear here, to be watched again step by step.
