import {parseArgs} from 'node:util';
import type {Knowledge} from './knowledge';

/** The name under which the server is downloaded. */
export const fileName = 'symblepay-mcp.mjs';

type Said = {readonly text: string; readonly isMistake?: true};

/** What to print instead of serving, if anything. */
export function readCommandLine(
  options: readonly string[],
  {version, siteUrl}: Pick<Knowledge, 'version' | 'siteUrl'>,
): Said | undefined {
  try {
    const {values} = parseArgs({
      args: [...options],
      options: {help: {type: 'boolean'}, version: {type: 'boolean'}},
    });
    if (values.help) return {text: describeUse(siteUrl)};
    return values.version ? {text: `${version}\n`} : undefined;
  } catch (error) {
    const [problem] = (error as Error).message.split('. ');
    return {text: `${problem}. See node ${fileName} --help\n`, isMistake: true};
  }
}

function describeUse(siteUrl: string): string {
  const command = {command: 'node', args: [`/path/to/${fileName}`]};
  return `Symblepay for coding agents: a Model Context Protocol server on standard input and output.
It searches and reads the documentation and runs a sandbox of the API in memory.
It has no network, writes no files and sends nothing anywhere.

  node ${fileName} [options]

  --help       this text
  --version    the version of the contract

Your client starts it. Add it to the client's configuration:

${JSON.stringify({mcpServers: {symblepay: command}}, null, 2)}

Documentation: ${siteUrl}/docs/getting-started
`;
}
