# Ce que disent les pages de règles autour de leurs dessins.

rules-try = Essayer
rules-try-of = Essayer : la leçon qui montre « { $title } »
rules-with-pictures = Avec nos propres mots et des dessins.
rules-terms = Les termes
rules-terms-text = Les mots de ce jeu, chacun en une phrase.
rules-term-chapter = Règles : { $title }
rules-term-drawing = Dessin
rules-term-drawing-of = Dessin de « { $term } »
rules-terms-of = { $count ->
    [one] { $count } terme
   *[other] { $count } termes
}
explain-rules = Règles : { $title }
