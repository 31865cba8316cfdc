# What the shell says about each game: its name, a line about it, and its options.

option-players-some = { $others } or { $last } players
option-players-one = { $last } players
option-wrong-players = { $value } is for { $players }.
option-no-effect = Has no effect with what is chosen here.

game-seven-wonders = 7 Wonders
game-seven-wonders-pitch = Draft cards, raise a wonder, watch both neighbours.
game-prosperity = Prosperity
game-prosperity-pitch = Power a country for decades and keep its air clean.
game-wealth-of-nations = Wealth of Nations
game-wealth-of-nations-pitch = Found industries, haggle, move the markets.

# What lists say of a game that waits: where it is, and what is asked.
now-seven-wonders-wonder = Set-up: choose your wonder
now-seven-wonders-side = Set-up: choose the side of your board
now-seven-wonders-play-card = Age { $age ->
    [1] I
    [2] II
   *[3] III
}, turn { $turn }: play a card
now-seven-wonders-seventh-card = Age { $age ->
    [1] I
    [2] II
   *[3] III
}: play your seventh card too
now-seven-wonders-discard-pick = Age { $age ->
    [1] I
    [2] II
   *[3] III
}, turn { $turn }: build a card from the discard pile
now-prosperity-actions = Turn { $turn } of { $turns }: { $left ->
    [one] one action left
   *[other] { $left } actions left
}
now-prosperity-settle = Turn { $turn } of { $turns }: energy is missing
now-prosperity-advance = Turn { $turn } of { $turns }: share your steps of research
now-prosperity-final-energy = Final scoring: energy is missing
now-wealth-of-nations-package = Set-up: take a package
now-wealth-of-nations-claim = Set-up: place your first flag
now-wealth-of-nations-station = Set-up: station your first unit
now-wealth-of-nations-trade = Round { $round }, Trade: buy, sell or pass
now-wealth-of-nations-develop = Round { $round }, Develop: take an action or pass
now-wealth-of-nations-march = Round { $round }, Develop: activate your units
now-wealth-of-nations-defence = Round { $round }, Develop: fight or let them in
now-wealth-of-nations-operation = Round { $round }, Develop: what your unit does
now-wealth-of-nations-occupy = Round { $round }, Produce: which units occupy
now-wealth-of-nations-produce = Round { $round }, Produce: what you run
now-wealth-of-nations-repay = The end: repay your notes

option-seven-wonders-wonders = Wonders
option-seven-wonders-wonders-hint = How each player comes by a wonder.
option-seven-wonders-wonders-dealt = Dealt at random
option-seven-wonders-wonders-chosen = Chosen in turn
option-seven-wonders-sides = Sides of the boards
option-seven-wonders-sides-hint = The night sides have stranger powers.
option-seven-wonders-sides-chosen = Everybody chooses
option-seven-wonders-sides-day = All by day
option-seven-wonders-sides-night = All by night
option-seven-wonders-sides-random = At random

option-prosperity-boards = Boards
option-prosperity-boards-hint = Which side of the board each seat plays on. The black one is harder: its local industry pollutes and its laboratory uses energy.
option-prosperity-boards-silver = Silver
option-prosperity-boards-black = Black
option-prosperity-triangle = Too much pollution
option-prosperity-triangle-hint = What a country loses at a scoring while it is too polluted.
option-prosperity-triangle-all = All points
option-prosperity-triangle-symbols = Points for prosperity
option-prosperity-null-actions = Actions without effect
option-prosperity-null-actions-hint = Cleaning up without discs, research on a full track.
option-prosperity-null-actions-allowed = Allowed
option-prosperity-null-actions-forbidden = Not allowed

option-wealth-of-nations-edition = Edition
option-wealth-of-nations-edition-hint = The second trades up to three cubes at a time, charges interest on notes and ends with one quick sale.
option-wealth-of-nations-edition-second = Second edition
option-wealth-of-nations-edition-first = First edition
option-wealth-of-nations-war-clouds = War Clouds
option-wealth-of-nations-war-clouds-hint = Military units move, fight, take land and live off the industries of others.
option-wealth-of-nations-terrain = Terrain
option-wealth-of-nations-terrain-hint = Six more hexes are closed, for a smaller board and a shorter game; each layout is for certain numbers of players.
option-wealth-of-nations-terrain-none = None
option-wealth-of-nations-terrain-mountains-and-valleys = Mountains and valleys
option-wealth-of-nations-terrain-through-the-passes = Through the passes
option-wealth-of-nations-terrain-lake-country = Lake country
option-wealth-of-nations-terrain-friends-and-foes = Friends and foes
option-wealth-of-nations-terrain-the-great-ocean = The great ocean
option-wealth-of-nations-terrain-five-empires = Five empires
option-wealth-of-nations-final-pass = Passing is final
option-wealth-of-nations-final-pass-hint = Whoever passes in a Trade phase takes no more trade actions in it.
option-wealth-of-nations-cash-only = Start with money only
option-wealth-of-nations-cash-only-hint = Instead of packages everybody gets $360 and places one flag anywhere on the board.
option-wealth-of-nations-synergy = Shared dots
option-wealth-of-nations-synergy-hint = A dot on tiles of several players yields for each of them instead of for nobody.
option-wealth-of-nations-mine-leads-draft = The mine leads the draft
option-wealth-of-nations-mine-leads-draft-hint = Somebody other than the first player picks the first package.
option-wealth-of-nations-five-players = With five players
option-wealth-of-nations-five-players-hint = Which industry package of the second edition is left out when five play.
option-wealth-of-nations-five-players-without-generators = Without the generators
option-wealth-of-nations-five-players-without-integrated-economy = Without the Integrated Economy
option-wealth-of-nations-money = Money of the others
option-wealth-of-nations-money-hint = Whether you see how much money the others have, or only about how much.
option-wealth-of-nations-money-exact = Seen exactly
option-wealth-of-nations-money-rough = Seen roughly
option-wealth-of-nations-sleeping = A game that stalls
option-wealth-of-nations-sleeping-hint = What happens when nobody does more than pass for ten whole rounds. It can end: with the last Trade phase or the final sale of its edition, then the points are counted.
option-wealth-of-nations-sleeping-ends = Ends
option-wealth-of-nations-sleeping-goes-on = Goes on for ever
