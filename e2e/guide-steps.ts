import type {Page} from '@playwright/test';

/** What a guide asks a reader to do, in the order of the page. */
export type GuideStep =
  | {readonly kind: 'paste'; readonly text: string}
  | {readonly kind: 'choose'; readonly button: string};

/**
 * Reads the steps off a page: shell commands and curl samples are pasted, and "Open the redirectUrl
 * … and choose X" opens the newest link.
 */
export function readGuideSteps(page: Page): Promise<readonly GuideStep[]> {
  return page.locator('article').evaluate((article) => {
    const steps: GuideStep[] = [];
    for (const element of article.querySelectorAll<HTMLElement>('pre, p')) {
      const text = element.textContent;
      const label = element.ariaLabel ?? '';
      if (label === 'bash code' || label.endsWith(': request: curl')) {
        steps.push({kind: 'paste', text});
      } else if (/^Open the redirectUrl.* and choose /.test(text)) {
        steps.push({kind: 'choose', button: element.querySelector('strong')?.textContent ?? ''});
      }
    }
    return steps;
  });
}
