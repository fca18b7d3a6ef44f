import {join} from 'node:path';
import type {Snapshot} from '@symblepay/openapi/control/types';
import type {OperationId} from '@symblepay/openapi/validators';
import type {TradeState} from '@symblepay/openapi/control/types';
import {seeded} from '@symblepay/sandbox';
import {findBrokenState} from '@symblepay/sandbox/broken-rules';
import type {Client} from '@symblepay/sandbox/conformance';
import type {Outcome} from './outcome';
import {Tries} from './outcome';
import {runSandbox} from './sandbox-process';

const clientCount = 200;

type Call = {
  readonly id: OperationId;
  readonly body?: unknown;
  readonly user?: string;
};

const label = {price: 45, shipmentProviderId: 'Dao', expectedMaxWeightInGrams: 100} as const;

/** In this state everybody sends one of these calls; the trade may follow one row, once. */
const rushes: readonly {readonly state: TradeState; readonly calls: readonly Call[]}[] = [
  {state: 'invited', calls: [{id: 'acceptInvitation'}]},
  {state: 'invited', calls: [{id: 'acceptInvitation'}, {id: 'rejectInvitation'}]},
  {state: 'accepted', calls: [{id: 'payToEscrow'}]},
  {state: 'awaitingShipment', calls: [{id: 'buyShipment', body: label}]},
  {
    state: 'awaitingHandIn',
    calls: [{id: 'abandonTrade'}, {id: 'abandonTrade', user: seeded.payee}],
  },
  {state: 'manualDelivery', calls: [{id: 'acceptItemCondition'}]},
  {
    state: 'shipmentDelivered',
    calls: [{id: 'acceptItemCondition'}, {id: 'rejectItemCondition', body: {reason: 'Bent'}}],
  },
  {state: 'returnDelivered', calls: [{id: 'acceptItemCondition', user: seeded.payee}]},
];

/** 200 clients call at once on one trade; every other time the sandbox is killed meanwhile. */
export async function crowdOneTrade(
  program: string,
  folder: string,
  rounds: number,
): Promise<Outcome> {
  const tries = new Tries(`${clientCount} clients on one trade`);
  const options = ['--data', join(folder, 'crowd')];
  let running = await runSandbox(program, options);
  for (let round = 0; round < rounds; round++) {
    for (const {state, calls} of rushes) {
      const {client, end} = running;
      const {tradeId} = await client.control('arrangeTrade', {body: {state}});
      const before = countEvents(await client.control('snapshot'), tradeId);
      const inTurn = Array.from({length: clientCount}, () => calls)
        .flat()
        .slice(0, clientCount);
      const rush = inTurn.map((call) => send(client, tradeId, call));
      if (round % 2 === 1) {
        await Promise.race(rush);
        await end('SIGKILL');
        running = await runSandbox(program, options);
        tries.count('with a kill');
      }
      const statuses = await Promise.all(rush);
      const held = await running.client.control('snapshot');
      const done = countEvents(held, tradeId) - before;
      const answered = statuses.filter((status) => status === 200).length;
      tries.count('answered calls', answered);
      tries.count('refused calls', statuses.filter((status) => status === 400).length);
      tries.count('calls without an answer', statuses.filter((status) => status === 0).length);
      const isRight = answered > 0 ? done === 1 : done <= 1 && statuses.includes(0);
      tries.add([
        ...(isRight ? [] : [`${calls[0]?.id} in ${state}: ${answered} answers, ${done} events.`]),
        ...(await findBrokenState(held)),
      ]);
    }
  }
  await running.end('SIGKILL');
  return tries.outcome;
}

/** The status of the response, or 0 without one. */
async function send(client: Client, tradeId: string, {id, body, user = seeded.payer}: Call) {
  try {
    const {status} = await client.exchange(id, {
      path: {marketplaceUserId: user, tradeId},
      body: body as never,
    });
    return status;
  } catch (error) {
    if (error instanceof TypeError) return 0;
    throw error;
  }
}

function countEvents({events}: Snapshot, tradeId: string): number {
  return events.filter(([, event]) => event.tradeId === tradeId).length;
}
