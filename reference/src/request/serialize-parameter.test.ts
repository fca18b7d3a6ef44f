import {expect, test} from 'vitest';
import {buildModel} from '../model/build-model';
import type {Json} from '../model/json';
import type {Parameter} from '../model/model';
import {operationsOf} from '../model/operations-of';
import {serializeParameter} from './serialize-parameter';

function parameter(location: string, style?: string, explode?: boolean): Parameter {
  const given = {
    in: location,
    name: 'id',
    schema: {},
    ...(style !== undefined && {style}),
    ...(explode !== undefined && {explode}),
  };
  const paths = {'/a': {get: {parameters: [given], responses: {}}}};
  const [found] = operationsOf(buildModel({openapi: '3.1.0', paths}))[0]?.parameters ?? [];
  if (!found) throw new Error('The document has no parameter.');
  return found;
}

const list = ['a', 'b c'];
const object = {x: 1, y: 'b c'};

test.each([
  ['path', undefined, undefined, 'a/b', list, object, 'a%2Fb', 'a,b%20c', 'x,1,y,b%20c'],
  ['path', 'simple', true, 5, list, object, '5', 'a,b%20c', 'x=1,y=b%20c'],
  ['path', 'label', false, 5, list, object, '.5', '.a,b%20c', '.x,1,y,b%20c'],
  ['path', 'label', true, 5, list, object, '.5', '.a.b%20c', '.x=1.y=b%20c'],
  ['path', 'matrix', false, 5, list, object, ';id=5', ';id=a,b%20c', ';id=x,1,y,b%20c'],
  ['path', 'matrix', true, 5, list, object, ';id=5', ';id=a;id=b%20c', ';x=1;y=b%20c'],
  ['query', undefined, undefined, true, list, object, 'id=true', 'id=a&id=b%20c', 'x=1&y=b%20c'],
  ['query', 'form', false, '', list, object, 'id=', 'id=a,b%20c', 'id=x,1,y,b%20c'],
  ['query', 'spaceDelimited', false, 5, list, {}, 'id=5', 'id=a%20b%20c', ''],
  ['query', 'pipeDelimited', false, 5, list, {}, 'id=5', 'id=a%7Cb%20c', ''],
  ['query', 'deepObject', true, 5, [], object, 'id=5', '', 'id%5Bx%5D=1&id%5By%5D=b%20c'],
  ['header', undefined, undefined, 'b c', list, object, 'b c', 'a,b c', 'x,1,y,b c'],
  ['header', 'simple', true, 5, list, object, '5', 'a,b c', 'x=1,y=b c'],
  [
    'cookie',
    undefined,
    undefined,
    'a;b',
    list,
    object,
    'id=a%3Bb',
    'id=a; id=b%20c',
    'x=1; y=b%20c',
  ],
  ['cookie', 'form', false, 5, list, object, 'id=5', 'id=a,b%20c', 'id=x,1,y,b%20c'],
] as const satisfies readonly (readonly [
  string,
  string | undefined,
  boolean | undefined,
  ...(readonly Json[]),
])[])(
  'in %s, style %s, explode %s: one value, a list and an object',
  (location, style, explode, scalar, several, fields, ...texts) => {
    const given = parameter(location, style, explode);
    expect([scalar, several, fields].map((value) => serializeParameter(given, value))).toEqual(
      texts,
    );
  },
);

test.each(['path', 'query', 'cookie'])(
  'in %s, half of a surrogate pair is replaced',
  (location) => {
    const text = serializeParameter(parameter(location), 'a\uD83D\u{1F600}');
    expect(text).toContain('a%EF%BF%BD%F0%9F%98%80');
  },
);

test('a parameter with a media type is written as JSON', () => {
  const given = {...parameter('query'), mediaType: 'application/json'};
  expect(serializeParameter(given, {a: [1]})).toBe('id=%7B%22a%22%3A%5B1%5D%7D');
});
