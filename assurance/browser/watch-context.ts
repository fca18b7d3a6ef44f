import type {BrowserContext} from '@playwright/test';

/** What the pages of a context do that no page should. */
export type Watch = {
  /** What was seen since the last time. */
  readonly take: () => readonly string[];
};

/**
 * Notes policy reports, errors and warnings in the console, uncaught errors, and requests to other
 * hosts, whether or not they were let through.
 */
export async function watchContext(context: BrowserContext, origin: string): Promise<Watch> {
  let seen: string[] = [];
  const note = (text: string) => seen.push(text.replaceAll(/\s+/g, ' ').slice(0, 300));
  await context.exposeBinding('notePolicyReport', (_, report: string) => {
    note(`policy report: ${report}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const {effectiveDirective, blockedURI, sourceFile, lineNumber} = event;
      const {notePolicyReport} = window as unknown as PageWithBinding;
      void notePolicyReport(`${effectiveDirective} ${blockedURI} at ${sourceFile}:${lineNumber}`);
    });
  });
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    note(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => note(`uncaught: ${String(error.error())}`));
  context.on('request', (request) => {
    const url = request.url();
    if (isElsewhere(url, origin)) note(`request to another host: ${url}`);
  });
  return {
    take() {
      const taken = seen;
      seen = [];
      return [...new Set(taken)];
    },
  };
}

type PageWithBinding = {readonly notePolicyReport: (report: string) => Promise<void>};

function isElsewhere(url: string, origin: string): boolean {
  return !/^(?:data|blob|about):/.test(url) && new URL(url).origin !== origin;
}
