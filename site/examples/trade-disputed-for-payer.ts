import type {ScenarioTools} from '../recording/scenario';
import {settleDispute} from './parts/steps';

export const title = 'The payee rejects the return, and support refunds the payer';

export async function run(tools: ScenarioTools): Promise<void> {
  await settleDispute(tools, 'payer');
}
