import {defaultStart} from './defaults';
import {refuseField} from './refusal';
import type {Instant} from './trade/phases';
import {lastInstant} from './trade/phases';

/** When a world begins. Outside this range its dates would not be written with four digits. */
export function readStart(startsAt: string = defaultStart): Instant {
  const instant = Date.parse(startsAt);
  if (instant >= 0 && instant <= lastInstant) return instant;
  throw refuseField('startsAt', 'Must be from 1970 on, and before the year 10000.');
}
