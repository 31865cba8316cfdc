import type { Kept } from './protocol/Kept';

/** Where a JSON pointer of the server leads; its keys hold no escapes. */
function find(view: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], view);
}

/** Puts the beginnings of lists back into a view that the server left out because the view before has them. */
export function putBack(view: unknown, before: unknown, kept: Kept[]): void {
  for (const { list, first } of kept) {
    const [now, old] = [find(view, list), find(before, list)];
    if (Array.isArray(now) && Array.isArray(old)) now.unshift(...old.slice(0, first));
  }
}
