import {spawn} from 'node:child_process';
import {Agent, request} from 'node:http';
import {createSandbox, SEED} from '../../sandbox/src/index';

/**
 * How fast the sandbox is: mixed traffic over HTTP, memory over many calls, whole trades in process.
 * Not a test: run it on a quiet machine.
 */
const CONNECTIONS = 16;
const PORT = 4519;
const LABEL = {price: 45, shipmentProviderId: 'Dao', expectedMaxWeightInGrams: 100};
const URLS = {successUrl: 'https://shop.example/a', cancelUrl: 'https://shop.example/b'};
const calls = Number(process.argv[2] ?? 200_000);

await measureInProcess();
if (calls > 0) await measureOverHttp();

async function measureInProcess(): Promise<void> {
  const {fetch, control} = await createSandbox();
  const send = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(
      new Request(`http://127.0.0.1:4010${path}`, {
        method,
        headers: {authorization: `Bearer ${SEED.key}`, 'content-type': 'application/json'},
        ...(body !== undefined && {body: JSON.stringify(body)}),
      }),
    );
    if (!response.ok) throw new Error(await response.text());
    return response.json();
  };
  const trades = 1_000;
  const cpu = process.cpuUsage();
  const begun = performance.now();
  for (let number = 0; number < trades; number++) {
    const {tradeId} = (await send('POST', '/v1/marketplace/trades/initiate', newTrade())) as {
      tradeId: string;
    };
    const path = `/v1/marketplace/users/${SEED.payer}/trades/${tradeId}`;
    const {externalId} = (await send('POST', `${path}/buy-shipment`, LABEL)) as {
      externalId: string;
    };
    await send('POST', `/v1/marketplace/users/${SEED.payer}/payments/${externalId}/link`, URLS);
    await send('POST', `${path}/item-condition-accepted`);
  }
  const seconds = (performance.now() - begun) / 1000;
  console.log(
    `in process: ${(trades / seconds).toFixed(0)} whole trades/s (4 calls each: buy, label, deliver, accept), ${control.listTrades().length} trades kept, ${(sumCpu(process.cpuUsage(cpu)) / trades).toFixed(2)} ms of CPU each`,
  );
}

async function measureOverHttp(): Promise<void> {
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', 'sandbox/src/node/main.ts', '--port', String(PORT)],
    {stdio: ['ignore', 'pipe', 'inherit']},
  );
  await new Promise<void>((resolve) => {
    server.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('curl')) resolve();
    });
  });
  const agent = new Agent({keepAlive: true, maxSockets: CONNECTIONS});
  const times: number[] = [];
  const memory: number[] = [];
  let errors = 0;
  let sent = 0;
  const trades: string[] = [];

  const worker = async (): Promise<void> => {
    while (sent < calls) {
      const number = sent++;
      const begun = performance.now();
      const {status, text} = await exchange(agent, ...mix(number, trades));
      times.push(performance.now() - begun);
      if (status !== 200) errors++;
      if (number % 10 === 0 && status === 200) {
        trades[(number / 10) % 100] = (JSON.parse(text) as {tradeId: string}).tradeId;
      }
      if (number % 20_000 === 0) memory.push(await residentMegabytes(server.pid ?? 0));
    }
  };
  const cpu = await serverCpu(server.pid ?? 0);
  const begun = performance.now();
  await Promise.all(Array.from({length: CONNECTIONS}, worker));
  const seconds = (performance.now() - begun) / 1000;
  times.sort((one, other) => one - other);
  const at = (part: number) => (times[Math.floor(times.length * part)] ?? 0).toFixed(1);
  console.log(
    `over HTTP: ${calls} calls, ${(calls / seconds).toFixed(0)}/s, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, ${errors} errors, ${(((await serverCpu(server.pid ?? 0)) - cpu) / calls).toFixed(3)} ms of server CPU each`,
  );
  console.log(`resident memory every 20,000 calls (MB): ${memory.join(' ')}`);
  agent.destroy();
  server.kill('SIGTERM');
}

/** Of ten calls one makes a trade, the others read trades, lists and users and make links. */
function mix(number: number, trades: readonly string[]): [string, string, unknown?] {
  const base = '/v1/marketplace';
  const tradeId = trades[number % Math.max(1, trades.length)];
  if (number % 10 === 0 || tradeId === undefined)
    return ['POST', `${base}/trades/initiate`, newTrade()];
  const trade = `${base}/users/${SEED.payer}/trades/${tradeId}`;
  if (number % 10 < 6) return ['GET', trade];
  if (number % 10 < 8) return ['GET', `${base}/users/${SEED.payee}`];
  if (number % 10 === 8) return ['POST', `${trade}/status`, {returnUrl: URLS.successUrl}];
  return ['GET', `${base}/users/${SEED.payer}/trades?pageSize=5`];
}

function exchange(
  agent: Agent,
  method: string,
  path: string,
  body?: unknown,
): Promise<{status: number; text: string}> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        agent,
        port: PORT,
        host: '127.0.0.1',
        method,
        path,
        headers: {authorization: `Bearer ${SEED.key}`, 'content-type': 'application/json'},
      },
      (incoming) => {
        let text = '';
        incoming.on('data', (chunk: Buffer) => (text += chunk.toString()));
        incoming.on('end', () => resolve({status: incoming.statusCode ?? 0, text}));
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

function sumCpu({user, system}: NodeJS.CpuUsage): number {
  return (user + system) / 1000;
}

/** In milliseconds; the kernel counts in hundredths of a second. Says more than time on a busy machine. */
async function serverCpu(pid: number): Promise<number> {
  const {readFile} = await import('node:fs/promises');
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')).split(' ');
  return (Number(fields[13] ?? 0) + Number(fields[14] ?? 0)) * 10;
}

async function residentMegabytes(pid: number): Promise<number> {
  const {readFile} = await import('node:fs/promises');
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

function newTrade() {
  return {
    title: 'Cargo bike',
    description: 'Used for two summers.',
    amount: 1000,
    payerFee: 2.5,
    payerFixedFee: 5,
    payeeFee: 1,
    payeeFixedFee: 0,
    payerMarketplaceUserId: SEED.payer,
    payeeMarketplaceUserId: SEED.payee,
    referenceId: 'auto-pay auto-deliver',
    successUrl: URLS.successUrl,
    cancelUrl: URLS.cancelUrl,
    shipping: {
      expectedMaxWeight: 5000,
      paidBy: 'Payer',
      shippingOptions: [{method: 'Dao', deliveryPrice: 45, returnPrice: 39}],
    },
  };
}
