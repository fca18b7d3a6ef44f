import {assumptions} from '@symblepay/openapi/assumptions';
import control from '@symblepay/openapi/control/openapi.json';
import contract from '@symblepay/openapi/openapi.json';
import {deadlines, magicValues, sandboxHeaders, stateRows} from '@symblepay/sandbox/facts';
import {expect, test} from 'vitest';
import {stories} from '../live/Playground/stories';
import {openQuestions} from '../plugins/assumption-quotes/open-questions';
import {terms} from '../plugins/glossary/terms';
import {eventNames, stateNames} from '../words';
import {habits, placeholder} from './habits';

/** What readers see of a contract: its titles, summaries and descriptions. */
function readTexts(value: unknown, key = ''): readonly string[] {
  if (typeof value === 'string') return /^(title|summary|description)$/.test(key) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([name]) => !name.startsWith('x-') && name !== 'example' && name !== 'examples')
    .flatMap(([name, child]) => readTexts(child, name));
}

function readStrings(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(readStrings)
    : [];
}

const texts: readonly string[] = [
  ...readTexts(contract),
  ...readTexts(control),
  ...readStrings([stateRows, deadlines, magicValues, sandboxHeaders]),
  ...Object.values(assumptions).map(({statement}) => statement),
  ...openQuestions.flatMap(({toGoLive, later}) => [...toGoLive, ...later]),
  ...Object.values(terms).map(({meaning}) => meaning),
  ...stories.flatMap(({title, text, scenes}) => [
    title,
    text,
    ...scenes.flatMap((scene) => [scene.title, scene.say]),
  ]),
  ...Object.values(stateNames),
  ...Object.values(eventNames),
];

test('no text beside the guides falls back into the habits of a translation', () => {
  expect(texts.length).toBeGreaterThan(300);
  expect(texts.filter((text) => habits.test(text) || placeholder.test(text))).toEqual([]);
});

test('a title of a story or of its scenes has at most eight words', () => {
  const titles = stories.flatMap(({title, scenes}) => [title, ...scenes.map((each) => each.title)]);
  expect(titles.filter((title) => title.split(' ').length > 8)).toEqual([]);
});
