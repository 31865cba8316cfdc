// Follows a box up through everything that may cut it.

import { holding, round, style, where, type Box } from './dom';

export interface Cut {
  /** Nobody: the window itself. */
  by: HTMLElement | null;
  over: number;
  axis: 'x' | 'y';
  /** Whether nothing is left of it. */
  gone: boolean;
  shortens: boolean;
}

const AXES = [
  { axis: 'x', low: 'left', high: 'right' },
  { axis: 'y', low: 'top', high: 'bottom' },
] as const;

/** By whom and how much a box is cut; what can be scrolled into sight is not. */
export function cutOf(el: Element, rect: DOMRect, slack: { x: number; y: number }): Cut | null {
  let box: Box = { left: rect.left, right: rect.right, top: rect.top, bottom: rect.bottom };
  for (const at of containers(el)) {
    const { edge, overflowX, overflowY, shortens } = holding(at);
    for (const { axis, low, high } of AXES) {
      const overflow = axis === 'x' ? overflowX : overflowY;
      const over = Math.max(edge[low] - box[low], box[high] - edge[high]);
      if (overflow === 'visible' || over <= slack[axis]) continue;
      if (!rolls(at, axis, overflow)) {
        const gone = over >= (axis === 'x' ? rect.width : rect.height) - 1;
        return { by: at, over, axis, gone, shortens: axis === 'x' && shortens };
      }
      // It can be brought to where it is seen; what lies around the box is asked about the box itself.
      box = { ...box, [low]: Math.max(box[low], edge[low]), [high]: Math.min(box[high], edge[high]) };
      if (box[high] <= box[low]) return null;
    }
  }
  return cutByWindow(box, rect, slack);
}

/** The boxes whose edges count for an element: those it is positioned in. */
function* containers(el: Element): Generator<HTMLElement> {
  let { position } = style(el);
  for (
    let at = el.parentElement;
    at && at !== document.body && at !== document.documentElement;
    at = at.parentElement
  ) {
    const around = holding(at);
    if (position === 'fixed' && !around.moved) continue;
    if (position === 'absolute' && !around.holds) continue;
    position = around.position;
    if (at instanceof HTMLElement) yield at;
  }
}

function rolls(el: HTMLElement, axis: 'x' | 'y', overflow: string): boolean {
  if (!/auto|scroll/.test(overflow)) return false;
  return axis === 'x' ? el.scrollWidth > el.clientWidth + 1 : el.scrollHeight > el.clientHeight + 1;
}

function cutByWindow(box: Box, rect: DOMRect, slack: { x: number; y: number }): Cut | null {
  const root = document.scrollingElement ?? document.documentElement;
  const fixed = [root, document.body].some((el) => style(el).overflowY === 'hidden');
  const x = Math.max(-box.left - scrollX, box.right - innerWidth);
  const y = Math.max(-box.top - scrollY, box.bottom - innerHeight);
  if (x > slack.x && (root.scrollWidth <= innerWidth + 1 || box.right < 0))
    return { by: null, over: x, axis: 'x', gone: x >= rect.width, shortens: false };
  if (y > slack.y && (fixed || root.scrollHeight <= innerHeight + 1))
    return { by: null, over: y, axis: 'y', gone: y >= rect.height, shortens: false };
  return null;
}

export const cutInWords = ({ by, over, axis, gone }: Cut) =>
  `${gone ? 'all' : `${round(over)} px`} in ${axis}, by ${by ? where(by) : 'the window'}`;
