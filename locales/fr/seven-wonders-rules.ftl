### Les règles de 7 Wonders, dans nos propres mots.

rules-seven-wonders-aim-title = De quoi s’agit-il ?
rules-seven-wonders-aim-text =
    Vous dirigez une cité de l’Antiquité et vous élevez sa merveille. La partie dure trois **Âges**. À chaque Âge, vous jouez six cartes l’une après l’autre, et tout le monde joue en même temps.

    Les cartes sont des bâtiments : certains donnent des ressources, d’autres des points, du commerce, des boucliers ou de la science. À la fin de chaque Âge, votre force est comparée à celle de vos deux voisins. Après le troisième Âge, on additionne tous les points : la cité qui en a le plus gagne.

    Vous n’avez affaire qu’à vos **deux voisins**, juste à votre gauche et à votre droite : vous leur achetez des ressources et vous les affrontez. Les autres comptent aussi, car ils choisissent dans les mains que vous verrez plus tard.

rules-seven-wonders-setup-title = Mise en place
rules-seven-wonders-setup-text =
    Chacun reçoit un plateau de merveille et 3 pièces. Un plateau a une face **jour** et une face **nuit**, avec des étapes différentes ; la nuit est un peu plus délicate. Le plateau donne aussi une ressource dès le départ.

    Trois paquets sont préparés, un par Âge. Chaque carte indique à partir de combien de joueurs elle sert, si bien qu’il y a toujours sept cartes par personne. Pour l’Âge III, on tire au hasard parmi les dix guildes autant de cartes que de joueurs, plus deux, et on les mélange au paquet ; personne ne sait lesquelles.

    - Âges I et III : les mains passent à **gauche**.
    - Âge II : les mains passent à **droite**.

rules-seven-wonders-turn-title = Un tour
rules-seven-wonders-turn-text =
    Au début d’un Âge, chacun reçoit sept cartes. Viennent ensuite six tours. À chaque tour :

    - **Choisissez** une carte de votre main. Elle reste cachée tant que tout le monde n’a pas choisi.
    - **Jouez-la**, tous ensemble : construisez-la, servez-vous-en pour l’étape suivante de votre merveille, ou vendez-la.
    - **Passez** le reste de votre main à un voisin et prenez celle qui vient de l’autre côté.

    Au sixième tour, il vous reste deux cartes : vous en jouez une, et l’autre va dans la défausse, face cachée, sans rien rapporter.

    Ce que vous construisez et les pièces que vous recevez vous servent à partir du tour suivant. Vous payez avec les pièces que vous aviez au début du tour.

rules-seven-wonders-building-title = Construire une carte
rules-seven-wonders-building-text =
    Pour construire une carte, vous réglez son coût ; elle reste ensuite dans votre cité jusqu’au bout. Le coût figure au bord gauche de la carte :

    - rien : la carte ne coûte rien ;
    - une pièce : payez ce montant à la banque ;
    - des ressources : votre cité doit produire chacune d’elles, ou vous achetez celles qui manquent à vos voisins.

    Les ressources ne s’épuisent pas : votre cité les produit de nouveau à chaque tour. Mais chaque symbole ne compte qu’une fois par tour. Pour deux pierres, il faut deux symboles de pierre. Une carte qui montre deux ressources séparées par un trait donne l’une **ou** l’autre, selon votre besoin du moment.

    On ne construit **jamais deux fois la même carte**. Deux cartes de même nom sont la même carte, même si leur Âge diffère, comme le métier à tisser.

rules-seven-wonders-chains-title = Chaînages
rules-seven-wonders-chains-text =
    Certaines cartes portent un petit symbole rond en bas à droite. Si vous avez construit une telle carte lors d’un tour précédent, la carte qui montre le même symbole sous son coût est **gratuite** pour vous : ni ressources, ni pièces.

    - Une carte peut en ouvrir deux autres.
    - Le Forum s’ouvre avec l’un ou l’autre des deux comptoirs.
    - Sans le chaînage, vous pouvez toujours construire la carte en payant son coût.

rules-seven-wonders-trade-title = Acheter à ses voisins
rules-seven-wonders-trade-text =
    S’il manque des ressources à votre cité, vous pouvez les acheter à vos voisins de gauche et de droite, et à personne d’autre. Chaque ressource coûte **2 pièces**, versées au voisin qui la produit. Il ne peut pas refuser, et il peut toujours s’en servir lui-même.

    Vous pouvez acheter :

    - la ressource de départ de son plateau ;
    - ce que produisent ses cartes **marron** et **grises**. D’une carte à choix, vous achetez la ressource que vous voulez.

    Ce que produisent ses cartes jaunes et les étapes de sa merveille n’est pas à vendre, ni ce qu’il construit pendant le même tour. Un symbole peut être acheté une fois par tour par chacun des deux voisins.

    Les comptoirs et le Marché abaissent à **1 pièce** le prix de certaines ressources. S’il y a plusieurs façons de payer, vous choisissez ; une façon n’est pas proposée si une autre ne coûte plus cher d’aucun côté.

rules-seven-wonders-stages-title = Les étapes de la merveille
rules-seven-wonders-stages-text =
    Au lieu de construire une carte, vous pouvez vous en servir pour bâtir **l’étape suivante** de votre merveille. Vous payez le coût de l’étape, pas celui de la carte. La carte est glissée sous le plateau, face cachée : elle n’a plus ni nom, ni couleur, ni effet, et personne d’autre ne saura laquelle c’était.

    Les étapes se construisent de gauche à droite, une par carte jouée. Vous pouvez commencer à n’importe quel Âge, et rien ne vous y oblige. L’effet d’une étape vaut dès qu’elle est là ; les pièces se prennent une seule fois, à la construction.

rules-seven-wonders-selling-title = Vendre une carte
rules-seven-wonders-selling-text =
    Toute carte peut être vendue pour **3 pièces**, même si vous pouviez la construire. Elle va face cachée dans la défausse. Les pièces servent à partir du tour suivant.

rules-seven-wonders-age-end-title = La fin d’un Âge : les conflits
rules-seven-wonders-age-end-text =
    Après le sixième tour, chacun compare ses boucliers à ceux de ses deux voisins, séparément. Tous les boucliers de vos cartes et de vos étapes construites comptent.

    - Plus de boucliers que le voisin : un jeton victoire qui vaut **1** à l’Âge I, **3** à l’Âge II et **5** à l’Âge III.
    - Moins de boucliers : un jeton défaite qui vaut **−1**, à tous les Âges.
    - Autant : rien.

    Les boucliers restent ; ils comptent de nouveau à l’Âge suivant. Une défaite ne coûte rien d’autre.

rules-seven-wonders-powers-title = Pouvoirs particuliers des merveilles
rules-seven-wonders-powers-text =
    La plupart des étapes donnent des points, des pièces, des boucliers ou des ressources. Quelques-unes changent la façon de jouer :

    - **Babylone**, nuit : dès l’Âge où l’étape est construite, vous jouez aussi votre septième carte après le sixième tour. Vous la construisez, vous l’utilisez pour une étape ou vous la vendez. C’est un tour à part : vos ressources sont de nouveau disponibles, et ce que vous avez reçu au sixième tour peut être dépensé.
    - **Halicarnasse** : à la fin du tour où l’étape est construite, vous regardez la défausse et vous construisez gratuitement une de ses cartes. Tous les Âges conviennent, mais pas une carte que votre cité possède déjà. Cela se passe après la septième carte de Babylone.
    - **Olympie**, jour : un bâtiment dont la couleur n’est pas encore dans votre cité est gratuit. Les étapes ne le sont jamais.
    - **Olympie**, nuit : la carte que vous jouez au premier tour de chaque Âge peut être construite sans payer ; avec la deuxième étape, celle du sixième tour aussi. Si vous vendez cette carte ou la glissez sous la merveille, l’avantage de cet Âge est perdu.
    - **Babylone**, des deux côtés, et la Guilde des scientifiques donnent un symbole scientifique qui n’est fixé qu’à la toute fin, au mieux de vos points.

rules-seven-wonders-guilds-title = Guildes
rules-seven-wonders-guilds-text =
    Les cartes violettes arrivent à l’Âge III et rapportent des points à la fin. La plupart comptent ce qui se trouve dans les cités de vos **deux voisins** : les cartes d’une couleur.

    - Les **armateurs** comptent vos propres cartes marron, grises et violettes, eux-mêmes compris.
    - Les **bâtisseurs** comptent les étapes construites dans trois cités : la vôtre et celles de vos deux voisins.
    - Les **décorateurs** donnent 7 points si toutes les étapes de votre plateau sont construites.
    - Les **scientifiques** donnent un symbole scientifique au choix.

rules-seven-wonders-scoring-title = Décompte
rules-seven-wonders-scoring-text =
    La partie s’achève après les conflits de l’Âge III. On additionne sept choses :

    - **Conflits** : la somme de vos jetons victoire et défaite. Elle peut être négative.
    - **Trésor** : 1 point par lot de 3 pièces.
    - **Merveille** : les points de vos étapes construites.
    - **Cartes bleues** : les points qu’elles affichent.
    - **Cartes jaunes** : les points de celles de l’Âge III, comptés sur votre cité telle qu’elle est à la fin.
    - **Science** : voir plus bas.
    - **Guildes** : les points de vos cartes violettes.

    Il y a trois symboles scientifiques : compas, engrenage et tablette. Ils rapportent de deux manières. Pour **chaque sorte**, multipliez le nombre de symboles par lui-même : 1, 4, 9, 16, 25… Et chaque **série** de trois symboles différents vaut 7 points de plus. Ainsi 3 compas, 2 engrenages et 1 tablette donnent 9 + 4 + 1 + 7 = 21 points.

rules-seven-wonders-ties-title = Égalités
rules-seven-wonders-ties-text =
    À points égaux, la cité qui a le plus de pièces passe devant. Si c’est encore égal, la place est partagée et la suivante n’est pas attribuée.

rules-seven-wonders-here-title = À cette table
rules-seven-wonders-here-text =
    On joue de 3 à 7 ; des bots peuvent prendre n’importe quelle place. À l’ouverture d’une table, vous décidez :

    - comment les **merveilles** sont données : au hasard, ou choisies chacun son tour ;
    - quelle **face** on joue : au choix secret de chacun, toutes face jour, toutes face nuit, ou au hasard.

    Votre choix est scellé, et vous pouvez en changer jusqu’à ce que la dernière personne ait choisi. La façon de payer la moins chère est choisie d’avance. On ne paie jamais un bâtiment gratuit. Les symboles scientifiques au choix sont réglés au mieux de vos points. Les pièces ne manquent jamais.

    Les mains et les choix scellés sont cachés. Les cités, les pièces, les jetons, la taille de la défausse et ce que chacun paie sont visibles de tous.
