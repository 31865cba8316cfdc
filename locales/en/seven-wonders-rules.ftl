### The rules of 7 Wonders, in our own words.

rules-seven-wonders-aim-title = What it is about
rules-seven-wonders-aim-text =
    Each player leads a city of the ancient world and raises its wonder. The game lasts three **Ages**. In each Age you play six cards, one after the other, and everybody plays at the same time.

    Cards are buildings: some yield resources, some points, some trade, shields or science. At the end of every Age you are compared in strength with your two neighbours. After the third Age all points are added up, and the city with the most wins.

    You only ever deal with your **two neighbours**, the players directly to your left and right: you buy from them and you fight them. The others matter because they choose from the hands you will see later.

rules-seven-wonders-setup-title = Set-up
rules-seven-wonders-setup-text =
    Everybody receives a wonder board and 3 coins. A board has a **day** side and a **night** side with different stages; night is a little trickier. The board also gives one resource from the start.

    Three decks are prepared, one for each Age. Every card says with how many players or more it is used, so the decks always hold seven cards for each player. For Age III as many guilds as there are players, and two more, are drawn at random from the ten and shuffled in; nobody knows which ones.

    - Age I and Age III: hands are passed to the **left**.
    - Age II: hands are passed to the **right**.

rules-seven-wonders-turn-title = A turn
rules-seven-wonders-turn-text =
    At the start of an Age everybody is dealt seven cards. Then there are six turns. In each turn:

    - **Choose** one card from your hand. It stays hidden until everybody has chosen.
    - **Play** it, all at once: build it, use it for the next stage of your wonder, or sell it.
    - **Pass** the rest of your hand to your neighbour and take the hand that comes from the other side.

    In the sixth turn you hold two cards: you play one, and the other goes face down to the discard pile without any coins.

    What you build and the coins you receive help you from the next turn on. You pay out of the coins you had when the turn began.

rules-seven-wonders-building-title = Building a card
rules-seven-wonders-building-text =
    To build a card you meet its cost, then it stays in your city for good. Costs are shown at the card’s left edge:

    - nothing there: the card costs nothing;
    - a coin: pay that much to the bank;
    - resources: your city must produce each of them, or you buy what is missing from your neighbours.

    Resources are never used up: what your city produces is there again every turn. But each symbol counts only once a turn. Two stones need two stone symbols. A card that shows two resources with a stroke between them gives one **or** the other, as you need it in that turn.

    You may **never build the same card twice**. Cards with the same name count as the same, even if they are of different Ages, such as the Loom.

rules-seven-wonders-chains-title = Chains
rules-seven-wonders-chains-text =
    Some cards bear a small round symbol at the lower right. If you have built such a card in an earlier turn, the card that shows the same symbol below its cost is **free** for you: no resources and no coins.

    - One card can open two others.
    - The Forum is opened by either of the two trading posts.
    - Without the chain you can still build the card at its full cost.

rules-seven-wonders-trade-title = Buying from your neighbours
rules-seven-wonders-trade-text =
    If your city lacks resources, you may buy them from the left and the right neighbour, but from nobody else. Each resource costs **2 coins**, paid to the neighbour who produces it. They cannot refuse, and they can still use the resource themselves.

    You can buy:

    - the starting resource of their board;
    - what their **brown** and **grey** cards produce. Of a card with a choice you buy whichever resource you want.

    You cannot buy what their yellow cards or their wonder stages produce, nor anything they build in the same turn. One symbol can be bought once a turn by each neighbour.

    Trading posts and the Marketplace lower the price of certain resources to **1 coin**. If there are several ways to pay, you choose one; a way is not offered if another one is no dearer on either side.

rules-seven-wonders-stages-title = Stages of the wonder
rules-seven-wonders-stages-text =
    Instead of building a card you may use it to build the **next stage** of your wonder. You pay the cost of the stage, not that of the card. The card is slid under the board, face down: it has no name, colour or effect any more, and nobody else learns what it was.

    Stages are built from left to right, one for each card played. You may begin in any Age, and you need not build any. The effect of a stage counts from then on; coins are taken once, when it is built.

rules-seven-wonders-selling-title = Selling a card
rules-seven-wonders-selling-text =
    Any card can be sold for **3 coins**, even one that you could build. It goes face down to the discard pile. The coins can be spent from the next turn on.

rules-seven-wonders-age-end-title = The end of an Age: conflicts
rules-seven-wonders-age-end-text =
    After the sixth turn everybody compares shields with each of the two neighbours, one at a time. All shields of your cards and of your built stages count.

    - More shields than the neighbour: a victory token worth **1** in Age I, **3** in Age II and **5** in Age III.
    - Fewer shields: a defeat token worth **−1**, in every Age.
    - Equal shields: nothing.

    Shields stay; they count again in the next Age. Defeats do no other harm.

rules-seven-wonders-powers-title = Special powers of wonders
rules-seven-wonders-powers-text =
    Most stages give points, coins, shields or resources. A few change the way you play:

    - **Babylon**, night: from the Age in which it is built, you also play your seventh card after the sixth turn. You build it, use it for a stage or sell it. It is a turn of your own: your resources are there again, and what you received in the sixth turn can be spent.
    - **Halikarnassos**: at the end of the turn in which the stage is built, you look through the discard pile and build one card from it for free. Any Age will do, but not a card your city already has. It happens after Babylon’s seventh card.
    - **Olympia**, day: a building whose colour is not yet in your city is free. Stages never are.
    - **Olympia**, night: the card you play in the first turn of each Age can be built for free; with the second stage, also the one of the sixth turn. If you sell that card or put it under the wonder, the benefit of that Age is lost.
    - **Babylon**, both sides, and the Scientists Guild give a science symbol that is settled at the very end, for the most points.

rules-seven-wonders-guilds-title = Guilds
rules-seven-wonders-guilds-text =
    The purple cards come in Age III and score at the end of the game. Most of them count things in the cities of your **two neighbours**: the cards of one colour.

    - The **Shipowners** count your own brown, grey and purple cards, themselves included.
    - The **Builders** count the stages built in three cities: yours and both neighbours’.
    - The **Decorators** give 7 points if every stage of your board is built.
    - The **Scientists** give a science symbol of any kind.

rules-seven-wonders-scoring-title = Scoring
rules-seven-wonders-scoring-text =
    The game ends after the conflicts of Age III. Seven things are added up:

    - **Conflicts**: the sum of your victory and defeat tokens. It can be negative.
    - **Treasury**: 1 point for every 3 coins.
    - **Wonder**: the points of your built stages.
    - **Blue cards**: the points they show.
    - **Yellow cards**: the points of the Age III cards, counted as your city stands at the end.
    - **Science**: see below.
    - **Guilds**: the points of your purple cards.

    There are three science symbols: compass, gear and tablet. They score twice. For **each kind**, take the number of symbols times itself: 1, 4, 9, 16, 25… And every **set** of three different symbols is worth 7 points more. So 3 compasses, 2 gears and 1 tablet give 9 + 4 + 1 + 7 = 21 points.

rules-seven-wonders-ties-title = Ties
rules-seven-wonders-ties-text =
    If two cities have the same points, the one with more coins is ahead. If that is equal too, they share the place; the next place is then left out.

rules-seven-wonders-here-title = At this table
rules-seven-wonders-here-text =
    The game is for 3 to 7 players; bots can take any seat. When a table is opened you can decide:

    - how the **wonders** are given out: dealt at random, or chosen one after the other;
    - which **side** is played: chosen by each player in secret, all day, all night, or at random.

    What you choose is sealed, and you can change it until the last player has chosen. The cheapest way to pay is selected for you. A building that is free for you is never paid for. Wild science symbols are set for the most points. Coins never run out.

    Hands and sealed choices are hidden. Cities, coins, tokens, the size of the discard pile and what everybody pays are open to all.
