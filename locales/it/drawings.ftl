# Ciò che dicono le pagine delle regole attorno ai loro disegni.

rules-try = Prova
rules-try-of = Prova: la lezione che mostra «{ $title }»
rules-with-pictures = Con parole nostre e con disegni.
rules-terms = I termini
rules-terms-text = Le parole di questo gioco, ognuna in una frase.
rules-term-chapter = Regole: { $title }
rules-term-drawing = Disegno
rules-term-drawing-of = Disegno di «{ $term }»
rules-terms-of = { $count ->
    [one] Un termine
   *[other] { $count } termini
}
explain-rules = Regole: { $title }
