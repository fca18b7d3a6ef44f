/**
 * A loader: takes out of the theme's components what no reader needs. Notes for translators would
 * ship with every text; comparing keys as a language does loads its tables, 20 ms of a processor.
 * Storage that is full takes nothing, which would be an error in the console at every page: it becomes
 * the one warning of storage that is blocked.
 */
export default function leanTheme(source) {
  return source
    .replace(/\bdescription:\s*(?:'[^'\n]*'|"[^"\n]*"),?/g, '')
    .replace(/\bdescription="[^"]*"/g, '')
    .replace('a[0].localeCompare(b[0])', '(a[0] < b[0] ? -1 : 1)')
    .replace(
      /console\.error\(`Docusaurus storage error, [^`]*`, err\)/g,
      'logOnceBrowserStorageNotAvailableWarning(err)',
    );
}
