import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createInterface} from 'node:readline';

const {SYMBLEPAY_SANDBOX = 'symblepay-sandbox.mjs', COVERAGE_AT_LEAST = '0'} = process.env;

/** Starts the sandbox before the first test. With COVERAGE_AT_LEAST it fails a run that met less. */
export default async function setUp(): Promise<() => Promise<void>> {
  const options = ['--port', '0', '--coverage-at-least', COVERAGE_AT_LEAST];
  const sandbox = spawn(process.execPath, [SYMBLEPAY_SANDBOX, ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(sandbox, 'close') as Promise<[number | null]>;
  const lines = createInterface(sandbox.stdout);
  const [line] = (await Promise.race([once(lines, 'line'), once(lines, 'close')])) as [string?];
  if (line === undefined) throw new Error(`${SYMBLEPAY_SANDBOX} did not start.`);
  const {origin, key} = JSON.parse(line) as {readonly origin: string; readonly key: string};
  // Tests run in processes of their own, which inherit this.
  Object.assign(process.env, {SANDBOX_ORIGIN: origin, SANDBOX_KEY: key});
  return async () => {
    sandbox.kill();
    const [code] = await ended;
    if (code !== 0) throw new Error('The tests have met too little of the API.');
  };
}
