import {DEADLINES, type DeadlineKind} from '@symblepay/sandbox/facts';
import type {ScenarioTools} from '../../plugins/executed-examples/scenario';
import {formatMinutes} from '../../plugins/sandbox-quotes/format-duration';

/** Nobody does anything until the sandbox's deadline. A page that shows two names the steps apart. */
export async function passDeadline(
  {wait}: ScenarioTools,
  kind: DeadlineKind,
  step = 'deadline',
): Promise<void> {
  const {minutes} = DEADLINES[kind];
  await wait(step, minutes, `${formatMinutes(minutes)}, and the deadline is reached`);
}
