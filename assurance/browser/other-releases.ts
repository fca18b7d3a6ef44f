import type {Notebook} from '../../site/live/notebook';
import type {KeptValues} from './kept-values';
import {mapValues} from './kept-values';

type Form = Readonly<Record<string, unknown>>;

/** How a release wrote what today's writes. */
type Release = {
  readonly writeNotebook: (today: Notebook) => object;
  readonly writeForm?: (today: Form) => object;
};

/** Shapes that this site has written in the past, and one that it may write some day. */
const releases: Readonly<Record<string, Release>> = {
  'the first that kept steps': {
    writeNotebook: ({steps, shown}) => ({
      steps,
      before: steps,
      shown: withTrade(shown, shortTrade),
    }),
    writeForm: ({subject, ...form}) => ({...form, credentials: {apiKey: String(subject)}}),
  },
  'the first that kept presses': {
    writeNotebook: ({steps, marks, shown}) => ({
      ...{steps, marks, before: {steps, marks: []}},
      shown: withTrade(shown, shortTrade),
    }),
  },
  'the first with the way of a trade': {
    writeNotebook: (today) => ({
      ...today,
      shown: withTrade(today.shown, ({way, ...trade}) => ({
        ...{...trade, isExample: false},
        way: way.map((stop) => ({...stop, row: 'T01'})),
      })),
    }),
  },
  'one to come, with other names and more fields': {
    writeNotebook: ({steps, shown}) => ({
      ...{version: 9, steps, before: null},
      shown: {
        ...withTrade(shown, (trade) => ({...trade, party: 'payer', way: [{to: 'aStateToCome'}]})),
        ...{calls: {}, now: shown.clock},
      },
    }),
    writeForm: ({subject, body}) => ({subject, body, content: 'application/json', parameters: []}),
  },
};

/** What browsers keep of other releases, made from what they keep of this one. */
export function listOtherReleases(today: KeptValues): ReadonlyMap<string, KeptValues> {
  return new Map(
    Object.entries(releases).map(([name, release]) => [
      name,
      mapValues(today, (value, key) => writeAs(release, key, value)),
    ]),
  );
}

function writeAs({writeNotebook, writeForm}: Release, key: string, value: string): string {
  if (key === 'sandbox.steps') return JSON.stringify(writeNotebook(JSON.parse(value) as Notebook));
  const isForm = key.startsWith('reference.try.') && value !== '';
  return isForm && writeForm ? JSON.stringify(writeForm(JSON.parse(value) as Form)) : value;
}

type Trade = NonNullable<Notebook['shown']['trade']>;

function withTrade(shown: Notebook['shown'], write: (trade: Trade) => object): object {
  return {...shown, ...(shown.trade && {trade: write(shown.trade)})};
}

function shortTrade({id, title, state}: Trade): object {
  return {id, title, state};
}
