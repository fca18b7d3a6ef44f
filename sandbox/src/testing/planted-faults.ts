/** A small mistake to plant in the source: the text to find, once, and what to write instead. */
export type PlantedFault = {
  readonly file: string;
  readonly find: string;
  readonly replace: string;
};

function inFile(file: string, faults: readonly (readonly [string, string])[]): PlantedFault[] {
  return faults.map(([find, replace]) => ({file, find, replace}));
}

/** Mistakes that a tired person could make in fees, money, guards, deadlines and views. */
export const HAND_MADE_FAULTS: readonly PlantedFault[] = [
  ...inFile('trade/fees.ts', [
    ['remainder * 2 >= HUNDRED_PERCENT', 'remainder * 2 > HUNDRED_PERCENT'],
    ['remainder * 2 >= HUNDRED_PERCENT ? 1 : 0', 'remainder > 0 ? 1 : 0'],
    ['amount: terms.fixed + variable', 'amount: variable'],
    ['const HUNDRED_PERCENT = 100 * 10', 'const HUNDRED_PERCENT = 10 * 10'],
    ['const product = price * terms.percentage', 'const product = terms.fixed * terms.percentage'],
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
    ["...move('payer', 'escrowedFee', payerFee(trade)),", ''],
    [
      "('escrowedPrice', 'payer', balances.escrowedPrice)",
      "('escrowedPrice', 'fees', balances.escrowedPrice)",
    ],
    ["...move('escrowedFee', 'payer', balances.escrowedFee),", ''],
    ["...move('escrowedFee', 'fees', trade.balances.escrowedFee),\n    ...fee", '...fee'],
    ["...move('insurer', 'payee', trade.terms.price)", ''],
    ["...move('escrowedPrice', 'payee', left)", "...move('escrowedPrice', 'payer', left)"],
    ['const taken = Math.min(wanted, left)', 'const taken = wanted'],
    ['left -= taken', 'left -= 0'],
    ['trade.terms.payeeFee).amount),\n', 'trade.terms.payerFee).amount),\n'],
    ['trade.terms.prioritizedPayees.flatMap', 'trade.terms.prioritizedPayees.toReversed().flatMap'],
    [
      "findPayment(trade.payments, purpose, 'Pending')",
      "findPayment(trade.payments, purpose, 'Paid')",
    ],
    ['return trade.terms.price + payerFee(trade)', 'return trade.terms.price'],
    ["move(payment.paidBy, 'carrier', payment.amount)", "move('payee', 'carrier', payment.amount)"],
    ["paidBy === 'Payer' ? 'payer' : 'payee'", "paidBy === 'Payer' ? 'payee' : 'payer'"],
    [
      "move('escrowedPrice', 'payer', command.amount)",
      "move('escrowedFee', 'payer', command.amount)",
    ],
  ]),
  ...inFile('trade/guards.ts', [
    ['payeeSide > terms.price', 'payeeSide >= terms.price'],
    ['payeeSide > terms.price', 'payeeSide > terms.price + 100'],
    ['amount + prioritized;', 'amount;'],
    ['command.weight <= (', 'command.weight < ('],
    ['reimbursement(command) < held(trade)', 'reimbursement(command) <= held(trade)'],
    ['reimbursement(command) === held(trade)', 'reimbursement(command) >= held(trade)'],
    ['deliveryPrice === command.price', 'deliveryPrice <= command.price'],
    ['returnPrice === command.price', 'true'],
    ["payment?.state === 'Pending'", "payment?.state !== 'Paid'"],
    ['&& command.uniquenessKeyIsPaid', '&& !command.uniquenessKeyIsPaid'],
    ['&& !command.payeeIsConnected', '&& false'],
  ]),
  ...inFile('trade/deadlines.ts', [
    ["manualDelivery: {kind: 'delivery', since: 'delivery.started'}", 'manualDelivery: null'],
    ["shipmentDelivered: {kind: 'condition'", "shipmentDelivered: {kind: 'delivery'"],
    [
      "awaitingReturnHandIn: {kind: 'return', since: 'return.started'}",
      "awaitingReturnHandIn: {kind: 'return', since: 'return.sent'}",
    ],
  ]),
  ...inFile('trade/decide.ts', [
    ['?? Infinity) <= now', '?? Infinity) < now'],
    [
      "return terms.createdBy === 'payer' ? 'payee' : 'payer'",
      "return terms.createdBy === 'payer' ? 'payer' : 'payee'",
    ],
    [
      "return by === 'payee' ? rule.payee : rule.payer",
      "return by === 'payee' ? rule.payer : rule.payee",
    ],
    ["state === 'Pending' && !paid.has(id)", 'false'],
    ['before.dates[date] === undefined', 'true'],
    [
      "trade.terms.shipping ? 'awaitingShipment' : 'manualDelivery'",
      "trade.terms.shipping ? 'manualDelivery' : 'awaitingShipment'",
    ],
  ]),
  ...inFile('trade/evolve.ts', [
    ['stamped[date] = event.at', 'stamped[date] ??= 0'],
    ["to === 'succeeded' ? 'payee' : 'payer'", "to === 'succeeded' ? 'payer' : 'payee'"],
    ['[...before.milestones, ...event', '[...event'],
  ]),
  ...inFile('trade/timeline.ts', [
    ['if (isFinished(trade.state)) return [];', ''],
    ["index === last ? ('Current' as const)", "index === 0 ? ('Current' as const)"],
    ['+ 1);', ');'],
  ]),
  ...inFile('trade/statuses.ts', [
    ["labelPayer(trade, 'shipment') === party", "labelPayer(trade, 'return') === party"],
    ["'RespondToInvitation',\n    'Cancel',\n  ),\n};", "'RespondToInvitation',\n  ),\n};"],
  ]),
];

/** Mistakes in the table itself: every row leads elsewhere, forgets a date, a milestone, the money. */
export function plantInTable(source: string): readonly PlantedFault[] {
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
    ];
  });
}
