import {format} from 'oxfmt';

/** Markdown that a program wrote, as `npm run format` would leave it. */
export async function formatMarkdown(text: string): Promise<string> {
  const {code, errors} = await format('written.md', text);
  if (errors[0]) throw new Error(`Markdown cannot be formatted: ${errors[0].message}`);
  return code;
}
