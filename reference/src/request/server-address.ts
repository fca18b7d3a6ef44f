import type {Model, Operation, Server} from '../model/model';

/** Where a call can be sent: its own servers replace the document's. */
export function serversOf({servers}: Operation, model: Pick<Model, 'servers'>): readonly Server[] {
  return servers.length > 0 ? servers : model.servers;
}

const fallback = 'https://api.example.com';

/** The server's address with its variables filled in; a made-up host if it has none. */
export function serverAddress(server: Server | undefined): string {
  const filled = (server?.url ?? '').replace(
    /\{([^{}]*)\}/g,
    (_, name: string) => server?.variables.find((each) => each.name === name)?.defaultValue ?? '',
  );
  const url = new URL(URL.canParse(filled, fallback) ? filled : '', fallback);
  return /^https?:$/.test(url.protocol) ? url.href : fallback;
}
