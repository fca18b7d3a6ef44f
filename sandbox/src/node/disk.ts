import {ClassicLevel} from 'classic-level';
import type {Engine} from '../store/store';

/**
 * LevelDB in a directory. A full disk leaves half a record in its log, and whatever it appends
 * behind that is lost when the log is next read, so after a failed write it is opened anew first.
 */
export function openDisk(directory: string): Engine {
  const level = new ClassicLevel<string, unknown>(directory);
  let mayEndInHalfRecord = false;
  return {
    open: () => level.open(),
    close: () => level.close(),
    iterator: (options) => level.iterator(options),
    async batch(operations, options) {
      if (mayEndInHalfRecord) {
        await level.close();
        await level.open();
      }
      mayEndInHalfRecord = true;
      await level.batch(operations, options);
      mayEndInHalfRecord = false;
    },
  };
}
