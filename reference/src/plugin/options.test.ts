import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {expect, test} from 'vitest';
import {validateOptions} from './options';

const check = (options: object) => validateOptions({validate: normalizePluginOptions, options});

test('a document and a route are enough', () => {
  expect(check({document: 'openapi.json', route: '/api'})).toEqual({
    id: 'default',
    document: 'openapi.json',
    route: '/api',
    page: '@symblepay/reference/plugin/page',
    tryIt: false,
  });
});

test.each([
  [{route: '/api'}, 'the option "document" must be a string that is not empty.'],
  [{document: 'a.json', route: 'api'}, 'the option "route" must start with "/", but is "api".'],
  [{document: 'a.json', route: '/api', tryIt: 'yes'}, 'the option "tryIt" must be true or false.'],
  [{document: '', route: '/api'}, 'the option "document" must be a string that is not empty.'],
  [
    {document: 'a.json', route: '/api', spec: 1},
    'the option "spec" is not an option; known are id, document, route,',
  ],
])('%j is refused', (options, message) => {
  expect(() => check(options)).toThrow(message);
});
