# The table
frame-you = Vous
frame-screen-name = Joueur { $number }
frame-shared-name = { $name } { $number }
frame-title = { $game }, Emporion
frame-title-turn = ● À vous, { $game }
frame-your-turn-in = { $game } : à vous de jouer
frame-loading = La table se prépare
frame-home = Accueil
frame-players = Joueurs
frame-watching =
    { $count ->
        [one] Une personne regarde
       *[other] { $count } personnes regardent
    }
frame-pill-your-turn = à vous de jouer
frame-pill-deciding = réfléchit
frame-pill-chosen = a choisi
frame-pill-bot = bot
frame-pill-bot-sits-in = un bot joue
frame-pill-away = absent
frame-pill-left = a quitté la partie
frame-clock-days = { $days } j { $hours } h
frame-place =
    { $place ->
        [1] 1re place
       *[other] { $place }e place
    }
frame-no-place = –

# Beside the table
frame-panels = Journal, chiffres et discussion
frame-panels-unread =
    { $count ->
        [one] Journal, chiffres et discussion, un nouveau message
       *[other] Journal, chiffres et discussion, { $count } nouveaux messages
    }
frame-figures = Chiffres
frame-log = Ce qui s’est passé
frame-log-short = Journal
frame-log-empty = Rien pour l’instant.
frame-log-setup = Mise en place
frame-log-torn = Ce qui précède n’est pas affiché ici.
frame-log-timeout = { $you ->
    [yes] Votre temps était écoulé : la pendule a décidé.
   *[no] Le temps de { $name } était écoulé : la pendule a décidé.
}
frame-log-stand-in = { $you ->
    [yes] Un bot a décidé pour vous.
   *[no] Un bot a décidé pour { $name }.
}
frame-log-left = { $you ->
    [yes] Vous avez quitté la partie : votre place passe désormais.
   *[no] { $name } a quitté la partie : sa place passe désormais.
}
frame-since = Depuis votre dernier passage
frame-since-more =
    { $count ->
        [one] Une autre ligne dans le journal
       *[other] { $count } autres lignes dans le journal
    }
frame-chat = Discussion
frame-chat-empty = Personne n’a encore rien dit.
frame-chat-mute = Pendant la partie, seuls les joueurs ont la parole.
frame-chat-older = Messages plus anciens
frame-chat-members = Seuls les joueurs et l’hôte de la table écrivent ici.
frame-chat-write = Écrire à la table
frame-chat-send = Envoyer
frame-notes = Notes privées
frame-notes-short = Notes
frame-notes-hint = Vous seul voyez ceci.
frame-notes-saved = Enregistré
frame-notes-saving = Enregistrement

# The menu
frame-menu = Menu
frame-undo = Reprendre le coup
frame-undo-asked =
    { $count ->
        [one] { $name } voudrait reprendre { $count } étape.
       *[other] { $name } voudrait reprendre { $count } étapes.
    }
frame-undo-waiting =
    { $count ->
        [one] { $name } demande à reprendre un coup ; il manque une réponse.
       *[other] { $name } demande à reprendre un coup ; il manque { $count } réponses.
    }
frame-undo-waiting-you =
    { $count ->
        [one] Vous avez demandé à reprendre un coup. Il manque une réponse.
       *[other] Vous avez demandé à reprendre un coup. Il manque { $count } réponses.
    }
frame-undo-allow = Accepter
frame-undo-refuse = Refuser
frame-undo-gone = Ce qui serait repris
frame-undo-more =
    { $count ->
        [one] et { $count } autre ligne
       *[other] et { $count } autres lignes
    }
frame-undo-cancel = Annuler
frame-undo-refused = { $name } a refusé : rien n’a été repris.
frame-vote-begin = Remplacer { $name } par un bot
frame-vote-asked = { $name } est absent. Un bot doit-il jouer jusqu’à son retour ?
frame-vote-asked-late = Le temps de { $name } est écoulé. Un bot doit-il jouer jusqu’à son retour ?
frame-vote-on-you = Votre temps est écoulé, ou votre absence a été longue. Les autres votent pour qu’un bot vous remplace : { $yes } sur { $needed }. Jouez maintenant et le vote est clos.
frame-vote-open = Un bot pour { $name } ? Oui { $yes } sur { $needed }, non { $no }.
frame-vote-yes = Oui, un bot
frame-vote-no = Non, attendre
frame-waited-for = Le temps de { $name } est écoulé. La table attend.
frame-waited-for-you = Votre temps est écoulé. Les autres vous attendent.
frame-voted-out = Les autres laissent un bot jouer pour vous. Vous pouvez reprendre votre place à tout moment.
frame-sat-in = Votre temps était écoulé : un bot joue pour vous.
frame-take-seat = Reprendre ma place
frame-rules = Règles du jeu
frame-export = Enregistrer la partie
frame-sound = Son
frame-sound-on = Son activé
frame-sound-off = Son coupé
frame-notify-on = Notifications activées
frame-notify-off = Notifications coupées
frame-notify-refused = Le navigateur n’autorise pas les notifications de cette page.
frame-go-home = Accueil (vous gardez votre place)
frame-leave = Céder votre place
frame-leave-title = Céder votre place ?
frame-leave-text = Un bot jouera à votre place et vous ne pourrez pas revenir. Pour une simple pause, passez par l’accueil : votre place vous attend.
frame-leave-text-passes = Votre place passera désormais son tour, comme lorsque le temps est écoulé, et vous ne pourrez pas revenir. Pour une simple pause, passez par l’accueil : votre place vous attend.
frame-leave-stay = Rester
frame-rematch = Rejouer
frame-rematch-ready = On vous propose de rejouer avec les mêmes personnes.
frame-rematch-go = En être
frame-rematch-watch = Regarder
frame-replay = Revoir la partie

# Keys
frame-keys = Clavier
frame-keys-on = Raccourcis à une touche
frame-key-help = Cette aide
frame-keys-game = Dans { $game }
frame-keys-table = À toutes les tables
frame-key-log = Ce qui s’est passé
frame-key-chat = Écrire à la table
frame-key-notes = Notes privées
frame-key-undo = Reprendre le coup
frame-key-sound = Son activé ou coupé
frame-key-result = Résultat ou table, après la fin
frame-key-enter = Entrée
frame-key-escape = Échap
frame-key-close = Fermer ce qui est ouvert

# The line to the server
frame-line-lost = La connexion est perdue. Elle reviendra d’elle-même ; vous ne perdez rien de ce que vous avez fait.
frame-line-back = De nouveau connecté.
frame-failed = Impossible d’afficher cette table
frame-game-unknown = Cette page ne connaît pas encore ce jeu.
frame-game-failed = Le jeu n’a pas pu être chargé. Réessayez.
frame-again = Réessayer
frame-closed-no-such-table = Cette table n’existe pas
frame-closed-no-such-table-text = Il manque peut-être une lettre au lien.
frame-closed-secret-needed = Cette table est sur invitation
frame-closed-secret-needed-text = Demandez le lien d’invitation à quelqu’un de la table.
frame-closed-other = Cette table vous est fermée
frame-closed-other-text = On ne peut pas regarder ici, ou la connexion a été refusée.
frame-closed-no-spectators-text = Seuls les joueurs voient cette partie.
frame-closed-unauthorised-text = Votre session est terminée. Reconnectez-vous, ou rechargez pour continuer en invité.
frame-closed-no-room-to-watch = Il n’y a plus de place pour regarder
frame-closed-no-room-to-watch-text = Trop de personnes regardent déjà, ou vous avez trop de fenêtres ouvertes. Réessayez plus tard.
frame-closed-opened-elsewhere = Vous êtes à cette table ailleurs
frame-closed-opened-elsewhere-text = Vous avez ouvert cette table dans tant de fenêtres que celle-ci a été fermée. Rien n’est perdu.
frame-expired = Cette table a expiré
frame-expired-text = Personne n’est venu ni n’a continué depuis longtemps. Personne n’a gagné ni perdu.
frame-halted = Cette partie ne peut pas continuer
frame-halted-rules-changed = Une mise à jour a corrigé les règles de ce jeu, et cette partie ne peut pas continuer avec elles. Elle est montrée aussi loin que possible.
frame-halted-too-long = Cette partie est devenue plus longue que permis et s’arrête ici.
frame-rules-changed = Une mise à jour a corrigé les règles. La partie continue avec les nouvelles.
frame-cancelled = Cette table a été annulée
frame-cancelled-text = Personne n’a gagné ni perdu.

# One screen for several people
frame-curtain-pass = Passez l’écran à { $name }
frame-curtain-hint = Ce qui est derrière le rideau est pour une seule paire d’yeux.
frame-curtain-show = Je suis { $name }, montrer
frame-curtain-instead = Je suis { $name }
frame-curtain-close = Fermer le rideau
frame-curtain-looking = { $name } regarde et peut encore changer son choix.

# The end
frame-result-you-won = Vous avez gagné
frame-result-won =
    { $count ->
        [one] { $names } a gagné
       *[other] Victoire partagée : { $names }
    }
frame-result-points =
    { $points ->
        [one] avec { $points } point
       *[other] avec { $points } points
    }
frame-result-show = Voir le résultat
frame-result-table = La table
frame-sheet = Feuille de score
frame-sheet-tie = Les égalités ont été départagées selon les règles.
frame-total = Total
frame-places = Place
frame-chart-score = Points au fil de la partie
frame-chart-score-desc = Une courbe par joueur. En tête à la fin : { $names }, avec { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
frame-chart-table = En tableau

# The replay
replay = Relecture
replay-title = Relecture, { $game }
replay-about-won =
    { $count ->
        [one] { $game }, { $date }. Victoire de { $names } avec { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[other] { $game }, { $date }. Victoire partagée : { $names }, avec { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
    }
replay-about-you-won =
    { $game }, { $date }. Vous avez gagné avec { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
replay-rules-refuse = Les règles ont été corrigées depuis. Cette partie se revoit jusqu’à l’étape { $step } sur { $steps } ; son fichier les contient toutes.
replay-rules-older = Cette partie a été jouée avec une version antérieure des règles.
replay-running = { $game }, encore en cours
replay-eyes = Voir depuis cette place
replay-public = Public
replay-points = Points si la partie s’arrêtait là
replay-public-hint = ce que tous voyaient
replay-copy = Copier le lien
replay-copy-by-hand = Copiez le lien depuis la barre d’adresse.
replay-play-on = Jouer à partir d’ici
replay-play-on-short = Continuer
replay-play-on-text = Une nouvelle table commence à cette étape. Quelles places prenez-vous ?
replay-play-on-me = Moi
replay-play-on-bot = Bot
replay-play-on-open = Libre
replay-play-on-go = Commencer ici
replay-play-on-mine = Prenez au moins une place.
replay-first = Première étape
replay-back = Reculer
replay-next = Avancer
replay-last = Dernière étape
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-step = Étape
replay-at = Étape { $step } sur { $steps }
replay-start = Le début
replay-chart-parts = { $name } : d’où viennent les points
replay-chart-parts-desc = Les points de { $name } par catégorie au fil de la partie.
replay-chart-lines = Tout le monde
replay-chart-which = Quel graphique
replay-tab-table = Table
replay-tab-graphs = Courbes
replay-tab-log = Journal
replay-tab-scores = Scores
replay-parts = Volets de la relecture
replay-failed = Impossible d’afficher cette étape
replay-to-table = Retour à la table

## Conseils et analyses

frame-key-hint = Demander conseil à l’expert
hint = Conseil
hint-title = Que ferait l’expert ?
hint-thinking = L’expert réfléchit…
hint-chance = { $percent } % de chances de gagner
hint-about = La part des parties imaginées que vous gagnez, d’après ce que vous voyez.
hint-later = Vous n’avez rien à décider pour l’instant.
hint-outdated = Il s’est passé quelque chose depuis. Redemandez.
hint-retry = Réessayer
review = Analyse
review-begin = Analyser la partie
review-about = L’expert examine chaque décision : ce qu’il aurait joué, et combien de chances de gagner, ou de points, ont été gâchés.
review-progress = { $judged ->
    [one] { $judged } décision jugée
   *[other] { $judged } décisions jugées
} sur { $decisions }
review-failed = L’analyse s’est arrêtée.
review-chart = Chances de gagner
review-chart-short = Chances
review-chart-desc = Les chances de gagner de chacun, en pour cent, toutes cartes visibles.
review-here = À partir d’ici
review-quiet = Aucune décision n’a été jugée ici.
review-not-yet = Pas encore jugé.
review-played = Joué :
review-better = Mieux :
review-agrees = L’expert est d’accord.
review-loss = { $points ->
    [0] aucune différence
   *[other] −{ $points } %
}
review-loss-points = { $points ->
    [one] −{ NUMBER($points, maximumFractionDigits: 1) } point
   *[other] −{ NUMBER($points, maximumFractionDigits: 1) } points
}
review-next = Erreur suivante
review-prev = Erreur précédente
review-none = Aucune erreur ici. Bien joué !
review-summary = Les erreurs de chacun
review-lost = Perdu en moyenne
review-points = { $points ->
    [one] { NUMBER($points, maximumFractionDigits: 1) } pt
   *[other] { NUMBER($points, maximumFractionDigits: 1) } pts
}
review-mark-great = Coup brillant
review-mark-best = Le meilleur coup
review-mark-good = Bon coup
review-mark-slip = Imprécision
review-mark-mistake = Erreur
review-mark-costly = Gaffe
