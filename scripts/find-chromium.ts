import {findProgram} from './debian-package';

/** The headless shell is the same engine without a window: browser tests take less than half the time. */
export function findChromium(): Promise<string> {
  return findProgram({
    name: 'chromium-headless-shell',
    programs: [
      'chromium-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome-stable',
      'google-chrome',
    ],
    variable: 'CHROMIUM_PATH',
  });
}
