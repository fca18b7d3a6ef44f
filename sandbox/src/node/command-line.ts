import {parseArgs} from 'node:util';
import {
  basePath as controlPath,
  operations as controlOperations,
} from '@symblepay/openapi/control/operations';
import {basePath, version} from '@symblepay/openapi/operations';
import {toCurl} from '@symblepay/reference/curl';
import {seeded} from '../control/seed';
import {defaultAddress} from '../defaults';
import type {Engine} from '../store/store';
import {readOrigin} from './server-address';
import {explainStartFailure, Mistake} from './start-failure';
import type {SandboxServer, ServerOptions} from './server';
import {startServer} from './server';
import {StateFile} from './state-file';
import {readWebhookHost} from './webhook-hosts';

type Program = {
  /** How it is started, for its help. */
  readonly command: string;
  /** Opens the directory of --data, where the program can. */
  readonly openDirectory?: (path: string, acceptLoss: boolean) => Engine;
};

const commandLineOptions = {
  port: {type: 'string', default: String(defaultAddress.port)},
  host: {type: 'string', default: defaultAddress.host},
  origin: {type: 'string'},
  state: {type: 'string'},
  data: {type: 'string'},
  'accept-loss': {type: 'boolean', default: false},
  'webhooks-to': {type: 'string', multiple: true},
  'coverage-at-least': {type: 'string'},
  seed: {type: 'string'},
  clock: {type: 'string', default: 'still'},
  empty: {type: 'boolean', default: false},
  version: {type: 'boolean', default: false},
  help: {type: 'boolean', default: false},
} as const;

const directoryHelp = `  --data DIR       keep the state in this directory, write by write
  --accept-loss    go on with what is left when that directory is damaged
`;

const stopSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** Runs the sandbox as a program: a line of JSON when it is ready, one line when it cannot start. */
export async function runProgram(program: Program): Promise<void> {
  try {
    await run(program);
  } catch (error) {
    process.stderr.write(`${explainStartFailure(error)}\n`);
    // Whatever was opened before the failure would keep the process alive.
    process.exit(1);
  }
}

async function run(program: Program): Promise<void> {
  const {openDirectory} = program;
  const {values} = parseArgs({options: commandLineOptions});
  const {data, 'accept-loss': acceptLoss} = values;
  const port = Number(values.port);
  if (values.help) {
    process.stdout.write(describeUse(program));
  } else if (values.version) {
    process.stdout.write(`${version}\n`);
  } else if (values.clock !== 'still' && values.clock !== 'running') {
    throw new Mistake('--clock is still or running.');
  } else if (!(/^\d+$/.test(values.port) && port <= 65_535)) {
    throw new Mistake('--port is a number up to 65535.');
  } else if (!/^\d{1,2}$|^100$/.test(values['coverage-at-least'] ?? '0')) {
    throw new Mistake('--coverage-at-least is a whole number of percent.');
  } else if ((data !== undefined || acceptLoss) && !openDirectory) {
    throw new Mistake('--data belongs to the installed package. Keep the state with --state FILE.');
  } else if (data !== undefined && values.state !== undefined) {
    throw new Mistake('--data and --state both keep the state. Choose one.');
  } else {
    await serve(Number(values['coverage-at-least'] ?? 0), {
      host: values.host,
      port,
      fill: !values.empty,
      ...(values.origin !== undefined && {origin: readOrigin(values.origin)}),
      ...(values.state !== undefined && {stateFile: new StateFile(values.state)}),
      ...(openDirectory && data !== undefined && {storage: openDirectory(data, acceptLoss)}),
      ...(values['webhooks-to'] && {webhooksTo: values['webhooks-to'].map(readWebhookHost)}),
      ...(values.seed !== undefined && {seed: values.seed}),
      ...(values.clock === 'running' && {clock: Date.now}),
    });
  }
}

function describeUse({command, openDirectory}: Program): string {
  return `Symblepay sandbox: the documented API, simulated. Contract ${version}.

  ${command} [options]

  --port ${defaultAddress.port}      the port to listen on; 0 takes a free one
  --host ${defaultAddress.host} the address to listen on
  --origin URL     where the sandbox is called, for links; its host is served
  --state FILE     load the state from this file, and save it there at the end
${openDirectory ? directoryHelp : ''}  --coverage-at-least N
                   end with exit code 1 when less than N percent of the API was met
  --webhooks-to H  a host besides this machine that webhooks may go to; may be repeated
  --seed TEXT      ids are made from it; the same seed and calls give the same responses
  --clock still    time stands still until it is moved (default), or: running
  --empty          start without the example users and trades
  --version        the version of the contract
  --help           this text
`;
}

async function serve(leastCoverage: number, options: ServerOptions): Promise<void> {
  const server = await startServer(options);
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    server.close().then(
      async () => process.exit(await findExitCode(server, leastCoverage)),
      (error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
        process.exit(1);
      },
    );
  };
  // Once each: anyone who sends the same signal again does not want to wait.
  for (const signal of stopSignals) process.once(signal, stop);
  // Last: whoever reads that it is ready may stop it at once.
  greet(server);
}

/** So that a build can fail on an integration that has not met enough. */
async function findExitCode({sandbox}: SandboxServer, leastCoverage: number): Promise<number> {
  if (leastCoverage === 0) return 0;
  const {percent, met, total} = await sandbox.control.readCoverage();
  process.stderr.write(`Integration coverage: ${percent} % (${met} of ${total}).\n`);
  return percent < leastCoverage ? 1 : 0;
}

/** One line for programs on the standard output; for people at a terminal, more beside it. */
function greet({origin, port, sandbox}: SandboxServer): void {
  const keys = sandbox.control.listOrganisations().map((each) => each.key);
  const key = keys.includes(seeded.key) ? seeded.key : keys[0];
  const isEmpty = sandbox.control.listTrades().length === 0;
  const address = origin + basePath;
  const control = origin + controlPath;
  const words = `Symblepay sandbox, a model of the documented API.

  Address   ${address}
  API key   ${key ?? 'none yet'}
  Control   ${control}/

Try it:

  ${firstCommand(origin, key, isEmpty).replaceAll('\n', '\n  ')}

`;
  if (process.stderr.isTTY) process.stderr.write(words);
  const ready = {ready: true, origin, port, address, key, control, version};
  process.stdout.write(`${JSON.stringify(ready)}\n`);
}

/** A first call or, where it would find nothing, the control call that makes something. */
function firstCommand(origin: string, key: string | undefined, isEmpty: boolean): string {
  if (key === undefined) return showControlCall(origin, 'addOrganisation', {name: 'Shop'});
  if (isEmpty) return showControlCall(origin, 'arrangeTrade', {state: 'invited'});
  return toCurl({
    method: 'GET',
    url: `${origin}${basePath}/users/${seeded.payee}`,
    headers: [{name: 'Authorization', value: `Bearer ${key}`}],
  });
}

function showControlCall(
  origin: string,
  id: 'addOrganisation' | 'arrangeTrade',
  value: Readonly<Record<string, string>>,
): string {
  return toCurl({
    method: 'POST',
    url: `${origin}${controlPath}${controlOperations[id].path}`,
    headers: [{name: 'Content-Type', value: 'application/json'}],
    body: {mediaType: 'application/json', value},
  });
}
