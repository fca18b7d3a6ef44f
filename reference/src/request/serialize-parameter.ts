import type {Json} from '../model/json';
import {isJsonList, isJsonObject, valueText} from '../model/json';
import type {Parameter} from '../model/model';
import {styleOf} from '../model/parameter-style';
import {encodeText} from './encode-text';

type Rule = {
  readonly prefix: string;
  /** Whether the parameter's name is part of the text. */
  readonly isNamed: boolean;
  /** Between the values: each by itself, or all of them as one. */
  readonly exploded: string;
  readonly joined: string;
};

/** The styles of OpenAPI, most of them from RFC 6570. */
const rules: ReadonlyMap<string, Rule> = new Map([
  ['simple', {prefix: '', isNamed: false, exploded: ',', joined: ','}],
  ['label', {prefix: '.', isNamed: false, exploded: '.', joined: ','}],
  ['matrix', {prefix: ';', isNamed: true, exploded: ';', joined: ','}],
  ['form', {prefix: '', isNamed: true, exploded: '&', joined: ','}],
  ['spaceDelimited', {prefix: '', isNamed: true, exploded: '&', joined: '%20'}],
  ['pipeDelimited', {prefix: '', isNamed: true, exploded: '&', joined: '%7C'}],
  ['deepObject', {prefix: '', isNamed: true, exploded: '&', joined: '&'}],
]);

const cookies: Rule = {prefix: '', isNamed: true, exploded: '; ', joined: ','};
const plain: Rule = {prefix: '', isNamed: false, exploded: ',', joined: ','};

/**
 * A parameter as it is written in the request: with its name in a query, a cookie or a matrix,
 * otherwise the value alone. An empty list or object becomes an empty text.
 */
export function serializeParameter(parameter: Parameter, value: Json): string {
  const {style, explode} = styleOf(parameter);
  const {name, location, mediaType} = parameter;
  const rule = location === 'cookie' ? cookies : (rules.get(style) ?? plain);
  const encode = (json: Json) =>
    location === 'header' ? valueText(json) : encodeText(valueText(json));
  const named = (key: string, text: string) => `${encode(key)}=${text}`;
  const own = (text: string) => (rule.isNamed ? named(name, text) : text);

  if (mediaType !== undefined) return own(encode(JSON.stringify(value)));
  const parts = partsOf(value);
  if (!parts) return rule.prefix + own(encode(value));
  if (parts.length === 0) return '';
  if (explode || style === 'deepObject') {
    const texts = parts.map(([key, part]) => {
      if (key === undefined) return own(encode(part));
      return named(style === 'deepObject' ? `${name}[${key}]` : key, encode(part));
    });
    return rule.prefix + texts.join(rule.exploded);
  }
  const texts = parts.flatMap(([key, part]) => (key === undefined ? [part] : [key, part]));
  return rule.prefix + own(texts.map(encode).join(rule.joined));
}

type Part = readonly [key: string | undefined, value: Json];

/** The values of a list or the fields of an object; undefined for a single value. */
function partsOf(value: Json): readonly Part[] | undefined {
  if (isJsonList(value)) return value.map((each) => [undefined, each]);
  return isJsonObject(value) ? Object.entries(value) : undefined;
}
