import {execFile} from 'node:child_process';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {bundleFromString, createConfig} from '@redocly/openapi-core';
import {dereference, validate} from '@scalar/openapi-parser';
import {Validator} from '@seriousme/openapi-schema-validator';
import {expect, test} from 'vitest';
import {bundleContract} from '../src/bundle.js';
import {contractFolder} from '../src/testing/contract-copy.js';

const run = promisify(execFile);
const entry = join(contractFolder, 'openapi.yaml');
const contract = await bundleContract(entry);
const json = JSON.stringify(contract);

test(
  'the command line of Redocly finds nothing with its strictest rules but one accepted ambiguity',
  {timeout: 180_000},
  async () => {
    const cli = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');
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
  },
);

test('an independent validator finds the document valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  const {valid, errors} = await validator.validate(JSON.parse(json) as Record<string, unknown>);
  expect({valid, errors, version: validator.version}).toEqual({
    valid: true,
    errors: undefined,
    version: '3.1',
  });
});

test("Redoc's parser loads the bundled document without a problem", async () => {
  const {problems} = await bundleFromString({source: json, config: await createConfig({})});
  expect(problems).toEqual([]);
});

test("Scalar's parser loads the bundled document without an error", async () => {
  const {valid, errors, version} = await validate(json);
  expect({valid, errors, version}).toEqual({valid: true, errors: [], version: '3.1'});
  const {errors: dangling, schema} = dereference(json);
  expect(dangling).toEqual([]);
  expect(JSON.stringify(schema)).not.toContain('"$ref"');
});
