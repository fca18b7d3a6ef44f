import {routes} from '../../../routes';
import type {SearchEntry} from '../../../theme/search/search-index';
import {openQuestions} from '../../assumption-quotes/open-questions';

/** The heading below which the questions stand, as one text to copy. */
const id = 'questions-to-send-first';

/**
 * What is not documented is found as the question to ask about it; one that a guide asks itself is
 * found there.
 */
export function readOpenQuestions(
  path: string,
  entries: readonly SearchEntry[],
  said: string,
): SearchEntry[] {
  if (path !== routes.production || !entries.some((entry) => entry.id === id)) return [];
  return openQuestions.flatMap(({topic, toGoLive, later}) =>
    [...toGoLive, ...later]
      .filter((text) => !said.includes(text))
      .map((text): SearchEntry => ({kind: 'Open question', id, name: topic, text})),
  );
}
