import type {Movement} from '@symblepay/openapi/control/types';
import type {Client} from '@symblepay/sandbox/conformance';

/** Returns a function that gives the movements since its last call, without those of seeded trades. */
export async function followMoney(client: Client): Promise<() => Promise<readonly Movement[]>> {
  const listTrades = () => client.control('listTrades');
  const seeded = new Set((await listTrades()).map(({tradeId}) => tradeId));
  const eventsRead = new Map<string, number>();

  return async () => {
    const moved: Movement[] = [];
    for (const {tradeId} of await listTrades()) {
      if (seeded.has(tradeId)) continue;
      const events = await client.control('listEvents', {path: {tradeId}});
      moved.push(...events.slice(eventsRead.get(tradeId)).flatMap(({movements}) => movements));
      eventsRead.set(tradeId, events.length);
    }
    return moved;
  };
}
