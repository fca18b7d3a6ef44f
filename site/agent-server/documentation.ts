import {nearest} from '../theme/nearest';
import {callPath} from './call-path';
import type {Knowledge, Page} from './knowledge';
import {Mistake, quote} from './mistake';
import type {Found} from './search-pages';
import {searchPages} from './search-pages';

/** The guides and the reference of one build. */
export class Documentation {
  readonly search: (query: string) => Promise<readonly Found[]>;
  private readonly pages: ReadonlyMap<string, Page>;
  private readonly siteUrl: string;
  private readonly reference: string;
  private readonly calls: readonly string[];

  constructor(knowledge: Knowledge) {
    this.siteUrl = knowledge.siteUrl;
    this.reference = knowledge.reference;
    this.calls = knowledge.calls.map(({operationId}) => operationId);
    this.pages = new Map(knowledge.pages.map((page) => [page.path, page]));
    this.search = searchPages(knowledge.searchIndex);
  }

  list(): readonly (Page & {readonly url: string})[] {
    return [...this.pages.values()].map((page) => ({...page, url: this.siteUrl + page.path}));
  }

  /** By its path or its URL, with or without an anchor. */
  read(address: string): Page {
    const page = this.pages.get(this.toPath(address));
    if (page) return page;
    throw new Mistake(
      `path: ${quote(address)} is not a page. ${suggestNearest(address, [...this.pages.keys()])}`,
    );
  }

  readCall(operationId: string): Page {
    const page = this.pages.get(callPath(this.reference, operationId));
    if (page) return page;
    throw new Mistake(
      `operationId: ${quote(operationId)} is not a call. ${suggestNearest(operationId, this.calls)}`,
    );
  }

  private toPath(address: string): string {
    const path = address.startsWith(this.siteUrl) ? address.slice(this.siteUrl.length) : address;
    const [plain = ''] = path.split(/[#?]/);
    return `/${plain.replace(/^\/|\/$|\.(?:md|html)$/g, '')}`;
  }
}

function suggestNearest(wrong: string, names: readonly string[]): string {
  return `Did you mean ${nearest(wrong, names).slice(0, 3).join(', ')}? search_documentation finds others.`;
}
