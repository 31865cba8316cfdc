// Several people at one screen: whom it is to be passed to, and when it must be covered.

import type { Seat } from '$games/game';

export interface Screen {
  /** The seats of the people at this screen. */
  own: Seat[];
  awaited: Seat[];
  /** The seat that is looked from now. */
  viewer: Seat | null;
  /** The seat that was looked from last. */
  last: Seat | null;
  over: boolean;
  /** Nothing is secret: whoever is next may look at once. */
  open: boolean;
}

/** Whose turn at the screen it is: the awaited own seats, the one after the last first. */
export function queue({ own, awaited, last }: Screen): Seat[] {
  const waiting = own.filter((seat) => awaited.includes(seat)).sort((a, b) => a - b);
  const after = waiting.findIndex((seat) => last !== null && seat > last);
  return after <= 0 ? waiting : [...waiting.slice(after), ...waiting.slice(0, after)];
}

/** Whether the curtain covers the table: somebody at this screen must decide and does not look yet. */
export function isCovered(screen: Screen): boolean {
  return screen.own.length > 1 && !screen.over && !screen.open && screen.viewer === null && queue(screen).length > 0;
}

/**
 * Whether the seat that looks is done and the view must close: it has decided and somebody else at the screen is
 * next, or it is awaited no longer. Who only wanted to look may go on.
 */
export function isDone(screen: Screen, was: { awaited: boolean; decided: boolean }): boolean {
  const { own, viewer, awaited, over, open } = screen;
  if (own.length < 2 || viewer === null || over || open) return false;
  if (!awaited.includes(viewer)) return was.awaited || was.decided;
  return was.decided && queue(screen).some((seat) => seat !== viewer);
}

/** Who looks without being asked: whoever is next where nothing is secret, or who had the screen last and is awaited alone. */
export function looksAtOnce(screen: Screen): Seat | null {
  const { own, awaited, viewer, last, over, open } = screen;
  const [next, ...others] = queue(screen);
  if (next === undefined || own.length < 2 || over || (viewer !== null && (!open || awaited.includes(viewer))))
    return null;
  return open || (others.length === 0 && next === last) ? next : null;
}
