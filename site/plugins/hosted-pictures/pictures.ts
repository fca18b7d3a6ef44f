/** A hosted page that guides show: the one that a user opens in this step. */
export type Picture = {
  readonly scenario: string;
  readonly step: string;
  /** Of the window, in pixels. What has no room is cut off, as on a screen; a browser test notices. */
  readonly height: number;
};

/** By the names that guides use: `<HostedPage of="checkout" />`. */
export const pictures = {
  'sign-in': {scenario: 'user-connect', step: 'signs-in', height: 549},
  'payout-account': {scenario: 'user-payout-account', step: 'chooses', height: 522},
  checkout: {scenario: 'trade-initiate', step: 'payer-pays', height: 672},
  'first-checkout': {scenario: 'first-trade', step: 'payer-pays', height: 672},
  payment: {scenario: 'trade-invitation', step: 'payer-pays', height: 549},
  'status-invited': {scenario: 'trade-status-page', step: 'payer-pays', height: 972},
  'status-paid': {scenario: 'trade-status-page', step: 'payer-approves', height: 972},
} as const satisfies Readonly<Record<string, Picture>>;
