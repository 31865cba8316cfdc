// What an inspection tells of a page that does not fit.

export type Kind =
  /** Text, an icon or a control is cut, or lies outside the window, and no scrolling reaches it. */
  | 'cut'
  /** Text is shortened by text-overflow or line-clamp. */
  | 'ellipsis'
  /** A box scrolls, but nothing shows it. */
  | 'bare-scroll'
  /** On a screen that means to fit, a box scrolls and so hides controls or text. Logs may. */
  | 'hides'
  /** What a control holds reaches out of it. */
  | 'spill'
  /** Two controls lie on one another. */
  | 'overlap'
  /** Text lies under something opaque. */
  | 'covered'
  /** Text is drawn smaller than it may be; transforms and the scale of drawings count. */
  | 'small-text'
  /** A control is smaller than it may be and others are so near that one is easily hit for the other. */
  | 'small-target'
  /** The page itself scrolls sideways. */
  | 'sideways'
  /** The browser's console said something. */
  | 'console';

export interface Finding {
  kind: Kind;
  /** The last steps of the way to the element. */
  where: string;
  text: string;
  detail: string;
}

export interface Options {
  /** Selectors; nothing is told of what lies in one of them, for the kinds that are named. */
  allow: { within: string; kinds: Kind[] }[];
  leastText: number;
  leastTarget: number;
  /** Whether everything means to be in sight at once. */
  fits: boolean;
  /** Only what lies in this: a menu over a table, which covers the rest by design. */
  within?: string;
}
