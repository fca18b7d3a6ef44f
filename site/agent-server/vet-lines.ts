import type {TransformCallback} from 'node:stream';
import {Transform} from 'node:stream';
import type {Problem} from './vet-message';
import {codes, findProblem, findProblemInBatch, readId} from './vet-message';

const mebibyte = 1024 * 1024;

/** In bytes. What is longer than one is refused; up to the other it is read for the id to name. */
const longest = {taken: 4 * mebibyte, read: 16 * mebibyte};

/**
 * Lets through the lines that are messages of the protocol and refuses the others, of which the SDK
 * would say nothing: a client would wait for ever. Batches, which it does not know, are taken apart.
 */
export class VetLines extends Transform {
  private rest: Buffer[] = [];
  private length = 0;

  constructor(private readonly say: (message: string) => void) {
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
    if (this.length > longest.read) this.rest = [];
    else this.rest.push(part);
  }

  private endLine(): void {
    const {length} = this;
    const text = Buffer.concat(this.rest).toString('utf8');
    this.rest = [];
    this.length = 0;
    if (length > longest.taken) this.refuseLong(parse(text));
    else if (text.trim() !== '') this.vet(text);
  }

  private refuseLong(message: unknown): void {
    const problem = {
      code: codes.request,
      message: `The line is longer than ${longest.taken} bytes.`,
    };
    const ids = listOf(message).flatMap((each) => readId(each) ?? []);
    if (ids.length === 0) this.refuse(problem);
    for (const id of ids) this.refuse({...problem, id});
  }

  private vet(text: string): void {
    const message = parse(text);
    if (message === undefined) {
      this.refuse({code: codes.parse, message: 'The line is not valid JSON.'});
    } else if (!Array.isArray(message)) {
      this.pass(findProblem(message), text);
    } else if (message.length === 0) {
      this.refuse({code: codes.request, message: 'A batch holds at least one message.'});
    } else {
      for (const each of message) this.vetOne(each);
    }
  }

  private vetOne(message: unknown): void {
    const problem = findProblemInBatch(message);
    try {
      this.pass(problem, JSON.stringify(message));
    } catch {
      const id = readId(message);
      this.refuse({code: codes.request, message: 'The message is nested too deeply.', id});
    }
  }

  private pass(problem: Problem | undefined, text: string): void {
    if (problem) this.refuse(problem);
    else this.push(`${text}\n`);
  }

  private refuse({id = null, ...error}: Omit<Problem, 'id'> & {id?: Problem['id'] | null}): void {
    this.say(`${JSON.stringify({jsonrpc: '2.0', id, error})}\n`);
  }
}

function listOf(message: unknown): readonly unknown[] {
  return Array.isArray(message) ? message : [message];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
