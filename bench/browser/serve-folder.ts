import {readFile} from 'node:fs/promises';
import type {Server} from 'node:http';
import {createServer} from 'node:http';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** A folder over HTTP with brotli and clean paths, as a content network serves it. */
export async function serveFolder(root: string): Promise<{url: string; server: Server}> {
  const cache = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    void find(root, pathname).then((found) => {
      if (!found) {
        response.writeHead(404).end();
        return;
      }
      const body = cache.get(found.file) ?? compress(found.content);
      cache.set(found.file, body);
      response.writeHead(200, {
        'content-type': types[path.extname(found.file)] ?? 'application/octet-stream',
        'content-encoding': 'br',
        'content-length': body.length,
      });
      response.end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {url: `http://127.0.0.1:${port}`, server};
}

/** The best compression of many megabytes takes longer than a visit may. */
function compress(content: Buffer): Buffer {
  const quality = content.length > 2_000_000 ? 5 : constants.BROTLI_MAX_QUALITY;
  return brotliCompressSync(content, {params: {[constants.BROTLI_PARAM_QUALITY]: quality}});
}

async function find(root: string, pathname: string) {
  const clean = path.normalize(decodeURIComponent(pathname)).replace(/\/$/, '');
  for (const candidate of [clean, `${clean}.html`, `${clean}/index.html`]) {
    const file = path.join(root, candidate);
    const content = await readFile(file).catch(() => undefined);
    if (content) return {file, content};
  }
  return undefined;
}
