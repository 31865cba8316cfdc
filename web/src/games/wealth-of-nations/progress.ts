// Which part of a round a phase belongs to.

import type { Phase } from './view';

export type Stage = 'setup' | 'trade' | 'develop' | 'produce' | 'end';

export function phaseStep(phase: Phase): Stage {
  if (phase === 'over') return 'end';
  if (phase === 'first-player') return 'setup';
  if ('trade' in phase) return 'trade';
  if ('develop' in phase) return 'develop';
  if ('occupy' in phase || 'produce' in phase) return 'produce';
  return 'repay' in phase ? 'end' : 'setup';
}
