import {crc32c} from './crc32c';
import {unpackSnappy} from './unpack-snappy';
import {Varints} from './varints';

/** A part of a table. One byte for how it is compressed and four of checksum follow. */
type Block = {readonly start: number; readonly length: number};

const footerLength = 48;
const trailerLength = 5;
const magic = Buffer.from('57fb808b247547db', 'hex');
const snappy = 1;
/** No way of compression, and no end of a table. */
export const unreadable = 0xff;

/**
 * The places of a table (an .ldb file) where one byte makes LevelDB say that it cannot read a
 * block, instead of using what is no longer as it was written. The blocks are named in two lists,
 * to which the footer leads: if one of the lists is damaged, no block can be found.
 */
export function findPlacesToSpoil(table: Buffer): readonly number[] {
  // Half written, cut or overwritten: LevelDB notices that by itself.
  if (table.length < footerLength || !table.subarray(-magic.length).equals(magic)) return [];
  const footer = new Varints(table, table.length - footerLength);
  const lists = [readBlock(footer), readBlock(footer)];
  if (!lists.every((list) => isAsWritten(table, list))) return [table.length - 1];
  return lists
    .flatMap((list) => readList(unpack(table, list)))
    .filter((block) => !isAsWritten(table, block))
    .map(({start, length}) => start + length)
    .filter((place) => table[place] !== unreadable);
}

function readBlock(numbers: Varints): Block {
  return {start: numbers.next(), length: numbers.next()};
}

function isAsWritten(table: Buffer, {start, length}: Block): boolean {
  const end = start + length + 1;
  if (end + trailerLength > table.length) return false;
  return maskOf(crc32c(table.subarray(start, end))) === table.readUInt32LE(end);
}

/** LevelDB never writes a checksum as it is. */
function maskOf(checksum: number): number {
  return (((checksum >>> 15) | (checksum << 17)) + 0xa282ead8) >>> 0;
}

function unpack(table: Buffer, {start, length}: Block): Buffer {
  const bytes = table.subarray(start, start + length);
  return table[start + length] === snappy ? unpackSnappy(bytes) : bytes;
}

/** Entries, places at which entries begin, and their count. The value of each entry is a block. */
function readList(list: Buffer): readonly Block[] {
  const count = list.readUInt32LE(list.length - 4);
  const end = list.length - 4 * (count + 1);
  const blocks: Block[] = [];
  for (const numbers = new Varints(list); numbers.at < end;) {
    const [, keyLength] = [numbers.next(), numbers.next(), numbers.next()];
    numbers.at += keyLength;
    blocks.push(readBlock(numbers));
  }
  return blocks;
}
