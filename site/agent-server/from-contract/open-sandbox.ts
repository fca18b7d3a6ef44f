import type {Contract} from '@symblepay/openapi/contract';
import type {ToolText} from '../knowledge';
import {toPlainSchema} from './input-schema';

/** The tool that opens a world, with the fields of the contract. */
export function toOpenSandbox(control: Contract): ToolText {
  const {properties = {}} = toPlainSchema(control, {$ref: '#/components/schemas/WorldCreation'});
  return {
    name: 'open_sandbox',
    title: 'Open a sandbox',
    description:
      'Opens a fresh sandbox in memory: the whole API with example users and trades, a clock that stands still and no network. Gives its API key, the ids of users who are there, and next: tools to call now with arguments that work. Every other tool of the API and of the sandbox needs one. Begin a sale with connectUser for the payee, then initiateBankAccount and initiateTrade.',
    inputSchema: {
      type: 'object',
      properties: {
        ...properties,
        seed: {
          ...properties.seed,
          description: 'Ids are made from it. Left out, they are made from the name.',
        },
        startsAt: {
          ...properties.startsAt,
          description:
            'The time at which it begins and stands still. Left out, 2026-03-02T09:00:00Z.',
        },
      },
      required: [],
      additionalProperties: false,
    },
  };
}
