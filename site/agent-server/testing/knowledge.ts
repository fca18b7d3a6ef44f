import type {Contract} from '@symblepay/openapi/contract';
import controlContract from '@symblepay/openapi/control/openapi.json';
import contract from '@symblepay/openapi/openapi.json';
import {packIndex} from '../../theme/search/search-index';
import {toOpenSandbox} from '../from-contract/open-sandbox';
import {toApiTools, toControlTools} from '../from-contract/tools';
import type {Knowledge} from '../knowledge';

const control = controlContract as unknown as Contract;

/** The tools of the contracts, with three pages in place of a build. */
export const knowledge: Knowledge = {
  version: '1.0',
  siteUrl: 'https://developer.symblepay.example',
  reference: '/v1/marketplace',
  pages: [
    {
      path: '/docs/users',
      title: 'Users',
      markdown: '# Users\n\n## Payouts\n\n```bash\n# none\n```\n\n### When\n\nDaily.\n\n## More\n',
      anchors: {payouts: 1, soon: 2, when: 2, more: 3},
    },
    {
      path: '/v1/marketplace',
      title: 'Reference',
      markdown: '# Reference\n\n## Models\n\n### Trade\n\nA sale.\n',
      anchors: {models: 1, 'schema.Trade': 2},
    },
    {
      path: '/v1/marketplace/get-user',
      title: 'Get a user',
      markdown: '# Get a user\n',
      anchors: {'get-user': 0},
    },
  ],
  searchIndex: packIndex([
    {
      path: '/docs/users',
      title: 'Users',
      entries: [{kind: 'Guide', id: 'payouts', name: 'Payouts', text: 'Where money goes.'}],
    },
  ]),
  openSandbox: toOpenSandbox(control),
  calls: toApiTools(contract as unknown as Contract),
  controlCalls: toControlTools(control),
};
