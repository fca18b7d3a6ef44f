import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Contract} from '@symblepay/openapi/contract';
import controlContract from '@symblepay/openapi/control/openapi.json';
import {globSync} from 'tinyglobby';
import {callPaths} from '../../../agent-server/call-paths';
import {toOpenSandbox} from '../../../agent-server/from-contract/open-sandbox';
import {toApiTools, toControlTools} from '../../../agent-server/from-contract/tools';
import type {CallTool, Knowledge, Page} from '../../../agent-server/knowledge';
import {readDocument} from '../../../published/files';
import {routes} from '../../../routes';

const {reference} = routes;

/** All that the server knows, from the build folder and the contracts. */
export async function gatherKnowledge(outDir: string, siteUrl: string): Promise<Knowledge> {
  const document = readDocument();
  const control = controlContract as unknown as Contract;
  const calls = toApiTools(document);
  const pages = await readTwins(outDir);
  return {
    version: document.info.version,
    siteUrl,
    reference,
    pages: [...pages, ...describeCalls(calls, pages)],
    searchIndex: await readFile(join(outDir, 'search-index.json'), 'utf8'),
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
  const isMissing = ({operationId}: CallTool) =>
    !callPaths(reference, operationId).some((path) => pages.some((page) => page.path === path));
  return calls
    .filter(isMissing)
    .map(({operationId, title, method, path, description, inputSchema}) => ({
      path: `${reference}/${operationId}`,
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
