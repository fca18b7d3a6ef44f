import {readApiKey} from '../code/api-key';
import {Inbox} from './inbox';
import {createReadBack} from './read-back';
import {createReceiver} from './receiver';
import {isSignedBySandbox} from './signature';
import {Worker} from './worker';

const {PORT = '3001', SANDBOX_SECRET = '', SYMBLEPAY_SERVER} = process.env;

const inbox = new Inbox();
const readBack = createReadBack({
  server: SYMBLEPAY_SERVER ?? 'http://127.0.0.1:4010/v1/marketplace',
  apiKey: readApiKey(),
  // The payer of the sandbox's examples. Look yours up where you keep your trades.
  findPayer: () => Promise.resolve('user-48213'),
  saveTrade: (tradeId, trade) => {
    const {payer} = trade as {payer: {status: {title: string}}};
    console.log(`${tradeId}: ${payer.status.title}`);
    return Promise.resolve();
  },
  saveUser: (marketplaceUserId) => {
    console.log(`${marketplaceUserId}: connected`);
    return Promise.resolve();
  },
});
const worker = new Worker(inbox, readBack);

createReceiver({
  inbox,
  isGenuine: (headers, body) => isSignedBySandbox(SANDBOX_SECRET, headers, body),
  onKept: () => void worker.run(),
}).listen(Number(PORT), '127.0.0.1', () => console.log(`Listening on port ${PORT}`));
