import {fileURLToPath} from 'node:url';

/** Gives the absolute paths of files by where they are from a module. */
export function filesBeside(moduleUrl: string): (path: string) => string {
  return (path) => fileURLToPath(new URL(path, moduleUrl));
}
