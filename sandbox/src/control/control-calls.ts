import type {BodyOf, ClockAdvance, PathOf} from '@symblepay/openapi/control/types';
import type {OperationId} from '@symblepay/openapi/control/validators/index';
import {refuseField} from '../refusal';
import type {Control} from './control';
import type {SandboxUrls} from './describe-sandbox';
import {readSnapshot} from './read-snapshot';
import {seeded} from './seed';

/** A request that has passed the validators of the control API's contract. */
type ControlCall<Id extends OperationId> = {
  readonly control: Control;
  readonly urls: SandboxUrls;
  readonly path: PathOf<Id>;
  readonly body: BodyOf<Id>;
};

type ControlCalls = {readonly [Id in OperationId]: (call: ControlCall<Id>) => unknown};

export const controlCalls: ControlCalls = {
  describe: async ({urls}) => {
    const {describeSandbox} = await import('./describe-sandbox');
    return describeSandbox(urls);
  },
  readClock: ({control}) => control.readClock(),
  advanceClock: ({control, body}) => control.advanceClock(toMilliseconds(body)),
  setClock: ({control, body}) => control.setClock(body.to),
  runClockToNext: ({control}) => control.runClockToNext(),
  listTrades: ({control}) => control.listTrades(),
  listSteps: ({control, path}) => control.listSteps(path.tradeId),
  listEvents: ({control, path}) => control.listEvents(path.tradeId),
  simulate: ({control, path, body}) => control.simulate(path.tradeId, body.event),
  readSettings: ({control}) => control.readSettings(),
  changeSettings: ({control, body}) => {
    const known = control.readSettings();
    return control.changeSettings({
      ...body,
      deadlineMinutes: {...known.deadlineMinutes, ...body.deadlineMinutes},
      webhooks: {...known.webhooks, ...body.webhooks},
    });
  },
  listOrganisations: ({control}) => control.listOrganisations(),
  addOrganisation: ({control, body}) => control.addOrganisation(body.name),
  listFaults: ({control}) => control.listFaults(),
  addFault: ({control, body}) => control.addFault({count: 1, delayMilliseconds: 0, ...body}),
  clearFaults: ({control}) => finish(control.clearFaults()),
  listEndpoints: ({control}) => control.listEndpoints(),
  addEndpoint: ({control, body: {key, ...endpoint}}) =>
    control.addEndpoint({organisationId: chooseOrganisation(control, key), ...endpoint}),
  removeEndpoint: ({control, path}) => finish(control.removeEndpoint(path.endpointId)),
  listNotifications: ({control}) => control.listNotifications(),
  listDeliveries: ({control}) => control.listDeliveries(),
  redeliver: ({control, path}) => finish(control.redeliver(path.notificationId)),
  listLog: ({control}) => control.listLog(),
  replayAsCurl: ({control, path}) => ({curl: control.replayAsCurl(Number(path.number))}),
  suggestValues: ({control, path}) => control.suggestValues(path.operationId),
  snapshot: ({control}) => control.snapshot(),
  restore: ({control, body}) => finish(control.restore(readSnapshot(body))),
  reset: ({control, body}) => finish(control.reset(body)),
};

/** The response of a call that has nothing to return. */
async function finish(change: Promise<void>): Promise<Readonly<Record<string, never>>> {
  await change;
  return {};
}

const millisecondsPer: Readonly<Record<keyof ClockAdvance, number>> = {
  milliseconds: 1,
  seconds: 1_000,
  minutes: 60_000,
  hours: 3_600_000,
  days: 86_400_000,
};

function toMilliseconds(advance: ClockAdvance): number {
  return Object.entries(advance).reduce(
    (sum, [unit, amount]) => sum + Math.round(amount * millisecondsPer[unit as keyof ClockAdvance]),
    0,
  );
}

function chooseOrganisation(control: Control, key: string = seeded.key): string {
  const organisation = control.listOrganisations().find((one) => one.key === key);
  if (!organisation) throw refuseField('key', 'Must be the API key of an organisation.');
  return organisation.id;
}
