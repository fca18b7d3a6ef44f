import {expect, test} from 'vitest';
import {buildModel} from '../../model/build-model';
import type {JsonObject} from '../../model/json';
import {toCurl} from '../to-curl';
import {buildSamples} from './build-samples';
import {languages} from './languages';
import {textOf} from './sample';
import {snippets} from './snippets';
import {tokenize} from './tokenize';

const document31: JsonObject = {
  openapi: '3.1.0',
  info: {title: 't', version: '1'},
  servers: [{url: 'https://api.example.com/v1'}],
  security: [{key: []}],
  paths: {
    '/trades/{tradeId}': {
      post: {
        operationId: 'pay',
        parameters: [
          {in: 'path', name: 'tradeId', required: true, schema: {type: 'string'}, example: 'a/b'},
          {in: 'query', name: 'force', required: true, schema: {type: 'boolean', default: true}},
          {in: 'query', name: 'ids', required: true, explode: false, schema: {}, example: [1, 2]},
          {in: 'header', name: 'X-Optional', schema: {type: 'string'}},
        ],
        requestBody: {
          content: {
            'application/json': {example: {title: 'It\'s $(whoami) `x` "€"', ok: true, none: null}},
          },
        },
        responses: {
          '200': {
            description: 'OK',
            content: {'application/json': {schema: {$ref: '#/components/schemas/A'}}},
          },
        },
      },
    },
  },
  components: {
    securitySchemes: {key: {type: 'http', scheme: 'bearer'}},
    schemas: {
      A: {
        type: 'object',
        properties: {b: {$ref: '#/components/schemas/B'}, when: {type: 'string', format: 'date'}},
      },
      B: {
        type: 'object',
        properties: {n: {type: 'integer', minimum: 5}, a: {$ref: '#/components/schemas/A'}},
      },
    },
  },
};

const {request = [], responses = []} = buildSamples(buildModel(document31)).pay ?? {};
const code = (id: string) =>
  request
    .find((each) => each.id === id)
    ?.tokens.map(textOf)
    .join('') ?? '';

test('text that begins with @ is no file to curl', () => {
  const request = {method: 'POST', url: 'https://a.example', headers: []};
  const command = toCurl({...request, body: {mediaType: 'text/plain', value: '@home'}});
  expect(command).toContain('--data-raw @home');
});

test('the body in a command is coloured as JSON', () => {
  const tokens = tokenize(`curl --data '{\n  "amount": 1850\n}'`, 'bash');
  expect(tokens).toContainEqual(['a', '"amount"']);
  expect(tokens).toContainEqual(['n', '1850']);
  expect(tokens.map(textOf).join('')).toBe(`curl --data '{\n  "amount": 1850\n}'`);
});

test('there is a sample in each of the six languages', () => {
  expect(request.map(({label}) => label)).toEqual([
    'curl',
    'TypeScript',
    'C#',
    'PHP',
    'Python',
    'Java',
  ]);
  expect(languages).toHaveLength(6);
});

test.each(languages.map(({id}) => id))('%s carries address, credentials and values', (id) => {
  expect(code(id)).toContain('https://api.example.com/v1/trades/a%2Fb?force=true&ids=1,2');
  expect(code(id)).toContain('Bearer YOUR_API_KEY');
  expect(code(id)).toContain('whoami');
  expect(code(id)).not.toContain('X-Optional');
});

test('an error is printed like every other response', () => {
  expect(code('csharp')).not.toContain('EnsureSuccessStatusCode');
  expect(code('csharp')).toContain('{\n    var body = await response');
  expect(code('php')).toContain(String.raw`new \GuzzleHttp\Client(['http_errors' => false]);`);
});

test('a shell expands nothing in a curl sample', () => {
  const quoted = /--data '((?:[^']|'\\'')*)'$/s.exec(code('curl'))?.[1] ?? '';
  expect(JSON.parse(quoted.replaceAll(String.raw`'\''`, "'"))).toEqual({
    title: 'It\'s $(whoami) `x` "€"',
    ok: true,
    none: null,
  });
});

test('quotes are escaped as each language wants', () => {
  expect(code('typescript')).toContain(String.raw`'It\'s $(whoami) `);
  expect(code('python')).toContain('"none": None');
});

test('a response without an example gets one from its schema, which may be a cycle', () => {
  const [response] = responses;
  expect(response?.label).toBe('200');
  expect(JSON.parse(response?.tokens.map(textOf).join('') ?? '')).toEqual({
    b: {n: 5, a: null},
    when: '2019-08-24',
  });
});

test.each(languages.map(({id}) => id))('%s repeats the name of a list in a form', (id) => {
  const form = {
    method: 'POST',
    url: 'https://api.example.com/',
    headers: [],
    body: {
      mediaType: 'application/x-www-form-urlencoded',
      pairs: [
        {name: 'scope', value: 'x y'},
        {name: 'scope', value: 'z'},
      ],
    },
  };
  const sample = snippets(form).find((each) => each.id === id);
  expect(sample?.tokens.map(textOf).join('')).toContain('scope=x+y&scope=z');
});

test('tokens give back the code they were made of', () => {
  const text = '{\n  "a": [1, true, "x"]\n}';
  const tokens = tokenize(text, 'json');
  expect(tokens.map(textOf).join('')).toBe(text);
  expect(tokens.filter((token) => typeof token !== 'string')).toEqual([
    ['a', '"a"'],
    ['n', '1'],
    ['k', 'true'],
    ['s', '"x"'],
  ]);
});

test('a backslash, a tab or a line break in a value is escaped in every language', () => {
  const title = 'C:\\new\\';
  const samples = snippets({
    method: 'POST',
    url: 'https://api.example.com/v1/trades',
    headers: [],
    body: {mediaType: 'application/json', value: {title, lines: ['one\ntwo\tthree', "it's"]}},
  });
  const textBy = new Map(samples.map(({id, tokens}) => [id, tokens.map(textOf).join('')]));
  expect(textBy.get('typescript')).toContain(
    String.raw`{title: 'C:\\new\\', lines: ['one\ntwo\tthree', 'it\'s']}`,
  );
  expect(textBy.get('python')).toContain(String.raw`"title": "C:\\new\\"`);
  expect(textBy.get('python')).toContain(String.raw`"one\ntwo\tthree"`);
});
