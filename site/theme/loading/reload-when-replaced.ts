import {isOfThisBuild} from './build-of-page';

type Bundler = {e: (chunk: string | number) => Promise<unknown>};

/**
 * A part that is loaded later may be gone because the site was published anew since the reader
 * opened it. Then the page is loaded anew; any other failure is left to whoever asked for the part.
 */
function reloadWhenReplaced(bundler: Bundler): void {
  const load = bundler.e;
  bundler.e = (chunk) =>
    load(chunk).catch(async (error: unknown) => {
      if (!(await isReplaced().catch(() => false))) throw error;
      location.reload();
      return new Promise(() => undefined);
    });
}

async function isReplaced(): Promise<boolean> {
  const response = await fetch(location.href, {headers: {accept: 'text/html'}, cache: 'no-cache'});
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  return page.querySelector('#__docusaurus') !== null && !isOfThisBuild(page);
}

declare const __webpack_require__: Bundler;
reloadWhenReplaced(__webpack_require__);
