import {buildModel} from '@symblepay/reference';
import {writeMarkdown} from '@symblepay/reference/markdown';
import type {Contract} from '@symblepay/openapi/contract';
import {expect, test} from 'vitest';
import {readDocument} from '../../../published/files';

const contract: Contract = readDocument();
const {markdown, calls} = writeMarkdown(buildModel(contract as never), {
  address: 'https://docs.example/v1/marketplace',
});

type Part = Readonly<Record<string, unknown>>;

/**
 * The fields, parameters and descriptions of a part of the contract, references followed. A
 * description beside a reference takes the place of the one that it leads to.
 */
function namesIn(part: unknown, seen = new Set<unknown>()): readonly string[] {
  if (typeof part !== 'object' || part === null || seen.has(part)) return [];
  seen.add(part);
  const {$ref, properties, description, name} = part as Part;
  if (typeof $ref === 'string' && !seen.has($ref)) {
    seen.add($ref);
    return namesIn({...(follow($ref) as Part), ...(part as Part), $ref: undefined}, seen);
  }
  return [
    ...Object.keys(typeof properties === 'object' ? (properties ?? {}) : {}),
    ...('in' in part && typeof name === 'string' ? [name] : []),
    ...(typeof description === 'string' ? [description] : []),
    ...Object.entries(part)
      .filter(([key]) => key !== 'example' && key !== 'examples')
      .flatMap(([, inner]) => namesIn(inner, seen)),
  ];
}

function follow(reference: string): unknown {
  return reference
    .slice(2)
    .split('/')
    .reduce<unknown>((part, key) => (part as Part)[key], contract);
}

/** Letters and digits alone: Markdown escapes and wraps the rest. */
function bare(text: string): string {
  return text.replace(/\]\([^)]*\)/g, '').replace(/[^\p{L}\p{N}]/gu, '');
}

const operations = Object.values(contract.paths).flatMap((path) =>
  Object.values(path as Readonly<Record<string, {readonly operationId?: string}>>).filter(
    ({operationId}) => operationId !== undefined,
  ),
);

test.each(operations)('the file of $operationId holds all of its fields and texts', (operation) => {
  const {operationId = ''} = operation;
  const id = operationId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const file = calls.find((call) => call.id === id)?.markdown ?? '';
  const names = namesIn(operation);
  expect(names.length).toBeGreaterThan(5);
  const text = bare(file);
  expect(names.filter((name) => !text.includes(bare(name)))).toEqual([]);
});

test('the whole is the sum of the files of its calls', () => {
  expect(calls).toHaveLength(operations.length);
  for (const call of calls) {
    const [, , ...blocks] = call.markdown.trim().split('\n\n');
    const missing = blocks.filter((block) => !markdown.includes(block.replace(/^#+/, '')));
    expect(missing).toEqual([]);
  }
});

test('the whole holds every webhook and every model', () => {
  const names = namesIn(contract.webhooks);
  const text = bare(markdown);
  expect(names.filter((name) => !text.includes(bare(name)))).toEqual([]);
});
