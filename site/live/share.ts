import type {Step} from './step';
import {sharedPrefix} from './is-wanted';
import {readSteps} from './step';

const longestLink = 16_000;
const longestJson = 400_000;

/** A link that leads others to the same sandbox: it carries the steps and nothing else. */
export async function makeShareLink(steps: readonly Step[]): Promise<string> {
  const text = await encodeSteps(steps);
  if (text.length > longestLink) {
    throw new Error('These steps are too long for a link. Reset the sandbox and take fewer.');
  }
  const {origin, pathname} = window.location;
  return `${origin}${pathname}${sharedPrefix}${text}`;
}

/** The text of a shared link's steps, where the address has one. */
export function findSharedText(hash: string): string | undefined {
  return hash.startsWith(sharedPrefix) ? hash.slice(sharedPrefix.length) : undefined;
}

export async function encodeSteps(steps: readonly Step[]): Promise<string> {
  const packed = pass(JSON.stringify(steps), new CompressionStream('deflate-raw'));
  const binary = Array.from(new Uint8Array(await packed.arrayBuffer()), (byte) =>
    String.fromCharCode(byte),
  );
  return btoa(binary.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The steps of a link; undefined where it is broken, too long, or asks for something else. */
export async function decodeSteps(text: string): Promise<readonly Step[] | undefined> {
  if (text.length > longestLink) return undefined;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const json = await pass(bytes, new DecompressionStream('deflate-raw')).text();
    const steps = json.length > longestJson ? undefined : readSteps(JSON.parse(json));
    return steps?.length === 0 ? undefined : steps;
  } catch {
    return undefined;
  }
}

function pass(content: BlobPart, through: CompressionStream | DecompressionStream): Response {
  return new Response(new Blob([content]).stream().pipeThrough(through));
}
