// What promissory notes pay.

const FIRST_PAYS = 20;

/** What so many notes more pay to who holds some: 20 less one for each note held before. */
export function payout(held: number, notes: number): number {
  let total = 0;
  for (let before = held; before < held + notes; before++) total += Math.max(0, FIRST_PAYS - before);
  return total;
}
