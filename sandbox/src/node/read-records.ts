import {ClassicLevel} from 'classic-level';
import {UnusableData} from './damaged-data';

export type Level = ClassicLevel;

export type FoundRecord = {readonly text: string; readonly value: unknown};

const mostKeys = 5;

type Reading = {
  readonly records: Map<string, FoundRecord>;
  readonly losses: readonly string[];
};

/**
 * Opens LevelDB and reads everything. A database that cannot be read is repaired, which saves what
 * is readable; one that cannot be repaired is emptied. The caller has made a copy first.
 */
export async function readRecords(level: Level, isKnown: boolean): Promise<Reading> {
  try {
    // If our own file is there without LevelDB's files, the database was lost.
    await level.open({createIfMissing: !isKnown});
    return await readAll(level);
  } catch (error) {
    refuseForeignTrouble(error);
    if (!isDamage(error, isKnown)) throw error;
    await level.close();
    const {records, losses} = await repair(level);
    const noticed = `LevelDB could not read it (${reasonOf(error)}) until it was repaired.`;
    return {records, losses: [noticed, ...losses]};
  }
}

async function repair(level: Level): Promise<Reading> {
  try {
    await ClassicLevel.repair(level.location);
    await level.open();
    return await readAll(level);
  } catch (error) {
    refuseForeignTrouble(error);
    await level.close();
    await ClassicLevel.destroy(level.location);
    await level.open();
    return {records: new Map(), losses: [`The repair failed: ${reasonOf(error)}.`]};
  }
}

async function readAll(level: Level): Promise<Reading> {
  const records = new Map<string, FoundRecord>();
  const unreadable: string[] = [];
  for await (const [key, text] of level.iterator()) {
    try {
      records.set(key, {text, value: JSON.parse(text)});
    } catch {
      unreadable.push(key);
      records.set(key, {text, value: undefined});
    }
  }
  return {records, losses: unreadable.length === 0 ? [] : [describeUnreadable(unreadable)]};
}

function describeUnreadable(keys: readonly string[]): string {
  const more = keys.length > mostKeys ? `, and ${keys.length - mostKeys} more` : '';
  return `Unreadable records: ${keys.slice(0, mostKeys).join(', ')}${more}.`;
}

type Failure = Error & {readonly code?: string; readonly cause?: Failure};

function isDamage(error: unknown, isKnown: boolean): boolean {
  const {code, cause} = error as Failure;
  const codes = [code, cause?.code];
  return codes.includes('LEVEL_CORRUPTION') || (isKnown && !codes.includes('LEVEL_LOCKED'));
}

/** Problems of the machine, not damage: nothing is repaired, and the next start may succeed. */
const foreignTrouble =
  /No space left|quota exceeded|Permission denied|Read-only file system|Too many open files/;

function refuseForeignTrouble(error: unknown): void {
  if (foreignTrouble.test(reasonOf(error))) throw new UnusableData(error);
}

function reasonOf(error: unknown): string {
  const {message, cause} = error as Failure;
  return cause?.message ?? message;
}
