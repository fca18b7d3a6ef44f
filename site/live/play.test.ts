import {describe, expect, test} from 'vitest';
import {toRun} from '../plugins/executed-examples/to-run';
import {published} from '../published/testing/published';
import {Engine} from './engine';
import {play} from './play';

const origin = 'https://docs.example';
const {recordings} = await published;
const runs = [...recordings].map(([name, recording]) => ({name, steps: toRun(recording)}));

function playStep(engine: Engine, scenario: string, name: string) {
  const steps = runs.find((run) => run.name === scenario)?.steps ?? [];
  return play(engine, {steps, name, scenario, onStep: () => undefined});
}

describe.each(runs)('$name', ({name: scenario, steps}) => {
  test('each step comes back as recorded, one after the other on the same trade', async () => {
    const engine = await Engine.begin(origin);
    for (const {name, path, status} of steps) {
      if (!path.startsWith('/v1/')) continue;
      const {response, isBegunAnew} = await playStep(engine, scenario, name);
      expect([name, response.status]).toEqual([name, status]);
      expect([name, isBegunAnew]).toEqual([name, false]);
    }
    const changes = steps.filter(({method, status}) => method !== 'GET' && status < 400);
    expect(engine.steps.length).toBeLessThanOrEqual(changes.length);
  });

  test('the last step comes back as recorded in a sandbox where all of it has happened', async () => {
    const engine = await Engine.begin(origin);
    const last = steps.findLast(({path}) => path.startsWith('/v1/'));
    await playStep(engine, scenario, last?.name ?? '');
    const {response} = await playStep(engine, scenario, last?.name ?? '');
    expect(response.status).toBe(last?.status);
  });
});

test('an edited step is followed by the next of its scenario', async () => {
  const engine = await Engine.begin(origin);
  const scenario = 'trade-delivered';
  const steps = runs.find((run) => run.name === scenario)?.steps ?? [];
  const initiate = steps.find(({name}) => name === 'initiate');
  const body = JSON.stringify({
    ...(JSON.parse(initiate?.body ?? '') as object),
    title: 'A red bike',
  });
  const options = {steps, scenario, onStep: () => undefined};
  await play(engine, {...options, name: 'initiate', edited: {body}});
  const {response} = await play(engine, {...options, name: 'read-paid'});
  expect(await response.json()).toMatchObject({title: 'A red bike'});
});

test('to read again changes nothing, however far the trade has come', async () => {
  const engine = await Engine.begin(origin);
  await playStep(engine, 'trade-delivered', 'accept-item');
  const before = engine.steps.slice();
  const {response} = await playStep(engine, 'trade-delivered', 'read-paid');
  expect(await response.json()).toMatchObject({phases: {finished: {}}});
  expect(engine.steps).toEqual(before);
});

test('what is edited and refused takes the steps before it back', async () => {
  const engine = await Engine.begin(origin);
  const steps = runs.find((run) => run.name === 'trade-delivered')?.steps ?? [];
  const options = {steps, scenario: 'trade-delivered', onStep: () => undefined};
  const {response} = await play(engine, {...options, name: 'buy-label', edited: {body: '{}'}});
  expect(response.status).toBe(400);
  expect(engine.steps).toEqual([]);
});

test('what is refused is shown as it is, and changes nothing', async () => {
  const engine = await Engine.begin(origin);
  const steps = runs.find((run) => run.name === 'trade-delivered')?.steps ?? [];
  const options = {steps, scenario: 'trade-delivered', onStep: () => undefined};
  const {response} = await play(engine, {...options, name: 'initiate', edited: {body: '{}'}});
  expect(response.status).toBe(400);
  expect(engine.steps).toEqual([]);
});
