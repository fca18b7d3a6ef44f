import {recordAll} from '../../recording/record-all';
import {publish} from '../publish';

/** Played anew, so that a test sees the scenarios as they are now; once for all tests of a worker. */
export const published = recordAll().then((recordings) => ({
  recordings,
  document: publish(recordings),
}));
