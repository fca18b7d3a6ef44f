import {brotliDecompressSync} from 'node:zlib';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {readCommandLine} from './command-line';
import type {Knowledge} from './knowledge';
import {createAgentServer} from './server';
import {VetLines} from './vet-lines';

/** The build puts it here: JSON, packed with Brotli, as Base64. */
declare const packedKnowledge: string;

const packed = Buffer.from(packedKnowledge, 'base64');
const knowledge = JSON.parse(brotliDecompressSync(packed).toString('utf8')) as Knowledge;
const said = readCommandLine(process.argv.slice(2), knowledge);

if (said) {
  process[said.isMistake ? 'stderr' : 'stdout'].write(said.text);
  process.exitCode = said.isMistake ? 2 : 0;
} else {
  const {server, close} = createAgentServer(knowledge);
  const lines = new VetLines((message) => process.stdout.write(message));
  // A client that is gone reads no more responses.
  process.stdout.on('error', () => process.exit(0));
  await server.connect(new StdioServerTransport(lines, process.stdout));
  process.stdin.pipe(lines);
  process.stdin.on('end', close);
}
