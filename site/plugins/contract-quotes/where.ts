import {organisation} from '../../organisation';

const {portalUrl, supportEmail} = organisation;

/** Whom to turn to, in Markdown. Where an address is not public, the text says whom to ask. */
export const addresses = {
  portal:
    portalUrl === null
      ? 'Ask your contact at Symblepay for the address of the portal. Until you have it, build on the sandbox.'
      : `Open the portal at [${portalUrl}](${portalUrl}).`,
  support:
    supportEmail === null
      ? 'Ask your contact at Symblepay for the address of developer support.'
      : `Write to [${supportEmail}](mailto:${supportEmail}).`,
};
