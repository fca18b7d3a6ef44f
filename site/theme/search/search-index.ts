import type {ShortId} from './short-id';
import {restoreId, shortenId} from './short-id';

/** What a result is, as its label says. */
export const kinds = [
  'Guide',
  'Call',
  'Webhook',
  'Model',
  'Field',
  'Value',
  'Milestone',
  'Error',
  'Term',
  'Assumption',
  'Open question',
] as const;

export type Kind = (typeof kinds)[number];

/** Something a reader can look for. */
export type SearchEntry = {
  readonly kind: Kind;
  /** What follows `#` in its address; empty for the top of the page. */
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** What else it is known by: the path of a call, the status of an error. */
  readonly alias?: string;
};

/** A part belongs to the section that comes before it. */
const parts: readonly Kind[] = ['Field', 'Value', 'Milestone', 'Term', 'Assumption'];

export type SearchPage = {
  readonly path: string;
  readonly title: string;
  readonly entries: readonly SearchEntry[];
};

export function isPart(kind: Kind): boolean {
  return parts.includes(kind);
}

/** An entry as `search-index.json` holds it, the kind by its number. */
type Row = readonly [kind: number, id: ShortId, name: string, text: string, alias?: string];

type StoredPage = readonly [path: string, title: string, rows: readonly Row[]];

export function packIndex(pages: readonly SearchPage[]): string {
  const stored = pages.map(({path, title, entries}): StoredPage => {
    let last = '';
    const rows = entries.map(({kind, id, name, text, alias}): Row => {
      const section = isPart(kind) ? last : undefined;
      if (!isPart(kind)) last = id;
      const row = [kinds.indexOf(kind), shortenId(id, {name, section}), name, text] as const;
      return alias === undefined ? row : [...row, alias];
    });
    return [path, title, rows];
  });
  return JSON.stringify(stored);
}

/** Reads what `packIndex` wrote in the same build. */
export function unpackIndex(json: string): SearchPage[] {
  return (JSON.parse(json) as StoredPage[]).map(([path, title, rows]) => {
    let last = '';
    const entries = rows.map(([number, short, name, text, alias]) => {
      const kind = kinds[number] ?? 'Guide';
      const section = isPart(kind) ? last : undefined;
      const id = restoreId(short, {name, section});
      if (!isPart(kind)) last = id;
      return {kind, id, name, text, ...(alias === undefined ? {} : {alias})};
    });
    return {path, title, entries};
  });
}
