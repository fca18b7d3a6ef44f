import type {Movement} from '@symblepay/openapi/control/types';

type Account = Movement['from'];

/** Who can receive money from escrow. */
type Receiver = Extract<Account, 'payer' | 'payee' | 'prioritizedPayees' | 'fees'>;

export type Transfer = {
  readonly to: 'escrow' | Receiver;
  /** In DKK. */
  readonly amount: number;
};

export type EscrowChange = {
  readonly escrow: 'empty' | 'fills' | 'holds' | 'empties';
  readonly transfers: readonly Transfer[];
};

/** What each step does to the money in escrow, given what the ledger says that it moved. */
export function followEscrow(steps: readonly (readonly Movement[])[]): readonly EscrowChange[] {
  let held = 0;
  return steps.map((movements) => {
    const transfers = sumTransfers(movements);
    const before = held;
    for (const {to, amount} of transfers) held += to === 'escrow' ? amount : -amount;
    return {
      escrow: nameChange(before > 0, held > 0),
      transfers: transfers.map(({to, amount}) => ({to, amount: amount / 100})),
    };
  });
}

/** One sum for each receiver; the fees, which nobody waits for, come last. Amounts are in øre. */
function sumTransfers(movements: readonly Movement[]): readonly Transfer[] {
  const sums = new Map<Transfer['to'], number>();
  for (const {from, to, amount} of movements) {
    if (isEscrow(from) === isEscrow(to)) continue;
    const receiver = isEscrow(to) ? 'escrow' : (to as Receiver);
    sums.set(receiver, (sums.get(receiver) ?? 0) + amount);
  }
  return [...sums]
    .map(([to, amount]) => ({to, amount}))
    .sort((one, other) => Number(one.to === 'fees') - Number(other.to === 'fees'));
}

function isEscrow(account: Account): boolean {
  return account === 'escrowedPrice' || account === 'escrowedFee';
}

function nameChange(wasHeld: boolean, isHeld: boolean): EscrowChange['escrow'] {
  if (wasHeld) return isHeld ? 'holds' : 'empties';
  return isHeld ? 'fills' : 'empty';
}
