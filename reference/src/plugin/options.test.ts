import {expect, test} from 'vitest';
import {validateOptions} from './options';

const check = (options: object) =>
  validateOptions({validate: () => undefined as never, options: options});

test('a document and a route are enough', () => {
  expect(check({document: 'openapi.json', route: '/api'})).toMatchObject({
    id: 'default',
    document: 'openapi.json',
    route: '/api',
    tryIt: false,
  });
});

test.each([
  [{route: '/api'}, 'the option "document" must be a text that is not empty.'],
  [{document: 'a.json', route: 'api'}, 'the option "route" must start with "/", but is "api".'],
  [{document: 'a.json', route: '/api', tryIt: 'yes'}, 'the option "tryIt" must be true or false.'],
  [{document: 'a.json', route: '/api', spec: 1}, 'the option "spec" is not an option; known are'],
])('%j is refused', (options, message) => {
  expect(() => check(options)).toThrow(message);
});
