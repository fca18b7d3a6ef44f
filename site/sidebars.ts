import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

function section(label: string, path: string, children: readonly string[]) {
  return {
    type: 'category' as const,
    label,
    link: {type: 'doc' as const, id: `${path}/index`},
    items: children.map((child) => `${path}/${child}`),
  };
}

/** One sidebar for every guide, in the order of the brief's navigation (section 2). */
export default {
  guides: [
    section('Get started', 'getting-started', [
      'register',
      'obtain-api-key',
      'open-api-documentation',
      'testing',
      'production-access',
    ]),
    section('Guidelines', 'guidelines', ['environments', 'api-key-security', 'errors', 'webhooks']),
    section('Users', 'users', [
      'connect-user-with-symblepay',
      'let-user-choose-payout-account',
      'user-details',
    ]),
    section('Trades', 'trades', ['initiate-new-trade', 'trade-status-page', 'trade-details']),
    'developer-support',
  ],
} satisfies SidebarsConfig;
