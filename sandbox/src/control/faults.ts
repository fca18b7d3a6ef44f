import type {Fault} from '@symblepay/openapi/control/types';
import type {OperationId} from '@symblepay/openapi/validators';
import {toJsonAnswer} from '../http/error-response';
import type {Answer} from '../http/message';
import {withHeader} from '../http/message';
import {requireRoom} from '../world/room';
import type {World} from '../world/world';

/** In the Node server the socket is closed; in process the promise is rejected. */
export class ConnectionDropped extends Error {
  override readonly name = 'ConnectionDropped';
}

/** Faults that a developer ordered, to see how the own code takes them. Part of the state. */
export class Faults {
  constructor(private readonly world: World) {}

  add(order: Omit<Fault, 'id'>): Fault {
    requireRoom('faults', this.list().length);
    const fault = {...order, id: this.world.nextNumber()};
    this.world.putFault(fault);
    return fault;
  }

  list(): readonly Fault[] {
    return this.world.listFaults();
  }

  clear(): void {
    for (const fault of this.list()) this.world.deleteFault(fault);
  }

  /** The first fault that befalls the call; its count goes down. */
  take(operationId: OperationId): Fault | undefined {
    const fault = this.list().find((one) => (one.operationId ?? operationId) === operationId);
    if (!fault) return undefined;
    this.world.transact(() => {
      if (fault.count > 1) this.world.putFault({...fault, count: fault.count - 1});
      else this.world.deleteFault(fault);
    });
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
