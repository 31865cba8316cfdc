// Short notices that come and go by themselves.

export type Tone = 'plain' | 'good' | 'bad';

export interface Toast {
  id: number;
  text: string;
  tone: Tone;
}

const SECONDS = 6;
let next = 0;
let shown = $state.raw<Toast[]>([]);

export const toasts = () => shown;

export function dismiss(id: number): void {
  shown = shown.filter((toast) => toast.id !== id);
}

/** Says something at the edge of the page; the same words are not said twice at once. */
export function toast(text: string, tone: Tone = 'plain'): void {
  const id = next++;
  shown = [...shown.filter((other) => other.text !== text), { id, text, tone }];
  setTimeout(() => dismiss(id), SECONDS * 1000);
}
