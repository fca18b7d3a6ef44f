import type {Trade} from '@symblepay/openapi/types';
import {isRecord} from '../is-record';
import type {Kind} from './candidates';
import type {Field} from './compare-fields';
import type {Http} from './http-head';
import type {Body} from './recognise';

/** What the weighing of assumptions knows of a body. */
export type Facts = {
  readonly kind: Kind;
  readonly schema: string;
  readonly body: Body;
  readonly http: Http;
  readonly fields: readonly Field[];
};

/** How a text stands to an assumption, and the fact that decides it. */
export type Evidence = {
  readonly verdict: 'confirms' | 'contradicts';
  readonly because: string;
};

export type Weigh = (facts: Facts) => Evidence | undefined;

export function confirms(because: string): Evidence {
  return {verdict: 'confirms', because};
}

export function contradicts(because: string): Evidence {
  return {verdict: 'contradicts', because};
}

export function decide(isSo: boolean, because: string): Evidence {
  return isSo ? confirms(because) : contradicts(because);
}

/** The value at a path of names; nothing when something on the way is missing. */
export function valueAt(body: unknown, ...names: readonly string[]): unknown {
  return names.reduce<unknown>(
    (value, name) => (isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined),
    body,
  );
}

export function numberAt(body: unknown, ...names: readonly string[]): number | undefined {
  const value = valueAt(body, ...names);
  return typeof value === 'number' ? value : undefined;
}

export function textAt(body: unknown, ...names: readonly string[]): string | undefined {
  const value = valueAt(body, ...names);
  return typeof value === 'string' ? value : undefined;
}

/** The trades of a response: one, or those of a list. */
export function tradesIn({kind, schema, body}: Facts): readonly Body[] {
  if (kind !== 'response') return [];
  if (schema === 'Trade') return [body];
  return schema === 'TradeList' ? listAt(body, 'trades') : [];
}

/** The objects of a list. */
export function listAt(body: unknown, ...names: readonly string[]): readonly Body[] {
  const value = valueAt(body, ...names);
  return Array.isArray(value) ? (value as readonly unknown[]).filter(isRecord) : [];
}

/** The two users of a trade, by the names that the trade has for them. */
export const parties = ['payer', 'payee'] as const satisfies readonly (keyof Trade)[];

/** Amounts are compared in øre: sums of decimals are not exact. */
export function toMinor(amount: number): number {
  return Math.round(amount * 100);
}
