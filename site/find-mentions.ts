import type {Guide} from './read-guides';

/** A place in a guide that mentions something in the contract. */
export type Mention = {
  /**
   * An anchor of the reference, `initiate-trade.body.amount`, or what an element quotes:
   * `Limit:TradeCreation.title.maxLength`, `Example:first-trade/initiate`.
   */
  readonly of: string;
  readonly page: string;
  readonly title: string;
  readonly heading: string;
  /** Everything that the same line mentions. */
  readonly beside: readonly string[];
};

const links = /\/v1\/marketplace#([\w.$@*-]+)/g;
const quotes = /<(\w+) (?:of|scenario)="([^"]+)"(?: step="([^"]+)")?/g;

/** Everything that a guide links to or quotes, with the heading above it. */
export function findMentions({path, frontMatter, body}: Guide): readonly Mention[] {
  const {title = path} = frontMatter;
  let heading = 'Introduction';
  return body.split('\n').flatMap((line) => {
    heading = /^#{2,3} (.+?)(?: \{.*\})?$/.exec(line)?.[1] ?? heading;
    const beside = [
      ...Array.from(line.matchAll(links), ([, anchor = '']) => anchor),
      ...Array.from(line.matchAll(quotes), ([, element = '', of = '', step]) =>
        [`${element}:${of}`, step].filter(Boolean).join('/'),
      ),
    ];
    return beside.map((of) => ({of, page: path, title, heading, beside}));
  });
}
