import {expect, test} from '@playwright/test';
import {attackServer} from '../../assurance/hostile-requests/attack-server';
import {siteTarget, startSandboxFile} from '../../assurance/hostile-requests/servers';
import {listFiles} from '../../assurance/hostile-requests/site-files';
import {sites} from '../sites';

const ofEachFamily = 15;
const files = listFiles(sites.docs.folder);

for (const [kind, {url, folder}] of [
  ['nginx', sites.docsOnNginx],
  ['start', sites.docs],
] as const) {
  test(`${kind} responds rightly to hostile requests`, async () => {
    const target = siteTarget(kind, Number(new URL(url).port), folder, files);
    const attacked = await attackServer(target, ofEachFamily);
    expect(attacked.flatMap(({findings}) => findings)).toEqual([]);
    expect(attacked.length).toBeGreaterThan(20);
  });
}

test('the sandbox file responds rightly to hostile requests', async () => {
  const server = await startSandboxFile();
  const attacked = await attackServer(server, ofEachFamily);
  expect(attacked.flatMap(({findings}) => findings)).toEqual([]);
  expect(await server.stop()).toEqual([]);
});
