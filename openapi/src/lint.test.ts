import {rm} from 'node:fs/promises';
import {join} from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import type {Problem} from './problem.js';
import {lintContract} from './lint.js';
import type {Editable} from './testing/contract-copy.js';
import {contractFolder, copyContract, editFile} from './testing/contract-copy.js';

test.each(['openapi.yaml', 'control/openapi.yaml'])('%s breaks no rule', async (entry) => {
  expect(await lintContract(join(contractFolder, entry), contractFolder)).toEqual([]);
});

test('what a control call shows is described, the records of a snapshot need not be', async () => {
  const folder = await copyContract();
  const forget = ({properties}: Editable) => delete properties?.id?.description;
  await editFile(folder, 'control/schemas/Fault.yaml', forget);
  await editFile(folder, 'control/records/OpenedPayment.yaml', forget);
  const problems = await lintContract(join(folder, 'control/openapi.yaml'), folder);
  await rm(folder, {recursive: true});
  expect(problems.map(({rule, file}) => [rule, file])).toEqual([
    ['house/field-description', join(folder, 'control/schemas/Fault.yaml')],
  ]);
});

type Flaw = {
  readonly flaw: string;
  readonly file: string;
  readonly change: (content: Editable) => void;
  readonly rule: string;
  readonly pointer: string;
};

const flaws: readonly Flaw[] = [
  {
    flaw: 'a field without a description',
    file: 'schemas/Shipping.yaml',
    change: (schema) => delete schema.properties?.price?.description,
    rule: 'house/field-description',
    pointer: '#/properties/price',
  },
  {
    flaw: 'a field whose description is only on the schema it refers to',
    file: 'schemas/Shipping.yaml',
    change: (schema) => delete schema.properties?.paidBy?.description,
    rule: 'house/field-description',
    pointer: '#/properties/paidBy',
  },
  {
    flaw: 'a schema without a description',
    file: 'schemas/Fees.yaml',
    change: (schema) => delete schema.description,
    rule: 'house/field-description',
    pointer: '#/',
  },
  {
    flaw: 'a field example that is typed by hand',
    file: 'schemas/Fees.yaml',
    change: (schema) => Object.assign(schema.properties?.amount ?? {}, {examples: [5]}),
    rule: 'house/recorded-example',
    pointer: '#/properties/amount/examples',
  },
  {
    flaw: 'a response that is typed by hand',
    file: 'paths/users-business-location.yaml',
    change: (path) =>
      Object.assign(path.delete?.responses?.['200']?.content?.['application/json'] ?? {}, {
        examples: {'undocumented-response': {value: {}}},
      }),
    rule: 'house/recorded-example',
    pointer: '#/delete/responses/200/content/application~1json/examples',
  },
  {
    flaw: 'a parameter example that is typed by hand',
    file: 'parameters/TradeId.yaml',
    change: (parameter) => Object.assign(parameter, {example: 'trade-1'}),
    rule: 'house/recorded-example',
    pointer: '#/example',
  },
  {
    flaw: 'a text without limit and reason',
    file: 'schemas/BankAccount.yaml',
    change: (schema) => delete schema.properties?.bank?.maxLength,
    rule: 'house/limited-string',
    pointer: '#/properties/bank',
  },
  {
    flaw: 'a pattern that matches texts of any length',
    file: 'schemas/UserDetails.yaml',
    change: (schema) =>
      Object.assign(schema.properties?.phoneNumber ?? {}, {pattern: '^\\+[0-9 ]+$'}),
    rule: 'house/limited-string',
    pointer: '#/properties/phoneNumber',
  },
  {
    flaw: 'an enum value without a meaning',
    file: 'schemas/PaymentState.yaml',
    change: (schema) => delete schema['x-enum-descriptions']?.Failed,
    rule: 'house/enum-descriptions',
    pointer: '#/',
  },
  {
    flaw: 'a meaning without an enum value',
    file: 'schemas/TimelineState.yaml',
    change: (schema) => Object.assign(schema['x-enum-descriptions'] ?? {}, {Never: 'Not at all.'}),
    rule: 'house/enum-descriptions',
    pointer: '#/',
  },
  {
    flaw: 'a typeCode without a remedy',
    file: 'schemas/ErrorTypeCode.yaml',
    change: (schema) => delete schema['x-error-catalogue']?.['not-found']?.remedy,
    rule: 'house/error-catalogue',
    pointer: '#/x-error-catalogue/not-found',
  },
  {
    flaw: 'a known value without a meaning',
    file: 'schemas/OperatingSystem.yaml',
    change: (schema) => Object.assign(schema['x-known-values'] ?? {}, {HarmonyOS: ''}),
    rule: 'house/enum-descriptions',
    pointer: '#/',
  },
  {
    flaw: 'an assumption in free text',
    file: 'schemas/Reimbursement.yaml',
    change: (schema) =>
      Object.assign(schema.properties?.amount ?? {}, {'x-assumption': 'Amounts are positive.'}),
    rule: 'house/assumption-id',
    pointer: '#/properties/amount/x-assumption',
  },
  {
    flaw: 'an assumption without an id',
    file: 'schemas/Pagination.yaml',
    change: (schema) => Object.assign(schema, {'x-assumption': []}),
    rule: 'house/assumption-id',
    pointer: '#/x-assumption',
  },
  {
    flaw: 'a number beside the id of an assumption',
    file: 'schemas/Reimbursement.yaml',
    change: (schema) => Object.assign(schema, {'x-assumption': ['fee-sum', 3]}),
    rule: 'house/assumption-id',
    pointer: '#/x-assumption',
  },
  {
    flaw: 'an assumption with the name of something that every object has',
    file: 'schemas/PaymentState.yaml',
    change: (schema) => Object.assign(schema, {'x-assumption': 'constructor'}),
    rule: 'house/assumption-id',
    pointer: '#/x-assumption',
  },
  {
    flaw: 'an assumption of an error that the register does not know',
    file: 'schemas/ErrorTypeCode.yaml',
    change: (schema) =>
      Object.assign(schema['x-error-catalogue']?.['wrong-role'] ?? {}, {
        'x-assumption': ['error-codes', 'roles'],
      }),
    rule: 'house/assumption-id',
    pointer: '#/x-error-catalogue/wrong-role/x-assumption',
  },
  {
    flaw: 'an entry of the register without a statement',
    file: 'assumptions/shipping.yaml',
    change: (register) => delete register['whole-grams']?.statement,
    rule: 'house/assumption-entry',
    pointer: '#/whole-grams/statement',
  },
  {
    flaw: 'an entry that does not say what it rests on',
    file: 'assumptions/shipping.yaml',
    change: (register) => delete register['weight-maximum']?.restsOn?.kind,
    rule: 'house/assumption-entry',
    pointer: '#/weight-maximum/restsOn/kind',
  },
  {
    flaw: 'an entry that is confirmed by nobody',
    file: 'assumptions/users.yaml',
    change: (register) =>
      Object.assign(register['sign-in-again'] ?? {}, {
        status: 'confirmed',
        since: '2026-12-01',
        by: '',
      }),
    rule: 'house/assumption-entry',
    pointer: '#/sign-in-again/by',
  },
  {
    flaw: 'an id that two areas give',
    file: 'assumptions/webhooks.yaml',
    change: (register) =>
      Object.assign(register, {'url-length': structuredClone(register['webhook-fields'])}),
    rule: 'house/assumption-entry',
    pointer: '#/url-length',
  },
];

describe('a contract with every flaw at once', () => {
  let folder: string;
  let problems: readonly Problem[];

  beforeAll(async () => {
    folder = await copyContract();
    for (const {file, change} of flaws) await editFile(folder, file, change);
    problems = await lintContract(join(folder, 'openapi.yaml'));
    return () => rm(folder, {recursive: true});
  });

  test.each(flaws)('shows $flaw', ({file, rule, pointer}) => {
    const inFile = problems.filter((problem) => problem.file === join(folder, file));
    const found = inFile.find((problem) => problem.rule === rule && problem.pointer === pointer);
    expect(found?.remedy).toMatch(/^(Add|Give|Write|Remove|Name|Change) /);
  });

  test('shows nothing else', () => {
    const places = problems.map(({rule, file, pointer}) => `${rule} ${file} ${pointer}`);
    const planted = flaws.map((flaw) => `${flaw.rule} ${join(folder, flaw.file)} ${flaw.pointer}`);
    expect([...new Set(places)].sort()).toEqual([...new Set(planted)].sort());
  });
});

test('a second pair of ambiguous paths is shown', async () => {
  const folder = await copyContract();
  await editFile(folder, 'openapi.yaml', ({paths}) =>
    Object.assign(paths ?? {}, {'/users/latest/{tradeId}': paths?.['/trades/cancel']}),
  );
  const problems = await lintContract(join(folder, 'openapi.yaml'));
  await rm(folder, {recursive: true});
  expect(problems.find(({rule}) => rule === 'no-ambiguous-paths')?.pointer).toBe(
    '#/paths/~1users~1latest~1{tradeId}',
  );
});
