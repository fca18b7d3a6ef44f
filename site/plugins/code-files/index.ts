import type {Root} from 'mdast';
import {readFileSync} from 'node:fs';
import {basename, join, relative} from 'node:path';
import {fileURLToPath} from 'node:url';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

const site = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Fills an empty fenced block that names a file with that file's text, so that the code a guide
 * shows is the code that the tests run: the info string `ts file=examples/code/retry.ts`. The path
 * is relative to `site`; the file's name becomes the caption unless the block has a title.
 */
export function showCodeFiles() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'code', (node) => {
      const path = /(?:^|\s)file=(\S+)/.exec(node.meta ?? '')?.[1];
      if (path === undefined) return;
      if (node.value.trim() !== '') {
        file.fail(`The block shows ${path}: leave it empty.`, node.position);
      }
      try {
        node.value = readInside(path).trimEnd();
      } catch (cause) {
        const reason = cause instanceof Error ? cause.message : String(cause);
        file.fail(`The block cannot show ${path}. ${reason}`, node.position);
      }
      if (!/\btitle=/.test(node.meta ?? '')) {
        node.meta = `${node.meta ?? ''} title="${basename(path)}"`;
      }
    });
  };
}

function readInside(path: string): string {
  const absolute = join(site, path);
  if (relative(site, absolute).startsWith('..')) {
    throw new Error('Name a file inside the folder site.');
  }
  return readFileSync(absolute, 'utf8');
}
