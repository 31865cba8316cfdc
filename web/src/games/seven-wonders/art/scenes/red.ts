import type { Scenes } from '../scenes';

export const RED: Scenes = {};
