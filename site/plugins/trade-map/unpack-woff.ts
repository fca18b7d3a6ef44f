import {inflateSync} from 'node:zlib';

const headerSize = {woff: 44, font: 12};
const entrySize = {woff: 20, font: 16};

/** The font inside a WOFF file: the same tables, not compressed and each at a multiple of four. */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(headerSize.font + entrySize.font * count);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const parts: Uint8Array[] = [head];
  let at = head.length;
  for (let index = 0; index < count; index++) {
    const from = headerSize.woff + entrySize.woff * index;
    const to = headerSize.font + entrySize.font * index;
    const [start, packed, size, sum] = [4, 8, 12, 16].map((field) =>
      woff.readUInt32BE(from + field),
    ) as [number, number, number, number];
    const stored = woff.subarray(start, start + packed);
    const table = packed < size ? inflateSync(stored) : stored;
    woff.copy(head, to, from, from + 4);
    head.writeUInt32BE(sum, to + 4);
    head.writeUInt32BE(at, to + 8);
    head.writeUInt32BE(size, to + 12);
    const padding = Buffer.alloc(-size & 3);
    parts.push(table, padding);
    at += size + padding.length;
  }
  return Buffer.concat(parts);
}
