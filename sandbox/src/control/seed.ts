import type {TradeCreation} from '@symblepay/openapi/types';
import {businessUserCalls} from '../api/business-user-calls';
import {tradeCalls} from '../api/trade-calls';
import type {TradeState} from '../trade/states';
import {makePlausibleCommand} from '../trade/plausible-command';
import type {Trade} from '../trade/trade';
import type {Actor} from '../trade/parties';
import type {Trigger} from '../trade/triggers';
import {perform, requireTrade} from '../world/move-trade';
import {connectBankAccount, connectUser} from '../world/connect-user';
import {CAST} from '../user/cast';
import type {World} from '../world/world';
import type {Item} from './items';
import {ITEMS} from './items';

export const SEED = {
  key: 'sandbox_key_gulerod',
  /** A second organisation, to see that it cannot see the first. */
  otherKey: 'sandbox_key_tangkrog',
  payer: CAST.payer.marketplaceUserId,
  payee: CAST.payee.marketplaceUserId,
  businessId: '12345674',
  businessLocationId: '1012345678',
} as const;

export const SEED_MEANINGS: Readonly<Record<keyof typeof SEED, string>> = {
  key: 'The API key of the organisation that owns everything below.',
  otherKey: 'The API key of a second organisation, which sees nothing of the first.',
  payer: 'A connected user with a payout account, the payer of the seeded trades.',
  payee: 'A connected user with a payout account, the payee of the seeded trades.',
  businessId: 'The company number of the business user.',
  businessLocationId: 'The location number of the business user.',
};

type Step = readonly [Exclude<Trigger, 'initiateTrade'>, Actor];

const PAY: readonly Step[] = [['checkout.succeeded', 'payer']];
const LABEL: readonly Step[] = [
  ...PAY,
  ['buyShipment', 'payer'],
  ['shipment-payment.succeeded', 'payer'],
];
const DELIVER: readonly Step[] = [
  ...LABEL,
  ['shipment.sent', 'carrier'],
  ['shipment.delivered', 'carrier'],
];
const REJECT: readonly Step[] = [...DELIVER, ['rejectItemCondition', 'payer']];
const RETURN: readonly Step[] = [
  ...REJECT,
  ['buyReturnShipment', 'payer'],
  ['return-shipment-payment.succeeded', 'payer'],
  ['return.sent', 'carrier'],
  ['return.delivered', 'carrier'],
];

const WAYS = {
  invited: [],
  accepted: [
    ['acceptInvitation', 'payer'],
    ['payToEscrow', 'payer'],
  ],
  awaitingShipment: PAY,
  awaitingHandIn: LABEL,
  shipmentDelivered: DELIVER,
  manualDelivery: PAY,
  awaitingReturnShipment: REJECT,
  returnDelivered: RETURN,
  succeeded: [...DELIVER, ['acceptItemCondition', 'payer']],
  cancelled: [['rejectInvitation', 'payer']],
  returned: [...RETURN, ['acceptItemCondition', 'payee']],
} as const satisfies Partial<Record<TradeState, readonly Step[]>>;

type SeededTrade = {readonly item: Item; readonly state: keyof typeof WAYS};

/** A trade in each phase, so that every call has one to work on. */
export const TRADES_TO_SEED: readonly SeededTrade[] = [
  {item: ITEMS.recordPlayer, state: 'invited'},
  {item: ITEMS.mountainBike, state: 'invited'},
  {item: ITEMS.oakTable, state: 'invited'},
  {item: ITEMS.winterCoat, state: 'accepted'},
  {item: ITEMS.filmCamera, state: 'awaitingShipment'},
  {item: ITEMS.boardGame, state: 'awaitingHandIn'},
  {item: ITEMS.runningShoes, state: 'shipmentDelivered'},
  {item: ITEMS.cargoBike, state: 'manualDelivery'},
  {item: ITEMS.espressoMachine, state: 'awaitingReturnShipment'},
  {item: ITEMS.woolBlanket, state: 'returnDelivered'},
  {item: ITEMS.guitar, state: 'succeeded'},
  {item: ITEMS.deskLamp, state: 'cancelled'},
  {item: ITEMS.headphones, state: 'returned'},
];

export function fillWorld(world: World): void {
  const organisationId = world.addOrganisation(SEED.key, 'Gulerod (made up)');
  world.addOrganisation(SEED.otherKey, 'Tangkrog (made up)');
  for (const user of [SEED.payer, SEED.payee]) {
    connectBankAccount(world, connectUser(world, organisationId, user, 1));
  }
  const call = {world, organisationId, query: new URLSearchParams(), headers: {}};
  businessUserCalls.createBusinessUser({
    ...call,
    path: {},
    origin: '',
    body: {
      businessId: SEED.businessId,
      businessLocationId: SEED.businessLocationId,
      name: 'Nørrebro Cykler ApS',
      phoneNumber: '+45 35123456',
      address: {
        streetName: 'Nørrebrogade',
        houseNumber: '52B',
        city: 'København N',
        postNumber: '2200',
        municipalityName: 'København',
      },
      payoutsAccountNumber: 'DK5000400440116243',
    },
  });
  for (const {item, state} of TRADES_TO_SEED) {
    const body = describeTrade(item);
    const {tradeId} = tradeCalls.initiateTrade({...call, path: {}, body, origin: ''});
    let trade: Trade = requireTrade(world, organisationId, tradeId);
    for (const [on, by] of WAYS[state]) {
      const command = makePlausibleCommand(trade, on, by, world.nextId());
      trade = perform(world, trade, command).trade;
    }
  }
}

/** A body for a new trade between the seeded users. */
export function describeTrade({title, description, amount, weight}: Item): TradeCreation {
  return {
    title,
    description,
    amount,
    payerFee: 2.5,
    payerFixedFee: 5,
    payeeFee: 1,
    payeeFixedFee: 0,
    payerMarketplaceUserId: SEED.payer,
    payeeMarketplaceUserId: SEED.payee,
    successUrl: 'https://www.gulerod.example/paid',
    cancelUrl: 'https://www.gulerod.example/not-paid',
    ...(weight !== undefined && {
      shipping: {
        expectedMaxWeight: weight,
        paidBy: 'Payer' as const,
        returnPaidBy: 'Payer' as const,
        shippingOptions: [
          {method: 'Dao' as const, deliveryPrice: 45, returnPrice: 39},
          {method: 'PostNord' as const, deliveryPrice: 59, returnPrice: 49},
        ],
      },
    }),
  };
}
