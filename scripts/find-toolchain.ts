import {spawnSync} from 'node:child_process';
import {installDebianPackage} from './debian-package';
import {ExpectedFailure} from './run-jobs';

type Toolchain = {
  readonly name: string;
  /** The Debian packages that contain it. */
  readonly packageName: string;
  /** Programs to try, best first. */
  readonly programs: readonly string[];
  /**
   * Arguments with which the program succeeds only if everything that the samples need is there.
   */
  readonly probe: readonly string[];
};

const toolchains = {
  curl: {name: 'curl', packageName: 'curl', programs: ['curl'], probe: ['--version']},
  python: {
    name: 'Python with requests and pytest',
    packageName: 'python3-requests python3-pytest',
    programs: ['python3', '/usr/bin/python3'],
    probe: ['-c', 'import requests, pytest'],
  },
  php: {
    name: 'PHP with Guzzle',
    packageName: 'php-guzzlehttp-guzzle php-cli',
    programs: ['php'],
    probe: [
      '-r',
      "exit(extension_loaded('pcntl') && (@include 'GuzzleHttp/autoload.php') ? 0 : 1);",
    ],
  },
  java: {
    name: 'Java 17 with its compiler',
    packageName: 'default-jdk-headless',
    programs: ['java'],
    probe: ['--describe-module', 'jdk.compiler'],
  },
} as const satisfies Record<string, Toolchain>;

type ToolchainId = keyof typeof toolchains;

/** The program that runs a language's samples; as root, installs it from Debian's packages. */
export async function findToolchain(id: ToolchainId): Promise<string> {
  const toolchain: Toolchain = toolchains[id];
  const present = probe(toolchain);
  if (present !== undefined) {
    return present;
  }
  await installDebianPackage(toolchain.packageName, toolchain.name);
  const installed = probe(toolchain);
  if (installed === undefined) {
    throw new ExpectedFailure(
      `${toolchain.packageName} was installed, but ${toolchain.name} does not run.`,
    );
  }
  return installed;
}

/**
 * Looks for every language before the tests begin. CI must have them all; a developer who cannot
 * install one is told so, and CI runs its samples.
 */
export async function findToolchains(): Promise<void> {
  for (const id of Object.keys(toolchains) as ToolchainId[]) {
    try {
      await findToolchain(id);
    } catch (error) {
      if (process.env.CI !== undefined || !(error instanceof ExpectedFailure)) {
        throw error;
      }
      console.log(`${error.message} Its samples are not run here.`);
    }
  }
}

export function isInstalled(id: ToolchainId): boolean {
  return probe(toolchains[id]) !== undefined;
}

function probe({programs, probe: args}: Toolchain): string | undefined {
  return programs.find((program) => spawnSync(program, args, {stdio: 'ignore'}).status === 0);
}
