import type {Schema} from '@symblepay/openapi/contract';

/** A tool as clients see it. */
export type ToolText = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: InputSchema;
};

export type InputSchema = {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: readonly string[];
  readonly additionalProperties: false;
};

/** A call of the API or of the sandbox's control API, as a tool. */
export type CallTool = ToolText & {
  readonly operationId: string;
  readonly method: string;
  /** With the base path, and with its parameters in braces. */
  readonly path: string;
  /** Where the request carries each argument, the body apart. */
  readonly locations: Readonly<Record<string, 'path' | 'query' | 'header'>>;
};

export type Page = {
  /** Where readers find it on the site. */
  readonly path: string;
  readonly title: string;
  readonly markdown: string;
  /** By what follows # in an address: which heading of the Markdown it leads to, the first being 0. */
  readonly anchors: Readonly<Record<string, number>>;
};

/** What the file carries of the build that it belongs to. */
export type Knowledge = {
  readonly version: string;
  readonly siteUrl: string;
  /** The page of the reference; the page of a call stands below it. */
  readonly reference: string;
  readonly pages: readonly Page[];
  /** As the site's own search loads it. */
  readonly searchIndex: string;
  readonly openSandbox: ToolText;
  readonly calls: readonly CallTool[];
  readonly controlCalls: readonly CallTool[];
};
