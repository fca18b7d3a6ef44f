import type {Guide} from '../read-guides';

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

/** Everything that a guide links to or quotes, with the heading above it. */
export function findMentions({path, frontMatter, body}: Guide): readonly Mention[] {
  const {title = path} = frontMatter;
  let heading = 'Introduction';
  return body.split('\n').flatMap((line) => {
    heading = /^#{2,3} (.+)$/.exec(line)?.[1] ?? heading;
    const beside = patterns.flatMap(([pattern, kind]) =>
      [...line.matchAll(pattern)].map(([, of = '']) => kind + of.replace('" step="', '/')),
    );
    return beside.map((of) => ({of, page: path, title, heading, beside}));
  });
}
