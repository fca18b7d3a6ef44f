import {expect, test} from 'vitest';
import {writeIndex} from './llms-index';

test('guides, the reference, each call and the files are listed', () => {
  const list = writeIndex(
    {title: 'Docs', tagline: 'Escrow', url: 'https://docs.example'},
    [{title: 'Users', description: 'About users.', path: '/docs/users.md'}],
    {
      title: 'API',
      description: 'All calls.',
      calls: [{id: 'get-user', title: 'Get a user', description: '`GET /users`'}],
    },
    [{path: '/v1/marketplace/openapi.json', use: 'Generating clients and models'}],
  );
  expect(list.match(/^(?:#+|-|Everything) .*/gm)).toEqual([
    '# Docs',
    'Everything in one file: https://docs.example/llms-full.txt',
    '## Guides',
    '- [Users](https://docs.example/docs/users.md): About users.',
    '## Reference',
    '- [API](https://docs.example/v1/marketplace.md): All calls.',
    '- [Get a user](https://docs.example/v1/marketplace/get-user.md): `GET /users`',
    '## Files',
    '- [openapi.json](https://docs.example/v1/marketplace/openapi.json): Generating clients and models',
  ]);
});
