import type {ScenarioTools} from '../../plugins/executed-examples/scenario';

/** Step `insurance`: the insurer pays for a lost parcel. */
export async function insure({happens}: ScenarioTools, tradeId: string): Promise<void> {
  await happens('insurance', {
    by: 'insurer',
    tradeId,
    event: 'insurance.activated',
    text: 'Takes over the loss',
  });
}
