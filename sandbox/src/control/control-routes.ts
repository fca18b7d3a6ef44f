import {Refusal} from '../refusal';
import type {Control} from './control';
import type {Fields} from './control-input';
import {
  readDuration,
  readEndpoint,
  readEvent,
  readFault,
  readFields,
  readFill,
  readOnlyText,
  readOperation,
  readSettings,
} from './control-input';
import {describeFacts} from './describe-facts';
import {readSnapshot} from './read-snapshot';
import {SEED} from './seed';
import {simulatedEvents} from './simulate';

export const CONTROL_PATH = '/_sandbox';
export const RESTORE_PATH = `${CONTROL_PATH}/restore`;

/** Where the sandbox and the errors guide are. */
type Place = {readonly origin: string; readonly errorsPage: string};

type ControlCall = {
  readonly control: Control;
  readonly place: Place;
  readonly path: Readonly<Record<string, string>>;
  /** The parsed body; an empty object when none was sent. */
  readonly body: unknown;
};

export type ControlRoute = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly purpose: string;
  readonly answer: (call: ControlCall) => unknown;
};

/** Every control call; `GET /_sandbox/` shows this list. */
export const CONTROL_ROUTES = {
  describe: {
    method: 'GET',
    path: '/',
    purpose: 'This description.',
    answer: ({place}) => describeSandbox(place),
  },
  readClock: {
    method: 'GET',
    path: '/clock',
    purpose: 'The time in the sandbox and when something is due next.',
    answer: ({control}) => control.readClock(),
  },
  advanceClock: {
    method: 'POST',
    path: '/clock/advance',
    purpose: 'Moves time on, for example {"hours": 12}. What falls due on the way happens.',
    answer: ({control, body}) => control.advanceClock(readDuration(readFields(body))),
  },
  setClock: {
    method: 'POST',
    path: '/clock/set',
    purpose: 'Moves time forward to {"to": "2026-03-09T09:00:00Z"}.',
    answer: ({control, body}) => control.setClock(readOnlyText(body, 'to')),
  },
  runClockToNext: {
    method: 'POST',
    path: '/clock/next',
    purpose: 'Moves time to the next deadline or webhook attempt and lets it happen.',
    answer: ({control}) => control.runClockToNext(),
  },
  listTrades: {
    method: 'GET',
    path: '/trades',
    purpose: 'All trades with their state in the model and where the money is.',
    answer: ({control}) => control.listTrades(),
  },
  listSteps: {
    method: 'GET',
    path: '/trades/{tradeId}/steps',
    purpose: 'What may happen to the trade next and who would do it.',
    answer: ({control, path}) => control.listSteps(path.tradeId ?? ''),
  },
  listEvents: {
    method: 'GET',
    path: '/trades/{tradeId}/events',
    purpose: 'What has happened to the trade, row by row.',
    answer: ({control, path}) => control.listEvents(path.tradeId ?? ''),
  },
  simulate: {
    method: 'POST',
    path: '/trades/{tradeId}/simulate',
    purpose: `Lets something happen: {"event": "shipment.sent"}. Events: ${simulatedEvents.join(', ')}.`,
    answer: ({control, path, body}) =>
      control.simulate(path.tradeId ?? '', readEvent(readFields(body))),
  },
  readSettings: {
    method: 'GET',
    path: '/settings',
    purpose:
      'Deadlines, who creates trades, when money moves, allowed companies, webhook mischief.',
    answer: ({control}) => control.readSettings(),
  },
  changeSettings: {
    method: 'POST',
    path: '/settings',
    purpose: 'Changes settings, for example {"deadlineMinutes": {"condition": 60}}.',
    answer: ({control, body}) =>
      control.changeSettings(readSettings(readFields(body), control.readSettings())),
  },
  listOrganisations: {
    method: 'GET',
    path: '/organisations',
    purpose: 'Organisations and their API keys.',
    answer: ({control}) => control.listOrganisations(),
  },
  addOrganisation: {
    method: 'POST',
    path: '/organisations',
    purpose: 'A new organisation with a key of its own: {"name": "Shop"}.',
    answer: ({control, body}) => control.addOrganisation(readOnlyText(body, 'name')),
  },
  listFaults: {
    method: 'GET',
    path: '/faults',
    purpose: 'Faults that are still to come.',
    answer: ({control}) => control.listFaults(),
  },
  addFault: {
    method: 'POST',
    path: '/faults',
    purpose: `Orders a fault: {"kind": "drop-after", "operationId": "initiateTrade", "count": 1, "delayMilliseconds": 0}.`,
    answer: ({control, body}) => control.addFault(readFault(readFields(body))),
  },
  clearFaults: {
    method: 'DELETE',
    path: '/faults',
    purpose: 'Calls all faults off.',
    answer: async ({control}) => {
      await control.clearFaults();
      return {};
    },
  },
  listEndpoints: {
    method: 'GET',
    path: '/webhooks/endpoints',
    purpose: 'Where webhooks go.',
    answer: ({control}) => control.listEndpoints(),
  },
  addEndpoint: {
    method: 'POST',
    path: '/webhooks/endpoints',
    purpose: 'Sends webhooks to {"url": "http://127.0.0.1:3000/hook", "eventNames": []}.',
    answer: ({control, body}) => {
      const fields = readFields(body);
      return control.addEndpoint(readEndpoint(fields, chooseOrganisation(control, fields)));
    },
  },
  removeEndpoint: {
    method: 'DELETE',
    path: '/webhooks/endpoints/{endpointId}',
    purpose: 'Sends nothing more there.',
    answer: async ({control, path}) => {
      await control.removeEndpoint(path.endpointId ?? '');
      return {};
    },
  },
  listNotifications: {
    method: 'GET',
    path: '/webhooks/notifications',
    purpose: 'Everything that endpoints are told, sent or not.',
    answer: ({control}) => control.listNotifications(),
  },
  listDeliveries: {
    method: 'GET',
    path: '/webhooks/deliveries',
    purpose: 'Each delivery with its attempts, and when the next one is due.',
    answer: ({control}) => control.listDeliveries(),
  },
  redeliver: {
    method: 'POST',
    path: '/webhooks/notifications/{notificationId}/redeliver',
    purpose: 'Sends a notification once more.',
    answer: async ({control, path}) => {
      await control.redeliver(path.notificationId ?? '');
      return {};
    },
  },
  listLog: {
    method: 'GET',
    path: '/log',
    purpose: 'The newest requests with their answers and the rows they followed.',
    answer: ({control}) => control.listLog(),
  },
  replayAsCurl: {
    method: 'GET',
    path: '/log/{number}/curl',
    purpose: 'A request of the log as a curl command.',
    answer: ({control, path}) => ({curl: control.replayAsCurl(Number(path.number))}),
  },
  suggestValues: {
    method: 'GET',
    path: '/suggestions/{operationId}',
    purpose: 'Path, query and body with which the call would succeed now.',
    answer: ({control, path}) => control.suggestValues(readOperation(path.operationId)),
  },
  snapshot: {
    method: 'GET',
    path: '/snapshot',
    purpose: 'Everything the sandbox knows.',
    answer: ({control}) => control.snapshot(),
  },
  restore: {
    method: 'POST',
    path: '/restore',
    purpose: 'Puts a snapshot back.',
    answer: async ({control, body}) => {
      await control.restore(readSnapshot(body));
      return {};
    },
  },
  reset: {
    method: 'POST',
    path: '/reset',
    purpose: 'Back to the beginning: {"fill": false} leaves it empty.',
    answer: async ({control, body}) => {
      await control.reset({fill: readFill(body)});
      return {};
    },
  },
} as const satisfies Record<string, ControlRoute>;

/** The control calls without what they do, to list and to quote. */
const CONTROL_CALLS: readonly {readonly call: string; readonly purpose: string}[] =
  Object.values<ControlRoute>(CONTROL_ROUTES).map(({method, path, purpose}) => ({
    call: `${method} ${CONTROL_PATH}${path}`,
    purpose,
  }));

async function describeSandbox(place: Place): Promise<Readonly<Record<string, unknown>>> {
  return {
    ...(await describeFacts()),
    calls: CONTROL_CALLS,
    links: listLinks(place),
  };
}

/** Every control call that can simply be opened, and what lies outside. */
function listLinks({origin, errorsPage}: Place): Readonly<Record<string, string>> {
  const pages = Object.entries<ControlRoute>(CONTROL_ROUTES).filter(
    ([, {method, path}]) => method === 'GET' && !path.includes('{'),
  );
  return {
    ...Object.fromEntries(pages.map(([name, {path}]) => [name, origin + CONTROL_PATH + path])),
    errorsGuide: errorsPage,
  };
}

function chooseOrganisation(control: Control, {key = SEED.key}: Fields): string {
  const organisation = control.listOrganisations().find((one) => one.key === key);
  if (!organisation) {
    const value = 'Must be the API key of an organisation.';
    throw new Refusal('validation-error', value, [{key: 'key', value}]);
  }
  return organisation.id;
}
