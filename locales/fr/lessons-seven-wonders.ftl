### Ce que dit le coach dans les leçons de 7 Wonders. Par étape : la phrase, où appuyer, pourquoi, et sa ligne dans la liste.

## Un tour

lesson-seven-wonders-turn = Un tour
lesson-seven-wonders-turn-teaches = Choisir, révéler, passer le reste
lesson-seven-wonders-turn-wrong = Pas maintenant : suivez ce qui brille.
lesson-seven-wonders-turn-done = Six tours font un Âge, et trois Âges font la partie.
lesson-seven-wonders-turn-choose = Vous avez sept cartes en main et vous en jouez une par tour.
lesson-seven-wonders-turn-choose-press = Appuyez sur l’Autel.
lesson-seven-wonders-turn-choose-why = Il ne coûte rien et vaut 3 points à la fin.
lesson-seven-wonders-turn-choose-task = Choisir une carte
lesson-seven-wonders-turn-choose-wrong-1 = Le Scriptorium demande du papyrus : ni vous ni vos voisins n’en produisez.
lesson-seven-wonders-turn-build = Solon et Sappho ont choisi en secret ; il ne manque que vous.
lesson-seven-wonders-turn-build-press = Appuyez sur Construire.
lesson-seven-wonders-turn-build-why = Toutes les cartes sont révélées ensemble : personne ne peut attendre de voir.
lesson-seven-wonders-turn-build-task = La construire
lesson-seven-wonders-turn-reveal = Les trois cartes sont révélées en même temps.
lesson-seven-wonders-turn-reveal-why = Ce qui est construit reste dans sa cité jusqu’à la fin, à la vue de tous.
lesson-seven-wonders-turn-reveal-task = Voir ce que les autres ont construit
lesson-seven-wonders-turn-reveal-label-1 = Solon : un Filon
lesson-seven-wonders-turn-reveal-label-2 = Sappho : un Atelier
lesson-seven-wonders-turn-passed = Le reste de votre main est allé à Solon ; ces six cartes viennent de Sappho.
lesson-seven-wonders-turn-passed-why = Les mains passent à gauche aux Âges I et III, à droite à l’Âge II.
lesson-seven-wonders-turn-passed-task = Prendre la main suivante
lesson-seven-wonders-turn-passed-label-1 = Vient de Sappho
lesson-seven-wonders-turn-again = Nouvelle main, nouveau choix : une carte marron produit des ressources.
lesson-seven-wonders-turn-again-press = Appuyez sur le Chantier.
lesson-seven-wonders-turn-again-why = Il ne coûte rien et produit 1 bois à chaque tour.
lesson-seven-wonders-turn-again-task = Choisir de nouveau
lesson-seven-wonders-turn-again-build = Les autres ont de nouveau choisi.
lesson-seven-wonders-turn-again-build-press = Appuyez sur Construire.
lesson-seven-wonders-turn-again-build-why = Tant que la dernière personne n’a pas choisi, chacun peut encore changer de carte.
lesson-seven-wonders-turn-again-build-task = Le construire
lesson-seven-wonders-turn-given = Solon a construit le Métier à tisser que vous lui avez passé.
lesson-seven-wonders-turn-given-why = Ce que vous laissez dans une main, votre voisin peut le prendre : regardez avant de passer.
lesson-seven-wonders-turn-given-task = Voir où vont vos cartes
lesson-seven-wonders-turn-given-label-1 = Une carte de votre main

## Ce que produit votre cité

lesson-seven-wonders-goods = Ce que produit votre cité
lesson-seven-wonders-goods-teaches = Des ressources à chaque tour
lesson-seven-wonders-goods-wrong = Pas maintenant : suivez ce qui brille.
lesson-seven-wonders-goods-done = Les ressources ne s’épuisent pas, et chaque symbole compte une fois par tour.
lesson-seven-wonders-goods-choose = Les Bains coûtent 1 pierre, et votre cité produit 1 pierre.
lesson-seven-wonders-goods-choose-press = Appuyez sur les Bains.
lesson-seven-wonders-goods-choose-why = Le coût d’une carte figure sur son bord gauche.
lesson-seven-wonders-goods-choose-task = Choisir les Bains
lesson-seven-wonders-goods-choose-label-1 = Coûte 1 pierre
lesson-seven-wonders-goods-choose-label-2 = Produit 1 pierre
lesson-seven-wonders-goods-choose-wrong-1 = L’Atelier demande du verre : ni vous ni vos voisins n’en produisez.
lesson-seven-wonders-goods-build = Votre propre pierre suffit à les payer.
lesson-seven-wonders-goods-build-press = Appuyez sur Construire.
lesson-seven-wonders-goods-build-why = Ce que produit votre cité ne vous coûte aucune pièce.
lesson-seven-wonders-goods-build-task = Les construire
lesson-seven-wonders-goods-still = La pierre est toujours là, et vos 3 pièces aussi.
lesson-seven-wonders-goods-still-why = Les ressources ne se dépensent pas : votre cité les produit de nouveau à chaque tour.
lesson-seven-wonders-goods-still-task = Voir ce qui reste
lesson-seven-wonders-goods-still-label-1 = Toujours 1 pierre
lesson-seven-wonders-goods-still-label-2 = Toujours 3 pièces
lesson-seven-wonders-goods-more = Les cartes marron ajoutent des matières premières, les grises des produits manufacturés.
lesson-seven-wonders-goods-more-press = Appuyez sur le Chantier.
lesson-seven-wonders-goods-more-why = Plus votre cité produit, moins il vous faut acheter.
lesson-seven-wonders-goods-more-task = Choisir une carte marron
lesson-seven-wonders-goods-more-build = Le Chantier ne coûte rien.
lesson-seven-wonders-goods-more-build-press = Appuyez sur Construire.
lesson-seven-wonders-goods-more-build-why = Son bois vous sert dès le tour suivant.
lesson-seven-wonders-goods-more-build-task = Le construire
lesson-seven-wonders-goods-either = Un trait entre deux ressources veut dire l’une ou l’autre.
lesson-seven-wonders-goods-either-press = Appuyez sur la Fosse argileuse.
lesson-seven-wonders-goods-either-why = À chaque tour, elle produit du minerai ou de l’argile, selon vos besoins.
lesson-seven-wonders-goods-either-task = En choisir une avec un trait
lesson-seven-wonders-goods-either-build = Celle-ci coûte 1 pièce, payée à la banque.
lesson-seven-wonders-goods-either-build-press = Appuyez sur Construire.
lesson-seven-wonders-goods-either-build-why = Un choix convient à plus de cartes : il vaut bien une pièce.
lesson-seven-wonders-goods-either-build-task = Payer la banque
lesson-seven-wonders-goods-row = Votre cité produit maintenant pierre, bois, et minerai ou argile.
lesson-seven-wonders-goods-row-why = Chaque symbole compte une fois par tour : pour deux pierres, il faut deux symboles de pierre.
lesson-seven-wonders-goods-row-task = Regarder vos ressources
lesson-seven-wonders-goods-row-label-1 = Trois ressources par tour

## Acheter

lesson-seven-wonders-buying = Acheter
lesson-seven-wonders-buying-teaches = Payer 2 pièces à un voisin
lesson-seven-wonders-buying-wrong = Pas maintenant : suivez ce qui brille.
lesson-seven-wonders-buying-done = Achetez ce qu’il vous faut une fois ; construisez ce qu’il vous faut souvent.
lesson-seven-wonders-buying-choose = La Caserne coûte 1 minerai, et votre cité ne produit que du bois.
lesson-seven-wonders-buying-choose-press = Appuyez sur la Caserne.
lesson-seven-wonders-buying-choose-why = L’anneau doré autour du minerai indique qu’il faut l’acheter.
lesson-seven-wonders-buying-choose-task = Choisir la Caserne
lesson-seven-wonders-buying-choose-label-1 = Demande 1 minerai
lesson-seven-wonders-buying-choose-label-2 = Seulement du bois
lesson-seven-wonders-buying-choose-wrong-1 = L’Officine demande du tissu : aucun de vos voisins n’en produit encore.
lesson-seven-wonders-buying-seller = Solon, votre voisin de gauche, vend du minerai pour 2 pièces.
lesson-seven-wonders-buying-seller-why = Les voisins vendent ce que produisent leur plateau et leurs cartes marron et grises, rien d’autre.
lesson-seven-wonders-buying-seller-task = Voir qui vend
lesson-seven-wonders-buying-seller-label-1 = Minerai : 2 pièces
lesson-seven-wonders-buying-build = Vous ne produisez pas de minerai, mais Solon, oui.
lesson-seven-wonders-buying-build-press = Appuyez sur Construire pour payer 2 pièces à Solon.
lesson-seven-wonders-buying-build-why = Personne ne peut refuser de vendre, et Solon garde l’usage de son minerai.
lesson-seven-wonders-buying-build-task = Payer Solon
lesson-seven-wonders-buying-build-label-1 = Demande 1 minerai
lesson-seven-wonders-buying-build-label-2 = En vend pour 2
lesson-seven-wonders-buying-purses = Il vous reste 1 pièce, et Solon en a 5.
lesson-seven-wonders-buying-purses-why = Ce que vous payez enrichit un voisin : choisissez bien à qui vous payez.
lesson-seven-wonders-buying-purses-task = Comparer les bourses
lesson-seven-wonders-buying-purses-label-1 = 3 − 2 = 1
lesson-seven-wonders-buying-purses-label-2 = 3 + 2 = 5
lesson-seven-wonders-buying-post = Un comptoir rend moins chères les matières premières d’un voisin.
lesson-seven-wonders-buying-post-press = Appuyez sur le Comptoir ouest.
lesson-seven-wonders-buying-post-why = L’ouest est à gauche : bois, pierre, minerai et argile de Solon vous coûteront 1 pièce.
lesson-seven-wonders-buying-post-task = Choisir un comptoir
lesson-seven-wonders-buying-post-build = Il ne coûte rien.
lesson-seven-wonders-buying-post-build-press = Appuyez sur Construire.
lesson-seven-wonders-buying-post-build-why = Le Marché fait de même pour le verre, le papyrus et le tissu, des deux côtés.
lesson-seven-wonders-buying-post-build-task = Le construire
lesson-seven-wonders-buying-cheaper = Le minerai de Solon vous coûte désormais 1 pièce, et Sappho vous a acheté du bois pour 2.
lesson-seven-wonders-buying-cheaper-why = Vos voisins vous achètent aussi : ce que vous produisez rapporte des pièces et reste à vous.
lesson-seven-wonders-buying-cheaper-task = Voir le nouveau prix
lesson-seven-wonders-buying-cheaper-label-1 = Minerai : 1 pièce
lesson-seven-wonders-buying-cheaper-label-2 = +2 de Sappho

## Chaînages

lesson-seven-wonders-chains = Chaînages
lesson-seven-wonders-chains-teaches = Un bâtiment en offre un autre
lesson-seven-wonders-chains-wrong = Pas maintenant : suivez ce qui brille.
lesson-seven-wonders-chains-done = Les premiers bâtiments rendent les suivants gratuits.
lesson-seven-wonders-chains-choose = Vos Bains ouvrent l’Aqueduc : 3 pierres dont vous pouvez vous passer.
lesson-seven-wonders-chains-choose-press = Appuyez sur l’Aqueduc.
lesson-seven-wonders-chains-choose-why = Le symbole en bas à droite des Bains figure aussi sur l’Aqueduc, sous son coût.
lesson-seven-wonders-chains-choose-task = Choisir l’Aqueduc
lesson-seven-wonders-chains-choose-label-1 = Coûte 3 pierres
lesson-seven-wonders-chains-choose-label-2 = Ouvrent l’Aqueduc
lesson-seven-wonders-chains-build = Le chaînage dispense de tout le coût.
lesson-seven-wonders-chains-build-press = Appuyez sur Construire.
lesson-seven-wonders-chains-build-why = Ni ressources, ni pièces, et pourtant 5 points.
lesson-seven-wonders-chains-build-task = Le construire sans payer
lesson-seven-wonders-chains-next = Votre Officine ouvre deux cartes de cette main.
lesson-seven-wonders-chains-next-press = Appuyez sur le Dispensaire.
lesson-seven-wonders-chains-next-why = Les Écuries et le Dispensaire portent son symbole ; on ne joue toujours qu’une carte par tour.
lesson-seven-wonders-chains-next-task = Choisir le maillon suivant
lesson-seven-wonders-chains-next-label-1 = Ouvre les deux
lesson-seven-wonders-chains-next-wrong-1 = Les Écuries seraient gratuites aussi, mais prenez cette fois le Dispensaire.
lesson-seven-wonders-chains-next-build = Sans le chaînage, il coûterait 2 minerais et 1 verre.
lesson-seven-wonders-chains-next-build-press = Appuyez sur Construire.
lesson-seven-wonders-chains-next-build-why = La carte qui en ouvre une autre doit avoir été construite lors d’un tour précédent.
lesson-seven-wonders-chains-next-build-task = Le construire sans payer
lesson-seven-wonders-chains-plan = Le Dispensaire ouvre deux cartes de l’Âge III : l’Arène et la Loge.
lesson-seven-wonders-chains-plan-why = Avant de choisir, regardez le coin inférieur droit d’une carte : il montre ce qui sera gratuit plus tard.
lesson-seven-wonders-chains-plan-task = Voir plus loin
lesson-seven-wonders-chains-plan-label-1 = Ouvre l’Arène et la Loge

## Votre merveille

lesson-seven-wonders-wonder = Votre merveille
lesson-seven-wonders-wonder-teaches = Toute carte peut devenir une étape
lesson-seven-wonders-wonder-wrong = Pas maintenant : suivez ce qui brille.
lesson-seven-wonders-wonder-done = Pour une étape, la carte importe peu : c’est le plateau qui compte.
lesson-seven-wonders-wonder-choose = Personne autour de vous ne produit de tissu : impossible de construire l’Officine.
lesson-seven-wonders-wonder-choose-press = Appuyez dessus quand même.
lesson-seven-wonders-wonder-choose-why = Toute carte peut devenir une étape de votre merveille.
lesson-seven-wonders-wonder-choose-task = Choisir une carte
lesson-seven-wonders-wonder-stage = C’est le plateau qui dit ce que coûte l’étape I, pas la carte : 2 argiles, que vous produisez.
lesson-seven-wonders-wonder-stage-press = Appuyez sur Construire l’étape I.
lesson-seven-wonders-wonder-stage-why = Les étapes vont de gauche à droite, et vous pouvez commencer à n’importe quel Âge.
lesson-seven-wonders-wonder-stage-task = Construire l’étape I
lesson-seven-wonders-wonder-stage-label-1 = 2 argiles pour 3 points
lesson-seven-wonders-wonder-under = L’étape I vaut 3 points.
lesson-seven-wonders-wonder-under-why = La carte est face cachée sous le plateau : elle n’a plus d’effet, et personne ne saura laquelle c’était.
lesson-seven-wonders-wonder-under-task = Regarder sous le plateau
lesson-seven-wonders-wonder-under-label-1 = 3 points
lesson-seven-wonders-wonder-second = Solon a besoin de tissu pour son étape II, et cette main va chez lui.
lesson-seven-wonders-wonder-second-press = Appuyez sur le Métier à tisser.
lesson-seven-wonders-wonder-second-why = Une carte sous votre merveille, c’est une carte que votre voisin n’aura jamais.
lesson-seven-wonders-wonder-second-task = Prendre le Métier à tisser
lesson-seven-wonders-wonder-mode = Vous pourriez le construire, mais l’étape II rapporte 9 pièces.
lesson-seven-wonders-wonder-mode-press = Appuyez sur Étape II.
lesson-seven-wonders-wonder-mode-why = Elle coûte 2 bois : vous en produisez un, et Solon vend l’autre.
lesson-seven-wonders-wonder-mode-task = En faire une étape
lesson-seven-wonders-wonder-mode-label-1 = 2 bois pour 9 pièces
lesson-seven-wonders-wonder-pay = Ce qui manque à une étape s’achète aussi.
lesson-seven-wonders-wonder-pay-press = Appuyez sur le bouton pour payer 2 pièces à Solon.
lesson-seven-wonders-wonder-pay-why = Vous payez avec les pièces que vous aviez au début du tour.
lesson-seven-wonders-wonder-pay-task = Payer Solon
lesson-seven-wonders-wonder-coins = Vous avez payé vos 2 dernières pièces et vous en avez pris 9.
lesson-seven-wonders-wonder-coins-why = Les pièces d’une étape ne viennent qu’une fois ; points, boucliers et ressources restent.
lesson-seven-wonders-wonder-coins-task = Compter vos pièces
lesson-seven-wonders-wonder-coins-label-1 = 2 − 2 + 9 = 9

## La guerre

lesson-seven-wonders-war = La guerre
lesson-seven-wonders-war-teaches = Vos boucliers face à deux voisins
lesson-seven-wonders-war-wrong = Pas maintenant : suivez ce qui brille.
lesson-seven-wonders-war-done = Un bouclier d’avance suffit, et les boucliers restent pour l’Âge suivant.
lesson-seven-wonders-war-now = Vous avez 4 boucliers, Solon en a 5 et Sappho 2.
lesson-seven-wonders-war-now-why = À la fin d’un Âge, on vous compare au voisin de gauche et au voisin de droite ; Crates est trop loin pour se battre.
lesson-seven-wonders-war-now-task = Comparer les boucliers
lesson-seven-wonders-war-now-label-1 = 4 contre 5 : −1 point
lesson-seven-wonders-war-now-label-2 = 4 contre 2 : +3 points
lesson-seven-wonders-war-choose = Les Écuries apportent 2 boucliers.
lesson-seven-wonders-war-choose-press = Appuyez sur les Écuries.
lesson-seven-wonders-war-choose-why = Avec elles, vous passeriez devant Solon.
lesson-seven-wonders-war-choose-task = Choisir une carte rouge
lesson-seven-wonders-war-forecast = Avec 6 boucliers, vous battriez les deux.
lesson-seven-wonders-war-forecast-why = La prévision compte votre carte, mais pas ce que les autres jouent ce tour-ci.
lesson-seven-wonders-war-forecast-task = Lire la prévision
lesson-seven-wonders-war-forecast-label-1 = 6 contre 5 : +3 points
lesson-seven-wonders-war-forecast-label-2 = 6 contre 2 : +3 points
lesson-seven-wonders-war-build = C’est le dernier tour de l’Âge II : la guerre vient juste après.
lesson-seven-wonders-war-build-press = Appuyez sur Construire.
lesson-seven-wonders-war-build-why = De −1 et +3 à +3 et +3 : les Écuries valent maintenant 4 points.
lesson-seven-wonders-war-build-task = Les construire
lesson-seven-wonders-war-tokens = Deux victoires : avec l’Âge I, vos jetons valent 8 points.
lesson-seven-wonders-war-tokens-why = Une victoire vaut 1, 3 puis 5 points aux Âges I, II et III, une défaite toujours −1, une égalité rien.
lesson-seven-wonders-war-tokens-task = Compter les jetons
lesson-seven-wonders-war-tokens-label-1 = 1 + 1 + 3 + 3 = 8

## La science

lesson-seven-wonders-science = La science
lesson-seven-wonders-science-teaches = Beaucoup de pareils, ou des trios
lesson-seven-wonders-science-wrong = Pas maintenant : suivez ce qui brille.
lesson-seven-wonders-science-done = Collectionnez une sorte ou des trios : les deux montent vite.
lesson-seven-wonders-science-tablet = Vous avez deux tablettes et un engrenage ; une troisième tablette fait 10 points.
lesson-seven-wonders-science-tablet-press = Appuyez sur la Bibliothèque.
lesson-seven-wonders-science-tablet-why = Les symboles pareils comptent au carré : 3 × 3 pour les tablettes, 1 pour l’engrenage.
lesson-seven-wonders-science-tablet-task = Essayer une troisième tablette
lesson-seven-wonders-science-tablet-label-1 = 9 + 1 = 10
lesson-seven-wonders-science-compass = Un compas en fait 13, car un de chaque forme un trio.
lesson-seven-wonders-science-compass-press = Appuyez sur le Dispensaire.
lesson-seven-wonders-science-compass-why = Trois symboles différents valent 7 points de plus.
lesson-seven-wonders-science-compass-task = Essayer un compas
lesson-seven-wonders-science-compass-label-1 = 4 + 1 + 1 + 7 = 13
lesson-seven-wonders-science-build = Cette fois, le trio vaut davantage.
lesson-seven-wonders-science-build-press = Appuyez sur Construire.
lesson-seven-wonders-science-build-why = Avec beaucoup de pareils, c’est l’inverse : une cinquième tablette rapporte à elle seule 9 points.
lesson-seven-wonders-science-build-task = Construire le meilleur
lesson-seven-wonders-science-score = La science vous rapporte maintenant 13 points.
lesson-seven-wonders-science-score-why = Un symbole au choix, comme sur le plateau de Babylone, devient à la fin celui qui rapporte le plus.
lesson-seven-wonders-science-score-task = Regarder le score
lesson-seven-wonders-science-score-label-1 = Science

## Les guildes et le décompte

lesson-seven-wonders-guilds = Les guildes et le décompte
lesson-seven-wonders-guilds-teaches = D’où viennent les derniers points
lesson-seven-wonders-guilds-wrong = Pas maintenant : suivez ce qui brille.
lesson-seven-wonders-guilds-done = Sept chemins mènent aux points ; personne n’a besoin de tous.
lesson-seven-wonders-guilds-traders = La Guilde des commerçants compte les cartes jaunes de vos deux voisins : 4 points.
lesson-seven-wonders-guilds-traders-press = Appuyez sur la Guilde des commerçants.
lesson-seven-wonders-guilds-traders-why = Les guildes n’arrivent qu’à l’Âge III et rapportent à la fin.
lesson-seven-wonders-guilds-traders-task = Essayer les commerçants
lesson-seven-wonders-guilds-traders-label-1 = 2 cartes jaunes
lesson-seven-wonders-guilds-traders-label-2 = 2 cartes jaunes
lesson-seven-wonders-guilds-spies = La Guilde des espions compte leurs cartes rouges : 7 points.
lesson-seven-wonders-guilds-spies-press = Appuyez sur la Guilde des espions.
lesson-seven-wonders-guilds-spies-why = Une guilde compte ce que vos voisins ont construit : regardez d’abord à gauche et à droite.
lesson-seven-wonders-guilds-spies-task = Essayer les espions
lesson-seven-wonders-guilds-spies-label-1 = 3 cartes rouges
lesson-seven-wonders-guilds-spies-label-2 = 4 cartes rouges
lesson-seven-wonders-guilds-build = Les espions valent 3 points de plus.
lesson-seven-wonders-guilds-build-press = Appuyez sur Construire.
lesson-seven-wonders-guilds-build-why = C’est la dernière carte de la partie : viennent la guerre, puis le décompte.
lesson-seven-wonders-guilds-build-task = Construire la meilleure
lesson-seven-wonders-guilds-sheet = On additionne les sept colonnes : merveille, pièces, guerre, bleu, jaune, science, guildes.
lesson-seven-wonders-guilds-sheet-why = Chaque lot de 3 pièces vaut un point, et les guerres perdues en coûtent : à vous, 6.
lesson-seven-wonders-guilds-sheet-task = Lire la feuille de score
lesson-seven-wonders-guilds-sheet-label-1 = 7 des espions
lesson-seven-wonders-guilds-won = Vous gagnez avec 49 points.
lesson-seven-wonders-guilds-won-why = À points égaux, les pièces départagent.
lesson-seven-wonders-guilds-won-task = Voir qui gagne
lesson-seven-wonders-guilds-won-label-1 = Le total

## Vendre

lesson-seven-wonders-selling = Vendre
lesson-seven-wonders-selling-teaches = 3 pièces pour toute carte
lesson-seven-wonders-selling-wrong = Pas maintenant : suivez ce qui brille.
lesson-seven-wonders-selling-done = Aucune carte n’est inutile : construisez-la, faites-en une étape ou vendez-la.
lesson-seven-wonders-selling-choose = Vous n’avez plus de pièces, et vous ne pouvez construire aucune de ces trois cartes.
lesson-seven-wonders-selling-choose-press = Appuyez sur le Scriptorium.
lesson-seven-wonders-selling-choose-why = Personne ne peut sauter un tour : une carte que l’on ne peut pas construire devient une étape ou des pièces.
lesson-seven-wonders-selling-choose-task = Choisir une carte
lesson-seven-wonders-selling-choose-label-1 = Aucune pièce
lesson-seven-wonders-selling-sell = Toute carte peut être vendue.
lesson-seven-wonders-selling-sell-press = Appuyez sur Vendre pour 3 pièces.
lesson-seven-wonders-selling-sell-why = Solon produit du papyrus et reçoit cette main : vendez ce qui lui plairait.
lesson-seven-wonders-selling-sell-task = La vendre
lesson-seven-wonders-selling-coins = Vous avez 3 pièces, et la carte est face cachée dans la défausse.
lesson-seven-wonders-selling-coins-why = Ces pièces servent à partir du tour suivant.
lesson-seven-wonders-selling-coins-task = Voir vos pièces
lesson-seven-wonders-selling-coins-label-1 = 3 pièces
lesson-seven-wonders-selling-coins-label-2 = 1 carte
lesson-seven-wonders-selling-last = Au sixième tour, vous avez deux cartes et vous en jouez une.
lesson-seven-wonders-selling-last-press = Appuyez sur les Bains.
lesson-seven-wonders-selling-last-why = Ils demandent 1 pierre, et vous pouvez maintenant l’acheter.
lesson-seven-wonders-selling-last-task = Choisir la dernière carte
lesson-seven-wonders-selling-last-label-1 = Celle-ci se joue
lesson-seven-wonders-selling-last-label-2 = Celle-ci s’en va
lesson-seven-wonders-selling-build = Les pièces de la vente paient la pierre.
lesson-seven-wonders-selling-build-press = Appuyez sur Construire pour payer 2 pièces à Solon.
lesson-seven-wonders-selling-build-why = Une vente vaut la peine quand elle permet de construire ensuite.
lesson-seven-wonders-selling-build-task = Payer Solon
lesson-seven-wonders-selling-discarded = Votre autre carte, la Verrerie, a été défaussée sans rapporter de pièces.
lesson-seven-wonders-selling-discarded-why = La dernière carte de chacun y va face cachée : 2 vendues et 3 restantes sont dans la défausse.
lesson-seven-wonders-selling-discarded-task = Voir ce qui est défaussé
lesson-seven-wonders-selling-discarded-label-1 = 5 cartes

## Merveilles particulières

lesson-seven-wonders-specials = Merveilles particulières
lesson-seven-wonders-specials-teaches = Des étapes qui changent les règles
lesson-seven-wonders-specials-wrong = Pas maintenant : suivez ce qui brille.
lesson-seven-wonders-specials-done = Lisez d’abord votre plateau : il dit de quelles cartes vous avez besoin.
lesson-seven-wonders-specials-choose = L’étape I d’Halicarnasse permet de fouiller la défausse.
lesson-seven-wonders-specials-choose-press = Appuyez sur la Statue.
lesson-seven-wonders-specials-choose-why = Vous ne pouvez pas payer la Statue : elle fera une bonne étape.
lesson-seven-wonders-specials-choose-task = Choisir une carte
lesson-seven-wonders-specials-choose-label-1 = 2 points et une carte offerte
lesson-seven-wonders-specials-stage = Elle coûte 2 argiles, que vous produisez.
lesson-seven-wonders-specials-stage-press = Appuyez sur Construire l’étape I.
lesson-seven-wonders-specials-stage-why = C’est la face nuit ; chaque plateau a aussi une face jour, avec d’autres étapes.
lesson-seven-wonders-specials-stage-task = Construire l’étape I
lesson-seven-wonders-specials-search = Vous êtes maintenant la seule personne à voir la défausse.
lesson-seven-wonders-specials-search-press = Appuyez sur l’Aqueduc.
lesson-seven-wonders-specials-search-why = Une de ses cartes est à vous sans payer, quel que soit son Âge.
lesson-seven-wonders-specials-search-task = Fouiller la défausse
lesson-seven-wonders-specials-search-label-1 = 5 points
lesson-seven-wonders-specials-pick = Vous n’avez pas à payer ses 3 pierres.
lesson-seven-wonders-specials-pick-press = Appuyez sur Construire Aqueduc gratuitement.
lesson-seven-wonders-specials-pick-why = Seule une carte déjà présente dans votre cité est exclue.
lesson-seven-wonders-specials-pick-task = Le construire sans payer
lesson-seven-wonders-specials-olympia = Solon a Olympie, face jour : après l’étape II, son premier bâtiment de chaque couleur est gratuit.
lesson-seven-wonders-specials-olympia-why = Face nuit, c’est le premier bâtiment de chaque Âge, puis aussi le dernier.
lesson-seven-wonders-specials-olympia-task = Regarder Olympie
lesson-seven-wonders-specials-olympia-label-1 = Olympie, face jour
lesson-seven-wonders-specials-babylon = Sappho a Babylone, face nuit : après l’étape I, elle joue aussi sa septième carte.
lesson-seven-wonders-specials-babylon-why = Les autres défaussent cette carte : un tour de plus par Âge, c’est beaucoup.
lesson-seven-wonders-specials-babylon-task = Regarder Babylone
lesson-seven-wonders-specials-babylon-label-1 = Babylone, face nuit
