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
