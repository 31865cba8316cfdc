// Everything on the board explains itself on hover, focus or long press.

import type { Attachment } from 'svelte/attachments';
import { ruleOf } from './guide';

export interface Explanation {
  title: string;
  text?: string;
}

export interface Explained {
  anchor: HTMLElement | SVGElement;
  explanation: Explanation;
}

type Listener = (explained: Explained | null) => void;

const DELAY = 350;
const listeners = new Set<Listener>();
let shown: Explained | null = null;
/** Whether the pointer is on the way that it shows to the rules. */
let held = false;

/** The frame shows what is told here. */
export function onExplain(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function hideExplanation(): void {
  if (shown) announce(null);
}

/** The pointer has come to the way to the rules, or has left it. */
export function holdExplanation(on: boolean): void {
  held = on;
  if (!on) hideExplanation();
}

function announce(next: Explained | null): void {
  shown = next;
  held = false;
  for (const listener of listeners) listener(next);
}

/** `{@attach explain(() => ({ title, text }))}`; the words are made only when they are asked for. */
export function explain(words: () => Explanation | null): Attachment<HTMLElement | SVGElement> {
  return (anchor) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A long press explains; lifting the finger afterwards must not press as well.
    let pressed = false;
    const show = () => {
      const explanation = words();
      if (explanation) announce({ anchor, explanation });
    };
    const later = (then: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(then, DELAY);
    };
    const hide = () => {
      clearTimeout(timer);
      if (shown?.anchor === anchor) announce(null);
    };
    /** Who has a way to the rules before them gets the time to go there. */
    const leave = () => {
      if (shown?.anchor !== anchor || !ruleOf(anchor)) return hide();
      later(() => !held && hide());
    };
    const isMouse = (event: Event) => (event as PointerEvent).pointerType === 'mouse';
    const heard: [string, (event: Event) => void][] = [
      ['pointerenter', (event) => isMouse(event) && later(show)],
      [
        'pointerdown',
        (event) => {
          pressed = false;
          if (isMouse(event)) return hide();
          later(() => {
            pressed = true;
            show();
          });
        },
      ],
      ['pointerup', () => clearTimeout(timer)],
      ['pointercancel', () => clearTimeout(timer)],
      ['pointerleave', (event) => (isMouse(event) ? leave() : clearTimeout(timer))],
      ['contextmenu', (event) => pressed && event.preventDefault()],
      ['focus', () => anchor.matches(':focus-visible') && show()],
      ['blur', hide],
    ];
    const click = (event: Event) => {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    for (const [name, listener] of heard) anchor.addEventListener(name, listener);
    anchor.addEventListener('click', click, { capture: true });
    return () => {
      hide();
      for (const [name, listener] of heard) anchor.removeEventListener(name, listener);
      anchor.removeEventListener('click', click, { capture: true });
    };
  };
}
