import {crc32} from 'node:zlib';

type TableSum = readonly [records: number, sum: number];

/** What a data directory should hold: of each table, how many records and the sum of their checksums. */
type Integrity = {
  /** Counts the batches that were written. */
  readonly sequence: number;
  readonly tables: Readonly<Record<string, TableSum>>;
};

/** Its key among the records; it belongs to no table. */
export const integrityKey = '!integrity';

export const emptyIntegrity: Integrity = {sequence: 0, tables: {}};

export type Change = {readonly key: string; readonly text: string | undefined};

/** Keeps the sums up to date by looking only at the records that change. */
export class Tally {
  private readonly checksums = new Map<string, number>();
  private current = emptyIntegrity;

  get integrity(): Integrity {
    return this.current;
  }

  /** The integrity after the changes; call `commit` once they are written. */
  plan(changes: readonly Change[]): {readonly integrity: Integrity; readonly commit: () => void} {
    const tables: Record<string, TableSum> = {...this.current.tables};
    const checksums = changes.map(({key, text}) => {
      const before = this.checksums.get(key);
      const after = text === undefined ? undefined : crc32(text, crc32(key));
      const name = key.slice(0, key.indexOf('!'));
      const [records, sum] = tables[name] ?? [0, 0];
      tables[name] = [
        records + Number(after !== undefined) - Number(before !== undefined),
        (sum + (after ?? 0) - (before ?? 0)) >>> 0,
      ];
      return [key, after] as const;
    });
    const integrity = {sequence: this.current.sequence + 1, tables};
    return {
      integrity,
      commit: () => {
        this.current = integrity;
        for (const [key, checksum] of checksums) {
          if (checksum === undefined) this.checksums.delete(key);
          else this.checksums.set(key, checksum);
        }
      },
    };
  }

  /** Starts from what was found, and continues the sequence. */
  start(found: readonly Change[], ...findings: readonly Finding[]): void {
    this.plan(found).commit();
    const counts = findings.map((each) => (typeof each === 'object' ? each.sequence : 0));
    this.current = {...this.current, sequence: Math.max(...counts)};
  }
}

export type Finding = Integrity | 'missing' | 'unreadable';

/** As it is kept: behind its checksum, which says that it is whole and ours. */
export function writeIntegrity(integrity: Integrity): string {
  const text = JSON.stringify(integrity);
  return `${checksumOf(text)} ${text}`;
}

export function parseIntegrity(written: string): Finding {
  const text = written.slice(9).trimEnd();
  return written.startsWith(`${checksumOf(text)} `)
    ? (JSON.parse(text) as Integrity)
    : 'unreadable';
}

export function checksumOf(text: string): string {
  return crc32(text).toString(16).padStart(8, '0');
}

/**
 * What is wrong with the records that were found, in words; nothing when all are there.
 *
 * The record inside LevelDB is written with each batch, the one beside it afterwards. A process may
 * be killed in between, so the one inside may be ahead, but never behind.
 */
export function findLosses(
  found: Integrity['tables'],
  inside: Finding,
  beside: Finding,
): readonly string[] {
  const isNew = beside === 'missing' || (typeof beside === 'object' && beside.sequence === 0);
  if (inside === 'missing' && isNew) return [];
  if (typeof beside === 'object') {
    const losses = compare(found, beside);
    if (losses.length === 0) return [];
    if (typeof inside !== 'object') return losses;
    return inside.sequence < beside.sequence ? losses : compare(found, inside);
  }
  const unsure = `The file ${integrityFileName} is ${beside}: the newest records may be missing.`;
  return [unsure, ...(typeof inside === 'object' ? compare(found, inside) : [])];
}

export const integrityFileName = 'integrity.json';

function compare(found: Integrity['tables'], expected: Integrity): readonly string[] {
  const names = Object.keys({...expected.tables, ...found});
  return names.flatMap((name) => {
    const [here, sum] = found[name] ?? [0, 0];
    const [records, expectedSum] = expected.tables[name] ?? [0, 0];
    if (here === records && sum === expectedSum) return [];
    if (here < records) return `${name}: ${records - here} of ${records} records are lost.`;
    return `${name}: some of ${records} records are outdated or have been changed.`;
  });
}
