import {execFile} from 'node:child_process';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {expect, test} from 'vitest';
import {contractFolder} from '../src/testing/contract-copy.js';

const run = promisify(execFile);

test('the command line of Redocly finds nothing with its strictest rules but one accepted ambiguity', async () => {
  const cli = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');
  const entry = join(contractFolder, 'openapi.yaml');
  const {stdout, stderr} = await run(
    process.execPath,
    [cli, 'lint', entry, '--extends', 'recommended-strict', '--format', 'json'],
    {
      cwd: contractFolder,
      env: {...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true'},
    },
  );
  const {totals} = JSON.parse(stdout) as {totals: unknown};
  expect(totals, stderr).toEqual({errors: 0, warnings: 0, ignored: 1});
});
