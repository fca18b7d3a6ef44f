const base = {openapi: '3.1.0', info: {title: 'Hostile', version: '1'}};

/** A document that is refused, and the words that say where and what to do. */
type Refused = {readonly text: () => string; readonly message: RegExp};

/** By what is hostile about them. Made on demand: some are megabytes long. */
export const shown = {
  'a schema that is its own reference': () => withSchemas({S0: {$ref: '#/components/schemas/S0'}}),
  'a cycle of 2 models': () => cycle(2),
  'a cycle of 3 models': () => cycle(3),
  'a cycle of 10 models': () => cycle(10),
  'a cycle of 50 models': () => cycle(50),
  'a cycle through allOf': () =>
    withSchemas({
      S0: {allOf: [{$ref: '#/components/schemas/S1'}]},
      S1: {allOf: [{$ref: '#/components/schemas/S0'}], properties: {a: {type: 'string'}}},
    }),
  'a schema 200 levels deep': () => {
    let schema: object = {type: 'string', description: 'The bottom.'};
    for (let level = 0; level < 200; level += 1) schema = {type: 'object', properties: {a: schema}};
    return withSchemas({S0: schema});
  },
  '10,000 properties': () =>
    withSchemas({
      S0: {type: 'object', properties: many(10_000, 'field', () => ({type: 'string'}))},
    }),
  '10,000 enum values': () =>
    withSchemas({S0: {enum: Array.from({length: 10_000}, (_, index) => `value${index}`)}}),
  '10,000 allOf members': () =>
    withSchemas({
      S0: {
        allOf: Array.from({length: 10_000}, (_, index) => ({
          properties: {[`field${index}`]: {type: 'string'}},
        })),
      },
    }),
  '10,000 properties with the same id': () =>
    withSchemas({
      S0: {
        type: 'object',
        properties: Object.fromEntries(
          Array.from({length: 10_000}, (_, index) => [dots(index), {type: 'string'}]),
        ),
      },
    }),
  '5,000 models that link to one another': () =>
    withSchemas(
      many(5_000, 'S', (index) => ({
        type: 'object',
        properties: {next: {$ref: `#/components/schemas/S${(index + 4_999) % 5_000}`}},
      })),
    ),
  '1,000 calls with one tag': () => {
    const call = {tags: ['All'], responses: {}};
    return JSON.stringify({...base, paths: many(1_000, '/path', () => ({get: call}))});
  },
  'references that multiply each other': () =>
    withSchemas(
      many(30, 'S', (index) => ({
        type: 'object',
        properties: many(10, 'f', () =>
          index === 29 ? {type: 'string'} : {$ref: `#/components/schemas/S${index + 1}`},
        ),
      })),
    ),
  'allOf that multiplies itself': () =>
    withSchemas(
      many(40, 'S', (index) => {
        const next = {$ref: `#/components/schemas/S${index + 1}`};
        return index === 39 ? {properties: {end: {type: 'string'}}} : {allOf: [next, next]};
      }),
    ),
  '5 MB of description': () =>
    described('A *word* and [another](https://example.com). '.repeat(110_000)),
  '1 MB of short descriptions': () => {
    const words = 'A *word* and [another](https://example.com). '.repeat(11);
    const field = (index: number) => ({type: 'string', description: `${words} ${index}`});
    return withSchemas({S0: {type: 'object', properties: many(2_000, 'field', field)}});
  },
  'Markdown of nothing but > ': () => described('> '.repeat(40_000)),
  'Markdown of nothing but - ': () => described('- '.repeat(40_000)),
  'Markdown of nothing but [': () => described('['.repeat(40_000)),
  'Markdown of nothing but *': () => described('*'.repeat(40_000)),
  'Markdown of nothing but ![': () => described('!['.repeat(40_000)),
  'Markdown of nothing but <a ': () => described('<a '.repeat(40_000)),
  'Markdown of nothing but `': () => described('`'.repeat(40_000)),
  'Markdown of nothing but | ': () => described('| '.repeat(40_000)),
  'Markdown of nothing but a*b_': () => described('a*b_ '.repeat(19_000)),
  'Markdown of nothing but [a](b': () => described('[a](b '.repeat(16_000)),
  'Markdown of 100,000 characters': () =>
    described('A *word* and [another](https://example.com).\n\n'.repeat(2_000)),
  'calls with the same operationId': () => {
    const call = {operationId: 'same', responses: {}};
    return JSON.stringify({...base, paths: {'/a': {get: call}, '/b': {get: call, post: call}}});
  },
  'names of prototypes': () => prototypes(),
  'sizes that no sample can have': () => {
    const huge = {type: 'string', minLength: 2 ** 31, examples: []};
    const list = {type: 'array', minItems: 2 ** 31, items: huge};
    return withSchemas({S0: {type: 'object', properties: {text: huge, list}}});
  },
} as const satisfies Readonly<Record<string, () => string>>;

export const refused = {
  'a remote reference': {
    text: () => reference('https://evil.example/x.json#/a'),
    message: /#\/paths\/~1a\/get\/responses\/200\/\$ref: .*leaves the document.*Bundle/,
  },
  'a file reference': {
    text: () => reference('../secrets.yaml'),
    message: /\$ref: .*leaves the document/,
  },
  'a protocol-relative reference': {
    text: () => reference('//evil.example/x'),
    message: /leaves the document/,
  },
  'a reference to nothing': {
    text: () => reference('#/components/responses/None'),
    message: /#\/paths\/~1a\/get\/responses\/200\/\$ref: .*points at nothing/,
  },
  'a reference through a prototype': {
    text: () => reference('#/__proto__/toString'),
    message: /points at nothing/,
  },
  'Swagger 2': {
    text: () => JSON.stringify({swagger: '2.0', info: base.info, paths: {}}),
    message: /#\/openapi: This is Swagger "2.0"/,
  },
  'OpenAPI 4': {
    text: () => JSON.stringify({...base, openapi: '4.0.0', paths: {}}),
    message: /#\/openapi: This is openapi "4.0.0"/,
  },
  'no version': {text: () => '{}', message: /#\/openapi: This is openapi null/},
  'a list': {text: () => '[]', message: /not an object/},
  'broken YAML': {text: () => 'openapi: "3.1.0\n  x: [', message: /cannot be read/},
  'a text where an object belongs': {
    text: () => JSON.stringify({...base, paths: 'none'}),
    message: /#\/paths: Found string. Write an object./,
  },
  'an object where a text belongs': {
    text: () => JSON.stringify({...base, info: {title: {}}, paths: {}}),
    message: /#\/info\/title: .*Write a text/,
  },
  'a parameter without a location': {
    text: () =>
      JSON.stringify({...base, paths: {'/a': {get: {parameters: [{name: 'x'}], responses: {}}}}}),
    message: /#\/paths\/~1a\/get\/parameters\/0: .*"in" as one of path/,
  },
  '10,000 levels': {
    text: () => `{"openapi":"3.1.0","x":${'['.repeat(10_000)}${']'.repeat(10_000)}}`,
    message: /more than 600 levels/,
  },
  '3,000,000 values': {
    text: () => `{"openapi":"3.1.0","x":[${'0,'.repeat(2_999_999)}0]}`,
    message: /more than 2000000 values/,
  },
  'an alias bomb': {text: () => aliasBomb(), message: /cannot be read: .*alias/i},
  'more than 20 MB': {
    text: () => JSON.stringify({...base, x: 'x'.repeat(20_000_001)}),
    message: /at most 20000000/,
  },
} as const satisfies Readonly<Record<string, Refused>>;

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

function described(description: string): string {
  return JSON.stringify({...base, info: {...base.info, description}, paths: {}});
}

function many(
  length: number,
  prefix: string,
  make: (index: number) => object,
): Readonly<Record<string, object>> {
  return Object.fromEntries(Array.from({length}, (_, index) => [`${prefix}${index}`, make(index)]));
}

/** Distinct names made of characters that no id may contain. */
function dots(index: number): string {
  return index.toString(2).replaceAll('0', '.').replaceAll('1', '/');
}

function cycle(length: number): string {
  return withSchemas(
    many(length, 'S', (index) => ({
      type: 'object',
      properties: {next: {$ref: `#/components/schemas/S${(index + 1) % length}`}},
    })),
  );
}

function reference(ref: string): string {
  return JSON.stringify({...base, paths: {'/a': {get: {responses: {'200': {$ref: ref}}}}}});
}

export const prototypeNames = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
] as const;

/** Written as text: an object literal would set the prototype instead of a key. */
function prototypes(): string {
  const properties = prototypeNames
    .map(
      (name) =>
        `"${name}":{"type":"object","properties":{"polluted":{"type":"string","default":"yes","format":"${name}"}}}`,
    )
    .join(',');
  const schema = `{"type":"object","required":["__proto__"],"maxProperties":1,"properties":{${properties}}}`;
  const content = `{"application/json":{"schema":${schema}}}`;
  return `{"openapi":"3.1.0","info":{"title":"t","version":"1"},"__proto__":{"polluted":1},"paths":{"/a":{"post":{"operationId":"constructor","requestBody":{"content":${content}},"responses":{"200":{"description":"x","content":${content}}}}}},"components":{"schemas":{"__proto__":${schema},"constructor":${schema}}}}`;
}

function aliasBomb(): string {
  const lines = Array.from({length: 12}, (_, index) => {
    const list = index === 0 ? ['x'] : Array.from({length: 9}, () => `*a${index - 1}`);
    return `  a${index}: &a${index} [${list.join(', ')}]`;
  });
  return `openapi: 3.1.0\ninfo: {title: bomb, version: '1'}\nx-bomb:\n${lines.join('\n')}\npaths: {}\n`;
}
