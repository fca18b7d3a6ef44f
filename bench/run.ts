import {measureBuilds} from './build-times/measure-builds';
import {guidesBesidePeers} from './guides/beside-peers';
import {measureLighthouse} from './lighthouse/measure-lighthouse';
import {measurePlay} from './play/measure-play';
import {referenceAsItGrows} from './reference/as-it-grows';
import {referenceBesidePeers} from './reference/beside-peers';
import {measureHostile} from './reference/hostile';
import {describeRun} from './results/describe-run';
import {writeSection} from './results/results-file';
import {fileBesidePrism} from './sandbox/file-beside-prism';
import {measureSandbox} from './sandbox/measure';
import {measureSearch} from './search/measure-search';

type Part = {
  readonly title: string;
  /** Measures and describes it in Markdown. */
  readonly measure: () => Promise<string>;
};

/** What `npm run bench` does, in order; arguments ask for some of them. */
const parts: Readonly<Record<string, Part>> = {
  builds: {title: 'Building the site', measure: measureBuilds},
  guides: {title: 'Guides', measure: guidesBesidePeers},
  lighthouse: {title: 'Lighthouse', measure: measureLighthouse},
  play: {title: 'Play a trade', measure: measurePlay},
  reference: {title: 'Reference', measure: referenceBesidePeers},
  growth: {title: 'Reference of documents that grow', measure: referenceAsItGrows},
  hostile: {title: 'Reference of hostile documents', measure: measureHostile},
  search: {title: 'Search', measure: measureSearch},
  sandbox: {title: 'Sandbox', measure: measureSandbox},
  file: {title: 'Sandbox as one file', measure: fileBesidePrism},
};

const names = process.argv.slice(2);
const unknown = names.find((name) => !(name in parts));
if (unknown !== undefined) {
  throw new Error(`There is no "${unknown}". Choose of: ${Object.keys(parts).join(', ')}.`);
}
const titles = Object.values(parts).map(({title}) => title);
for (const [name, {title, measure}] of Object.entries(parts)) {
  if (names.length > 0 && !names.includes(name)) continue;
  const run = await describeRun();
  const section = await writeSection(titles, title, `${run}\n\n${await measure()}`);
  console.log(`${title}\n\n${section}\n`);
}
