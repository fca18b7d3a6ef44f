import {expect, test} from 'vitest';
import type {SequenceStep} from './arrange-steps';
import {arrangeSteps} from './arrange-steps';

const call = (name: string): SequenceStep => ({
  kind: 'call',
  name,
  title: 'Get a trade',
  href: '/v1/marketplace#get-trade',
  forParty: undefined,
  status: 200,
  movements: [],
});

const event = (name: string, by: 'payer' | 'carrier'): SequenceStep => ({
  kind: 'event',
  name,
  by,
  text: 'Does something',
  movements: [],
});

test('consecutive steps of one actor are a group', () => {
  const drawn = arrangeSteps([
    call('buy-label'),
    call('label-link'),
    event('pays', 'payer'),
    event('sent', 'carrier'),
    event('at-shop', 'carrier'),
    event('delivered', 'carrier'),
    call('read'),
  ]);
  expect(
    drawn.map(({step, from, opensGroup, closesGroup}) => [
      step.name,
      from,
      opensGroup,
      closesGroup,
    ]),
  ).toEqual([
    ['buy-label', 'marketplace', true, false],
    ['label-link', 'marketplace', false, true],
    ['pays', 'payer', true, true],
    ['sent', 'carrier', true, false],
    ['at-shop', 'carrier', false, false],
    ['delivered', 'carrier', false, true],
    ['read', 'marketplace', true, true],
  ]);
});

test('each step has what it does to the escrow', () => {
  const payment = {from: 'payer', to: 'escrowedPrice', amount: 27500} as const;
  const drawn = arrangeSteps([
    call('initiate'),
    {...event('pays', 'payer'), movements: [payment]},
    call('read'),
  ]);
  expect(drawn.map(({escrow}) => escrow)).toEqual(['empty', 'fills', 'holds']);
});
