import {basePath, operations} from '@symblepay/openapi/control/operations';
import {SERVER_LIMITS} from '../limits';
import {Refusal} from '../trade/refusal';
import type {PlainHeaders, RawBody} from './message';
import {readHeader} from './message';

const RESTORE_PATH = basePath + operations.restore.path;

/** How many bytes of a body are read. */
export function findBodyLimit({pathname}: URL): number {
  const {bodyBytes, snapshotBytes} = SERVER_LIMITS;
  return (pathname === RESTORE_PATH ? snapshotBytes : bodyBytes).most;
}

export function describeTooLarge(limit: number): RawBody {
  return {problem: `The body is larger than ${limit} bytes.`};
}

/** Reads the body once, and never more of it than the limit. */
export async function readBody(request: Request): Promise<RawBody> {
  if (!request.body) return {text: ''};
  const limit = findBodyLimit(new URL(request.url));
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (;;) {
    const {done, value} = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > limit) {
      await reader.cancel();
      return describeTooLarge(limit);
    }
    chunks.push(value);
  }
  return decodeBody(join(chunks, size));
}

/** The body as JSON. A body of another type, or none, is refused as one faulty field. */
export function parseJson(raw: RawBody, headers: PlainHeaders): unknown {
  if ('problem' in raw) throw refuse(raw.problem);
  const type = readHeader(headers, 'Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== undefined && type !== '' && type !== 'application/json') {
    throw refuse('The content type must be application/json.');
  }
  if (raw.text === '') throw refuse('The body is missing.');
  try {
    return JSON.parse(raw.text) as unknown;
  } catch {
    throw refuse('The body is not valid JSON.');
  }
}

export function decodeBody(bytes: Uint8Array): RawBody {
  try {
    return {text: new TextDecoder('utf-8', {fatal: true}).decode(bytes)};
  } catch {
    return {problem: 'The body is not valid UTF-8.'};
  }
}

function join(chunks: readonly Uint8Array[], size: number): Uint8Array {
  if (chunks.length === 1 && chunks[0]) return chunks[0];
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

function refuse(detail: string): Refusal {
  return new Refusal('validation-error', detail, [{key: 'body', value: detail}]);
}
