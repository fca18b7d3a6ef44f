import fc from 'fast-check';
import {expect, test} from 'vitest';
import {pastedTexts} from '../../plugins/executed-examples/pasted-texts';
import {readRecordings} from '../../published/files';
import {listRecordedCalls} from '../../published/recorded-calls';
import {inspect} from './inspect';

const recordings = readRecordings();
const real = [
  ...pastedTexts(recordings).map(({text}) => text),
  ...listRecordedCalls(recordings)
    .slice(0, 100)
    .map(({status, response}) => `HTTP/1.1 ${status}\n\n${JSON.stringify(response)}`),
];

const hostile = [
  '__proto__',
  '"constructor":',
  '<script>alert(1)</script>',
  '\u0000',
  '\ud800',
  '\u202e',
  '${x}',
  '%s%n',
  '\\u00',
  'NaN',
  '1e999',
  '-0',
  'HTTP/1.1 999',
  'HTTP/1.1 400\n',
  '[[[[[[[[[[',
  '{{{{{{{{',
  ']}]}',
  '\\"',
  'DK50',
  'null',
  '"errors":[{"key":"payoutsAccountNumber"}]',
  '"eventName":{}',
  '"timeline":[null,1,"x",[]]',
];

/** A real text in which something is cut, doubled, put in or replaced by another value. */
const mutated = fc
  .record({
    text: fc.constantFrom(...real),
    edits: fc.array(
      fc.record({
        at: fc.double({min: 0, max: 1, noNaN: true}),
        length: fc.nat(200),
        put: fc.oneof(fc.constantFrom(...hostile), fc.string(), fc.json()),
      }),
      {maxLength: 6},
    ),
  })
  .map(({text, edits}) =>
    edits.reduce((before, {at, length, put}) => {
      const start = Math.floor(at * before.length);
      return before.slice(0, start) + put + before.slice(start + length);
    }, text),
  );

/** A real body in which one value, wherever it stands, has become something else. */
const retyped = fc
  .tuple(fc.constantFrom(...listRecordedCalls(recordings)), fc.nat(400), fc.jsonValue())
  .map(([{response}, place, value]) => {
    let count = 0;
    return JSON.stringify(response, (_, old: unknown) => {
      count += 1;
      return count === place ? value : old;
    });
  });

const anything = fc.oneof(
  {weight: 5, arbitrary: mutated},
  {weight: 3, arbitrary: retyped},
  {weight: 1, arbitrary: fc.json({maxDepth: 12})},
  {weight: 1, arbitrary: fc.string({unit: 'binary', maxLength: 500})},
  {weight: 1, arbitrary: fc.array(fc.constantFrom(...hostile)).map((parts) => parts.join(''))},
);

test('5,000 hostile texts each get a finding of texts and links that is small', () => {
  fc.assert(
    fc.property(anything, (text) => {
      const finding = inspect(text);
      expect(JSON.parse(JSON.stringify(finding))).toEqual(finding);
      expect(JSON.stringify(finding).length).toBeLessThan(300_000);
      expect(finding.headline === '').toBe(text.trim() === '');
      const linked = [...finding.rows, ...finding.links, ...finding.refused, ...finding.weighed];
      const hrefs = linked.map(({href}) => href ?? '/docs/');
      expect(hrefs.filter((href) => !/^\/(?:v1\/marketplace|docs\/)/.test(href))).toEqual([]);
    }),
    {numRuns: 5000, seed: 20260302},
  );
});
