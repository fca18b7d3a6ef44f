import {Server} from '@modelcontextprotocol/sdk/server/index.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import {
  CallToolRequestSchema,
  ListResourcesRequestSchema,
  ListToolsRequestSchema,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import {nearest} from '../theme/nearest';
import {apiTools, controlTools} from './call-tools';
import {checkArguments} from './check-arguments';
import {Documentation} from './documentation';
import {documentationTools} from './documentation-tools';
import {explainFailure} from './explain-failure';
import type {Knowledge} from './knowledge';
import {Mistake, quote} from './mistake';
import {openSandbox} from './open-sandbox';
import {pageTools} from './page-tools';
import type {Tool, ToolResult} from './tool';
import {Worlds} from './worlds';

const instructions = `Documentation and a sandbox of the Symblepay API: escrow payments for marketplaces. search_documentation, read_page and read_call read the documentation. open_sandbox opens a sandbox in memory; then every call of the API is a tool of the same name, and the tools that begin with sandbox_ play everybody else: users on the pages behind a redirectUrl (sandbox_openPage, sandbox_choose), the carrier (sandbox_simulate) and time (sandbox_advanceClock). Results of the sandbox end with next: tools that can be called now, with arguments that work; the first of them leads on to a trade that is paid out. Nothing here reaches the real API.`;

/** A server of the Model Context Protocol, without a transport. */
export function createAgentServer(knowledge: Knowledge) {
  const documentation = new Documentation(knowledge);
  const worlds = new Worlds();
  const tools = new Map(
    listTools(knowledge, documentation, worlds).map((tool) => [tool.name, tool]),
  );
  // The newer class takes schemas of zod only; ours come from the contract.
  // oxlint-disable-next-line typescript/no-deprecated
  const server = new Server(
    {name: 'symblepay', title: 'Symblepay developer documentation', version: knowledge.version},
    {capabilities: {tools: {}, resources: {}}, instructions},
  );

  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: Array.from(tools.values(), (tool) => ({...tool, run: undefined})) as never,
  }));

  server.setRequestHandler(CallToolRequestSchema, async ({params}) => {
    const tool = tools.get(params.name);
    if (!tool) throw refuse(`${quote(params.name)} is not a tool.`, params.name, [...tools.keys()]);
    return callTool(tool, params.arguments);
  });

  server.setRequestHandler(ListResourcesRequestSchema, () => ({
    resources: documentation
      .list()
      .map(({url, title}) => ({uri: url, name: title, mimeType: 'text/markdown'})),
  }));

  server.setRequestHandler(ReadResourceRequestSchema, ({params: {uri}}) => {
    const text = documentation.find(uri);
    const uris = documentation.list().map(({url}) => url);
    if (text === undefined) throw refuse(`${quote(uri)} is not a resource.`, uri, uris);
    return {contents: [{uri, mimeType: 'text/markdown', text}]};
  });

  return {server, close: () => worlds.close()};
}

function listTools(
  {calls, controlCalls, openSandbox: text}: Knowledge,
  documentation: Documentation,
  worlds: Worlds,
): readonly Tool[] {
  return [
    ...documentationTools(documentation),
    openSandbox(text, worlds),
    ...apiTools(calls, worlds),
    ...pageTools(worlds),
    ...controlTools(controlCalls, worlds),
  ];
}

async function callTool(
  tool: Tool,
  given: Readonly<Record<string, unknown>> = {},
): Promise<CallToolResult> {
  try {
    checkArguments(tool, given);
    return toResult(await tool.run(given));
  } catch (error) {
    return {content: [{type: 'text', text: explainFailure(error)}], isError: true};
  }
}

function toResult(result: ToolResult): CallToolResult {
  if ('text' in result) return {content: [{type: 'text', text: result.text}]};
  const {data, isError = false} = result;
  return {
    content: [{type: 'text', text: JSON.stringify(data, null, 2)}],
    structuredContent: data,
    ...(isError && {isError}),
  };
}

function refuse(problem: string, wrong: string, names: readonly string[]): Mistake {
  const near = nearest(wrong.slice(0, 200), names).slice(0, 3).join(', ');
  return new Mistake(`${problem} Did you mean ${near}?`);
}
