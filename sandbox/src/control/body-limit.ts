import {SERVER_LIMITS} from '../limits';
import {RESTORE_PATH} from './control-routes';

/** How many bytes of a body are read. */
export function findBodyLimit({pathname}: URL): number {
  const {bodyBytes, snapshotBytes} = SERVER_LIMITS;
  return (pathname === RESTORE_PATH ? snapshotBytes : bodyBytes).most;
}
