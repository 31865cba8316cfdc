// Where the bars lead.

export interface Place {
  path: '/' | '/tables' | '/replays' | '/learn' | '/rules';
  name: string;
  icon: string;
  /** Another address that belongs to it. */
  also?: string;
}

export const PLACES: Place[] = [
  { path: '/', name: 'nav-play', icon: 'u-home' },
  { path: '/tables', name: 'nav-tables', icon: 'u-table' },
  { path: '/replays', name: 'nav-replays', icon: 'u-film' },
  { path: '/learn', name: 'nav-learn', icon: 'u-hint', also: '/puzzles' },
  { path: '/rules', name: 'nav-rules', icon: 'u-rules' },
];

/** Whether somebody at this address is at this place or below it. */
export const isAt = ({ path, also }: Place, pathname: string) =>
  [path, also].some((own) => own && (pathname === own || (own !== '/' && pathname.startsWith(`${own}/`))));
