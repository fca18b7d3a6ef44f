import type {TradeState} from '@symblepay/openapi/control/types';
import {expect, test} from 'vitest';
import {bring} from '../model-checks/a-trade';
import {actionsByType} from './actions';
import {deadlines} from './deadlines';
import {milestoneTexts} from './milestones';
import {stateRows, tradeStates} from './states';
import type {View} from './states/state-row';
import {viewStatus} from './status';

const views: readonly Partial<View>[] = Object.values(stateRows).flatMap(({seen, seenWhen}) =>
  [seen, ...Object.values(seenWhen ?? {})].flatMap(({payer, payee}) => [payer, payee]),
);

const texts: readonly string[] = [
  ...views.flatMap(({title, description, ifLate}) => [title, description, ifLate]),
  ...Object.values(milestoneTexts).flatMap(({title, description}) => [
    title,
    description.payer,
    description.payee,
  ]),
  ...Object.values(deadlines).map(({effect}) => effect),
].filter((text) => text !== undefined);

test('A title has at most six words', () => {
  const titles = [...views, ...Object.values(milestoneTexts)].flatMap(({title}) => title ?? []);
  expect(titles.filter((title) => title.split(' ').length > 6)).toEqual([]);
});

test('Whoever pays for the label is told to buy it, and only that party', () => {
  const isToldTo = (state: TradeState, paidBy: 'Payer' | 'Payee') => {
    const {trade} = bring(state);
    const {shipping} = trade.terms;
    const terms = {
      ...trade.terms,
      ...(shipping && {shipping: {...shipping, paidBy, returnPaidBy: paidBy}}),
    };
    return (['payer', 'payee'] as const).filter((party) =>
      viewStatus({...trade, terms}, party).description.startsWith('Buy '),
    );
  };
  for (const state of ['awaitingShipment', 'awaitingReturnShipment'] as const) {
    expect(isToldTo(state, 'Payer')).toEqual(['payer']);
    expect(isToldTo(state, 'Payee')).toEqual(['payee']);
  }
});

test('No text says that released money has arrived', () => {
  const arrived = /has the money|have the money|got the money|on its way back|(is|are) paid/;
  expect(texts.filter((text) => arrived.test(text))).toEqual([]);
});

test('No text calls the hand-in of a parcel its delivery', () => {
  expect(texts.filter((text) => /not delivered|delivered by then/.test(text))).toEqual([]);
});

test('Leaving a trade is called the same everywhere', () => {
  expect(actionsByType.Cancel.text).toBe('Cancel the trade');
  expect(texts.filter((text) => /call(ed)? .*off|abandon/.test(text))).toEqual([]);
});

test('Both parties see a deadline with what it means to them, or neither does', () => {
  const sees = tradeStates.map((state) => {
    const {trade} = bring(state);
    const [payer, payee] = [viewStatus(trade, 'payer'), viewStatus(trade, 'payee')];
    expect(payer.deadline).toBe(payee.deadline);
    return [payer, payee].map(
      ({deadline, deadlineDescription}) =>
        Boolean(deadlineDescription) === (deadline !== undefined),
    );
  });
  expect(sees.flat().every(Boolean)).toBe(true);
  const {trade} = bring('shipmentDelivered');
  expect([viewStatus(trade, 'payer'), viewStatus(trade, 'payee')]).toMatchObject([
    {deadlineDescription: "If you don't respond by then, the item is approved automatically."},
    {
      deadlineDescription:
        "If the buyer doesn't respond by then, the item is approved automatically and the money is released to you.",
    },
  ]);
});
