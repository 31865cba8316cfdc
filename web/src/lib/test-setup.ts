import { setLanguage } from './i18n.svelte';

<<<<<<< HEAD
// jsdom has no media queries; nothing is preferred there.
window.matchMedia ??= (media: string) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null }) as unknown as MediaQueryList;
=======
// jsdom has no media queries and cannot move anything, so it asks for calm.
window.matchMedia ??= (media: string) => {
  const matches = media.includes('prefers-reduced-motion');
  return Object.assign(new EventTarget(), { media, matches, onchange: null }) as unknown as MediaQueryList;
};
>>>>>>> frame

await setLanguage('en');
