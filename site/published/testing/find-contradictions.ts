import type {Trade, TradeCreation, TradeUser} from '@symblepay/openapi/types';
import {listScalars} from './list-scalars';
import type {Observation} from './observe-trades';

/** A statement made in one document or response, and its subject. */
type Statement = {readonly about: string; readonly says: string; readonly scenario: string};

/** What two observations say differently about one person, one item or one state of a trade. */
export function findContradictions(observations: readonly Observation[]): readonly string[] {
  const known = new Map<string, Statement>();
  const contradictions = new Set<string>();
  for (const statement of observations.flatMap(statementsOf)) {
    const {about, says, scenario} = statement;
    const earlier = known.get(about) ?? statement;
    known.set(about, earlier);
    if (earlier.says !== says) {
      contradictions.add(
        `${about}: ${earlier.says} in ${earlier.scenario}, ${says} in ${scenario}`,
      );
    }
  }
  return [...contradictions];
}

function statementsOf(observation: Observation): readonly Statement[] {
  const {scenario, trade, creation} = observation;
  const {title, description, price} = trade;
  return [
    {about: `item ${title}`, says: JSON.stringify({description, price}), scenario},
    ...(['payer', 'payee'] as const).flatMap((party) => {
      const user = trade[party];
      const id = creation[`${party}MarketplaceUserId`];
      return [
        {about: `role of ${id}`, says: party, scenario},
        ...(user.name === undefined
          ? []
          : [{about: `person ${id}`, says: describePerson(user), scenario}]),
        {about: describeState(observation, party), says: describeStatus(trade, party), scenario},
        {
          about: `deadline, ${describeState(observation, party)}, ${describeTime(creation)}`,
          says: describeDeadline(trade, party),
          scenario,
        },
      ];
    }),
  ];
}

function describePerson({symblepayUserId, name, phoneNumber, address}: TradeUser): string {
  return JSON.stringify({symblepayUserId, name, phoneNumber, address});
}

/** Everything that a status may depend on: the state, how the trade got there, who pays what. */
function describeState({trade, creation, state}: Observation, party: 'payer' | 'payee'): string {
  const {shipping} = creation;
  const passed = trade[party].timeline.filter((entry) => entry.state !== 'Future');
  const createdBy = trade.createdBy === creation.payerMarketplaceUserId ? 'payer' : 'payee';
  const known = (['payer', 'payee'] as const).filter((each) => trade[each].name !== undefined);
  return [
    `${state} for the ${party}`,
    `created by the ${createdBy}`,
    shipping
      ? `labels paid by ${shipping.paidBy} and ${shipping.returnPaidBy ?? shipping.paidBy}`
      : 'in person',
    `connected ${known.join(' and ')}`,
    passed.map(({id}) => id).join(' '),
  ].join(', ');
}

const months = Array.from({length: 12}, (_, month) =>
  new Date(2026, month).toLocaleString('en', {month: 'long'}),
).join('|');

/** The status without what belongs to this trade alone: names, amounts and times. */
function describeStatus(trade: Trade, party: 'payer' | 'payee'): string {
  let text = JSON.stringify({...trade[party].status, deadline: undefined});
  for (const name of [trade.title, trade.payer.name, trade.payee.name]) {
    const [first = ''] = name?.split(' ') ?? [];
    if (name) text = text.replaceAll(name, '…').replaceAll(first, '…');
  }
  return text.replace(new RegExp(String.raw`\d[\d.,:]*( (${months}))?`, 'g'), '…');
}

function describeTime({allowedTimeForItemDeliveryInMinutes: minutes}: TradeCreation): string {
  return minutes === undefined ? 'the usual time' : `${minutes} minutes`;
}

const isDate = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** The time from the last thing that happened to the deadline. */
function describeDeadline({phases, ...trade}: Trade, party: 'payer' | 'payee'): string {
  const {deadline} = trade[party].status;
  if (deadline === undefined) return 'none';
  const dates = listScalars(phases).filter(({value}) => isDate.test(String(value)));
  const last = Math.max(...dates.map(({value}) => Date.parse(String(value))));
  return `${(Date.parse(deadline) - last) / 60_000} minutes`;
}
