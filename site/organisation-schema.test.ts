import {expect, test} from 'vitest';
import {organisation} from './organisation';
import {checkOrganisation} from './organisation-schema';

test('the facts we publish are accepted', () => {
  expect(checkOrganisation(organisation)).toBe(organisation);
});

test.each([
  ['apiHost', 'api.symblepay.io', 'Write it as https://host'],
  ['apiHost', 'https://api.symblepay.io/v1', 'Write it as https://host'],
  ['siteUrl', 'http://developer.symblepay.example', 'Write it as https://host'],
  ['portalUrl', 'portal', 'Write a full https:// address'],
  ['supportEmail', 'support', 'Write an address such as'],
  ['name', ' ', 'Write the name'],
])('a wrong %s (%j) is refused with file, place and remedy', (key, value, remedy) => {
  const check = () => checkOrganisation({...organisation, [key]: value});
  expect(check).toThrow('site/organisation.ts');
  expect(check).toThrow(`${key}: ${JSON.stringify(value)}`);
  expect(check).toThrow(remedy);
});
