import {parseArgs} from 'node:util';
import {
  basePath as controlPath,
  operations as controlOperations,
} from '@symblepay/openapi/control/operations';
import {basePath} from '@symblepay/openapi/operations';
import {toCurl} from '@symblepay/reference/curl';
import {seeded} from '../control/seed';
import {defaultAddress} from '../defaults';
import {readOrigin} from './server-address';
import {explainStartFailure, Mistake} from './start-failure';
import type {ServerOptions} from './server';
import {startServer} from './server';

const help = `Symblepay sandbox: the documented API, simulated.

  npm run sandbox -- [options]

  --port ${defaultAddress.port}      the port to listen on
  --host ${defaultAddress.host} the address to listen on
  --origin URL     where the sandbox is called, for links; its host is served
  --data DIR       keep the state in this directory
  --accept-loss    go on with what is left when that directory is damaged
  --seed TEXT      ids are made from it; the same seed and calls give the same responses
  --clock still    time stands still until it is moved (default), or: running
  --empty          start without the example organisation, users and trades
  --help           this text
`;

const commandLineOptions = {
  port: {type: 'string', default: String(defaultAddress.port)},
  host: {type: 'string', default: defaultAddress.host},
  origin: {type: 'string'},
  data: {type: 'string'},
  'accept-loss': {type: 'boolean', default: false},
  seed: {type: 'string'},
  clock: {type: 'string', default: 'still'},
  empty: {type: 'boolean', default: false},
  help: {type: 'boolean', default: false},
} as const;

const stopSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

try {
  await run();
} catch (error) {
  process.stderr.write(`${explainStartFailure(error)}\n`);
  // Whatever was opened before the failure would keep the process alive.
  process.exit(1);
}

async function run(): Promise<void> {
  const {values} = parseArgs({options: commandLineOptions});
  const port = Number(values.port);
  if (values.help) {
    process.stdout.write(help);
  } else if (values.clock !== 'still' && values.clock !== 'running') {
    throw new Mistake('--clock is still or running.');
  } else if (!(/^\d+$/.test(values.port) && port <= 65_535)) {
    throw new Mistake('--port is a number up to 65535.');
  } else {
    await serve({
      host: values.host,
      port,
      fill: !values.empty,
      acceptLoss: values['accept-loss'],
      ...(values.origin !== undefined && {origin: readOrigin(values.origin)}),
      ...(values.data !== undefined && {data: values.data}),
      ...(values.seed !== undefined && {seed: values.seed}),
      ...(values.clock === 'running' && {clock: Date.now}),
    });
  }
}

/** A first call or, without a key, the control call that creates one. */
function firstCommand(origin: string, key: string | undefined): string {
  return key === undefined
    ? toCurl({
        method: 'POST',
        url: `${origin}${controlPath}${controlOperations.addOrganisation.path}`,
        headers: [{name: 'Content-Type', value: 'application/json'}],
        body: {mediaType: 'application/json', value: {name: 'Shop'}},
      })
    : toCurl({
        method: 'GET',
        url: `${origin}${basePath}/users/${seeded.payee}`,
        headers: [{name: 'Authorization', value: `Bearer ${key}`}],
      });
}

async function serve(options: ServerOptions): Promise<void> {
  const server = await startServer(options);
  const keys = server.sandbox.control.listOrganisations().map((each) => each.key);
  const key = keys.includes(seeded.key) ? seeded.key : keys[0];
  process.stdout.write(`Symblepay sandbox, a model of the documented API.

  Address   ${server.origin}${basePath}
  API key   ${key ?? 'none yet'}
  Control   ${server.origin}${controlPath}/

Try it:

  ${firstCommand(server.origin, key).replaceAll('\n', '\n  ')}

`);
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  // Once each: anyone who sends the same signal again does not want to wait.
  for (const signal of stopSignals) process.once(signal, stop);
}
