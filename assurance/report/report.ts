import {readSections} from '../../scripts/read-sections';
import type {Run} from '../../scripts/describe-run';
import type {Check, Result} from '../check';

type Outcome = {readonly check: Check; readonly run: Run; readonly result: Result};

const head = `# Assurance

Written by \`npm run assurance\`. Each check replaces its own row and section; what was not run keeps the earlier ones.`;

const columns = ['Check', 'Tried', 'Passed', 'Result', 'Date', 'Commit'];
const mostFindings = 50;

export function hasPassed({times, passed, findings}: Result): boolean {
  return times > 0 && passed === times && findings.length === 0;
}

/** The report with the outcome of one check in its place; `titles` is the order of all checks. */
export function renew(before: string, titles: readonly string[], outcome: Outcome): string {
  const {title} = outcome.check;
  const rows = readRows(before).set(title, row(outcome));
  const sections = readSections(before).set(title, section(outcome));
  const known = titles.filter((each) => rows.has(each));
  return [
    head,
    [line(columns), line(columns.map(() => '-')), ...known.map((each) => rows.get(each))].join(
      '\n',
    ),
    ...known.map((each) => `## ${each}\n\n${sections.get(each) ?? ''}`),
  ].join('\n\n');
}

function row({check, run, result}: Outcome): string {
  const {tried, times, passed} = result;
  const verdict = hasPassed(result) ? 'passed' : '**failed**';
  const count = `${times.toLocaleString('en')} ${tried}`;
  return line([check.title, count, passed.toLocaleString('en'), verdict, run.date, run.commit]);
}

function section({check, run, result}: Outcome): string {
  const {findings, figures} = result;
  const left = findings.length - mostFindings;
  return [
    check.about,
    `On ${run.machine}, Node ${process.versions.node}.`,
    ...(findings.length === 0
      ? []
      : [
          findings
            .slice(0, mostFindings)
            .map((finding) => `- ${finding}`)
            .join('\n'),
        ]),
    ...(left > 0 ? [`And ${left} more.`] : []),
    ...(figures === undefined ? [] : [figures]),
  ].join('\n\n');
}

/** The rows of the table before the first section, by check. */
function readRows(text: string): Map<string, string> {
  const [start = ''] = text.split(/^## /m);
  const [, , ...rows] = start.split('\n').filter((each) => each.startsWith('|'));
  return new Map(rows.map((each) => [each.split('|')[1]?.trim() ?? '', each]));
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
