import {mkdtemp, rm, symlink, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {basename, dirname, join} from 'node:path';
import {pathToFileURL} from 'node:url';
import ts from 'typescript';
import {beforeAll, expect, test} from 'vitest';
import {bundleContract} from '../src/bundle.js';
import {contractFolder} from '../src/testing/contract-copy.js';
import {generateTypes} from '../src/types.js';

const client = `
import createClient from 'openapi-fetch';
import type {ErrorResponse, paths, Trade} from './types.js';

export async function sell(fetch: (request: Request) => Promise<Response>) {
  const api = createClient<paths>({baseUrl: 'https://api.symblepay.io/v1/marketplace', fetch});
  const {data, error} = await api.POST('/trades/initiate', {
    params: {header: {'X-Correlation-Id': 'gulerod-2026-03-02-000417'}},
    body: {
      title: 'Christiania ladcykel',
      description: 'Serviceret i maj.',
      amount: 8500,
      payerFee: 2.5,
      payeeFee: 0,
      payerFixedFee: 19,
      payeeFixedFee: 0,
      payerMarketplaceUserId: 'user-48213',
      payeeMarketplaceUserId: 'user-10077',
      successUrl: 'https://www.gulerod.example/ja',
      cancelUrl: 'https://www.gulerod.example/nej',
      shipping: {expectedMaxWeight: 2000, paidBy: 'Payer'},
    },
  });
  if (error) return error satisfies ErrorResponse;
  const path = {marketplaceUserId: 'user-48213', tradeId: data.tradeId};
  const trade = await api.GET('/users/{marketplaceUserId}/trades/{tradeId}', {params: {path}});
  return trade.data satisfies Trade | undefined;
}
`;

const sources: Readonly<Record<string, string>> = {
  'client.ts': client,
  'wrong-value.ts': client.replace("paidBy: 'Payer'", "paidBy: 'Bank'"),
  'missing-field.ts': client.replace('amount: 8500,', ''),
  'wrong-path.ts': client.replace("'/trades/initiate'", "'/trades/begin'"),
};

let folder: string;
let messages: Map<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'client-'));
  const contract = await bundleContract(join(contractFolder, 'openapi.yaml'));
  const fetchPackage = createRequire(import.meta.url).resolve('openapi-fetch/package.json');
  await symlink(dirname(dirname(fetchPackage)), join(folder, 'node_modules'), 'junction');
  await writeFile(join(folder, 'package.json'), '{"type": "module"}');
  await writeFile(join(folder, 'types.d.ts'), await generateTypes(contract, false));
  for (const [name, source] of Object.entries(sources)) await writeFile(join(folder, name), source);
  messages = compile(Object.keys(sources).map((name) => join(folder, name)));
  return () => rm(folder, {recursive: true});
});

test('a small client compiles against the types', () => {
  expect(messages.get('client.ts')).toBeUndefined();
});

test('a client that breaks the contract does not compile', () => {
  const wrong = `Type '"Bank"' is not assignable to type '"Payer" | "Payee"'`;
  expect(messages.get('wrong-value.ts')).toContain(wrong);
  expect(messages.get('missing-field.ts')).toContain("Property 'amount' is missing");
  expect(messages.get('wrong-path.ts')).toContain('"/trades/begin"');
});

test('the small client sends what the contract describes', async () => {
  const script = ts.transpileModule(client, {compilerOptions: {module: ts.ModuleKind.ESNext}});
  await writeFile(join(folder, 'client.js'), script.outputText);
  const {sell} = (await import(pathToFileURL(join(folder, 'client.js')).href)) as {
    sell: (fetch: (request: Request) => Promise<Response>) => Promise<unknown>;
  };
  const sent: string[] = [];
  await sell((request) => {
    sent.push(`${request.method} ${request.url}`);
    return Promise.resolve(Response.json({redirectUrl: 'https://app.example/', tradeId: 'a/b'}));
  });
  expect(sent).toEqual([
    'POST https://api.symblepay.io/v1/marketplace/trades/initiate',
    'GET https://api.symblepay.io/v1/marketplace/users/user-48213/trades/a%2Fb',
  ]);
});

/** What the compiler says about each file, by its name. */
function compile(files: readonly string[]): Map<string, string> {
  const program = ts.createProgram(files, {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
  });
  const messages = new Map<string, string>();
  for (const {file, messageText} of ts.getPreEmitDiagnostics(program)) {
    const name = basename(file?.fileName ?? '');
    const text = ts.flattenDiagnosticMessageText(messageText, '\n');
    messages.set(name, `${messages.get(name) ?? ''}${text}\n`);
  }
  return messages;
}
