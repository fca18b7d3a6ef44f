import {createSandbox, SEED, type Sandbox} from '@symblepay/sandbox';
import {DEFAULT_ORIGIN as origin} from '@symblepay/sandbox/facts';

/** The bodies that a sandbox sends while a user connects, gets a payout account and is paid. */
export async function collectNotifications(): Promise<ReadonlyMap<string, unknown>> {
  const sandbox = await createSandbox({origin, seed: 'webhook-quotes'});
  const known = sandbox.control.listNotifications().length;
  const returnTo = 'https://www.gulerod.example/back';
  const urls = {successUrl: returnTo, cancelUrl: returnTo};
  const user = 'auto-seller-1001';
  await post(sandbox, '/users/connect', {...urls, marketplaceUserId: user});
  await post(sandbox, `/users/${user}/bankaccount/initiate`, {returnUrl: returnTo});
  await post(sandbox, '/trades/initiate', {
    ...urls,
    title: 'Film camera',
    description: 'A 35 mm camera from 1978, tested with one roll of film.',
    amount: 1850,
    payerFee: 0,
    payerFixedFee: 0,
    payeeFee: 0,
    payeeFixedFee: 0,
    payerMarketplaceUserId: SEED.payer,
    payeeMarketplaceUserId: user,
    referenceId: 'ad-7781204-auto-pay',
  });
  const sent = sandbox.control.listNotifications().slice(known);
  await sandbox.close();
  // Of several with one name the last stays: the trade that is paid, not the one just made.
  return new Map(sent.map(({body}) => [body.eventName, body]));
}

async function post({fetch}: Sandbox, path: string, body: unknown): Promise<void> {
  const response = await fetch(
    new Request(`${origin}/v1/marketplace${path}`, {
      method: 'POST',
      headers: {Authorization: `Bearer ${SEED.key}`, 'Content-Type': 'application/json'},
      body: JSON.stringify(body),
    }),
  );
  if (response.status !== 200) {
    throw new Error(`${path} was answered with ${response.status}: ${await response.text()}`);
  }
}
