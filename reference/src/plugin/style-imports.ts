import {join} from 'node:path';
import {globSync} from 'tinyglobby';

/**
 * A module that imports the styles of components. Browsers get their markup without the code that
 * rendered it, so nothing else does.
 */
export function styleImports(folder: string, pattern: string): string {
  return globSync(pattern, {cwd: folder})
    .sort()
    .map((file) => `import ${JSON.stringify(join(folder, file))};\n`)
    .join('');
}
