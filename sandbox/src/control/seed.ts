import type {TradeState} from '@symblepay/openapi/control/types';
import type {TradeCreation} from '@symblepay/openapi/types';
import {businessUserCalls} from '../api/business-user-calls';
import {tradeCalls} from '../api/trade-calls';
import {makePlausibleCommand} from '../trade/plausible-command';
import type {Trade} from '../trade/trade';
import {perform, requireTrade} from '../world/move-trade';
import {connectBankAccount, connectUser} from '../world/connect-user';
import {cast} from '../user/cast';
import type {World} from '../world/world';
import type {Item} from './items';
import {itemsForSale} from './items';
import type {Way} from './ways';
import {waysTo} from './ways';

export const seeded = {
  key: 'sandbox_key_gulerod',
  /** A second organisation, to test that organisations cannot see each other. */
  otherKey: 'sandbox_key_tangkrog',
  payer: cast.payer.marketplaceUserId,
  payee: cast.payee.marketplaceUserId,
  businessId: '12345674',
  businessLocationId: '1012345678',
} as const;

export const seededMeanings: Readonly<Record<keyof typeof seeded, string>> = {
  key: 'The API key of the organisation that owns everything below.',
  otherKey: 'The API key of a second organisation, which sees nothing of the first.',
  payer: 'A connected user with a payout account, the payer of the seeded trades.',
  payee: 'A connected user with a payout account, the payee of the seeded trades.',
  businessId: 'The company number of the business user.',
  businessLocationId: 'The location number of the business user.',
};

type SeededTrade = {
  readonly item: Item;
  readonly state: TradeState;
  /** Another way there than the usual one. */
  readonly way?: Way;
};

/** A trade in each phase, so that every call has one to work on. */
export const tradesToSeed: readonly SeededTrade[] = [
  {item: itemsForSale.recordPlayer, state: 'invited'},
  {item: itemsForSale.mountainBike, state: 'invited'},
  {item: itemsForSale.oakTable, state: 'invited'},
  {
    item: itemsForSale.winterCoat,
    state: 'accepted',
    way: [
      ['acceptInvitation', 'payer'],
      ['payToEscrow', 'payer'],
    ],
  },
  {item: itemsForSale.filmCamera, state: 'awaitingShipment'},
  {item: itemsForSale.boardGame, state: 'awaitingHandIn'},
  {item: itemsForSale.runningShoes, state: 'shipmentDelivered'},
  {item: itemsForSale.cargoBike, state: 'manualDelivery'},
  {item: itemsForSale.espressoMachine, state: 'awaitingReturnShipment'},
  {item: itemsForSale.woolBlanket, state: 'returnDelivered'},
  {item: itemsForSale.guitar, state: 'succeeded'},
  {item: itemsForSale.deskLamp, state: 'cancelled', way: [['rejectInvitation', 'payer']]},
  {item: itemsForSale.headphones, state: 'returned'},
];

/** The example organisations with their users and trades; an empty world has the first one and its key. */
export function beginWorld(world: World, isFilled: boolean): void {
  const parts = beginInParts(world, isFilled);
  while (!parts.next().done);
}

/** The same in parts, each of them short, so that a page can respond in between. */
export function* beginInParts(world: World, isFilled: boolean): Generator<void> {
  const organisationId = world.addOrganisation(seeded.key, 'Gulerod (made up)');
  if (!isFilled) return;
  const query = new URLSearchParams();
  const call = {world, organisationId, path: {}, query, headers: {}, origin: ''};
  world.unobserved(() => addUsers(call));
  for (const {item, state, way = waysTo[state].way} of tradesToSeed) {
    yield;
    world.unobserved(() => {
      const {tradeId} = tradeCalls.initiateTrade({...call, body: describeTrade(item)});
      goThrough(world, requireTrade(world, organisationId, tradeId), way);
    });
  }
  world.markUnmet();
}

type Beginning = Omit<Parameters<typeof businessUserCalls.createBusinessUser>[0], 'body'>;

function addUsers(call: Beginning): void {
  const {world, organisationId} = call;
  world.addOrganisation(seeded.otherKey, 'Tangkrog (made up)');
  for (const user of [seeded.payer, seeded.payee]) {
    connectBankAccount(world, connectUser(world, organisationId, user, 1));
  }
  businessUserCalls.createBusinessUser({
    ...call,
    body: {
      businessId: seeded.businessId,
      businessLocationId: seeded.businessLocationId,
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
}

/** Lets all of it happen to a trade, at the present time. */
export function goThrough(world: World, trade: Trade, way: Way): Trade {
  return way.reduce((before, [on, by]) => {
    const command = makePlausibleCommand(before, on, by, world.nextId());
    return perform(world, before, command).trade;
  }, trade);
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
    payerMarketplaceUserId: seeded.payer,
    payeeMarketplaceUserId: seeded.payee,
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
