// Pan and zoom of the board: what was under the finger stays under it.

import type { Point } from './hex';

export interface Camera {
  /** What lies in the middle of the picture, in the board's measure. */
  x: number;
  y: number;
  zoom: number;
}

export const HOME: Camera = { x: 0, y: 0, zoom: 1 };
export const MOST_ZOOM = 3.5;
/** Half the board, from its middle to the rim. */
export const REACH: Point = { x: 312, y: 282 };
/** The picture around the board. */
export const FIELD = { width: 2 * REACH.x + 24, height: 2 * REACH.y + 22 };

const clamp = (value: number, most: number) => Math.min(Math.max(value, -most), most);

/** Never so far that the board leaves the picture. */
function held({ x, y, zoom }: Camera): Camera {
  const kept = clamp(zoom, MOST_ZOOM);
  const room = 1 - 1 / kept;
  return { x: clamp(x, REACH.x * room), y: clamp(y, REACH.y * room), zoom: kept };
}

/** The picture is moved by this much of the board's measure at zoom 1. */
export const moved = (camera: Camera, by: Point): Camera =>
  held({ ...camera, x: camera.x - by.x / camera.zoom, y: camera.y - by.y / camera.zoom });

/** Nearer or farther around a point of the picture, given from its middle at zoom 1. */
export function zoomed(camera: Camera, factor: number, around: Point = { x: 0, y: 0 }): Camera {
  const zoom = Math.min(Math.max(camera.zoom * factor, 1), MOST_ZOOM);
  const shift = 1 / camera.zoom - 1 / zoom;
  return held({ x: camera.x + around.x * shift, y: camera.y + around.y * shift, zoom });
}

/** Moved so that this point of the board is well inside the picture. */
export function showing(camera: Camera, point: Point): Camera {
  const room = { x: (REACH.x / camera.zoom) * 0.75, y: (REACH.y / camera.zoom) * 0.75 };
  const near = (value: number, from: number, far: number) => clamp(value - from, far) + from;
  const seen = { x: near(point.x, camera.x, room.x), y: near(point.y, camera.y, room.y) };
  return held({ ...camera, x: camera.x + point.x - seen.x, y: camera.y + point.y - seen.y });
}
