home-title = À quoi jouons-nous ?
lost-title = Il n’y a rien ici
close = Fermer
skip-to-content = Aller au contenu
nav-main = Navigation principale
nav-play = Jouer
nav-tables = Tables
nav-replays = Parties
nav-learn = Apprendre
nav-rules = Règles
language = Langue
theme = Couleurs
theme-light = Clair
theme-dark = Sombre
account = Votre compte
guest-keep-name = Invité, garder ce nom
error-offline = Le serveur ne répond pas. Vos parties sont en sécurité ; réessayez dans un moment.
error-unexpected = Quelque chose n’a pas marché. Réessayez.

# Titres des pages
title-home = Emporion
title-of = { $page } · Emporion

# Listes de tables
just-now = à l’instant
pace-none = Sans pendule
pace-days =
    { $days ->
        [one] Un jour par coup
       *[other] { $days } jours par coup
    }
pace-live = En direct, { $time }
pace-live-increment = En direct, { $time } + { $seconds } s
time-seconds = { $seconds } s
time-minutes = { $minutes } min
time-minutes-seconds = { $minutes } min { $seconds } s
left-days = { $days } j
left-hours = { $hours } h
seat-open = Place libre
table-of = Table de { $name }
table-yours = Votre table
seats-taken = { $taken } sur { $seats }
result-other = { $name } { $points }
result-you = vous { $points }
result-you-first = Vous { $points }
result-place =
    { $place ->
        [1] Vous avez gagné : 1re place sur { $count }
       *[other] Vous finissez à la { $place }e place sur { $count }
    }
replay-watch = Revoir
action-on = { $action } : { $name }
try-again = Réessayer
loading = Chargement

# Accueil
home-subtitle = Cités, énergie, commerce. Sans compte : choisissez un jeu et jouez.
players-range = { $min } à { $max }
minutes = { $minutes } min
play-now = Jouer
play-now-how = Les bots sont prêts. La partie commence aussitôt.
invite-friends = Inviter
invite-friends-how = Vous recevez un lien. Qui l’ouvre peut s’asseoir.
one-screen = Un écran
one-screen-how-short = Passez-vous l’appareil ; un rideau cache ce qui n’est qu’à vous.
learn-by-playing = Apprendre en jouant
learn-by-playing-how = Première visite ? De courtes leçons avec un coach
learn-this-game = Jamais joué ? Apprenez { $game } en jouant
one-screen-title = { $game } sur un écran
one-screen-how = { $open ->
    [yes] Vous êtes autour d’un seul appareil et vous vous le passez. Tout le monde peut tout voir.
   *[no] Vous êtes autour d’un seul appareil et vous vous le passez. Un rideau cache ce que chacun doit être seul à voir.
}
one-screen-names = Vos noms
one-screen-name = Nom du joueur { $number }
how-many-people = Combien êtes-vous ?
bots-join =
    { $bots ->
        [one] Un bot se joint à vous
       *[other] { $bots } bots se joignent à vous
    }
begin = Commencer
your-move = À vous de jouer
your-games = Vos parties
no-games-yet = Aucune partie en cours. Trois façons de commencer :
table-halted = Interrompue par une mise à jour
game-halted = { $game } · interrompue par une mise à jour
others-turn = Les autres réfléchissent
others-think = on attend { $names }
waiting-for-players = En attente de joueurs
last-move = Dernier coup { $ago }
asked-since = Votre tour a commencé { $ago }
waiting-for-seats =
    { $open ->
        [0] prête à commencer
        [one] une place libre
       *[other] { $open } places libres
    }
game-against = { $game } avec { $names }
all-my-tables = Toutes vos tables
open-tables = Tables ouvertes
new-table = Nouvelle table
enter = Entrer
join = Rejoindre
no-open-tables = Aucune table ne cherche de joueurs. Ouvrez-en une : les autres la trouveront ici.
more = Plus
find-table = Chercher une table
find-title = Titre d’une table
find-any-pace = Tout rythme
find-any-seats = Joueurs
find-seats = { $seats } joueurs
find-free-label = Places libres
find-any-free = Places libres
find-free =
    { $free ->
        [one] Au moins une place libre
       *[other] Au moins { $free } places libres
    }
find-nothing = Aucune table ouverte ne correspond.
find-no-game = Aucune partie ne correspond.
find-all = Tout afficher
find-found =
    { $count ->
        [0] Aucun résultat
        [one] Une table trouvée
       *[other] { $count } tables trouvées
    }
recent-replays = Parties récentes
all = Toutes
no-replays = Les parties terminées apparaissent ici ; on peut les revoir pas à pas.

# Une nouvelle table
choose-game = Choisir un jeu
new-seats = Places
new-players = Nombre de joueurs
new-seats-hint = Vous jouez vos places sur cet écran. Les places libres attendent les autres.
seat-number = Place { $number }
seat-plan-me = Vous
seat-plan-open = Libre
seat-plan-bot = Bot
bot-level = Niveau du bot à la place { $number }
bot-random = Bot au hasard
bot-easy = Bot facile
bot-normal = Bot moyen
bot-hard = Bot difficile
bot-expert = Bot expert
new-rules = Règles
new-no-options = Ce jeu n’a pas d’options.
new-pace = Rythme
clock-none = Sans pendule
clock-none-hint = Chacun prend le temps qu’il lui faut.
clock-live = En direct
clock-live-hint = Tout le monde est à la table, chacun avec sa pendule.
clock-days = En différé
clock-days-hint = Un coup de temps en temps, sur plusieurs jours.
clock-how-long = Combien de temps ?
timeout = Quand le temps est écoulé
timeout-bot-sits-in = Un bot prend le relais
timeout-bot-sits-in-hint = Jusqu’au retour de la personne.
timeout-default-action = Un coup simple
timeout-default-action-hint = Le jeu joue à sa place un coup sans danger.
timeout-vote = Les autres votent
timeout-vote-hint = Pour qu’un bot joue jusqu’à son retour.
new-company = Qui peut venir
visibility-public = Tout le monde
visibility-public-hint = Parmi les tables ouvertes.
visibility-unlisted = Avec le lien
visibility-unlisted-hint = Dans aucune liste.
visibility-invited = Sur invitation
visibility-invited-hint = Seul le lien secret ouvre la table.
new-title = Titre de la table
new-title-hint = Facultatif, par exemple Pause de midi
new-spectators = Spectateurs
new-spectators-hint = On peut regarder, sans voir les mains.
new-shuffle = Mélanger les places
new-shuffle-hint = Le hasard décide qui s’assied où.
new-hints = Conseils
new-hints-hint = Chacun peut demander conseil à l’expert.
new-make = Ouvrir la table
new-sum-mine =
    { $many ->
        [one] vous
       *[other] { $many } d’entre vous
    }
new-sum-open =
    { $many ->
        [one] une place libre
       *[other] { $many } places libres
    }
new-sum-bots =
    { $many ->
        [one] un bot
       *[other] { $many } bots
    }
yes = Oui
no = Non

# Avant la partie
copy = Copier
link-copied = Le lien est copié.
link-selected = Le lien est sélectionné ; copiez-le.
lobby-you = Vous
lobby-free = On attend quelqu’un
lobby-asked = Invité, pas encore là
lobby-asks-you = On vous propose de rejouer
lobby-here = Présent
lobby-away = Absent
lobby-person = Assis
lobby-host = Hôte
lobby-sit = S’asseoir ici
lobby-waiting =
    { $free ->
        [one] Il reste une place.
       *[other] Il reste { $free } places.
    }
lobby-ready = Tout le monde est là. Commencez quand vous voulez.
lobby-wait-host = Tout le monde est là. { $name } va commencer.
lobby-wait-somebody = Tout le monde est là. L’hôte va commencer.
lobby-level = Niveau des bots
lobby-fill =
    { $free ->
        [one] Commencer avec un bot
       *[other] Commencer avec { $free } bots
    }
lobby-join = S’asseoir
lobby-name = Comment vous appelez-vous ?
lobby-name-hint = Tout le monde à la table voit ce nom. Il ne faut pas de compte.
lobby-join-as = S’asseoir : { $name }
lobby-invites = { $name } vous invite à
lobby-qr = Code de ce lien, pour l’appareil photo d’un téléphone
lobby-qr-hint = Avec un téléphone : visez ce code.
lobby-share = Partager
lobby-leave = Se lever
lobby-decline = Pas cette fois
lobby-cancel = Annuler la table
lobby-chat-goes-on = elle continue à la table
lobby-cancel-title = Annuler cette table ?
lobby-cancel-text = Elle disparaît pour tout le monde.
keep = La garder
lobby-invite-public = Cette table est dans la liste. Le lien est le plus court chemin.
lobby-invite-unlisted = Qui a ce lien peut s’asseoir.
lobby-invite-invited = Seul ce lien ouvre la table. Gardez-le secret.
lobby-link = Lien vers cette table
lobby-agreed = Réglages
lobby-rules = Lire les règles
lobby-put-bot = Un bot
lobby-move = Changer de place : { $name }
lobby-move-stay = Rester ici
lobby-move-here = À cette place
lobby-remove = Retirer { $name }
lobby-shuffled = Les places sont tirées au sort au début de la partie ; les réglages permettent de changer cela.
lobby-removed = L’hôte a libéré votre place.
lobby-settings = Changer les réglages
lobby-settings-change = Changer
lobby-settings-save = Appliquer
lobby-settings-keep = Ne rien changer
lobby-settings-changed = L’hôte a changé les réglages.

# Listes
filter-games = Jeux
all-games = Tous les jeux
filter-whose = Parties de qui
everybodys = De tous
yours = Les vôtres
tables-waiting = En attente de joueurs
look = Regarder
import = Ouvrir un fichier de partie
import-hint = Une partie enregistrée ici ou ailleurs : la revoir ou la continuer.
import-not-json = { $line ->
    [0] Ce n’est pas un fichier de partie.
   *[other] Ce n’est pas un fichier de partie : la ligne { $line } est illisible.
}

# Règles
rules-subtitle = Avec nos propres mots, et une recherche. À une table, pointez n’importe quoi pour en avoir l’explication.
rules-of = Règles de { $game }
rules-own-words = Avec nos propres mots.
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-found =
    { $count ->
        [0] Aucun résultat
        [one] Une section
       *[other] { $count } sections
    }
rules-none = Ces règles restent à écrire.
rules-not-found = Aucune section des règles ne contient tous ces mots.
rules-link = Lien vers « { $title } »

# Rien ici
lost-text = L’adresse ne mène nulle part, ou la table a disparu.
lost-home = Retour aux jeux

# Le compte
save = Enregistrer
display-name = Votre nom
display-name-hint = Ce que les autres voient à la table.
name-changed = C’est désormais votre nom.
keep-name = Garder ce nom
keep-name-how = Un identifiant et un mot de passe : vous pourrez revenir depuis n’importe quel appareil. Vos parties restent à vous.
kept = Ce nom est désormais à vous.
log-in = Se connecter
log-in-how = Retrouvez votre compte. Ce que vous avez joué ici comme invité n’y sera pas.
logged-in = Content de vous revoir.
login-name = Identifiant
login-name-hint = 3 à 32 lettres, chiffres, points, tirets ou tirets bas.
password = Mot de passe
password-hint = Au moins 8 caractères. Le mieux : quelques mots qui ne vont pas ensemble d’habitude.
account-kept = Votre compte
account-kept-how = Vous êtes connecté et pouvez revenir depuis n’importe quel appareil.
log-out = Se déconnecter
log-out-everywhere = Se déconnecter partout
log-out-how = Les jetons restent quand vous vous déconnectez. Si vous vous déconnectez partout, les jetons créés dans ces sessions prennent fin aussi.
logged-out = Vous êtes déconnecté.
tokens = Jetons pour les bots
tokens-how = Un programme avec un jeton joue en votre nom.
tokens-docs = Comment jouent les programmes
token-label = À quoi sert-il ?
token-scope = Que peut-il faire ?
token-scope-play = Jouer
token-scope-play-how = Tout aux tables, rien sur votre compte.
token-scope-account = Tout
token-scope-account-how = Aussi votre nom, vos jetons et vos sessions. À ne donner qu’à des programmes aussi sûrs que vous-même.
token-scope-older = Jouer et changer votre nom
token-make = Créer un jeton
token-made = créé { $when }
token-once = Le jeton « { $label } », montré une seule fois :
token-secret = Secret du jeton
token-revoke = Révoquer
match-files = Fichiers de parties
match-files-how = Vos parties terminées, à garder ou à ouvrir ailleurs.
match-files-none = Vos parties terminées pourront être enregistrées ici.
save-file = Enregistrer
