import {expect, test} from 'vitest';
import type {SearchPage} from './search-index';
import {packIndex, unpackIndex} from './search-index';

test('an index comes back as it was packed', () => {
  const pages: SearchPage[] = [
    {
      path: '/api',
      title: 'API',
      entries: [
        {kind: 'Call', id: 'get', name: 'Get it', text: 'Gives it.', alias: 'GET /it'},
        {kind: 'Field', id: 'get.body.id', name: 'id', text: ''},
        {kind: 'Value', id: 'get.body.id.First', name: 'First', text: ''},
        {kind: 'Guide', id: 'what-next', name: 'What next', text: ''},
      ],
    },
  ];
  expect(unpackIndex(packIndex(pages))).toEqual(pages);
});
