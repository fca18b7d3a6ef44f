import type {Sandbox, SandboxOptions} from '../sandbox';
import {createSandbox} from '../sandbox';
import {BrowserDisk} from './browser-disk';

export type {HostedPage} from '../hosted/page';
export {seeded} from '../control/seed';
export {loadAssumptions} from '../control/used-assumptions';

type BrowserSandboxOptions = Omit<SandboxOptions, 'storage' | 'deliver'> & {
  /** The name of the database; two names are two sandboxes. */
  readonly name?: string;
};

export type BrowserSandbox = Sandbox & {
  /**
   * False when the browser does not let the page store anything; the sandbox then ends with the
   * page.
   */
  readonly isPersistent: boolean;
};

/** A sandbox inside the page that survives reloads. It sends no requests. */
export async function createBrowserSandbox(
  options: BrowserSandboxOptions = {},
): Promise<BrowserSandbox> {
  const {name = 'symblepay-sandbox', ...rest} = options;
  try {
    const storage = new BrowserDisk(name);
    return {...(await createSandbox({...rest, storage})), isPersistent: true};
  } catch (error) {
    console.warn('The browser keeps no data; the sandbox ends with this page.', error);
    return {...(await createSandbox(rest)), isPersistent: false};
  }
}
