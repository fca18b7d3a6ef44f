import {execFile} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import {expect, test} from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Initiates two trades and prints which of our modules ran a function for the second. */
const program = `
import {Session} from 'node:inspector/promises';
import {basePath, operations} from '@symblepay/openapi/operations';
import {createSandbox, defaultOrigin, itemsForSale, seeded} from '@symblepay/sandbox';
import {describeTrade} from '@symblepay/sandbox/conformance';

const sandbox = await createSandbox();
const body = JSON.stringify(describeTrade(Object.values(itemsForSale)[0]));
const initiate = () =>
  sandbox.fetch(
    new Request(defaultOrigin + basePath + operations.initiateTrade.path, {
      method: 'POST',
      headers: {authorization: 'Bearer ' + seeded.key, 'content-type': 'application/json'},
      body,
    }),
  );
await initiate();
const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', {callCount: true});
await session.post('Profiler.takePreciseCoverage');
const {status} = await initiate();
const {result} = await session.post('Profiler.takePreciseCoverage');
// tsx names functions with a helper of its own.
const hasRun = ({functionName, ranges}) => functionName !== '__name' && ranges[0].count > 0;
const modules = result
  .filter(({url, functions}) => url.includes('/sandbox/src/') && functions.some(hasRun))
  .map(({url}) => url.split('/sandbox/src/')[1]);
console.log(JSON.stringify({status, modules: modules.sort()}));
`;

test('A new trade takes a short way through the sandbox, and A-REQUEST.md follows it', async () => {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program];
  const {stdout} = await promisify(execFile)(process.execPath, args, {cwd: root});
  const {status, modules} = JSON.parse(stdout) as {status: number; modules: readonly string[]};
  expect(status).toBe(200);
  expect(modules.length).toBeLessThanOrEqual(25);
  const page = readFileSync(new URL('../../A-REQUEST.md', import.meta.url), 'utf8');
  const named = [...page.matchAll(/`([\w/-]+\.ts)`/g)].map(([, file]) => file);
  expect([...new Set(named)].sort()).toEqual(modules);
});
