import type {Json} from '../model/json';
import {isJsonList, isJsonObject, valueText} from '../model/json';
import type {Content, SchemaNode} from '../model/model';
import {isFile} from './is-file';

/** A body by how it is written: as JSON or text, as the pairs of a form, or in parts. */
export type RequestBody =
  | {readonly mediaType: string; readonly value: Json}
  | {readonly mediaType: string; readonly pairs: readonly Pair[]}
  | {readonly mediaType: string; readonly parts: readonly Part[]};

type Pair = {readonly name: string; readonly value: string};

/** A sample names a file; a form has it as soon as the reader has chosen one. */
export type Part =
  Pair | {readonly name: string; readonly fileName: string; readonly file?: File | undefined};

/** The reader's files by the text that stands for them in the body. */
export type Files = ReadonlyMap<string, File>;

/** Nothing when there is nothing to send. */
export function buildBody(
  {mediaType, schema}: Content,
  value: Json | undefined,
  files: Files,
): RequestBody | undefined {
  if (value === undefined) return undefined;
  if (mediaType.startsWith('application/x-www-form-urlencoded')) {
    return {mediaType, pairs: pairsOf(value)};
  }
  if (!isMultipart(mediaType)) return {mediaType, value};
  const parts = pairsOf(value).map((pair) =>
    isFileField(schema, pair.name) ? filePart(pair, files) : pair,
  );
  return parts.length === 0 ? undefined : {mediaType, parts};
}

export function isMultipart(mediaType: string): boolean {
  return mediaType.startsWith('multipart/form-data');
}

/** A text of another media type than JSON stands without quotes. */
export function bodyText(
  {mediaType, value}: RequestBody & {readonly value: Json},
  indent = 2,
): string {
  const isPlain = typeof value === 'string' && !mediaType.includes('json');
  return isPlain ? value : JSON.stringify(value, null, indent);
}

export function encodePairs(pairs: readonly Pair[]): string {
  return new URLSearchParams(
    pairs.map(({name, value}): [string, string] => [name, value]),
  ).toString();
}

/** A list is sent as its name several times, an object as JSON. */
function pairsOf(value: Json): readonly Pair[] {
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    (isJsonList(inner) ? inner : [inner]).map((each) => ({
      name,
      value: valueText(each),
    })),
  );
}

function isFileField(schema: SchemaNode | undefined, name: string): boolean {
  const field = schema?.fields.find((each) => each.name === name)?.schema;
  return field !== undefined && isFile(field.items ?? field);
}

function filePart({name, value}: Pair, files: Files): Part {
  const file = files.get(value);
  return {name, fileName: file?.name ?? value, file};
}
