import type {UseStore} from 'idb-keyval';
import {createStore, entries, promisifyRequest} from 'idb-keyval';
import type {Engine} from '../store/store';

/** A database of the browser's, with one record for each key. */
export class BrowserDisk implements Engine {
  private readonly use: UseStore;

  constructor(name: string) {
    this.use = createStore(name, 'records');
  }

  /** Rejects where the browser keeps nothing. */
  open(): Promise<void> {
    return this.use('readonly', () => undefined);
  }

  async *iterator(): AsyncGenerator<[string, unknown]> {
    yield* await entries<string>(this.use);
  }

  /** In one transaction: all of it is written, or none. */
  batch(writes: Parameters<Engine['batch']>[0]): Promise<void> {
    return this.use('readwrite', (records) => {
      for (const write of writes) {
        if (write.type === 'put') records.put(write.value, write.key);
        else records.delete(write.key);
      }
      return promisifyRequest(records.transaction);
    });
  }

  close(): Promise<void> {
    return this.use('readonly', ({transaction}) => transaction.db.close());
  }
}
