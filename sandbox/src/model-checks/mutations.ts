/** A small mistake to make in the source: the text to find, once, and what to write instead. */
export type Mutation = {
  readonly file: string;
  readonly find: string;
  readonly replace: string;
};

function inFile(file: string, changes: readonly (readonly [string, string])[]): Mutation[] {
  return changes.map(([find, replace]) => ({file, find, replace}));
}

/** Mistakes that a tired person could make in fees, money, guards, deadlines and views. */
export const handMadeMutations: readonly Mutation[] = [
  ...inFile('trade/fees.ts', [
    ['remainder * 2 >= hundredPercent', 'remainder * 2 > hundredPercent'],
    ['remainder * 2 >= hundredPercent ? 1 : 0', 'remainder > 0 ? 1 : 0'],
    ['amount: terms.fixed + variable', 'amount: variable'],
    ['const hundredPercent = 100 * 10', 'const hundredPercent = 10 * 10'],
    ['const product = price * terms.percentage', 'const product = terms.fixed * terms.percentage'],
    ["party === 'payer' ? payerFee : payeeFee", "party === 'payer' ? payeeFee : payerFee"],
    ["return terms.price + feeOf(terms, 'payer').amount", 'return terms.price'],
  ]),
  ...inFile('trade/money.ts', [
    ["?? '0') >= '5'", "?? '0') > '5'"],
    ['scaleDecimal(kroner, 2)', 'scaleDecimal(kroner, 1)'],
    ['return amount / 100', 'return Math.round(amount / 100)'],
  ]),
  ...inFile('trade/ledger.ts', [
    ['next[from] -= amount', 'next[from] -= 0'],
    ['next[to] += amount', 'next[to] += amount + 1'],
  ]),
  ...inFile('trade/money-rules.ts', [
    ["...move('payer', 'escrowedFee', feeOf(terms, 'payer').amount),", ''],
    [
      "balances.escrowedPrice),\n    ...move('escrowedFee', 'payer'",
      "0),\n    ...move('escrowedFee', 'payer'",
    ],
    [
      "balances.escrowedPrice),\n      ...move('escrowedFee', 'fees'",
      "0),\n      ...move('escrowedFee', 'fees'",
    ],
    ["...move('escrowedFee', 'payer', balances.escrowedFee),", ''],
    ["...move('escrowedFee', 'fees', balances.escrowedFee),\n    ...fee", '...fee'],
    ["...move('insurer', 'payee', trade.terms.price)", ''],
    ["...move('escrowedPrice', 'payee', left)", "...move('escrowedPrice', 'payer', left)"],
    ['const taken = Math.min(wanted, left)', 'const taken = wanted'],
    ['left -= taken', 'left -= 0'],
    ["take(feeOf(terms, 'payee').amount)", "take(feeOf(terms, 'payer').amount)"],
    ['terms.prioritizedPayees.flatMap', 'terms.prioritizedPayees.toReversed().flatMap'],
    [
      "findPayment(trade.payments, purpose, 'Pending')",
      "findPayment(trade.payments, purpose, 'Paid')",
    ],
    ['[...payments, {paid: payment.id}]', 'payments'],
    ['return {movements: putOff.movements}', 'return {}'],
    ["move(payment.paidBy, 'carrier', payment.amount)", "move('payee', 'carrier', payment.amount)"],
    ["move('escrowedPrice', 'payer', amount)", "move('escrowedFee', 'payer', amount)"],
  ]),
  ...inFile('trade/shipping.ts', [
    ["{Payer: 'payer', Payee: 'payee'}", "{Payer: 'payee', Payee: 'payer'}"],
    ['parties[shippingOf(terms).paidBy]', 'parties[shippingOf(terms).returnPaidBy]'],
    ["purpose === 'shipment' ? deliveryPrice : returnPrice", 'deliveryPrice'],
  ]),
  ...inFile('trade/guards.ts', [
    ['payeeSide > terms.price', 'payeeSide >= terms.price'],
    ['payeeSide > terms.price', 'payeeSide > terms.price + 100'],
    ['amount + prioritized;', 'amount;'],
    ['weight <= expectedMaxWeight', 'weight < expectedMaxWeight'],
    ['amount < held', 'amount <= held'],
    ['amount === held', 'amount >= held'],
    ['label.price === price', 'label.price <= price'],
    ['label.provider === provider', 'true'],
    ["id === paymentId && state === 'Pending'", "id === paymentId && state !== 'Paid'"],
    ['    uniquenessKeyIsPaid\n', '    !uniquenessKeyIsPaid\n'],
    ['    payeeIsConnected\n', '    true\n'],
    ["finishedOn === 'cancelTrade'", 'true'],
    ["finishedOn === 'cancelTrade'", "finishedOn !== 'deadline.passed'"],
    ['terms.payer === terms.payee', 'false'],
    ["named === 'payer'", 'true'],
    ['?? Infinity) <= now', '?? Infinity) < now'],
    ['?? Infinity) <= now', '?? 0) <= now'],
  ]),
  ...inFile('trade/states/delivery-states.ts', [
    [
      "{kind: 'condition', since: 'delivery.delivered'}",
      "{kind: 'delivery', since: 'delivery.delivered'}",
    ],
    ["actions: ['GiveItemConditionFeedbackManualDelivery', 'Cancel']", "actions: ['Cancel']"],
    ["payable: 'shipment'", "payable: 'return'"],
    ["wayTo('insurance_activated', 'cancelled_with_payment_to_buyer')", 'deliveryWay'],
  ]),
  ...inFile('trade/states/return-states.ts', [
    [
      "{kind: 'condition', since: 'return.started'}",
      "{kind: 'condition', since: 'delivery.started'}",
    ],
    ["wayTo('finished')", 'wayTo()'],
  ]),
  ...inFile('trade/states/contract-states.ts', [
    ["{kind: 'invitation', since: 'contract.paid'}", "{kind: 'payment', since: 'contract.paid'}"],
    ["actions: ['RespondToInvitation', 'Cancel']", "actions: ['RespondToInvitation']"],
  ]),
  ...inFile('trade/states/finished-states.ts', [
    ["finish: {releasesTo: 'payee'}", "finish: {releasesTo: 'payer'}"],
  ]),
  ...inFile('trade/decide.ts', [
    ["createdBy === 'payer' ? 'payee' : 'payer'", "createdBy === 'payer' ? 'payer' : 'payee'"],
    ['return rule[by]', "return by === 'payee' ? rule.payer : rule.payee"],
    ["state === 'Pending' && !paid.has(id)", 'false'],
    ['trade.dates[date] === undefined', 'true'],
    [
      "trade.terms.shipping ? 'awaitingShipment' : 'manualDelivery'",
      "trade.terms.shipping ? 'manualDelivery' : 'awaitingShipment'",
    ],
    ['&& finishedOn === undefined;', ';'],
    ['movements: [],\n', ''],
  ]),
  ...inFile('trade/evolve.ts', [
    ['stamped[date] = event.at', 'stamped[date] ??= 0'],
    ['finishedOn: rowOf(event.transition).on', "finishedOn: 'cancelTrade'"],
    ['putOff: event.putOff,', ''],
    ['at: putOff.until}', 'at: 0}'],
    ['since + terms.deadlines', 'terms.deadlines'],
    ['[...before.milestones, ...event', '[...event'],
  ]),
  ...inFile('trade/timeline.ts', [
    ["index === last ? ('Current' as const)", "index === 0 ? ('Current' as const)"],
    ['+ 1);', ');'],
  ]),
  ...inFile('trade/status.ts', [
    ['findPayingParty(trade) === party', 'findPayingParty(trade) !== party'],
    ["createdByPayer: ({terms}) => terms.createdBy === 'payer'", 'createdByPayer: () => false'],
  ]),
  ...inFile('trade/trade-view.ts', [["'escrow', 'Paid')", "'shipment', 'Paid')"]]),
];

/** Mistakes in the table itself: every row leads elsewhere, forgets a date, a milestone, the money. */
export function mutateTable(source: string): readonly Mutation[] {
  const rows = [...source.matchAll(/^ {2}\{id: '(T\d\d)'[\s\S]*?\},$/gm)].map(([row]) => row);
  return rows.flatMap((row) => {
    const replaceIn = (find: RegExp, replace: string) =>
      find.test(row) && row.replace(find, replace) !== row
        ? [{file: 'trade/transitions.ts', find: row, replace: row.replace(find, replace)}]
        : [];
    return [
      ...replaceIn(/to: '(?!shipmentLost)\w+'/, "to: 'shipmentLost'"),
      ...replaceIn(/sets: \['[\w.]+'(, )?/, 'sets: ['),
      ...replaceIn(/milestones: \[/, "milestones: ['insurance_activated', "),
      ...replaceIn(/money: '\w+'/, "money: 'failPayment'"),
      ...replaceIn(/guards: \['\w+'(, )?/, 'guards: ['),
      ...replaceIn(/silent: true, /, ''),
      ...replaceIn(/, setsOff: '[\w.-]+'/, ''),
    ];
  });
}
