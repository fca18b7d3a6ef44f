type Term = {
  readonly name: string;
  /** How guides write it, where that is not only the name in lower case. */
  readonly written?: readonly string[];
  readonly meaning: string;
};

/** The words of the trade that a developer may not know, each explained once. */
export const terms: Readonly<Record<string, Term>> = {
  payer: {
    name: 'Payer',
    meaning: 'The user who buys the item and pays for it. Texts for users say *buyer*.',
  },
  payee: {
    name: 'Payee',
    meaning: 'The user who sells the item and is paid for it. Texts for users say *seller*.',
  },
  escrow: {
    name: 'Escrow',
    meaning: "Symblepay holds the payer's money until the payer approves the delivery.",
  },
  phase: {
    name: 'Phase',
    meaning: 'A stage of a trade: `contract`, `delivery`, `return` or `finished`.',
  },
  milestone: {
    name: 'Milestone',
    meaning: "A point on a user's timeline, such as *Paid to escrow*.",
  },
  'prioritized-payee': {
    name: 'Prioritized payee',
    meaning:
      'Someone who is paid out of the price before the payee, such as a bank with a loan secured on the item.',
  },
  kyc: {
    name: 'KYC',
    written: ['KYC'],
    meaning: '"Know your customer": the checks a payment provider makes to verify who someone is.',
  },
  cvr: {
    name: 'CVR number and P-number',
    written: ['CVR', 'company number', 'production unit number'],
    meaning:
      'The number of a Danish company, and that of one of its locations: `businessId` and `businessLocationId`.',
  },
  bban: {
    name: 'BBAN',
    written: ['BBAN'],
    meaning:
      'A national account number. A Danish one has 14 digits: 4 for the bank and 10 for the account, padded with leading zeros.',
  },
  iban: {
    name: 'IBAN',
    written: ['IBAN'],
    meaning:
      'An international account number. A Danish one is `DK`, two check digits and the BBAN.',
  },
  fik: {
    name: 'FIK payment slip',
    written: ['FIK', 'payment slip'],
    meaning: 'A Danish payment slip. The code line at its foot says who is paid and for what.',
  },
  mitid: {
    name: 'MitID',
    written: ['MitID', 'national digital ID'],
    meaning: "Denmark's national digital ID, used to sign in to banks and public services.",
  },
  mobilepay: {
    name: 'MobilePay',
    written: ['MobilePay', 'mobile payment app'],
    meaning:
      'The mobile payment app most people in Denmark use. Ask which app a payment switches to.',
  },
};
