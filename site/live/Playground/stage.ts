import type {Balances} from '@symblepay/openapi/control/types';
import {basePath} from '@symblepay/openapi/operations';
import type {Trade, TradeCreation} from '@symblepay/openapi/types';
import type {Engine} from '../engine';
import {openSandbox} from '../session';
import type {Step} from '../step';
import type {Played} from './played';
import {findScene} from './played';
import type {Row} from './stream';
import {listRows} from './stream';

/** The reader's trade, as the API tells it, and where its money is. */
export type Stage = {
  readonly trade: Trade;
  readonly balances: Balances;
  /** How the trade was begun. */
  readonly terms: TradeCreation;
  readonly rows: readonly Row[];
  /** How many steps the sandbox had taken. */
  readonly moment: number;
  /** The scene that was played last, if a story is played. */
  readonly played: Played | undefined;
  /** The scene of a story that this trade has left. */
  readonly left: Played | undefined;
};

/** Undefined while the reader has no trade of their own. */
export async function readStage(): Promise<Stage | undefined> {
  const engine = await openSandbox();
  const tradeId = engine.trade;
  const first = tradeId === undefined ? -1 : findBeginning(engine, tradeId);
  const {body} = engine.steps[first] ?? {};
  if (tradeId === undefined || body === undefined) return undefined;
  const {payer, balances} = engine.sandbox.control.readTrade({tradeId});
  const read: Step = {
    method: 'GET',
    path: `${basePath}/users/${payer}/trades/${tradeId}`,
    headers: {authorization: `Bearer ${engine.key}`},
  };
  const text = await (await engine.send(read)).text();
  return {
    trade: JSON.parse(text) as Trade,
    balances,
    terms: JSON.parse(body) as TradeCreation,
    rows: listRows(engine, {first, tradeId, read, text}),
    moment: engine.steps.length,
    played: findScene(engine.steps.at(-1)?.of),
    left: findScene(engine.steps.slice(first).findLast(({of}) => findScene(of))?.of),
  };
}

/** The step that initiated the trade. */
function findBeginning({responses, steps}: Engine, tradeId: string): number {
  return responses.findIndex(
    (response, index) =>
      response.includes(tradeId) && steps[index]?.path === `${basePath}/trades/initiate`,
  );
}
