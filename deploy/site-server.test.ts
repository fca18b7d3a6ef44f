import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {createSiteServer} from './site-server';

test('a build that is replaced while it is served changes responses and ends nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  await writeFile(join(folder, '404.html'), 'Not found');
  await writeFile(join(folder, 'old.html'), 'Old');
  const server = createSiteServer(folder);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const read = async (path: string) => {
    const response = await fetch(origin + path);
    return {status: response.status, text: await response.text()};
  };
  expect(await read('/old')).toEqual({status: 200, text: 'Old'});
  await rm(join(folder, 'old.html'));
  await writeFile(join(folder, 'new.html'), 'New');
  expect(await read('/old')).toEqual({status: 404, text: 'Not found'});
  expect(await read('/new')).toEqual({status: 200, text: 'New'});
  server.close();
  await rm(folder, {recursive: true});
});
