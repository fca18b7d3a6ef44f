import type {OptionValidationContext} from '@docusaurus/types';

export type ReferenceOptions = {
  /** Tells several references of one site apart. */
  readonly id: string;
  /** Path of the OpenAPI document (JSON or YAML), from the site's folder. */
  readonly document: string;
  /** Where the page stands, from the site's base URL. */
  readonly route: string;
  /** Module of the page; it receives `content`. The default page cannot send requests. */
  readonly page: string;
  /** Where errors are explained, from the site's base URL; linked from error responses. */
  readonly errorsGuide?: string | undefined;
  /** Shows "Try it"; the page must then give its sender. */
  readonly tryIt: boolean;
};

const defaultPage = '@symblepay/reference/plugin/page';

export function validateOptions({
  options,
}: OptionValidationContext<
  Partial<ReferenceOptions> | undefined,
  ReferenceOptions
>): ReferenceOptions {
  const given: Readonly<Record<string, unknown>> = {...options};
  const known = ['id', 'document', 'route', 'page', 'errorsGuide', 'tryIt'];
  for (const name of Object.keys(given)) {
    if (!known.includes(name)) fail(name, `is not an option; known are ${known.join(', ')}.`);
  }
  return {
    id: text(given, 'id', 'default'),
    document: text(given, 'document'),
    route: path(given, 'route', text(given, 'route')),
    page: text(given, 'page', defaultPage),
    errorsGuide:
      given.errorsGuide === undefined
        ? undefined
        : path(given, 'errorsGuide', text(given, 'errorsGuide')),
    tryIt: flag(given, 'tryIt'),
  };
}

function text(given: Readonly<Record<string, unknown>>, name: string, fallback?: string): string {
  const value = given[name] ?? fallback;
  if (typeof value === 'string' && value !== '') return value;
  return fail(name, 'must be a text that is not empty.');
}

function path(given: Readonly<Record<string, unknown>>, name: string, value: string): string {
  if (value.startsWith('/')) return value;
  return fail(name, `must start with "/", but is ${JSON.stringify(given[name])}.`);
}

function flag(given: Readonly<Record<string, unknown>>, name: string): boolean {
  const value = given[name] ?? false;
  return typeof value === 'boolean' ? value : fail(name, 'must be true or false.');
}

function fail(name: string, problem: string): never {
  throw new Error(`Reference plugin: the option "${name}" ${problem}`);
}
