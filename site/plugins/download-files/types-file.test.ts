import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import ts from 'typescript';
import {expect, test} from 'vitest';
import {readTypes} from './types-file';

const program = `
import type {BodyOf, ErrorResponse, KnownErrorTypeCode, ResponseOf, Trade, TradeNotification, paths} from './symblepay.d.ts';

const body: BodyOf<'reimbursePayer'> = {amount: 120};
const code: KnownErrorTypeCode = 'not-found';
type Path = keyof paths & '/trades/initiate';
export const path: Path = '/trades/initiate';
export const describe = ({title, price}: Trade) => \`\${title}: \${price.toFixed(2)} \${body.amount}\`;
export const isCode = ({typeCode}: ErrorResponse) => typeCode === code;
export const read = (event: TradeNotification, trade: ResponseOf<'getTrade'>) =>
  event.tradeId === trade.tradeId;
`;

const mistakes = [
  ['{amount: 120}', "{amount: '120'}", "Type 'string' is not assignable to type 'number'."],
  ["= 'not-found'", "= 'lost'", `Type '"lost"' is not assignable to type`],
  ['trade.tradeId', 'trade.id', "Property 'id' does not exist on type"],
] as const;

test('the types compile alone, in a strict program, and find its mistakes', () => {
  const wrong = mistakes.map(([right, mistake]) => program.replace(right, mistake));
  expect(compile([program, ...wrong])).toEqual([
    [],
    ...mistakes.map(([, , message]) => [expect.stringContaining(message) as string]),
  ]);
});

/** What the compiler says about each program, beside the types and no other file. */
function compile(programs: readonly string[]): readonly (readonly string[])[] {
  const folder = mkdtempSync(join(tmpdir(), 'types-'));
  writeFileSync(join(folder, 'symblepay.d.ts'), readTypes());
  const files = programs.map((text, index) => {
    const file = join(folder, `program-${index}.ts`);
    writeFileSync(file, text);
    return file;
  });
  const found = ts.getPreEmitDiagnostics(
    ts.createProgram(files, {
      strict: true,
      noEmit: true,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2022.d.ts'],
      skipDefaultLibCheck: true,
      types: [],
    }),
  );
  rmSync(folder, {recursive: true});
  return files.map((name) =>
    found
      .filter(({file}) => file?.fileName === name)
      .map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, '\n')),
  );
}
