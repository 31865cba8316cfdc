# Les règles de Prosperity, avec nos mots.

rules-prosperity-goal-title = Le but
rules-prosperity-goal-text =
    Vous dirigez un pays de 1970 à la fin des années 2030. Vous bâtissez des centrales, des réseaux, des transports et des institutions, vous payez la recherche et vous contenez la pollution.

    Le joueur qui a **le plus de points de prospérité** à la fin gagne. Les points viennent peu à peu pendant la partie, puis au décompte final.
rules-prosperity-board-title = Votre pays
rules-prosperity-board-text =
    Un pays a onze emplacements. Leur couleur dit ce qui peut s’y trouver :

    - **rose** : centrales
    - **jaune** : alimentation
    - **vert** : transports
    - **bleu** : infrastructures

    Certains portent déjà un dessin. Il compte comme une tuile tant que rien ne le recouvre. Au sud, deux emplacements bleus sont **fermés** jusqu’à ce qu’une tuile transport recouvre l’espace vert au-dessus d’eux.

    Deux pistes montrent le **bilan** d’énergie et d’écologie : tous les plus et les moins de votre pays, additionnés. Une troisième porte les disques de **pollution**.

    Vous commencez avec 100 €, 8 disques et vos deux marqueurs de recherche sur les cases les plus basses.
rules-prosperity-research-board-title = Le plateau de recherche
rules-prosperity-research-board-text =
    Il y a deux pistes, **énergie** et **écologie**, de 27 cases chacune sur six niveaux : 2, 3, 4, 5, 6 et 7 cases, de bas en haut.

    Les tuiles en vente sont rangées à côté de leur piste et de leur niveau. Le niveau de votre marqueur fixe le prix que vous payez. Un marqueur sur la dernière case n’avance plus ; les pas en trop sont perdus.
rules-prosperity-tiles-title = Les tuiles
rules-prosperity-tiles-text =
    Il y a 60 tuiles. 24 sont en vente dès le début, deux par niveau de chaque côté. Les 36 autres viennent de la pile, décennie après décennie : cinq par décennie, six pour les années 2030, mélangées au sein de leur décennie.

    Une tuile montre son genre par sa couleur, et jusqu’à quatre symboles. Celles de la pile ont aussi un **symbole cerclé** : il est décompté quand la tuile est piochée.

    Chaque décennie décompte chaque symbole une seule fois. Les années 2030 décomptent deux fois la prospérité. Tout le monde sait donc ce qui reste à venir.
rules-prosperity-turn-title = Un tour
rules-prosperity-turn-text =
    Le sort désigne qui commence, puis on joue dans le sens horaire. Il y a 36 tours : 18 chacun à deux, 12 à trois, 9 à quatre.

    - **Piocher** : on retourne la première tuile de la pile. **Tous** décomptent son symbole cerclé, en commençant par le joueur dont c’est le tour.
    - La tuile est ensuite mise en vente. On peut l’acheter aussitôt.
    - **Agir** : le joueur dont c’est le tour fait **deux actions**. Personne ne peut passer.
rules-prosperity-energy-title = Décompte d’énergie
rules-prosperity-energy-text =
    Si votre bilan d’énergie est au-dessus de zéro, vous recevez **50 € par niveau**.

    S’il est au-dessous, vous réglez chaque niveau manquant : **payer 100 € ou prendre un disque**. Vous mélangez les deux comme vous voulez, et vous pouvez prendre des disques même avec de l’argent. Avec moins de 100 €, il n’y a rien à choisir.

    À zéro, il ne se passe rien.
rules-prosperity-ecology-title = Décompte d’écologie
rules-prosperity-ecology-text =
    Si votre bilan d’écologie est au-dessus de zéro, **retirez un disque par niveau**. Pour chaque disque que vous ne pouvez pas retirer, vous recevez 50 €.

    S’il est au-dessous, **prenez un disque par niveau**.

    À zéro, il ne se passe rien.
rules-prosperity-capital-title = Décompte de capital
rules-prosperity-capital-text = Vous recevez **100 € par symbole capital** de votre pays.
rules-prosperity-research-title = Décompte de recherche
rules-prosperity-research-text = Vous montez d’**une case par symbole recherche** de votre pays. Répartissez les pas entre les deux pistes à votre guise.
rules-prosperity-prosperity-title = Décompte de prospérité
rules-prosperity-prosperity-text =
    Vous marquez **un point par symbole prospérité**. Ceux des tuiles comptent, et aussi les globes visibles de votre piste de pollution.

    Vous ne marquez rien tant qu’un disque est sur le triangle.
rules-prosperity-pollution-title = La pollution
rules-prosperity-pollution-text =
    Les disques remplissent la piste de bas en haut. Le plus haut part le premier.

    La piste a quinze espaces ronds. Le **1er, le 6e et le 11e** portent un globe. Un globe sans disque compte comme un symbole prospérité : trois sans aucun disque, deux avec 1 à 5 disques, un avec 6 à 10, aucun au-delà.

    Le 16e disque et les suivants vont sur le **triangle**. Tant qu’il y en a un, votre pays est trop pollué : vous ne marquez aucun point. Les points manqués ne reviennent pas ; ceux que vous avez, vous les gardez.
rules-prosperity-actions-title = Les quatre actions
rules-prosperity-actions-text =
    Faites-en deux, deux fois la même si vous voulez.

    - **Revenus** : prenez 100 €.
    - **Dépolluer** : retirez votre disque le plus haut. S’il n’y en a pas, vous ne recevez rien.
    - **Recherche** : montez d’une case sur une piste.
    - **Acheter une tuile**, voir plus bas.

    Une action sans effet est permise, sauf si la table en a décidé autrement.
rules-prosperity-buying-title = Le prix d’une tuile
rules-prosperity-buying-text =
    Comparez le niveau de la tuile à celui de votre marqueur sur la piste de cette tuile :

    - la tuile est **plus bas** : 50 €
    - au **même** niveau : 100 €
    - **plus haut** : 100 €, et encore 100 € par niveau au-dessus du vôtre

    La case occupée dans un niveau n’y change rien.
rules-prosperity-placing-title = Poser une tuile
rules-prosperity-placing-text =
    Une tuile se pose aussitôt sur un emplacement de sa couleur, vide, imprimé ou déjà occupé. On peut aussi recouvrir quelque chose de mieux, ou une tuile achetée ce tour.

    Ce qui est recouvert **ne compte plus** et ne revient jamais. Les tuiles ne se déplacent pas.

    N’importe quelle tuile transport sur l’espace vert ouvre pour toujours les deux emplacements fermés. Les autres transports n’ouvrent rien.

    Vos bilans changent alors des symboles de la nouvelle tuile, moins ceux qu’elle recouvre.
rules-prosperity-specials-title = Les tuiles spéciales
rules-prosperity-specials-text =
    Les tuiles spéciales sont grises et ne se posent jamais. On les achète au prix habituel, elles agissent aussitôt et disparaissent :

    - un ou deux **points** ; aucun tant qu’un disque est sur votre triangle
    - jusqu’à **trois disques** s’en vont ; rien pour ceux qui manquent
rules-prosperity-end-title = La fin de la partie
rules-prosperity-end-text =
    Après le tour où la 36e tuile a été piochée, tous décomptent, étape par étape :

    - **Énergie, deux fois.** Chaque fois, vous décidez comment régler ce qui manque, avec l’argent du moment.
    - **Écologie, deux fois.** Cela peut encore libérer le triangle.
    - **Capital, une fois.**
    - **Argent** : chaque tranche entière de 300 € devient un point. Le reste sert aux égalités.
    - **Recherche** : chacun monte sur les deux pistes de tous ses symboles recherche. Sur chaque piste, le marqueur le plus haut gagne **3 points**, le deuxième **1 point**. Plusieurs premiers gagnent 2 points chacun, et le deuxième rien. Plusieurs deuxièmes ne gagnent rien.
    - **Prospérité, une fois.**
rules-prosperity-ties-title = Égalités
rules-prosperity-ties-text = À points égaux, qui a le plus d’argent est devant. À argent égal aussi, la place est partagée.
rules-prosperity-options-title = Les choix de la table
rules-prosperity-options-text =
    - **Plateau** : chaque place a la face argentée ou la noire, plus difficile. Ce que montre la face noire est reconstitué.
    - **Triangle** : il retient tous les points, ou seulement ceux des décomptes de prospérité.
    - **Actions sans effet** : dépolluer sans disque et chercher en haut d’une piste sont permis, ou non.
rules-prosperity-advice-title = Premiers pas
rules-prosperity-advice-text =
    - Le côté gauche du plateau sert l’énergie et le capital, le droit l’écologie et la recherche.
    - Avant d’acheter, regardez ce qui reste à venir dans la décennie : un décompte d’énergie coûte cher avec un mauvais bilan.
    - Les points reviennent à chaque décennie. Un globe découvert tôt rapporte plusieurs fois.
    - Restez loin du triangle, ou quittez-le vite.
