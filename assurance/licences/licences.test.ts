import {expect, test} from 'vitest';
import {allowed, corrections} from './allowed';
import {judge} from './judge';
import {readPackages} from './read-packages';

const packages = readPackages();

test('every package that is installed has an allowed licence', () => {
  expect(packages.length).toBeGreaterThan(1000);
  expect(packages.map(judge).filter((complaint) => complaint !== null)).toEqual([]);
});

test('the tables list nothing that no package needs', () => {
  const names = new Set(packages.map(({name}) => name));
  const licences = packages.map(({licence = ''}) => licence).join(' ');
  expect(Object.keys(corrections).filter((name) => !names.has(name))).toEqual([]);
  expect(Object.keys(allowed).filter((name) => !licences.includes(name))).toEqual([]);
});

test.each([
  ['GPL-3.0', 'one 1.0.0 is under GPL-3.0'],
  ['MIT AND GPL-3.0', 'one 1.0.0 is under MIT AND GPL-3.0'],
  ['SEE LICENSE IN LICENSE', 'one 1.0.0 is under SEE LICENSE'],
  [undefined, 'one 1.0.0 states no licence'],
])('%s is refused, with the package and the remedy', (licence, start) => {
  const complaint = judge({name: 'one', version: '1.0.0', licence});
  expect(complaint).toContain(start);
  expect(complaint).toContain('assurance/licences/allowed.ts');
});

test.each(['MIT', '(BSD-3-Clause OR GPL-2.0)', 'Apache-2.0 AND MIT'])(
  '%s is allowed',
  (licence) => {
    expect(judge({name: 'one', version: '1.0.0', licence})).toBeNull();
  },
);
