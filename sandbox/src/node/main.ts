import {runProgram} from './command-line';
import {Disk} from './disk';

await runProgram({
  command: 'npm run sandbox --',
  openDirectory: (path, acceptLoss) => new Disk(path, {acceptLoss}),
});
