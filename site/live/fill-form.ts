import type {SuggestedValues} from '@symblepay/openapi/control/types';
import {operations} from '@symblepay/openapi/operations';
import type {OperationId} from '@symblepay/openapi/validators';
import type {Prefill} from '@symblepay/reference/plugin/page';
import {openSandbox, readSession} from './session';

/** Values for the form of a call: about the reader's own trade, if there is one. */
export async function fillForm(operationId: OperationId): Promise<Prefill> {
  const {sandbox, key} = await openSandbox();
  const {trade} = readSession().notebook?.shown ?? {};
  const isAboutTrade = operations[operationId].path.includes('{tradeId}');
  if (!trade || !needsTrade(operationId)) {
    return toPrefill(key, sandbox.control.suggestValues({operationId}));
  }
  const own = sandbox.control.suggestValues({operationId, tradeId: trade.id});
  if (own.missing === undefined) return toPrefill(key, own);
  // The reader's own trade all the same: the response says why it is not ready.
  const {payer} = sandbox.control.readTrade({tradeId: trade.id});
  const path = {marketplaceUserId: payer, payerMarketplaceUserId: payer, tradeId: trade.id};
  return toPrefill(key, {path: isAboutTrade ? path : {}, query: {}});
}

/** Whose trade the form is about, and where it is not ready, another one that is. */
export async function nameSubject(operationId: OperationId) {
  const {sandbox, key} = await openSandbox();
  const {trade} = readSession().notebook?.shown ?? {};
  if (!trade || !needsTrade(operationId)) return undefined;
  const own = sandbox.control.suggestValues({operationId, tradeId: trade.id});
  if (own.missing === undefined) return {text: `Your trade: ${trade.title}, ${trade.state}.`};
  const ready = sandbox.control.suggestValues({operationId});
  return {
    text: `Your trade ${trade.title} is not ready for this call: ${trade.state}.`,
    ...(ready.missing === undefined && {
      other: {label: 'Use an example trade that is', values: toPrefill(key, ready)},
    }),
  };
}

/** Every call with a trade or a payment in its path, or in the key that cancels a checkout. */
function needsTrade(operationId: OperationId): boolean {
  return (
    /\{(tradeId|paymentId)\}/.test(operations[operationId].path) || operationId === 'cancelTrade'
  );
}

function toPrefill(apiKey: string, {path, query, body}: SuggestedValues): Prefill {
  return {
    credentials: {apiKey},
    parameters: {path, query},
    ...(body === undefined ? {} : {body: body as never}),
  };
}
