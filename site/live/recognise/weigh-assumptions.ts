import type {AssumptionId} from '@symblepay/openapi/assumptions';
import {assumptions} from '@symblepay/openapi/assumptions';
import {pageOf} from '../../plugins/assumption-quotes/page-of';
import type {Evidence, Facts, Weigh} from './facts';
import {conventions} from './weigh-conventions';
import {errors} from './weigh-errors';
import {money} from './weigh-money';
import {trades} from './weigh-trades';
import {users} from './weigh-users';
import {webhooks} from './weigh-webhooks';

/** An assumption that a text speaks for or against, in the words of the register. */
export type Weighed = Evidence & {
  readonly id: AssumptionId;
  readonly statement: string;
  readonly href: string;
};

/** What can be decided from a single body, by the id of the assumption. */
export const weighing: Partial<Readonly<Record<AssumptionId, Weigh>>> = {
  ...conventions,
  ...errors,
  ...money,
  ...trades,
  ...users,
  ...webhooks,
};

/** Those that it contradicts first. A request is the reader's own: it shows nothing about the API. */
export function weighAssumptions(
  facts: Facts,
  register: typeof assumptions = assumptions,
): readonly Weighed[] {
  if (facts.kind === 'request') return [];
  const found = Object.entries(weighing).flatMap(([key, weigh]) => {
    const evidence = weigh(facts);
    if (!evidence) return [];
    const id = key as AssumptionId;
    const {statement, status} = register[id];
    // What the provider has confirmed needs no more evidence, only what speaks against it.
    if (status === 'confirmed' && evidence.verdict === 'confirms') return [];
    const href = `${pageOf(register[id])}#${id}`;
    return [{id, statement: statement.replaceAll('`', ''), href, ...evidence}];
  });
  return found.sort((a, b) => b.verdict.localeCompare(a.verdict));
}
