## Le conseil de l’expert

hint-stages = Ce que dit l’expert
hint-stage-nudge = Indice
hint-stage-move = Coup
hint-stage-why = Pourquoi
hint-set-up = Préparer le coup
hint-lacks = Ce qui manque aux autres
hint-no-nudge = Rien sur le plateau n’y conduit sans le nommer.
hint-no-reason = Les règles ne voient pas encore de différence : elle viendra plus tard.
hint-best-chance = { $percent } % de chances de gagner
reason-show = Montrer de quoi il s’agit
reason-warning = Mais
reason-lack = { $what } : { $from }, pas { $to }

## L’analyse

review-why-better = Pourquoi c’est meilleur
review-why-best = Pourquoi c’est bon
review-turning = Tournants de la partie
review-turning-chart = Chances de gagner et tournants de la partie
review-turning-go = Voir { $place }
review-turning-name = Tournant { $number }
review-swing = de { $from } à { $to } %
review-best-decision = Votre meilleure décision
review-costliest-decision = Votre décision la plus coûteuse
review-best-decision-of = Meilleure décision de { $who }
review-costliest-decision-of = Décision la plus coûteuse de { $who }
review-as-played = joué
review-the-best = le meilleur
review-next-best = le meilleur des autres
review-see = Voir
review-learn = À retenir
review-lesson = Leçon : { $lesson }
review-lesson-why = { $count ->
    [one] { $count } erreur portait là-dessus.
   *[other] { $count } erreurs portaient là-dessus.
}
review-my-decisions = Analyser mes décisions
review-looks = L’expert examine chaque décision ; les premières sont jugées.
review-count-good = les meilleurs ou bons

## Comment elle fut gagnée

result-ahead = { $count ->
    [one] { $count } point de plus que { $second } : { $points } à { $others }.
   *[other] { $count } points de plus que { $second } : { $points } à { $others }.
}
result-tied = { $points } points chacun, et égalité pour tout le reste.
result-tied-seven-wonders = { $points } points comme { $second }, mais { $mine } pièces contre { $theirs }.
result-tied-prosperity = { $points } points comme { $second }, mais { $mine } € contre { $theirs } €.
result-tied-wealth-of-nations-1 = { $points } points comme { $second }, mais { $mine } $ contre { $theirs } $.
result-tied-wealth-of-nations-2 = { $points } points et autant d’argent que { $second }, mais { $mine } drapeaux sur le plateau contre { $theirs }.
