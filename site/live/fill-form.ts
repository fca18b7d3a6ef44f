import type {SuggestedValues} from '@symblepay/openapi/control/types';
import {operations} from '@symblepay/openapi/operations';
import type {OperationId} from '@symblepay/openapi/validators';
import type {Prefill} from '@symblepay/reference/plugin/page';
import type {Sandbox} from '@symblepay/sandbox/browser';
import {openSandbox, readSession} from './session';

type Control = Sandbox['control'];

/** Values for the form of a call: what is asked for, else about the reader's own trade. */
export async function fillForm(
  operationId: OperationId,
  asked: Readonly<Record<string, string>> = {},
): Promise<Prefill> {
  const {sandbox, key} = await openSandbox();
  const own = needsTrade(operationId) ? readSession().notebook?.shown.trade?.id : undefined;
  const tradeId = asked.tradeId ?? own;
  const values =
    tradeId === undefined
      ? sandbox.control.suggestValues({operationId})
      : suggestFor(sandbox.control, operationId, tradeId);
  return toPrefill(key, {...values, path: {...values.path, ...asked}});
}

export type Subject = {
  readonly text: string;
  readonly other?: {readonly label: string; readonly values: Prefill};
};

/** Whose trade a filled form is about, and which other one it could be about. */
export async function describeSubject(
  operationId: OperationId,
  filled: string,
): Promise<Subject | undefined> {
  if (!needsTrade(operationId)) return undefined;
  const {sandbox, key} = await openSandbox();
  const {trade} = readSession().notebook?.shown ?? {};
  const ready = sandbox.control.suggestValues({operationId});
  const example = (label: string) =>
    ready.missing === undefined && {other: {label, values: toPrefill(key, ready)}};
  if (!trade) {
    return findIds(ready) === filled
      ? {text: 'An example trade: you have none of your own yet.'}
      : {text: 'Not a trade of yours.', ...example('Use an example trade')};
  }
  const {title, state, isExample = false} = trade;
  const own = suggestFor(sandbox.control, operationId, trade.id);
  const isOwn = findIds(own) === filled;
  if (!isOwn && findIds(own) !== noIds) {
    return {
      text: 'Not your own trade.',
      other: {label: `Use yours: ${title}`, values: toPrefill(key, own)},
    };
  }
  const text = `${isExample ? 'An example trade' : 'Your trade'}: ${title}, ${state}.`;
  if (isOwn && own.missing === undefined) return {text};
  if (findIds(ready) === filled) return {text: `An example trade. ${text}`};
  return {
    text: `${text} It does not allow this call now.`,
    ...example('Use an example trade that does'),
  };
}

/** What says which trade a request is about: its id, a payment's, or the key of its checkout. */
export function findIds({path, body}: Pick<SuggestedValues, 'path' | 'body'>): string {
  const {state} = (body ?? {}) as {readonly state?: unknown};
  return JSON.stringify([path.tradeId, path.paymentId, state]);
}

const noIds = findIds({path: {}});

/** Every call with a trade or a payment in its path, or in the key that cancels a checkout. */
function needsTrade(operationId: OperationId): boolean {
  return (
    /\{(tradeId|paymentId)\}/.test(operations[operationId].path) || operationId === 'cancelTrade'
  );
}

/** About this trade even where it is not ready: the response then says why. */
function suggestFor(control: Control, operationId: OperationId, tradeId: string): SuggestedValues {
  const values = control.suggestValues({operationId, tradeId});
  const isAboutTrade = operations[operationId].path.includes('{tradeId}');
  if (values.missing === undefined || !isAboutTrade) return values;
  const {payer} = control.readTrade({tradeId});
  return {...values, path: {marketplaceUserId: payer, payerMarketplaceUserId: payer, tradeId}};
}

function toPrefill(apiKey: string, {path, query, body}: SuggestedValues): Prefill {
  return {
    credentials: {apiKey},
    parameters: {path, query},
    ...(body === undefined ? {} : {body: body as never}),
  };
}
