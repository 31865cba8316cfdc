// Tells how many views were looked at and how many faults of each kind were found.

import type { Reporter, TestCase } from '@playwright/test/reporter';

interface Told {
  views: number;
  faults: string[];
}

export default class Figures implements Reporter {
  private readonly screens = new Map<string, Told>();

  onTestEnd({ title, annotations }: TestCase): void {
    const told = annotations.find(({ type }) => type === 'edges')?.description;
    if (told) this.screens.set(title, JSON.parse(told) as Told);
  }

  onEnd(): void {
    const all = [...this.screens.values()];
    const faults = all.flatMap((told) => told.faults);
    const kinds = new Map<string, number>();
    for (const kind of faults) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    const counts = [...kinds].sort((a, b) => b[1] - a[1]).map(([kind, count]) => `${kind} ${count}`);
    const views = all.reduce((sum, told) => sum + told.views, 0);
    for (const [name, told] of this.screens)
      if (told.faults.length > 0) console.log(`${String(told.faults.length).padStart(6)}  ${name}`);
    console.log(
      `${views} views of ${all.length} screens, ${faults.length} faults${counts.length ? `: ${counts.join(', ')}` : ''}`,
    );
  }
}
