import {createHash} from 'node:crypto';
import {cp, mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {measureProgram} from '../build-times/measure-program';
import type {Twin} from './twins';
import {readTwins} from './twins';

const bench = path.join(import.meta.dirname, '..');

type Peer = {
  /** Its configuration stands in this folder of ours. */
  readonly folder: string;
  readonly docs: string;
  /** Its files are served from the root of the site. */
  readonly files: string;
  readonly write: (twin: Twin) => string;
  readonly program: string;
  readonly output: string;
};

/** Each as its own documentation sets it up, with nothing added. */
const peers: ReadonlyMap<string, Peer> = new Map([
  [
    'Docusaurus',
    {
      folder: 'docusaurus',
      docs: 'docs',
      files: 'static',
      write: ({title, body}) => `# ${title}\n${body}`,
      program: 'docusaurus',
      output: 'build',
    },
  ],
  [
    'Starlight',
    {
      folder: 'starlight',
      docs: 'src/content/docs/docs',
      files: 'public',
      write: ({title, body}) => `---\ntitle: ${JSON.stringify(title)}\n---\n${body}`,
      program: 'astro',
      output: 'dist',
    },
  ],
]);

/** Builds a site of each peer from our guides and pictures, and gives the folders to serve. */
export async function buildPeers(site: string): Promise<ReadonlyMap<string, string>> {
  const twins = await readTwins(site);
  const outputs = new Map<string, string>();
  for (const [name, peer] of peers) outputs.set(name, await buildPeer(peer, site, twins));
  return outputs;
}

/** What was built from the same guides with the same packages is not built again. */
async function buildPeer(peer: Peer, site: string, twins: readonly Twin[]): Promise<string> {
  const source = path.join(import.meta.dirname, peer.folder);
  const target = path.join(bench, 'build', peer.folder);
  const output = path.join(target, peer.output);
  const stamp = path.join(target, 'built-from');
  const made = await digest(twins);
  if ((await readFile(stamp, 'utf8').catch(() => '')) === made) return output;
  await rm(target, {recursive: true, force: true});
  await cp(source, target, {recursive: true});
  await cp(path.join(site, 'img'), path.join(target, peer.files, 'img'), {recursive: true});
  for (const twin of twins) {
    const file = path.join(target, peer.docs, twin.file);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, peer.write(twin));
  }
  const program = path.join(bench, 'node_modules/.bin', peer.program);
  await measureProgram(program, ['build'], {cwd: target, env: {ASTRO_TELEMETRY_DISABLED: '1'}});
  await writeFile(stamp, made);
  return output;
}

async function digest(twins: readonly Twin[]): Promise<string> {
  const packages = await readFile(path.join(bench, 'node_modules/.package-lock.json'), 'utf8');
  return createHash('sha256').update(packages).update(JSON.stringify(twins)).digest('hex');
}
