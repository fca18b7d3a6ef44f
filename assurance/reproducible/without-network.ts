import {execFile} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

type Outcome = {
  readonly status: number;
  readonly output: string;
  /** Packets that it tried to send, to whatever address. */
  readonly packets: number;
};

/** This machine cannot keep a program from the network, for a reason of its own. */
export class NotApart extends Error {}

/**
 * In a network of its own, every address there is leads to its loopback device, which counts. So an
 * attempt counts even if whoever made it expects it to fail. Names are asked for there as well.
 */
const script = `
mount --bind "$1/resolv.conf" /etc/resolv.conf
ip link set lo up
ip route add local default dev lo
ip -6 route add local default dev lo 2>/dev/null || true
touch "$1/is-apart"
count() { awk '$1 == "lo:" {print $11}' /proc/net/dev; }
before=$(count)
folder=$1
shift
status=0
"$@" || status=$?
echo $(($(count) - before)) > "$folder/packets"
exit $status
`;

/** Runs a program where there is no network, and counts what it sends. */
export function runWithoutNetwork(
  program: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'network-'));
  writeFileSync(join(folder, 'resolv.conf'), 'nameserver 127.0.0.1\n');
  const read = (name: string) => {
    try {
      return readFileSync(join(folder, name), 'utf8');
    } catch {
      return undefined;
    }
  };
  return new Promise((resolve, reject) => {
    execFile(
      'unshare',
      ['--map-root-user', '--net', '--mount', 'sh', '-ec', script, 'sh', folder, ...program],
      {cwd, env: {...process.env, ...env}, maxBuffer: 64 * 1024 * 1024},
      (error, stdout, stderr) => {
        const isApart = read('is-apart') !== undefined;
        const packets = Number(read('packets') ?? NaN);
        rmSync(folder, {recursive: true});
        if (isApart) resolve({status: Number(error?.code ?? 0), output: stdout + stderr, packets});
        else reject(new NotApart(error?.message.trim() ?? stderr));
      },
    );
  });
}
