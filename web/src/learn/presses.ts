// Whatever is pressed during a lesson is judged before the table hears of it: the target goes through, looking around is free, and
// of the rest nothing happens but an answer of the coach.

import type { Coaching } from './coaching.svelte';
import { controlAt, isFree, namesAround } from './marks';

/** Keys that only look around. */
const FREE_KEYS = new Set(['Tab', 'Shift', 'PageUp', 'PageDown', 'Home', 'End']);
const ARROWS = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']);
const TYPED = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select';

export class Presses {
  constructor(
    private readonly coaching: Coaching,
    private readonly room: () => HTMLElement | null,
    private readonly leave: () => void,
  ) {}

  /** Until the answer is called. What listens on the window first is heard first, so that this comes before any table. */
  listen(): () => void {
    const heard: [string, (event: Event) => void][] = [
      ['click', (event) => this.clicked(event as MouseEvent)],
      ['dblclick', (event) => this.withheld(event)],
      ['pointerdown', (event) => this.touched(event)],
      ['mousedown', (event) => this.touched(event)],
      ['input', (event) => this.withheld(event)],
      ['change', (event) => this.withheld(event)],
      ['wheel', (event) => this.turned(event as WheelEvent)],
      ['keydown', (event) => this.typed(event as KeyboardEvent)],
    ];
    for (const [name, listener] of heard) window.addEventListener(name, listener, { capture: true, passive: false });
    return () => {
      for (const [name, listener] of heard) window.removeEventListener(name, listener, { capture: true });
    };
  }

  /** What was pressed, if it is at the table and no press of the coach. */
  private pressed(event: Event): Element | null {
    const room = this.room();
    const element = event.target instanceof Element ? event.target : null;
    if (!room || !element || this.coaching.presses || !room.contains(element)) return null;
    return element;
  }

  private isTarget(element: Element): boolean {
    const { step, busy } = this.coaching;
    const room = this.room();
    return !busy && room !== null && step?.target != null && namesAround(element, room).includes(step.target);
  }

  private clicked(event: MouseEvent): void {
    const element = this.pressed(event);
    if (!element || isFree(element)) return;
    if (this.isTarget(element)) return this.follow();
    stop(event);
    this.wrong(element);
  }

  /** After the table has done what it does. */
  private follow(): void {
    const { step } = this.coaching;
    setTimeout(() => this.coaching.step === step && this.coaching.pressed());
  }

  private wrong(element: Element): void {
    const room = this.room();
    if (!room || this.coaching.busy || this.coaching.over || !controlAt(element)) return;
    this.coaching.missed(namesAround(element, room));
  }

  /** Fields react when they are touched. */
  private touched(event: Event): void {
    const element = this.pressed(event);
    if (element?.closest('input, select, textarea') && !this.isTarget(element)) event.preventDefault();
  }

  private withheld(event: Event): void {
    const element = this.pressed(event);
    if (element && !isFree(element) && !this.isTarget(element)) stop(event);
  }

  /** A wheel that turns a tile or a number is a press; one that scrolls is not. */
  private turned(event: WheelEvent): void {
    const element = this.pressed(event);
    if (element?.closest('svg, input') && !this.isTarget(element)) event.stopPropagation();
  }

  private typed(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
    const element = event.target instanceof Element ? event.target : document.body;
    const writes = element.matches(TYPED) && this.isTarget(element);
    if (event.key === 'Escape') {
      stop(event);
      this.leave();
    } else if (event.key === 'Backspace' && !writes) {
      stop(event);
      if (!this.coaching.busy) this.coaching.back();
    } else this.typedAt(event, element);
  }

  private typedAt(event: KeyboardEvent, element: Element): void {
    const room = this.room();
    const within = room !== null && room.contains(element);
    if (FREE_KEYS.has(event.key) || (ARROWS.has(event.key) && !element.matches('input'))) return;
    if (within && (isFree(element) || this.isTarget(element))) {
      const acts = event.key === 'Enter' || event.key === ' ';
      // What is no button hears the key itself, and no click follows.
      if (acts && !element.closest('button, a, input, summary')) this.follow();
      // A key that decides by itself would be another press than the one that is taught.
      if (acts || element.matches(TYPED)) return;
    }
    // Elsewhere on the page keys do what they always do; the table's own shortcuts rest.
    if (within || !element.closest('a, button')) stop(event);
    else event.stopImmediatePropagation();
    if (within && (event.key === 'Enter' || event.key === ' ')) this.wrong(element);
  }
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
