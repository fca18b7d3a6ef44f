import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {JSDOM, VirtualConsole} from 'jsdom';
import {expect, test, vi} from 'vitest';
import {published} from '../testing/published';

type SwaggerSystem = {
  readonly errSelectors: {allErrors(): {toJS(): unknown[]}};
  readonly specSelectors: {isOAS31(): boolean};
};

type SwaggerUi = (options: object) => {getSystem(): SwaggerSystem};

test('Swagger UI shows every call without an error or a warning', async () => {
  const {document} = await published;
  const bundle = createRequire(import.meta.url).resolve('swagger-ui-dist/swagger-ui-bundle.js');
  const complaints: unknown[] = [];
  const virtualConsole = new VirtualConsole();
  const note = (complaint: unknown) => complaints.push(complaint);
  virtualConsole.on('warn', note).on('error', note).on('jsdomError', note);
  const {window} = new JSDOM('<div id="page"></div>', {
    url: 'http://localhost/',
    runScripts: 'outside-only',
    pretendToBeVisual: true,
    virtualConsole,
  });
  window.eval(await readFile(bundle, 'utf8'));
  const show = window.SwaggerUIBundle as SwaggerUi;
  const spec: unknown = window.JSON.parse(JSON.stringify(document));

  const system = show({dom_id: '#page', spec}).getSystem();
  const countShown = () => window.document.querySelectorAll('.opblock').length;
  // 23 calls and 3 notifications.
  await vi.waitUntil(() => countShown() === 26, {timeout: 500_000, interval: 100});

  expect(system.specSelectors.isOAS31()).toBe(true);
  expect(system.errSelectors.allErrors().toJS()).toEqual([]);
  expect(complaints).toEqual([]);
  window.close();
});
