import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createInterface} from 'node:readline';

export type Json = Readonly<Record<string, unknown>>;

export type Tool = {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: {
    readonly properties: Readonly<Record<string, {readonly type?: string}>>;
    readonly required: readonly string[];
  };
};

export type Message = {
  readonly id?: string | number | null;
  readonly result?: Json;
  readonly error?: {readonly code: number; readonly message: string};
};

export type ToolResult = {
  readonly content: readonly {readonly type: 'text'; readonly text: string}[];
  readonly structuredContent?: Json;
  readonly isError?: boolean;
};

/** A client of the Model Context Protocol that knows nothing but JSON, lines and the file. */
export function startAgentFile(folder: string, file: string) {
  const child = spawn(process.execPath, [file], {cwd: folder, stdio: ['pipe', 'pipe', 'pipe']});
  const received: Message[] = [];
  const waiting: ((message: Message) => void)[] = [];
  const printed = {errors: ''};
  createInterface(child.stdout).on('line', (line) => {
    const message = JSON.parse(line) as Message;
    const take = waiting.shift();
    if (take) take(message);
    else received.push(message);
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    printed.errors += text;
  });
  const ended = once(child, 'close') as Promise<[number | null]>;
  let id = 0;

  /** The next message; the server responds in turn. */
  const receive = () =>
    new Promise<Message>((resolve) => {
      const message = received.shift();
      if (message) resolve(message);
      else waiting.push(resolve);
    });

  const send = (line: string) => child.stdin.write(`${line}\n`);

  const request = async (method: string, params?: unknown): Promise<Message> => {
    id += 1;
    send(JSON.stringify({jsonrpc: '2.0', id, method, params}));
    return receive();
  };

  return {
    send,
    receive,
    request,
    async begin(): Promise<Json> {
      const {result = {}} = await request('initialize', {
        protocolVersion: '2025-06-18',
        capabilities: {},
        clientInfo: {name: 'plain', version: '1'},
      });
      send(JSON.stringify({jsonrpc: '2.0', method: 'notifications/initialized'}));
      return result;
    },
    async call(name: string, given?: unknown): Promise<ToolResult> {
      const {result, error} = await request('tools/call', {name, arguments: given});
      if (error) throw new Error(error.message);
      return result as ToolResult;
    },
    /** Ends the input, and returns the exit code and what was printed for people. */
    async end() {
      child.stdin.end();
      const [code] = await ended;
      return {code, ...printed};
    },
  };
}

export type AgentClient = ReturnType<typeof startAgentFile>;
