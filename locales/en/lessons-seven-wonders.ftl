### What the coach says in the lessons of 7 Wonders. Of each step: the sentence, what to press, why, and its line in the list.

## A turn

lesson-seven-wonders-turn = A turn
lesson-seven-wonders-turn-teaches = Choose, reveal, pass the rest
lesson-seven-wonders-turn-wrong = Not now: take what glows.
lesson-seven-wonders-turn-done = Six turns make an Age, and three Ages make the game.
lesson-seven-wonders-turn-choose = You hold seven cards and play one of them each turn.
lesson-seven-wonders-turn-choose-press = Press the Altar.
lesson-seven-wonders-turn-choose-why = It costs nothing and is worth 3 points at the end.
lesson-seven-wonders-turn-choose-task = Choose a card
lesson-seven-wonders-turn-choose-wrong-1 = The Scriptorium needs papyrus, which neither you nor your neighbours make.
lesson-seven-wonders-turn-build = Solon and Sappho have chosen in secret; only you are missing.
lesson-seven-wonders-turn-build-press = Press Build.
lesson-seven-wonders-turn-build-why = All cards are revealed at once, so nobody can wait and see.
lesson-seven-wonders-turn-build-task = Build it
lesson-seven-wonders-turn-reveal = All three cards are revealed at once.
lesson-seven-wonders-turn-reveal-why = What is built stays in its city to the end, for everybody to see.
lesson-seven-wonders-turn-reveal-task = See what the others built
lesson-seven-wonders-turn-reveal-label-1 = Solon: an Ore Vein
lesson-seven-wonders-turn-reveal-label-2 = Sappho: a Workshop
lesson-seven-wonders-turn-passed = The rest of your hand went to Solon; these six cards came from Sappho.
lesson-seven-wonders-turn-passed-why = Hands go left in Ages I and III, and right in Age II.
lesson-seven-wonders-turn-passed-task = Take the next hand
lesson-seven-wonders-turn-passed-label-1 = From Sappho
lesson-seven-wonders-turn-again = A new hand, a new choice: a brown card makes goods.
lesson-seven-wonders-turn-again-press = Press the Lumber Yard.
lesson-seven-wonders-turn-again-why = It costs nothing and makes 1 wood every turn.
lesson-seven-wonders-turn-again-task = Choose again
lesson-seven-wonders-turn-again-build = The others have chosen again.
lesson-seven-wonders-turn-again-build-press = Press Build.
lesson-seven-wonders-turn-again-build-why = Until the last one has chosen, everybody may still change their card.
lesson-seven-wonders-turn-again-build-task = Build it
lesson-seven-wonders-turn-given = Solon built the Loom that you passed on.
lesson-seven-wonders-turn-given-why = What you leave in a hand, your neighbour may take: look before you pass.
lesson-seven-wonders-turn-given-task = See where your cards went
lesson-seven-wonders-turn-given-label-1 = The Loom from your hand

## What your city makes

lesson-seven-wonders-goods = What your city makes
lesson-seven-wonders-goods-teaches = Goods are there every turn
lesson-seven-wonders-goods-wrong = Not now: take what glows.
lesson-seven-wonders-goods-done = Goods are never used up, and each symbol counts once a turn.
lesson-seven-wonders-goods-choose = Baths cost 1 stone, and your city makes 1 stone.
lesson-seven-wonders-goods-choose-press = Press the Baths.
lesson-seven-wonders-goods-choose-why = What a card costs stands at its left edge.
lesson-seven-wonders-goods-choose-task = Choose the Baths
lesson-seven-wonders-goods-choose-label-1 = Costs 1 stone
lesson-seven-wonders-goods-choose-label-2 = Makes 1 stone
lesson-seven-wonders-goods-choose-wrong-1 = The Workshop needs glass, which neither you nor your neighbours make.
lesson-seven-wonders-goods-build = Your own stone pays for them.
lesson-seven-wonders-goods-build-press = Press Build.
lesson-seven-wonders-goods-build-why = What your city makes costs you no coins.
lesson-seven-wonders-goods-build-task = Build them
lesson-seven-wonders-goods-still = The stone is still there, and so are your 3 coins.
lesson-seven-wonders-goods-still-why = Goods are not spent: your city makes them again every turn.
lesson-seven-wonders-goods-still-task = See what is left
lesson-seven-wonders-goods-still-label-1 = Still 1 stone
lesson-seven-wonders-goods-still-label-2 = Still 3 coins
lesson-seven-wonders-goods-more = Brown cards add raw materials, grey cards manufactured goods.
lesson-seven-wonders-goods-more-press = Press the Lumber Yard.
lesson-seven-wonders-goods-more-why = The more your city makes, the less you have to buy.
lesson-seven-wonders-goods-more-task = Choose a brown card
lesson-seven-wonders-goods-more-build = The Lumber Yard costs nothing.
lesson-seven-wonders-goods-more-build-press = Press Build.
lesson-seven-wonders-goods-more-build-why = You have its wood from the next turn on.
lesson-seven-wonders-goods-more-build-task = Build it
lesson-seven-wonders-goods-either = A stroke between two goods means one or the other.
lesson-seven-wonders-goods-either-press = Press the Clay Pit.
lesson-seven-wonders-goods-either-why = Every turn it makes ore or clay, whichever you need.
lesson-seven-wonders-goods-either-task = Choose one with a stroke
lesson-seven-wonders-goods-either-build = This one costs 1 coin, paid to the bank.
lesson-seven-wonders-goods-either-build-press = Press Build.
lesson-seven-wonders-goods-either-build-why = A choice fits more cards, so it is worth its coin.
lesson-seven-wonders-goods-either-build-task = Pay the bank
lesson-seven-wonders-goods-row = Your city makes stone, wood, and ore or clay now.
lesson-seven-wonders-goods-row-why = Each symbol counts once a turn: two stone take two stone symbols.
lesson-seven-wonders-goods-row-task = Look at your goods
lesson-seven-wonders-goods-row-label-1 = Three goods every turn

## Buying

lesson-seven-wonders-buying = Buying
lesson-seven-wonders-buying-teaches = Pay a neighbour 2 coins
lesson-seven-wonders-buying-wrong = Not now: take what glows.
lesson-seven-wonders-buying-done = Buy what you need once; build what you need often.
lesson-seven-wonders-buying-choose = Barracks cost 1 ore, and your city makes wood only.
lesson-seven-wonders-buying-choose-press = Press the Barracks.
lesson-seven-wonders-buying-choose-why = The gold ring around the ore says that it must be bought.
lesson-seven-wonders-buying-choose-task = Choose the Barracks
lesson-seven-wonders-buying-choose-label-1 = Needs 1 ore
lesson-seven-wonders-buying-choose-label-2 = Makes wood only
lesson-seven-wonders-buying-choose-wrong-1 = The Apothecary needs cloth, which neither neighbour makes yet.
lesson-seven-wonders-buying-seller = Solon, your left neighbour, sells ore for 2 coins.
lesson-seven-wonders-buying-seller-why = Neighbours sell what their board and their brown and grey cards make, and nothing else.
lesson-seven-wonders-buying-seller-task = See who sells
lesson-seven-wonders-buying-seller-label-1 = Ore: 2 coins
lesson-seven-wonders-buying-build = You make no ore, but Solon does.
lesson-seven-wonders-buying-build-press = Press Build to pay Solon 2 coins.
lesson-seven-wonders-buying-build-why = Nobody can refuse to sell, and Solon can still use the ore.
lesson-seven-wonders-buying-build-task = Pay Solon
lesson-seven-wonders-buying-build-label-1 = Needs 1 ore
lesson-seven-wonders-buying-build-label-2 = Sells it for 2
lesson-seven-wonders-buying-purses = You have 1 coin left, and Solon has 5.
lesson-seven-wonders-buying-purses-why = What you pay makes a neighbour richer, so mind whom you pay.
lesson-seven-wonders-buying-purses-task = Compare the purses
lesson-seven-wonders-buying-purses-label-1 = 3 − 2 = 1
lesson-seven-wonders-buying-purses-label-2 = 3 + 2 = 5
lesson-seven-wonders-buying-post = A trading post makes a neighbour’s raw materials cheaper.
lesson-seven-wonders-buying-post-press = Press the West Trading Post.
lesson-seven-wonders-buying-post-why = West is your left: Solon’s wood, stone, ore and clay will cost you 1 coin.
lesson-seven-wonders-buying-post-task = Choose a trading post
lesson-seven-wonders-buying-post-build = It costs nothing.
lesson-seven-wonders-buying-post-build-press = Press Build.
lesson-seven-wonders-buying-post-build-why = The Marketplace does the same for glass, papyrus and cloth, on both sides.
lesson-seven-wonders-buying-post-build-task = Build it
lesson-seven-wonders-buying-cheaper = Solon’s ore costs you 1 coin now, and Sappho has bought your wood for 2.
lesson-seven-wonders-buying-cheaper-why = Neighbours buy from you as well: what you make earns coins and stays yours.
lesson-seven-wonders-buying-cheaper-task = See the new price
lesson-seven-wonders-buying-cheaper-label-1 = Ore: 1 coin
lesson-seven-wonders-buying-cheaper-label-2 = +2 from Sappho

## Chains

lesson-seven-wonders-chains = Chains
lesson-seven-wonders-chains-teaches = One building makes another free
lesson-seven-wonders-chains-wrong = Not now: take what glows.
lesson-seven-wonders-chains-done = Early buildings make later ones free.
lesson-seven-wonders-chains-choose = Your Baths open the Aqueduct: 3 stone you need not have.
lesson-seven-wonders-chains-choose-press = Press the Aqueduct.
lesson-seven-wonders-chains-choose-why = The symbol at the lower right of the Baths stands on the Aqueduct too, below its cost.
lesson-seven-wonders-chains-choose-task = Choose the Aqueduct
lesson-seven-wonders-chains-choose-label-1 = Costs 3 stone
lesson-seven-wonders-chains-choose-label-2 = Open the Aqueduct
lesson-seven-wonders-chains-build = The chain waives the whole cost.
lesson-seven-wonders-chains-build-press = Press Build.
lesson-seven-wonders-chains-build-why = No goods and no coins, and still 5 points.
lesson-seven-wonders-chains-build-task = Build it for free
lesson-seven-wonders-chains-next = Your Apothecary opens two cards of this hand.
lesson-seven-wonders-chains-next-press = Press the Dispensary.
lesson-seven-wonders-chains-next-why = Stables and Dispensary show its symbol; you still play one card a turn.
lesson-seven-wonders-chains-next-task = Choose the next link
lesson-seven-wonders-chains-next-label-1 = Opens both
lesson-seven-wonders-chains-next-wrong-1 = The Stables would be free as well, but take the Dispensary this time.
lesson-seven-wonders-chains-next-build = Without the chain it would cost 2 ore and 1 glass.
lesson-seven-wonders-chains-next-build-press = Press Build.
lesson-seven-wonders-chains-next-build-why = The card that opens another must have been built in an earlier turn.
lesson-seven-wonders-chains-next-build-task = Build it for free
lesson-seven-wonders-chains-plan = The Dispensary opens two cards of Age III: Arena and Lodge.
lesson-seven-wonders-chains-plan-why = Look at the lower right of a card before you choose: it shows what comes free later.
lesson-seven-wonders-chains-plan-task = Look ahead
lesson-seven-wonders-chains-plan-label-1 = Opens Arena and Lodge

## Your wonder

lesson-seven-wonders-wonder = Your wonder
lesson-seven-wonders-wonder-teaches = Any card can become a stage
lesson-seven-wonders-wonder-wrong = Not now: take what glows.
lesson-seven-wonders-wonder-done = For a stage the card does not matter, the board does.
lesson-seven-wonders-wonder-choose = Nobody near you makes cloth, so you cannot build the Apothecary.
lesson-seven-wonders-wonder-choose-press = Press it all the same.
lesson-seven-wonders-wonder-choose-why = Any card can become a stage of your wonder.
lesson-seven-wonders-wonder-choose-task = Choose a card
lesson-seven-wonders-wonder-stage = The board says what stage I costs, not the card: 2 clay, which you make.
lesson-seven-wonders-wonder-stage-press = Press Build stage I.
lesson-seven-wonders-wonder-stage-why = Stages go from left to right, and you may begin in any Age.
lesson-seven-wonders-wonder-stage-task = Build stage I
lesson-seven-wonders-wonder-stage-label-1 = 2 clay for 3 points
lesson-seven-wonders-wonder-under = Stage I is worth 3 points.
lesson-seven-wonders-wonder-under-why = The card lies face down under the board: it does nothing any more, and nobody learns which it was.
lesson-seven-wonders-wonder-under-task = Look under the board
lesson-seven-wonders-wonder-under-label-1 = 3 points
lesson-seven-wonders-wonder-second = Solon needs cloth for his stage II, and this hand goes to him.
lesson-seven-wonders-wonder-second-press = Press the Loom.
lesson-seven-wonders-wonder-second-why = A card under your wonder is one your neighbour never gets.
lesson-seven-wonders-wonder-second-task = Take the Loom
lesson-seven-wonders-wonder-mode = You could build the Loom, but stage II brings 9 coins.
lesson-seven-wonders-wonder-mode-press = Press Stage II.
lesson-seven-wonders-wonder-mode-why = It costs 2 wood: you make one, and Solon sells the other.
lesson-seven-wonders-wonder-mode-task = Make it a stage
lesson-seven-wonders-wonder-mode-label-1 = 2 wood for 9 coins
lesson-seven-wonders-wonder-pay = What a stage lacks can be bought too.
lesson-seven-wonders-wonder-pay-press = Press the button to pay Solon 2 coins.
lesson-seven-wonders-wonder-pay-why = You pay from the coins you had when the turn began.
lesson-seven-wonders-wonder-pay-task = Pay Solon
lesson-seven-wonders-wonder-coins = You paid your last 2 coins and took 9.
lesson-seven-wonders-wonder-coins-why = Coins of a stage come once; points, shields and goods stay.
lesson-seven-wonders-wonder-coins-task = Count your coins
lesson-seven-wonders-wonder-coins-label-1 = 2 − 2 + 9 = 9

## War

lesson-seven-wonders-war = War
lesson-seven-wonders-war-teaches = Shields against both neighbours
lesson-seven-wonders-war-wrong = Not now: take what glows.
lesson-seven-wonders-war-done = One shield more is enough, and shields stay for the next Age.
lesson-seven-wonders-war-now = You have 4 shields, Solon has 5 and Sappho 2.
lesson-seven-wonders-war-now-why = When an Age ends, you are compared with the left and with the right neighbour; Crates is too far away to fight.
lesson-seven-wonders-war-now-task = Compare the shields
lesson-seven-wonders-war-now-label-1 = 4 to 5: −1 point
lesson-seven-wonders-war-now-label-2 = 4 to 2: +3 points
lesson-seven-wonders-war-choose = The Stables bring 2 shields.
lesson-seven-wonders-war-choose-press = Press the Stables.
lesson-seven-wonders-war-choose-why = They would lift you above Solon.
lesson-seven-wonders-war-choose-task = Choose a red card
lesson-seven-wonders-war-forecast = With 6 shields you would beat both.
lesson-seven-wonders-war-forecast-why = The forecast counts your card, but not what the others play this turn.
lesson-seven-wonders-war-forecast-task = Read the forecast
lesson-seven-wonders-war-forecast-label-1 = 6 to 5: +3 points
lesson-seven-wonders-war-forecast-label-2 = 6 to 2: +3 points
lesson-seven-wonders-war-build = This is the last turn of Age II: war comes right after it.
lesson-seven-wonders-war-build-press = Press Build.
lesson-seven-wonders-war-build-why = From −1 and +3 to +3 and +3: the Stables are worth 4 points now.
lesson-seven-wonders-war-build-task = Build it
lesson-seven-wonders-war-tokens = You won both: with Age I your tokens are worth 8 points.
lesson-seven-wonders-war-tokens-why = A victory is worth 1, 3 and 5 points in Ages I, II and III, a defeat always −1, a tie nothing.
lesson-seven-wonders-war-tokens-task = Count the tokens
lesson-seven-wonders-war-tokens-label-1 = 1 + 1 + 3 + 3 = 8

## Science

lesson-seven-wonders-science = Science
lesson-seven-wonders-science-teaches = Many alike, or sets of three
lesson-seven-wonders-science-wrong = Not now: take what glows.
lesson-seven-wonders-science-done = Collect one kind, or sets of three: both grow fast.
lesson-seven-wonders-science-tablet = You have two tablets and a gear; a third tablet makes 10 points.
lesson-seven-wonders-science-tablet-press = Press the Library.
lesson-seven-wonders-science-tablet-why = Alike symbols count squared: 3 × 3 for the tablets, 1 for the gear.
lesson-seven-wonders-science-tablet-task = Try a third tablet
lesson-seven-wonders-science-tablet-label-1 = 9 + 1 = 10
lesson-seven-wonders-science-compass = A compass makes 13, for one of each is a set.
lesson-seven-wonders-science-compass-press = Press the Dispensary.
lesson-seven-wonders-science-compass-why = Three different symbols are 7 points more.
lesson-seven-wonders-science-compass-task = Try a compass
lesson-seven-wonders-science-compass-label-1 = 4 + 1 + 1 + 7 = 13
lesson-seven-wonders-science-build = The set is worth more this time.
lesson-seven-wonders-science-build-press = Press Build.
lesson-seven-wonders-science-build-why = With many alike it turns round: a fifth tablet alone brings 9 points.
lesson-seven-wonders-science-build-task = Build the better one
lesson-seven-wonders-science-score = Science brings you 13 points now.
lesson-seven-wonders-science-score-why = A symbol of your choice, as on Babylon’s board, is set at the end to what scores most.
lesson-seven-wonders-science-score-task = Look at the score
lesson-seven-wonders-science-score-label-1 = Science

## Guilds and the count

lesson-seven-wonders-guilds = Guilds and the count
lesson-seven-wonders-guilds-teaches = Where the last points come from
lesson-seven-wonders-guilds-wrong = Not now: take what glows.
lesson-seven-wonders-guilds-done = There are seven ways to points; nobody needs all of them.
lesson-seven-wonders-guilds-traders = The Traders Guild counts the yellow cards of both neighbours: 4 points.
lesson-seven-wonders-guilds-traders-press = Press the Traders Guild.
lesson-seven-wonders-guilds-traders-why = Guilds come in Age III alone and score at the end.
lesson-seven-wonders-guilds-traders-task = Try the Traders
lesson-seven-wonders-guilds-traders-label-1 = 2 yellow cards
lesson-seven-wonders-guilds-traders-label-2 = 2 yellow cards
lesson-seven-wonders-guilds-spies = The Spies Guild counts their red cards: 7 points.
lesson-seven-wonders-guilds-spies-press = Press the Spies Guild.
lesson-seven-wonders-guilds-spies-why = A guild counts what your neighbours built: look left and right first.
lesson-seven-wonders-guilds-spies-task = Try the Spies
lesson-seven-wonders-guilds-spies-label-1 = 3 red cards
lesson-seven-wonders-guilds-spies-label-2 = 4 red cards
lesson-seven-wonders-guilds-build = The Spies are worth 3 points more.
lesson-seven-wonders-guilds-build-press = Press Build.
lesson-seven-wonders-guilds-build-why = It is the last card of the game: war comes, then the count.
lesson-seven-wonders-guilds-build-task = Build the better one
lesson-seven-wonders-guilds-sheet = The seven columns are added up: wonder, coins, war, blue, yellow, science, guilds.
lesson-seven-wonders-guilds-sheet-why = Every 3 coins are a point, and lost wars take points away: yours cost you 6.
lesson-seven-wonders-guilds-sheet-task = Read the score sheet
lesson-seven-wonders-guilds-sheet-label-1 = 7 from the Spies
lesson-seven-wonders-guilds-won = You win with 49 points.
lesson-seven-wonders-guilds-won-why = With equal points, more coins decide.
lesson-seven-wonders-guilds-won-task = See who wins
lesson-seven-wonders-guilds-won-label-1 = All together

## Selling

lesson-seven-wonders-selling = Selling
lesson-seven-wonders-selling-teaches = 3 coins for any card
lesson-seven-wonders-selling-wrong = Not now: take what glows.
lesson-seven-wonders-selling-done = No card is useless: build it, make it a stage, or sell it.
lesson-seven-wonders-selling-choose = You have no coins, and none of these three cards can be built.
lesson-seven-wonders-selling-choose-press = Press the Scriptorium.
lesson-seven-wonders-selling-choose-why = Nobody may skip a turn: a card you cannot build becomes a stage or coins.
lesson-seven-wonders-selling-choose-task = Choose a card
lesson-seven-wonders-selling-choose-label-1 = No coins
lesson-seven-wonders-selling-sell = Any card can be sold.
lesson-seven-wonders-selling-sell-press = Press Sell for 3 coins.
lesson-seven-wonders-selling-sell-why = Solon makes papyrus and gets this hand next: sell what he would like.
lesson-seven-wonders-selling-sell-task = Sell it
lesson-seven-wonders-selling-coins = You have 3 coins, and the card lies face down in the discard pile.
lesson-seven-wonders-selling-coins-why = The coins can be spent from the next turn on.
lesson-seven-wonders-selling-coins-task = See your coins
lesson-seven-wonders-selling-coins-label-1 = 3 coins
lesson-seven-wonders-selling-coins-label-2 = 1 card
lesson-seven-wonders-selling-last = In the sixth turn you hold two cards and play one.
lesson-seven-wonders-selling-last-press = Press the Baths.
lesson-seven-wonders-selling-last-why = They need 1 stone, and now you can buy it.
lesson-seven-wonders-selling-last-task = Choose the last card
lesson-seven-wonders-selling-last-label-1 = Play this one
lesson-seven-wonders-selling-last-label-2 = This one goes
lesson-seven-wonders-selling-build = The coins of the sale pay for the stone.
lesson-seven-wonders-selling-build-press = Press Build to pay Solon 2 coins.
lesson-seven-wonders-selling-build-why = A sale is worth it when it lets you build later.
lesson-seven-wonders-selling-build-task = Pay Solon
lesson-seven-wonders-selling-discarded = Your other card, the Glassworks, was discarded without any coins.
lesson-seven-wonders-selling-discarded-why = Everybody’s last card goes there, face down: 2 sold and 3 left over lie in the pile.
lesson-seven-wonders-selling-discarded-task = See what was discarded
lesson-seven-wonders-selling-discarded-label-1 = 5 cards

## Special wonders

lesson-seven-wonders-specials = Special wonders
lesson-seven-wonders-specials-teaches = Stages that bend the rules
lesson-seven-wonders-specials-wrong = Not now: take what glows.
lesson-seven-wonders-specials-done = Read your board first: it says which cards you need.
lesson-seven-wonders-specials-choose = Stage I of Halikarnassos lets you search the discard pile.
lesson-seven-wonders-specials-choose-press = Press the Statue.
lesson-seven-wonders-specials-choose-why = You cannot pay for the Statue, so it is a good card for a stage.
lesson-seven-wonders-specials-choose-task = Choose a card
lesson-seven-wonders-specials-choose-label-1 = 2 points and a free card
lesson-seven-wonders-specials-stage = It costs 2 clay, which you make.
lesson-seven-wonders-specials-stage-press = Press Build stage I.
lesson-seven-wonders-specials-stage-why = This is the night side; every board has a day side too, with other stages.
lesson-seven-wonders-specials-stage-task = Build stage I
lesson-seven-wonders-specials-search = You alone see the discard pile now.
lesson-seven-wonders-specials-search-press = Press the Aqueduct.
lesson-seven-wonders-specials-search-why = One card of it is yours for free, of any Age.
lesson-seven-wonders-specials-search-task = Search the pile
lesson-seven-wonders-specials-search-label-1 = 5 points
lesson-seven-wonders-specials-pick = You need not pay its 3 stone.
lesson-seven-wonders-specials-pick-press = Press Build Aqueduct for free.
lesson-seven-wonders-specials-pick-why = Only a card that stands in your city already is out of reach.
lesson-seven-wonders-specials-pick-task = Build it for free
lesson-seven-wonders-specials-olympia = Solon has Olympia by day: after stage II his first building of each colour is free.
lesson-seven-wonders-specials-olympia-why = By night it is the first building of each Age, later the last one too.
lesson-seven-wonders-specials-olympia-task = Look at Olympia
lesson-seven-wonders-specials-olympia-label-1 = Olympia by day
lesson-seven-wonders-specials-babylon = Sappho has Babylon by night: after stage I she plays her seventh card too.
lesson-seven-wonders-specials-babylon-why = Others discard that card, so a whole turn more in each Age is a lot.
lesson-seven-wonders-specials-babylon-task = Look at Babylon
lesson-seven-wonders-specials-babylon-label-1 = Babylon by night
