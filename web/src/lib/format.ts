// The little markup of longer texts: paragraphs, lists and **bold**. It becomes elements, never HTML.

export interface Run {
  text: string;
  bold: boolean;
}

export type Block = { kind: 'paragraph'; runs: Run[] } | { kind: 'list'; ordered: boolean; items: Run[][] };

const BULLET = /^[-–•]\s+/;
const NUMBER = /^\d+[.)]\s+/;

/** Blank lines part paragraphs; lines that begin with a dash or a number make lists. */
export function blocks(text: string): Block[] {
  const made: Block[] = [];
  let open = false;
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    const last = made.at(-1);
    const ordered = NUMBER.test(line);
    if (line === '') open = false;
    else if (ordered || BULLET.test(line)) {
      const item = runs(line.replace(ordered ? NUMBER : BULLET, ''));
      if (open && last?.kind === 'list' && last.ordered === ordered) last.items.push(item);
      else made.push({ kind: 'list', ordered, items: [item] });
      open = true;
    } else if (open && last) {
      // A line goes on where the one before ended.
      const target = last.kind === 'list' ? last.items.at(-1)! : last.runs;
      target.push(...runs(` ${line}`));
    } else {
      made.push({ kind: 'paragraph', runs: runs(line) });
      open = true;
    }
  }
  return made;
}

function runs(line: string): Run[] {
  return line
    .split('**')
    .map((text, index) => ({ text, bold: index % 2 === 1 }))
    .filter((run) => run.text !== '');
}

export interface Part {
  text: string;
  hit: boolean;
}

/** Letter by letter without case and accents, so that places stay the same. */
const fold = (text: string) =>
  Array.from(text, (letter) => Array.from(letter.normalize('NFD').toLowerCase())[0] ?? letter);

export const wordsOf = (query: string) =>
  fold(query)
    .join('')
    .split(/\s+/)
    .filter((word) => word !== '');

/** Whether every word asked for is in the text. */
export function matches(text: string, query: string): boolean {
  const folded = fold(text).join('');
  return wordsOf(query).every((word) => folded.includes(word));
}

/** A text in parts, with those that were asked for. */
export function highlight(text: string, query: string): Part[] {
  const letters = Array.from(text);
  const folded = fold(text);
  const hits = letters.map(() => false);
  for (const word of wordsOf(query).map((one) => Array.from(one)))
    for (let start = 0; start + word.length <= folded.length; start++)
      if (word.every((letter, index) => folded[start + index] === letter)) hits.fill(true, start, start + word.length);
  const parts: Part[] = [];
  letters.forEach((letter, index) => {
    const last = parts.at(-1);
    const hit = hits[index]!;
    if (last?.hit === hit) last.text += letter;
    else parts.push({ text: letter, hit });
  });
  return parts;
}
