import type {Json} from '../model/json';
import {isJsonList, isJsonObject, valueText} from '../model/json';
import type {Content, SchemaNode} from '../model/model';
import {isFile} from './is-file';

/** A body by how it is written: as JSON or text, as form-encoded pairs, or in parts. */
export type RequestBody = TextBody | {readonly mediaType: string; readonly parts: readonly Part[]};

type TextBody = {readonly mediaType: string} & (
  | {readonly value: Json}
  | {readonly pairs: readonly Pair[]}
);

export type Pair = {readonly name: string; readonly value: string};

/** A sample only names a file; a form has it once the reader has chosen one. */
export type Part =
  | Pair
  | {readonly name: string; readonly fileName: string; readonly file?: File | undefined};

/** The chosen files by the text that represents them in the body. */
export type Files = ReadonlyMap<string, File>;

/** Undefined if there is nothing to send. */
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

/** A string is written without quotes, unless the media type is JSON. */
export function bodyText(body: TextBody, indent = 2): string {
  if ('pairs' in body) {
    return new URLSearchParams(body.pairs.map(({name, value}) => [name, value])).toString();
  }
  const {mediaType, value} = body;
  const isPlain = typeof value === 'string' && !mediaType.includes('json');
  return isPlain ? value : JSON.stringify(value, null, indent);
}

/** A list repeats its name for each value; an object is sent as JSON. */
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
