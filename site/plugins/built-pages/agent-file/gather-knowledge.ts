import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Contract} from '@symblepay/openapi/contract';
import controlContract from '@symblepay/openapi/control/openapi.json';
import {globSync} from 'tinyglobby';
import {toOpenSandbox} from '../../../agent-server/from-contract/open-sandbox';
import {toApiTools, toControlTools} from '../../../agent-server/from-contract/tools';
import type {CallTool, Knowledge, Page} from '../../../agent-server/knowledge';
import {readDocument} from '../../../published/files';
import {routes} from '../../../routes';
import type {SearchPage} from '../../../theme/search/search-page';

const {reference} = routes;

/** All that the server knows, from the build folder and the contracts. */
export async function gatherKnowledge(outDir: string, siteUrl: string): Promise<Knowledge> {
  const document = readDocument();
  const control = controlContract as unknown as Contract;
  const calls = toApiTools(document);
  const pages = await readTwins(outDir);
  const index = await readFile(join(outDir, 'search-index.json'), 'utf8');
  return {
    version: document.info.version,
    siteUrl,
    reference,
    pages: [...pages, ...describeCalls(calls, pages)],
    searchPages: JSON.parse(index) as SearchPage[],
    openSandbox: toOpenSandbox(control),
    calls,
    controlCalls: toControlTools(control),
  };
}

async function readTwins(outDir: string): Promise<readonly Page[]> {
  const files = globSync(['docs/**/*.md', `${reference.slice(1)}{,/*}.md`], {cwd: outDir}).sort();
  return Promise.all(
    files.map(async (file) => {
      const markdown = await readFile(join(outDir, file), 'utf8');
      const [, title = file] = /^# (.+)/.exec(markdown) ?? [];
      return {path: `/${file.replace(/\.md$/, '')}`, title, markdown};
    }),
  );
}

/** Calls without a page of their own get one from the contract. */
function describeCalls(calls: readonly CallTool[], pages: readonly Page[]): readonly Page[] {
  return calls
    .map((call) => ({...call, page: `${reference}/${call.operationId}`}))
    .filter(({page}) => !pages.some(({path}) => path === page))
    .map(({page, title, method, path, description, inputSchema}) => ({
      path: page,
      title,
      markdown: `# ${title}

\`${method.toUpperCase()} ${path}\`

${description}

\`\`\`json
${JSON.stringify(inputSchema, null, 2)}
\`\`\`
`,
    }));
}
