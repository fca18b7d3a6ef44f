import contract from '@symblepay/openapi/openapi.json';
import {join} from 'node:path';
import {recordAll} from '../plugins/executed-examples/record-all';
import type {Document} from './document';
import {writePublished} from './files';
import {publish} from './publish';

/** Plays every scenario once; guides, reference and downloads are made of what came of it. */
async function record(): Promise<void> {
  const recordings = await recordAll(join(__dirname, '../examples'));
  writePublished(publish(contract as unknown as Document, recordings), recordings);
  console.log(`site: ${recordings.size} scenarios played`);
}

record().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
