import type {Page} from '@playwright/test';

/**
 * What Playwright runs in a page to find something takes more time than need be:
 * - It describes the whole page to itself each time that something it waits for is not there yet
 *   (microsoft/playwright#41098). Nobody reads it unless the wait fails, and then the report
 *   describes the page anyway.
 * - It asks each element of the page for its role. Here only those that can have the role.
 */
export async function quickenLocators(page: Page): Promise<void> {
  const {_connection: connection} = page as unknown as PageInProcess;
  const {prototype} = (await connection.toImpl(page).mainFrame().context('utility')).constructor;
  if (quick.has(prototype)) return;
  quick.add(prototype);
  const {injectedScript} = prototype;
  prototype.injectedScript = async function () {
    const script = await injectedScript.call(this);
    if (!quick.has(script)) {
      quick.add(script);
      await script.evaluate(quicken, elementsOf);
    }
    return script;
  };
}

const quick = new WeakSet<object>();

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
function quicken(script: InjectedScript, elements: Readonly<Record<string, string>>): void {
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
  readonly evaluate: <Given>(
    run: (script: InjectedScript, given: Given) => void,
    given: Given,
  ) => Promise<void>;
};
type InjectedScript = {
  ariaSnapshotForExpectFailure: () => string | undefined;
  readonly _engines: ReadonlyMap<string, RoleEngine>;
};
type RoleEngine = {
  queryAll: (scope: Pick<ParentNode, 'querySelectorAll'>, selector: string) => Element[];
};
