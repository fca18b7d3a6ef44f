import {expect as impatient, test as base} from '@playwright/test';
import {patience} from './patience';
import {quickenLocators} from './quick-locators';

/** As patient outside of Playwright's tests as in them. */
export const expect = impatient.configure({timeout: patience});

/** A Playwright test that fails when a page logs an error or a warning, or throws. */
export const test = base.extend<{complaints: string[]}>({
  complaints: [
    async ({page}, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) {
          complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
        }
      });
      page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
      await quickenLocators(page);
      await use(complaints);
      // The next test uses the same context, which would keep them.
      await page.context().clearPermissions();
      expect(complaints).toEqual([]);
    },
    {auto: true},
  ],
});
