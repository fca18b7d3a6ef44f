/** What an assumption can rest on, weakest last. */
export const groundKinds = ['public-source', 'names', 'other-providers', 'guess'] as const;

/** Something that we take to be true of the API although it is not documented. */
export type Assumption = {
  /** The name of its file in assumptions/. */
  readonly area: string;
  readonly statement: string;
  readonly restsOn: {readonly kind: (typeof groundKinds)[number]; readonly note: string};
  readonly status: 'assumed' | 'confirmed';
  /** When it was confirmed, and by whom. */
  readonly since?: string;
  readonly by?: string;
};

export type Register = Readonly<Record<string, Assumption>>;

/** One id or a list of them; anything else is left to lint. */
export function listIds(value: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.filter((id) => typeof id === 'string');
}
