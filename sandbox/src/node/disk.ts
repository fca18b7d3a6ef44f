import {existsSync, mkdirSync} from 'node:fs';
import {join} from 'node:path';
import {ClassicLevel} from 'classic-level';
import type {Engine} from '../store/store';
import {AsFound} from './as-found';
import {DamagedData, describeDamage, readReport, removeReport, writeReport} from './damaged-data';
import type {Change, Finding} from './integrity';
import {
  emptyIntegrity,
  findLosses,
  integrityKey,
  parseIntegrity,
  Tally,
  writeIntegrity,
} from './integrity';
import {IntegrityFile} from './integrity-file';
import type {FoundRecord, Level} from './read-records';
import {readRecords} from './read-records';
import {findSalvageChanges} from './salvage-changes';
import {spoilDamage} from './spoil-damage';

type DiskOptions = {
  readonly acceptLoss?: boolean;
};

/** For a directory that LevelDB could only read after a repair. */
const noneLost = 'After the repair all records are there.';
const uncounted = 'An older release wrote it and kept no count, so what is lost is not known.';
/** A new sandbox writes to its directory at once, so an empty one has lost everything. */
const allLost = 'It has been used before, and holds not one record.';

/** LevelDB in a directory. Opening it checks that everything written is still there. */
export class Disk implements Engine {
  private opened: Level | undefined;
  private readonly tally = new Tally();
  private file: IntegrityFile | undefined;
  /** What was found, until the store reads it. */
  private records = new Map<string, FoundRecord>();
  private mayEndInHalfRecord = false;

  constructor(
    private readonly directory: string,
    private readonly options: DiskOptions = {},
  ) {}

  async open(): Promise<void> {
    const {directory, options} = this;
    const report = readReport(directory);
    if (report && !options.acceptLoss) throw new DamagedData(directory, report);
    const asFound = await AsFound.take(directory);
    try {
      const beside = IntegrityFile.read(directory);
      if (beside === 'missing' && !existsSync(join(directory, 'CURRENT'))) this.begin();
      const {losses, inside} = await this.read(beside);
      if (losses.length === 0) {
        await this.welcome(inside);
      } else {
        const damage = report ?? {losses, copy: await asFound.keep()};
        writeReport(directory, damage);
        if (!options.acceptLoss) throw new DamagedData(directory, damage);
        await this.write(this.salvage());
        const rest =
          this.records.size > 0 ? 'goes on with the rest' : 'begins anew, as nothing is left';
        console.error(`${describeDamage(directory, damage)}\nThe sandbox ${rest}.`);
      }
      this.file ??= IntegrityFile.create(directory, writeIntegrity(this.tally.integrity));
      removeReport(directory);
      await asFound.discardAll();
    } catch (error) {
      await this.close();
      throw error;
    } finally {
      await asFound.discard();
    }
  }

  *iterator(): Generator<[string, unknown]> {
    const {records} = this;
    this.records = new Map();
    for (const [key, {value}] of records) yield [key, value];
  }

  batch(writes: Parameters<Engine['batch']>[0]): Promise<void> {
    return this.write(
      writes.map((write) => ({
        key: write.key,
        text: write.type === 'put' ? JSON.stringify(write.value) : undefined,
      })),
    );
  }

  async close(): Promise<void> {
    await this.opened?.close();
    this.file?.close();
  }

  private get level(): Level {
    if (!this.opened) throw new Error('The data directory is not open.');
    return this.opened;
  }

  private async read(beside: Finding) {
    spoilDamage(this.directory);
    // Not in the constructor: ClassicLevel opens itself at once, and opening changes the files.
    this.opened = new ClassicLevel(this.directory, {valueEncoding: 'utf8'});
    const isKnown = typeof beside === 'object' ? beside.sequence > 0 : beside !== 'missing';
    const {records, losses} = await readRecords(this.level, isKnown);
    const record = records.get(integrityKey);
    const inside = record ? parseIntegrity(String(record.value)) : 'missing';
    records.delete(integrityKey);
    this.records = records;
    this.tally.start(toChanges(records), inside, beside);
    if (records.size === 0 && !isKnown && !this.file && beside === 'missing') {
      return {inside, losses: [...losses, allLost]};
    }
    const counted = findLosses(this.tally.integrity.tables, inside, beside);
    if (losses.length === 0 || counted.length > 0) return {inside, losses: [...losses, ...counted]};
    return {inside, losses: [...losses, inside === 'missing' ? uncounted : noneLost]};
  }

  /**
   * Runs before LevelDB creates its files: from then on, LevelDB's files without this one mean that
   * this one was lost.
   */
  private begin(): void {
    mkdirSync(this.directory, {recursive: true});
    this.file = IntegrityFile.create(this.directory, writeIntegrity(emptyIntegrity));
  }

  /** A directory of an older release gets its integrity record now. */
  private async welcome(inside: Finding): Promise<void> {
    if (inside !== 'missing') return;
    // Written before the first batch: a batch without the file means that the file was lost.
    this.file ??= IntegrityFile.create(this.directory, writeIntegrity(emptyIntegrity));
    if (this.records.size > 0) await this.write([]);
  }

  private salvage(): readonly Change[] {
    const changes = findSalvageChanges(this.records);
    for (const {key, text} of changes) {
      if (text === undefined) this.records.delete(key);
      else this.records.set(key, {text, value: JSON.parse(text)});
    }
    return changes;
  }

  /**
   * A full disk leaves half a record in LevelDB's log, and whatever is appended after it is lost
   * when the log is read. So after a failed write the database is reopened first.
   */
  private async write(changes: readonly Change[]): Promise<void> {
    const {level} = this;
    if (this.mayEndInHalfRecord) {
      await level.close();
      await level.open();
    }
    const {integrity, commit} = this.tally.plan(changes);
    const text = writeIntegrity(integrity);
    this.mayEndInHalfRecord = true;
    await level.batch([
      ...changes.map(({key, text}) =>
        text === undefined
          ? ({type: 'del', key} as const)
          : ({type: 'put', key, value: text} as const),
      ),
      {type: 'put', key: integrityKey, value: JSON.stringify(text)},
    ]);
    this.mayEndInHalfRecord = false;
    commit();
    this.file?.write(text);
  }
}

function toChanges(records: ReadonlyMap<string, FoundRecord>): readonly Change[] {
  return [...records].map(([key, {text}]) => ({key, text}));
}
