import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {createInterface} from 'node:readline';
import {findToolchain} from '../../../../scripts/find-toolchain';

export type JavaRunner = {
  /** Compiles and runs Sample.java of the folder, and returns what it prints. */
  readonly run: (folder: string) => Promise<string>;
  readonly close: () => Promise<unknown>;
};

/** One process for all samples: starting one for each would take a second. */
export async function startJavaRunner(): Promise<JavaRunner> {
  const program = join(import.meta.dirname, 'RunSamples.java');
  const child = spawn(await findToolchain('java'), [program], {stdio: ['pipe', 'pipe', 'inherit']});
  const replies = createInterface(child.stdout)[Symbol.asyncIterator]();
  return {
    async run(folder) {
      child.stdin.write(`${folder}\n`);
      const reply = await replies.next();
      const complaint = reply.done === true ? 'Java stopped.' : reply.value;
      if (complaint !== '') throw new Error(complaint);
      return readFileSync(join(folder, 'output'), 'utf8');
    },
    close() {
      child.stdin.end();
      return once(child, 'exit');
    },
  };
}
