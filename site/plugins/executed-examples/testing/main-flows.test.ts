import {expect, test} from 'vitest';
import {readGuides} from '../../../read-guides';
import {mainFlows} from './test-samples';

test('every guide that shows calls shows one of the main flows', () => {
  const withoutMainFlow = readGuides().filter(({body}) => {
    const shown = body.matchAll(/<(?:Example|Sequence) scenario="([^"]+)"/g);
    const names = [...shown].map(([, name = '']) => name);
    return names.length > 0 && !names.some((name) => mainFlows.includes(name));
  });
  expect(withoutMainFlow).toEqual([]);
});
