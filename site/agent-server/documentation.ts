import {basePath} from '@symblepay/openapi/operations';
import {nearest} from '../theme/nearest';
import {callPath} from './call-path';
import {cutSection} from './cut-section';
import type {CallTool, Knowledge, Page} from './knowledge';
import {Mistake, quote} from './mistake';
import type {Found} from './search-pages';
import {searchPages} from './search-pages';

/** The guides and the reference of one build. */
export class Documentation {
  readonly search: (query: string) => Promise<readonly Found[]>;
  private readonly pages: ReadonlyMap<string, Page>;
  private readonly siteUrl: string;
  private readonly reference: string;
  private readonly calls: readonly CallTool[];

  constructor(knowledge: Knowledge) {
    this.siteUrl = knowledge.siteUrl;
    this.reference = knowledge.reference;
    this.calls = knowledge.calls;
    this.pages = new Map(knowledge.pages.map((page) => [page.path, page]));
    this.search = searchPages(knowledge.searchIndex);
  }

  list(): readonly (Page & {readonly url: string})[] {
    return [...this.pages.values()].map((page) => ({...page, url: this.siteUrl + page.path}));
  }

  /**
   * By its path or its URL. With a fragment:
   * 1. of the reference, the call that it names;
   * 2. the section that it leads to.
   */
  find(address: string): string | undefined {
    const {path, fragment} = this.split(address);
    const page = this.pages.get(path);
    return page && fragment !== '' ? this.readSection(page, fragment) : page?.markdown;
  }

  read(address: string): string {
    const text = this.find(address);
    if (text !== undefined) return text;
    throw new Mistake(
      `path: ${quote(address)} is not a page. ${suggestNearest(address, [...this.pages.keys()])}`,
    );
  }

  /** By its name, or by its method and path. */
  readCall(wanted: string): Page {
    const [, method = '', path = ''] =
      /^([a-z]+) (\/\S+)$/i.exec(wanted.replace(/\?.*/s, '').trim()) ?? [];
    const called = this.calls.find(
      (call) => call.method === method.toLowerCase() && isPathOf(call, path),
    );
    const page = this.pages.get(callPath(this.reference, called?.operationId ?? wanted));
    if (page) return page;
    const names = this.calls.map(({operationId}) => operationId);
    throw new Mistake(
      `operationId: ${quote(wanted)} is not a call. ${suggestNearest(wanted, names)}`,
    );
  }

  private readSection(page: Page, fragment: string): string {
    const {path, title, markdown, anchors} = page;
    const names = widen(fragment);
    const call = names.map((name) => this.pages.get(`${path}/${name}`)).find(Boolean);
    if (call && path === this.reference) return call.markdown;
    const anchor = names.find((name) => Object.hasOwn(anchors, name));
    if (anchor === undefined) {
      const near = suggestNearest(
        fragment,
        Object.keys(anchors).map((name) => `${path}#${name}`),
      );
      throw new Mistake(
        `path: ${path} has no section ${quote(`#${fragment}`)}. ${near} Without a fragment you get the whole page.`,
      );
    }
    const section = cutSection(markdown, anchors[anchor] ?? 0);
    return section === markdown
      ? markdown
      : `# ${title}\n\n<${this.siteUrl}${path}#${anchor}>\n\n${section}`;
  }

  private split(address: string): {readonly path: string; readonly fragment: string} {
    const local = address.startsWith(this.siteUrl) ? address.slice(this.siteUrl.length) : address;
    const [before = '', fragment = ''] = local.split(/#(.*)/s);
    const [plain = ''] = before.split('?');
    const name = plain.replace(/\.(?:md|html)$/, '').replace(/(?:^|\/)index$|\/$/, '');
    return {path: name.startsWith('/') ? name : `/${name}`, fragment};
  }
}

/** With or without the base path, with the names of its parameters or with values. */
function isPathOf({path: template}: CallTool, path: string): boolean {
  const pattern = new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`);
  return pattern.test(path) || pattern.test(basePath + path);
}

/** An anchor and those of what it is part of: `get-user.query.id`, `get-user.query`, `get-user`. */
function widen(anchor: string): readonly string[] {
  const parts = anchor.split('.');
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('.'));
}

function suggestNearest(wrong: string, names: readonly string[]): string {
  return `Did you mean ${nearest(wrong, names).slice(0, 3).join(', ')}? search_documentation finds others.`;
}
