import {defaultOrigin} from '../defaults';
import {basePath as controlPath} from '@symblepay/openapi/control/operations';
import {nameControlCall} from '../control-call';
import {expect, test} from 'vitest';
import {operationIds} from '@symblepay/openapi/operations';
import type {Sandbox} from '../sandbox';
import {createSandbox} from '../sandbox';
import {Client} from '../conformance/client';
import {storm} from '../load/storm';
import {describeTrade, seeded} from './seed';

const comb = {title: 'Comb', description: 'Made of horn.', amount: 5};

function clientOf({fetch}: Sandbox): Client {
  return new Client({origin: defaultOrigin, send: fetch});
}

/** What happens to a sandbox before it is asked for values. */
const pasts: Readonly<Record<string, (sandbox: Sandbox) => Promise<unknown>>> = {
  'nothing has happened': () => Promise.resolve(),
  'all trades have ended': ({control}) => control.advanceClock({days: 60}),
  'a storm has passed': (sandbox) => storm(sandbox, 300, 5),
  'no company is allowed': ({control}) => control.changeSettings({allowedCompanies: []}),
  'another company is allowed': ({control}) =>
    control.changeSettings({allowedCompanies: ['11111113']}),
  'payers create trades': async (sandbox) => {
    await sandbox.control.changeSettings({createdBy: 'payer'});
    await clientOf(sandbox).call('initiateTrade', {body: describeTrade(comb)});
  },
  'the business user is gone': (sandbox) =>
    clientOf(sandbox).call('deleteBusinessUser', {
      path: {businessId: seeded.businessId, businessLocationId: seeded.businessLocationId},
    }),
  'there are no users': ({control}) =>
    control.restore({...control.snapshot(), users: [], businessUsers: [], events: []}),
};

test.each(Object.entries(pasts))(
  'When %s, a call succeeds with the values or the sandbox says what is missing',
  async (_, happen) => {
    const sandbox = await createSandbox();
    await happen(sandbox);
    const before = sandbox.control.snapshot();
    for (const id of operationIds) {
      const {path, query, body, missing} = sandbox.control.suggestValues({operationId: id});
      if (missing === undefined) {
        await clientOf(sandbox).call(id, {path, query, body: body as never});
      } else {
        expect({path, query, body}).toEqual({path: {}, query: {}});
        expect(missing).toContain(`POST ${controlPath}/`);
      }
      await sandbox.control.restore(before);
    }
  },
);

test.each([
  ['acceptInvitation', nameControlCall('simulate')],
  ['reimbursePayer', nameControlCall('reset')],
  ['createPaymentLink', 'payToEscrow'],
] as const)('When all trades have ended, %s is told of %s', async (id, remedy) => {
  const {control} = await createSandbox();
  await control.advanceClock({days: 60});
  expect(control.suggestValues({operationId: id}).missing).toContain(remedy);
});

test('Of a trade of 5 kroner, less than 5 are reimbursed', async () => {
  const sandbox = await createSandbox();
  const {tradeId} = await clientOf(sandbox).call('initiateTrade', {
    body: {...describeTrade(comb), referenceId: 'auto-pay'},
  });
  expect(sandbox.control.suggestValues({operationId: 'reimbursePayer'})).toEqual({
    path: {payerMarketplaceUserId: seeded.payer, tradeId},
    query: {},
    body: {amount: 0.5},
  });
});
