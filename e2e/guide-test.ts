import {mkdtemp, symlink} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Page} from '@playwright/test';
import {clientAt} from './client-at';
import type {GuideStep} from './guide-steps';
import {readGuideSteps} from './guide-steps';
import {openPage} from './open-page';
import {expect, test as base} from './page-test';
import {sites} from './sites';
import {startSandbox} from './start-sandbox';
import type {Terminal} from './terminal';
import {openTerminal} from './terminal';

/** The outcome of following a guide. */
export type Followed = {
  /** What each pasted text printed. */
  readonly printed: readonly string[];
  /** The status of a trade, each time that a receiver printed one. */
  readonly statuses: readonly string[];
};

type FollowGuide = (route: string, port: number) => Promise<Followed>;

/**
 * A page test that can do everything that a guide says, in order, on a sandbox of its own. Sandbox
 * and terminal stay open until the test ends.
 */
export const test = base.extend<{followGuide: FollowGuide}>({
  followGuide: async ({page}, provide) => {
    const closers: (() => void)[] = [];
    await provide(async (route, port) => {
      await openPage(page, route);
      const {start, steps} = forPort(await readGuideSteps(page), port);
      closers.push(await startSandbox(start, port));
      const terminal = openTerminal(
        {
          PORT: String(port + 1),
          SYMBLEPAY_SERVER: `http://127.0.0.1:${port}/v1/marketplace`,
        },
        await makeFolder(),
      );
      closers.push(terminal.close);
      const printed = await carryOut(page, terminal, steps, port);
      return {printed, statuses: statusesOn(terminal)};
    });
    closers.reverse().forEach((close) => close());
  },
});

export {expect};

const repository = fileURLToPath(new URL('../', import.meta.url));

/** An empty folder, in whose reach npx finds what it would download. */
async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'follows-a-guide-'));
  await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** For guides that let the reader start it in another one. */
const startCommand = 'npm run sandbox';
const starting = /^npm run sandbox|^node symblepay-sandbox\.mjs/m;

/** Where guides say that the site is. */
const organisationSite = 'https://developer.symblepay.example';

/** The steps with ports of this test instead of those that a developer may be using. */
function forPort(steps: readonly GuideStep[], port: number) {
  const aimed = aimAtSandbox(steps).map((step) =>
    step.kind === 'paste'
      ? {
          ...step,
          text: step.text
            .replaceAll('4010', `${port}`)
            .replace(/300[15]/g, `${port + 1}`)
            .replaceAll(organisationSite, sites.docs.url),
        }
      : step,
  );
  const isStart = (step: GuideStep) => step.kind === 'paste' && starting.test(step.text);
  const [start] = aimed.filter(isStart);
  return {
    start: start?.kind === 'paste' ? start.text : startCommand,
    steps: aimed.filter((step) => !isStart(step)),
  };
}

/** Readers replace host and key of the samples, unless the page gives them a function that does. */
function aimAtSandbox(steps: readonly GuideStep[]): readonly GuideStep[] {
  if (steps.some((step) => step.kind === 'paste' && step.text.startsWith('curl() {'))) return steps;
  return steps.map((step) =>
    step.kind === 'paste'
      ? {
          ...step,
          text: step.text
            .replaceAll('https://api.symblepay.io', 'http://127.0.0.1:4010')
            .replaceAll('YOUR_API_KEY', 'sandbox_key_gulerod'),
        }
      : step,
  );
}

async function carryOut(
  page: Page,
  terminal: Terminal,
  steps: readonly GuideStep[],
  port: number,
): Promise<readonly string[]> {
  const printed: string[] = [];
  let seen = 0;
  for (const step of steps) {
    if (step.kind === 'choose') {
      await chooseOnHostedPage(page, newestLink(printed), step.button);
    } else if (step.kind === 'watch') {
      await expect.poll(() => statusesOn(terminal).length).toBeGreaterThan(seen);
      seen = statusesOn(terminal).length;
    } else if (step.kind === 'interrupt') {
      await expect.poll(() => countWaitingDeliveries(port)).toBe(0);
      terminal.interrupt();
      await expect.poll(() => isListening(port + 1)).toBe(false);
    } else if (isReceiver(step.text)) {
      await terminal.start(step.text);
      await expect.poll(() => isListening(port + 1)).toBe(true);
    } else {
      printed.push(await terminal.paste(step.text));
    }
  }
  return printed;
}

/** A receiver of webhooks runs until it is stopped. */
function isReceiver(text: string): boolean {
  return /createServer|main\.ts/.test(text);
}

/** The receiver of the webhooks guide prints the id of an order and the status of its trade. */
function statusesOn(terminal: Terminal): readonly string[] {
  return [...terminal.screen().matchAll(/[\w-]{36}: (.+)\n/g)].map(([, status = '']) => status);
}

function newestLink(printed: readonly string[]): string {
  const links = printed.flatMap((response) => /"redirectUrl":"([^"]+)"/.exec(response)?.[1] ?? []);
  return links.at(-1) ?? '';
}

/** No reader presses Ctrl+C while the second copy of a notification is still on its way. */
async function countWaitingDeliveries(port: number): Promise<number> {
  const deliveries = await clientAt(`http://127.0.0.1:${port}`).control('listDeliveries');
  return deliveries.filter(({state}) => state === 'waiting').length;
}

async function isListening(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );
}

async function chooseOnHostedPage(page: Page, link: string, button: string): Promise<void> {
  const tab = await page.context().newPage();
  await tab.goto(link);
  // The marketplace that the samples send the reader back to does not exist: setting off is enough.
  const wayBack = tab.waitForRequest('https://www.gulerod.example/**');
  await tab.getByRole('button', {name: button, exact: true}).click();
  await wayBack;
  await tab.close();
}
