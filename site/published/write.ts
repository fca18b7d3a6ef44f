import {recordAll} from '../recording/record-all';
import {writePublished} from './files';
import {publish} from './publish';

/** Plays every scenario once. Guides, reference and downloads are made from the recordings. */
async function record(): Promise<void> {
  const recordings = await recordAll();
  writePublished(publish(recordings), recordings);
  console.log(`site: ${recordings.size} scenarios played`);
}

record().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
