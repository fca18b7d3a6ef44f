import {createHmac} from 'node:crypto';
import {describe, test} from 'vitest';
import {isInstalled} from '../../scripts/find-toolchain';
import {languages, patience, prepare, send, openSandbox} from './start-receiver';

openSandbox();

type Received = {readonly headers: Readonly<Record<string, string>>; readonly rawBody: string};

const tenMinutes = 600;

describe.concurrent.each(languages)('the $id receiver with a secret', (language) => {
  test.runIf(isInstalled(language.id))(
    'accepts what the sandbox signed, and nothing else',
    async ({expect, onTestFinished}) => {
      const {world, trades, list, start} = await prepare(language, onTestFinished);
      const endpoint = await world.control<{readonly secret: string}>('/webhooks/endpoints', {});
      const [{tradeId}] = trades;
      await world.control(`/trades/${tradeId}/act`, {on: 'abandonTrade', by: 'payee'});
      const [received] = await world.control<readonly [Received]>('/webhooks/received');
      const {rawBody: body, headers} = received;
      const signed = Object.fromEntries(
        Object.entries(headers).filter(([name]) => name.startsWith('webhook-')),
      );
      const key = Buffer.from(endpoint.secret.replace('whsec_', ''), 'base64');
      const sign = (timestamp: number | string) => {
        const content = `${signed['webhook-id']}.${timestamp}.${body}`;
        const signature = createHmac('sha256', key).update(content).digest('base64');
        return {
          ...signed,
          'webhook-timestamp': `${timestamp}`,
          'webhook-signature': `v1,${signature}`,
        };
      };
      const now = Math.floor(Date.now() / 1_000);
      const other = `v1,${Buffer.alloc(32).toString('base64')}`;

      const url = await start({secret: endpoint.secret});
      expect(await send(url, body)).toBe(401);
      expect(await send(url, `${body} `, signed)).toBe(401);
      expect(await send(url, body, {...signed, 'webhook-id': 'other'})).toBe(401);
      expect(await send(url, body, {...signed, 'webhook-timestamp': `${now + 1}`})).toBe(401);
      expect(await send(url, body, {...signed, 'webhook-signature': other})).toBe(401);
      expect(await send(url, body, {...signed, 'webhook-signature': 'v1,\u00e6'})).toBe(401);
      expect(await send(url, body, sign(now - tenMinutes))).toBe(401);
      expect(await send(url, body, sign(now + tenMinutes))).toBe(401);
      expect([...(await list('inbox')), ...(await list('done'))]).toEqual([]);

      const both = `${other} ${signed['webhook-signature']}`;
      expect(await send(url, body, {...signed, 'webhook-signature': both})).toBe(204);
      expect(await send(url, body, signed)).toBe(204);
      await expect.poll(() => list('done'), patience).toHaveLength(1);
    },
  );
});
