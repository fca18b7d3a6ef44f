import {pathToFileURL} from 'node:url';
import {runJobs} from './run-jobs';
import {tasks} from './task-table';

const [node = '', , name = '', ...args] = process.argv;
const task = tasks[name];

if (task === undefined) {
  console.error(`Unknown task "${name}". Choose one of: ${Object.keys(tasks).join(', ')}.`);
  process.exitCode = 1;
} else {
  process.exitCode = await runJobs(task.jobs);
  if (task.program !== undefined && process.exitCode === 0) {
    process.argv = [node, task.program, ...args];
    await import(pathToFileURL(task.program).href);
  }
}
