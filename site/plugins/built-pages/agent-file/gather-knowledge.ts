import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Contract} from '@symblepay/openapi/contract';
import controlContract from '@symblepay/openapi/control/openapi.json';
import {findHeadings} from '../../../agent-server/cut-section';
import {toOpenSandbox} from '../../../agent-server/from-contract/open-sandbox';
import {toApiTools, toControlTools} from '../../../agent-server/from-contract/tools';
import type {Knowledge, Page} from '../../../agent-server/knowledge';
import {readDocument} from '../../../published/files';
import {routes} from '../../../routes';
import type {BuiltPage, PagePass} from '../built-page';
import {readTwins} from '../markdown-twins/read-twins';
import {readReferenceTwins} from '../markdown-twins/reference-twins';

const {reference} = routes;

/** All that the server knows, from the build folder and the contracts. */
export async function gatherKnowledge(
  built: readonly BuiltPage[],
  site: Parameters<PagePass>[1],
): Promise<Knowledge> {
  const {outDir, siteConfig} = site;
  const siteUrl = siteConfig.url;
  const document = readDocument();
  const control = controlContract as unknown as Contract;
  return {
    version: document.info.version,
    siteUrl,
    reference,
    pages: [...readGuides(built, siteUrl), ...readReference(site)],
    searchIndex: await readFile(join(outDir, 'search-index.json'), 'utf8'),
    openSandbox: toOpenSandbox(control),
    calls: toApiTools(document),
    controlCalls: toControlTools(control),
  };
}

function readGuides(built: readonly BuiltPage[], siteUrl: string): readonly Page[] {
  return readTwins(built, siteUrl).map((twin) => toPage(twin.path, twin));
}

function readReference(site: Parameters<PagePass>[1]): readonly Page[] {
  const {calls, ...whole} = readReferenceTwins(site);
  return [
    toPage(reference, whole),
    ...calls.map((call) => toPage(`${reference}/${call.id}`, call)),
  ];
}

type Text = Pick<Page, 'title' | 'markdown'> & {
  readonly headingIds: readonly (readonly string[])[];
};

function toPage(path: string, {title, markdown, headingIds}: Text): Page {
  const count = findHeadings(markdown).length;
  if (count !== headingIds.length) {
    throw new Error(
      `${path} has ${headingIds.length} headings and its Markdown ${count}, so its sections cannot be told apart.`,
    );
  }
  const anchors = headingIds.flatMap((ids, heading) => ids.map((id) => [id, heading] as const));
  return {path, title, markdown, anchors: Object.fromEntries(anchors)};
}
