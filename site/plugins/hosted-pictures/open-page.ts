import {createSandbox} from '@symblepay/sandbox';
import type {HostedPage} from '@symblepay/sandbox/browser';
import {cutIds} from '../../recording/ids';
import type {Recording} from '../../recording/recording';
import {origin, sandboxSettings} from '../../recording/sandbox-settings';
import {toRun} from '../executed-examples/to-run';
import type {Picture} from './pictures';

/** A hosted page as a browser gets it. */
export type OpenedPage = {
  /** What a browser shows above the page, with its id cut short. */
  readonly address: string;
  readonly html: string;
  readonly stylesheet: string;
  /** The same page as data. */
  readonly page: HostedPage;
};

/** Plays a recorded scenario again, up to the step in which a user opens the page. */
export async function openPage(
  {scenario, step}: Pick<Picture, 'scenario' | 'step'>,
  recording: Recording | undefined,
): Promise<OpenedPage> {
  const sandbox = await createSandbox({...sandboxSettings(scenario), origin});
  const read = async (request: Request) => {
    const response = await sandbox.fetch(request);
    return {isThere: response.status === 200, text: await response.text()};
  };
  for (const {name, method, path, headers, body} of recording ? toRun(recording) : []) {
    const url = new URL(path, origin);
    if (name !== step) {
      await read(new Request(url, {method, headers, ...(body !== undefined && {body})}));
      continue;
    }
    const {isThere, text: html} = await read(new Request(url));
    const [, link] = /<link rel="stylesheet" href="([^"]+)">/.exec(html) ?? [];
    if (!isThere || link === undefined) break;
    const {text: stylesheet} = await read(new Request(new URL(link, url)));
    const page = sandbox.control.openPage(url.href);
    await sandbox.close();
    return {address: url.host + cutIds(url.pathname), html, stylesheet, page};
  }
  throw new Error(`Nobody opens a hosted page in step "${step}" of site/examples/${scenario}.ts.`);
}
