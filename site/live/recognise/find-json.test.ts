import {expect, test} from 'vitest';
import {findJson} from './find-json';

test.each([
  ['{"a": [1]}', {a: [1]}, false],
  [
    'WARN {"errors": [{"key": "a"}], "status": 400} after 3 ms',
    {errors: [{key: 'a'}], status: 400},
  ],
  ['got [{"id": "1"}, {"id": "2"}] in [12] ms', [{id: '1'}, {id: '2'}]],
  ['in [12] ms: {"text": "a } or ] in a text"}', {text: 'a } or ] in a text'}],
  ['body="{\\"a\\": [1]}"', {a: [1]}],
])('%s holds %j', (text, value, isPart = true) => {
  expect(findJson(text)).toEqual({value, isPart});
});

test.each(['no JSON', 'after [12] ms', '{"a": [1}'])('%s holds none', (text) => {
  expect(findJson(text)).toBeUndefined();
});
