import type {Json} from './json';
import type {ObjectCursor} from './source';
import {child} from './source';

/** `x-assumption`: what the author holds true without proof. One text or a list of texts. */
export function readAssumptions(part: ObjectCursor): readonly string[] {
  const value = child(part, 'x-assumption')?.value;
  const list: readonly Json[] = Array.isArray(value) ? (value as readonly Json[]) : [value ?? null];
  return list.filter((each) => typeof each === 'string');
}
