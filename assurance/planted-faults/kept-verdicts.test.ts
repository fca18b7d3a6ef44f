import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {openKeptVerdicts} from './kept-verdicts';

let root: string;
const fault = {file: 'fee.ts', find: '1', replace: '2'};
const open = () => openKeptVerdicts(root, join(root, 'build/verdicts.ndjson'));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kept-'));
  writeFileSync(join(root, 'fee.ts'), '1');
  writeFileSync(join(root, 'fee.test.ts'), 'test');
});

afterEach(() => rmSync(root, {recursive: true}));

test.each(['fee.test.ts', 'types'])('that %s noticed a fault is known in the next run', (by) => {
  open().keep(fault, 'no answer');
  open().keep(fault, by);
  expect(open().recall(fault)).toBe(by);
  expect(open().recall({...fault, replace: '3'})).toBeUndefined();
});

test.each(['fee.ts', 'fee.test.ts'])('it is judged again once %s is another', (file) => {
  open().keep(fault, 'fee.test.ts');
  writeFileSync(join(root, file), 'other');
  expect(open().recall(fault)).toBeUndefined();
});
