import type {Page} from '@playwright/test';

/**
 * Playwright describes the whole page to itself each time that something it waits for is not there
 * yet (microsoft/playwright#41098): more than a third of the processor time of the tests beside the
 * form. Nobody reads it unless the wait fails, and then the report describes the page anyway.
 */
export async function waitQuietly(page: Page): Promise<void> {
  const {_connection: connection} = page as unknown as PageInProcess;
  const {prototype} = (await connection.toImpl(page).mainFrame().context('utility')).constructor;
  if (quiet.has(prototype)) return;
  quiet.add(prototype);
  const {injectedScript} = prototype;
  prototype.injectedScript = async function () {
    const script = await injectedScript.call(this);
    if (!quiet.has(script)) {
      quiet.add(script);
      await script.evaluate(describeNothing);
    }
    return script;
  };
}

const quiet = new WeakSet<object>();

function describeNothing(script: InjectedScript): void {
  script.ariaSnapshotForExpectFailure = () => undefined;
}

/** As much as is needed of what Playwright keeps to itself. */
type PageInProcess = {
  readonly _connection: {readonly toImpl: (page: Page) => ServerPage};
};
type ServerPage = {
  readonly mainFrame: () => {readonly context: (world: 'utility') => Promise<PageWorld>};
};
type PageWorld = {
  readonly constructor: {
    readonly prototype: {injectedScript: (this: unknown) => Promise<ScriptHandle>};
  };
};
type ScriptHandle = {
  readonly evaluate: (run: (script: InjectedScript) => void) => Promise<void>;
};
type InjectedScript = {
  ariaSnapshotForExpectFailure: () => string | undefined;
};
