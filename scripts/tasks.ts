import {runSteps} from './run-steps';
import {tasks} from './task-table';

const name = process.argv[2] ?? '';
const steps = tasks[name];

if (steps === undefined) {
  console.error(`Unknown task "${name}". Choose one of: ${Object.keys(tasks).join(', ')}.`);
  process.exitCode = 1;
} else {
  process.exitCode = await runSteps(steps);
}
