import type {OptionValidationContext} from '@docusaurus/types';

export type ReferenceOptions = {
  /** Tells several references of one site apart. */
  readonly id: string;
  /** Path of the OpenAPI document (JSON or YAML), from the site's folder. */
  readonly document: string;
  /** The path of the page, from the site's base URL. */
  readonly route: string;
  /** Module of the page; it receives `content`. The default page cannot send requests. */
  readonly page: string;
  /** Where errors are explained, from the site's base URL; linked from error responses. */
  readonly errorsGuide?: string | undefined;
  /** Shows "Try it"; the page must then provide a sender. */
  readonly tryIt: boolean;
};

type Rule = (value: unknown) => string | false;

const text: Rule = (value) =>
  (typeof value !== 'string' || value === '') && 'must be a text that is not empty.';
const path: Rule = (value) =>
  text(value) ||
  (!String(value).startsWith('/') && `must start with "/", but is ${JSON.stringify(value)}.`);

/** What is wrong with a value of each option. */
const rules: Readonly<Record<string, Rule>> = {
  id: text,
  document: text,
  route: path,
  page: text,
  errorsGuide: (value) => value !== undefined && path(value),
  tryIt: (value) => typeof value !== 'boolean' && 'must be true or false.',
} satisfies Record<keyof ReferenceOptions, Rule>;

const defaults = {id: 'default', page: '@symblepay/reference/plugin/page', tryIt: false};

export function validateOptions({
  options,
}: OptionValidationContext<
  Partial<ReferenceOptions> | undefined,
  ReferenceOptions
>): ReferenceOptions {
  const given: Readonly<Record<string, unknown>> = {...defaults, ...options};
  const known = Object.keys(rules);
  for (const name of new Set([...Object.keys(given), ...known])) {
    const rule = rules[name] ?? (() => `is not an option; known are ${known.join(', ')}.`);
    const problem = rule(given[name]);
    if (problem) throw new Error(`Reference plugin: the option "${name}" ${problem}`);
  }
  return given as ReferenceOptions;
}
