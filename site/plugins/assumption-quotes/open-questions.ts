import type {AssumptionId} from '@symblepay/openapi/assumptions';

type Topic = {
  readonly topic: string;
  /** Whoever doesn't know the answer can't go live. */
  readonly toGoLive: readonly string[];
  readonly later: readonly string[];
};

/** What the documentation leaves open and nothing assumes. Delete a question when you know more. */
export const openQuestions: readonly Topic[] = [
  {
    topic: 'Webhooks',
    toGoLive: [
      'How do we subscribe, and can test and production have different URLs?',
      'Which events are there, and which fields does each of them hold?',
      'How do you sign notifications, and from which IP addresses do you send them?',
    ],
    later: [],
  },
  {
    topic: 'Identity checks (KYC)',
    toGoLive: [
      'Which KYC level must our users have?',
      'How do we see which level a user has reached?',
      'What does it take for hasCompletedOnboarding to be true?',
    ],
    later: [
      'What happens to a user who fails the passport check?',
      'What happens when two of our users turn out to be the same person?',
    ],
  },
  {
    topic: 'Companies',
    toGoLive: [
      'Which companies are on the allowed list? How is one added, and how long does it take?',
      'What must the company sign, and must anyone sign in?',
      'Which KYC level does a company have, and can we require level 2?',
      'Is userId the id for trades, and can the company sell at once?',
    ],
    later: [
      'How do we learn that a company was taken off the list, and what happens to its open trades?',
      'Who is checked: the company, its owners or the person who registers it?',
      'Can we register a sole trader, or should they connect as a private user?',
      'Must the payout account belong to the company?',
      'Do you send any webhook about a company?',
    ],
  },
  {
    topic: 'Access',
    toGoLive: [
      'Where is the portal, what does registration ask for, who approves it and how long does it take?',
      'How is production access granted, and do you test our integration first?',
      'What does it cost, and which agreement do we sign?',
      'Is there a test environment, with which URL and keys?',
      'Where do we reach support, during which hours, and how fast do you respond?',
    ],
    later: [],
  },
  {
    topic: 'Keys and operation',
    toGoLive: [
      'Which rights can a key have, does it expire, and can two keys be valid side by side?',
      'Which rate limits apply, and what do we get when we exceed one?',
      'Which fields of each request are required, and which status codes and typeCodes can come back?',
    ],
    later: ['How and how long in advance do you tell us about changes to the API?'],
  },
  {
    topic: 'Trades and money',
    toGoLive: [
      'Who receives the fees, and how and when are they settled?',
      'A request to refund the payer got no response: how do we see whether it went through?',
      'We cancel a checkout while the payer approves the payment in the payment app: which of the two wins?',
      'In which language are the texts of status and timeline, and can we choose it?',
      'How is a dispute decided, by whom, and how long does it take?',
      'What happens when a parcel is lost, on the way out and on the way back?',
      'Which accounts can be paid out to, in Danish kroner or another currency, in Denmark or the Faroe Islands?',
    ],
    later: [
      'What do you need from the two users in a dispute, and who pays for sending the item again?',
      'What may we tell users while the insurer decides, and what if no decision comes?',
      'Which status, icon, actions and milestone does a trade have after each step?',
      'Where does a payout wait when the payee has no payout account?',
    ],
  },
  {
    topic: 'App switch',
    toGoLive: [
      'Which values does operatingSystem take?',
      'Which URL opens when the user is done: appSwitchCallbackUri, successUrl or both?',
    ],
    later: [],
  },
  {
    topic: 'Personal data',
    toGoLive: ['Who controls which personal data, and do we need a data processing agreement?'],
    later: ['What is deleted when a user leaves us, when, and how do we ask for it?'],
  },
];

/** About the sandbox or the documentation itself, or asked better by a question above. */
export const notToConfirm: readonly AssumptionId[] = [
  'document-licence',
  'field-names',
  'meaning-of-names',
  'required-fields',
  'status-per-step',
  'trade-steps',
  'webhook-signature',
];
