import {spawn} from 'node:child_process';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

type BuildResult = {
  readonly status: number | null;
  readonly output: string;
};

/**
 * Runs `docusaurus build`. Each build has its own folder for generated files, so that several of the
 * same site can run at once.
 */
export function buildSite(
  site: string,
  outDir: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<BuildResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [join(root, 'site/docusaurus.mjs'), 'build', site, '--out-dir', outDir],
      {
        cwd: root,
        env: {
          ...process.env,
          ...environment,
          FORCE_COLOR: '0',
          // The cache would hand one build the generated files of another.
          DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
          DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/${outDir.replaceAll('/', '-')}`,
        },
      },
    );
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    child.on('error', reject);
    child.on('close', (status) => resolve({status, output}));
  });
}
