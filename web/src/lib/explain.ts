// Everything on the board explains itself on hover, focus or long press.

import type { Attachment } from 'svelte/attachments';

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

/** The frame shows what is told here. */
export function onExplain(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function hideExplanation(): void {
  if (shown) announce(null);
}

function announce(next: Explained | null): void {
  shown = next;
  for (const listener of listeners) listener(next);
}

/** `{@attach explain(() => ({ title, text }))}`; the words are made only when they are asked for. */
export function explain(words: () => Explanation | null): Attachment<HTMLElement | SVGElement> {
  return (anchor) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      const explanation = words();
      if (explanation) announce({ anchor, explanation });
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(show, DELAY);
    };
    const hide = () => {
      clearTimeout(timer);
      if (shown?.anchor === anchor) announce(null);
    };
    const over = (event: Event) => (event as PointerEvent).pointerType === 'mouse' && later();
    const press = (event: Event) => (event as PointerEvent).pointerType !== 'mouse' && later();
    const focus = () => anchor.matches(':focus-visible') && show();
    const heard: [string, (event: Event) => void][] = [
      ['pointerenter', over],
      ['pointerdown', press],
      ['pointerup', () => clearTimeout(timer)],
      ['pointerleave', hide],
      ['pointercancel', hide],
      ['focus', focus],
      ['blur', hide],
    ];
    for (const [name, listener] of heard) anchor.addEventListener(name, listener);
    return () => {
      hide();
      for (const [name, listener] of heard) anchor.removeEventListener(name, listener);
    };
  };
}
