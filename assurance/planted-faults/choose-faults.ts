import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {globSync} from 'tinyglobby';
import {deriveFaults} from './derive-faults';
import type {Fault} from './fault';

/**
 * A few faults of every file. Which ones depends on their own words alone: an edit elsewhere in the
 * file changes nothing, and nobody picks those that are known to be caught.
 */
export function chooseFaults(
  root: string,
  files: readonly string[],
  ofEachFile: number,
): readonly Fault[] {
  return globSync([...files], {cwd: root})
    .sort()
    .flatMap((file) =>
      deriveFaults(file, readFileSync(join(root, file), 'utf8'))
        .map((fault) => [hash(fault), fault] as const)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .slice(0, ofEachFile)
        .map(([, fault]) => fault),
    );
}

function hash(fault: Fault): string {
  return createHash('sha256').update(JSON.stringify(fault)).digest('hex');
}
