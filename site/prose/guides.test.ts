import contract from '@symblepay/openapi/openapi.json';
import type {Code} from 'mdast';
import {expect, test} from 'vitest';
import {readGuides} from '../read-guides';
import {doubts, habits, placeholder} from './habits';
import {readProse} from './read-prose';

const guides = readGuides().map((guide) => ({...guide, ...readProse(guide)}));

test('every code block names its language', () => {
  const nameless = guides.flatMap(({file, codeBlocks}) =>
    codeBlocks.filter(({lang}) => !lang).map((block) => placeOf(file, block)),
  );
  expect(guides).toHaveLength(20);
  expect(nameless).toEqual([]);
});

test('every guide has a title and a description', () => {
  for (const {file, frontMatter} of guides) {
    expect(Object.keys(frontMatter), file).toEqual(
      expect.arrayContaining(['title', 'description']),
    );
  }
});

test('no guide holds filler, an exclamation mark or a placeholder', () => {
  const filler = /\b(simply|easily|obviously|of course|please note)\b|!(?=\s|$)/i;
  const found = guides.flatMap(({file, text}) => {
    const word = (filler.exec(text) ?? placeholder.exec(text))?.[0];
    return word === undefined ? [] : [`${file}: ${word}`];
  });
  expect(found).toEqual([]);
});

test.each([
  ['T', 'BD'],
  ['TO', 'DO'],
  ['Fix', 'me'],
  ['Lo', 'rem ipsum'],
])('%s%s is a placeholder', (start, end) => {
  expect(placeholder.test(`The fee: ${start}${end}.`)).toBe(true);
});

test('no guide falls back into the habits of a translation', () => {
  const found = guides.flatMap(({file, text}) => {
    const words = (habits.exec(text) ?? doubts.exec(text))?.[0];
    return words === undefined ? [] : [`${file}: ${words}`];
  });
  expect(found).toEqual([]);
});

test('no guide holds JSON that was typed by hand', () => {
  const typed = guides.flatMap(({file, codeBlocks}) =>
    codeBlocks.filter(({lang}) => lang === 'json').map((block) => placeOf(file, block)),
  );
  expect(typed).toEqual([]);
});

test('no guide sends a body to the API that was typed by hand', () => {
  const typed = guides.flatMap(({file, codeBlocks}) =>
    codeBlocks.filter(({value}) => sendsTypedBody(value)).map((block) => placeOf(file, block)),
  );
  expect(typed).toEqual([]);
});

test.each([
  [`curl --data '{"state": "x"}' http://127.0.0.1:4010/v1/marketplace/trades/cancel`, true],
  [`curl -d @body.json \\\n  https://api.symblepay.io/v1/marketplace/trades/cancel`, true],
  [`fetch(server + '/v1/marketplace/trades/cancel', {body: '{"state": "x"}'})`, true],
  [`curl -d '{"kind": "delay"}' http://127.0.0.1:4010/_sandbox/faults`, false],
  [`curl -d '{}' http://127.0.0.1:4010/_sandbox/faults\n\ncurl /v1/marketplace/users/1`, false],
  [`curl -X POST http://127.0.0.1:4010/v1/marketplace/users/1/trades/2/abandon`, false],
])('%s counts as typed by hand: %s', (code, isTyped) => {
  expect(sendsTypedBody(code)).toBe(isTyped);
});

test('the first mention of an error code in a guide links to its heading in the errors guide', () => {
  const codes: readonly string[] = Object.keys(
    contract.components.schemas.ErrorTypeCode['x-known-values'],
  );
  const unlinked = guides
    .filter(({file}) => file !== 'guidelines/errors.mdx')
    .flatMap(({file, inlineCodes}) =>
      codes.flatMap((code) => {
        const first = inlineCodes.find(({value}) => value === code);
        const isLinked = first?.link?.endsWith(`/errors.mdx#${code}`) ?? first === undefined;
        return isLinked ? [] : [`${file}: ${code}`];
      }),
    );
  expect(unlinked).toEqual([]);
});

/**
 * Whether one of the commands, which are separated by blank lines, sends a body to a documented
 * path.
 */
function sendsTypedBody(code: string): boolean {
  return code
    .split('\n\n')
    .some(
      (command) =>
        command.includes('/v1/marketplace') && /\s(-d|--data|--json)|\bbody:/.test(command),
    );
}

function placeOf(file: string, {position}: Code): string {
  return `${file}:${position?.start.line ?? 0}`;
}
