export type Route = {
  readonly path: string;
  readonly heading: string;
};

const section = (
  path: string,
  heading: string,
  children: Readonly<Record<string, string>>,
): Route[] => [
  {path, heading},
  ...Object.entries(children).map(([child, title]) => ({path: `${path}/${child}`, heading: title})),
];

/** Every guide, in the order of the sidebar. */
export const guides: readonly Route[] = [
  ...section('/docs/getting-started', 'Get started', {
    register: 'Register',
    'obtain-api-key': 'Obtain API key',
    'open-api-documentation': 'Open API documentation',
    testing: 'Testing',
    'production-access': 'Production access',
  }),
  ...section('/docs/guidelines', 'Guidelines', {
    environments: 'Environments',
    'api-key-security': 'API key security',
    errors: 'Errors',
    webhooks: 'Webhooks',
  }),
  ...section('/docs/users', 'Users', {
    'connect-user-with-symblepay': 'Connect user with Symblepay',
    'let-user-choose-payout-account': 'Let user choose payout account',
    'user-details': 'User details',
  }),
  ...section('/docs/trades', 'Trades', {
    'initiate-new-trade': 'Initiate new trade',
    'trade-status-page': 'Trade status page',
    'trade-details': 'Trade details',
  }),
  {path: '/docs/developer-support', heading: 'Developer support'},
];

/** Every route of the brief (section 2). */
export const routes: readonly Route[] = [
  {path: '/', heading: 'The money waits until the camera arrives.'},
  {path: '/v1/marketplace', heading: 'Symblepay Marketplace API 1.0'},
  ...guides,
];
