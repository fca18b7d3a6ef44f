import type {Contract} from '@symblepay/openapi/contract';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Recordings} from './recorded-calls';

const folder = join(__dirname, 'dist');

/** Where the site reads the document that it shows and offers for download. */
export const documentFile = join(folder, 'openapi.json');

/** Where the guides read what was played. */
export const recordingsFile = join(folder, 'recordings.json');

export function readDocument(): Contract {
  return read(documentFile) as Contract;
}

export function readRecordings(): Recordings {
  return new Map(Object.entries(read(recordingsFile) as object)) as Recordings;
}

export function writePublished(document: Contract, recordings: Recordings): void {
  mkdirSync(folder, {recursive: true});
  write(documentFile, document);
  write(recordingsFile, Object.fromEntries(recordings));
}

function read(file: string): unknown {
  if (!existsSync(file)) {
    throw new Error(`${file} is missing. Run "npm run record -w site": it plays site/examples.`);
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Leaves an unchanged file alone, so that a site that watches it does not reload. */
function write(file: string, content: unknown): void {
  const text = `${JSON.stringify(content, null, 2)}\n`;
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
