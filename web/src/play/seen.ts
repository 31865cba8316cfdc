// How far this browser has seen a table, kept for the next visit.

export interface Seen {
  seq: number;
  step: number;
}

const key = (table: string) => `emporion-seen-${table}`;

export function lastSeen(table: string): Seen | null {
  try {
    const seen = JSON.parse(localStorage.getItem(key(table)) ?? 'null') as Partial<Seen> | null;
    return typeof seen?.seq === 'number' && typeof seen.step === 'number' ? { seq: seen.seq, step: seen.step } : null;
  } catch {
    return null;
  }
}

export function rememberSeen(table: string, seen: Seen): void {
  localStorage.setItem(key(table), JSON.stringify(seen));
}
