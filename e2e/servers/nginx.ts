import {spawn} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {findNginx} from '../../scripts/find-nginx';

/** Runs a real nginx with deploy/nginx.conf, changed only in port and folder. */
const {SITE: folder = '', PORT: port = ''} = process.env;
const home = mkdtempSync(join(tmpdir(), 'nginx-'));
const server = readFileSync('deploy/nginx.conf', 'utf8')
  .replace('listen 8080;', `listen 127.0.0.1:${port};`)
  .replace('root /usr/share/nginx/html;', `root ${resolve(folder)};`);
const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  .map((name) => `${name}_temp_path ${home}/${name};`)
  .join('\n');

writeFileSync(
  join(home, 'nginx.conf'),
  `daemon off;
user root;
pid ${home}/pid;
error_log stderr warn;
events {}
http {
  access_log off;
  types {
    text/html html;
    text/css css;
    application/javascript js;
    application/json json;
    application/xml xml;
    image/svg+xml svg;
    image/png png;
    text/plain txt;
  }
  ${temporary}
  ${server}
}`,
);

const nginx = spawn(await findNginx(), ['-p', home, '-c', join(home, 'nginx.conf')], {
  stdio: 'inherit',
});
nginx.on('exit', (status) => {
  rmSync(home, {recursive: true});
  process.exit(status ?? 1);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => nginx.kill(signal));
}
