import type {Page} from '@playwright/test';

/** What a guide asks a reader to do, in the order of the page. */
export type GuideStep =
  | {readonly kind: 'paste'; readonly text: string}
  | {readonly kind: 'choose'; readonly button: string}
  | {readonly kind: 'watch'}
  | {readonly kind: 'interrupt'};

/**
 * Reads the steps off a page: shell commands and curl samples are pasted, "Open the redirectUrl …
 * and choose X" opens the newest link, "… the receiver prints …" is watched for, and "Stop … with
 * Ctrl+C" ends what was started.
 */
export function readGuideSteps(page: Page): Promise<readonly GuideStep[]> {
  return page.locator('article').evaluate((article) => {
    const steps: GuideStep[] = [];
    for (const element of article.querySelectorAll<HTMLElement>('pre, p')) {
      const text = element.textContent;
      const label = element.ariaLabel ?? '';
      if (/^Terminal code$/.test(label) || label.endsWith(': request: curl')) {
        steps.push({kind: 'paste', text});
      } else if (/^Open the redirectUrl.* and choose /.test(text)) {
        steps.push({kind: 'choose', button: element.querySelector('strong')?.textContent ?? ''});
      } else if (/the receiver prints /i.test(text)) {
        steps.push({kind: 'watch'});
      } else if (/^Stop .* with Ctrl\+C/.test(text)) {
        steps.push({kind: 'interrupt'});
      }
    }
    return steps;
  });
}
