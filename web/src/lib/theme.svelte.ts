// Light parchment or dark harbour: as the system prefers, or as somebody chose here.

export type Theme = 'light' | 'dark';

const STORED = 'emporion-theme';
const GROUND: Record<Theme, string> = { light: '#f6f1e7', dark: '#14171c' };

const preference = () => window.matchMedia?.('(prefers-color-scheme: dark)');
const preferred = (): Theme => (preference()?.matches ? 'dark' : 'light');

let chosen = $state<Theme | null>(null);
let system = $state<Theme>('light');

/** What is shown now. */
export const theme = (): Theme => chosen ?? system;

/** Reads what was chosen before and follows the system from now on. */
export function startTheme(): void {
  const stored = localStorage.getItem(STORED);
  chosen = stored === 'light' || stored === 'dark' ? stored : null;
  system = preferred();
  preference()?.addEventListener('change', () => {
    system = preferred();
    show();
  });
  show();
}

/** Choosing what the system prefers anyway means to follow the system. */
export function setTheme(next: Theme): void {
  chosen = next === system ? null : next;
  if (chosen) localStorage.setItem(STORED, chosen);
  else localStorage.removeItem(STORED);
  show();
}

function show(): void {
  if (chosen) document.documentElement.dataset.theme = chosen;
  else delete document.documentElement.dataset.theme;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
    meta.setAttribute('content', GROUND[theme()]);
}
