import {defaultOrigin as origin} from '../defaults';
import type {TradeSummary} from '@symblepay/openapi/control/types';
import {limits} from '@symblepay/openapi/control/limits';
import {operationIds} from '@symblepay/openapi/operations';
import type {OperationId} from '@symblepay/openapi/validators';
import {seeded} from '../control/seed';
import type {Sandbox} from '../sandbox';
import {Client} from '../conformance/client';
import {newTrade} from '../conformance/flow-checks';
import {findBrokenRules} from './broken-rules';
import {seededRandom} from './seeded-random';

/**
 * Sends calls in random order on several trades, users and keys at once. Every response is checked
 * against the contract, and the invariants along the way.
 */
type StormReport = {
  readonly calls: number;
  readonly accepted: number;
  readonly refused: number;
  readonly problems: readonly string[];
};

export async function storm(sandbox: Sandbox, calls: number, seed: number): Promise<StormReport> {
  const random = seededRandom(seed);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error('Nothing to pick from.');
    return item;
  };
  const client = new Client({origin, send: sandbox.fetch});
  const other = client.as(seeded.otherKey);
  const problems: string[] = [];
  let accepted = 0;
  let refused = 0;

  for (let number = 0; number < calls; number++) {
    const looksClosely = number % 25 === 0;
    const before = looksClosely ? JSON.stringify(sandbox.control.snapshot()) : '';
    const status = await act(number);
    if (status === 200) accepted++;
    else refused++;
    if (looksClosely && status !== 200) {
      if (JSON.stringify(sandbox.control.snapshot()) !== before) {
        problems.push(`Call ${number} was refused and changed something.`);
      }
    }
    if (number % 100 === 0) problems.push(...findBrokenRules(sandbox));
  }
  return {calls, accepted, refused, problems: [...problems, ...findBrokenRules(sandbox)]};

  async function act(number: number): Promise<number> {
    const dice = random();
    if (dice < 0.06) {
      const body = {
        ...newTrade(),
        payerMarketplaceUserId: pick([seeded.payer, 'storm-1', 'storm-2']),
        payeeMarketplaceUserId: seeded.payee,
        checkoutUniquenessKey: pick(['a', 'b', `key-${number}`]),
        referenceId: pick(['plain', 'auto-pay', 'auto-pay auto-deliver', 'auto-decline']),
      };
      const headers = {'X-Sandbox-Created-By': pick(['payer', 'payee'])};
      return (await client.exchange('initiateTrade', {body, headers})).status;
    }
    if (dice < 0.1) {
      await sandbox.control.advanceClock({milliseconds: Math.floor(random() * 6 * 3_600_000)});
      return 200;
    }
    if (dice < 0.3) {
      const {tradeId}: TradeSummary = pick(sandbox.control.listTrades());
      const event = pick(limits.SimulatedEvent.enum);
      return sandbox.control.simulate({tradeId, event}).then(
        () => 200,
        () => 400,
      );
    }
    const id: OperationId = pick(operationIds.filter((one) => one !== 'initiateTrade'));
    const {path, query, body} = sandbox.control.suggestValues({operationId: id});
    const stray =
      random() < 0.2 ? {...path, tradeId: pick(sandbox.control.listTrades()).tradeId} : path;
    const options = {path: stray, query, body: body as never};
    // The other organisation creates nothing, so anything it is shown is a leak.
    if (dice > 0.97 && id !== 'connectUser' && id !== 'createBusinessUser') {
      const {status} = await other.exchange(id, options);
      if (status === 200) problems.push(`${id} showed one organisation what belongs to another.`);
      return status;
    }
    return (await client.exchange(id, options)).status;
  }
}
