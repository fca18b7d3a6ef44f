import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {bundleContract, bundleFiles} from '../bundle.js';
import {contractFolder, copyContract, editFile} from '../testing/contract-copy.js';
import {markAssumptions} from './mark-assumptions.js';
import {readRegister} from './read-register.js';
import type {Assumption, Register} from './register.js';
import {listIds} from './register.js';
import {generateRegister} from './register-module.js';

const source = await bundleFiles(join(contractFolder, 'openapi.yaml'));
const {register} = await readRegister(contractFolder);

const wholeGrams: Assumption = {
  area: 'shipping',
  status: 'assumed',
  statement: 'A weight is a whole number of grams.',
  restsOn: {kind: 'names', note: 'The unit is documented, the range is not.'},
};

test('an entry is assumed unless it says otherwise, and its file is its area', async () => {
  const {statement, restsOn} = wholeGrams;
  expect(await readWritten({'whole-grams': {statement, restsOn}})).toEqual({
    register: {'whole-grams': wholeGrams},
    problems: [],
  });
});

test('each flaw of an entry is told with its place and what is asked for', async () => {
  const {problems} = await readWritten({
    'Whole grams': {statement: 'Whole grams', restsOn: {kind: 'hope'}, why: 'Names.'},
    confirmed: {...wholeGrams, area: undefined, status: 'confirmed', since: ' '},
    empty: null,
  });
  expect(problems.map(({pointer, message}) => [pointer, message])).toEqual([
    ['#/Whole grams', 'This must be an id in kebab case.'],
    ['#/Whole grams/why', 'There is no such field. Known: statement, restsOn, status, since, by.'],
    ['#/Whole grams/statement', 'This must be a sentence that ends with a full stop.'],
    ['#/Whole grams/restsOn/note', 'This field is required.'],
    [
      '#/Whole grams/restsOn/kind',
      'This must be one of: public-source, names, other-providers, guess.',
    ],
    ['#/confirmed/by', 'This field is required.'],
    ['#/confirmed/since', 'This must be a text.'],
    ['#/empty', 'This must be an object.'],
  ]);
});

test('an id in the bundled document can be looked up in the register that it carries', async () => {
  const contract = await bundleContract(join(contractFolder, 'openapi.yaml'));
  expect(contract['x-assumptions']).toEqual(register);
  expect(listMarks(contract).filter((id) => !Object.hasOwn(register, id))).toEqual([]);
});

test('each entry of the register can be confirmed: its marks vanish, all others stay', () => {
  const assumed = setStatus(Object.keys(register), 'assumed');
  const marks = listMarks(markAssumptions(source, assumed));
  for (const id of new Set(marks)) {
    const confirmed = markAssumptions(source, {...assumed, ...setStatus([id], 'confirmed')});
    expect(listMarks(confirmed)).toEqual(marks.filter((mark) => mark !== id));
    expect(confirmed['x-assumptions'][id]?.status).toBe('confirmed');
  }
});

test('one edit of a file turns an assumption into a fact', async () => {
  const id = 'label-purchase';
  const folder = await copyContract();
  onTestFinished(() => rm(folder, {recursive: true}));
  const confirmation = {status: 'confirmed', since: '2026-12-01', by: 'Symblepay support'};
  await editFile(folder, 'assumptions/shipping.yaml', (entries) =>
    Object.assign(entries[id] ?? {}, confirmation),
  );
  const confirmed = await bundleContract(join(folder, 'openapi.yaml'));
  expect(listMarks(source)).toContain(id);
  expect(listMarks(confirmed)).not.toContain(id);
  expect(confirmed['x-assumptions'][id]).toMatchObject(confirmation);
});

test('the register is a module whose ids are a type', () => {
  const {types} = generateRegister({'whole-grams': wholeGrams, 'fee-sum': wholeGrams});
  expect(types).toMatch(/^export type AssumptionId = 'whole-grams' \| 'fee-sum';/);
});

async function readWritten(entries: object) {
  const folder = await mkdtemp(join(tmpdir(), 'register-'));
  onTestFinished(() => rm(folder, {recursive: true}));
  await mkdir(join(folder, 'assumptions'));
  await writeFile(join(folder, 'assumptions', 'shipping.yaml'), JSON.stringify(entries));
  return readRegister(folder);
}

function setStatus(ids: readonly string[], status: Assumption['status']): Register {
  return Object.fromEntries(ids.map((id) => [id, {...wholeGrams, ...register[id], status}]));
}

/** Every id that the document names, in its order. */
function listMarks(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
    key === 'x-assumption' ? listIds(value) : listMarks(value),
  );
}
