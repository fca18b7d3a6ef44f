import {existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {runCommand, ExpectedFailure} from './run-jobs';

type DebianProgram = {
  /** The Debian package that contains it. */
  readonly name: string;
  readonly programs: readonly string[];
  /** The environment variable that may hold its path. */
  readonly variable: string;
};

/**
 * The program's path:
 * 1. the one named by the environment variable;
 * 2. one that is installed;
 * 3. Debian's package, installed now when we are root.
 */
export async function findProgram({name, programs, variable}: DebianProgram): Promise<string> {
  const named = process.env[variable];
  if (named !== undefined) {
    if (!existsSync(named)) {
      throw new ExpectedFailure(`${variable} is ${named}, where there is no file.`);
    }
    return named;
  }
  const installed = onPath(programs);
  if (installed !== undefined) {
    return installed;
  }
  await installDebianPackage(name, name, ` or set ${variable} to its path`);
  const program = onPath(programs);
  if (program === undefined) {
    throw new ExpectedFailure(
      `${name} was installed, but none of ${programs.join(', ')} is on the PATH.`,
    );
  }
  return program;
}

/** Installs packages when we are root on Debian; else says in one line what to install. */
export async function installDebianPackage(
  packages: string,
  what: string,
  otherwise = '',
): Promise<void> {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || onPath(['apt-get']) === undefined) {
    throw new ExpectedFailure(
      `No ${what} was found. Install it (on Debian: sudo apt-get install ${packages})${otherwise}.`,
    );
  }
  console.log(`Installing ${packages} from Debian's packages`);
  process.env.DEBIAN_FRONTEND = 'noninteractive';
  try {
    await runCommand('apt-get update -q');
    await runCommand(`apt-get install -y -q --no-install-recommends ${packages}`);
  } catch (cause) {
    throw new ExpectedFailure(
      `${packages} cannot be installed. Install ${what} yourself${otherwise}.`,
      {
        cause,
      },
    );
  }
}

function onPath(programs: readonly string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return programs
    .flatMap((program) => folders.map((folder) => join(folder, program)))
    .find((file) => existsSync(file));
}
