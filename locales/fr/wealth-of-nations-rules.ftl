# The rules of Wealth of Nations, in our own words.

rules-wealth-of-nations-goal-title = Le but
rules-wealth-of-nations-goal-text =
    Vous dirigez une nation. Vous réservez des terres, vous y construisez des industries, vous les nourrissez et leur fournissez de l’énergie, et vous vendez ou échangez ce qu’elles produisent. Les prix montent et baissent selon ce que chacun achète et vend.

    À la fin, chacune de vos tuiles sur le plateau vaut **4 points**, chaque tranche de 10 $ vaut **1 point**, et chaque billet à ordre encore en main coûte **3 points**. Qui a le plus de points gagne.

    Cette page donne les règles de la **deuxième édition**, que les tables jouent sauf autre choix. Ce que la première édition fait autrement, War Clouds et les autres choix d’une table ont leurs propres chapitres.
rules-wealth-of-nations-goods-title = Industries et marchandises
rules-wealth-of-nations-goods-text =
    Il y a six industries. Chacune a sa couleur, et cinq produisent une marchandise de cette couleur :

    - Les **fermes** produisent de la **nourriture** (jaune).
    - Les **générateurs** produisent de l’**énergie** (bleu).
    - Les **académies** produisent du **travail** (rouge).
    - Les **mines** produisent du **minerai** (gris).
    - Les **usines** produisent du **capital** (noir).
    - Les **banques** (violet) produisent de l’**argent** : 30 $ par point.

    Les marchandises sont des cubes. On les dépense pour réserver des hexagones, construire et faire fonctionner ses industries. Chaque marchandise a son marché.
rules-wealth-of-nations-dots-title = Les points
rules-wealth-of-nations-dots-text =
    Une tuile montre des **points pleins** et des **points partiels** : des moitiés sur ses côtés et des tiers à ses coins. Chaque point plein donne un cube, ou 30 $ pour les banques.

    Deux moitiés de même couleur qui se touchent sur un côté font un point plein. Trois tiers de même couleur qui se touchent à un coin aussi. Côtés et coins ne se touchent jamais entre eux.

    Des tuiles bien assemblées donnent donc bien plus que les mêmes tuiles séparées : une usine donne 1 capital, deux en donnent 2, trois en donnent 4, quatre peuvent en donner 6.
rules-wealth-of-nations-blocs-title = Les blocs
rules-wealth-of-nations-blocs-text =
    Un **bloc** est un groupe de vos tuiles d’une même industrie, reliées par des points partiels qui se touchent. Se toucher suffit : deux tiers à un coin relient deux usines même sans former de point plein.

    Des tuiles d’industries différentes, de propriétaires différents ou sans points partiels qui se touchent sont des blocs différents, même côte à côte.
rules-wealth-of-nations-setup-title = Mise en place
rules-wealth-of-nations-setup-text =
    Le plateau a 61 hexagones. Celui du centre est fermé à tous.

    Il y a 12 tuiles ferme et 7 tuiles de chaque autre industrie. À deux, chacun a 18 drapeaux ; à trois ou quatre 16, à cinq 15, à six 14.

    Les marchés de la nourriture, de l’énergie et du travail ont 40 alvéoles et commencent avec 20 cubes ; ceux du minerai et du capital en ont 30 et commencent avec 15.

    Qui tire le générateur est **premier joueur**. Le marqueur passe à gauche après chaque tour.
rules-wealth-of-nations-packages-title = Le choix des lots
rules-wealth-of-nations-packages-text =
    Chacun commence avec des lots. Il y a six **lots industrie** et six **lots marchandises** ; chacun n’est pris qu’une fois.

    Lots industrie :

    - 1 : trois fermes
    - 2 : deux générateurs et 10 $
    - 3 : deux académies
    - 4 : deux mines
    - 5 : deux usines
    - 6 : une ferme et l’Économie intégrée

    Lots marchandises, chacun avec 80 $ :

    - 1 : 9 nourriture, 1 énergie
    - 2 : 3 nourriture, 2 énergie, 1 travail
    - 3 : 3 travail, 1 énergie
    - 4 : 1 travail, 1 minerai, 1 capital
    - 5 : 3 minerai
    - 6 : 2 capital, 1 énergie

    D’abord chacun prend un lot industrie, dans le sens horaire à partir du premier joueur. Puis le sens s’inverse à chaque tour de choix : le dernier choisit donc deux fois de suite.

    - **Deux ou trois joueurs** : encore trois tours, le lot que l’on veut.
    - **Quatre joueurs** : encore deux tours, le lot que l’on veut.
    - **Cinq ou six joueurs** : encore un tour, un lot marchandises. À cinq, le lot industrie 2 est écarté.

    Les tuiles d’un lot se placent aussitôt : sur des hexagones libres, côte à côte en un seul groupe, et jamais de sorte que des points de couleurs différentes se touchent. Chacune reçoit un de vos drapeaux, sans coûter de travail.
rules-wealth-of-nations-round-title = Un tour
rules-wealth-of-nations-round-text =
    Un tour a trois phases, menées par le premier joueur :

    - **Commerce** : acheter et vendre aux marchés, échanger, emprunter.
    - **Développement** : réserver des hexagones, construire, déplacer, automatiser.
    - **Production** : faire fonctionner ses blocs et récolter.

    Puis le marqueur passe à gauche, les intérêts sont payés et le tour suivant commence.

    Achetez pendant le commerce tout ce qu’il vous faut pour le tour entier : il n’y a pas d’autre moment.
rules-wealth-of-nations-trade-title = Commerce
rules-wealth-of-nations-trade-text =
    À tour de rôle, dans le sens horaire, on fait une chose :

    - **acheter** un à trois cubes aux marchés,
    - **vendre** un à trois cubes aux marchés,
    - **échanger** avec un autre joueur,
    - **passer**.

    La phase dure jusqu’à ce que **tous aient passé de suite**. Qui a passé peut agir de nouveau quand son tour revient.
rules-wealth-of-nations-markets-title = Marchés et prix
rules-wealth-of-nations-markets-text =
    Un marché a des alvéoles qui se remplissent par la gauche. On **achète toujours le dernier cube** au prix de son alvéole : plus le marché est plein, moins c’est cher. On **vend toujours dans la première alvéole vide** à son prix : plus le marché est plein, moins on reçoit.

    Plusieurs cubes se paient l’un après l’autre. Ils peuvent être de plusieurs marchandises, mais on ne fait qu’acheter ou que vendre. Si l’on ne peut pas tout payer, rien n’est acheté.

    Un marché vide vend encore, au prix le plus haut. Un marché plein achète encore, au prix le plus bas.

    Acheter coûte toujours plus que vendre ne rapporte : un aller-retour fait perdre de l’argent. Le **prix d’échange** est entre les deux. Ce n’est qu’un conseil pour les échanges entre joueurs.

    Les cubes dépensés pour construire ou produire ne retournent pas dans les alvéoles : seules les ventes font baisser un prix.
rules-wealth-of-nations-barter-title = L’échange
rules-wealth-of-nations-barter-text =
    À votre tour, vous pouvez échanger avec **un** autre joueur : cubes, argent et billets à ordre des deux côtés, comme vous voulez. Un cadeau est permis. Drapeaux et tuiles ne changent jamais de mains.

    Chacun peut faire une offre à celui dont c’est le tour, et celui-ci à chacun. Seul celui à qui l’on s’adresse peut accepter ; il peut aussi refuser ou répondre par une autre offre. Personne n’est obligé d’attendre la réponse. Ce qui est offert doit être là au moment de l’accord.

    Un échange conclu est l’action du joueur actif, quel que soit celui qui l’a proposé. Les offres encore ouvertes expirent à la fin de ce tour.

    On peut écrire une promesse avec une offre. Elle n’engage personne.
rules-wealth-of-nations-notes-title = Billets à ordre
rules-wealth-of-nations-notes-text =
    À tout moment d’une phase de commerce, à votre tour ou non, vous pouvez emprunter. Le premier **billet à ordre** donne 20 $, et chaque billet déjà en main fait que le suivant donne 1 $ de moins : 20, 19, 18, etc. Personne n’a plus de **20 billets**.

    Rendre un billet coûte **25 $**, aussi à tout moment d’une phase de commerce. Ni l’un ni l’autre n’est une action.

    Les billets peuvent s’échanger. Qui prend un billet reprend la dette.
rules-wealth-of-nations-interest-title = Les intérêts
rules-wealth-of-nations-interest-text =
    Quand un tour commence, à partir du deuxième, chacun paie **1 $ par billet** en main.

    Qui ne peut pas payer prend exactement autant de nouveaux billets qu’il faut, sans intérêts sur ceux-ci pour l’instant. Qui ne peut pas payer même avec 20 billets **quitte la partie** : cubes, argent et billets disparaissent ; drapeaux, tuiles et unités restent sur le plateau et gênent.

    S’il ne reste qu’une nation, elle gagne.
rules-wealth-of-nations-develop-title = Développement
rules-wealth-of-nations-develop-text =
    À tour de rôle, dans le sens horaire, on fait une chose :

    - placer un **drapeau**,
    - **construire** une tuile,
    - **déplacer** jusqu’à trois tuiles,
    - **automatiser** un bloc,
    - ou **passer**.

    La phase finit quand tous ont passé de suite. Passer n’est pas définitif.
rules-wealth-of-nations-flags-title = Placer un drapeau
rules-wealth-of-nations-flags-text =
    Un drapeau coûte **1 travail**. Il va sur un hexagone libre **à côté d’un de vos drapeaux**, jamais au centre. L’hexagone est alors à vous ; personne d’autre n’y place de drapeau ni de tuile.
rules-wealth-of-nations-build-title = Construire une tuile
rules-wealth-of-nations-build-text =
    Une tuile va sur un hexagone avec votre drapeau et sans tuile, tournée comme vous voulez. Elle coûte :

    - **ferme, générateur, académie** : 1 minerai, 1 capital
    - **mine** : 1 travail, 1 énergie, 1 capital
    - **usine** : 1 travail, 2 minerai
    - **banque** : 1 énergie, 1 minerai, 1 capital
    - **Économie intégrée** : 1 minerai, 2 capital

    Le drapeau vient d’abord et coûte son travail à part. Quand une pile est vide, on ne construit plus cette tuile.

    Des points partiels de **couleurs différentes ne doivent pas se toucher**. Ceux de même couleur le peuvent, même avec la tuile d’un voisin, et tout point partiel peut être contre un côté vide.
rules-wealth-of-nations-force-title = Forcer le placement
rules-wealth-of-nations-force-text =
    Pour **1 capital** de plus, une tuile se place malgré des couleurs qui se heurtent, quel que soit le nombre d’endroits. Cela fait partie de la construction ou du déplacement et n’est pas une action à part. Au choix des lots, on ne force rien.

    Là où des couleurs se heurtent, il n’y a pas de point plein.
rules-wealth-of-nations-move-title = Déplacer des tuiles
rules-wealth-of-nations-move-text =
    Pour **1 capital**, vous soulevez une à trois de vos tuiles avec leurs drapeaux et les reposez : sur tout hexagone libre ou n’ayant que votre drapeau, près ou loin, tournées comme vous voulez. Tourner une tuile sur place, c’est la déplacer.

    On les soulève d’abord toutes, puis on les repose une à une. Chacune qui heurte une couleur à ce moment coûte 1 capital de plus. Un drapeau déjà là où va une tuile vous revient.

    Les hexagones quittés ne sont plus à personne.
rules-wealth-of-nations-automation-title = Automatisation
rules-wealth-of-nations-automation-text =
    Pour **1 énergie et 2 capital**, vous placez un marqueur sur un de vos blocs. Un bloc automatisé se nourrit en entier d’**1 minerai** au lieu d’1 nourriture par tuile. La nourriture reste possible. L’énergie est due de toute façon.

    Les fermes n’ont pas besoin de nourriture et ne s’automatisent pas.

    Si des blocs se rejoignent, le nouveau est automatisé si l’un l’était. Si un déplacement coupe un bloc, une partie garde le marqueur ; vous dites laquelle.
rules-wealth-of-nations-integrated-title = L’Économie intégrée
rules-wealth-of-nations-integrated-text =
    Il n’y en a qu’une. Elle a une **section générateur** et une **section ferme**, qui font partie de deux blocs et fonctionnent séparément. Elle peut relier deux groupes de fermes en un bloc.

    La section générateur prend 1 nourriture, ou le minerai de son bloc, et pas d’énergie. La section ferme n’a pas besoin de nourriture, mais son bloc de fermes doit recevoir l’énergie.

    La tuile vaut 4 points comme une autre. Sa pile ne compte pas pour la fin de la partie.
rules-wealth-of-nations-produce-title = Production
rules-wealth-of-nations-produce-text =
    Tous décident en même temps, en secret, ce qu’ils font fonctionner :

    - **1 nourriture par tuile** nourrie ; les fermes se nourrissent seules.
    - **1 énergie par bloc** ; les générateurs s’en passent.
    - Dans un bloc automatisé, 1 minerai peut remplacer toute la nourriture.

    Vous pouvez ne nourrir que certaines tuiles d’un bloc. Les points qui sont, même en partie, sur une tuile non nourrie ne comptent pas. Un bloc de fermes fonctionne en entier ou pas du tout.

    Chaque point plein donne un cube, celui d’une banque 30 $. Tout se paie avant de récolter : ce que l’on reçoit ne paie pas cette phase. Un bloc fonctionne une fois par tour.
rules-wealth-of-nations-shared-title = Points partagés avec un voisin
rules-wealth-of-nations-shared-text = Un point plein sur des tuiles de plusieurs propriétaires ne donne rien à personne. Avec l’option des points partagés, il donne un cube à chacun d’eux qui nourrit ses tuiles sous ce point.
rules-wealth-of-nations-end-title = La fin
rules-wealth-of-nations-end-text =
    À la fin d’une phase de développement, on regarde si

    - un joueur a placé **tous ses drapeaux**,
    - **chaque hexagone** sauf les fermés a un drapeau,
    - ou **cinq des six piles** sont vides.

    Si oui, une dernière production et la vente finale suivent.

    Si pendant **dix tours entiers** tout le monde ne fait que passer, la partie prend fin aussi, sauf si la table veut qu’elle continue sans fin : la vente finale suit aussitôt, ou la dernière phase de commerce dans la première édition.
rules-wealth-of-nations-final-sale-title = La vente finale
rules-wealth-of-nations-final-sale-text =
    Tous les cubes se vendent d’un coup, marchandise par marchandise, à **un seul prix pour tous** : comptez les cubes de cette marchandise chez tous, prenez-en la moitié, arrondie vers le bas, et remplissez autant d’alvéoles. L’alvéole vide suivante donne le prix.

    Avec 15 cubes, sept alvéoles se remplissent et la huitième donne le prix. Si le marché est plein, le prix le plus bas compte.

    Puis chacun peut encore une fois rembourser des billets à 25 $. Rien d’autre : ni échange, ni achat, ni nouveau billet.
rules-wealth-of-nations-score-title = Les points de victoire
rules-wealth-of-nations-score-text =
    - chaque tuile sur le plateau : **4 points**
    - chaque tranche de 10 $ : **1 point**
    - chaque billet : **−3 points**

    À égalité, qui a plus d’argent est devant ; puis qui a plus de drapeaux sur le plateau ; puis la place est partagée. Qui a été éliminé n’a pas de place.
rules-wealth-of-nations-two-players-title = À deux
rules-wealth-of-nations-two-players-text = Chacun a 18 drapeaux. On **n’échange pas** entre joueurs : tout s’achète et se vend aux marchés. Le choix des lots est celui à trois.
rules-wealth-of-nations-first-edition-title = La première édition
rules-wealth-of-nations-first-edition-text =
    La première édition se joue comme la deuxième, mais :

    - On achète ou vend un seul cube à la fois, pas jusqu’à trois.
    - Il n’y a **pas d’intérêts** et personne n’est éliminé. Les billets s’échangent sans limite ; mais un billet qui ne donnerait rien ne se prend pas.
    - Il y a 15 tuiles ferme et 9 de chaque autre industrie, et toujours 18 drapeaux.
    - Il n’y a pas d’Économie intégrée. Les lots industrie sont : trois fermes, trois fermes, deux générateurs avec 10 $, deux académies avec 10 $, deux mines, deux usines. À cinq, on écarte le deuxième.
    - Les lots marchandises viennent avec 40 $ au lieu de 80 $.
    - Il n’y a pas de vente finale. Après la dernière production le marqueur passe, et l’on joue **encore une phase de commerce** où tout est permis. Les cubes restants ne valent rien.
rules-wealth-of-nations-war-title = War Clouds
rules-wealth-of-nations-war-text =
    War Clouds ajoute des **unités militaires**, huit par nation. Elles prennent des terres, conquièrent des drapeaux, se combattent et vivent des industries des autres. Tout le reste demeure, sauf là où les chapitres suivants disent autre chose.

    Quand tous les lots sont placés, chacun place une unité sur une de ses tuiles, dans le sens horaire à partir du premier joueur.

    Le développement offre trois actions de plus : **construire une unité**, **activer des unités** et **transporter**. Une unité ne possède jamais l’endroit où elle est.
rules-wealth-of-nations-war-units-title = War Clouds : construire des unités
rules-wealth-of-nations-war-units-text =
    Une unité coûte **1 travail et 1 énergie** et apparaît sur une de vos tuiles, même si des ennemis y sont. Chaque tuile construit une unité par phase ; son drapeau est tourné pour le montrer. Un hexagone peut porter autant d’unités que l’on veut.
rules-wealth-of-nations-war-march-title = War Clouds : activer des unités
rules-wealth-of-nations-war-march-text =
    Pour **1 nourriture**, vous activez des unités jusqu’à **trois fois**, des unités différentes ou la même. Une unité activée

    - avance d’un hexagone ou reste ; jamais au centre ni sur un terrain infranchissable,
    - puis peut faire **une opération** : bataille, conquête ou colonisation.

    Une activation finit avant la suivante. On peut s’arrêter plus tôt.
rules-wealth-of-nations-war-battle-title = War Clouds : opérations et défense
rules-wealth-of-nations-war-battle-text =
    - **Bataille** : contre une unité ennemie du même hexagone. Chaque camp retire une unité. S’il y a plusieurs ennemis, vous choisissez.
    - **Conquête** : sur un drapeau ennemi **sans tuile**. Votre unité et ce drapeau sont retirés, et le vôtre prend la place. L’autre drapeau revient à son propriétaire.
    - **Colonisation** : sur un hexagone sans drapeau. Votre unité est retirée et votre drapeau prend la place.

    Conquête et colonisation demandent un drapeau qui n’est pas encore sur le plateau, et **aucune unité ennemie** dans l’hexagone : combattez-la d’abord.

    Une **défense** peut suivre : quand une unité entre dans un hexagone avec des unités ennemies, un défenseur peut la combattre aussitôt, avant son opération. Chaque camp retire une unité. Si plusieurs peuvent défendre, on demande dans le sens horaire à partir de la gauche de celui qui avance ; le premier qui veut combat.

    Les tuiles ne se conquièrent jamais. Là où se trouve une unité ennemie, on ne place de drapeau d’aucune manière, mais on peut construire sur son propre drapeau.
rules-wealth-of-nations-war-transport-title = War Clouds : transport et déplacement des tuiles
rules-wealth-of-nations-war-transport-text =
    Pour **1 minerai**, une unité va sur tout autre hexagone sans pièce ennemie, si loin soit-il. Elle peut aussitôt y coloniser. Personne ne peut s’en défendre.

    De plus, **déplacer des tuiles** change : une tuile ne va que sur un hexagone avec votre drapeau et sans tuile. Son drapeau et les unités restent. Le marqueur d’une tuile déplacée ou tournée est perdu.
rules-wealth-of-nations-war-occupy-title = War Clouds : occupation
rules-wealth-of-nations-war-occupy-text =
    Avant toute production, chacun dit, dans le sens horaire à partir du premier joueur, lesquelles de ses unités sur des tuiles d’autrui **occupent** leur bloc. Cela ne coûte rien. Sur l’Économie intégrée, chaque unité nomme une section.

    De ce que donne un bloc occupé, chaque unité prend **un** cube, ou 30 $ à une banque. S’il y a plusieurs occupants, ils en prennent un chacun à tour de rôle, dans le sens horaire à partir du premier joueur, jusqu’à ce que tous aient le leur ou qu’il ne reste rien. Le propriétaire garde le reste et décide comme toujours ce qu’il fait fonctionner.

    Ce qui est pris ne paie pas la même phase.
rules-wealth-of-nations-options-title = Les choix d’une table
rules-wealth-of-nations-options-text =
    - **Édition** : deuxième ou première. Les deux vont avec War Clouds et tous les autres choix.
    - **Passer est définitif** : qui passe en phase de commerce en sort. Billets et réponses aux offres restent possibles.
    - **Argent seul** : au lieu de lots, chacun reçoit 360 $ et place un drapeau où il veut, dans le sens horaire à partir du premier joueur. Les deux premières rangées de chaque marché sont pleines. Avec War Clouds, la première unité est sur ce drapeau.
    - **Points partagés** : un point sur des tuiles de plusieurs propriétaires compte pour chacun d’eux, que les autres fassent fonctionner les leurs ou non.
    - **La mine choisit d’abord** : un joueur tire la mine et choisit les lots en premier ; celui du générateur commence la partie. Sans effet avec l’argent seul.
    - **Cinq joueurs** : écarter les générateurs, comme le dit le livret, ou le lot de l’Économie intégrée.
    - **Argent** : vu exactement, ou seulement à peu près par les autres jusqu’à la fin.
    - **Une partie qui s’enlise** : dix tours entiers où l’on ne fait que passer y mettent fin, ou elle continue sans fin.
rules-wealth-of-nations-terrain-title = Les terrains
rules-wealth-of-nations-terrain-text =
    Six hexagones de plus peuvent être fermés, comme le centre. Le plateau devient plus petit et la partie plus courte. Chaque disposition est pour certains nombres de joueurs :

    - Montagnes et vallées, Pays des lacs, Le grand océan : deux, trois ou six
    - À travers les passages : quatre
    - Cinq empires : cinq
    - Amis et ennemis : six

    La place exacte de ces hexagones est reconstituée.
rules-wealth-of-nations-planner-title = Le plan
rules-wealth-of-nations-planner-text = Marquez ce que vous voulez construire, déplacer, automatiser et faire fonctionner ce tour-ci. Le plan compte ce qu’il faut, ce qui manque et ce que cela coûte aux marchés maintenant, et met l’achat dans votre commande. Personne d’autre ne le voit, et il ne vous engage à rien.
rules-wealth-of-nations-rulings-title = Là où les livrets se taisent
rules-wealth-of-nations-rulings-text =
    - Prendre des billets, faire une offre et y répondre ne sont pas des actions : cela n’interrompt pas une suite de joueurs qui passent.
    - Un achat qui ne peut être payé en entier est refusé en entier. Empruntez d’abord.
    - Les conditions de fin ne se vérifient qu’à la fin d’une phase de développement. Un dernier drapeau revenu entre-temps ne compte pas.
    - Un déplacement qui ne change rien est permis et se paie.
    - Pas d’intérêts avant la vente finale, car aucun tour ne commence.
    - D’une nation éliminée, rien ne produit, ne se défend ni ne peut être occupé ; ses drapeaux sans tuile peuvent être conquis et ses unités combattues.
    - Si le porteur du marqueur est éliminé, il passe au joueur suivant à gauche.
    - Si les dernières nations tombent ensemble, elles se classent par tuiles, puis par drapeaux.
rules-wealth-of-nations-advice-title = Premiers pas
rules-wealth-of-nations-advice-text =
    - Construisez des blocs de trois ou quatre tuiles : la troisième double souvent la récolte pour une nourriture de plus.
    - Avant la fin du commerce, comptez : nourriture par tuile, énergie par bloc, cubes pour construire, travail pour les drapeaux.
    - Produisez ce dont les autres ont besoin et que peu produisent. Si tous vendent la même chose, son prix tombe.
    - Un premier billet donne 20 $ et coûte 3 points ou 25 $. En début de partie, cela vaut souvent la peine.
    - Quand la nourriture est chère, automatiser paie ; et quand beaucoup automatisent, elle devient bon marché.
    - Si vos voisins vous enferment, déplacez des tuiles là où il y a de la place.
    - Les offres proches du prix d’échange sont vite acceptées. Les deux joueurs évitent l’écart du marché.
