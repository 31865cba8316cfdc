# Pourquoi une demande a été refusée. Le serveur lit ces phrases, et la page aussi.
# Une valeur inconnue est donnée comme « none ».

error-malformed = { $why ->
    [none] Cette demande est illisible.
   *[other] Cette demande est illisible : { $why }
}
error-not-found = Il n’y a rien à cette adresse.
error-method-not-allowed = Cette adresse n’accepte pas cette méthode.
error-too-large = C’est plus gros que ce qui est accepté.
error-too-many = { $seconds ->
    [none] Trop de demandes. Réessayez plus tard.
    [one] Trop de demandes. Réessayez dans une seconde.
   *[other] Trop de demandes. Réessayez dans { $seconds } secondes.
}
error-cross-site = Cette demande vient d’un autre site.
error-unauthorised = Ouvrez d’abord une session ou envoyez un jeton.
error-forbidden = Vous n’avez pas le droit de faire cela.
error-name-taken = Cet identifiant est déjà pris.
error-bad-login = L’identifiant et le mot de passe ne vont pas ensemble.
error-bad-name = Un nom compte de 1 à { $max } caractères visibles.
error-bad-login-name = Un identifiant compte de { $min } à { $max } lettres, chiffres, points, tirets et tirets bas.
error-bad-password = Un mot de passe compte de { $min } à { $max } caractères.
error-already-registered = Vous avez déjà un compte.
error-unknown-game = Ce jeu n’existe pas ici.
error-bad-options = { $why ->
    [none] Le jeu n’accepte pas ces options.
   *[other] Le jeu n’accepte pas ces options : { $why }
}
error-bad-table = { $why ->
    [none] Une table ne peut pas être créée ainsi.
   *[other] Une table ne peut pas être créée ainsi : { $why }
}
error-bad-match-file = { $why ->
    [none] Ce fichier ne contient pas une partie jouable ici.
   *[other] Ce fichier ne contient pas une partie jouable ici : { $why }
}
error-no-such-table = Cette table n’existe pas.
error-no-such-step = La partie n’a pas cette étape.
error-secret-needed = Cette table est réservée à ceux qui ont son lien d’invitation.
error-no-spectators = Cette table n’accepte pas de spectateurs.
error-not-seated = Vous n’avez pas de place à cette table.
error-not-your-seat = Cette place n’est pas la vôtre.
error-seat-taken = Cette place est prise.
error-already-seated = Vous avez déjà une place à cette table.
error-seats-open = Il reste des places libres.
error-not-open = La partie a commencé ou la table a été annulée.
error-not-playing = Aucune partie n’est en cours à cette table.
error-not-finished = Ce sera possible une fois la partie terminée.
error-limit-reached = Vous en avez autant qu’il est permis.
error-too-long = Ce texte est trop long.
error-stale-decision = Cette décision a déjà été prise.
error-stale = Quelqu’un a été plus rapide. Regardez de nouveau.
error-illegal = Les règles ne le permettent pas.
error-nothing-to-undo = Il n’y a rien à reprendre.
error-no-undo-asked = Personne n’a demandé à reprendre un coup.
error-no-vote = Aucun vote n’est ouvert pour cette place.
error-hints-off = Il n’y a pas de conseils à cette table.
error-hint-replaced = Vous avez demandé un autre conseil entre-temps.
error-nothing-to-decide = La partie n’attend pas ce siège.
error-unavailable = Cela ne marche pas pour l’instant. Réessayez bientôt.
error-shutting-down = Le serveur redémarre. Réessayez bientôt.
error-internal = Quelque chose a échoué ici, et ce n’est pas votre faute.
