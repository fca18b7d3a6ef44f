import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {globSync} from 'tinyglobby';

/** Every file of these folders of a checkout, and what it holds. */
export type Digests = Readonly<Record<string, string>>;

export function readDigests(root: string, folders: readonly string[]): Digests {
  return Object.fromEntries(
    globSync(
      folders.map((folder) => `${folder}/**`),
      {cwd: root, dot: true},
    )
      .sort()
      .map((file) => [
        file,
        createHash('sha256')
          .update(readFileSync(join(root, file)))
          .digest('hex'),
      ]),
  );
}

/** The files that only one of two builds has, or that differ. */
export function compare(one: Digests, other: Digests): readonly string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((file) => {
    if (one[file] === other[file]) return [];
    return one[file] === undefined || other[file] === undefined
      ? `${file} is only in one of the builds`
      : `${file} differs`;
  });
}
