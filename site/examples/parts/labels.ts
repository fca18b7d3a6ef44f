import type {Payment, ShipmentPurchase} from '@symblepay/openapi/types';
import type {ScenarioTools} from '../../plugins/executed-examples/scenario';
import {labelUrls} from './urls';
import {pays} from './visits';

/** Who buys a label in which trade. */
type Customer = {
  readonly party: 'payer' | 'payee';
  readonly marketplaceUserId: string;
  readonly tradeId: string;
};

/** Steps `buy-label`, `label-link` and `payer-pays-label` or `payee-pays-label`. */
export async function buyAndPayLabel(
  tools: ScenarioTools,
  {party, ...path}: Customer,
  body: ShipmentPurchase,
): Promise<void> {
  const payment = await tools.call('buy-label', 'buyShipment', {path, body});
  await payLabel(tools, {party, ...path}, payment, 'label');
}

/** Steps `buy-return-label`, `return-label-link` and `payer-pays-return-label` or the payee's. */
export async function buyAndPayReturnLabel(
  tools: ScenarioTools,
  {party, ...path}: Customer,
  body: ShipmentPurchase,
): Promise<void> {
  const payment = await tools.call('buy-return-label', 'buyReturnShipment', {path, body});
  await payLabel(tools, {party, ...path}, payment, 'return label');
}

async function payLabel(
  {call, visit}: ScenarioTools,
  {party, marketplaceUserId}: Customer,
  {externalId}: Payment,
  label: 'label' | 'return label',
): Promise<void> {
  const step = label.replace(' ', '-');
  const {redirectUrl} = await call(`${step}-link`, 'createPaymentLink', {
    path: {marketplaceUserId, paymentId: externalId},
    body: labelUrls,
  });
  await visit(`${party}-pays-${step}`, pays(party, redirectUrl, `Pays the ${label}`));
}
