import {setTimeout as sleep} from 'node:timers/promises';
import {Disk} from '@symblepay/sandbox/data-directory';
import {runProgram} from '@symblepay/sandbox/program';

const late = 30;

/** A sandbox with a mistake, to show that it is found: it answers before it writes. */
class HastyDisk extends Disk {
  private writing: Promise<void> = Promise.resolve();

  override batch(writes: Parameters<Disk['batch']>[0]): Promise<void> {
    this.writing = this.writing.then(() => sleep(late)).then(() => super.batch(writes));
    return Promise.resolve();
  }
}

await runProgram({command: 'hasty', openDirectory: (path) => new HastyDisk(path)});
