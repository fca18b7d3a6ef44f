import promises from 'node:fs/promises';
import {syncBuiltinESMExports} from 'node:module';
import {fileURLToPath} from 'node:url';
import {inject} from 'vitest';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- vitest's own is added to
  interface ProvidedContext {
    servedText: {readonly path: string; readonly text: string};
  }
}

/** Before a test file: whoever reads the changed file, as the contract's build does, gets the fault. */
const {readFile} = promises;
const served = inject('servedText');

promises.readFile = ((file: Parameters<typeof readFile>[0], ...rest: []) =>
  (file instanceof URL ? fileURLToPath(file) : file) === served.path
    ? Promise.resolve(served.text)
    : readFile(file, ...rest)) as typeof readFile;
syncBuiltinESMExports();
