import {readFileSync} from 'node:fs';
import type {Server, ServerResponse} from 'node:http';
import {createServer} from 'node:http';
import {join} from 'node:path';
import sirv from 'sirv';
import {cleanPath} from './clean-path';
import {cacheControl, contentTypes, securityHeaders} from './headers';

/** Serves a built site as nginx.conf does: clean paths, real 404s, long-lived assets. */
export function createSiteServer(folder: string): Server {
  const notFound = readFileSync(join(folder, '404.html'));
  const serve = sirv(folder, {
    extensions: ['html'],
    etag: true,
    // Looks for a file when it is asked for: a build may have replaced it.
    dev: true,
    setHeaders: (response, pathname) => {
      response.setHeader(
        'Cache-Control',
        pathname.startsWith('/assets/') ? cacheControl.asset : cacheControl.page,
      );
      for (const [ending, type] of Object.entries(contentTypes)) {
        if (pathname.endsWith(ending)) response.setHeader('Content-Type', type);
      }
    },
  });
  return createServer((request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) {
      response.setHeader(name, value);
    }
    const {path, search} = splitUrl(request.url ?? '/');
    const clean = cleanPath(path);
    if (clean !== null) {
      response.writeHead(301, {Location: clean + search}).end();
      return;
    }
    // A file that vanishes once it is found ends this response, not the server.
    response.once('pipe', (file) => file.once('error', (error) => response.destroy(error)));
    serve(request, response, () => sendNotFound(response, notFound));
  });
}

function splitUrl(url: string): {path: string; search: string} {
  const start = url.indexOf('?');
  return start === -1
    ? {path: url, search: ''}
    : {path: url.slice(0, start), search: url.slice(start)};
}

function sendNotFound(response: ServerResponse, page: Buffer): void {
  response.writeHead(404, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': cacheControl.page,
  });
  response.end(page);
}
