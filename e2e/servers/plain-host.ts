import {createServer} from 'node:http';
import sirv from 'sirv';

/**
 * A static host that serves files and knows nothing about clean paths: no redirects, no added
 * extensions. Like many, it treats several slashes as one.
 */
const {SITE: folder = '', PORT: port = ''} = process.env;
const serve = sirv(folder, {extensions: []});

createServer((request, response) => {
  request.url = request.url?.replace(/\/+/g, '/');
  serve(request, response, () => {
    response.writeHead(404).end();
  });
}).listen(Number(port), '127.0.0.1');
