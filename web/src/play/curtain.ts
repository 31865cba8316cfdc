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
}

/** Whose turn at the screen it is: the awaited own seats, the one after the last first. */
export function queue({ own, awaited, last }: Screen): Seat[] {
  const waiting = own.filter((seat) => awaited.includes(seat)).sort((a, b) => a - b);
  const after = waiting.findIndex((seat) => last !== null && seat > last);
  return after <= 0 ? waiting : [...waiting.slice(after), ...waiting.slice(0, after)];
}

/** Whether the curtain covers the table: somebody at this screen must decide and does not look yet. */
export function isCovered(screen: Screen): boolean {
  return screen.own.length > 1 && !screen.over && screen.viewer === null && queue(screen).length > 0;
}

/**
 * Whether the seat that looks is done and the view must close: it has decided and somebody else at the screen is
 * next, or it is awaited no longer. Who only wanted to look may go on.
 */
export function isDone(screen: Screen, was: { awaited: boolean; decided: boolean }): boolean {
  const { own, viewer, awaited, over } = screen;
  if (own.length < 2 || viewer === null || over) return false;
  if (!awaited.includes(viewer)) return was.awaited || was.decided;
  return was.decided && queue(screen).some((seat) => seat !== viewer);
}

/** Nobody else has had the screen since: the curtain can stay open for the only one who is awaited. */
export function opensByItself(screen: Screen): boolean {
  const waiting = queue(screen);
  return isCovered(screen) && waiting.length === 1 && waiting[0] === screen.last;
}
