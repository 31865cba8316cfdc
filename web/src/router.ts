import { createRouter } from 'sv-router';
import Home from './pages/Home.svelte';
import Shell from './shell/Shell.svelte';

// A segment in parentheses stands outside the layout: the frames around tables fill the window themselves.
export const { p, navigate, isActive, route } = createRouter({
  '/': Home,
  '/tables': () => import('./pages/Tables.svelte'),
  '/new/:game': () => import('./pages/NewTable.svelte'),
  '/t/(:id)': () => import('./play/Play.svelte'),
  '/t/:id/(replay)': () => import('./replay/Replay.svelte'),
  '/learn': () => import('./learn/Learn.svelte'),
  '/learn/:game/(:lesson)': () => import('./learn/Lesson.svelte'),
  '/puzzles': () => import('./puzzles/Puzzles.svelte'),
  '/puzzles/:game': () => import('./puzzles/Stream.svelte'),
  '/puzzle/(:id)': () => import('./puzzles/Puzzle.svelte'),
  '/replays': () => import('./pages/Replays.svelte'),
  '/rules': () => import('./pages/Rules.svelte'),
  '/rules/:game': () => import('./pages/GameRules.svelte'),
  '/account': () => import('./pages/Account.svelte'),
  '*': () => import('./pages/Lost.svelte'),
  layout: Shell,
});
