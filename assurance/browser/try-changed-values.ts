import {openPartsAt} from '../../e2e/open-parts';
import {changeJson} from './change-json';
import type {KeptValues} from './kept-values';
import {keepValues, mapValues} from './kept-values';
import {pressEverything} from './press-everything';
import type {Reader} from './reader';
import {inNewTab, visit} from './reader';
import {Tally} from './tally';

/** A key whose value is JSON, how often it is changed, and which parts read it. */
type Plan = {
  readonly key: string;
  readonly times: number;
  readonly parts: readonly string[];
  /** A page with more that reads it. */
  readonly path?: string;
};

const plans: readonly Plan[] = [
  {
    key: 'sandbox.steps',
    times: 100,
    parts: ['form-response', 'example-run', 'trade-map', 'sandbox-panel', 'hosted-page'],
    path: '/docs/trades',
  },
  {key: 'reference.try.initiate-trade', times: 30, parts: ['form', 'form-with-an-error']},
  {key: 'reference.credentials', times: 10, parts: ['form']},
  {key: 'search.recent', times: 10, parts: ['search-empty']},
];

/** What a browser keeps today, with something else in one place; then the parts that read it. */
export async function tryChangedValues(reader: Reader, today: KeptValues): Promise<Tally> {
  const tally = new Tally('something else in one place of a value');
  for (const {key, times, parts, path} of plans) {
    const value = today.localStorage[key] ?? today.sessionStorage[key];
    if (value === undefined) throw new Error(`Nothing is kept as ${key}.`);
    const openers = openPartsAt(1280).filter(({name}) => parts.includes(name));
    for (const [index, changed] of changeJson(value, times).entries()) {
      const values = mapValues(today, (each, name) => (name === key ? changed : each));
      const part = openers[index % openers.length];
      const findings = await inNewTab(reader, `${key} as ${changed}`, async (page) => {
        await page.setViewportSize({width: 1280, height: 900});
        await keepValues(page, values);
        await part?.open(page);
        if (path === undefined || index % 10 > 0) return [];
        await keepValues(page, values);
        await visit(page, path);
        const {presses, findings: stuck} = await pressEverything(page);
        tally.presses += presses;
        return stuck;
      });
      tally.add(findings);
    }
  }
  return tally;
}
