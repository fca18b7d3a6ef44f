import {expect, test} from 'vitest';
import {readGuides} from './read-guides';
import {neighboursOf, readingOrder} from './reading-order';

test('previous and next lead through every guide once', () => {
  const guides = readGuides().map(({file}) => file.replace('.mdx', ''));
  expect([...readingOrder].sort()).toEqual(guides.sort());
  const walked: string[] = [];
  for (let id: string | null = readingOrder[0]; id !== null;) {
    walked.push(id);
    id = neighboursOf(`/site/docs/${id}.mdx`).pagination_next ?? null;
  }
  expect(walked).toEqual(readingOrder);
  expect(neighboursOf(`/site/docs/${readingOrder[0]}.mdx`).pagination_prev).toBeNull();
});
