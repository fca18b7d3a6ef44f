import {expect, test} from 'vitest';
import {routes} from '../../../routes';
import type {SearchEntry} from '../../../theme/search/search-index';
import {openQuestions} from '../../assumption-quotes/open-questions';
import {readOpenQuestions} from './read-open-questions';

const heading: SearchEntry = {
  kind: 'Guide',
  id: 'questions-to-send-first',
  name: 'Questions to send first',
  text: '',
};
const questions = openQuestions.flatMap(({toGoLive, later}) => [...toGoLive, ...later]);

test('an open question is found below the heading of the list, under its topic', () => {
  const found = readOpenQuestions(routes.production, [heading], '');
  expect(found.map(({text}) => text)).toEqual(questions);
  expect(found[0]).toMatchObject({kind: 'Open question', id: heading.id, name: 'Webhooks'});
  expect(readOpenQuestions(routes.support, [heading], '')).toEqual([]);
});

test('a question that a guide asks itself is found there alone', () => {
  const [asked = '', ...others] = questions;
  const found = readOpenQuestions(routes.production, [heading], `Ask support: ${asked} And wait.`);
  expect(found.map(({text}) => text)).toEqual(others);
});
