import {findProgram} from './debian-package';

export function findNginx(): Promise<string> {
  return findProgram({name: 'nginx-light', programs: ['nginx'], variable: 'NGINX_PATH'});
}
