import {organisation} from '../../organisation';

const {portalUrl, supportEmail} = organisation;

/** Whom to turn to, in Markdown. Where an address is not public, the text says so. */
export const addresses = {
  portal:
    portalUrl === null
      ? 'The address of the portal is not public. Ask whoever at Symblepay your organisation is talking to; until then, build on the sandbox.'
      : `Open the portal at [${portalUrl}](${portalUrl}).`,
  support:
    supportEmail === null
      ? 'The address of developer support is not public. Ask whoever at Symblepay made the agreement with your organisation.'
      : `Write to [${supportEmail}](mailto:${supportEmail}).`,
};
