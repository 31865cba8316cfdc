home-title = What shall we play?
lost-title = There is nothing here
close = Close
skip-to-content = Skip to the content
nav-main = Main
nav-play = Play
nav-tables = Tables
nav-replays = Replays
nav-learn = Learn
nav-rules = Rules
language = Language
theme = Colours
theme-light = Light
theme-dark = Dark
account = Your account
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
pace-live = Live, { $time }
pace-live-increment = Live, { $time } + { $seconds } s
time-seconds = { $seconds } s
time-minutes = { $minutes } min
time-minutes-seconds = { $minutes } min { $seconds } s
left-days = { $days } d
left-hours = { $hours } h
seat-open = Open seat
table-of = Table of { $name }
table-yours = Your table
seats-taken = { $taken } of { $seats }
result-other = { $name } { $points }
result-you = you { $points }
result-you-first = You { $points }
result-place =
    { $place ->
        [1] You won, 1st of { $count }
        [2] You came 2nd of { $count }
        [3] You came 3rd of { $count }
       *[other] You came { $place }th of { $count }
    }
replay-watch = Watch
action-on = { $action }: { $name }
try-again = Try again
loading = Loading

# Home
home-subtitle = Cities, power, trade. No account needed: choose a game and play.
players-range = { $min } to { $max }
minutes = { $minutes } min
play-now = Play now
play-now-how = Bots are ready. The game begins at once.
invite-friends = Invite friends
invite-friends-how = You get a link. Whoever opens it can sit down.
one-screen = One screen
one-screen-how-short = Pass one device around; a curtain hides what is yours alone.
learn-by-playing = Learn by playing
learn-by-playing-how = New here? Short lessons with a coach
learn-this-game = Never played it? Learn { $game } by playing
one-screen-title = { $game } on one screen
one-screen-how = { $open ->
    [yes] You sit around one device and pass it on. Everybody may see everything.
   *[no] You sit around one device and pass it on. A curtain hides what only one of you may see.
}
one-screen-names = Your names
one-screen-name = Name of player { $number }
how-many-people = How many are you?
bots-join =
    { $bots ->
        [one] A bot joins you
       *[other] { $bots } bots join you
    }
begin = Begin
your-move = Your move
your-games = Your games
no-games-yet = You have no games in progress. Three ways to begin:
table-halted = Stopped by an update
game-halted = { $game } · stopped by an update
others-turn = Others are thinking
others-think = waiting for { $names }
waiting-for-players = Waiting for players
last-move = Last move { $ago }
asked-since = Your turn began { $ago }
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
more = More
find-table = Find a table
find-title = Title of a table
find-any-pace = Any pace
find-any-seats = Any number of players
find-seats = { $seats } players
find-free-label = Free seats
find-any-free = Any free seats
find-free =
    { $free ->
        [one] At least one free seat
       *[other] At least { $free } free seats
    }
find-nothing = No open table matches.
find-no-game = No game matches.
find-all = Show all
find-found =
    { $count ->
        [0] Nothing found
        [one] One table found
       *[other] { $count } tables found
    }
recent-replays = Recent games
all = All
no-replays = Finished games appear here, to be watched again step by step.

# A new table
choose-game = Choose a game
new-seats = Seats
new-players = Number of players
new-seats-hint = You play your own seats on this screen. Open seats wait for other people.
seat-number = Seat { $number }
seat-plan-me = You
seat-plan-open = Open
seat-plan-bot = Bot
bot-level = Level of the bot in seat { $number }
bot-random = Random bot
bot-easy = Easy bot
bot-normal = Normal bot
bot-hard = Hard bot
bot-expert = Expert bot
new-rules = Rules
new-no-options = This game has no options.
new-pace = Pace
clock-none = No clock
clock-none-hint = Everybody takes the time they need.
clock-live = Live
clock-live-hint = Everybody is at the table, each with a clock.
clock-days = Days
clock-days-hint = A move now and then, over several days.
clock-how-long = How long?
timeout = When time is up
timeout-bot-sits-in = A bot sits in
timeout-bot-sits-in-hint = Until the person comes back.
timeout-default-action = A plain move
timeout-default-action-hint = The game plays a harmless move for them.
timeout-vote = The others vote
timeout-vote-hint = On whether a bot plays until they come back.
new-company = Who may join
visibility-public = Everybody
visibility-public-hint = Listed among the open tables.
visibility-unlisted = With the link
visibility-unlisted-hint = Not listed anywhere.
visibility-invited = Only invited
visibility-invited-hint = Only the secret link opens the table.
new-title = Title of the table
new-title-hint = Optional, such as Lunch break
new-spectators = Spectators
new-spectators-hint = Others may watch; they see no hands.
new-shuffle = Shuffle the seats
new-shuffle-hint = Chance decides who sits where.
new-hints = Hints
new-hints-hint = Players may ask the expert for advice.
new-make = Create the table
new-sum-mine =
    { $many ->
        [one] you
       *[other] { $many } of you
    }
new-sum-open =
    { $many ->
        [one] one open seat
       *[other] { $many } open seats
    }
new-sum-bots =
    { $many ->
        [one] one bot
       *[other] { $many } bots
    }
yes = Yes
no = No

# The lobby of a table
copy = Copy
link-copied = The link is copied.
link-selected = The link is selected; copy it.
lobby-you = You
lobby-free = Waiting for somebody
lobby-asked = Invited, not here yet
lobby-asks-you = You are invited to play again
lobby-here = Here
lobby-away = Away
lobby-person = Seated
lobby-host = Host
lobby-sit = Sit here
lobby-waiting =
    { $free ->
        [one] One seat is still free.
       *[other] { $free } seats are still free.
    }
lobby-ready = Everybody is here. Begin when you like.
lobby-wait-host = Everybody is here. { $name } begins.
lobby-wait-somebody = Everybody is here. The host begins.
lobby-level = Level of the bots
lobby-fill =
    { $free ->
        [one] Begin with a bot
       *[other] Begin with { $free } bots
    }
lobby-join = Sit down
lobby-name = What shall we call you?
lobby-name-hint = Everybody at the table sees this name. You need no account.
lobby-join-as = Sit down as { $name }
lobby-invites = { $name } invites you to
lobby-qr = Code of this link, for the camera of a phone
lobby-qr-hint = With a phone: point the camera here.
lobby-share = Share
lobby-leave = Stand up
lobby-decline = Not this time
lobby-cancel = Cancel the table
lobby-chat-goes-on = goes on at the table
lobby-cancel-title = Cancel this table?
lobby-cancel-text = It disappears for everybody.
keep = Keep it
lobby-invite-public = This table is listed. The link is the quickest way.
lobby-invite-unlisted = Whoever has this link can sit down.
lobby-invite-invited = Only this link opens the table. Keep it secret.
lobby-link = Link to this table
lobby-agreed = Settings
lobby-rules = Read the rules
lobby-put-bot = A bot
lobby-move = Change places: { $name }
lobby-move-stay = Stay here
lobby-move-here = To this seat
lobby-remove = Remove { $name }
lobby-shuffled = Seats are drawn when the game begins; the settings can change that.
lobby-removed = The host has freed your seat.
lobby-settings = Change the settings
lobby-settings-change = Change
lobby-settings-save = Change them
lobby-settings-keep = Leave them
lobby-settings-changed = The host has changed the settings.

# Lists
filter-games = Games
all-games = All games
filter-whose = Whose games
everybodys = Everybody’s
yours = Yours
tables-waiting = Waiting for players
look = Watch
import = Open a match file
import-hint = A game saved here or elsewhere: watch it, or play on.
import-not-json = { $line ->
    [0] This is not a match file.
   *[other] This is not a match file: line { $line } cannot be read.
}

# Rules
rules-subtitle = In our own words, with a search. At a table, point at anything to have it explained.
rules-of = Rules of { $game }
rules-own-words = In our own words.
rules-contents = Contents
rules-search = Search the rules
rules-found =
    { $count ->
        [0] Nothing found
        [one] One section
       *[other] { $count } sections
    }
rules-none = These rules are still to be written.
rules-not-found = No section of the rules has all these words.
rules-link = Link to “{ $title }”

# Nothing there
lost-text = The address leads nowhere, or the table is gone.
lost-home = Back to the games

# The account
save = Save
display-name = Your name
display-name-hint = What others see at the table.
name-changed = This is your name now.
keep-name = Keep this name
keep-name-how = A login name and a password: then you can come back from any device. Your games stay yours.
kept = The name is yours now.
log-in = Log in
log-in-how = Come back to your account. What you played here as a guest stays behind.
logged-in = Welcome back.
login-name = Login name
login-name-hint = 3 to 32 letters, digits, dots, dashes or underscores.
password = Password
password-hint = At least 8 characters. A few words that do not usually go together are best.
account-kept = Your account
account-kept-how = You are logged in and can come back from any device.
log-out = Log out
log-out-everywhere = Log out everywhere
log-out-how = Tokens stay when you log out. If you log out everywhere, the tokens made in those sessions end as well.
logged-out = You are logged out.
tokens = Tokens for bots
tokens-how = A program with a token plays in your name.
tokens-docs = How programs play
token-label = What is it for?
token-scope = What may it do?
token-scope-play = Play
token-scope-play-how = Everything at tables, nothing about your account.
token-scope-account = Everything
token-scope-account-how = Also your name, your tokens and your sessions. Give it only to programs you trust as much as yourself.
token-scope-older = Play, and change your name
token-make = Make a token
token-made = made { $when }
token-once = The token “{ $label }”, shown only now:
token-secret = Secret of the token
token-revoke = Revoke
match-files = Match files
match-files-how = Your finished games, to keep or to open elsewhere.
match-files-none = Your finished games can be saved here as files.
save-file = Save
