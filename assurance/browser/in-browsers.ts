import type {Settings} from './launch';
import {withBrowser} from './launch';
import type {Reader} from './reader';

/** Much of the time a page waits for nothing more to happen. */
const browsers = 2;

/** Does the jobs, each in the next browser that is free; gives what came of them, in their order. */
export async function inBrowsers<T>(
  settings: Settings,
  jobs: readonly ((reader: Reader) => Promise<T>)[],
): Promise<readonly T[]> {
  const results = new Map<number, T>();
  const left = [...jobs.entries()];
  const work = async (reader: Reader) => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [index, job] = next;
      results.set(index, await job(reader));
    }
  };
  await Promise.all(Array.from({length: browsers}, () => withBrowser(settings, work)));
  return [...results].sort(([one], [other]) => one - other).map(([, result]) => result);
}
