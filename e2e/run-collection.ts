import {readFile} from 'node:fs/promises';
import {fileURLToPath} from 'node:url';
import type {NewmanRunSummary} from 'newman';

const published = fileURLToPath(
  new URL('../site/build/v1/marketplace/symblepay.postman_collection.json', import.meta.url),
);

/** The Postman collection that the built site offers. */
export function readCollection(): Promise<string> {
  return readFile(published, 'utf8');
}

/** A whole collection, or one folder or request of it, on a sandbox, as newman runs it on the command line. */
export async function runCollection(collection: string, sandboxUrl: string, part?: string) {
  // Loaded here, because every worker that may run such a test would wait for it.
  const {default: newman} = await import('newman');
  const {run} = await new Promise<NewmanRunSummary>((resolve, reject) => {
    newman.run(
      {
        collection: JSON.parse(collection) as object,
        ...(part !== undefined && {folder: part}),
        envVar: [{key: 'sandboxUrl', value: sandboxUrl}],
      },
      (error, summary) => (error ? reject(error) : resolve(summary)),
    );
  });
  return {
    /** Of the collection: what a script sends before one of them is not counted. */
    requests: new Set(run.executions.map(({item}) => item.id)).size,
    assertions: run.stats.assertions.total ?? 0,
    failures: run.failures.map(({source, error}) => `${source?.name ?? ''}: ${error.test}`),
  };
}
