import {Joi} from '@docusaurus/utils-validation';
import type {Organisation} from './organisation';

const fact = (remedy: string) =>
  Joi.string().messages({'*': `{{#label}}: "{{#value}}" is refused. ${remedy}`});
const origin = fact('Write it as https://host, without a path or a closing slash.').pattern(
  /^https:\/\/[^/\s]+$/,
);
const schema = Joi.object<Organisation, true>({
  name: fact('Write the name as readers know it.').pattern(/\S/),
  siteUrl: origin,
  apiHost: origin,
  portalUrl: fact('Write a full https:// address, or null while it is not public.')
    .uri({scheme: 'https'})
    .allow(null),
  supportEmail: fact(
    'Write an address such as support@example.com, or null while it is not public.',
  )
    .email({tlds: false})
    .allow(null),
});

/** Returns the facts, or throws one error that names each wrong fact and its remedy. */
export function checkOrganisation(facts: Organisation): Organisation {
  const {error} = schema.validate(facts, {abortEarly: false, errors: {wrap: {label: false}}});
  if (error) {
    const faults = error.details.map(({message}) => `\n  ${message}`);
    throw new Error(`site/organisation.ts holds a wrong fact:${faults.join('')}`);
  }
  return facts;
}
