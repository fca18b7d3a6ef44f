import {existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {runCommand, StepFailure} from './run-steps';

type DebianPackage = {
  readonly name: string;
  readonly programs: readonly string[];
  readonly variable: string;
};

/**
 * The program's path:
 * 1. the one named by the environment variable;
 * 2. one that is installed;
 * 3. Debian's package, installed now when we are root.
 */
export async function findProgram(wanted: DebianPackage): Promise<string> {
  const named = process.env[wanted.variable];
  if (named !== undefined) {
    if (!existsSync(named)) {
      throw new StepFailure(`${wanted.variable} is ${named}, where there is no file.`);
    }
    return named;
  }
  const installed = onPath(wanted.programs);
  if (installed !== undefined) {
    return installed;
  }
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || onPath(['apt-get']) === undefined) {
    throw new StepFailure(
      `No ${wanted.name} was found. Install it (on Debian: sudo apt-get install ${wanted.name}) or set ${wanted.variable} to its path.`,
    );
  }
  console.log(`Installing ${wanted.name} from Debian's packages`);
  process.env.DEBIAN_FRONTEND = 'noninteractive';
  await runCommand('apt-get update -q');
  await runCommand(`apt-get install -y -q --no-install-recommends ${wanted.name}`);
  const program = onPath(wanted.programs);
  if (program === undefined) {
    throw new StepFailure(
      `${wanted.name} was installed, but none of ${wanted.programs.join(', ')} is on the PATH.`,
    );
  }
  return program;
}

function onPath(programs: readonly string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return programs
    .flatMap((program) => folders.map((folder) => join(folder, program)))
    .find((file) => existsSync(file));
}
