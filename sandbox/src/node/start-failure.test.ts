import {spawnSync} from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {beforeAll, expect, test} from 'vitest';
import {Disk} from './disk';
import {startServer} from './server';
import {StateFile} from './state-file';
import {mainEntry, writeProgram} from './write-program';

const root = fileURLToPath(new URL('../../..', import.meta.url));

let program: string;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-program-'));
  program = await writeProgram(folder, mainEntry);
  return () => rmSync(folder, {recursive: true});
});

function runProgram(...options: readonly string[]) {
  const {status, stderr} = spawnSync(process.execPath, [program, ...options], {
    cwd: root,
    encoding: 'utf8',
  });
  return {status, stderr};
}

test('a busy port is said in one line', async () => {
  const server = await startServer({port: 0});
  const {port} = new URL(server.origin);
  expect(runProgram('--port', port)).toEqual({
    status: 1,
    stderr: `Port ${port} is taken. Stop the program that listens there, or choose another port with --port.\n`,
  });
  await server.close();
});

test('a directory in use is said in one line', async () => {
  const data = mkdtempSync(join(tmpdir(), 'sandbox-data-'));
  const server = await startServer({port: 0, storage: new Disk(data)});
  expect(runProgram('--port', '0', '--data', data)).toEqual({
    status: 1,
    stderr:
      'The directory of --data is in use by another sandbox. Stop that one, or name another directory.\n',
  });
  await server.close();
  rmSync(data, {recursive: true});
});

test('a state file in use is said in one line, and one that was left behind is taken over', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-state-'));
  const file = join(folder, 'state.json');
  const server = await startServer({port: 0, stateFile: new StateFile(file)});
  const {status, stderr} = runProgram('--port', '0', '--state', file);
  expect([status, stderr]).toEqual([
    1,
    `The --state file ${file} is in use by another sandbox, process ${process.pid}. Stop that one, or name another file. If there is none, delete ${file}.lock. See --help.\n`,
  ]);
  await server.close();
  expect(readdirSync(folder)).toEqual(['state.json']);
  const {pid} = spawnSync(process.execPath, ['--version']);
  writeFileSync(`${file}.lock`, `${pid}\n`);
  const next = await startServer({port: 0, stateFile: new StateFile(file)});
  expect(readFileSync(`${file}.lock`, 'utf8')).toBe(`${process.pid}\n`);
  await next.close();
  expect(readdirSync(folder)).toEqual(['state.json']);
  rmSync(folder, {recursive: true});
});

test('a state file that cannot be read leaves no lock', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-state-'));
  const file = join(folder, 'state.json');
  writeFileSync(file, '{');
  expect(runProgram('--port', '0', '--state', file).stderr).toContain('It is not valid JSON.');
  expect(readdirSync(folder)).toEqual(['state.json']);
  rmSync(folder, {recursive: true});
});

test('a damaged directory is said with what is lost and the ways out', async () => {
  const data = mkdtempSync(join(tmpdir(), 'sandbox-data-'));
  const server = await startServer({port: 0, storage: new Disk(data)});
  await server.close();
  for (const name of readdirSync(data).filter((each) => each.endsWith('.log'))) {
    truncateSync(join(data, name), 0);
  }
  const {status, stderr} = runProgram('--port', '0', '--data', data);
  const [, copy = ''] = /as it was found is in (.+)\.\n/.exec(stderr) ?? [];
  expect(status).toBe(1);
  expect(stderr).toMatch(new RegExp(`^The data in ${data} is damaged\\.\n  - `));
  expect(stderr).toMatch(/ {2}- users: (\d+) of \1 records are lost\.\n/);
  expect(stderr).toContain('start it again with --accept-loss');
  expect(existsSync(copy)).toBe(true);
  rmSync(data, {recursive: true});
  rmSync(copy, {recursive: true});
});

test.each([
  [['--clock', 'fast'], /^--clock is still or running\. See --help\.\n$/],
  [['--port', 'http'], /^--port is a number up to 65535\. See --help\.\n$/],
  [['--port='], /^--port is a number up to 65535\. See --help\.\n$/],
  [
    ['--host', 'no.such.invalid'],
    /^The address of --host and --port cannot be listened on: .+\.\n$/,
  ],
  [['--data', 'package.json'], /^The directory of --data cannot be used\. .+\n$/],
  [['--origin', '192.168.1.20:4010'], /^--origin is an address such as .*\. See --help\.\n$/],
  [['--prot', '4010'], /^Unknown option '--prot'.* See --help\.\n$/],
])('%s is a mistake that is named', (options, complaint) => {
  const {status, stderr} = runProgram(...options);
  expect(status).toBe(1);
  expect(stderr).toMatch(complaint);
});
