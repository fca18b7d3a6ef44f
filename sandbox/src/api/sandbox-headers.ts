import type {AssumptionId} from '@symblepay/openapi/assumptions';

/** Headers that the documented API does not have. */
export const sandboxHeaders = {
  createdBy: {
    name: 'X-Sandbox-Created-By',
    meaning: 'In a request that initiates a trade: payer or payee is its creator.',
    assumption: 'payee-creates',
  },
  world: {
    name: 'X-Sandbox-World',
    meaning: 'In any request: the world that it is for, which opens with the first request.',
  },
  transitions: {
    name: 'X-Sandbox-Transitions',
    meaning: 'In a response: the rows of the model that it followed.',
  },
} as const satisfies Record<string, {name: string; meaning: string; assumption?: AssumptionId}>;
