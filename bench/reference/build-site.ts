import {spawn} from 'node:child_process';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

export type BuildFigures = {readonly seconds: number; readonly peakMb: number};

/** Builds the small site around one document, and tells how long it took and what it held. */
export async function buildSite(document: string, outDir: string): Promise<BuildFigures> {
  const start = performance.now();
  const site = path.join(import.meta.dirname, 'site');
  const docusaurus = path.join(import.meta.dirname, '../../node_modules/.bin/docusaurus');
  const child = spawn(docusaurus, ['build', site, '--out-dir', outDir], {
    env: {...process.env, BENCH_DOCUMENT: document, NODE_OPTIONS: '--max-old-space-size=1024'},
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let peak = 0;
  const timer = setInterval(() => {
    void residentKb(child.pid).then((kb) => {
      peak = Math.max(peak, kb);
    });
  }, 200);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(`The site around ${document} was not built (${String(code)}).`);
  return {
    seconds: Math.round((performance.now() - start) / 100) / 10,
    peakMb: Math.round(peak / 1024),
  };
}

/** Memory of a process as Linux tells it; nothing elsewhere. */
async function residentKb(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid ?? 0}/status`, 'utf8').catch(() => '');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0);
}
