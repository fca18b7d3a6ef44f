import type {Code, Root} from 'mdast';
import {readFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import {fileURLToPath} from 'node:url';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Fills an empty fenced block that names a file with that file's text, so that the code a guide
 * shows is the code that the tests run: `ts file=examples/marketplace/lib/retry.ts`. `only=connect` shows
 * one declaration of it, `only=buy,lookUp` shows two. The file's path in its example becomes the
 * caption unless the block has a title.
 */
export function showCodeFiles() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const filled: Promise<void>[] = [];
    visit(tree, 'code', (node) => void filled.push(fill(node, file)));
    await Promise.all(filled);
  };
}

async function fill(node: Code, file: VFile): Promise<void> {
  const path = readOption(node.meta, 'file');
  if (path === undefined) return;
  if (node.value.trim() !== '') {
    file.fail(`The block shows ${path}: leave it empty.`, node.position);
  }
  try {
    const only = readOption(node.meta, 'only')?.split(',');
    node.value = await readShown(path, only);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    file.fail(`The block cannot show ${path}. ${reason}`, node.position);
  }
  if (!/\btitle=/.test(node.meta ?? '')) {
    node.meta = `${node.meta ?? ''} title="${nameInExample(path)}"`;
  }
}

async function readShown(path: string, only: readonly string[] | undefined): Promise<string> {
  const text = readExample(path);
  if (only === undefined) return text.trimEnd();
  // It brings a compiler, which no build needs whose guides are in the bundler's cache.
  const {pickDeclarations} = await import('./pick-declarations');
  return pickDeclarations(text, only);
}

/** As a reader sees it who has copied the example. */
function nameInExample(path: string): string {
  return path.split('/').slice(2).join('/');
}

function readOption(meta: string | null | undefined, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}=(\\S+)`).exec(meta ?? '')?.[1];
}

function readExample(path: string): string {
  const examples = join(repository, 'examples');
  const absolute = join(repository, path);
  if (relative(examples, absolute).startsWith('..')) {
    throw new Error('Name a file inside the folder examples.');
  }
  return readFileSync(absolute, 'utf8');
}
