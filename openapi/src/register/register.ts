/** What an assumption can rest on, weakest last. */
export const groundKinds = ['public-source', 'names', 'other-providers', 'guess'] as const;

/** One thing that we hold true of the API although it is not documented. */
export type Assumption = {
  /** The file of assumptions/ that it stands in. */
  readonly area: string;
  readonly statement: string;
  readonly restsOn: {readonly kind: (typeof groundKinds)[number]; readonly note: string};
  readonly status: 'assumed' | 'confirmed';
  /** When it was confirmed, and by whom. */
  readonly since?: string;
  readonly by?: string;
};

/** Every assumption by its id. */
export type Register = Readonly<Record<string, Assumption>>;

/** Places name assumptions by one id or a list; anything but strings is left to the lint. */
export function listIds(value: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.filter((id) => typeof id === 'string');
}
