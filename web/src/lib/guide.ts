// Which chapter of the rules speaks of a thing on a table, so that everything explained leads there.

export interface Guide {
  game: string;
  /** What all things of the game lie in. */
  within: string;
  /** The chapter of the first selector that fits the thing or something around it; the last one fits everything. */
  chapters: readonly (readonly [selector: string, chapter: string])[];
}

/** A chapter of a game's rules. */
export interface Rule {
  game: string;
  /** As its sentences and its section are called. */
  id: string;
}

const guides = new Map<string, Guide>();

/** The game's page tells once where its things are explained. */
export function guideBy(guide: Guide): void {
  guides.set(guide.game, guide);
}

export function ruleOf(thing: Element): Rule | null {
  for (const { game, within, chapters } of guides.values()) {
    if (!thing.closest(within)) continue;
    const found = chapters.find(([selector]) => thing.closest(selector));
    if (found) return { game, id: `rules-${game}-${found[1]}` };
  }
  return null;
}

export const rulePath = ({ game, id }: Rule): string => `/rules/${game}#${id}`;
