home-title = À quoi jouons-nous ?
lost-title = Il n’y a rien ici
waiting-for = On attend { $who }
close = Fermer
skip-to-content = Aller au contenu
nav-main = Navigation principale
nav-play = Jouer
nav-tables = Tables
nav-replays = Parties
nav-rules = Règles
language = Langue
theme = Couleurs
theme-light = Clair
theme-dark = Sombre
account = Votre compte
account-of = Votre compte, { $name }
guest-keep-name = Invité, garder ce nom
error-offline = Le serveur ne répond pas. Vos parties sont en sécurité ; réessayez bientôt.
error-unexpected = Quelque chose n’a pas marché. Réessayez.

# Titres des pages
title-home = Emporion
title-of = { $page } · Emporion

# Listes de tables
just-now = à l’instant
pace-none = Sans horloge
pace-days =
    { $days ->
        [one] Un jour par coup
       *[other] { $days } jours par coup
    }
pace-live = En direct, { $minutes } min
pace-live-increment = En direct, { $minutes } min + { $seconds } s
seat-open = Place libre
table-of = Table de { $name }
seats-taken = { $taken } sur { $seats }
result-other = { $name } { $points }
result-you = vous { $points }
result-you-first = Vous { $points }
replay-about =
    { $game }, { $seats ->
        [one] une place
       *[other] { $seats } places
    } · { $when }
replay-watch = Revoir
try-again = Réessayer
loading = Chargement

# Accueil
home-subtitle = Cités, énergie, commerce. Sans compte : choisissez un jeu et la première main est distribuée.
players-range = { $min } à { $max }
minutes = { $minutes } min
play-now = Jouer
play-now-how = Les robots sont prêts. La première main arrive aussitôt.
invite-friends = Inviter
invite-friends-how = Vous recevez un lien. Qui l’ouvre peut s’asseoir.
one-screen = Un écran
one-screen-how-short = Passez-vous l’appareil ; un rideau cache chaque main.
one-screen-title = { $game } sur un écran
one-screen-how = Vous êtes autour d’un seul appareil et vous vous le passez. Un rideau cache chaque main.
how-many-people = Combien êtes-vous ?
bots-join =
    { $bots ->
        [one] Un robot se joint à vous
       *[other] { $bots } robots se joignent à vous
    }
begin = Commencer
your-move = À vous de jouer
your-games = Vos parties
no-games-yet = Aucune partie en cours. Trois façons de commencer :
others-turn = Les autres réfléchissent
others-think = on attend { $names }
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
recent-replays = Parties récentes
all = Toutes
no-replays = Les parties terminées apparaissent ici ; on peut les revoir pas à pas.
