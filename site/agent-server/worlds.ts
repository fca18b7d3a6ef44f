import {requestValidators} from '@symblepay/openapi/control/validators/requests';
import type {WorldCreation} from '@symblepay/openapi/control/types';
import type {Sandbox} from '@symblepay/sandbox';
import {createSandbox} from '@symblepay/sandbox';
import type {Arguments} from './check-arguments';
import {Mistake, quote} from './mistake';

/** Nothing listens there: its pages are opened with tools. */
export const origin = 'http://sandbox.invalid';

const mostWorlds = 20;

/** What a redirectUrl or a payment is about. */
export type Subject = {
  readonly marketplaceUserId?: string | undefined;
  readonly tradeId?: string | undefined;
  /** The call that led to it. */
  readonly operationId: string;
};

export type World = {
  readonly name: string;
  readonly sandbox: Sandbox;
  /** By redirectUrl, or by the id of a payment. */
  readonly subjects: Map<string, Subject>;
};

/** The sandboxes that a client has opened; all of them end with the process. */
export class Worlds {
  private readonly opened = new Map<string, World>();
  /** Of the ones that are opening too: a client need not wait between two calls. */
  private readonly names = new Set<string>();
  private readonly closing = new AbortController();

  get count(): number {
    return this.names.size;
  }

  async open(given: Arguments): Promise<World> {
    if (this.names.size === mostWorlds) {
      throw new Mistake(
        `${mostWorlds} sandboxes are open, the most there can be. Use sandbox_reset to begin anew in one of them.`,
      );
    }
    const creation = {name: this.findName(), ...given};
    const [error] = requestValidators.addWorld.validateBody?.(creation) ?? [];
    if (error) throw new Mistake(`${error.key}: ${error.value}`);
    const {name, seed = name, startsAt, fill = true} = creation as WorldCreation;
    if (this.names.has(name)) {
      throw new Mistake(`name: ${quote(name)} is open already. Choose another name.`);
    }
    this.names.add(name);
    try {
      const sandbox = await createSandbox({
        origin,
        seed,
        fill,
        ...(startsAt !== undefined && {clock: startsAt}),
        closing: this.closing.signal,
        deliver: refuseNetwork,
      });
      const world = {name, sandbox, subjects: new Map<string, Subject>()};
      this.opened.set(name, world);
      return world;
    } catch (error) {
      this.names.delete(name);
      throw error;
    }
  }

  /** The one that is named, or else the newest. */
  find(name: string | undefined): World {
    const names = [...this.opened.keys()];
    const world = this.opened.get(name ?? names.at(-1) ?? '');
    if (world) return world;
    throw new Mistake(
      names.length === 0
        ? 'No sandbox is open. Call open_sandbox first.'
        : `world: ${quote(name ?? '')} is not open. Open: ${names.join(', ')}.`,
    );
  }

  private findName(): string {
    let number = this.names.size + 1;
    while (this.names.has(`world-${number}`)) number += 1;
    return `world-${number}`;
  }

  /** Ends calls that wait for something. */
  close(): void {
    this.closing.abort();
  }
}

const mostSubjects = 1000;

/** The oldest goes first. */
export function remember({subjects}: World, key: string, subject: Subject): void {
  const [oldest] = subjects.keys();
  if (subjects.size === mostSubjects && oldest !== undefined) subjects.delete(oldest);
  subjects.set(key, subject);
}

function refuseNetwork(): Promise<never> {
  return Promise.reject(
    new Error(
      'This sandbox has no network. Add an endpoint without url and read sandbox_listReceived.',
    ),
  );
}
