// Whether two actions are the same: what they say counts, not the order in which they say it.

export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [left, right] = [one as Record<string, unknown>, other as Record<string, unknown>];
  // What is not said is not there.
  const keys = (of: Record<string, unknown>) => Object.keys(of).filter((key) => of[key] !== undefined);
  return keys(left).length === keys(right).length && keys(left).every((key) => same(left[key], right[key]));
}
