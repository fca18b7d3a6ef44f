import type {Phases} from '@symblepay/openapi/types';
import {amountForPeople} from '../Executed/for-people';

type Phase = keyof Phases;

type Segment = {
  readonly phase: Phase;
  readonly text: string;
  /** For how much of the phase money is in escrow. In the contract phase it is paid at the end. */
  readonly isHeld: 'never' | 'at the end' | 'always';
};

const order = ['contract', 'delivery', 'return', 'finished'] as const satisfies readonly Phase[];

/** The phases that a trade has been through, and where the money is in each. */
export function arrangePhases(phases: Phases): readonly Segment[] {
  return order
    .filter((phase) => Object.values(phases[phase] ?? {}).some(Boolean))
    .map((phase) => ({phase, ...segments[phase](phases)}));
}

const segments: Readonly<Record<Phase, (phases: Phases) => Omit<Segment, 'phase'>>> = {
  contract: ({contract}) =>
    contract.paid
      ? {text: 'The payer pays', isHeld: 'at the end'}
      : {text: 'Money with the payer', isHeld: 'never'},
  delivery: () => ({text: 'The item goes to the payer', isHeld: 'always'}),
  return: () => ({text: 'The item goes back', isHeld: 'always'}),
  finished: ({contract, finished}) => {
    if (!contract.paid) return {text: 'No money was paid', isHeld: 'never'};
    if (!finished?.released) return {text: 'Not released yet', isHeld: 'always'};
    const amount = finished.amount === undefined ? 'Money' : amountForPeople(finished.amount);
    const receiver = finished.succeeded ? 'to the payee' : 'back to the payer';
    return {text: `${amount} ${receiver}`, isHeld: 'never'};
  },
};
