## Il suggerimento dell’esperto

hint-stages = Quanto dice l’esperto
hint-stage-nudge = Indizio
hint-stage-move = Mossa
hint-stage-why = Perché
hint-set-up = Prepara la mossa
hint-lacks = Che cosa manca alle altre
hint-no-nudge = Nulla sul tabellone vi porta senza nominarla.
hint-no-reason = Le regole non vedono ancora una differenza: si mostra più tardi.
hint-best-chance = { $percent }% di probabilità di vincere
reason-show = Mostra di che cosa si parla
reason-warning = Ma
reason-lack = { $what }: { $from }, non { $to }

## L’analisi

review-why-better = Perché è meglio
review-why-best = Perché è buona
review-turning = Punti di svolta
review-turning-chart = Probabilità di vincere e punti di svolta
review-turning-go = Guarda { $place }
review-turning-name = Punto di svolta { $number }
review-swing = da { $from } a { $to } %
review-best-decision = La tua decisione migliore
review-costliest-decision = La tua decisione più costosa
review-best-decision-of = La decisione migliore di { $who }
review-costliest-decision-of = La decisione più costosa di { $who }
review-as-played = giocata
review-the-best = la migliore
review-next-best = la migliore delle altre
review-see = Guarda
review-learn = Che cosa imparare
review-lesson = Lezione: { $lesson }
review-lesson-why = { $count ->
    [one] Un errore riguardava questo.
   *[other] { $count } errori riguardavano questo.
}
review-my-decisions = Analizza le mie decisioni
review-looks = L’esperto guarda ogni decisione; le prime sono giudicate.
review-count-good = migliori o buone

## Come è stata vinta

result-ahead = { $count ->
    [one] Un punto più di { $second }: { $points } a { $others }.
   *[other] { $count } punti più di { $second }: { $points } a { $others }.
}
result-tied = { $points } punti ciascuno, e pari in tutto il resto.
result-tied-seven-wonders = { $points } punti come { $second }, ma { $mine } monete contro { $theirs }.
result-tied-prosperity = { $points } punti come { $second }, ma { $mine } € contro { $theirs } €.
result-tied-wealth-of-nations-1 = { $points } punti come { $second }, ma { $mine } $ contro { $theirs } $.
result-tied-wealth-of-nations-2 = { $points } punti e tanto denaro quanto { $second }, ma { $mine } bandiere sul tabellone contro { $theirs }.
