import {expect, test} from 'vitest';
import type {Trade} from '../symblepay.ts';
import {createSymblepay, route} from '../symblepay.ts';
import {openWorld} from './world.ts';

test('a parcel that arrives waits for the payer', async () => {
  const world = openWorld();
  const {tradeId} = await world.control<Trade>('/trades', {
    state: 'awaitingHandIn',
    payer: 'anna',
  });
  for (const on of ['shipment.sent', 'shipment.delivered']) {
    await world.control(`/trades/${tradeId}/act`, {on, by: 'carrier'});
  }
  const symblepay = createSymblepay(world);
  const {payer} = await symblepay<Trade>(route`GET /users/anna/trades/${tradeId}`);
  expect(payer.status.actions).toContainEqual(
    expect.objectContaining({type: 'GiveItemConditionFeedback'}),
  );
});
