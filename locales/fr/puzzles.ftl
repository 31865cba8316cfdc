# Puzzles: the page of all of them, a puzzle, and what comes of an answer.

puzzles-title = Problèmes
puzzles-subtitle = Des positions de parties entre bots où un choix est nettement le meilleur. Votre première réponse fait bouger votre cote.
puzzles-lessons = Leçons
puzzles-all = Tous les problèmes
puzzles-none = Il n’y a pas encore de problèmes ici.
puzzles-count = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
}
puzzles-daily-waits = vous attend
puzzles-daily-solved = résolu
puzzles-daily-missed = répondu
puzzles-solve = Résoudre
puzzles-solve-it = Le résoudre
puzzles-look = Voir la réponse
puzzles-your-rating = Votre cote
puzzles-none-answered = Vous n’avez encore répondu à aucun.
puzzles-answered = { $count ->
    [one] { $count } réponse, { $row } résolus de suite
   *[other] { $count } réponses, { $row } résolus de suite
}
puzzles-endless = Problèmes sans fin
puzzles-endless-text = tous les jeux, à votre force
puzzles-by-theme = Par thème
puzzles-practice = S’entraîner
puzzles-of-theme = { $game }, { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
}

# A puzzle
puzzle-gone = Ce problème ne s’est pas ouvert
puzzle-of-the-day = Problème du jour
puzzle-of = Problème de { $game }
puzzle-rated = cote { $rating }
puzzle-day-rated = { $day }, cote { $rating }
puzzle-where = Où vous êtes
puzzle-leave = Quitter
puzzle-question = { $game ->
    [seven-wonders] Quelle carte gagne le plus ?
   *[other] Quel coup gagne le plus ?
}
puzzle-how = Jouez-le sur le plateau ou choisissez-le ici, puis appuyez sur Répondre.
puzzle-parts = Ce qui est affiché
puzzle-part-table = La position
puzzle-part-choices = Les choix
puzzle-part-answer = La réponse
puzzle-choices = Choix
puzzle-choose = Choisissez d’abord, puis répondez.
puzzle-you-choose = Vous choisissez : { $choice }
puzzle-answer = Répondre
puzzle-not-a-choice = Ce problème ne compare pas ce coup aux autres. Choisissez-en un dans la liste.
puzzle-not-counted = Vous avez déjà répondu : cette réponse ne compte pas.

# After the answer
puzzle-verdict-best = Juste, c’est le meilleur choix
puzzle-verdict-good-enough = Juste, aussi bon que le meilleur
puzzle-verdict-worse = Il y a mieux
puzzle-chose = Vous avez choisi : { $choice }, { $chance }.
puzzle-best-is = Le meilleur : { $choice }, { $chance }.
puzzle-next = Problème suivant
puzzle-again = Réessayer
puzzle-play-on = Continuer
puzzle-why = Pourquoi c’est le meilleur
puzzle-chances = Ce que gagne chaque choix
puzzle-chances-about = La part des parties imaginées que vous gagneriez, d’après ce que vous voyez. À moins de 2 % du meilleur, un choix compte comme le meilleur.
puzzle-best = Meilleur :
puzzle-yours = Vous :
puzzle-about = Thèmes
puzzle-your-rating = Votre cote, { $game }
puzzle-first-counts = Votre première réponse compte ; celle-ci n’a rien changé.
puzzle-in-a-row = { $count ->
    [one] { $count } résolu de suite, au plus { $longest }
   *[other] { $count } résolus de suite, au plus { $longest }
}
puzzle-days = { $days ->
    [0] Un jour compte quand vous répondez à un problème.
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}
puzzle-week = Les sept derniers jours
puzzle-day-told = réponses : { $answered }, résolus : { $solved }

# What puzzles are about
puzzle-theme-trade = Commerce
puzzle-theme-barter = Échanges
puzzle-theme-war = Guerre
puzzle-theme-chain = Chaînages
puzzle-theme-science = Science
puzzle-theme-wonder = Merveille
puzzle-theme-guild = Guildes
puzzle-theme-denial = Priver les autres
puzzle-theme-goods = Ressources
puzzle-theme-money = Revenus
puzzle-theme-points = Points
puzzle-theme-pollution = Pollution
puzzle-theme-energy = Énergie
puzzle-theme-research = Recherche
puzzle-theme-covering = Recouvrement
puzzle-theme-notes = Billets
puzzle-theme-flags = Drapeaux
puzzle-theme-building = Construction
puzzle-theme-automation = Automatisation
puzzle-theme-production = Production
puzzle-theme-draft = Ouverture
puzzle-theme-timing = Le bon moment
puzzle-theme-end = La fin
