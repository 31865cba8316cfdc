// The drawing of every card. A scene is put together the first time it is shown.

import type { Sky } from './parts/land';
import { BLUE } from './scenes/blue';
import { BROWN } from './scenes/brown';
import { GREEN } from './scenes/green';
import { GREY } from './scenes/grey';
import { PURPLE } from './scenes/purple';
import { RED } from './scenes/red';
import { YELLOW } from './scenes/yellow';

export { SKIES } from './parts/land';

export interface Scene {
  sky: Sky;
  drawing: string;
}

/** What stands before which sky; the room is 140 wide and 120 high, the left edge may be under the cost. */
export type Scenes = Record<string, () => [Sky, ...string[]]>;

const SCENES: Scenes = { ...BROWN, ...GREY, ...BLUE, ...YELLOW, ...RED, ...GREEN, ...PURPLE };
const drawn = new Map<string, Scene>();

export const hasScene = (card: string) => card in SCENES;

export function sceneOf(card: string): Scene {
  let scene = drawn.get(card);
  if (!scene) {
    const [sky, ...parts] = SCENES[card]!();
    scene = { sky, drawing: parts.join('') };
    drawn.set(card, scene);
  }
  return scene;
}

const pictures = new Map<string, string>();

/** The address of the drawing as a picture; its own left edge, mostly under the cost, is cut a little. */
export function pictureOf(card: string): string {
  let picture = pictures.get(card);
  if (!picture) {
    const frame = 'xmlns="http://www.w3.org/2000/svg" viewBox="5 0 135 120" width="270" height="240"';
    picture = `data:image/svg+xml,${encodeURIComponent(`<svg ${frame}>${sceneOf(card).drawing}</svg>`)}`;
    pictures.set(card, picture);
  }
  return picture;
}
