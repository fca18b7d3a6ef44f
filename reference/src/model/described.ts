import type {ObjectCursor} from './cursor';
import type {Json} from './json';
import {isJsonList, isJsonObject} from './json';
import {readDocumentation} from './link-text';
import type {Described} from './model';
import type {Source} from './source';

export function readDescribed(part: ObjectCursor, source: Source): Described {
  return {
    description: source.describe(part),
    assumptions: readAssumptions(part, source),
    documentation: readDocumentation(part),
  };
}

/**
 * `x-assumption`: what the author believes without proof. One or a list; each is a text, or the id
 * of an entry in the document's `x-assumptions`. A confirmed entry is no longer an assumption.
 */
export function readAssumptions(part: ObjectCursor, {root}: Source): readonly string[] {
  const value = part.valueAt('x-assumption');
  if (value === undefined) return [];
  const register = root.valueAt('x-assumptions');
  const list = isJsonList(value) ? value : [value];
  return list
    .filter((each) => typeof each === 'string')
    .flatMap((text) => statementOf(text, register));
}

function statementOf(text: string, register: Json | undefined): readonly string[] {
  const entry = isJsonObject(register) && Object.hasOwn(register, text) && register[text];
  if (!isJsonObject(entry)) return [text];
  const {statement, status} = entry;
  return typeof statement === 'string' && status !== 'confirmed' ? [statement] : [];
}
