# What the shell says about each game: its name, a line about it, and its options.

game-seven-wonders = 7 Wonders
game-seven-wonders-pitch = Draft cards, raise a wonder, watch both neighbours.
game-prosperity = Prosperity
game-prosperity-pitch = Power a country for decades and keep its air clean.
game-wealth-of-nations = Wealth of Nations
game-wealth-of-nations-pitch = Found industries, haggle, move the markets.

option-seven-wonders-wonders = Wonders
option-seven-wonders-wonders-hint = How each player comes by a wonder.
option-seven-wonders-wonders-dealt = Dealt at random
option-seven-wonders-wonders-chosen = Chosen in turn
option-seven-wonders-sides = Sides of the boards
option-seven-wonders-sides-hint = The night sides have stranger powers.
option-seven-wonders-sides-chosen = Everybody chooses
option-seven-wonders-sides-day = All day
option-seven-wonders-sides-night = All night
option-seven-wonders-sides-random = At random

option-prosperity-boards = Boards
option-prosperity-boards-hint = Which side of the board each seat plays on.
option-prosperity-boards-silver = Silver
option-prosperity-boards-black = Black
option-prosperity-triangle = Too much pollution
option-prosperity-triangle-hint = What a country loses at a scoring while it is too polluted.
option-prosperity-triangle-all = All points
option-prosperity-triangle-symbols = Points for prosperity
option-prosperity-null-actions = Actions without effect
option-prosperity-null-actions-hint = Cleaning without pollution, research on a full track.
option-prosperity-null-actions-allowed = Allowed
option-prosperity-null-actions-forbidden = Not allowed
