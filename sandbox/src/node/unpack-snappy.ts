import {Varints} from './varints';

/** Literals longer than this have their length in one to four bytes of their own. */
const longestShortLiteral = 60;

/** Undoes LevelDB's compression. The checksum must have been right: nothing is checked here. */
export function unpackSnappy(packed: Buffer): Buffer {
  const header = new Varints(packed);
  const unpacked = Buffer.alloc(header.next());
  let from = header.at;
  let to = 0;
  while (from < packed.length) {
    const tag = packed.readUInt8(from++);
    const kind = tag & 3;
    if (kind === 0) {
      let length = (tag >> 2) + 1;
      if (length > longestShortLiteral) {
        const bytes = length - longestShortLiteral;
        length = packed.readUIntLE(from, bytes) + 1;
        from += bytes;
      }
      packed.copy(unpacked, to, from, from + length);
      from += length;
      to += length;
    } else {
      const isNear = kind === 1;
      const length = isNear ? ((tag >> 2) & 7) + 4 : (tag >> 2) + 1;
      const bytes = isNear ? 1 : 2 * (kind - 1);
      const back = packed.readUIntLE(from, bytes) + (isNear ? (tag >> 5) << 8 : 0);
      from += bytes;
      // Byte by byte, because a copy may repeat what it has just written.
      for (const end = to + length; to < end; to++) unpacked[to] = unpacked[to - back] ?? 0;
    }
  }
  return unpacked;
}
