// Fingers, the wheel and keys move the camera.

import type { Attachment } from 'svelte/attachments';
import { FIELD, HOME, showing, zoomed, type Camera } from './camera';
import { gestures } from './gestures';
import type { Point } from './hex';

export class View {
  camera = $state.raw<Camera>(HOME);
  readonly box = $derived(
    [
      this.camera.x - FIELD.width / 2 / this.camera.zoom,
      this.camera.y - FIELD.height / 2 / this.camera.zoom,
      FIELD.width / this.camera.zoom,
      FIELD.height / this.camera.zoom,
    ]
      .map((value) => value.toFixed(2))
      .join(' '),
  );

  nearer(factor: number): void {
    this.camera = zoomed(this.camera, factor);
  }

  home(): void {
    this.camera = HOME;
  }

  show(point: Point): void {
    if (this.camera.zoom > 1) this.camera = showing(this.camera, point);
  }

  /** `turns` says whether the wheel turns a tile instead, and does so. */
  attach(turns: (event: WheelEvent) => boolean): Attachment<SVGSVGElement> {
    return (svg) => gestures(svg, { read: () => this.camera, write: (camera) => (this.camera = camera), turns });
  }
}
