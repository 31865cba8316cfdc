import type { Scenes } from '../scenes';

export const PURPLE: Scenes = {};
