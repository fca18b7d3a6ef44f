import {fingerprint, readApiKey} from './lib/api-key.ts';
import {workThrough} from './inbox.ts';
import {openMarketplace} from './marketplace.ts';
import {readDue} from './orders.ts';
import {createMarketplaceServer} from './server.ts';
import {isSignedBySandbox} from './lib/signature.ts';

const {
  PORT = '3001',
  DATABASE = 'marketplace.jsonl',
  SYMBLEPAY_SERVER = 'http://127.0.0.1:4010/v1/marketplace',
  SANDBOX_SECRET = '',
} = process.env;
if (SANDBOX_SECRET === '') {
  throw new Error('SANDBOX_SECRET is not set. Adding an endpoint to the sandbox returns it.');
}

const apiKey = readApiKey();
const marketplace = openMarketplace(
  DATABASE,
  {server: SYMBLEPAY_SERVER, apiKey},
  {
    origin: `http://127.0.0.1:${PORT}`,
    fees: {payerFee: 2.5, payerFixedFee: 5, payeeFee: 1, payeeFixedFee: 10},
    now: Date.now,
    onRead: ({id, trade}) => console.log(`Order ${id}: ${trade?.payer.status.title ?? ''}`),
  },
);

createMarketplaceServer(marketplace, (headers, body) =>
  isSignedBySandbox(SANDBOX_SECRET, headers, body),
).listen(Number(PORT), '127.0.0.1', () =>
  console.log(`Listening on port ${PORT}, with the key ${fingerprint(apiKey)}`),
);

// Retries, and then changes whose webhook never arrived.
setInterval(() => void workThrough(marketplace).catch(console.error), 5_000);
setInterval(() => void readDue(marketplace).catch(console.error), 60_000);
