import type { Scenes } from '../scenes';

export const GREEN: Scenes = {};
