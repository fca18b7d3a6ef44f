import type {Check, Result} from '../check';
import type {Attacked} from './attack-server';
import {attackServer} from './attack-server';
import {families} from './families';
import {startNginx, startNpmStart, startSandboxFile} from './servers';
import {listFiles} from './site-files';

const folder = 'site/build';
const ofEachFamily = 120;

export const hostileCheck: Check = {
  title: 'Hostile requests',
  about:
    'nginx with the shipped configuration, `npm start` and the downloaded sandbox file are sent requests over raw sockets that no client would write. Each must give a right status or close the connection, repeat nothing that a browser could run, send no other file and lead to no other host; afterwards it must serve as before. 0 is a body without a head, as nginx responds to HTTP/0.9.',
  run: checkServers,
};

const servers = {
  nginx: startNginx,
  'npm start': startNpmStart,
  'sandbox file': startSandboxFile,
};

async function checkServers(): Promise<Result> {
  const files = listFiles(folder);
  const attacks = new Map<string, readonly Attacked[]>();
  const findings: string[] = [];
  for (const [name, start] of Object.entries(servers)) {
    const server = await start(folder, files);
    const attacked = await attackServer(server, ofEachFamily);
    attacks.set(name, attacked);
    const said = await server.stop();
    findings.push(
      ...[...attacked.flatMap((each) => each.findings), ...said].map((each) => `${name}, ${each}`),
    );
  }
  const all = [...attacks.values()].flat();
  const times = all.reduce((sum, each) => sum + each.times, 0);
  const failed = all.reduce((sum, each) => sum + each.findings.length, 0);
  return {
    tried: 'requests',
    times,
    passed: Math.max(0, times - failed),
    findings,
    figures: tabulate(attacks),
  };
}

/** What each server did with each family. */
function tabulate(attacks: ReadonlyMap<string, readonly Attacked[]>): string {
  const names = [...attacks.keys()];
  const totals = names.map((name) => {
    const times = (attacks.get(name) ?? []).reduce((sum, each) => sum + each.times, 0);
    return `${name} (${times.toLocaleString('en')} requests)`;
  });
  const rows = families.map(({name: family}) => [
    family,
    ...names.map((name) => describe(attacks.get(name)?.find((each) => each.family === family))),
  ]);
  return [['Family', ...totals], ['-', ...names.map(() => '-')], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function describe(attacked: Attacked | undefined): string {
  const counts = [...(attacked?.outcomes ?? [])].sort();
  return counts.map(([outcome, times]) => `${outcome}: ${times}`).join(', ');
}
