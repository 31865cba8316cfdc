# What the pages of rules say around their drawings.

rules-try = Try it
rules-try-of = Try it: the lesson that shows “{ $title }”
rules-with-pictures = In our own words, with pictures.
rules-terms = Terms
rules-terms-text = The words of this game, each in one sentence.
rules-term-chapter = Rules: { $title }
rules-term-drawing = Picture
rules-term-drawing-of = Picture of “{ $term }”
rules-terms-of = { $count ->
    [one] One term
   *[other] { $count } terms
}
explain-rules = Rules: { $title }
