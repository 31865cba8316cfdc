# The rules of Wealth of Nations, in our own words.

rules-wealth-of-nations-goal-title = The goal
rules-wealth-of-nations-goal-text =
    You lead a nation. You claim land, build industries on it, feed and power them, and sell or barter what they yield. Prices rise and fall with what everybody buys and sells.

    At the end each of your tiles on the board is worth **4 points**, every full $10 is worth **1 point**, and each promissory note you still hold costs you **3 points**. Whoever has the most points wins.

    This page gives the rules of the **second edition**, which tables play unless they choose otherwise. What the first edition does differently, War Clouds and all other choices of a table have chapters of their own.
rules-wealth-of-nations-goods-title = Industries and goods
rules-wealth-of-nations-goods-text =
    There are six industries. Each has its colour, and five of them yield a good of that colour:

    - **Farms** yield **food** (yellow).
    - **Generators** yield **energy** (blue).
    - **Academies** yield **labour** (red).
    - **Mines** yield **ore** (grey).
    - **Factories** yield **capital** (black).
    - **Banks** (purple) yield **money**: $30 for each dot.

    Goods are cubes. You spend them to claim hexes, to build, and to run your industries. Each good has its own market.
rules-wealth-of-nations-dots-title = Dots
rules-wealth-of-nations-dots-text =
    A tile shows **full dots** and parts of dots: **halves** on its sides and **thirds** on its corners. Every full dot yields one cube, or $30 on banks.

    Two halves of the same colour that meet on a side make a full dot. So do three thirds of the same colour that meet at a corner. Sides and corners never meet each other.

    So tiles that lie well together yield much more than the same tiles apart: one factory yields 1 capital, two yield 2, three yield 4, four can yield 6.
rules-wealth-of-nations-blocs-title = Blocs
rules-wealth-of-nations-blocs-text =
    A **bloc** is a group of your own tiles of one industry that are linked by parts of dots that meet. Meeting is enough: two thirds at a corner link two factories even though they make no full dot.

    Tiles of different industries, of different owners, or without parts of dots that meet are different blocs, even if they lie side by side.
rules-wealth-of-nations-setup-title = Set-up
rules-wealth-of-nations-setup-text =
    The board has 61 hexes. The one in the centre is closed to everybody.

    There are 12 farm tiles and 7 tiles of each other industry. Two players have 18 flags each, three or four players 16, five players 15 and six players 14.

    The food, energy and labour markets have 40 wells and begin with 20 cubes; ore and capital have 30 wells and begin with 15.

    One player draws the generator and is the **first player**. The marker passes to the left after every round.
rules-wealth-of-nations-packages-title = The draft of packages
rules-wealth-of-nations-packages-text =
    Everybody begins with packages. There are six **industry packages** and six **commodity packages**, and each is taken once.

    Industry packages:

    - 1: three farms
    - 2: two generators and $10
    - 3: two academies
    - 4: two mines
    - 5: two factories
    - 6: one farm and the Integrated Economy

    Commodity packages, each with $80:

    - 1: 9 food, 1 energy
    - 2: 3 food, 2 energy, 1 labour
    - 3: 3 labour, 1 energy
    - 4: 1 labour, 1 ore, 1 capital
    - 5: 3 ore
    - 6: 2 capital, 1 energy

    In the first round everybody takes an industry package, clockwise from the first player. Then the direction turns with each round, so that whoever was last picks again at once.

    - **Two or three players**: three more rounds, any package each time.
    - **Four players**: two more rounds, any package each time.
    - **Five or six players**: one more round, a commodity package. Five players leave out industry package 2.

    The tiles of a package are placed at once: on free hexes, side by side in one group, and never so that dots of different colours meet. Each gets one of your flags. That costs no labour.
rules-wealth-of-nations-round-title = A round
rules-wealth-of-nations-round-text =
    A round has three phases, each led by the first player:

    - **Trade**: buy and sell at the markets, barter, borrow.
    - **Develop**: claim hexes, build, move and automate.
    - **Produce**: run your blocs and collect.

    Then the marker passes to the left, interest is paid, and the next round begins.

    Buy everything you need for the whole round while you trade: there is no other moment for it.
rules-wealth-of-nations-trade-title = Trade
rules-wealth-of-nations-trade-text =
    In turn, clockwise, you do one thing:

    - **Buy** one to three cubes from the markets.
    - **Sell** one to three cubes to the markets.
    - **Barter** with one other player.
    - **Pass**.

    The phase goes on until **everybody has passed in a row**. Whoever has passed may act again when their turn comes back.
rules-wealth-of-nations-markets-title = Markets and prices
rules-wealth-of-nations-markets-text =
    A market has wells that are filled from the left. You always **buy the last cube** for the price of its well: the fuller the market, the cheaper. You always **sell into the first empty well** for its price: the fuller the market, the less you get.

    Several cubes are priced one after the other. They may be of several goods, but in one turn you either only buy or only sell. If you cannot pay for all of it, nothing is bought.

    An empty market still sells, at the highest price. A full one still buys, at the lowest price.

    Buying is always dearer than selling, so going back and forth loses money. The **barter price** lies between the two. It is only advice for deals between players.

    Cubes you spend to build or run do not go back into the wells: only sales make a good cheaper.
rules-wealth-of-nations-barter-title = Barter
rules-wealth-of-nations-barter-text =
    In your turn you may barter with **one** other player: any cubes, money and promissory notes on both sides. A gift is fine too. Flags and tiles never change hands.

    Anybody may make an offer to the player whose turn it is, and that player to anybody. Only the one who is asked can accept, and may also decline or send another offer back. Nobody has to wait for an answer. What is offered must be there when it is accepted.

    A barter that is agreed is the turn of the active player, whoever proposed it. Offers that are still open lapse when that turn ends.

    Promises may be written down with an offer. They bind nobody.
rules-wealth-of-nations-notes-title = Promissory notes
rules-wealth-of-nations-notes-text =
    At any time of a Trade phase, in turn or not, you may borrow. Your first **note** pays $20, and each note you already hold makes the next one pay $1 less: 20, 19, 18 and so on. Nobody holds more than **20 notes**.

    Handing a note back costs **$25**, also at any time of a Trade phase. Neither counts as your turn.

    Notes can be bartered. Whoever takes a note takes over the debt.
rules-wealth-of-nations-interest-title = Interest
rules-wealth-of-nations-interest-text =
    When a round begins, from the second one on, everybody pays **$1 for each note** held.

    Whoever cannot pay takes exactly as many new notes as needed, and pays no interest on those yet. Whoever cannot pay even with 20 notes is **out of the game**: cubes, money and notes are gone; flags, tiles and units stay on the board and are in the way.

    If only one nation is left, it wins.
rules-wealth-of-nations-develop-title = Develop
rules-wealth-of-nations-develop-text =
    In turn, clockwise, you do one thing:

    - place a **flag**,
    - **build** a tile,
    - **move** up to three tiles,
    - **automate** a bloc,
    - or **pass**.

    The phase ends when everybody has passed in a row. Passing is not final.
rules-wealth-of-nations-flags-title = Placing a flag
rules-wealth-of-nations-flags-text =
    A flag costs **1 labour**. It goes to a free hex **beside a flag of yours**, never to the centre. The hex is yours from then on; nobody else may place a flag or a tile there.
rules-wealth-of-nations-build-title = Building a tile
rules-wealth-of-nations-build-text =
    A tile goes to a hex with your flag and no tile, turned as you like. It costs:

    - **farm, generator, academy**: 1 ore, 1 capital
    - **mine**: 1 labour, 1 energy, 1 capital
    - **factory**: 1 labour, 2 ore
    - **bank**: 1 energy, 1 ore, 1 capital
    - **Integrated Economy**: 1 ore, 2 capital

    The flag comes first and its labour is paid separately. When a stack is empty, that tile can no longer be built.

    Parts of dots of **different colours must not meet**. Parts of the same colour may meet, also with a neighbour’s tile, and any part may lie beside an empty side.
rules-wealth-of-nations-force-title = Force Placement
rules-wealth-of-nations-force-text =
    For **1 more capital** a tile may be placed although colours clash, in however many spots. This is part of building or moving that tile and not a turn of its own. In the draft nothing can be forced.

    Where colours clash there is no full dot.
rules-wealth-of-nations-move-title = Moving tiles
rules-wealth-of-nations-move-text =
    For **1 capital** you lift one to three of your tiles with their flags and set them down again: on any hex that is free or has only your flag, near or far, turned as you like. Turning a tile where it lies counts as moving it.

    First all of them are lifted, then they are set down one by one. Each one that clashes when it is set down costs 1 more capital. A flag that already lies where a tile goes comes back to you.

    Hexes that are left empty belong to nobody.
rules-wealth-of-nations-automation-title = Automation
rules-wealth-of-nations-automation-text =
    For **1 energy and 2 capital** you put a token on one of your blocs. An automated bloc can be fed with **1 ore** as a whole instead of 1 food for each tile. You may still use food. The energy is needed all the same.

    Farms need no food and are never automated.

    If blocs grow together, the new bloc is automated if one of them was. If a move splits a bloc, one part keeps the token, and you say which.
rules-wealth-of-nations-integrated-title = The Integrated Economy
rules-wealth-of-nations-integrated-text =
    There is one such tile. It has a **generator section** and a **farm section**, which belong to two blocs and run separately. It can join two groups of farms into one bloc.

    The generator section takes 1 food, or the ore of its bloc, and no energy. The farm section needs no food, but its farm bloc must have energy.

    The tile is worth 4 points like any other. Its stack does not count for the end of the game.
rules-wealth-of-nations-produce-title = Produce
rules-wealth-of-nations-produce-text =
    Everybody decides at the same time, hidden from the others, what to run:

    - **1 food for each tile** that is fed; farms feed themselves.
    - **1 energy for each bloc**; generators power themselves.
    - In an automated bloc 1 ore can stand for all its food.

    You may feed only some tiles of a bloc. Dots that lie on an unfed tile, even in part, do not count. A farm bloc runs whole or not at all.

    Each full dot yields one cube, each full dot of a bank $30. Everything is paid before anything is collected: what you get now cannot pay for this phase. A bloc runs once a round.
rules-wealth-of-nations-shared-title = Dots shared with a neighbour
rules-wealth-of-nations-shared-text = A full dot that lies on tiles of several owners yields nothing to anybody. With the option of shared dots it yields one cube to each of them who feeds the tiles under it.
rules-wealth-of-nations-end-title = The end
rules-wealth-of-nations-end-text =
    At the end of a Develop phase the game checks whether

    - a player has placed **every flag**,
    - **every hex** but the closed ones has a flag,
    - or **five of the six stacks** are empty.

    If so, one last production and the final sale follow.

    If for **ten whole rounds** nobody does more than pass, the game ends too, unless the table wants it to go on for ever: the final sale follows at once, or the last Trade phase in the first edition.
rules-wealth-of-nations-final-sale-title = The final sale
rules-wealth-of-nations-final-sale-text =
    All cubes are sold at once, good by good, at **one price for everybody**: count the cubes of that good that all players have, take half of them, rounded down, and fill as many wells. The next empty well gives the price.

    With 15 cubes seven wells are filled, and the eighth gives the price. If the market is full, the lowest price counts.

    Then everybody may repay notes once more for $25 each. Nothing else is done: no barter, no purchase, no new note.
rules-wealth-of-nations-score-title = Points
rules-wealth-of-nations-score-text =
    - each tile on the board: **4 points**
    - each full $10: **1 point**
    - each note: **−3 points**

    If points are equal, whoever has more money is ahead; then whoever has more flags on the board; then the place is shared. An eliminated player has no place.
rules-wealth-of-nations-two-players-title = Two players
rules-wealth-of-nations-two-players-text = Both have 18 flags. They **do not barter**: everything is bought and sold at the markets. The draft is that of three players.
rules-wealth-of-nations-first-edition-title = The first edition
rules-wealth-of-nations-first-edition-text =
    The first edition is played like the second, but:

    - One cube is bought or sold at a time, not up to three.
    - There is **no interest**, and nobody is eliminated. Notes can pass from hand to hand without limit; but a note that would pay nothing cannot be taken.
    - There are 15 farm tiles and 9 of each other industry, and always 18 flags each.
    - There is no Integrated Economy. Industry packages are: three farms, three farms, two generators with $10, two academies with $10, two mines, two factories. Five players leave out the second one.
    - Commodity packages come with $40 instead of $80.
    - There is no final sale. After the last production the marker passes, and **one more Trade phase** is played with everything allowed. Cubes left over are worth nothing.
rules-wealth-of-nations-war-title = War Clouds
rules-wealth-of-nations-war-text =
    War Clouds adds **military units**, eight for each nation. They claim land, conquer flags, fight each other and live off foreign industries. All other rules stay as they are, unless the next chapters say so.

    Once all packages are placed, everybody stations one unit on a tile of their own, clockwise from the first player.

    In Develop there are three more things to do: **build a unit**, **activate units** and **transport**. A unit never owns what it stands on.
rules-wealth-of-nations-war-units-title = War Clouds: building units
rules-wealth-of-nations-war-units-text =
    A unit costs **1 labour and 1 energy** and appears on one of your tiles, even if enemies stand there. Each tile builds one unit in a phase; its flag is turned to show it. Any number of units may share a hex.
rules-wealth-of-nations-war-march-title = War Clouds: activating units
rules-wealth-of-nations-war-march-text =
    For **1 food** you activate units up to **three times**, different ones or the same one again. An activated unit

    - moves by one hex, or stays; never onto the centre or terrain,
    - then may carry out **one operation**: battle, conquest or colonisation.

    One activation is finished before the next begins. You may stop early.
rules-wealth-of-nations-war-battle-title = War Clouds: operations and defence
rules-wealth-of-nations-war-battle-text =
    - **Battle**: against an enemy unit in the same hex. One unit of each side is removed. If there are several enemies, you choose whom to fight.
    - **Conquest**: on an enemy flag **without a tile**. Your unit and the flag are removed, and your own flag takes the place. The other flag goes back to its owner.
    - **Colonisation**: on a hex without a flag. Your unit is removed, and your flag takes the place.

    Conquest and colonisation need a flag that is not yet on the board, and **no enemy unit** in the hex: fight it first.

    A **defence** can follow: when a unit moves into a hex with enemy units, a defender may fight it at once, before its operation. One unit of each is removed. If several players could defend, they are asked clockwise from the left of the one who moved; the first who wants to, fights.

    Tiles are never conquered. Where an enemy unit stands no flag can be placed in any way, but you can build on your own flag.
rules-wealth-of-nations-war-transport-title = War Clouds: transport and moving tiles
rules-wealth-of-nations-war-transport-text =
    For **1 ore** a unit goes to any other hex without enemy pieces, however far. There it may colonise at once. Nobody can defend against it.

    With War Clouds **moving tiles** changes: a tile goes only to a hex with your own flag and no tile. Its flag and units stay where they are. A token on a tile that is moved or turned is lost.
rules-wealth-of-nations-war-occupy-title = War Clouds: occupation
rules-wealth-of-nations-war-occupy-text =
    Before anything is run, everybody says, clockwise from the first player, which units on foreign tiles **occupy** their bloc. That costs nothing. On the Integrated Economy each unit names one section.

    Of what an occupied bloc yields, each occupying unit takes **one** cube, or $30 from a bank. If there are several occupiers, they take one each in turn, clockwise from the first player, until all have theirs or nothing is left. The owner gets the rest, and decides as always how much of the bloc is run.

    Stolen goods cannot pay for the same phase.
rules-wealth-of-nations-options-title = Choices of a table
rules-wealth-of-nations-options-text =
    - **Edition**: second or first. Either goes with War Clouds and all other choices.
    - **Passing is final**: whoever passes in a Trade phase is out of it. Notes and answers to offers are still possible.
    - **Money only**: instead of packages everybody has $360 and places one flag anywhere, clockwise from the first player. The first two rows of every market are full. With War Clouds the first unit stands on that flag.
    - **Shared dots**: a dot on tiles of several owners counts for each of them, whether or not the others run theirs.
    - **The mine leads the draft**: one player draws the mine and picks first; the player with the generator still begins the game. It has no effect when everybody starts with money.
    - **Five players**: leave out the generators, as the book says, or the package with the Integrated Economy.
    - **Money**: seen exactly, or only roughly by the others until the end.
    - **A game that stalls**: ten whole rounds of nothing but passing end it, or it goes on for ever.
rules-wealth-of-nations-terrain-title = Terrain
rules-wealth-of-nations-terrain-text =
    Six more hexes can be closed, just like the centre. That makes the board smaller and the game shorter. Each layout is for some numbers of players:

    - Mountains and valleys, Lake country, The great ocean: two, three or six
    - Through the passes: four
    - Five empires: five
    - Friends and foes: six

    Where exactly these hexes lie is reconstructed.
rules-wealth-of-nations-planner-title = The planner
rules-wealth-of-nations-planner-text = Mark what you want to build, move, automate and run in this round. The planner adds up what it takes, what you lack and what that costs at the markets now, and puts the purchase into your order. Nobody else sees your plan, and it binds you to nothing.
rules-wealth-of-nations-rulings-title = Where the books are silent
rules-wealth-of-nations-rulings-text =
    - Taking notes, making offers and answering them are not turns: they do not break a series of passes.
    - A purchase that cannot be paid for in full is refused as a whole. Borrow first.
    - The end conditions are checked only when a Develop phase is over. A last flag that has come back by then does not count.
    - A move that changes nothing is allowed and paid for.
    - No interest is due before the final sale, as no round begins.
    - Of an eliminated nation nothing produces, defends or is occupied; its flags without tiles can be conquered and its units fought.
    - If the marker’s owner is eliminated, it goes to the next player on the left.
    - If the last nations fall together, they are ranked by tiles, then by flags.
rules-wealth-of-nations-advice-title = First steps
rules-wealth-of-nations-advice-text =
    - Build blocs of three or four tiles: the third tile often doubles the yield for one more food.
    - Before Trade ends, count: food for every tile, energy for every bloc, cubes for what you build, labour for flags.
    - Produce what others need and few produce. If everybody sells the same, its price falls.
    - A first note pays $20 and costs 3 points or $25. Early in the game that is often worth it.
    - When food is dear, automation pays; and when many automate, food gets cheap.
    - If neighbours close you in, move tiles to where there is room.
    - Offers near the barter price are accepted quickly. Both sides save the spread of the market.
