import {Refusal} from '../refusal';
import {stateRows} from '../trade/states';
import type {Trade} from '../trade/trade';
import {findStep, takeStep} from './act';
import {arrange} from './arrange';
import type {ControlCalls, InputOf} from './control-calls';
import {refuseUnknown} from './control-calls';
import type {ControlParts} from './control-parts';
import {change, requireOrganisation} from './control-parts';
import {seeded} from './seed';
import {simulate} from './simulate';
import {listSteps} from './steps';
import {suggestValues} from './suggest-values';

/** A look into trades, and things that happen to them. */
export function tradeCalls(parts: ControlParts) {
  const {world, clock, queues} = parts;

  function requireTrade(tradeId: string) {
    const kept = world.trades.find(tradeId);
    if (!kept) throw refuseUnknown('trade', 'listTrades');
    return kept;
  }

  return {
    /** Newest first. */
    listTrades({state, user}: InputOf<'listTrades'> = {}) {
      return [...world.trades.all()]
        .map(({trade}) => summarise(trade))
        .filter((trade) => (state ?? trade.state) === trade.state)
        .filter(({payer, payee}) => user === undefined || user === payer || user === payee)
        .reverse();
    },

    readTrade: ({tradeId}) => summarise(requireTrade(tradeId).trade),

    arrangeTrade: ({key, ...arrangement}) =>
      change(parts, () =>
        world.unobserved(() =>
          summarise(arrange(world, requireOrganisation(world, key).id, arrangement)),
        ),
      ),

    async act({tradeId, ...action}) {
      const step = findStep(requireTrade(tradeId).trade, action);
      if (step.at !== undefined) await clock.setForward(step.at);
      else await change(parts, () => takeStep(world, requireTrade(tradeId).trade, step));
      await queues?.settle();
      return summarise(requireTrade(tradeId).trade);
    },

    listSteps: ({tradeId}) => listSteps(requireTrade(tradeId).trade),

    listEvents: ({tradeId}) => requireTrade(tradeId).events,

    simulate: ({tradeId, event}) =>
      change(parts, () => {
        simulate(world, requireTrade(tradeId).trade, event);
        return summarise(requireTrade(tradeId).trade);
      }),

    suggestValues(wanted) {
      const organisation = world.kept.organisations.find(seeded.key);
      if (!organisation) throw new Refusal('unauthorized', 'The API key is not known.');
      return suggestValues(world, organisation.id, wanted);
    },
  } satisfies Partial<ControlCalls>;
}

function summarise({terms, state, balances}: Trade) {
  return {
    tradeId: terms.tradeId,
    title: terms.title,
    state,
    meaning: stateRows[state].meaning,
    payer: terms.payer,
    payee: terms.payee,
    balances,
  };
}
