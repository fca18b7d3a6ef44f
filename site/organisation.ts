export type Organisation = {
  readonly name: string;
  readonly siteUrl: string;
  readonly apiHost: string;
  readonly portalUrl: string | null;
  readonly supportEmail: string | null;
};

/**
 * The owner's facts: every host, address and link that is not part of the API itself. Change them
 * here; `npm run build` refuses a value that cannot be right. The contract and a command of "Get
 * started" must spell two hosts out; a test names the places that then differ.
 *
 * `apiHost` is the host of the public examples. `siteUrl` is a reserved example domain until the owner
 * names the domain. The portal's and support's addresses are not public: while they are `null`, the pages
 * say so instead of guessing.
 */
export const organisation: Organisation = {
  name: 'Symblepay',
  siteUrl: 'https://developer.symblepay.example',
  apiHost: 'https://api.symblepay.io',
  portalUrl: null,
  supportEmail: null,
};
