import {defaultOrigin} from '../defaults';
import type {SimulatedEvent} from '@symblepay/openapi/control/types';
import {expect, test} from 'vitest';
import {createSandbox} from '../sandbox';
import {Client} from '../conformance/client';
import {seeded} from './seed';

async function start() {
  const sandbox = await createSandbox();
  const client = new Client({origin: defaultOrigin, send: sandbox.fetch});
  const find = (title: string) =>
    sandbox.control.listTrades().find((trade) => trade.title === title)?.tradeId ?? '';
  const listSteps = (tradeId: string) => client.control('listSteps', {path: {tradeId}});
  return {client, find, listSteps};
}

test.each([
  ['Mountain bike', 'acceptInvitationAndPay', seeded.payer, {}, 'T08'],
  ['Film camera', 'buyShipment', seeded.payer, {price: 45}, 'T18'],
  ['Espresso machine', 'buyReturnShipment', seeded.payer, {price: 39}, 'T34'],
] as const)(
  'The payment of %s after %s is a step that simulate takes by its name',
  async (title, call, marketplaceUserId, price, transition) => {
    const {client, find, listSteps} = await start();
    const tradeId = find(title);
    const purchase = {...price, shipmentProviderId: 'Dao', expectedMaxWeightInGrams: 100};
    const body = call === 'acceptInvitationAndPay' ? {} : {body: purchase as never};
    await client.call(call, {path: {marketplaceUserId, tradeId}, ...body});
    const step = (await listSteps(tradeId)).find((one) => one.transition === transition);
    expect(step).toMatchObject({on: 'payment.succeeded', kind: 'simulate'});
    await client.control('simulate', {path: {tradeId}, body: {event: step?.on as SimulatedEvent}});
    const [latest] = (await client.control('listEvents', {path: {tradeId}})).slice(-1);
    expect(latest?.transition).toBe(transition);
  },
);

test('A part and all of the held price can be reimbursed, where both end well', async () => {
  const {find, listSteps} = await start();
  const rows = async (title: string) =>
    (await listSteps(find(title)))
      .filter(({on}) => on === 'reimbursePayer')
      .map(({transition, by}) => `${transition} ${by}`);
  expect(await rows('Film camera')).toEqual(['T46 marketplace', 'T47 marketplace']);
  expect(await rows('Wool blanket')).toEqual(['T46 marketplace']);
  expect(await rows('Guitar')).toEqual([]);
});
