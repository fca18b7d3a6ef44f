import type {Hit} from './create-search';
import type {Kind} from './search-index';

export type HitGroup = {
  readonly name: string;
  readonly options: readonly Hit[];
};

/** So many stand above all groups. */
export const best = 3;

const plurals: Readonly<Record<Kind, string>> = {
  Guide: 'Guides',
  Call: 'Calls',
  Webhook: 'Webhooks',
  Model: 'Models',
  Field: 'Fields',
  Value: 'Values',
  Milestone: 'Milestones',
  Error: 'Errors',
  Term: 'Terms',
  Assumption: 'Assumptions',
  'Open question': 'Open questions',
};

/** The best hits of any kind, then the others by kind, so that no group buries a better hit. */
export function groupHits(hits: readonly Hit[]): HitGroup[] {
  const groups = new Map<string, Hit[]>();
  hits.forEach((hit, place) => {
    const name = place < best ? 'Best results' : plurals[hit.kind];
    groups.set(name, [...(groups.get(name) ?? []), hit]);
  });
  return [...groups].map(([name, options]) => ({name, options}));
}
