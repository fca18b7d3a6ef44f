import {readFileSync, truncateSync, unlinkSync, writeFileSync} from 'node:fs';

type Damage = (path: string, at: number) => void;

/** What a bad disk or a hasty hand does to a file. */
export const damages = {
  cut: (path, at) => truncateSync(path, at),
  'one bit flipped': (path, at) =>
    change(path, (bytes) => bytes.writeUInt8((bytes[at] ?? 0) ^ (1 << (at % 8)), at)),
  '512 bytes zeroed': (path, at) => change(path, (bytes) => bytes.subarray(at, at + 512).fill(0)),
  'zeroed from there on': (path, at) => change(path, (bytes) => bytes.fill(0, at)),
  removed: (path) => unlinkSync(path),
} satisfies Readonly<Record<string, Damage>>;

function change(path: string, run: (bytes: Buffer) => unknown): void {
  const bytes = readFileSync(path);
  if (bytes.length === 0) return;
  run(bytes);
  writeFileSync(path, bytes);
}
