import type {Fault} from '@symblepay/openapi/control/types';
import type {OperationId} from '@symblepay/openapi/validators';
import type {PlainResponse} from '../http/message';
import {toJsonResponse, withHeader} from '../http/message';
import type {World} from '../world/world';

/** In the Node server the socket is closed; in process the promise is rejected. */
export class ConnectionDropped extends Error {
  override readonly name = 'ConnectionDropped';
}

/** Takes the first fault ordered for the call, and lowers its count. */
export function takeFault(world: World, operationId: OperationId): Fault | undefined {
  const {faults} = world.kept;
  const fault = faults.values().find((one) => (one.operationId ?? operationId) === operationId);
  if (!fault) return undefined;
  world.transact(() => {
    if (fault.count > 1) faults.put({...fault, count: fault.count - 1});
    else faults.delete(fault);
  });
  return fault;
}

export async function sufferFault(
  {kind, delayMilliseconds}: Fault,
  carryOut: () => Promise<PlainResponse>,
): Promise<PlainResponse> {
  switch (kind) {
    case 'delay':
      await sleep(delayMilliseconds);
      return carryOut();
    case 'server-error':
      return toJsonResponse({title: 'Service unavailable', status: 503}, 503);
    case 'too-many-requests': {
      const refusal = toJsonResponse({title: 'Too many requests', status: 429}, 429);
      return withHeader(refusal, 'retry-after', '1');
    }
    case 'drop-before':
      throw new ConnectionDropped('The sandbox dropped the connection before the call.');
    case 'drop-after':
      await carryOut();
      throw new ConnectionDropped('The sandbox dropped the connection after the call.');
    case 'truncated-body':
      return reshape(await carryOut(), (text) => inPieces(text, 2, breakOff));
    case 'slow-body':
      return reshape(await carryOut(), (text) =>
        inPieces(text, 5, () => sleep(delayMilliseconds / 5)),
      );
    case 'malformed-json':
      return reshape(await carryOut(), (text) => `${text.slice(0, -1)},`);
  }
}

function reshape(
  response: PlainResponse,
  shape: (text: string) => PlainResponse['body'],
): PlainResponse {
  return typeof response.body === 'string' ? {...response, body: shape(response.body)} : response;
}

/** The text in so many pieces, each after a wait. */
function inPieces(
  text: string,
  count: number,
  wait: (offset: number) => Promise<void>,
): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  const size = Math.max(1, Math.ceil(bytes.length / count));
  let offset = 0;
  return new ReadableStream({
    async pull(controller) {
      await wait(offset);
      controller.enqueue(bytes.slice(offset, offset + size));
      offset += size;
      if (offset >= bytes.length) controller.close();
    },
  });
}

function breakOff(offset: number): Promise<void> {
  return offset === 0
    ? Promise.resolve()
    : Promise.reject(new ConnectionDropped('The sandbox broke off the response.'));
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
