import contract from '@symblepay/openapi/openapi.json';
import {expect, test} from 'vitest';
import {readAllGuides} from './read-guide';

const guides = readAllGuides('site/docs');

test('every code block names its language', () => {
  const nameless = guides.flatMap(({file, codeBlocks}) =>
    codeBlocks
      .filter(({lang}) => !lang)
      .map(({position}) => `${file}:${position?.start.line ?? 0}`),
  );
  expect(guides).toHaveLength(20);
  expect(nameless).toEqual([]);
});

test('no guide holds filler, an exclamation mark or a placeholder', () => {
  const filler = /\b(simply|easily|obviously|of course|please note|lorem|TBD)\b|!(?=\s|$)/i;
  const found = guides.flatMap(({file, text}) => {
    const word = filler.exec(text)?.[0];
    return word === undefined ? [] : [`${file}: ${word}`];
  });
  expect(found).toEqual([]);
});

test('no guide holds a JSON body of the API that was typed by hand', () => {
  const typed = guides.flatMap(({file, codeBlocks}) =>
    codeBlocks
      .filter(({lang, value}) => lang === 'json' && /"(tradeId|redirectUrl|phases)"/.test(value))
      .map(({position}) => `${file}:${position?.start.line ?? 0}`),
  );
  expect(typed).toEqual([]);
});

test('the first mention of an error code in a guide links to its heading in the errors guide', () => {
  const codes: readonly string[] = contract.components.schemas.ErrorTypeCode.enum;
  const unlinked = guides
    .filter(({file}) => file !== 'guidelines/errors.mdx')
    .flatMap(({file, inlineCodes}) =>
      codes.flatMap((code) => {
        const first = inlineCodes.find(({value}) => value === code);
        return first === undefined || first.link?.endsWith(`/errors.mdx#${code}`)
          ? []
          : [`${file}: ${code}`];
      }),
    );
  expect(unlinked).toEqual([]);
});
