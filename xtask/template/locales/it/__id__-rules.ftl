# Le regole di __Name__, con parole nostre.

rules-__id__-goal-title = Lo scopo
rules-__id__-goal-text =
    C’è un mucchio di pietre. Vince chi ha **più punti** quando è finito.
rules-__id__-turn-title = Un turno
rules-__id__-turn-text =
    Si tira a sorte chi comincia. A turno ognuno prende una, due o tre pietre.
rules-__id__-end-title = La fine
rules-__id__-end-text =
    La partita finisce con l’ultima pietra. Ogni pietra vale un punto, e l’ultima cinque in più.
