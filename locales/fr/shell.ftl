home-title = À quoi jouons-nous ?
lost-title = Il n’y a rien ici
waiting-for = En attente de { $who }
