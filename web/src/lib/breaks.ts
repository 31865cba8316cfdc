// Long names on narrow cards: browsers break them well only where they are told to.

const SOFT_HYPHEN = '\u00ad';
const VOWELS = 'aeiouyàâèéêëìîïòôùûüœ';
/** Consonants that begin a syllable together. */
const TOGETHER = /^(?:[bcdfgptv][lr]|[cpst]h|gn|qu|sc|sp|st)/i;

const isVowel = (letter: string | undefined) => letter !== undefined && VOWELS.includes(letter.toLowerCase());

/** Whether a syllable can begin at this place: consonants, then a vowel, after a vowel or another consonant. */
function begins(word: string, at: number): boolean {
  const rest = word.slice(at);
  const opening = TOGETHER.exec(rest)?.[0].length ?? 1;
  if (isVowel(word[at]) || !isVowel(word[at + opening]) || /qu/i.test(word.slice(at - 1, at + 1))) return false;
  const split = TOGETHER.test(word.slice(at - 1));
  return isVowel(word[at - 1]) || (!split && isVowel(word[at - 2]));
}

/** The name with soft hyphens between the syllables of its words of so many letters and more. */
export function breakable(name: string, long = 11): string {
  return name.replace(/[\p{L}]+/gu, (word) => {
    if (word.length < long) return word;
    return [...word]
      .map((letter, at) => (at >= 3 && word.length - at >= 3 && begins(word, at) ? SOFT_HYPHEN + letter : letter))
      .join('');
  });
}
