import {expect, test} from 'vitest';
import {changeJson} from './change-json';

const text = '{"steps":[{"path":"/a"},{"path":"/b"}],"marks":[1]}';

test('something else stands in one place, and in every place in turn', () => {
  const changed = changeJson(text, 500);
  expect(changed).toHaveLength(500);
  expect(changed).toContain('{"steps":null,"marks":[1]}');
  expect(changed).toContain('{"steps":[{"path":"/a"},{"path":[]}],"marks":[1]}');
  expect(changed).toContain('{"steps":[{"path":"/a"},{"path":"/b"}],"marks":["other"]}');
  const whole = changed.filter((each) => !each.startsWith('{"steps":'));
  expect(whole.length).toBeGreaterThan(20);
  expect(whole.length).toBeLessThan(100);
});

test('as few changes as are asked for are spread over the text', () => {
  const changed = changeJson(text, 4);
  expect(changed.map((each) => each.includes('"marks":[1]'))).toContain(false);
  expect(changed.map((each) => each.includes('"path":"/b"'))).toContain(false);
});
