# Pourquoi une demande a été refusée. Le serveur lit ces phrases, et la page aussi.
# Une valeur inconnue est donnée comme « none ».

error-malformed = { $why ->
    [none] Cette demande est illisible.
   *[other] Cette demande est illisible : { $why }
}
error-not-found = Il n’y a rien à cette adresse.
error-method-not-allowed = Cette adresse n’accepte pas cette méthode.
error-too-large = C’est plus gros que ce qui est accepté ici.
error-too-many = { $seconds ->
    [none] Trop de demandes. Réessayez plus tard.
    [one] Trop de demandes. Réessayez dans une seconde.
   *[other] Trop de demandes. Réessayez dans { $seconds } secondes.
}
error-cross-site = Cette demande vient d’un autre site.
error-wrong-host = Ce serveur ne répond pas à cette adresse. La personne qui l’exploite donne la bonne avec --public-url.
error-unauthorised = Ouvrez d’abord une session ou envoyez un jeton.
error-forbidden = Vous n’avez pas le droit de faire cela.
error-scope-needed = Ce jeton sert à jouer. Pour ce qui touche au compte, il faut que ce soit vous-même, ou un jeton prévu pour cela.
error-name-taken = Cet identifiant est déjà pris.
error-display-name-taken = Quelqu’un qui a un compte porte ce nom ou un nom qui lui ressemble. Choisissez-en un autre.
error-bad-login = L’identifiant et le mot de passe ne correspondent pas.
error-login-locked = { $minutes ->
    [none] Trop de mots de passe erronés pour cet identifiant. Réessayez plus tard.
    [0] Trop de mots de passe erronés pour cet identifiant. Réessayez dans { $seconds ->
        [one] { $seconds } seconde.
       *[other] { $seconds } secondes.
    }
   *[other] Trop de mots de passe erronés pour cet identifiant. Réessayez dans { $minutes } minutes.
}
error-bad-name = Un nom compte de 1 à { $max } caractères visibles.
error-bad-login-name = Un identifiant compte de { $min } à { $max } lettres, chiffres, points, tirets et tirets bas.
error-bad-password = Un mot de passe compte de { $min } à { $max } caractères.
error-weak-password = Ce mot de passe est facile à deviner.
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
error-bad-match-file = { $fault ->
    [json] Ce n’est pas un fichier de partie : la ligne { $line } est illisible.
    [format] Ce fichier contient autre chose qu’une partie d’Emporion.
    [version] Ce fichier de partie est de la version { $found } ; ici, on lit les versions jusqu’à { $known }.
    [rules-version] Cette partie a été jouée avec la version { $found } des règles ; ici, on joue avec la version { $known }.
    [options] Les options de ce fichier ne sont pas celles du jeu.
    [names] Ce fichier n’a pas un nom par joueur, ou l’un des noms ne peut pas servir.
    [input] L’étape { $step } de ce fichier est illisible.
    [illegal] L’étape { $step } de ce fichier n’est pas possible selon les règles.
    [outcome] Le résultat de ce fichier n’est pas celui auquel mènent ses étapes.
   *[other] Ce fichier ne contient pas une partie jouable ici.
}
error-no-such-table = Cette table n’existe pas.
error-no-such-step = La partie n’a pas cette étape.
error-no-such-lesson = Cette leçon n’existe pas.
error-no-such-puzzle = Ce problème n’existe pas.
error-not-a-choice = Ce n’est pas un des choix du problème.
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
error-limit-reached = Vous avez atteint la limite permise.
error-no-room-to-watch = { $of ->
    [person] Vous regardez déjà dans autant de fenêtres qu’il est permis. Fermez-en une d’abord.
    [address] Autant de personnes qu’il est permis regardent déjà depuis votre réseau. Réessayez plus tard.
   *[other] Il n’y a plus de place pour regarder. Réessayez plus tard.
}
error-opened-elsewhere = Vous avez ouvert cette table dans tant de fenêtres que celle-ci a été fermée.
error-chat-too-fast = { $seconds ->
    [none] Vous écrivez trop vite pour cette table. Patientez un instant.
    [one] Vous écrivez trop vite pour cette table. Patientez une seconde.
   *[other] Vous écrivez trop vite pour cette table. Patientez { $seconds } secondes.
}
error-too-long = Ce texte est trop long.
error-stale-decision = Cette décision a déjà été prise.
error-stale = Quelqu’un a été plus rapide. Regardez de nouveau.
error-illegal = Les règles ne le permettent pas.
error-nothing-to-undo = Il n’y a rien à reprendre.
error-no-undo-asked = Personne n’a demandé à reprendre un coup.
error-no-vote = Aucun vote n’est ouvert pour cette place.
error-bot-sits-in = Un bot joue à votre place en ce moment. Reprenez votre place, ou attendez qu’il ait pris cette décision.
error-hints-off = Il n’y a pas de conseils à cette table.
error-hint-replaced = Vous avez demandé un autre conseil entre-temps.
error-nothing-to-decide = La partie n’attend pas cette place.
error-match-too-long = { $limit ->
    [none] Cette partie est plus longue que ce jeu ne le permet.
   *[other] Cette partie est trop longue : une partie de ce jeu compte au plus { $limit } étapes.
}
error-enough-said = Vous avez planifié, proposé ou changé d’avis autant qu’une partie le permet. Ce que le jeu attend de vous reste possible.
error-log-full = On a tant joué et repris à cette table que seules les décisions sont encore acceptées.
error-halted = Cette partie ne peut pas continuer. Vous pouvez la revoir, l’enregistrer et l’annuler.
error-import-busy = Beaucoup de parties sont importées en ce moment. Réessayez dans un instant.
error-import-too-slow = Cette partie est trop longue à rejouer.
error-import-quota = { $megabytes ->
    [none] Vous conservez autant de parties importées et reprises qu’il est permis. Annulez-en une qui n’a pas commencé.
   *[other] Vous conservez { $megabytes } Mo de parties importées et reprises, le maximum permis. Annulez-en une qui n’a pas commencé.
}
error-unavailable = Cela ne marche pas pour l’instant. Réessayez bientôt.
error-cannot-write = Impossible d’écrire dans la base de données pour l’instant ; le disque est peut-être plein. Tout peut encore être lu.
error-shutting-down = Le serveur redémarre. Réessayez bientôt.
error-internal = Quelque chose a échoué ici, et ce n’est pas votre faute.

# Ce qui ne va pas dans un mot de passe, et ce qui aiderait. Ces phrases suivent celle d’au-dessus.
password-warning-row-of-keys = Les touches qui se suivent sont parmi les premières choses que l’on essaie.
password-warning-keyboard-pattern = Les petits motifs sur le clavier sont faciles à deviner.
password-warning-repeated-character = Les répétitions comme « aaa » sont faciles à deviner.
password-warning-repeated-part = Les répétitions comme « abcabcabc » ne sont guère plus difficiles à deviner que « abc ».
password-warning-top-ten = C’est l’un des dix mots de passe les plus courants.
password-warning-top-hundred = C’est l’un des cent mots de passe les plus courants.
password-warning-common = C’est un mot de passe très courant.
password-warning-like-common = Il ressemble à un mot de passe très courant.
password-warning-sequence = Les suites comme « abc » ou « 6543 » sont faciles à deviner.
password-warning-recent-year = Les années récentes sont faciles à deviner.
password-warning-one-word = Un mot seul est facile à deviner.
password-warning-date = Les dates sont souvent faciles à deviner.
password-warning-one-name = Un nom ou un prénom seul est facile à deviner.
password-warning-common-name = Les noms et prénoms courants sont faciles à deviner.
password-advice-few-words = Prenez quelques mots qui ne vont pas d’habitude ensemble.
password-advice-no-symbols-needed = Symboles, chiffres et majuscules ne sont pas nécessaires.
password-advice-add-words = Ajoutez un mot ou deux ; les mots rares valent mieux.
password-advice-capitals = Les majuscules n’aident pas beaucoup.
password-advice-all-capitals = Tout en majuscules est presque aussi facile à deviner que tout en minuscules.
password-advice-reversed = Les mots écrits à l’envers ne sont guère plus difficiles à deviner.
password-advice-substitutions = Remplacer des lettres, comme « @ » pour « a », n’aide pas beaucoup.
password-advice-longer-pattern = Prenez sur le clavier un motif plus long, avec plus de détours.
password-advice-no-repeats = Évitez les mots et les caractères répétés.
password-advice-no-sequences = Évitez les suites.
password-advice-no-recent-years = Évitez les années récentes.
password-advice-no-years = Évitez les années qui ont un lien avec vous.
password-advice-no-dates = Évitez les dates et les années qui ont un lien avec vous.
