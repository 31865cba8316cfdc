import type { Scenes } from '../scenes';

export const BLUE: Scenes = {};
