import type {AssumptionId} from '@symblepay/openapi/assumptions';

/** Headers that the documented API does not have. */
export const sandboxHeaders = {
  createdBy: {
    name: 'X-Sandbox-Created-By',
    meaning: 'In a request that initiates a trade: who counts as its creator, payer or payee.',
    assumption: 'payee-creates',
  },
  world: {
    name: 'X-Sandbox-World',
    meaning: 'In any request: the world it belongs to. A new world opens with its first request.',
  },
  transitions: {
    name: 'X-Sandbox-Transitions',
    meaning: 'In a response: the rows of the transition table it followed.',
  },
} as const satisfies Record<string, {name: string; meaning: string; assumption?: AssumptionId}>;
