/** What stands before a body: the head of a response, of a request or of both. */
export type Http = {
  readonly status?: number;
  readonly request?: {readonly method: string; readonly path: string};
  /** By name in lower case; of the response, or of the request when there is no response. */
  readonly headers: ReadonlyMap<string, string>;
};

export type Split = {readonly http: Http; readonly body: string; readonly bodyAt: number};

const statusLine = /^(?:< )?HTTP\/\d(?:\.\d)? (\d{3})\b/;
const requestLine = /^(?:> )?(GET|POST|PUT|PATCH|DELETE) (\/\S*|https?:\/\/\S+)(?: HTTP\/\S+)?\s*$/;
const headerLine = /^(?:[<>] )?([\w-]{1,100}): ?(.*)$/;
/** What `curl -v` writes between the lines of a message. */
const curlNote = /^(?:\* .*|[{}] \[\d+ bytes data\])$/gm;

/** Takes a whole message apart, as `curl -i`, `curl -v` and logs write it. */
export function splitHttp(text: string): Split {
  // Spaces in place of curl's notes leave every other character where it is.
  const lines = text.replace(curlNote, (note) => ' '.repeat(note.length)).split('\n');
  // The last one: a redirect or "100 Continue" comes before it.
  const responseAt = lines.findLastIndex((line) => statusLine.test(line));
  const requestAt = lines.findIndex((line) => requestLine.test(line));
  const headAt = responseAt >= 0 ? responseAt : requestAt;
  if (headAt < 0) return {http: {headers: new Map()}, body: lines.join('\n'), bodyAt: 0};

  const {headers, end} = readHeaders(lines, headAt + 1);
  const body = lines.slice(end).join('\n');
  const [, status] = statusLine.exec(lines[responseAt] ?? '') ?? [];
  const [, method, target] = requestLine.exec(lines[requestAt] ?? '') ?? [];
  return {
    http: {
      ...(status !== undefined && {status: Number(status)}),
      ...(method !== undefined &&
        target !== undefined && {request: {method, path: pathOf(target)}}),
      headers,
    },
    body,
    bodyAt: text.length - body.length,
  };
}

function readHeaders(lines: readonly string[], start: number) {
  const headers = new Map<string, string>();
  let end = start;
  for (; end < lines.length; end += 1) {
    const line = (lines[end] ?? '').trimEnd();
    const [, name, value] = headerLine.exec(line) ?? [];
    if (name === undefined || value === undefined) {
      // A blank line ends the head; without one, the body has begun.
      if (/^[<>]?\s*$/.test(line)) end += 1;
      break;
    }
    headers.set(name.toLowerCase(), value.trim());
  }
  return {headers, end};
}

function pathOf(target: string): string {
  return URL.canParse(target) ? new URL(target).pathname : target.replace(/\?.*$/, '');
}
