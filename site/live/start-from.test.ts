// @vitest-environment jsdom
import {limits} from '@symblepay/openapi/control/limits';
import {beforeEach, expect, test, vi} from 'vitest';
import {stateNames} from '../words';
import {readSteps} from './step';

beforeEach(() => localStorage.clear());

/** A fresh page, with a session of its own. */
async function openPage() {
  vi.resetModules();
  return {...(await import('./session')), ...(await import('./start-from'))};
}

test.each(limits.TradeState.enum)('a trade begins in the state %s, in one press', async (state) => {
  const page = await openPage();
  await page.startFrom('invited');
  const before = page.readSession().notebook;
  await page.startFrom(state);
  const {notebook} = page.readSession();
  expect(notebook?.shown.trade).toMatchObject({state: stateNames[state]});
  expect(notebook?.shown.trade?.way.at(-1)?.to).toBe(state);
  expect(notebook?.shown.trade?.id).not.toBe(before?.shown.trade?.id);
  expect(notebook?.marks).toHaveLength(2);
  expect(readSteps(JSON.parse(JSON.stringify(notebook?.steps)))).toEqual(notebook?.steps);
  await page.undo();
  expect(page.readSession().notebook?.steps).toEqual(before?.steps);
});
