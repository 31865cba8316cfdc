import type { Scenes } from '../scenes';

export const YELLOW: Scenes = {};
