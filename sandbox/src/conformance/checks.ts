import type {Client} from './client';

/** Facts about a sandbox, by name. Each begins with a fresh one. */
export type Checks = Readonly<Record<string, (client: Client) => Promise<void>>>;
