// Single keys of the frame. Whoever writes is left alone, and so is every key held with another.

export type FrameKey = '?' | 'c' | 'h' | 'l' | 'm' | 'n' | 'r' | 'u' | 'escape';
const KEYS: FrameKey[] = ['?', 'c', 'h', 'l', 'm', 'n', 'r', 'u', 'escape'];

export function frameKey(event: KeyboardEvent): FrameKey | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const key = event.key.toLowerCase() as FrameKey;
  if (!KEYS.includes(key)) return null;
  const at = event.target as HTMLElement | null;
  const writing = at?.matches?.('input:not([type=checkbox], [type=radio], [type=range]), textarea, select');
  return writing && key !== 'escape' ? null : key;
}
