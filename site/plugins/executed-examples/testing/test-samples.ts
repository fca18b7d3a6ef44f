import {basePath} from '@symblepay/openapi/operations';
import {seeded} from '@symblepay/sandbox/facts';
import {startServer} from '@symblepay/sandbox/node';
import {afterAll, expect, test} from 'vitest';
import {isInstalled} from '../../../../scripts/find-toolchain';
import {organisation} from '../../../organisation';
import {loadScenarios} from '../../../recording/load-scenarios';
import type {Recording} from '../../../recording/recording';
import {writeSamples} from '../write-samples';
import {presentRecording} from '../present';
import {mapValues} from '../../../published/map-values';
import {published} from '../../../published/testing/published';
import {recordScenario} from '../../../recording/record-scenario';
import {placeSamples} from './place-samples';
import type {RunnableLanguage} from './runners';
import {stopRunners} from './runners';
import {origin, sandboxSettings} from '../../../recording/sandbox-settings';

export const scenarios = await loadScenarios();
const {recordings} = await published;
/** The main flow of each guide that shows calls. */
export const mainFlows = [
  'first-trade',
  'start-first-call',
  'start-magic',
  'conventions-requests',
  'errors-requests',
  'trade-initiate',
  'trade-not-accepted',
  'trade-refunded',
  'trade-delivered',
  'trade-returned',
  'trade-status-page',
  'user-connect',
  'user-payout-account',
  'user-business',
];

type WrittenCall = {
  readonly status: number;
  /** The code that readers see, by language. */
  readonly code: ReadonlyMap<string, string>;
};

const written = new Map<string, readonly WrittenCall[]>();

/** The calls of a recording, written in all languages once for the tests of each. */
function writeCalls(name: string, recording: Recording): readonly WrittenCall[] {
  const calls =
    written.get(name) ??
    presentRecording(recording)
      .steps.filter((step) => step.kind === 'call')
      .map((call) => ({
        status: call.status,
        code: new Map(
          writeSamples(call).map(({id, tokens}) => [
            id,
            tokens.map((token) => (typeof token === 'string' ? token : token[1])).join(''),
          ]),
        ),
      }));
  written.set(name, calls);
  return calls;
}

/** Plays a scenario again, on the server, with every call sent by the sample that readers see. */
async function replay(name: string, language: RunnableLanguage): Promise<unknown> {
  const scenario = scenarios.get(name);
  const recording = recordings.get(name);
  if (scenario === undefined || recording === undefined) {
    throw new Error(`There is no scenario ${name}.`);
  }
  const calls = writeCalls(name, recording);
  const server = await startServer({...sandboxSettings(name), port: 0});
  const samples = placeSamples(
    language,
    calls.map(({code}) =>
      (code.get(language) ?? '')
        .replaceAll(organisation.apiHost, server.origin)
        .replaceAll('YOUR_API_KEY', seeded.key),
    ),
  );
  let sent = 0;
  try {
    return await recordScenario(scenario, {
      origin: server.origin,
      async send(request) {
        if (!request.url.includes(`${basePath}/`)) {
          return fetch(request, {redirect: 'manual'});
        }
        const index = sent++;
        return new Response(await samples.run(index), {status: calls[index]?.status ?? 500});
      },
    }).then((played) => moveTo(played, server.origin, origin));
  } finally {
    samples.remove();
    await server.close();
  }
}

/** The value as if it had been recorded at another address. */
function moveTo(value: unknown, from: string, to: string): unknown {
  if (typeof value === 'string') return value.replaceAll(from, to);
  if (Array.isArray(value)) return value.map((item) => moveTo(item, from, to));
  if (typeof value !== 'object' || value === null) return value;
  return mapValues(value as Readonly<Record<string, unknown>>, (inner) => moveTo(inner, from, to));
}

/** Runs the samples of one language; a file for each, so that several run at once. */
export function testSamples(language: RunnableLanguage, names: Iterable<string>): void {
  const canRun = language === 'typescript' || isInstalled(language);
  test.runIf(canRun).each([...names])(
    `the ${language} samples of %s run and get the response that is shown`,
    async (name) => {
      expect(await replay(name, language)).toEqual(recordings.get(name));
    },
  );
  afterAll(stopRunners);
}
