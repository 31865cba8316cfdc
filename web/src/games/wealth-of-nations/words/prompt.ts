// What is asked of a seat, or whom everybody waits for.

import { t } from '$lib/i18n.svelte';
import type { Owed, Step, View } from '../view';
import type { Chair, Seat, Teller } from '../../game';
import { hexName, nameOf } from './names';

export function prompt(view: View, seat: Seat | null, { chairs }: Teller): string {
  if (seat !== null && view.owed !== null) return asked(view, view.owed, chairs);
  const [offer] = view.answers;
  if (seat !== null && offer)
    return t('wealth-of-nations-prompt-answer', { who: nameOf(chairs, offer.from), count: view.answers.length });
  return waiting(view, chairs);
}

function asked(view: View, owed: Owed, chairs: Chair[]): string {
  const { options } = view.table;
  if (typeof owed === 'string') return t(`wealth-of-nations-prompt-${owed}`);
  if ('package' in owed) return t(`wealth-of-nations-prompt-package-${owed.package}`);
  if ('repay' in owed) return t('wealth-of-nations-prompt-repay', { most: owed.repay.most });
  if ('trade' in owed)
    return t('wealth-of-nations-prompt-trade', {
      cubes: owed.trade.cubes,
      barter: view.terms.barter ? 'yes' : 'no',
    });
  return developing(view, owed.develop, options['war-clouds'], chairs);
}

function developing(view: View, step: Step, war: boolean, chairs: Chair[]): string {
  if (step === 'action') return t('wealth-of-nations-prompt-develop', { war: war ? 'yes' : 'no' });
  if ('march' in step) return t('wealth-of-nations-prompt-march', { left: step.march.left });
  if ('operation' in step) return t('wealth-of-nations-prompt-operation', { hex: hexName(step.operation.hex) });
  const { phase } = view.table;
  const mover = typeof phase === 'object' && 'develop' in phase ? nameOf(chairs, phase.develop.active) : '';
  return t('wealth-of-nations-prompt-defence', { who: mover, hex: hexName(step.defence.hex) });
}

function waiting({ table, awaited }: View, chairs: Chair[]): string {
  const { phase } = table;
  if (phase === 'over') return t('wealth-of-nations-prompt-over');
  if (phase === 'first-player') return t('wealth-of-nations-prompt-draw');
  const wait = (what: string) =>
    t(`wealth-of-nations-wait-${what}`, {
      who: awaited.map((seat) => nameOf(chairs, seat)).join(', '),
      count: awaited.length,
    });
  if (!('develop' in phase)) return wait(Object.keys(phase)[0]!);
  const { step } = phase.develop;
  if (typeof step === 'object' && 'defence' in step) return wait('defence');
  return wait(step === 'action' ? 'develop' : 'march');
}
