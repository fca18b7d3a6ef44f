import type {OperationId} from '@symblepay/openapi/validators';
import {toJsonAnswer} from '../http/error-response';
import type {Answer} from '../http/message';
import {withHeader} from '../http/message';

export const FAULT_KINDS = {
  delay: 'Waits before the call is carried out.',
  'server-error': 'Answers 503 and carries nothing out.',
  'too-many-requests': 'Answers 429 with Retry-After and carries nothing out.',
  'drop-before': 'Closes the connection before the call is carried out.',
  'drop-after': 'Carries the call out, then closes the connection without an answer.',
  'truncated-body': 'Carries the call out and breaks off in the middle of the answer.',
  'slow-body': 'Carries the call out and sends the answer in slow pieces.',
  'malformed-json': 'Carries the call out and answers with broken JSON.',
} as const satisfies Record<string, string>;

export type FaultKind = keyof typeof FAULT_KINDS;

export type Fault = {
  readonly id: number;
  readonly kind: FaultKind;
  /** The call it befalls; absent: every call. */
  readonly operationId?: OperationId;
  /** How many calls it still befalls. */
  readonly count: number;
  readonly delayMilliseconds: number;
};

/** In the Node server the socket is closed; in process the promise is rejected. */
export class ConnectionDropped extends Error {
  override readonly name = 'ConnectionDropped';
}

/** Faults that a developer ordered, to see how the own code takes them. */
export class Faults {
  private ordered: Fault[] = [];
  private nextId = 1;

  add(order: Omit<Fault, 'id'>): Fault {
    const fault = {...order, id: this.nextId++};
    this.ordered.push(fault);
    return fault;
  }

  list(): readonly Fault[] {
    return this.ordered;
  }

  clear(): void {
    this.ordered = [];
  }

  /** The first fault that befalls the call; its count goes down. */
  take(operationId: OperationId): Fault | undefined {
    const fault = this.ordered.find((one) => (one.operationId ?? operationId) === operationId);
    if (!fault) return undefined;
    this.ordered = this.ordered
      .map((one) => (one.id === fault.id ? {...one, count: one.count - 1} : one))
      .filter(({count}) => count > 0);
    return fault;
  }
}

/** Carries a call out the way the fault wants it. */
export async function sufferFault(
  {kind, delayMilliseconds}: Fault,
  carryOut: () => Promise<Answer>,
): Promise<Answer> {
  switch (kind) {
    case 'delay':
      await sleep(delayMilliseconds);
      return carryOut();
    case 'server-error':
      return toJsonAnswer({title: 'Service unavailable', status: 503}, 503);
    case 'too-many-requests': {
      const refusal = toJsonAnswer({title: 'Too many requests', status: 429}, 429);
      return withHeader(refusal, 'retry-after', '1');
    }
    case 'drop-before':
      throw new ConnectionDropped('The sandbox dropped the connection before the call.');
    case 'drop-after':
      await carryOut();
      throw new ConnectionDropped('The sandbox dropped the connection after the call.');
    case 'truncated-body':
      return reshape(await carryOut(), (text) => breakOff(encode(text)));
    case 'slow-body':
      return reshape(await carryOut(), (text) => trickle(encode(text), delayMilliseconds));
    case 'malformed-json':
      return reshape(await carryOut(), (text) => `${text.slice(0, -1)},`);
  }
}

function reshape(answer: Answer, shape: (text: string) => Answer['body']): Answer {
  return typeof answer.body === 'string' ? {...answer, body: shape(answer.body)} : answer;
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function breakOff(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let isSent = false;
  return new ReadableStream({
    pull(controller) {
      if (isSent) {
        controller.error(new ConnectionDropped('The sandbox broke off the answer.'));
        return;
      }
      isSent = true;
      controller.enqueue(bytes.slice(0, Math.ceil(bytes.length / 2)));
    },
  });
}

const PIECES = 5;

function trickle(bytes: Uint8Array, milliseconds: number): ReadableStream<Uint8Array> {
  const size = Math.max(1, Math.ceil(bytes.length / PIECES));
  let offset = 0;
  return new ReadableStream({
    async pull(controller) {
      await sleep(milliseconds / PIECES);
      controller.enqueue(bytes.slice(offset, offset + size));
      offset += size;
      if (offset >= bytes.length) controller.close();
    },
  });
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
