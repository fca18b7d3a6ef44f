/**
 * What guides quote about the sandbox instead of typing it. Plain data; the sandbox itself runs on
 * the same tables.
 */
export {ASSUMPTIONS} from './control/assumptions';
export {CONTROL_CALLS} from './control/control-routes';
export {ATTEMPT_LIMIT, delayBefore, MAX_ATTEMPTS} from './control/retry-schedule';
export {SEED, SEED_MEANINGS} from './control/seed';
export {SEEDED_TRADES} from './control/seeded-trades';
export type {SeededTrade} from './control/seeded-trades';
export {SIMULATED_EVENTS, simulatedEvents} from './control/simulate';
export type {SimulatedEvent, SimulatedEventRow} from './control/simulate';
export {WEBHOOK_HEADERS} from './control/webhook-signature';
export {DEFAULT_ADDRESS, DEFAULT_ORIGIN, DEFAULT_SEED, DEFAULT_START} from './defaults';
export {SANDBOX_HEADERS} from './http/sandbox-headers';
export {KEPT, SERVER_LIMITS} from './limits';
export {DEADLINES} from './trade/deadlines';
export {PAYOUT_TIMES} from './trade/payout';
export type {PayoutTime} from './trade/payout';
export type {DeadlineKind} from './trade/deadlines';
export {MAGIC_VALUES} from './world/magic-values';
export {RECEIVER_SHOPS} from './world/receiver-shops';
export type {MagicValue} from './world/magic-values';
export {FAULT_KINDS} from './world/ordered-faults';
export type {FaultKind} from './world/ordered-faults';
export {DEFAULT_SETTINGS, SETTING_MEANINGS} from './world/settings';
export type {Settings} from './world/settings';
