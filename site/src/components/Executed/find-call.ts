import type {CallView} from '../../../plugins/executed-examples/present';
import type {Trade} from '@symblepay/openapi/types';
import type {ExecutedProps} from './executed';
import {findScenario} from './find-scenario';

/** The call that a view shows; a name that is not in the scenario stops the build. */
export function findCall({scenario, step}: ExecutedProps): CallView {
  const calls = findScenario(scenario).steps.filter((each) => each.kind === 'call');
  const call = calls.find((each) => each.name === step);
  if (call === undefined) {
    const known = calls.map((each) => each.name).join(', ');
    throw new Error(
      `The scenario "${scenario}" has no call "${step ?? ''}". Write one of: ${known}.`,
    );
  }
  return call;
}

/** Tells steps of the same call apart: no two samples on a page may share a name. */
export function nameCall({title, name}: CallView): string {
  return `${title} (${name.replaceAll('-', ' ')})`;
}

/** The trade in the step's response. */
export function findTrade(props: ExecutedProps): Trade {
  const {response, name} = findCall(props);
  if (typeof response !== 'object' || response === null || !('phases' in response)) {
    throw new Error(`The step "${name}" of "${props.scenario}" does not come back with a trade.`);
  }
  return response as Trade;
}
