# The rules of Prosperity, in our own words.

rules-prosperity-goal-title = The goal
rules-prosperity-goal-text =
    You lead a country from 1970 to the end of the 2030s. You build power plants, networks, transport and institutions, you pay for research, and you keep pollution low.

    Whoever has the **most prosperity points** at the end wins. Points come little by little during the game and in a final scoring.
rules-prosperity-board-title = Your country
rules-prosperity-board-text =
    A country has eleven places. Their colour says what may stand there:

    - **pink**: power plants
    - **yellow**: supply
    - **green**: transport
    - **blue**: infrastructure

    Some places have something printed on them. A print counts like a tile until it is covered. Two blue places in the south are **closed** until a transport tile lies on the green space above them.

    Two tracks show the **balance** of energy and of ecology: everything your country shows in plus and minus, added up. A third track holds the discs of **pollution**.

    You begin with 100 €, 8 discs and both research markers on the lowest boxes.
rules-prosperity-research-board-title = The research board
rules-prosperity-research-board-text =
    There are two tracks, **energy** and **ecology**, each with 27 boxes on six levels. The levels have 2, 3, 4, 5, 6 and 7 boxes, from the bottom up.

    Tiles for sale lie beside the track and the level they belong to. The level of your marker sets the price you pay. A marker on the last box goes no further; steps beyond it are lost.
rules-prosperity-tiles-title = Tiles
rules-prosperity-tiles-text =
    There are 60 tiles. 24 are for sale from the start, two on each level of each side. The other 36 come from the stack, decade by decade: five for each decade, six for the 2030s. They are shuffled within their decade.

    A tile shows its kind by its colour and up to four symbols. Tiles of the stack also carry one **ringed symbol**: it is scored when the tile is drawn.

    Every decade scores each symbol exactly once. The 2030s score prosperity twice. So everybody can tell what is still to come.
rules-prosperity-turn-title = A turn
rules-prosperity-turn-text =
    A player drawn at random begins; then play goes round clockwise. There are 36 turns: 18 each with two players, 12 with three, 9 with four.

    - **Draw**: the top tile of the stack is turned over. **Everybody** scores its ringed symbol, beginning with the player whose turn it is.
    - The tile is then laid out for sale. It can be bought at once.
    - **Act**: the player whose turn it is takes **two actions**. Nobody may pass.
rules-prosperity-energy-title = Scoring energy
rules-prosperity-energy-text =
    If your energy balance is above zero, you get **50 € for each level**.

    If it is below zero, you settle each missing level: **pay 100 € or take a disc**. You may mix both as you like, and take discs even if you have money. With less than 100 € there is nothing to choose.

    At zero nothing happens.
rules-prosperity-ecology-title = Scoring ecology
rules-prosperity-ecology-text =
    If your ecology balance is above zero, **remove a disc for each level**. For every disc that is not there to be removed, you get 50 €.

    If it is below zero, **take a disc for each level**.

    At zero nothing happens.
rules-prosperity-capital-title = Scoring capital
rules-prosperity-capital-text = You get **100 € for each capital symbol** in your country.
rules-prosperity-research-title = Scoring research
rules-prosperity-research-text = You go up **one box for each research symbol** in your country. Share the steps between the two tracks as you like.
rules-prosperity-prosperity-title = Scoring prosperity
rules-prosperity-prosperity-text =
    You score **one point for each prosperity symbol**. Symbols on tiles count, and so do the globes in sight on your pollution track.

    You score no points while a disc lies on the triangle.
rules-prosperity-pollution-title = Pollution
rules-prosperity-pollution-text =
    Discs fill the pollution track from the bottom up. The highest one is removed first.

    The track has fifteen round spaces. The **1st, 6th and 11th** show a globe. A globe without a disc on it counts as a prosperity symbol: three with no disc, two with 1 to 5 discs, one with 6 to 10 and none with more.

    The 16th disc and all further ones lie on the **triangle**. As long as one lies there, your country is too polluted: you score no points at all. Points you missed are not paid later; points you have, you keep.
rules-prosperity-actions-title = The four actions
rules-prosperity-actions-text =
    Take two of them, or the same one twice.

    - **Income**: take 100 €.
    - **Clean up**: remove your highest disc. You get no money if there is none.
    - **Research**: go up one box on one track.
    - **Buy a tile**, see below.

    An action may be taken even if it has no effect, unless the table agreed otherwise.
rules-prosperity-buying-title = What a tile costs
rules-prosperity-buying-text =
    Compare the level of the tile with the level of your marker on the track of that tile:

    - the tile is **lower**: 50 €
    - the **same** level: 100 €
    - **higher**: 100 € and another 100 € for each level above yours

    Where your marker stands within a level makes no difference.
rules-prosperity-placing-title = Placing a tile
rules-prosperity-placing-text =
    A tile goes at once to a place of its own colour. The place may be empty, printed or taken by another tile; you may also cover something better, or something bought this turn.

    What is covered **no longer counts** and never comes back. Tiles are never moved.

    Any transport tile on the green space opens both closed places for good. Other transport tiles open nothing.

    Then your balances change by the symbols of the new tile, less those it covers.
rules-prosperity-specials-title = Special tiles
rules-prosperity-specials-text =
    Special tiles are grey and are never placed. You buy one at the usual price, it acts at once, and it is gone:

    - one or two **points**; none while a disc lies on your triangle
    - up to **three discs** leave; no money for those that are not there
rules-prosperity-end-title = The end of the game
rules-prosperity-end-text =
    After the turn in which the 36th tile was drawn, everybody scores, step by step:

    - **Energy, twice.** You decide both times how to settle what is missing, with the money you have then.
    - **Ecology, twice.** This can still free the triangle.
    - **Capital, once.**
    - **Money**: each full 300 € becomes a point. The rest is kept for ties.
    - **Research**: everybody goes up both tracks by all research symbols. On each track the highest marker gets **3 points**, the second **1 point**. Several firsts get 2 each, and the second gets nothing. Several seconds get nothing.
    - **Prosperity, once.**
rules-prosperity-ties-title = Ties
rules-prosperity-ties-text = If points are equal, whoever has more money left is ahead. If that is equal too, they share the place.
rules-prosperity-options-title = Choices of the table
rules-prosperity-options-text =
    - **Board**: each seat may have the silver side or the black one, which is harder. What the black side shows is reconstructed.
    - **Triangle**: it keeps all points away, or only those of prosperity scorings.
    - **Actions without effect**: cleaning up without discs and research at the top of a track are allowed, or not.
rules-prosperity-advice-title = First steps
rules-prosperity-advice-text =
    - The left side of the board is for energy and capital, the right side for ecology and research.
    - Look at what is still to come this decade before you buy: an energy scoring with a bad balance is expensive.
    - Points come every decade. A globe that you uncover early pays many times.
    - Stay away from the triangle, or leave it quickly.
