import type {Page} from '@playwright/test';

/**
 * What Playwright runs in a page to find something takes more time than need be:
 * - It is sent (330 KB) to each world of each document. Here a page keeps it for all it opens.
 * - It describes the whole page to itself each time that something it waits for is not there yet
 *   (microsoft/playwright#41098). Nobody reads it unless the wait fails, and then the report
 *   describes the page anyway.
 * - It asks each element of the page for its role. Here only those that can have the role.
 */
export async function quickenLocators(page: Page): Promise<void> {
  const {_connection: connection} = page as unknown as PageInProcess;
  const server = connection.toImpl(page);
  const world = await server.mainFrame().context('utility');
  const {prototype} = world.constructor;
  if (!quick.has(prototype)) {
    quick.add(prototype);
    const {rawEvaluateHandle} = prototype;
    prototype.rawEvaluateHandle = function (expression) {
      return findFinder(expression, (found) => rawEvaluateHandle.call(this, found));
    };
  }
  if (quick.has(server)) return;
  quick.add(server);
  await world.injectedScript();
  const {_mainFrameSession: session, utilityWorldName} = server.delegate;
  for (const worldName of [utilityWorldName, '']) {
    await session._client.send('Page.addScriptToEvaluateOnNewDocument', {
      source: `Object.defineProperty(globalThis, '${kept}', {configurable: true, value: ${makeFinder}});`,
      worldName,
    });
  }
}

const quick = new WeakSet<object>();
const kept = 'makeQuickFinder';
let makeFinder = '';

/** Evaluates what Playwright sends to a page: what finds elements comes from the page, if it has it. */
async function findFinder(
  expression: string,
  evaluate: (expression: string) => Promise<Handle>,
): Promise<Handle> {
  const [, library, options] = finder.exec(expression) ?? [];
  if (options === undefined) return evaluate(expression);
  makeFinder = `(options) => (${String(quicken)})((() => {${library}(globalThis, options);})(), ${JSON.stringify(elementsOf)})`;
  const handle = await evaluate(
    `((make) => delete globalThis.${kept} && make?.(${options}))(globalThis.${kept})`,
  );
  return handle._objectId === undefined ? evaluate(`(${makeFinder})(${options})`) : handle;
}

/** A function that ends with this: `return new (module.exports.InjectedScript())(globalThis, {…});` */
const finder =
  /^\s*\(\(\) => \{(.*return new \(module\.exports\.InjectedScript\(\)\))\(globalThis, (\{.*\})\);\s*\}\)\(\);\s*$/s;

/** The elements that have a role without saying so. A role that is not here is looked for in all. */
export const elementsOf = {
  alert: '',
  button: 'button, input',
  combobox: 'input, select',
  dialog: 'dialog',
  figure: 'figure',
  form: 'form',
  group: 'details, fieldset, optgroup',
  heading: 'h1, h2, h3, h4, h5, h6',
  link: 'a, area',
  listitem: 'li',
  main: 'main',
  navigation: 'nav',
  option: 'option',
  radio: 'input',
  region: 'section',
  searchbox: 'input',
  status: 'output',
  tab: '',
  textbox: 'input, textarea',
} as const;

/** It runs in the page. */
function quicken(
  script: InjectedScript,
  elements: Readonly<Record<string, string>>,
): InjectedScript {
  script.ariaSnapshotForExpectFailure = () => undefined;
  const engine = script._engines.get('internal:role');
  if (!engine) throw new Error('Playwright finds roles in another way: see quick-locators.ts.');
  const {queryAll} = engine;
  engine.queryAll = (scope, selector) => {
    const own = elements[/^\w+/.exec(selector)?.[0] ?? ''];
    if (own === undefined) return queryAll(scope, selector);
    const candidates = own === '' ? '[role]' : `[role], ${own}`;
    return queryAll({querySelectorAll: () => scope.querySelectorAll(candidates)}, selector);
  };
  return script;
}

/** As much as is needed of what Playwright keeps to itself. */
type PageInProcess = {
  readonly _connection: {readonly toImpl: (page: Page) => ServerPage};
};
type ServerPage = {
  readonly mainFrame: () => {readonly context: (world: 'utility') => Promise<PageWorld>};
  readonly delegate: {
    readonly utilityWorldName: string;
    readonly _mainFrameSession: {
      readonly _client: {readonly send: (method: string, given: object) => Promise<unknown>};
    };
  };
};
type PageWorld = {
  readonly injectedScript: () => Promise<unknown>;
  readonly constructor: {
    readonly prototype: {
      rawEvaluateHandle: (this: unknown, expression: string) => Promise<Handle>;
    };
  };
};
type Handle = {readonly _objectId?: string};
type InjectedScript = {
  ariaSnapshotForExpectFailure: () => string | undefined;
  readonly _engines: ReadonlyMap<string, RoleEngine>;
};
type RoleEngine = {
  queryAll: (scope: Pick<ParentNode, 'querySelectorAll'>, selector: string) => Element[];
};
