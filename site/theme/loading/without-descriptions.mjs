/**
 * A loader: takes the notes for translators out of the theme's components, which would ship them
 * with every text.
 */
export default function withoutDescriptions(source) {
  return source
    .replace(/\bdescription:\s*(?:'[^'\n]*'|"[^"\n]*"),?/g, '')
    .replace(/\bdescription="[^"]*"/g, '');
}
