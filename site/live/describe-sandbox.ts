import type {SimulatedEvent} from '@symblepay/openapi/control/types';
import {summaries} from '@symblepay/openapi/texts';
import type {OperationId} from '@symblepay/openapi/validators';
import {kebabCase} from '@symblepay/reference/anchors';
import type {Sandbox} from '@symblepay/sandbox/browser';
import {eventNames, stateNames} from '../words';
import {controlStep} from './control-step';
import type {Shown, ShownEvent} from './shown';
import type {Step} from './step';

/** What the bar says, given the trade that the reader is busy with. */
export function describeSandbox(
  control: Sandbox['control'],
  tradeId: string | undefined,
  isExample: boolean,
): Shown {
  const {now, nextDue} = control.readClock();
  const trade = tradeId === undefined ? undefined : control.readTrade({tradeId});
  return {
    ...(trade && {
      trade: {
        id: trade.tradeId,
        title: trade.title,
        state: stateNames[trade.state],
        ...(isExample && {isExample}),
        way: control.listEvents({tradeId: trade.tradeId}).map(({to}) => ({to})),
      },
    }),
    clock: now,
    events: [
      ...(nextDue === null ? [] : [{label: 'Next deadline', step: moveClock(control, tradeId)}]),
      ...(trade ? listEvents(control, trade.tradeId) : []),
    ],
    calls: trade ? listCalls(control, trade.tradeId) : [],
  };
}

/** To the deadline of the reader's trade; without one, to whatever is due next. */
export function moveClock(control: Sandbox['control'], tradeId: string | undefined): Step {
  const steps = tradeId === undefined ? [] : control.listSteps({tradeId});
  const to = steps.find(({kind}) => kind === 'deadline')?.at;
  return to === undefined ? controlStep('/clock/next', {}) : controlStep('/clock/set', {to});
}

function listEvents(control: Sandbox['control'], tradeId: string): readonly ShownEvent[] {
  const events = control
    .listSteps({tradeId})
    .filter(({kind}) => kind === 'simulate')
    .map(({on}) => on as SimulatedEvent);
  return [...new Set(events)].map((event) => ({
    label: eventNames[event],
    step: controlStep(`/trades/${tradeId}/simulate`, {event}),
  }));
}

/** What moves a trade on; to leave it, or to pay back, is possible nearly always. */
function listCalls(control: Sandbox['control'], tradeId: string): Shown['calls'] {
  const calls = control
    .listSteps({tradeId})
    .filter(({kind}) => kind === 'call')
    .map(({on}) => on as OperationId);
  const payment = control.suggestValues({operationId: 'createPaymentLink', tradeId});
  if (payment.missing === undefined) calls.push('createPaymentLink');
  return [...new Set(calls)]
    .filter((call) => !waysOut.includes(call))
    .map((call) => ({label: summaries[call], anchor: kebabCase(call)}));
}

const waysOut: readonly OperationId[] = ['abandonTrade', 'cancelTrade', 'reimbursePayer'];
