import {globSync} from 'tinyglobby';
import type {Check, Result} from '../check';
import {whileServed} from '../serve-folder';
import {inBrowsers} from './in-browsers';
import type {KeptValues} from './kept-values';
import {nothingKept} from './kept-values';
import {KeyRecord} from './key-record';
import {withBrowser} from './launch';
import {leaveTraces} from './leave-traces';
import type {Reader} from './reader';
import {blocked, listStates} from './states';
import type {Tally} from './tally';
import {tryBesideTab} from './try-beside-tab';
import {tryChangedValues} from './try-changed-values';
import {openParts, pressPages} from './try-everything';
import {tryInState} from './try-in-state';
import {findUsual} from './usual';

const folder = 'site/build';

export const browserCheck: Check = {
  title: 'Browser',
  about:
    'Chromium opens every page of the built site, served as `npm start` does, and presses everything on it; it opens every part in wide and narrow windows. There must be no policy report, no error or warning in the console, no uncaught error and no request to another host. It does so again with storage blocked, full, corrupted and as other releases wrote it: pages must be whole, their parts must work, and the bar of the sandbox must say what became of it.',
  run: () => whileServed(folder, (url) => checkSite(new URL(url).origin)),
};

async function checkSite(baseURL: string): Promise<Result> {
  const settings = {baseURL};
  const paths = globSync('**/*.html', {cwd: folder}).sort().map(toPath);
  const record = new KeyRecord();
  const used = await inBrowsers(settings, [
    ...[1280, 390].map((width) => saying((reader) => pressPages(reader, record, paths, width))),
    ...[1280, 996, 390].map((width) => saying((reader) => openParts(reader, record, width))),
  ]);
  const {today, usual} = await withBrowser(settings, async (reader) => {
    const kept = await leaveTraces(reader);
    return {today: kept, usual: await findUsual(reader, paths, [nothingKept, kept])};
  });
  const tallies = [
    ...used,
    await withBrowser(
      {...settings, blocksCookies: true},
      saying((reader) => tryInState(reader, blocked, usual)),
    ),
    ...(await inBrowsers(settings, [
      // The longest by far: it goes on beside all others.
      saying((reader) => tryChangedValues(reader, today)),
      ...listStates(today, record.asked).map((state) =>
        saying((reader) => tryInState(reader, state, usual)),
      ),
      saying((reader) => tryBesideTab(reader, record.asked)),
    ])),
  ];
  const sum = (figure: 'times' | 'passed') => tallies.reduce((all, each) => all + each[figure], 0);
  return {
    tried: 'visits',
    times: sum('times'),
    passed: sum('passed'),
    findings: tallies.flatMap(({findings}) => findings),
    figures: [tabulate(tallies), describeKeys(record.asked)].join('\n\n'),
  };
}

/** The file of a missing page is served at any other path. */
function toPath(file: string): string {
  return file === '404.html' ? '/not-a-page' : `/${file.replace(/(^index)?\.html$/, '')}`;
}

/** What comes of a job is said at once: all of them take long. */
function saying(job: (reader: Reader) => Promise<Tally>) {
  return async (reader: Reader) => {
    const tally = await job(reader);
    console.log(`  ${tally.name}: ${tally.passed} of ${tally.times}`);
    return tally;
  };
}

function tabulate(tallies: readonly Tally[]): string {
  const rows = tallies.map(({name, times, passed, presses}) => [
    ...[name, String(times), String(passed), presses === 0 ? '' : presses.toLocaleString('en')],
  ]);
  return [['Visits with', 'Times', 'Passed', 'Presses'], ['-', '-:', '-:', '-:'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function describeKeys({localStorage, sessionStorage}: KeptValues): string {
  const list = (area: object) => {
    // Every call has a form, and every form a key.
    const names = Object.keys(area).map((key) => key.replace(/^(reference\.try\.).*$/, '$1…'));
    return [...new Set(names)].map((name) => `\`${name}\``).join(', ');
  };
  return `Pages keep or ask for ${list(localStorage)} in localStorage and ${list(sessionStorage)} in sessionStorage, and nothing elsewhere.`;
}
