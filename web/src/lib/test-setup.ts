import { setLanguage } from './i18n.svelte';

// jsdom has no media queries; nothing is preferred there.
window.matchMedia ??= (media: string) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null }) as unknown as MediaQueryList;

await setLanguage('en');
