# Learning by playing: the page of all lessons, and the coach. What lessons say themselves is in lessons-*.ftl.

learn-title = Apprendre en jouant
learn-subtitle = De courtes leçons sur les vrais plateaux. Vous jouez, le coach dit pourquoi, et rien ne peut mal tourner.

# The coach
learn-coach = Coach
learn-where = Où vous êtes
learn-lesson-of = Leçon { $number } sur { $lessons } : { $lesson }
learn-lesson-about = Leçon { $number } sur { $lessons }, environ { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
learn-step-of = { $step } sur { $steps }
learn-returned = Vous reprenez ici : étape { $step } sur { $steps }.
learn-why = Pourquoi
learn-back = Retour
learn-skip = Passer l’étape
learn-show-me = Montrez-moi
learn-continue = Continuer
learn-repeat = Recommencer
learn-next = Suite : { $lesson }
learn-all = Toutes les leçons
learn-lesson-done = Terminé.
learn-leave = Quitter la leçon
learn-leave-short = Quitter
learn-in-this-lesson = Dans cette leçon
learn-done = terminé
learn-nothing-wrong = Rien ne peut mal tourner
learn-nothing-wrong-text = { $count ->
    [one] { $names } attend. Ce dont la leçon n’a pas besoin est en sommeil, et Retour annule votre dernier geste.
   *[other] { $names } attendent. Ce dont la leçon n’a pas besoin est en sommeil, et Retour annule votre dernier geste.
}
learn-sleeps = Ceci est en sommeil ici. La leçon « { $lesson } » le réveille.
learn-read-first = Lisez d’abord ceci, puis appuyez sur Continuer.
learn-not-that = Ce serait : { $action }.

# All lessons
learn-none = Il n’y a pas encore de leçons ici.
learn-left-off = Là où vous étiez
learn-left-off-at = { $lesson }, étape { $step } sur { $steps }
learn-comes-next = La suite
learn-go-on = Continuer
learn-start = Commencer
learn-done-of = { $done } sur { $lessons }
learn-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
learn-minutes-short = { $minutes } min
learn-in-the-rules = À lire dans les règles
