/**
 * What guides quote about the sandbox instead of typing it. Plain data; the sandbox itself runs on
 * the same tables.
 */
export {attemptLimit, delayBefore, maxAttempts} from './webhooks/retry-schedule';
export {itemsForSale} from './control/items';
export {seeded, seededMeanings} from './control/seed';
export {seededTrades} from './control/seeded-trades';
export {chaosKinds, faultKinds, settingMeanings, simulatedEvents} from './control/meanings';
export type {SimulatedEventRow} from './control/meanings';
export {usedAssumptions} from './control/used-assumptions';
export {webhookHeaders} from './webhooks/webhook-signature';
export {defaultOrigin, defaultStart} from './defaults';
export {sandboxHeaders} from './api/sandbox-headers';
export {deadlines} from './trade/deadlines';
export type {DeadlineKind} from './trade/deadlines';
export {formatKroner, toOere} from './trade/money';
export {stateRows} from './trade/states';
export {transitions} from './trade/transitions';
export {cast} from './user/cast';
export {magicValues} from './world/magic-values';
