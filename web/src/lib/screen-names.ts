// The names of those who share this screen. The server knows one person; who plays which seat only this device knows.

const STORED = 'emporion-screen-names';
/** Older tables are forgotten. */
const MOST_TABLES = 40;
export const LONGEST_NAME = 24;

interface Kept {
  /** Who sat around this screen last. */
  last: string[];
  tables: [table: string, names: string[]][];
}

let kept: Kept | null = null;

function read(): Kept {
  if (kept) return kept;
  try {
    const stored = JSON.parse(localStorage.getItem(STORED) ?? 'null') as Partial<Kept> | null;
    kept = { last: stored?.last ?? [], tables: stored?.tables ?? [] };
  } catch {
    kept = { last: [], tables: [] };
  }
  return kept;
}

/** Who sat around this screen last, to begin with the same names. */
export const lastNames = (): string[] => read().last;

/** What they call themselves at a table, in the order of their seats; empty for those who did not say. */
export const namesAt = (table: string): string[] => read().tables.find(([id]) => id === table)?.[1] ?? [];

/** Keeps the names of a table on this device. */
export function keepNames(table: string, names: string[]): void {
  const tidy = names.map((name) => name.trim().slice(0, LONGEST_NAME));
  if (!tidy.some(Boolean) && !lastNames().length) return;
  const others = read().tables.filter(([id]) => id !== table);
  kept = { last: tidy, tables: [[table, tidy] as [string, string[]], ...others].slice(0, MOST_TABLES) };
  localStorage.setItem(STORED, JSON.stringify(kept));
}
