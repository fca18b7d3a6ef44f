import {bundleFromString, createConfig, lintFromString} from '@redocly/openapi-core';
import {dereference, validate} from '@scalar/openapi-parser';
import {Validator} from '@seriousme/openapi-schema-validator';
import {expect, test} from 'vitest';
import {published} from '../testing/published';

const {document} = await published;
const json = JSON.stringify(document);

test('Redocly finds every example valid, and nothing but one accepted ambiguity', async () => {
  const config = await createConfig({extends: ['recommended-strict']});
  const problems = await lintFromString({source: json, config});
  expect(problems.map(({ruleId}) => ruleId)).toEqual(['no-ambiguous-paths']);
});

test('an independent validator finds the document valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  const {valid, errors} = await validator.validate(JSON.parse(json) as Record<string, unknown>);
  expect({valid, errors, version: validator.version}).toEqual({
    valid: true,
    errors: undefined,
    version: '3.1',
  });
});

test("Redoc's parser loads the document without a problem", async () => {
  const {problems} = await bundleFromString({source: json, config: await createConfig({})});
  expect(problems).toEqual([]);
});

test("Scalar's parser loads the document without an error", async () => {
  const {valid, errors, version} = await validate(json);
  expect({valid, errors, version}).toEqual({valid: true, errors: [], version: '3.1'});
  const {errors: dangling, schema} = dereference(json);
  expect(dangling).toEqual([]);
  expect(JSON.stringify(schema)).not.toContain('"$ref"');
});
