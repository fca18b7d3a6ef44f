import type {TradeState} from '@symblepay/openapi/control/types';
import {basePath, operations} from '@symblepay/openapi/operations';
import type {Engine} from './engine';
import {withSandbox} from './session';
import type {Step} from './step';

/** Begins a trade of the reader's own and brings it to a state: one press, and one undo. */
export function startFrom(state: TradeState): Promise<void> {
  return withSandbox(async (engine) => {
    const {headers, body, actions} = engine.planWayTo(state);
    const created = await take(engine, basePath + operations.initiateTrade.path, body, {
      authorization: `Bearer ${engine.key}`,
      ...headers,
    });
    const {tradeId} = JSON.parse(created) as {readonly tradeId: string};
    for (const action of actions) await take(engine, `/_sandbox/trades/${tradeId}/act`, action);
  });
}

async function take(
  engine: Engine,
  path: string,
  body: object,
  headers: Step['headers'] = {},
): Promise<string> {
  const response = await engine.send({
    method: 'POST',
    path,
    headers: {'content-type': 'application/json', ...headers},
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (response.status >= 400) throw new Error(`The sandbox rejected a step: ${text}`);
  return text;
}
