import { setLanguage } from './i18n.svelte';

// jsdom has no media queries and cannot move anything, so it asks for calm.
window.matchMedia ??= (media: string) => {
  const matches = media.includes('prefers-reduced-motion');
  return Object.assign(new EventTarget(), { media, matches, onchange: null }) as unknown as MediaQueryList;
};

await setLanguage('en');
