import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

type Damage = {
  /** Sentences that say what is lost. */
  readonly losses: readonly string[];
  readonly copy: string;
};

const reportFileName = 'damage.json';

/** The data directory has lost something, and the developer has not accepted the loss. */
export class DamagedData extends Error {
  constructor(directory: string, damage: Damage) {
    super(`${describeDamage(directory, damage)}
The sandbox does not start. You can
  - go on with what is left: start it again with --accept-loss;
  - put a backup in place of ${directory}, all of it;
  - begin anew: name another directory with --data.`);
  }
}

/** The data directory cannot be copied, written or read, whatever it holds. */
export class UnusableData extends Error {
  constructor(cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(
      `The directory of --data cannot be used. ${reason}. Make room there or give this user the right to write, or name another directory.`,
      {cause},
    );
  }
}

/** Losses are counted against the last write, even after a repair. */
export function describeDamage(directory: string, {losses, copy}: Damage): string {
  return `The data in ${directory} is damaged.
${losses.map((loss) => `  - ${loss}`).join('\n')}
A copy of the directory as it was found is in ${copy}.`;
}

/** Kept in the directory, so that every start reports the same and no second copy is made. */
export function readReport(directory: string): Damage | undefined {
  try {
    return JSON.parse(readFileSync(join(directory, reportFileName), 'utf8')) as Damage;
  } catch {
    return undefined;
  }
}

export function writeReport(directory: string, damage: Damage): void {
  writeFileSync(join(directory, reportFileName), JSON.stringify(damage));
}

export function removeReport(directory: string): void {
  rmSync(join(directory, reportFileName), {force: true});
}
