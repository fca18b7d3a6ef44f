import {format} from 'oxfmt';

/** Markdown that a program wrote, formatted with the defaults of oxfmt: we set none of Markdown's. */
export async function formatMarkdown(text: string): Promise<string> {
  const {code, errors} = await format('written.md', text);
  if (errors[0]) throw new Error(`Markdown cannot be formatted: ${errors[0].message}`);
  return code;
}
