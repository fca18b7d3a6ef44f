import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {cacheControl, contentTypes, securityHeaders} from './headers';

test.each(['deploy/nginx.conf', 'deploy/static-host/_headers'])(
  '%s sets every header that npm start sets',
  (file) => {
    const text = readFileSync(file, 'utf8');
    for (const [name, value] of Object.entries(securityHeaders)) {
      expect(text).toMatch(new RegExp(`${name}:? "?${value}"?`));
    }
    for (const value of Object.values(cacheControl)) {
      expect(text).toContain(value);
    }
  },
);

test('a static host sends the files of every ending as npm start does', () => {
  const text = readFileSync('deploy/static-host/_headers', 'utf8');
  for (const [ending, type] of Object.entries(contentTypes)) {
    expect(text).toContain(`/*${ending}\n  Content-Type: ${type}\n`);
  }
});
