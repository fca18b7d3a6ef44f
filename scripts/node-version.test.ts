import {expect, test} from 'vitest';
import {nodeComplaint} from './node-version.mjs';

test.each(['18.20.4', '20.18.3'])('Node %s is refused with one clear line', (version) => {
  expect(nodeComplaint(version)).toBe(`Node ${version} is too old: install Node 20.19 or newer.`);
});

test.each(['20.19.0', '22.1.0', '24.0.0'])('Node %s is accepted', (version) => {
  expect(nodeComplaint(version)).toBeNull();
});
