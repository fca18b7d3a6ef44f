import type {TransformCallback} from 'node:stream';
import {Transform} from 'node:stream';
import {isObject} from './check-arguments';
import {findFault, findFaultOfForm} from './find-fault';

const codes = {parse: -32_700, request: -32_600, params: -32_602} as const;

const mostBytes = 4 * 1024 * 1024;

/**
 * Lets through the lines that are messages of the protocol and refuses the others, of which the SDK
 * would say nothing: a client would wait for ever.
 */
export class VetLines extends Transform {
  private rest: Buffer[] = [];
  private length = 0;

  constructor(private readonly refuse: (message: string) => void) {
    super();
  }

  override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback): void {
    let start = 0;
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', start)) {
      this.keep(chunk.subarray(start, end));
      this.endLine();
      start = end + 1;
    }
    this.keep(chunk.subarray(start));
    done();
  }

  override _flush(done: TransformCallback): void {
    if (this.length > 0) this.endLine();
    done();
  }

  private keep(part: Buffer): void {
    this.length += part.length;
    if (this.length > mostBytes) this.rest = [];
    else this.rest.push(part);
  }

  private endLine(): void {
    const isTooLong = this.length > mostBytes;
    const text = Buffer.concat(this.rest).toString('utf8');
    this.rest = [];
    this.length = 0;
    const problem = isTooLong
      ? {code: codes.request, message: `The line is longer than ${mostBytes} bytes.`}
      : findProblem(text);
    if (!problem) {
      this.push(`${text}\n`);
    } else if (text.trim() !== '' || isTooLong) {
      const {id = null, ...error} = problem;
      this.refuse(`${JSON.stringify({jsonrpc: '2.0', id, error})}\n`);
    }
  }
}

type Problem = {
  readonly code: number;
  readonly message: string;
  readonly id?: string | number | undefined;
};

function findProblem(text: string): Problem | undefined {
  const message = parse(text);
  if (message === undefined) return {code: codes.parse, message: 'The line is not valid JSON.'};
  if (!isObject(message)) {
    return {code: codes.request, message: 'A message is one JSON object a line.'};
  }
  const {jsonrpc, method, params, id} = message;
  const isResponse = 'result' in message || 'error' in message;
  const known =
    typeof id === 'string' || Number.isSafeInteger(id) ? (id as string | number) : undefined;
  if (jsonrpc !== '2.0') return {code: codes.request, message: 'jsonrpc must be "2.0".', id: known};
  if ('id' in message && known === undefined) {
    const message = `id must be a string or a whole number up to ${Number.MAX_SAFE_INTEGER}.`;
    return {code: codes.request, message};
  }
  if (typeof method !== 'string') {
    if (isResponse) return undefined;
    return {code: codes.request, message: 'method must be a string.', id: known};
  }
  const fault = findFault(method, params);
  if (fault !== undefined) return {code: codes.params, message: fault, id: known};
  const ofForm = findFaultOfForm(message);
  return ofForm === undefined ? undefined : {code: codes.request, message: ofForm, id: known};
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
