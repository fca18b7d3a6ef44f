import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Contract} from '@symblepay/openapi/contract';
import controlContract from '@symblepay/openapi/control/openapi.json';
import {globSync} from 'tinyglobby';
import {toOpenSandbox} from '../../../agent-server/from-contract/open-sandbox';
import {toApiTools, toControlTools} from '../../../agent-server/from-contract/tools';
import type {Knowledge, Page} from '../../../agent-server/knowledge';
import {readDocument} from '../../../published/files';
import {routes} from '../../../routes';
import {readReferenceTwins} from '../markdown-twins/reference-twins';

const {reference} = routes;

/** All that the server knows, from the build folder and the contracts. */
export async function gatherKnowledge(outDir: string, siteUrl: string): Promise<Knowledge> {
  const document = readDocument();
  const control = controlContract as unknown as Contract;
  return {
    version: document.info.version,
    siteUrl,
    reference,
    pages: [...(await readGuides(outDir)), ...(await readReference(siteUrl))],
    searchIndex: await readFile(join(outDir, 'search-index.json'), 'utf8'),
    openSandbox: toOpenSandbox(control),
    calls: toApiTools(document),
    controlCalls: toControlTools(control),
  };
}

/** What an earlier pass has written; the reference's plugin may still be writing. */
async function readGuides(outDir: string): Promise<readonly Page[]> {
  const files = globSync('docs/**/*.md', {cwd: outDir}).sort();
  return Promise.all(
    files.map(async (file) => {
      const markdown = await readFile(join(outDir, file), 'utf8');
      const [, title = file] = /^# (.+)/.exec(markdown) ?? [];
      return {path: `/${file.replace(/\.md$/, '')}`, title, markdown};
    }),
  );
}

async function readReference(siteUrl: string): Promise<readonly Page[]> {
  const {title, markdown, calls} = await readReferenceTwins(siteUrl);
  return [
    {path: reference, title, markdown},
    ...calls.map((call) => ({
      path: `${reference}/${call.id}`,
      title: call.title,
      markdown: call.markdown,
    })),
  ];
}
