import type {DeadlineMinutes} from '@symblepay/openapi/control/types';

/**
 * The deadlines of a trade; which state has which, and what each party is told, is in the table of
 * states. Defaults come from the product's consumer side where it names them, else they are guesses;
 * all can be set.
 */
export const deadlines = {
  invitation: {
    minutes: 7 * 24 * 60,
    effect:
      "If the invited user doesn't respond by then, the trade is cancelled. A buyer who has paid gets the money back, with the fee.",
  },
  payment: {
    minutes: 7 * 24 * 60,
    effect: "If the buyer doesn't pay by then, the trade is cancelled.",
  },
  delivery: {
    minutes: 6 * 24 * 60,
    effect:
      "If the parcel isn't handed in by then, or the item isn't handed over and approved in person, the trade is cancelled and the buyer gets the money back, less the fee.",
  },
  condition: {
    minutes: 12 * 60,
    effect:
      "If whoever has the item doesn't respond by then, the item, or the return, is approved automatically.",
  },
  return: {
    minutes: 6 * 24 * 60,
    effect: "If the return isn't handed in by then, the money is released to the seller.",
  },
} as const satisfies Record<DeadlineKind, {minutes: number; effect: string}>;

export type DeadlineKind = keyof DeadlineMinutes;

export const defaultDeadlineMinutes = Object.fromEntries(
  Object.entries(deadlines).map(([kind, {minutes}]) => [kind, minutes]),
) as DeadlineMinutes;
