import {describe, expect, test, vi} from 'vitest';
import {render, showText} from '../fixtures/show';

/** The benchmark measures seconds; here a busy machine must not decide. */
vi.setConfig({testTimeout: 60_000});

const base = {openapi: '3.1.0', info: {title: 'Hostile', version: '1'}};

function withSchemas(schemas: object, root = 'S0'): string {
  const schema = {$ref: `#/components/schemas/${root}`};
  const content = {'application/json': {schema}};
  const call = {
    operationId: 'call',
    requestBody: {content},
    responses: {'200': {description: 'OK', content}},
  };
  return JSON.stringify({...base, paths: {'/a': {post: call}}, components: {schemas}});
}

describe('rendered', () => {
  test('a schema that is its own reference', () => {
    expect(render(withSchemas({S0: {$ref: '#/components/schemas/S0'}}))).toContain('S0');
  });

  test.each([2, 3, 10, 50])('a cycle of %i models', (length) => {
    const schemas = Object.fromEntries(
      Array.from({length}, (_, index) => [
        `S${index}`,
        {
          type: 'object',
          properties: {next: {$ref: `#/components/schemas/S${(index + 1) % length}`}},
        },
      ]),
    );
    const page = showText(withSchemas(schemas));
    const last = `call.body${'.next'.repeat(length)}`;
    expect(page.getElementById(last)?.querySelector('a[href="#schema.S0"]')).not.toBeNull();
  });

  test('a cycle through allOf', () => {
    const schemas = {
      S0: {allOf: [{$ref: '#/components/schemas/S1'}]},
      S1: {allOf: [{$ref: '#/components/schemas/S0'}], properties: {a: {type: 'string'}}},
    };
    expect(render(withSchemas(schemas))).toContain('schema.S1');
  });

  test('a schema 200 levels deep', () => {
    let schema: object = {type: 'string', description: 'The bottom.'};
    for (let level = 0; level < 200; level += 1) schema = {type: 'object', properties: {a: schema}};
    expect(render(withSchemas({S0: schema}))).toContain('The bottom.');
  });

  test('10,000 properties', () => {
    const properties = Object.fromEntries(
      Array.from({length: 10_000}, (_, index) => [`field${index}`, {type: 'string'}]),
    );
    const html = render(withSchemas({S0: {type: 'object', properties}}));
    expect(html).toContain('id="call.body.field9999"');
    expect(html).toContain('id="schema.S0.field9999"');
  });

  test('references that multiply each other', () => {
    const schemas = Object.fromEntries(
      Array.from({length: 30}, (_, index) => [
        `S${index}`,
        {
          type: 'object',
          properties: Object.fromEntries(
            Array.from({length: 10}, (__, field) => [
              `f${field}`,
              index === 29 ? {type: 'string'} : {$ref: `#/components/schemas/S${index + 1}`},
            ]),
          ),
        },
      ]),
    );
    const html = render(withSchemas(schemas));
    expect(html.match(/id="call\.body\./g)?.length).toBeLessThan(5_000);
  });

  test('allOf that multiplies itself', () => {
    const schemas = Object.fromEntries(
      Array.from({length: 40}, (_, index) => {
        const next = {$ref: `#/components/schemas/S${index + 1}`};
        return [
          `S${index}`,
          index === 39 ? {properties: {end: {type: 'string'}}} : {allOf: [next, next]},
        ];
      }),
    );
    expect(render(withSchemas(schemas))).toContain('call.body.end');
  });

  test('5 MB of description', () => {
    const description = 'A *word* and [another](https://example.com). '.repeat(110_000);
    const html = render(JSON.stringify({...base, info: {...base.info, description}, paths: {}}));
    expect(html.length).toBeGreaterThan(4_900_000);
  });

  test.each(['> ', '- ', '[', '*', '![', '<a ', '`', '| '])(
    'Markdown of nothing but %j',
    (mark) => {
      const info = {...base.info, description: mark.repeat(40_000)};
      expect(render(JSON.stringify({...base, info, paths: {}}))).toContain('Hostile');
    },
  );

  test('calls with the same operationId, each with its own id', () => {
    const call = {operationId: 'same', responses: {}};
    const paths = {'/a': {get: call}, '/b': {get: call, post: call}};
    const page = showText(JSON.stringify({...base, paths}));
    const ids = [...page.querySelectorAll('[data-operation]')].map(({id}) => id);
    expect(ids).toEqual(['get-a', 'get-b', 'post-b']);
  });

  test('__proto__, constructor and prototype as names, without touching any prototype', () => {
    const names = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];
    const schema = `{"type":"object","required":["__proto__"],"maxProperties":1,"properties":{${names
      .map(
        (name) =>
          `"${name}":{"type":"object","properties":{"polluted":{"type":"string","default":"yes","format":"${name}"}}}`,
      )
      .join(',')}}}`;
    const html = render(
      `{"openapi":"3.1.0","info":{"title":"t","version":"1"},"__proto__":{"polluted":1},"paths":{"/a":{"post":{"operationId":"constructor","requestBody":{"content":{"application/json":{"schema":${schema}}}},"responses":{"200":{"description":"x","content":{"application/json":{"schema":${schema}}}}}}}},"components":{"schemas":{"__proto__":${schema},"constructor":${schema}}}}`,
    );
    for (const name of names) expect(html).toContain(`id="constructor.body.${name}"`);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test('sizes that no sample can have', () => {
    const huge = {type: 'string', minLength: 2 ** 31, examples: []};
    const schemas = {
      S0: {
        type: 'object',
        properties: {text: huge, list: {type: 'array', minItems: 2 ** 31, items: huge}},
      },
    };
    expect(render(withSchemas(schemas)).length).toBeLessThan(100_000);
  });
});

describe('refused with the pointer and the remedy', () => {
  const paths = {'/a': {get: {responses: {'200': {$ref: 'X'}}}}};
  const refused: readonly (readonly [string, string, RegExp])[] = [
    [
      'a remote reference',
      reference('https://evil.example/x.json#/a'),
      /#\/paths\/~1a\/get\/responses\/200\/\$ref: .*leaves the document.*Bundle/,
    ],
    ['a file reference', reference('../secrets.yaml'), /\$ref: .*leaves the document/],
    ['a protocol-relative reference', reference('//evil.example/x'), /leaves the document/],
    [
      'a reference to nothing',
      reference('#/components/responses/None'),
      /#\/paths\/~1a\/get\/responses\/200\/\$ref: .*points at nothing/,
    ],
    ['a reference through a prototype', reference('#/__proto__/toString'), /points at nothing/],
    [
      'Swagger 2',
      JSON.stringify({swagger: '2.0', info: base.info, paths}),
      /#\/openapi: This is Swagger "2.0"/,
    ],
    [
      'OpenAPI 4',
      JSON.stringify({...base, openapi: '4.0.0', paths}),
      /#\/openapi: This is openapi "4.0.0"/,
    ],
    ['no version', '{}', /#\/openapi: This is openapi null/],
    ['a list', '[]', /not an object/],
    ['broken YAML', 'openapi: "3.1.0\n  x: [', /cannot be read/],
    [
      'a text where an object belongs',
      JSON.stringify({...base, paths: 'none'}),
      /#\/paths: Here stands string. Write an object./,
    ],
    [
      'an object where a text belongs',
      JSON.stringify({...base, info: {title: {}}, paths: {}}),
      /#\/info\/title: .*Write a text/,
    ],
    [
      'a parameter without a place',
      JSON.stringify({...base, paths: {'/a': {get: {parameters: [{name: 'x'}], responses: {}}}}}),
      /#\/paths\/~1a\/get\/parameters\/0: .*"in" as one of path/,
    ],
    [
      '10,000 levels',
      `{"openapi":"3.1.0","x":${'['.repeat(10_000)}${']'.repeat(10_000)}}`,
      /more than 600 levels/,
    ],
    ['an alias bomb', aliasBomb(), /cannot be read: .*alias/i],
    ['more than 20 MB', JSON.stringify({...base, x: 'x'.repeat(20_000_001)}), /at most 20000000/],
  ];

  test.each(refused)('%s', (_, text, message) => {
    expect(() => render(text)).toThrow(message);
  });

  function reference(ref: string): string {
    return JSON.stringify({...base, paths: {'/a': {get: {responses: {'200': {$ref: ref}}}}}});
  }

  function aliasBomb(): string {
    const lines = Array.from({length: 12}, (_, index) => {
      const list = index === 0 ? ['x'] : Array.from({length: 9}, () => `*a${index - 1}`);
      return `  a${index}: &a${index} [${list.join(', ')}]`;
    });
    return `openapi: 3.1.0\ninfo: {title: bomb, version: '1'}\nx-bomb:\n${lines.join('\n')}\npaths: {}\n`;
  }
});
