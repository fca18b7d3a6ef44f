import {basePath} from '@symblepay/openapi/operations';
import type {Trade, TradeCreation} from '@symblepay/openapi/types';
import type {TradeSummary} from '@symblepay/openapi/control/types';
import {createSandbox} from '@symblepay/sandbox';
import {loadScenarios} from '../../recording/load-scenarios';
import {recordScenario} from '../../recording/record-scenario';
import {origin, sandboxSettings} from '../../recording/sandbox-settings';

/** A trade as a response showed it, with what only the sandbox knows about it. */
export type Observation = {
  readonly scenario: string;
  readonly trade: Trade;
  readonly creation: TradeCreation;
  readonly state: TradeSummary['state'];
};

/** Plays every scenario and notes each trade that comes back, with its state at that moment. */
export async function observeTrades(): Promise<readonly Observation[]> {
  const observations: Observation[] = [];
  for (const [scenario, played] of await loadScenarios()) {
    const sandbox = await createSandbox({...sandboxSettings(scenario), origin});
    const creations = new Map<string, TradeCreation>();
    await recordScenario(played, {
      origin,
      async send(request) {
        const sent = request.clone();
        const response = await sandbox.fetch(request);
        if (!request.url.includes(`${basePath}/`) || !response.ok) return response;
        const body: unknown = await response.clone().json();
        if (request.url.endsWith('/trades/initiate')) {
          const {tradeId} = body as {readonly tradeId: string};
          creations.set(tradeId, (await sent.json()) as TradeCreation);
        }
        const states = new Map(
          sandbox.control.listTrades().map(({tradeId, state}) => [tradeId, state]),
        );
        for (const trade of tradesIn(body)) {
          const state = states.get(trade.tradeId);
          const creation = creations.get(trade.tradeId);
          if (state && creation) observations.push({scenario, trade, creation, state});
        }
        return response;
      },
    });
    await sandbox.close();
  }
  return observations;
}

function tradesIn(body: unknown): readonly Trade[] {
  const {trades, phases} = body as {
    readonly trades?: readonly Trade[];
    readonly phases?: unknown;
  };
  return trades ?? (phases === undefined ? [] : [body as Trade]);
}
