import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {startServer} from '../node/server';
import type {SandboxServer} from '../node/server';
import {createSandbox} from '../sandbox';
import type {Target} from './conformance';
import {conformance, recordTranscript, runCheck} from './conformance';

const origin = 'http://127.0.0.1:4010';
const names = Object.keys(conformance);

async function inProcess(): Promise<Target> {
  const sandbox = await createSandbox();
  return {origin, send: sandbox.fetch};
}

describe('In process', () => {
  let target: Target;
  beforeAll(async () => {
    target = await inProcess();
  });

  test.each(names)('%s', (name) => runCheck(target, name));

  test('A check that does not exist fails', async () => {
    await expect(runCheck(target, 'No such check')).rejects.toThrow('no check "No such check"');
  });
});

describe('Over HTTP', () => {
  let server: SandboxServer;
  beforeAll(async () => {
    server = await startServer({port: 0});
  });
  afterAll(() => server.close());

  test.each(names)('%s', (name) =>
    runCheck({origin: server.origin, send: (request) => fetch(request)}, name),
  );

  test('The same seed and calls give the same bytes as in process', async () => {
    const overHttp = await recordTranscript({
      origin: server.origin,
      send: (request) => fetch(request),
    });
    expect(overHttp).toBe(await recordTranscript(await inProcess()));
  });
});

test('Another seed gives other ids', async () => {
  const other = await createSandbox({seed: 'other'});
  const transcript = await recordTranscript({origin, send: other.fetch});
  expect(transcript).not.toBe(await recordTranscript(await inProcess()));
});
