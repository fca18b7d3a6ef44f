import type {SimulatedEventRow} from '@symblepay/sandbox/facts';
import {
  deadlines,
  chaosKinds,
  faultKinds,
  formatKroner,
  magicValues,
  sandboxHeaders,
  seeded,
  seededMeanings,
  seededTrades,
  settingMeanings,
  simulatedEvents,
  stateRows,
  toOere,
  webhookHeaders,
} from '@symblepay/sandbox/facts';
import {formatMinutes} from '../../format-duration';
import {describeSchedule} from './retry-schedule';

/** Every cell is Markdown of one line. */
type TableText = {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

const performers: Readonly<Record<SimulatedEventRow['by'], string>> = {
  'paying party': 'The user who pays, on a hosted page',
  carrier: 'The carrier',
  system: 'Symblepay, its support or its insurer',
};

const code = (text: string) => `\`${text}\``;
const described = (all: readonly {readonly name: string; readonly meaning: string}[]) =>
  all.map(({name, meaning}) => [code(name), meaning]);
const explained = (meanings: Readonly<Record<string, string>>) =>
  described(Object.entries(meanings).map(([name, meaning]) => ({name, meaning})));

/** Every table about the sandbox that a guide can show, by the name that the guide gives. */
export const tables: Readonly<Record<string, TableText>> = {
  'magic-values': {
    head: ['Field', 'Value', 'Effect'],
    rows: Object.values(magicValues).map(({field, match, text, effect}) => [
      code(field),
      `${match} ${code(text)}`,
      effect,
    ]),
  },
  states: {
    head: ['State', 'Meaning'],
    rows: Object.entries(stateRows).map(([state, {meaning}]) => [code(state), meaning]),
  },
  'simulated-events': {
    head: ['Event', 'What happens', 'Who does it in real life'],
    rows: Object.entries(simulatedEvents).map(([event, {meaning, by}]) => [
      code(event),
      meaning,
      performers[by],
    ]),
  },
  deadlines: {
    head: ['Setting', 'Default', 'When it passes'],
    rows: Object.entries(deadlines).map(([kind, {minutes, effect}]) => [
      code(kind),
      formatMinutes(minutes),
      effect,
    ]),
  },
  faults: {head: ['Kind', 'What the sandbox does'], rows: explained(faultKinds)},
  chaos: {head: ['Kind', 'What happens'], rows: explained(chaosKinds)},
  settings: {head: ['Setting', 'Meaning'], rows: explained(settingMeanings)},
  seed: {
    head: ['What', 'Value', 'Meaning'],
    rows: Object.entries(seededMeanings).map(([name, meaning]) => [
      code(name),
      code(seeded[name as keyof typeof seeded]),
      meaning,
    ]),
  },
  'seeded-trades': {
    head: ['Item', 'Price', 'State in the sandbox'],
    rows: seededTrades.map(({title, amount, state}) => [
      title,
      formatKroner(toOere(amount)),
      code(state),
    ]),
  },
  headers: {head: ['Header', 'Meaning'], rows: described(Object.values(sandboxHeaders))},
  'webhook-headers': {head: ['Header', 'Meaning'], rows: described(Object.values(webhookHeaders))},
  'retry-schedule': {
    head: ['Which', 'Wait before each', 'After the first'],
    rows: describeSchedule(),
  },
};
