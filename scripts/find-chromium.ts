import {findProgram} from './debian-package';

export function findChromium(): Promise<string> {
  return findProgram({
    name: 'chromium',
    programs: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
    variable: 'CHROMIUM_PATH',
  });
}
