import {MemoryLevel} from 'memory-level';
import {expect, test} from 'vitest';
import {Client} from '../conformance/client';
import {defaultOrigin} from '../defaults';
import {createSandbox} from '../sandbox';
import type {Engine} from '../store/store';

test('A control call is acknowledged when what it changed is with the engine', async () => {
  const level = new MemoryLevel<string, unknown>({storeEncoding: 'utf8'});
  const written: string[] = [];
  const storage: Engine = {
    open: () => level.open(),
    close: () => level.close(),
    iterator: (options) => level.iterator(options),
    batch: async (operations, options) => {
      await new Promise((resolve) => setTimeout(resolve, 10));
      await level.batch(operations, options);
      written.push(...operations.map(({type, key}) => `${type} ${key.split('!')[0] ?? ''}`));
    },
  };
  const {fetch} = await createSandbox({storage});
  const client = new Client({origin: defaultOrigin, send: fetch});
  await client.control('addFault', {body: {kind: 'drop-after'}});
  expect(written).toContain('put faults');
  await client.control('clearFaults');
  expect(written).toContain('del faults');
});
