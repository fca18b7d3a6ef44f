import {DamagedData, UnusableData} from './damaged-data';

export class Mistake extends Error {}

type Failure = Error & {readonly code?: string; readonly port?: number; readonly cause?: unknown};

/** One line for a developer whose sandbox does not start; our own bugs are shown in full. */
export function explainStartFailure(error: unknown): string {
  const failure = error as Failure;
  const code = failure.code ?? '';
  if (error instanceof DamagedData || error instanceof UnusableData) return failure.message;
  if (code === 'EADDRINUSE') {
    return `Port ${failure.port ?? ''} is taken. Stop the program that listens there, or choose another port with --port.`;
  }
  if ((failure.cause as Failure | undefined)?.code === 'LEVEL_LOCKED') {
    return 'The directory of --data is in use by another sandbox. Stop that one, or name another directory.';
  }
  if (code === 'LEVEL_DATABASE_NOT_OPEN') {
    return `The directory of --data cannot be used. ${(failure.cause as Error).message}`;
  }
  if (['ENOTFOUND', 'EADDRNOTAVAIL', 'EACCES'].includes(code)) {
    return `The address of --host and --port cannot be listened on: ${failure.message}.`;
  }
  if (error instanceof Mistake || code.startsWith('ERR_PARSE_ARGS')) {
    const [problem = ''] = failure.message.split('\n');
    return `${problem.replace(/[.:]$/, '')}. See --help.`;
  }
  return failure.stack ?? String(error);
}
