import type {Field, FieldStatus} from './compare-fields';
import {toHref} from './link-field';

/** A line of the table: a field, or the same field of several entries of a list. */
export type FieldRow = {
  readonly path: string;
  readonly status: FieldStatus;
  readonly note: string;
  readonly href: string;
  /** How many entries of a list it stands for. */
  readonly count: number;
};

export type Rows = {readonly rows: readonly FieldRow[]; readonly left: number};

const order: readonly FieldStatus[] = ['breaks a rule', 'missing', 'unknown', 'known', 'not sent'];
const mostRows = 300;
const longestPath = 120;

/** What needs a look first. Entries of a list that are alike share a line: `timeline[].title`. */
export function listRows(fields: readonly Field[]): Rows {
  const rows = new Map<string, FieldRow>();
  for (const {path, status, note, anchor} of fields) {
    const general = shorten(path.replace(/\[\d+\]/g, '[]'));
    const key = JSON.stringify([general, status, note]);
    const known = rows.get(key);
    rows.set(key, {
      path: known ? general : shorten(path),
      status,
      note,
      href: known?.href ?? toHref(anchor),
      count: (known?.count ?? 0) + 1,
    });
  }
  const sorted = [...rows.values()].sort(
    (a, b) => order.indexOf(a.status) - order.indexOf(b.status),
  );
  return {rows: sorted.slice(0, mostRows), left: Math.max(0, sorted.length - mostRows)};
}

function shorten(path: string): string {
  return path.length > longestPath ? `${path.slice(0, longestPath)}…` : path;
}
