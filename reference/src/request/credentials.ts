import type {Model, Operation, SecurityScheme} from '../model/model';

/** The schemes of the first way to authenticate that the call offers. */
export function neededSchemes(
  {security}: Operation,
  model: Pick<Model, 'security'>,
): readonly SecurityScheme[] {
  return (security[0] ?? []).flatMap(({scheme: name}) =>
    model.security.filter((each) => each.name === name && each.location !== 'none'),
  );
}

/** Used in a request until the reader has a credential. */
export function placeholderOf({kind, httpScheme}: SecurityScheme): string {
  if (kind === 'apiKey') return 'YOUR_API_KEY';
  if (kind !== 'http') return 'YOUR_ACCESS_TOKEN';
  return /^bearer$/i.test(httpScheme ?? '') ? 'YOUR_API_KEY' : 'YOUR_CREDENTIALS';
}

/** A credential as it is written in the header, query or cookie. */
export function credentialText({kind, httpScheme}: SecurityScheme, value: string): string {
  if (kind === 'apiKey') return value;
  const scheme = (kind === 'http' ? httpScheme : undefined) ?? 'Bearer';
  return `${scheme.charAt(0).toUpperCase()}${scheme.slice(1)} ${value}`;
}
