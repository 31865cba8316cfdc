// Fingers and the wheel on the map: one finger drags, two pinch, the wheel zooms where it is.

import { FIELD, moved, zoomed, type Camera } from './camera';
import type { Point } from './hex';

/** A finger that moved less than this has pressed. */
const STILL = 7;

interface Hold {
  read: () => Camera;
  write: (camera: Camera) => void;
  /** Whether the wheel turns a tile instead; it has then. */
  turns: (event: WheelEvent) => boolean;
}

/** Listens until the answer is called. */
export function gestures(svg: SVGSVGElement, { read, write, turns }: Hold): () => void {
  const fingers = new Map<number, Point>();
  let dragging = false;

  const scale = () => {
    const { width, height } = svg.getBoundingClientRect();
    return Math.max(FIELD.width / (width || 1), FIELD.height / (height || 1));
  };
  /** From the middle of the picture, in the board's measure at zoom 1. */
  const inside = ({ x, y }: Point): Point => {
    const box = svg.getBoundingClientRect();
    return { x: (x - box.left - box.width / 2) * scale(), y: (y - box.top - box.height / 2) * scale() };
  };
  const span = ([a, b]: Point[]) => Math.hypot(a!.x - b!.x, a!.y - b!.y);
  const between = ([a, b]: Point[]) => ({ x: (a!.x + b!.x) / 2, y: (a!.y + b!.y) / 2 });

  function down(event: PointerEvent) {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    dragging = fingers.size > 1;
  }

  function move(event: PointerEvent) {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!dragging && Math.hypot(now.x - before.x, now.y - before.y) < STILL) return;
    // Whoever holds the pointer gets the click: a drag chooses nothing.
    if (!svg.hasPointerCapture(event.pointerId)) svg.setPointerCapture(event.pointerId);
    dragging = true;
    const old = [...fingers.values()];
    fingers.set(event.pointerId, now);
    if (fingers.size === 2) {
      const fresh = [...fingers.values()];
      const [from, to] = [inside(between(old)), inside(between(fresh))];
      const nearer = zoomed(read(), span(fresh) / (span(old) || 1), to);
      write(moved(nearer, { x: to.x - from.x, y: to.y - from.y }));
    } else write(moved(read(), { x: (now.x - before.x) * scale(), y: (now.y - before.y) * scale() }));
  }

  function up(event: PointerEvent) {
    fingers.delete(event.pointerId);
    if (fingers.size === 0) dragging = false;
  }

  function wheel(event: WheelEvent) {
    event.preventDefault();
    if (turns(event)) return;
    write(zoomed(read(), Math.exp(-event.deltaY / 420), inside({ x: event.clientX, y: event.clientY })));
  }

  svg.addEventListener('pointerdown', down);
  svg.addEventListener('pointermove', move);
  svg.addEventListener('pointerup', up);
  svg.addEventListener('pointercancel', up);
  svg.addEventListener('wheel', wheel, { passive: false });
  return () => {
    svg.removeEventListener('pointerdown', down);
    svg.removeEventListener('pointermove', move);
    svg.removeEventListener('pointerup', up);
    svg.removeEventListener('pointercancel', up);
    svg.removeEventListener('wheel', wheel);
  };
}
