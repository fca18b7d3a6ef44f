import type {Checks} from './checks';
import type {Target} from './client';
import {Client} from './client';
import {clockChecks} from './clock-checks';
import {arrangeChecks} from './arrange-checks';
import {chaosChecks} from './chaos-checks';
import {coverageChecks} from './coverage-checks';
import {controlChecks} from './control-checks';
import {flowChecks} from './flow-checks';
import {notificationChecks} from './notification-checks';
import {pageChecks} from './page-checks';
import {refusalChecks} from './refusal-checks';
import {requestChecks} from './request-checks';
import {ruleChecks} from './rule-checks';
import {userChecks} from './user-checks';

export {describeTrade} from '../control/seed';
export type {Target} from './client';
export {Client} from './client';
export {recordTranscript} from './transcript';

/** The one suite: it runs in process, over HTTP and in a browser page. */
export const conformance: Checks = {
  ...flowChecks,
  ...ruleChecks,
  ...userChecks,
  ...pageChecks,
  ...refusalChecks,
  ...requestChecks,
  ...controlChecks,
  ...arrangeChecks,
  ...chaosChecks,
  ...coverageChecks,
  ...clockChecks,
  ...notificationChecks,
};

export type Verdict = {readonly name: string; readonly problem: string | null};

/** Runs the whole suite without a test runner, for a browser page. */
export async function runConformance(target: Target): Promise<readonly Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const name of Object.keys(conformance)) {
    const problem = await runCheck(target, name).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    verdicts.push({name, problem});
  }
  return verdicts;
}

export async function runCheck(target: Target, name: string): Promise<void> {
  const check = conformance[name];
  if (!check) throw new Error(`There is no check "${name}".`);
  const client = new Client(target);
  await client.control('reset');
  await check(client);
}
