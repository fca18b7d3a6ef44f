import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {globSync} from 'tinyglobby';

/** A place in a guide that speaks of something in the contract. */
export type Mention = {
  /**
   * `initiate-trade.body.amount`, `limit:TradeCreation.title.maxLength`, `values:MilestoneId`,
   * `fields:schema.Address`, `example:first-trade/initiate`, `fact:webhook-attempts`.
   */
  readonly of: string;
  readonly page: string;
  /** Of the page. */
  readonly title: string;
  readonly heading: string;
  /** All that the same line speaks of. */
  readonly beside: readonly string[];
};

const patterns: readonly (readonly [RegExp, string])[] = [
  [/\/v1\/marketplace#([\w.$@*-]+)/g, ''],
  [/<Limit of="([^"]+)"/g, 'limit:'],
  [/<Values of="([^"]+)"/g, 'values:'],
  [/<Assumed of="([^"]+)"/g, 'assumed:'],
  [/<ErrorEntry of="([^"]+)"/g, 'error:'],
  [/<FieldNames of="([^"]+)"/g, 'fields:'],
  [/<ExampleValue of="([^"]+)"/g, 'value:'],
  [/<Fact of="([^"]+)"/g, 'fact:'],
  [/<Deadline of="([^"]+)"/g, 'deadline:'],
  [/<SandboxTable of="([^"]+)"/g, 'table:'],
  [/<Example scenario="([^"]+" step="[^"]+)"/g, 'example:'],
];

/** Everything that the guides link to or quote, with the heading it stands under. */
export function readGuides(folder: string): readonly Mention[] {
  return globSync('**/*.mdx', {cwd: folder})
    .sort()
    .flatMap((file) => readGuide(readFileSync(join(folder, file), 'utf8'), pageOf(file)));
}

export function readGuide(source: string, page: string): readonly Mention[] {
  const title = /^title: (.+)$/m.exec(source)?.[1] ?? page;
  let heading = 'Introduction';
  return source.split('\n').flatMap((line) => {
    heading = /^#{2,3} (.+)$/.exec(line)?.[1] ?? heading;
    const beside = patterns.flatMap(([pattern, kind]) =>
      [...line.matchAll(pattern)].map(([, of = '']) => kind + of.replace('" step="', '/')),
    );
    return beside.map((of) => ({of, page, title, heading, beside}));
  });
}

function pageOf(file: string): string {
  return `/docs/${file.replace(/(?:\/index)?\.mdx$/, '')}`;
}
