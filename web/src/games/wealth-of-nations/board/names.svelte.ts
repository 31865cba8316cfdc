// Whether the map names its hexes, as the log and the buttons do; this browser remembers it.

const KEY = 'emporion-hex-names';

let shown = $state(localStorage.getItem(KEY) !== 'off');

export const namesShown = (): boolean => shown;

export function showNames(on: boolean): void {
  shown = on;
  localStorage.setItem(KEY, on ? 'on' : 'off');
}
