import type {IncomingHttpHeaders, IncomingMessage, Server} from 'node:http';
import {createServer} from 'node:http';
import type {Inbox, Notification} from './inbox';

const path = '/webhooks/symblepay';
const maxBytes = 64 * 1024;

export type ReceiverParts = {
  readonly inbox: Inbox;
  readonly isGenuine: (headers: IncomingHttpHeaders, body: string) => boolean;
  /** Called after a new notification is kept. Must not throw and is not waited for. */
  readonly onKept: () => void;
};

/** Keeps each notification and responds at once; the work is done after that. */
export function createReceiver({inbox, isGenuine, onKept}: ReceiverParts): Server {
  async function receive(request: IncomingMessage): Promise<number> {
    if (request.method !== 'POST' || request.url !== path) {
      return 404;
    }
    const body = await readBody(request);
    if (body === undefined) {
      return 413;
    }
    if (!isGenuine(request.headers, body)) {
      return 401;
    }
    const notification = parseNotification(body);
    if (notification === undefined) {
      return 400;
    }
    if (inbox.keep(notification)) {
      onKept();
    }
    // A duplicate is a success too: any other response makes it come again.
    return 204;
  }

  return createServer((request, response) => {
    receive(request).then(
      (status) => response.writeHead(status).end(),
      // Not kept, so not 2xx: the notification is sent again later.
      () => response.writeHead(500).end(),
    );
  });
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) {
      return undefined;
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Takes what is known and ignores the rest: new fields and new names must not break you. */
function parseNotification(text: string): Notification | undefined {
  let body: Record<string, unknown>;
  try {
    body = Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    return undefined;
  }
  const {id, eventName, referenceId, tradeId} = body;
  if (typeof id !== 'string' || typeof eventName !== 'string') {
    return undefined;
  }
  return {
    id,
    eventName,
    ...(typeof referenceId === 'string' && {referenceId}),
    ...(typeof tradeId === 'string' && {tradeId}),
  };
}
