# Les dessins des règles de Wealth of Nations.

drawing-wealth-of-nations-points = À la fin, une tuile vaut 4 points, chaque tranche de 10 $ en vaut 1, et chaque billet en coûte 3.
drawing-wealth-of-nations-yields = Chaque industrie a sa couleur, et cinq d’entre elles produisent une marchandise de cette couleur.
drawing-wealth-of-nations-dots = Un point est plein au centre d’une tuile, là où deux moitiés se touchent sur un côté et là où trois tiers se touchent à un coin.
drawing-wealth-of-nations-bloc = Trois académies forment un bloc : 3 nourriture et 1 énergie deviennent 5 travail.
drawing-wealth-of-nations-board = Trois nations après le choix des lots, chacune avec ses premières tuiles. Personne n’entre au centre.
drawing-wealth-of-nations-packages = Les lots de la deuxième édition. Les tuiles d’un lot industrie sont placées aussitôt.
drawing-wealth-of-nations-round = Un tour a trois phases. Ce qu’il vous faut pour développer et produire, vous l’achetez pendant le commerce.
drawing-wealth-of-nations-wells = Acheter prend les derniers cubes du marché et fait monter le prix ; vendre remplit l’alvéole suivante et le fait baisser.
drawing-wealth-of-nations-between = Entre ce que le marché paie et ce qu’il demande, les deux côtés d’un échange y gagnent.
drawing-wealth-of-nations-notes = Chaque billet de plus rapporte 1 $ de moins, et en rembourser un coûte 25 $.
drawing-wealth-of-nations-interest = Avec deux billets, 2 $ d’intérêts sont dus quand le tour suivant commence.
drawing-wealth-of-nations-flags = Un drapeau va sur un hexagone libre à côté d’un de vos drapeaux, et l’hexagone est à vous.
drawing-wealth-of-nations-costs = Ce que coûte chaque tuile. Le travail pour son drapeau se paie avant.
drawing-wealth-of-nations-force = Une moitié de mine et une moitié de générateur se heurtent : la tuile coûte 1 capital de plus, et il n’y a pas de point.
drawing-wealth-of-nations-moving = Pour 1 capital, l’académie du haut est déplacée et tournée : les trois mêmes tuiles ont 5 points pleins au lieu de 4.
drawing-wealth-of-nations-automated = Avec un marqueur, 1 minerai nourrit tout le bloc, quel que soit son nombre de tuiles. L’énergie reste nécessaire.
drawing-wealth-of-nations-integrated = L’Économie intégrée à côté d’une ferme : sa section ferme et sa section générateur appartiennent à deux blocs.
drawing-wealth-of-nations-banks = Les banques n’ont pas de point à elles : trois banques en anneau ont trois points pleins.
drawing-wealth-of-nations-shared = Deux moitiés d’une couleur, mais de deux nations : le point entouré ne compte pour personne.
drawing-wealth-of-nations-ending = Encore un drapeau et c’est le dernier tour. Un plateau plein de drapeaux ou cinq piles vides y mettraient fin aussi.
drawing-wealth-of-nations-final-sale = Les cubes que tous possèdent ensemble fixent un seul prix pour chaque marchandise.
drawing-wealth-of-nations-score = Une nation à la fin : six tuiles, 21 $ et deux billets.
drawing-wealth-of-nations-editions = Ce qui change d’une boîte à l’autre : les tuiles des piles, les drapeaux et l’argent des lots marchandises.
drawing-wealth-of-nations-units = Deux unités partagent une tuile. Son drapeau est tourné : l’une d’elles a été construite pendant cette phase.
drawing-wealth-of-nations-march = Une unité activée va sur un hexagone voisin. Jamais au centre, qui se trouve ici en haut à droite.
drawing-wealth-of-nations-conquest = La conquête : l’unité et le drapeau sans tuile sont retirés, et l’hexagone reçoit un drapeau de l’attaquant.
drawing-wealth-of-nations-landings = Un transport atteint chaque hexagone éclairé : tous ceux sans pièce ennemie, même très loin.
drawing-wealth-of-nations-occupied = Une unité occupe un bloc d’usines et prend un cube de ce qu’il produit.
drawing-wealth-of-nations-terrains = Les six dispositions ferment chacune six hexagones de plus.
drawn-won-each-tile = chaque tuile
drawn-won-each-money = chaque tranche de { $money }
drawn-won-each-note = chaque billet
drawn-won-dot-middle = Le centre
drawn-won-dot-middle-text = plein à lui seul
drawn-won-dot-halves = Deux moitiés
drawn-won-dot-halves-text = 1 point sur un côté
drawn-won-dot-thirds = Trois tiers
drawn-won-dot-thirds-text = 1 point à un coin
drawn-won-dot-clash = Couleurs différentes
drawn-won-dot-clash-text = un heurt : pas de point
drawn-won-takes = Il faut
drawn-won-takes-for = { $good ->
    [food] { $what }, un cube par tuile
    [energy] { $what } pour tout le bloc
   *[other] { $what }
}
drawn-won-yields = Il produit
drawn-won-times = { $count } × { $each }
drawn-won-packages-industry = Lots industrie
drawn-won-packages-commodity = Lots marchandises
drawn-won-phase-trade = Acheter, vendre, échanger, emprunter
drawn-won-phase-develop = Drapeaux, tuiles, déplacements, automatisation
drawn-won-phase-produce = Nourrir, alimenter, récolter
drawn-won-market-before = Acheter les trois entourés
drawn-won-market-bought = Achetés : { $prices }
drawn-won-market-sold = Ou un vendu : { $price }
drawn-won-market-next = ensuite : achat { $buy }, vente { $sell }
drawn-won-barter-sell = le marché paie
drawn-won-barter-offer = l’offre
drawn-won-barter-buy = le marché demande
drawn-won-note-nth = billet { $nth }
drawn-won-note-back = en rendre un
drawn-won-note-end = points à la fin
drawn-won-interest-before = avant
drawn-won-interest-after = le tour commence
drawn-won-flag-where = il peut aller ici
drawn-won-flag-yours = cet hexagone est à vous
drawn-won-force-tile = la tuile
drawn-won-force-more = de plus, pour le heurt
drawn-won-dots = { $count } points pleins
drawn-won-automation-token = Le marqueur coûte
drawn-won-automation-food = Produire avec la nourriture
drawn-won-automation-ore = Ou avec le minerai
drawn-won-sale-cubes = { $count ->
    [one] { $count } cube en tout
   *[other] { $count } cubes en tout
}
drawn-won-sale-each = pour chacun
drawn-won-score-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
drawn-won-score-sum = Points
drawn-won-edition-flags = Drapeaux à { $seats } joueurs
drawn-won-edition-money = Dans un lot marchandises
drawn-won-unit-cost = Une unité coûte
drawn-won-march = jusqu’à { $count } activations
drawn-won-conquest-before = une unité sur un drapeau sans tuile
drawn-won-conquest-after = un drapeau à soi
drawn-won-occupier = { $who } prend
drawn-won-owner = { $who } garde
