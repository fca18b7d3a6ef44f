import {spawnSync} from 'node:child_process';
import {appendFileSync, mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {Database} from '../lib/database.ts';

type Row = {readonly count: number};

function makeFile(): string {
  return join(mkdtempSync(join(tmpdir(), 'database-')), 'rows.jsonl');
}

function fill(file: string): void {
  const database = new Database(file);
  const rows = database.table<Row>('rows');
  rows.put('one', {count: 1});
  rows.put('two', {count: 1});
  rows.put('one', {count: 2});
  database.close();
}

test('the last line about a row counts, also after a restart', () => {
  const file = makeFile();
  fill(file);
  const rows = new Database(file).table<Row>('rows');
  expect(rows.find('one')).toEqual({count: 2});
  expect(rows.all()).toEqual([{count: 2}, {count: 1}]);
  expect(rows.find('three')).toBeUndefined();
});

test('half a line at the end, from a crash, is cut off and the next one is whole', () => {
  const file = makeFile();
  fill(file);
  const whole = readFileSync(file, 'utf8');
  appendFileSync(file, '["rows","one",{"cou');
  new Database(file).table<Row>('rows').put('two', {count: 3});
  expect(readFileSync(file, 'utf8')).toBe(`${whole}["rows","two",{"count":3}]\n`);
});

test('a disk that takes only part of a line leaves the file as it was', () => {
  const file = makeFile();
  fill(file);
  const whole = readFileSync(file, 'utf8');
  // The shell's limit is in kilobytes; a write beyond it is cut off, as on a full disk.
  const program = join(import.meta.dirname, 'fill-disk.ts');
  const {status, stderr} = spawnSync(
    'sh',
    ['-c', `ulimit -f 1; exec "${process.execPath}" --import tsx "${program}" "${file}"`],
    {encoding: 'utf8'},
  );
  expect([status, stderr]).toEqual([0, '']);
  const text = readFileSync(file, 'utf8');
  expect(text.startsWith(whole) && text.endsWith('\n')).toBe(true);
  expect(new Database(file).table<Row>('rows').find('one')).toEqual({count: 2});
});

test('tables do not see each other', () => {
  const file = makeFile();
  fill(file);
  expect(new Database(file).table<Row>('others').all()).toEqual([]);
});
