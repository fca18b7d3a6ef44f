import {expect, test} from 'vitest';
import {formatMarkdown} from '../../scripts/format-markdown';
import type {Result} from '../check';
import {hasPassed, renew} from './report';

const titles = ['Faults', 'Links'];
const clean: Result = {tried: 'pages', times: 3, passed: 3, findings: []};

function report(before: string, title: string, result: Result, date: string): Promise<string> {
  const run = {date, commit: 'abc1234', machine: '2 cores of Example (arm64)'};
  const check = {title, about: `About ${title}.`, run: () => Promise.resolve(result)};
  return formatMarkdown(renew(before, titles, {check, run, result}));
}

test('a check that is not run keeps its row and its section', async () => {
  const links = await report('', 'Links', {...clean, figures: 'So many links.'}, '2026-11-01');
  const both = await report(
    links,
    'Faults',
    {...clean, passed: 2, findings: ['/a: lost']},
    '2026-11-02',
  );
  const again = await report(both, 'Faults', clean, '2026-11-03');
  expect(both).toMatch(/\| Faults +\| 3 pages \| 2 +\| \*\*failed\*\* \| 2026-11-02 \|/);
  expect(both).toContain('- /a: lost');
  expect(again).toMatch(
    /\| Faults .* passed +\| 2026-11-03 .*\n\| Links .* passed +\| 2026-11-01 /,
  );
  expect(again).toContain('## Links\n\nAbout Links.\n\n');
  expect(again).toContain('So many links.');
  expect(again).not.toContain('/a: lost');
});

test.each([
  [clean, true],
  [{...clean, passed: 2}, false],
  [{...clean, findings: ['/a: lost']}, false],
  [{...clean, times: 0, passed: 0}, false],
])('%j has passed: %s', (result, isPassed) => {
  expect(hasPassed(result)).toBe(isPassed);
});
