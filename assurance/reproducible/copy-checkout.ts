import {execFileSync} from 'node:child_process';
import {mkdirSync, rmSync} from 'node:fs';
import {join} from 'node:path';

/**
 * Copies what is in Git, and what Git would take, into a folder of its own: a clone, with the changes
 * of this checkout. Packages are linked, not copied, where the disk can do that; nothing that
 * a build keeps for the next one comes along.
 */
export function copyCheckout(root: string, clone: string, alsoLink: readonly string[] = []): void {
  mkdirSync(clone, {recursive: true});
  const files = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {cwd: root, encoding: 'utf8'},
  );
  const link = ['node_modules', '*/node_modules', ...alsoLink].join(' ');
  execFileSync(
    'sh',
    [
      '-ec',
      `xargs -0 cp --parents -t "$1"; cp -al --parents ${link} "$1" || cp -a --parents ${link} "$1"`,
      ...['sh', clone],
    ],
    {cwd: root, input: files, stdio: ['pipe', 'ignore', 'ignore']},
  );
  rmSync(join(clone, 'node_modules/.cache'), {recursive: true, force: true});
}
