import {findProgram} from './debian-package';

const browsers = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const variable = 'CHROMIUM_PATH';

/** The browser that readers have, for measuring. */
export function findChromium(): Promise<string> {
  return findProgram({name: 'chromium', programs: browsers, variable});
}

/** The same engine without windows, for tests: it takes less than half the time. */
export function findHeadlessChromium(): Promise<string> {
  const name = 'chromium-headless-shell';
  return findProgram({name, programs: [name, ...browsers], variable});
}
