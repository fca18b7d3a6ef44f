import {operationIds} from '@symblepay/openapi/operations';
import type {KnownErrorTypeCode} from '@symblepay/openapi/types';
import type {OperationId} from '@symblepay/openapi/validators';
import type {Sandbox} from '@symblepay/sandbox';
import {createSandbox, defaultOrigin} from '@symblepay/sandbox';
import {Client} from '@symblepay/sandbox/conformance';
import {expect, test} from 'vitest';
import {payerOf, sale} from './examples/parts/marketplace';

/** What the errors guide says under "Which requests are safe to repeat". */
const whenRepeated: Readonly<Record<OperationId, 'same' | 'new' | 'twice' | KnownErrorTypeCode>> = {
  getUser: 'same',
  getBusinessUser: 'same',
  getTrade: 'same',
  listTrades: 'same',
  cancelTrade: 'same',
  editBusinessUser: 'same',
  payToEscrow: 'same',
  buyShipment: 'same',
  buyReturnShipment: 'same',
  connectUser: 'new',
  initiateBankAccount: 'new',
  createPaymentLink: 'new',
  createTradeStatusLink: 'new',
  initiateTrade: 'new',
  acceptInvitation: 'invalid-state',
  acceptInvitationAndPay: 'invalid-state',
  rejectInvitation: 'invalid-state',
  acceptItemCondition: 'invalid-state',
  rejectItemCondition: 'invalid-state',
  abandonTrade: 'invalid-state',
  createBusinessUser: 'already-exists',
  deleteBusinessUser: 'not-found',
  reimbursePayer: 'twice',
};

test.each(operationIds.map((id) => [id, whenRepeated[id]] as const))(
  '%s sent twice: %s',
  async (operationId, expected) => {
    const sandbox = await createSandbox();
    const send = prepare(sandbox, operationId);
    const first = await send();
    const second = await send();
    expect(first.status).toBe(200);
    if (expected === 'same' || expected === 'twice') {
      expect(second).toEqual(first);
    } else if (expected === 'new') {
      expect(second.status).toBe(200);
      expect(second.body).not.toEqual(first.body);
    } else {
      expect(second.body).toMatchObject({typeCode: expected});
    }
    await sandbox.close();
  },
);

test('reimbursePayer sent twice takes the amount twice', async () => {
  const sandbox = await createSandbox();
  const {tradeId} = sandbox.control.suggestValues({operationId: 'reimbursePayer'}).path;
  const held = () =>
    sandbox.control.listTrades().find((trade) => trade.tradeId === tradeId)?.balances.escrowedPrice;
  const before = held() ?? 0;
  const send = prepare(sandbox, 'reimbursePayer');
  await send();
  await send();
  expect(held()).toBe(before - 2_000);
  await sandbox.close();
});

test('an item handed over in person is rejected once: then it is the turn of the payee', async () => {
  const sandbox = await createSandbox();
  const client = new Client({origin: defaultOrigin, send: sandbox.fetch});
  const {tradeId, redirectUrl} = await client.call('initiateTrade', {body: sale('cargoBike')});
  await sandbox.control.choose(redirectUrl, 'pay');
  const rejection = {path: payerOf(tradeId), body: {reason: 'The frame is cracked'}};
  await client.call('rejectItemCondition', rejection);
  const refusal = await client.refuse('rejectItemCondition', rejection);
  await sandbox.close();
  expect(refusal.typeCode).toBe('wrong-role');
});

test('to accept and pay what is paid is rejected as already paid', async () => {
  const sandbox = await createSandbox();
  const client = new Client({origin: defaultOrigin, send: sandbox.fetch});
  const {tradeId, redirectUrl} = await client.call('initiateTrade', {body: sale('cargoBike')});
  const path = payerOf(tradeId);
  await client.call('acceptInvitationAndPay', {path});
  await sandbox.control.choose(redirectUrl, 'pay');
  const refusal = await client.refuse('acceptInvitationAndPay', {path});
  await sandbox.close();
  expect(refusal.typeCode).toBe('already-paid');
});

test('a call whose response is lost took effect, and is rejected when it is sent again', async () => {
  const sandbox = await createSandbox();
  const send = prepare(sandbox, 'acceptInvitation');
  await sandbox.control.addFault({kind: 'drop-after', operationId: 'acceptInvitation'});
  await expect(send()).rejects.toThrow('dropped the connection after the call');
  const second = await send();
  expect(second.body).toMatchObject({typeCode: 'invalid-state'});
  await sandbox.close();
});

/** The call with values that succeed now, to be sent as often as wanted. */
function prepare(sandbox: Sandbox, operationId: OperationId) {
  const client = new Client({origin: defaultOrigin, send: sandbox.fetch});
  const values = sandbox.control.suggestValues({operationId});
  return async () => {
    const {status, body} = await client.exchange(operationId, values as never);
    return {status, body};
  };
}
