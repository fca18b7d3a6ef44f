export type Organisation = {
  readonly name: string;
  readonly siteUrl: string;
  readonly apiHost: string;
  readonly portalUrl: string | null;
  readonly supportEmail: string | null;
};

type Rule = {
  readonly accepts: (value: string) => boolean;
  readonly remedy: string;
};

const origin: Rule = {
  accepts: (value) => parseUrl(value)?.origin === value && value.startsWith('https://'),
  remedy: 'Write it as https://host, without a path or a closing slash.',
};
const link: Rule = {
  accepts: (value) => parseUrl(value)?.protocol === 'https:',
  remedy: 'Write a full https:// address, or null while it is not public.',
};
const rules: Record<keyof Organisation, Rule> = {
  name: {accepts: (value) => value.trim() !== '', remedy: 'Write the name as readers know it.'},
  siteUrl: origin,
  apiHost: origin,
  portalUrl: link,
  supportEmail: {
    accepts: (value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value),
    remedy: 'Write an address such as support@example.com, or null while it is not public.',
  },
};

/** Returns the facts unchanged, or throws one error that names each wrong fact and its remedy. */
export function checkOrganisation(facts: Organisation): Organisation {
  const faults = Object.entries(rules).flatMap(([key, {accepts, remedy}]) => {
    const value = facts[key as keyof Organisation];
    return value === null || accepts(value)
      ? []
      : [`  ${key}: ${JSON.stringify(value)} is refused. ${remedy}`];
  });
  if (faults.length > 0) {
    throw new Error(`site/organisation.ts holds a wrong fact:\n${faults.join('\n')}`);
  }
  return facts;
}

function parseUrl(value: string): URL | null {
  return URL.canParse(value) ? new URL(value) : null;
}
