import type {ScenarioTools} from '../../plugins/executed-examples/scenario';
import {buyAndPayLabel} from './labels';
import {initiateAndPay} from './paid-trade';
import {carryParcel, smallLabel, smallParcel} from './parcels';
import {usualTerms} from './terms';
import {payer} from './users';

type Item = {readonly title: string; readonly description: string; readonly amount: number};

/** A small parcel that the payer has paid for and received. */
export async function deliver(tools: ScenarioTools, item: Item): Promise<string> {
  const tradeId = await initiateAndPay(tools, {
    ...item,
    ...usualTerms,
    shipping: smallParcel({paidBy: 'Payer', returnPaidBy: 'Payer'}),
  });
  await buyAndPayLabel(tools, {party: 'payer', marketplaceUserId: payer, tradeId}, smallLabel);
  await carryParcel(tools, tradeId, ['sent', 'at-shop', 'delivered']);
  return tradeId;
}
