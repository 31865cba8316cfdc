# Learning by playing: the page of all lessons, and the coach. What lessons say themselves is in lessons-*.ftl.

learn-title = Impara giocando
learn-subtitle = Brevi lezioni sui veri tabelloni. Tu giochi, il coach dice perché, e niente può andare storto.

# The coach
learn-coach = Coach
learn-where = Dove sei
learn-lesson-of = Lezione { $number } di { $lessons }: { $lesson }
learn-lesson-about = Lezione { $number } di { $lessons }, circa { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}
learn-step-of = { $step } di { $steps }
learn-returned = Riprendi da qui: passo { $step } di { $steps }.
learn-why = Perché
learn-back = Indietro
learn-skip = Salta il passo
learn-show-me = Mostrami
learn-continue = Continua
learn-repeat = Ripeti
learn-next = Prossima: { $lesson }
learn-all = Tutte le lezioni
learn-lesson-done = Fatto.
learn-leave = Lascia la lezione
learn-leave-short = Lascia
learn-in-this-lesson = In questa lezione
learn-done = fatto
learn-nothing-wrong = Niente può andare storto
learn-nothing-wrong-text = { $count ->
    [one] { $names } aspetta. Ciò che non serve alla lezione dorme, e Indietro annulla l’ultimo gesto.
   *[other] { $names } aspettano. Ciò che non serve alla lezione dorme, e Indietro annulla l’ultimo gesto.
}
learn-sleeps = Questo qui dorme. Lo sveglia la lezione «{ $lesson }».
learn-read-first = Prima leggi questo, poi premi Continua.
learn-not-that = Sarebbe: { $action }.

# All lessons
learn-none = Qui non ci sono ancora lezioni.
learn-left-off = Dove eri
learn-left-off-at = { $lesson }, passo { $step } di { $steps }
learn-comes-next = Che cosa viene dopo
learn-go-on = Continua
learn-start = Inizia
learn-done-of = { $done } di { $lessons }
learn-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}
learn-minutes-short = { $minutes } min
learn-in-the-rules = Leggi nelle regole
