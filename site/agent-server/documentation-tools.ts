import type {Documentation} from './documentation';
import type {Tool} from './tool';
import {annotate} from './tool';

const text = (description: string, maxLength: number) => ({
  type: 'string',
  description,
  minLength: 1,
  maxLength,
});

const nothingFound =
  'Nothing was found. Try fewer words, or the words of the API: trade, payer, payee, escrow. /docs/getting-started links to all guides.';

export function documentationTools(documentation: Documentation): readonly Tool[] {
  return [
    {
      name: 'search_documentation',
      title: 'Search the documentation',
      description:
        'Searches guides and reference. Gives kind, title, address and an excerpt of each result, best first. Read one with read_page, which gives the section that the address leads to.',
      inputSchema: {
        type: 'object',
        properties: {query: text('A few words, such as "refund the buyer".', 200)},
        required: ['query'],
        additionalProperties: false,
      },
      annotations: annotate('reads'),
      async run({query}) {
        const results = await documentation.search(query as string);
        return {data: {results, ...(results.length === 0 && {hint: nothingFound})}};
      },
    },
    {
      name: 'read_page',
      title: 'Read a page',
      description:
        'Gives a page as Markdown. With a fragment, as in /docs/users#payouts, only that section; a fragment of the reference gives the call or the model that it belongs to. Without one the page is whole: the reference and some guides are longer than 100,000 characters. Begin with /docs/getting-started.',
      inputSchema: {
        type: 'object',
        properties: {
          path: {
            ...text('An address as search_documentation gives it, or the full URL of a page.', 500),
            examples: ['/docs/getting-started'],
          },
        },
        required: ['path'],
        additionalProperties: false,
      },
      annotations: annotate('reads'),
      run: ({path}) => ({text: documentation.read(path as string)}),
    },
    {
      name: 'read_call',
      title: 'Read about a call',
      description:
        'Gives the reference of one call as Markdown: parameters, body, response and errors.',
      inputSchema: {
        type: 'object',
        properties: {
          operationId: {
            ...text(
              'The name of the call, which is also the name of its tool, or its method and path.',
              200,
            ),
            examples: ['initiateTrade', 'POST /trades/initiate'],
          },
        },
        required: ['operationId'],
        additionalProperties: false,
      },
      annotations: annotate('reads'),
      run: ({operationId}) => ({text: documentation.readCall(operationId as string).markdown}),
    },
  ];
}
