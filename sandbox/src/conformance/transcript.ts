import {operationIds} from '@symblepay/openapi/operations';
import type {Target} from './client';
import {Client} from './client';

/** Every response to a fixed list of calls, byte by byte, to compare one runtime with another. */
export async function recordTranscript(target: Target): Promise<string> {
  const client = new Client(target);
  await client.control('reset');
  const lines: string[] = [];
  for (let round = 0; round < 2; round++) {
    for (const id of operationIds) {
      const {path, query, body} = await client.control('suggestValues', {path: {operationId: id}});
      const {status, text, headers} = await client.exchange(id, {path, query, body: body as never});
      lines.push(`${id} ${status} ${headers.get('x-correlation-id') ?? ''} ${text}`);
    }
    lines.push(JSON.stringify(await client.control('advanceClock', {body: {days: 1}})));
  }
  lines.push(await client.snapshot());
  return lines.join('\n').replaceAll(target.origin, 'http://sandbox');
}
