import {Mistake} from './start-failure';

export function readWebhookHost(text: string): string {
  const url = `http://${text}/`;
  if (!URL.canParse(url) || new URL(url).hostname !== text.toLowerCase()) {
    throw new Mistake(
      '--webhooks-to is a host such as host.docker.internal, without scheme and port.',
    );
  }
  return new URL(url).hostname;
}

/**
 * Whether webhooks may go there: to this machine, or to a host that the owner of the sandbox has named.
 * A web page that finds a way to a sandbox must not make it knock on other doors.
 */
export function isReceiver({hostname}: URL, named: readonly string[]): boolean {
  const isLoopback =
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(\.\d+){3}$/.test(hostname);
  return isLoopback || named.includes(hostname);
}

export const receiverRemedy =
  'Webhooks go to this machine. Start the sandbox with --webhooks-to and the host for another.';
