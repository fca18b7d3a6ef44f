import {spawn} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import {basePath} from '@symblepay/openapi/operations';
import {createSandbox, defaultOrigin, itemsForSale, seeded} from '../../sandbox/src/index';
import {Client, describeTrade} from '../../sandbox/src/conformance/conformance';
import {readResidentMegabytes, readServerCpu} from './process-figures';
import type {Request} from './traffic';
import {sendTraffic} from './traffic';

const connections = 16;
const port = 4519;
/** Trades that calls go to; half of them are ended before they are replaced. */
const openTrades = 100;
const label = {price: 45, shipmentProviderId: 'Dao', expectedMaxWeightInGrams: 100} as const;
const urls = {successUrl: 'https://shop.example/a', cancelUrl: 'https://shop.example/b'};
const newTrade = {
  ...describeTrade(itemsForSale.headphones),
  ...urls,
  referenceId: 'auto-pay auto-deliver',
};
const newTradeText = JSON.stringify(newTrade);
const statusLinkText = JSON.stringify({returnUrl: urls.successUrl});
const calls = Number(process.env.BENCH_CALLS ?? 200_000);

/**
 * How fast the sandbox is: mixed traffic over HTTP, memory over many calls, whole trades in process.
 * Not a test: run it on a quiet machine.
 */
export async function measureSandbox(): Promise<string> {
  return [...(await measureInProcess()), ...(await measureOverHttp())]
    .map((line) => `- ${line}`)
    .join('\n');
}

async function measureInProcess(): Promise<string[]> {
  const {fetch, control} = await createSandbox();
  const client = new Client({origin: defaultOrigin, send: fetch});
  // Not `client.call`: its check of each response against the contract would be measured, too.
  const send: typeof client.call = async (id, options) => {
    const response = await client.raw(id, options ?? {});
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as never;
  };
  const trades = 4_000;
  const cpu = process.cpuUsage();
  const begun = performance.now();
  for (let number = 0; number < trades; number++) {
    const {tradeId} = await send('initiateTrade', {body: newTrade});
    const path = {marketplaceUserId: seeded.payer, tradeId};
    const {externalId} = await send('buyShipment', {path, body: label});
    const payment = {marketplaceUserId: seeded.payer, paymentId: externalId};
    await send('createPaymentLink', {path: payment, body: urls});
    await send('acceptItemCondition', {path});
  }
  const seconds = (performance.now() - begun) / 1000;
  return [
    `in process: ${(trades / seconds).toFixed(0)} whole trades/s (4 calls each: buy, label, deliver, accept), ${control.listTrades().length} trades kept, ${(sumCpu(process.cpuUsage(cpu)) / trades).toFixed(2)} ms of CPU each`,
  ];
}

async function measureOverHttp(): Promise<string[]> {
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', 'sandbox/src/node/main.ts', '--port', String(port)],
    {cwd: fileURLToPath(new URL('../..', import.meta.url)), stdio: ['ignore', 'pipe', 'inherit']},
  );
  await new Promise<void>((resolve) => {
    server.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('"ready":true')) resolve();
    });
  });
  const pid = server.pid ?? 0;
  const trades: string[] = [];
  const memory: number[] = [];
  const cpu = readServerCpu(pid);
  const begun = performance.now();
  const {times, errors} = await sendTraffic({
    port,
    key: seeded.key,
    connections,
    count: calls,
    make: (number) => mix(number, trades),
    onResponse: (number, text) => {
      const tradeId = number % 10 === 0 && /"tradeId":"([^"]+)"/.exec(text)?.[1];
      if (tradeId) trades[(number / 10) % openTrades] = tradeId;
      if (number % 20_000 === 0) memory.push(readResidentMegabytes(pid));
    },
  });
  const seconds = (performance.now() - begun) / 1000;
  memory.push(readResidentMegabytes(pid));
  times.sort();
  const at = (part: number) => (times[Math.floor(times.length * part)] ?? 0).toFixed(1);
  const report = [
    `over HTTP: ${calls} calls, ${(calls / seconds).toFixed(0)}/s, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1 - 1 / times.length)} ms, ${errors.length} errors, ${((readServerCpu(pid) - cpu) / calls).toFixed(3)} ms of server CPU each`,
    ...errors.slice(0, 3),
    `resident memory every 20,000 calls (MB): ${memory.join(' ')}`,
  ];
  server.kill('SIGTERM');
  return report;
}

/**
 * Of ten calls one makes a trade and one ends an older one, the others read trades, lists and users
 * and make links.
 */
function mix(number: number, trades: readonly string[]): Request {
  const tradeId = trades[number % Math.max(1, trades.length)];
  const ripe = trades[(Math.floor(number / 10) + openTrades / 2) % openTrades];
  if (number % 10 === 5 && ripe !== undefined) {
    return {method: 'POST', path: `${basePath}/users/${seeded.payee}/trades/${ripe}/abandon`};
  }
  if (number % 10 === 0 || tradeId === undefined) {
    return {method: 'POST', path: `${basePath}/trades/initiate`, body: newTradeText};
  }
  const trade = `${basePath}/users/${seeded.payer}/trades/${tradeId}`;
  if (number % 10 < 6) return {method: 'GET', path: trade};
  if (number % 10 < 8) return {method: 'GET', path: `${basePath}/users/${seeded.payee}`};
  if (number % 10 === 8) return {method: 'POST', path: `${trade}/status`, body: statusLinkText};
  return {method: 'GET', path: `${basePath}/users/${seeded.payer}/trades`};
}

function sumCpu({user, system}: NodeJS.CpuUsage): number {
  return (user + system) / 1000;
}
