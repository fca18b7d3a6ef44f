import type {Client} from './client';

/** Facts about a sandbox, by name. Each check starts with a fresh one. */
export type Checks = Readonly<Record<string, (client: Client) => Promise<void>>>;
