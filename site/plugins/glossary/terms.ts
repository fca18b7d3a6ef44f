type Term = {
  readonly name: string;
  /** How guides write it, where that is not the name in lower case. */
  readonly written?: string;
  readonly meaning: string;
};

/** The words of the trade that a developer may not know, each explained once. */
export const terms: Readonly<Record<string, Term>> = {
  payer: {name: 'Payer', meaning: 'The user who buys the item and pays for it.'},
  payee: {name: 'Payee', meaning: 'The user who sells the item and is paid for it.'},
  escrow: {
    name: 'Escrow',
    meaning:
      'Where the money waits: neither user has it until the payer approves the delivery.',
  },
  phase: {
    name: 'Phase',
    meaning: "A part of a trade's life: `contract`, `delivery`, `return` or `finished`.",
  },
  milestone: {
    name: 'Milestone',
    meaning: "A point on a user's timeline, such as *Paid to escrow*.",
  },
  'prioritized-payee': {
    name: 'Prioritized payee',
    meaning:
      'Somebody who is paid out of the price before the payee, such as a bank with a loan in the item.',
  },
  kyc: {
    name: 'KYC',
    written: 'KYC',
    meaning: '"Know your customer": the checks by which a payment provider knows who somebody is.',
  },
  cvr: {
    name: 'CVR number and P-number',
    written: 'CVR',
    meaning:
      "The number of a Danish company, and that of one of its locations: `businessId` and `businessLocationId`.",
  },
  bban: {
    name: 'BBAN',
    written: 'BBAN',
    meaning:
      'A national account number. A Danish one has 14 digits: 4 of the bank, 10 of the account, padded with zeros in front.',
  },
  iban: {
    name: 'IBAN',
    written: 'IBAN',
    meaning: 'An international account number. A Danish one is `DK`, two check digits and the BBAN.',
  },
  fik: {
    name: 'FIK payment slip',
    written: 'FIK',
    meaning: 'A Danish payment slip. The code line at its foot says who is paid and for what.',
  },
  mitid: {
    name: 'MitID',
    written: 'MitID',
    meaning: "Denmark's national digital ID, by which people sign in to banks and authorities.",
  },
  mobilepay: {
    name: 'MobilePay',
    written: 'MobilePay',
    meaning: 'A Danish app for payments by phone.',
  },
};
