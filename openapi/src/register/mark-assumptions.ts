import type {Register} from './register.js';
import {listIds} from './register.js';

/**
 * Adds the register to the document, and drops the ids of confirmed assumptions: what is confirmed
 * is a fact like any other.
 */
export function markAssumptions<Document extends object>(
  document: Document,
  register: Register,
): Document & {readonly 'x-assumptions': Register} {
  return {...(mark(document, register) as Document), 'x-assumptions': register};
}

function mark(node: unknown, register: Register): unknown {
  if (Array.isArray(node)) return node.map((item) => mark(item, register));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
      if (key !== 'x-assumption') return [[key, mark(value, register)]];
      const assumed = listIds(value).filter((id) => register[id]?.status !== 'confirmed');
      return assumed.length === 0 ? [] : [[key, assumed]];
    }),
  );
}
