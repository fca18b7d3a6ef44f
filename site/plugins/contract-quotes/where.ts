import {organisation} from '../../organisation';

const {portalUrl, supportEmail} = organisation;

/** Where to turn to, as Markdown, from the owner's facts; a fact that is not public is said so. */
const places: Readonly<Record<string, string | undefined>> = {
  portal:
    portalUrl === null
      ? 'Ask your contact at Symblepay for the address of the portal. It is not public.'
      : `Open the portal at [${portalUrl}](${portalUrl}).`,
  support:
    supportEmail === null
      ? 'The address of developer support is not public. Use the contact that your organisation was given when it registered.'
      : `Write to [${supportEmail}](mailto:${supportEmail}).`,
};

export function whereIs(place: string): string {
  const sentence = places[place];
  if (sentence === undefined) {
    throw new Error(`"${place}" is not one of ${Object.keys(places).join(', ')}.`);
  }
  return sentence;
}
