/**
 * Gives the page its clean path (`/x` for `/x/index.html`, `/x.html` and `/x/`) before the router
 * and the preloader read it, on hosts that do not redirect. Docusaurus itself would render the page
 * twice there (facebook/docusaurus#10053).
 */
import siteConfig from '@generated/docusaurus.config';

if (typeof window !== 'undefined') {
  const {pathname, search, hash} = window.location;
  const clean =
    pathname
      .replace(/^\/+/, '/')
      .replace(/(?:\/index)?\.html$/, '')
      .replace(/(?<=.)\/+$/, '') || siteConfig.baseUrl;
  if (clean !== pathname && pathname !== siteConfig.baseUrl) {
    window.history.replaceState(window.history.state, '', clean + search + hash);
  }
}
