import {
  DEADLINES,
  FAULT_KINDS,
  MAGIC_VALUES,
  SANDBOX_HEADERS,
  SEED,
  SEED_MEANINGS,
  SEEDED_TRADES,
  SETTING_MEANINGS,
  SIMULATED_EVENTS,
  WEBHOOK_HEADERS,
  type SimulatedEventRow,
} from '@symblepay/sandbox/facts';
import {formatMinutes} from './format-duration';
import {describeSchedule} from './retry-schedule';

/** Every cell is Markdown of one line. */
export type TableText = {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

const performers: Readonly<Record<SimulatedEventRow['by'], string>> = {
  'paying party': 'The user who pays, on a hosted page',
  carrier: 'The carrier',
  system: 'Symblepay and its insurer',
};

/** Every table about the sandbox that a guide can show, by the name that the guide gives. */
export const tables = {
  'magic-values': {
    head: ['Field', 'Value', 'Effect'],
    rows: Object.values(MAGIC_VALUES).map(({field, match, text, effect}) => [
      `\`${field}\``,
      `${match} \`${text}\``,
      effect,
    ]),
  },
  'simulated-events': {
    head: ['Event', 'What happens', 'Who does it in real life'],
    rows: Object.entries(SIMULATED_EVENTS).map(([event, {meaning, by}]) => [
      `\`${event}\``,
      meaning,
      performers[by],
    ]),
  },
  deadlines: {
    head: ['Setting', 'Default', 'When it passes'],
    rows: Object.entries(DEADLINES).map(([kind, {minutes, effect}]) => [
      `\`${kind}\``,
      formatMinutes(minutes),
      effect,
    ]),
  },
  faults: {
    head: ['Kind', 'What the sandbox does'],
    rows: Object.entries(FAULT_KINDS).map(([kind, meaning]) => [`\`${kind}\``, meaning]),
  },
  settings: {
    head: ['Setting', 'Meaning'],
    rows: Object.entries(SETTING_MEANINGS).map(([name, meaning]) => [`\`${name}\``, meaning]),
  },
  seed: {
    head: ['What', 'Value', 'Meaning'],
    rows: Object.entries(SEED_MEANINGS).map(([name, meaning]) => [
      `\`${name}\``,
      `\`${SEED[name as keyof typeof SEED]}\``,
      meaning,
    ]),
  },
  'seeded-trades': {
    head: ['Item', 'Price in DKK', 'State in the sandbox'],
    rows: SEEDED_TRADES.map(({title, amount, state}) => [title, String(amount), `\`${state}\``]),
  },
  headers: {
    head: ['Header', 'Meaning'],
    rows: Object.values(SANDBOX_HEADERS).map(({name, meaning}) => [`\`${name}\``, meaning]),
  },
  'webhook-headers': {
    head: ['Header', 'Meaning'],
    rows: Object.values(WEBHOOK_HEADERS).map(({name, meaning}) => [`\`${name}\``, meaning]),
  },
  'retry-schedule': {
    head: ['Attempt', 'Wait before each', 'Since the first attempt'],
    rows: describeSchedule().map(({attempts, wait, after}) => [attempts, wait, after]),
  },
} as const satisfies Record<string, TableText>;
