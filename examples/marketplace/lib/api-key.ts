import {createHash} from 'node:crypto';

/** Reads the key when the server starts; without one the server does not start. */
export function readApiKey(environment: NodeJS.ProcessEnv = process.env): string {
  const key = environment.SYMBLEPAY_API_KEY?.trim() ?? '';
  if (key === '') {
    throw new Error('SYMBLEPAY_API_KEY is not set. Put the key into the secret store.');
  }
  if (/\s/.test(key)) {
    // Say what is wrong without the key: messages end up in logs.
    throw new Error('SYMBLEPAY_API_KEY contains a space or a line break.');
  }
  return key;
}

/** Names a key in logs without giving it away: you see which key a server uses. */
export function fingerprint(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 8);
}
