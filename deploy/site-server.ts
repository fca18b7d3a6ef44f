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
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {Allow: 'GET, HEAD'}).end();
      return;
    }
    const {path, search} = readTarget(request.url ?? '/');
    if (hasDotSegment(path)) {
      sendNotFound(response, notFound);
      return;
    }
    const clean = cleanPath(path);
    if (clean !== null) {
      response.writeHead(301, {Location: clean + search}).end();
      return;
    }
    request.url = path + search;
    if (!isPlainRange(request.headers.range)) delete request.headers.range;
    // A file that vanishes once it is found ends this response, not the server.
    response.once('pipe', (file) => file.once('error', (error) => response.destroy(error)));
    serve(request, response, () => sendNotFound(response, notFound));
  });
}

/** Path and search part; a target may also be a whole address (RFC 9112, 3.2.2). */
function readTarget(target: string): {path: string; search: string} {
  const local = target.replace(/^https?:\/\/[^/?]*/i, '');
  const start = local.indexOf('?');
  return start === -1
    ? {path: local || '/', search: ''}
    : {path: local.slice(0, start) || '/', search: local.slice(start)};
}

/** Browsers resolve such segments; resolved here, an address in /assets could lead to a page. */
function hasDotSegment(path: string): boolean {
  return path.split(/[/\\]/).some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment));
}

/**
 * sirv sends the wrong part for other ranges, or throws. A server may ignore any (RFC 9110, 14.2).
 */
function isPlainRange(range = ''): boolean {
  const [, first, last = Infinity] = /^bytes=(\d{1,15})-([1-9]\d{0,14})?$/.exec(range) ?? [];
  return first !== undefined && Number(first) <= Number(last);
}

function sendNotFound(response: ServerResponse, page: Buffer): void {
  response.writeHead(404, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': cacheControl.page,
  });
  response.end(page);
}
