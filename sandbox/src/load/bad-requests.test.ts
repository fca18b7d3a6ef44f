import fc from 'fast-check';
import {expect, test} from 'vitest';
import {createSandbox} from '../sandbox';
import {spoiltBodies, findTextFields, naughtyStrings, tortureBodies} from './bad-bodies';
import {attack, callsWithBody, conclude, createAttacker} from './attack';
import {serverLimits} from '../limits';

/** Every attack checks for: no 5xx, no hang, a valid error, nothing changed. */

test('Parser torture changes nothing and every error is valid', async () => {
  const attacker = createAttacker(await createSandbox());
  for (const id of callsWithBody) {
    for (const body of tortureBodies) await attack(attacker, id, {body});
  }
  expect(conclude(attacker)).toEqual([]);
});

test('Naughty strings in every text field are taken or refused, never choked on', async () => {
  const attacker = createAttacker(await createSandbox());
  for (const id of callsWithBody) {
    const {body} = attacker.sandbox.control.suggestValues({operationId: id});
    for (const field of findTextFields(body)) {
      for (const text of naughtyStrings) await attack(attacker, id, {change: {field, text}});
    }
  }
  expect(conclude(attacker)).toEqual([]);
});

test('Random JSON with deep, huge and forged values is refused', async () => {
  const attacker = createAttacker(await createSandbox());
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...callsWithBody), spoiltBodies(), async (id, body) => {
      await attack(attacker, id, {body});
    }),
    {numRuns: 400},
  );
  expect(conclude(attacker)).toEqual([]);
});

test('Wrong content types, bodies over the limit and long addresses are refused', async () => {
  const attacker = createAttacker(await createSandbox());
  const body = JSON.stringify({a: 'x'.repeat(serverLimits.bodyBytes.most)});
  await attack(attacker, 'initiateTrade', {body});
  for (const type of [
    'text/plain',
    'application/xml',
    'multipart/form-data',
    'application/jsonp',
  ]) {
    await attack(attacker, 'initiateTrade', {body: '{}', type});
  }
  await attack(attacker, 'getUser', {id: 'x'.repeat(8_000)});
  await attack(attacker, 'getUser', {id: '%00%ff'});
  await attack(attacker, 'initiateTrade', {body: new Uint8Array([0xff, 0xfe, 0x7b])});
  expect(conclude(attacker)).toEqual([]);
  expect(attacker.count).toBe(8);
});
