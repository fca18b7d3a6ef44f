/**
 * What guides quote about the sandbox instead of typing it. Plain data; the sandbox itself runs on
 * the same tables.
 */
export {ATTEMPT_LIMIT, delayBefore, MAX_ATTEMPTS} from './webhooks/retry-schedule';
export type {Item} from './control/items';
export {ITEMS} from './control/items';
export {SEED, SEED_MEANINGS} from './control/seed';
export {SEEDED_TRADES} from './control/seeded-trades';
export {FAULT_KINDS, SETTING_MEANINGS, SIMULATED_EVENTS} from './control/meanings';
export type {SimulatedEventRow} from './control/meanings';
export {USED_ASSUMPTIONS} from './control/used-assumptions';
export {WEBHOOK_HEADERS} from './webhooks/webhook-signature';
export {DEFAULT_ORIGIN, DEFAULT_START} from './defaults';
export {SANDBOX_HEADERS} from './api/sandbox-headers';
export {DEADLINES} from './trade/deadlines';
export type {DeadlineKind} from './trade/deadlines';
export {TRANSITIONS} from './trade/transitions';
export {CAST} from './user/cast';
export {MAGIC_VALUES} from './world/magic-values';
