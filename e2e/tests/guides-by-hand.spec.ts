import type {Page} from '@playwright/test';
import {readGuideSteps} from '../guide-steps';
import {openPage} from '../open-page';
import {expect, test} from '../page-test';
import {sandboxPorts} from '../sites';
import {startSandbox} from '../start-sandbox';
import {openTerminal} from '../terminal';

// One after the other: each start of the sandbox builds the contract.
test.describe.configure({mode: 'default'});
test.slow();

test('"First trade in ten minutes" ends in a payout, with nothing but what the page says', async ({
  page,
}) => {
  const port = sandboxPorts.firstTrade;
  await openPage(page, '/docs/getting-started');
  const {start, steps} = await readPage(page, port);
  const stop = await startSandbox(start, port);
  const terminal = openTerminal();
  try {
    const printed: string[] = [];
    let link = '';
    for (const step of steps) {
      if (step.kind === 'paste') {
        const answer = await terminal.paste(step.text);
        printed.push(answer);
        link = /"redirectUrl":"([^"]+)"/.exec(answer)?.[1] ?? link;
      } else {
        await chooseOnHostedPage(page, link, step.button);
      }
    }
    expect(printed.filter((answer) => answer.includes('"typeCode"'))).toEqual([]);
    expect(printed.filter((answer) => answer.includes('"finished":{"succeeded":'))).toHaveLength(1);
    // The last command asks what may happen next.
    expect(printed.at(-1)?.trim()).toBe('[]');
  } finally {
    terminal.close();
    stop();
  }
});

test('every command of the testing guide is carried out by the sandbox', async ({page}) => {
  const port = sandboxPorts.testing;
  await openPage(page, '/docs/getting-started/testing');
  const {start, steps} = await readPage(page, port);
  const stop = await startSandbox(start, port);
  const terminal = openTerminal();
  try {
    const printed: string[] = [];
    for (const step of steps) {
      if (step.kind === 'paste') {
        const text = step.text
          .replaceAll('https://api.symblepay.io', `http://127.0.0.1:${port}`)
          .replaceAll('YOUR_API_KEY', 'sandbox_key_gulerod');
        if (text.startsWith('node ')) {
          await terminal.paste(`${text.trim()} >/dev/null &`);
          await expect.poll(() => answersOn(port + 1)).toBe(true);
        } else {
          printed.push(await terminal.paste(text));
        }
      }
    }
    expect(printed.filter((answer) => answer.includes('"typeCode"'))).toEqual([]);
    expect(printed.at(-1)).toMatch(/"status":204/);
  } finally {
    terminal.close();
    stop();
  }
});

/** What the page says, with the port of this test instead of one that a developer may be using. */
async function readPage(page: Page, port: number) {
  const steps = (await readGuideSteps(page)).map((step) =>
    step.kind === 'paste' ? {...step, text: onPort(step.text, port)} : step,
  );
  const start = steps.shift();
  if (start?.kind !== 'paste') {
    throw new Error('The page does not begin with the command that starts the sandbox.');
  }
  return {start: start.text, steps};
}

function onPort(text: string, port: number): string {
  return text.replaceAll('4010', String(port)).replaceAll('3005', String(port + 1));
}

async function answersOn(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );
}

async function chooseOnHostedPage(page: Page, link: string, button: string): Promise<void> {
  // The marketplace that the samples send the reader back to does not exist.
  await page.route('https://www.gulerod.example/**', (route) => route.fulfill({body: 'Back'}));
  await page.goto(link);
  await page.getByRole('button', {name: button, exact: true}).click();
  await expect(page).toHaveURL(/^https:\/\/www\.gulerod\.example\//);
}
