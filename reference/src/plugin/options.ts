import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';

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

const path = Joi.string().pattern(/^\//);
const text = 'must be a string that is not empty.';

/** Without `id`: Docusaurus adds it to the options of every plugin. */
const schema = Joi.object<ReferenceOptions>({
  document: Joi.string().required(),
  route: path.required(),
  page: Joi.string().default('@symblepay/reference/plugin/page'),
  errorsGuide: path,
  tryIt: Joi.boolean().default(false),
});
const known = Object.keys(schema.describe().keys as object).join(', ');
const problems = {
  'any.required': text,
  'string.base': text,
  'string.empty': text,
  'string.pattern.base': 'must start with "/", but is "{#value}".',
  'boolean.base': 'must be true or false.',
  'object.unknown': `is not an option; known are id, ${known}.`,
};
// Docusaurus does not say which plugin an error comes from.
const messages = Object.fromEntries(
  Object.entries(problems).map(([code, problem]) => [
    code,
    `Reference plugin: the option {#label} ${problem}`,
  ]),
);

type Context = OptionValidationContext<Partial<ReferenceOptions> | undefined, ReferenceOptions>;

export function validateOptions({validate, options}: Context): ReferenceOptions {
  return validate(schema.messages(messages), options);
}
